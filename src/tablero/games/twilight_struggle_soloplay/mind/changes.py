"""Events that work differently in SoloPlay: those that touch hands, and those the appendix changes (SP-17.5).

Importing this module enters them in the book. Each serves both sides and looks for itself whom it hits.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark
from tablero.core.state import replaced

from ...twilight_struggle import agenda as base
from ...twilight_struggle.board import (
    ASIA,
    BOYCOTT,
    CARD,
    CENTRAL_AMERICA,
    DONE,
    OPS,
    PARTICIPATE,
    REGION_ACTION,
    REGIONS,
    SIDE,
    US,
    USSR,
    country,
)
from ...twilight_struggle.cards import (
    ALDRICH_AMES,
    BLOCKADE,
    CAMBRIDGE_FIVE,
    CHERNOBYL,
    CHINA,
    CIA_CREATED,
    CUBAN_MISSILE_CRISIS,
    DEATH_SQUADS,
    DEBT_CRISIS,
    DEFECTORS,
    HOSTAGE_CRISIS,
    LONE_GUNMAN,
    OLYMPIC_GAMES,
)
from ...twilight_struggle.chance import random_card, shuffled
from ...twilight_struggle.events.book import can_happen
from ...twilight_struggle.events.early import BOYCOTT_OPS, WEST_GERMANY, defectors, hold_games
from ...twilight_struggle.events.late import debts_are_called_in
from ...twilight_struggle.events.verbs import RANSOM_OPS, grant_operations, make_lasting
from ...twilight_struggle.influence import change, influence_of, remove_all, tell_change
from ...twilight_struggle.operations import ANY_USE, MAY_DECLINE, TO_PLACE, ops_value
from ...twilight_struggle.piles import bit
from ...twilight_struggle.tracks import degrade, gain, set_defcon
from .. import why
from ..board import MEMBERS, region_of
from ..book import choice, event, further
from ..stacks import look, look_through, random_of_stack, shuffle_stack, throw_away
from ..state import SoloState
from . import trades
from .adding import add_by_event
from .conditions import one_marker_breaks
from .coups import death_squad_targets
from .field import field_in
from .operating import make_coups, place_in
from .trace import tell_steps
from .trades import pull

MODULES: Final = (trades,)  # loaded with this one
CUBA: Final[int] = country("cuba")
TURKEY: Final[int] = country("turkey")
LIBYA: Final[int] = country("libya")
CRISIS_LOSS: Final = 2


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
    return pay_ransom(s, BLOCKADE)


@further(10)
def blockade_tightens(s: SoloState, side: int, rest: list[int]) -> Script:
    if not rest[0]:
        remove_all(s, US, WEST_GERMANY, "SP-card-10")
    yield from ()


@choice(95)
def latin_american_debt_crisis(s: SoloState, side: int) -> Script:
    return pay_ransom(s, DEBT_CRISIS)


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
            grant_operations(s, side, OLYMPIC_GAMES, BOYCOTT_OPS, ANY_USE)
        return
    hold_games(s, side, "SP-card-20")


def not_given_up(ways: list[int], held: list[int], place: int) -> Remark | None:
    """One of the countries that the card names, with enough influence (SP-card-40)."""
    if place in held:
        return None
    if place in ways:
        return Remark("why-too-little", "SP-card-40", place=place, n=CRISIS_LOSS)
    return Remark("why-not-on-card", "SP-card-40", card=CARD + CUBAN_MISSILE_CRISIS, place=place)


@choice(40)
def cuban_missile_crisis(s: SoloState, side: int) -> Script:
    """DEFCON 2; the person gives up influence at once, the AI makes no coups this turn (SP-card-40)."""
    set_defcon(s, 2, "SP-card-40")
    if side == s.person:
        s.crisis |= 1 << s.ai
        make_lasting(s, CUBAN_MISSILE_CRISIS)
        return
    ways = [CUBA] if s.person == USSR else [WEST_GERMANY, TURKEY]
    held = [c for c in ways if influence_of(s, s.person, c)]
    if held:
        place = yield Ask(
            s.person,
            "give-up",
            lambda: held,
            "SP-card-40",
            why=lambda place: not_given_up(ways, held, place),
            count=CRISIS_LOSS,
        )
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
    make_lasting(s, DEATH_SQUADS)
    if side != s.ai:
        return
    ops = ops_value(s, s.ai, OPS[DEATH_SQUADS])
    if death_squad_targets(s, CENTRAL_AMERICA, ops):
        make_coups(s, lambda: death_squad_targets(s, CENTRAL_AMERICA, ops), ops, "SP-card-69", False)
    else:
        place_in(s, field_in(s, CENTRAL_AMERICA), ops)


@choice(94)
def chernobyl(s: SoloState, side: int) -> Script:
    """As a headline of the AI the region is named with the first scoring round (SP-card-94)."""
    if s.round == 0 and s.ai == US:
        s.pending |= bit(CHERNOBYL)
        s.note("chernobyl-waits", "SP-card-94", who=US, card=CARD + CHERNOBYL)
        return
    region = yield Ask(US, "region", lambda: [REGION_ACTION + n for n in range(REGIONS)], "SP-card-94")
    s.chernobyl = region - REGION_ACTION
    s.note("closes", "SP-card-94", who=US, region=region)
    make_lasting(s, CHERNOBYL)


# -- stacks that are looked at -----------------------------------------------------------------------------------


def sort_stack(s: SoloState, rule: str) -> None:
    """The person's stack in the order the AI likes: AI events on top, the best cards at the bottom (SP-card-26)."""
    mixed = shuffled(s, s.hands[s.person])
    hostile = [c for c in mixed if SIDE[c] == s.ai]
    others = [c for c in mixed if SIDE[c] != s.ai]
    from_top = sorted(hostile, key=lambda c: -OPS[c]) + sorted(others, key=lambda c: OPS[c])
    s.hands = replaced(s.hands, s.person, from_top[::-1])
    s.bottom = replaced(s.bottom, s.person, 0)
    s.note("sorted", rule, who=s.person)


