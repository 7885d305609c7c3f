"""Positions written down, for tests, pictures and tools.

A position is a list of `key: value` lines (or keyword arguments of `position`); what is not mentioned is at rest:

    players: 3                              # 2 unless said otherwise; the factions are led in printed order
    notebook: exact                         # off, markers, exact
    limit: 8                                # seasons until the game is stopped; never unless said
    season: 2
    step: hunter-acts                       # a step of the game; paid-move, or what the other keys make likely
    patron: a11                             # where he is; and `seen_at` where his token lies
    money: 10
    fame: 9
    income: 2                               # the space of the marker
    arrests: 1
    possible: a10 a11 a12                   # what the table knows; everywhere unless said otherwise
    influence: a9 a6
    roadblocks: a16
    labs: a12, a8 empty                     # with a cube unless empty
    parties: k2 k9
    parties_held: 1
    hunters: murphy k4, pena a7 blocked, castano a9 down, carrillo a13 acted
                                            # hunters who are not named are off the map and do not act
    slots: gustavo blackie limon poison velasco     # who stands in the five normal slots, in order
    sicarios: gustavo o9, limon k6 cube, blackie captured                       # others are on the dashboard
    defence: gustavo 3, blackie 1 open, limon bomb  # the tokens left over go into the other cells, lowest first
    special: bomb                           # special tokens in force
    cells_end: gustavo s18                  # season-end cells
    hand: s01 s17                           # the first five cards of the deck unless said otherwise
    deck: s02 s03                           # the first one on top; then the rest in order
    discards: s04
    ultimatums: p1 p2                       # still in their deck; all unless said otherwise
    slot_1: j01                             # objectives face down; also slot_2, slot_3
    in_force: j04 j06
    completed: j08
    counter: j06 2
    card: s17                               # the running deployment: the card, the figure (on the map if it is there)
    figure: gustavo
    actions: 2                              # ordinary actions left
    faction: dea                            # whose turn it is
    done: cali, pepes                       # factions that have had their turn
    hunter: pena                            # the active one
    available: 1 1 2                        # action cards that lie open; 1 2 3 unless said otherwise
    next_actions: 3 3                       # the action cards that are turned up next
    cells: attack 2, region 1 1             # numbers in action cells
    faction_cards: f3 f5                    # not used up; all unless said otherwise
    pepes: 2                                # dollars of Los Pepes
    cali: 1                                 # cubes of Cali
"""

from __future__ import annotations

from typing import Any, Final

from tablero.core.dice import Dice, dice_key
from tablero.core.errors import BadSetup
from tablero.core.notation import Given, index, key_lines, number, parts, words
from tablero.core.state import replaced
from tablero.core.table import Table, table_from

from .board import CAPTURED, NOWHERE, PLACE_IDS, mask_of
from .cards import (
    ACTION_IDS,
    ACTION_NUMBERS,
    CARD_IDS,
    CARDS,
    CELL_NUMBER,
    CELLS_OF,
    FACTION_CARD_IDS,
    FACTION_CARDS,
    FACTION_IDS,
    FACTIONS,
    FACTIONS_LED,
    HAND,
    HOSTAGE,
    HUNTER_IDS,
    HUNTERS,
    NORMAL_SICARIOS,
    NORMAL_SLOTS,
    NORMAL_TOKENS,
    OBJECTIVE_IDS,
    OBJECTIVE_SLOTS,
    OBJECTIVES,
    SICARIO_IDS,
    SILHOUETTE,
    SILVER_IDS,
    SLOTS,
    SPECIAL_SICARIO,
    SPECIAL_TOKENS,
    faction_of,
)
from .state import (
    CHOOSING_FACTION,
    CHOOSING_HUNTER,
    DEFENDING,
    HUNTER_MOVES,
    MARKING,
    NOTEBOOKS,
    PAID_MOVE,
    RELOCATING,
    SEASON_END,
    STEP_NAMES,
    NarcosState,
)

__all__ = ["KEYS", "build", "parse", "position"]

KEYS: Final = (
    *(
        "players",
        "notebook",
        "limit",
        "season",
        "step",
        "patron",
        "seen_at",
        "money",
        "fame",
        "income",
        "arrests",
        "possible",
    ),
    *("influence", "roadblocks", "labs", "parties", "parties_held", "hunters", "slots", "sicarios", "defence"),
    *("special", "cells_end", "hand", "deck", "discards", "ultimatums", "slot_1", "slot_2", "slot_3", "in_force"),
    *("completed", "counter", "card", "figure", "actions", "faction", "done", "hunter", "available", "next_actions"),
    *("cells", "faction_cards", "pepes", "cali"),
)
NUMBERS: Final = ("limit", "season", "money", "fame", "income", "arrests", "parties_held")


def parse(text: str) -> NarcosState:
    """The state that the lines of `text` describe."""
    return build(key_lines(text))


def position(**given: Any) -> Table:
    """A table at a position given by keyword."""
    return table_from("narcos", build(given))


