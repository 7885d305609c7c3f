"""The events of the Mid War, cards 36 to 81, 107 and 108."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.state import only

from .. import agenda
from ..board import (
    AFRICA,
    ALL_COUNTRIES,
    ASIA,
    BATTLEGROUNDS,
    CARD,
    CENTRAL_AMERICA,
    CHINA,
    COUNTRIES,
    DEGRADE,
    DONE,
    EUROPE,
    GIVE_BACK,
    IMPROVE,
    IN_REGION,
    IS_SCORING,
    MIDDLE_EAST,
    MISSILE_ENVY,
    NUMBER,
    OPS,
    PLACE,
    REGION,
    REGIONS,
    SHUTTLE_DIPLOMACY,
    SIDE,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
    STABILITY,
    US,
    USSR,
    countries,
    country,
)
from ..chance import random_card, roll, shuffled
from ..influence import add, controls, remove, remove_all
from ..operations import (
    ANY_USE,
    FREE,
    IN_LATIN_AMERICA,
    LATIN_AMERICA,
    MAY_DECLINE,
    QUIET_SOUTH,
    TO_COUP,
    TO_REALIGN,
    TO_SPACE,
    attempt_coup,
    controlled,
    is_shielded,
    offer_way_out,
    ops_value,
    targets,
)
from ..piles import bit, discard, draw, put_in_hand, reshuffle, show_hand, take_from_hand
from ..scoring import DOMINATION, score_region, southeast_asia_points, tallies
from ..state import TwilightState
from ..tracks import MOST_MILOPS, add_milops, advance, degrade, gain, improve, move_marker, set_defcon
from .book import choice, condition, event
from .verbs import (
    clear_countries,
    grant_operations,
    make_lasting,
    pick_place,
    spread_added,
    spread_removed,
    war_of_choice,
)

SOUTH_AFRICA: Final[int] = country("south_africa")
WEST_GERMANY: Final[int] = country("west_germany")
POLAND: Final[int] = country("poland")
EGYPT: Final[int] = country("egypt")
CHILE: Final[int] = country("chile")
TWO_STEPS: Final = countries("angola", "se_african_states")
CANAL: Final = countries("panama", "costa_rica", "venezuela")
CAMP_DAVID: Final = countries("israel", "jordan", "egypt")
MUSLIM: Final = countries("sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan")
OIL: Final = countries("egypt", "iran", "libya", "saudi_arabia", "iraq", "gulf_states", "venezuela")
SOUTH_AFRICAN_NEIGHBOURS: Final = countries("angola", "botswana")
PROGRESS: Final = tuple(c for c in BATTLEGROUNDS if c in LATIN_AMERICA)
WEAK: Final = tuple(c for c in ALL_COUNTRIES if STABILITY[c] <= 2)
OUTSIDE_EUROPE: Final = tuple(c for c in ALL_COUNTRIES if REGION[c] != EUROPE)
COLONIES: Final = IN_REGION[AFRICA] + SOUTHEAST_ASIA
NORAD: Final = 106
TEHRAN_CARDS: Final = 5


@choice(36)
def brush_war(s: TwilightState, side: int) -> Script:
    return war_of_choice(s, side, 36, lambda: [c for c in WEAK if not is_shielded(s, c)], 3, 1, 3)


@choice(37)
def central_america_scoring(s: TwilightState, side: int) -> Script:
    return score_region(s, CENTRAL_AMERICA, "TS-card-37")


@event(38)
def southeast_asia_scoring(s: TwilightState, side: int) -> None:
    move_marker(s, southeast_asia_points(s), "TS-card-38")


@event(39)
def arms_race(s: TwilightState, side: int) -> None:
    """It is the phasing player who compares, whoever has the event."""
    me = s.phasing
    if s.milops[me] > s.milops[1 - me]:
        gain(s, me, 3 if s.milops[me] >= s.defcon else 1, "TS-card-39")


@event(40)
def cuban_missile_crisis(s: TwilightState, side: int) -> None:
    set_defcon(s, 2, "TS-card-40")
    s.crisis |= 1 << (1 - side)
    make_lasting(s, 40)


@event(41)
def nuclear_subs(s: TwilightState, side: int) -> None:
    make_lasting(s, 41)


@event(42)
def quagmire(s: TwilightState, side: int) -> None:
    make_lasting(s, 42)
    if s.is_lasting(NORAD):
        s.lasting &= ~bit(NORAD)
        s.note("effect-ends", "TS-card-42", card=CARD + NORAD)


@choice(43)
def salt_negotiations(s: TwilightState, side: int) -> Script:
    improve(s, 2, "TS-card-43")
    make_lasting(s, 43)
    offered = [CARD + card for card in sorted(s.discards) if not IS_SCORING[card]]
    answer = yield Ask(side, "recover", lambda: [*offered, DONE], "TS-card-43")
    if answer != DONE:
        card = answer - CARD
        s.discards = [c for c in s.discards if c != card]
        put_in_hand(s, side, card, True)
        s.note("recovers", "TS-card-43", who=side, card=CARD + card)


@event(44)
def bear_trap(s: TwilightState, side: int) -> None:
    make_lasting(s, 44)


@choice(45)
def summit(s: TwilightState, side: int) -> Script:
    """Both roll and add the regions they dominate; the winner may move DEFCON."""
    strong = [0, 0]
    for region in range(REGIONS):
        found = tallies(s, region)
        for each in (USSR, US):
            strong[each] += found[each].status >= DOMINATION
    mine, theirs = roll(s), roll(s)
    other = 1 - side
    s.note("contest", "TS-card-45", who=side, roll=mine, bonus=strong[side], other=theirs, other_bonus=strong[other])
    margin = mine + strong[side] - theirs - strong[other]
    if margin == 0:
        return
    winner = side if margin > 0 else other
    gain(s, winner, 2, "TS-card-45")
    choices = [DEGRADE, DONE] if s.defcon == 5 else [IMPROVE, DEGRADE, DONE]
    answer = yield Ask(winner, "summit", lambda: choices, "TS-card-45", level=s.defcon)
    if answer == IMPROVE:
        improve(s, 1, "TS-card-45")
    elif answer == DEGRADE:
        degrade(s, "TS-card-45")


@choice(46)
def how_i_learned(s: TwilightState, side: int) -> Script:
    level = yield Ask(side, "set-defcon", lambda: [NUMBER + n for n in range(1, 6)], "TS-card-46", level=s.defcon)
    set_defcon(s, level - NUMBER, "TS-card-46")
    if not s.over:
        add_milops(s, side, MOST_MILOPS, "TS-card-46")


@choice(47)
def junta(s: TwilightState, side: int) -> Script:
    yield from pick_place(s, side, 47, lambda: list(LATIN_AMERICA), 2)
    grant_operations(s, side, 47, OPS[47], TO_COUP | TO_REALIGN | FREE | MAY_DECLINE, IN_LATIN_AMERICA)


@condition(48)
def more_battlegrounds(s: TwilightState, side: int) -> bool:
    return controlled(s, US, BATTLEGROUNDS) > controlled(s, USSR, BATTLEGROUNDS)


@event(48)
def kitchen_debates(s: TwilightState, side: int) -> None:
    gain(s, US, 2, "TS-card-48")


@choice(49)
def missile_envy(s: TwilightState, side: int) -> Script:
    """Take the best card of the other side, and use it (TS-7.9)."""
    other = 1 - side
    if s.hands[other]:
        card = (yield Ask(other, "envy", lambda: best_cards(s, other), "TS-card-49", always=True)) - CARD
        take_from_hand(s, other, card)
        s.limbo |= bit(card)
        s.note("takes", "TS-card-49", who=side, whom=other, card=CARD + card)
        s.reveal()
        s.push(agenda.DISPOSE, card)
        if SIDE[card] == other:
            grant_operations(s, side, card, OPS[card], ANY_USE | TO_SPACE)
        else:
            s.push(agenda.EVENT, card, side)
        s.push(agenda.FLOWER, card, side)
    if s.limbo & bit(MISSILE_ENVY):  # in a game it always is
        s.limbo &= ~bit(MISSILE_ENVY)
        s.occurred &= ~bit(MISSILE_ENVY)
    put_in_hand(s, other, MISSILE_ENVY, True)
    s.envy = other


def best_cards(s: TwilightState, side: int) -> list[int]:
    """The cards with the highest effective Ops, so that 3 and 4 are alike under the Brezhnev Doctrine (TS-5.4)."""
    values = [ops_value(s, side, OPS[card]) if OPS[card] else 0 for card in s.hands[side]]
    best = max(values)
    return [CARD + card for card, value in zip(s.hands[side], values) if value == best]


@event(50)
def we_will_bury_you(s: TwilightState, side: int) -> None:
    degrade(s, "TS-card-50")
    make_lasting(s, 50)


@event(51)
def brezhnev_doctrine(s: TwilightState, side: int) -> None:
    make_lasting(s, 51)


@event(52)
def portuguese_empire_crumbles(s: TwilightState, side: int) -> None:
    for place in TWO_STEPS:
        add(s, USSR, place, 2, "TS-card-52")


@choice(53)
def south_african_unrest(s: TwilightState, side: int) -> Script:
    """All in South Africa, or 1 there and 2 in its neighbours."""
    place = yield Ask(USSR, "unrest", lambda: [SOUTH_AFRICA, *SOUTH_AFRICAN_NEIGHBOURS], "TS-card-53", card=CARD + 53)
    add(s, USSR, SOUTH_AFRICA, 2 if place == SOUTH_AFRICA else 1, "TS-card-53")
    if place != SOUTH_AFRICA:
        add(s, USSR, place, 1, "TS-card-53")
        yield from pick_place(s, USSR, 53, lambda: list(SOUTH_AFRICAN_NEIGHBOURS), 1)


@event(54)
def allende(s: TwilightState, side: int) -> None:
    add(s, USSR, CHILE, 2, "TS-card-54")


@event(55)
def willy_brandt(s: TwilightState, side: int) -> None:
    gain(s, USSR, 1, "TS-card-55")
    add(s, USSR, WEST_GERMANY, 1, "TS-card-55")
    make_lasting(s, 55)


@choice(56)
def muslim_revolution(s: TwilightState, side: int) -> Script:
    return clear_countries(s, USSR, US, 56, MUSLIM, 2)


@event(57)
def abm_treaty(s: TwilightState, side: int) -> None:
    improve(s, 1, "TS-card-57")
    grant_operations(s, side, 57, OPS[57], ANY_USE)


def holds_china(s: TwilightState, side: int) -> bool:
    """Who has the China Card; the US counts as its holder while the Chinese Civil War lasts (TS-12.1.1)."""
    return s.china == side or (s.civil_war and side == US)


def hand_over_china(s: TwilightState, side: int, face_up: bool, rule: str) -> None:
    s.china = side
    s.china_up = face_up
    s.note("china-passes", rule, who=side, card=CARD + CHINA)


@condition(58)
def cultural_revolution_is_possible(s: TwilightState, side: int) -> bool:
    """Closed to the USSR while the Chinese Civil War lasts (TS-12.1.1)."""
    return not s.civil_war


@event(58)
def cultural_revolution(s: TwilightState, side: int) -> None:
    if s.china == US:
        hand_over_china(s, USSR, True, "TS-card-58")
    elif s.china == USSR:
        gain(s, USSR, 1, "TS-card-58")


@event(59)
def flower_power(s: TwilightState, side: int) -> None:
    make_lasting(s, 59)


@event(60)
def u2_incident(s: TwilightState, side: int) -> None:
    gain(s, USSR, 1, "TS-card-60")
    make_lasting(s, 60)


@event(61)
def opec(s: TwilightState, side: int) -> None:
    gain(s, USSR, controlled(s, USSR, OIL), "TS-card-61")


@event(62)
def lone_gunman(s: TwilightState, side: int) -> None:
    show_hand(s, US, "TS-card-62")
    grant_operations(s, USSR, 62, 1, ANY_USE | MAY_DECLINE)


@choice(63)
def colonial_rear_guards(s: TwilightState, side: int) -> Script:
    return spread_added(s, US, 63, lambda: list(COLONIES), 4, 1)


@event(64)
def panama_canal_returned(s: TwilightState, side: int) -> None:
    for place in CANAL:
        add(s, US, place, 1, "TS-card-64")


@event(65)
def camp_david_accords(s: TwilightState, side: int) -> None:
    gain(s, US, 1, "TS-card-65")
    for place in CAMP_DAVID:
        add(s, US, place, 1, "TS-card-65")
    make_lasting(s, 65)


@choice(66)
def puppet_governments(s: TwilightState, side: int) -> Script:
    empty = [c for c in ALL_COUNTRIES if not s.influence[c] and not s.influence[COUNTRIES + c]]
    return spread_added(s, US, 66, lambda: empty, 3, 1, 0)


@choice(67)
def grain_sales(s: TwilightState, side: int) -> Script:
    """Play a random card of the USSR, or give it back and use this card's Ops."""
    if not s.hands[USSR]:
        grant_operations(s, US, 67, OPS[67], ANY_USE)
        return
    card = random_card(s, s.hands[USSR])
    s.note("draws-from", "TS-card-67", who=US, whom=USSR, card=CARD + card)
    s.known = [s.known[USSR] | bit(card), s.known[US]]
    s.reveal()
    answer = yield Ask(US, "grain", lambda: [PLACE, GIVE_BACK], "TS-card-67", card=CARD + card)
    if answer == GIVE_BACK:
        s.note("gives-back", "TS-card-67", who=US, card=CARD + card)
        grant_operations(s, US, 67, OPS[67], ANY_USE)
        return
    take_from_hand(s, USSR, card)
    s.limbo |= bit(card)
    s.push(agenda.PLAY, US, card)


