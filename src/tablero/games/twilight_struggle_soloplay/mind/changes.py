"""Events that work differently in SoloPlay: those that touch hands, and those the appendix changes (SP-17.5).

Importing this module enters them in the book. Each serves both sides and looks for itself whom it hits.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.state import replaced

from ...twilight_struggle import agenda as base
from ...twilight_struggle.board import (
    ASIA,
    BOYCOTT,
    CARD,
    CENTRAL_AMERICA,
    CHINA,
    DEFECTORS,
    DONE,
    EUROPE,
    GIVE_BACK,
    MISSILE_ENVY,
    OPS,
    PARTICIPATE,
    PLACE,
    REGION_ACTION,
    SIDE,
    US,
    USSR,
    country,
)
from ...twilight_struggle.chance import roll, shuffled
from ...twilight_struggle.events.book import can_happen
from ...twilight_struggle.events.early import BOYCOTT_OPS, SPONSOR_BONUS, WEST_GERMANY, defectors
from ...twilight_struggle.events.late import HOSTAGES, debts_are_called_in
from ...twilight_struggle.events.mid import TEHRAN_CARDS
from ...twilight_struggle.events.verbs import grant_operations, make_lasting
from ...twilight_struggle.influence import change, influence_of, remove_all, tell_change
from ...twilight_struggle.operations import ANY_USE, MAY_DECLINE, TO_PLACE, ops_value
from ...twilight_struggle.piles import bit, reshuffle
from ...twilight_struggle.plays import flower_power
from ...twilight_struggle.tracks import degrade, gain, improve, set_defcon
from .. import agenda
from ..board import MEMBERS, region_of
from ..book import choice, event, further
from ..stacks import (
    add_to_stack,
    draw_unseen,
    lay_down,
    look,
    look_through,
    random_of_stack,
    shuffle_stack,
    take_out,
    throw_away,
)
from ..state import SoloState
from .action import field_in, make_coup, place_in
from .answers import choose_addition
from .cards import event_allowed, headline_wanted
from .coups import coup_targets
from .field import Field
from .placement import core

CUBA: Final[int] = country("cuba")
TURKEY: Final[int] = country("turkey")
LIBYA: Final[int] = country("libya")
RANSOM_OPS: Final = 3
GOOD_OPS: Final = 3
CRISIS_LOSS: Final = 2


def pull(s: SoloState, side: int, card: int) -> None:
    """A card of a stack is being played by an event."""
    take_out(s, side, card)
    lay_down(s, side, card)


@event(5)
def five_year_plan(s: SoloState, side: int) -> None:
    """A random card of the stack of the USSR; a US event on it happens (SP-card-5)."""
    card = random_of_stack(s, USSR)
    if not card:
        return
    s.reveal()
    if SIDE[card] != US or (card != DEFECTORS and not can_happen(s, card, US)):
        throw_away(s, USSR, card, "SP-card-5")
    else:
        pull(s, USSR, card)
        s.note("discards", "SP-card-5", who=USSR, card=CARD + card)
        s.push(base.DISPOSE, card)
        if card == DEFECTORS:
            defectors(s, US)
        else:
            s.push(base.EVENT, card, US)
    if s.ai == USSR:
        shuffle_stack(s, USSR)


# -- Blockade and Debt Crisis ------------------------------------------------------------------------------------


def pay_ransom(s: SoloState, card: int) -> Script:
    """The AI discards the first card of 3 Ops it finds; the person answers in the next round (SP-card-10)."""
    if s.person == US:
        s.pending |= bit(card)
        s.note("awaits", f"SP-card-{card}", who=US, card=CARD + card)
        return
    stack = s.hands[US][::-1]
    good = [c for c in stack if c != CHINA and ops_value(s, US, OPS[c]) >= RANSOM_OPS]
    if good:
        look(s, US, stack[: stack.index(good[0]) + 1])
        throw_away(s, US, good[0], f"SP-card-{card}")
    else:
        look(s, US, stack)
    shuffle_stack(s, US)
    s.push(base.EVENT_STEP, card, US, int(bool(good)))
    yield from ()


@choice(10)
def blockade(s: SoloState, side: int) -> Script:
    return pay_ransom(s, 10)


@further(10)
def blockade_tightens(s: SoloState, side: int, rest: list[int]) -> Script:
    if not rest[0]:
        remove_all(s, US, WEST_GERMANY, "SP-card-10")
    yield from ()


@choice(95)
def latin_american_debt_crisis(s: SoloState, side: int) -> Script:
    return pay_ransom(s, 95)


@further(95)
def debts(s: SoloState, side: int, rest: list[int]) -> Script:
    return debts_are_called_in(s, side, rest)


# -- contests and crises -----------------------------------------------------------------------------------------


@choice(20)
def olympic_games(s: SoloState, side: int) -> Script:
    """A boycott against the AI gives it 4 Ops for Asia (SP-card-20)."""
    answer = yield Ask(1 - side, "olympics", lambda: [PARTICIPATE, BOYCOTT], "SP-card-20", who=side)
    if answer == BOYCOTT:
        s.note("boycott", "SP-card-20", who=1 - side)
        degrade(s, "SP-card-20")
        if s.over:
            return
        if side == s.ai:
            place_in(s, field_in(s, ASIA), ops_value(s, s.ai, BOYCOTT_OPS))
        else:
            grant_operations(s, side, 20, BOYCOTT_OPS, ANY_USE)
        return
    mine = theirs = 0
    while mine == theirs:
        eyes = roll(s)
        theirs = roll(s)
        mine = eyes + SPONSOR_BONUS
        s.note("contest", "SP-card-20", who=side, roll=eyes, bonus=SPONSOR_BONUS, other=theirs, other_bonus=0)
    gain(s, side if mine > theirs else 1 - side, 2, "SP-card-20")


@choice(40)
def cuban_missile_crisis(s: SoloState, side: int) -> Script:
    """DEFCON 2; the person gives up influence at once, the AI makes no coups this turn (SP-card-40)."""
    set_defcon(s, 2, "SP-card-40")
    if side == s.person:
        s.crisis |= 1 << s.ai
        make_lasting(s, 40)
        return
    ways = [CUBA] if s.person == USSR else [WEST_GERMANY, TURKEY]
    held = [c for c in ways if influence_of(s, s.person, c)]
    if held:
        place = yield Ask(s.person, "give-up", lambda: held, "SP-card-40", count=CRISIS_LOSS)
        tell_change(s, s.person, place, change(s, s.person, place, -CRISIS_LOSS), "SP-card-40")


@event(84)
def reagan_bombs_libya(s: SoloState, side: int) -> None:
    """The AI rounds up (SP-card-84)."""
    markers = influence_of(s, USSR, LIBYA)
    gain(s, US, (markers + 1) // 2 if s.ai == US else markers // 2, "SP-card-84")


@event(69)
def death_squads(s: SoloState, side: int) -> None:
    """The AI makes a coup in Central America at once, or places influence there (SP-card-69)."""
    s.squads += 1 if side == US else -1
    make_lasting(s, 69)
    if side != s.ai:
        return
    ops = ops_value(s, s.ai, OPS[69])
    if coup_targets(s, CENTRAL_AMERICA, ops):
        make_coup(s, CENTRAL_AMERICA, ops, "SP-card-69")
    else:
        place_in(s, field_in(s, CENTRAL_AMERICA), ops)


@choice(94)
def chernobyl(s: SoloState, side: int) -> Script:
    """As a headline of the AI the region is named with the first scoring round (SP-card-94)."""
    if s.round == 0 and s.ai == US:
        s.pending |= bit(94)
        s.note("awaits", "SP-card-94", who=US, card=CARD + 94)
        return
    region = yield Ask(US, "region", lambda: [REGION_ACTION + n for n in range(6)], "SP-card-94")
    s.chernobyl = region - REGION_ACTION
    s.note("closes", "SP-card-94", who=US, region=region)
    make_lasting(s, 94)


# -- stacks that are looked at -----------------------------------------------------------------------------------


def sort_stack(s: SoloState) -> None:
    """The person's stack in the order the AI likes: AI events on top, the best cards at the bottom (SP-card-26)."""
    mixed = shuffled(s, s.hands[s.person])
    hostile = [c for c in mixed if SIDE[c] == s.ai]
    others = [c for c in mixed if SIDE[c] != s.ai]
    from_top = sorted(hostile, key=lambda c: -OPS[c]) + sorted(others, key=lambda c: OPS[c])
    s.hands = replaced(s.hands, s.person, from_top[::-1])
    s.bottom = replaced(s.bottom, s.person, 0)
    s.note("sorted", "SP-card-26", who=s.person)


