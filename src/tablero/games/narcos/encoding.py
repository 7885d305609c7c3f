"""What a seat knows, as numbers for programs that learn (core/encoding.py).

Where Patrón can be (`possible`) follows from what everybody was told: it is in the row whatever the notebook shows,
as programs keep notes. His place, his hand, and what he has laid face down are there for his own seat alone.
"""

from __future__ import annotations

from typing import Final

from tablero.core.encoding import NONE, Encoder, Labels

from .board import CAPTURED, PLACE_IDS
from .cards import (
    ACTION_IDS,
    CARD_IDS,
    CELL_ACTION,
    CELL_NUMBER,
    FACTION_CARD_IDS,
    FACTION_IDS,
    HUNTER_IDS,
    HUNTERS,
    INCOME,
    OBJECTIVE_IDS,
    OBJECTIVE_SLOTS,
    SICARIO_IDS,
    SILVER_IDS,
    SLOT_IDS,
    SLOTS,
    SPECIAL_TOKENS,
)
from .secrets import candidates
from .state import NOTEBOOKS, PATRON, STEP_NAMES, NarcosState

PHASES: Final[Labels] = STEP_NAMES
NOTEBOOK_LEVELS: Final[Labels] = NOTEBOOKS
ACTIONS: Final[Labels] = (*ACTION_IDS, "choosing")
TOKENS: Final[Labels] = (*[str(value) for value in range(10)], *SPECIAL_TOKENS)
CELLS: Final[Labels] = tuple(
    [f"{ACTION_IDS[action]} {number or 'x'} ({i})" for i, (action, number) in enumerate(zip(CELL_ACTION, CELL_NUMBER))]
)
NUMBERS: Final[Labels] = ("1", "2", "3")
OBJECTIVE_PLACES: Final[Labels] = tuple([str(slot + 1) for slot in range(OBJECTIVE_SLOTS)])
SICARIO_AT: Final[Labels] = tuple([f"sicario_at_{slot}" for slot in SLOT_IDS])
SICARIO_IN: Final[Labels] = tuple([f"sicario_in_{slot}" for slot in SLOT_IDS])
DEFENCE_OF: Final[Labels] = tuple([f"defence_{slot}" for slot in SLOT_IDS])
HUNTER_AT: Final[Labels] = tuple([f"{hunter}_at" for hunter in HUNTER_IDS])
OBJECTIVES_IN: Final[Labels] = tuple([f"objectives_in_slot_{slot}" for slot in OBJECTIVE_PLACES])
MOST_MONEY: Final = 200
NO_CARDS: Final[list[int]] = []
ASK_VALUES: Final[Labels] = ("card", "hunter", "left", "n", "place", "sicario", "total")


def observe(o: Encoder, s: NarcosState, seat: int) -> None:
    """Everything `seat` may know."""
    mine = seat == PATRON
    observe_season(o, s, seat)
    observe_patron(o, s, mine)
    observe_map(o, s)
    observe_hunters(o, s)
    observe_sicarios(o, s, mine)
    observe_objectives(o, s, mine)
    observe_actions(o, s)


def observe_season(o: Encoder, s: NarcosState, seat: int) -> None:
    o.number("players", s.players, 2, 5, "players at the table")
    o.number("season_limit", s.limit, 0, 8, "the game is stopped after this season; 0: never")
    o.one("notebook", s.notebook, NOTEBOOK_LEVELS, "what the notebook of the page shows")
    own = [1 if leader == seat else 0 for leader in s.leader]
    o.numbers("own", own, 1, FACTION_IDS, NONE, "the factions that the seat leads")
    o.one("phase", s.phase, PHASES, "the step of the season")
    o.number("season", s.season, 1, 30, "the season")
    o.number("turn", s.turn, 0, 7, "the turn; even ones are Patrón's")


def observe_patron(o: Encoder, s: NarcosState, mine: bool) -> None:
    o.number("arrests", s.arrests, 0, 2, "how often he was arrested")
    o.number("fame", s.fame, 0, 60, "his fame")
    o.number("money", s.money, 0, MOST_MONEY, "his money")
    o.number("income", s.income, 0, len(INCOME), "the space of his income marker")
    o.number("hand_size", len(s.hand), 0, 20, "cards in his hand")
    o.number("deck_size", len(s.deck), 0, len(CARD_IDS), "cards in his deck")
    o.one("seen_at", s.seen_at, PLACE_IDS, "where the Patrón token lies")
    o.bits("possible", candidates(s), PLACE_IDS, 0, "where he can be, by all that was told")
    o.bits("markers", s.markers, PLACE_IDS, 0, "hideout markers laid by the factions")
    o.one("place", s.place if mine else -1, PLACE_IDS, "for his own seat: where he is")
    o.some("hand", s.hand if mine else NO_CARDS, CARD_IDS, 0, "for his own seat: his hand")
    o.bits("hand_shown", s.known, CARD_IDS, 0, "cards of his hand that everybody has seen")
    o.some("discards", s.discards, CARD_IDS, 0, "cards he has discarded")
    o.bits("ultimatums", s.ultimatums, SILVER_IDS, 0, "silver-or-lead cards still in their deck")
    o.one("card", s.card, CARD_IDS, "the card that is being played")


