"""Words for the tests of SoloPlay: regions by name, what lies where, and rounds that go by."""

from __future__ import annotations

from typing import Any

from tablero.core.table import Table
from tablero.games.twilight_struggle.board import CARD_IDS, COUNTRIES, SIDES, country
from tablero.games.twilight_struggle_soloplay.board import SOLO_REGION_IDS, region_of
from tablero.games.twilight_struggle_soloplay.state import SoloState

BOTH_SIDES = ("us", "ussr")


def names(cards: list[int]) -> list[str]:
    return [CARD_IDS[card - 1] for card in cards]


def stack(s: SoloState, party: str) -> list[str]:
    """A stack from top to bottom."""
    return names(s.hands[s.person if party == "player" else s.ai][::-1])


def influence(s: SoloState, place: str) -> str:
    """US/USSR in a country."""
    c = country(place)
    return f"{s.influence[COUNTRIES + c]}/{s.influence[c]}"


def regions(s: SoloState) -> str:
    """`asia / africa`, and an asterisk in a scoring round."""
    shown = [SOLO_REGION_IDS[region_of(card)] if card else "-" for card in (s.primary, s.secondary)]
    return " / ".join(shown) + (" *" if s.scoring else "")


def side_of(table: Table, party: str) -> str:
    return str(SIDES[table.state.person if party == "player" else table.state.ai])


def values(table: Table) -> dict[str, Any]:
    return table.ask.values
