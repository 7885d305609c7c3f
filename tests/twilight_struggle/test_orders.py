"""Orders in advance (orders.py)."""

from __future__ import annotations

from tablero.core.table import seat_at
from tests.ordering import can_order, followed
from tests.twilight_struggle.helpers import happens


def test_the_next_headline_is_one_of_the_hand():
    table = seat_at("twilight-struggle", 2, seed="orders")
    while table.kind != "headline":
        table.play(table.options[0])
    cards = [table.game.name(int(id.partition("=")[2])) for id in can_order(table, "us", "headline")]

    assert cards == [card for card in table.view("us")["hand"] if card != "china_card"]
    first = table.game.action(table.options_of("us")[0])
    assert followed(table, "us", "headline", card=first) == table.options_of("us")[0]


def test_the_olympic_games_of_the_other_side():
    table = happens("olympic_games", "ussr")
    assert (table.asked, table.kind) == ("us", "olympics")

    answers = [followed(table, "us", "olympics", use=use) for use in table.ask.options]
    assert answers == table.options
    assert followed(table, "us", "no-ransom") == "", "that is another question"
