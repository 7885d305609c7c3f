"""Power cards (EG-5, EG-23) and a player's turn: take caballeros, choose a card, its two halves, Veto (EG-6 to EG-9).

Each function is one step of the game; steps.py says which comes when. The special actions themselves are in effects/.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script, together
from tablero.core.state import only, replaced

from . import why
from .board import (
    ALLOW,
    CARD,
    CASTILLO,
    DONE,
    MODIFIER,
    MODIFIERS,
    NEXT_TO,
    PLACE,
    PLAIN,
    POWER,
    POWER_VALUES,
    SPECIAL,
    TAKES,
    TYPE_OF_CARD,
    VETO,
    VETOES,
    Effect,
)
from .effects.book import is_possible, perform
from .effects.supplies import place_one, take_to_court
from .rounds import begin_round, discard, drop_veto, next_turn, set_turn_order
from .secrets import modifier_played, power_played
from .state import CHOOSING, HALVES, PLACING, SPECIAL_ACTION, ElGrandeState

# -- power cards -------------------------------------------------------------------------------------------------


def pass_modifiers(s: ElGrandeState) -> Script:
    """Everybody hands one modifier card to the left, face down (EG-23.1)."""
    cards = yield from together([pass_ask(s, seat) for seat in range(s.players)])
    for seat in range(s.players):
        s.passed = replaced(s.passed, seat, cards[seat] - MODIFIER)
        s.modifiers = replaced(s.modifiers, seat, s.modifiers[seat] & ~(1 << s.passed[seat]))
    for seat in range(s.players):
        left = (seat + 1) % s.players
        s.modifiers = replaced(s.modifiers, left, s.modifiers[left] | 1 << s.passed[seat])
        s.note("modifier-passed", "EG-23.1", to=only(seat) | only(left), who=seat, whom=left, card=cards[seat])
    begin_round(s)


def pass_ask(s: ElGrandeState, seat: int) -> Ask:
    return Ask(
        seat,
        "pass-modifier",
        lambda: modifiers_in_hand(s, seat),
        "EG-23.1",
        why=lambda card: why.not_in_hand(s, seat, card),
    )


def modifiers_in_hand(s: ElGrandeState, seat: int) -> list[int]:
    return [MODIFIER + m for m in range(len(MODIFIERS)) if s.modifiers[seat] >> m & 1]


def taken_totals(s: ElGrandeState) -> list[int]:
    """The totals already played this round (EG-5.2, EG-23.2)."""
    return [s.total[colour] for colour in s.order]


def playable_powers(s: ElGrandeState, me: int) -> list[int]:
    """The power cards in hand whose total would be new. There is always one (EG-R10, EG-R43)."""
    hand = s.hand[me]
    taken = taken_totals(s)
    extra = MODIFIERS[s.modifier[me]].value if s.modifier[me] >= 0 else 0
    return [POWER + v for v in POWER_VALUES if hand >> v & 1 and v + extra not in taken]


def power_seat(s: ElGrandeState) -> int:
    """Whose turn it is to play a power card: clockwise from the first player (EG-5.1)."""
    return (s.first + s.turn) % s.players


def play_power(s: ElGrandeState) -> Script:
    """One player plays a power card; with Power Shift, a modifier is laid down first if one is wanted (EG-23.2)."""
    me = power_seat(s)
    if s.modifiers[me]:
        extra = yield Ask(
            me,
            "modifier",
            lambda: [PLAIN, *modifiers_in_hand(s, me)],
            "EG-23.2",
            why=lambda card: why.not_in_hand(s, me, card),
        )
        if extra != PLAIN:
            play_modifier(s, me, extra - MODIFIER)
    card = yield Ask(
        me, "power", lambda: playable_powers(s, me), "EG-5.2", why=lambda card: why.not_playable(s, me, card)
    )
    value = card - POWER
    total = value if s.modifier[me] < 0 else value + MODIFIERS[s.modifier[me]].value
    s.hand = replaced(s.hand, me, s.hand[me] & ~(1 << value))
    s.power = replaced(s.power, me, value)
    s.total = replaced(s.total, me, total)
    power_played(s, me, value)
    s.order = [*s.order, me]
    if s.modifier[me] < 0:
        s.note("played-power", "EG-5.1", who=me, card=card)
    else:
        s.note("played-modified", "EG-23.2", who=me, card=card, modifier=MODIFIER + s.modifier[me], n=s.total[me])
    s.turn += 1
    if s.turn == s.players:
        set_turn_order(s)


def play_modifier(s: ElGrandeState, me: int, modifier: int) -> None:
    s.modifiers = replaced(s.modifiers, me, s.modifiers[me] & ~(1 << modifier))
    s.modifier = replaced(s.modifier, me, modifier)
    modifier_played(s, me, modifier)


# -- the turn ----------------------------------------------------------------------------------------------------


def active(s: ElGrandeState) -> int:
    """The player whose turn it is."""
    return s.order[s.turn]


def take_caballeros(s: ElGrandeState) -> Script:
    """The start of a turn: caballeros for the court, then a modifier's ability (EG-6.1, EG-23.4)."""
    me = active(s)
    yield from take_to_court(s, me, TAKES[s.power[me]], "EG-6.1")
    s.phase = CHOOSING
    ability = MODIFIERS[s.modifier[me]].ability if s.modifier[me] >= 0 else None
    if ability is not None and is_possible(s, me, ability):
        s.note("ability", "EG-23.4", who=me, card=MODIFIER + s.modifier[me])
        yield from perform(s, me, ability)


