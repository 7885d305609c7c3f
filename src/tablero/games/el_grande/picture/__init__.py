"""The parts of the picture that `draw.py` puts together.

`land.py` coasts and borders · `rooms.py` where in a region its name and pieces go · `pieces.py` caballeros, grandes,
King, castillo, scoring boards · `spain.py` the map with everything on it · `cards.py` action cards, the reader's hand,
buttons · `icons.py` the signs on them · `players.py` the players' rows, rounds and scores · `style.py` colours and
themes · `scene.py` what all of them are told.
"""
