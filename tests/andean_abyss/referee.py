"""A second opinion on a game of Andean Abyss, from what everybody sees: views, questions, journal lines.

Written from the rulebook, without the game's rules: only the data files are read. `Referee.look` is called at every
question. It counts pieces, totals, Control and margins anew (1.4, 1.6, 6.2, 7.3), says who is in turn and may take the
Event (2.3), where an Operation may be executed (3.2, 3.3), what it costs (3.1) and which pieces may be removed
(3.2.4, 3.3.3); whatever differs is an AssertionError. Not here: Special Activities, the texts of events.
Non-players are judged in nonplayer_referee.py, Propaganda rounds in propaganda_referee.py.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

DATA = files("tablero.games.andean_abyss").joinpath("data")
MAP: dict[str, Any] = tomllib.loads(DATA.joinpath("map.toml").read_text(encoding="utf-8"))["space"]
CARDS: dict[str, Any] = tomllib.loads(DATA.joinpath("cards.toml").read_text(encoding="utf-8"))
INVENTORY: dict[str, Any] = tomllib.loads(DATA.joinpath("setup.toml").read_text(encoding="utf-8"))["inventory"]
FACTIONS = ("govt", "farc", "auc", "cartels")
INSURGENTS = FACTIONS[1:]
REMOVALS = ("AA-3.2.2", "AA-3.2.4", "AA-3.3.3", "AA-4.3.2")

View = dict[str, Any]


def pop(space: str) -> int:
    return int(MAP[space].get("pop", 0))


def is_kind(space: str, *kinds: str) -> bool:
    return MAP[space]["kind"] in kinds


class Board:
    """The map in a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.spaces: dict[str, Any] = view["spaces"]
        self.lasting = {entry["card"]: entry for entry in view["lasting"]}

    def n(self, space: str, *kinds: str) -> int:
        return sum(self.spaces[space]["pieces"].get(kind, 0) for kind in kinds)

    def guerrillas(self, faction: str, space: str) -> int:
        return self.n(space, f"{faction}_underground", f"{faction}_active")

    def pieces(self, faction: str, space: str) -> int:
        if faction == "govt":
            return self.n(space, "troops", "police", "govt_base")
        return self.guerrillas(faction, space) + self.n(space, f"{faction}_base")

    def everyone(self, space: str) -> int:
        return sum(self.pieces(faction, space) for faction in FACTIONS)

    def is_shaded(self, card: str) -> bool:
        return card in self.lasting and self.lasting[card]["side"] == "shaded"

    def is_unshaded(self, card: str) -> bool:
        return card in self.lasting and self.lasting[card]["side"] == "unshaded"

    def near(self, space: str) -> list[str]:
        return [other for other in MAP[space]["next_to"] if other in self.spaces] if space in self.spaces else []

    def level(self, space: str) -> int:
        return int(self.spaces[space].get("level", 0))

    def is_zone(self, space: str) -> bool:
        return bool(self.spaces[space].get("zone", False))

    def no_guerrillas(self, space: str) -> bool:
        return not any(self.guerrillas(faction, space) for faction in INSURGENTS)

    # -- removal (3.2.4, 3.3.3) ----------------------------------------------------------------------------------

    def located(self, space: str) -> set[str]:
        """What an Assault may take there."""
        found = set()
        for f in INSURGENTS:
            if self.lasting.get("senado_and_camara", {}).get("faction") == f:
                continue
            if self.n(space, f"{f}_active"):
                found.add(f"{f}_active")
            elif self.n(space, f"{f}_base") and not self.guerrillas(f, space):
                found.add(f"{f}_base")
        return found

    def exposed(self, me: str, space: str) -> set[str]:
        """What an Attack may take there."""
        found: set[str] = set()
        for f in FACTIONS:
            screen = ("troops", "police") if f == "govt" else (f"{f}_underground", f"{f}_active")
            if f != me:
                found |= {
                    kind for kind in (screen if self.n(space, *screen) else (f"{f}_base",)) if self.n(space, kind)
                }
        return found

    def assault_power(self, space: str) -> int:
        troops, police = self.n(space, "troops"), self.n(space, "police")
        if MAP[space].get("terrain") == "mountain" and not self.is_unshaded("high_mountain_battalions"):
            return troops // (4 if self.is_shaded("high_mountain_battalions") else 2)
        return troops if is_kind(space, "department") and MAP[space].get("terrain") != "mountain" else troops + police

    # -- where Operations go (3.2, 3.3) --------------------------------------------------------------------------

    def reach(self, space: str, cube: str) -> bool:
        """Whether such a cube can Sweep into the space: from next door, or over a LoC without Guerrillas."""
        roads = [other for other in self.near(space) if is_kind(other, "loc") and self.no_guerrillas(other)]
        around = {*self.near(space), *[far for loc in roads for far in self.near(loc)]} - {space}
        return any(self.n(other, cube) for other in around)

    def may_sweep(self, space: str) -> bool:
        if is_kind(space, "loc") or self.is_zone(space):
            return False
        if self.is_shaded("madrid_donors") and not is_kind(space, "city"):
            return False
        police = self.is_unshaded("national_defense_and_security_council") and self.reach(space, "police")
        return self.n(space, "troops", "police") > 0 or self.reach(space, "troops") or police

    def may_assault(self, space: str) -> bool:
        if self.is_shaded("madrid_donors") and is_kind(space, "department"):
            return False
        return bool(self.located(space)) and self.assault_power(space) > 0

    def may_rally(self, me: str, space: str) -> bool:
        if is_kind(space, "loc") or (me == "farc" and self.level(space) > 0) or (me == "auc" and self.level(space) < 0):
            return False
        room = space != "ecuador" or self.pieces(me, space) < 2
        all_bases = self.n(space, *[f"{f}_base" for f in FACTIONS])
        builds = self.guerrillas(me, space) >= 2 and self.view["available"][f"{me}_base"] > 0 and all_bases < 2
        others = room and any(self.guerrillas(me, other) for other in self.spaces if other != space)
        gathers = self.n(space, f"{me}_base") > 0 and (self.n(space, f"{me}_active") > 0 or others)
        return (room and self.view["available"][f"{me}_underground"] > 0) or builds or gathers

    def open_to(self, op: str, me: str) -> set[str]:
        tests = {
            "train": lambda x: not is_kind(x, "loc") and not self.is_zone(x),
            "sweep": self.may_sweep,
            "assault": self.may_assault,
            "rally": lambda x: self.may_rally(me, x),
            "attack": lambda x: self.guerrillas(me, x) > 0 and self.everyone(x) > self.pieces(me, x),
            "terror": lambda x: self.n(x, f"{me}_underground") > 0,
        }
        return {space for space in self.spaces if tests[op](space)}

    def price(self, op: str, me: str, space: str) -> int:
        """What the Operation costs in a space (3.2, 3.3; cards 2 and 3)."""
        if me == "govt":
            cheap = {"sweep": "ospina_and_mora", "assault": "tapias"}.get(op, "")
            return 1 if self.is_unshaded(cheap) else 3
        return 0 if op in ("march", "terror") and is_kind(space, "loc") else 1


