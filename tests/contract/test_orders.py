"""Orders in advance, in every game: each can be told apart and said, answers what is meant, and tells no secret."""

from __future__ import annotations

from tablero.core.match import Match
from tablero.core.order import NOT_MEANT
from tablero.texts import languages, texts_for
from tests.contract.support import Case, decisions, seats


def offered(match: Match, seat: int) -> list[tuple[str, bool, dict[str, int]]]:
    found = match.game.orders(match.game.view(match.state, seat))
    return [(order.kind, order.standing, order.values) for order in found]


def test_every_order_can_be_said_and_answers_with_an_option_or_not_at_all(case: Case):
    chance = case.chance()
    match = case.new()
    speech = [texts_for(case.game, language, players=case.players) for language in languages(case.game)]
    for _ in decisions(match, case.chance(1)):
        if not case.looks(chance, fast=0.2, slow=0.3):
            continue
        for seat in seats(match):
            view = case.game.view(match.state, seat)
            orders = case.game.orders(view)
            assert len({order.id for order in orders}) == len(orders)
            for texts in speech:
                said = [texts.order(order, seat) for order in orders]
                assert len(set(said)) == len(said), "two orders read the same"
            ask = match.ask_for(seat)
            for order in orders:
                option = case.game.follow(view, order, ask) if ask else NOT_MEANT
                assert option == NOT_MEANT or 0 <= option < len(case.game.actions), order.id


def test_what_can_be_ordered_depends_on_what_the_seat_knows_alone(case: Case):
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, case.chance(2)):
        if not case.looks(chance, fast=0.1, slow=0.2):
            continue
        for seat in seats(match):
            other = match.copy()
            other.redeal(seat, b"orders")
            assert offered(match, seat) == offered(other, seat)
