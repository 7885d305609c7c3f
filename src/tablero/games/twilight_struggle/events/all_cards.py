"""Importing this module enters every event in the book."""

from __future__ import annotations

from typing import Final

from . import early, late, mid_36_58, mid_59_81

MODULES: Final = (early, mid_36_58, mid_59_81, late)
