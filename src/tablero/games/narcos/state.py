"""The state of a game of Narcos, and its small verbs: put, move and remove figures and tokens (NC-2, NC-4).

Figures have a list with their places *and* a mask of all places they stand on; tokens have masks only. The verbs keep
both true. Sicarios are known by their slot on the dashboard, because range, fame and defence belong to it (NC-3.2).
Supplies are not kept: they are what is not on the map.

`hunter_at`, `sicario_at` and `defence` are changed in place, and copied with the state. All other lists are shared
between copies: they are replaced by new ones, never changed. Which step comes next is in `phase` (steps.py reads it).
"""

from __future__ import annotations

from typing import Final

from tablero.core.dice import Dice
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

STEP_NAMES: Final = (
    *("arranging", "placing-hunters", "hiding", "objectives", "defence"),
    *("paid-move", "deploying", "card", "sicario-acts"),
    *("choosing-faction", "choosing-hunter", "hunter-moves", "hunter-acts", "after-action"),
    *("season-end", "relocating", "marking", "over"),
)

EXTRA_ACTION: Final = 7  # beyond the seven actions: one of them is being chosen, paid by Cali (NC-10.5)

NOBODY: Final = -1
PATRON_WINS: Final = 0
HUNTERS_WIN: Final = 1
UNFINISHED: Final = 2

BY_FAME: Final = 1
BY_OBJECTIVES: Final = 2
BY_ARREST: Final = 3
BY_LIMIT: Final = 4
ENDINGS: Final = ("", "fame", "objectives", "arrest", "unfinished")

OFF: Final = 0  # the notebook's levels
MARKERS_BY_HAND: Final = 1
EXACT: Final = 2
NOTEBOOKS: Final = ("off", "markers", "exact")

FIELDS: Final = (
    *("players", "limit", "notebook", "leader", "phase", "season", "turn", "winner", "ending"),
    *("place", "seen_at", "arrests", "fame", "money", "income", "clues", "possible", "markers"),
    *("influence", "roadblocks", "labs", "lab_cubes", "parties", "parties_held", "hunter_at", "hunters", "acted"),
    *("down", "blocked", "names", "sicario_at", "sicarios", "carrying", "defence", "opened", "swaps"),
    *(
        "special",
        "season_cells",
        "hand",
        "known",
        "deck",
        "discards",
        "just_discarded",
        "ultimatums",
        "objective_slots",
    ),
    *("objective_deck", "drawn", "in_force", "completed", "counters", "card", "figure", "placed", "actions_left"),
    *(
        "leon_bonus",
        "faction",
        "factions_done",
        "hunter",
        "bonus",
        "collected",
        "declined",
        "faction_cards",
        "pepes_money",
    ),
    *("cali_cubes", "action_deck", "available", "action_discards", "cells", "doing", "number", "target"),
)


