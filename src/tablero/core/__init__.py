"""The engine: asks, scripts, matches, dice, journal, and the interface a game fills in. It knows no game.

`ask.py` the questions · `match.py` the running game · `game.py` what a game provides · `state.py` state, journal
entries · `dice.py` chance and commitment · `record.py` saving, loading, replay, verification (with `saving.py`,
`header.py`, `sealed.py`) · `transcript.py` a game as text · `registry.py` which games exist · `table.py` a match played
by names, for tests and tools · `rulebook.py` the rules text by id.
"""