def build(given: Given) -> NarcosState:
    for key in given:
        index(key, KEYS, "key")
    players = number(given.get("players", 2))
    if players not in FACTIONS_LED:
        raise BadSetup(f"narcos is for {', '.join(map(str, FACTIONS_LED))} players, not {players}")
    s = NarcosState.blank(Dice(dice_key(b"position")))
    s.players = players
    s.leader = [1 + seat for seat, led in enumerate(FACTIONS_LED[players]) for _ in range(led)]
    s.notebook = index(str(given.get("notebook", "off")), NOTEBOOKS, "notebook")
    for key in NUMBERS:
        if key in given:
            setattr(s, key, number(given[key]))
    put_tokens(s, given)
    put_hunters(s, given)
    put_sicarios(s, given)
    put_defence(s, given)
    put_cards(s, given)
    put_objectives(s, given)
    put_actions(s, given)
    set_step(s, given)
    return s


# -- words -------------------------------------------------------------------------------------------------------


def place(word: str) -> int:
    return index(word, PLACE_IDS, "location")


def places(text: Any) -> int:
    return mask_of([place(word) for word in words(text)])


def numbered(text: Any, known: tuple[str, ...], what: str) -> list[int]:
    return [index(word, known, what) for word in words(text)]


def bits(numbers: list[int]) -> int:
    return sum(1 << i for i in set(numbers))


def slot(s: NarcosState, word: str) -> int:
    """The slot of a sicario, by name."""
    sicario = index(word, SICARIO_IDS, "sicario")
    if sicario not in s.names:
        there = ", ".join(SICARIO_IDS[name] for name in s.names)
        raise BadSetup(f"{word} is not in this game; there are {there}, and `slots` names others")
    return s.names.index(sicario)


# -- the map -----------------------------------------------------------------------------------------------------


def put_tokens(s: NarcosState, given: Given) -> None:
    if "patron" in given:
        s.place = place(str(given["patron"]))
    if "seen_at" in given:
        s.seen_at = place(str(given["seen_at"]))
    if "possible" in given:
        s.possible = places(given["possible"])
    s.influence = places(given.get("influence", ""))
    s.roadblocks = places(given.get("roadblocks", ""))
    s.parties = places(given.get("parties", ""))
    for part in parts(given.get("labs", "")):
        s.labs |= 1 << place(part[0])
        if part[1:] != ["empty"]:
            s.lab_cubes |= 1 << place(part[0])


def put_hunters(s: NarcosState, given: Given) -> None:
    for part in parts(given.get("hunters", "")):
        hunter = index(part[0], HUNTER_IDS, "hunter")
        s.put_hunter(hunter, place(part[1]))
        for mark in part[2:]:
            field = ("blocked", "down", "acted")[index(mark, ("blocked", "down", "acted"), "mark of a hunter")]
            setattr(s, field, getattr(s, field) | 1 << hunter)
    s.acted |= bits([hunter for hunter in range(HUNTERS) if s.hunter_at[hunter] == NOWHERE])


def put_sicarios(s: NarcosState, given: Given) -> None:
    """Who stands in which slot, and where they are."""
    chosen = numbered(given.get("slots", ""), SICARIO_IDS, "sicario")
    chosen += [name for name in NORMAL_SICARIOS if name not in chosen]
    for i, name in [*zip(NORMAL_SLOTS, chosen, strict=False), *SPECIAL_SICARIO.items()]:
        s.names = replaced(s.names, i, name)
    for part in parts(given.get("sicarios", "")):
        if part[1] == "captured":
            s.sicario_at[slot(s, part[0])] = CAPTURED
            continue
        s.put_sicario(slot(s, part[0]), place(part[1]))
        if part[2:] == ["cube"]:
            s.carrying |= 1 << slot(s, part[0])


def put_defence(s: NarcosState, given: Given) -> None:
    """Tokens are named by value, hostage or bomb; those left over go into the other cells, lowest first.

    From step 4.6 of one season to phase 2 of the next the cells are empty.
    """
    left = list(NORMAL_TOKENS)
    for word in words(given.get("special", "")):
        token = index(word, SPECIAL_TOKENS, "special token")
        left.remove(replaced_value(word))
        left.append(HOSTAGE + token)
        s.special = replaced(s.special, token, replaced_value(word))
    for part in parts(given.get("defence", "")):
        token = HOSTAGE + SPECIAL_TOKENS.index(part[1]) if part[1] in SPECIAL_TOKENS else number(part[1])
        if token not in left:
            raise BadSetup(f"there is no defence token {part[1]} left for {part[0]}; bomb and hostage need `special`")
        left.remove(token)
        s.defence[slot(s, part[0])] = token
        if part[2:] == ["open"]:
            s.opened |= 1 << slot(s, part[0])
    if given.get("step") in (*STEP_NAMES[: DEFENDING + 1], STEP_NAMES[RELOCATING]):
        return
    for i in range(SLOTS):
        if s.defence[i] == NOWHERE:
            s.defence[i] = left.pop(0)


