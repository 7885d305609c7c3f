"""Rounds: their beginning, turn order and end (EG-3, EG-4, EG-13), general scoring (EG-14), and the dummy (EG-19)."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script, together
from tablero.core.state import replaced

from . import why
from .board import (
    CARD,
    CASTILLO,
    COURT,
    HIS_MAJESTY,
    LAST_ROUND,
    NOWHERE,
    PROVINCE,
    REGIONS,
    SEATS,
    SETUP,
    TAKES,
    TYPE_OF_CARD,
    VETOES,
)
from .effects.scores import show_castillo
from .scoring import score_boards
from .state import CHOOSING, OVER, PASSING, PLAYING_POWER, SCORING, TAKING, ElGrandeState

SCORING_AFTER: Final[list[int]] = SETUP["rounds"]["scoring_after"]
SHORT_ROUNDS: Final[list[int]] = SETUP["rounds"]["short"]
DUMMY: Final = 2
DUMMY_REGIONS: Final[int] = SETUP["dummy"]["regions_a_round"]
DUMMY_CABALLEROS: Final[int] = SETUP["dummy"]["caballeros_a_region"]

# -- the beginning -----------------------------------------------------------------------------------------------


def open_game(s: ElGrandeState) -> Script:
    """Tell where King and grandes start; then the modifier cards are passed, or the first round begins."""
    s.note("king-starts", "EG-2.4", place=s.king)
    for seat in range(s.players):
        s.note("grande-starts", "EG-2.4", who=seat, place=s.grande[seat])
    s.note("first-player", "EG-2.6", who=s.first)
    if s.shift:
        s.phase = PASSING
    else:
        begin_round(s)
    yield from ()


def begin_round(s: ElGrandeState) -> None:
    """The dummy's caballeros, new action cards, the dummy's power card (EG-R18); then power cards are played."""
    s.note("round", "EG-3.1", n=s.space)
    if s.players == 2:
        place_dummy(s)
    s.drawn += 1
    s.offer = [stack[-s.drawn] for stack in s.stacks]
    if not s.regent:
        s.offer = [*s.offer, HIS_MAJESTY]
    for card in s.offer:
        s.note("offered", "EG-4.1", card=CARD + card)
    s.reveal()
    s.order = []
    s.power = [0] * SEATS
    s.modifier = [-1] * SEATS
    if s.players == 2:
        s.power = replaced(s.power, DUMMY, s.dummy_powers[-1])
        s.total = replaced(s.total, DUMMY, s.dummy_powers[-1])
        s.dummy_powers = s.dummy_powers[:-1]
        s.order = [DUMMY]
        s.note("dummy-power", "EG-19.5", n=s.power[DUMMY])
    s.turn = 0
    s.phase = PLAYING_POWER


def place_dummy(s: ElGrandeState) -> None:
    """Two dummy caballeros into each of two drawn regions, none into the King's (EG-19.4, EG-R17)."""
    if not s.province(DUMMY):
        return
    for _ in range(DUMMY_REGIONS):
        region = s.region_deck[-1]
        s.region_deck = s.region_deck[:-1]
        n = 0 if region == s.king else min(DUMMY_CABALLEROS, s.province(DUMMY))
        s.take(DUMMY, PROVINCE, n)
        s.put(DUMMY, region, n)
        s.note("dummy-placed", "EG-19.4", place=region, n=n)


def set_turn_order(s: ElGrandeState) -> None:
    """The highest total first (EG-5.3, EG-23.3)."""
    s.order = sorted(s.order, key=lambda colour: -s.total[colour])
    s.turn = -1
    next_turn(s)


def next_turn(s: ElGrandeState) -> None:
    """The next one in order; the dummy's turn is over at once (EG-19.6)."""
    s.card = -1
    s.placed = s.acted = s.infiltrating = False
    s.turn += 1
    if s.turn == len(s.order):
        end_round(s)
    elif s.is_dummy(s.order[s.turn]):
        card = max(s.offer, key=lambda card: TYPE_OF_CARD[card].place)
        s.offer = [other for other in s.offer if other != card]
        s.note("dummy-took", "EG-19.6", card=CARD + card)
        discard(s, card)
        next_turn(s)
    else:
        s.note("turn", "EG-5.3", who=s.order[s.turn])
        me = s.order[s.turn]
        s.phase = TAKING if TAKES[s.power[me]] or s.modifier[me] >= 0 else CHOOSING  # 12 and 13 take none (EG-6.2)


