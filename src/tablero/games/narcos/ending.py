"""The end of a season, step by step (NC-11): cards, income, shipping, reveal, objectives, fame, relocation."""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.state import only

from . import why
from .abilities import deal_actions
from .board import CARD, NOWHERE, NUMBER, PLACES, SICARIO, listed, reachable
from .cards import (
    ACTION_NUMBERS,
    AVAILABLE,
    CARDS,
    CELL_ACTION,
    INCOME,
    SLOT_FAME,
    SLOTS,
    STEP_COST,
)
from .clues import RELOCATED, REVEALED, learn
from .effects import fill_cell, run, ship_all
from .objectives import check_objectives
from .state import (
    BY_LIMIT,
    OBJECTIVES_SHOWN,
    PATRON,
    RELOCATING,
    UNFINISHED,
    NarcosState,
)
from .tokens import advance_income, gain_fame, gain_money

# -- steps 4.1 to 4.6 --------------------------------------------------------------------------------------------


def end_season(s: NarcosState) -> Script:
    s.note("season-ends", "NC-5.1", n=s.season)
    yield from season_end_cards(s)
    if s.is_over():
        return
    advance_income(s, s.labs.bit_count(), "NC-11.2")
    gain_money(s, INCOME[s.income], "NC-11.2")
    ship_all(s, "NC-11.3")
    yield from produce_cubes(s)
    reveal_patron(s)
    yield from check_objectives(s)
    if s.is_over():
        return
    gather_fame(s)
    s.phase = RELOCATING


def waiting_cards(s: NarcosState) -> list[int]:
    """Season-end cards whose sicario is on the map."""
    return [
        CARD + s.season_cells[slot] for slot in range(SLOTS) if s.season_cells[slot] >= 0 and s.sicario_at[slot] >= 0
    ]


def season_end_cards(s: NarcosState) -> Script:
    """Step 4.1: the effects of those still on the map, in any order; all cards are discarded (NC-11.1)."""
    while waiting_cards(s):
        chosen = yield Ask(
            PATRON,
            "season-end-card",
            lambda: waiting_cards(s),
            "NC-11.1",
            why=lambda card: why.not_waiting(waiting_cards(s), card),
        )
        card = CARDS[chosen - CARD]
        slot = s.season_cells.index(chosen - CARD)
        fill_cell(s, slot, NOWHERE)
        s.discards = [*s.discards, chosen - CARD]
        s.note("season-end-effect", card.rule, card=chosen, sicario=SICARIO + s.names[slot])
        yield from run(s, card.effect, card.rule, slot)
        if s.is_over():
            return
    for slot in range(SLOTS):
        lost = s.season_cells[slot]
        if lost >= 0:
            s.discards = [*s.discards, lost]
            fill_cell(s, slot, NOWHERE)
            s.note("season-end-lost", "NC-11.1", card=CARD + lost, sicario=SICARIO + s.names[slot])


def produce_cubes(s: NarcosState) -> Script:
    """Step 4.3: every lab without a cube gets one; if they run short Patrón chooses where (NC-11.3)."""
    empty = s.labs & ~s.lab_cubes
    if empty.bit_count() <= s.cubes_left():
        s.lab_cubes |= empty
        if empty:
            s.note("cubes-produced", "NC-11.3", n=empty.bit_count())
        return
    while s.cubes_left() > 0:
        place = yield Ask(
            PATRON,
            "produce-cube",
            lambda: listed(s.labs & ~s.lab_cubes),
            "NC-11.3",
            why=lambda p: why.no_lab_for_cube(s, "NC-11.3", p),
            left=s.cubes_left(),
        )
        s.lab_cubes |= 1 << place
        s.note("cube-placed", "NC-11.3", place=place)


def reveal_patron(s: NarcosState) -> None:
    """Step 4.4: the Patrón token shows where he is (NC-11.4)."""
    s.seen_at = s.place
    s.reveal()
    learn(s, [REVEALED, s.place])
    s.note("patron-revealed", "NC-11.4", place=s.place)


def gather_fame(s: NarcosState) -> None:
    """Step 4.6: fame for sicarios on the map; then all return to the dashboard, their cubes to the supply (NC-11.6)."""
    fame = sum([SLOT_FAME[slot] for slot in range(SLOTS) if s.sicario_at[slot] >= 0])
    gain_fame(s, fame, "NC-11.6")
    if s.is_over():
        return
    for slot in range(SLOTS):
        s.take_sicario(slot, NOWHERE)
        s.defence[slot] = NOWHERE
    s.opened = 0
    s.swaps = []
    s.note("sicarios-return", "NC-11.6")


# -- steps 4.7 and 4.8 -------------------------------------------------------------------------------------------


def relocate(s: NarcosState) -> Script:
    """Step 4.7: he pays any sum and secretly moves up to that many roads, past no hunter and no roadblock (NC-11.7)."""
    most = min(s.money, PLACES - 1)
    paid = yield Ask(PATRON, "relocate-pay", lambda: list(range(NUMBER, NUMBER + most + 1)), "NC-11.7", total=s.money)
    paid -= NUMBER
    s.money -= paid
    steps = paid // STEP_COST
    start = s.place
    barred = s.barred()
    s.reveal()
    s.note("relocation-paid", "NC-11.7", n=paid, place=start)
    s.number = steps
    s.place = yield Ask(
        PATRON,
        "relocate-to",
        lambda: listed(reachable(start, steps, barred)),
        "NC-11.7",
        why=lambda p: (
            None if reachable(start, steps, barred) >> p & 1 else why.not_entered(s, start, steps, p, "NC-11.7")
        ),
        n=steps,
    )
    s.seen_at = NOWHERE
    s.number = 0
    learn(s, [RELOCATED, start, steps, barred])
    s.note("hideout", "NC-11.7", to=only(PATRON), place=s.place)
    if s.limit and s.season >= s.limit:
        s.winner, s.ending = UNFINISHED, BY_LIMIT
        s.note("unfinished", "NC-13.14", n=s.season)
        return
    refresh_hunters(s)
    s.season += 1
    s.turn = 0
    s.phase = OBJECTIVES_SHOWN


def refresh_hunters(s: NarcosState) -> None:
    """Step 4.8: hunters' cards are turned up, all action cards shuffled, three revealed (NC-11.8)."""
    s.acted = s.down = s.blocked = s.factions_done = 0
    s.cells = [0] * len(CELL_ACTION)
    s.note("hunters-refreshed", "NC-11.8")
    s.available = []
    s.action_discards = []
    s.action_deck = list(ACTION_NUMBERS)
    s.dice.shuffle(s.action_deck)
    deal_actions(s, AVAILABLE)
