"""When a person is there: the time zone, the hours of the night and the holidays, and how time passes between them.

While a person rests, a correspondence clock of theirs stands (clocks.py) and nothing is sent to them (outbox.py).
Moments are seconds since 1970; hours and days are those of the person's own time zone, summer time and all.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from .refusal import Refused

DAY_MINUTES: Final = 24 * 60
LONGEST_NIGHT: Final = 12 * 60  # minutes: the rest of the day is for deciding
MOST_HOLIDAYS: Final = 60  # days at a time: those that are over are forgotten
LATEST: Final = 2**40  # a moment that does not come
EVENING: Final = 19  # the hour of a digest, unless another is chosen


class Hours(msgspec.Struct, frozen=True):
    """A person's hours."""

    zone: str = "UTC"
    night: tuple[int, int] | None = None  # from when to when, in minutes after midnight
    holidays: tuple[tuple[date, date], ...] = ()  # the first and the last day of each
    digest: int = EVENING  # the hour of the day at which a digest is sent


ALWAYS: Final = Hours()  # of somebody who never rests


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; UTC where this machine does not know it."""
    try:
        return ZoneInfo(name) if name != "UTC" else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def known_zone(name: str) -> str:
    """The name of a time zone, if it is one."""
    return name if name == "UTC" or (name and zone_of(name) is not UTC) else ""


def check_hours(hours: Hours) -> Hours:
    """Refuse hours that nobody could play by."""
    if not known_zone(hours.zone):
        raise Refused("illegal", f"there is no time zone {hours.zone[:40]!r}; one is written as Europe/Budapest")
    if hours.night is not None:
        start, end = hours.night
        if not 0 <= start < DAY_MINUTES or not 0 <= end < DAY_MINUTES:
            raise Refused("illegal", "the night begins and ends at a time of the day")
        if not 0 < (end - start) % DAY_MINUTES <= LONGEST_NIGHT:
            raise Refused("night", f"a night has at most {LONGEST_NIGHT // 60} hours")
    if any(last < first for first, last in hours.holidays):
        raise Refused("holidays", "a holiday ends after it has begun")
    if sum((last - first).days + 1 for first, last in hours.holidays) > MOST_HOLIDAYS:
        raise Refused("holidays", f"at most {MOST_HOLIDAYS} days of holidays can be told ahead")
    if not 0 <= hours.digest < 24:
        raise Refused("illegal", "a digest is sent at a full hour from 0 to 23")
    return hours


# -- rests -------------------------------------------------------------------------------------------------------


def rests(hours: Hours, start: int) -> Iterator[tuple[int, int]]:
    """The rests that are not over at `start`, in order: without end if there are nights."""
    if hours.night is None and not hours.holidays:
        return
    last = max((last for _, last in hours.holidays), default=date.min)
    day = datetime.fromtimestamp(start, zone_of(hours.zone)).date() - timedelta(days=1)
    begun, ended = 0, 0  # the rest that may still grow
    while hours.night is not None or day <= last + timedelta(days=1):
        for first, end in rests_of_day(hours, day):
            if first > ended:
                if ended > start:
                    yield begun, ended
                begun = first
            ended = max(ended, end)
        day += timedelta(days=1)
    if ended > start:
        yield begun, ended


def rests_of_day(hours: Hours, day: date) -> list[tuple[int, int]]:
    """The holiday and the night that begin on a day, the earlier one first."""
    found = []
    if any(first <= day <= last for first, last in hours.holidays):
        found.append((moment(hours, day, 0), moment(hours, day, DAY_MINUTES)))
    if hours.night is not None:
        start, end = hours.night
        found.append((moment(hours, day, start), moment(hours, day, end if end > start else end + DAY_MINUTES)))
    return sorted(found)


def moment(hours: Hours, day: date, minutes: int) -> int:
    """The moment so many minutes after a day's midnight, as the clock on the wall counts them."""
    day += timedelta(days=minutes // DAY_MINUTES)
    hour, minute = divmod(minutes % DAY_MINUTES, 60)
    return int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone_of(hours.zone)).timestamp())


# -- how time passes ---------------------------------------------------------------------------------------------


def awake_seconds(hours: Hours, start: int, end: int) -> int:
    """How much of the time between two moments a person was there."""
    spent = max(0, end - start)
    for first, last in rests(hours, start):
        if first >= end:
            break
        spent -= max(0, min(last, end) - max(first, start))
    return spent


def after_awake(hours: Hours, start: int, seconds: int) -> int:
    """The moment at which a person will have been there for so long since `start`."""
    at = start
    for first, last in rests(hours, start):
        if first > at:
            if first - at >= seconds:
                break
            seconds -= first - at
        at = max(at, last)
    return at + seconds


def awake_from(hours: Hours, at: int) -> int:
    """The first moment from `at` on at which a person is there."""
    first, last = next(rests(hours, at), (LATEST, LATEST))
    return last if first <= at else at


def next_digest(hours: Hours, at: int) -> int:
    """The next moment at which a digest is sent, while the person is there."""
    today = datetime.fromtimestamp(at, zone_of(hours.zone)).date()
    then = moment(hours, today, hours.digest * 60)
    return awake_from(hours, then if then > at else moment(hours, today + timedelta(days=1), hours.digest * 60))