class Referee:
    def __init__(self) -> None:
        self.paid = 0  # for the running Operation
        self.looks = 0

    def look(self, view: View, kind: str, who: str, place: str, rule: str, options: list[str], news: list[Any]) -> None:
        """A question, and the journal lines since the last one (kind, rule, amount)."""
        self.looks += 1
        board = Board(view)
        for line, cited, amount in news:
            if line == "operation":
                self.paid = 0
            elif line == "resources-fell" and cited in ("AA-3.1", "AA-3.2.2"):
                self.paid += amount
        check_pieces(board)
        check_tracks(board)
        if kind == "turn":
            check_turn(board, who, options)
        elif kind == "operate" and view["operation"]:
            self.check_price(board)
            check_spaces(board, options)
        elif kind == "remove-piece" and rule in REMOVALS:
            kinds = board.located(place) if who == "govt" else board.exposed(who, place)
            assert set(options) - {"done"} == kinds, f"{who} removes {options} in {place}, not {kinds}"

    def check_price(self, board: Board) -> None:
        """What was paid is the price of what was selected (3.1)."""
        running = board.view["operation"]
        op, me = running["operation"], running["faction"]
        price = 3 if op == "patrol" else sum(board.price(op, me, space) for space in running["spaces"])
        assert self.paid == (0 if running["free"] else price), f"{me} paid {self.paid} for {running}, not {price}"


