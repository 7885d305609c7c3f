"""The Jinja templates of `web/templates`: `render(name, …)` is the HTML of one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import jinja2
from markupsafe import Markup

Context = dict[str, Any]  # what a template is told, or a part of it


@lru_cache(maxsize=1)
def templates() -> jinja2.Environment:
    """All templates; whatever is put into one is shown as text, unless it is Markup."""
    return jinja2.Environment(
        loader=jinja2.PackageLoader("tablero.web"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(name: str, **context: Any) -> Markup:
    return Markup(templates().get_template(name).render(context))  # escaped by the template
