"""A game as text: setup, decisions with what was offered, what happened and who may know it, the result."""

from __future__ import annotations

import pytest

from tablero.core.errors import BadSave
from tablero.core.match import match_from
from tablero.core.transcript import play_at_random, transcript
from tests.core.cups import GAME
from tests.core.support import after_bids, cups, everything, play

TEXT = """\
game: cups 3
players: 2
options:
seed: 63757073
  opened n=2 (CU-1.1)
1 ann bid (CU-2.1): card_3 | card_4
2 bob bid (CU-2.1): card_1 | card_5
  bid who=ann card=card_3 (CU-2.1)
  bid who=bob card=card_1 (CU-2.1)
  won who=ann n=3 (CU-2.1)
3 ann action n=1 (CU-3.1): walk | pass dig peek
4 ann walk left=3 (CU-4.1): left | right done
  walked who=ann way=left (CU-4.1)
5 ann walk left=2 (CU-4.1): done | left right
6 ann toll (CU-4.1): yes |
7 bob action n=1 (CU-3.1): dig | pass peek walk
  dug who=bob n=5 (CU-3.1)
"""


def test_a_transcript_tells_setup_decisions_and_journal():
    text = transcript(play(after_bids(), "walk", "left", "done", "yes", "dig"))
    assert text.startswith(TEXT)
    assert text.splitlines()[-1].startswith("so far: ann ")


def test_options_that_are_not_the_default_are_written_as_they_are_given():
    text = transcript(cups(3, generous=True, hand="1", extras="all"))
    assert text.splitlines()[2] == "options: generous=on hand=1 extras=bell,book"


def test_the_end_names_points_and_winners():
    match = play_at_random(cups(3, b"end"))
    points = GAME.points(match.state)  # type: ignore[arg-type]
    last = transcript(match).splitlines()[-1]
    assert last.startswith(f"end: ann {points[0]}, bob {points[1]}, cho {points[2]}; ")
    assert last.endswith(" won")


def test_random_answers_depend_on_the_seed_alone():
    assert everything(play_at_random(cups(3, b"a"))) == everything(play_at_random(cups(3, b"a")))
    assert everything(play_at_random(cups(3, b"a"))) != everything(play_at_random(cups(3, b"b")))


def test_writing_down_leaves_the_match_alone():
    match = play(after_bids(), "walk")
    before = everything(match)
    transcript(match)
    assert everything(match) == before


def test_only_a_game_with_its_whole_history_can_be_written_down():
    for match in (after_bids().copy(), match_from(GAME, after_bids().state.copy())):
        with pytest.raises(BadSave, match="whole history"):
            transcript(match)
