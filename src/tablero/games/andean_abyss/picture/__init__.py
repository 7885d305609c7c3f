"""The parts of the picture that `draw.py` puts together.

`land.py` departments, roads and pipelines as lines · `ground.py` how much of a box lies where · `rooms.py` where names
and pieces go · `pieces.py` guerrillas, bases, cubes, markers · `colombia.py` the map with everything on it · `cards.py`
current and next card, the sequence of play, buttons · `factions.py` the factions' rows, tracks, what lasts · `style.py`
colours and themes · `scene.py` what all of them are told.
"""