@event(68)
def john_paul_ii(s: TwilightState, side: int) -> None:
    remove(s, USSR, POLAND, 2, "TS-card-68")
    add(s, US, POLAND, 1, "TS-card-68")
    make_lasting(s, 68)


@event(69)
def death_squads(s: TwilightState, side: int) -> None:
    s.squads += 1 if side == US else -1
    make_lasting(s, 69)


@choice(70)
def oas_founded(s: TwilightState, side: int) -> Script:
    return spread_added(s, US, 70, lambda: list(LATIN_AMERICA), 2, 2)


@event(71)
def nixon(s: TwilightState, side: int) -> None:
    if holds_china(s, US):
        gain(s, US, 2, "TS-card-71")
    elif s.china == USSR:
        hand_over_china(s, US, False, "TS-card-71")


@event(72)
def sadat(s: TwilightState, side: int) -> None:
    remove_all(s, USSR, EGYPT, "TS-card-72")
    add(s, US, EGYPT, 1, "TS-card-72")


@event(73)
def shuttle_diplomacy(s: TwilightState, side: int) -> None:
    """The card stays before the US (scoring.py)."""
    make_lasting(s, SHUTTLE_DIPLOMACY)
    s.limbo &= ~bit(SHUTTLE_DIPLOMACY)
    s.occurred &= ~bit(SHUTTLE_DIPLOMACY)


