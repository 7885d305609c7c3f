"""How a position of Narcos is written (core/written.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from tablero.core.wording import Groups, Notes, Number, One, Row, Several, Some, YesNo
from tablero.core.written import Derived, Line, Preset, Written

from . import clues
from .board import CAPTURED, NOWHERE, PLACE_IDS, REGION_IDS
from .cards import (
    ACTION_IDS,
    CARD_IDS,
    CELL_ACTION,
    FACTION_CARD_IDS,
    FACTION_IDS,
    FACTIONS,
    HUNTER_IDS,
    HUNTERS,
    OBJECTIVE_IDS,
    SICARIO_IDS,
    SILVER_IDS,
    SLOT_IDS,
    SLOTS,
    SPECIAL_TOKENS,
)
from .state import NOTEBOOKS, STEP_NAMES, NarcosState
from .view_types import Ending, Winner

NOT_THERE: Final = {NOWHERE: "nowhere"}
PLACE: Final = One(PLACE_IDS, "place", others=NOT_THERE)
PLACES: Final = Some(PLACE_IDS, "place")
ONE_WORD: Final = Some(PLACE_IDS, "place", mark="+")
CARD: Final = One(CARD_IDS, "card")
OBJECTIVE: Final = One(OBJECTIVE_IDS, "objective")
SLOT: Final = One(SLOT_IDS, "slot")
SOME_SLOTS: Final = Some(SLOT_IDS, "slot")
SOME_HUNTERS: Final = Some(HUNTER_IDS, "hunter")
TOKEN: Final = One((*map(str, range(10)), *SPECIAL_TOKENS), "defence token")
ACTION_CARDS: Final = Several(Number(1, 3))

CLUES: Final = {
    clues.DEPLOYED: "deployed",
    clues.DISTANCE_TOLD: "distance",
    clues.TYPE_TOLD: "type",
    clues.REGION_TOLD: "region",
    clues.NOT_HERE: "not-here",
    clues.ESCAPED: "escaped",
    clues.REVEALED: "revealed",
    clues.RELOCATED: "relocated",
    clues.NO_DEPLOYMENT: "no-deployment",
}
TOLD: Final = {
    clues.DEPLOYED: (PLACE,),
    clues.DISTANCE_TOLD: (PLACE,),
    clues.REGION_TOLD: (One(REGION_IDS, "region"),),
    clues.NOT_HERE: (PLACE,),
    clues.ESCAPED: (PLACE, ONE_WORD),
    clues.REVEALED: (PLACE,),
    clues.RELOCATED: (PLACE, Number(), ONE_WORD),
    clues.NO_DEPLOYMENT: (ONE_WORD, ONE_WORD),
}


def standing(places: Iterable[int]) -> int:
    """The places where figures stand, as bits."""
    return sum({1 << place for place in places if place >= 0})


def seats(s: NarcosState) -> list[str]:
    return [str(seat) for seat in range(s.players)]


IN_HIS_TURN: Final = ("swaps", "just_discarded", "drawn", "card", "figure", "placed", "actions_left", "leon_bonus")
IN_THEIR_TURN: Final = (
    "acted",
    "faction",
    "factions_done",
    "hunter",
    "bonus",
    "collected",
    "declined",
    "doing",
    "target",
)

WRITTEN: Final = Written(
    [
        Preset("players", lambda s: s.players),
        Line("limit", Number(0, 99), "season_limit"),
        Line("notebook", One(NOTEBOOKS, "notebook")),
        Line("leader", Row(FACTION_IDS, "faction", One(seats, "seat", others={-1: "nobody"}), 1, FACTIONS), "leaders"),
        Line("season", Number(1, 99)),
        Line("turn", Number(0, 9)),
        Line("phase", One(STEP_NAMES, "step"), "step"),
        Line("place", PLACE, "patron"),
        Line("seen_at", PLACE, "patron_token"),
        Line("arrests", Number(0, 9)),
        Line("fame", Number(0, 99)),
        Line("money", Number(0, 999)),
        Line("income", Number(0, 99)),
        Line("clues", Notes(CLUES, TOLD)),
        Line("possible", PLACES),
        Line("markers", PLACES),
        Line("influence", PLACES),
        Line("roadblocks", PLACES),
        Line("labs", PLACES),
        Line("lab_cubes", PLACES),
        Line("parties", PLACES),
        Line("parties_held", Number(0, 9)),
        Line("hunter_at", Row(HUNTER_IDS, "hunter", PLACE, NOWHERE, HUNTERS), "hunters"),
        Derived("hunters", lambda s: standing(s.hunter_at)),
        Line("acted", SOME_HUNTERS),
        Line("down", SOME_HUNTERS),
        Line("blocked", SOME_HUNTERS),
        Line("names", Row(SLOT_IDS, "slot", One(SICARIO_IDS, "sicario"), NOWHERE, SLOTS), "dashboard"),
        Line(
            "sicario_at",
            Row(SLOT_IDS, "slot", One(PLACE_IDS, "place", others={**NOT_THERE, CAPTURED: "captured"}), NOWHERE, SLOTS),
            "sicarios",
        ),
        Derived("sicarios", lambda s: standing(s.sicario_at)),
        Line("carrying", SOME_SLOTS),
        Line("defence", Row(SLOT_IDS, "slot", TOKEN, NOWHERE, SLOTS)),
        Line("opened", SOME_SLOTS),
        Line("swaps", Groups(Several(SLOT))),
        Line("special", Row(SPECIAL_TOKENS, "token", Number(0, 99), NOWHERE, 2)),
        Line("season_cells", Row(SLOT_IDS, "slot", CARD, NOWHERE, SLOTS)),
        Line("hand", Several(CARD)),
        Line("known", Some(CARD_IDS, "card"), "known_cards"),
        Line("deck", Several(CARD, turned=True)),
        Line("discards", Several(CARD)),
        Line("just_discarded", Several(CARD)),
        Line("ultimatums", Some(SILVER_IDS, "silver-or-lead card")),
        Line("objective_slots", Groups(Several(OBJECTIVE))),
        Line("objective_deck", Several(OBJECTIVE, turned=True)),
        Line("drawn", Several(OBJECTIVE)),
        Line("in_force", Several(OBJECTIVE)),
        Line("completed", Several(OBJECTIVE)),
        Line("counters", Row(OBJECTIVE_IDS, "objective", Number(), 0, len(OBJECTIVE_IDS))),
        Line("card", CARD),
        Line("figure", SLOT),
        Line("placed", YesNo()),
        Line("actions_left", Number(0, 9)),
        Line("leon_bonus", Number(0, 9)),
        Line("faction", One(FACTION_IDS, "faction")),
        Line("factions_done", Some(FACTION_IDS, "faction")),
        Line("hunter", One(HUNTER_IDS, "hunter")),
        Line("bonus", Number()),
        Line("collected", Number(0, 99)),
        Line("declined", Some(FACTION_IDS, "faction")),
        Line("faction_cards", Some(FACTION_CARD_IDS, "faction card")),
        Line("pepes_money", Number(0, 99)),
        Line("cali_cubes", Number(0, 99)),
        Line("action_deck", Several(Number(1, 3), turned=True)),
        Line("available", ACTION_CARDS),
        Line("action_discards", ACTION_CARDS),
        Line("cells", Row([str(n) for n in range(1, len(CELL_ACTION) + 1)], "cell", Number(0, 3), 0, len(CELL_ACTION))),
        Line("doing", One((*ACTION_IDS, "extra_action"), "action")),
        Line("number", Number()),
        Line("target", SLOT),
        Line("winner", One(get_args(Winner), "side")),
        Line("ending", One(("unknown", *get_args(Ending)), "ending")),
    ],
    {
        "notebook": lambda s: NOTEBOOKS[s.notebook],
        "season_limit": lambda s: str(s.limit) if s.limit == 8 else "none",
    },
    running=frozenset((*IN_HIS_TURN, *IN_THEIR_TURN, "step", "turn", "number", "target")),
)
