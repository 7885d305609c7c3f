"""A board that is moved by the journal alone: what each line claims must be what has happened since the line before.

`Mirror` is the witness of a match. It does to its own board what a note says and compares it with the real one; it does
so at every decision, too, so that no change goes untold. It knows the words of the notes, and no rule of the game.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tablero.core.match import new_match
from tablero.core.state import Entry
from tablero.games.andean_abyss import GAME
from tablero.games.andean_abyss.board import ECUADOR, IN_ECUADOR, IN_PANAMA, KIND, PANAMA, SPACES
from tablero.games.andean_abyss.cards import MOMENTUM
from tablero.games.andean_abyss.state import AndeanState
from tests.seated import answer_of, seated

UNDERGROUND, ACTIVE, BASE = 0, 1, 2  # of the three kinds of each faction; the Government's are Troops, Police, Base
NOBODY = -1
FOREIGN = {ECUADOR: IN_ECUADOR, PANAMA: IN_PANAMA}
FIELDS = ("level", "terror", "resources", "lasting")
NUMBERS = ("aid", "president", "foreign")


class Mirror:
    """Pieces by kind and space, levels, markers, money, Zones, owners of Shipments."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.lies: list[str] = []
        self.begun = False
        self.built: list[tuple[tuple[int, int], int, int]] = []
        self.taken = NOBODY
        self.chosen: list[tuple[int, int]] = []

    def __call__(self, s: Any, entry: Entry) -> None:
        if not self.begun:
            self.take(s)
            return
        self.told[entry.kind] += 1
        claim = getattr(self, entry.kind.replace("-", "_"), None)
        if claim is not None:
            claim(**entry.values)
        self.compare(s, f"{entry.kind} ({entry.rule}) {entry.values}")

    def take(self, s: Any) -> None:
        """What is really there."""
        self.begun = True
        self.at = s.at[:]
        self.values = {field: list(getattr(s, field)) for field in FIELDS}
        self.numbers = {field: getattr(s, field) for field in NUMBERS}
        self.zones = s.zones
        self.shipments = self.owners(s)

    def compare(self, s: Any, where: str) -> None:
        if not self.begun:
            return
        self.settle_built(s)
        self.settle_taken(s)
        wrong = [
            f"{what}: told {told}, is {real}"
            for what, told, real in [
                ("pieces", self.shown(self.at), self.shown(s.at)),
                *[(field, self.values[field], list(getattr(s, field))) for field in FIELDS],
                *[(field, self.numbers[field], getattr(s, field)) for field in NUMBERS],
                ("shipments", sorted(self.shipments), self.owners(s)),
                ("zones", self.zones, s.zones),
            ]
            if told != real
        ]
        if wrong:
            self.lies.append(f"{where}: {'; '.join(wrong)}")
            self.take(s)

    def owners(self, s: AndeanState) -> list[int]:
        """The owner of every Shipment on the map; they go along with Guerrillas, which is not told."""
        return sorted(owner for owner in s.holder if owner >= 0)

    def shown(self, at: list[int]) -> dict[str, int]:
        return {
            f"{GAME.name(KIND + n // SPACES)} {GAME.name(n % SPACES)}": count for n, count in enumerate(at) if count
        }

    def settle_built(self, s: AndeanState) -> None:
        """A Base takes pieces of two kinds that the line does not tell apart: as many as are gone."""
        for kinds, space, n in self.built:
            for kind in kinds:
                here = kind * SPACES + space
                gone = min(n, max(0, self.at[here] - s.at[here]))
                self.at[here] -= gone
                n -= gone
        self.built = []

    def settle_taken(self, s: AndeanState) -> None:
        """Somebody has one Shipment more; another may have one less."""
        if self.taken >= 0:
            self.shipments.append(self.taken)
            lost = Counter(self.shipments) - Counter(self.owners(s))
            if lost:
                self.shipments.remove(lost.most_common(1)[0][0])
        self.taken = NOBODY

    # -- what lines claim --------------------------------------------------------------------------------------------

    def add(self, piece: int, place: int, n: int) -> None:
        self.at[(piece - KIND) * SPACES + place] += n

    def turn(self, faction: int, place: int, n: int) -> None:
        """From Underground to Active, or back if negative."""
        self.at[(3 * faction + UNDERGROUND) * SPACES + place] -= n
        self.at[(3 * faction + ACTIVE) * SPACES + place] += n

    def placed(self, piece: int, place: int, n: int) -> None:
        self.add(piece, place, n)

    def removed(self, piece: int, place: int) -> None:
        self.add(piece, place, -1)

    def recycled(self, who: int, piece: int, place: int) -> None:
        self.add(piece, place, -1)

    def moved(self, who: int, piece: int, place: int, target: int, n: int) -> None:
        self.add(piece, place, -n)
        self.add(piece, target, n)

    def activated(self, whose: int, place: int, n: int) -> None:
        self.turn(whose, place, n)

    def hid(self, who: int, place: int, n: int) -> None:
        self.turn(who, place, -n)

    def base_built(self, who: int, place: int) -> None:
        self.at[(3 * who + BASE) * SPACES + place] += 1
        self.built = [((3 * who, 3 * who + 1), place, 3 if who == 0 else 2)]

    def shipment_held(self, who: int, place: int) -> None:
        """New on the map, or passed on: the line does not tell, so one more owner stands for one that has none."""
        self.taken = who

    def shipment_removed(self, who: int, place: int) -> None:
        self.shipments.remove(who)

    def extorted(self, who: int, place: int) -> None:
        self.turn(who, place, 1)

    def attack_roll(self, who: int, place: int, roll: int, n: int, success: int) -> None:
        self.turn(who, place, self.at[(3 * who + UNDERGROUND) * SPACES + place])
        assert n == self.at[(3 * who + ACTIVE) * SPACES + place]
        assert success == (roll <= n)

    def in_play(self, place: int) -> None:
        self.numbers["foreign"] |= FOREIGN[place]

    def shifted(self, place: int, level: int) -> None:
        self.values["level"][place] = level

    def terror(self, place: int, n: int) -> None:
        self.values["terror"][place] += n

    sabotaged = terror

    def terror_removed(self, place: int) -> None:
        self.values["terror"][place] -= 1

    def resources_rose(self, who: int, n: int, total: int) -> None:
        self.values["resources"][who] += n
        assert self.values["resources"][who] == total

    def resources_fell(self, who: int, n: int, total: int) -> None:
        self.resources_rose(who, -n, total)

    def aid_rose(self, n: int, total: int) -> None:
        self.numbers["aid"] += n
        assert self.numbers["aid"] == total

    def aid_fell(self, n: int, total: int) -> None:
        self.aid_rose(-n, total)

    def president(self, n: int) -> None:
        self.numbers["president"] += 1
        assert self.numbers["president"] == n

    def lasting(self, card: int, n: int) -> None:
        self.values["lasting"][card] = n

    def zone(self, place: int) -> None:
        self.zones |= 1 << place

    def zone_removed(self, place: int) -> None:
        self.zones &= ~(1 << place)

    def zones_end(self) -> None:
        self.zones = 0

    def kidnapped(self, whose: int, place: int, roll: int, n: int) -> None:
        """The money itself is told by the two lines that follow."""
        assert n == min(roll, self.values["resources"][whose])

    def np_decision(self, **values: int) -> None:
        self.chosen = []

    def np_space(self, verb: int, place: int, **values: int) -> None:
        self.chosen.append((verb, place))

    def np_turn(self, verb: int, n: int, **values: int) -> None:
        """So many spaces had the Operation."""
        assert n == len({place for chosen, place in self.chosen if chosen == verb}), (verb, n, self.chosen)

    np_turn_with = np_turn

    def reset(self) -> None:
        self.values["terror"] = [0] * SPACES
        for card in MOMENTUM:
            self.values["lasting"][card] = 0
        for faction in (1, 2, 3):
            for space in range(SPACES):
                self.turn(faction, space, -self.at[(3 * faction + ACTIVE) * SPACES + space])


def mirrored(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Mirror:
    """A game at random, or of bots of one kind, watched to its end."""
    mirror = Mirror()
    match = new_match(GAME, players, options, b"mirror %d" % seed, witness=mirror)
    dice, bots = Random(seed), seated(bot, players, seed)
    if not mirror.begun:
        mirror.take(match.state)
    while match.open_asks():
        ask = match.open_asks()[0]
        before = f"after {ask.kind} ({ask.rule})"
        match.answer(answer_of(bots, match) if bots else dice.choice(ask.options), ask.seat)
        mirror.compare(match.state, before)
    return mirror
