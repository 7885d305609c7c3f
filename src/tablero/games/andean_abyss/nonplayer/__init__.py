"""FARC, AUC and Cartels without a player (AA-8).

`seating.py` every step passes it: what is a Non-player's there is done or answered (`answers.py`) at once ·
`turn.py` what a Non-player does on an event card, step by step · `cartels.py`, `auc.py`, `farc.py` the charts, with
`charts.py`, `cartels_activities.py`, `farc_march.py` and `attack.py` (AUC and FARC) · `support.py` Agitation and Elite
Backing · `procedures.py`, `rallying.py`, `marching.py`, `targets.py` what all share (AA-8.1.2) · `chance.py` random
spaces · `events.py` which Events have an effect, `instructions.py`, `cards.py` and `riverines.py`
what single cards say · `victory.py`
the solo levels.
"""