def look_and_act(s: SoloState, side: int, card: int) -> None:
    """CIA Created and Lone Gunman: the other stack, then 1 Op."""
    if side == s.ai:
        sort_stack(s)
    else:
        look_through(s, s.ai)
        s.note("looks-through", f"SP-card-{card}", who=side)
    grant_operations(s, side, card, 1, ANY_USE | MAY_DECLINE if side == s.person else TO_PLACE)


@event(26)
def cia_created(s: SoloState, side: int) -> None:
    look_and_act(s, US, 26)


@event(62)
def lone_gunman(s: SoloState, side: int) -> None:
    look_and_act(s, USSR, 62)


@choice(98)
def aldrich_ames_remix(s: SoloState, side: int) -> Script:
    """The best US event of the stack goes; the stack is sorted, or lies open (SP-card-98)."""
    make_lasting(s, 98)
    stack = [c for c in s.hands[US] if c != CHINA]
    if s.person == US:
        own = [c for c in stack if SIDE[c] == US] or [c for c in stack if SIDE[c] != USSR]
        if own:
            best = max([OPS[c] for c in own])
            throw_away(s, US, s.dice.pick(sorted([c for c in own if OPS[c] == best])), "SP-card-98")
        sort_stack(s)
        s.reveal()
        return
    look_through(s, US)
    if stack:
        card = yield Ask(USSR, "ames", lambda: [CARD + c for c in sorted(s.hands[US]) if c != CHINA], "SP-card-98")
        throw_away(s, US, card - CARD, "SP-card-98")


