"""Every paragraph of the printed rulebook is told somewhere, or it is said why not (rules/sources.toml)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from tablero.core.rulebook import rulebook
from tablero.games.andean_abyss import GAME

SOURCES = tomllib.loads(files(GAME.package).joinpath("rules/sources.toml").read_text(encoding="utf-8"))
OURS = [id for id in rulebook(GAME).ids() if not id.startswith("AA-R")]


def reached() -> set[str]:
    return {id for ids in SOURCES["paragraphs"].values() if isinstance(ids, list) for id in ids}


def test_the_ids_that_paragraphs_lead_to_exist():
    assert reached() <= set(OURS)


def test_every_paragraph_leads_somewhere_or_says_why_not():
    assert all(SOURCES["paragraphs"].values())


def test_every_id_is_reached_from_the_rulebook_or_is_our_own():
    own = tuple(SOURCES["own"])

    assert [id for id in OURS if id not in reached() and not id.startswith(own)] == []
    assert not [id for id in reached() if id.startswith(own)], "what is printed is not our own"
