"""The signs of the board one by one, for the legend."""

from __future__ import annotations

from typing import Final

from tablero.drawing.legend import Sign
from tablero.drawing.svg import box, tag, text

from .land import BOX
from .regions import step
from .signs import asterisk, emblem
from .world import BLANK, counters, heading

WIDE, HIGH = BOX


def sample_country(id: str, us: int, ussr: int, holder: str, stability: int) -> Sign:
    drawn = BLANK + heading(id, "") + counters(us, ussr, holder, stability)
    return Sign(drawn, -WIDE / 2 - 2, -HIGH / 2 - 2, WIDE + 4, HIGH + 4)


def small(drawn: str) -> Sign:
    return Sign(drawn, -12, -12, 24, 24)


def square(class_: str, *content: str) -> str:
    return box(-10, -10, 20, 20, class_, 3) + "".join(content)


def sample_bars() -> str:
    return "".join(step("us", i, 2, 0, 0, 1) for i in range(3))


SIGNS: Final = {
    "stability": sample_country("canada", 2, 1, "", 4),
    "battleground": sample_country("france", 0, 0, "", 3),
    "us_control": sample_country("uk", 5, 0, "us", 5),
    "ussr_control": sample_country("syria", 0, 2, "ussr", 2),
    "presence": Sign("".join(step("us", i, 1, 0, 0, 1) for i in range(3)), -2, -2, 22, 18),
    "domination": Sign(sample_bars(), -2, -2, 22, 18),
    "control": Sign("".join(step("us", i, 3, 0, 0, 1) for i in range(3)), -2, -2, 22, 18),
    "scoring": Sign(box(-13, -7, 26, 14, "c-ussr", 3) + text((0, 4.6), "3", "net t-ussr"), -15, -9, 30, 18),
    "operations": small(square("c-us", text((0, 5.4), "3", "ops t-us"))),
    "starred": small(square("c-ussr", asterisk(0, 0, "ussr"))),
    "neutral": small(square("c-neutral", text((0, 5.4), "2", "ops"))),
    "defcon": small(box(-11, -9.5, 22, 19, "alarm", 3) + text((0, 5), "2", "stat alarm-text")),
    "milops": small(box(-7, -7, 14, 14, "rung", 2) + box(-7, -7, 14, 14, "need", 2)),
    "space_race": small(tag("circle", r=8.2, class_="c-us") + emblem("us", 0, 0, 0.8)),
}
