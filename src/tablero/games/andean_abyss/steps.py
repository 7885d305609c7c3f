"""Which step comes next: the last item of the agenda names it. Non-players have their say in nonplayer/seating.py."""

from __future__ import annotations

from tablero.core.ask import Script

from . import agenda, propaganda, redeployment, sequence, victory
from .deployment import deploy
from .events.book import continue_event, run_event
from .negotiation import deals
from .nonplayer.seating import at_the_table, own_step
from .nonplayer.turn import non_player
from .operations import run
from .operations.government import train_extra
from .operations.insurgents import gather
from .operations.patrol import patrol_assault
from .operations.sweep import activate_in
from .state import AndeanState


def next_step(s: AndeanState) -> Script | None:
    if s.over:
        return None
    if min(s.seat_of) >= 0:
        return step(s)
    return at_the_table(s, own_step(s) or step(s))


def step(s: AndeanState) -> Script:
    """The script of the next step."""
    item = s.agenda[-1][0]
    if item == agenda.OPERATE:
        return run.operate(s)
    if item == agenda.SLOT:
        return sequence.slot(s)
    if item == agenda.GATHER:
        return gather(s)
    if item == agenda.ACTIVATE:
        return activate_in(s)
    if item == agenda.END_OPERATION:
        return run.end_operation(s)
    if item == agenda.LAST_ACTIVITY:
        return run.last_activity(s)
    if item == agenda.ADJUST:
        return sequence.adjust(s)
    if item == agenda.NEXT_CARD:
        return sequence.next_card(s)
    if item == agenda.EVENT:
        return run_event(s)
    return less_common_step(s, item)


def less_common_step(s: AndeanState, item: int) -> Script:
    if item == agenda.NON_PLAYER:
        return non_player(s)
    if item == agenda.TRAIN_EXTRA:
        return train_extra(s)
    if item == agenda.EVENT_STEP:
        return continue_event(s)
    if item == agenda.PATROL_ASSAULT:
        return patrol_assault(s)
    if item == agenda.DEALS:
        return deals(s)
    if item == agenda.SHIP:
        return sequence.ship(s)
    if item == agenda.CHOOSE_OPERATION:
        return sequence.choose_operation(s)
    if item == agenda.PROPAGANDA:
        return propaganda.propaganda(s)
    if item == agenda.CIVIC_ACTION:
        return propaganda.civic_action(s)
    if item == agenda.AGITATION:
        return propaganda.agitation(s)
    if item == agenda.ELITE_BACKING:
        return propaganda.elite_backing(s)
    if item == agenda.REDEPLOY:
        return redeployment.redeploy(s)
    if item == agenda.DRUG_PROFITS:
        return propaganda.drug_profits(s)
    if item == agenda.NEW_ZONE:
        return redeployment.new_zone(s)
    if item == agenda.DEPLOY:
        return deploy(s)
    if item == agenda.GAME_END:
        return victory.game_end(s)
    raise AssertionError(f"andean-abyss: nothing to do for agenda item {item}")
