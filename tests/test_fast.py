"""What `make fast` has compiled is used by the command line as long as it is of this very source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablero import compiled

ASK = """
import sys
from pathlib import Path
from tablero import compiled
{before}
compiled.BUILD = Path(sys.argv[1])
print(compiled.use())
import tablero.core
print(tablero.core.__file__)
import subprocess
print(subprocess.run([sys.executable, "-c", "import tablero; print(tablero.__file__)"], stdout=-1, text=True).stdout)
"""


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A build that is told from the source by what it lacks."""
    (tmp_path / "tablero" / "core").mkdir(parents=True)
    (tmp_path / "tablero" / "__init__.py").touch()
    (tmp_path / "tablero" / "core" / "__init__.py").touch()
    (tmp_path / compiled.STAMP).write_text(compiled.stamp(), encoding="utf-8")
    return tmp_path


def asked(build: Path, before: str = "", **env: str) -> list[str]:
    kept = {name: value for name, value in os.environ.items() if name != "TABLERO_SOURCE"}
    done = subprocess.run(
        [sys.executable, "-B", "-c", ASK.format(before=before), str(build)],
        capture_output=True,
        text=True,
        check=True,
        env={**kept, **env},
    )
    return done.stdout.split()


def test_a_build_of_this_source_is_used_here_and_in_other_processes(build):
    used, core, elsewhere = asked(build)

    assert used == "True"
    assert Path(core).is_relative_to(build)
    assert Path(elsewhere).is_relative_to(build)


def test_a_build_of_another_source_is_not_used(build):
    (build / compiled.STAMP).write_text("of yesterday", encoding="utf-8")

    assert asked(build)[0] == "False"


def test_the_source_can_be_asked_for(build):
    assert asked(build, TABLERO_SOURCE="1")[0] == "False"


def test_what_is_imported_already_stays_as_it_is(build):
    used, core, _ = asked(build, before="import tablero.core")

    assert used == "False"
    assert not Path(core).is_relative_to(build)


def test_the_stamp_changes_with_every_file(tmp_path):
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("a = A")
    before = compiled.stamp(tmp_path)
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "x.pyc").touch()

    assert compiled.stamp(tmp_path) == before
    (tmp_path / "texts" / "en.ftl").write_text("a = An")
    assert compiled.stamp(tmp_path) != before
