"""How many visits to a table orders in advance can save: `python tools/orders.py GAME PLAYERS [GAMES] [BOT]`.

Bots play, each in a person's place. A *visit* is a row of decisions that one seat takes before another is asked: what
somebody has to come to the table for. A decision counts as foreseen if an order that could have been given before the
question came up leads to the very answer that the bot gave; a visit is saved if all its decisions are. What is left of
a turn that others had only interrupted is one visit then.
"""

from __future__ import annotations

import sys
from collections import Counter

from tablero.bots import Knowledge, make_bot
from tablero.core.dice import simulation_seed
from tablero.core.game import AnyGame
from tablero.core.match import Match, new_match
from tablero.core.order import Order
from tablero.core.registry import find_game


def main() -> None:
    game, players = find_game(sys.argv[1]), int(sys.argv[2])
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    spec = sys.argv[4] if len(sys.argv) > 4 else "greedy"
    asked: Counter[str] = Counter()
    foreseen: Counter[str] = Counter()
    before = after = decisions = 0
    for number in range(games):
        visits = played_visits(game, players, simulation_seed("orders", number), spec)
        left = [seat for seat, kinds in visits if not all(is_foreseen for _, is_foreseen in kinds)]
        before += len(visits)
        after += sum(seat != last for seat, last in zip(left, [-1, *left]))
        decisions += sum(len(kinds) for _, kinds in visits)
        for _, kinds in visits:
            asked[kinds[0][0]] += 1
            foreseen[kinds[0][0]] += kinds[0][1]
    print(f"{game.id}, {players} players, {games} games of {spec}: {decisions / games:.0f} decisions a game")
    print(f"{before / games:.0f} visits a game, {after / games:.0f} with orders ({1 - after / before:.0%} fewer)")
    for kind, n in asked.most_common(14):
        print(f"  {kind:20} begins {n / games:6.1f} visits, foreseen {foreseen[kind] / n:.0%}")


def played_visits(game: AnyGame, players: int, seed: bytes, spec: str) -> list[tuple[int, list[tuple[str, bool]]]]:
    """A game as visits: whose, and the kinds of its questions, each with whether the answer was foreseen."""
    match = new_match(game, players, {}, seed)
    bots = [make_bot(spec, seed + bytes([seat])) for seat in range(players)]
    known: dict[int, list[Order]] = {seat: [] for seat in range(players)}
    visits: list[tuple[int, list[tuple[str, bool]]]] = []
    while match.ask is not None:
        ask = match.ask
        option = bots[ask.seat].choose(Knowledge(match, ask.seat))
        if not visits or visits[-1][0] != ask.seat:
            visits.append((ask.seat, []))
        visits[-1][1].append((ask.kind, is_given(match, known[ask.seat], ask.seat, option)))
        for seat in range(players):
            if seat != ask.seat:
                known[seat] = game.orders(game.view(match.state, seat))
        match.answer(option, ask.seat)
    return visits


def is_given(match: Match, known: list[Order], seat: int, option: int) -> bool:
    """Whether an order leads to this answer."""
    ask = match.ask_for(seat)
    assert ask is not None
    view = match.game.view(match.state, seat)
    return any(match.game.follow(view, order, ask) == option for order in known)


if __name__ == "__main__":
    main()