def discard(s: ElGrandeState, card: int) -> None:
    """The King card returns to its place, all others go to the pile (EG-7.4)."""
    if card != HIS_MAJESTY:
        s.discards = [*s.discards, card]


# -- the end -----------------------------------------------------------------------------------------------------


def end_round(s: ElGrandeState) -> None:
    """Cards away, the marker to the lowest, Vetoes run out; then scoring or the next round (EG-13)."""
    for card in s.offer:
        discard(s, card)
    s.offer = []
    s.first = min(range(s.players), key=lambda seat: s.total[seat])
    s.note("first-player", "EG-13.2", who=s.first)
    for which in range(len(VETOES)):
        if s.veto_holder[which] != NOWHERE:
            s.veto_rounds = replaced(s.veto_rounds, which, s.veto_rounds[which] - 1)
            if not s.veto_rounds[which]:
                holder = s.veto_holder[which]
                drop_veto(s, which)
                s.note("veto-lapsed", "EG-22.2", who=holder)
    if s.space in SCORING_AFTER:
        s.phase = SCORING
    else:
        next_round(s)


def drop_veto(s: ElGrandeState, which: int) -> None:
    """A Veto card is used or has lapsed (EG-22.2)."""
    s.veto_holder = replaced(s.veto_holder, which, NOWHERE)
    s.veto_rounds = replaced(s.veto_rounds, which, 0)
    s.discards = [*s.discards, VETOES[which]]


def next_round(s: ElGrandeState) -> None:
    """The marker advances, in the short game past spaces 4 and 7 (EG-13.4, EG-18.1)."""
    s.space += 1
    while s.short and s.space not in SHORT_ROUNDS:
        s.space += 1
    begin_round(s)


# -- general scoring ---------------------------------------------------------------------------------------------


def general_scoring(s: ElGrandeState) -> Script:
    """Discs, castillo, then all regions (EG-14)."""
    setters: list[int] = []
    if s.king != CASTILLO:  # with the King there nothing leaves the castillo (EG-21.3)
        setters = [seat for seat in range(s.players) if s.count(CASTILLO, seat) or s.grande[seat] == CASTILLO]
    s.note("general-scoring", "EG-14.1", n=s.space)
    discs = yield from together([disc_ask(s, seat) for seat in setters])
    show_castillo(s)
    score_boards(s, [CASTILLO], "EG-14.2")
    for i in range(len(setters)):
        leave_castillo(s, setters[i], discs[i])
    if s.players == 2 and s.king != CASTILLO:
        n = s.count(CASTILLO, DUMMY)  # EG-R16
        s.take(DUMMY, CASTILLO, n)
        s.put(DUMMY, PROVINCE, n)
        if n:
            s.note("returned", "EG-14.2", whose=DUMMY, place=CASTILLO, n=n)
    score_boards(s, list(REGIONS), "EG-14.4")
    if s.players == 2:
        s.region_deck = list(REGIONS)
        s.dice.shuffle(s.region_deck)
    if s.space == LAST_ROUND:
        s.phase = OVER
        s.note("over", "EG-17.1")
    else:
        next_round(s)


def disc_ask(s: ElGrandeState, seat: int) -> Ask:
    """A grande in the castillo goes with the caballeros (EG-21.4)."""
    grande = 1 if s.grande[seat] == CASTILLO else 0
    return Ask(seat, "disc", lambda: [*REGIONS, COURT], "EG-14.1", why=why.not_on_castillo_disc, grande=grande)


def leave_castillo(s: ElGrandeState, seat: int, disc: int) -> None:
    """To the region on the disc; to the court if that is the King's or none is set (EG-14.2, EG-14.3, EG-21.4)."""
    n = s.count(CASTILLO, seat)
    s.take(seat, CASTILLO, n)
    if disc in (s.king, COURT):
        s.put(seat, COURT, n)
        s.note("disc-to-court", "EG-14.3", who=seat, place=disc, n=n)
        return  # a grande stays inside (EG-R15)
    s.put(seat, disc, n)
    s.note("left-castillo", "EG-14.2", who=seat, place=disc, n=n)
    if s.grande[seat] == CASTILLO:
        s.grande = replaced(s.grande, seat, disc)
        s.note("grande-moved", "EG-21.4", who=seat, whose=seat, place=disc)
