"""Moments and lengths of time, as a reader writes them: in the reader's language and time zone.

Nothing here depends on the present moment, so a page says the same for as long as nothing has changed; what counts down
is the business of the script (clock.js).
"""

from __future__ import annotations

from datetime import date, datetime
from functools import lru_cache
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_skeleton, format_time
from babel.units import format_unit

from tablero.bots import LEVELS

from .clocks import DAY, MINUTE
from .hours import zone_of
from .page_texts import PageTexts
from .responses import ClockInfo, SeatClock

UNITS: Final = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))


@lru_cache(maxsize=64)
def locale_of(language: str) -> Locale:
    try:
        return Locale.parse(language.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale("en")


def moment_words(at: int, zone: str, language: str, with_day: bool = True) -> str:
    """A moment, as in "Thu, Nov 19, 14:00"; where the reader's time zone is not known, that of UTC, which is said."""
    locale, then = locale_of(language), datetime.fromtimestamp(at, zone_of(zone or "UTC"))
    words = str(format_time(then, "HH:mm", tzinfo=then.tzinfo, locale=locale))
    if with_day:
        words = f"{format_skeleton('MMMEd', then, tzinfo=then.tzinfo, locale=locale)}, {words}"
    return words if zone else f"{words} UTC"


def day_words(day: date, language: str) -> str:
    """A day, as in "Thu, Dec 24"."""
    return str(format_skeleton("MMMEd", datetime(day.year, day.month, day.day), locale=locale_of(language)))


def date_words(day: date, language: str) -> str:
    """A day that may be in another year, as in "Dec 24, 2026"."""
    return str(format_date(day, "medium", locale=locale_of(language)))


def length_words(seconds: int, language: str) -> str:
    """How long something is, in its two largest units: "2 days 4 hr"."""
    found: list[str] = []
    for unit, length in UNITS:
        n, seconds = divmod(seconds, length)
        if n or (unit == "second" and not found):
            found.append(str(format_unit(n, f"duration-{unit}", length="short", locale=locale_of(language))))
        elif found:
            break
    return " ".join(found[:2])


def clock_words(say: PageTexts, clock: SeatClock, is_evening: bool, zone: str) -> str:
    """What a clock shows: until when it runs, since when time is up, or what is left."""
    if clock["ends"] is not None:
        when = moment_words(clock["ends"], zone, say.language, not is_evening)
        return say("clock-over" if clock["up"] else "clock-until", when=when)
    if is_evening:
        minutes, seconds = divmod(clock["reserve"], 60)
        return say("clock-left", left=f"{minutes}:{seconds:02}")
    left = length_words(clock["reserve"], say.language)
    each = length_words(clock["extra"], say.language)
    return say("clock-left-reserve", left=each, reserve=left) if clock["reserve"] else say("clock-left", left=each)


def clock_text(say: PageTexts, clock: ClockInfo | None) -> str:
    """What a table is played by, in a sentence or two."""
    if clock is None:
        return say("clock-kind-none")
    is_evening = clock["kind"] == "evening"
    time = clock["minutes"] * MINUTE if is_evening else clock["days"] * DAY
    more = clock["increment"] if is_evening else clock["reserve"] * DAY
    id = f"clock-about-{clock['kind']}" if more else f"clock-about-{clock['kind']}-bare"
    told = say(id, time=length_words(time, say.language), more=length_words(more, say.language))
    bot = say(f"level-{clock['then']}") if clock["then"] in LEVELS else ""
    return f"{told} {say('clock-about-bot', bot=bot) if bot else say('clock-about-nothing')}"
