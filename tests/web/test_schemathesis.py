"""The API against its own description, with requests that a machine makes up: whatever fits is answered as described.

`TABLERO_CASES=200` makes more of them than there is time for in every run.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest

from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.server.openapi import OPERATIONS

from .live_server import LiveServer, Someone, running_server

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed")
CASES = int(os.environ.get("TABLERO_CASES", "3"))
# What is asked of these may fit the description and still not the position, the options or the people at a table.
DEPENDS = {
    "create",
    "answer",
    "order",
    "undo",
    "hint",
    "sit",
    "back",
    "invite",
    "people",
    "leave",
    "remove",
    "chat",
    "view",
}
DEPENDS |= {"add_entrant", "open_tournament", "pause_tournament", "withdraw"}
DEPENDS |= {one.name for one in OPERATIONS if "/studies" in one.path}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[LiveServer, str, str, str, Any]]:
    """A server with a table and a study, whom their owner's token lets in, and the description."""
    with running_server(tmp_path_factory.mktemp("schemathesis")) as server:
        anna = Someone(server, "Anna")
        table, token = anna.opens("me", "me"), anna.makes_token()
        match = new_match(find_game("el-grande"), 3, seed=b"described")
        study = server.run(server.services.tables.studies.open(anna.id, match)).id
        yield server, table, study, token, schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        anna.close()


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("name", [one.name for one in OPERATIONS if one.name != "stream"])
def test_the_api_is_as_it_is_described(hosted: tuple[LiveServer, str, str, str, Any], name: str, mode: str) -> None:
    from schemathesis import GenerationMode
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    _, table, study, token, schema = hosted
    operation = schema.find_operation_by_id(name)
    without = [positive_data_acceptance] if name in DEPENDS else []

    @hypothesis.settings(
        max_examples=CASES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    @hypothesis.given(
        case=operation.as_strategy(generation_mode=GenerationMode(mode)), known=hypothesis.strategies.booleans()
    )
    def check(case: Any, known: bool) -> None:
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        if known and "study" in case.path_parameters:
            case.path_parameters["study"] = study
        case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, excluded_checks=without)

    check()
