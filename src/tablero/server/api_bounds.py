"""What the API takes beyond the type of a value: lengths, least and greatest numbers, and words to choose from.

The description tells it to programs (openapi.py); where something is stored it is checked all the same. What only the
position at a table can tell, as whether an option is offered, is in neither.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.bots import LEVELS, bot_names

from .assets import playable
from .clocks import LIMITS
from .json_schema import Schema
from .match_service import LONGEST_KEY, LONGEST_OPTION
from .page_texts import languages
from .seats import HINT_SETTINGS, KINDS
from .settings import Settings
from .studies import LONGEST_MARK
from .study_access import ACCESS as STUDY_ACCESS
from .terms import ACCESS, LONGEST_FILL

TEXT: Final = "^[^\\u0000]*$"  # what every database can store
MOST_NUMBER: Final = 999_999_999


def text(most: int, least: int = 0) -> Schema:
    return {"minLength": least, "maxLength": most, "pattern": TEXT}


def one_of(*words: str) -> Schema:
    return {"enum": list(words)}


def number(most: int, least: int = 0) -> Schema:
    return {"minimum": least, "maximum": most}


@lru_cache(maxsize=1)
def body_bounds() -> dict[str, dict[str, Schema]]:
    """By the name of a type and of its field."""
    standard = Settings(database="", secret=b"")
    seat = node = number(MOST_NUMBER)
    names = "|".join(bot_names())
    terms = {
        "access": one_of(*ACCESS),
        "level": one_of("", *LEVELS),
        "fill_after": number(LONGEST_FILL),
        "fill_bot": one_of(*LEVELS),
    }
    return {
        "NewTable": {
            "game": one_of(*playable()),
            "title": text(standard.longest_title),
            "hints": one_of(*HINT_SETTINGS),
            "key": text(LONGEST_KEY),
        },
        "SeatSpec": {"kind": one_of(*KINDS), "bot": {"pattern": f"^({names})(:.*)?$"}},
        "TableTerms": terms,
        "NewTerms": terms,
        "ClockSpec": {name: number(most, least) for name, (least, most) in LIMITS.items()}
        | {"then": one_of("", *LEVELS)},
        "NewAnswer": {
            "seat": seat,
            "seq": number(MOST_NUMBER),
            "option": text(LONGEST_OPTION),
            "key": text(LONGEST_KEY, 1),
        },
        "NewHint": {"seat": seat, "bot": {"pattern": f"^(({names})(:.*)?)?$"}},
        "NewAnalysis": {"level": one_of(*LEVELS)},
        "OrderOnly": {"order": number(MOST_NUMBER)},
        "NewOrder": {"seat": seat},
        "SeatOnly": {"seat": seat, "key": text(LONGEST_KEY)},
        "Text": {"text": text(standard.longest_chat, 1)},
        "NewStudy": {"at": number(MOST_NUMBER), "seat": seat, "title": text(standard.longest_title)},
        "NodeNumber": {"node": node},
        "NodeAnswer": {"node": node, "seat": seat, "option": text(LONGEST_OPTION)},
        "NodeComment": {"node": node, "text": text(standard.longest_comment), "edited": node},
        "NodeMark": {"node": node, "thing": text(LONGEST_MARK, 1)},
        "LineDeletion": {"node": node, "seq": node},
        "StudySharing": {"access": one_of(*STUDY_ACCESS)},
        "StudyTitle": {"title": text(standard.longest_title)},
    }


def bound(schemas: dict[str, Schema]) -> dict[str, Schema]:
    """The schemas of bodies, with their bounds."""
    for name, fields in body_bounds().items():
        for field, bounds in fields.items():
            if field in schemas[name]["properties"]:
                schemas[name]["properties"][field].update(bounds)
    return schemas


def query_schema(name: str) -> Schema:
    """What can be asked for in an address."""
    return {
        **{name: {"type": "integer", **number(MOST_NUMBER)} for name in ("at", "node", "seat")},
        "picture": {"type": "string", **one_of("", "wide", "tall")},
        "language": {"type": "string", **one_of(*languages())},
    }.get(name, {"type": "string", **text(LONGEST_OPTION)})
