"""A faction's turn: which faction, which hunter, his movement, his action (NC-5.3, NC-7, NC-8, NC-9.1, NC-10.5).

Each function that steps.py names is one step. What an action does is in actions.py, what other factions may add to it
in abilities.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark
from tablero.core.state import replaced

from . import why
from .abilities import (
    dea_support,
    deal_actions,
    extra_options,
    own_options,
    take_available,
    use_dea_card,
    wants_extra,
)
from .actions import perform
from .board import DONE, EVERYWHERE, FACTION, FACTION_CARD, HUNTER, HUNTER_STARTS, NOWHERE, PICK, PLACES, listed
from .cards import (
    ACTION_IDS,
    ANY_NUMBER,
    AVAILABLE,
    CALI,
    CELL_NUMBER,
    CELLS_OF,
    EXTRA_COST,
    EXTRA_NUMBER,
    FACTION_CARDS,
    FACTIONS,
    FACTIONS_LED,
    HUNTER_STEPS,
    HUNTERS,
    HUNTERS_OF,
    MARKERS,
    NUMBERS,
    POLICE,
    faction_of,
)
from .movement import hunter_ends, move_hunter
from .state import (
    AFTER_ACTION,
    CHOOSING_FACTION,
    CHOOSING_HUNTER,
    EXTRA_ACTION,
    HIDING,
    HUNTER_ACTS,
    HUNTER_MOVES,
    NOBODY,
    PAID_MOVE,
    PLACING_HUNTERS,
    SEASON_END,
    NarcosState,
)

TURNS = 2 * FACTIONS  # of a season (NC-5.2)

# -- setup and notes ---------------------------------------------------------------------------------------------


def divide(s: NarcosState) -> Script:
    """The leaders choose their factions in turn, and whoever leads several chooses again after that (NC-3.8)."""
    led = FACTIONS_LED[s.players]
    for chosen in range(max(led)):
        for seat in [seat for seat, n in enumerate(led, start=1) if n > chosen]:
            faction = yield Ask(
                seat,
                "lead",
                lambda: [FACTION + f for f in range(FACTIONS) if s.leader[f] == NOBODY],
                "NC-3.8",
                why=lambda f: why.led_already(s, f),
            )
            s.leader = replaced(s.leader, faction - FACTION, seat)
            s.note("faction-led", "NC-3.8", who=seat, faction=faction)
    s.phase = PLACING_HUNTERS


def place_hunters(s: NarcosState) -> Script:
    """Each hunter starts next to an airport city, one a location (NC-3.10), in the order of the factions (NC-R8)."""
    for hunter in range(HUNTERS):
        place = yield Ask(
            s.leader[faction_of(hunter)],
            "place-hunter",
            lambda: listed(HUNTER_STARTS & ~s.hunters),
            "NC-3.10",
            why=lambda place: why.no_hunter_start(s, place),
            hunter=HUNTER + hunter,
        )
        s.put_hunter(hunter, place)
        s.note("hunter-placed", "NC-3.10", who=s.leader[faction_of(hunter)], hunter=HUNTER + hunter, place=place)
    s.phase = HIDING


def mark_hideouts(s: NarcosState) -> Script:
    """Policía's leader lays and lifts hideout markers for all: mere notes (NC-2.10, NC-R39)."""
    me = s.leader[POLICE]
    for left in range(MARKERS, 0, -1):
        place = yield Ask(
            me,
            "mark",
            lambda: [DONE, *markable(s)],
            "NC-2.10",
            why=lambda p: why.no_marker_left(markable(s), p),
            left=left,
        )
        if place == DONE:
            break
        lifted = s.markers >> place & 1
        s.markers ^= 1 << place
        s.note("marker-lifted" if lifted else "marker-laid", "NC-2.10", who=me, place=place)
    s.phase = CHOOSING_FACTION


def markable(s: NarcosState) -> list[int]:
    return listed(EVERYWHERE if s.markers.bit_count() < MARKERS else s.markers)


# -- whose turn --------------------------------------------------------------------------------------------------