@event(92)
def terrorism(s: SoloState, side: int) -> None:
    """Random cards of the other stack (SP-card-92)."""
    victim = 1 - side
    for _ in range(2 if victim == US and s.is_lasting(HOSTAGES) else 1):
        card = random_of_stack(s, victim)
        if card:
            throw_away(s, victim, card, "SP-card-92")
            s.reveal()
    if victim == s.ai:
        shuffle_stack(s, victim)


# -- cards that change hands -------------------------------------------------------------------------------------


@choice(49)
def missile_envy(s: SoloState, side: int) -> Script:
    """The best card of the other stack in exchange for this one (SP-card-49)."""
    other = 1 - side
    stack = [c for c in s.hands[other] if c != CHINA]
    if stack:
        best = max([OPS[c] for c in stack])
        if side == s.ai:
            look(s, other, s.hands[other])  # the person searches the own stack
            card = (yield Ask(other, "envy", lambda: best_cards(s, other), "SP-card-49")) - CARD
        else:
            look_through(s, other)
            own = sorted([c for c in stack if SIDE[c] == side and OPS[c] >= GOOD_OPS], key=lambda c: -OPS[c])
            card = own[0] if own else s.dice.pick(sorted([c for c in stack if OPS[c] == best]))
        pull(s, other, card)
        s.note("takes", "SP-card-49", who=side, whom=other, card=CARD + card)
        s.reveal()
        shuffle_stack(s, other)  # (SP-11.10)
        s.push(base.DISPOSE, card)
        use_taken(s, side, card)
        s.push(base.FLOWER, card, side)
    s.limbo &= ~bit(MISSILE_ENVY)
    s.occurred &= ~bit(MISSILE_ENVY)
    s.envy = other


def best_cards(s: SoloState, side: int) -> list[int]:
    stack = [c for c in s.hands[side] if c != CHINA]
    best = max([OPS[c] for c in stack])
    return [CARD + c for c in sorted(stack) if OPS[c] == best]


def use_taken(s: SoloState, side: int, card: int) -> None:
    """Its event if it is one's own or neutral, else its Ops without the event."""
    if side == s.person:
        if SIDE[card] == s.ai:
            grant_operations(s, side, card, OPS[card], ANY_USE)
        else:
            s.push(base.EVENT, card, side)
    elif SIDE[card] != s.person and can_happen(s, card, s.ai) and wanted_now(s, card):
        s.push(base.EVENT, card, s.ai)
    else:
        ops_now(s, card, OPS[card])


