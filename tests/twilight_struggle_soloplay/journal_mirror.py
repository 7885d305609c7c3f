"""The mirror of the two-player game (tests/twilight_struggle/journal_mirror.py) for SoloPlay, whose lines tell of the
player and the AI in place of sides. What the AI says of its plans is held against the table by the referee.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tablero.core.match import new_match
from tablero.core.state import Entry
from tablero.games.twilight_struggle.board import CARD
from tablero.games.twilight_struggle.cards import CHINA
from tablero.games.twilight_struggle_soloplay import GAME
from tablero.games.twilight_struggle_soloplay.state import SIDE_VALUES
from tests.seated import answer_of, seated
from tests.twilight_struggle.journal_mirror import Mirror, some_peace


class SoloMirror(Mirror):
    """Lines name parties, the player first; here they are sides again."""

    added = 0  # influence that the AI has placed in its round

    def __call__(self, s: Any, entry: Entry) -> None:
        sides = (s.person, s.ai)
        values = {name: sides[n] if name in SIDE_VALUES and n >= 0 else n for name, n in entry.values.items()}
        super().__call__(s, Entry(entry.kind, entry.rule, entry.to, values))

        if entry.kind == "gains" and entry.rule == "SP-9.6":
            self.added += values["count"]

    # -- stacks --------------------------------------------------------------------------------------------------

    def draws_card(self, s: Any, who: int, card: int) -> None:
        assert card - CARD not in s.hands[who], "still in the stack"
        assert card - CARD in s.drawn, "not drawn"

    def deals(self, s: Any, card: int) -> None:
        assert card - CARD in s.dealt, "not dealt"

    def keeps(self, s: Any, who: int, card: int) -> None:
        assert card - CARD in s.hands[s.person], "not in the stack"

    def gives(self, s: Any, who: int, card: int) -> None:
        assert card - CARD in s.hands[s.ai], "not in the AI's stack"

    def joins_stack(self, s: Any, who: int, card: int) -> None:
        assert card - CARD in s.hands[who], "not in the stack"

    def goes_under(self, s: Any, who: int, card: int) -> None:
        assert card - CARD in s.hands[who][: s.bottom[who]], "not at the bottom of the stack"

    def china_in_stack(self, s: Any, who: int, card: int) -> None:
        assert s.hands[who] == [CHINA], "another stack"

    # -- the AI's rounds -----------------------------------------------------------------------------------------

    def ai_acts(self, s: Any, who: int, round: int) -> None:
        assert s.round == round, "another round"
        self.added = 0

    def ai_turns_up(self, s: Any, who: int, card: int) -> None:
        assert s.hands[s.ai][-1:] == [card - CARD], "not the top card"

    def ai_did_place(self, s: Any, round: int, card: int, count: int, **more: int) -> None:
        assert (s.round, self.added) == (round, count), "another number"


def mirrored(players: int, options: dict[str, Any], seed: int, bot: str = "") -> SoloMirror:
    """A game of random answers, or of a bot's, watched to its end."""
    mirror, dice, bots = SoloMirror(), Random(seed), seated(bot, players, seed)
    match = new_match(GAME, players, options, b"mirror %d" % seed, witness=mirror)
    mirror.take(match.state)
    while match.open_asks():
        ask = match.open_asks()[0]
        match.answer(answer_of(bots, match) if bots else some_peace(match, dice), ask.seat)
        mirror.compare(match.state, f"after {ask.kind} ({ask.rule})")
    return mirror
