"""Operations: placing influence, realignment, coups, the Space Race (TS-5.4, TS-6).

What a side may do with some Operations is written on the agenda: [OPERATIONS, side, card, printed ops, uses, area], and
after that, if an event comes first, where the side could place before it (TS-6.1.2): every play has its own, since one
can happen within another. `uses` are bits; `area` limits targets of events. Free coups and realignments ignore DEFCON
and give no military operations (TS-7.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from . import agenda, why
from .board import (
    ADJACENT,
    ASIA,
    BORDERS_POWER,
    CARD,
    CENTRAL_AMERICA,
    COUP,
    DONE,
    IN_SOUTHEAST_ASIA,
    IS_BATTLEGROUND,
    LAST_BOX,
    OPS,
    PLACE,
    REALIGN,
    REGION,
    REGION_ACTION,
    SOUTH_AMERICA,
    SPACE,
    SPACE_OPS,
    SPACE_ROLL,
    STABILITY,
    US,
    USSR,
    country,
)
from .cards import (
    BREZHNEV_DOCTRINE,
    CHINA,
    CONTAINMENT,
    CUBAN_MISSILE_CRISIS,
    IRAN_CONTRA,
    NUCLEAR_SUBS,
    SALT,
    VIETNAM_REVOLTS,
    YURI,
)
from .chance import roll
from .influence import change, claim_china, influence_of, reachable, still_open, tell_change
from .state import BY_DEFCON, MIXED_OPERATIONS, SAFE_REALIGNMENT, SURE_SPACE, TwilightState
from .targets import ANYWHERE, IN_LATIN_AMERICA, WEST_GERMANY, not_target, targets
from .tracks import add_milops, advance, degrade, end_game, gain, space_plays_allowed

# what Operations may be used for, as bits
TO_PLACE: Final = 1
TO_COUP: Final = 2
TO_REALIGN: Final = 4
TO_SPACE: Final = 8
MAY_DECLINE: Final = 16  # the event says "may"
FREE: Final = 32  # a free coup or free realignment (TS-7.5)
ANY_USE: Final = TO_PLACE | TO_COUP | TO_REALIGN

CUBA: Final[int] = country("cuba")
TURKEY: Final[int] = country("turkey")
WAYS_OUT: Final[tuple[tuple[int, ...], ...]] = ((CUBA,), (WEST_GERMANY, TURKEY))  # of the Cuban Missile Crisis
WAY_OUT_COST: Final = 2


def ops_value(s: TwilightState, side: int, printed: int) -> int:
    """The effective Operations points of a card (TS-5.4), without the bonuses for a region."""
    value = printed
    if s.lasting >> (CONTAINMENT if side == US else BREZHNEV_DOCTRINE) & 1:
        value += 1
    if s.scared >> side & 1:
        value -= 1
    return 1 if value < 1 else 4 if value > 4 else value


def china_bonus(card: int) -> int:
    return 1 if card == CHINA else 0


def vietnam_bonus(s: TwilightState, side: int) -> int:
    return s.lasting >> VIETNAM_REVOLTS & 1 if side == USSR else 0


def value_at(s: TwilightState, side: int, card: int, value: int, place: int) -> int:
    """The Operations points if all of them go to the region of `place` (TS-5.4)."""
    if REGION[place] == ASIA:
        value += china_bonus(card)
        if IN_SOUTHEAST_ASIA[place]:
            value += vietnam_bonus(s, side)
    return value


def bonuses(s: TwilightState, side: int, card: int, among: list[int]) -> tuple[int, int]:
    """The bonuses for Asia and for Southeast Asia, where one of the countries to choose from lies there (TS-5.4)."""
    asia, vietnam = china_bonus(card), vietnam_bonus(s, side)
    return (
        asia if asia and any(REGION[c] == ASIA for c in among) else 0,
        vietnam if vietnam and any(IN_SOUTHEAST_ASIA[c] for c in among) else 0,
    )


def bonus_left(asia: int, vietnam: int, used: list[int], over: int) -> tuple[int, int]:
    """What is left of both bonuses, for the question: none once a country beyond their region was `used`.

    `over`: how many points beyond the card's own value are spent.
    """
    if not all(REGION[c] == ASIA for c in used):
        return 0, 0
    if not all(IN_SOUTHEAST_ASIA[c] for c in used):
        vietnam = 0
    over = max(0, over)
    return max(0, asia - over), min(vietnam, max(0, asia + vietnam - over))


# -- what is allowed where ---------------------------------------------------------------------------------------


def can_space(s: TwilightState, side: int, card: int, printed: int) -> bool:
    """Whether a card may go to the Space Race (TS-6.4.1)."""
    box = s.space[side] + 1
    if box > LAST_BOX or s.space_plays[side] >= space_plays_allowed(s, side):
        return False
    return ops_value(s, side, printed) >= SPACE_OPS[box]


def possible_uses(s: TwilightState, side: int, card: int, printed: int, uses: int, area: int) -> list[int]:
    """The uses to choose from. Placing is always possible, though there may be nowhere to place."""
    free = bool(uses & FREE)
    found = [PLACE] if uses & TO_PLACE else []
    if uses & (TO_COUP | TO_REALIGN):
        open_to_coups = targets(s, side, area, free, True)
        if uses & TO_COUP and open_to_coups:
            found.append(COUP)
        if uses & TO_REALIGN and (open_to_coups or targets(s, side, area, free, False)):
            found.append(REALIGN)
    if uses & TO_SPACE and can_space(s, side, card, printed):
        found.append(SPACE)
    if uses & MAY_DECLINE:
        found.append(DONE)
    return found


def why_no_use(s: TwilightState, side: int, card: int, use: int) -> Remark:
    """Why the Ops of a card can't be used so, where they are free to use; or its event (TS-5.2, TS-6.4.1)."""
    if use in (COUP, REALIGN):
        return Remark("why-no-target", "TS-6.3.1" if use == COUP else "TS-6.2.1", level=s.defcon)
    if use != SPACE:
        return Remark("why-no-event", f"TS-card-{card}", card=CARD + card)
    box = s.space[side] + 1
    if box > LAST_BOX:
        return Remark("why-space-run", "TS-6.4.2")
    if s.space_plays[side] >= space_plays_allowed(s, side):
        return Remark("why-space-used", "TS-6.4.1", n=s.space_plays[side])
    return Remark("why-too-few-ops", "TS-6.4.1", card=CARD + card, ops=ops_value(s, side, OPS[card]), n=SPACE_OPS[box])


