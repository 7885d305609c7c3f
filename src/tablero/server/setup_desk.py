"""Setting up a position on the page: what is shown of a text, and what a form makes of it. No HTTP here.

Whoever points at a place sees everything that the text says about it: the line of the place, and what other lines tell
(that a marker lies there, who stands there, its level). These are its *aspects*; each has a control by its kind
(position_controls.py). Anything else that a text tells has one aspect, its line.
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from tablero.core.editing import Clash, Sketch
from tablero.core.wording import NONE, One, Passage, Row, Some, Wording, names_of
from tablero.core.written import PieceLines
from tablero.texts import Texts
from tablero.texts.lexicon import BadTexts
from tablero.texts.problems import position_problem, rule_problem

from . import rendering
from .page_texts import PageTexts
from .position_controls import Naming, control, typed
from .request_context import Fields, field
from .templates import Context

Sort = Literal["line", "lies", "of", "is", "who"]
SHORT: Final = 60  # letters of a line that a button shows
PLAIN: Final = ("yes", "no", "unknown", "none", "nobody", "nowhere")  # words of all games
STEPS: Final = ("step", "doing")  # lines that name a step of the game


class Aspect(NamedTuple):
    """Something that a line tells about a thing."""

    key: str
    sort: Sort  # its own line; it is among those named; its entry in a row; it is the one; who of a row is there
    kind: Wording
    at: int = 0


def aspects(sketch: Sketch, thing: str) -> list[Aspect]:
    """Everything that the text can tell about a thing, but for the turn that is being taken."""
    found: list[Aspect] = []
    for key in sketch.groups:
        kind = sketch.kind_of(key)
        if key == thing:
            found.insert(0, Aspect(key, "line", kind))
        elif key not in sketch.written.running:
            found += [Aspect(key, *told) for told in told_about(sketch.state, kind, thing)]
    return found


def told_about(s: Any, kind: Wording, thing: str) -> list[tuple[Sort, Wording, int]]:
    if isinstance(kind, Some | One) and thing in (names := list(names_of(s, kind.names))):
        return [("lies" if isinstance(kind, Some) else "is", kind, names.index(thing))]
    if isinstance(kind, Row) and thing in (names := list(names_of(s, kind.names))):
        return [("of", kind.item, names.index(thing))]
    if isinstance(kind, Row) and isinstance(kind.item, One) and thing in (names := list(names_of(s, kind.item.names))):
        return [("who", kind, names.index(thing))]
    return []


def shown(sketch: Sketch, aspect: Aspect, thing: str, n: int, label: str, called: Naming) -> Context:
    """An aspect as the page shows it."""
    s, value, name = sketch.state, sketch.value_of(aspect.key), f"v{n}"
    if aspect.sort == "line":
        made = control(s, aspect.kind, value, name, called)
    elif aspect.sort == "of":
        made = control(s, aspect.kind, value[aspect.at], name, called)
    else:
        boxes = [
            {"value": word, "label": label, "on": on} for word, label, on in present(sketch, aspect, thing, called)
        ]
        made = {"type": "boxes", "name": name, "boxes": boxes}
    return {"key": aspect.key, "label": label, "control": made}


def present(sketch: Sketch, aspect: Aspect, thing: str, called: Naming) -> list[tuple[str, str, bool]]:
    """The boxes of what lies or stands at a thing."""
    s, kind, value = sketch.state, aspect.kind, sketch.value_of(aspect.key)
    if isinstance(kind, Row):
        words = [kind.item.tell(s, item) for item in value]
        return [(word, called(word), words[i] == thing) for i, word in enumerate(names_of(s, kind.names))]
    return [("on", called(thing), thing in kind.tell(s, value).split())]


def sent(sketch: Sketch, aspect: Aspect, thing: str, fields: Fields, n: int) -> str:
    """The words of the whole line after what was sent about a thing."""
    s, kind, name = sketch.state, aspect.kind, f"v{n}"
    value = sketch.value_of(aspect.key)
    if aspect.sort == "line":
        return typed(s, kind, fields, name)
    whole = sketch.kind_of(aspect.key)
    if aspect.sort == "of":
        words = typed(s, kind, fields, name)
        changed = [*value]
        changed[aspect.at] = kind.hear(s, Passage(words, 1, 1))
        return whole.tell(s, changed)
    on = fields.get(name, [])
    if isinstance(kind, Some):
        bit = 1 << kind.base + aspect.at
        return kind.tell(s, value | bit if on else value & ~bit)
    if isinstance(kind, Row):
        here = kind.item.hear(s, Passage(thing, 1, 1))
        changed = [*value]
        for i, word in enumerate(names_of(s, kind.names)):
            changed[i] = here if word in on else kind.usual if value[i] == here else value[i]
        return kind.tell(s, changed)
    was = kind.tell(s, value)
    nowhere = next(iter(kind.others.values()), NONE) if isinstance(kind, One) else NONE
    return thing if on else nowhere if was == thing else was


def change(sketch: Sketch, thing: str, fields: Fields) -> None:
    """Put what was sent about a thing into the text."""
    for n, aspect in enumerate(aspects(sketch, thing)):
        if f"has.v{n}" in fields:
            words = sent(sketch, aspect, thing, fields, n)
            if words and words != sketch.told(aspect.key):
                sketch.put(aspect.key, words)


# -- the page ----------------------------------------------------------------------------------------------------


class SetupDesk:
    """What the page shows of a text."""

    def __init__(self, sketch: Sketch, texts: Texts, say: PageTexts) -> None:
        self.sketch = sketch
        self.texts = texts
        self.say = say

    def called(self, key: str) -> str:
        """What a line is called."""
        return self.message(f"line-{key}") or self.thing(key) or self.message(f"setup-{key}") or key

    def naming(self, key: str) -> Naming:
        """What the words are called that a line is made of; themselves, if the game has no other name for one."""
        own = (f"line-{key}-{{}}", f"setup-{key}-{{}}", *(["phase-{}"] if key in STEPS else []))

        def named(word: str) -> str:
            if word in PLAIN:
                return self.say(f"setup-{word}")
            found = next((told for id in own if (told := self.message(id.format(word)))), "")
            return found or self.thing(word) or self.message(f"line-{word}") or word or "–"

        return named

    def message(self, id: str) -> str:
        return self.texts.say(id) if self.texts.lexicon.has(id) else ""

    def thing(self, id: str) -> str:
        try:
            return rendering.thing_name(self.texts, id) if self.texts.has_thing(id) else ""
        except BadTexts:  # a word that is said only with numbers
            return ""

    def lines(self) -> list[Context]:
        """The lines in groups: places, the table, and the turn that is being taken."""
        sketch = self.sketch
        groups: dict[str, list[Context]] = {"places": [], "table": [], "turn": []}
        for key, item in sketch.groups.items():
            is_place = isinstance(item, PieceLines) or len(item.keys) > 1
            sort = "places" if is_place else "turn" if key in sketch.written.running else "table"
            told = sketch.told(key)
            groups[sort].append(
                {"key": key, "label": self.called(key), "told": told if len(told) <= SHORT else told[:SHORT] + "…"}
            )
        return [{"sort": sort, "lines": lines} for sort, lines in groups.items() if lines]

    def panel(self, thing: str) -> Context | None:
        """Everything about a thing, to be changed."""
        found = aspects(self.sketch, thing) if thing else []
        if not found:
            return None
        made = [
            shown(self.sketch, aspect, thing, n, self.called(aspect.key), self.naming(aspect.key))
            for n, aspect in enumerate(found)
        ]
        return {"thing": thing, "label": self.called(thing), "aspects": made}

    def contradictions(self) -> list[str]:
        return [self.told(one) for one in self.sketch.contradictions()]

    def told(self, one: Clash) -> str:
        """A contradiction in words."""
        if one.error is not None:
            told = one.error.kind == "against-rules"
            reason = rule_problem(one.error, self.texts) if told else position_problem(one.error, self.say.language)
            return self.say("contradiction-rule", reason=reason)
        values: dict[str, Any] = {"thing": self.thing(one.thing) or one.thing if one.thing else "", "there": one.there}
        return self.say(f"contradiction-{one.kind}", all=one.all, **values)

    def board(self, tall: bool) -> str:
        """The picture, as a spectator sees it; empty if there is none of this."""
        view = self.sketch.view()
        try:
            return rendering.board(self.sketch.game, view, {}, [], self.texts, tall) if view is not None else ""
        except (LookupError, ValueError, TypeError, ArithmeticError):  # a picture of what can't be
            return ""


def opened_thing(fields: Fields) -> str:
    """The thing whose panel is to be open: the one just pointed at, or the one before."""
    what, _, thing = field(fields, "do").partition(":")
    return thing if what == "thing" else field(fields, "open")
