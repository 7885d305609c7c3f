"""The events of the Early War, cards 1 to 35 and 103 to 106."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.state import replaced

from .. import agenda, why
from ..board import (
    ADD,
    ADJACENT,
    ALL_COUNTRIES,
    ASIA,
    BOYCOTT,
    CARD,
    CARD_LIST,
    DONE,
    EASTERN_EUROPE,
    EUROPE,
    IN_REGION,
    IS_SCORING,
    LAST_BOX,
    LATE_WAR_TURN,
    MIDDLE_EAST,
    NOBODY,
    PARTICIPATE,
    REGION_IDS,
    REMOVE,
    SIDE,
    SOUTHEAST_ASIA,
    US,
    USSR,
    WESTERN_EUROPE,
    countries,
    country,
)
from ..cards import (
    ARAB_ISRAELI_WAR,
    BLOCKADE,
    CAMBRIDGE_FIVE,
    CIA_CREATED,
    COMECON,
    CONTAINMENT,
    DE_GAULLE,
    DE_STALINIZATION,
    DECOLONIZATION,
    DEFECTORS,
    EAST_EUROPEAN_UNREST,
    FORMOSAN_RESOLUTION,
    INDEPENDENT_REDS,
    INDO_PAKISTANI_WAR,
    KOREAN_WAR,
    MARSHALL_PLAN,
    NATO,
    NORAD,
    OLYMPIC_GAMES,
    RED_SCARE,
    SOCIALIST_GOVERNMENTS,
    SPECIAL_RELATIONSHIP,
    SUEZ_CRISIS,
    TRUMAN_DOCTRINE,
    US_JAPAN,
    VIETNAM_REVOLTS,
    WARSAW_PACT,
)
from ..chance import random_card, roll
from ..events.verbs import COLONIES
from ..influence import (
    add,
    change,
    controls,
    free_of,
    holding,
    influence_of,
    raise_to_control,
    remove,
    remove_all,
)
from ..operations import ANY_USE, MAY_DECLINE, war_modifier
from ..piles import bit, discard, show_cards, show_hand, start_play, take_from_hand
from ..plays import use_partner
from ..scoring import score_region
from ..state import TwilightState
from ..tracks import advance, degrade, gain, improve
from .book import can_happen, choice, condition, event, further
from .verbs import (
    clear_countries,
    grant_operations,
    make_lasting,
    may_discard,
    pick_place,
    spread_added,
    spread_removed,
    tell_all,
    wage_war,
    war_of_choice,
)

CUBA: Final[int] = country("cuba")
VIETNAM: Final[int] = country("vietnam")
WEST_GERMANY: Final[int] = country("west_germany")
SOUTH_KOREA: Final[int] = country("south_korea")
ROMANIA: Final[int] = country("romania")
ISRAEL: Final[int] = country("israel")
EGYPT: Final[int] = country("egypt")
FRANCE: Final[int] = country("france")
JAPAN: Final[int] = country("japan")
UK: Final[int] = country("uk")
REDS: Final = countries("yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia")
SUEZ: Final = countries("france", "uk", "israel")
SUBCONTINENT: Final = countries("india", "pakistan")
SPONSOR_BONUS: Final = 2
BOYCOTT_OPS: Final = 4


@choice(1)
def asia_scoring(s: TwilightState, side: int) -> Script:
    return score_region(s, ASIA, "TS-card-1")


@choice(2)
def europe_scoring(s: TwilightState, side: int) -> Script:
    return score_region(s, EUROPE, "TS-card-2")


@choice(3)
def middle_east_scoring(s: TwilightState, side: int) -> Script:
    return score_region(s, MIDDLE_EAST, "TS-card-3")


@event(4)
def duck_and_cover(s: TwilightState, side: int) -> None:
    """DEFCON first; if that ends the game, nobody gains anything."""
    degrade(s, "TS-card-4")
    if not s.over:
        gain(s, US, 5 - s.defcon, "TS-card-4")


@event(5)
def five_year_plan(s: TwilightState, side: int) -> None:
    """A random card of the USSR goes; a US event on it happens."""
    if not s.hands[USSR]:
        return
    card = random_card(s, s.hands[USSR])
    s.reveal()
    if SIDE[card] != US:
        discard(s, USSR, card, "TS-card-5")
        return
    take_from_hand(s, USSR, card)
    s.limbo |= bit(card)
    s.note("discards", "TS-card-5", who=USSR, card=CARD + card)
    s.push(agenda.DISPOSE, card)
    if card == DEFECTORS:
        defectors(s, US)
        s.occurred |= bit(card)
    elif can_happen(s, card, US):
        s.push(agenda.EVENT, card, US)


@choice(7)
def socialist_governments(s: TwilightState, side: int) -> Script:
    return spread_removed(s, USSR, US, SOCIALIST_GOVERNMENTS, WESTERN_EUROPE, 3, 2)


@event(8)
def fidel(s: TwilightState, side: int) -> None:
    remove_all(s, US, CUBA, "TS-card-8")
    raise_to_control(s, USSR, CUBA, "TS-card-8")


@event(9)
def vietnam_revolts(s: TwilightState, side: int) -> None:
    add(s, USSR, VIETNAM, 2, "TS-card-9")
    make_lasting(s, VIETNAM_REVOLTS)


@choice(10)
def blockade(s: TwilightState, side: int) -> Script:
    return may_discard(s, US, BLOCKADE)


@further(10)
def blockade_tightens(s: TwilightState, side: int, rest: list[int]) -> Script:
    if not rest[0]:
        remove_all(s, US, WEST_GERMANY, "TS-card-10")
    yield from ()


@event(11)
def korean_war(s: TwilightState, side: int) -> None:
    modifier = war_modifier(s, USSR, SOUTH_KOREA, False, False) - int(s.civil_war)
    wage_war(s, USSR, KOREAN_WAR, SOUTH_KOREA, 4, 2, 2, modifier)


@event(12)
def romanian_abdication(s: TwilightState, side: int) -> None:
    remove_all(s, US, ROMANIA, "TS-card-12")
    raise_to_control(s, USSR, ROMANIA, "TS-card-12")


@event(13)
def arab_israeli_war(s: TwilightState, side: int) -> None:
    wage_war(s, USSR, ARAB_ISRAELI_WAR, ISRAEL, 4, 2, 2, war_modifier(s, USSR, ISRAEL, False, True))


@choice(14)
def comecon(s: TwilightState, side: int) -> Script:
    return spread_added(
        s,
        USSR,
        COMECON,
        lambda: free_of(s, US, EASTERN_EUROPE),
        4,
        1,
        -1,
        lambda c: why.controlled_by(s, US, COMECON, c) if c in EASTERN_EUROPE else None,
    )


@event(15)
def nasser(s: TwilightState, side: int) -> None:
    add(s, USSR, EGYPT, 2, "TS-card-15")
    remove(s, US, EGYPT, (influence_of(s, US, EGYPT) + 1) // 2, "TS-card-15")


@choice(16)
def warsaw_pact_formed(s: TwilightState, side: int) -> Script:
    make_lasting(s, WARSAW_PACT)
    branch = yield Ask(USSR, "warsaw-pact", lambda: [REMOVE, ADD], "TS-card-16")
    if branch == REMOVE:
        yield from clear_countries(s, USSR, US, WARSAW_PACT, EASTERN_EUROPE, 4)
    else:
        yield from spread_added(s, USSR, WARSAW_PACT, lambda: list(EASTERN_EUROPE), 5, 2)


@event(17)
def de_gaulle(s: TwilightState, side: int) -> None:
    remove(s, US, FRANCE, 2, "TS-card-17")
    add(s, USSR, FRANCE, 1, "TS-card-17")
    make_lasting(s, DE_GAULLE)


@event(18)
def captured_nazi_scientist(s: TwilightState, side: int) -> None:
    if s.space[side] < LAST_BOX:
        advance(s, side, 1, "TS-card-18")


@choice(19)
def truman_doctrine(s: TwilightState, side: int) -> Script:
    free = tuple(c for c in IN_REGION[EUROPE] if s.holder[c] == NOBODY)
    return clear_countries(
        s,
        US,
        USSR,
        TRUMAN_DOCTRINE,
        free,
        1,
        against=lambda c: why.controlled(s, TRUMAN_DOCTRINE, c) if c in IN_REGION[EUROPE] else None,
    )


@choice(20)
def olympic_games(s: TwilightState, side: int) -> Script:
    """The other side takes part or boycotts."""
    answer = yield Ask(1 - side, "olympics", lambda: [PARTICIPATE, BOYCOTT], "TS-card-20", who=side)
    if answer == BOYCOTT:
        s.note("boycott", "TS-card-20", who=1 - side)
        degrade(s, "TS-card-20")
        grant_operations(s, side, OLYMPIC_GAMES, BOYCOTT_OPS, ANY_USE)
        return
    hold_games(s, side, "TS-card-20")


def hold_games(s: TwilightState, side: int, rule: str) -> None:
    """Both roll, the sponsor with a bonus; ties are rolled again."""
    mine = theirs = 0
    while mine == theirs:
        eyes = roll(s)
        theirs = roll(s)
        mine = eyes + SPONSOR_BONUS
        s.note("contest", rule, who=side, roll=eyes, bonus=SPONSOR_BONUS, other=theirs, other_bonus=0)
    gain(s, side if mine > theirs else 1 - side, 2, rule)


@condition(21)
def nato_is_possible(s: TwilightState, player: int) -> bool:
    return s.is_lasting(WARSAW_PACT) or s.is_lasting(MARSHALL_PLAN)


@event(21)
def nato(s: TwilightState, side: int) -> None:
    make_lasting(s, NATO)


@choice(22)
def independent_reds(s: TwilightState, side: int) -> Script:
    places = [c for c in REDS if influence_of(s, USSR, c) > influence_of(s, US, c)]
    if places:
        place = yield Ask(
            US,
            "match",
            lambda: places,
            "TS-card-22",
            why=lambda c: (
                why.not_behind(s, INDEPENDENT_REDS, c) if c in REDS else why.not_in_area(INDEPENDENT_REDS, REDS, c)
            ),
            card=CARD + INDEPENDENT_REDS,
        )
        add(s, US, place, influence_of(s, USSR, place) - influence_of(s, US, place), "TS-card-22")


@choice(23)
def marshall_plan(s: TwilightState, side: int) -> Script:
    make_lasting(s, MARSHALL_PLAN)
    return spread_added(
        s,
        US,
        MARSHALL_PLAN,
        lambda: free_of(s, USSR, WESTERN_EUROPE),
        7,
        1,
        -1,
        lambda c: why.controlled_by(s, USSR, MARSHALL_PLAN, c) if c in WESTERN_EUROPE else None,
    )


@choice(24)
def indo_pakistani_war(s: TwilightState, side: int) -> Script:
    return war_of_choice(s, side, INDO_PAKISTANI_WAR, lambda: list(SUBCONTINENT), 4, 2, 2)


@event(25)
def containment(s: TwilightState, side: int) -> None:
    make_lasting(s, CONTAINMENT)


@event(26)
def cia_created(s: TwilightState, side: int) -> None:
    show_hand(s, USSR, "TS-card-26")
    grant_operations(s, US, CIA_CREATED, 1, ANY_USE | MAY_DECLINE)


@event(27)
def japan_pact(s: TwilightState, side: int) -> None:
    raise_to_control(s, US, JAPAN, "TS-card-27")
    make_lasting(s, US_JAPAN)


@choice(28)
def suez_crisis(s: TwilightState, side: int) -> Script:
    return spread_removed(s, USSR, US, SUEZ_CRISIS, SUEZ, 4, 2)


@choice(29)
def east_european_unrest(s: TwilightState, side: int) -> Script:
    return clear_countries(s, US, USSR, EAST_EUROPEAN_UNREST, EASTERN_EUROPE, 3, 2 if s.turn >= LATE_WAR_TURN else 1)


@choice(30)
def decolonization(s: TwilightState, side: int) -> Script:
    return spread_added(s, USSR, DECOLONIZATION, lambda: list(COLONIES), 4, 1)


@condition(31)
def red_scare_is_possible(s: TwilightState, player: int) -> bool:
    """Closed to the USSR while the Chinese Civil War lasts (TS-12.1.1)."""
    return not (s.civil_war and player == USSR)


@event(31)
def red_scare(s: TwilightState, side: int) -> None:
    s.scared |= 1 << (1 - side)
    make_lasting(s, RED_SCARE)


def partners(s: TwilightState, player: int) -> list[int]:
    """Cards of the hand that carry the enemy's event."""
    return [card for card in s.hands[player] if SIDE[card] == 1 - player]


