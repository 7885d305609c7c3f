"""Andean Abyss (COIN series, volume I) for 1 to 4 players, with the rulebook's own Non-player factions.

`state.py` the state · `board.py`, `data/` map, pieces, cards · `pieces.py` the verbs on pieces, levels and money ·
`shipments.py` · `setup.py`, `deployment.py` · `agenda.py`, `steps.py` what comes next · `sequence.py` event cards and
Eligibility · `operations/`, `activities/` · `events/` all 72 cards · `propaganda.py`, `redeployment.py`, `victory.py` ·
`negotiation.py` · `nonplayer/` FARC, AUC and Cartels without a player · `secrets.py`, `view.py` who may know what ·
`invariants.py`, `evaluation.py` · `position.py` positions written down · `draw.py`, `plain.py` the table to look at ·
`rules/` the rules in our words · `texts/` everything said.
"""

from .game import AndeanAbyss

GAME = AndeanAbyss()