def check_pieces(board: Board) -> None:
    """All pieces are there, and stand where they may (1.4)."""
    for faction, kinds in INVENTORY.items():
        for kind, number in kinds.items():
            parts = {"base": [f"{faction}_base"], "guerrilla": [f"{faction}_underground", f"{faction}_active"]}
            ids = parts.get(kind, [kind])
            total = board.view["available"][ids[0]] + sum(board.n(space, *ids) for space in board.spaces)
            least = number - 3 if ids[0] == "auc_underground" else number  # card 49
            assert least <= total <= number, f"{total} {ids} instead of {number}"
    for space in board.spaces:
        bases = board.n(space, *[f"{f}_base" for f in FACTIONS])
        assert bases <= (0 if is_kind(space, "loc") else 2), f"{bases} Bases in {space}"
        assert not (board.is_zone(space) and board.pieces("govt", space)), f"Government pieces in the Zone {space}"
        assert space != "ecuador" or all(board.pieces(f, space) <= 2 for f in FACTIONS)


def check_tracks(board: Board) -> None:
    """Totals, Control, margins (1.6.3, 6.2, 7.3)."""
    view = board.view
    levels = {space: board.level(space) for space in board.spaces}
    support = sum(pop(space) * max(0, level) for space, level in levels.items())
    opposition = sum(pop(space) * max(0, -level) for space, level in levels.items())
    bases = {f: sum(board.n(space, f"{f}_base") for space in board.spaces) for f in INSURGENTS}
    assert view["support"] == support
    assert view["opposition_and_bases"] == opposition + bases["farc"]
    assert not any(level and not pop(space) for space, level in levels.items()), "only Pop has a level"
    assert view["margins"] == {
        "govt": support - 60,
        "farc": opposition + bases["farc"] - 25,
        "auc": bases["auc"] - bases["farc"],
        "cartels": min(bases["cartels"] - 10, view["resources"]["cartels"] - 40),
    }
    for space, seen in board.spaces.items():
        if not is_kind(space, "loc"):
            holder = next((f for f in ("govt", "farc") if 2 * board.pieces(f, space) > board.everyone(space)), None)
            assert seen["control"] == holder, f"{seen} is under the Control of {holder}"
    markers = sum(seen.get("terror", 0) + seen.get("sabotage", False) for seen in board.spaces.values())
    assert markers <= 40
    assert all(0 <= n <= 99 for n in view["resources"].values())
    assert 0 <= view["aid"] <= 29


def check_turn(board: Board, who: str, options: list[str]) -> None:
    """Who is in turn, and whether the Event is open (2.3.2 to 2.3.5, 2.3.9); Shipments are with Guerrillas (4.5.3)."""
    view = board.view
    gone = {*view["asked"], *view["barred"]}
    assert who == next(f for f in view["order"] if f in view["eligible"] and f not in gone)
    assert "pass" in options
    event_open = view["first"] in ("", "operation_and_activity")
    assert ("unshaded" in options) is event_open
    assert ("shaded" in options) is (event_open and CARDS[view["current_card"]].get("dual", False))
    final = view["next_card"] == "propaganda" and view["propaganda"] + 1 == view["last_propaganda"]
    assert not (final and {"sweep", "march"} & {*options})
    if who == "govt":
        assert ("patrol" in options) is ("train" in options) is (view["resources"]["govt"] >= 3)
    else:
        rich = view["resources"][who] > 0
        assert not rich or ("attack" in options) is bool(board.open_to("attack", who))
    for shipment in view["shipments"]:
        assert board.guerrillas(shipment["owner"], shipment["space"])


def check_spaces(board: Board, options: list[str]) -> None:
    """Where the running Operation may go on: all such spaces, each once, within the purse (3.1)."""
    running = board.view["operation"]
    op, me, chosen = running["operation"], running["faction"], {*running["spaces"]}
    offered = {option for option in options if option in MAP}
    if op in ("march", "patrol"):
        movers = {
            x for x in board.spaces if (board.guerrillas(me, x) if op == "march" else board.n(x, "troops", "police"))
        }
        assert offered <= movers, f"{op} from {offered - movers}"
        return
    purse = board.view["resources"][me]
    legal = {x for x in board.open_to(op, me) - chosen if running["free"] or purse >= board.price(op, me, x)}
    one = {"sweep": "ospina_and_mora", "assault": "tapias"}.get(op, "")
    if (running["limited"] and chosen) or (board.is_shaded(one) and chosen):
        legal = set()
    assert offered <= legal, f"{me} may not {op} in {offered - legal}"
    # Troops that have moved move no further; a card may bring an Operation to one space; a second one may be barred
    if not (running["free"] or (op == "sweep" and chosen) or board.is_shaded(one)):
        assert offered == legal, f"{me} may {op} in {legal - offered}, too"
