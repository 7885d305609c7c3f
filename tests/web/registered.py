"""People with accounts, for tests of what is told about them."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from urllib.parse import quote

from .live_server import Someone, said

NUMBERS = itertools.count()


class Registered:
    """Somebody with an account, under a name that nobody else has."""

    def __init__(self, someone: Callable[..., Someone], name: str) -> None:
        self.name = f"{name} {next(NUMBERS)}"
        self.browser = someone()
        self.browser.see("/account")
        done = self.browser.send("/account/password", name=self.name, password="a long password")
        assert done.status_code == 303, said(done)
        self.browser.see("/account")

    @property
    def path(self) -> str:
        return f"/people/{quote(self.name, safe='')}"

    def shows(self, **parts: str) -> None:
        assert self.browser.send("/profile", **parts).status_code == 303
