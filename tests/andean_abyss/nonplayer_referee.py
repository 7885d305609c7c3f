"""A second opinion on the Non-players of Andean Abyss, from chapter 8 of the rulebook: views and journal lines alone.

`hear` is the witness of a match. At `np-decision` it says whether the Event or an Operation is due (8.1), at `np-box`
which box of the chart applies (8.5 to 8.7), at `np-space` which spaces that step of the box has, and at the end of the
turn whether any was left out; whatever differs is in `wrong`. Not here: which Events have an effect, events' texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.andean_abyss.nonplayer_chart import Chart
from tests.andean_abyss.referee import CARDS

OPERATE = (2, 3, 5, 6, 8, 9)  # reasons of a decision against the Event
MOST = {("cartels", "rally"): 3, ("auc", "rally"): 3, ("cartels", "terror"): 3, ("auc", "terror"): 3}
MOST |= {("auc", "attack"): 3, ("farc", "kidnap"): 3, ("cartels", "bribe"): 3}
ONCE = {("cartels", "rally", 4), ("farc", "rally", 4), ("auc", "terror", 1), ("auc", "terror", 2)}
LAST = {"rally": 4, "terror": 3, "kidnap": 3, "bribe": 3}
OPERATIONS = ("rally", "march", "attack", "terror")


class NonplayerReferee:
    """Hears the notes of a game, each with the view of that moment."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.checks = 0
        self.who = ""  # whose Operation by its chart is running
        self.due = ""
        self.op = ""
        self.taken: dict[str, set[str]] = {}  # spaces by what was done in them
        self.purse = 0  # when the Operation began
        self.arrived: dict[str, int] = {}  # FARC Guerrillas that have Marched, by where they are
        self.step = 0  # of the box, the last one that had a space
        self.choosing = False  # the spaces of an Attack are being named, all before the first

    def expect(self, holds: bool, what: str) -> None:
        self.checks += 1
        if not holds:
            self.wrong.append(f"{self.who}: {what}")

    def hear(self, kind: str, v: dict[str, Any], look: Callable[[], dict[str, Any]]) -> None:
        if self.choosing and kind not in ("np-space", "random-space", "equal-chance"):
            self.check_attack(Chart(look()))
        method = getattr(self, "on_" + kind.replace("-", "_"), None)
        if method is not None and (kind == "np-decision" or (self.who and self.who == v["who"])):
            method(v, Chart(look()))

    def on_np_decision(self, v: dict[str, Any], c: Chart) -> None:
        """Event or Operation (8.1)."""
        self.who, self.op, self.taken, self.arrived, self.step = "", "", {}, {}, 0
        card, reason = CARDS[c.view["current_card"]], v["reason"]
        if v["slot"] == 1:
            leftmost = card["order"][0] == v["who"]
            self.expect(reason in ((1, 3, 9) if leftmost else (2,)), f"1st Eligible, leftmost {leftmost}: {reason}")
        else:
            discord = c.view["players"] == 2 and c.view["resources"][v["who"]] > 0
            offered = c.view["first"] == "operation_and_activity"
            allowed = (3, 9, 7, 8) if discord else (5,) if card.get("grey2") else (3, 9, 4)
            self.expect(reason in (allowed if offered else (6,)), f"2nd Eligible, offered {offered}: {reason}")
        if reason in OPERATE and c.view["resources"][v["who"]]:
            self.who = v["who"]
            self.due, self.purse = c.box(self.who), c.view["resources"][self.who]

    def on_np_box(self, v: dict[str, Any], c: Chart) -> None:
        if v["taken"]:
            self.expect(v["verb"] == self.due, f"{v['verb']} by its chart, not {self.due}")
            self.op = v["verb"]

    def on_np_not_possible(self, v: dict[str, Any], c: Chart) -> None:
        ranks = range(1, (5 if v["verb"] == "rally" else 3) + 1)
        found = [x for rank in ranks for x in self.candidates(v["verb"], rank, c)]
        self.expect(not found, f"{v['verb']} would be possible in {found}")
        before = OPERATIONS.index(v["verb"]) - 1
        skip = self.who == "cartels" and v["verb"] == "terror"
        self.op = OPERATIONS[before - skip] if before >= 0 else ""

    def on_np_resources_out(self, v: dict[str, Any], c: Chart) -> None:
        self.expect(c.view["resources"][self.who] == 0, "Resources are left")

    def candidates(self, verb: str, rank: int, c: Chart) -> list[str]:
        done = self.taken.get(verb, set())
        if verb == "rally":
            found = c.rally(self.who, rank)
        elif verb == "terror":
            found = c.terror(self.who, rank, done)
        elif verb == "attack":
            found = c.attack(self.who, rank, done)
        elif verb == "kidnap":
            found = [x for x in self.taken["terror"] if c.ransom(x) == rank]
        elif verb == "bribe":
            found = c.bribe(rank)
        elif verb == "assassinate":
            found = [x for x in self.taken["terror"] if c.beats_police("auc", x)]
            found = [x for x in found if c.everyone(x) > c.pieces("auc", x)]
        elif verb == "extort":
            found = c.extort(self.who, rank)
        elif verb == "cultivate":
            return c.sown(rank, self.taken.get("rally", set()))
        elif verb == "process":
            return c.laboratories(rank)
        elif verb == "march" and self.who == "farc":
            found = c.farc_march(rank, c.farc_movers(self.arrived), done)
        elif verb == "march":
            found = c.march(self.who, c.movers(self.who))
        else:
            found = c.ambush(self.who, self.taken["attack"])
        return [x for x in found if x not in done]

    def on_np_space(self, v: dict[str, Any], c: Chart) -> None:
        """The space is one of those of its step, and no earlier step has any left."""
        verb, rank, place = v["verb"], v["rank"], v["place"]
        found = self.candidates(verb, rank, c)
        self.expect(place in found, f"{verb} in {place} by step {rank}, not in {found}")
        origin_first = (self.who, verb, rank) == ("farc", "march", 3)
        if verb not in ("extort", "assassinate") and not origin_first:  # their number is that at the beginning
            self.expect(v["n"] == len(found), f"{verb}: {v['n']} candidates, not {found}")
        if verb in OPERATIONS:
            self.expect(verb == self.op, f"{verb} in place of {self.op}")
        # who has Marched may free another who had to stay: then no step is gone back to
        for earlier in range(max(1, self.step) if (self.who, verb) == ("farc", "march") else 1, rank):
            self.check_left(verb, earlier, c)
        self.step = rank
        self.choosing = verb == "attack"
        self.taken.setdefault(verb, set()).add(place)
        most = MOST.get((self.who, verb), 99)
        self.expect(len(self.taken[verb]) <= most, f"{verb} in {len(self.taken[verb])} spaces")

    def check_left(self, verb: str, rank: int, c: Chart) -> None:
        if (self.who, verb, rank) in ONCE:
            return
        left = self.candidates(verb, rank, c)
        self.expect(not left, f"{verb} by step {rank} is left in {left}")

    def check_attack(self, c: Chart) -> None:
        """All spaces that could be had have been named, within the purse."""
        self.choosing = False
        named = len(self.taken["attack"])
        if named < min(MOST.get((self.who, "attack"), 99), self.purse):
            self.check_left("attack", 1, c)

    def on_activity(self, v: dict[str, Any], c: Chart) -> None:
        """The Operation is over: it was made wherever it could be (8.1.1)."""
        if not c.view["resources"][self.who]:
            return
        if self.op in ("rally", "terror"):
            self.check_all(self.op, c)
        elif (self.who, self.op) == ("farc", "march"):
            for rank in range(max(1, self.step), 3 if self.step < 3 else 0):
                self.check_left("march", rank, c)

    on_np_no_activity = on_activity

    def on_moved(self, v: dict[str, Any], c: Chart) -> None:
        self.arrived[v["target"]] = self.arrived.get(v["target"], 0) + v["n"]

    def on_np_turn(self, v: dict[str, Any], c: Chart) -> None:
        """The Special Activity was made wherever it could be, and there were as many spaces as told."""
        if v["verb"] in OPERATIONS:
            self.expect(v["n"] == len(self.taken.get(v["verb"], ())), f"{v['n']} spaces of {self.taken}")
            if v["verb"] in ("rally", "march") and self.who != "cartels":
                self.check_left("extort", 1, c)
            if v["verb"] == "terror":
                self.check_all({"farc": "kidnap", "auc": "assassinate", "cartels": "bribe"}[self.who], c)
        self.who = ""

    on_np_turn_with = on_np_turn

    def check_all(self, verb: str, c: Chart) -> None:
        most, last = MOST.get((self.who, verb), 99), LAST.get(verb, 1) + (self.who == "auc" and verb == "rally")
        if len(self.taken.get(verb, ())) < most and not (verb == "bribe" and c.view["resources"]["cartels"] < 3):
            for rank in range(1, last + 1):
                self.check_left(verb, rank, c)
