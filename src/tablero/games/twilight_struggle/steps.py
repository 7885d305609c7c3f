"""Which step comes next: the last item of the agenda names it. Steps without a decision are done here at once."""

from __future__ import annotations

from tablero.core.ask import Script

from . import agenda
from .events.book import BOOK
from .operations import operations, space_race
from .piles import dispose, hand_over_china
from .plays import action_round, flower_power, taken_card
from .scoring import final_scoring
from .setup import free_placement, handicap
from .state import TwilightState
from .tracks import won_by_points
from .turns import after_end, after_round, choose_headlines, end_of_turn, new_turn, next_round, resolve_headline


def next_step(s: TwilightState) -> Script | None:
    if not run_ahead(s):
        return None
    item = s.agenda[-1][0]
    s.step = item
    if item == agenda.OPERATIONS:
        return operations(s)
    if item == agenda.ROUND:
        return action_round(s)
    return BOOK.run(s) if item == agenda.EVENT else less_common_step(s, item)


def run_ahead(s: TwilightState) -> bool:
    """Do what asks nobody, up to the next script; False if the game has ended."""
    while not s.over and not won_by_points(s):
        item = s.agenda[-1][0]
        if item in (agenda.OPERATIONS, agenda.ROUND):
            return True
        if item == agenda.EVENT:
            if BOOK.may_ask(s):
                return True
            BOOK.run(s)
        elif not quick_step(s, item):
            return True
        s.step = item
    return False


def quick_step(s: TwilightState, item: int) -> bool:
    """Do a step that asks nobody; False if it is none of these."""
    if item == agenda.DISPOSE:
        dispose(s, s.pop()[1])
    elif item == agenda.NEXT_ROUND:
        next_round(s)
    elif item == agenda.AFTER_ROUND and not s.fell_to_2:
        s.pop()
    elif item == agenda.SPACE:
        space_race(s)
    elif item == agenda.FLOWER:
        _, card, side = s.pop()
        flower_power(s, side, card)
    elif item == agenda.PASS_CHINA:
        hand_over_china(s, s.pop()[1], False, "TS-9.2")
    elif item == agenda.HEADLINE:
        resolve_headline(s)
    elif item == agenda.NEW_TURN:
        new_turn(s)
    elif item == agenda.AFTER_END:
        after_end(s)
    elif item == agenda.FINAL_SCORING:
        s.pop()
        final_scoring(s)
    else:
        return False
    return True


def less_common_step(s: TwilightState, item: int) -> Script:
    if item == agenda.EVENT_STEP:
        return BOOK.go_on(s)
    if item == agenda.PLAY:
        return taken_card(s)
    if item == agenda.AFTER_ROUND:
        return after_round(s)
    if item == agenda.HEADLINES:
        return choose_headlines(s)
    if item == agenda.END_OF_TURN:
        return end_of_turn(s)
    if item == agenda.FREE_PLACEMENT:
        return free_placement(s)
    if item == agenda.HANDICAP:
        return handicap(s)
    raise AssertionError(f"twilight-struggle: nothing to do for agenda item {item}")
