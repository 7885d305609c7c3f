"""Narcos: one hidden Patrón against four allied factions, 2 to 5 players.

`state.py` the state · `board.py`, `cards.py`, `data/` map, cards, the table of actions · `setup.py` · `steps.py` the
sequence of play · `objectives.py` · `patron.py`, `deployment.py` Patrón's turn · `effects.py`, `tokens.py` what cards
do · `movement.py` how figures move · `factions.py`, `actions.py`, `abilities.py` a faction's turn · `ending.py` the end
of a season · `clues.py` what everybody has learnt about Patrón's place · `notebook.py` that as a panel · `secrets.py`
dealing anew what is hidden · `view.py` who may know what · `invariants.py` what must always hold · `evaluation.py` who
stands better · `position.py` positions read · `plain.py` the table as text · `draw.py`, `picture/` the board as a
picture · `rules/` the rules in our words · `texts/` everything said.
"""

from .game import Narcos

GAME = Narcos()
