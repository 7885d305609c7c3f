"""Positions written down, for tests, pictures and tools.

A position is a list of `key: value` lines (or keyword arguments of `position`). It starts from an empty map, or from
the standard deployment with `from: standard`; a listed space is complete:

    cali: T3 P1 CU1 CB1, level 2, terror 1    # level 2 Active Support … -2 Active Opposition; `zone` a FARC Zone
    loc_bogota_neiva: T1 FA1, sabotaged
    resources: govt 40, farc 10, auc 10, cartels 10
    aid: 9
    president: samper
    shipments: cartels cali, farc putumayo
    card: op_millennium                       # the current card; `next` the one after it
    slot: 1 operation                         # one faction has executed: operation, operation_and_activity or event
    eligible: govt, farc
    executed: auc
    available: FG18 CB9                       # lowers what is available: the rest is out of the game
    lasting: tapias 1, madrid_donors 2        # 1 unshaded, 2 shaded
    players: 4
    options: two_factions_each, no_reveal, short, ecuador, panama
    factions: govt, auc, cartels              # whose seats there are, if not the first ones
    control: govt bogota, farc huila          # as recorded in a Propaganda round
    step: civic-action                        # a step of the Propaganda round, or the turn on the current card

Pieces: T troops, P police, GB Government Bases; F, A, C for FARC, AUC, Cartels with U Underground, A Active, B Base.
"""

from __future__ import annotations

import re
from typing import Any, Final

from tablero.core.dice import Dice, dice_key
from tablero.core.errors import BadSetup
from tablero.core.match import match_from
from tablero.core.notation import Given, index, key_lines, number, pairs, parts, words
from tablero.core.state import replaced
from tablero.core.table import Table

from . import agenda
from .board import (
    CARD,
    EVENT_CARDS,
    EVENTS,
    FACTIONS,
    IN_ECUADOR,
    IN_PANAMA,
    INVENTORY,
    KIND_IDS,
    KINDS,
    POP,
    PROPAGANDA,
    SETUP,
    SHIPMENTS,
    SPACE_IDS,
    SPACES,
    space,
    supply,
)
from .pieces import (
    BASES_IN_A_SPACE,
    all_bases,
    in_play,
    is_loc,
    is_zone,
    pieces_of,
    put,
    set_level,
    take,
)
from .setup import PILE, PILES, deploy, seats_of_factions
from .state import AndeanState

CODES: Final = ("T", "P", "GB", "FU", "FA", "FB", "AU", "AA", "AB", "CU", "CA", "CB")
SUPPLY_CODES: Final = ("T", "P", "GB", "FG", "", "FB", "AG", "", "AB", "CG", "", "CB")
PRESIDENTS: Final = ("samper", "pastrana", "uribe")
DONE_FIRST: Final = ("nothing", "operation", "operation_and_activity", "event")
KEYS: Final = (
    *("from", "resources", "aid", "president", "shipments", "card", "next", "slot", "eligible", "executed"),
    *("available", "lasting", "players", "options", "factions", "control", "step", *SPACE_IDS),
)
CARD_NAMES: Final = [card.id for card in EVENT_CARDS] + ["propaganda"]
FLAGS: Final = ("two_factions_each", "no_reveal", "short", "ecuador", "panama", "first_edition", "no_negotiation")


def parse(text: str) -> AndeanState:
    """The state that the lines of `text` describe."""
    return build(key_lines(text))


def position(**given: Any) -> Table:
    """A table at a position given by keyword."""
    from . import GAME

    return Table(match_from(GAME, build(given)))


def build(given: Given) -> AndeanState:
    for key in given:
        index(key.rstrip("_"), KEYS, "key")
    given = {key.rstrip("_"): value for key, value in given.items()}
    players = number(given.get("players", 4))
    if players not in (1, 2, 3, 4):
        raise BadSetup(f"andean-abyss is for 1, 2, 3, 4 players, not {players}")
    s = AndeanState.blank(Dice(dice_key(b"position")))
    s.players = players
    flags = words(given.get("options", ""))
    for flag in flags:
        index(flag, FLAGS, "option")
    factions = words(given.get("factions", ""))
    for id in factions:
        index(id, FACTIONS, "faction")
    set_options(s, players, flags, factions)
    if given.get("from") == "standard":
        deploy(s, SETUP["standard"])
    for id in SPACE_IDS:
        if id in given:
            fill_space(s, space(id), given[id])
    set_tracks(s, given)
    set_cards(s, given)
    set_step(s, given)
    check_position(s)
    return s


