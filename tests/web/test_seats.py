"""Who sits where: invitations, open seats, bots that take over, and going back by consent."""

from __future__ import annotations

import re
from collections.abc import Callable

from .live_server import Someone


def test_an_invitation_shows_what_it_is_for_and_seats_one_person(
    anna: Someone, bela: Someone, someone: Callable[..., Someone]
) -> None:
    table = anna.opens("me", "invite", title="Come over")
    link = anna.invites(table, 1)
    assert len(link) > 30, "nobody can guess it"
    assert bela.send(f"/t/{table}/seats/1/invite").status_code == 403, "the owner invites"
    page = bela.see(link)
    assert "You are invited to play El Grande, as Blue" in page
    assert table not in page, "who does not sit down learns nothing"
    response = bela.send(link)
    assert response.headers["location"] == f"/t/{table}"
    assert "Béla" in anna.see(f"/t/{table}")
    assert bela.get(link).headers["location"] == f"/t/{table}", "the link goes on working for him"
    third = someone("Carla")
    taken = third.get(link)
    assert taken.status_code == 409
    assert "This seat is taken" in taken.text
    assert third.send(link).status_code == 403


def test_a_newer_invitation_makes_the_older_one_void(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "invite")
    old, new = anna.invites(table, 1), anna.invites(table, 1)
    assert bela.get(old).status_code == 404
    assert bela.send(old).status_code == 404
    assert bela.send(new).status_code == 303


def test_a_guest_without_a_name_can_give_one_when_sitting_down(anna: Someone, someone: Callable[..., Someone]) -> None:
    table = anna.opens("me", "invite")
    link = anna.invites(table, 1)
    guest = someone()
    assert 'name="name"' in guest.see(link)
    guest.send(link, name="Zoë")
    assert "Zoë" in anna.see(f"/t/{table}")


def test_an_open_seat_is_for_whoever_sees_the_table(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "open")
    assert f'action="/t/{table}/seats/1/sit"' in bela.see(f"/t/{table}")
    assert "A seat is free for you here." in bela.page
    assert "A seat is free for you here." not in anna.see(f"/t/{table}")
    guests = anna.opens("me", "open", first_player="2")
    assert "Send an invitation, or let a bot play." in anna.see(f"/t/{guests}")
    assert "Send an invitation" not in bela.see(f"/t/{guests}"), "which is not his to do"
    assert bela.send(f"/t/{table}/seats/1/sit").status_code == 303
    assert bela.snapshot(table)["you"]["seats"] == [1]
    assert bela.send(f"/t/{table}/seats/0/sit").status_code == 403


def test_a_seat_is_handed_to_a_bot_and_taken_back(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "invite", first_player="2")
    assert anna.send(f"/t/{table}/seats/0/bot", bot="beginner").status_code == 303
    assert "a bot plays for you (Beginner)" in anna.see(f"/t/{table}")
    assert anna.send(f"/t/{table}/seats/0/back").status_code == 303
    assert "a bot plays for you" not in anna.see(f"/t/{table}")
    assert bela.send(f"/t/{table}/seats/0/bot", bot="random").status_code == 403
    assert anna.send(f"/t/{table}/seats/0/bot", bot="nonsense").status_code == 404
    assert anna.send(f"/t/{table}/seats/0/bot", bot="mcts:seconds=1e9").status_code == 422


def test_the_table_goes_back_when_everybody_agrees(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "invite")
    bela.send(anna.invites(table, 1))
    for _ in range(6):
        (anna if anna.snapshot(table)["ask"] else bela).answers(table)
    assert bela.send(f"/t/{table}/rewind", to="2").status_code == 403
    assert anna.send(f"/t/{table}/rewind", to="200").status_code == 422
    assert anna.send(f"/t/{table}/rewind", to="two").status_code == 422
    assert "Propose to go on from here" in anna.see(f"/t/{table}/at/2")
    assert "Propose to go on from here" not in bela.see(f"/t/{table}/at/2")
    assert anna.send(f"/t/{table}/rewind", to="2").status_code == 303
    assert "Everybody has to agree" in bela.see(f"/t/{table}")
    assert anna.snapshot(table)["table"]["count"] == 6
    assert bela.send(f"/t/{table}/consent", yes="yes").status_code == 303
    assert anna.snapshot(table)["table"]["count"] == 2
    assert bela.send(f"/t/{table}/consent", yes="yes").status_code == 409, "nothing is proposed any more"


def test_an_invitation_is_shown_to_the_owner_until_somebody_has_come(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "invite")
    link = shown_link(anna.see(f"/t/{table}"))
    assert link, "at once"
    assert shown_link(bela.see(f"/t/{table}")) == "", "to nobody else"
    assert bela.snapshot(table)["seats"][1]["invite"] == ""
    newer = anna.invites(table, 1)
    assert newer != link
    assert shown_link(anna.see(f"/t/{table}")) == newer
    assert bela.get(link).status_code == 404, "a new one makes it void"
    bela.see(newer)
    bela.send(newer)
    assert shown_link(anna.see(f"/t/{table}")) == ""


def shown_link(page: str) -> str:
    found = re.search(r'value="http://[^/"]+(/join/[^"]+)"', page)
    return found[1] if found else ""
