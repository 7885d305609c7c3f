"""Setting up: the standard game, the handicap, and the Late War scenario (TS-2, TS-12.2)."""

from __future__ import annotations

from typing import Any, Final

from tablero.core.ask import Ask, Script, Why
from tablero.core.dice import Dice
from tablero.core.game import Options

from . import agenda, why
from .board import (
    ALL_COUNTRIES,
    CARD_LIST,
    DATA,
    EARLY,
    EASTERN_EUROPE,
    LATE,
    NOBODY,
    STABILITY,
    US,
    USSR,
    WESTERN_EUROPE,
    country,
    deck_of,
    load,
)
from .cards import CHINA
from .chance import shuffled
from .data_types import LateWarData
from .influence import change, holding, set_influence, tell_change
from .piles import deal
from .state import EXTRAS, TwilightState

# the options that are on or off, and the field of the state that holds each
FLAGS: Final[dict[str, str]] = {
    "optional_cards": "optional_cards",
    "chinese_civil_war": "civil_war",
    "show_held": "show_held",
}
FREE_POINTS: Final[tuple[int, ...]] = (6, 7)  # by side (TS-2.3, TS-2.4)
FREE_AREA: Final[tuple[tuple[int, ...], ...]] = (EASTERN_EUROPE, WESTERN_EUROPE)
FREE_RULE: Final[tuple[str, ...]] = ("TS-2.3", "TS-2.4")


def set_up(options: Options, dice: Dice) -> TwilightState:
    """A state before the free placements, with hands dealt."""
    s = TwilightState.blank(dice)
    s.fate = dice.plan
    for name, field in FLAGS.items():
        setattr(s, field, options[name])
    s.extras = sum([1 << EXTRAS.index(name) for name in options["extras"]])
    if options["scenario"] == "late_war":
        late_war(s)
    else:
        standard(s, options["handicap"])
    if s.civil_war:
        s.china = NOBODY
    return s


def standard(s: TwilightState, handicap: str) -> None:
    """The game from 1945 on (TS-2.1 to TS-2.6)."""
    for n in ALL_COUNTRIES:
        set_influence(s, USSR, n, DATA[n].get("ussr", 0))
        set_influence(s, US, n, DATA[n].get("us", 0))
    s.deck = shuffled(s, deck_of(EARLY, s.optional_cards))
    deal(s, 8)
    s.push(agenda.HEADLINES)
    if handicap != "none":
        side, points = handicap.split("_")
        s.push(agenda.HANDICAP, US if side == "us" else USSR, int(points))
    s.push(agenda.FREE_PLACEMENT, US, FREE_POINTS[US])
    s.push(agenda.FREE_PLACEMENT, USSR, FREE_POINTS[USSR])


def late_war(s: TwilightState) -> None:
    """The scenario that begins with turn 8 (TS-12.2)."""
    data: LateWarData = load("late_war.toml")
    s.late_start = True
    s.turn = data["turn"]
    s.defcon = data["defcon"]
    s.vp = data["vp"]
    s.space = [data["space_ussr"], data["space_us"]]
    for number in data["in_effect"]:
        s.lasting |= 1 << number
    for side, held in ((USSR, data["ussr_controls"]), (US, data["us_controls"])):
        for id in held:
            set_influence(s, side, country(id), STABILITY[country(id)])
    for id, (us, ussr) in data["influence"].items():
        set_influence(s, US, country(id), us)
        set_influence(s, USSR, country(id), ussr)
    cards = []
    for card in CARD_LIST:
        if card.number == CHINA or (card.optional and not s.optional_cards):
            continue
        if card.war == LATE or not card.starred or card.number in data["kept"]:
            cards.append(card.number)
        else:
            s.removed = [*s.removed, card.number]
    s.deck = shuffled(s, cards)
    deal(s, 9)
    s.push(agenda.HEADLINES)


def free_placement(s: TwilightState) -> Script:
    """The side's own choice in its half of Europe."""
    _, side, points = s.pop()
    area = list(FREE_AREA[side])
    rule = FREE_RULE[side]
    yield from put_points(s, side, points, lambda: area, rule, lambda place: why.not_in_setup(side, area, rule, place))


def handicap(s: TwilightState) -> Script:
    """Extra influence for the favoured side, where it has some already (TS-2.6)."""
    _, side, points = s.pop()
    yield from put_points(
        s,
        side,
        points,
        lambda: holding(s, side, ALL_COUNTRIES),
        "TS-2.6",
        lambda place: why.without_influence(s, side, "TS-2.6", place),
    )


def put_points(s: TwilightState, side: int, points: int, where: Any, rule: str, against: Why) -> Script:
    """Place influence point by point before the game begins."""
    placed = []
    for left in range(points, 0, -1):
        place = yield Ask(side, "setup", where, rule, why=against, left=left)
        change(s, side, place, 1)
        placed.append(place)
    for place in sorted(set(placed)):
        tell_change(s, side, place, placed.count(place), rule)
