"""Who may see a table, and who may sit down there.

Those who sit at a table and its owner see it always. A private table does not exist for anybody else: the same words,
the same codes as for one that nobody has opened. Others may watch, unless the owner has switched that off. Whoever is
invited by name may take a seat of a table that can't be watched: its door (lobby.py) says what it is.
"""

from __future__ import annotations

from collections.abc import Iterable

from .refusal import Refused
from .storage.rows import InvitationRow, SeatRow, TableRow


def no_table() -> Refused:
    return Refused("unknown", "there is no such table; the link may be incomplete")


def is_at(row: TableRow, seats: Iterable[SeatRow], user: str) -> bool:
    """Whether `user` sits at a table, or owns it."""
    return bool(user) and (row.owner == user or any(seat.user_id == user for seat in seats))


def check_known(row: TableRow, seats: list[SeatRow], user: str) -> None:
    """Refuse whoever may not even know that there is such a table."""
    if row.access == "private" and not is_at(row, seats, user):
        raise no_table()


def check_seen(row: TableRow, seats: list[SeatRow], user: str) -> None:
    """Refuse whoever may not see the table."""
    check_known(row, seats, user)
    if not may_see(row, seats, user):
        raise Refused("no-watching", "only those who sit at this table see it; its owner wants no spectators")


def may_see(row: TableRow, seats: list[SeatRow], user: str) -> bool:
    return is_at(row, seats, user) or (row.access != "private" and row.spectators)


def seats_to_take(
    row: TableRow, seats: list[SeatRow], invitations: list[InvitationRow], removed: bool, user: str
) -> list[int]:
    """The empty seats that `user` may take: the one kept for this person, else all that are free for whoever comes.

    At a public table a stranger takes one seat, and leaves the others to others.
    """
    valid = [invitation for invitation in invitations if not invitation.declined]
    own = next((invitation for invitation in valid if invitation.user_id == user), None)
    if removed or not row.is_played:
        return []
    if own is not None and own.seat is not None and seats[own.seat].is_empty:
        return [own.seat]
    kept = {invitation.seat for invitation in valid if invitation.user_id != user}
    free = [seat for seat in seats if seat.is_empty and seat.seat not in kept]
    if own is None:
        free = [seat for seat in free if seat.kind == "open"]
        sits = any(seat.user_id == user for seat in seats)
        if row.access == "private" and not is_at(row, seats, user):
            return []
        if row.access == "public" and sits and row.owner != user:
            return []
    return [seat.seat for seat in free]
