"""The events of the Mid War, first half: cards 36 to 58, in printed order."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script

from .. import agenda, why
from ..board import (
    ALL_COUNTRIES,
    BATTLEGROUNDS,
    CARD,
    CENTRAL_AMERICA,
    DEGRADE,
    DONE,
    IMPROVE,
    IS_SCORING,
    NUMBER,
    OPS,
    SIDE,
    STABILITY,
    US,
    USSR,
    countries,
    country,
)
from ..cards import (
    ABM_TREATY,
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    BRUSH_WAR,
    CUBAN_MISSILE_CRISIS,
    JUNTA,
    MISSILE_ENVY,
    MUSLIM_REVOLUTION,
    NORAD,
    NUCLEAR_SUBS,
    QUAGMIRE,
    SALT,
    SOUTH_AFRICAN_UNREST,
    WE_WILL_BURY_YOU,
    WILLY_BRANDT,
)
from ..chance import roll
from ..influence import add
from ..operations import ANY_USE, FREE, MAY_DECLINE, TO_COUP, TO_REALIGN, TO_SPACE, controlled, ops_value
from ..piles import bit, hand_over_china, put_in_hand, take_from_hand
from ..scoring import regions_dominated, score_region, southeast_asia_points
from ..state import TwilightState
from ..targets import IN_LATIN_AMERICA, LATIN_AMERICA, is_shielded, shielded
from ..tracks import MOST_MILOPS, add_milops, degrade, gain, improve, move_marker, set_defcon
from .book import choice, condition, event
from .verbs import clear_countries, grant_operations, make_lasting, pick_place, war_of_choice

SOUTH_AFRICA: Final[int] = country("south_africa")
WEST_GERMANY: Final[int] = country("west_germany")
CHILE: Final[int] = country("chile")
TWO_STEPS: Final = countries("angola", "se_african_states")
MUSLIM: Final = countries("sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan")
SOUTH_AFRICAN_NEIGHBOURS: Final = countries("angola", "botswana")
MOST_STABLE: Final = 2  # where a Brush War can break out
WEAK: Final = tuple(c for c in ALL_COUNTRIES if STABILITY[c] <= MOST_STABLE)


@choice(36)
def brush_war(s: TwilightState, side: int) -> Script:
    return war_of_choice(
        s,
        side,
        BRUSH_WAR,
        lambda: [c for c in WEAK if not is_shielded(s, c)],
        3,
        1,
        3,
        lambda c: why.too_stable(BRUSH_WAR, MOST_STABLE, c) or shielded(s, c),
    )


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
    make_lasting(s, CUBAN_MISSILE_CRISIS)


@event(41)
def nuclear_subs(s: TwilightState, side: int) -> None:
    make_lasting(s, NUCLEAR_SUBS)


@event(42)
def quagmire(s: TwilightState, side: int) -> None:
    make_lasting(s, QUAGMIRE)
    if s.is_lasting(NORAD):
        s.lasting &= ~bit(NORAD)
        s.note("effect-ends", "TS-card-42", card=CARD + NORAD)


@choice(43)
def salt_negotiations(s: TwilightState, side: int) -> Script:
    improve(s, 2, "TS-card-43")
    make_lasting(s, SALT)
    offered = [CARD + card for card in sorted(s.discards) if not IS_SCORING[card]]
    answer = yield Ask(
        side,
        "recover",
        lambda: [*offered, DONE],
        "TS-card-43",
        why=lambda card: why.not_discarded(s, "TS-card-43", card),
    )
    if answer != DONE:
        card = answer - CARD
        s.discards = [c for c in s.discards if c != card]
        put_in_hand(s, side, card, True)
        s.note("recovers", "TS-card-43", who=side, card=CARD + card)


@event(44)
def bear_trap(s: TwilightState, side: int) -> None:
    make_lasting(s, BEAR_TRAP)


@choice(45)
def summit(s: TwilightState, side: int) -> Script:
    """Both roll and add the regions they dominate; the winner may move DEFCON."""
    strong = regions_dominated(s)
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
    yield from pick_place(s, side, JUNTA, lambda: list(LATIN_AMERICA), 2)
    grant_operations(s, side, JUNTA, OPS[JUNTA], TO_COUP | TO_REALIGN | FREE | MAY_DECLINE, IN_LATIN_AMERICA)


@condition(48)
def more_battlegrounds(s: TwilightState, player: int) -> bool:
    return controlled(s, US, BATTLEGROUNDS) > controlled(s, USSR, BATTLEGROUNDS)


@event(48)
def kitchen_debates(s: TwilightState, side: int) -> None:
    gain(s, US, 2, "TS-card-48")


@choice(49)
def missile_envy(s: TwilightState, side: int) -> Script:
    """Take the best card of the other side, and use it (TS-7.9)."""
    other = 1 - side
    if s.hands[other]:
        answer = yield Ask(
            other,
            "envy",
            lambda: best_cards(s, other),
            "TS-card-49",
            always=True,
            why=lambda card: None if card in best_cards(s, other) else why.not_the_best(s, other, card),
        )
        card = answer - CARD
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
    make_lasting(s, WE_WILL_BURY_YOU)


@event(51)
def brezhnev_doctrine(s: TwilightState, side: int) -> None:
    make_lasting(s, BREZHNEV_DOCTRINE)


@event(52)
def portuguese_empire_crumbles(s: TwilightState, side: int) -> None:
    for place in TWO_STEPS:
        add(s, USSR, place, 2, "TS-card-52")


@choice(53)
def south_african_unrest(s: TwilightState, side: int) -> Script:
    """All in South Africa, or 1 there and 2 in one of its neighbours; the digital edition divides them (TS-12.5)."""
    divided = s.may_divide()
    place = yield Ask(
        USSR,
        "unrest",
        lambda: [SOUTH_AFRICA, *SOUTH_AFRICAN_NEIGHBOURS],
        "TS-card-53",
        why=lambda c: why.not_in_area(SOUTH_AFRICAN_UNREST, (SOUTH_AFRICA, *SOUTH_AFRICAN_NEIGHBOURS), c),
        card=CARD + SOUTH_AFRICAN_UNREST,
        divided=int(divided),
    )
    add(s, USSR, SOUTH_AFRICA, 2 if place == SOUTH_AFRICA else 1, "TS-card-53")
    if place == SOUTH_AFRICA:
        return
    add(s, USSR, place, 1 if divided else 2, "TS-card-53")
    if divided:
        yield from pick_place(s, USSR, SOUTH_AFRICAN_UNREST, lambda: list(SOUTH_AFRICAN_NEIGHBOURS), 1)


@event(54)
def allende(s: TwilightState, side: int) -> None:
    add(s, USSR, CHILE, 2, "TS-card-54")


@event(55)
def willy_brandt(s: TwilightState, side: int) -> None:
    gain(s, USSR, 1, "TS-card-55")
    add(s, USSR, WEST_GERMANY, 1, "TS-card-55")
    make_lasting(s, WILLY_BRANDT)


@choice(56)
def muslim_revolution(s: TwilightState, side: int) -> Script:
    return clear_countries(s, USSR, US, MUSLIM_REVOLUTION, MUSLIM, 2)


@event(57)
def abm_treaty(s: TwilightState, side: int) -> None:
    improve(s, 1, "TS-card-57")
    grant_operations(s, side, ABM_TREATY, OPS[ABM_TREATY], ANY_USE)


@condition(58)
def cultural_revolution_is_possible(s: TwilightState, player: int) -> bool:
    """Closed to the USSR while the Chinese Civil War lasts (TS-12.1.1)."""
    return not s.civil_war


@event(58)
def cultural_revolution(s: TwilightState, side: int) -> None:
    if s.china == US:
        hand_over_china(s, USSR, True, "TS-card-58")
    elif s.china == USSR:
        gain(s, USSR, 1, "TS-card-58")
