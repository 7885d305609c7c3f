"""The events of the Late War, cards 82 to 102, 109 and 110."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from .. import agenda, why
from ..board import (
    CARD,
    DONE,
    EUROPE,
    IN_REGION,
    IS_SCORING,
    MIDDLE_EAST,
    NO,
    OPS,
    REGION_ACTION,
    REGIONS,
    SOUTH_AMERICA,
    US,
    USSR,
    WESTERN_EUROPE,
    YES,
    countries,
    country,
)
from ..cards import (
    ALDRICH_AMES,
    AWACS_SALE,
    BARRACKS_BOMBING,
    CHERNOBYL,
    DEBT_CRISIS,
    EVIL_EMPIRE,
    FLOWER_POWER,
    GLASNOST,
    HOSTAGE_CRISIS,
    IRAN_CONTRA,
    IRAN_IRAQ_WAR,
    IRON_LADY,
    JOHN_PAUL,
    KAL_007,
    NORTH_SEA_OIL,
    ORTEGA,
    PERSHING,
    REFORMER,
    TEAR_DOWN_THIS_WALL,
    TERRORISM,
    WILLY_BRANDT,
    YURI,
)
from ..events.verbs import end_effect
from ..influence import add, controls, holding, influence_of, remove_all
from ..operations import FREE, MAY_DECLINE, TO_COUP, TO_PLACE, TO_REALIGN
from ..piles import bit, discard, show_hand
from ..plays import NORTH_SEA_OIL_ROUND
from ..scoring import judged_winner
from ..state import BY_WARGAMES, TwilightState
from ..targets import AROUND_NICARAGUA, IN_EUROPE
from ..tracks import degrade, end_game, gain, improve
from .book import choice, condition, event, further
from .verbs import (
    clear_countries,
    discard_at_random,
    grant_operations,
    make_lasting,
    may_discard,
    spread_added,
    spread_removed,
    war_of_choice,
)

IRAN: Final[int] = country("iran")
ARGENTINA: Final[int] = country("argentina")
UK: Final[int] = country("uk")
LIBYA: Final[int] = country("libya")
LEBANON: Final[int] = country("lebanon")
SOUTH_KOREA: Final[int] = country("south_korea")
NICARAGUA: Final[int] = country("nicaragua")
EAST_GERMANY: Final[int] = country("east_germany")
POLAND: Final[int] = country("poland")
SAUDI_ARABIA: Final[int] = country("saudi_arabia")
GULF_WAR: Final = countries("iran", "iraq")
WARGAMES_PRICE: Final = 6


@event(82)
def iranian_hostage_crisis(s: TwilightState, side: int) -> None:
    remove_all(s, US, IRAN, "TS-card-82")
    add(s, USSR, IRAN, 2, "TS-card-82")
    make_lasting(s, HOSTAGE_CRISIS)


@event(83)
def iron_lady(s: TwilightState, side: int) -> None:
    gain(s, US, 1, "TS-card-83")
    add(s, USSR, ARGENTINA, 1, "TS-card-83")
    remove_all(s, USSR, UK, "TS-card-83")
    make_lasting(s, IRON_LADY)


@event(84)
def reagan_bombs_libya(s: TwilightState, side: int) -> None:
    gain(s, US, influence_of(s, USSR, LIBYA) // 2, "TS-card-84")


@condition(85)
def us_leads_in_space(s: TwilightState, player: int) -> bool:
    return s.space[US] > s.space[USSR]


@choice(85)
def star_wars(s: TwilightState, side: int) -> Script:
    """The US has an event of the discard pile happen."""
    offered = [CARD + card for card in sorted(s.discards) if not IS_SCORING[card]]
    if not offered:
        return
    answer = yield Ask(
        US,
        "star-wars",
        lambda: offered,
        "TS-card-85",
        why=lambda card: why.not_discarded(s, "TS-card-85", card),
    )
    card = answer - CARD
    s.discards = [c for c in s.discards if c != card]
    s.limbo |= bit(card)
    s.push(agenda.DISPOSE, card)
    s.push(agenda.EVENT, card, US)
    s.push(agenda.FLOWER, card, US)


@event(86)
def north_sea_oil(s: TwilightState, side: int) -> None:
    make_lasting(s, NORTH_SEA_OIL)
    s.lasting |= 1 << NORTH_SEA_OIL_ROUND


@choice(87)
def the_reformer(s: TwilightState, side: int) -> Script:
    """4 in Europe, 6 if the USSR is ahead."""
    make_lasting(s, REFORMER)
    total = 6 if s.vp < 0 else 4
    return spread_added(s, USSR, REFORMER, lambda: list(IN_REGION[EUROPE]), total, 2, 4 if total == 6 else -1)


@choice(88)
def marine_barracks_bombing(s: TwilightState, side: int) -> Script:
    remove_all(s, US, LEBANON, "TS-card-88")
    return spread_removed(s, USSR, US, BARRACKS_BOMBING, IN_REGION[MIDDLE_EAST], 2, 2)


@event(89)
def kal_007(s: TwilightState, side: int) -> None:
    degrade(s, "TS-card-89")
    if s.over:
        return
    gain(s, US, 2, "TS-card-89")
    if controls(s, US, SOUTH_KOREA):
        grant_operations(s, US, KAL_007, OPS[KAL_007], TO_PLACE | TO_REALIGN | MAY_DECLINE)


@event(90)
def glasnost(s: TwilightState, side: int) -> None:
    gain(s, USSR, 2, "TS-card-90")
    improve(s, 1, "TS-card-90")
    if s.is_lasting(REFORMER):
        grant_operations(s, USSR, GLASNOST, OPS[GLASNOST], TO_PLACE | TO_REALIGN | MAY_DECLINE)


@event(91)
def ortega(s: TwilightState, side: int) -> None:
    remove_all(s, US, NICARAGUA, "TS-card-91")
    grant_operations(s, USSR, ORTEGA, OPS[ORTEGA], TO_COUP | FREE | MAY_DECLINE, AROUND_NICARAGUA)


@event(92)
def terrorism(s: TwilightState, side: int) -> None:
    victim = 1 - side
    for _ in range(2 if victim == US and s.is_lasting(HOSTAGE_CRISIS) else 1):
        discard_at_random(s, victim, TERRORISM)


@event(93)
def iran_contra_scandal(s: TwilightState, side: int) -> None:
    make_lasting(s, IRAN_CONTRA)


@choice(94)
def chernobyl(s: TwilightState, side: int) -> Script:
    region = yield Ask(US, "region", lambda: [REGION_ACTION + n for n in range(REGIONS)], "TS-card-94")
    s.chernobyl = region - REGION_ACTION
    s.note("closes", "TS-card-94", who=US, region=region)
    make_lasting(s, CHERNOBYL)


@choice(95)
def latin_american_debt_crisis(s: TwilightState, side: int) -> Script:
    return may_discard(s, US, DEBT_CRISIS)


@further(95)
def debts_are_called_in(s: TwilightState, side: int, rest: list[int]) -> Script:
    """Without a discard the USSR may double its influence in up to two countries."""
    doubled: list[int] = []

    def options() -> list[int]:
        return [*[c for c in holding(s, USSR, IN_REGION[SOUTH_AMERICA]) if c not in doubled], DONE]

    def why_not(place: int) -> Remark | None:
        if place in doubled:
            return Remark("why-named", "TS-card-95", place=place)
        reason = why.not_in_area(DEBT_CRISIS, IN_REGION[SOUTH_AMERICA], place)
        return reason or why.without_influence(s, USSR, "TS-card-95", place)

    while not rest[0] and len(doubled) < 2 and options() != [DONE]:
        left = 2 - len(doubled)
        place = yield Ask(USSR, "double", options, "TS-card-95", why=why_not, left=left, card=CARD + DEBT_CRISIS)
        if place == DONE:
            return
        doubled.append(place)
        add(s, USSR, place, influence_of(s, USSR, place), "TS-card-95")


@event(96)
def tear_down_this_wall(s: TwilightState, side: int) -> None:
    add(s, US, EAST_GERMANY, 3, "TS-card-96")
    end_effect(s, WILLY_BRANDT, "TS-card-96")
    make_lasting(s, TEAR_DOWN_THIS_WALL)
    grant_operations(
        s, US, TEAR_DOWN_THIS_WALL, OPS[TEAR_DOWN_THIS_WALL], TO_COUP | TO_REALIGN | FREE | MAY_DECLINE, IN_EUROPE
    )


@event(97)
def evil_empire(s: TwilightState, side: int) -> None:
    gain(s, US, 1, "TS-card-97")
    end_effect(s, FLOWER_POWER, "TS-card-97")
    make_lasting(s, EVIL_EMPIRE)


@choice(98)
def aldrich_ames_remix(s: TwilightState, side: int) -> Script:
    """The US hand lies open; the USSR discards one card of it."""
    show_hand(s, US, "TS-card-98")
    make_lasting(s, ALDRICH_AMES)
    if s.hands[US]:
        card = yield Ask(
            USSR,
            "ames",
            lambda: [CARD + c for c in s.hands[US]],
            "TS-card-98",
            why=lambda card: why.not_held(s, US, card),
        )
        discard(s, US, card - CARD, "TS-card-98")


@choice(99)
def pershing_ii_deployed(s: TwilightState, side: int) -> Script:
    gain(s, USSR, 1, "TS-card-99")
    return clear_countries(s, USSR, US, PERSHING, WESTERN_EUROPE, 3, 1)


@condition(100)
def brink_of_war(s: TwilightState, player: int) -> bool:
    return s.defcon == 2


@choice(100)
def wargames(s: TwilightState, side: int) -> Script:
    """6 VP for the other side, and the game is over without final scoring (TS-10.4)."""
    answer = yield Ask(side, "wargames", lambda: [YES, NO], "TS-card-100", score=abs(s.vp))
    if answer == NO:
        return
    gain(s, 1 - side, WARGAMES_PRICE, "TS-card-100")
    end_game(s, judged_winner(s), BY_WARGAMES, "TS-10.4")


@condition(101)
def pope_is_elected(s: TwilightState, player: int) -> bool:
    return s.is_lasting(JOHN_PAUL)


@event(101)
def solidarity(s: TwilightState, side: int) -> None:
    add(s, US, POLAND, 3, "TS-card-101")


@choice(102)
def iran_iraq_war(s: TwilightState, side: int) -> Script:
    return war_of_choice(s, side, IRAN_IRAQ_WAR, lambda: list(GULF_WAR), 4, 2, 2)


@event(109)
def yuri_and_samantha(s: TwilightState, side: int) -> None:
    make_lasting(s, YURI)


@event(110)
def awacs_sale(s: TwilightState, side: int) -> None:
    add(s, US, SAUDI_ARABIA, 2, "TS-card-110")
    make_lasting(s, AWACS_SALE)
