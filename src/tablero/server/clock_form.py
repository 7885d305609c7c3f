"""The clock in the form for a new table."""

from __future__ import annotations

from typing import Final, get_args

from tablero.bots import DEFAULT_LEVEL

from .clocks import LIMITS, ClockKind, ClockSpec, check_clock
from .page_texts import PageTexts
from .refusal import Refused
from .table_partials import level_names
from .templates import Context

KINDS: Final[tuple[ClockKind, ...]] = get_args(ClockKind)
NUMBERS: Final = (
    ("minutes", "evening"),
    ("increment", "evening"),
    ("days", "correspondence"),
    ("reserve", "correspondence"),
)
NOTHING: Final = "nothing"  # what the form calls that no bot plays on
BOT: Final = "bot-"  # ... and one of a level
USUAL: Final = ClockSpec(then=DEFAULT_LEVEL)


def clock_form(say: PageTexts, chosen: ClockSpec = USUAL) -> Context:
    """The part of the form that is about the clock."""
    bots = [(BOT + level, say("clock-then-bot", bot=name)) for level, name in level_names(say)]
    return {
        "kind": chosen.kind,
        "kinds": [(kind, say(f"clock-kind-{kind}")) for kind in KINDS],
        "numbers": [
            {
                "name": name,
                "label": say(f"clock-{name}"),
                "for": kind,
                "value": getattr(chosen, name),
                "least": LIMITS[name][0],
                "most": LIMITS[name][1],
            }
            for name, kind in NUMBERS
        ],
        "then": BOT + chosen.then if chosen.then else NOTHING,
        "thens": [(NOTHING, say("clock-then-nothing")), *bots],
    }


def sent_clock(fields: dict[str, list[str]]) -> ClockSpec:
    """The clock as the form has it; without one, none."""
    kind = next((kind for kind in KINDS if [kind] == fields.get("clock", [])[:1]), None)
    if kind is None or kind == "none":
        return USUAL
    numbers = {name: number(fields, name) for name, of_kind in NUMBERS if of_kind == kind}
    then = fields.get("clock-then", [NOTHING])[0]
    return check_clock(ClockSpec(kind, then="" if then == NOTHING else then.removeprefix(BOT), **numbers))


def number(fields: dict[str, list[str]], name: str) -> int:
    text = fields.get(f"clock-{name}", [str(getattr(USUAL, name))])[0]
    if not text.isdecimal() or len(text) > 9:
        raise Refused("illegal", f"{name} of a clock are a number, not {text[:20]!r}")
    return int(text)
