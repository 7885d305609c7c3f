"""How a position of Twilight Struggle is written (core/written.py); pairs are US/USSR, as positions are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.core.wording import Notes, Number, One, Pair, Passage, Row, Several, Some, Wording, YesNo
from tablero.core.written import Line, LineGroup, Written

from . import agenda
from .board import CARD_IDS, COUNTRIES, COUNTRY_IDS, NOBODY, REGION_IDS, SIDES, US, USSR
from .influence import set_influence
from .state import ENDINGS, EXTRAS, TwilightState

CARD: Final = One(CARD_IDS, "card", base=1, others={0: "none"})
SIDE: Final = One(SIDES, "side", others={NOBODY: "nobody"})
BOTH: Final = Some(SIDES, "side")
CARDS: Final = Some(CARD_IDS, "card", base=1)
COUNTS: Final = Pair(Number(0, 99), turned=True, names=("us", "ussr"))

TASKS: Final[dict[int, Sequence[Wording]]] = {
    agenda.FREE_PLACEMENT: (SIDE,),
    agenda.HANDICAP: (SIDE,),
    agenda.HEADLINE: (SIDE,),
    agenda.EVENT: (CARD, SIDE),
    agenda.OPERATIONS: (SIDE, CARD),
    agenda.SPACE: (SIDE, CARD),
    agenda.DISPOSE: (CARD,),
    agenda.PASS_CHINA: (SIDE,),
    agenda.FLOWER: (CARD, SIDE),
    agenda.PLAY: (SIDE, CARD),
    agenda.EVENT_STEP: (CARD, SIDE),
}


IN_TURN: Final = ("headlines", "open_headlines", "chosen", "in_play", "occurred", "peeked")
RUNNING: Final = frozenset((*IN_TURN, "doing", "agenda"))


class Influence(LineGroup):
    """A line for each country with influence: `iran: 2/0`; who controls it follows."""

    def __init__(self) -> None:
        self.keys = COUNTRY_IDS
        self.fields = ("influence", "holder")

    def kind_of(self, key: str) -> Wording:
        return COUNTS

    def value_of(self, s: Any, key: str) -> list[int]:
        country = COUNTRY_IDS.index(key)
        return [s.influence[side * COUNTRIES + country] for side in (USSR, US)]

    def write(self, s: TwilightState) -> list[tuple[str, str]]:
        both = [(s.influence[US * COUNTRIES + n], s.influence[USSR * COUNTRIES + n]) for n in range(COUNTRIES)]
        return [(COUNTRY_IDS[n], f"{us}/{ussr}") for n, (us, ussr) in enumerate(both) if us or ussr]

    def read(self, s: Any, key: str, text: Passage) -> None:
        for side, points in enumerate(COUNTS.read(s, text)):
            set_influence(s, side, COUNTRY_IDS.index(key), points)


class StepName(Wording):
    """A step by its name."""

    def __init__(self, names: dict[int, str]) -> None:
        self.names = names

    def write(self, s: Any, value: int) -> str:
        return self.names[value]

    def read(self, s: Any, text: Passage) -> int:
        return list(self.names)[text.one_of(list(self.names.values()), "step")]


def lines(steps: dict[int, str], tasks: dict[int, Sequence[Wording]]) -> list[LineGroup]:
    """All lines; a variant has further steps."""
    return [
        Line("optional_cards", YesNo()),
        Line("late_start", YesNo(), "late_war"),
        Line("civil_war", YesNo()),
        Line("show_held", YesNo()),
        Line("extras", Some(EXTRAS, "extra")),
        Line("turn", Number(1, 11)),
        Line("round", Number(0, 9)),
        Line("phasing", SIDE),
        Line("vp", Number(-20, 20)),
        Line("defcon", Number(1, 5)),
        Line("fell_to_2", YesNo()),
        Line("milops", COUNTS),
        Line("space", COUNTS),
        Line("space_plays", COUNTS),
        Line("china", SIDE),
        Line("china_up", YesNo()),
        Influence(),
        Line("lasting", CARDS),
        Line("scared", BOTH, "red_scare"),
        Line("crisis", BOTH),
        Line("squads", Number(-9, 9), "death_squads"),
        Line("chernobyl", One(REGION_IDS, "region")),
        Line("envy", SIDE, "missile_envy"),
        Line("headlines", Row(SIDES, "side", CARD, 0, 2)),
        Line("shown", BOTH, "open_headlines"),
        Line("hands", Row(SIDES, "side", Several(CARD), [], 2)),
        Line("known", Row(SIDES, "side", CARDS, 0, 2), "known_cards"),
        Line("chosen", CARD),
        Line("latest", Row(SIDES, "side", CARD, 0, 2), "last_played"),
        Line("limbo", CARDS, "in_play"),
        Line("occurred", CARDS),
        Line("peeked", Number(0, 9)),
        Line("deck", Several(CARD, turned=True)),
        Line("discards", Several(CARD)),
        Line("removed", Several(CARD)),
        Line("fate", Several(Number())),
        Line("step", StepName(steps), "doing"),
        Line("agenda", Notes(steps, tasks, turned=True)),
        Line("over", YesNo()),
        Line("winner", SIDE),
        Line("ending", One(ENDINGS, "ending")),
    ]


WRITTEN: Final = Written(
    lines(dict(enumerate(agenda.STEP_NAMES)), TASKS),
    {
        "optional_cards": lambda s: s.optional_cards,
        "scenario": lambda s: "late_war" if s.late_start else "standard",
        "chinese_civil_war": lambda s: s.civil_war,
        "show_held": lambda s: s.show_held,
        "extras": lambda s: [extra for n, extra in enumerate(EXTRAS) if s.extras >> n & 1],
    },
    running=RUNNING,
)