def speaker(s: NarcosState) -> int:
    """Who tells the factions' joint choice: those with a faction still to act take turns at it (NC-R38)."""
    seats = sorted({s.leader[f] for f in range(FACTIONS) if not s.factions_done >> f & 1})
    return seats[(s.season + s.turn // 2) % len(seats)]


def choose_faction(s: NarcosState) -> Script:
    """Each faction acts exactly once a season (NC-5.3)."""
    chosen = yield Ask(
        speaker(s),
        "faction",
        lambda: [FACTION + f for f in range(FACTIONS) if not s.factions_done >> f & 1],
        "NC-5.3",
        why=lambda f: why.faction_done(s, f),
    )
    s.faction = chosen - FACTION
    s.collected = s.declined = 0
    s.note("faction-turn", "NC-5.3", who=s.leader[s.faction], faction=chosen)
    s.phase = CHOOSING_HUNTER


def ready(s: NarcosState) -> list[int]:
    """The faction's hunters who still act; deactivated ones are skipped (NC-7.2)."""
    idle = s.acted | s.down
    return [HUNTER + h for h in HUNTERS_OF[s.faction] if not idle >> h & 1]


def choose_hunter(s: NarcosState) -> Script:
    """One after the other, in either order (NC-7.1); when both are through, the turn ends."""
    if not ready(s):
        end_faction_turn(s)
        return
    chosen = yield Ask(s.leader[s.faction], "hunter", lambda: ready(s), "NC-7.1", why=lambda h: why.not_ready(s, h))
    s.hunter = chosen - HUNTER
    s.bonus = 0
    s.phase = HUNTER_ACTS if s.blocked >> s.hunter & 1 else HUNTER_MOVES  # NC-8.6


def end_faction_turn(s: NarcosState) -> None:
    """Unused action cards are discarded and new ones revealed (NC-7.3)."""
    s.factions_done |= 1 << s.faction
    s.faction = NOWHERE
    s.collected = s.declined = 0
    s.action_discards = [*s.action_discards, *s.available]
    s.available = []
    deal_actions(s, AVAILABLE)
    s.turn += 1
    s.phase = SEASON_END if s.turn == TURNS else PAID_MOVE


# -- a hunter ----------------------------------------------------------------------------------------------------


def support(s: NarcosState, moving: bool) -> Script:
    """Other seats may use their factions' abilities before the acting one decides (NC-10.1)."""
    yield from dea_support(s, moving)
    if s.leader[CALI] != s.leader[s.faction]:
        wanted = yield from wants_extra(s)
        if wanted:
            yield from extra_action(s)


def hunter_moves(s: NarcosState) -> Script:
    """Up to 2 steps, or none (NC-8.1); steps added by the DEA count for this movement only (NC-10.2)."""
    me = s.leader[s.faction]
    hunter = s.hunter
    yield from support(s, moving=True)
    while not s.is_over():
        answer = yield Ask(
            me,
            "hunter-move",
            lambda: hunter_ends(s, hunter, HUNTER_STEPS + s.bonus) + own_options(s, True),
            "NC-8.1",
            why=lambda action: no_move(s, hunter, action),
            hunter=HUNTER + hunter,
            n=HUNTER_STEPS + s.bonus,
        )
        if answer < PLACES:
            yield from move_hunter(s, hunter, answer, HUNTER_STEPS + s.bonus)
            break
        yield from use_ability(s, answer)
    s.bonus = 0
    s.phase = HUNTER_ACTS


def no_move(s: NarcosState, hunter: int, action: int) -> Remark | None:
    """Why the hunter can't go there, or a faction card can't be used before he moves."""
    if action >= PLACES:
        return why.not_usable(s, own_options(s, True), action)
    steps = HUNTER_STEPS + s.bonus
    return why.no_hunter_end(s, hunter, steps, hunter_ends(s, hunter, steps), action)


def no_act(s: NarcosState, action: int) -> Remark | None:
    """Why an action can't be chosen with a number, or a faction card can't be used before the hunter acts."""
    if action >= FACTION_CARD:
        return why.not_usable(s, own_options(s, False), action)
    kind, number = (action - PICK) // NUMBERS, (action - PICK) % NUMBERS + 1
    return why.no_pick(s, cell_for(s, kind, number) >= 0, action)


def use_ability(s: NarcosState, option: int) -> Script:
    """The acting seat uses an ability of a faction it leads."""
    if FACTION_CARDS[option - FACTION_CARD].faction == CALI:
        yield from extra_action(s)
    else:
        yield from use_dea_card(s, option)


def cell_for(s: NarcosState, action: int, number: int) -> int:
    """An empty cell of an action that takes this number, or NOWHERE (NC-9.1)."""
    for cell in CELLS_OF[action]:
        if not s.cells[cell] and CELL_NUMBER[cell] in (number, ANY_NUMBER):
            return cell
    return NOWHERE


def picks(s: NarcosState) -> list[int]:
    """Every available number with every action that has a cell for it."""
    numbers = sorted(set(s.available))
    return [
        PICK + action * NUMBERS + number - 1
        for action in range(len(ACTION_IDS))
        for number in numbers
        if cell_for(s, action, number) >= 0
    ]


def hunter_acts(s: NarcosState) -> Script:
    """One mandatory action with an available action card (NC-7.1, NC-9.1)."""
    me = s.leader[s.faction]
    yield from support(s, moving=False)
    while not s.is_over():
        answer = yield Ask(
            me,
            "act",
            lambda: picks(s) + own_options(s, False),
            "NC-9.1",
            why=lambda action: no_act(s, action),
            hunter=HUNTER + s.hunter,
        )
        if PICK <= answer < PICK + len(ACTION_IDS) * NUMBERS:
            yield from use_card(s, answer)
            break
        yield from use_ability(s, answer)
    if s.is_over():
        return
    s.acted |= 1 << s.hunter
    if extra_options(s):
        s.phase = AFTER_ACTION
    else:
        s.hunter = NOWHERE
        s.phase = CHOOSING_HUNTER


def use_card(s: NarcosState, pick: int) -> Script:
    """The card goes into its cell and stays there until the season ends; then the action is carried out."""
    action, number = (pick - PICK) // NUMBERS, (pick - PICK) % NUMBERS + 1
    take_available(s, number)
    s.cells = replaced(s.cells, cell_for(s, action, number), number)
    s.note("action-chosen", "NC-9.1", who=s.leader[s.faction], hunter=HUNTER + s.hunter, pick=pick)
    yield from perform(s, action, number, card=True)


def after_action(s: NarcosState) -> Script:
    """Cali's cubes may buy the active hunter an extra action after his normal one, too (NC-10.5)."""
    wanted = yield from wants_extra(s)
    if wanted:
        yield from extra_action(s)
    s.hunter = NOWHERE
    s.phase = CHOOSING_HUNTER


def extra_picks() -> list[int]:
    """Actions that can be done with number 1: not those that ask for a card of another number."""
    return [
        PICK + action * NUMBERS + EXTRA_NUMBER - 1
        for action in range(len(ACTION_IDS))
        if any(CELL_NUMBER[cell] in (EXTRA_NUMBER, ANY_NUMBER) for cell in CELLS_OF[action])
    ]


def extra_action(s: NarcosState) -> Script:
    """Two cubes buy the active hunter one action with number 1, without card and cell (NC-10.5)."""
    s.cali_cubes -= EXTRA_COST
    me = s.leader[s.faction]
    s.note("extra-action", "NC-10.5", who=s.leader[CALI], hunter=HUNTER + s.hunter)
    s.doing, s.number = EXTRA_ACTION, EXTRA_NUMBER
    pick = yield Ask(
        me,
        "extra-action",
        extra_picks,
        "NC-10.5",
        why=lambda pick: why.no_extra(extra_picks(), pick),
        hunter=HUNTER + s.hunter,
    )
    bonus = s.bonus
    yield from perform(s, (pick - PICK) // NUMBERS, EXTRA_NUMBER, card=False)
    s.bonus = bonus  # steps added to the movement to come are not those of an extra arrest
