"""Hours and contacts on the account page, the clock in the form for a new table, and clocks at the table's page."""

from __future__ import annotations

import json
import re

import pytest

from tablero.server.storage import clock_store, contact_store

from .live_server import Someone


def stored(person: Someone):
    tables = person.live_server.services.tables
    return person.live_server.run(
        tables.read(lambda c: (clock_store.hours_of(c, person.id), contact_store.contacts_of(c, person.id)))
    )


CLOCK = {
    "clock": "correspondence",
    "clock-days": "2",
    "clock-reserve": "4",
    "clock-minutes": "30",
    "clock-increment": "30",
    "clock-then": "bot-club",
}


def opens_with_clock(person: Someone, **clock: str) -> str:
    response = person.send("/new/el-grande", seat=["me", "me"], title="", **(CLOCK | clock))
    assert response.status_code == 303, response.text
    return str(response.headers["location"].removeprefix("/t/"))


def test_a_table_is_opened_with_the_clock_of_the_form(anna: Someone) -> None:
    table = opens_with_clock(anna)

    clock = anna.snapshot(table)["table"]["clock"]
    assert (clock["kind"], clock["days"], clock["reserve"], clock["then"]) == ("correspondence", 2, 4, "club")
    assert "2 days for every decision, 4 days in reserve" in anna.see(f"/t/{table}")


def test_a_table_has_no_clock_unless_one_is_chosen(anna: Someone) -> None:
    table = anna.opens("me", "me")

    assert anna.snapshot(table)["table"]["clock"] is None
    assert 'class="clock' not in anna.see(f"/t/{table}")


def test_a_clock_that_can_t_be_played_by_opens_no_table(anna: Someone) -> None:
    before = anna.see("/tables")

    response = anna.send("/new/el-grande", seat=["me", "me"], **(CLOCK | {"clock-days": "365"}))

    assert response.status_code == 422
    assert anna.see("/tables").count("/t/") == before.count("/t/")


def test_a_clock_is_shown_in_the_reader_s_language_and_time_zone(anna: Someone) -> None:
    table = opens_with_clock(anna)
    ends = next(seat["clock"]["ends"] for seat in anna.snapshot(table)["seats"] if seat["clock"]["ends"])
    assert f'data-ends="{ends}"' in anna.see(f"/t/{table}")
    in_utc = re.search(r">until ([^<]+) UTC<", anna.page)
    anna.http.cookies["zone"] = "Asia/Kolkata"

    in_kolkata = re.search(r">until ([^<]+)<", anna.see(f"/t/{table}"))
    in_hungarian = re.search(r">határidő: ([^<]+)<", anna.see(f"/t/{table}?language=hu"))

    assert in_utc
    assert in_kolkata
    assert in_hungarian
    minutes = [int(found[1][-5:-3]) * 60 + int(found[1][-2:]) for found in (in_utc, in_kolkata, in_hungarian)]
    assert [(later - minutes[0]) % 1440 for later in minutes] == [0, 330, 330]


