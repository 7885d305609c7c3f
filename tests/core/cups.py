"""Cups: a tiny game made to try the engine. It has a bit of everything a real game has.

Everybody bids a card in secret; then each in turn may dig (a die), peek (a card off the deck), walk (a step of its own
with several answers) or pass. After three rounds, or when the cards are gone, the game is over. `BUILDS` counts how
often the options of a walk were built, and `WAYS` are the ways to walk: tests change them to play by other rules.

This is its third version. In the first, `path` was called `steps`, nothing was tallied, and cups had a colour; until
the third, rounds were counted from 0.
"""

from __future__ import annotations

from typing import Any

from tablero.core.ask import Ask, Script, together
from tablero.core.declare import declared, field
from tablero.core.dice import Dice
from tablero.core.errors import DeadEnd
from tablero.core.game import Game, Option, Options
from tablero.core.state import EVERYTHING, State, only, replaced

PASS, DIG, PEEK, WALK, LEFT, RIGHT, DONE, YES, CARD = range(9)
CARDS = 9
ACTIONS = ("pass", "dig", "peek", "walk", "left", "right", "done", "yes", *(f"card_{n}" for n in range(CARDS)))
NAMES = ("ann", "bob", "cho")
STEPS = ("opening", "bidding", "turn", "walking", "over")
OPENING, BIDDING, TURN, WALKING, OVER = range(5)
ROUNDS = 3

BUILDS: list[int] = []
WAYS = [LEFT, RIGHT, DONE]


@declared
class CupsState(State):
    players: int = field(0)
    generous: bool = field(False)
    phase: int = field(OPENING)
    round: int = field(1, since=3, convert=lambda before: before + 1)
    turn: int = field(0)
    path: int = field(0, since=2, was=("steps",))
    score: list[int] = field([], copied=True)
    hands: list[list[int]] = field([])
    deck: list[int] = field([], copied=True)
    tally: dict[int, int] = field({}, since=2)  # how often each way was walked


# -- the steps ---------------------------------------------------------------------------------------------------


def open_game(s: CupsState) -> Script:
    s.note("opened", "C-1", n=s.players)
    s.phase = BIDDING
    yield from ()


def bid(s: CupsState) -> Script:
    """Secretly, all at the same time; the highest card wins its number."""
    cards = yield from together([bid_ask(s, seat) for seat in range(s.players)])
    for seat in range(s.players):
        s.hands = replaced(s.hands, seat, [card for card in s.hands[seat] if card != cards[seat] - CARD])
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
        s.hands = replaced(s.hands, me, [*s.hands[me], s.deck.pop()])
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
        s.tally = s.tally | {way: s.tally.get(way, 0) + 1}
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
        super().__init__("cups", 3, "cups", (2, 3), ACTIONS, options, CupsState, ("who",), ("card", "way"))

    def setup(self, players: int, options: Options, dice: Dice) -> CupsState:
        s = CupsState.blank(dice)
        s.players = players
        s.score = [0] * players
        s.generous = options["generous"]
        cards = list(range(CARDS))
        dice.shuffle(cards)
        size = int(options["hand"])
        s.hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
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
            s.hands = replaced(s.hands, other, [cards.pop() for _ in s.hands[other]])
        s.deck = cards

    def check(self, s: CupsState) -> None:
        cards = s.deck + [card for hand in s.hands for card in hand]
        if len(set(cards)) != len(cards) or len(s.score) != s.players or min(s.score) < 0:
            raise DeadEnd("cups: a card is in two places, or a score is wrong")

    def seat_names(self, players: int) -> list[str]:
        return list(NAMES[:players])


GAME = Cups()
