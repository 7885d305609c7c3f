"""Tables that run beside a real one: what was drawn and rolled there is said here, and what to do there is told.

Such a table is its owner's alone. The owner's own moves are ordinary answers; whatever else is different on the real
board makes the table begin anew with the position as it is (match_service.py), with what is unknown dealt again.
"""

from __future__ import annotations

import re
from typing import Final

from tablero.core.editing import Sketch
from tablero.core.errors import BadSetup
from tablero.core.match import Match
from tablero.core.written import PositionReader, position_text, unknown_of
from tablero.texts import Texts

from .refusal import Refused
from .rendering import thing_name
from .responses import CardChoice, GuidanceInfo, NextCardInfo

DICE: Final = "fate"  # the line of dice that are known beforehand, in games that have one
MOST_DICE: Final = 12


def with_card(text: str, where: str, card: str) -> str:
    """The text with a card named that comes next."""
    sketch = Sketch(text)
    found = [one for one in unknown_of(sketch.game).next_cards(sketch.state) if one.name == where]
    if not found or card not in sketch.cards_for(found[0]):
        raise Refused("illegal", "this card can't come next")
    sketch.name_card(found[0], card)
    return with_answers(sketch, text)


def with_dice(text: str, dice: str) -> str:
    """The text with the next dice given."""
    sketch = Sketch(text)
    numbers = re.findall(r"[1-6]", dice)
    if DICE not in sketch.groups or len(numbers) > MOST_DICE or re.sub(r"[1-6,;\s]", "", dice):
        raise Refused("illegal", f"dice are at most {MOST_DICE} numbers from 1 to 6")
    sketch.put(DICE, " ".join(numbers) or "none")
    return with_answers(sketch, text)


def with_answers(sketch: Sketch, text: str) -> str:
    """A changed text with the answers that the one before tells, if it is a position."""
    clashes = sketch.contradictions()
    if clashes:
        raise BadSetup(f"this contradicts something: {clashes[0]}")
    told = PositionReader(text).given.get("answers")
    return sketch.text() + (f"answers: {told.text}\n" if told is not None else "")


def guidance(match: Match, seat: int, texts: Texts) -> GuidanceInfo:
    """What the owner of such a table can say: which cards come next, and dice."""
    sketch = Sketch(position_text(match, seat))
    cards: list[NextCardInfo] = []
    for where in unknown_of(match.game).next_cards(sketch.state):
        ids = sketch.cards_for(where)
        now = sketch.card_at(where)
        choices: list[CardChoice] = [{"id": id, "name": thing_name(texts, id) or id, "there": id == now} for id in ids]
        cards.append({"where": where.name, "choices": choices})
    return {"cards": cards, "dice": DICE in sketch.groups}
