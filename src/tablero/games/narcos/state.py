"""The state of a game of Narcos, and its small verbs: put, move and remove figures and tokens (NC-2, NC-4).

Figures have a list with their places *and* a mask of all places they stand on; tokens have masks only. The verbs keep
both true. Sicarios are known by their slot on the dashboard, because range, fame and defence belong to it (NC-3.2).
Supplies are not kept: they are what is not on the map.

Lists that are not `copied` are shared between copies of the state: they are replaced by new ones, never changed. Which
step comes next is in `phase` (steps.py reads it).
"""

from __future__ import annotations

from typing import Final, get_args

from tablero.core.declare import declared, field
from tablero.core.state import State

from .board import AIRPORTS, EVERYWHERE, NEAR, NOWHERE
from .cards import (
    CELL_ACTION,
    CUBES,
    FACTION_CARDS,
    FACTIONS,
    HUNTERS,
    LABS,
    OBJECTIVE_IDS,
    OBJECTIVE_SLOTS,
    PEPES_START,
    SLOTS,
    START_FAME,
    START_INCOME,
    START_MONEY,
    TOKENS,
)
from .view_types import Ending, Notebook, Phase

PATRON: Final = 0  # his seat; the others lead factions

# the steps of the game
ARRANGING: Final = 0  # objectives into their slots
PLACING_HUNTERS: Final = 1
HIDING: Final = 2
OBJECTIVES_SHOWN: Final = 3  # phase 1
DEFENDING: Final = 4  # phase 2
PAID_MOVE: Final = 5  # Patrón's turn
DEPLOYING: Final = 6
CARD_EFFECT: Final = 7
SICARIO_ACTS: Final = 8
CHOOSING_FACTION: Final = 9  # a faction's turn
CHOOSING_HUNTER: Final = 10
HUNTER_MOVES: Final = 11
HUNTER_ACTS: Final = 12
AFTER_ACTION: Final = 13
SEASON_END: Final = 14  # steps 4.1 to 4.6
RELOCATING: Final = 15  # steps 4.7 and 4.8
MARKING: Final = 16  # hideout markers by hand, before a faction's turn
DIVIDING: Final = 17  # factions by wish, before the hunters are placed

STEP_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

EXTRA_ACTION: Final = 7  # beyond the seven actions: one of them is being chosen, paid by Cali (NC-10.5)

NOBODY: Final = -1
PATRON_WINS: Final = 0
HUNTERS_WIN: Final = 1
UNFINISHED: Final = 2

BY_FAME: Final = 1
BY_OBJECTIVES: Final = 2
BY_ARREST: Final = 3
BY_LIMIT: Final = 4
ENDINGS: Final[tuple[Ending | None, ...]] = (None, *get_args(Ending))

OFF: Final = 0  # the notebook's levels
MARKERS_BY_HAND: Final = 1
EXACT: Final = 2
NOTEBOOKS: Final[tuple[Notebook, ...]] = get_args(Notebook)


