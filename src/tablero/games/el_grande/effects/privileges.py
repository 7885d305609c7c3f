"""Reinforcement (a power card back), Legislation (scoring tiles), Veto, and cards that offer one of two effects."""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.state import only, replaced

from .. import why
from ..board import (
    ALL_POWERS,
    BOARDS,
    EFFECTS,
    FIRST_CHOICE,
    LAST_ROUND,
    MODIFIER,
    MODIFIERS,
    NOWHERE,
    POWER,
    POWER_VALUES,
    SECOND_CHOICE,
    TILE_8,
    VETOES,
    Effect,
)
from ..secrets import modifier_taken_back, power_taken_back
from ..state import ElGrandeState
from .book import always, effect, is_possible, perform


def used_cards(s: ElGrandeState, me: int) -> list[int]:
    """The power and modifier cards that `me` has played at some time and not taken back."""
    powers = [POWER + value for value in POWER_VALUES if (ALL_POWERS & ~s.hand[me]) >> value & 1]
    gone = s.shown[me] & ~s.modifiers[me]
    return powers + [MODIFIER + m for m in range(len(MODIFIERS)) if gone >> m & 1]


def power_back(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Reinforcement: one used card returns to the hand; which one stays secret (EG-R26, EG-R37, EG-23.5)."""
    card = yield Ask(me, "power-back", lambda: used_cards(s, me), e.rule, why=lambda card: why.not_used(s, me, card))
    if card >= MODIFIER:
        s.modifiers = replaced(s.modifiers, me, s.modifiers[me] | 1 << (card - MODIFIER))
        modifier_taken_back(s, me)
        s.note("modifier-back", e.rule, who=me)
    else:
        s.hand = replaced(s.hand, me, s.hand[me] | 1 << (card - POWER))
        power_taken_back(s, me)
        s.note("power-back", e.rule, who=me)
    s.note("card-back", e.rule, to=only(me), card=card)


def loose_tiles(s: ElGrandeState) -> list[int]:
    """The tiles beside the board or on a board that is not the King's (EG-16.4)."""
    return [tile for tile in range(len(s.tiles)) if s.tiles[tile] == NOWHERE or s.tiles[tile] != s.king]


def free_boards(s: ElGrandeState) -> list[int]:
    """Scoring boards without a tile, other than the King's (EG-16.1, EG-16.4)."""
    return [board for board in range(BOARDS) if board != s.king and s.tile_on(board) < 0]


def tile(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Legislation: put a tile on the board, or move one that lies there (EG-16)."""
    chosen = yield Ask(
        me, "tile", lambda: [TILE_8 + t for t in loose_tiles(s)], e.rule, why=lambda tile: why.not_loose(s, tile)
    )
    board = yield Ask(
        me,
        "tile-to",
        lambda: free_boards(s),
        "EG-16.3",
        why=lambda place: why.no_room_for_tile(s, place),
        tile=chosen,
    )
    s.tiles = replaced(s.tiles, chosen - TILE_8, board)
    s.note("tile-moved", e.rule, who=me, tile=chosen, place=board)


def veto(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Veto: the card stays in front of its taker, for this round and the next (EG-22.2)."""
    which = VETOES.index(s.card)
    s.veto_holder = replaced(s.veto_holder, which, me)
    s.veto_rounds = replaced(s.veto_rounds, which, e.rounds)
    s.note("veto-kept", e.rule, who=me, n=1 if s.space == LAST_ROUND else e.rounds)
    yield from ()


def choose(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Double Game: one of two effects."""
    choice = yield Ask(me, "choose-effect", lambda: possible_choices(s, me, e), e.rule)
    yield from perform(s, me, EFFECTS[e.between[choice - FIRST_CHOICE]])


def possible_choices(s: ElGrandeState, me: int, e: Effect) -> list[int]:
    return [c for c in (FIRST_CHOICE, SECOND_CHOICE) if is_possible(s, me, EFFECTS[e.between[c - FIRST_CHOICE]])]


def can_choose(s: ElGrandeState, me: int, e: Effect) -> bool:
    return bool(possible_choices(s, me, e))


def enter() -> None:
    effect("power_back", power_back, always)
    effect("tile", tile, always)
    effect("veto", veto, always)
    effect("choose", choose, can_choose)
