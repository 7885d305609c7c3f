"""When the AI uses an event: the permissions of the card appendix (SP-8.2, SP-11, SP-17). Conditions: conditions.py."""

from __future__ import annotations

from typing import Final

from ...twilight_struggle.board import LATE_WAR_TURN, SIDE
from ...twilight_struggle.events.book import can_happen
from ..board import APPENDIX, SOLO_REGION_IDS, Permission, region_of
from ..state import SoloState
from .conditions import holds
from .outcome import Gain
from .trial import Trial


class Verdict:
    """Whether the AI uses an event, and why: what decided, and the gains if they were compared."""

    __slots__ = ("allowed", "event", "ops", "why")

    def __init__(self, why: int, event: Gain | None = None, ops: Gain | None = None) -> None:
        self.why = why
        self.allowed = why in (WINS, FITS, BETTER)
        self.event = event
        self.ops = ops


DEAD: Final = 0  # the event would do nothing now, or may not happen
NOT_NOW: Final = 1  # the appendix does not name this kind of round
UNMET: Final = 2  # its condition is not met
WEAKER: Final = 3  # the Ops gain more
WINS: Final = 4
FITS: Final = 5
BETTER: Final = 6  # than the Ops


def headline_allowed(s: SoloState, card: int) -> bool:
    """Permission, or an event that wins the game (SP-6.3, SP-11.2)."""
    return APPENDIX[card].headline or Trial(as_headline(s), card).wins_at_once()


def headline_wanted(s: SoloState, card: int) -> bool:
    """The condition holds and the event does something (SP-6.4)."""
    trial = Trial(as_headline(s), card)
    return trial.wins_at_once() or (trial.possible() and holds(trial, APPENDIX[card].headline_when))


def as_headline(s: SoloState) -> SoloState:
    """The state in which the AI's headline will happen: it acts then, though the person still chooses."""
    if s.phasing == s.ai:
        return s
    other = s.copy()
    other.phasing = s.ai
    return other


def event_allowed(s: SoloState, card: int) -> bool:
    return judge(s, card).allowed


def judge(s: SoloState, card: int) -> Verdict:
    """Whether the AI plays the event of a card in this round (SP-8.2)."""
    trial = Trial(s, card)
    if SIDE[card] == s.person or not can_happen(s, card, s.ai):
        return Verdict(DEAD)
    if trial.wins_at_once():
        return Verdict(WINS)
    if not trial.possible():
        return Verdict(DEAD)
    entries = [entry for entry in APPENDIX[card].rounds if phase_fits(trial, entry.phase, s.scoring)]
    if not entries:
        return Verdict(NOT_NOW)
    entries = [entry for entry in entries if holds(trial, entry.when)]
    if not entries:
        return Verdict(UNMET)
    if not s.scoring or any(entry.compare == "none" for entry in entries):
        return Verdict(FITS)
    better = any(compares(trial, entry, True) for entry in entries)
    return Verdict(BETTER if better else WEAKER, trial.event_gain(), trial.ops_gain())


def event_fits_quiet_round(s: SoloState, card: int) -> bool:
    """Whether the event would be allowed in a round without scoring (SP-8.6b)."""
    trial = Trial(s, card)
    return trial.possible() and any(permits(trial, entry, False) for entry in APPENDIX[card].rounds)


def permits(trial: Trial, entry: Permission, scoring: bool) -> bool:
    return phase_fits(trial, entry.phase, scoring) and holds(trial, entry.when) and compares(trial, entry, scoring)


def phase_fits(trial: Trial, phase: str, scoring: bool) -> bool:
    s = trial.s
    if phase == "any":
        return True
    if phase == "ar1":
        return s.round == 1
    if not scoring:
        return phase == "non_scoring"
    group, _, name = phase.partition(":")
    if group != "scoring":
        return False
    region = SOLO_REGION_IDS[region_of(s.primary)]
    if name == "any":
        return True
    if name == "any_except_europe":
        return region != "europe"
    if name == "late_war":
        return s.turn >= LATE_WAR_TURN
    if name == "other":
        return f"scoring:{region}" not in [entry.phase for entry in APPENDIX[trial.card].rounds]
    return name == region


def compares(trial: Trial, entry: Permission, scoring: bool) -> bool:
    """The event against the Ops, in a scoring round (SP-11.3)."""
    if entry.compare == "none" or not scoring:
        return True
    event, ops = trial.event_gain(), trial.ops_gain()
    return event > ops if entry.compare == "gt" else event >= ops and event[0] > 0
