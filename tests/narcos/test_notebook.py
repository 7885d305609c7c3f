"""The notebook: the exact set of places, against playing every possible hideout; its three levels (NC-2.10, NC-4).

The brute force knows nothing of clues. Whenever Patrón hides, one match is started for every place he might have
chosen; each gets the answers of the real one. A match in which an answer is not allowed, or in which the table hears
or is asked anything else, can't be the real one. The hideouts of those that are left are the set to be found.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.core.state import SPECTATOR
from tablero.core.table import Table, seat_at
from tablero.games.narcos import clues
from tablero.games.narcos.board import NEXT_TO, NUMBER, PLACES, listed
from tablero.games.narcos.notebook import panels
from tablero.games.narcos.position import position
from tablero.games.narcos.secrets import candidates
from tablero.testing import rule, state_of
from tests.narcos.helpers import possible

NARCOS = find_game("narcos")
HIDING = ("hide", "escape", "relocate-to")


# -- brute force ---------------------------------------------------------------------------------------------------


class Worlds:
    """The matches that could be the real one, by Patrón's place."""

    def __init__(self) -> None:
        self.left: dict[int, Match] = {}
        self.heard = 0  # entries of the journal that were compared

    def spread(self, match: Match) -> None:
        """Patrón is asked for a hideout: one world for each answer."""
        assert match.ask is not None
        self.left = {place: answered(match.full_copy(), place) for place in match.ask.options}

    def follow(self, match: Match, answer: int) -> None:
        """All worlds take the same answer; asked for a distance, they tell the same two numbers."""
        told = [answer, true_distance(match)] if is_lie(match) else []
        for place, world in list(self.left.items()):
            said = answer
            if told:
                true = true_distance(world)
                said = sum(told) - true if true in told else -1
            if world.ask is not None and said in world.ask.options and asked(world) == asked(match):
                world.answer(said)
            else:
                del self.left[place]

    def compare(self, match: Match) -> None:
        """Drop the worlds in which the table heard or is asked something else."""
        heard = public(match, self.heard)
        self.left = {place: world for place, world in self.left.items() if public(world, self.heard) == heard}
        self.heard = len(match.before or [])


def answered(match: Match, option: int) -> Match:
    match.answer(option)
    return match


def is_lie(match: Match) -> bool:
    return match.ask is not None and match.ask.kind == "false-distance"


def true_distance(match: Match) -> int:
    """The number of roads between Patrón and the hunter who asks, as an answer; counted road by road."""
    s = state_of(match)
    reached, roads = {s.hunter_at[s.hunter]}, 0
    while s.place not in reached:
        reached |= {other for place in reached for other in NEXT_TO[place]}
        roads += 1
    return NUMBER + roads


def asked(match: Match) -> tuple[int, str] | None:
    return None if match.ask is None else (match.ask.seat, match.ask.kind)


def public(match: Match, since: int) -> str:
    """What everybody at the table has heard lately, and who is asked now."""
    entries = [*(match.before or [])[since:], *(match.state.notes or [])]
    return json.dumps([[entry.data() for entry in entries if entry.seen_by(SPECTATOR)], asked(match)])


def likely_answer(match: Match, chance: Random) -> int:
    """At random, but arrests often succeed, so that Patrón has to flee."""
    assert match.ask is not None
    options = match.ask.options
    if match.ask.kind == "act" and chance.random() < 0.6:
        options = [o for o in options if NARCOS.name(o).split("_")[0] in ("distance", "type", "region", "arrest")]
    elif match.ask.kind == "arrest-place" and state_of(match).place in options and chance.random() < 0.7:
        return int(state_of(match).place)
    elif match.ask.kind == "relocate-pay":
        options = options[:5]
    return chance.choice(options or match.ask.options)


@rule("NC-4.2", "NC-4.5", "NC-13.3", "NC-6.12", "NC-9.14", "NC-9.19", "NC-9.20", "NC-11.7")
@pytest.mark.parametrize("seed", range(6))
def test_the_set_is_exactly_the_hideouts_from_which_everything_could_have_happened(seed: int) -> None:
    match = new_match(NARCOS, 2 + seed % 4, {}, f"notebook {seed}".encode())
    chance = Random(seed)
    worlds = Worlds()
    compared = 0
    while match.ask is not None and match.count < 400:
        answer = likely_answer(match, chance)
        if match.ask.kind in HIDING:
            worlds.spread(match)
        else:
            worlds.follow(match, answer)
        match.answer(answer)
        worlds.compare(match)
        s = state_of(match)
        if s.place >= 0 and s.seen_at < 0:
            assert sorted(worlds.left) == listed(candidates(s)), f"after answer {match.count}"
            assert s.place in worlds.left
            compared += 1
    assert compared > 100


