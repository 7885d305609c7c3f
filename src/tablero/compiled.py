"""The compiled build of a checkout: made by `make fast`, and used by the command line as long as it is up to date.

It is a copy of the whole package under build/compiled, with core and games compiled (tools/compile.py). What it was
made from is written beside it, as `stamp` says it; when anything under src has changed since, the source runs instead.
`TABLERO_SOURCE=1` keeps to the source. An installed wheel has no such build: it is compiled itself, or it is not.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Final

import tablero

SOURCE: Final = Path(__file__).resolve().parent
BUILD = SOURCE.parent.parent / "build" / "compiled"
STAMP: Final = "stamp"  # the file in BUILD that says what it was made from


def stamp(source: Path = SOURCE) -> str:
    """Says the same as long as no file of the package has changed: names, sizes and times, and which Python this is."""
    found = hashlib.blake2b(sys.version.encode(), digest_size=16)
    for folder, folders, names in os.walk(source):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(names):
            about = os.stat(os.path.join(folder, name))
            found.update(f"{folder[len(str(source)) :]}/{name} {about.st_size} {about.st_mtime_ns}\n".encode())
    return found.hexdigest()


def is_current() -> bool:
    file = BUILD / STAMP
    return file.exists() and file.read_text(encoding="utf-8") == stamp()


def use() -> bool:
    """From now on import what is compiled, here and in processes that are started; False if there is nothing to use.

    Nothing of the engine may have been imported before: a match of the source and one that is compiled do not mix.
    """
    if "tablero.core" in sys.modules or os.environ.get("TABLERO_SOURCE") or not is_current():
        return False
    sys.path.insert(0, str(BUILD))
    tablero.__path__ = [str(BUILD / "tablero")]
    os.environ["PYTHONPATH"] = os.pathsep.join([str(BUILD), *filter(None, [os.environ.get("PYTHONPATH")])])
    return True
