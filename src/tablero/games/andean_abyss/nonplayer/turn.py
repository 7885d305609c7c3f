"""A Non-player's turn on an event card (AA-8.1): the Event, an Operation by its chart, or a pass.

The turn stands on the agenda as [NON_PLAYER, faction]; what it does there is further items
[NON_PLAYER, faction, stage, …], one space of the Operation each. The charts are in cartels.py, auc.py and farc.py,
which Events have an effect in events.py. The note `np-decision` tells why it acts as it does, `np-turn` what it did.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from tablero.core.ask import Ask, Question, Script

from .. import agenda
from ..board import (
    ATTACK,
    AUC,
    CARD,
    CARTELS,
    FARC,
    GOVT,
    MARCH,
    NO,
    PASS,
    PLAY_SHADED,
    PLAY_UNSHADED,
    RALLY,
    TERROR,
    YES,
)
from ..cards import SHADED
from ..operations.insurgents import aid_after_terror
from ..pieces import earn
from ..sequence import PASS_INCOME, next_eligible
from ..state import EVENT, OP_AND_ACTIVITY, AndeanState
from . import auc, cartels, farc
from .attack import attack, attack_in, attack_possible
from .cards import text_of_non_players
from .events import NEVER, effective
from .procedures import ACTIVITY, ATTACK_IN, SPACES, SUMMARY, NextRank, begin_spaces, clear_operation, first_rank, purse
from .rallying import rally, rally_possible

# why a Non-player executes the Event or operates
LEFTMOST: Final = 1  # the Event
NOT_LEFTMOST: Final = 2
NO_EFFECT: Final = 3
SECOND: Final = 4  # the Event
GREY_TWO: Final = 5
NOT_OFFERED: Final = 6  # the 1st Eligible took the Event, or no Special Activity
DISCORD_EVENT: Final = 7  # the Event, as the Government player wished
DISCORD_OPERATION: Final = 8
INSTRUCTED: Final = 9  # the card tells Non-players to operate
DECIDED_BY: Final = {
    LEFTMOST: "AA-8.1a",
    NOT_LEFTMOST: "AA-8.1a",
    NO_EFFECT: "AA-8.4",
    SECOND: "AA-8.1b",
    GREY_TWO: "AA-8.1b",
    NOT_OFFERED: "AA-8.1b",
    DISCORD_EVENT: "AA-8.1c",
    DISCORD_OPERATION: "AA-8.1c",
    INSTRUCTED: "AA-8.4.4",
}
FOR_THE_EVENT: Final = (LEFTMOST, SECOND, DISCORD_EVENT)

OPERATIONS: Final = ((), (RALLY, MARCH, ATTACK, TERROR), (RALLY, MARCH, ATTACK, TERROR), (RALLY, MARCH, TERROR))
WAYS: Final = {FARC: farc.WAYS, AUC: auc.WAYS, CARTELS: cartels.WAYS}


def begin_turn(s: AndeanState) -> Script:
    """The next Eligible faction is a Non-player: its turn comes next."""
    faction = next_eligible(s)
    s.executing, s.talks = faction, 0
    s.push(agenda.NON_PLAYER, faction)
    yield from ()


def non_player(s: AndeanState) -> Script:
    """The step on top of the agenda."""
    item = s.agenda[-1]
    if len(item) == 2:
        return turn(s)
    if item[2] == SPACES:
        return operate(s)
    if item[2] == ATTACK_IN:
        return attack_in(s)
    if item[2] == ACTIVITY:
        return activity(s)
    return summary(s)


# -- Event, Operation or pass ------------------------------------------------------------------------------------


def turn(s: AndeanState) -> Script:
    faction = s.pop()[1]
    card = s.deck[s.position]
    reason = yield from decide(s, faction, card)
    s.note("np-decision", DECIDED_BY[reason], who=faction, slot=s.slot + 1, reason=reason, card=card)
    s.asked |= 1 << faction
    if reason in FOR_THE_EVENT:
        execute_event(s, faction, card)
    elif not s.resources[faction]:
        s.note("np-no-resources", "AA-8.1d", who=faction)
        pass_turn(s, faction)
    else:
        begin_chart(s, faction)


def decide(s: AndeanState, faction: int, card: int) -> Generator[Question, int, int]:
    """Event or Operation, and why (AA-8.1)."""
    if s.slot == 0:
        if CARD[card].order[0] != faction:
            return NOT_LEFTMOST
        return LEFTMOST if effective(s, card, faction) else why_not(card)
    if s.first != OP_AND_ACTIVITY:
        return NOT_OFFERED
    discord = s.players == 2 and s.resources[faction] > 0
    if heeds_grey_two(s, faction, card) and not discord:
        return GREY_TWO
    if not effective(s, card, faction):
        return why_not(card)
    if not discord:
        return SECOND
    wish = yield Ask(s.seat(GOVT), "insurgent-discord", lambda: [YES, NO], "AA-8.1c", who=faction, card=card)
    return DISCORD_EVENT if wish == YES else DISCORD_OPERATION


def why_not(card: int) -> int:
    """Why an Event that could be had is not executed."""
    return INSTRUCTED if card in NEVER else NO_EFFECT


def heeds_grey_two(s: AndeanState, faction: int, card: int) -> bool:
    """Whether the card's grey 2 keeps a 2nd Eligible from the Event: it speaks to Non-players only (AA-8.1)."""
    return CARD[card].grey2 and not s.is_player(faction)


