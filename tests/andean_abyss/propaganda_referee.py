"""A second opinion on Propaganda rounds of Andean Abyss (chapter 6 of the rulebook): Control, income, votes.

`hear` is called with every line of the journal and the view of that moment; `wrong` is what differs. Control, once
noted, holds until the Reset (6.2), whatever happens to the pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.andean_abyss.referee import FACTIONS, MAP, Board, is_kind, pop

DEARER = "mexican_traffickers"  # card 67, shaded: a fourth Resource for each Base
FIRST_DIVISION = "first_division"  # card 1
SPECIAL_FORCES = "seventh_special_forces"  # card 7


def cities(board: Board, loc: str) -> list[str]:
    return [space for space in board.near(loc) if is_kind(space, "city")]


class PropagandaReferee:
    """Hears the notes of a game."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.checks = 0
        self.control: dict[str, str] = {}  # as noted in this round
        self.eased: set[str] = set()  # where Civic Action was bought without both kinds of cubes (card 1)
        self.running = False

    def expect(self, holds: bool, what: str) -> None:
        self.checks += 1
        if not holds:
            self.wrong.append(what)

    def hear(self, kind: str, rule: str, v: dict[str, Any], look: Callable[[], dict[str, Any]]) -> None:
        if (kind, rule) == ("phase", "AA-6.2"):
            self.running = True
        method = getattr(self, "on_" + kind.replace("-", "_"), None)
        if method is not None and self.running and rule.startswith(("AA-6.2", "AA-6.3", "AA-6.4")):
            method(rule, v, Board(look()))
        self.running = self.running and kind != "reset"

    def on_phase(self, rule: str, v: dict[str, Any], board: Board) -> None:
        """Who controls what is noted (6.2); later on all LoCs that are cut are Sabotaged."""
        if rule == "AA-6.2":
            self.eased = set()
            self.control = {
                space: faction
                for space in board.spaces
                for faction in ("govt", "farc")
                if not is_kind(space, "loc") and 2 * board.pieces(faction, space) > board.everyone(space)
            }
        elif rule == "AA-6.3" and not board.is_unshaded(SPECIAL_FORCES):
            open_locs = [x for x in board.spaces if self.is_cut(x, board) and not board.spaces[x]["sabotage"]]
            markers = sum(seen.get("terror", 0) + seen.get("sabotage", False) for seen in board.spaces.values())
            self.expect(not open_locs or markers == 40, f"{open_locs} are not Sabotaged")

    def is_cut(self, loc: str, board: Board) -> bool:
        fighters = sum(board.guerrillas(faction, loc) for faction in FACTIONS[1:])
        cubes = board.n(loc, "troops", "police")
        overrun = fighters > cubes or (fighters == cubes > 0 and board.is_shaded(SPECIAL_FORCES))
        return is_kind(loc, "loc") and (overrun or "farc" in {self.control.get(city) for city in cities(board, loc)})

    def on_sabotaged(self, rule: str, v: dict[str, Any], board: Board) -> None:
        self.expect(self.is_cut(v["place"], board), f"{v['place']} is Sabotaged")

    def on_resources_rose(self, rule: str, v: dict[str, Any], board: Board) -> None:
        """Econ and Aid, Bases, drug profits (6.3)."""
        due = 6 if rule == "AA-6.3.3" else self.income(v["who"], board)
        self.expect(v["n"] == due or (v["total"] == 99 and v["n"] < due), f"{v['who']} got {v['n']}, not {due}")

    def income(self, who: str, board: Board) -> int:
        if who == "govt":
            locs = [x for x in board.spaces if is_kind(x, "loc") and not board.spaces[x]["sabotage"]]
            aid = 0 if board.view["president"] == "samper" else int(board.view["aid"])
            return sum(int(MAP[x]["econ"]) for x in locs) + aid
        bases = sum(board.n(x, f"{who}_base") for x in board.spaces)
        return bases * ((4 if board.is_shaded(DEARER) else 3) if who == "cartels" else 1)

    def on_shifted(self, rule: str, v: dict[str, Any], board: Board) -> None:
        """Civic Action and Agitation: where, and only without Terror (6.4.1, 6.4.2)."""
        space = v["place"]
        self.expect(pop(space) > 0 and not board.spaces[space]["terror"], f"{rule} shifts {space}")
        self.check_support(rule, space, board)

    def on_terror_removed(self, rule: str, v: dict[str, Any], board: Board) -> None:
        self.check_support(rule, v["place"], board)

    def check_support(self, rule: str, space: str, board: Board) -> None:
        if rule == "AA-6.4.1":
            need = 2 if board.is_shaded(FIRST_DIVISION) else 1
            both = board.n(space, "troops") >= need and board.n(space, "police") >= need
            self.eased |= set() if both else {space}
            one = board.is_unshaded(FIRST_DIVISION) and board.n(space, "troops", "police") and len(self.eased) == 1
            allowed = self.control.get(space) == "govt" and (both or one)
        else:
            allowed = self.control.get(space) == "farc" or (
                board.is_shaded("alfonso_cano") and board.pieces("farc", space) and self.control.get(space) != "govt"
            )
        self.expect(bool(allowed), f"{rule} in {space}, under the Control of {self.control.get(space)}")

    def on_president(self, rule: str, v: dict[str, Any], board: Board) -> None:
        self.expect(board.view["support"] <= 60, "a new president")

    def on_president_stays(self, rule: str, v: dict[str, Any], board: Board) -> None:
        last = board.view["president"] == "uribe"
        self.expect(last or board.view["support"] > 60, f"{board.view['president']} stays")
