"""Which step comes next: the last item of the agenda names it. Steps without a decision are done here at once."""

from __future__ import annotations

from tablero.core.ask import Script

from ..twilight_struggle import agenda as base
from ..twilight_struggle import steps as base_steps
from ..twilight_struggle.tracks import won_by_points
from ..twilight_struggle.turns import after_round
from . import agenda
from .book import event_step, may_ask, run_event
from .draft import draft, fill
from .headlines import choose_headlines
from .mind.action import ai_operations, ai_round, granted_operations, mind_step
from .mind.trace import sum_up
from .rounds import play_drawn, player_round, taken_card
from .scoring import final_scoring, result_of, score_primary
from .seating import at_the_table
from .setup import roll_for_influence
from .stacks import mend_china
from .state import SoloState
from .turns import after_end, end_of_turn, next_round, start_turn
from .uses import operations


def next_step(s: SoloState) -> Script | None:
    """The next script that may have a question for the person; None when the game has ended."""
    if not run_ahead(s):
        tell_result(s)
        return None
    item = s.agenda[-1][0]
    s.step = item
    script = run_event(s) if item == base.EVENT else asking_step(s, item)
    assert script is not None  # the events that happen at once are behind
    return at_the_table(s, script)


def run_ahead(s: SoloState) -> bool:
    """Do what asks nobody, whole rounds of the AI among it, up to the next script; False if the game has ended."""
    while not s.over and not won_by_points(s):
        mend_china(s)
        item = s.agenda[-1][0]
        if item == base.EVENT:
            if may_ask(s):
                return True
            run_event(s)
        elif not quick_step(s, item):
            return True
        s.step = item
    return False


def tell_result(s: SoloState) -> None:
    """What the person has achieved (SP-16.6)."""
    s.note("result", "SP-16.6", who=s.person, result=result_of(s))


def quick_step(s: SoloState, item: int) -> bool:
    """Do a step that asks nobody; False if it is none of these."""
    if item == agenda.AI_ROUND:
        s.pop()
        ai_round(s)
    elif item == agenda.AI_OPERATIONS:
        _, card, printed, why = s.pop()
        ai_operations(s, card, printed, why)
    elif item == agenda.AI_DONE:
        s.pop()
        sum_up(s)
    elif item == base.OPERATIONS and s.agenda[-1][1] == s.ai:
        _, _, card, printed, uses, area = s.pop()
        granted_operations(s, card, printed, uses, area)
    elif item >= agenda.MIND:
        mind_step(s)
    elif item == agenda.NEXT_ROUND:
        next_round(s)
    elif item == agenda.FILL:
        fill(s)
    else:
        return turn_step(s, item)
    return True


def turn_step(s: SoloState, item: int) -> bool:
    """Steps that come once in a turn or in a game, and those of the two-player game that ask nobody."""
    if item == base.AFTER_ROUND:
        s.reach = []
    if item == agenda.START_TURN:
        start_turn(s)
    elif item == agenda.AFTER_END:
        after_end(s)
    elif item == agenda.FINAL_SCORING:
        final_scoring(s)
    elif item == agenda.DICE:
        roll_for_influence(s)
    else:
        return base_steps.quick_step(s, item)
    return True


def asking_step(s: SoloState, item: int) -> Script:
    if item == base.OPERATIONS:
        return operations(s)
    if item == agenda.PLAYER_ROUND:
        return player_round(s)
    if item == agenda.PLAY_DRAWN:
        return play_drawn(s)
    if item == agenda.DRAFT:
        return draft(s)
    if item == agenda.HEADLINES:
        return choose_headlines(s)
    if item == agenda.SCORE:
        return score_primary(s)
    if item == agenda.END_OF_TURN:
        return end_of_turn(s)
    if item == base.EVENT_STEP:
        return event_step(s)
    if item == base.PLAY:
        return taken_card(s)
    if item == base.AFTER_ROUND:
        return after_round(s)
    raise AssertionError(f"twilight-struggle-soloplay: nothing to do for agenda item {item}")
