"""The common words of events: spreading influence, wars, discards (TS-7.1 to TS-7.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask, Script, Why
from tablero.core.remark import Remark

from .. import agenda, why
from ..board import AFRICA, CARD, COUNTRIES, DONE, IN_REGION, IS_SCORING, OPS, SOUTHEAST_ASIA
from ..chance import random_card, roll
from ..influence import add, change, influence_of, remove, remove_all, tell_change
from ..operations import ops_value, war_modifier
from ..piles import discard
from ..state import TwilightState
from ..tracks import add_milops, gain

RANSOM_OPS: Final = 3  # what a discarded card must be worth to turn Blockade or the Debt Crisis away
COLONIES: Final[tuple[int, ...]] = IN_REGION[AFRICA] + SOUTHEAST_ASIA

Places = Callable[[], list[int]]


def card_rule(card: int) -> str:
    return f"TS-card-{card}"


def make_lasting(s: TwilightState, card: int) -> None:
    """The event stays in force; the rule it changes looks for it."""
    s.lasting |= 1 << card
    s.note("lasting", card_rule(card), card=CARD + card)


def end_effect(s: TwilightState, card: int, rule: str) -> None:
    """A lasting event is over, if it was in force."""
    if s.is_lasting(card):
        s.lasting &= ~(1 << card)
        s.note("effect-ends", rule, card=CARD + card)


def grant_operations(s: TwilightState, side: int, card: int, ops: int, uses: int, area: int = 0) -> None:
    """Operations that an event gives (TS-7.6)."""
    s.push(agenda.OPERATIONS, side, card, ops, uses, area)


def spread_added(
    s: TwilightState,
    side: int,
    card: int,
    where: Places,
    total: int,
    most: int,
    least: int = -1,
    against: Why | None = None,
) -> Script:
    """Add `total` influence point by point, at most `most` in a country; DONE from `least` points on, if given.

    `against` says what speaks against a country, where it is more than that the event does not reach it.
    """
    chosen: list[int] = []

    def options() -> list[int]:
        found = [c for c in where() if chosen.count(c) < most]
        return [*found, DONE] if found and 0 <= least <= len(chosen) else found

    def why_not(place: int) -> Remark | None:
        if chosen.count(place) >= most:
            return Remark("why-enough-there", card_rule(card), place=place, n=most)
        return (against(place) if against is not None else None) or why.not_in_area(card, where(), place)

    while len(chosen) < total and options():
        left = total - len(chosen)
        place = yield Ask(side, "add", options, card_rule(card), why=why_not, left=left, card=CARD + card, whose=side)
        if place == DONE:
            break
        change(s, side, place, 1)
        chosen.append(place)
    tell_all(s, side, chosen, 1, card_rule(card))


def spread_removed(
    s: TwilightState, chooser: int, side: int, card: int, among: tuple[int, ...], total: int, most: int
) -> Script:
    """`chooser` removes `total` influence of `side`, at most `most` from a country, as far as there is any."""
    base = side * COUNTRIES
    chosen: list[int] = []

    def options() -> list[int]:
        return [c for c in among if s.influence[base + c] and chosen.count(c) < most]

    def why_not(place: int) -> Remark | None:
        if chosen.count(place) >= most:
            return Remark("why-enough-there", card_rule(card), place=place, n=most)
        return why.not_in_area(card, among, place) or why.without_influence(s, side, card_rule(card), place)

    while len(chosen) < total and options():
        left = total - len(chosen)
        place = yield Ask(
            chooser, "remove", options, card_rule(card), why=why_not, left=left, card=CARD + card, whose=side
        )
        change(s, side, place, -1)
        chosen.append(place)
    tell_all(s, side, chosen, -1, card_rule(card))


def tell_all(s: TwilightState, side: int, chosen: list[int], sign: int, rule: str) -> None:
    for place in sorted(set(chosen)):
        tell_change(s, side, place, sign * chosen.count(place), rule)


def clear_countries(
    s: TwilightState,
    chooser: int,
    side: int,
    card: int,
    among: tuple[int, ...],
    count: int,
    by: int = 99,
    against: Why | None = None,
) -> Script:
    """`chooser` names `count` different countries that lose `by` (or all) influence of `side`."""
    base = side * COUNTRIES
    chosen: list[int] = []

    def options() -> list[int]:
        return [c for c in among if s.influence[base + c] and c not in chosen]

    def why_not(place: int) -> Remark | None:
        if place in chosen:
            return Remark("why-named", card_rule(card), place=place)
        reason = (against(place) if against is not None else None) or why.not_in_area(card, among, place)
        return reason or why.without_influence(s, side, card_rule(card), place)

    while len(chosen) < count and options():
        left = count - len(chosen)
        place = yield Ask(
            chooser, "clear", options, card_rule(card), why=why_not, left=left, card=CARD + card, whose=side
        )
        remove(s, side, place, by, card_rule(card))
        chosen.append(place)


def pick_place(s: TwilightState, side: int, card: int, where: Places, count: int) -> Script:
    """Add `count` influence in one country of the side's choice."""
    if where():
        place = yield Ask(
            side,
            "add",
            where,
            card_rule(card),
            why=lambda place: why.not_in_area(card, where(), place),
            left=count,
            card=CARD + card,
            whose=side,
        )
        add(s, side, place, count, card_rule(card))


