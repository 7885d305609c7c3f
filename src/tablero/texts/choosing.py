"""Which language somebody reads in, by what a browser or the environment says of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from .lexicon import ENGLISH

# A part of an Accept-Language header.
WISH: Final = re.compile(r"([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?")
LONGEST_WISHES: Final = 500
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def preferred_language(accepted: str, known: list[str]) -> str:
    """The one of the `known` languages that an Accept-Language header likes best; English if it likes none."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:LONGEST_WISHES].lower().split(",")):
        wish = WISH.fullmatch(part.strip())
        if wish and (weight := float(wish[2] or 1)) > 0:
            wishes.append((-weight, place, wish[1]))
    found = (fitting(tag, known) for _, _, tag in sorted(wishes))
    return next((language for language in found if language), ENGLISH)


def fitting(tag: str, known: list[str]) -> str:
    """The language that serves a reader of `tag`: itself, the one it is a variant of, or a variant of it."""
    wider = [language for language in known if f"{tag}-".startswith(f"{language.lower()}-")]
    variants = [language for language in known if language.lower().startswith(f"{tag}-")]
    return max(wider, key=len) if wider else variants[0] if variants else ""


def environment_language(environment: Mapping[str, str], known: list[str]) -> str:
    """The one of the `known` languages that the locale of a terminal is in, as hu_HU.UTF-8; English if it is none."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return fitting(locale.partition(".")[0].partition("@")[0].replace("_", "-").lower(), known) or ENGLISH
