"""Short ways to set a table of Twilight Struggle, and to read it."""

from __future__ import annotations

from typing import Any

from tablero.core.table import Table
from tablero.games.twilight_struggle.board import CARD_IDS, CARD_LIST, card_number, country
from tablero.games.twilight_struggle.influence import influence_of
from tablero.games.twilight_struggle.position import position

HELD = {"ussr": "socialist_governments", "us": "east_european_unrest"}  # so that the game waits for the next round
ELSEWHERE = {"dominican_republic": "1/1"}  # a second target, so that the engine asks where


def happens(card: str, by: str, *answers: str, **given: Any) -> Table:
    """The event of a card that `by` has played, with the answers it asks for; played in a round of `by`."""
    hands = {side: held for side, held in HELD.items() if card != held and held not in str(given)}
    table = position(play=f"{card} {by}", **{"phasing": by, "turn": turn_of(card), **hands, **given})
    return table.play(*answers)


def turn_of(card: str) -> int:
    """A turn in which the card can be in the game."""
    return (1, 4, 8)[CARD_LIST[card_number(card) - 1].war]


def round_of(side: str, *answers: str, **given: Any) -> Table:
    """An action round of `side`."""
    return position(**{"phasing": side, **given}).play(*answers)


def at(table: Table, *places: str) -> str:
    """Influence as US/USSR, of one country or several."""
    return ", ".join(
        f"{influence_of(table.state, 1, country(place))}/{influence_of(table.state, 0, country(place))}"
        for place in places
    )


def tracks(table: Table) -> tuple[int, int, list[int]]:
    """VP, DEFCON, and military operations as [US, USSR]."""
    return table.state.vp, table.state.defcon, table.state.milops[::-1]


def where(table: Table, card: str) -> str:
    """The pile a card is in."""
    number = card_number(card)
    s = table.state
    piles = {"ussr": s.hands[0], "us": s.hands[1], "deck": s.deck, "discards": s.discards, "removed": s.removed}
    found = [name for name, pile in piles.items() if number in pile]
    return found[0] if found else "elsewhere"


def winner(table: Table) -> str | None:
    """Who has won; None if the game goes on or is a draw."""
    return ("ussr", "us")[table.state.winner] if table.state.over and table.state.winner >= 0 else None


def in_effect(table: Table) -> list[str]:
    return [card for n, card in enumerate(CARD_IDS, 1) if table.state.lasting >> n & 1]