def observe_map(o: Encoder, s: NarcosState) -> None:
    o.bits("influence", s.influence, PLACE_IDS, 0, "influence tokens")
    o.bits("roadblocks", s.roadblocks, PLACE_IDS, 0, "roadblocks")
    o.bits("labs", s.labs, PLACE_IDS, 0, "labs")
    o.bits("lab_cubes", s.lab_cubes, PLACE_IDS, 0, "labs with a cube")
    o.bits("parties", s.parties, PLACE_IDS, 0, "meeting tokens")
    o.number("parties_held", s.parties_held, 0, 9, "meeting tokens on their card")


def observe_hunters(o: Encoder, s: NarcosState) -> None:
    for hunter in range(HUNTERS):
        o.one(HUNTER_AT[hunter], s.hunter_at[hunter], PLACE_IDS, "where this hunter stands")
    o.bits("hunters_acted", s.acted, HUNTER_IDS, 0, "hunters whose turn this season is over")
    o.bits("hunters_down", s.down, HUNTER_IDS, 0, "deactivated hunters")
    o.bits("hunters_blocked", s.blocked, HUNTER_IDS, 0, "blocked hunters")
    o.one("hunter", s.hunter, HUNTER_IDS, "the active hunter")
    o.one("faction", s.faction, FACTION_IDS, "the faction whose turn it is")
    o.bits("factions_done", s.factions_done, FACTION_IDS, 0, "factions that had their turn this season")
    o.bits("faction_cards", s.faction_cards, FACTION_CARD_IDS, 0, "faction cards that are not used up")
    o.number("pepes_money", s.pepes_money, 0, 30, "money of Los Pepes")
    o.number("cali_cubes", s.cali_cubes, 0, 30, "cubes of the Cali Cartel")


def observe_sicarios(o: Encoder, s: NarcosState, mine: bool) -> None:
    captured = 0
    face_down = 0
    for slot in range(SLOTS):
        where, token = s.sicario_at[slot], s.defence[slot]
        if where == CAPTURED:
            captured |= 1 << slot
        is_open = bool(s.opened >> slot & 1)
        if token >= 0 and not is_open:
            face_down |= 1 << slot
        o.one(SICARIO_AT[slot], where if where >= 0 else -1, PLACE_IDS, "where the sicario of this slot stands")
        o.one(SICARIO_IN[slot], s.names[slot], SICARIO_IDS, "who he is")
        o.one(DEFENCE_OF[slot], token if mine or is_open else -1, TOKENS, "his defence token, as far as one sees it")
    o.bits("captured", captured, SLOT_IDS, 0, "sicarios captured this season")
    o.bits("face_down", face_down, SLOT_IDS, 0, "slots whose defence token lies face down")
    o.bits("carrying", s.carrying, SLOT_IDS, 0, "sicarios with a cube")
    season_end = [card for card in s.season_cells if card >= 0]
    o.some("season_end", season_end, CARD_IDS, 0, "season-end cards lying with the slots")
    o.one("figure", s.figure, SLOT_IDS, "the slot of the sicario who is announced or was deployed")
    o.flag("figure_placed", s.placed, "that sicario is on the map")
    o.number("actions_left", s.actions_left, 0, 9, "ordinary actions he has left")
    specials = (1 if s.special[0] >= 0 else 0) + (2 if s.special[1] >= 0 else 0)
    o.bits("special_tokens", specials, SPECIAL_TOKENS, 0, "special defence tokens in force")


def observe_objectives(o: Encoder, s: NarcosState, mine: bool) -> None:
    counts = [len(slot) for slot in s.objective_slots]
    o.levels("objective_slots", counts, 0, 9, OBJECTIVE_PLACES, "objectives face down in each slot")
    for slot in range(OBJECTIVE_SLOTS):
        there = s.objective_slots[slot] if mine else NO_CARDS
        o.some(OBJECTIVES_IN[slot], there, OBJECTIVE_IDS, 0, "for Patrón's own seat: which")
    o.some("objectives_drawn", s.drawn if mine else NO_CARDS, OBJECTIVE_IDS, 0, "for his own seat: those in hand")
    o.some("objectives_in_force", s.in_force, OBJECTIVE_IDS, 0, "revealed, not completed")
    o.some("objectives_completed", s.completed, OBJECTIVE_IDS, 0, "completed")
    o.levels("objective_counters", s.counters, 0, 50, OBJECTIVE_IDS, "the public counter of each objective")


def observe_actions(o: Encoder, s: NarcosState) -> None:
    o.numbers("available", counted(s.available), 30, NUMBERS, NONE, "action cards available, by number")
    o.numbers("action_discards", counted(s.action_discards), 30, NUMBERS, NONE, "action cards discarded")
    o.number("action_deck", len(s.action_deck), 0, 60, "action cards face down")
    o.numbers("cells", s.cells, 3, CELLS, NONE, "the number that lies in each cell; 0: empty")
    o.one("doing", s.doing, ACTIONS, "the action that the active hunter carries out")
    o.number("number", s.number, 0, 40, "what is left of it: strength, steps, how many more")
    o.number("bonus", s.bonus, 0, 20, "steps added to the movement under way")
    o.one("target", s.target, SLOT_IDS, "the slot of the sicario who is attacked, or about to move")


def counted(numbers: list[int]) -> list[int]:
    """How many cards there are of each number."""
    found = [0, 0, 0]
    for number in numbers:
        found[number - 1] += 1
    return found
