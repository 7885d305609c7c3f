"""A table that is moved by the journal alone: what each line claims must be what has happened since the line before.

`Mirror` is the witness of a match. It does to its own facts what a note says and compares them with the real ones, at
every note and every decision, so that no change goes untold. It knows the words of the notes, and of the rules only
what the words leave out: a lab comes with a cube, a captured sicario loses his, meeting tokens go with their card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from tablero.core.match import new_match
from tablero.core.state import Entry
from tablero.games.narcos import GAME
from tablero.games.narcos.board import (
    CAPTURED,
    CARD,
    CITIES,
    DISTANCE,
    FACTION,
    FACTION_CARD,
    HUNTER,
    NEAR,
    NOWHERE,
    OBJECTIVE,
    PICK,
    REGION_OF,
    SICARIO,
    TOKEN,
    ULTIMATUM,
)
from tablero.games.narcos.cards import EXTRA_COST, HOSTAGE, NUMBERS, OBJECTIVES, SLOTS, TOKEN_VALUE
from tablero.games.narcos.state import NarcosState
from tests.seated import answer_of, seated

NUMBER_FIELDS = [
    "fame",
    "money",
    "income",
    "influence",
    "roadblocks",
    "labs",
    "lab_cubes",
    "parties",
    "parties_held",
    "carrying",
    "opened",
    "blocked",
    "down",
    "markers",
    "faction_cards",
    "pepes_money",
    "cali_cubes",
    "arrests",
    "place",
    "winner",
]
LIST_FIELDS = [
    "hunter_at",
    "sicario_at",
    "defence",
    "special",
    "season_cells",
    "in_force",
    "completed",
    "leader",
    "cells",
    "available",
]

# Lines that claim nothing to be checked, and why.
NOTHING = {
    "silver-chosen": "what silver does is told by the lines that follow",
}


class Mirror:
    """What lies open or face down on the table, as the journal tells it."""

    s: NarcosState  # when the line was written

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.lies: list[str] = []
        self.facts: dict[str, Any] = {}

    def __call__(self, s: Any, entry: Entry) -> None:
        if not self.facts:
            self.take(s)
            return
        self.s = s
        self.told[entry.kind] += 1
        where = f"{entry.kind} ({entry.rule}) {entry.values}"
        if entry.kind not in NOTHING:
            claim: Callable[..., bool | None] = getattr(self, entry.kind.replace("-", "_"))
            if claim(**entry.values) is False:
                self.lies.append(f"{where}: it is not so")
        self.compare(s, where)

    def take(self, s: Any) -> None:
        """What is really there."""
        self.facts = {name: getattr(s, name) for name in NUMBER_FIELDS}
        self.facts |= {name: list(getattr(s, name)) for name in LIST_FIELDS}
        self.facts["objective_slots"] = [len(slot) for slot in s.objective_slots]

    def compare(self, s: Any, where: str) -> None:
        told = dict(self.facts)
        self.take(s)
        wrong = [f"{name}: told {told[name]}, is {real}" for name, real in self.facts.items() if told[name] != real]
        if wrong:
            self.lies.append(f"{where}: {'; '.join(wrong)}")

    # -- words -------------------------------------------------------------------------------------------------------

    def slot(self, sicario: int) -> int:
        return int(self.s.names.index(sicario - SICARIO))

    def add(self, name: str, n: int) -> None:
        self.facts[name] += n

    def put(self, name: str, i: int, value: int) -> None:
        self.facts[name][i] = value

    def lay(self, name: str, bit: int) -> bool:
        """Something that was not there is there now."""
        was = self.facts[name] >> bit & 1
        self.facts[name] |= 1 << bit
        return not was

    def lift(self, name: str, bit: int) -> bool:
        """Something that was there is gone."""
        was = self.facts[name] >> bit & 1
        self.facts[name] &= ~(1 << bit)
        return bool(was)

    def cubes_left(self) -> int:
        f = self.facts
        left: int = 15 - f["lab_cubes"].bit_count() - f["carrying"].bit_count() - int(f["cali_cubes"])
        return left

    # -- setup -------------------------------------------------------------------------------------------------------

    def objective_placed(self, n: int) -> None:
        self.facts["objective_slots"][n - 1] += 1

    def objective_hidden(self, card: int, n: int) -> bool:
        return card - OBJECTIVE in self.s.objective_slots[n - 1]

    def faction_led(self, who: int, faction: int) -> bool:
        self.put("leader", faction - FACTION, who)
        return True

    def hunter_placed(self, who: int, hunter: int, place: int) -> bool:
        was = self.facts["hunter_at"][hunter - HUNTER]
        self.put("hunter_at", hunter - HUNTER, place)
        return was == NOWHERE and self.s.leader[(hunter - HUNTER) // 2] == who

    def hidden(self) -> bool:
        was, self.facts["place"] = self.facts["place"], self.s.place
        return bool(was == NOWHERE and self.s.place >= 0)

    def hideout(self, place: int) -> None:
        """After he has gone into hiding, escaped or relocated; the line before may have told that much."""
        self.facts["place"] = place

    def season_begins(self, n: int) -> bool:
        return self.s.season == n

    season_ends = season_begins

    def objective_revealed(self, card: int) -> None:
        self.facts["in_force"].append(card - OBJECTIVE)
        self.facts["objective_slots"][self.s.season - 1] -= 1

    def special_token_taken(self, token: int, n: int) -> None:
        self.put("special", token - TOKEN - HOSTAGE, n)

    def special_token_returned(self, token: int) -> None:
        normal = self.facts["special"][token - TOKEN - HOSTAGE]
        self.put("special", token - TOKEN - HOSTAGE, NOWHERE)
        self.facts["defence"] = [normal if one == token - TOKEN else one for one in self.facts["defence"]]

    def party_placed(self, place: int) -> bool:
        return self.lay("parties", place)

    def defence_placed(self, sicario: int, token: int) -> bool:
        was = self.facts["defence"][self.slot(sicario)]
        self.put("defence", self.slot(sicario), token - TOKEN)
        return bool(was == NOWHERE)

    def defence_ready(self, n: int) -> bool:
        return len([token for token in self.s.defence if token >= 0]) == n and not self.s.opened

    # -- Patrón's turn -----------------------------------------------------------------------------------------------

    def patron_turn(self, n: int) -> bool:
        return bool(self.s.turn == 2 * (n - 1))

    def money_paid(self, n: int, total: int) -> bool:
        self.add("money", -n)
        return bool(self.s.money == total)

    def sicario_moved(self, sicario: int, place: int, target: int) -> bool:
        was = self.facts["sicario_at"][self.slot(sicario)]
        self.put("sicario_at", self.slot(sicario), target)
        return bool(was == place)

    def cube_taken(self, sicario: int, place: int) -> bool:
        return self.lift("lab_cubes", place) and self.lay("carrying", self.slot(sicario))

    def party_collected(self, place: int, n: int) -> bool:
        self.add("parties_held", 1)
        return self.lift("parties", place) and self.s.parties_held == n

    def cube_shipped(self, sicario: int, place: int, n: int) -> bool:
        self.add("money", n)
        stands = self.s.sicario_at[self.slot(sicario)] == place
        return self.lift("carrying", self.slot(sicario)) and stands

    def card_played(self, card: int) -> bool:
        return self.s.card == card - CARD and card - CARD not in self.s.hand

    def discarded_for(self, card: int, sicario: int) -> bool:
        return self.card_discarded(card) and self.s.figure == self.slot(sicario)

    def card_discarded(self, card: int) -> bool:
        return card - CARD in self.s.discards and card - CARD not in self.s.hand

    def deployed(self, sicario: int, place: int, n: int) -> bool:
        was = self.facts["sicario_at"][self.slot(sicario)]
        self.put("sicario_at", self.slot(sicario), place)
        return bool(was == NOWHERE and DISTANCE[self.s.place][place] <= n)

    def card_shown(self, card: int) -> bool:
        return card - CARD in self.s.hand and bool(self.s.known >> card - CARD & 1)

    def deployment_skipped(self, n: int) -> bool:
        return self.s.turn // 2 + 1 == n and self.s.figure == NOWHERE

    def card_waits(self, card: int, sicario: int) -> None:
        self.put("season_cells", self.slot(sicario), card - CARD)

    def condition_paid(self, card: int, n: int) -> None:
        self.add("money", -n)

    def pepes_earned(self, n: int, total: int) -> bool:
        self.add("pepes_money", n)
        return bool(self.s.pepes_money == total)

    def money_gained(self, n: int, total: int) -> bool:
        self.add("money", n)
        return bool(self.s.money == total)

    def fame_gained(self, n: int, total: int) -> bool:
        self.add("fame", n)
        return bool(self.s.fame == total)

    def income_advanced(self, n: int, total: int) -> bool:
        self.add("income", n)
        return bool(self.s.income == total)

    def influence_placed(self, place: int) -> bool:
        return self.lay("influence", place)

    def influence_moved(self, place: int, target: int) -> bool:
        return self.lift("influence", place) and self.lay("influence", target)

    def influence_removed(self, place: int) -> bool:
        return self.lift("influence", place)

    def lab_placed(self, place: int) -> bool:
        if self.cubes_left() > 0:
            self.lay("lab_cubes", place)
        return self.lay("labs", place)

    def lab_moved(self, place: int, target: int) -> bool:
        self.lift("lab_cubes", place)
        return self.lift("labs", place) and self.lab_placed(target)

    def cube_placed(self, place: int) -> bool:
        return self.lay("lab_cubes", place)

    def roadblock_removed(self, place: int) -> bool:
        return self.lift("roadblocks", place)

    def hunter_blocked(self, hunter: int) -> bool:
        return self.lay("blocked", hunter - HUNTER)

    def defence_swapped(self, sicario: int, other: int) -> None:
        one, two = self.slot(sicario), self.slot(other)
        tokens = self.facts["defence"]
        tokens[one], tokens[two] = tokens[two], tokens[one]

    def cards_drawn(self, n: int) -> bool:
        return len(self.s.hand) == 4 + n  # one of five was played

    def deck_shuffled(self, n: int) -> bool:
        return len(self.s.deck) == n and not self.s.discards

    def ultimatum(self, hunter: int, card: int) -> bool:
        return not self.s.ultimatums >> card - ULTIMATUM & 1

    def lead_chosen(self, who: int, hunter: int) -> bool:
        self.facts["down"] |= 1 << hunter - HUNTER
        return self.s.leader[(hunter - HUNTER) // 2] == who

    # -- the factions' turns -----------------------------------------------------------------------------------------

    def marker_laid(self, who: int, place: int) -> bool:
        return self.lay("markers", place)

    def marker_lifted(self, who: int, place: int) -> bool:
        return self.lift("markers", place)

    def faction_turn(self, who: int, faction: int) -> bool:
        return self.s.faction == faction - FACTION and self.s.leader[faction - FACTION] == who

    def hunter_moved(self, hunter: int, place: int, target: int) -> bool:
        was = self.facts["hunter_at"][hunter - HUNTER]
        self.put("hunter_at", hunter - HUNTER, target)
        return bool(was == place != target)

    def cube_collected(self, hunter: int, place: int, n: int) -> bool:
        self.add("cali_cubes", 1)
        return self.lift("lab_cubes", place) and self.s.cali_cubes == n

    def action_chosen(self, who: int, hunter: int, pick: int) -> bool:
        """The card is no longer available; it lies in a cell that was empty."""
        number = (pick - PICK) % NUMBERS + 1
        self.facts["available"].remove(number)
        new = [i for i, n in enumerate(self.s.cells) if n != self.facts["cells"][i]]
        self.facts["cells"][new[0]] = number
        return self.s.hunter == hunter - HUNTER and self.s.leader[self.s.faction] == who

    def actions_dealt(self, n: int) -> bool:
        """Those not used are gone, and others lie there: which ones the table shows."""
        self.facts["available"] = list(self.s.available)
        return len(self.s.available) == n

    def faction_card_used(self, who: int, card: int) -> bool:
        return self.lift("faction_cards", card - FACTION_CARD)

    def action_replaced(self, who: int, n: int) -> None:
        self.facts["available"].remove(n)

    def extra_action(self, who: int, hunter: int) -> bool:
        self.add("cali_cubes", -EXTRA_COST)
        return bool(self.s.hunter == hunter - HUNTER)

    def pepes_pay(self, who: int, n: int, total: int, tokens: int) -> bool:
        self.add("pepes_money", -n)
        return self.s.pepes_money == total and tokens == min(2, len(self.s.face_down()))

    def token_shown(self, sicario: int, token: int) -> bool:
        return self.lay("opened", self.slot(sicario)) and self.s.defence[self.slot(sicario)] == token - TOKEN

    def no_target(self, who: int, hunter: int) -> bool:
        return not NEAR[self.s.hunter_at[hunter - HUNTER]] & self.s.sicarios

    def attacks(self, who: int, hunter: int, sicario: int, n: int) -> bool:
        place = self.s.sicario_at[self.slot(sicario)]
        return self.s.number == n and bool(NEAR[self.s.hunter_at[hunter - HUNTER]] >> place & 1)

    def captured(self, sicario: int, n: int, total: int) -> bool:
        self.put("sicario_at", self.slot(sicario), CAPTURED)
        self.lift("carrying", self.slot(sicario))
        return n > total == TOKEN_VALUE[self.s.defence[self.slot(sicario)]]

    def attack_fails(self, sicario: int, n: int, total: int) -> bool:
        return n <= total == TOKEN_VALUE[self.s.defence[self.slot(sicario)]]

    def lab_destroyed(self, place: int) -> bool:
        self.lift("lab_cubes", place)
        return self.lift("labs", place)

    def cube_saved(self, sicario: int, place: int) -> bool:
        return self.lay("carrying", self.slot(sicario)) and self.s.sicario_at[self.slot(sicario)] == place

    def roadblock_placed(self, place: int) -> bool:
        return self.lay("roadblocks", place)

    def roadblock_moved(self, place: int, target: int) -> bool:
        return self.lift("roadblocks", place) and self.lay("roadblocks", target)

    def distance_answer(self, hunter: int, place: int, low: int, high: int) -> bool:
        stands = self.s.hunter_at[hunter - HUNTER] == place
        return stands and low < high and DISTANCE[place][self.s.place] in (low, high)

    def distance_truth(self, n: int) -> bool:
        return DISTANCE[self.s.hunter_at[self.s.hunter]][self.s.place] == n

    def type_city(self, hunter: int) -> bool:
        return bool(CITIES >> self.s.place & 1)

    def type_plantation(self, hunter: int) -> bool:
        return not CITIES >> self.s.place & 1

    def region_yes(self, hunter: int, place: int) -> bool:
        return REGION_OF[place] == REGION_OF[self.s.place] and self.s.hunter_at[hunter - HUNTER] == place

    def region_no(self, hunter: int, place: int) -> bool:
        return REGION_OF[place] != REGION_OF[self.s.place] and self.s.hunter_at[hunter - HUNTER] == place

    def arrest_fails(self, who: int, hunter: int, place: int) -> bool:
        return bool(self.s.place != place)

    def arrested(self, who: int, hunter: int, place: int, n: int) -> bool:
        self.add("arrests", 1)
        return self.s.place == place and self.s.arrests == n

    def escaped(self, place: int) -> bool:
        was, self.facts["place"] = self.facts["place"], self.s.place
        return bool(was == place != self.s.place)

    # -- the end of the season and of the game -----------------------------------------------------------------------

    def season_end_effect(self, card: int, sicario: int) -> bool:
        self.put("season_cells", self.slot(sicario), NOWHERE)
        return self.s.sicario_at[self.slot(sicario)] >= 0 and card - CARD in self.s.discards

    def season_end_lost(self, card: int, sicario: int) -> bool:
        self.put("season_cells", self.slot(sicario), NOWHERE)
        return self.s.sicario_at[self.slot(sicario)] < 0 and card - CARD in self.s.discards

    def cubes_produced(self, n: int) -> bool:
        empty = self.facts["labs"] & ~self.facts["lab_cubes"]
        self.facts["lab_cubes"] |= empty
        return bool(empty.bit_count() == n)

    def patron_revealed(self, place: int) -> bool:
        return bool(self.s.place == place == self.s.seen_at)

    def objective_completed(self, card: int, n: int) -> bool:
        self.facts["in_force"].remove(card - OBJECTIVE)
        self.facts["completed"].append(card - OBJECTIVE)
        if OBJECTIVES[card - OBJECTIVE].condition.test == "party_collected":
            self.facts |= {"parties": 0, "parties_held": 0}  # the tokens lie on the card and go with it
        return len(self.s.completed) == n

    def sicarios_return(self) -> None:
        self.facts |= {"sicario_at": [NOWHERE] * SLOTS, "defence": [NOWHERE] * SLOTS, "carrying": 0, "opened": 0}

    def relocation_paid(self, n: int, place: int) -> bool:
        self.add("money", -n)
        return bool(self.s.place == place)

    def hunters_refreshed(self) -> bool:
        self.facts |= {"down": 0, "blocked": 0, "cells": [0] * len(self.s.cells)}
        return not self.s.acted

    def patron_wins_by_fame(self, n: int) -> bool:
        return self.ends(0) and self.s.fame == n

    def patron_wins_by_objectives(self, n: int) -> bool:
        return self.ends(0) and len(self.s.completed) == n

    def hunters_win(self, who: int, place: int) -> bool:
        return self.ends(1) and self.s.place == place and self.s.arrests == 2

    def unfinished(self, n: int) -> bool:
        return self.ends(2) and self.s.season == n

    def ends(self, winner: int) -> bool:
        self.facts["winner"] = winner
        return True


def mirrored(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Mirror:
    """A game at random, or of bots of one kind, watched to its end."""
    mirror = Mirror()
    match = new_match(GAME, players, options, b"mirror %d" % seed, witness=mirror)
    mirror.take(match.state)
    chance = Random(seed)
    bots = seated(bot, players, seed)
    while match.open_asks():
        ask = match.open_asks()[0]
        match.answer(answer_of(bots, match) if bots else chance.choice(ask.options), ask.seat)
        mirror.compare(match.state, f"after {ask.kind} ({ask.rule})")
    return mirror
