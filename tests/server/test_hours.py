"""Night hours and holidays: how a person's time passes."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from tablero.server.hours import (
    ALWAYS,
    Hours,
    after_awake,
    awake_from,
    awake_seconds,
    check_hours,
    next_digest,
    rests,
    zone_of,
)
from tablero.server.refusal import Refused

HOUR, DAY = 3600, 24 * 3600
BUDAPEST = Hours("Europe/Budapest", (23 * 60, 7 * 60))


def at(text: str, zone: str = "Europe/Budapest") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=zone_of(zone)).timestamp())


def test_whoever_has_told_no_hours_is_always_there():
    assert awake_seconds(ALWAYS, 0, 10 * DAY) == 10 * DAY
    assert after_awake(ALWAYS, 5, DAY) == DAY + 5
    assert awake_from(ALWAYS, 7) == 7


def test_a_night_does_not_count():
    evening, morning = at("2026-11-18T22:00"), at("2026-11-19T08:00")

    assert awake_seconds(BUDAPEST, evening, morning) == 2 * HOUR
    assert after_awake(BUDAPEST, evening, 2 * HOUR) == morning
    assert awake_from(BUDAPEST, at("2026-11-19T03:00")) == at("2026-11-19T07:00")
    assert awake_from(BUDAPEST, evening) == evening


def test_three_days_of_sixteen_waking_hours_end_four_and_a_half_days_later():
    assert after_awake(BUDAPEST, at("2026-11-16T07:00"), 3 * DAY) == at("2026-11-20T15:00")


def test_a_holiday_and_the_nights_around_it_are_one_rest():
    hours = Hours("Europe/Budapest", (23 * 60, 7 * 60), ((date(2026, 12, 24), date(2026, 12, 26)),))

    found = next(rests(hours, at("2026-12-23T12:00")))

    assert found == (at("2026-12-23T23:00"), at("2026-12-27T07:00"))
    assert awake_seconds(hours, at("2026-12-23T22:00"), at("2026-12-27T08:00")) == 2 * HOUR


def test_the_night_in_which_summer_time_begins_is_an_hour_shorter():
    night = next(rests(BUDAPEST, at("2027-03-27T12:00")))

    assert night[1] - night[0] == 7 * HOUR
    assert awake_seconds(BUDAPEST, at("2027-03-27T22:00"), at("2027-03-28T08:00")) == 2 * HOUR


@pytest.mark.parametrize("zone", ["Europe/Budapest", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "UTC"])
def test_time_that_was_counted_forwards_is_the_same_counted_back(zone):
    hours = Hours(zone, (22 * 60 + 30, 6 * 60), ((date(2026, 11, 1), date(2026, 11, 3)),))
    for start in range(at("2026-10-20T00:00"), at("2026-11-10T00:00"), 7 * HOUR + 13):
        for seconds in (1, HOUR, DAY, 3 * DAY + 17):
            end = after_awake(hours, start, seconds)
            assert awake_seconds(hours, start, end) == seconds
            assert awake_seconds(hours, start, end - 1) == seconds - 1


def test_a_digest_comes_at_its_hour_or_when_the_holiday_is_over():
    hours = Hours("Europe/Budapest", (23 * 60, 7 * 60), ((date(2026, 12, 24), date(2026, 12, 26)),), digest=19)

    assert next_digest(hours, at("2026-12-22T12:00")) == at("2026-12-22T19:00")
    assert next_digest(hours, at("2026-12-22T19:00")) == at("2026-12-23T19:00")
    assert next_digest(hours, at("2026-12-24T12:00")) == at("2026-12-27T07:00")


@pytest.mark.parametrize(
    ("hours", "code"),
    [
        (Hours("Europe/Nowhere"), "illegal"),
        (Hours("../../etc/passwd"), "illegal"),
        (Hours(night=(0, 13 * 60)), "night"),
        (Hours(night=(60, 60)), "night"),
        (Hours(night=(0, 1440)), "illegal"),
        (Hours(holidays=((date(2026, 5, 2), date(2026, 5, 1)),)), "holidays"),
        (Hours(holidays=((date(2026, 1, 1), date(2026, 6, 1)),)), "holidays"),
        (Hours(digest=24), "illegal"),
    ],
)
def test_hours_that_nobody_could_play_by_are_refused(hours, code):
    with pytest.raises(Refused) as refused:
        check_hours(hours)

    assert refused.value.code == code


def test_an_unknown_zone_is_read_as_utc():
    assert zone_of("Mars/Olympus") is UTC