def given(options: list[int]) -> Callable[[], list[int]]:
    """Options that had to be reckoned already, to know whether there is anything to ask."""
    return lambda: options


# -- carrying out ------------------------------------------------------------------------------------------------

USE_BITS: Final[dict[int, int]] = {PLACE: TO_PLACE, COUP: TO_COUP, REALIGN: TO_REALIGN, SPACE: TO_SPACE}


def operations(s: TwilightState) -> Script:
    """Use some Operations: choose how, if there is a choice, then do it."""
    item = s.pop()
    side, card, printed, uses, area = item[1], item[2], item[3], item[4], item[5]
    choices = possible_uses(s, side, card, printed, uses, area)
    if not choices:
        s.note("no-operations", "TS-5.5", who=side)
        return
    use = choices[0]
    if len(choices) > 1:
        use = yield Ask(side, "operations", given(choices), "TS-5.5", ops=ops_value(s, side, printed), card=CARD + card)
    if use == DONE:
        s.note("declines", "TS-5.5", who=side)
        return
    value = ops_value(s, side, printed)
    if use == PLACE:
        yield from place_influence(s, side, card, value, item[6:])
    elif use == COUP:
        yield from coup(s, side, card, value, area, bool(uses & FREE))
    elif use == REALIGN:
        yield from realign(s, side, card, value, area, bool(uses & FREE))
    else:
        s.push(agenda.SPACE, side, card)


