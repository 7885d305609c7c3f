"""Tests read English, whatever the language of the terminal they run in."""

from __future__ import annotations

import os

os.environ["LC_ALL"] = "C.UTF-8"