def wanted_now(s: SoloState, card: int) -> bool:
    """Whether the AI would use the event here."""
    return headline_wanted(s, card) if s.round == 0 else event_allowed(s, card)


def ops_now(s: SoloState, card: int, ops: int) -> None:
    """The AI's Ops from an event: Europe as a headline, else as in a round (SP-6.5)."""
    if s.round == 0:
        place_in(s, field_in(s, EUROPE), ops_value(s, s.ai, ops))
    else:
        s.push(agenda.AI_OPERATIONS, card, ops, 0)


@choice(67)
def grain_sales(s: SoloState, side: int) -> Script:
    """A random card of the other stack, to play or to give back (SP-card-67)."""
    if s.ai == US:
        take_grain(s)
        return
    card = random_of_stack(s, USSR)
    if not card:
        grant_operations(s, US, 67, OPS[67], ANY_USE)
        return
    look(s, USSR, [card])
    s.note("draws-from", "SP-card-67", who=US, whom=USSR, card=CARD + card)
    answer = yield Ask(US, "grain", lambda: [PLACE, GIVE_BACK], "SP-card-67", card=CARD + card)
    if answer == GIVE_BACK:
        s.note("gives-back", "SP-card-67", who=US, card=CARD + card)
        shuffle_stack(s, USSR)
        grant_operations(s, US, 67, OPS[67], ANY_USE)
        return
    pull(s, USSR, card)
    shuffle_stack(s, USSR)
    s.push(base.DISPOSE, card)
    s.push(base.PLAY, US, card)


def take_grain(s: SoloState) -> None:
    """The AI keeps a card that is better than 2 Ops."""
    for _ in range(2 if s.round == 0 else 1):
        card = random_of_stack(s, USSR)
        if not card:
            break
        look(s, USSR, [card])
        s.note("draws-from", "SP-card-67", who=US, whom=USSR, card=CARD + card)
        if keeps_grain(s, card):
            pull(s, USSR, card)
            s.push(base.DISPOSE, card)
            flower_power(s, US, card)
            use_kept(s, card)
            return
        s.note("gives-back", "SP-card-67", who=US, card=CARD + card)
    ops_now(s, 67, OPS[67])


def keeps_grain(s: SoloState, card: int) -> bool:
    if s.round == 0:
        return OPS[card] >= GOOD_OPS or SIDE[card] != USSR
    if SIDE[card] != USSR and can_happen(s, card, US) and event_allowed(s, card):
        return True
    return ops_gain(s, OPS[card]) > ops_gain(s, OPS[67])


def ops_gain(s: SoloState, printed: int) -> int:
    plan = core(Field(s, region_of(s.primary), s.reach, 2), ops_value(s, s.ai, printed))
    return 0 if plan is None else plan.gain


def use_kept(s: SoloState, card: int) -> None:
    """A kept card is played as if the AI had turned it up."""
    if SIDE[card] != USSR and can_happen(s, card, US) and wanted_now(s, card):
        s.push(base.EVENT, card, US)
        return
    ops_now(s, card, OPS[card])
    if SIDE[card] == USSR and s.round:
        s.push(base.EVENT, card, US)


@choice(77)
def ask_not(s: SoloState, side: int) -> Script:
    """The AI exchanges all player events; a US person chooses from the own stack (SP-card-77)."""
    count = 0
    if s.ai == US:
        for card in [c for c in s.hands[US] if SIDE[c] == s.person]:
            throw_away(s, US, card, "SP-card-77")
            count += 1
    else:
        look_through(s, US)
        while [c for c in s.hands[US] if c != CHINA]:
            answer = yield Ask(
                US,
                "exchange",
                lambda: [*[CARD + c for c in sorted(s.hands[US]) if c != CHINA], DONE],
                "SP-card-77",
                count=count,
            )
            if answer == DONE:
                break
            throw_away(s, US, answer - CARD, "SP-card-77")
            count += 1
    for _ in range(count):
        draw_unseen(s, US)
    shuffle_stack(s, US)
    s.note("draws", "SP-card-77", who=US, count=count)


# -- the discard pile --------------------------------------------------------------------------------------------