def place_influence(s: TwilightState, side: int, card: int, value: int, before: list[int]) -> Script:
    """Place influence point by point; a point costs 2 where the enemy controls (TS-6.1). `before`: reach, if kept."""
    reach = still_open(s, side, before) if before else reachable(s, side)
    enemy = 1 - side
    asia, vietnam = bonuses(s, side, card, reach)
    mixed = bool(s.extras & MIXED_OPERATIONS)
    spent = 0
    placed: list[int] = []
    told = 0  # how many of them the journal has
    realigned: list[int] = []

    def affordable() -> list[int]:
        """The countries for the next point; the bonuses ask that everything goes to their region (TS-5.4)."""
        left = value - spent
        holder = s.holder
        if asia + vietnam == 0:
            options = reach if left > 1 else [c for c in reach if holder[c] != enemy] if left else []
        else:
            a = asia if all(REGION[c] == ASIA for c in placed) else 0
            v = vietnam if all(IN_SOUTHEAST_ASIA[c] for c in placed) else 0
            options = []
            for c in reach:
                more = (a if REGION[c] == ASIA else 0) + (v if IN_SOUTHEAST_ASIA[c] else 0)
                if left + more >= (2 if holder[c] == enemy else 1):
                    options.append(c)
        if realigned:
            options = [c for c in options if c not in realigned]
        if mixed and left > 0 and elsewhere(s, side, placed):
            options = [*options, REALIGN]
        return [*options, DONE] if placed or realigned else options

    def why_not(place: int) -> Remark | None:
        if place in realigned:
            return Remark("why-realigned", "TS-12.4", place=place)
        reason = why.out_of_reach(s, side, reach, place)
        return why.too_dear(s, side, place, value - spent) if reason is None and place not in affordable() else reason

    def nothing_left() -> bool:
        if asia + vietnam == 0 and not mixed:
            left = value - spent
            return left == 0 or not reach or (left == 1 and all(s.holder[c] == enemy for c in reach))
        return affordable() in ([], [DONE])

    while not nothing_left():
        more = bonus_left(asia, vietnam, placed, spent - value)
        choice = yield Ask(
            side,
            "place",
            affordable,
            "TS-6.1.1",
            why=why_not,
            ops=max(0, value - spent),
            asia=more[0],
            southeast=more[1],
            card=CARD + card,
        )
        if choice == DONE:
            break
        if choice == REALIGN:  # the designers' extra (TS-12.4)
            target = yield Ask(
                side,
                "realign",
                lambda: elsewhere(s, side, placed),
                "TS-12.4",
                why=lambda place: not_elsewhere(s, side, placed, card, place),
                left=1,
                asia=0,
                southeast=0,
                card=CARD + card,
            )
            tell_placed(s, side, placed[told:])
            told = len(placed)
            roll_realignment(s, side, target)
            realigned.append(target)
            spent += 1
            continue
        spent += 2 if s.holder[choice] == enemy else 1
        change(s, side, choice, 1)
        placed.append(choice)
    tell_placed(s, side, placed[told:])
    claim_china(s)


def tell_placed(s: TwilightState, side: int, placed: list[int]) -> None:
    """The lines of what was placed one by one."""
    for c in sorted(set(placed)):
        tell_change(s, side, c, placed.count(c), "TS-6.1.1")


def elsewhere(s: TwilightState, side: int, placed: list[int]) -> list[int]:
    """Realignment targets beside the countries that got influence with the same card (TS-12.4)."""
    return [c for c in targets(s, side, ANYWHERE, False, False) if c not in placed]


def not_elsewhere(s: TwilightState, side: int, placed: list[int], card: int, place: int) -> Remark | None:
    if place in placed:
        return Remark("why-placed-there", "TS-12.4", place=place)
    return not_target(s, side, ANYWHERE, False, False, place, card)