def check_position(s: AndeanState) -> None:
    """Pieces that exist, where they may stand (AA-1.4); levels where there is Pop (AA-1.6.2)."""
    for kind, left in enumerate(s.available):
        if left < 0:
            raise BadSetup(f"{-left} {KIND_IDS[kind]} too many: there are {INVENTORY[kind]} in all (AA-1.4)")
    for n, id in enumerate(SPACE_IDS):
        pieces = sum(s.at[n::SPACES])
        if pieces and not in_play(s, n):
            raise BadSetup(f"{id} is not in play; write 'options: {id}' (AA-1.3.5)")
        if all_bases(s, n) > (0 if is_loc(n) else BASES_IN_A_SPACE):
            raise BadSetup(f"too many Bases in {id}: two fit into a City or Department, none onto a LoC (AA-1.4.2)")
        if is_zone(s, n) and pieces_of(s, 0, n):
            raise BadSetup(f"Government pieces in the FARC Zone {id} (AA-1.4.2)")
        if not -2 <= s.level[n] <= 2 or (s.level[n] and not POP[n]):
            raise BadSetup(f"level {s.level[n]} in {id}: levels are -2 to 2, and 0 without Pop (AA-1.6.2)")


def set_options(s: AndeanState, players: int, flags: list[str], factions: list[str]) -> None:
    s.twin_factions = "two_factions_each" in flags
    s.seat_of = seats_of_factions(players, factions, s.twin_factions)
    s.open_next = "no_reveal" not in flags
    s.last_propaganda = 3 if "short" in flags else 4
    s.foreign = IN_ECUADOR * ("ecuador" in flags) + IN_PANAMA * ("panama" in flags)
    s.edition = 1 if "first_edition" in flags else 2
    s.negotiation = "no_negotiation" not in flags


def fill_space(s: AndeanState, n: int, text: Any) -> None:
    """`T3 P1 CU1, level 2, terror 1`: what is in a space, all of it."""
    for kind in range(KINDS):
        take(s, kind, n, s.at[kind * SPACES + n])
    for part in parts(text):
        if part[0] in ("level", "terror") and len(part) != 2:
            raise BadSetup(f"{part[0]!r} in a space is written like '{part[0]} 1', not {' '.join(part)!r}")
        if part[0] == "level":
            set_level(s, n, number(part[1]))
        elif part[0] == "terror":
            s.terror[n] = number(part[1])
        elif part[0] == "sabotaged":
            s.terror[n] = 1
        elif part[0] == "zone":
            s.zones |= 1 << n
        elif part != ["empty"]:
            for word in part:
                kind, count = piece_count(word, CODES)
                put(s, kind, n, count)


def piece_count(word: str, codes: tuple[str, ...]) -> tuple[int, int]:
    """`CU2` as a kind and a number."""
    match = re.fullmatch(r"([A-Z]+)(\d+)", word)
    if not match:
        raise BadSetup(f"pieces are written like T3 or FU2, not {word!r}")
    return index(match[1], codes, "kind of piece"), int(match[2])


def set_tracks(s: AndeanState, given: Given) -> None:
    for name, amount in pairs(given, "resources", "govt 40, farc 10"):
        s.resources[index(name, FACTIONS, "faction")] = number(amount)
    s.aid = number(given.get("aid", s.aid))
    s.president = index(str(given.get("president", PRESIDENTS[s.president])), PRESIDENTS, "president")
    shipments = pairs(given, "shipments", "cartels cali")
    if len(shipments) > SHIPMENTS:
        raise BadSetup(f"there are {SHIPMENTS} Shipments, not {len(shipments)} (AA-1.4)")
    for n, (owner, id) in enumerate(shipments):
        s.holder = replaced(s.holder, n, index(owner, FACTIONS, "faction"))
        s.holder_space = replaced(s.holder_space, n, space(id))
    for word in words(given.get("available", "")):
        kind, count = piece_count(word, SUPPLY_CODES)
        s.available[supply(kind)] = count
    for name, side in pairs(given, "lasting", "tapias 1"):
        card = EVENT_CARDS[index(name, CARD_NAMES, "card")].number
        s.lasting = replaced(s.lasting, card, number(side))
    control = [0] * SPACES
    for name, id in pairs(given, "control", "govt bogota"):
        control[space(id)] = index(name, FACTIONS[:2], "faction with Control") + 1
    s.control = control