@condition(32)
def has_a_partner(s: TwilightState, player: int) -> bool:
    return s.may_intervene() and bool(partners(s, player))


@choice(32)
def un_intervention(s: TwilightState, side: int) -> Script:
    """With a card of the enemy: its Operations without its event. How it came into play does not matter."""
    answer = yield Ask(
        side,
        "partner",
        lambda: [CARD + c for c in partners(s, side)],
        "TS-card-32",
        always=True,
        why=lambda card: why.no_partner(s, side, card),
    )
    card = answer - CARD
    start_play(s, side, card)
    s.push(agenda.DISPOSE, card)
    s.note("partner", "TS-card-32", who=side, card=CARD + card)
    use_partner(s, side, card)


@choice(33)
def de_stalinization(s: TwilightState, side: int) -> Script:
    """Lift up to 4, then put as many down."""
    lifted: list[int] = []
    while len(lifted) < 4 and holding(s, USSR, ALL_COUNTRIES):
        left = 4 - len(lifted)
        place = yield Ask(
            USSR,
            "lift",
            lambda: [*holding(s, USSR, ALL_COUNTRIES), DONE],
            "TS-card-33",
            why=lambda place: why.without_influence(s, USSR, "TS-card-33", place),
            left=left,
            card=CARD + DE_STALINIZATION,
        )
        if place == DONE:
            break
        change(s, USSR, place, -1)
        lifted.append(place)
    tell_all(s, USSR, lifted, -1, "TS-card-33")
    yield from spread_added(
        s,
        USSR,
        DE_STALINIZATION,
        lambda: free_of(s, US, ALL_COUNTRIES),
        len(lifted),
        2,
        -1,
        lambda c: why.controlled_by(s, US, DE_STALINIZATION, c),
    )


