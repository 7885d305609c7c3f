"""Words for the tests of Non-players: a faction's turn in a position, with dice that come up as told.

`boards` of the playbook's 1-player example are at the end: each is the whole map at a moment of that game.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tablero.core.ask import Ask, Question
from tablero.core.match import resume
from tablero.games.andean_abyss import agenda
from tablero.games.andean_abyss.board import ACTIONS, EVENT_CARDS, FACTIONS, SPACE_IDS
from tablero.games.andean_abyss.nonplayer.seating import at_the_table
from tablero.games.andean_abyss.position import at, build
from tablero.games.andean_abyss.state import AndeanState
from tablero.games.andean_abyss.steps import next_step
from tests.andean_abyss.helpers import Rolls

LUCK = None  # real dice, where they do not matter; otherwise dice are a tuple, and nothing else is rolled


class ToldRolls(Rolls):
    """Equal chances are told too: `pick` takes the item with the number of the next roll, counted from 1."""

    def below(self, n: int) -> int:
        return self.die() - 1

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]


class Played:
    """What came of a turn."""

    def __init__(self, s: AndeanState, asked: list[Ask]) -> None:
        self.s = s
        self.asked = asked

    def at(self, id: str) -> str:
        return at(self.s, id)

    def spaces(self, *ids: str) -> dict[str, str]:
        return {id: self.at(id) for id in ids}

    @property
    def resources(self) -> list[int]:
        return self.s.resources

    def notes(self, kind: str) -> list[dict[str, Any]]:
        """The values of the notes of a kind, with names for spaces, factions and verbs."""
        assert self.s.notes is not None
        return [readable(entry.values) for entry in self.s.notes if entry.kind == kind]

    def noted(self, kind: str, **values: Any) -> bool:
        return any(all(note[key] == value for key, value in values.items()) for note in self.notes(kind))

    @property
    def boxes(self) -> list[tuple[str, int]]:
        """The boxes of the chart that were looked at: the Operation, and whether it was taken."""
        return [(note["verb"], note["taken"]) for note in self.notes("np-box")]

    @property
    def operated(self) -> str:
        """The Operation that was carried out."""
        found = self.notes("operation")
        return found[-1]["verb"] if found else ""

    @property
    def activity(self) -> str:
        found = self.notes("activity")
        return found[-1]["verb"] if found else ""

    def chosen(self, verb: str) -> list[str]:
        """The spaces that were chosen for an Operation or Special Activity, in order."""
        return [note["place"] for note in self.notes("np-space") if note["verb"] == verb]

    def ranks(self, verb: str) -> dict[str, int]:
        return {note["place"]: note["rank"] for note in self.notes("np-space") if note["verb"] == verb}


def readable(values: dict[str, int]) -> dict[str, Any]:
    found: dict[str, Any] = dict(values)
    for key, value in values.items():
        if key in ("place", "target", "piece", "verb", "activity"):
            found[key] = ACTIONS[value]
        elif key in ("who", "whose", "whom"):
            found[key] = FACTIONS[value]
    return found


def state(dice: Any = (), **given: Any) -> AndeanState:
    """A position of the 1-player game, if not told otherwise."""
    s = build({"players": 1, **given})
    if dice is not LUCK:
        s.dice = ToldRolls(*dice)  # type: ignore[assignment]
    s.notes = []
    return s


def run(s: AndeanState, *items: list[int], answers: tuple[str, ...] = ()) -> Played:
    """Carry out these things to do, the first one first, until nothing is left of them."""
    s.agenda = [*reversed(items)]
    asked: list[Ask] = []
    left = list(answers)
    while s.agenda:
        script = next_step(s)
        assert script is not None
        finish(s, script, left, asked)
    assert not left, f"nobody was asked for {left}"
    rolls = getattr(s.dice, "rolls", [])
    assert not rolls, f"the dice {rolls} were not rolled"
    return Played(s, asked)


def finish(s: AndeanState, script: Generator[Question, int, Any], answers: list[str], asked: list[Ask]) -> None:
    """Run a script as the game does: Non-players answer their own questions, players with `answers`."""
    script = at_the_table(s, script)
    question: Question | None = next(script, None)
    while question is not None:
        assert isinstance(question, Ask)
        if len(question.options) == 1:
            question = resume(script, question.options[0])
            continue
        names = [ACTIONS[option] for option in question.options]
        assert answers, f"{question.kind} ({question.rule}) was asked: {names}"
        asked.append(question)
        answer = answers.pop(0)
        assert answer in names, f"{question.kind} ({question.rule}) offers {names}, not {answer}"
        question = resume(script, ACTIONS.index(answer))


def turn(faction: str, dice: Any = (), answers: Any = (), **given: Any) -> Played:
    """A Non-player's turn on the current card; `slot` as in positions."""
    return run(state(dice, **given), [agenda.NON_PLAYER, FACTIONS.index(faction)], answers=answers)