@rule("NC-4.1", "NC-11.4")
def test_the_true_place_is_always_in_the_set_and_the_clues_alone_give_it_again() -> None:
    kinds = set()
    for seed in range(6):
        match = new_match(NARCOS, 2, {}, f"clues {seed}".encode(), journal=False)
        chance = Random(seed)
        while match.ask is not None:
            s = state_of(match)
            if s.place >= 0:
                assert s.possible >> s.place & 1
            assert clues.reckon(s.clues) == s.possible
            kinds |= {clue[0] for clue in s.clues}
            match.answer(likely_answer(match, chance))
    assert kinds >= set(range(clues.NO_DEPLOYMENT + 1)) - {clues.NO_DEPLOYMENT}


@rule("NC-13.3", "NC-9.20")
def test_the_set_grows_within_a_season_only_when_patron_flees() -> None:
    for seed in range(4):
        match = new_match(NARCOS, 2, {}, f"grows {seed}".encode(), journal=False)
        chance = Random(seed)
        while match.ask is not None:
            before, season, kind = state_of(match).possible, state_of(match).season, match.ask.kind
            match.answer(likely_answer(match, chance))
            if state_of(match).possible & ~before and state_of(match).season == season:
                assert kind in ("escape", "objective", "relocate-to", "arrest-place")
                assert state_of(match).arrests == 1 or kind == "relocate-to"


# -- the three levels ----------------------------------------------------------------------------------------------


def in_a_faction_turn(notebook: str, players: int = 3) -> Table:
    return position(step="choosing-faction", notebook=notebook, players=players, patron="a11", possible="a10 a11 a12")


@rule("NC-2.10", "NC-4.2")
@pytest.mark.parametrize("notebook", ["off", "markers", "exact"])
def test_patron_always_sees_what_the_factions_can_deduce(notebook: str) -> None:
    view = in_a_faction_turn(notebook).view("patron")

    assert view["notebook"] == notebook
    assert view["possible"] == ["a10", "a11", "a12"]
    assert view["patron"]["place"] == "a11"
    assert panels(view)[0].kind == "deduced"


@rule("NC-2.10", "NC-4.2")
@pytest.mark.parametrize("notebook", ["off", "markers"])
def test_without_the_exact_notebook_the_factions_have_to_think_for_themselves(notebook: str) -> None:
    table = in_a_faction_turn(notebook)

    for seat in (1, 2, SPECTATOR):
        view = table.game.view(table.state, seat)
        assert view["possible"] is None
        assert view["patron"]["place"] is None
    assert panels(table.view("leader_1")) == []


@rule("NC-2.10", "NC-4.4")
def test_the_exact_notebook_lists_the_places_to_everybody_but_not_which_it_is() -> None:
    table = in_a_faction_turn("exact")

    for seat in (1, 2, SPECTATOR):
        view = table.game.view(table.state, seat)
        assert view["possible"] == ["a10", "a11", "a12"]
        assert view["patron"]["place"] is None
        panel = panels(view)[0]
        assert panel.kind == "notebook"
        assert panel.lines[0].kind == "places-left"


@rule("NC-2.10", ruling="NC-R39")
def test_markers_are_laid_by_hand_for_everybody_to_see_and_mean_nothing_to_the_rules() -> None:
    table = position(step="marking", notebook="markers", players=5, patron="a11")

    table.play("k1", "a11", "done")

    for seat in (*table.seats, ""):
        assert table.view(seat)["markers"] == ["k1", "a11"]
    assert len(possible(table)) == PLACES
    assert table.kind == "faction"


@rule("NC-2.10")
@pytest.mark.parametrize(("notebook", "asks"), [("off", False), ("markers", True), ("exact", False)])
def test_markers_are_asked_for_at_that_level_only(notebook: str, asks: bool) -> None:
    table = seat_at("narcos", 2, seed="levels", notebook=notebook)
    chance = Random(1)
    kinds = set()
    while table.match.ask is not None and table.state.season == 1:
        kinds.add(table.kind)
        table.match.answer(chance.choice(table.ask.options))

    assert ("mark" in kinds) == asks


@rule("NC-4.1", "NC-4.2")
def test_a_clue_is_told_in_the_view_of_every_seat_alike() -> None:
    table = position(step="deploying", patron="a11", hand="s01", slots="gustavo blackie limon poison velasco")

    table.play("s01", table.options[0] if table.kind == "deploy-figure" else "a10")

    told: list[dict[str, Any]] = [table.view(seat)["clues"][-1] for seat in (*table.seats, "")]
    assert told[0]["kind"] == "deployed"
    assert all(clue == told[0] for clue in told)
