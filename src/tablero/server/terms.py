"""On which terms people come to a table: who finds it and watches, the level wished, when bots take empty seats."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablero.bots import DEFAULT_LEVEL, LEVELS

from .refusal import Refused
from .responses import TableInfo
from .storage.rows import Access, TableRow

ACCESS: Final[dict[str, Access]] = {"private": "private", "unlisted": "unlisted", "public": "public"}
FILL_TIMES: Final = (300, 900, 3600, 6 * 3600, 24 * 3600, 3 * 24 * 3600)  # what the form offers
LONGEST_FILL: Final = 30 * 24 * 3600


class TableTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What a table's owner says about who may come; the defaults are those of a table among friends."""

    access: str = (
        "unlisted"  # private: whoever is invited; unlisted: whoever has the address; public: the lobby shows it
    )
    spectators: bool = True  # whether others than those who sit there may watch
    level: str = ""  # the level wished of those who come; "": any
    fill_after: int = 0  # seconds until bots take the seats that are still empty; 0: never
    fill_bot: str = DEFAULT_LEVEL  # their level

    def columns(self, now: int) -> dict[str, Any]:
        """The columns of a table on these terms, from `now` on."""
        if self.access not in ACCESS:
            raise Refused("illegal", f"access is one of {', '.join(ACCESS)}, not {self.access[:40]!r}")
        if self.level and self.level not in LEVELS:
            raise Refused(
                "illegal", f"the level wished is one of {', '.join(LEVELS)} or nothing, not {self.level[:40]!r}"
            )
        if self.fill_bot not in LEVELS:
            raise Refused("illegal", f"bots that take empty seats are {', '.join(LEVELS)}, not {self.fill_bot[:40]!r}")
        if not 0 <= self.fill_after <= LONGEST_FILL:
            raise Refused("illegal", f"bots take empty seats after 0 (never) to {LONGEST_FILL} seconds")
        return {
            "access": ACCESS[self.access],
            "spectators": self.spectators,
            "level": self.level,
            "fill_after": self.fill_after,
            "fill_at": now + self.fill_after if self.fill_after else None,
            "fill_bot": self.fill_bot if self.fill_after else "",
        }


AMONG_FRIENDS: Final = TableTerms()


def terms_of_info(table: TableInfo) -> TableTerms:
    """The same, as the table's owner is told of them."""
    return TableTerms(
        access=table["access"],
        spectators=table["spectators"],
        level=table["level"],
        fill_after=table["fill_after"],
        fill_bot=table["fill_bot"] or DEFAULT_LEVEL,
    )


def terms_of(row: TableRow) -> TableTerms:
    """The terms that a table has."""
    return TableTerms(
        access=row.access,
        spectators=row.spectators,
        level=row.level,
        fill_after=row.fill_after,
        fill_bot=row.fill_bot or DEFAULT_LEVEL,
    )
