"""The special actions, by kind: moving.py (caballeros between regions), supplies.py (court and province), scores.py
(special scorings), king.py (the King and the grandes), privileges.py (power cards, tiles, Veto, either-or cards).

`book.py` lists them by the name that the card data uses.
"""

from ..board import CARD_TYPES, MODIFIERS
from . import king, moving, privileges, scores, supplies
from .book import check_known

king.enter()
moving.enter()
privileges.enter()
scores.enter()
supplies.enter()

for _card in CARD_TYPES:
    check_known(_card.effect.op)
for _modifier in MODIFIERS:
    if _modifier.ability is not None:
        check_known(_modifier.ability.op)
