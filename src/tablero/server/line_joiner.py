"""Lines of the journal that are told as one: notes of one kind within a turn, if the game says so (core/joining.py)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tablero.core.errors import UnknownId
from tablero.core.joining import NOBODY, Join, same_but
from tablero.texts import BadTexts, Texts


class Joined(NamedTuple):
    """The notes told as one so far, and the number of the last."""

    last: int
    told: list[dict[str, int]]


class LineJoiner:
    """Follows a journal and joins each line with those before it in the same turn."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.actor = NOBODY
        self.open: dict[tuple[object, ...], Joined] = {}

    def join(
        self, n: int, actor: int, kind: str, rule: str, values: dict[str, int], text: str
    ) -> tuple[int | None, str]:
        """The line that line `n` goes on with, and the sentence for all; None and its own text if it begins anew."""
        game = self.texts.game
        if actor != self.actor or game.line_role(kind) or game.begins_act(kind):
            self.actor, self.open = actor, {}
        join = game.line_join(kind)
        if join is None or join.sums not in {"", *values} or join.lists not in {"", *values}:
            return None, text
        key = (kind, rule, actor, *same_but(join, values))
        before = self.open.get(key)
        self.open[key] = Joined(n, [*(before.told if before else []), values])
        if before is None:
            return None, text
        try:
            told = tuple(tuple(one.items()) for one in self.open[key].told)
            return before.last, sentence_for_all(self.texts, kind, rule, told, join)
        except (UnknownId, BadTexts):  # lines that an earlier version wrote
            return None, text


@lru_cache(maxsize=20_000)
def sentence_for_all(
    texts: Texts, kind: str, rule: str, told: tuple[tuple[tuple[str, int], ...], ...], join: Join
) -> str:
    """Several notes as one sentence; the same few are read at every answer."""
    return texts.joined(kind, rule, [dict(values) for values in told], join)
