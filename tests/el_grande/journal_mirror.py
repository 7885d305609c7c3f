"""What a line of the journal claims is what has changed since the line before: pieces, King, tiles, points, cards.

A witness looks at the state at every note. Whatever has changed on the table since the last one has to be exactly what
the note says, so a change that nobody tells of shows up, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.core.state import Entry
from tablero.core.transcript import play_at_random
from tablero.games.el_grande.board import ACTIONS, CARD_IDS, CASTILLO, COURT, PROVINCE
from tests.seated import answer_of, seated

Change = dict[tuple[Any, ...], Any]
GAME = find_game("el-grande")
DUMMY = 2


def on_table(s: Any) -> Change:
    """Everything lines tell of, as single facts."""
    facts: Change = {("at", i // 5, i % 5): n for i, n in enumerate(s.at)}
    facts |= {("grande", seat): place for seat, place in enumerate(s.grande)}
    facts |= {("score", seat): n for seat, n in enumerate(s.score)}
    facts |= {("tile", tile): place for tile, place in enumerate(s.tiles)}
    facts |= {("veto", which): holder for which, holder in enumerate(s.veto_holder)}
    return facts | {("king",): s.king}


def shift(colour: int, source: int, target: int, n: int) -> Change:
    return {("at", source, colour): -n, ("at", target, colour): n} if n else {}


def moves(v: Mapping[str, int]) -> dict[str, Callable[[], Change]]:
    """What each kind of line claims of pieces and points: how much more there is, or what is where now."""
    return {
        "took": lambda: shift(v["who"], PROVINCE, COURT, v["n"]),
        "took-from": lambda: shift(v["who"], v["place"], COURT, 1),
        "placed": lambda: shift(v["who"], COURT, v["place"], v["n"]),
        "threw": lambda: shift(v["who"], COURT, CASTILLO, v["n"]),
        "returned": lambda: shift(v["whose"], v["place"], PROVINCE, v["n"]),
        "moved": lambda: shift(v["whose"], v["place"], v["target"], v["n"]),
        "left-castillo": lambda: shift(v["who"], CASTILLO, v["place"], v["n"]),
        "disc-to-court": lambda: shift(v["who"], CASTILLO, COURT, v["n"]),
        "dummy-placed": lambda: shift(DUMMY, PROVINCE, v["place"], v["n"]),
        "points": lambda: {("score", v["who"]): v["n"]},
        "king-moved": lambda: {("king",): v["place"]},
        "grande-moved": lambda: {("grande", v["whose"]): v["place"]},
        "grande-thrown": lambda: {("grande", v["whose"]): CASTILLO},
        "tile-moved": lambda: {("tile", v["tile"] - ACTIONS.index("tile_8_4_0")): v["place"]},
    }


class Listener:
    """Hears every line and compares it with what it saw at the line before."""

    def __init__(self) -> None:
        self.before: Change = {}
        self.kinds: set[str] = set()
        self.lies: list[str] = []

    def hear(self, s: Any, entry: Entry) -> None:
        now = on_table(s)
        try:
            if self.before:
                self.compare(now, entry)
            self.check_words(s, entry)
        except AssertionError as error:
            self.lies.append(f"{entry.kind} ({entry.rule}) {entry.values}: {error}")
        self.kinds.add(entry.kind)
        self.before = now

    def compare(self, now: Change, entry: Entry) -> None:
        changed: Change = {}
        for fact, value in now.items():
            was = self.before[fact]
            if was != value and fact[0] != "veto":
                changed[fact] = value - was if fact[0] in ("at", "score") else value
        claim = moves(entry.values).get(entry.kind, dict)()
        assert changed == claim, (entry.kind, entry.values)
        vetoes = [value for fact, value in now.items() if fact[0] == "veto" and value != self.before[fact]]
        assert len(vetoes) == (1 if entry.kind in ("veto-kept", "veto-lapsed", "vetoed") else 0), entry.kind

    def check_words(self, s: Any, entry: Entry) -> None:
        """Lines that claim how things are, without a piece that moves."""
        v = entry.values
        if entry.kind in ("king-starts", "king-stays"):
            assert s.king == v["place"]
        elif entry.kind == "grande-starts":
            assert s.grande[v["who"]] == v["place"]
            assert s.count(v["place"], v["who"]) == 2
        elif entry.kind == "castillo-held":
            assert s.count(CASTILLO, v["whose"]) == v["n"] > 0
        elif entry.kind == "castillo-held-grande":
            assert s.grande[v["whose"]] == CASTILLO
        elif entry.kind == "first-player":
            assert s.first == v["who"]
        elif entry.kind in ("round", "general-scoring"):
            assert s.space == v["n"]
        elif entry.kind == "turn":
            assert s.order[s.turn] == v["who"]
        elif entry.kind in ("took-card", "dummy-took"):
            assert v["card"] - ACTIONS.index(CARD_IDS[0]) not in s.offer
        elif entry.kind == "offered":
            assert v["card"] - ACTIONS.index(CARD_IDS[0]) in s.offer
        elif entry.kind in ("played-power", "played-modified"):
            assert ACTIONS[v["card"]] == f"power_{s.power[v['who']]}"
            assert s.total[v["who"]] == v.get("n", s.power[v["who"]])
            assert not s.hand[v["who"]] >> s.power[v["who"]] & 1
        elif entry.kind == "veto-kept":
            assert v["who"] in s.veto_holder
        elif entry.kind == "points":
            self.check_points(s, v)

    def check_points(self, s: Any, v: Mapping[str, int]) -> None:
        mine = s.count(v["place"], v["who"])
        others = [s.count(v["place"], colour) for colour in range(s.colours) if colour != v["who"]]
        assert mine > 0
        assert bool(v["tied"]) == (mine in others)
        assert (v["rank"] == 1) == (mine > max(others))
        assert bool(v["king"]) == (v["rank"] == 1 and s.king == v["place"])
        assert bool(v["grande"]) == (v["rank"] == 1 and s.grande[v["who"]] == v["place"])


def mirrored(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Listener:
    """A random game, or one of bots, watched to its end."""
    listener, bots = Listener(), seated(bot, players, seed)
    match = new_match(GAME, players, options, f"meaning {seed}".encode(), witness=listener.hear)
    if not bots:
        play_at_random(match)
    while not match.over:
        match.answer(answer_of(bots, match), match.open_asks()[0].seat)
    return listener
