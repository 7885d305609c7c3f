"""A second referee, written from the printed rules: watches a game note by note and recomputes what it can.

It imports nothing of the game's rules: map and dashboards are read from the data files, positions from views, and what
happened from the journal. What it says is a list of disagreements. It knows: who may be deployed where, how hunters
walk and fly, what attacks come to, that Patrón's answers are true, the fame of a season, and how many pieces there are.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from tablero.core.game import AnyGame
from tablero.core.state import EVERYTHING, Entry

DATA = files("tablero.games.narcos") / "data"
LOCATIONS = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))["location"]
CARDS = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))
AIRPORTS = [id for id, place in LOCATIONS.items() if place["airport"]]


def distance(start: str, end: str, closed: frozenset[str] = frozenset(), flying: bool = False) -> int:
    """Steps on the shortest way that enters no closed location; 99 if there is none."""
    seen, front, steps = {start}, {start}, 0
    while end not in seen:
        ways = {near for place in front for near in LOCATIONS[place]["next_to"]}
        ways |= set(AIRPORTS) if flying and front & set(AIRPORTS) else set()
        front, steps = ways - closed - seen, steps + 1
        if not front:
            return 99
        seen |= front
    return steps


class Referee:
    """Sees every note with the state it was made in; `wrong` is what it does not agree with."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.before: dict[str, Any] = {}
        self.wrong: list[str] = []
        self.seen: dict[str, int] = {}

    def __call__(self, state: Any, entry: Entry) -> None:
        now: Any = self.game.view(state, EVERYTHING)
        values = {key: self.named(key, value) for key, value in entry.values.items()}
        check = getattr(self, "check_" + entry.kind.replace("-", "_"), None)
        if check and self.before:
            self.seen[entry.kind] = self.seen.get(entry.kind, 0) + 1
            check(now, values)
        self.count_pieces(now)
        self.before = now

    def named(self, key: str, value: int) -> Any:
        """A place or figure by its id, anything else as the number it is."""
        return self.game.name(value) if key in ("place", "target", "hunter", "sicario", "card") else value

    def claim(self, is_true: bool, what: str) -> None:
        if not is_true:
            self.wrong.append(what)

    # -- what notes tell -------------------------------------------------------------------------------------------

    def check_deployed(self, now: Any, v: dict[str, Any]) -> None:
        """Within range of Patrón, on no other figure, in no city with a roadblock; La Quica next to a hunter."""
        was = self.before["locations"][v["place"]]
        cell = next(cell for cell in now["sicarios"] if cell["sicario"] == v["sicario"])
        self.claim(distance(now["patron"]["place"], v["place"]) <= v["n"], f"out of range: {v}")
        self.claim(v["n"] >= CARDS["slot"][cell["slot"]]["range"], f"not the range of the cell: {v}")
        self.claim(was["token"] != "roadblock" and not was["hunter"] and not was["sicario"], f"not free: {v}")
        if v["sicario"] == "la_quica":
            near = LOCATIONS[v["place"]]["next_to"]
            self.claim(any(one["place"] in near for one in now["hunters"].values()), f"no hunter next to him: {v}")

    def check_hunter_moved(self, now: Any, v: dict[str, Any]) -> None:
        """By road or from airport to airport; never into a sicario's location or a city with influence."""
        places = self.before["locations"].items()
        closed = frozenset(id for id, place in places if place["sicario"] or place["token"] == "influence")
        steps = distance(v["place"], v["target"], closed, flying=True)
        self.claim(self.before["hunters"][v["hunter"]]["place"] == v["place"], f"he did not stand there: {v}")
        self.claim(steps <= 2 + 2 + 2 + 3, f"{steps} steps: {v}")  # two, or three for an arrest, and both helicopters
        self.claim(not self.before["locations"][v["target"]]["hunter"], f"two hunters in one place: {v}")
        self.claim(not self.before["hunters"][v["hunter"]]["blocked"], f"he is blocked: {v}")

    def check_attacks(self, now: Any, v: dict[str, Any]) -> None:
        hunter = now["hunters"][v["hunter"]]["place"]
        sicario = next(cell["place"] for cell in now["sicarios"] if cell["sicario"] == v["sicario"])
        self.claim(sicario in LOCATIONS[hunter]["next_to"], f"not next to him: {v}")

    def check_captured(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(v["n"] > v["total"] == self.token(now, v["sicario"]), f"a tie favours Patrón: {v}")

    def check_attack_fails(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(v["n"] <= v["total"] == self.token(now, v["sicario"]), f"strong enough: {v}")

    def token(self, now: Any, sicario: str) -> int:
        """The value of an open defence token; hostage and bomb are worth 2."""
        cell = next(cell for cell in now["sicarios"] if cell["sicario"] == sicario)
        self.claim(cell["defence"]["open"], f"the token of {sicario} lies face down")
        token = cell["defence"]["token"]
        return 2 if token in ("hostage", "bomb") else int(token.rpartition("_")[2])

    def check_distance_answer(self, now: Any, v: dict[str, Any]) -> None:
        true = distance(now["hunters"][v["hunter"]]["place"], now["patron"]["place"])
        self.claim(true in (v["low"], v["high"]) and v["low"] < v["high"], f"neither is {true}: {v}")

    def check_type_city(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(LOCATIONS[now["patron"]["place"]]["kind"] == "city", f"no city: {v}")

    def check_type_plantation(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(LOCATIONS[now["patron"]["place"]]["kind"] == "plantation", f"no plantation: {v}")

    def check_region_yes(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(self.same_region(now, v), f"another region: {v}")

    def check_region_no(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(not self.same_region(now, v), f"the same region: {v}")

    def same_region(self, now: Any, v: dict[str, Any]) -> bool:
        places: list[str] = [now["hunters"][v["hunter"]]["place"], now["patron"]["place"]]
        return len({LOCATIONS[place]["region"] for place in places}) == 1

    def check_arrest_fails(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(now["patron"]["place"] != v["place"], f"he is there: {v}")

    def check_arrested(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(self.before["patron"]["place"] == v["place"], f"he is not there: {v}")
        hunter = now["hunters"][v["hunter"]]["place"]
        self.claim(distance(hunter, v["place"]) <= 1, f"too far away: {v}")

    # -- what notes claim to have changed --------------------------------------------------------------------------

    def check_fame_gained(self, now: Any, v: dict[str, Any]) -> None:
        self.claim(now["patron"]["fame"] == v["total"] == min(20, self.before["patron"]["fame"] + v["n"]), f"fame: {v}")

    def check_influence_placed(self, now: Any, v: dict[str, Any]) -> None:
        self.became(now, v, None, "influence", "city")

    def check_roadblock_placed(self, now: Any, v: dict[str, Any]) -> None:
        self.became(now, v, None, "roadblock", "city")

    def check_lab_placed(self, now: Any, v: dict[str, Any]) -> None:
        self.became(now, v, None, "lab", "plantation")

    def check_influence_removed(self, now: Any, v: dict[str, Any]) -> None:
        self.became(now, v, "influence", None, "city")

    def check_roadblock_removed(self, now: Any, v: dict[str, Any]) -> None:
        self.became(now, v, "roadblock", None, "city")

    def check_lab_destroyed(self, now: Any, v: dict[str, Any]) -> None:
        self.became(now, v, "lab", None, "plantation")

    def became(self, now: Any, v: dict[str, Any], old: str | None, new: str | None, kind: str) -> None:
        place = v["place"]
        was, becomes = self.before["locations"][place]["token"], now["locations"][place]["token"]
        self.claim((was, becomes, LOCATIONS[place]["kind"]) == (old, new, kind), f"{was} became {becomes}: {v}")

    # -- pieces ----------------------------------------------------------------------------------------------------

    def count_pieces(self, now: Any) -> None:
        """As many as the box holds."""
        tokens = [place["token"] for place in now["locations"].values()]
        labs = tokens.count("lab")
        cubes = sum(place["cube"] for place in now["locations"].values()) + now["factions"]["cali"]["cubes"]
        cubes += sum(cell["cube"] for cell in now["sicarios"])
        self.claim(now["supply"]["tokens"] == 16 - len(tokens) + labs + tokens.count(None), "16 tokens")
        self.claim(now["supply"]["labs"] == 12 - labs and now["supply"]["cubes"] == 15 - cubes >= 0, "labs or cubes")
