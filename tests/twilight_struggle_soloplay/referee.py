"""A second referee for SoloPlay, written from the rulebook alone: it watches views and notes and reckons for itself.

It knows the map and the cards from the data files and nothing of the rules' code. What it checks: each card is in one
place; the AI turns up its top card (Defectors goes under); what a region scores; who acts first, and which rounds are
scored; and of every placement of the AI with Operations: reach, prices, two markers in a country, the cap,
and that the markers are those the plan named. What a note claims is held against the view at that moment.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "tablero" / "games" / "twilight_struggle" / "data"
MAP = tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))
CARDS = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))
PLACES: dict[str, dict[str, Any]] = MAP["country"]
SOUTHEAST = ("burma", "laos_cambodia", "indonesia", "malaysia", "philippines", "thailand", "vietnam")
REGIONS = {id: [c for c, data in PLACES.items() if data["region"] == id] for id in MAP["region"]}
REGIONS["southeast_asia"] = list(SOUTHEAST)
NEXT: dict[str, set[str]] = {c: set() for c in PLACES}
for here, data in PLACES.items():
    for there in data["next_to"]:
        if there in PLACES:
            NEXT[here].add(there)
            NEXT[there].add(here)
HOME = {"us": MAP["superpower"]["usa"]["next_to"], "ussr": MAP["superpower"]["ussr"]["next_to"]}
OTHER = {"us": "ussr", "ussr": "us"}
EARLY = ("europe", "asia", "middle_east")
GIVES_CARDS = ("missile_envy", "grain_sales_to_soviets", "five_year_plan")  # another card of a stack comes into play
View = dict[str, Any]
Influence = dict[str, dict[str, int]]


def influence_in(view: View) -> Influence:
    held = {c: {"us": 0, "ussr": 0} for c in PLACES}
    for place, (us, ussr) in view["influence"].items():
        held[place] = {"us": us, "ussr": ussr}
    return held


def controller(held: Influence, place: str) -> str:
    us, ussr = held[place]["us"], held[place]["ussr"]
    if abs(us - ussr) < PLACES[place]["stability"]:
        return ""
    return "us" if us > ussr else "ussr"


def is_battleground(place: str, view: View, owner: str) -> bool:
    formosa = place == "taiwan" and owner == "us" and "formosan_resolution" in names(view["lasting"])
    return bool(PLACES[place].get("battleground", False)) or formosa


def names(lasting: list[Any]) -> list[str]:
    return [entry["card"] if isinstance(entry, dict) else str(entry) for entry in lasting]


def score(view: View, region: str, person: str) -> int | None:
    """VP for the US by the map alone; None where Control of Europe or Shuttle Diplomacy has a say."""
    held = influence_in(view)
    owner = {c: controller(held, c) for c in REGIONS[region]}
    if region == "southeast_asia":
        worth = {c: 2 if c == "thailand" else 1 for c in owner}
        return sum(worth[c] * ((owner[c] == "us") - (owner[c] == "ussr")) for c in owner)
    if "shuttle_diplomacy" in names(view["lasting"]) and region in ("asia", "middle_east"):
        return None
    grounds = [c for c in owner if is_battleground(c, view, owner[c])]
    total = 0
    for side, sign in (("us", 1), ("ussr", -1)):
        mine, theirs = [[c for c in owner if owner[c] == who] for who in (side, OTHER[side])]
        own_grounds, their_grounds = [c for c in mine if c in grounds], [c for c in theirs if c in grounds]
        level = "presence" if mine else ""
        if len(mine) > len(theirs):
            if len(own_grounds) > len(their_grounds) and len(mine) > len(own_grounds):
                level = "domination"
            if len(own_grounds) == len(grounds):
                level = "control"
        if level == "control" and region == "europe":
            return None
        value = MAP["region"][region][level] if level else 0
        total += sign * (value + len(own_grounds) + len([c for c in mine if c in HOME[OTHER[side]]]))
    return total


class Referee:
    """Hears every note with the view at that moment, and remembers what it finds wrong."""

    def __init__(self, optional: bool = True) -> None:
        self.optional = optional  # the optional cards are in the game
        self.wrong: list[str] = []
        self.heard: dict[str, int] = {}
        self.top: list[str] = []  # the AI's stack when its round began
        self.cards: list[str] = []  # cards that the AI's round has named as its own
        self.start: Influence = {}  # when the round of the AI began
        self.before: Influence = {}  # when its plan was told
        self.steps: list[tuple[str, int, int]] = []
        self.ops = 0
        self.placed = 0
        self.scored: tuple[str, int, int] | None = None
        self.rounds: dict[int, list[tuple[int, str]]] = {}
        self.acted: list[str] = []
        self.lines: Influence = {}  # each country as the last line about it left it
        self.kind = ""

    def say(self, view: View, what: str) -> None:
        self.wrong.append(f"turn {view['turn']}, round {view['round']}: {what}")

    def hear(self, kind: str, values: dict[str, Any], view: View) -> None:
        self.heard[kind] = self.heard.get(kind, 0) + 1
        if self.scored is not None and kind in ("one-region", "two-regions", "turn", "short-of-milops"):
            region, before, gain = self.scored
            if view["vp"] != max(-20, min(20, before + gain)):
                self.say(view, f"{region} brought {view['vp'] - before}, not {gain}")
            self.scored = None
        self.kind = kind
        method = getattr(self, "on_" + kind.replace("-", "_"), None)
        if method is not None:
            method(values, view)

    # -- cards and rounds ----------------------------------------------------------------------------------------

    def conserve(self, view: View) -> None:
        """Each card of the wars so far in one place (at a decision)."""
        found = [c for pile in ("deck", "discards", "removed", "hand", "dealt", "kept", "playing") for c in view[pile]]
        found += [*view["stacks"]["player"], *view["stacks"]["ai"], *[c for c in view["headlines"].values() if c]]
        found += ["missile_envy"] if view["must_use_missile_envy"] else []
        found += [c for c in names(view["lasting"]) if c == "shuttle_diplomacy"]
        found = [c for c in found if c != "the_china_card" and not c.endswith("_scoring")]
        wars = ["early", *(["mid"] if view["turn"] >= 4 else []), *(["late"] if view["turn"] >= 8 else [])]
        cards = {c: data for c, data in CARDS.items() if self.optional or not data.get("optional")}
        due = [c for c, data in cards.items() if data["war"] in wars and data.get("ops") and c != "the_china_card"]
        if sorted(found) != sorted(due):
            self.say(view, f"cards: {sorted(set(found) ^ set(due))}")

    def on_ai_acts(self, values: dict[str, Any], view: View) -> None:
        self.top = list(view["stacks"]["ai"])
        self.start = influence_in(view)
        self.cards, self.steps, self.placed = [], [], 0
        if view["scoring_round"] and "player" not in self.acted:
            self.say(view, "the AI acted first in a scoring round")
        self.acted.append("ai")

    def on_one_region(self, values: dict[str, Any], view: View) -> None:
        self.acted = []
        self.claim(view["primary"] == values["region"] and not view["secondary"], view, "one-region", values)

    def on_two_regions(self, values: dict[str, Any], view: View) -> None:
        self.acted = []
        early = values["region"] in EARLY and values["second"] in EARLY and view["turn"] < 4
        shown = (view["primary"], view["secondary"]) == (values["region"], values["second"])
        self.claim(shown and not early, view, "two-regions", values)

    def on_round(self, values: dict[str, Any], view: View) -> None:
        self.acted.append("player")
        self.start, self.cards = influence_in(view), []

    def on_ai_waits(self, values: dict[str, Any], view: View) -> None:
        if values["card"] != "defectors" or self.top[0] != "defectors":
            self.say(view, f"{values['card']} waits")
        self.top = [*self.top[1:], self.top[0]]

    def on_ai_turns_up(self, values: dict[str, Any], view: View) -> None:
        self.cards.append(values["card"])
        if values["card"] != self.top[0]:
            self.say(view, f"turned up {values['card']}, not {self.top[0]}")
        if values["card"] == "defectors" and len(self.top) > 1:
            self.say(view, "Defectors is used though there are other cards")

    def on_ai_china(self, values: dict[str, Any], view: View) -> None:
        self.cards.append("the_china_card")

    def on_ai_named(self, values: dict[str, Any], view: View) -> None:
        self.cards.append(values["card"])

    on_ai_envy = on_ai_intervenes = on_ai_named

    # -- other lines that claim something ------------------------------------------------------------------------

    def claim(self, holds: bool, view: View, kind: str, values: dict[str, Any]) -> None:
        if not holds:
            self.say(view, f"{kind} {values}")

    def on_gains(self, values: dict[str, Any], view: View) -> None:
        """What is there now, and by how much it has changed since the last line about this country."""
        place, now = values["place"], influence_in(view)[values["place"]]
        sign = 1 if self.kind == "gains" else -1
        side = view["person"] if values["who"] == 0 else view["ai"]
        self.claim((values["us"], values["ussr"]) == (now["us"], now["ussr"]), view, self.kind, values)
        if place in self.lines:
            self.claim(now[side] - self.lines[place][side] == sign * values["count"], view, self.kind, values)
        self.lines[place] = now

    on_loses = on_gains

    def on_draws_card(self, values: dict[str, Any], view: View) -> None:
        self.claim(view["hand"][-1:] == [values["card"]], view, "draws-card", values)

    def on_goes_under(self, values: dict[str, Any], view: View) -> None:
        low = view["stacks"]["player"][-3:]
        self.claim(values["card"] in low and values["card"] not in view["hand"], view, "goes-under", values)

    def on_divided(self, values: dict[str, Any], view: View) -> None:
        self.claim(values["kept"] <= values["given"], view, "divided", values)

    def on_headline(self, values: dict[str, Any], view: View) -> None:
        side = view["person"] if values["who"] == 0 else view["ai"]
        self.claim(view["headlines"][side] == values["card"], view, "headline", values)

    def on_headline_hostile(self, values: dict[str, Any], view: View) -> None:
        self.claim(CARDS[values["card"]]["side"] == view["person"], view, "headline-hostile", values)

    on_ai_hostile = on_headline_hostile

    def on_ai_space(self, values: dict[str, Any], view: View) -> None:
        self.claim(CARDS[values["card"]]["side"] == view["person"], view, "ai-space", values)

    def on_ai_china_instead(self, values: dict[str, Any], view: View) -> None:
        held = view["stacks"]["ai"][-1] == values["card"] and values["value"] <= 0
        self.claim(held, view, "ai-china-instead", values)

    def on_scoring_round(self, values: dict[str, Any], view: View) -> None:
        self.claim(view["scoring_round"] and view["primary"] == values["region"], view, "scoring-round", values)

    def on_short_of_milops(self, values: dict[str, Any], view: View) -> None:
        missing = view["defcon"] - view["milops"][view["person"]]
        self.claim(values["who"] == 0 and values["count"] == missing > 0, view, "short-of-milops", values)

    def on_trap_roll(self, values: dict[str, Any], view: View) -> None:
        self.claim(values["success"] == (values["roll"] <= 4), view, "trap-roll", values)

    # -- scoring -------------------------------------------------------------------------------------------------

    def on_region_is_scored(self, values: dict[str, Any], view: View) -> None:
        region = values["region"]
        if region != view["primary"] or not view["scoring_round"]:
            self.say(view, f"{region} is scored")
        if view["turn"] >= 4 and view["round"] not in (3, 6):
            self.say(view, "a scoring in this round")
        if view["turn"] < 4 and (region not in EARLY or view["round"] < 3):
            self.say(view, f"a scoring of {region} in the Early War")
        done = self.rounds.setdefault(view["turn"], [])
        done.append((view["round"], region))
        if len(done) > (1 if view["turn"] < 4 else 2):
            self.say(view, "too many scorings")
        gain = score(view, region, view["person"])
        self.scored = (region, view["vp"], gain) if gain is not None else None

    # -- the AI places with Operations ---------------------------------------------------------------------------

    def on_ai_standing(self, values: dict[str, Any], view: View) -> None:
        self.ops = values["ops"]
        self.check_points(values, view)

    def on_ai_secondary(self, values: dict[str, Any], view: View) -> None:
        self.ops = values["ops"]

    on_ai_falls_back = on_ai_secondary

    def check_points(self, values: dict[str, Any], view: View) -> None:
        gain = score(view, values["region"], view["person"])
        if gain is not None and values["points"] != (gain if view["ai"] == "us" else -gain):
            self.say(view, f"{values['region']} would bring {gain}, told {values['points']}")

    def on_ai_plan(self, values: dict[str, Any], view: View) -> None:
        self.before, self.steps = influence_in(view), []

    on_ai_core = on_ai_no_core = on_ai_plan

    def on_ai_step(self, values: dict[str, Any], view: View) -> None:
        self.steps.append((values["place"], values["count"], values["ops"]))

    def on_ai_value(self, values: dict[str, Any], view: View) -> None:
        """After the markers: they are those of the steps, at the prices told, and lawful."""
        ai, now = view["ai"], influence_in(view)
        added = {c: now[c][ai] - self.before[c][ai] for c in PLACES if now[c][ai] != self.before[c][ai]}
        told: dict[str, int] = {}
        trial = {c: dict(both) for c, both in self.before.items()}
        spent = 0
        for place, count, ops in self.steps:
            price = 0
            for _ in range(count):
                price += 2 if controller(trial, place) == OTHER[ai] else 1
                trial[place][ai] += 1
            if price != ops:
                self.say(view, f"{place} cost {price}, told {ops}")
            spent += price
            told[place] = told.get(place, 0) + count
        if told != added:
            self.say(view, f"told {told}, placed {added}")
        self.placed = sum(added.values())
        self.check_points(values, view)
        if view["round"] and not any(card in GIVES_CARDS for card in self.cards):
            self.check_limits(view, added)

    def check_limits(self, view: View, added: dict[str, int]) -> None:
        ai = view["ai"]
        china = self.cards[-1:] == ["the_china_card"]
        for place, count in added.items():
            if count > (3 if china and PLACES[place]["region"] == "asia" else 2):
                self.say(view, f"{count} in {place}")
            near = self.start[place][ai] or place in HOME[ai] or any(self.start[n][ai] for n in NEXT[place])
            if not near:
                self.say(view, f"{place} is out of reach")
            cap = self.before[place][OTHER[ai]] + PLACES[place]["stability"] + bool(PLACES[place].get("battleground"))
            if self.before[place][ai] + count > cap:
                self.say(view, f"{place} goes beyond its cap")

    def on_ai_did_place(self, values: dict[str, Any], view: View) -> None:
        self.on_ai_did(values, view)
        if values["count"] != self.placed:
            self.say(view, f"summed up {values['count']} influence, placed {self.placed}")

    def on_ai_did(self, values: dict[str, Any], view: View) -> None:
        if not any(card in GIVES_CARDS for card in self.cards) and values["card"] not in self.cards:
            self.say(view, f"summed up {values['card']}, used {self.cards}")

    on_ai_did_event = on_ai_did_space = on_ai_did_coup = on_ai_did_realign = on_ai_did