def card_number(name: str) -> int:
    n = index(name, CARD_NAMES, "card")
    return PROPAGANDA if n == len(EVENT_CARDS) else EVENT_CARDS[n].number


def set_cards(s: AndeanState, given: Given) -> None:
    """The current card, the next one, then all others in order, with a Propaganda card under each fifteen (AA-2.1)."""
    current = card_number(str(given.get("card", EVENT_CARDS[0].id)))
    first = [current]
    if "next" in given:
        following = card_number(str(given["next"]))
        first.append(following + (1 if following == PROPAGANDA and current == PROPAGANDA else 0))
    rest = [card for card in sorted(CARD) if card not in first]
    deck = [*first, *rest[: PILES * PILE - len([card for card in first if card <= EVENTS])]]
    propaganda = [card for card in range(PROPAGANDA, PROPAGANDA + PILES) if card not in first]
    for pile, card in enumerate(reversed(propaganda)):
        deck.insert(len(deck) - pile * (PILE + 1), card)
    s.deck = deck
    s.removed = [card for card in range(1, EVENTS + 1) if card not in s.deck]
    s.position = 0


def set_step(s: AndeanState, given: Given) -> None:
    if "eligible" in given:
        s.eligible = sum(1 << index(name, FACTIONS, "faction") for name in words(given["eligible"]))
    for name in words(given.get("executed", "")):
        bit = 1 << index(name, FACTIONS, "faction")
        s.executed |= bit
        s.asked |= bit
    slot = words(given.get("slot", ""))
    if slot:
        s.slot = number(slot[0])
        s.first = index(slot[1], DONE_FIRST, "kind of turn") if len(slot) > 1 else 0
    s.push(agenda.NEXT_CARD)
    if "step" in given:
        s.push(index(str(given["step"]), agenda.STEP_NAMES, "step"), 0)
    else:
        s.push(agenda.ADJUST)
        s.push(agenda.SLOT)


def at(s: AndeanState, id: str) -> str:
    """What is in a space, in the notation of positions: `T3 P1 CU1, level 2, terror 1`."""
    n = space(id)
    pieces = [f"{CODES[kind]}{s.at[kind * SPACES + n]}" for kind in range(KINDS) if s.at[kind * SPACES + n]]
    found = [" ".join(pieces) or "empty"]
    if s.level[n]:
        found.append(f"level {s.level[n]}")
    if s.terror[n]:
        found.append(f"terror {s.terror[n]}" if "loc" not in id else "sabotaged")
    if s.zones >> n & 1:
        found.append("zone")
    return ", ".join(found)


def describe(s: AndeanState) -> str:
    """The open part of a state, in the notation that `parse` reads."""
    lines = [f"players: {s.players}"]
    flags = [name for name, on in zip(FLAGS, flags_of(s), strict=True) if on]
    if flags:
        lines.append("options: " + ", ".join(flags))
    seated = [id for id, seat in zip(FACTIONS, s.seat_of, strict=True) if seat >= 0]
    if len(seated) == s.players and seated != list(FACTIONS[: s.players]):
        lines.append("factions: " + ", ".join(seated))
    lines += [f"{id}: {at(s, id)}" for id in SPACE_IDS if at(s, id) != "empty"]
    lines.append("resources: " + ", ".join(f"{name} {s.resources[f]}" for f, name in enumerate(FACTIONS)))
    lines += [f"aid: {s.aid}", f"president: {PRESIDENTS[s.president]}"]
    held = [f"{FACTIONS[s.holder[n]]} {SPACE_IDS[s.holder_space[n]]}" for n in range(4) if s.holder[n] >= 0]
    if held:
        lines.append("shipments: " + ", ".join(held))
    lasting = [f"{card.id} {s.lasting[card.number]}" for card in EVENT_CARDS if s.lasting[card.number]]
    if lasting:
        lines.append("lasting: " + ", ".join(lasting))
    return "\n".join(lines) + "\n"


def flags_of(s: AndeanState) -> list[bool]:
    """Which of FLAGS a state was set up with, and which countries are in play."""
    return [
        s.twin_factions,
        not s.open_next,
        s.last_propaganda == 3,
        bool(s.foreign & IN_ECUADOR),
        bool(s.foreign & IN_PANAMA),
        s.edition == 1,
        not s.negotiation,
    ]
