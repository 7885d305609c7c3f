"""What an option costs and does, in a line: the odds of a coup, a realignment, the Space Race; the price of influence.

A coup is tried on copies of the position, once with each roll, by the rule itself; the others are reckoned from the
numbers that the rules use. Nothing here depends on a card that somebody holds hidden.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask
from tablero.core.remark import Remark

from .board import (
    CARD,
    CIVIL_WAR,
    LAST_CARD,
    REGION,
    REGION_ACTION,
    SPACE,
    SPACE_FIRST,
    SPACE_ROLL,
    SPACE_SECOND,
    STABILITY,
)
from .cards import JUNTA, SPECIAL_RELATIONSHIP
from .influence import control_of, influence_of
from .operations import attempt_coup, realignment_bonus, value_at
from .plays import TRAP_ROLL
from .state import SAFE_REALIGNMENT, SURE_SPACE, TwilightState

EXPLAINED: Final[tuple[str, ...]] = (
    "add",
    "coup",
    "operations",
    "place",
    "realign",
    "setup",
    "trap",
    "use",
)  # questions
IN_ONE: Final[tuple[int, ...]] = (JUNTA, SPECIAL_RELATIONSHIP)  # events that add all their influence in one country
EYES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)


def consequences(s: TwilightState, side: int, ask: Ask) -> dict[int, Remark]:
    """What is to be said about the options of a question to `side`."""
    found: dict[int, Remark] = {}
    for option in ask.options:
        remark = consequence(s, side, ask, option)
        if remark is not None:
            found[option] = remark
    return found


def consequence(s: TwilightState, side: int, ask: Ask, option: int) -> Remark | None:
    if ask.kind in ("use", "operations"):
        return space_odds(s, side) if option == SPACE else None
    if ask.kind == "trap":
        return trap_odds() if CARD < option <= CARD + LAST_CARD else None
    if option >= CIVIL_WAR:  # no country
        return None
    if ask.kind == "coup":
        card, value = ask.values["card"] - CARD, ask.values["ops"]
        return coup_odds(s, side, option, value_at(s, side, card, value, option))
    if ask.kind == "realign":
        return realignment_odds(s, side, option)
    if ask.kind in ("add", "place", "setup"):
        in_one = ask.kind == "add" and ask.values["card"] - CARD in IN_ONE
        return placement(s, side, option, ask.kind == "place", ask.values["left"] if in_one else 1)
    return None


def percent(cases: int, of: int) -> int:
    return round(100 * cases / of)


def coup_odds(s: TwilightState, side: int, place: int, value: int) -> Remark | None:
    """Which roll a coup needs, what the best one does, and what becomes of DEFCON (TS-6.3)."""
    if s.crisis >> side & 1:
        return None  # it loses the game: a warning says so
    enemy = 1 - side
    needed, lost, gained, level = 0, 0, 0, 0
    for eyes in EYES:
        after = s.copy()
        after.fate = [eyes]
        attempt_coup(after, side, place, value, False)
        lost = influence_of(s, enemy, place) - influence_of(after, enemy, place)
        gained = influence_of(after, side, place) - influence_of(s, side, place)
        if not needed and lost + gained:
            needed = eyes
        level = 0 if after.defcon == s.defcon else after.defcon
    if not needed:
        return Remark("coup-vain", "TS-6.3.2", defcon=level)
    chance = percent(7 - needed, 6)
    return Remark("coup-odds", "TS-6.3.2", needed=needed, chance=chance, lost=lost, gained=gained, defcon=level)


def realignment_odds(s: TwilightState, side: int, place: int) -> Remark:
    """What both add to their dice, and how likely either loses influence (TS-6.2)."""
    enemy = 1 - side
    mine, theirs = realignment_bonus(s, side, place), realignment_bonus(s, enemy, place)
    margins = [a + mine - b - theirs for a in EYES for b in EYES]
    wins = len([margin for margin in margins if margin > 0]) if can_lose(s, enemy, place) else 0
    losses = len([margin for margin in margins if margin < 0]) if can_lose(s, side, place) else 0
    return Remark("realign-odds", "TS-6.2.3", mine=mine, theirs=theirs, win=percent(wins, 36), lose=percent(losses, 36))


def can_lose(s: TwilightState, side: int, place: int) -> bool:
    """Whether a side has influence that a realignment can take."""
    return influence_of(s, side, place) > 0 and not (s.extras & SAFE_REALIGNMENT and side == s.phasing)


def placement(s: TwilightState, side: int, place: int, paid: bool, n: int = 1) -> Remark:
    """The price of a point of influence, the region, and what `n` of them do for control (TS-6.1)."""
    mine, theirs = influence_of(s, side, place) + n, influence_of(s, 1 - side, place)
    region, before = REGION_ACTION + REGION[place], s.holder[place]
    cost = (2 if before == 1 - side else 1) if paid else 0
    holder = control_of(mine, theirs, STABILITY[place]) if side == 0 else control_of(theirs, mine, STABILITY[place])
    if holder == side and before != side:
        return Remark("place-takes", "TS-0.2", region=region, cost=cost)
    if holder == side:
        return Remark("place-more", "TS-0.2", region=region, cost=cost, over=mine - theirs - STABILITY[place])
    if before == 1 - side and holder != before:
        return Remark("place-breaks", "TS-0.2", region=region, cost=cost)
    return Remark("place-short", "TS-0.2", region=region, cost=cost, short=theirs + STABILITY[place] - mine)


def space_odds(s: TwilightState, side: int) -> Remark:
    """Which roll the Space Race needs, and the points of the next box (TS-6.4)."""
    box = s.space[side] + 1
    points = SPACE_FIRST[box] if s.space[1 - side] < box else SPACE_SECOND[box]
    if s.extras & SURE_SPACE:
        return Remark("space-sure", "TS-12.4", points=points)
    needed = SPACE_ROLL[box]
    return Remark("space-odds", "TS-6.4.1", needed=needed, chance=percent(needed, 6), points=points)


def trap_odds() -> Remark:
    """Which roll opens a trap (TS-7.8.2)."""
    return Remark("trap-odds", "TS-7.8.2", needed=TRAP_ROLL, chance=percent(TRAP_ROLL, 6))
