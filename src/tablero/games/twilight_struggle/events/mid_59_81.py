"""The events of the Mid War, second half: cards 59 to 81, in printed order, then the optional cards 107 and 108."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark
from tablero.core.state import only

from .. import agenda, why
from ..board import (
    AFRICA,
    ALL_COUNTRIES,
    ASIA,
    BATTLEGROUNDS,
    CARD,
    CENTRAL_AMERICA,
    COUNTRIES,
    DONE,
    EUROPE,
    GIVE_BACK,
    IN_REGION,
    MIDDLE_EAST,
    OPS,
    PLACE,
    REGION,
    SOUTH_AMERICA,
    US,
    USSR,
    countries,
    country,
)
from ..cards import (
    ALDRICH_AMES,
    CAMP_DAVID_ACCORDS,
    CHE,
    COLONIAL_REAR_GUARDS,
    DEATH_SQUADS,
    FLOWER_POWER,
    GRAIN_SALES,
    JOHN_PAUL,
    LIBERATION_THEOLOGY,
    LONE_GUNMAN,
    OAS_FOUNDED,
    PUPPET_GOVERNMENTS,
    SHUTTLE_DIPLOMACY,
    U2_INCIDENT,
    USSURI_RIVER,
    VOICE_OF_AMERICA,
)
from ..chance import random_card, shuffled
from ..events.verbs import COLONIES
from ..influence import add, controls, remove, remove_all
from ..operations import ANY_USE, MAY_DECLINE, attempt_coup, controlled, offer_way_out, ops_value
from ..piles import bit, discard, draw, hand_over_china, holds_china, reshuffle, show_cards, show_hand, take_from_hand
from ..scoring import score_region
from ..state import TwilightState
from ..targets import LATIN_AMERICA, QUIET_SOUTH, not_target, targets
from ..tracks import advance, gain
from .book import choice, condition, event
from .verbs import grant_operations, make_lasting, spread_added, spread_removed

POLAND: Final[int] = country("poland")
EGYPT: Final[int] = country("egypt")
CANAL: Final = countries("panama", "costa_rica", "venezuela")
CAMP_DAVID: Final = countries("israel", "jordan", "egypt")
OIL: Final = countries("egypt", "iran", "libya", "saudi_arabia", "iraq", "gulf_states", "venezuela")
PROGRESS: Final = tuple(c for c in BATTLEGROUNDS if c in LATIN_AMERICA)
OUTSIDE_EUROPE: Final = tuple(c for c in ALL_COUNTRIES if REGION[c] != EUROPE)
TEHRAN_CARDS: Final = 5


@event(59)
def flower_power(s: TwilightState, side: int) -> None:
    make_lasting(s, FLOWER_POWER)


@event(60)
def u2_incident(s: TwilightState, side: int) -> None:
    gain(s, USSR, 1, "TS-card-60")
    make_lasting(s, U2_INCIDENT)


@event(61)
def opec(s: TwilightState, side: int) -> None:
    gain(s, USSR, controlled(s, USSR, OIL), "TS-card-61")


@event(62)
def lone_gunman(s: TwilightState, side: int) -> None:
    show_hand(s, US, "TS-card-62")
    grant_operations(s, USSR, LONE_GUNMAN, 1, ANY_USE | MAY_DECLINE)


@choice(63)
def colonial_rear_guards(s: TwilightState, side: int) -> Script:
    return spread_added(s, US, COLONIAL_REAR_GUARDS, lambda: list(COLONIES), 4, 1)


@event(64)
def panama_canal_returned(s: TwilightState, side: int) -> None:
    for place in CANAL:
        add(s, US, place, 1, "TS-card-64")


@event(65)
def camp_david_accords(s: TwilightState, side: int) -> None:
    gain(s, US, 1, "TS-card-65")
    for place in CAMP_DAVID:
        add(s, US, place, 1, "TS-card-65")
    make_lasting(s, CAMP_DAVID_ACCORDS)


@choice(66)
def puppet_governments(s: TwilightState, side: int) -> Script:
    empty = [c for c in ALL_COUNTRIES if not s.influence[c] and not s.influence[COUNTRIES + c]]
    return spread_added(
        s, US, PUPPET_GOVERNMENTS, lambda: empty, 3, 1, 0, lambda c: why.has_influence(s, PUPPET_GOVERNMENTS, c)
    )


@choice(67)
def grain_sales(s: TwilightState, side: int) -> Script:
    """Play a random card of the USSR, or give it back and use this card's Ops."""
    if not s.hands[USSR]:
        grant_operations(s, US, GRAIN_SALES, OPS[GRAIN_SALES], ANY_USE)
        return
    card = random_card(s, s.hands[USSR])
    s.note("draws-from", "TS-card-67", who=US, whom=USSR, card=CARD + card)
    s.known = [s.known[USSR] | bit(card), s.known[US]]
    s.reveal()
    answer = yield Ask(US, "grain", lambda: [PLACE, GIVE_BACK], "TS-card-67", card=CARD + card)
    if answer == GIVE_BACK:
        s.note("gives-back", "TS-card-67", who=US, card=CARD + card)
        grant_operations(s, US, GRAIN_SALES, OPS[GRAIN_SALES], ANY_USE)
        return
    take_from_hand(s, USSR, card)
    s.limbo |= bit(card)
    s.push(agenda.PLAY, US, card)


