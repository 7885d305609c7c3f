"""The charts of the Non-players (chapter 8 of the rulebook), worked out anew from a view, for nonplayer_referee.py."""

from __future__ import annotations

from tests.andean_abyss.referee import FACTIONS, INSURGENTS, Board, is_kind, pop


class Chart(Board):
    """What chapter 8 reads off the map."""

    def available(self, kind: str) -> int:
        return int(self.view["available"][kind])

    def places(self) -> list[str]:
        return [space for space in self.spaces if not is_kind(space, "loc")]

    def bases(self, space: str) -> int:
        return self.n(space, *[f"{f}_base" for f in FACTIONS])

    def shipped(self, faction: str, space: str) -> bool:
        return any(one["owner"] == faction and one["space"] == space for one in self.view["shipments"])

    def room(self, faction: str, space: str) -> int:
        return 2 - self.pieces(faction, space) if space == "ecuador" else 99

    def is_shut(self, me: str, space: str) -> bool:
        """Where a faction may not Rally (3.3.1)."""
        return (me == "farc" and self.level(space) > 0) or (me == "auc" and self.level(space) < 0)

    def brought(self, me: str, space: str) -> int:
        """How many Guerrillas a Rally places (3.3.1)."""
        most = pop(space) + self.n(space, f"{me}_base") if self.n(space, f"{me}_base") else 1
        return min(most, self.available(f"{me}_underground"), self.room(me, space))

    def to_build(self, me: str) -> list[str]:
        free = {x: self.guerrillas(me, x) - self.shipped(me, x) for x in self.places()}
        base = self.available(f"{me}_base") > 0
        return [x for x in free if base and free[x] >= 2 and self.bases(x) < 2 and not self.is_shut(me, x)]

    def beats_police(self, me: str, space: str) -> bool:
        return self.guerrillas(me, space) > self.n(space, "police")

    # -- the boxes -----------------------------------------------------------------------------------------------

    def box(self, me: str) -> str:
        """The Operation of the first box that applies."""
        guerrillas, base = self.available(f"{me}_underground"), bool(self.to_build(me))
        if me == "cartels":
            if guerrillas + self.available("cartels_base") >= 10 or base:
                return "rally"
            return "march" if len(self.view["shipments"]) < 4 else "terror"
        if guerrillas >= {"auc": 6, "farc": 9}[me] or base:
            return "rally"
        if me == "auc":
            nests = [x for x in self.places() if self.n(x, "farc_base")]
            if 2 * len([x for x in nests if self.guerrillas("auc", x)]) < len(nests):
                return "march"
            return "terror" if any(self.n(x, "auc_underground") for x in nests) else "attack"
        strong = [x for x in self.spaces if self.n(x, "farc_underground") or self.pieces("farc", x) >= 3]
        if not any(is_kind(x, "loc") or self.level(x) > 0 for x in strong):
            return "march"
        return "attack" if self.view["resources"]["farc"] > self.view["resources"]["govt"] else "terror"

    # -- spaces of a step ----------------------------------------------------------------------------------------

    def rally(self, me: str, rank: int) -> list[str]:
        if rank == 1:
            return self.to_build(me)
        open_spaces = [x for x in self.places() if not self.is_shut(me, x)]
        own = f"{me}_base"
        if rank == 2:
            found = [x for x in open_spaces if self.n(x, f"{me}_active") and self.n(x, own)]
            return [x for x in found if self.n(x, "troops", "police")]
        if me == "cartels":
            return self.lonely() if rank == 3 else self.fields()
        found = [x for x in open_spaces if self.brought(me, x)]
        wanted = {("auc", 3): "farc_base", ("auc", 4): "auc_base", ("farc", 3): "farc_base"}.get((me, rank))
        return [x for x in found if wanted is None or self.n(x, wanted)]

    def lonely(self) -> list[str]:
        """Cartels Bases without Cartels Guerrilla, to which some can be brought."""
        strays = any(self.guerrillas("cartels", x) and not self.n(x, "cartels_base") for x in self.spaces)
        found = [x for x in self.places() if self.n(x, "cartels_base") and not self.guerrillas("cartels", x)]
        return [x for x in found if self.room("cartels", x) and (self.available("cartels_underground") or strays)]

    def fields(self) -> list[str]:
        """Departments where a Base could then be Cultivated."""
        found = [x for x in self.places() if is_kind(x, "department") and pop(x) and self.bases(x) < 2]
        found = found if self.available("cartels_base") else []
        return [x for x in found if self.guerrillas("cartels", x) + self.brought("cartels", x) > self.n(x, "police")]

    def terror(self, me: str, rank: int, chosen: set[str]) -> list[str]:
        found = [x for x in self.places() if self.n(x, f"{me}_underground")]
        if me == "cartels":
            sign = (1, -1, 0)[rank - 1]
            return [x for x in found if pop(x) and (self.level(x) > 0) - (self.level(x) < 0) == sign]
        if me == "auc":
            return [x for x in found if rank == 3 or (self.n(x, "farc_base") if rank == 1 else self.pieces("farc", x))]
        if rank == 1:
            locs = [x for x in self.spaces if is_kind(x, "loc") and self.n(x, "farc_underground")]
            return [x for x in locs if not self.spaces[x].get("sabotage")]
        if rank == 3:
            return [x for x in found if pop(x) and self.level(x) > -2]
        enough = len([x for x in chosen if self.ransom(x)]) >= 3
        return [] if enough else [x for x in found if self.ransom(x)]

    def ransom(self, space: str) -> int:
        """In which place a Kidnap comes there: 1 LoCs, 2 Cities, 3 Departments with a Cartels Base, 0 never."""
        if not self.beats_police("farc", space):
            return 0
        if not is_kind(space, "department"):
            return (1 if is_kind(space, "loc") else 2) if self.view["resources"]["govt"] else 0
        rich = self.view["resources"]["cartels"] or self.shipped("cartels", space)
        return 3 if self.n(space, "cartels_base") and rich else 0

    def prize(self, me: str, space: str) -> int:
        """What an Attack finds there: 0 a Shipment, then factions in order, 9 nothing."""
        for f in INSURGENTS:
            if f != me and self.shipped(f, space) and 0 < self.guerrillas(f, space) <= 2:
                return 0
        order = ("auc", "govt", "cartels") if me == "farc" else ("farc", "govt")
        return next((n for n, f in enumerate(order, 1) if self.pieces(f, space)), 9)

    def attack(self, me: str, rank: int, chosen: set[str]) -> list[str]:
        hidden, many = f"{me}_underground", [x for x in self.spaces if self.guerrillas(me, x) >= 3]
        if me == "auc":
            found = [x for x in self.spaces if (self.n(x, hidden) or x in many) and self.prize(me, x) < 9]
            found = [x for x in found if x not in chosen]
            most = max([self.guerrillas(me, x) for x in found], default=0)
            return [x for x in found if self.guerrillas(me, x) == most]
        if rank == 1:
            return [x for x in many if self.everyone(x) > self.pieces(me, x)]
        found = [x for x in self.spaces if x not in many and self.n(x, hidden) and self.prize(me, x) < 9]
        found = [x for x in found if not is_kind(x, "loc")] or found
        best = min([self.prize(me, x) for x in found], default=9)
        return [x for x in found if self.prize(me, x) == best]

    def ambush(self, me: str, attacked: set[str]) -> list[str]:
        found = [x for x in attacked if self.n(x, f"{me}_underground")]
        few = min([self.guerrillas(me, x) for x in found], default=0)
        found = [x for x in found if self.guerrillas(me, x) == few]
        best = min([self.prize(me, x) for x in found], default=9)
        return [x for x in found if self.prize(me, x) == best]

    def extort(self, me: str, rank: int) -> list[str]:
        found = [x for x in self.spaces if self.n(x, f"{me}_underground")]
        found = [x for x in found if 2 * self.pieces(me, x) > self.everyone(x)]
        if me == "auc":
            return found
        if rank == 1:
            return [x for x in found if self.n(x, "farc_underground") >= 2]
        return [x for x in found if is_kind(x, "loc")]

    def bribe(self, rank: int) -> list[str]:
        enemy = ("govt", "farc", "auc")[rank - 1]
        return [x for x in self.spaces if self.pieces("cartels", x) and self.pieces(enemy, x)]

    def sown(self, rank: int, rallied: set[str]) -> list[str]:
        """Where Cultivate brings a Base: 1 a new one, in a Department of the Rally; 2 one of two, to none."""
        found = [x for x in self.places() if pop(x) and self.bases(x) < 2 and self.beats_police("cartels", x)]
        new = [x for x in found if is_kind(x, "department") and x in rallied and self.available("cartels_base")]
        double = any(self.n(x, "cartels_base") == 2 for x in self.places())
        return new if rank == 1 or new else [x for x in found if double and not self.n(x, "cartels_base")]

    def laboratories(self, rank: int) -> list[str]:
        """Where Process takes place: 1 two Shipments at guarded Bases, 2 one of two Bases is given up."""
        found = [x for x in self.places() if self.n(x, "cartels_base")]
        guarded = [x for x in found if self.guerrillas("cartels", x)]
        return guarded if rank == 1 or guarded else [x for x in found if self.n(x, "cartels_base") == 2]

    def march(self, me: str, movers: dict[str, int]) -> list[str]:
        """Where the one March of the Cartels or of the AUC leads."""
        found = [x for x in self.places() if self.room(me, x) > 0 and any(movers[o] for o in self.near(x))]
        if me == "cartels":
            crowd = {o for o in movers if movers[o] and self.guerrillas(me, o) >= 2}
            return [x for x in found if self.bases(x) < 2 and crowd & {*self.near(x)}]
        found = [x for x in found if self.pieces("farc", x) and not self.guerrillas("auc", x)]
        found = [x for x in found if self.n(x, "farc_base")] or found
        return [x for x in found if self.stays_hidden(me, x, movers)] or found

    def movers(self, me: str) -> dict[str, int]:
        """How many may leave each space in such a March."""
        stay = {x: self.n(x, f"{me}_base") or (me == "auc" and self.pieces("farc", x)) for x in self.spaces}
        return {x: max(0, self.guerrillas(me, x) - (1 if stay[x] else 0)) for x in self.spaces}

    def farc_movers(self, arrived: dict[str, int]) -> dict[str, int]:
        """From Active Opposition, Departments without people and Sabotaged LoCs; one stays with any Base (8.7.2)."""
        left = {x: self.level(x) == -2 or (is_kind(x, "department") and not pop(x)) for x in self.spaces}
        left |= {x: self.spaces[x].get("sabotage", False) for x in self.spaces if is_kind(x, "loc")}
        ready = {x: self.guerrillas("farc", x) - max(arrived.get(x, 0), min(1, self.bases(x))) for x in self.spaces}
        return {x: max(0, ready[x]) if left[x] else 0 for x in self.spaces}

    def farc_march(self, rank: int, movers: dict[str, int], chosen: set[str]) -> list[str]:
        near = [x for x in self.spaces if any(movers[o] for o in self.near(x))]
        if rank == 1:
            final = self.view["propaganda"] + 1 == self.view["last_propaganda"]
            locs = [x for x in near if is_kind(x, "loc") and not self.spaces[x].get("sabotage") and not final]
            return [x for x in locs if self.no_guerrillas(x)]
        towns = [x for x in near if not is_kind(x, "loc") and pop(x) and x not in chosen]
        if rank == 2:
            found = [x for x in towns if self.level(x) >= 0 and self.spaces[x]["control"] != "farc"]
            found = found if len([x for x in chosen if not is_kind(x, "loc")]) < 3 else []
            return [x for x in found if self.stays_hidden("farc", x, movers)] or found
        most = max([movers[o] for x in towns for o in self.near(x)], default=0)
        return [x for x in towns if any(movers[o] == most for o in self.near(x))]

    def stays_hidden(self, me: str, target: str, movers: dict[str, int]) -> bool:
        """Whether somebody who comes from next door would stay Underground (3.3.2)."""
        watched = self.level(target) > 0 or (me == "auc" and self.level(target) < 0)
        eyes = self.n(target, "troops", "police") + (self.guerrillas("farc", target) if me == "auc" else 0)
        hidden = any(movers[o] and self.n(o, f"{me}_underground") for o in self.near(target))
        return hidden and not (watched and eyes >= 3)
