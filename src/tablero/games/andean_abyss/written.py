"""How a position of Andean Abyss is written (core/written.py)."""

from __future__ import annotations

from typing import Any, Final

from tablero.core.wording import Notes, Number, One, Passage, Row, Several, Some, Wording, YesNo
from tablero.core.written import Derived, Line, PieceLines, Preset, Stock, Written

from . import agenda
from .board import (
    ACTIONS,
    AUC,
    CARD,
    EVENTS,
    FACTIONS,
    INVENTORY,
    KIND_IDS,
    KINDS,
    POP,
    SHIPMENTS,
    SPACE_IDS,
    SPACES,
    supply,
)
from .state import AndeanState

FACTION: Final = One(FACTIONS, "faction", others={-1: "nobody"})
SOME_FACTIONS: Final = Some(FACTIONS, "faction")
SPACE: Final = One(SPACE_IDS, "space")
SOME_SPACES: Final = Some(SPACE_IDS, "space")
ACTION: Final = One(ACTIONS, "action", others={0: "none"})
EVENT_IDS: Final = tuple(CARD[number].id for number in range(1, EVENTS + 1))
DECK_IDS: Final = (*EVENT_IDS, *(f"propaganda_{n}" for n in range(1, 5)))
DECK_CARD: Final = One(DECK_IDS, "card", base=1, others={})
CARDS: Final = Several(DECK_CARD)
EVENT: Final = One(EVENT_IDS, "card", base=1, others={})
LEVELS: Final = One(
    ("active-opposition", "opposition", "neutral", "support", "active-support"), "level", base=-2, others={}
)
CONTROL: Final = One(("nobody", "govt", "farc"), "side", others={})
SHIPMENT_NUMBERS: Final = [str(n) for n in range(1, SHIPMENTS + 1)]
EXECUTED: Final = ("nothing", "operation", "operation_and_activity", "event")
PRESIDENTS: Final = ("samper", "pastrana", "uribe")


class Moved(Wording):
    """What has moved in the running Operation, `2 troops bogota`; "nothing" if it is looked at, and nothing has yet."""

    def write(self, s: Any, value: list[int]) -> str:
        told = [f"{n} {KIND_IDS[i // SPACES]} {SPACE_IDS[i % SPACES]}" for i, n in enumerate(value) if n]
        return ", ".join(told) or "nothing"

    def read(self, s: Any, text: Passage) -> list[int]:
        value = [0] * (KINDS * SPACES)
        for part in [] if text.text == "nothing" else text.parts():
            words = part.words()
            if len(words) != 3:
                raise part.wrong(
                    f"{part.text!r} should be a number, a kind of piece and a space", "moved", said=part.text
                )
            kind, space = words[1].one_of(KIND_IDS, "piece"), words[2].one_of(SPACE_IDS, "space")
            value[kind * SPACES + space] = words[0].number(0, 99)
        return value


class Way(Wording):
    """From one space to another: `bogota>huila`."""

    def write(self, s: Any, value: int) -> str:
        return f"{SPACE_IDS[value // SPACES]}>{SPACE_IDS[value % SPACES]}"

    def read(self, s: Any, text: Passage) -> int:
        ends = text.parts(">")
        if len(ends) != 2:
            raise text.wrong(f"{text.text!r} should be two spaces, such as bogota>huila", "way", said=text.text)
        return ends[0].one_of(SPACE_IDS, "space") * SPACES + ends[1].one_of(SPACE_IDS, "space")


def seats(s: AndeanState) -> list[str]:
    return [str(seat) for seat in range(s.players)]


def total(s: AndeanState, sign: int) -> int:
    """Total Support, or Total Opposition (1.6.3)."""
    return sum(POP[space] * max(0, sign * level) for space, level in enumerate(s.level))


def pieces(s: AndeanState) -> list[Stock]:
    """Those of each kind, on the map and available; AUC Guerrillas may be out of the game (card 49)."""
    found = []
    for kind, n in enumerate(on_map(s)):
        if supply(kind) == kind:
            gone = MAY_BE_GONE if kind == 3 * AUC else 0
            found.append(Stock(KIND_IDS[kind], n + s.available[kind], INVENTORY[kind] - gone, INVENTORY[kind]))
    return found


def on_map(s: AndeanState) -> list[int]:
    """How many there are of each kind on the map, those of one supply together."""
    totals = [0] * KINDS
    for kind in range(KINDS):
        totals[supply(kind)] += sum(s.at[kind * SPACES : (kind + 1) * SPACES])
    return totals


def count_available(s: AndeanState) -> None:
    """What is not on the map is available."""
    placed = on_map(s)
    s.available = [max(0, INVENTORY[kind] - placed[kind]) if supply(kind) == kind else 0 for kind in range(KINDS)]