@event(68)
def john_paul_ii(s: TwilightState, side: int) -> None:
    remove(s, USSR, POLAND, 2, "TS-card-68")
    add(s, US, POLAND, 1, "TS-card-68")
    make_lasting(s, JOHN_PAUL)


@event(69)
def death_squads(s: TwilightState, side: int) -> None:
    s.squads += 1 if side == US else -1
    make_lasting(s, DEATH_SQUADS)


@choice(70)
def oas_founded(s: TwilightState, side: int) -> Script:
    return spread_added(s, US, OAS_FOUNDED, lambda: list(LATIN_AMERICA), 2, 2)


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
    return spread_removed(s, US, USSR, VOICE_OF_AMERICA, OUTSIDE_EUROPE, 4, 2)


@choice(75)
def liberation_theology(s: TwilightState, side: int) -> Script:
    return spread_added(s, USSR, LIBERATION_THEOLOGY, lambda: list(IN_REGION[CENTRAL_AMERICA]), 3, 2)


@choice(76)
def ussuri_river_skirmish(s: TwilightState, side: int) -> Script:
    if holds_china(s, US):
        yield from spread_added(s, US, USSURI_RIVER, lambda: list(IN_REGION[ASIA]), 4, 2)
    elif s.china == USSR:
        hand_over_china(s, US, True, "TS-card-76")


@choice(77)
def ask_not(s: TwilightState, side: int) -> Script:
    """Discard any number, then draw as many."""
    count = 0
    while s.hands[US]:
        answer = yield Ask(
            US,
            "exchange",
            lambda: [*[CARD + c for c in s.hands[US]], DONE],
            "TS-card-77",
            always=True,
            why=lambda card: why.not_held(s, US, card),
            count=count,
        )
        if answer == DONE:
            break
        discard(s, US, answer - CARD, "TS-card-77")
        count += 1
    held = s.hands[US]
    for _ in range(count):
        draw(s, US)
    s.note("draws", "TS-card-77", who=US, count=len(s.hands[US]) - len(held))
    s.reveal()
    if s.is_lasting(ALDRICH_AMES):  # the hand still lies open (TS-R22)
        show_cards(s, US, [card for card in s.hands[US] if card not in held], "TS-11.4")


@event(78)
def alliance_for_progress(s: TwilightState, side: int) -> None:
    gain(s, US, controlled(s, US, PROGRESS), "TS-card-78")


@choice(79)
def africa_scoring(s: TwilightState, side: int) -> Script:
    return score_region(s, AFRICA, "TS-card-79")


@condition(80)
def is_behind_in_space(s: TwilightState, player: int) -> bool:
    return s.space[player] < s.space[1 - player]


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

    def why_not(place: int) -> Remark | None:
        if place in struck:
            return Remark("why-named", "TS-card-107", place=place)
        return not_target(s, USSR, QUIET_SOUTH, False, True, place, CHE)

    value = ops_value(s, USSR, OPS[CHE])
    while len(struck) < 2 and options() != [DONE]:
        target = yield Ask(
            USSR, "coup", options, "TS-card-107", why=why_not, ops=value, asia=0, southeast=0, card=CARD + CHE
        )
        if target == DONE:
            return
        yield from offer_way_out(s, USSR, "coup")
        struck.append(target)
        if not attempt_coup(s, USSR, target, value, False):
            return


@condition(108)
def has_a_friend_in_the_middle_east(s: TwilightState, player: int) -> bool:
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
            why=lambda card: why.not_looked_at(s, rule, card),
        )
        if answer == DONE:
            break
        s.deck = [c for c in s.deck if c != answer - CARD]
        s.discards = [*s.discards, answer - CARD]
        s.peeked -= 1
        s.note("discards", rule, who=US, card=answer)
    s.peeked = 0
    s.deck = shuffled(s, s.deck)
