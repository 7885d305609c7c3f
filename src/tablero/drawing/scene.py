"""The scene of a picture: what every part of it is told, and the things in it that can be pointed at, clicked, marked.

A new game's `draw.py` has `draw(view, options, changed, words, tall)`, the whole table, `thumbnail(view, words)`, the
board alone (board.py makes both), `WORDS`, the ids it names besides the action table, and, if seats are not named by
their colours, `SEAT_COLOURS`, from a seat's id to a colour of `OKABE_ITO`. Its parts are in `picture/`: `style.py` (a
`style_sheet`, scoped by a root class such as "eg"), `scene.py` (a subclass of `Scene` that knows the game's ids and
reads its view), and a module for each part of the table. Both functions end in

    picture("eg", scene.name("board"), (width, height), style(), definitions(), *parts)

and everything drawn that has a name is wrapped by `scene.thing`, so that it can be pointed at, clicked and marked.
What never changes (sea, land, borders) is a function with a cache; what seldom changes (a region, a card) is drawn
through `scene.kept`, which remembers it (memory.py). `buttons` comes last, for the options left over.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from tablero.core.errors import UnknownId, nearest
from tablero.core.game import View

from .memory import Drawn, Memory, Reading, Readings, question
from .svg import LEAST, Point, Words, box, group, line, option, paragraph, pretty, tag, title, width_of

V = TypeVar("V", bound=View)

MEMORY: Final = Memory()
OPTION, PLACED, NEW = 1, 2, 4  # what a thing can be, as bits


def guarded(words: Words | None, fallback: Words = pretty) -> Words:
    """`words`, with a readable name where there is none."""
    if words is None:
        return fallback
    given = words

    def name(id: str) -> str:
        try:
            return given(id) or fallback(id)
        except (KeyError, UnknownId):
            return fallback(id)

    return name


class Names:
    """Words that are always the same, which `key` says: pictures made with them may be remembered.

    `own` are what some buttons are called in this picture alone.
    """

    def __init__(self, words: Words, key: Hashable, own: Mapping[str, str] | None = None) -> None:
        self.words = words
        self.key = key
        self.own = own or {}

    def __call__(self, id: str) -> str:
        return self.words(id)


class Label(str):
    """What a thing is called and what is to be said of it; `about` is the id under which more can be found."""

    about: str = ""


class Scene(Generic[V]):
    """What every part of a picture is told: the view, what can be clicked, what is new, and the words.

    A game's own scene says what it is called, which ids it knows, and how an id reads where no texts are given; it may
    add questions about the view. An id that the game does not know is refused, so that no option can get lost.
    """

    game: ClassVar[str]
    known: ClassVar[frozenset[str]]
    whole: Self | None = None  # the scene that this one is a part of
    asked: Readings | None = None  # what a part depends on, as far as it was drawn

    def __init__(self, view: V, options: Sequence[str], changed: Sequence[str], words: Words | None) -> None:
        for id in [*options, *changed]:
            if id not in self.known:
                raise nearest(id, sorted(self.known), f"the actions of {self.game}", "thing")
        self.view = view
        self.options = dict.fromkeys(options)  # in order
        self.changed = frozenset(changed)
        self.shown: set[str] = set()  # the options that have found their place
        self.name = guarded(words, self.plain_name)
        self.words_key = words.key if isinstance(words, Names) else None  # None: nothing is remembered
        self.own_names = words.own if isinstance(words, Names) else {}

    @staticmethod
    def plain_name(id: str) -> str:
        """A name where no texts are given, but no explanations ("text:" before an id asks for one)."""
        return "" if id.startswith("text:") else pretty(id)

    def label(self, *parts: str) -> str:
        """Names and numbers side by side."""
        return " · ".join(part for part in parts if part)

    def explained(self, id: str, *parts: str) -> Label:
        """The name of a thing, what is to be said of it here, and what it is for."""
        label = Label(self.label(self.name(id), *parts, self.name(f"text:{id}")))
        label.about = id
        return label

    @question
    def state(self, id: str) -> int:
        """What a thing is: `OPTION`, `PLACED` if that has found its place, `NEW`; the sum of them."""
        found = NEW if id in self.changed else 0
        if id in self.options:
            found += OPTION + PLACED if id in self.shown else OPTION
        return found

    def is_option(self, id: str) -> bool:
        return self.state(id) & OPTION > 0

    def is_new(self, id: str) -> bool:
        return self.state(id) & NEW > 0

    def kept(self, draw: Callable[..., str], *args: Hashable) -> str:
        """`draw(scene, *args)`, as remembered if it was drawn before.

        The scene that `draw` gets has the names, and answers questions; what it answered is what the part depends on.
        A part of a part is drawn with it.
        """
        if self.words_key is None or self.asked is not None:
            return draw(self, *args)
        key = (type(self), self.words_key, draw, args)
        found = MEMORY.find(key, self)
        if found is None:
            asked: Readings = {}
            part = self.part(asked)
            found = Drawn(draw(part, *args), frozenset(part.shown))
            MEMORY.keep(key, asked, found)
        self.shown |= found.shown
        return found.svg

    def part(self, asked: Readings) -> Self:
        """A scene that can only ask this one, and writes down what it asks."""
        part = object.__new__(type(self))
        part.whole, part.asked = self, asked
        part.view = Reading(self.view, asked)  # type: ignore[assignment, arg-type]  # reads like the view, a dict
        part.name, part.shown = self.name, set()
        return part

    def thing(
        self,
        id: str,
        label: str,
        *content: str,
        class_: str = "",
        mark: Point | None = None,
        about: str = "",
        **data: str | float,
    ) -> str:
        """A thing with its name; a button if it is one of the options; marked at `mark` if it is new.

        `id` is empty for what can be neither. `about` is the id under which the page finds what else is to be said of
        it, if that is neither `id` nor told by the label. `data` tells a page, or a test, what the thing is.
        """
        about = about or (label.about if isinstance(label, Label) else "")
        if about and about != id:
            data["data_about"] = about
        state = self.state(id) if id else 0
        new = new_mark(mark) if state & NEW and mark is not None else ""
        if state & OPTION and not state & PLACED and id not in self.shown:
            self.shown.add(id)
            return option(id, label, *content, new, class_=class_, data_thing=id, **data)
        return tag("g", title(label), *content, new, class_=class_ or None, data_thing=id or None, **data)


def new_mark(at: Point) -> str:
    """The sign of what has changed since the reader looked."""
    x, y = at
    return tag("circle", cx=x, cy=y, r=6.5, class_="new-ring") + tag("circle", cx=x, cy=y, r=4, class_="new")


def no_sign(id: str) -> str:
    return ""


def buttons(scene: Scene[Any], width: float, sign: Words = no_sign) -> tuple[str, float]:
    """The options that nothing on the board stands for, as buttons, and how high they are. To be called last.

    `sign` draws what stands before an option's name, around (0, 0) and up to 20 wide, or nothing.
    """
    parts = []
    x = y = high = 0.0
    for id in [id for id in scene.options if id not in scene.shown]:
        name = scene.own_names.get(id) or (scene.name(id) if not id.isdigit() else id)
        drawn = sign(id)
        room = 22.0 if drawn else 0.0
        wide = 26.0 if id.isdigit() else min(width, width_of(name, 13) + 18 + room)
        if x and x + wide > width:
            x, y, high = 0.0, y + high + 3, 0.0
        free, middle = wide - room - 8, room + (wide - room) / 2
        is_long = width_of(name, LEAST) > free  # for one line
        tall = 39.0 if is_long else 25.0
        face = box(0, 0, wide, tall, "button", 5) + (group(drawn, at=(14, tall / 2)) if drawn else "")
        words = paragraph if is_long else line
        parts.append(group(scene.thing(id, name, face, words((middle, 17), name, free, 13, "button-text")), at=(x, y)))
        x, high = x + wide + 3, max(high, tall)
    return "".join(parts), y + high + 3 if parts else 0


def stacked(parts: Sequence[tuple[str, float, float]], at: Point, gap: float) -> tuple[str, float]:
    """Parts (what, scale, unscaled height) one below the other from `at` on, but for empty ones; and where they end.

    A page knows by their class that they are below the map.
    """
    x, y = at
    placed = []
    for content, scale, height in parts:
        if content:
            placed.append(group(content, at=(x, y), scale=scale))
            y += height * scale + gap
    return group(*placed, class_="below"), y
