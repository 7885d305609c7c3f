"""A second referee: watches a game through its journal and says where it differs from the rules of the box.

It is written from the rules, reads the data files of the map and the cards, and imports nothing that plays the game. It
keeps its own ledger of influence, VP, DEFCON and tracks, moved by nothing but what the journal claims, and compares it
with the state at every line and, as a whole, at every round; it works out scorings, dice and the main options itself.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

USSR: Final = 0
US: Final = 1


def data_of(name: str) -> Any:
    return tomllib.loads(files("tablero.games.twilight_struggle").joinpath(f"data/{name}").read_text(encoding="utf-8"))


MAP: Final = data_of("map.toml")
CARDS: Final = data_of("cards.toml")
PLACES: Final = list(MAP["country"])
FACTS: Final = list(MAP["country"].values())
REGIONS: Final = list(MAP["region"])
NEIGHBOURS: Final = [[PLACES.index(id) for id in facts["next_to"]] for facts in FACTS]
HOME: Final = [[PLACES.index(id) for id in MAP["superpower"][power]["next_to"]] for power in ("ussr", "usa")]
CIVIL_WAR: Final = PLACES.index("chinese_civil_war")
CLOSED_BELOW: Final = {"europe": 5, "asia": 4, "middle_east": 3}  # DEFCON at which a region is still open
FREE: Final = ("junta", "ortega_elected_in_nicaragua", "tear_down_this_wall")
FREE_OF_DEFCON: Final = 1  # of the extras
MIXED: Final = 4
NUMBER: Final = {id: facts["number"] for id, facts in CARDS.items()}


class Referee:
    """`names` are the game's actions, to read cards and regions in notes."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.wrong: list[str] = []
        self.checked = 0
        self.influence: list[int] = []  # the ledger, and the tracks in it
        self.vp = self.defcon = 0
        self.space = [0, 0]
        self.sizes = [0, 0]  # of hands at the last note
        self.start: list[int] = []  # influence when the round began
        self.scored = [0, 0]
        self.used: list[set[int]] = [set(), set()]  # countries of this use of Operations: influence placed, realigned

    # -- what the state says -------------------------------------------------------------------------------------

    def at(self, s: Any, side: int, place: int) -> int:
        return int(s.influence[side * len(PLACES) + place])

    def holder(self, s: Any, place: int) -> int:
        lead = self.at(s, US, place) - self.at(s, USSR, place)
        return US if lead >= FACTS[place]["stability"] else USSR if -lead >= FACTS[place]["stability"] else -1

    def lasts(self, s: Any, id: str) -> bool:
        return bool(s.lasting >> NUMBER[id] & 1)

    def expect(self, s: Any, what: str, found: object, expected: object) -> None:
        self.checked += 1
        if found != expected:
            self.wrong.append(f"turn {s.turn}, round {s.round}: {what}: {found}, but {expected} by the rules")

    # -- the journal ---------------------------------------------------------------------------------------------

    def hear(self, s: Any, entry: Any) -> None:
        v = entry.values
        if entry.kind in ("turn", "headline") and not self.influence:
            self.influence, self.vp, self.defcon, self.space = s.influence[:], s.vp, s.defcon, s.space[:]
        check = getattr(self, "on_" + entry.kind.replace("-", "_"), None)
        if check is not None and self.influence:
            check(s, v, entry)
        if entry.kind != "reshuffle":
            self.sizes = [len(hand) for hand in s.hands]

    def card(self, v: dict[str, int]) -> int:
        return int(NUMBER[self.names[v["card"]]])

    def on_gains(self, s: Any, v: dict[str, int], entry: Any) -> None:
        place = v["place"]
        self.influence[v["who"] * len(PLACES) + place] += v["count"] * (1 if entry.kind == "gains" else -1)
        told = (self.influence[len(PLACES) + place], self.influence[place])
        self.expect(s, f"{entry.kind} in {PLACES[place]}", (self.at(s, US, place), self.at(s, USSR, place)), told)
        self.expect(s, f"{entry.kind} tells what is there", (v["us"], v["ussr"]), told)
        if entry.rule.startswith("TS-6.1"):
            self.used[0].add(place)

    on_loses = on_gains

    def on_points(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.vp += v["count"] if v["who"] == US else -v["count"]
        self.expect(s, "VP", s.vp, self.vp)
        if entry.kind == "points":
            self.expect(s, "the score told", v["score"] * (1 if v["leads"] == US else -1), self.vp)
        if self.scored != [0, 0] and entry.rule.startswith("TS-card-"):
            self.expect(s, "VP of a scoring", v["count"], abs(self.scored[US] - self.scored[USSR]))
        self.scored = [0, 0]

    on_points_even = on_points

    def on_no_points(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "no VP", s.vp, self.vp)
        self.scored = [0, 0]

    def on_defcon_degrades(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "DEFCON told", v["level"], s.defcon)
        self.expect(s, entry.kind, s.defcon < self.defcon, entry.kind == "defcon-degrades")
        self.defcon = s.defcon

    on_defcon_improves = on_defcon_degrades

    def on_milops(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "military operations told", v["count"], s.milops[v["who"]])

    def on_space_box(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "Space Race told", (v["box"], v["box"] > self.space[v["who"]]), (s.space[v["who"]], True))
        self.space = s.space[:]

    def on_discards(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "a discard is in no hand", self.card(v) in s.hands[USSR] + s.hands[US], False)

    on_takes = on_discards

    def on_plays(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.used = [set(), set()]
        self.expect(s, "a card played is in no hand", self.card(v) in s.hands[USSR] + s.hands[US], False)

    on_partner = on_plays

    def on_removed(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "a card that left the game", self.card(v) in s.removed, True)
        self.expect(s, "a star", bool(CARDS[self.names[v["card"]]].get("starred")), True)

    def on_recovers(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "recovered", (self.card(v) in s.hands[v["who"]], self.card(v) in s.discards), (True, False))

    def on_gives_back(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "given back", self.card(v) in s.hands[USSR], True)

    def on_draws(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "cards drawn", len(s.hands[v["who"]]) - self.sizes[v["who"]], v["count"])

    def on_reshuffle(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "reshuffled", (v["count"], s.discards), (len(s.deck), []))

    def on_china_passes(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "the China Card", s.china, v["who"])

    on_china_claimed = on_china_passes

    def on_lasting(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(
            s, f"{entry.kind} of {self.names[v['card']]}", s.lasting >> self.card(v) & 1, entry.kind == "lasting"
        )

    on_effect_ends = on_lasting

    def on_crisis_ends(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "the crisis ends", s.crisis >> v["who"] & 1, 0)
        self.start = s.influence[:]

    def on_closes(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "Chernobyl", REGIONS[s.chernobyl], self.names[v["region"]])

    def on_short_of_milops(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "missing military operations", v["count"], s.defcon - s.milops[v["who"]])

    def on_victory(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "the winner", (s.over, s.winner), (True, v["who"]))

    # -- dice ----------------------------------------------------------------------------------------------------

    def on_coup(self, s: Any, v: dict[str, int], entry: Any) -> None:
        modifier = -1 if self.lasts(s, "salt_negotiations") else 0
        if FACTS[v["place"]]["region"] in ("central_america", "south_america"):
            modifier += s.squads if v["who"] == US else -s.squads
        total = v["roll"] + v["ops"] + modifier - 2 * FACTS[v["place"]]["stability"]
        self.expect(s, "coup", (v["modifier"], v["result"]), (modifier, total))

    def on_realignment(self, s: Any, v: dict[str, int], entry: Any) -> None:
        place = v["place"]
        self.used[1].add(place)
        for side, name in ((USSR, "ussr_bonus"), (US, "us_bonus")):
            bonus = sum(self.holder(s, near) == side for near in NEIGHBOURS[place]) + (place in HOME[side])
            bonus += self.at(s, side, place) > self.at(s, 1 - side, place)
            bonus -= side == US and self.lasts(s, "iran_contra_scandal")
            self.expect(s, f"realignment in {PLACES[place]}, {name}", v[name], bonus)

    def on_war(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.expect(s, "war", v["success"], int(v["roll"] + v["modifier"] >= v["needed"]))

    # -- scorings ------------------------------------------------------------------------------------------------

    def on_scores(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.scored[v["who"]] = v["points"]
        region = self.names[v["region"]]
        if region in ("asia", "middle_east") and entry.rule.startswith("TS-card-"):
            return  # Shuttle Diplomacy may have left a country out
        held: list[list[int]] = [[], []]
        for n, facts in enumerate(FACTS):
            if facts["region"] == region and n != CIVIL_WAR and self.holder(s, n) >= 0:
                held[self.holder(s, n)].append(n)
        taiwan = self.lasts(s, "formosan_resolution") and self.holder(s, PLACES.index("taiwan")) == US
        ground = [n for n, facts in enumerate(FACTS) if facts.get("battleground") and facts["region"] == region]
        ground += [PLACES.index("taiwan")] if taiwan and region == "asia" else []
        mine, theirs = held[v["who"]], held[1 - v["who"]]
        own, other = (len([n for n in each if n in ground]) for each in (mine, theirs))
        level = 1 if mine else 0
        if len(mine) > len(theirs) and own == len(ground):
            level = 3
        elif len(mine) > len(theirs) and own > other and len(mine) > own:
            level = 2
        near = len([n for n in mine if n in HOME[1 - v["who"]]])
        worth = MAP["region"][region]
        points = (0, worth["presence"], worth["domination"], worth["control"])[level] + own + near
        self.expect(s, f"scoring of {region}", (v["status"], v["points"]), (level, points))

    # -- between rounds ------------------------------------------------------------------------------------------

    def on_round(self, s: Any, v: dict[str, int], entry: Any) -> None:
        self.start = s.influence[:]
        if not s.civil_war:
            self.influence[CIVIL_WAR] = 0
        self.expect(s, "influence that nobody told", s.influence, self.influence)
        self.expect(s, "VP and DEFCON that nobody told", (s.vp, s.defcon), (self.vp, self.defcon))
        held = [*s.hands[USSR], *s.hands[US], *s.deck, *s.discards, *s.removed]
        held += [NUMBER["shuttle_diplomacy"]] if self.lasts(s, "shuttle_diplomacy") else []
        wars = {"early": 1, "mid": 4, "late": 8}
        due = [c["number"] for c in CARDS.values() if s.optional_cards or not c.get("optional")]
        begun = [c["number"] for c in CARDS.values() if s.turn >= wars[c["war"]] and c["number"] in due]
        self.expect(s, "all cards", sorted(held), sorted(n for n in begun if n != NUMBER["the_china_card"]))

    # -- questions -----------------------------------------------------------------------------------------------

    def judge(self, s: Any, ask: Any) -> None:
        """The options of a placement in the own round, of a coup, of a realignment."""
        if ask.kind == "operations":
            self.used = [set(), set()]
        if ask.kind not in ("place", "coup", "realign") or s.round == 0:
            return
        options = [n for n in ask.options if n < len(PLACES)]
        card = self.names[ask.values["card"]]
        if ask.kind == "place":
            if ask.seat == s.phasing and not ask.values["asia"] + ask.values["southeast"] and ask.values["ops"]:
                self.expect(s, f"places for {card}", options, self.reach(s, ask.seat, ask.values["ops"]))
        elif card not in FREE and ask.rule != "TS-card-107" and (ask.kind == "coup" or ask.values["left"]):
            self.expect(s, f"{ask.kind} with {card}", options, self.targets(s, ask.seat, ask.kind == "coup"))

    def reach(self, s: Any, side: int, ops: int) -> list[int]:
        own = [n for n in range(CIVIL_WAR) if self.start[side * len(PLACES) + n]]
        found = {*HOME[side], *own, *(near for n in own for near in NEIGHBOURS[n])}
        found |= {CIVIL_WAR} if s.civil_war and side == USSR else set()
        if side == USSR and s.chernobyl >= 0:
            found = {n for n in found if FACTS[n]["region"] != REGIONS[s.chernobyl]}
        found -= self.used[1] if s.extras & MIXED else set()
        return sorted(n for n in found if ops > 1 or self.holder(s, n) != 1 - side)

    def targets(self, s: Any, side: int, coup: bool) -> list[int]:
        found = []
        for n in range(CIVIL_WAR):
            region = FACTS[n]["region"]
            closed = s.defcon < CLOSED_BELOW.get(region, 0) and (coup or not s.extras & FREE_OF_DEFCON)
            placed = (
                n in self.used[0] or self.at(s, side, n) > self.influence[side * len(PLACES) + n]
            )  # told or not yet
            if not self.at(s, 1 - side, n) or closed or (not coup and s.extras & MIXED and placed):
                continue
            if side == USSR and self.is_closed_to_the_ussr(s, n, region, coup):
                continue
            found.append(n)
        return found

    def is_closed_to_the_ussr(self, s: Any, n: int, region: str, coup: bool) -> bool:
        if PLACES[n] == "japan" and self.lasts(s, "us_japan_mutual_defense_pact"):
            return True
        if region != "europe":
            return False
        if coup and self.lasts(s, "the_reformer"):
            return True
        out = (PLACES[n] == "france" and self.lasts(s, "de_gaulle_leads_france")) or (
            PLACES[n] == "west_germany" and self.lasts(s, "willy_brandt")
        )
        return self.lasts(s, "nato") and self.holder(s, n) == US and not out