def search(s: SoloState, fits: list[int]) -> int:
    """The first fitting card of the discards from the top, else of the draw pile, which is then shuffled (SP-11.8)."""
    for card in s.discards[::-1]:
        if card in fits:
            s.discards = [c for c in s.discards if c != card]
            return card
    found = 0
    for card in s.deck[::-1]:
        if card in fits:
            s.deck = [c for c in s.deck if c != card]
            found = card
            break
    s.deck = shuffled(s, s.deck)
    return found


@choice(43)
def salt_negotiations(s: SoloState, side: int) -> Script:
    """The AI recovers its own event of 3 Ops (SP-card-43)."""
    improve(s, 2, "SP-card-43")
    make_lasting(s, 43)
    if side == s.ai:
        card = search(s, [c for c in s.discards + s.deck if SIDE[c] == s.ai and OPS[c] >= GOOD_OPS])
        if card:
            add_to_stack(s, s.ai, card, True)
            s.note("recovers", "SP-card-43", who=s.ai, card=CARD + card)
        return
    offered = [CARD + card for card in sorted(s.discards)]
    answer = yield Ask(side, "recover", lambda: [*offered, DONE], "SP-card-43")
    if answer != DONE:
        s.discards = [c for c in s.discards if c != answer - CARD]
        add_to_stack(s, side, answer - CARD, True)
        s.note("recovers", "SP-card-43", who=side, card=answer)


@choice(85)
def star_wars(s: SoloState, side: int) -> Script:
    """The AI takes the first US event of 3 Ops that can happen (SP-card-85)."""
    if s.ai == US:
        card = search(
            s, [c for c in s.discards + s.deck if SIDE[c] == US and OPS[c] >= GOOD_OPS and can_happen(s, c, US)]
        )
    else:
        offered = [CARD + c for c in sorted(s.discards)]
        if not offered:
            return
        card = (yield Ask(US, "star-wars", lambda: offered, "SP-card-85")) - CARD
        s.discards = [c for c in s.discards if c != card]
    if card:
        lay_down(s, US, card)
        s.push(base.DISPOSE, card)
        s.push(base.EVENT, card, US)
        s.push(base.FLOWER, card, US)


@choice(104)
def cambridge_five(s: SoloState, side: int) -> Script:
    """Nothing is shown; a marker in the Primary or Secondary Region (SP-card-104)."""
    named = [c for card in (s.primary, s.secondary) if card for c in MEMBERS[region_of(card)]]
    if not named:
        return
    asked = Ask(USSR, "add", lambda: [*sorted(set(named)), DONE], "SP-card-104", left=1, card=CARD + 104, whose=USSR)
    place = choose_cambridge(s, asked) if s.ai == USSR else (yield asked)
    if place != DONE:
        tell_change(s, USSR, place, change(s, USSR, place, 1), "SP-card-104")


def choose_cambridge(s: SoloState, ask: Ask) -> int:
    """In a scoring round the battleground whose control one marker ends."""
    if s.scoring:
        field = Field(s, region_of(s.primary), [], 1)
        for c in MEMBERS[field.region]:
            if field.holder[c] == s.person and field.to_break(c) == 1:
                return c
    return choose_addition(s, ask)


@choice(108)
def our_man_in_tehran(s: SoloState, side: int) -> Script:
    """The AI throws the USSR events among the next five cards away (SP-card-108)."""
    if len(s.deck) < TEHRAN_CARDS and s.discards:
        rest = s.deck
        reshuffle(s)
        s.deck = s.deck + rest
    if s.ai == US:
        for card in [c for c in s.deck[-TEHRAN_CARDS:] if SIDE[c] == USSR]:
            s.deck = [c for c in s.deck if c != card]
            s.discards = [*s.discards, card]
            s.note("discards", "SP-card-108", who=US, card=CARD + card)
    else:
        s.peeked = min(TEHRAN_CARDS, len(s.deck))
        s.reveal()
        while s.peeked:
            answer = yield Ask(
                US,
                "tehran",
                lambda: [*[CARD + c for c in sorted(s.deck[len(s.deck) - s.peeked :])], DONE],
                "SP-card-108",
                always=True,
            )
            if answer == DONE:
                break
            s.deck = [c for c in s.deck if c != answer - CARD]
            s.discards = [*s.discards, answer - CARD]
            s.peeked -= 1
            s.note("discards", "SP-card-108", who=US, card=answer)
        s.peeked = 0
    s.deck = shuffled(s, s.deck)
