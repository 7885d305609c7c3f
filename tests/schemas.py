"""Whether data fits a JSON schema, of as much as ours use; what does not fit is named."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tablero.server.json_schema import PLACE, Schema
from tablero.server.openapi import openapi_description
from tablero.server.page_texts import page_texts

TYPES: dict[str, tuple[type, ...]] = {
    "integer": (int,),
    "number": (int, float),
    "string": (str,),
    "boolean": (bool,),
    "null": (type(None),),
    "array": (list, tuple),
    "object": (dict,),
}
UNDERSTOOD = {"type", "enum", "items", "properties", "required", "additionalProperties", "anyOf", "oneOf", "$ref"}
SAID = {"description", "examples"}


@cache
def api_description() -> dict[str, Any]:
    return openapi_description(page_texts("en"))


def check_fits(data: Any, schema: Schema) -> None:
    """Whether something that the API told is as it was described."""
    wrong = list(misfits(data, schema, api_description()["components"]["schemas"]))
    assert not wrong, "; ".join(wrong[:5])


def misfits(data: Any, schema: Schema, named: dict[str, Schema], where: str = "it") -> Iterator[str]:
    """A sentence for everything in `data` that the schema does not allow."""
    assert set(schema) <= UNDERSTOOD | SAID, f"a schema with words unknown here: {sorted(schema)}"
    if "$ref" in schema:
        yield from misfits(data, named[schema["$ref"].removeprefix(PLACE)], named, where)
    for word in ("anyOf", "oneOf"):
        found = [list(misfits(data, choice, named, where)) for choice in schema.get(word, [])]
        if found and all(found):
            yield from min(found, key=len)
        elif word == "oneOf" and found.count([]) > 1:
            yield f"{where} fits several types"
    kind = schema.get("type")
    if kind is not None:
        if not isinstance(data, TYPES[kind]) or (isinstance(data, bool) and kind != "boolean"):
            yield f"{where} is {str(data)[:60]!r}, not of type {kind}"
            return
    if "enum" in schema and data not in schema["enum"]:
        yield f"{where} is {data!r}, not one of {schema['enum']}"
    if kind == "array" and "items" in schema:
        for number, item in enumerate(data):
            yield from misfits(item, schema["items"], named, f"{where}[{number}]")
    if kind == "object" or "properties" in schema:
        yield from misfits_of_object(data, schema, named, where)


def misfits_of_object(data: dict[Any, Any], schema: Schema, named: dict[str, Schema], where: str) -> Iterator[str]:
    known = schema.get("properties", {})
    others = schema.get("additionalProperties", True)
    for key in schema.get("required", []):
        if key not in data:
            yield f"{where} has no {key!r}"
    for key, value in data.items():
        if not isinstance(key, str):
            yield f"{where} has the key {key!r}, which is no word"
        elif key in known:
            yield from misfits(value, known[key], named, f"{where}.{key}")
        elif others is False:
            yield f"{where} has {key!r}, which its type does not know"
        elif isinstance(others, dict):
            yield from misfits(value, others, named, f"{where}.{key}")
