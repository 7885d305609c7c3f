"""Small words for the tests of Narcos: positions in the middle of a turn, and what they look like afterwards."""

from __future__ import annotations

from typing import Any

from tablero.core.table import Table
from tablero.games.narcos.board import CAPTURED, PLACE_IDS, PLACES, listed
from tablero.games.narcos.cards import CARD_IDS, HUNTER_IDS, OBJECTIVE_IDS, SICARIO_IDS
from tablero.games.narcos.position import position

EVERYWHERE = list(PLACE_IDS)


def words(text: str) -> list[str]:
    return text.split()


def ids(mask: int) -> list[str]:
    """The places of a mask by id."""
    return [PLACE_IDS[place] for place in listed(mask)]


def spots(table: Table) -> list[str]:
    """The places among the options."""
    return [option for option in table.options if option in PLACE_IDS]


def hunting(**given: Any) -> Table:
    """A position in the turn of a faction, without abilities that others could use in between."""
    return position(**{"faction_cards": "", "pepes": 0, "patron": "o18", **given})


def acting(**given: Any) -> Table:
    """... at the moment when the active hunter chooses his action."""
    return hunting(step="hunter-acts", **given)


def deploying(**given: Any) -> Table:
    """Patrón is about to deploy; he is in Líbano unless said otherwise."""
    return position(**{"step": "deploying", "patron": "a11", **given})


def played(card: str, figure: str, place: str, **given: Any) -> Table:
    """Patrón has played a card that brought `figure` to `place`; its effect comes next."""
    sicarios = ", ".join(part for part in (f"{figure} {place}", given.pop("sicarios", "")) if part)
    return position(
        **{"step": "card", "patron": place, "card": card, "figure": figure, "sicarios": sicarios, "actions": 2, **given}
    )


def season_end(**given: Any) -> Table:
    """The eight turns are over."""
    return position(**{"step": "season-end", "patron": "a11", **given})


# -- what there is -------------------------------------------------------------------------------------------------


def slot(table: Table, name: str) -> int:
    found: int = table.state.names.index(SICARIO_IDS.index(name))
    return found


def where(table: Table, name: str) -> str:
    """The place of a hunter or a sicario; or captured, or dashboard."""
    s = table.state
    place: int = s.hunter_at[HUNTER_IDS.index(name)] if name in HUNTER_IDS else s.sicario_at[slot(table, name)]
    if 0 <= place < PLACES:
        return PLACE_IDS[place]
    return "captured" if place == CAPTURED else "dashboard"


def carries(table: Table, name: str) -> bool:
    return bool(table.state.carrying >> slot(table, name) & 1)


def is_open(table: Table, name: str) -> bool:
    """Whether the defence token of a sicario lies face up."""
    return bool(table.state.opened >> slot(table, name) & 1)


def is_down(table: Table, name: str) -> bool:
    return bool(table.state.down >> HUNTER_IDS.index(name) & 1)


def is_blocked(table: Table, name: str) -> bool:
    return bool(table.state.blocked >> HUNTER_IDS.index(name) & 1)


def influence(table: Table) -> list[str]:
    return ids(table.state.influence)


def roadblocks(table: Table) -> list[str]:
    return ids(table.state.roadblocks)


def labs(table: Table) -> list[str]:
    return ids(table.state.labs)


def cubes(table: Table) -> list[str]:
    """The labs with a cube."""
    return ids(table.state.lab_cubes)


def possible(table: Table) -> list[str]:
    """Where Patrón can be, for all that the table knows."""
    return ids(table.state.possible)


def hand(table: Table) -> list[str]:
    return [CARD_IDS[card] for card in table.state.hand]


def discards(table: Table) -> list[str]:
    return [CARD_IDS[card] for card in table.state.discards]


def face_down(table: Table) -> list[list[str]]:
    """The objectives in the three slots."""
    return [[OBJECTIVE_IDS[card] for card in cards] for cards in table.state.objective_slots]


def in_force(table: Table) -> list[str]:
    return [OBJECTIVE_IDS[card] for card in table.state.in_force]
