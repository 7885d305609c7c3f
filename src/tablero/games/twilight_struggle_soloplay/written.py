"""How a position of SoloPlay is written: as one of Twilight Struggle, and what it has besides (core/written.py)."""

from __future__ import annotations

from typing import Final

from tablero.core.wording import Each, Number, One, Several, Some, YesNo
from tablero.core.written import Line, Written

from ..twilight_struggle.board import COUNTRY_IDS, SIDES
from ..twilight_struggle.written import CARD, CARDS, RUNNING, SIDE, TASKS, lines
from . import agenda
from .board import ACTIONS

ACTION: Final = One(ACTIONS, "action", others={})
TARGET: Final = One(ACTIONS, "place", others={0: "nowhere"})
COUNTRY: Final = One(COUNTRY_IDS, "country")

WRITTEN: Final = Written(
    [
        Line("person", SIDE),
        Line("handicap", Number()),
        *lines(dict(agenda.STEP_NAMES), {**TASKS, agenda.AI_OPERATIONS: (CARD,)}),
        Line("primary", CARD),
        Line("secondary", CARD),
        Line("scoring", YesNo(), "scoring_round"),
        Line("scorings", Number(0, 9)),
        Line("southeast_scored", YesNo()),
        Line("acted", Some((*SIDES, "scored"), "side")),
        Line("pending", CARDS),
        Line("pile", Several(CARD, turned=True)),
        Line("aside", Several(CARD)),
        Line("under", Several(CARD)),
        Line("bottom", Several(Number(0, 99))),
        Line("drawn", Several(CARD)),
        Line("dealt", Several(CARD)),
        Line("kept", Several(CARD)),
        Line("reach", Several(COUNTRY)),
        Line("deed", Each(ACTION, TARGET, Number(0, 99))),
        Line("in_use", CARD),
    ],
    {"side": lambda s: SIDES[s.person], "optional_cards": lambda s: s.optional_cards},
    running=RUNNING | {"acted", "pending", "drawn", "dealt", "kept", "reach", "deed", "in_use"},
)
