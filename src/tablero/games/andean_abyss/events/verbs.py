"""The verbs that events share: choosing spaces, pieces and factions, placing, removing, replacing, shifting (AA-5.1).

The choices are those of the faction that the text names; what a Non-player answers is in nonplayer/answers.py. Every
question is of kind `event-…` and cites the card, `AA-card-N`; `stage` tells which part of the card it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from tablero.core.ask import Ask, Question, Script

from ..asking import how_many
from ..board import (
    ACTIVE,
    ADJACENT,
    BASE,
    DONE,
    ECON,
    FACTION,
    FIRST_LOC,
    GOVT,
    INSURGENTS,
    KIND,
    LOCS,
    NUMBER,
    POP,
    RECYCLE,
    UNDERGROUND,
    supply,
)
from ..operations.recycling import may_recycle, recyclable, recycle
from ..operations.removal import remove_piece
from ..pieces import (
    can_place,
    can_shift,
    count,
    piece_kinds,
    put,
    reveal_guerrillas,
    room_for,
    room_left,
    set_level,
    shift,
)
from ..shipments import ORDINARY, remove_shipment, settle, shipments_in
from ..state import AndeanState

ChoiceScript = Generator[Question, int, int]
Spaces = Callable[[], list[int]]


def card_rule(card: int) -> str:
    return f"AA-card-{card}"


# -- choosing ----------------------------------------------------------------------------------------------------


def pick_space(
    s: AndeanState, who: int, card: int, spaces: Spaces, stage: int = 1, optional: bool = False, **about: int
) -> ChoiceScript:
    """One of the spaces, or DONE if there is none (or `optional` and enough); `about` is for Non-players."""
    if not spaces():
        return DONE
    stop = [DONE] if optional else []
    ask = Ask(s.seat(who), "event-space", lambda: [*spaces(), *stop], card_rule(card), who=who, stage=stage)
    if ask.seat < 0:
        ask.values.update(about)  # a person reads it off the card
    return (yield ask)


def pick_piece(
    s: AndeanState, who: int, card: int, space: int, kinds: Spaces, stage: int = 1, optional: bool = False
) -> ChoiceScript:
    """A kind of piece in a space, or DONE. A Non-player takes the first: list enemies by 8.1.2 (`enemy_order`)."""
    if not kinds():
        return DONE
    stop = [DONE] if optional else []
    chosen = yield Ask(
        s.seat(who),
        "event-piece",
        lambda: [*[KIND + kind for kind in kinds()], *stop],
        card_rule(card),
        who=who,
        place=space,
        stage=stage,
    )
    return chosen if chosen == DONE else chosen - KIND


def pick_faction(s: AndeanState, who: int, card: int, factions: list[int], stage: int = 1) -> ChoiceScript:
    """A faction."""
    chosen = yield Ask(
        s.seat(who), "event-faction", lambda: [FACTION + f for f in factions], card_rule(card), who=who, stage=stage
    )
    return chosen - FACTION


def pick_number(
    s: AndeanState, who: int, card: int, low: int, high: int, stage: int = 1, place: int = 0
) -> ChoiceScript:
    """How many."""
    chosen = yield how_many(s.seat(who), "event-number", low, high, card_rule(card), who=who, stage=stage, place=place)
    return chosen - NUMBER


def pick_verb(s: AndeanState, who: int, card: int, verbs: list[int], stage: int = 1) -> ChoiceScript:
    """One of several actions; a Non-player takes the first."""
    return (yield Ask(s.seat(who), "event-choice", lambda: verbs, card_rule(card), who=who, stage=stage))


# -- pieces ------------------------------------------------------------------------------------------------------


def place_piece(s: AndeanState, kind: int, space: int, card: int, n: int = 1) -> int:
    """From Available, within stacking, as far as possible; how many came (AA-5.1.1)."""
    placed = 0
    while placed < n and can_place(s, kind, space):
        put(s, kind, space)
        placed += 1
    if placed:
        s.note("placed", card_rule(card), piece=KIND + kind, place=space, n=placed)
    return placed


def remove_pieces(s: AndeanState, kind: int, space: int, card: int, n: int = 1) -> int:
    """As many as there are; how many went. Shipments are settled by `settle_event`."""
    gone = min(n, count(s, kind, space))
    for _ in range(gone):
        remove_piece(s, kind, space, card_rule(card))
    return gone


def settle_event(s: AndeanState, by: int) -> Script:
    """New holders for Shipments whose Guerrillas the event removed (AA-4.5.3)."""
    yield from settle(s, ORDINARY, by)


def replace_piece(s: AndeanState, kind: int, by: int, space: int, card: int) -> None:
    """Remove one, place the other if it is available and fits (AA-1.4.1)."""
    remove_piece(s, kind, space, card_rule(card))
    place_piece(s, by, space, card)


def enemy_order(s: AndeanState, space: int, factions: tuple[int, ...]) -> list[int]:
    """Kinds of pieces there in the order Non-players remove them: Base, Police, Troops, Underground, Active (8.1.2)."""
    kinds: list[int] = []
    for f in factions:
        order = (BASE, 1, 0) if f == GOVT else (3 * f + BASE, 3 * f, 3 * f + 1)
        kinds += [kind for kind in order if count(s, kind, space)]
    return kinds


# -- levels ------------------------------------------------------------------------------------------------------


def shift_spaces(
    s: AndeanState, who: int, card: int, n: int, spaces: Spaces, direction: int, steps: int = 1, stage: int = 1
) -> Script:
    """Shift `n` different spaces some levels toward Active Support (+1) or Active Opposition (-1)."""
    done: list[int] = []

    def open_spaces() -> list[int]:
        return [space for space in spaces() if space not in done and can_shift(s, space, direction)]

    for _ in range(n):
        space = yield from pick_space(s, who, card, open_spaces, stage, shift=steps * direction)
        if space == DONE:
            return
        done.append(space)
        shift(s, space, direction, card_rule(card), steps)


def set_spaces(s: AndeanState, who: int, card: int, n: int, spaces: Spaces, level: int, stage: int = 1) -> Script:
    """Set `n` different spaces to a level."""
    done: list[int] = []

    def open_spaces() -> list[int]:
        return [space for space in spaces() if space not in done and POP[space] and s.level[space] != level]

    for _ in range(n):
        space = yield from pick_space(s, who, card, open_spaces, stage, level=level)
        if space == DONE:
            return
        done.append(space)
        set_level(s, space, level)
        s.note("shifted", card_rule(card), place=space, level=level)


# -- lasting events ----------------------------------------------------------------------------------------------


def make_lasting(s: AndeanState, card: int, value: int) -> None:
    """A capability or momentum is in force from now on (AA-5.3, AA-5.4): 1 unshaded, 2 shaded, card 42: 2 + faction."""
    from tablero.core.state import replaced

    s.lasting = replaced(s.lasting, card, value)
    s.note("lasting", card_rule(card), card=card, n=value)


def bar(s: AndeanState, faction: int, card: int) -> None:
    """Ineligible through the next card (AA-2.3.7)."""
    s.bar_next |= 1 << faction
    s.note("barred", card_rule(card), who=faction)


# -- whole spaces and mixed pieces -------------------------------------------------------------------------------


def fullest(spaces: list[int], room: Callable[[int], int]) -> list[int]:
    """Where most of the text can be done: such a space must be chosen (AA-5.1.3)."""
    most = max([room(space) for space in spaces], default=0)
    return [space for space in spaces if room(space) == most] if most else []


def remove_all(s: AndeanState, factions: tuple[int, ...], space: int, card: int) -> Script:
    """All pieces of these factions leave a space."""
    for kind in piece_kinds(s, space, factions):
        remove_pieces(s, kind, space, card, count(s, kind, space))
    yield from settle_event(s, -1)


def remove_some(s: AndeanState, who: int, card: int, n: int, spaces: Spaces, factions: tuple[int, ...]) -> Script:
    """Up to `n` pieces of these factions leave one space; Bases are not protected."""

    def open_spaces() -> list[int]:
        return [space for space in spaces() if piece_kinds(s, space, factions)]

    space = yield from pick_space(s, who, card, open_spaces, 1, True)
    if space == DONE:
        return
    for _ in range(n):
        kind = yield from pick_piece(s, who, card, space, lambda: enemy_order(s, space, factions), 1, True)
        if kind == DONE:
            break
        remove_pieces(s, kind, space, card)
    yield from settle_event(s, who)


def place_some(
    s: AndeanState, me: int, card: int, n: int, space: int, kinds: tuple[int, ...], stage: int = 1
) -> Script:
    """The executing faction places `n` pieces of these kinds in a space, as many as possible; Bases stand first."""
    for _ in range(n):
        yield from offer_recycling(s, me, card, [kind for kind in kinds if room_for(s, kind, space)])
        kind = yield from pick_piece(
            s, me, card, space, lambda: [kind for kind in kinds if can_place(s, kind, space)], stage
        )
        if kind == DONE:
            return
        place_piece(s, kind, space, card)


def offer_recycling(s: AndeanState, me: int, card: int, kinds: list[int], n: int = 1) -> Script:
    """The executing player may take own pieces off the map while fewer than `n` are left to place (AA-1.4.1)."""
    while may_recycle(s, me) and any(kind in recyclable(s, me, n, n) for kind in with_active(kinds)):
        choice = yield Ask(s.seat(me), "event-recycle", lambda: [RECYCLE, DONE], card_rule(card), who=me)
        if choice == DONE:
            return
        yield from recycle(s, me, n, n)


def with_active(kinds: list[int]) -> list[int]:
    """Guerrillas come from the map in either state."""
    return [*kinds, *[kind + 1 for kind in kinds if kind > BASE and kind % 3 == UNDERGROUND]]


def stay_eligible(s: AndeanState, faction: int, card: int) -> None:
    """Eligible on the next card although it executed (AA-2.3.7)."""
    s.stay_eligible |= 1 << faction
    s.note("stays-eligible", card_rule(card), who=faction)


# -- several spaces, Terror, Shipments ---------------------------------------------------------------------------


def factions_but(faction: int) -> tuple[int, ...]:
    return tuple(f for f in range(4) if f != faction)


def beside_rich_pipelines() -> list[int]:
    """Cities and Departments next to a 3-Econ LoC (cards 5 and 48)."""
    rich = [loc for loc in LOCS if ECON[loc] == 3]
    return sorted({space for loc in rich for space in ADJACENT[0][loc] if space < FIRST_LOC})


def name_insurgent(s: AndeanState, me: int, card: int, able: list[int], stage: int = 1) -> ChoiceScript:
    """The executing faction names one of those that can do what the text says; DONE if there is none."""
    if not able:
        return DONE
    return (yield from pick_faction(s, me, card, able, stage))


def use_guerrilla(s: AndeanState, who: int, card: int, space: int, stage: int = 1) -> Script:
    """One Guerrilla acts, Active or Underground; it ends Active."""
    kinds = [kind for kind in (3 * who + ACTIVE, 3 * who) if count(s, kind, space)]
    kind = yield from pick_piece(s, who, card, space, lambda: kinds, stage)
    if kind == 3 * who:
        reveal_guerrillas(s, who, space, 1, card_rule(card))


def fits(s: AndeanState, space: int, kinds: tuple[int, ...]) -> int:
    """How many of these different kinds of one faction can be placed together in a space."""
    n = sum([can_place(s, kind, space) for kind in kinds])
    return min(n, room_left(s, kinds[0] // 3, space))


def place_in_each(s: AndeanState, who: int, card: int, kind: int, n: int, spaces: Spaces, stage: int = 1) -> Script:
    """One piece in each of `n` different spaces; nobody is asked when there are pieces for all of them."""
    done: list[int] = []

    def open_spaces() -> list[int]:
        return [space for space in spaces() if space not in done and room_for(s, kind, space)]

    for left in range(n, 0, -1):
        if open_spaces():
            yield from offer_recycling(s, s.actor, card, [kind])
        if not s.available[supply(kind)]:
            return
        if len(open_spaces()) <= min(left, s.available[supply(kind)]):
            for space in open_spaces():
                place_piece(s, kind, space, card)
            return
        space = yield from pick_space(s, who, card, open_spaces, stage)
        done.append(space)
        place_piece(s, kind, space, card)


def remove_anywhere(
    s: AndeanState,
    who: int,
    card: int,
    n: int,
    spaces: Spaces,
    kinds: Callable[[int], list[int]],
    stage: int = 1,
    optional: bool = False,
) -> Script:
    """`n` pieces of the kinds that `kinds` finds in each space; nobody is asked when there are no more of them."""

    def open_spaces() -> list[int]:
        return [space for space in spaces() if kinds(space)]

    total = sum([count(s, kind, space) for space in open_spaces() for kind in kinds(space)])
    if total <= n and not optional:
        for space in open_spaces():
            for kind in kinds(space):
                remove_pieces(s, kind, space, card, n)
    for _ in range(n):
        space = yield from pick_space(s, who, card, open_spaces, stage, optional)
        if space == DONE:
            break
        kind = yield from pick_piece(s, who, card, space, lambda: kinds(space), stage)
        remove_pieces(s, kind, space, card)
    yield from settle_event(s, who)


def remove_shipments(
    s: AndeanState, who: int, card: int, n: int, spaces: list[int], stage: int = 1, optional: bool = False
) -> Script:
    """`n` Shipments, whoever holds them, leave the map."""
    for _ in range(n):
        space = yield from pick_space(
            s, who, card, lambda: [space for space in spaces if space in s.holder_space], stage, optional
        )
        if space == DONE:
            return
        owners = [f for f in INSURGENTS if shipments_in(s, f, space)]
        owner = yield from pick_faction(s, who, card, owners, stage)
        remove_shipment(s, shipments_in(s, owner, space)[0], card_rule(card))


def place_one(s: AndeanState, me: int, card: int, kind: int, spaces: tuple[int, ...], stage: int = 1) -> Script:
    """The executing faction places a piece in one of the spaces, within stacking."""
    yield from offer_recycling(s, me, card, [kind])
    space = yield from pick_space(s, me, card, lambda: [x for x in spaces if can_place(s, kind, x)], stage)
    if space != DONE:
        place_piece(s, kind, space, card)
