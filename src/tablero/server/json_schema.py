"""JSON schemas made from types, for the description of the API: TypedDicts and what they are built of.

A dict whose keys are a `Literal` has every word of it as a key.

msgspec makes those of what is sent to the API; it knows no unions of TypedDicts, and lets a dict have more keys than
its type. What we send has exactly the keys its type says.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from tablero.core.game import AnyGame, View
from tablero.core.sealed import Json

Schema = Json  # a JSON schema, or something else that describes

PLACE: Final = "#/components/schemas/"
PLAIN: Final[dict[Any, Schema]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


def schema_of(kind: Any, named: dict[str, Schema]) -> Schema:
    """The schema of a type. Every TypedDict in it goes to `named` under its own name and is referred to."""
    if kind in PLAIN:
        return dict(PLAIN[kind])
    if is_typeddict(kind):
        name = name_of(kind)
        if name not in named:
            named[name] = {}  # for types that hold themselves
            named[name] = dict_schema(kind, named)
        return {"$ref": PLACE + name}
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    if origin is list:
        return {"type": "array", "items": schema_of(args[0], named)}
    if origin is dict and get_origin(args[0]) is Literal:
        return closed(dict.fromkeys(get_args(args[0]), args[1]), named)
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": schema_of(args[1], named)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(arg, named) for arg in args]}
    raise TypeError(f"no JSON schema for {kind}")


def view_schema(game: AnyGame, named: dict[str, Schema]) -> Schema:
    """What a view of a game holds; a game that does not say so has any object for one."""
    module = f"{game.package}.view_types"
    return schema_of(import_module(module).View if find_spec(module) else View, named)


def dict_schema(kind: Any, named: dict[str, Schema]) -> Schema:
    """The keys of a TypedDict, and nothing else."""
    schema = closed(get_type_hints(kind, include_extras=True), named)
    if kind.__doc__:
        schema["description"] = " ".join(kind.__doc__.split())
    return schema


def closed(hints: Mapping[str, Any], named: dict[str, Schema]) -> Schema:
    """An object with these keys and no others."""
    optional = [key for key, hint in hints.items() if get_origin(hint) is NotRequired]
    kinds = {key: get_args(hint)[0] if key in optional else hint for key, hint in hints.items()}
    return {
        "type": "object",
        "properties": {key: schema_of(kind, named) for key, kind in kinds.items()},
        "required": [key for key in hints if key not in optional],
        "additionalProperties": False,
    }


def type_text(schema: Schema) -> str:
    """A schema in a line, as a page shows it: `[AskOption]`, `string | null`."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PLACE)
    if "anyOf" in schema:
        return " | ".join(type_text(one) for one in schema["anyOf"])
    if "oneOf" in schema and "properties" not in schema:
        return " | ".join(type_text(one) for one in schema["oneOf"])
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    if schema.get("type") == "array":
        return f"[{type_text(schema['items'])}]"
    if schema.get("type") == "object" and "properties" in schema:
        return "{" + ", ".join(f"{key}: {type_text(about)}" for key, about in schema["properties"].items()) + "}"
    if schema.get("type") == "object":
        return f"{{…: {type_text(schema.get('additionalProperties', {}))}}}"
    return str(schema.get("type", "…"))


def name_of(kind: type) -> str:
    """What a type is called where all games are together: `ElGrandeView`."""
    package, _, module = kind.__module__.rpartition(".")
    return (game_word(package) if module == "view_types" else "") + kind.__name__


def game_word(package: str) -> str:
    """`ElGrande` of `tablero.games.el_grande`."""
    return package.rpartition(".")[2].title().replace("_", "")