@event(34)
def nuclear_test_ban(s: TwilightState, side: int) -> None:
    gain(s, side, s.defcon - 2, "TS-card-34")
    improve(s, 2, "TS-card-34")


@condition(35)
def formosa_is_possible(s: TwilightState, player: int) -> bool:
    """Closed to the US while the Chinese Civil War lasts (TS-12.1.1)."""
    return not s.civil_war


@event(35)
def formosan_resolution(s: TwilightState, side: int) -> None:
    make_lasting(s, FORMOSAN_RESOLUTION)


# -- cards 103 to 106 --------------------------------------------------------------------------------------------


@condition(103)
def defectors_matter(s: TwilightState, player: int) -> bool:
    """As a headline, or when the USSR plays it; in a round of the USSR the US can play it too (Grain Sales)."""
    return s.round == 0 or player == USSR


@event(103)
def defectors(s: TwilightState, side: int) -> None:
    """A headline of the USSR that has not happened yet never will (TS-4.4)."""
    if s.round > 0:
        gain(s, US, 1, "TS-card-103")
    elif s.headlines[USSR]:
        card = s.headlines[USSR]
        s.headlines = replaced(s.headlines, USSR, 0)
        s.discards = [*s.discards, card]
        s.note("cancelled", "TS-4.4", who=USSR, card=CARD + card)


