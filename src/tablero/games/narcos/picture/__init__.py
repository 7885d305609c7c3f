"""The parts of the picture that `draw.py` puts together.

`land.py` coast, regions, roads, where each location lies · `pieces.py` hunters, sicarios, tokens, cubes · `colombia.py`
the map with everything on it · `tracks.py` season, fame, income, objectives, the notebook's sum · `dashboard.py` the
sicarios' cells and Patrón's cards · `hunting.py` the action dashboard and the factions · `style.py` colours and
themes · `scene.py` what all of them are told.
"""
