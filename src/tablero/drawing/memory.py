"""What was drawn before, remembered by what it was drawn from; nobody lists that, it is written down while one draws.

A part of a picture is drawn from its arguments, the words, and the answers to the questions it asks: what stands
somewhere in the view (`Reading`), whether a thing is an option, or new, and whatever else a scene declares to be a
`question`. The part gets a scene that knows nothing but how to ask, and all that it asks is recorded, in order. After
the same answers a part asks the same next question, so what is remembered is a tree: a question at every fork, an
answer along every way, a drawn part at every end. To look a part up is to ask again; a part for which an answer has
changed is not found, and drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterator, Mapping, ValuesView
from enum import Enum
from functools import wraps
from typing import Any, Final, NamedTuple, Protocol, TypeVar

MOST_DRAWN: Final = 8000  # some 27 MB

Probe = Callable[..., object]  # a question to a scene, with its arguments
Readings = dict[tuple[Probe, tuple[Hashable, ...]], str]  # all questions of a part, with the answers written out
Method = TypeVar("Method", bound=Callable[..., Any])


class Drawn(NamedTuple):
    """A part of a picture, and the options that are in it."""

    svg: str
    shown: frozenset[str]


class Fork:
    """What a part asked next, and where each answer led."""

    __slots__ = ("args", "ask", "ways")

    def __init__(self, ask: Probe, args: tuple[Hashable, ...]) -> None:
        self.ask = ask
        self.args = args
        self.ways: Branches = {}


Branches = dict[Hashable, Drawn | Fork]


class Memory:
    """Parts that were drawn. When there are `most`, all are forgotten."""

    def __init__(self, most: int = MOST_DRAWN) -> None:
        self.most = most
        self.count = 0
        self.ways: Branches = {}

    def find(self, key: Hashable, scene: object) -> Drawn | None:
        """The part that would be drawn for this scene, if it was drawn before."""
        found = self.ways.get(key)
        while type(found) is Fork:
            found = found.ways.get(repr(found.ask(scene, *found.args)))
        return found  # type: ignore[return-value]  # no fork

    def keep(self, key: Hashable, asked: Readings, drawn: Drawn) -> None:
        if self.count >= self.most:
            self.clear()
        ways = self.ways
        for (ask, args), answer in asked.items():
            fork = ways.get(key)
            if not isinstance(fork, Fork) or (fork.ask, fork.args) != (ask, args):
                fork = ways[key] = Fork(ask, args)
            ways, key = fork.ways, answer
        ways[key] = drawn
        self.count += 1

    def clear(self) -> None:
        self.ways = {}
        self.count = 0


# -- asking --------------------------------------------------------------------------------------------------------


class AskingScene(Protocol):
    """A scene. That of a part has the `whole` one to ask, and `asked` for the record; otherwise both are None."""

    whole: Any
    asked: Readings | None
    view: Any


def question(method: Method) -> Method:
    """A question about a scene: a part that asks it depends on the answer, and on nothing that it was made from."""

    @wraps(method)
    def ask(scene: AskingScene, *args: Hashable) -> Any:
        if scene.asked is None:
            return method(scene, *args)
        answer = method(scene.whole, *args)
        scene.asked[method, args] = repr(answer)
        return answer

    return ask  # type: ignore[return-value]  # the same to call


class Found(Enum):
    """What a question about the view has no value to answer with."""

    NOTHING = "nothing"
    TABLE = "table"


def found_at(scene: AskingScene, *path: str) -> object:
    """What stands at a place of the view: a value, nothing, or a table of more places."""
    value = scene.view
    for key in path:
        if not isinstance(value, dict) or key not in value:
            return Found.NOTHING
        value = value[key]
    return Found.TABLE if isinstance(value, dict) else value


def all_at(scene: AskingScene, *path: str) -> object:
    """A whole table of the view."""
    value = scene.view
    for key in path:
        value = value[key] if isinstance(value, dict) and key in value else Found.NOTHING
    return value


class Reading(Mapping[str, Any]):
    """A view, or a table in it, as the scene of a part has it: whatever is read is written down.

    It is no `dict`, so that nothing can be copied out of it unseen. A list counts as one value; who goes through a
    table as a whole depends on all of it.
    """

    __slots__ = ("_asked", "_inside", "_path")

    def __init__(self, inside: dict[str, Any], asked: Readings, path: tuple[str, ...] = ()) -> None:
        self._inside = inside
        self._asked = asked
        self._path = path

    def get(self, key: str, default: Any = None) -> Any:
        value = self._inside.get(key, Found.NOTHING)
        path = (*self._path, key)
        if isinstance(value, dict):
            self._asked[found_at, path] = repr(Found.TABLE)
            return Reading(value, self._asked, path)
        self._asked[found_at, path] = repr(value)
        return default if value is Found.NOTHING else value

    def __getitem__(self, key: str) -> Any:
        value = self.get(key, Found.NOTHING)
        if value is Found.NOTHING:
            raise KeyError(key)
        return value

    def __contains__(self, key: Any) -> bool:
        return self.get(key, Found.NOTHING) is not Found.NOTHING

    def table(self) -> dict[str, Any]:
        """All of it."""
        self._asked[all_at, self._path] = repr(self._inside)
        return self._inside

    def __iter__(self) -> Iterator[str]:
        return iter(self.table())

    def __len__(self) -> int:
        return len(self.table())

    def items(self) -> ItemsView[str, Any]:
        return self.table().items()

    def values(self) -> ValuesView[Any]:
        return self.table().values()

    def __eq__(self, other: object) -> bool:
        return self.table() == other

    def __hash__(self) -> int:
        raise TypeError("a table of a view is no key")

    def __repr__(self) -> str:
        return repr(self.table())