def choose_card(s: ElGrandeState) -> Script:
    """Taking one of the open cards is a duty (EG-7.1)."""
    me = active(s)
    card = yield Ask(
        me, "card", lambda: [CARD + card for card in s.offer], "EG-7.1", why=lambda card: why.not_offered(s, card)
    )
    s.card = card - CARD
    s.offer = [other for other in s.offer if other != s.card]
    s.phase = HALVES
    s.note("took-card", "EG-7.1", who=me, card=card)


def card_effect(s: ElGrandeState) -> Effect:
    return TYPE_OF_CARD[s.card].effect


def placement_targets(s: ElGrandeState) -> list[int]:
    """Next to the King, the castillo unless he is there, and his own region when infiltrating (EG-8.2 to EG-8.5)."""
    targets = list(NEXT_TO[s.king])
    if s.infiltrating and s.king < CASTILLO:
        targets.append(s.king)
        targets.sort()
    if s.king != CASTILLO or s.infiltrating:
        targets.append(CASTILLO)
    return targets


def open_halves(s: ElGrandeState) -> list[int]:
    """What is left to do with the card: its special action, its placement, or nothing more."""
    me = active(s)
    halves = []
    if not s.acted and is_possible(s, me, card_effect(s)):
        halves.append(SPECIAL)
    if not s.placed and s.court(me):
        halves.append(PLACE)
    halves.append(DONE)
    return halves


def choose_half(s: ElGrandeState) -> Script:
    """Either half first, or leave them; a half begun is finished before the other (EG-7.2)."""
    me = active(s)
    half = yield Ask(me, "half", lambda: open_halves(s), "EG-7.2", card=CARD + s.card)
    if half == SPECIAL:
        s.acted = True
        s.phase = SPECIAL_ACTION
    elif half == PLACE:
        s.placed = True
        s.phase = PLACING
    else:
        end_turn(s)


def place_caballeros(s: ElGrandeState) -> Script:
    """Up to the card's number, from the own court (EG-8.1)."""
    me = active(s)
    s.phase = HALVES
    for left in range(min(TYPE_OF_CARD[s.card].place, s.court(me)), 0, -1):
        inside = 1 if s.infiltrating else 0
        where = yield Ask(
            me,
            "place",
            lambda: [*placement_targets(s), DONE],
            "EG-8.2",
            why=lambda place: why.not_placed(s, place),
            left=left,
            place=s.king,
            inside=inside,
        )
        if where == DONE:
            return
        place_one(s, me, where, "EG-8.2")


def special_action(s: ElGrandeState) -> Script:
    """Announce the special action; unless somebody vetoes it, carry it out (EG-9.1, EG-22.2)."""
    me = active(s)
    s.phase = HALVES
    s.note("announced", "EG-9.1", who=me, card=CARD + s.card)
    for holder in s.opponents(me):
        held = [which for which in range(len(VETOES)) if s.veto_holder[which] == holder]
        if held:  # one question a holder, even with both cards
            answer = yield Ask(holder, "veto", lambda: [VETO, ALLOW], "EG-22.2", who=me, card=CARD + s.card)
            if answer == VETO:
                drop_veto(s, min(held, key=lambda which: s.veto_rounds[which]))  # the one that lapses first
                s.note("vetoed", "EG-22.2", who=holder, whom=me, card=CARD + s.card)
                return
    yield from perform(s, me, card_effect(s))


def end_turn(s: ElGrandeState) -> None:
    """The card goes to the pile, unless it is a Veto that is kept (EG-7.4, EG-22.2)."""
    kept = [VETOES[which] for which in range(len(VETOES)) if s.veto_holder[which] == active(s)]
    if s.card not in kept:
        discard(s, s.card)
    next_turn(s)