@condition(104)
def not_in_the_late_war(s: TwilightState, player: int) -> bool:
    return s.turn < LATE_WAR_TURN


@choice(104)
def cambridge_five(s: TwilightState, side: int) -> Script:
    """The US shows its scoring cards; the USSR may add 1 in a region they name."""
    shown = [card for card in s.hands[US] if IS_SCORING[card]]
    show_cards(s, US, shown, "TS-card-104")
    yield from spread_added(s, USSR, CAMBRIDGE_FIVE, lambda: named_countries(s), 1, 1, 0)


def named_countries(s: TwilightState) -> list[int]:
    """The countries in regions of the US scoring cards that were shown."""
    found: set[int] = set()
    for card in s.hands[US]:
        name = CARD_LIST[card - 1].scoring if s.known[US] >> card & 1 else ""
        if name == "southeast_asia":
            found.update(SOUTHEAST_ASIA)
        elif name:
            found.update(IN_REGION[REGION_IDS.index(name)])
    return sorted(found)


@choice(105)
def special_relationship(s: TwilightState, side: int) -> Script:
    if not controls(s, US, UK):
        return
    if s.is_lasting(NATO):
        yield from pick_place(s, US, SPECIAL_RELATIONSHIP, lambda: list(WESTERN_EUROPE), 2)
        gain(s, US, 2, "TS-card-105")
    else:
        yield from pick_place(s, US, SPECIAL_RELATIONSHIP, lambda: list(ADJACENT[UK]), 1)


@event(106)
def norad(s: TwilightState, side: int) -> None:
    make_lasting(s, NORAD)
