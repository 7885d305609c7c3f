"""The Jinja templates of `web/templates`: `render(name, …)` is the HTML of one. They know where a rule can be read.

Addresses in templates are written from the root of the application: `href="/tables"`. Where that is on the network is
put before them when a template is read (base_path.py), so that none can be forgotten.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final
from urllib.parse import quote

import jinja2
from jinja2.ext import Extension
from markupsafe import Markup

from tablero.core.registry import find_game
from tablero.core.rulebook import rulebook

from .base_path import base_path, outside

ADDRESS: Final = r'(\b(?:href|src|action|formaction|data-worker)=")'
WRITTEN: Final = re.compile(ADDRESS + "(?=/(?!/))")
REACHED: Final = re.compile(ADDRESS + r'(?=\{[{%])((?:\{\{.*?\}\}|\{%.*?%\}|[^"{])*)(?=")')

Context = dict[str, Any]  # what a template is told, or a part of it


class OutsideAddresses(Extension):
    """Puts the base path before the addresses in a template, those that are written there and those that it is told."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        source = REACHED.sub(r"\1{% filter outside %}\2{% endfilter %}", source)
        return WRITTEN.sub(r"\1{{ base_path() }}", source)


@lru_cache(maxsize=1)
def templates() -> jinja2.Environment:
    """All templates; whatever is put into one is shown as text, unless it is Markup."""
    found = jinja2.Environment(
        loader=jinja2.PackageLoader("tablero.web"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # else every use looks whether the file has changed
        extensions=[OutsideAddresses],
    )
    found.globals["base_path"] = base_path
    found.filters["outside"] = outside
    found.globals["rule_address"] = rule_address
    found.globals["profile_address"] = profile_address
    return found


@lru_cache(maxsize=4096)
def rule_address(game: str, rule: str) -> str:
    """Where a rule that a game cites stands: in its own rules, or in those of the game it is a variant of."""
    return f"/rules/{rulebook(find_game(game)).book_of(rule).game}#{rule}"


def profile_address(name: str) -> str:
    """Where the profile of a registered person is."""
    return f"/people/{quote(name, safe='')}"


def render(name: str, **context: Any) -> Markup:
    return Markup(templates().get_template(name).render(context))  # escaped by the template
