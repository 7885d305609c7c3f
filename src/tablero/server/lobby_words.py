"""The terms of a table in words: who finds it, who watches, when bots take empty seats; and time zones."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from .hours import known_zone, zone_of
from .page_texts import PageTexts
from .responses import TableInfo
from .time_source import now

UNITS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))


def largest_unit(seconds: int) -> tuple[str, int]:
    """The largest unit of time that fits, and how many of them there are."""
    unit, length = next(((unit, length) for unit, length in UNITS if seconds >= length), UNITS[-1])
    return unit, max(1, round(seconds / length))


def fill_time(say: PageTexts, seconds: int) -> str:
    """After what time bots take empty seats."""
    unit, n = largest_unit(seconds)
    return say(f"terms-fill-{unit}", n=n)


def fill_words(say: PageTexts, fill_at: int | None, bot: str) -> str:
    """When bots take the empty seats, if they do."""
    if fill_at is None:
        return ""
    left = -((now() - fill_at) // 60) * 60  # a minute that has begun counts
    unit, n = largest_unit(left)
    when = say(f"in-{unit}", n=n) if left > 0 else say("in-now")
    return say("lobby-fill", bot=say(f"level-{bot}"), when=when)


def zone_words(say: PageTexts, zone: str) -> str:
    """A time zone, and what the clocks show there."""
    if not known_zone(zone):
        return ""
    there = datetime.fromtimestamp(now(), zone_of(zone))
    return say("lobby-zone", zone=zone.rpartition("/")[2].replace("_", " "), time=f"{there:%H:%M}")


def terms_words(say: PageTexts, table: TableInfo) -> list[str]:
    """The terms of a table, for all who sit there."""
    private = table["access"] == "private"
    words = [say("terms-told-private" if private else f"terms-access-{table['access']}")]
    if not private:
        words.append(say("terms-watched" if table["spectators"] else "terms-not-watched"))
    if table["level"]:
        words.append(say("lobby-level", level=say(f"level-{table['level']}")))
    if table["fill_at"] is not None:  # not how long that still is: the page may be open until then
        when = fill_time(say, table["fill_after"])
        words.append(say("terms-filled", bot=say(f"level-{table['fill_bot']}"), when=when))
    return words