def wage_war(
    s: TwilightState, attacker: int, card: int, target: int, needed: int, points: int, milops: int, modifier: int
) -> None:
    """A war card: die and neighbours; success turns the enemy's influence (TS-7.4)."""
    rule = card_rule(card)
    enemy = 1 - attacker
    eyes = roll(s)
    won = eyes + modifier >= needed
    s.note("war", rule, who=attacker, place=target, roll=eyes, modifier=modifier, needed=needed, success=int(won))
    if won:
        lost = influence_of(s, enemy, target)
        remove_all(s, enemy, target, rule)
        add(s, attacker, target, lost, rule)
        gain(s, attacker, points, rule)
    add_milops(s, attacker, milops, rule)


def war_of_choice(
    s: TwilightState,
    side: int,
    card: int,
    where: Places,
    needed: int,
    points: int,
    milops: int,
    against: Why | None = None,
) -> Script:
    """The player names the country invaded."""
    target = yield Ask(
        side,
        "invade",
        where,
        card_rule(card),
        why=against or (lambda place: why.not_in_area(card, where(), place)),
        card=CARD + card,
    )
    wage_war(s, side, card, target, needed, points, milops, war_modifier(s, side, target, milops == 3, False))


def good_discards(s: TwilightState, side: int, ops: int) -> list[int]:
    """Cards that meet a discard requirement, by effective value (TS-5.4.1)."""
    return [c for c in s.hands[side] if not IS_SCORING[c] and ops_value(s, side, OPS[c]) >= ops]


def may_discard(s: TwilightState, side: int, card: int) -> Script:
    """Offer the discard that turns an event away; whoever has no such card is asked all the same, so as not to tell."""
    answer = yield Ask(
        side,
        "ransom",
        lambda: [*[CARD + c for c in good_discards(s, side, RANSOM_OPS)], DONE],
        card_rule(card),
        always=True,
        why=lambda c: why.not_worth(s, side, c, ops_value(s, side, OPS[c - CARD]), RANSOM_OPS, card_rule(card)),
        card=CARD + card,
        ops=RANSOM_OPS,
    )
    if answer != DONE:
        discard(s, side, answer - CARD, card_rule(card))
    s.push(agenda.EVENT_STEP, card, side, int(answer != DONE))


def discard_at_random(s: TwilightState, side: int, card: int) -> None:
    """A random card of the hand goes without its event."""
    if s.hands[side]:
        discard(s, side, random_card(s, s.hands[side]), card_rule(card))
        s.reveal()
