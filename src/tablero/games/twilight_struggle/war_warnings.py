"""Warnings of moves that start nuclear war, or may: by the own hand, by an event, by what is left for later (TS-8.3).

All is reckoned from a view, so it tells nothing hidden: `seen_state` makes a state of a view, with what the side knows
and nothing else. `own_fault` and `event_warning` each judge one option of an `Asked`, `warned` all of them. Used by the
warnings of this game and of SoloPlay (advice.py of each). Not here: which cards can be fatal (perils.py), and warnings
about scoring (advice.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tablero.core.dice import Dice
from tablero.core.remark import Remark
from tablero.core.state import replaced

from . import agenda
from .board import (
    BOYCOTT,
    CARD,
    CARD_IDS,
    COUNTRIES,
    COUNTRY_IDS,
    COUP,
    DEGRADE,
    EVENT,
    EVENT_FIRST,
    IS_BATTLEGROUND,
    LAST_CARD,
    NEUTRAL,
    NUMBER,
    OPS,
    PLACE,
    REALIGN,
    SIDE,
    SIDES,
    SPACE,
    US,
    USSR,
)
from .cards import (
    ABM_TREATY,
    ASK_NOT,
    CHINA,
    CUBAN_MISSILE_CRISIS,
    FIVE_YEAR_PLAN,
    GLASNOST,
    HOW_I_LEARNED,
    JUNTA,
    MISSILE_ENVY,
    NUCLEAR_SUBS,
    OLYMPIC_GAMES,
    ORTEGA,
    RED_SCARE,
    STAR_WARS,
    SUMMIT,
    TEAR_DOWN_THIS_WALL,
    UN_INTERVENTION,
)
from .operations import can_space
from .perils import BRINK, LETS_COUP, LOWERS_DEFCON, RAISERS, can_be_fatal, fatal_cards, forced
from .state import TwilightState
from .targets import ANYWHERE, AROUND_NICARAGUA, IN_EUROPE, IN_LATIN_AMERICA, targets
from .turns import first_headline
from .view_types import Table, View

# headlines that bring DEFCON down to 2 from any level
SETS_DEFCON: Final[tuple[int, ...]] = (CUBAN_MISSILE_CRISIS, HOW_I_LEARNED)
FREE_AREAS: Final[dict[int, int]] = {JUNTA: IN_LATIN_AMERICA, ORTEGA: AROUND_NICARAGUA, TEAR_DOWN_THIS_WALL: IN_EUROPE}
# events that raise DEFCON or take a fatal card along
RELIEFS: Final[tuple[int, ...]] = (*RAISERS, SUMMIT, ABM_TREATY, GLASNOST, UN_INTERVENTION, ASK_NOT)
# headlines that can lower DEFCON by 1: by themselves, by a coup, by the Olympic Games or a Summit, by another card
HEADLINES_THAT_LOWER: Final[tuple[int, ...]] = (
    *LOWERS_DEFCON,
    *LETS_COUP,
    *(FIVE_YEAR_PLAN, OLYMPIC_GAMES, SUMMIT, JUNTA, MISSILE_ENVY, STAR_WARS),
)

# -- what is asked, and what is known ----------------------------------------------------------------------------


class Asked(NamedTuple):
    """A question as it is put to a side; a variant seats its sides elsewhere."""

    seat: int
    kind: str
    options: list[int]
    values: dict[str, int]


def warned(ask: Asked, judge: Callable[[int], Remark | None]) -> dict[int, Remark]:
    """The options that `judge` has something to say about."""
    found: dict[int, Remark] = {}
    for option in ask.options:
        remark = judge(option)
        if remark is not None:
            found[option] = remark
    return found


def seen_state(view: Table, hand: list[str], ask: Asked) -> TwilightState:
    """The state as far as the view tells it, with the hand of whoever is asked; hidden cards are left out."""
    s = TwilightState.blank(Dice(b""))
    s.turn, s.round, s.vp, s.defcon = view["turn"], view["round"], view["vp"], view["defcon"]
    s.phasing = SIDES.index(view["phasing"])
    s.step = agenda.ROUND if ask.kind in ("card", "use") else agenda.OPERATIONS
    for id, (us, ussr) in view["influence"].items():
        s.influence[COUNTRY_IDS.index(id)] = ussr
        s.influence[COUNTRIES + COUNTRY_IDS.index(id)] = us
    for id, name in view["control"].items():
        s.holder[COUNTRY_IDS.index(id)] = SIDES.index(name)
    for entry in view["lasting"]:
        s.lasting |= 1 << entry["number"]
        against = sum([1 << SIDES.index(name) for name in entry.get("against", ())])
        if entry["number"] == CUBAN_MISSILE_CRISIS:
            s.crisis = against
        elif entry["number"] == RED_SCARE:
            s.scared = against
    s.china = SIDES.index(view["china"]) if view["china"] else -1
    s.china_up = view["china_up"]
    s.space = [view["space"][name] for name in SIDES]
    s.space_plays = [view["space_plays"][name] for name in SIDES]
    s.hands[ask.seat] = card_numbers(hand)
    s.discards = card_numbers(view["discards"])
    return s


def card_numbers(ids: list[str]) -> list[int]:
    return [CARD_IDS.index(id) + 1 for id in ids]


def card_in(ask: Asked, option: int) -> int:
    """The card that an option is about; 0: none."""
    card = int(ask.values["card"]) - CARD if ask.kind == "use" else option - CARD
    return card if ask.kind in ("card", "headline", "use") and 1 <= card <= LAST_CARD else 0


# -- what the player itself would do -----------------------------------------------------------------------------


def own_fault(s: TwilightState, ask: Asked, option: int) -> Remark | None:
    """DEFCON 1 by the own hand, in the own round or headline (TS-8.3), and coups in the Cuban Missile Crisis."""
    if s.crisis >> ask.seat & 1 and (option == COUP or (ask.kind == "coup" and option < COUNTRIES)):
        return Remark("crisis-coup", "TS-7.13")
    if s.phasing != ask.seat:
        return None
    if ask.kind == "set-defcon" and option == NUMBER + 1:
        return Remark("nuclear-war", "TS-8.3")
    if s.defcon > BRINK:
        return None
    if ask.kind in ("summit", "olympics") and option in (DEGRADE, BOYCOTT):
        return Remark("nuclear-war", "TS-8.3")
    if ask.seat == US and s.is_lasting(NUCLEAR_SUBS):
        return None
    if ask.kind == "coup" and option < COUNTRIES and IS_BATTLEGROUND[option]:
        return Remark("nuclear-war", "TS-8.3")
    if ask.kind in ("use", "operations") and option == COUP:
        area = free_area(ask)
        if all(IS_BATTLEGROUND[place] for place in targets(s, ask.seat, area, area != ANYWHERE, True)):
            return Remark("nuclear-war", "TS-8.3")
    return None


def free_area(ask: Asked) -> int:
    """Where the free coup of an event is allowed; ANYWHERE if it is an ordinary one."""
    card = int(ask.values["card"]) - CARD
    if ask.kind == "use" or SIDE[card] == 1 - ask.seat:
        return ANYWHERE
    return FREE_AREAS.get(card, ANYWHERE)


# -- events ------------------------------------------------------------------------------------------------------


def event_warning(s: TwilightState, view: View, ask: Asked, option: int) -> Remark | None:
    """Events that are fatal, or that the other side can make fatal."""
    card = card_in(ask, option)
    if not card:
        return None
    seat = ask.seat
    if ask.kind == "headline":
        return headline_warning(s, view, seat, card)
    if s.phasing != seat:
        return None  # it is the other side that would lose (Grain Sales)
    if ask.kind == "card":
        return card_warning(s, seat, card)
    if will_happen(seat, option, card):
        if can_be_fatal(s, seat, card, s.defcon):
            return fatal_event(s, card)
        if option == COUP and SIDE[card] == 1 - seat and s.defcon == BRINK + 1:
            if can_be_fatal(s, seat, card, BRINK) and not (seat == US and s.is_lasting(NUCLEAR_SUBS)):
                return Remark("coup-first", "TS-8.3")
    if option == EVENT and card in RELIEFS:
        return None
    return Remark("no-way-out", "TS-8.3") if leaves_no_way_out(s, seat, card, option == SPACE) else None


def card_warning(s: TwilightState, seat: int, card: int) -> Remark | None:
    """A card without a harmless use; whatever is done with it, it can't be kept."""
    into_space = can_space(s, seat, card, OPS[card])
    if SIDE[card] == 1 - seat and not into_space and can_be_fatal(s, seat, card, s.defcon):
        return fatal_event(s, card)
    if card in RELIEFS or (into_space and not leaves_no_way_out(s, seat, card, True)):
        return None
    return Remark("no-way-out", "TS-8.3") if leaves_no_way_out(s, seat, card, False) else None