@choice(74)
def voice_of_america(s: TwilightState, side: int) -> Script:
    return spread_removed(s, US, USSR, 74, OUTSIDE_EUROPE, 4, 2)


@choice(75)
def liberation_theology(s: TwilightState, side: int) -> Script:
    return spread_added(s, USSR, 75, lambda: list(IN_REGION[CENTRAL_AMERICA]), 3, 2)


@choice(76)
def ussuri_river_skirmish(s: TwilightState, side: int) -> Script:
    if holds_china(s, US):
        yield from spread_added(s, US, 76, lambda: list(IN_REGION[ASIA]), 4, 2)
    elif s.china == USSR:
        hand_over_china(s, US, True, "TS-card-76")


@choice(77)
def ask_not(s: TwilightState, side: int) -> Script:
    """Discard any number, then draw as many."""
    count = 0
    while s.hands[US]:
        answer = yield Ask(
            US, "exchange", lambda: [*[CARD + c for c in s.hands[US]], DONE], "TS-card-77", always=True, count=count
        )
        if answer == DONE:
            break
        discard(s, US, answer - CARD, "TS-card-77")
        count += 1
    for _ in range(count):
        draw(s, US)
    s.note("draws", "TS-card-77", who=US, count=count)
    s.reveal()


@event(78)
def alliance_for_progress(s: TwilightState, side: int) -> None:
    gain(s, US, controlled(s, US, PROGRESS), "TS-card-78")


