"""Every contract test with an argument `case` runs for every game, player count and set of options."""

from __future__ import annotations

import pytest

from tests.contract.support import all_cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = [
            pytest.param(case, id=str(case), marks=[] if case.fast else [pytest.mark.slow]) for case in all_cases()
        ]
        metafunc.parametrize("case", cases)
