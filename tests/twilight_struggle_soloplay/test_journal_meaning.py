"""Every line of the journal tells what has happened: games watched by a table that only the journal moves."""

from __future__ import annotations

import pytest

from tablero.games.twilight_struggle_soloplay import GAME
from tablero.testing import rule
from tests.spoken import spoken
from tests.twilight_struggle.journal_mirror import UNTESTED
from tests.twilight_struggle_soloplay.journal_mirror import SoloMirror, mirrored

KINDS = {one.kind for one in spoken(GAME) if one.group == "note"}
CLAIMING = {kind for kind in KINDS if hasattr(SoloMirror, kind.replace("-", "_"))}
# lines of the variant that are not compared here, and why
ELSEWHERE = {
    "setup-dice": "the influence that the dice decide is told by the lines that follow",
    "region-held": "the referee follows the scoring pile",
    "two-regions": "the referee follows the scoring pile",
    "one-region": "the referee follows the scoring pile",
    "regions-mixed": "the referee follows the scoring pile",
    "scoring-round": "the referee counts the rounds",
    "region-is-scored": "the referee scores the region itself",
    "divided": "the sum of the lines before it; tested with the draft",
    "headline-hostile": "a card that stays where it was, with the reason; tested with the headlines",
    "headline-barred": "a card that stays where it was, with the reason; tested with the headlines",
    "headline-unmet": "a card that stays where it was, with the reason; tested with the headlines",
    "headline-weak": "a card that stays where it was, with the reason; tested with the headlines",
    "nowhere-to-place": "that nothing was done is seen by there being no change",
    "result": "the level of victory is worked out from the points; tested with the endings",
    "chernobyl-waits": "it announces what is told when it comes",
    "awaits": "it announces what is told when it comes",
    "turned-away": "that nothing was done is seen by there being no change",
    "sorted": "the order of the stack is hidden; tested with the cards that do it",
    "looks-through": "nothing changes but what the player knows; tested with the cards that do it",
}


def test_every_kind_of_line_is_compared_or_listed_with_the_reason():
    """What the AI says of its plans (`ai-…`) is held against the table by the referee."""
    left = {kind for kind in KINDS - CLAIMING if not kind.startswith("ai-")}
    assert left == {*ELSEWHERE, *(KINDS & {*UNTESTED})}


@rule("SP-4.1", "SP-7.1", "SP-8.6", "SP-9.6")
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_each_line_claims_exactly_what_has_changed(side):
    for seed in range(2):
        mirror = mirrored(1, {"side": side}, seed)
        assert mirror.lies == []
        assert {"gains", "draws-card", "ai-did-place"} <= set(mirror.told)


@pytest.mark.slow
def test_in_many_games_too():
    for seed in range(100, 160):
        assert mirrored(1, {"side": ("us", "ussr")[seed % 2]}, seed).lies == []
