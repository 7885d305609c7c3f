"""How the AI decides (SP-8 to SP-13, SP-17): nothing here asks anybody.

`standing.py` what a region is worth to the AI · `field.py` countries, needs and costs while it plans · `core_plan.py`
and `ladder.py` where it places influence · `coups.py` coups and realignments · `action.py` its action round ·
`operating.py` what it does with Operations · `cards.py` when it uses an event, with `conditions.py` · `trial.py` and
`outcome.py` an event tried out · `answers.py` its choices within events, with `questions.py`, `adding.py`,
`removing.py`, `relocating.py` (De-Stalinization) and `wars.py` · `changes.py` and `trades.py` events with another
effect · `trace.py` its reasons, told.
"""
