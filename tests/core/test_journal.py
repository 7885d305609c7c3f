"""The journal: entries as data, each for those who may read it; and the small verbs of the state."""

from __future__ import annotations

import pytest

from tablero.core.dice import Dice
from tablero.core.match import new_match
from tablero.core.state import EVERYONE, EVERYTHING, SPECTATOR, Entry, State, only, replaced
from tests.core.cups import GAME
from tests.core.support import after_bids, kinds, play


def test_an_entry_is_seen_by_those_it_is_for():
    secret = Entry("peeked", "CU-3.1", only(0) | only(2), {})
    assert [secret.seen_by(seat) for seat in (0, 1, 2, SPECTATOR, EVERYTHING)] == [True, False, True, False, True]
    public = Entry("won", "CU-2.1", EVERYONE, {})
    assert all(public.seen_by(seat) for seat in (0, 1, 2, SPECTATOR, EVERYTHING))


def test_everybody_reads_what_is_theirs_in_the_order_it_happened():
    match = play(after_bids(), "peek", "dig")
    assert kinds(match)[:6] == ["opened", "bid", "bid", "won", "peeked", "dug"]
    assert kinds(match, 0)[:6] == kinds(match)[:6]
    assert kinds(match, 1)[:5] == ["opened", "bid", "bid", "won", "dug"]
    assert kinds(match, SPECTATOR)[:5] == ["opened", "bid", "bid", "won", "dug"]


def test_an_entry_is_plain_data():
    entry = after_bids().journal(0)[0]
    assert entry.data() == {"kind": "opened", "rule": "CU-1.1", "to": EVERYONE, "values": {"n": 2}}


def test_a_match_without_journal_keeps_neither_journal_nor_history():
    match = new_match(GAME, 2, journal=False)
    match.answer(match.open_asks()[0].options[0])
    assert match.journal(EVERYTHING) == []
    assert match.history is None
    assert match.state.notes is None


def test_entries_of_the_running_step_are_in_the_journal_at_once():
    match = play(after_bids(), "walk", "left")
    assert kinds(match)[-1] == "walked"
    assert [entry.kind for entry in match.state.notes or []] == ["walked"]


def test_a_list_with_one_item_replaced_is_a_new_list():
    before = [1, 2, 3]
    assert replaced(before, 1, 9) == [1, 9, 3]
    assert before == [1, 2, 3]


def test_a_state_has_to_be_declared():
    with pytest.raises(TypeError, match="is @declared"):
        State.blank(Dice(b""))
    with pytest.raises(TypeError, match="is @declared"):
        State(Dice(b"")).copy()
