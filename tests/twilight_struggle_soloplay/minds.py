"""Words for the tests of the AI: positions in which it acts, and what it did there."""

from __future__ import annotations

from typing import Any

from tablero.core.state import Entry
from tablero.games.twilight_struggle.board import CARD_IDS, COUNTRIES, COUNTRY_IDS, SIDE, card_number, country
from tablero.games.twilight_struggle_soloplay.mind.operating import WITHOUT_EVENT, ai_operations
from tablero.games.twilight_struggle_soloplay.position import build
from tablero.games.twilight_struggle_soloplay.state import SoloState

PLAIN = {"turn": 5, "round": 4, "defcon": 3, "step": "ai-round", "primary": "africa", "removed": "korean_war"}


def solo(mind: str, **given: Any) -> SoloState:
    """A state in the AI's round of the Mid War; `map="iran 2/0, egypt 0/1"` is influence, US/USSR."""
    places = dict(pair.split() for pair in given.pop("map", "").split(",") if pair.strip())
    side = "us" if mind == "ussr" else "ussr"
    s = build({**PLAIN, "side": side, **places, **given})
    s.notes = []
    return s


def placed(before: SoloState, after: SoloState) -> dict[str, int]:
    """The AI's influence that was added, by country."""
    base = after.ai * COUNTRIES
    change = {c: after.influence[base + c] - before.influence[base + c] for c in range(COUNTRIES)}
    return {COUNTRY_IDS[c]: count for c, count in change.items() if count}


def told(s: SoloState, kind: str) -> list[Entry]:
    """The notes of a kind."""
    return [entry for entry in s.notes or [] if entry.kind == kind]


def uses_ops(s: SoloState, ops: int, hostile: bool = False) -> str:
    """What the AI does with so many Ops, in words: `place iran 1, egypt 2`, `coup iran`, `realign iran`."""
    card = next(n for n in range(4, len(CARD_IDS)) if SIDE[n] == (s.person if hostile else s.ai))
    before = s.copy()
    ai_operations(s, card, ops, WITHOUT_EVENT)
    for kind in ("coup", "realign"):
        notes = told(s, f"ai-{kind}" if kind == "coup" else "ai-realigns")
        if notes:
            return f"{kind} {COUNTRY_IDS[notes[0].values['place']]}"
    return words(placed(before, s))


def words(places: dict[str, int]) -> str:
    return ", ".join(f"{place} {count}" for place, count in sorted(places.items()))


def number(card: str) -> int:
    return card_number(card)


def place(name: str) -> int:
    return country(name)
