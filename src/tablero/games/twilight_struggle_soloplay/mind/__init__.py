"""How the AI decides (SP-8 to SP-13, SP-17): nothing here asks anybody.

`standing.py` what a region is worth to the AI · `field.py` countries, needs and costs while it plans · `placement.py`
where it places influence · `coups.py` coups and realignments · `action.py` its action round · `cards.py` when it uses
an event · `outcome.py` an event tried out · `adding.py`, `answers.py` its choices within events · `changes.py` events
with another effect · `trace.py` its reasons, told.
"""
