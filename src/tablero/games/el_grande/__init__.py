"""El Grande (2023 edition), 2 to 5 players, with all modules and variants.

`state.py` the state · `board.py`, `data/` map and cards · `setup.py` · `steps.py` the sequence of play ·
`rounds.py` rounds, general scoring, the dummy · `turn.py` power cards and a player's turn · `effects/` the special
actions · `scoring.py` ranks and bonuses · `secrets.py` hidden cards · `view.py` who may know what · `invariants.py`
what must always hold · `position.py`, `describe.py` positions read and written · `draw.py` the board as a picture ·
`rules/` the rules in our words · `texts/` everything said.
"""

from .game import ElGrande

GAME = ElGrande()
