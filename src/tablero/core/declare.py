"""A game's state is declared once, a line for each field: name, type, default, and the version it came with.

    @declared
    class CupsState(State):
        players: int = field(0)
        deck: list[int] = field([], copied=True)  # changed in place
        ways: int = field(0, since=2, was=("path",))  # until version 2 of the game it was called path

All else follows from these lines: the slots, a constructor that takes every field, `copy`, `blank`, and what a save
holds. A list is shared between copies, and replaced, never changed, unless it is `copied`. A long list may be copied
`late`: copies share it until whoever changes it first finds the state `shared` and copies it. `since`, `was` and
`convert` tell how a state of an older version is read (saving.py). Fields of the base class come first; a variant,
whose versions are its own, repeats the line of a field that was added to its base later.

Constructor, `blank` and `copy` are written out as source (`methods`) and run at import. The compiled build needs them
as real source: tools/compile.py puts the same text into the copy that it compiles, and enters the fields by `enter`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

_FIELDS: dict[type, tuple[StateField, ...]] = {}  # by class of state


class StateField:
    """What is known of one field of a state."""

    __slots__ = ("convert", "copied", "default", "late", "name", "since", "type", "was")

    def __init__(
        self,
        default: Any,
        copied: bool = False,  # a flat list that is changed in place, so each copy has its own
        since: int = 1,  # the version of the game that brought it, or its present name and meaning
        was: tuple[str, ...] = (),  # its former names, the latest first
        convert: Callable[[Any], Any] | None = None,  # today's value from the one before `since`
        late: bool = False,  # a flat list that is copied by whoever changes it in a state that is `shared`
    ) -> None:
        self.name = ""
        self.type = ""
        self.default = default
        self.copied = copied
        self.late = late
        self.since = since
        self.was = was
        self.convert = convert


def field(
    default: T,
    copied: bool = False,
    since: int = 1,
    was: tuple[str, ...] = (),
    convert: Callable[[Any], Any] | None = None,
    late: bool = False,
) -> T:
    """A field of a state; what it is said to return is for the type checker."""
    line: Any = StateField(default, copied, since, was, convert, late)
    return line  # type: ignore[no-any-return]


def declared(cls: type[T]) -> type[T]:
    """The class with everything that follows from its fields."""
    body = dict(vars(cls))
    own = {name: value for name, value in body.items() if isinstance(value, StateField)}
    types: dict[str, str] = body.get("__annotations__", {})
    for name in types:
        if name not in own:
            raise TypeError(f"{cls.__name__}.{name} has no field(...); a state declares every field with its default")
    inherited = [line.name for line in inherited_fields(cls)]
    for name in (*own, "__dict__", "__weakref__"):
        body.pop(name, None)
    body["__slots__"] = tuple(name for name in own if name not in inherited)
    made: Any = type(cls.__name__, cls.__bases__, body)
    enter(made, own, types)
    names: dict[str, Any] = {"State": made.__mro__[-2], made.__name__: made}
    exec(compile("from __future__ import annotations\n" + methods(made), f"<{made.__name__}>", "exec"), names)
    for name in ("__init__", "blank", "copy"):
        setattr(made, name, names[name])
    return made  # type: ignore[no-any-return]


def enter(cls: type, own: dict[str, StateField], types: dict[str, str]) -> None:
    """Remember the fields of a class: those it inherits, then its own."""
    fields = {line.name: line for line in inherited_fields(cls)}
    for name, line in own.items():
        line.name = name
        line.type = types[name]
        if line.copied and not line.type.startswith("list["):
            raise TypeError(f"{cls.__name__}.{name} is a {line.type}; only a list can be copied")
        if line.since == 1 and (line.was or line.convert is not None):
            raise TypeError(f"{cls.__name__}.{name} was something else before, but is there since version 1")
        fields[name] = line
    _FIELDS[cls] = tuple(fields.values())


def inherited_fields(cls: type) -> tuple[StateField, ...]:
    return _FIELDS.get(cls.__mro__[1], ())


def fields_of(cls: type) -> tuple[StateField, ...]:
    """The fields that a class of states was declared with."""
    return _FIELDS[cls]


def fresh(value: Any) -> Any:
    """A default for one more state, which may change its lists."""
    if not isinstance(value, list):
        return value
    return [row[:] for row in value] if value and isinstance(value[0], list) else value[:]


def methods(cls: type) -> str:
    """The source of constructor, `blank` and `copy`. A copy is one call: field by field it took three times as long."""
    fields = fields_of(cls)
    made = cls.__name__
    parameters = [f"    {line.name}: {line.type}," for line in fields]
    defaults = [f"        {line.default!r}," for line in fields]
    late = ["made.shared = self.shared = True"] if any(line.late for line in fields) else []
    values = [f"        self.{line.name}{'[:]' if line.copied else ''}," for line in fields]
    return "\n".join(
        [
            *("def __init__(", "    self,", "    dice: Dice,", *parameters, ") -> None:"),
            *("    State.__init__(self, dice)", *(f"    self.{line.name} = {line.name}" for line in fields)),
            *("", "@classmethod", f"def blank(cls, dice: Dice) -> {made}:", f"    return {made}("),
            *("        dice,", *defaults, "    )"),
            *("", f"def copy(self) -> {made}:", f"    made = {made}("),
            *("        self.dice.copy(),", *values, "    )"),
            *(f"    {line}" for line in [*late, "return made"]),
            "",
        ]
    )
