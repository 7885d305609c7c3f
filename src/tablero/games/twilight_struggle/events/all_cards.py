"""Importing this module enters every event in the book."""

from __future__ import annotations

from typing import Final

from ..board import CHINA, LAST_CARD, UN_INTERVENTION
from . import early, late, mid
from .book import INSTANT, SCRIPTS

MODULES: Final = (early, mid, late)
NOT_EVENTS: Final = (CHINA, UN_INTERVENTION)  # played for Operations, or with another card


def missing_events() -> list[int]:
    """Cards that nobody has written."""
    return [n for n in range(1, LAST_CARD + 1) if n not in INSTANT and n not in SCRIPTS and n not in NOT_EVENTS]
