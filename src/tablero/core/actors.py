"""Who acts, line by line: journals name an actor where a turn begins and leave the name out where it is clear.

A game says by `Game.line_actor` whose doing a kind of note is, and by `Game.begins_act` from which lines on somebody
acts. `Actors` follows a journal and gives every line its actor: for colours, for groups, and to know what others did.
"""

from __future__ import annotations

from typing import Final

from .game import AS_BEFORE, NOBODY, AnyGame

CLOSES: Final = "close"


class Actors:
    """Follows a journal from some line on; until somebody is named, nobody acts."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.current = NOBODY

    def actor(self, kind: str, values: dict[str, int]) -> int:
        """Whose doing the next line is: a party by its number, or NOBODY."""
        named = self.game.line_actor(kind, values)
        actor = self.current if named == AS_BEFORE else named
        if self.game.line_role(kind) == CLOSES:
            self.current = NOBODY
        elif self.game.begins_act(kind):
            self.current = actor if named != AS_BEFORE else NOBODY
        return actor