def begin_execution(s: AndeanState, faction: int) -> None:
    s.executed |= 1 << faction
    s.slot += 1


def execute_event(s: AndeanState, faction: int, card: int) -> None:
    """The shaded text, or the only one (AA-8.4.1)."""
    begin_execution(s, faction)
    if s.slot == 1:
        s.first = EVENT
    side = text_of_non_players(card)
    verb = PLAY_SHADED if side == SHADED else PLAY_UNSHADED
    s.actor = faction
    s.note("event", "AA-5.1", who=faction, card=card, verb=verb)
    s.push(agenda.NON_PLAYER, faction, SUMMARY, verb)
    s.push(agenda.EVENT, card, side, faction)


def pass_turn(s: AndeanState, faction: int) -> None:
    s.note("passed", "AA-8.1", who=faction)
    earn(s, faction, PASS_INCOME[faction], "AA-2.3.3")
    s.note("np-turn", "AA-8.1", who=faction, verb=PASS, n=0)


# -- the chart ---------------------------------------------------------------------------------------------------


def begin_chart(s: AndeanState, faction: int) -> None:
    """The Operation of the first box that applies; one that is not possible gives way to the box above (AA-8.1.1)."""
    clear_operation(s, faction)
    op = chart(s, faction)
    boxes = OPERATIONS[faction]
    n = boxes.index(op)
    while n >= 0 and not possible(s, faction, boxes[n]):
        s.note("np-not-possible", "AA-8.1.1a", who=faction, verb=boxes[n])
        n -= 1
    if n < 0:
        pass_turn(s, faction)
        return
    begin_execution(s, faction)
    s.push(agenda.END_OPERATION)
    s.push(agenda.NON_PLAYER, faction, SUMMARY, 0)
    s.push(agenda.NON_PLAYER, faction, ACTIVITY)
    begin_spaces(s, faction, boxes[n], False)


def chart(s: AndeanState, faction: int) -> int:
    if faction == FARC:
        return farc.chart(s)
    return auc.chart(s) if faction == AUC else cartels.chart(s)


def possible(s: AndeanState, faction: int, op: int) -> bool:
    """Whether the Operation has a space under its own priorities (AA-8.1.1)."""
    way = WAYS[faction]
    if op == RALLY:
        return rally_possible(s, way.rally)
    if op == MARCH:
        return way.march_possible(s)
    if op == ATTACK:
        return attack_possible(s, faction)
    return first_rank(s, way.terror_candidates, 1, 3)[0] > 0


def next_space(s: AndeanState, faction: int, rank: int) -> NextRank:
    way = WAYS[faction]
    if s.op == RALLY:
        return rally(s, way.rally, rank)
    if s.op == MARCH:
        return way.march(s, rank)
    if s.op == ATTACK:
        return attack(s, faction)
    return way.terror(s, rank)


# -- carrying it out ---------------------------------------------------------------------------------------------


def operate(s: AndeanState) -> Script:
    """One more space, while there are candidates and Resources."""
    _, faction, _, rank = s.pop()
    following = 0
    if purse(s):
        following = yield from next_space(s, faction, rank)
    elif has_more_spaces(s, faction, rank):
        s.note("np-resources-out", "AA-8.1f", who=faction)
    if following:
        s.push(agenda.NON_PLAYER, faction, SPACES, following)
    elif s.op == TERROR:
        aid_after_terror(s, faction, s.op_spaces.bit_count())


def has_more_spaces(s: AndeanState, faction: int, rank: int) -> bool:
    """Whether the Operation would go on if there were Resources."""
    way = WAYS[faction]
    if s.op == RALLY:
        return first_rank(s, way.rally.candidates, rank, way.rally.last)[0] > 0
    if s.op == MARCH:
        return way.march_possible(s)
    return first_rank(s, way.terror_candidates, rank, 3)[0] > 0


def activity(s: AndeanState) -> Script:
    """The Special Activity of the box, or none; each Kidnap is a step, because it may ask a player."""
    _, faction, _ = s.pop()
    if faction == FARC:
        yield from farc.activity(s)
        if farc.more_kidnaps(s):
            s.push(agenda.NON_PLAYER, faction, ACTIVITY)
            return
    elif faction == AUC:
        yield from auc.activity(s)
    else:
        yield from cartels.activity(s)
    if not s.activity:
        s.note("np-no-activity", "AA-8.1.1", who=faction, verb=s.op)


def summary(s: AndeanState) -> Script:
    """What the turn was."""
    _, faction, _, verb = s.pop()
    if verb:
        s.note("np-turn", "AA-8.1", who=faction, verb=verb, n=0)
    elif s.activity:
        s.note("np-turn-with", "AA-8.1", who=faction, verb=s.op, activity=s.activity, n=s.op_spaces.bit_count())
    else:
        s.note("np-turn", "AA-8.1", who=faction, verb=s.op, n=s.op_spaces.bit_count())
    yield from ()
