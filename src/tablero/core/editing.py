"""Setting up a position: its text changed line by line, and what in it contradicts what.

A `Sketch` is a text that can be read but need not be a position yet: cards may be in two places, pieces too many. The
page that sets up a position shows one (server/setup_pages.py). Nothing here knows a game: what lines there are, how
many pieces and which cards, a game says in its `written.py` and `unknown.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from .errors import DeadEnd, TableroError
from .match import Match
from .state import replaced
from .wording import UNKNOWN, BadPosition, Passage, Wording
from .written import LineGroup, NextCard, Pool, PositionReader, match_of, state_lines, unknown_of, written_of

FEW: Final = 6  # so many cards that are nowhere are named


class Clash(NamedTuple):
    """What can't be: its kind, the piece or card by its id, numbers; or what the rules' own check says."""

    kind: str
    thing: str = ""
    there: int = 0
    all: int = 0
    error: BadPosition | None = None


class Sketch:
    """A position that is being set up."""

    def __init__(self, text: str) -> None:
        self.reader = PositionReader(text)
        self.game = self.reader.game()
        self.written = written_of(self.game)
        self.state: Any = self.reader.bare_state(self.game)
        self.rest = self.reader.rest(self.written, self.state)
        self.groups: dict[str, LineGroup] = {key: item for item in self.written.lines for key in item.keys}

    def text(self) -> str:
        """The text as it is written: lines in their order, and only those that say something."""
        return "\n".join([*state_lines(self.game, self.state, self.rest), ""])

    def kind_of(self, key: str) -> Wording:
        return self.groups[key].kind_of(key)

    def value_of(self, key: str) -> Any:
        return self.groups[key].value_of(self.state, key)

    def told(self, key: str) -> str:
        """The value of a line in words."""
        return self.kind_of(key).tell(self.state, self.value_of(key))

    def put(self, key: str, words: str) -> None:
        """Set a line; what follows from the pieces is brought in step."""
        line = self.reader.given[key].line if key in self.reader.given else self.reader.end
        passage = Passage(words.strip(), line, len(key) + 3)
        self.groups[key].read(self.state, key, passage)
        if self.written.settle is not None:
            self.written.settle(self.state)
        for item in self.written.lines:
            item.complete(self.state)

    def name_card(self, where: NextCard, card: str) -> None:
        """Say which card comes next; the one that was there is unknown again."""
        pool = unknown_of(self.game).pools(self.state, self.rest)[where.pool]
        number = pool.kind.read(self.state, Passage(card, 1, 1))
        value = getattr(self.state, where.field)
        cards = [*(value if where.row < 0 else value[where.row])]
        cards[where.place] = number
        setattr(self.state, where.field, cards if where.row < 0 else replaced(value, where.row, cards))

    def card_at(self, where: NextCard) -> str:
        """The card that is there, if it is known."""
        pool = unknown_of(self.game).pools(self.state, self.rest)[where.pool]
        value = getattr(self.state, where.field)
        there = (value if where.row < 0 else value[where.row])[where.place]
        return "" if there == UNKNOWN else pool.kind.write(self.state, there)

    def cards_for(self, where: NextCard) -> list[str]:
        """The cards that may come there: the one that is there, and all that are named nowhere."""
        pool = unknown_of(self.game).pools(self.state, self.rest)[where.pool]
        left = Counter(pool.expected) - Counter(pool.found)
        value = getattr(self.state, where.field)
        there = (value if where.row < 0 else value[where.row])[where.place]
        possible = {card for card in (*left, *where.also) if card not in where.barred}
        found = sorted(possible | ({there} - {UNKNOWN}))
        return [pool.kind.write(self.state, card) for card in found]

    # -- what can't be -------------------------------------------------------------------------------------------

    def contradictions(self) -> list[Clash]:
        """All that is wrong with numbers and cards; if nothing is, the first thing that the rules object to."""
        found = [*self.wrong_numbers(), *self.wrong_cards()]
        if not found:
            try:
                self.match()
            except BadPosition as error:
                found = [Clash("rule", error=error)]
        return found

    def wrong_numbers(self) -> list[Clash]:
        stock = self.written.stock(self.state) if self.written.stock is not None else []
        return [
            Clash("too-many" if one.there > one.most else "too-few", one.piece, one.there, one.most)
            for one in stock
            if not one.least <= one.there <= one.most
        ]

    def wrong_cards(self) -> list[Clash]:
        try:
            pools = unknown_of(self.game).pools(self.state, self.rest)
        except (LookupError, ValueError, TypeError):  # what other lines have to say comes first
            return []
        return [one for pool in pools for one in self.wrong_in(pool)]

    def wrong_in(self, pool: Pool) -> list[Clash]:
        """Cards that are in two places or none, and more or fewer unknown ones than are left."""
        there, wanted = Counter(pool.found), Counter(pool.expected)
        hidden = there.pop(UNKNOWN, 0)
        found = []
        for card, n in there.items():
            if n > wanted[card]:
                kind = "twice" if wanted[card] else "foreign"
                found.append(Clash(kind, pool.kind.write(self.state, card), n, wanted[card]))
        missing = list((wanted - there).elements())
        if len(missing) != hidden:
            if not hidden and len(missing) <= FEW:
                found += [Clash("nowhere", pool.kind.write(self.state, card)) for card in missing]
            else:
                found.append(Clash("unknown", there=hidden, all=len(missing)))
        return found

    def match(self, seed: bytes = b"") -> Match:
        """The match that the text is a position of."""
        return match_of(self.text(), seed)

    def view(self) -> Any:
        """What a spectator sees, even if something can't be; None if nothing can be shown."""
        for state in (self.dealt, self.as_it_is):
            try:
                return self.game.view(state(), -1)
            except (DeadEnd, TableroError, LookupError, ValueError, TypeError, ArithmeticError):
                continue
        return None

    def dealt(self) -> Any:
        reader = PositionReader(self.text())
        return reader.state(self.game, b"")

    def as_it_is(self) -> Any:
        return self.state