def will_happen(seat: int, option: int, card: int) -> bool:
    """Whether the use chosen has the event happen."""
    return option in (EVENT, EVENT_FIRST) or (SIDE[card] == 1 - seat and option in (PLACE, COUP, REALIGN))


def fatal_event(s: TwilightState, card: int) -> Remark:
    if card in LOWERS_DEFCON:
        return Remark("nuclear-war", "TS-8.3")
    if s.defcon == BRINK:
        return Remark("risk-of-war", "TS-8.3")
    found = s.discards if card == STAR_WARS else s.hands[USSR]
    return Remark("worry-risk" if HOW_I_LEARNED in found else "bury-risk", "TS-8.3")


def headline_warning(s: TwilightState, view: View, seat: int, card: int) -> Remark | None:
    """At once, or if the other headline comes first and lowers DEFCON (TS-4.6)."""
    if SIDE[card] not in (1 - seat, NEUTRAL) and card not in LOWERS_DEFCON:
        return None
    if can_be_fatal(s, seat, card, s.defcon):
        return fatal_event(s, card)
    if can_be_fatal(s, seat, card, BRINK) and any(
        lowers_first(s, seat, card, other) for other in other_headlines(view, seat)
    ):
        return Remark("headline-risk", "TS-4.6")
    return None


def other_headlines(view: View, seat: int) -> list[int]:
    """What the other side's headline is, or may be."""
    shown = view["headlines"][SIDES[1 - seat]]
    return card_numbers([shown] if shown else [*(view["unseen"] or ()), *view["seen"]])


def lowers_first(s: TwilightState, seat: int, card: int, other: int) -> bool:
    """Whether the other headline comes first and can bring DEFCON to 2."""
    first = first_headline(other, card) if seat == US else first_headline(card, other)
    if first == seat or not other:
        return False
    return other in SETS_DEFCON or (s.defcon == BRINK + 1 and other in HEADLINES_THAT_LOWER)


def leaves_no_way_out(s: TwilightState, seat: int, card: int, into_space: bool) -> bool:
    """Whether the cards left over would make the side start nuclear war this turn, if the enemy lowers DEFCON."""
    after = s.copy()
    after.hands = replaced(s.hands, seat, [c for c in s.hands[seat] if c != card])
    after.step = agenda.OPERATIONS
    if card == CHINA:
        after.china_up = False
    if into_space:
        after.space_plays = replaced(s.space_plays, seat, s.space_plays[seat] + 1)
    return forced(after, seat, fatal_cards(after, seat)) > 0