class NarcosState(State):
    """Everything that matters between two decisions."""

    __slots__ = FIELDS

    def __init__(
        self,
        dice: Dice,
        # the table
        players: int,
        limit: int,  # seasons until a game without a winner is stopped; 0: never (NC-13.14)
        notebook: int,  # OFF, MARKERS or EXACT
        leader: list[int],  # the seat that leads each faction (NC-3.8)
        phase: int,
        season: int,
        turn: int,  # 0 to 7; even ones are Patrón's (NC-5.2)
        winner: int,  # or PATRON_WINS, HUNTERS_WIN, UNFINISHED
        ending: int,  # how it ended: BY_FAME, BY_OBJECTIVES, BY_ARREST, BY_LIMIT
        # Patrón
        place: int,  # where he is: secret (NC-4.1)
        seen_at: int,  # where the Patrón token lies (NC-11.4)
        arrests: int,
        fame: int,
        money: int,
        income: int,  # the space of the marker
        clues: list[list[int]],  # everything public that tells where he can be (clues.py)
        possible: int,  # ... and the exact set of places that fit it
        markers: int,  # hideout markers that the factions laid by hand (NC-2.10)
        # the map: masks of places
        influence: int,
        roadblocks: int,
        labs: int,
        lab_cubes: int,  # labs with a cube
        parties: int,  # party tokens on the map
        parties_held: int,  # ... and on their card
        # hunters
        hunter_at: list[int],
        hunters: int,  # mask of the places where hunters stand
        acted: int,  # hunters whose card is face down after their turn, as bits
        down: int,  # deactivated hunters (NC-6.25)
        blocked: int,  # blocked hunters (NC-8.6)
        # sicarios, by slot of the dashboard
        names: list[int],  # who stands in each slot (NC-3.2)
        sicario_at: list[int],  # a place, NOWHERE: on the dashboard, or CAPTURED
        sicarios: int,  # mask of the places where sicarios stand
        carrying: int,  # slots whose sicario has a cube, as bits
        defence: list[int],  # the defence token of each slot (NC-5.6)
        opened: int,  # slots whose token lies face up, as bits
        swaps: list[list[int]],  # pairs of slots whose face-down tokens changed places this season
        special: list[int],  # values that hostage and bomb stand in for; NOWHERE: not in force
        season_cells: list[int],  # the season-end card of each slot (NC-6.15)
        # Patrón's cards
        hand: list[int],  # sorted
        known: int,  # hand cards that everybody has seen, as bits (NC-6.17)
        deck: list[int],  # face down, top last
        discards: list[int],
        just_discarded: list[int],  # from the hand in Patrón's last turn, for all to see
        ultimatums: int,  # silver-or-lead cards still in their deck, as bits (NC-6.24)
        objective_slots: list[list[int]],  # face down
        objective_deck: list[int],  # face down, top last
        drawn: list[int],  # objectives that Patrón is about to put into slots
        in_force: list[int],  # revealed, not completed (NC-5.5)
        completed: list[int],
        counters: list[int],  # the public counter of each objective
        # the running deployment
        card: int,  # the card played
        figure: int,  # the slot of the sicario who is announced or was deployed this turn
        placed: bool,  # ... and whether he is on the map
        actions_left: int,  # ordinary actions (NC-6.18)
        leon_bonus: int,  # further steps of León's special move
        # factions and actions
        faction: int,  # whose turn it is
        factions_done: int,  # those that had their turn this season, as bits
        hunter: int,  # the active hunter
        bonus: int,  # steps added to the movement under way (NC-10.2)
        collected: int,  # cubes that Cali took in this turn (NC-10.4)
        declined: int,  # factions that want no more questions about abilities this turn, as bits
        faction_cards: int,  # those not used up, as bits
        pepes_money: int,
        cali_cubes: int,
        action_deck: list[int],  # numbers, face down, top last
        available: list[int],  # numbers, sorted
        action_discards: list[int],
        cells: list[int],  # the number that lies in each cell; 0: empty (NC-9.1)
        doing: int,  # the action that the active hunter is carrying out, or EXTRA_ACTION while he chooses one
        number: int,  # ... what is left of it: strength, steps, how many more; also of other movements
        target: int,  # the slot of the sicario who is attacked, or about to move
    ) -> None:
        super().__init__(dice)
        self.players = players
        self.limit = limit
        self.notebook = notebook
        self.leader = leader
        self.phase = phase
        self.season = season
        self.turn = turn
        self.winner = winner
        self.ending = ending
        self.place = place
        self.seen_at = seen_at
        self.arrests = arrests
        self.fame = fame
        self.money = money
        self.income = income
        self.clues = clues
        self.possible = possible
        self.markers = markers
        self.influence = influence
        self.roadblocks = roadblocks
        self.labs = labs
        self.lab_cubes = lab_cubes
        self.parties = parties
        self.parties_held = parties_held
        self.hunter_at = hunter_at
        self.hunters = hunters
        self.acted = acted
        self.down = down
        self.blocked = blocked
        self.names = names
        self.sicario_at = sicario_at
        self.sicarios = sicarios
        self.carrying = carrying
        self.defence = defence
        self.opened = opened
        self.swaps = swaps
        self.special = special
        self.season_cells = season_cells
        self.hand = hand
        self.known = known
        self.deck = deck
        self.discards = discards
        self.just_discarded = just_discarded
        self.ultimatums = ultimatums
        self.objective_slots = objective_slots
        self.objective_deck = objective_deck
        self.drawn = drawn
        self.in_force = in_force
        self.completed = completed
        self.counters = counters
        self.card = card
        self.figure = figure
        self.placed = placed
        self.actions_left = actions_left
        self.leon_bonus = leon_bonus
        self.faction = faction
        self.factions_done = factions_done
        self.hunter = hunter
        self.bonus = bonus
        self.collected = collected
        self.declined = declined
        self.faction_cards = faction_cards
        self.pepes_money = pepes_money
        self.cali_cubes = cali_cubes
        self.action_deck = action_deck
        self.available = available
        self.action_discards = action_discards
        self.cells = cells
        self.doing = doing
        self.number = number
        self.target = target

    def copy(self) -> NarcosState:
        return NarcosState(
            self.dice.copy(),
            self.players,
            self.limit,
            self.notebook,
            self.leader,
            self.phase,
            self.season,
            self.turn,
            self.winner,
            self.ending,
            self.place,
            self.seen_at,
            self.arrests,
            self.fame,
            self.money,
            self.income,
            self.clues,
            self.possible,
            self.markers,
            self.influence,
            self.roadblocks,
            self.labs,
            self.lab_cubes,
            self.parties,
            self.parties_held,
            self.hunter_at[:],
            self.hunters,
            self.acted,
            self.down,
            self.blocked,
            self.names,
            self.sicario_at[:],
            self.sicarios,
            self.carrying,
            self.defence[:],
            self.opened,
            self.swaps,
            self.special,
            self.season_cells,
            self.hand,
            self.known,
            self.deck,
            self.discards,
            self.just_discarded,
            self.ultimatums,
            self.objective_slots,
            self.objective_deck,
            self.drawn,
            self.in_force,
            self.completed,
            self.counters,
            self.card,
            self.figure,
            self.placed,
            self.actions_left,
            self.leon_bonus,
            self.faction,
            self.factions_done,
            self.hunter,
            self.bonus,
            self.collected,
            self.declined,
            self.faction_cards,
            self.pepes_money,
            self.cali_cubes,
            self.action_deck,
            self.available,
            self.action_discards,
            self.cells,
            self.doing,
            self.number,
            self.target,
        )

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

    def on_dashboard(self, slot: int) -> bool:
        return self.sicario_at[slot] == NOWHERE

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