def event(faction: str, card: str, dice: Any = (), answers: Any = (), **given: Any) -> Played:
    """A faction executes the shaded or only text of a card."""
    s = state(dice, card=card, **given)
    printed = next(printed for printed in EVENT_CARDS if printed.id == card)
    s.actor = FACTIONS.index(faction)
    item = [agenda.EVENT, printed.number, 2 if printed.dual else 1, s.actor]
    return run(s, item, answers=answers)


def available(s: AndeanState) -> str:
    """In the words of the playbook's tables."""
    codes = ("T", "P", "GB", "FG", "", "FB", "AG", "", "AB", "CG", "", "CB")
    return " ".join(f"{code}{s.available[kind]}" for kind, code in enumerate(codes) if code)


def whole_map(played: Played) -> dict[str, str]:
    return {id: played.at(id) for id in SPACE_IDS}


# -- the 1-player example of the playbook ------------------------------------------------------------------------

BOARD_02: dict[str, Any] = {
    "from": "standard",
    "resources": "govt 22, farc 16, auc 10, cartels 10",
    "aid": 9,
    "bogota": "P2 T3, level 2",
    "medellin": "T6 P3 CB1, level 2",
    "cali": "T3 P4 CU1 CB1, level 2",
    "neiva": "T4 P2 CB1, level 2",
    "santander": "T5 P4 GB1 FU1 FB1 AU1, level 2",
    "guaviare": "T3 FU2 FB1 AU1 CB1, level -2",
}
BOARD_03: dict[str, Any] = {
    **BOARD_02,
    "resources": "govt 22, farc 16, auc 9, cartels 10",
    "santander": "T5 P4 GB1 FU1 FB1 AU2, level 2",
    "huila": "FU1 FB1 AU1",
    "antioquia": "AU3 AA1 AB1",
    "atlantico": "AA1, level 2",
    "choco": "P1 FU1 FB1, level -2",
    "narino": "P1 FU1, level -2",
    "putumayo": "P1 FU2 AU1 CU1 CB2, level -2",
    "guaviare": "T3 P1 FU2 FB1 AU1 CB1, level -2",
    "meta_east": "P1 FU1 FB1 CB1, level -2",
    "cesar": "P1",
}
BOARD_05: dict[str, Any] = {
    **BOARD_03,
    "resources": "govt 22, farc 23, auc 7, cartels 0",
    "medellin": "T6 P3 CU4 CB1, level 2",
    "meta_east": "P1 FU1 FB1 CU2 CB1, level -2",
    "meta_west": "FU2 FB1 CU2 CB1, level -2",
    "antioquia": "AU3 AA1 AB2",
}
BOARD_06: dict[str, Any] = {
    **BOARD_05,
    "resources": "govt 28, farc 23, auc 7, cartels 0",
    "vichada": "CB1",
    "atlantico": "AA1 CB1, level 2",
    "cesar": "P1 CB1",
    "antioquia": "AU1 AA1 AB2",
    "santander": "T5 P4 GB1 FU1 FB1 AU3, level 2",
    "meta_west": "FB1 AU1 AA1 CU2 CB1, level -2",
}
BOARD_08: dict[str, Any] = {
    **BOARD_06,
    "resources": "govt 28, farc 19, auc 7, cartels 1",
    "choco": "P1 FU2 FA1 FB1, level -2",
    "arauca": "FU2 FA1 FB1 AU1, level -2",
    "meta_east": "P1 FU3 FB1 CU2 CB1, level -2",
    "meta_west": "FU2 FB1 AU1 AA1 CU2 CB1, level -2",
    "guaviare": "T3 P1 FU4 FB1 AU1 CB1, level -2",
    "huila": "FU3 FA1 FB1 AU1",
    "vichada": "empty",
    "cesar": "P1 FU1",
    "neiva": "T4 P2, level 2",
}
BOARD_10: dict[str, Any] = {
    **BOARD_08,
    "resources": "govt 19, farc 19, auc 7, cartels 0",
    "aid": 13,
    "choco": "T4 P1 FU2 FA1 FB1, level -2",
    "narino": "T1 P1 FU1, level -2",
    "guaviare": "T6 P1 FU4 FB1 AU1, level -2",
    "vichada": "FU1",
    "cali": "T1 P4 CU1 CB1, level 2",
    "medellin": "T3 P3 CU2 CB2, level 2",
    "bogota": "P2, level 2",
}
BOARD_14: dict[str, Any] = {
    **BOARD_10,
    "options": "ecuador",
    "resources": "govt 16, farc 24, auc 9, cartels 20",
    "choco": "P3 FU3 FB1, level 2",
    "narino": "P3 FU1, level 2",
    "guaviare": "P3 FU4 FB1 AU1, level 2",
    "ecuador": "FB2",
    "santander": "T5 P2 GB1 FU1 FB1 AU3, level 2",
    "antioquia": "AU6 AB2",
    "arauca": "FU3 FB1 AU1, level -2",
    "atlantico": "AU1 CA1 CB1, level 1, terror 1",
    "huila": "FU4 FB1 AU1 CA1 CB1, level -1, terror 1",
    "putumayo": "P1 FU2 AU1 CA1 CB2, level -1, terror 1",
    "meta_east": "P1 FU3 FB1 CA1 CB1, level -1, terror 1",
    "meta_west": "FU2 FB1 AU2 CA1 CB1, level -1, terror 1",
    "cali": "T2 P2 CA1 CB1, level 1, terror 1",
    "medellin": "T4 P1 CA1 CB2, level 1, terror 1",
    "bogota": "T9 P2, level 2",
    "vichada": "FU1 CB1",
    "guainia": "CB1",
}
BOARD_15: dict[str, Any] = {
    **BOARD_14,
    "resources": "govt 16, farc 24, auc 6, cartels 20",
    "aid": 8,
    "santander": "T5 P2 GB1 FU1 AU2 AA1, level 1, terror 1",
    "huila": "FU2 FB1 AA1 CA1 CB1, level 0, terror 2",
    "arauca": "FU2 FB2 AU1, level -2",
    "putumayo": "P1 FU2 AA1 CA1 CB2, level 0, terror 2",
    "meta_east": "P1 FU4 FA1 FB1 CA1 CB1, level -1, terror 1",
    "meta_west": "FU3 FA1 FB1 AU2 CA1 CB1, level -1, terror 1",
}
BOARD_16: dict[str, Any] = {
    **BOARD_15,
    "resources": "govt 13, farc 24, auc 6, cartels 17",
    "medellin": "T4 P1 CU1 CB2, level 1, terror 1",
    "cali": "T2 P2 CU1 CB1, level 1, terror 1",
    "choco": "P3 FU2 FA1 FB1, level 2",
    "guaviare": "P3 FU3 FA1 FB1 AU1, level 2",
    "meta_east": "P1 FU4 FA1 FB1 CU1 CB1, level -1, terror 1",
    "vichada": "FU1",
    "guainia": "empty",
}
BOARD_17: dict[str, Any] = {
    **BOARD_16,
    "resources": "govt 13, farc 19, auc 6, cartels 17",
    "choco": "P3 FA3 FB1, level 2",
    "meta_west": "FA4 FB1 CA1 CB1, level -1, terror 1",
    "meta_east": "FA5 FB1 CB1, level -1, terror 1",
    "guaviare": "P2 FA4 FB1, level 2",
    "santander": "T5 P2 GB1 FU1 FA1 AA1, level 1, terror 1",
}