@choice(79)
def africa_scoring(s: TwilightState, side: int) -> Script:
    return score_region(s, AFRICA, "TS-card-79")


@condition(80)
def is_behind_in_space(s: TwilightState, side: int) -> bool:
    return s.space[side] < s.space[1 - side]


@event(80)
def one_small_step(s: TwilightState, side: int) -> None:
    advance(s, side, 2, "TS-card-80")


@choice(81)
def south_america_scoring(s: TwilightState, side: int) -> Script:
    return score_region(s, SOUTH_AMERICA, "TS-card-81")


# -- cards 107 and 108 -------------------------------------------------------------------------------------------


@choice(107)
def che(s: TwilightState, side: int) -> Script:
    """A coup in a quiet country of the south, and a second if the first took influence."""
    struck: list[int] = []

    def options() -> list[int]:
        return [*[c for c in targets(s, USSR, QUIET_SOUTH, False, True) if c not in struck], DONE]

    value = ops_value(s, USSR, OPS[107])
    while len(struck) < 2 and options() != [DONE]:
        target = yield Ask(USSR, "coup", options, "TS-card-107", ops=value, card=CARD + 107)
        if target == DONE:
            return
        yield from offer_way_out(s, USSR, "coup")
        struck.append(target)
        if not attempt_coup(s, USSR, target, value, False):
            return


