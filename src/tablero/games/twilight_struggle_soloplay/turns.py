"""The course of a turn: its beginning, who acts in a round, and its end (SP-2, SP-13.3, SP-15)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script

from ..twilight_struggle import agenda as base
from ..twilight_struggle.board import (
    ASIA,
    CARD,
    DONE,
    LAST_TURN,
    LATE,
    LATE_WAR_TURN,
    MID,
    MID_WAR_TURN,
    REGION_ACTION,
    SIDE,
    US,
    USSR,
    deck_of,
)
from ..twilight_struggle.cards import BLOCKADE, CHERNOBYL, CHINA, DEBT_CRISIS
from ..twilight_struggle.chance import shuffled
from ..twilight_struggle.events.verbs import make_lasting
from ..twilight_struggle.influence import reachable
from ..twilight_struggle.plays import EXTRA_ROUND, has_extra_round, usual_rounds
from ..twilight_struggle.tracks import DISCARD_BOX, gain, has_ability, improve
from ..twilight_struggle.turns import TURN_LONG
from . import agenda, why
from .board import SOUTHEAST, region_of
from .draft import begin_draft
from .regions import first_regions, next_regions, rebuild_pile
from .setup import without_scoring
from .stacks import look, throw_away
from .state import SoloState

SCORED: Final = 4  # the bit of `acted` that says: this round was scored
EVERYBODY: Final = 3  # both sides have acted


def start_turn(s: SoloState) -> None:
    """New cards, the regions of round 1, then the draft (SP-2.1)."""
    s.pop()
    s.note("turn", "SP-2.1", turn=s.turn)
    if s.turn in (MID_WAR_TURN, LATE_WAR_TURN):
        war = MID if s.turn == MID_WAR_TURN else LATE
        s.deck = shuffled(s, s.deck + without_scoring(deck_of(war, s.optional_cards)))
        s.note("new-cards", "SP-2.1", war=war)
    s.round = 0
    s.acted = EVERYBODY | SCORED
    first_regions(s)
    begin_draft(s)


# -- rounds ------------------------------------------------------------------------------------------------------


def acting_order(s: SoloState) -> list[int]:
    """The USSR first, but the person first in a scoring round (SP-2.2); in an extra round only who is entitled."""
    order = [s.person, s.ai] if s.scoring else [USSR, US]
    if s.round > usual_rounds(s):
        return [side for side in order if has_extra_round(s, side)]
    return order


def next_round(s: SoloState) -> None:
    """The next side to act; after both the scoring; then the next round, or the end of the turn."""
    s.shown = 0
    for side in acting_order(s):
        if not s.acted >> side & 1:
            begin_action(s, side)
            return
    if s.scoring and not s.acted & SCORED:
        s.acted |= SCORED
        s.push(agenda.SCORE)
        return
    last = s.round
    s.round += 1
    while usual_rounds(s) < s.round <= EXTRA_ROUND and not acting_order(s):
        s.round += 1
    if s.round > max(usual_rounds(s), EXTRA_ROUND):
        s.round = last
        s.pop()
        s.push(agenda.END_OF_TURN)
        return
    begin_round(s)


def begin_round(s: SoloState) -> None:
    """Set the regions, and the region of a Chernobyl that waits for the first scoring round (SP-card-94)."""
    s.acted = 0
    if s.round > 1:
        next_regions(s)
    if s.scoring and s.is_pending(CHERNOBYL):
        s.pending &= ~(1 << CHERNOBYL)
        region = region_of(s.primary)
        s.chernobyl = ASIA if region == SOUTHEAST else region
        s.note("closes", "SP-card-94", who=US, region=REGION_ACTION + s.chernobyl)
        make_lasting(s, CHERNOBYL)


def begin_action(s: SoloState, side: int) -> None:
    s.acted |= 1 << side
    s.phasing = side
    s.fell_to_2 = False
    s.reach = reachable(s, side)  # where it may place in this round (SP-5.1)
    s.push(base.AFTER_ROUND)
    if side == s.person:
        s.note("round", "SP-2.2", who=side, round=s.round)
        s.push(agenda.PLAYER_ROUND)
    else:
        s.note("ai-acts", "SP-2.2", who=side, round=s.round)
        s.deed = []
        s.in_use = 0
        s.push(agenda.AI_DONE)
        s.push(agenda.AI_ROUND)


# -- end of turn -------------------------------------------------------------------------------------------------


def end_of_turn(s: SoloState) -> Script:
    """The ability of box 6: a card may be discarded (TS-6.4.2); the AI discards a player event (SP-13.3)."""
    s.pop()
    s.push(agenda.AFTER_END)
    if has_ability(s, s.ai, DISCARD_BOX) and s.hands[s.ai]:
        card = s.hands[s.ai][0]
        if SIDE[card] == s.person:
            throw_away(s, s.ai, card, "SP-13.3")
    if has_ability(s, s.person, DISCARD_BOX) and s.hands[s.person]:
        look(s, s.person, s.hands[s.person])
        answer = yield Ask(
            s.person,
            "held",
            lambda: [DONE, *[CARD + c for c in leftover(s)]],
            "SP-13.1",
            why=lambda card: why.not_in_stack(s, s.person, "SP-13.1", card),
        )
        if answer != DONE:
            throw_away(s, s.person, answer - CARD, "SP-13.1")


def leftover(s: SoloState) -> list[int]:
    """The cards still in the person's stack that may be discarded, in order of number."""
    return sorted([card for card in s.hands[s.person] if card != CHINA])


def after_end(s: SoloState) -> None:
    """Military operations of the person, DEFCON, effects that end, the scoring pile (SP-15)."""
    s.pop()
    short = max(0, s.defcon - s.milops[s.person])
    if short:
        s.note("short-of-milops", "SP-15.1", who=s.person, count=short)
        gain(s, s.ai, short, "SP-15.1")
    improve(s, 1, "SP-15.2")
    s.milops = [0, 0]
    s.space_plays = [0, 0]
    s.lasting &= ~TURN_LONG
    s.scared = s.crisis = s.squads = 0
    s.chernobyl = -1
    s.pending &= 1 << BLOCKADE | 1 << DEBT_CRISIS
    rebuild_pile(s)
    s.turn += 1
    s.push(agenda.FINAL_SCORING if s.turn > LAST_TURN else agenda.START_TURN)
