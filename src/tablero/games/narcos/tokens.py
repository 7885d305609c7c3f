"""Placing tokens, with the supply that runs out: influence, labs, roadblocks (NC-2.3 to NC-2.7), and the end of a game.

`..._sites` are the places of a scope where a token may go, empty if none can be had. With an empty supply the side that
places may move one of its tokens instead (NC-2.7). Also the small gains every chapter needs: money, fame, income.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script

from . import why
from .board import CITIES, PLANTATIONS, listed
from .cards import FAME_TO_WIN, INCOME
from .state import BY_FAME, PATRON, PATRON_WINS, NarcosState

# -- Patrón's tokens ---------------------------------------------------------------------------------------------


def influence_sites(s: NarcosState, scope: int) -> int:
    """Cities without influence and roadblock (NC-2.3)."""
    if s.tokens_left() <= 0 and not s.influence:
        return 0
    return scope & CITIES & ~(s.influence | s.roadblocks)


def lab_sites(s: NarcosState, scope: int) -> int:
    """Plantations without a lab (NC-2.3)."""
    if s.labs_left() <= 0 and not s.labs:
        return 0
    return scope & PLANTATIONS & ~s.labs


def place_influence(s: NarcosState, place: int, rule: str, me: int = PATRON) -> Script:
    if s.tokens_left() > 0:
        s.influence |= 1 << place
        s.note("influence-placed", rule, place=place)
        return
    source = yield Ask(
        me,
        "move-influence",
        lambda: listed(s.influence),
        "NC-2.7",
        why=lambda p: why.not_among(s.influence, p, "influence", "NC-2.7"),
        place=place,
    )
    s.influence = s.influence & ~(1 << source) | 1 << place
    s.note("influence-moved", "NC-2.7", place=source, target=place)


def place_lab(s: NarcosState, place: int, rule: str, me: int = PATRON) -> Script:
    """With a cube; a moved lab leaves its old cube in the supply and arrives with one (NC-2.6, NC-2.7)."""
    if s.labs_left() > 0:
        s.put_lab(place)
        s.note("lab-placed", rule, place=place)
        return
    source = yield Ask(
        me,
        "move-lab",
        lambda: listed(s.labs),
        "NC-2.7",
        why=lambda p: why.not_among(s.labs, p, "lab", "NC-2.7"),
        place=place,
    )
    s.take_lab(source)
    s.put_lab(place)
    s.note("lab-moved", "NC-2.7", place=source, target=place)


def remove_roadblock(s: NarcosState, place: int, rule: str) -> None:
    s.roadblocks &= ~(1 << place)
    s.note("roadblock-removed", rule, place=place)


# -- the hunters' tokens -----------------------------------------------------------------------------------------


def roadblock_sites(s: NarcosState, scope: int) -> int:
    """Cities without token (NC-9.11)."""
    if s.tokens_left() <= 0 and not s.roadblocks:
        return 0
    return scope & CITIES & ~(s.influence | s.roadblocks)


def place_roadblock(s: NarcosState, me: int, place: int) -> Script:
    if s.tokens_left() > 0:
        s.roadblocks |= 1 << place
        s.note("roadblock-placed", "NC-9.11", place=place)
        return
    source = yield Ask(
        me,
        "move-roadblock",
        lambda: listed(s.roadblocks),
        "NC-9.13",
        why=lambda p: why.not_among(s.roadblocks, p, "roadblock", "NC-9.13"),
        place=place,
    )
    s.roadblocks = s.roadblocks & ~(1 << source) | 1 << place
    s.note("roadblock-moved", "NC-9.13", place=source, target=place)


# -- money, fame, income -----------------------------------------------------------------------------------------


def gain_money(s: NarcosState, n: int, rule: str) -> None:
    s.money += n
    if n:
        s.note("money-gained", rule, n=n, total=s.money)


def gain_fame(s: NarcosState, n: int, rule: str) -> None:
    """Fame rises to 20 at most; there Patrón wins at once (NC-1.2)."""
    n = min(n, FAME_TO_WIN - s.fame)
    s.fame += n
    if n:
        s.note("fame-gained", rule, n=n, total=s.fame)
    if s.fame >= FAME_TO_WIN:
        s.winner, s.ending = PATRON_WINS, BY_FAME
        s.note("patron-wins-by-fame", "NC-1.2", n=s.fame)


def advance_income(s: NarcosState, n: int, rule: str) -> None:
    """The marker moves to the right only, and stays on the last space (NC-11.2)."""
    n = min(n, len(INCOME) - 1 - s.income)
    s.income += n
    if n:
        s.note("income-advanced", rule, n=n, total=s.income)
