"""What all games draw with; nothing here knows a game.

`svg.py` builds SVG text and fits words into boxes · `boxes.py` says what would stand on what · `scene.py` has the
things in a picture that can be pointed at, clicked and marked · `memory.py` what was drawn before · `board.py` what a
page asks a game for · `themes.py` colours and style sheets · `plain.py` tables of words for the terminal · `default.py`
a game that draws nothing itself.
"""
