"""El Grande as a game that uses everything a game may offer to the page: a closed channel, a panel, warnings.

`hooked` lends it these for a test, with texts to go with them; a real game brings its own.
"""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core.ask import Ask
from tablero.core.remark import Panel, Remark
from tablero.games.el_grande.game import ElGrande
from tablero.texts.lexicon import Lexicon

TEXTS = {
    "channel-north": "The north",
    "panel-purse": "<b>Your purse</b>",
    "remark-coins": "Coins of { $who }",
    "remark-risky": "This can’t be <i>mended</i>",
}
VALUES = {"remark-coins": "value"}


def channels(self: Any, players: int, options: Any) -> dict[str, int]:
    return {"north": 0b01}


def panels(self: Any, view: dict[str, Any]) -> list[Panel]:
    return [Panel("purse", [Remark("coins", "EG-5.1", who=view["seat"], n=7)])] if view["seat"] >= 0 else []


def warnings(self: Any, view: dict[str, Any], ask: Ask) -> dict[int, Remark]:
    return {ask.options[0]: Remark("risky")}


@pytest.fixture
def hooked(monkeypatch: pytest.MonkeyPatch) -> None:
    say, attributes = Lexicon.say, Lexicon.attributes

    def said(self: Lexicon, id: str, values: dict[str, Any], attribute: str = "") -> str:
        if id not in TEXTS:
            return say(self, id, values, attribute)
        return str(values["n"]) if attribute else TEXTS[id].replace("{ $who }", str(values.get("who", "")))

    def named(self: Lexicon, id: str) -> list[str]:
        return ["value"] if id in VALUES else attributes(self, id)

    monkeypatch.setattr(Lexicon, "say", said)
    monkeypatch.setattr(Lexicon, "attributes", named)
    for hook in (channels, panels, warnings):
        monkeypatch.setattr(ElGrande, hook.__name__, hook)