def replaced_value(token: str) -> int:
    """The value of the normal token that a special one stands in for, by the objective that brings it."""
    for card in OBJECTIVES:
        for effect in card.setup:
            if effect.op == "take_special_token" and effect.token == token:
                return effect.replaces_value
    raise BadSetup(f"no objective brings the token {token}")


# -- cards -------------------------------------------------------------------------------------------------------


def put_cards(s: NarcosState, given: Given) -> None:
    """Patrón's cards; those of sicarios who are not in the game are in the box (NC-3.3)."""
    playing = [card for card in range(len(CARDS)) if CARDS[card].shows == SILHOUETTE or CARDS[card].shows in s.names]
    top = numbered(given.get("deck", ""), CARD_IDS, "sicario card")
    s.discards = numbered(given.get("discards", ""), CARD_IDS, "sicario card")
    for part in parts(given.get("cells_end", "")):
        s.season_cells = replaced(s.season_cells, slot(s, part[0]), index(part[1], CARD_IDS, "sicario card"))
    if "card" in given:
        s.card = index(str(given["card"]), CARD_IDS, "sicario card")
    used = [*s.discards, *s.season_cells, s.card]
    if "hand" in given:
        s.hand = sorted(numbered(given["hand"], CARD_IDS, "sicario card"))
    else:
        s.hand = [card for card in playing if card not in (*used, *top)][:HAND]
    rest = [card for card in playing if card not in (*used, *top, *s.hand)]
    s.deck = [*top, *rest][::-1]
    s.ultimatums = bits(numbered(given.get("ultimatums", " ".join(SILVER_IDS)), SILVER_IDS, "Silver-or-Lead card"))


def put_objectives(s: NarcosState, given: Given) -> None:
    for i in range(OBJECTIVE_SLOTS):
        cards = numbered(given.get(f"slot_{i + 1}", ""), OBJECTIVE_IDS, "objective")
        s.objective_slots = replaced(s.objective_slots, i, cards)
    s.in_force = numbered(given.get("in_force", ""), OBJECTIVE_IDS, "objective")
    s.completed = numbered(given.get("completed", ""), OBJECTIVE_IDS, "objective")
    for part in parts(given.get("counter", "")):
        s.counters = replaced(s.counters, index(part[0], OBJECTIVE_IDS, "objective"), number(part[1]))
    used = [*s.in_force, *s.completed, *(card for cards in s.objective_slots for card in cards)]
    s.objective_deck = [card for card in range(len(OBJECTIVE_IDS)) if card not in used][::-1]


def put_actions(s: NarcosState, given: Given) -> None:
    """Action cards: available, in cells, and the deck."""
    s.available = sorted(number(word) for word in words(given.get("available", "1 2 3")))
    for part in parts(given.get("cells", "")):
        action = index(part[0], ACTION_IDS, "action")
        for word in part[1:]:
            free = [c for c in CELLS_OF[action] if not s.cells[c] and CELL_NUMBER[c] in (0, number(word))]
            if not free:
                raise BadSetup(f"{part[0]} has no free cell for a {word}")
            s.cells = replaced(s.cells, free[0], number(word))
    first = [number(word) for word in words(given.get("next_actions", ""))]
    deck = list(ACTION_NUMBERS)
    for card in [*s.available, *(n for n in s.cells if n), *first]:
        if card not in deck:
            raise BadSetup(f"there are not so many action cards with a {card}")
        deck.remove(card)
    s.action_deck = [*first, *deck][::-1]
    if "faction_cards" in given:
        s.faction_cards = bits(numbered(given["faction_cards"], FACTION_CARD_IDS, "faction card")) | kept_cards()
    if "pepes" in given:
        s.pepes_money = number(given["pepes"])
    s.cali_cubes = number(given.get("cali", 0))


def kept_cards() -> int:
    """The cards that are never used up: those of Cali and Los Pepes."""
    return bits([i for i, card in enumerate(FACTION_CARDS) if not card.once])


# -- the step ----------------------------------------------------------------------------------------------------


def set_step(s: NarcosState, given: Given) -> None:
    """Whose turn it is; the turns already taken follow from the factions that have had theirs."""
    s.factions_done = bits(numbered(given.get("done", ""), FACTION_IDS, "faction"))
    if "figure" in given:
        s.figure = slot(s, str(given["figure"]))
        s.placed = s.on_map(s.figure)
    s.actions_left = number(given.get("actions", 0))
    if "faction" in given:
        s.faction = index(str(given["faction"]), FACTION_IDS, "faction")
    if "hunter" in given:
        s.hunter = index(str(given["hunter"]), HUNTER_IDS, "hunter")
        s.faction = faction_of(s.hunter)
    usual = HUNTER_MOVES if s.hunter >= 0 else CHOOSING_HUNTER if s.faction >= 0 else PAID_MOVE
    s.phase = index(str(given.get("step", STEP_NAMES[usual])), STEP_NAMES, "step")
    if s.phase in (SEASON_END, RELOCATING):
        s.factions_done = (1 << FACTIONS) - 1
    s.turn = 2 * s.factions_done.bit_count()
    if CHOOSING_FACTION <= s.phase < SEASON_END or s.phase == MARKING:
        s.turn += 1
