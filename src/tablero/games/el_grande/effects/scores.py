"""Special scorings (EG-10.5): Levy, Fiesta, Garrisons, Strongholds, Unmasking, Supremacy, Crowds, Outposts, Secret
Ballot.

The King's region takes part like any other (EG-12.4). How a region is scored is in scoring.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script, together

from .. import why
from ..board import CASTILLO, REGIONS, Effect
from ..scoring import first_value, score_boards
from ..state import ElGrandeState
from .book import always, effect


def score_chosen(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Levy: one region of choice; never the castillo."""
    region = yield Ask(me, "levy", lambda: list(REGIONS), e.rule, why=why.not_a_region)
    score_boards(s, [region], e.rule)


def score_values(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Fiesta, Garrisons, Strongholds: all regions whose valid first value is one of the card's (EG-10.7)."""
    score_boards(s, [region for region in REGIONS if first_value(s, region) in e.values], e.rule)
    yield from ()


def score_castillo(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Unmasking: the castillo is opened, scored, and everything goes back in (EG-11.2)."""
    show_castillo(s)
    score_boards(s, [CASTILLO], e.rule)
    yield from ()


def show_castillo(s: ElGrandeState) -> None:
    """Tell what was found in the castillo; whoever has looked inside can't take that back (EG-11.2)."""
    s.reveal()
    s.note("castillo-opened", "EG-11.2")
    for colour in range(s.colours):
        if s.count(CASTILLO, colour):
            s.note("castillo-held", "EG-11.2", whose=colour, n=s.count(CASTILLO, colour))
    for seat in range(s.players):
        if s.grande[seat] == CASTILLO:
            s.note("castillo-held-grande", "EG-21.4", whose=seat)


def score_first(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Supremacy: in all regions, only sole first places (EG-R29)."""
    score_boards(s, list(REGIONS), e.rule, only_first=True)
    yield from ()


def fullest(s: ElGrandeState) -> list[int]:
    """The regions with the most caballeros; none while all are empty (EG-R51)."""
    most = max(s.total_in(region) for region in REGIONS)
    return [region for region in REGIONS if most and s.total_in(region) == most]


def emptiest(s: ElGrandeState) -> list[int]:
    """The regions with the fewest caballeros, empty ones left out."""
    settled = [region for region in REGIONS if s.total_in(region)]
    fewest = min([s.total_in(region) for region in settled], default=0)
    return [region for region in settled if s.total_in(region) == fewest]


def score_fullest(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Crowds: the fullest region, or all that tie."""
    score_boards(s, fullest(s), e.rule)
    yield from ()


def score_emptiest(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Outposts: the region with the fewest caballeros, or all that tie."""
    score_boards(s, emptiest(s), e.rule)
    yield from ()


def score_ballot(s: ElGrandeState, me: int, e: Effect) -> Script:
    """Secret Ballot: every player sets a disc; regions named exactly once are scored."""
    discs = yield from together(
        [Ask(seat, "ballot-disc", lambda: list(REGIONS), e.rule, why=why.not_a_region) for seat in range(s.players)]
    )
    for seat in range(s.players):
        s.note("named", e.rule, who=seat, place=discs[seat])
    score_boards(s, [region for region in REGIONS if discs.count(region) == 1], e.rule)


def enter() -> None:
    effect("score_chosen", score_chosen, always)
    effect("score_values", score_values, always)
    effect("score_castillo", score_castillo, always)
    effect("score_first", score_first, always)
    effect("score_fullest", score_fullest, always)
    effect("score_emptiest", score_emptiest, always)
    effect("score_ballot", score_ballot, always)
