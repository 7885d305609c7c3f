"""A table that is moved by the journal alone: what each line claims must be what has happened since the line before.

`Mirror` is the witness of a match. It does to its own influence, tracks and points what a note says, compares them with
the real ones, and does so at every decision, too, so that no change goes untold. Lines about cards and dice are held to
the piles and to their own numbers. It knows the words of the notes, and as little of the rules as that needs.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tablero.core.match import Match, new_match
from tablero.core.state import Entry
from tablero.games.twilight_struggle import GAME
from tablero.games.twilight_struggle.board import (
    ADJACENT,
    CARD,
    CIVIL_WAR,
    COUNTRIES,
    COUNTRY_IDS,
    IN_REGION,
    REGION_ACTION,
    STABILITY,
    US,
    USSR,
)
from tablero.games.twilight_struggle.cards import CHINA
from tests.seated import answer_of, seated

NUMBERS = ("vp", "defcon", "china", "over", "winner", "ending")
TRACKS = ("milops", "space")

# lines that claim nothing that could be compared, and why
UNTESTED = {
    "boycott": "what it brings is told by the lines of DEFCON and Operations that follow",
    "declines": "that nothing was done is seen by there being no change",
    "no-operations": "that nothing was done is seen by there being no change",
    "passes": "that nothing was done is seen by there being no change",
}


class Mirror:
    """Influence, tracks, points and the China Card as the journal tells them; `lies` are lines that told otherwise."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.lies: list[str] = []
        self.begun = False
        self.scored: list[int] = []  # points of a region, told for one side and then for the other
        self.hands = [0, 0]

    # -- comparing -----------------------------------------------------------------------------------------------

    def __call__(self, s: Any, entry: Entry) -> None:
        if not self.begun:
            self.take(s)
        self.told[entry.kind] += 1
        where = f"{entry.kind} ({entry.rule}) {entry.values}"
        claim = getattr(self, entry.kind.replace("-", "_"), None)
        try:
            if claim is not None:
                claim(s, **entry.values)
        except AssertionError as error:
            self.lies.append(f"{where}: {error}")
        hands = self.hands
        self.compare(s, where, entry.kind not in ("gains", "loses"))
        if entry.kind == "reshuffle":  # in the midst of drawing: how many were drawn is told at the end
            self.hands = hands

    def take(self, s: Any) -> None:
        """What is really there."""
        self.begun = True
        self.influence: list[int] = s.influence[:]
        self.take_tracks(s)

    def take_tracks(self, s: Any) -> None:
        self.numbers = {field: getattr(s, field) for field in NUMBERS}
        self.tracks = {field: list(getattr(s, field)) for field in TRACKS}
        self.hands = [len(hand) for hand in s.hands]

    def compare(self, s: Any, where: str, placed: bool = False) -> None:
        """Influence that is placed one by one is told at the end, line after line: it is compared after the last."""
        if list(s.milops) == [0, 0]:  # a turn ends: the markers go back, and the line of the new turn stands for it
            self.tracks["milops"] = [0, 0]
        told: dict[str, Any] = {**self.numbers, **self.tracks}
        wrong = [
            f"{field}: told {value}, is {getattr(s, field)}"
            for field, value in told.items()
            if value != getattr(s, field)
        ]
        if placed and self.influence != s.influence:
            wrong.append(f"influence: told {self.shown(self.influence)}, is {self.shown(s.influence)}")
            self.influence = s.influence[:]
        if wrong:
            self.lies.append(f"{where}: {'; '.join(wrong)}")
        self.take_tracks(s)

    def shown(self, influence: list[int]) -> dict[str, int]:
        return {
            f"{'us' if i >= COUNTRIES else 'ussr'} {COUNTRY_IDS[i % COUNTRIES]}": n
            for i, n in enumerate(influence)
            if n
        }

    def at(self, side: int, place: int) -> int:
        return self.influence[side * COUNTRIES + place]

    # -- influence -----------------------------------------------------------------------------------------------

    def gains(self, s: Any, who: int, place: int, count: int, us: int, ussr: int) -> None:
        assert count > 0, "nothing was added"
        self.influence[who * COUNTRIES + place] += count
        self.check_now(s, place, us, ussr)

    def loses(self, s: Any, who: int, place: int, count: int, us: int, ussr: int) -> None:
        assert count > 0, "nothing was lost"
        self.influence[who * COUNTRIES + place] -= count
        self.check_now(s, place, us, ussr)

    def check_now(self, s: Any, place: int, us: int, ussr: int) -> None:
        assert (us, ussr) == (s.influence[COUNTRIES + place], s.influence[place]), "not what is there now"
        assert (us, ussr) == (self.at(US, place), self.at(USSR, place)), "not what was there and this"

    def coup(
        self, s: Any, who: int, place: int, roll: int, ops: int, modifier: int, stability: int, result: int
    ) -> None:
        assert 1 <= roll <= 6, "no die"
        assert stability == STABILITY[place], "another Stability"
        assert result == roll + ops + modifier - 2 * stability, "does not add up"

    def realignment(self, s: Any, who: int, place: int, ussr: int, ussr_bonus: int, us: int, us_bonus: int) -> None:
        for side, bonus in ((USSR, ussr_bonus), (US, us_bonus)):
            around = len([c for c in ADJACENT[place] if self.controls(side, c)])
            more = int(self.at(side, place) > self.at(1 - side, place))
            assert around + more - 1 <= bonus <= around + more + 1, "a bonus that the neighbours do not give"

    def controls(self, side: int, place: int) -> bool:
        return self.at(side, place) - self.at(1 - side, place) >= STABILITY[place]

    def war(self, s: Any, who: int, place: int, roll: int, modifier: int, needed: int, success: int) -> None:
        assert success == int(roll + modifier >= needed), "the die says otherwise"

    # -- tracks --------------------------------------------------------------------------------------------------

    def points(self, s: Any, who: int, count: int, score: int, leads: int) -> None:
        self.score(who, count)
        now = self.numbers["vp"]
        assert (leads, score) == (US if now > 0 else USSR, abs(now)), "another score"
        assert now != 0, "the score is even"

    def points_even(self, s: Any, who: int, count: int) -> None:
        self.score(who, count)
        assert self.numbers["vp"] == 0, "the score is not even"

    def score(self, who: int, count: int) -> None:
        assert count > 0, "no points"
        change = count if who == US else -count
        if len(self.scored) == 2:
            assert self.scored[US] - self.scored[USSR] == change, "not the difference that was counted"
        self.scored = []
        self.numbers["vp"] += change

    def no_points(self, s: Any) -> None:
        assert len(self.scored) != 2 or self.scored[0] == self.scored[1], "there was a difference"
        self.scored = []

    def scores(
        self, s: Any, who: int, region: int, countries: int, battlegrounds: int, points: int, **more: int
    ) -> None:
        if who == USSR:
            self.scored = []
        self.scored.append(points)
        if len(self.scored) > 2 or s.turn > 10:
            self.scored = []  # the final scoring adds all regions up (the referee does so)
        held = [c for c in IN_REGION[region - REGION_ACTION] if self.controls(who, c)]
        assert 0 <= len(held) - countries <= 1, "it controls others"  # one may be ignored (Shuttle Diplomacy)
        assert battlegrounds <= countries, "more battlegrounds than countries"

    def defcon_degrades(self, s: Any, level: int) -> None:
        assert level < self.numbers["defcon"], "it did not fall"
        self.numbers["defcon"] = level

    def defcon_improves(self, s: Any, level: int) -> None:
        assert level > self.numbers["defcon"], "it did not rise"
        self.numbers["defcon"] = level

    def milops(self, s: Any, who: int, count: int) -> None:
        assert 0 <= count <= 5, "no such box"
        self.tracks["milops"][who] = count

    def short_of_milops(self, s: Any, who: int, count: int) -> None:
        assert count == self.numbers["defcon"] - self.tracks["milops"][who] > 0, "DEFCON and the marker say otherwise"

    def space_roll(self, s: Any, who: int, roll: int, needed: int, success: int) -> None:
        assert success == int(roll <= needed), "the die says otherwise"

    def space_box(self, s: Any, who: int, box: int) -> None:
        assert box > self.tracks["space"][who], "it was there already"
        self.tracks["space"][who] = box

    # -- the course of the game ----------------------------------------------------------------------------------

    def turn(self, s: Any, turn: int) -> None:
        assert s.turn == turn, "another turn"
        assert list(s.milops) == [0, 0], "the markers did not go back"

    def round(self, s: Any, who: int, round: int) -> None:
        assert (s.phasing, s.round) == (who, round), "another round"

    def victory(self, s: Any, who: int, how: int) -> None:
        self.numbers |= {"over": True, "winner": who, "ending": how}

    def draw(self, s: Any, how: int) -> None:
        self.numbers |= {"over": True, "winner": -1, "ending": how}

    def coup_in_crisis(self, s: Any, who: int, place: int) -> None:
        self.numbers["defcon"] = 1  # "nuclear war"

    def crisis_ends(self, s: Any, who: int) -> None:
        assert not s.crisis >> who & 1, "it goes on"

    def closes(self, s: Any, who: int, region: int) -> None:
        assert s.chernobyl == region - REGION_ACTION, "another region"

    def ignored(self, s: Any, who: int, place: int) -> None:
        assert self.controls(USSR, place), "it would not have counted"

    def contest(self, s: Any, who: int, roll: int, bonus: int, other: int, other_bonus: int) -> None:
        assert 1 <= min(roll, other) <= max(roll, other) <= 6, "no dice"

    def trap_roll(self, s: Any, who: int, roll: int, needed: int, trap: int, success: int) -> None:
        assert success == int(roll <= needed), "the die says otherwise"

    def trapped(self, s: Any, who: int) -> None:
        assert s.is_lasting(42 if who == US else 44), "there is no trap"

    # -- cards ---------------------------------------------------------------------------------------------------

    def china_passes(self, s: Any, who: int, card: int) -> None:
        assert card == CARD + CHINA, "another card"
        self.numbers["china"] = who

    def china_claimed(self, s: Any, who: int, card: int) -> None:
        """The space closes, and its influence goes (TS-12.1)."""
        self.china_passes(s, who, card)
        assert self.influence[USSR * COUNTRIES + CIVIL_WAR] >= 3, "too early"
        self.influence[USSR * COUNTRIES + CIVIL_WAR] = 0

    def china_point(self, s: Any, who: int) -> None:
        assert self.numbers["china"] == who, "it has not got the card"

    def headline(self, s: Any, who: int, card: int) -> None:
        assert s.headlines[who] == card - CARD, "another headline"
        assert card - CARD not in s.hands[who], "still in the hand"

    def cancelled(self, s: Any, who: int, card: int) -> None:
        assert not s.headlines[who], "it is still there"
        assert card - CARD in [*s.discards, *s.removed], "it was not laid off"

    def plays(self, s: Any, who: int, card: int, use: int) -> None:
        assert card - CARD not in [*s.hands[0], *s.hands[1], *s.discards, *s.deck, *s.removed], "it lies elsewhere"

    def partner(self, s: Any, who: int, card: int) -> None:
        assert card - CARD not in s.hands[who], "still in the hand"

    def discards(self, s: Any, who: int, card: int) -> None:
        assert card - CARD not in [*s.hands[0], *s.hands[1]], "still in a hand"
        assert card - CARD in s.discards or s.limbo >> (card - CARD) & 1, "not laid off"

    def removed(self, s: Any, card: int) -> None:
        assert card - CARD in s.removed, "still in the game"

    def draws(self, s: Any, who: int, count: int) -> None:
        assert len(s.hands[who]) - self.hands[who] == count, "another number"

    def draws_from(self, s: Any, who: int, whom: int, card: int) -> None:
        assert card - CARD in s.hands[whom], "it was not there"  # until it is decided whether it is played

    def takes(self, s: Any, who: int, whom: int, card: int) -> None:
        assert card - CARD not in s.hands[whom], "still in the hand"

    def gives_back(self, s: Any, who: int, card: int) -> None:
        assert card - CARD in s.hands[1 - who], "not there"

    def recovers(self, s: Any, who: int, card: int) -> None:
        assert card - CARD in s.hands[who], "not in the hand"
        assert card - CARD not in s.discards, "still in the pile"

    def reshuffle(self, s: Any, count: int) -> None:
        assert (len(s.deck), s.discards) == (count, []), "another pile"

    def new_cards(self, s: Any, war: int) -> None:
        assert s.turn in (4, 8), "no new cards in this turn"

    def shows(self, s: Any, who: int, card: int) -> None:
        assert card - CARD in s.hands[who], "not in the hand"

    def shows_cards(self, s: Any, who: int, count: int) -> None:
        assert count <= len(s.hands[who]), "more than it has"

    def peeks(self, s: Any, card: int) -> None:
        assert card - CARD in s.deck[len(s.deck) - s.peeked :], "not on top of the pile"

    def no_card(self, s: Any, who: int) -> None:
        assert not [c for c in s.hands[who] if c != CHINA], "it has cards"

    def event(self, s: Any, card: int, who: int) -> None:
        assert s.occurred >> (card - CARD) & 1, "it did not happen"

    def no_event(self, s: Any, card: int) -> None:
        assert not s.occurred >> (card - CARD) & 1, "it happened"

    def lasting(self, s: Any, card: int) -> None:
        assert s.is_lasting(card - CARD), "not in effect"

    def effect_ends(self, s: Any, card: int) -> None:
        assert not s.is_lasting(card - CARD), "still in effect"


def mirrored(players: int, options: dict[str, Any], seed: int, bot: str = "") -> Mirror:
    """A game of random answers, or of a bot's, watched to its end."""
    mirror, dice = Mirror(), Random(seed)
    match = new_match(GAME, players, options, b"mirror %d" % seed, witness=mirror)
    mirror.take(match.state)
    bots = seated(bot, players, seed)
    while match.open_asks():
        ask = match.open_asks()[0]
        match.answer(answer_of(bots, match) if bots else some_peace(match, dice), ask.seat)
        mirror.compare(match.state, f"after {ask.kind} ({ask.rule})")
    return mirror


def some_peace(match: Match, dice: Random) -> int:
    """A random answer that does not end the game at once, if there is one among the first few tried."""
    ask = match.open_asks()[0]
    for _ in range(5):
        option = dice.choice(ask.options)
        trial = match.copy()
        trial.answer(option, ask.seat)
        if not trial.over:
            break
    return option