def realign(s: TwilightState, side: int, card: int, value: int, area: int, free: bool) -> Script:
    """One roll for each Op; targets are named one at a time (TS-6.2.1)."""
    options = targets(s, side, area, free, False)
    asia, vietnam = bonuses(s, side, card, options)
    rolled: list[int] = []

    def choices() -> list[int]:
        found = targets(s, side, area, free, False)
        if area == IN_LATIN_AMERICA and rolled and not s.may_divide():  # Junta: in one of the two regions (card 47)
            found = [c for c in found if REGION[c] == REGION[rolled[0]]]
        if len(rolled) >= value:  # only the bonuses are left, each where everything was in its region
            a = asia if all(REGION[c] == ASIA for c in rolled) else 0
            v = vietnam if all(IN_SOUTHEAST_ASIA[c] for c in rolled) else 0
            over = len(rolled) - value
            found = [c for c in found if over < (a if REGION[c] == ASIA else 0) + (v if IN_SOUTHEAST_ASIA[c] else 0)]
        return [*found, DONE] if rolled and found else found

    def why_not(place: int) -> Remark | None:
        reason = not_target(s, side, area, free, False, place, card)
        if reason is not None or place in choices():
            return reason
        if len(rolled) < value:
            return Remark("why-one-region", "TS-card-47", region=REGION_ACTION + REGION[rolled[0]])
        return Remark("why-bonus-elsewhere", "TS-5.4", place=place)

    most = value + asia + vietnam
    while options:
        more = bonus_left(asia, vietnam, rolled, len(rolled) - value)
        target = yield Ask(
            side,
            "realign",
            given(options),
            "TS-6.2.1",
            why=why_not,
            left=max(0, value - len(rolled)),
            asia=more[0],
            southeast=more[1],
            card=CARD + card,
        )
        if target == DONE:
            return
        roll_realignment(s, side, target)
        rolled.append(target)
        options = choices() if len(rolled) < most else []


def realignment_bonus(s: TwilightState, side: int, target: int) -> int:
    """What a side adds to its die (TS-6.2.2)."""
    holder = s.holder
    bonus = len([c for c in ADJACENT[target] if holder[c] == side]) + int(BORDERS_POWER[side][target])
    if influence_of(s, side, target) > influence_of(s, 1 - side, target):
        bonus += 1
    if side == US and s.lasting >> IRAN_CONTRA & 1:
        bonus -= 1
    return bonus


def roll_realignment(s: TwilightState, side: int, target: int) -> None:
    """Both roll; the lower total loses the difference (TS-6.2.3)."""
    bonus = [realignment_bonus(s, USSR, target), realignment_bonus(s, US, target)]
    dice = [0, 0]
    dice[side] = roll(s)
    dice[1 - side] = roll(s)
    margin = dice[US] + bonus[US] - dice[USSR] - bonus[USSR]
    s.note(
        "realignment",
        "TS-6.2.3",
        who=side,
        place=target,
        ussr=dice[USSR],
        ussr_bonus=bonus[USSR],
        us=dice[US],
        us_bonus=bonus[US],
    )
    loser = USSR if margin > 0 else US
    if margin == 0 or (s.extras & SAFE_REALIGNMENT and loser == s.phasing):
        return
    tell_change(s, loser, target, change(s, loser, target, -abs(margin)), "TS-6.2.3")


def offer_way_out(s: TwilightState, side: int, kind: str) -> Script:
    """The side threatened by the Cuban Missile Crisis may end it by giving up influence (card 40)."""
    if not s.crisis >> side & 1:
        return
    ways = [c for c in WAYS_OUT[side] if influence_of(s, side, c) >= WAY_OUT_COST]
    if not ways:
        return
    place = yield Ask(
        side,
        "crisis",
        lambda: [DONE, *ways],
        "TS-card-40",
        why=lambda place: no_way_out(s, side, place),
        coup=int(kind == "coup"),
    )
    if place != DONE:
        tell_change(s, side, place, change(s, side, place, -WAY_OUT_COST), "TS-card-40")
        s.crisis &= ~(1 << side)
        s.note("crisis-ends", "TS-card-40", who=side)


