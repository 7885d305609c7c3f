"""Cups: a tiny game that has a bit of everything a real game has. docs/write-a-game.md explains it piece by piece."""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script, together
from tablero.core.declare import declared, field
from tablero.core.dice import Dice
from tablero.core.errors import DeadEnd
from tablero.core.game import Game, Option, Options, View
from tablero.core.state import EVERYTHING, State, only, replaced

PASS, DIG, PEEK, WALK, LEFT, RIGHT, DONE, YES, CARD = range(9)
CARDS: Final = 9
ACTIONS: Final = ("pass", "dig", "peek", "walk", "left", "right", "done", "yes", *(f"card_{n}" for n in range(CARDS)))
NAMES: Final = ("ann", "bob", "cho")
ROUNDS: Final = 3

STEPS: Final = ("opening", "bidding", "turn", "walking", "over")
OPENING, BIDDING, TURN, WALKING, OVER = range(5)


@declared
class CupsState(State):
    """Everything that matters between two decisions."""

    players: int = field(0)
    generous: bool = field(False)
    phase: int = field(OPENING)  # the step that comes next
    round: int = field(1)
    turn: int = field(0)  # the seat that acts
    path: int = field(0)  # steps to the right, less those to the left
    score: list[int] = field([0, 0, 0], copied=True)
    hands: list[list[int]] = field([[], [], []])
    deck: list[int] = field([], copied=True)  # face down, top last


# -- the steps ---------------------------------------------------------------------------------------------------


def open_game(s: CupsState) -> Script:
    s.note("opened", "CU-1.1", n=s.players)
    s.phase = BIDDING
    yield from ()


def bid(s: CupsState) -> Script:
    """Secretly, all at the same time; the highest card wins its number (CU-2.1)."""
    cards = yield from together([bid_ask(s, seat) for seat in range(s.players)])
    for seat in range(s.players):
        s.hands = replaced(s.hands, seat, [card for card in s.hands[seat] if card != cards[seat] - CARD])
        s.note("bid", "CU-2.1", who=seat, card=cards[seat])
    winner = max(range(s.players), key=lambda seat: cards[seat])
    s.score[winner] += cards[winner] - CARD
    s.note("won", "CU-2.1", who=winner, n=cards[winner] - CARD)
    s.phase, s.turn = TURN, 0


def bid_ask(s: CupsState, seat: int) -> Ask:
    return Ask(seat, "bid", lambda: [CARD + card for card in sorted(s.hands[seat])], "CU-2.1")


def act(s: CupsState) -> Script:
    """Pass, dig, peek or walk (CU-3.1)."""
    me = s.turn
    action = yield Ask(me, "action", lambda: [PASS, DIG, *([PEEK] if s.deck else []), WALK], "CU-3.1", n=s.round)
    if action == WALK:
        s.phase = WALKING
        return
    if action == DIG:
        found = s.dice.die() + (1 if s.generous else 0)
        s.score[me] += found
        s.note("dug", "CU-3.1", who=me, n=found)
    if action == PEEK:
        card = s.deck.pop()
        s.hands = replaced(s.hands, me, [*s.hands[me], card])
        s.reveal()
        s.note("peeked", "CU-3.1", to=only(me), who=me, card=CARD + card)
    next_turn(s)


def walk(s: CupsState) -> Script:
    """Up to three steps, then a toll that is asked even without a choice, and a gate that is not (CU-4.1)."""
    me = s.turn
    for left in (3, 2, 1):
        way = yield Ask(me, "walk", lambda: ways(s), "CU-4.1", left=left)
        if way == DONE:
            break
        s.path += 1 if way == RIGHT else -1
        s.note("walked", "CU-4.1", who=me, way=way)
    yield Ask(me, "toll", lambda: [YES], "CU-4.1", always=True)
    yield Ask(me, "gate", lambda: [YES], "CU-4.1")
    next_turn(s)


def ways(s: CupsState) -> list[int]:
    return [LEFT, RIGHT, DONE]


def next_turn(s: CupsState) -> None:
    """The next seat acts; after the last one a round ends (CU-5.1)."""
    s.turn += 1
    s.phase = TURN
    if s.turn == s.players:
        s.round += 1
        s.phase = BIDDING if s.round <= ROUNDS and all(s.hands[: s.players]) else OVER


# -- the game ----------------------------------------------------------------------------------------------------


class Cups(Game[CupsState, View]):
    def __init__(self) -> None:
        super().__init__(
            id="cups",
            version=1,
            package=__package__,
            players=(2, 3),
            actions=ACTIONS,
            options=(
                Option("generous", "flag", False, rule="CU-3.1"),
                Option("hand", "choice", "2", choices=("1", "2", "3"), rule="CU-1.1"),
            ),
            state=CupsState,
            seat_values=("who",),
            action_values=("card", "way"),
        )

    def setup(self, players: int, options: Options, dice: Dice) -> CupsState:
        s = CupsState.blank(dice)
        s.players = players
        s.generous = options["generous"]
        cards = list(range(CARDS))
        dice.shuffle(cards)
        size = int(options["hand"])
        for seat in range(players):
            s.hands = replaced(s.hands, seat, cards[seat * size : (seat + 1) * size])
        s.deck = cards[players * size :]
        return s

    def next_step(self, s: CupsState) -> Script | None:
        return None if s.phase == OVER else SCRIPTS[s.phase](s)

    def step_name(self, s: CupsState) -> str:
        return STEPS[s.phase]

    def seats(self, s: CupsState) -> int:
        return s.players

    def seat_names(self, players: int) -> list[str]:
        return list(NAMES[:players])

    def points(self, s: CupsState) -> list[int]:
        return s.score[: s.players]

    # -- who may know what ---------------------------------------------------------------------------------------

    def view(self, s: CupsState, seat: int) -> View:
        hands = {
            NAMES[owner]: [ACTIONS[CARD + card] for card in sorted(s.hands[owner])]
            if seat in (owner, EVERYTHING)
            else len(s.hands[owner])
            for owner in range(s.players)
        }
        scores = {NAMES[owner]: s.score[owner] for owner in range(s.players)}
        return {"round": s.round, "scores": scores, "hands": hands, "deck": len(s.deck), "path": s.path}

    def reshuffle_unknown(self, s: CupsState, seat: int, dice: Dice) -> None:
        others = [other for other in range(s.players) if other != seat]
        cards = sorted(s.deck + [card for other in others for card in s.hands[other]])
        dice.shuffle(cards)
        for other in others:
            s.hands = replaced(s.hands, other, [cards.pop() for _ in s.hands[other]])
        s.deck = cards

    # -- for tests and bots --------------------------------------------------------------------------------------

    def check(self, s: CupsState) -> None:
        cards = s.deck + [card for hand in s.hands for card in hand]
        if len(set(cards)) != len(cards) or min(s.score) < 0:
            raise DeadEnd("cups: a card is in two places, or a score is wrong")

    def evaluate(self, s: CupsState, seat: int) -> float:
        if s.phase == OVER:
            winners = self.winners(s)
            return 1 / len(winners) if seat in winners else 0.0
        best = max(s.score[other] for other in range(s.players) if other != seat)
        return min(1.0, max(0.0, 0.5 + (s.score[seat] - best) / 40))


SCRIPTS: Final = (open_game, bid, act, walk)
GAME: Final = Cups()
