"""Guests, names, passwords, tokens: who is who, and who is not."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import update

from tablero.server.auth import checked_name, digest_of
from tablero.server.storage.schema import TOKENS, USERS

from .live_server import LiveServer, Someone, said


def test_a_forged_cookie_makes_nobody_but_a_new_guest(live_server: LiveServer, anna: Someone) -> None:
    table = anna.opens("me", "me")
    good = anna.http.cookies["tablero"]
    user, _, mac = good.partition(".")
    for forged in (f"{user}.{mac[::-1]}", f"{user}.", user, f"{user}x.{mac}", "", ".", "x" * 5000, f"{good}.{mac}"):
        response = httpx.get(f"{live_server.url}/t/{table}", cookies={"tablero": forged})
        assert response.status_code == 200
        assert 'id="answer"' not in response.text
        assert "set-cookie" in response.headers, "a guest of its own"


def test_a_name_and_password_bring_the_seats_to_another_device(anna: Someone, someone: Callable[..., Someone]) -> None:
    table = anna.opens("me", "me", title="Everywhere")
    anna.see("/account")
    assert anna.send("/account/password", name="Anna of Aragón", password="correct horse").status_code == 303
    assert "You are Anna of Aragón" in anna.see("/account")
    assert 'id="answer"' in anna.sits(table), "her cookie was made anew"
    phone = someone()
    phone.see("/account")
    response = phone.send("/account/login", name="  ANNA of  aragón ", password="correct horse")
    assert response.status_code == 303
    assert "Everywhere" in phone.see("/tables")
    assert phone.answers(table).status_code == 303


@pytest.mark.slow
def test_a_new_password_ends_all_other_logins(someone: Callable[..., Someone]) -> None:
    home, phone = someone(), someone()
    home.see("/account")
    home.send("/account/password", name="Traveller", password="first password")
    phone.see("/account")
    phone.send("/account/login", name="Traveller", password="first password")
    assert "You are Traveller" in phone.see("/account")
    home.see("/account")
    wrong = home.send("/account/password", old="not this one", password="second password")
    assert wrong.status_code == 422
    assert "not your old password" in said(wrong)
    assert home.send("/account/password", old="first password", password="second password").status_code == 303
    assert "You are Traveller" in home.see("/account")
    assert "You are a guest" in phone.see("/account")


def test_a_wrong_password_and_an_unknown_name_sound_the_same(someone: Callable[..., Someone]) -> None:
    person = someone()
    person.see("/account")
    person.send("/account/password", name="Known", password="the right one")
    stranger = someone()
    stranger.see("/account")
    answers = [
        stranger.send("/account/login", name=name, password="the wrong one")
        for name in ("Known", "Unknown", "", "x" * 999)
    ]
    assert {answer.status_code for answer in answers} == {422}
    assert len({said(answer) for answer in answers}) == 1
    assert "set-cookie" not in answers[0].headers


def test_a_name_belongs_to_one_account(someone: Callable[..., Someone]) -> None:
    first, second = someone(), someone()
    for person in (first, second):
        person.see("/account")
    assert first.send("/account/password", name="Unique", password="long enough").status_code == 303
    taken = second.send("/account/password", name="uNIQUE", password="long enough")
    assert taken.status_code == 422
    assert "taken" in said(taken)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "tab\tand\x07bell", "\u200b", "a\u0000b\u0001"])
def test_a_name_can_be_read_by_everybody(anna: Someone, name: str) -> None:
    response = anna.send("/account/name", name=name)
    assert response.status_code == 422 or " " in checked_name(name.replace("\x00", ""))
    if response.status_code == 422:
        assert said(response).startswith("A name")


def test_names_of_all_scripts_are_welcome() -> None:
    for name in ("Ágnes", "Łukasz", "Ольга", "山田", "R2-D2", "o'Neil"):
        assert checked_name(f"  {name} ") == name


def test_passwords_are_stored_as_argon2id_only(live_server: LiveServer, someone: Callable[..., Someone]) -> None:
    person = someone()
    person.see("/account")
    person.send("/account/password", name="Hashed", password="never in the clear")
    with live_server.services.tables.database.reading() as c:
        row = c.execute(USERS.select().where(USERS.c.login == "hashed")).mappings().one()
    assert row["password_hash"].startswith("$argon2id$")
    assert "never in the clear" not in str(dict(row))


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_has_a_sensible_length(someone: Callable[..., Someone], password: str) -> None:
    person = someone()
    person.see("/account")
    assert person.send("/account/password", name="Lengthy", password=password).status_code == 422


def test_logging_out_makes_another_guest(anna: Someone) -> None:
    before = anna.id
    anna.see("/account")
    assert anna.send("/account/logout").status_code == 303
    anna.http.cookies.clear()
    anna.see("/account")
    assert anna.id != before


# -- tokens ------------------------------------------------------------------------------------------------------


def test_a_token_is_shown_once_stored_as_a_digest_and_can_be_revoked(live_server: LiveServer, anna: Someone) -> None:
    token = anna.makes_token("my bot")
    page = anna.see("/account")
    assert token not in page
    assert "my bot" in page
    with live_server.services.tables.database.reading() as c:
        rows = [dict(row) for row in c.execute(TOKENS.select().where(TOKENS.c.user_id == anna.id)).mappings()]
    assert [row["hash"] for row in rows] == [digest_of(token)]
    with anna.api(token) as api:
        assert api.get("/tables").status_code == 200
        assert anna.send(f"/account/tokens/{digest_of(token)}/revoke").status_code == 303
        assert api.get("/tables").status_code == 401


def test_nobody_revokes_anothers_token(anna: Someone, bela: Someone) -> None:
    token = anna.makes_token()
    bela.see("/account")
    bela.send(f"/account/tokens/{digest_of(token)}/revoke")
    with anna.api(token) as api:
        assert api.get("/tables").status_code == 200


def test_an_expired_token_is_refused(live_server: LiveServer, anna: Someone) -> None:
    token = anna.makes_token()
    with live_server.services.tables.database.writing() as c:
        c.execute(update(TOKENS).where(TOKENS.c.hash == digest_of(token)).values(expires=int(time.time()) - 1))
    with anna.api(token) as api:
        response = api.get("/tables")
    assert response.status_code == 401
    assert "expired" in response.json()["error"]["reason"]


@pytest.mark.slow
def test_there_are_only_so_many_tokens(anna: Someone) -> None:
    for number in range(20):
        anna.makes_token(str(number))
    anna.see("/account")
    full = anna.send("/account/tokens", label="one more")
    assert full.status_code == 422
    assert "too many tokens" in said(full)
