"""A second referee for El Grande, written from the printed rules: it knows the data files, none of the rules' code.

It keeps a board of its own. The lines of the journal move its pieces; at every decision its board has to be the one
that is shown, and the options have to be those the rulebook allows. What a scoring is worth it reckons for itself.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from tablero.core.ask import Ask
from tablero.core.match import Match
from tablero.core.state import EVERYTHING, Entry

DATA = files("tablero.games.el_grande").joinpath("data")
MAP = tomllib.loads(DATA.joinpath("map.toml").read_text(encoding="utf-8"))
POWERS = tomllib.loads(DATA.joinpath("powers.toml").read_text(encoding="utf-8"))
REGIONS = list(MAP["region"])
TILES = {tile["id"]: tile["values"] for tile in MAP["tile"]}
MODIFIERS = {modifier["id"]: modifier["value"] for modifier in POWERS["modifier"]}
BY_VALUE = {"EG-card-fiesta": [5], "EG-card-garrisons": [4], "EG-card-strongholds": [6, 7]}
MOVING = {  # how many own, opposing, any caballeros a card moves
    "EG-card-intrigue": (2, 2, 0),
    "EG-card-regrouping": (4, 0, 0),
    "EG-card-manoeuvre": (0, 0, 4),
    "EG-card-diversion": (0, 0, 3),
    "EG-card-displacement": (0, 3, 0),
    "EG-card-scout": (1, 0, 0),
    "EG-card-spy": (0, 1, 0),
}
DUMMY = 2


class Referee:
    """Watches one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard = 0
        self.checks = 0
        self.board: dict[str, list[int]] = {}
        self.expected: dict[int, int] = {}  # points still to be paid
        self.to_score: list[str] = []  # boards that a card or a general scoring still has to score
        self.scoring = ""  # the rule by which they are
        self.moved: list[tuple[int, str]] = []  # whose caballero has moved in this action, and where to
        self.totals: dict[int, int] = {}  # played this round
        self.waiting: dict[int, int] = {}  # of those whose turn is still to come
        self.view = self.look()
        self.set_up()

    def look(self) -> Any:
        return self.match.game.view(self.match.state, EVERYTHING)

    def agree(self, shown: object, reckoned: object, what: str) -> None:
        self.checks += 1
        assert shown == reckoned, f"{what}: shown {shown}, reckoned {reckoned}"

    # -- the board -------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """2 caballeros with each grande, 7 in the court, 21 in the province; all in different regions."""
        view = self.view
        self.players: int = view["players"]
        self.colours: list[str] = view["colours"]
        for place in REGIONS:
            self.board[place] = list(view["regions"][place]["caballeros"])
        for place in ("castillo", "court", "province"):
            self.board[place] = list(view[place]["caballeros"] if place == "castillo" else view[place])
        self.king: str = view["king"]
        homes = [[place for place in REGIONS if colour in view["regions"][place]["grandes"]] for colour in self.colours]
        self.grandes = [home[0] if home else "" for home in homes]
        self.tiles: dict[str, str] = {}
        self.score = [0] * self.players
        self.agree(len({self.king, *self.grandes[: self.players]}), self.players + 1, "different regions")
        for colour in range(self.players):
            self.agree(self.board[self.grandes[colour]][colour], 2, "caballeros at the start")
            self.agree(self.board["court"][colour], 7, "court at the start")
        entries = self.match.journal(EVERYTHING)
        self.heard = len(entries)
        for entry in entries:
            if entry.kind == "dummy-power":
                self.hear(entry)

    def compare(self) -> None:
        """The board that is shown is the one kept here, and every colour has 30 caballeros."""
        view = self.view
        for place in REGIONS:
            self.agree(view["regions"][place]["caballeros"], self.board[place], place)
        self.agree(view["castillo"]["caballeros"], self.board["castillo"], "castillo")
        self.agree(view["court"], self.board["court"], "court")
        self.agree(view["province"], self.board["province"], "province")
        self.agree(view["king"], self.king, "king")
        self.agree(view["score"], self.score, "score")
        for colour in range(len(self.colours)):
            self.agree(sum(row[colour] for row in self.board.values()), 30, "caballeros of a colour")
        for tile, place in self.tiles.items():
            shown = view["castillo"] if place == "castillo" else view["regions"][place]
            self.agree(shown["tile"], tile, "tile")

    # -- the journal -----------------------------------------------------------------------------------------------

    def listen(self) -> None:
        entries = self.match.journal(EVERYTHING)
        for entry in entries[self.heard :]:
            self.hear(entry)
        self.heard = len(entries)

    def place(self, entry: Entry, name: str = "place") -> str:
        return str(self.match.game.name(entry.values[name]))

    def carry(self, colour: int, source: str, target: str, n: int) -> None:
        self.board[source][colour] -= n
        self.board[target][colour] += n
        assert self.board[source][colour] >= 0, (source, target)

    def hear(self, entry: Entry) -> None:
        v, kind = entry.values, entry.kind
        if kind != "points":
            self.close_scoring()
        if kind not in ("points", "scored"):
            self.end_scoring()
        self.hear_turns(entry)
        if kind == "took":
            self.carry(v["who"], "province", "court", v["n"])
        elif kind == "took-from":
            assert self.board["province"][v["who"]] == 0, "the province comes first"
            self.touch(self.place(entry))
            self.carry(v["who"], self.place(entry), "court", 1)
        elif kind in ("placed", "threw"):
            self.carry(v["who"], "court", self.place(entry), v["n"])
        elif kind == "dummy-placed":
            assert not v["n"] or self.place(entry) != self.king
            self.carry(DUMMY, "province", self.place(entry), v["n"])
        elif kind == "returned":
            self.touch(self.place(entry))
            self.carry(v["whose"], self.place(entry), "province", v["n"])
        elif kind == "moved":
            if entry.rule != "EG-21.5":  # Entourage goes into the King's region
                self.touch(self.place(entry))
                self.touch(self.place(entry, "target"))
            self.carry(v["whose"], self.place(entry), self.place(entry, "target"), v["n"])
            self.moved.append((v["whose"], self.place(entry, "target")))
        elif kind == "left-castillo":
            self.touch(self.place(entry))
            self.carry(v["who"], "castillo", self.place(entry), v["n"])
        elif kind == "disc-to-court":
            self.carry(v["who"], "castillo", "court", v["n"])
        elif kind == "king-moved":
            self.king = self.place(entry)
        elif kind == "grande-moved":
            self.grandes[v["whose"]] = self.place(entry)
        elif kind == "grande-thrown":
            self.grandes[v["whose"]] = "castillo"
        elif kind == "tile-moved":
            self.touch(self.place(entry))
            assert self.place(entry) not in self.tiles.values()
            self.tiles[self.place(entry, "tile")] = self.place(entry)
        elif kind == "scored":
            self.open_scoring(self.place(entry), entry.rule)
        elif kind == "points":
            self.agree(v["n"], self.expected.pop(v["who"], 0), f"points in {self.place(entry)}")
            self.score[v["who"]] += v["n"]

    def hear_turns(self, entry: Entry) -> None:
        """Turns run from the highest total to the lowest, whose player gets the marker; the dummy never does."""
        v, kind = entry.values, entry.kind
        if kind == "round":
            self.totals, self.waiting = {}, {}
        elif kind in ("played-power", "played-modified", "dummy-power"):
            who = v.get("who", DUMMY)
            total = v["n"] if "n" in v else int(self.place(entry, "card").removeprefix("power_"))
            assert total not in self.totals.values()
            self.totals[who] = self.waiting[who] = total
        elif kind in ("turn", "dummy-took"):
            who = v.get("who", DUMMY)
            self.agree(who, max(self.waiting, key=lambda seat: self.waiting[seat]), "whose turn")
            del self.waiting[who]
        elif kind == "first-player" and entry.rule == "EG-13.2":
            self.agree(v["who"], min(range(self.players), key=lambda seat: self.totals[seat]), "first-player marker")
        if kind in ("turn", "announced", "ability"):
            self.moved = []

    def touch(self, place: str) -> None:
        """The King's region is taboo."""
        self.checks += 1
        assert place != self.king, f"{place} is the King's region"

    # -- scoring ---------------------------------------------------------------------------------------------------

    def values(self, place: str) -> list[int]:
        tile = [TILES[tile] for tile, where in self.tiles.items() if where == place]
        printed: list[int] = MAP["castillo"]["values"] if place == "castillo" else MAP["region"][place]["values"]
        return (tile[0] if tile else printed)[: 3 if self.players > 3 else 2]

    def points(self, place: str, first_alone: bool) -> dict[int, int]:
        """Whoever ties takes the place one lower; the King's and the grande's bonus are for a first place alone."""
        row = self.board[place]
        found: dict[int, int] = {}
        values = [*self.values(place), *[0] * 9]
        next_place = 0
        for n in sorted({n for n in row if n}, reverse=True):
            group = [colour for colour, count in enumerate(row) if count == n]
            taken = next_place + (1 if len(group) > 1 else 0)
            for colour in group:
                if first_alone and taken:
                    continue
                found[colour] = values[taken]
                if taken == 0:
                    found[colour] += 2 * (self.king == place) + 2 * (self.grandes[colour] == place)
            next_place = taken + 1
        return {colour: n for colour, n in found.items() if n and colour < self.players}

    def open_scoring(self, place: str, rule: str) -> None:
        self.expected = self.points(place, rule == "EG-card-supremacy")
        if rule != self.scoring:
            self.end_scoring()
            self.scoring, self.to_score = rule, self.boards_of(rule) or [place]
        elif not self.to_score:
            self.to_score = [place]  # somebody chose it
        self.agree(place, self.to_score.pop(0), f"scored by {rule}")

    def close_scoring(self) -> None:
        assert not self.expected, f"not paid: {self.expected}"

    def end_scoring(self) -> None:
        assert not self.to_score, f"not scored: {self.to_score}"
        self.scoring = ""

    def boards_of(self, rule: str) -> list[str]:
        """What is scored by a rule, in its order; nothing where somebody chose."""
        totals = {place: sum(self.board[place]) for place in REGIONS}
        if rule in BY_VALUE:
            return [place for place in REGIONS if self.values(place)[0] in BY_VALUE[rule]]
        if rule == "EG-card-crowds":
            return [place for place in REGIONS if totals[place] == max(totals.values())]
        if rule == "EG-card-outposts":
            return [place for place in REGIONS if totals[place] == min(n for n in totals.values() if n)]
        if rule in ("EG-14.4", "EG-card-supremacy"):
            return list(REGIONS)
        return ["castillo"] if rule in ("EG-14.2", "EG-card-unmasking") else []

    # -- decisions -------------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """What is shown and asked now."""
        self.view = self.look()
        self.listen()
        self.close_scoring()
        self.end_scoring()
        self.compare()
        for ask in self.match.open_asks():
            self.judge(ask, [self.match.game.name(option) for option in ask.options])

    def open_regions(self) -> list[str]:
        return [place for place in REGIONS if place != self.king]

    def beside_king(self) -> list[str]:
        if self.king == "castillo":
            return REGIONS
        table = MAP["abroad"] if self.king in MAP["abroad"] else MAP["region"]
        return [place for place in REGIONS if place in table[self.king]["next_to"]]

    def judge(self, ask: Ask, options: list[str]) -> None:
        """The options of the main decisions, reckoned anew."""
        me, legal = ask.seat, self.legal(ask)
        if legal is not None:
            self.agree(sorted(options), sorted(legal), f"options of {ask.kind} ({ask.rule}) for {me}")

    def legal(self, ask: Ask) -> list[str] | None:
        me, view, kind = ask.seat, self.view, ask.kind
        castillo = [] if self.king == "castillo" else ["castillo"]
        if kind == "power":
            return self.legal_powers(me)
        if kind == "card":
            return list(view["offer"])
        if kind == "take" and ask.rule == "EG-6.1":
            limit = POWERS["caballeros"][view["played"][me]["power"] - 1]
            reach = self.board["province"][me] + sum(self.board[place][me] for place in self.open_regions())
            return [str(n) for n in range(min(limit, reach) + 1)]
        if kind == "take-from":
            return [place for place in self.open_regions() if self.board[place][me]]
        if kind == "place":
            inside = [self.king] if view["halves"]["infiltrating"] else []
            return [*self.beside_king(), *castillo, *inside, "done"]
        if kind == "place-anywhere":
            return [*(castillo if ask.rule == "EG-card-steward" else self.open_regions()), "done"]
        if kind in ("move-to", "move-group-to"):
            source = self.match.game.name(ask.values["place"])
            stop = ["done"] if kind == "move-group-to" else []
            return [*[place for place in self.open_regions() if place != source], *castillo, *stop]
        if kind == "move-from":
            return self.legal_sources(me, ask.rule)
        if kind == "move-name":
            mine = ask.rule == "EG-card-departure"
            return [p for p in self.open_regions() if (self.board[p][me] if mine else sum(self.board[p]))]
        if kind == "coup-name":
            return self.open_regions()
        if kind in ("levy", "ballot-disc"):
            return REGIONS
        if kind == "disc":
            return [*REGIONS, "court"]
        if kind == "return-own":
            court = ["court"] if self.board["court"][me] else []
            return [place for place in self.open_regions() if self.board[place][me]] + court
        if kind == "grande":
            return [place for place in self.open_regions() if place != self.grandes[me]]
        if kind == "tile-to":
            boards = [*REGIONS, "castillo"]
            return [place for place in boards if place != self.king and place not in self.tiles.values()]
        if kind in ("king", "king-escorted"):
            return self.legal_kings(ask.rule)
        return None

    def legal_sources(self, me: int, rule: str) -> list[str]:
        """Where a caballero stands that may still move: each moves once, and only so many of whose they are."""
        own, opposing, either = MOVING[rule]
        left = {colour: own if colour == me else opposing for colour in range(len(self.colours))}
        mine = sum(colour == me for colour, _ in self.moved)
        theirs = len(self.moved) - mine
        left = {c: (n - (mine if c == me else theirs)) if n else either - len(self.moved) for c, n in left.items()}
        fresh = {
            place: [c for c, n in left.items() if n > 0 and self.board[place][c] > self.moved.count((c, place))]
            for place in self.open_regions()
        }
        return [*[place for place in fresh if fresh[place]], "done"]

    def legal_powers(self, me: int) -> list[str]:
        """A value, with the modifier, that nobody has played this round; turns of playing are clockwise."""
        view = self.view
        played = [one["total"] for one in view["played"] if one is not None and one["total"] is not None]
        mine = view["played"][me]
        extra = MODIFIERS[mine["modifier"]] if mine else 0
        humans = [one for one in view["played"][: self.players] if one is not None and one["total"] is not None]
        first = self.colours.index(view["first"])
        self.agree(me, (first + len(humans)) % self.players, "whose power card")
        return [f"power_{value}" for value in view["hands"][me]["powers"] if value + extra not in played]

    def legal_kings(self, rule: str) -> list[str] | None:
        totals = {place: sum(self.board[place]) for place in REGIONS if sum(self.board[place])}
        if rule in ("EG-card-royal-adviser", "EG-card-pilgrimage"):
            return self.beside_king()
        if rule == "EG-card-exile":
            return [place for place in ("france", "portugal") if place != self.king]
        if rule == "EG-card-summer-residence":
            return [place for place in totals if totals[place] == min(totals.values())]
        if rule == "EG-card-winter-residence":
            return [place for place in totals if totals[place] == max(totals.values())]
        return self.open_regions()
