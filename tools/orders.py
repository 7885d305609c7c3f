"""How many visits to a table orders in advance can save: `python tools/orders.py GAME PLAYERS [GAMES] [BOT]`.

Bots play, each in a person's place. A *visit* is a row of decisions that one seat takes before another is asked: what
somebody has to come to the table for. A decision counts as foreseen if an order that could have been given before the
question came up leads to the very answer that the bot gave; a visit is saved if all its decisions are.
"""

from __future__ import annotations

import sys
from collections import Counter

from tablero.bots import Knowledge, make_bot
from tablero.core.dice import simulation_seed
from tablero.core.match import Match, new_match
from tablero.core.order import Order
from tablero.core.registry import find_game


def main() -> None:
    game, players = find_game(sys.argv[1]), int(sys.argv[2])
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    spec = sys.argv[4] if len(sys.argv) > 4 else "greedy"
    asked: Counter[str] = Counter()
    foreseen: Counter[str] = Counter()
    visits = saved = decisions = 0
    for number in range(games):
        seed = simulation_seed("orders", number)
        match = new_match(game, players, {}, seed)
        bots = [make_bot(spec, seed + bytes([seat])) for seat in range(players)]
        known: dict[int, list[Order]] = {}
        last, all_foreseen = -1, True
        while match.ask is not None:
            ask = match.ask
            option = bots[ask.seat].choose(Knowledge(match, ask.seat))
            given = is_given(match, known.get(ask.seat, []), ask.seat, option)
            decisions += 1
            if ask.seat != last:
                visits += 1
                saved += all_foreseen and last >= 0
                all_foreseen, last = True, ask.seat
                asked[ask.kind] += 1
                foreseen[ask.kind] += given
            all_foreseen = all_foreseen and given
            known = {seat: game.orders(game.view(match.state, seat)) for seat in range(players) if seat != ask.seat} | {
                ask.seat: known.get(ask.seat, [])
            }
            match.answer(option, ask.seat)
    print(f"{game.id}, {players} players, {games} games of {spec}: {decisions / games:.0f} decisions a game")
    print(f"{visits / games:.0f} visits a game, {saved / games:.0f} of them saved by orders ({saved / visits:.0%})")
    for kind, n in asked.most_common(14):
        print(f"  {kind:20} begins {n / games:6.1f} visits, foreseen {foreseen[kind] / n:.0%}")


def is_given(match: Match, known: list[Order], seat: int, option: int) -> bool:
    """Whether an order leads to this answer."""
    ask = match.ask_for(seat)
    assert ask is not None
    view = match.game.view(match.state, seat)
    return any(match.game.follow(view, order, ask) == option for order in known)


if __name__ == "__main__":
    main()