def no_way_out(s: TwilightState, side: int, place: int) -> Remark | None:
    reason = why.not_in_area(CUBAN_MISSILE_CRISIS, WAYS_OUT[side], place)
    if reason is None and influence_of(s, side, place) < WAY_OUT_COST:
        reason = Remark("why-too-little", "TS-card-40", place=place, n=WAY_OUT_COST)
    return reason


def coup(s: TwilightState, side: int, card: int, value: int, area: int, free: bool) -> Script:
    """Choose the target, then the coup."""
    options = targets(s, side, area, free, True)
    asia, vietnam = bonuses(s, side, card, options)
    target = yield Ask(
        side,
        "coup",
        given(options),
        "TS-6.3.1",
        why=lambda place: not_target(s, side, area, free, True, place, card),
        ops=value,
        asia=asia,
        southeast=vietnam,
        card=CARD + card,
    )
    yield from offer_way_out(s, side, "coup")
    attempt_coup(s, side, target, value_at(s, side, card, value, target), free)


def coup_modifier(s: TwilightState, side: int, target: int) -> int:
    """SALT and the Death Squads (TS-6.3.2)."""
    modifier = -1 if s.lasting >> SALT & 1 else 0
    if s.squads and REGION[target] in (CENTRAL_AMERICA, SOUTH_AMERICA):
        modifier += s.squads if side == US else -s.squads
    return modifier


def attempt_coup(s: TwilightState, side: int, target: int, value: int, free: bool) -> int:
    """Roll, influence, military operations, DEFCON, in this order (TS-6.3.6). How much the enemy lost."""
    if s.crisis >> side & 1:
        s.defcon = 1
        s.note("coup-in-crisis", "TS-7.13", who=side, place=target)
        end_game(s, 1 - side, BY_DEFCON, "TS-7.13")
        return 0
    eyes = roll(s)
    modifier = coup_modifier(s, side, target)
    result = eyes + value + modifier - 2 * STABILITY[target]
    s.note(
        "coup",
        "TS-6.3.2",
        who=side,
        place=target,
        roll=eyes,
        ops=value,
        modifier=modifier,
        stability=STABILITY[target],
        result=result,
    )
    lost = 0
    if result > 0:
        lost = -change(s, 1 - side, target, -result)
        tell_change(s, 1 - side, target, -lost, "TS-6.3.3")
        tell_change(s, side, target, change(s, side, target, result - lost), "TS-6.3.3")
    if not free:
        add_milops(s, side, value, "TS-6.3.4")
    if IS_BATTLEGROUND[target] and not (side == US and s.lasting >> NUCLEAR_SUBS & 1):
        degrade(s, "TS-6.3.5")
    if side == US and s.lasting >> YURI & 1 and not s.over:
        gain(s, USSR, 1, "TS-card-109")
    return lost


def space_race(s: TwilightState) -> None:
    """A card goes to the Space Race (TS-6.4.1)."""
    _, side, _card = s.pop()
    box = s.space[side] + 1
    plays = s.space_plays[:]
    plays[side] += 1
    s.space_plays = plays
    if s.extras & SURE_SPACE:
        advance(s, side, 1, "TS-12.4")
        return
    eyes = roll(s)
    s.note("space-roll", "TS-6.4.1", who=side, roll=eyes, needed=SPACE_ROLL[box], success=int(eyes <= SPACE_ROLL[box]))
    if eyes <= SPACE_ROLL[box]:
        advance(s, side, 1, "TS-6.4.1")


def war_modifier(s: TwilightState, attacker: int, target: int, superpowers: bool, itself: bool) -> int:
    """Minus 1 for each neighbour that the enemy controls (TS-7.4)."""
    enemy = 1 - attacker
    holder = s.holder
    count = len([c for c in ADJACENT[target] if holder[c] == enemy])
    if superpowers and BORDERS_POWER[enemy][target]:
        count += 1
    if itself and holder[target] == enemy:
        count += 1
    return -count


def controlled(s: TwilightState, side: int, among: tuple[int, ...]) -> int:
    return len([c for c in among if s.holder[c] == side])