def look_and_act(s: SoloState, side: int, card: int) -> None:
    """CIA Created and Lone Gunman: the other stack, then 1 Op."""
    if side == s.ai:
        sort_stack(s, f"SP-card-{card}")
    else:
        look_through(s, s.ai)
        s.note("looks-through", f"SP-card-{card}", who=side)
    grant_operations(s, side, card, 1, ANY_USE | MAY_DECLINE if side == s.person else TO_PLACE)


@event(26)
def cia_created(s: SoloState, side: int) -> None:
    look_and_act(s, US, CIA_CREATED)


@event(62)
def lone_gunman(s: SoloState, side: int) -> None:
    look_and_act(s, USSR, LONE_GUNMAN)


@choice(98)
def aldrich_ames_remix(s: SoloState, side: int) -> Script:
    """The best US event of the stack goes; the stack is sorted, or lies open (SP-card-98)."""
    make_lasting(s, ALDRICH_AMES)
    stack = [c for c in s.hands[US] if c != CHINA]
    if s.person == US:
        own = [c for c in stack if SIDE[c] == US] or [c for c in stack if SIDE[c] != USSR]
        if own:
            best = max([OPS[c] for c in own])
            throw_away(s, US, random_card(s, sorted([c for c in own if OPS[c] == best])), "SP-card-98")
        sort_stack(s, "SP-card-98")
        s.reveal()
        return
    look_through(s, US)
    if stack:
        card = yield Ask(
            USSR,
            "ames",
            lambda: [CARD + c for c in sorted(s.hands[US]) if c != CHINA],
            "SP-card-98",
            why=lambda card: why.not_in_stack(s, US, "SP-card-98", card),
        )
        throw_away(s, US, card - CARD, "SP-card-98")


@event(92)
def terrorism(s: SoloState, side: int) -> None:
    """Random cards of the other stack (SP-card-92)."""
    victim = 1 - side
    for _ in range(2 if victim == US and s.is_lasting(HOSTAGE_CRISIS) else 1):
        card = random_of_stack(s, victim)
        if card:
            throw_away(s, victim, card, "SP-card-92")
            s.reveal()
    if victim == s.ai:
        shuffle_stack(s, victim)


# -- The Cambridge Five ------------------------------------------------------------------------------------------


@choice(104)
def cambridge_five(s: SoloState, side: int) -> Script:
    """Nothing is shown; a marker in the Primary or Secondary Region (SP-card-104)."""
    named = sorted({c for card in (s.primary, s.secondary) if card for c in MEMBERS[region_of(card)]})
    if not named:
        return
    if s.ai == USSR:
        place = cambridge_target(s, named)
    else:
        place = yield Ask(
            USSR,
            "add",
            lambda: [*named, DONE],
            "SP-card-104",
            why=lambda place: None if place in named else Remark("why-not-in-regions", "SP-card-104", place=place),
            left=1,
            card=CARD + CAMBRIDGE_FIVE,
            whose=USSR,
        )
    if place != DONE:
        tell_change(s, USSR, place, change(s, USSR, place, 1), "SP-card-104")


def cambridge_target(s: SoloState, named: list[int]) -> int:
    """In a scoring round the battleground whose control one marker ends, else the Primary Region first."""
    if s.scoring:
        found = one_marker_breaks(s)
        if found:
            return found[0]
    regions = [region_of(card) for card in (s.primary, s.secondary) if card]
    steps = add_by_event(s, named, 1, 1, regions)
    tell_steps(s, CAMBRIDGE_FIVE, "add", steps)
    return steps[0].place
