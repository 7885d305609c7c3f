"""E-mail from the first form to the last click, against a real mail server on this machine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablero.server.storage import contact_store
from tablero.server.time_source import SetTime, now, running_at
from tests.mail_server import MailServer, receiving_mail
from tests.patience import wait_until

from .live_server import LiveServer, Someone, running_server

ADDRESS = "https://tablero.example"


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with receiving_mail() as server:
        yield server


@pytest.fixture(scope="module")
def posting_server(tmp_path_factory: pytest.TempPathFactory, mail_server: MailServer) -> Iterator[LiveServer]:
    folder: Path = tmp_path_factory.mktemp("posting-server")
    mail = f"smtp://127.0.0.1:{mail_server.port}"
    with running_server(folder, mail=mail, mail_from="table@tablero.example", address=ADDRESS) as live:
        yield live


def told(live: LiveServer, time: SetTime, **length: float) -> None:
    """Time passes, and what is due is sent."""
    time.move(**length)
    live.run(live.services.tables.postman.deliver())


def link_in(text: str, action: str) -> str:
    found = re.search(rf"{ADDRESS}(/mail/{action}/\S+)", text.replace("=\n", ""))
    assert found, text
    return found[1]


def test_an_address_is_confirmed_told_and_stopped_with_one_click(
    posting_server: LiveServer, mail_server: MailServer
) -> None:
    anna, bela = Someone(posting_server, "Anna"), Someone(posting_server, "Béla")
    letters, time = mail_server.letters, SetTime(now())
    with running_at(time):
        anna.see("/account?language=hu")
        anna.http.cookies["language"] = "hu"
        anna.does("/account/contacts", channel="email", address="anna@example.org")
        asked = letters.pop()
        assert (asked["To"], asked["Subject"]) == ("anna@example.org", "Ez a te címed?")
        confirm = link_in(asked.get_content(), "confirm")

        table = bela.opens("me", "invite", title="Csütörtök")
        anna.does(bela.invites(table, 1))
        play_until(anna, bela, table)
        told(posting_server, time, minutes=10)
        assert letters == [], "the address is not confirmed"

        stranger = httpx.Client(base_url=posting_server.url)
        assert "anna@example.org" in stranger.get(confirm).text
        assert not contact_of(anna).confirmed, "looking at the link is not enough"
        assert stranger.post(confirm, headers={"Origin": posting_server.url}).status_code == 200
        assert contact_of(anna).confirmed
        play_until(anna, bela, table, again=True)
        told(posting_server, time, minutes=3)

        letter = letters.pop()
        assert letters == []
        assert letter["Subject"] == "Te következel: Csütörtök"
        assert letter["From"] == "Tablero <table@tablero.example>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert letter["Auto-Submitted"] == "auto-generated"
        assert f"{ADDRESS}/t/{table}" in letter.get_content()
        stop = link_in(letter["List-Unsubscribe"], "stop").rstrip(">")
        assert stop == link_in(letter.get_content(), "stop")

        click = stranger.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert click.status_code == 200
        assert stored_contacts(anna) == []
        play_until(anna, bela, table, again=True)
        told(posting_server, time, hours=10)
        assert letters == []
        stranger.close()
    anna.close()
    bela.close()


def test_an_address_that_does_not_exist_is_said_so_on_the_account_page(
    posting_server: LiveServer, mail_server: MailServer
) -> None:
    anna = Someone(posting_server, "Anna")
    anna.see("/account")
    anna.does("/account/contacts", channel="email", address="nobody@example.org")

    assert "nothing gets there since" in anna.see("/account")
    assert mail_server.letters == []
    anna.close()


@pytest.mark.parametrize(
    "address", ["anna", "anna@host", "a@b.org, c@d.org", "anna@example.org\nBcc: all@example.org", "Anna <a@b.org>"]
)
def test_what_is_no_single_address_is_refused(posting_server: LiveServer, address: str) -> None:
    anna = Someone(posting_server, "Anna")
    anna.see("/account")

    assert anna.send("/account/contacts", channel="email", address=address).status_code == 422
    anna.close()


def contact_of(person: Someone):
    return stored_contacts(person)[0]


def stored_contacts(person: Someone):
    tables = person.live_server.services.tables
    return person.live_server.run(tables.read(lambda c: contact_store.contacts_of(c, person.id)))


def play_until(anna: Someone, bela: Someone, table: str, again: bool = False) -> None:
    """Play until Anna is asked; if she is already, once round."""
    people = [bela, anna]
    first = again
    for _ in range(40):
        seat = bela.snapshot(table, picture="")["waiting_for"][0]
        if seat == 1 and not first:
            return
        if seat == 0:
            first = False
        assert people[seat].answers(table).status_code == 303
    wait_until(lambda: False, "Anna is asked")