def test_the_api_opens_a_table_with_a_clock_and_tells_it(anna: Someone) -> None:
    with anna.api() as api:
        new = {"game": "el-grande", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = api.post("/tables", json=new | {"clock": {"kind": "evening", "minutes": 20, "then": "player"}})
        table = made.json()["table"]
        seen = api.get(f"/tables/{table}").json()
        refused = api.post("/tables", json=new | {"clock": {"kind": "evening", "minutes": 0}})

    assert seen["table"]["clock"]["minutes"] == 20
    assert [seat["clock"]["reserve"] for seat in seen["seats"]] == [1200, 1200]
    assert refused.status_code == 422


def test_a_program_takes_its_seat_back(anna: Someone) -> None:
    table = anna.opens("me", "me")
    anna.does(f"/t/{table}/seats/0/bot", bot="random")
    with anna.api() as api:
        answer = api.post(f"/tables/{table}/back", json={"seat": 0})

    assert answer.status_code == 200
    assert not anna.snapshot(table)["seats"][0]["handed"]


def test_whoever_has_handed_a_seat_to_a_bot_takes_it_back_with_one_button_above_the_question(anna: Someone) -> None:
    table = anna.opens("me", "me")
    anna.does(f"/t/{table}/seats/1/bot", bot="random")

    assert f'action="/t/{table}/seats/1/back" class="away' in anna.see(f"/t/{table}")
    anna.does(f"/t/{table}/seats/1/back")
    assert 'class="away' not in anna.see(f"/t/{table}")


# -- hours -------------------------------------------------------------------------------------------------------


def test_hours_and_holidays_are_told_on_the_account_page(anna: Someone) -> None:
    anna.see("/account")
    told = {"zone": "Europe/Budapest", "night-from": "22:30", "night-to": "06:00", "digest": "8"}
    anna.does("/account/hours", **told)
    anna.does("/account/holidays", first="2031-12-24", last="2031-12-26")

    hours, _ = stored(anna)
    assert (hours.zone, hours.night, hours.digest) == ("Europe/Budapest", (22 * 60 + 30, 6 * 60), 8)
    page = anna.see("/account")
    assert 'value="22:30"' in page
    assert "Wed, Dec 24 – Fri, Dec 26" in page
    anna.does("/account/holidays/0/remove")
    assert stored(anna)[0].holidays == ()


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/account/hours", {"zone": "Atlantis/Capital", "digest": "8"}),
        ("/account/hours", {"zone": "UTC", "night-from": "08:00", "night-to": "07:00", "digest": "8"}),
        ("/account/hours", {"zone": "UTC", "digest": "99"}),
        ("/account/holidays", {"first": "2031-01-01", "last": "2031-12-31"}),
        ("/account/holidays", {"first": "soon", "last": "later"}),
    ],
)
def test_hours_that_can_t_be_are_refused_and_nothing_is_changed(
    anna: Someone, path: str, fields: dict[str, str]
) -> None:
    anna.see("/account")
    before = stored(anna)

    assert anna.send(path, **fields).status_code == 422
    assert stored(anna) == before


# -- contacts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://localhost/hook",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://0.0.0.0/",
        "https://2130706433/",
        "http://93.184.216.34/",
        "ftp://93.184.216.34/",
        "https://user:word@93.184.216.34/",
        "nonsense",
    ],
)
def test_a_webhook_into_the_server_s_own_network_is_refused(anna: Someone, address: str) -> None:
    anna.see("/account")

    response = anna.send("/account/contacts", channel="webhook", address=address)

    assert response.status_code == 422
    assert stored(anna)[1] == []


def test_a_contact_is_one_s_own_to_change_and_to_remove(anna: Someone, bela: Someone) -> None:
    anna.see("/account")
    anna.does("/account/contacts", channel="webhook", address="https://93.184.216.34/hook")
    contact = stored(anna)[1][0]
    assert contact.secret in anna.see("/account")
    bela.see("/account")

    assert bela.send(f"/account/contacts/{contact.id}/remove").status_code == 404
    assert contact.secret not in bela.see("/account")
    anna.does(f"/account/contacts/{contact.id}/pace", pace="digest")
    assert stored(anna)[1][0].pace == "digest"
    anna.does(f"/account/contacts/{contact.id}/remove")
    assert stored(anna)[1] == []


def test_without_settings_of_the_host_no_e_mail_is_offered(anna: Someone) -> None:
    assert "has not set up e-mail" in anna.see("/account")
    assert anna.send("/account/contacts", channel="email", address="anna@example.org").status_code == 422


def test_a_subscription_that_is_none_is_refused(anna: Someone) -> None:
    anna.see("/account")
    for address in ("", "{}", json.dumps({"endpoint": "https://127.0.0.1/", "keys": {"p256dh": "x", "auth": "y"}})):
        assert anna.send("/account/contacts", channel="push", address=address).status_code == 422


def test_a_link_that_is_not_ours_does_nothing(anna: Someone) -> None:
    for path in ("/mail/stop/abc/def", "/mail/confirm/abc/def", "/mail/other/abc/def"):
        assert anna.get(path).status_code == 404
        assert anna.http.post(path).status_code == 404