def blank_state(dice: Dice, players: int) -> NarcosState:
    """A state with nothing on the map."""
    return NarcosState(
        dice,
        players=players,
        limit=0,
        notebook=0,
        leader=[1] * FACTIONS,
        phase=ARRANGING,
        season=1,
        turn=0,
        winner=NOBODY,
        ending=0,
        place=NOWHERE,
        seen_at=NOWHERE,
        arrests=0,
        fame=START_FAME,
        money=START_MONEY,
        income=START_INCOME,
        clues=[],
        possible=EVERYWHERE,
        markers=0,
        influence=0,
        roadblocks=0,
        labs=0,
        lab_cubes=0,
        parties=0,
        parties_held=0,
        hunter_at=[NOWHERE] * HUNTERS,
        hunters=0,
        acted=0,
        down=0,
        blocked=0,
        names=[NOWHERE] * SLOTS,
        sicario_at=[NOWHERE] * SLOTS,
        sicarios=0,
        carrying=0,
        defence=[NOWHERE] * SLOTS,
        opened=0,
        swaps=[],
        special=[NOWHERE, NOWHERE],
        season_cells=[NOWHERE] * SLOTS,
        hand=[],
        known=0,
        deck=[],
        discards=[],
        just_discarded=[],
        ultimatums=0,
        objective_slots=[[] for _ in range(OBJECTIVE_SLOTS)],
        objective_deck=[],
        drawn=[],
        in_force=[],
        completed=[],
        counters=[0] * len(OBJECTIVE_IDS),
        card=NOWHERE,
        figure=NOWHERE,
        placed=False,
        actions_left=0,
        leon_bonus=0,
        faction=NOWHERE,
        factions_done=0,
        hunter=NOWHERE,
        bonus=0,
        collected=0,
        declined=0,
        faction_cards=(1 << len(FACTION_CARDS)) - 1,
        pepes_money=PEPES_START,
        cali_cubes=0,
        action_deck=[],
        available=[],
        action_discards=[],
        cells=[0] * len(CELL_ACTION),
        doing=NOWHERE,
        number=0,
        target=NOWHERE,
    )
