"""Twilight Struggle SoloPlay: one person against an AI that follows the variant's own rules (SP-0 to SP-19).

It stands on the two-player game (games/twilight_struggle): map, influence, tracks, Operations, scoring and events are
that game's own. `state.py` what the state has besides · `board.py`, `data/` regions, card appendix, priority lists ·
`setup.py` · `regions.py` Primary and Secondary Region (SP-3) · `draft.py` (SP-4) · `stacks.py` verbs on the stacks ·
`zones.py`, `placing.py` what influence costs where (SP-5) · `headlines.py` (SP-6) · `rounds.py`, `uses.py` the person's
round (SP-7) · `mind/` the AI (SP-8 to SP-12, SP-17) · `scoring.py` (SP-14, SP-16) · `turns.py` (SP-2, SP-15) ·
`agenda.py`, `steps.py` what comes next · `seating.py` who is asked · `book.py` events that work differently ·
`secrets.py`, `view.py` who may know what · `advice.py` for the page · `invariants.py` · `hints.py` (bots) ·
`evaluation.py`, `weights.py` how bots judge · `first_judgement.py` how they did at first · `position.py` positions
written down · `draw.py`, `plain.py`, `catalogue.py` · `rules/` in our words · `texts/` everything said.
"""

from .game import SoloPlay

GAME = SoloPlay()
