"""Cups: a tiny game made to try the engine. It has a bit of everything a real game has.

Everybody bids a card in secret; then each in turn may dig (a die), peek (a card off the deck), walk (a step of its own
with several answers) or pass. After three rounds, or when the cards are gone, the game is over. `BUILDS` counts how
often the options of a walk were built, and `WAYS` are the ways to walk: tests change them to play by other rules.
"""

from __future__ import annotations

from typing import Any

from tablero.core.ask import Ask, Script, together
from tablero.core.dice import Dice
from tablero.core.errors import DeadEnd
from tablero.core.game import Game, Option, Options
from tablero.core.state import EVERYTHING, State, only

PASS, DIG, PEEK, WALK, LEFT, RIGHT, DONE, YES, CARD = range(9)
CARDS = 9
ACTIONS = ("pass", "dig", "peek", "walk", "left", "right", "done", "yes", *(f"card_{n}" for n in range(CARDS)))
NAMES = ("ann", "bob", "cho")
STEPS = ("opening", "bidding", "turn", "walking", "over")
OPENING, BIDDING, TURN, WALKING, OVER = range(5)
FIELDS = ("players", "generous", "phase", "round", "turn", "path", "score", "hands", "deck", "tally")
ROUNDS = 3

BUILDS: list[int] = []
WAYS = [LEFT, RIGHT, DONE]


class CupsState(State):
    __slots__ = FIELDS

    def __init__(self, dice: Dice, players: int) -> None:
        super().__init__(dice)
        self.players = players
        self.generous = False
        self.phase = OPENING
        self.round = 1
        self.turn = 0
        self.path = 0
        self.score = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        self.tally: dict[int, int] = {}  # how often each way was walked

    def copy(self) -> CupsState:
        twin = CupsState(self.dice.copy(), self.players)
        twin.generous = self.generous
        twin.phase, twin.round, twin.turn, twin.path = self.phase, self.round, self.turn, self.path
        twin.score = self.score[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.tally = dict(self.tally)
        return twin


# -- the steps ---------------------------------------------------------------------------------------------------


def open_game(s: CupsState) -> Script:
    s.note("opened", "C-1", n=s.players)
    s.phase = BIDDING
    yield from ()


def bid(s: CupsState) -> Script:
    """Secretly, all at the same time; the highest card wins its number."""
    cards = yield from together([bid_ask(s, seat) for seat in range(s.players)])
    for seat in range(s.players):
        s.hands[seat].remove(cards[seat] - CARD)
        s.note("bid", "C-2", to=only(seat), card=cards[seat])
    winner = max(range(s.players), key=lambda seat: cards[seat])
    s.score[winner] += cards[winner] - CARD
    s.note("won", "C-2", who=winner, card=cards[winner])
    s.phase, s.turn = TURN, 0


def bid_ask(s: CupsState, seat: int) -> Ask:
    return Ask(seat, "bid", lambda: [CARD + card for card in sorted(s.hands[seat])], "C-2")


def act(s: CupsState) -> Script:
    me = s.turn
    action = yield Ask(me, "action", lambda: [PASS, DIG, *([PEEK] if s.deck else []), WALK], "C-3", n=s.round)
    if action == WALK:
        s.phase = WALKING
        return
    if action == DIG:
        found = s.dice.die() + (1 if s.generous else 0)
        s.score[me] += found
        s.note("dug", "C-3", who=me, n=found)
    if action == PEEK:
        s.hands[me].append(s.deck.pop())
        s.reveal()
        s.note("peeked", "C-3", to=only(me), card=CARD + s.hands[me][-1])
    next_turn(s)


def walk(s: CupsState) -> Script:
    """Up to three steps, then a toll that is asked even of those who have no choice, and a gate that is not."""
    me = s.turn
    for left in (3, 2, 1):
        way = yield Ask(me, "walk", lambda: ways(s), "C-4", left=left)
        if way == DONE:
            break
        s.path += 1 if way == RIGHT else -1
        s.tally[way] = s.tally.get(way, 0) + 1
        s.note("walked", "C-4", who=me, way=way)
    yield Ask(me, "toll", lambda: [YES], "C-4", always=True)
    yield Ask(me, "gate", lambda: [YES], "C-4")
    next_turn(s)


def ways(s: CupsState) -> list[int]:
    BUILDS.append(s.path)
    return list(WAYS)


def next_turn(s: CupsState) -> None:
    s.turn += 1
    s.phase = TURN
    if s.turn == s.players:
        s.round += 1
        s.phase = BIDDING if s.round <= ROUNDS and all(s.hands) else OVER


# -- the game ----------------------------------------------------------------------------------------------------


class Cups(Game[CupsState]):
    def __init__(self) -> None:
        options = (
            Option("generous", "flag", False),
            Option("hand", "choice", "2", choices=("1", "2", "3")),
            Option("extras", "subset", [], choices=("bell", "book"), players=(3,)),
        )
        super().__init__("cups", 1, "cups", (2, 3), ACTIONS, options, FIELDS, ("who",), ("card", "way"))

    def setup(self, players: int, options: Options, dice: Dice) -> CupsState:
        s = CupsState(dice, players)
        s.generous = options["generous"]
        cards = list(range(CARDS))
        dice.shuffle(cards)
        size = int(options["hand"])
        for seat in range(players):
            s.hands[seat] = cards[seat * size : (seat + 1) * size]
        s.deck = cards[players * size :]
        return s

    def next_step(self, s: CupsState) -> Script | None:
        return {OPENING: open_game, BIDDING: bid, TURN: act, WALKING: walk}[s.phase](s) if s.phase != OVER else None

    def step_name(self, s: CupsState) -> str:
        return STEPS[s.phase]

    def seats(self, s: CupsState) -> int:
        return s.players

    def points(self, s: CupsState) -> list[int]:
        return s.score

    def view(self, s: CupsState, seat: int) -> dict[str, Any]:
        hands = [sorted(hand) if seat in (owner, EVERYTHING) else len(hand) for owner, hand in enumerate(s.hands)]
        return {"score": s.score[:], "path": s.path, "hands": hands, "deck": len(s.deck), "round": s.round}

    def reshuffle_unknown(self, s: CupsState, seat: int, dice: Dice) -> None:
        others = [other for other in range(s.players) if other != seat]
        cards = sorted(s.deck + [card for other in others for card in s.hands[other]])
        dice.shuffle(cards)
        for other in others:
            s.hands[other] = [cards.pop() for _ in s.hands[other]]
        s.deck = cards

    def check(self, s: CupsState) -> None:
        cards = s.deck + [card for hand in s.hands for card in hand]
        if len(set(cards)) != len(cards) or len(s.score) != s.players or min(s.score) < 0:
            raise DeadEnd("cups: a card is in two places, or a score is wrong")

    def blank(self) -> CupsState:
        return CupsState(Dice(b""), 0)

    def seat_names(self, players: int) -> list[str]:
        return list(NAMES[:players])


GAME = Cups()
