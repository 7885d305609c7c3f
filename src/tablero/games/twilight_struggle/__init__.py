"""Twilight Struggle (Deluxe edition) for two players, with all 110 cards.

`state.py` the state · `board.py`, `data/` map and cards · `influence.py`, `tracks.py`, `piles.py` the verbs on
influence, tracks and cards · `chance.py` dice and shuffles · `operations.py` what Operations do · `scoring.py` ·
`setup.py` · `agenda.py`, `steps.py` what comes next · `turns.py` turns and headlines · `plays.py` action rounds ·
`events/` all cards · `records/` games of people, read and replayed · `secrets.py`, `view.py` who may know what ·
`invariants.py` · `perils.py` ways to lose at once, for `advice.py`, `war_warnings.py` (the page) and `danger.py`
(bots) · `evaluation.py`, `features.py`, `weights.py` how bots judge · `first_judgement.py` how they did at first ·
`shortlist.py` where they look first · `position.py` positions written down · `draw.py`, `plain.py` the table to look
at · `rules/` the rules in our words · `texts/` everything said.
"""

from .game import TwilightStruggle

GAME = TwilightStruggle()