IN_TURN: Final = ("slot", "first_executed", "asked", "talks", "executed", "stay_eligible", "bar_next", "shipped")
IN_OPERATION: Final = ("operation", "free", "limited", "operation_spaces", "paid", "barred", "destination")
IN_ACTIVITY: Final = ("activity", "activity_open", "activity_spaces", "swept", "assaulted", "civic_space")
IN_EVENT: Final = ("extra_agitation", "moved", "groups", "executing", "actor", "agenda")
RUNNING: Final = frozenset((*IN_TURN, *IN_OPERATION, *IN_ACTIVITY, *IN_EVENT))
MAY_BE_GONE: Final = 3  # AUC Guerrillas

WRITTEN: Final = Written(
    [
        Preset("players", lambda s: s.players),
        Line("seat_of", Row(FACTIONS, "faction", One(seats, "seat", others={-1: "non-player"}), -1, 4), "seats"),
        Line("twin_factions", YesNo()),
        Line("open_next", YesNo()),
        Line("eligibility", One(("printed", "a", "b"), "option", others={})),
        Line("last_propaganda", Number(1, 4)),
        Line("quick", YesNo()),
        Line("seeded", YesNo()),
        Line("edition", Number(1, 9)),
        Line("negotiation", YesNo()),
        Line("deploying", FACTION),
        Line("propaganda", Number(0, 9)),
        Line("rounds", Number(0, 9)),
        Line("aid", Number(0, 99)),
        Line("president", One(PRESIDENTS, "president", others={})),
        Line("resources", Row(FACTIONS, "faction", Number(0, 99), 0, 4)),
        Line("foreign", Some(("ecuador", "panama"), "country")),
        Line("zones", SOME_SPACES),
        PieceLines("at", SPACE_IDS, KIND_IDS, lambda kind, space: kind * SPACES + space),
        Line("available", Row(KIND_IDS, "piece", Number(0, 99), 0, KINDS)),
        Line("level", Row(SPACE_IDS, "space", LEVELS, 0, SPACES), "levels"),
        Derived("support", lambda s: total(s, 1)),
        Derived("opposition", lambda s: total(s, -1)),
        Line("terror", Row(SPACE_IDS, "space", Number(0, 99), 0, SPACES)),
        Line("control", Row(SPACE_IDS, "space", CONTROL, 0, SPACES)),
        Line("holder_space", Row(SHIPMENT_NUMBERS, "shipment", SPACE, -1, SHIPMENTS), "shipments"),
        Line("holder", Row(SHIPMENT_NUMBERS, "shipment", FACTION, -1, SHIPMENTS), "shipment_owners"),
        Line("position", Number(-1, 99), "card"),
        Line("deck", CARDS),
        Line("removed", CARDS),
        Line("lasting", Row(("none", *EVENT_IDS), "card", Number(0, 9), 0, EVENTS + 1)),
        Line("eligible", SOME_FACTIONS),
        Line("slot", Number(0, 2)),
        Line("first", One(EXECUTED, "execution", others={}), "first_executed"),
        Line("asked", SOME_FACTIONS),
        Line("talks", Number(0, 999)),
        Line("executed", SOME_FACTIONS),
        Line("stay_eligible", SOME_FACTIONS),
        Line("bar_next", SOME_FACTIONS),
        Line("shipped", SOME_FACTIONS),
        Line("executing", FACTION),
        Line("actor", FACTION),
        Line("op", ACTION, "operation"),
        Line("op_free", YesNo(), "free"),
        Line("op_limited", YesNo(), "limited"),
        Line("op_spaces", SOME_SPACES, "operation_spaces"),
        Line("op_paid", Number(0, 99), "paid"),
        Line("op_bar", SOME_SPACES, "barred"),
        Line("op_dest", SPACE, "destination"),
        Line("activity", ACTION),
        Line("activity_open", YesNo()),
        Line("activity_spaces", SOME_SPACES),
        Line("swept", YesNo()),
        Line("assaulted", YesNo()),
        Line("civic_space", SPACE),
        Line("extra_agitation", SOME_SPACES),
        Line("moved", Moved()),
        Line("groups", Several(Way())),
        Line(
            "agenda",
            Notes(
                dict(enumerate(agenda.STEP_NAMES)),
                {
                    agenda.CHOOSE_OPERATION: (FACTION,),
                    agenda.ACTIVATE: (SPACE,),
                    agenda.EVENT: (EVENT, Number(), FACTION),
                    agenda.EVENT_STEP: (EVENT, Number(), FACTION),
                    agenda.NON_PLAYER: (FACTION,),
                    agenda.DRUG_PROFITS: (FACTION,),
                    agenda.GATHER: (FACTION, SPACE),
                },
                turned=True,
            ),
        ),
        Line("over", YesNo()),
        Line("winner", FACTION),
    ],
    {
        "two_factions_each": lambda s: s.twin_factions,
        "short": lambda s: not s.quick and s.last_propaganda == 3,
        "scenario": lambda s: "quick_play" if s.quick else "standard",
        "seeded_propaganda": lambda s: s.seeded,
        "no_reveal": lambda s: not s.open_next,
        "eligibility": lambda s: ("printed", "option_a", "option_b")[s.eligibility],
        "card_edition": lambda s: str(s.edition),
        "negotiation": lambda s: s.negotiation,
    },
    running=RUNNING,
    stock=pieces,
    settle=count_available,
)
