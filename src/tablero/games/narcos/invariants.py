"""What must hold at every decision: figures, tokens, cards conserved, tracks in range, Patrón where clues allow."""

from __future__ import annotations

from typing import Final

from tablero.core.errors import require

from .board import CITIES, NOWHERE, PLACES, PLANTATIONS
from .cards import (
    ACTION_NUMBERS,
    CELL_NUMBER,
    FAME_TO_WIN,
    HAND,
    HUNTERS,
    INCOME,
    MARKERS,
    OBJECTIVES,
    PARTIES,
    SLOTS,
    STORES,
    TOKENS,
)
from .clues import reckon
from .patron import all_tokens
from .secrets import candidates
from .setup import patron_cards
from .state import ARRANGING, DIVIDING, HIDING, PLACING_HUNTERS, NarcosState

BEFORE_HUNTERS: Final = (ARRANGING, DIVIDING, PLACING_HUNTERS)


def check(s: NarcosState) -> None:
    check_tokens(s)
    check_figures(s)
    check_cards(s)
    check_tracks(s)
    check_place(s)


def check_tokens(s: NarcosState) -> None:
    """One token a place, each on its kind of place, no more than there are (NC-2.3 to NC-2.6)."""
    require(not s.influence & s.roadblocks, "a city holds influence and a roadblock", "two-tokens")
    require(not (s.influence | s.roadblocks | s.parties) & ~CITIES, "a city token lies on a plantation", "city-token")
    require(not s.labs & ~PLANTATIONS, "a lab lies in a city", "lab")
    require(not s.lab_cubes & ~s.labs, "a cube lies where there is no lab", "lab-cube")
    require(
        (s.influence | s.roadblocks).bit_count() <= TOKENS,
        "too many influence tokens and roadblocks",
        "tokens",
        n=TOKENS,
    )
    require(s.labs_left() >= 0, f"{s.labs.bit_count()} labs on the map", "labs", n=s.labs.bit_count())
    require(s.cubes_left() >= 0, f"the supply has {s.cubes_left()} cubes", "cubes")
    require(s.parties.bit_count() + s.parties_held <= PARTIES, "too many meeting tokens", "meetings", n=PARTIES)
    require(s.markers.bit_count() <= MARKERS, "too many hideout markers", "hideouts", n=MARKERS)


def check_figures(s: NarcosState) -> None:
    """Masks and lists tell the same; a hunter and a sicario never share a location (NC-13.1)."""
    hunters = [place for place in s.hunter_at if place != NOWHERE]
    sicarios = [place for place in s.sicario_at if place >= 0]
    require(s.hunters == sum(1 << place for place in set(hunters)), "the mask of hunters is wrong")
    require(s.sicarios == sum(1 << place for place in set(sicarios)), "the mask of sicarios is wrong")
    require(len(set(hunters)) == len(hunters), "two hunters share a location", "hunters-share")
    require(len(set(sicarios)) == len(sicarios), "two sicarios share a location", "sicarios-share")
    require(not s.hunters & s.sicarios, "a hunter and a sicario share a location", "both-share")
    require(s.phase in BEFORE_HUNTERS or len(hunters) == HUNTERS, "a hunter is missing", "hunter")
    on_map = sum(1 << slot for slot in range(SLOTS) if s.sicario_at[slot] >= 0)
    require(not s.carrying & ~on_map, "a sicario who is not on the map carries a cube", "carrying")
    require(len(set(s.names)) == SLOTS, "a sicario stands in two slots", "sicario-twice")


def check_cards(s: NarcosState) -> None:
    """Every card is in exactly one place."""
    held = [*s.hand, *s.deck, *s.discards, *(card for card in s.season_cells if card >= 0)]
    held += [s.card] if s.card >= 0 else []
    require(sorted(held) == patron_cards(s.names), f"Patrón's cards are {sorted(held)}", "patron-cards")
    require(s.hand == sorted(s.hand), "the hand is not sorted", "hand-order")
    require(len(s.hand) <= HAND + 2, f"{len(s.hand)} cards in hand", "hand-size", n=len(s.hand), most=HAND + 2)
    require(not s.known & ~sum(1 << card for card in s.hand), "a known card is not in hand", "known")
    objectives = [*s.objective_deck, *s.drawn, *s.in_force, *s.completed]
    objectives += [card for slot in s.objective_slots for card in slot]
    require(sorted(objectives) == list(range(len(OBJECTIVES))), "an objective is missing or doubled", "objectives")
    actions = [*s.action_deck, *s.available, *s.action_discards, *(n for n in s.cells if n)]
    require(sorted(actions) == sorted(ACTION_NUMBERS), "an action card is missing or doubled", "action-cards")
    for cell, number in enumerate(s.cells):
        require(
            not number or CELL_NUMBER[cell] in (0, number),
            f"cell {cell} holds a {number}",
            "cell",
            n=cell + 1,
            value=number,
        )
    check_defence(s)


def check_defence(s: NarcosState) -> None:
    """The seven tokens, as far as they are placed (NC-5.6)."""
    tokens = all_tokens(s)
    for token in s.defence:
        if token != NOWHERE:
            require(token in tokens, f"the defence tokens are {s.defence}", "defence")
            tokens.remove(token)
    placed = sum(1 << slot for slot in range(SLOTS) if s.defence[slot] != NOWHERE)
    require(not s.opened & ~placed, "a cell without token is open", "opened")


def check_tracks(s: NarcosState) -> None:
    require(0 <= s.fame <= FAME_TO_WIN, f"fame {s.fame}", "fame", n=s.fame, most=FAME_TO_WIN)
    require(s.fame < FAME_TO_WIN or s.is_over(), "fame 20, but the game goes on", "fame-won", n=FAME_TO_WIN)
    require(0 <= s.income < len(INCOME), f"income marker on {s.income}", "income", n=s.income)
    require(s.money >= 0 and s.pepes_money >= 0, f"money {s.money}, Los Pepes {s.pepes_money}")
    require(0 <= s.cali_cubes <= STORES, f"Cali has {s.cali_cubes} cubes", "cali", n=s.cali_cubes, most=STORES)
    require(s.arrests <= 2, f"{s.arrests} arrests", "arrests", n=s.arrests)


def check_place(s: NarcosState) -> None:
    """Patrón is where the clues allow him to be, and the set is what the clues say."""
    if s.phase in BEFORE_HUNTERS or s.phase == HIDING:
        require(s.place == NOWHERE, "Patrón hides before the hunters are placed", "hides-early")
        return
    require(0 <= s.place < PLACES, f"Patrón is at {s.place}", "nowhere")
    require(bool(candidates(s) >> s.place & 1), "Patrón is where the clues say he can't be", "clues")
    if s.clues:
        require(s.possible == reckon(s.clues), "the possible places are not those of the clues", "possible")


def check_change(before: NarcosState, after: NarcosState) -> None:
    """Within a season the set of places only shrinks, but for an escape; fame and income never fall (NC-11.2)."""
    require(after.fame >= before.fame, "fame fell")
    require(after.income >= before.income, "the income marker moved back")
    if after.season == before.season and after.arrests == before.arrests and after.seen_at == before.seen_at:
        escaping = before.arrests and before.place != after.place
        require(escaping or not after.possible & ~before.possible, "the set of possible places grew within a season")
