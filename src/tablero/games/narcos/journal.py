"""How the journal is told short: markers, labs and tokens by their places."""

from __future__ import annotations

from typing import Final

from tablero.core.joining import Join

JOINS: Final[dict[str, Join]] = {
    "marker-laid": Join(lists="place"),
    "marker-lifted": Join(lists="place"),
    "party-placed": Join(lists="place"),
    "lab-placed": Join(lists="place"),
    "roadblock-placed": Join(lists="place"),
    "influence-placed": Join(lists="place"),
}