@declared
class NarcosState(State):
    """Everything that matters between two decisions."""

    # the table
    players: int = field(0)
    limit: int = field(0)  # seasons until a game without a winner is stopped; 0: never (NC-13.14)
    notebook: int = field(OFF)  # or MARKERS_BY_HAND, or EXACT
    leader: list[int] = field([1] * FACTIONS)  # the seat that leads each faction, or NOBODY yet (NC-3.8)
    phase: int = field(ARRANGING)
    season: int = field(1)
    turn: int = field(0)  # 0 to 7; even ones are Patrón's (NC-5.2)
    winner: int = field(NOBODY)  # or PATRON_WINS, HUNTERS_WIN, UNFINISHED
    ending: int = field(0)  # how it ended: BY_FAME, BY_OBJECTIVES, BY_ARREST, BY_LIMIT

    # Patrón
    place: int = field(NOWHERE)  # where he is: secret (NC-4.1)
    seen_at: int = field(NOWHERE)  # where the Patrón token lies (NC-11.4)
    arrests: int = field(0)
    fame: int = field(START_FAME)
    money: int = field(START_MONEY)
    income: int = field(START_INCOME)  # the space of the marker
    clues: list[list[int]] = field([])  # everything public that tells where he can be (clues.py)
    possible: int = field(EVERYWHERE)  # ... and the exact set of places that fit it
    markers: int = field(0)  # hideout markers that the factions laid by hand (NC-2.10)

    # the map: masks of places
    influence: int = field(0)
    roadblocks: int = field(0)
    labs: int = field(0)
    lab_cubes: int = field(0)  # labs with a cube
    parties: int = field(0)  # meeting tokens on the map
    parties_held: int = field(0)  # ... and on their card

    # hunters
    hunter_at: list[int] = field([NOWHERE] * HUNTERS, copied=True)
    hunters: int = field(0)  # mask of the places where hunters stand
    acted: int = field(0)  # hunters whose card is face down after their turn, as bits
    down: int = field(0)  # deactivated hunters (NC-6.25)
    blocked: int = field(0)  # blocked hunters (NC-8.6)

    # sicarios, by slot of the dashboard
    names: list[int] = field([NOWHERE] * SLOTS)  # who stands in each slot (NC-3.2)
    sicario_at: list[int] = field([NOWHERE] * SLOTS, copied=True)  # a place, NOWHERE: on the dashboard, or CAPTURED
    sicarios: int = field(0)  # mask of the places where sicarios stand
    carrying: int = field(0)  # slots whose sicario has a cube, as bits
    defence: list[int] = field([NOWHERE] * SLOTS, copied=True)  # the defence token of each slot (NC-5.6)
    opened: int = field(0)  # slots whose token lies face up, as bits
    swaps: list[list[int]] = field([])  # pairs of slots whose face-down tokens changed places this season
    special: list[int] = field([NOWHERE, NOWHERE])  # values that hostage and bomb stand in for; NOWHERE: not in force
    season_cells: list[int] = field([NOWHERE] * SLOTS)  # the season-end card of each slot (NC-6.15)

    # Patrón's cards
    hand: list[int] = field([])  # sorted
    known: int = field(0)  # hand cards that everybody has seen, as bits (NC-6.17)
    deck: list[int] = field([])  # face down, top last
    discards: list[int] = field([])
    just_discarded: list[int] = field([])  # from the hand in Patrón's last turn, for all to see
    ultimatums: int = field(0)  # silver-or-lead cards still in their deck, as bits (NC-6.24)
    objective_slots: list[list[int]] = field([[]] * OBJECTIVE_SLOTS)  # face down
    objective_deck: list[int] = field([])  # face down, top last
    drawn: list[int] = field([])  # objectives that Patrón is about to put into slots
    in_force: list[int] = field([])  # revealed, not completed (NC-5.5)
    completed: list[int] = field([])
    counters: list[int] = field([0] * len(OBJECTIVE_IDS))  # the public counter of each objective

    # the running deployment
    card: int = field(NOWHERE)  # the card played
    figure: int = field(NOWHERE)  # the slot of the sicario who is announced or was deployed this turn
    placed: bool = field(False)  # ... and whether he is on the map
    actions_left: int = field(0)  # ordinary actions (NC-6.18)
    leon_bonus: int = field(0)  # further steps of León's special move

    # factions and actions
    faction: int = field(NOWHERE)  # whose turn it is
    factions_done: int = field(0)  # those that had their turn this season, as bits
    hunter: int = field(NOWHERE)  # the active hunter
    bonus: int = field(0)  # steps added to the movement under way (NC-10.2)
    collected: int = field(0)  # cubes that Cali took in this turn (NC-10.4)
    declined: int = field(0)  # factions that want no more questions about abilities this turn, as bits
    faction_cards: int = field((1 << len(FACTION_CARDS)) - 1)  # those not used up, as bits
    pepes_money: int = field(PEPES_START)
    cali_cubes: int = field(0)
    action_deck: list[int] = field([])  # numbers, face down, top last
    available: list[int] = field([])  # numbers, sorted
    action_discards: list[int] = field([])
    cells: list[int] = field([0] * len(CELL_ACTION))  # the number that lies in each cell; 0: empty (NC-9.1)
    doing: int = field(NOWHERE)  # the action that the active hunter carries out, or EXTRA_ACTION while he chooses one
    number: int = field(0)  # ... what is left of it: strength, steps, how many more; also of other movements
    target: int = field(NOWHERE)  # the slot of the sicario who is attacked, or about to move

    # -- asking --------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.winner != NOBODY

    def tokens_left(self) -> int:
        """Influence and roadblocks are two sides of one pool (NC-2.5)."""
        return TOKENS - (self.influence | self.roadblocks).bit_count()

    def labs_left(self) -> int:
        return LABS - self.labs.bit_count()

    def cubes_left(self) -> int:
        return CUBES - self.lab_cubes.bit_count() - self.carrying.bit_count() - self.cali_cubes

    def on_map(self, slot: int) -> bool:
        return self.sicario_at[slot] >= 0

    def slots_on_map(self) -> list[int]:
        return [slot for slot in range(SLOTS) if self.sicario_at[slot] >= 0]

    def slot_at(self, place: int) -> int:
        """The slot of the sicario on a place, or NOWHERE."""
        return self.sicario_at.index(place) if self.sicarios >> place & 1 else NOWHERE

    def hunter_on(self, place: int) -> int:
        return self.hunter_at.index(place) if self.hunters >> place & 1 else NOWHERE

    def barred(self) -> int:
        """Where neither sicarios nor Patrón may go: hunters and roadblocks (NC-6.2, NC-11.7)."""
        return self.hunters | self.roadblocks

    def next_to_hunters(self) -> int:
        """Every place with a hunter next to it (NC-6.22)."""
        mask = 0
        for place in self.hunter_at:
            if place >= 0:
                mask |= NEAR[place]
        return mask

    def face_down(self) -> list[int]:
        """The slots whose defence token lies face down."""
        return [slot for slot in range(SLOTS) if self.defence[slot] >= 0 and not self.opened >> slot & 1]

    # -- figures -------------------------------------------------------------------------------------------------

    def put_sicario(self, slot: int, place: int) -> None:
        """Deploy him, or let him stand somewhere else."""
        before = self.sicario_at[slot]
        if before >= 0:
            self.sicarios &= ~(1 << before)
        self.sicario_at[slot] = place
        self.sicarios |= 1 << place

    def take_sicario(self, slot: int, to: int) -> None:
        """Off the map: captured, or back on the dashboard. His cube goes to the supply (NC-9.6, NC-11.6)."""
        before = self.sicario_at[slot]
        if before >= 0:
            self.sicarios &= ~(1 << before)
        self.sicario_at[slot] = to
        self.carrying &= ~(1 << slot)

    def put_hunter(self, hunter: int, place: int) -> None:
        before = self.hunter_at[hunter]
        if before >= 0:
            self.hunters &= ~(1 << before)
        self.hunter_at[hunter] = place
        self.hunters |= 1 << place

    def at_airport(self, slot: int) -> bool:
        return self.sicario_at[slot] >= 0 and bool(AIRPORTS >> self.sicario_at[slot] & 1)

    # -- labs ----------------------------------------------------------------------------------------------------

    def put_lab(self, place: int) -> None:
        """A lab enters with a cube as long as there is one (NC-2.6)."""
        if self.cubes_left() > 0:
            self.lab_cubes |= 1 << place
        self.labs |= 1 << place

    def take_lab(self, place: int) -> None:
        """With its cube."""
        self.labs &= ~(1 << place)
        self.lab_cubes &= ~(1 << place)
