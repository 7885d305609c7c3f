"""The parts of the picture that `draw.py` puts together.

`land.py` coasts, regions and where the countries lie · `world.py` the map with countries and connections · `regions.py`
what each region would score · `tracks.py` victory points, turns, DEFCON, military operations, the Space Race ·
`cards.py` the hand, the China Card, cards in play, piles · `lasting.py` effects in force · `signs.py` emblems and marks
· `style.py` colours and themes · `scene.py` what all of them are told.
"""
