"""How a position of El Grande is written (core/written.py)."""

from __future__ import annotations

from typing import Final

from tablero.core.wording import Groups, Number, One, Row, Several, Some, YesNo
from tablero.core.written import Line, PieceLines, Preset, Stock, Written

from .board import (
    ACTIONS,
    ALTERNATIVES,
    CABALLEROS,
    CARD_IDS,
    CASTILLO,
    COLOURS,
    COURT,
    MODIFIERS,
    NOWHERE,
    POWER_VALUES,
    PROVINCE,
    REGION_IDS,
    REGIONS,
    SEATS,
    TILE_8,
)
from .state import STEP_NAMES, ElGrandeState


def colours(s: ElGrandeState) -> list[str]:
    """Those at the table, the dummy included."""
    return [s.colour(c) for c in range(s.colours)]


def colours_at(s: ElGrandeState) -> int:
    """With two players there is a dummy (EG-19.2)."""
    return s.players + (1 if s.players == 2 else 0)


def alternatives(s: ElGrandeState) -> list[str]:
    """The alternative cards that take part (EG-22.1)."""
    there = {*s.offer, *s.discards, *s.removed, s.card, *(card for stack in s.stacks for card in stack)}
    return [id for id in ALTERNATIVES if CARD_IDS.index(id) in there]


def caballeros(s: ElGrandeState) -> list[Stock]:
    """Those of each colour, wherever they are (EG-24.4)."""
    places = [*REGIONS, CASTILLO, COURT, PROVINCE]
    there = [sum(s.count(place, colour) for place in places) for colour in range(s.colours)]
    return [Stock(s.colour(colour), n, CABALLEROS, CABALLEROS) for colour, n in enumerate(there)]


def fill_provinces(s: ElGrandeState) -> None:
    """Who is nowhere else is in the province."""
    for stock, colour in zip(caballeros(s), range(s.colours), strict=True):
        left = s.count(PROVINCE, colour) + CABALLEROS - stock.there
        s.at[PROVINCE * SEATS + colour] = max(0, left)


BOARDS: Final = (*REGION_IDS, "castillo")
MODIFIER_IDS: Final = [modifier.id for modifier in MODIFIERS]
TILES: Final = ACTIONS[TILE_8 : TILE_8 + 2]
POWERS: Final = [str(value) for value in POWER_VALUES]
KING_AT: Final = ACTIONS[:14]

BOARD: Final = One(BOARDS, "place", others={NOWHERE: "nowhere"})
CARD: Final = One(CARD_IDS, "card")
COLOUR: Final = One(colours, "colour", others={NOWHERE: "nobody"})
HAND: Final = Some(POWERS, "power card", base=min(POWER_VALUES))
SOME_MODIFIERS: Final = Some(MODIFIER_IDS, "modifier")

IN_ROUND: Final = ("step", "turn", "order", "powers", "totals", "played", "drawn")
IN_TURN: Final = ("card", "placed", "acted", "infiltrating")

WRITTEN: Final = Written(
    [
        Preset("players", lambda s: s.players),
        Preset("colours", colours_at),
        Line("palette", Several(One(COLOURS, "colour")), "colours"),
        Line("short", YesNo()),
        Line("merged", YesNo(), "merged_stacks"),
        Line("regent", YesNo(), "new_regent"),
        Line("shift", YesNo(), "power_shift"),
        Line("space", Number(0, 9), "round"),
        Line("phase", One(STEP_NAMES, "step"), "step"),
        Line("first", COLOUR),
        Line("turn", Number(0, SEATS)),
        Line("king", One(KING_AT, "place")),
        PieceLines(
            "at", (*BOARDS, "court", "province"), colours, lambda colour, place: place * SEATS + colour, "colour"
        ),
        Line("grande", Row(colours, "colour", BOARD, NOWHERE, SEATS), "grandes"),
        Line("tiles", Row(TILES, "tile", BOARD, NOWHERE, len(TILES))),
        Line("score", Row(colours, "colour", Number(), 0, SEATS)),
        Line("order", Several(COLOUR)),
        Line("power", Row(colours, "colour", Number(0, 13), 0, SEATS), "powers"),
        Line("total", Row(colours, "colour", Number(), 0, SEATS), "totals"),
        Line("hand", Row(colours, "colour", HAND, 0, SEATS)),
        Line("hand_worlds", Row(colours, "colour", Groups(HAND), [0], SEATS), "possible_hands"),
        Line("modifier", Row(colours, "colour", One(MODIFIER_IDS, "modifier"), -1, SEATS), "played"),
        Line("modifiers", Row(colours, "colour", SOME_MODIFIERS, 0, SEATS)),
        Line("shown", Row(colours, "colour", SOME_MODIFIERS, 0, SEATS), "used"),
        Line("passed", Row(colours, "colour", One(MODIFIER_IDS, "modifier"), -1, SEATS)),
        Line("modifier_worlds", Row(colours, "colour", Groups(SOME_MODIFIERS), [0], SEATS), "possible_modifiers"),
        Line("card", CARD),
        Line("placed", YesNo()),
        Line("acted", YesNo()),
        Line("infiltrating", YesNo()),
        Line("offer", Several(CARD)),
        Line("stacks", Groups(Several(CARD, turned=True))),
        Line("drawn", Number(0, 99)),
        Line("removed", Several(CARD)),
        Line("discards", Several(CARD)),
        Line("veto_holder", Several(COLOUR), "vetoes"),
        Line("veto_rounds", Several(Number(0, 9))),
        Line("region_deck", Several(One(REGION_IDS, "region"), turned=True), "region_cards"),
        Line("dummy_powers", Several(Number(1, 13), turned=True)),
    ],
    {
        "short": lambda s: s.short,
        "merged_stacks": lambda s: s.merged and s.players > 2,
        "new_regent": lambda s: s.regent,
        "power_shift": lambda s: s.shift,
        "alternative_cards": alternatives,
    },
    rest=CARD,
    running=frozenset(
        ("step", "turn", "order", "powers", "totals", "played", "card", "placed", "acted", "infiltrating", "drawn")
    ),
    stock=caballeros,
    settle=fill_provinces,
)