@condition(108)
def has_a_friend_in_the_middle_east(s: TwilightState, side: int) -> bool:
    return any(controls(s, US, c) for c in IN_REGION[MIDDLE_EAST])


@choice(108)
def our_man_in_tehran(s: TwilightState, side: int) -> Script:
    """The US looks at the next five cards and discards what it likes."""
    fill_up_pile(s)
    return weed_out(s, "TS-card-108")


def fill_up_pile(s: TwilightState) -> None:
    """With fewer than five cards left the discards come under them (TS-R21)."""
    if len(s.deck) < TEHRAN_CARDS and s.discards:
        rest = s.deck
        reshuffle(s)
        s.deck = s.deck + rest


def weed_out(s: TwilightState, rule: str) -> Script:
    """The US sees the next five cards and throws away what it does not want to come; the pile is shuffled."""
    s.peeked = min(TEHRAN_CARDS, len(s.deck))
    for card in sorted(s.deck[len(s.deck) - s.peeked :]):
        s.note("peeks", rule, to=only(US), card=CARD + card)
    s.reveal()
    while s.peeked:
        answer = yield Ask(
            US,
            "tehran",
            lambda: [*[CARD + c for c in sorted(s.deck[len(s.deck) - s.peeked :])], DONE],
            rule,
            always=True,
        )
        if answer == DONE:
            break
        s.deck = [c for c in s.deck if c != answer - CARD]
        s.discards = [*s.discards, answer - CARD]
        s.peeked -= 1
        s.note("discards", rule, who=US, card=answer)
    s.peeked = 0
    s.deck = shuffled(s, s.deck)
