"""Clocks: how long those who are asked may think, and how a table's events start and stop them.

A table is played without a clock, in an *evening* (minutes for the whole game, and some seconds more for every turn) or
by *correspondence* (days for every decision, and a reserve of days for the whole game). The clock of a seat runs while
a person is asked there, all seats are taken, and no bot plays for that person. By correspondence it stands at night and
on holidays (hours.py), and every clock stands while no server runs. What happens when time is up is what the table has
agreed on: a bot plays on until the person is back, or nothing. Who looks after that is clock_keeper.py.

An undo gives nobody time: whoever takes a decision back goes on with what was left before it, and whoever had been
asked since gets back what it has cost.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection

from tablero.bots import LEVELS

from .hours import ALWAYS, Hours, after_awake, awake_seconds
from .refusal import Refused
from .storage import clock_store
from .storage.rows import ClockRow, SeatRow, TableRow

MINUTE: Final = 60
DAY: Final = 24 * 3600
REMINDED: Final = {"evening": 2 * MINUTE, "correspondence": DAY}  # before the end, but at most a quarter of the time
TIME_UP: Final = "time-up"  # notes of the journal: a bot plays on
BACK: Final = "back-again"  # ... and no longer
LEAST_RETURN: Final = 2 * MINUTE  # what somebody who comes back has at least

ClockKind = Literal["none", "evening", "correspondence"]
Cause = Literal["answer", "undo", "rewind", "upgrade", "clock", "seats"]


class ClockSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is played by. Only what its kind needs counts."""

    kind: ClockKind = "none"
    minutes: int = 30  # evening: for the whole game
    increment: int = 30  # ... and seconds more for every turn
    days: int = 3  # correspondence: for every decision
    reserve: int = 7  # ... and days for the whole game
    then: str = ""  # the level of the bot that plays on when time is up; nothing: nobody does

    @property
    def allowance(self) -> int:
        """Seconds for every decision."""
        return self.days * DAY if self.kind == "correspondence" else 0

    @property
    def whole(self) -> int:
        """Seconds for the whole game."""
        return self.reserve * DAY if self.kind == "correspondence" else self.minutes * MINUTE

    @property
    def gain(self) -> int:
        """Seconds that a turn brings."""
        return self.increment if self.kind == "evening" else 0


LIMITS: Final = {"minutes": (1, 600), "increment": (0, 3600), "days": (1, 30), "reserve": (0, 90)}


def check_clock(spec: ClockSpec) -> ClockSpec:
    """Refuse a clock that can't be played by."""
    for name, (least, most) in LIMITS.items():
        if not least <= getattr(spec, name) <= most:
            raise Refused("illegal", f"{name} of a clock are from {least} to {most}, not {getattr(spec, name)}")
    if spec.then and spec.then not in LEVELS:
        raise Refused("illegal", f"who plays on is one of {', '.join(LEVELS)} or nobody, not {spec.then[:40]!r}")
    return spec


def stored_clock(spec: ClockSpec) -> str:
    """A clock as its table keeps it."""
    return "" if spec.kind == "none" else msgspec.json.encode(check_clock(spec)).decode()


def clock_of(row: TableRow) -> ClockSpec | None:
    """The clock that a table is played by, if it is by one."""
    return decoded(row.clock) if row.clock else None


def decoded(stored: str) -> ClockSpec:
    return msgspec.json.decode(stored, type=ClockSpec)


def is_evening_clock(stored: str) -> bool:
    """Whether a table is played in an evening."""
    return bool(stored) and decoded(stored).kind == "evening"


def new_clocks(table: str, players: int, spec: ClockSpec) -> list[ClockRow]:
    """The clocks of a new table: they stand."""
    return [
        ClockRow(table_id=table, seat=seat, extra=spec.allowance, reserve=spec.whole, held=spec.allowance)
        for seat in range(players)
    ]


# -- one clock ---------------------------------------------------------------------------------------------------


def settle(clock: ClockRow, hours: Hours, now: int) -> None:
    """Count what has passed, up to now: first what is for this decision alone."""
    if clock.since is None:
        return
    spent = awake_seconds(hours, clock.since, now)
    from_extra = min(clock.extra, spent)
    clock.extra -= from_extra
    clock.reserve = max(0, clock.reserve - (spent - from_extra))
    clock.since = max(clock.since, now)


def run(clock: ClockRow, spec: ClockSpec, hours: Hours, now: int) -> None:
    """Let a clock run from now on."""
    left = clock.extra + clock.reserve
    clock.since = now
    clock.ends = after_awake(hours, now, left)
    clock.reminds = after_awake(hours, now, left - min(REMINDED[spec.kind], left // 4))
    clock.up = False


def stop(clock: ClockRow) -> None:
    clock.since = clock.ends = clock.reminds = None


def go_on(clock: ClockRow, spec: ClockSpec, cause: Cause, hours: Hours, now: int) -> None:
    """A seat is asked that was not: let its clock run."""
    if cause == "undo":  # it has taken its own decision back, and what that brought
        clock.reserve, clock.extra, clock.gain = max(0, clock.reserve - clock.gain), clock.held, 0
    elif cause != "seats" or clock.up:  # a new question, or somebody is back
        clock.extra = spec.allowance
    if clock.up and spec.kind == "evening":
        clock.reserve = max(clock.reserve, spec.gain, LEAST_RETURN)
    clock.was = clock.reserve
    run(clock, spec, hours, now)


def end_turn(clock: ClockRow, spec: ClockSpec, cause: Cause, hours: Hours, now: int) -> None:
    """A seat is asked no more: stop its clock."""
    if cause in ("undo", "rewind", "upgrade"):  # the question was withdrawn
        clock.reserve = clock.was
    else:
        settle(clock, hours, now)
        clock.held = clock.extra
        clock.gain = spec.gain if cause == "answer" else 0
        clock.reserve += clock.gain
    stop(clock)


def decide_on(clock: ClockRow, spec: ClockSpec, cause: Cause, hours: Hours, now: int) -> None:
    """A seat has decided, or taken that back, and is asked something else."""
    settle(clock, hours, now)
    if cause == "undo":
        clock.extra = min(clock.extra, clock.held)
    else:
        clock.held, clock.extra = clock.extra, spec.allowance
    run(clock, spec, hours, now)


# -- a table's clocks --------------------------------------------------------------------------------------------


def keep_clocks(c: Connection, row: TableRow, seats: list[SeatRow], cause: Cause, actor: int, now: int) -> None:
    """Start and stop the clocks of a table as it stands now; `actor` is the seat that has decided, if one has."""
    spec = clock_of(row)
    if spec is None:
        return
    clocks = clock_store.read_clocks(c, row.id)
    hours = read_hours(c, spec, seats)
    for seat in seats:
        clock, runs = clocks[seat.seat], is_counted(row, seat)
        own = hours.get(seat.user_id or "", ALWAYS)
        if runs and clock.since is None:
            go_on(clock, spec, cause, own, now)
        elif not runs and clock.since is not None:
            end_turn(clock, spec, cause, own, now)
        elif runs and seat.seat == actor:
            decide_on(clock, spec, cause, own, now)
        else:
            continue
        clock_store.put_clock(c, clock)


def is_counted(row: TableRow, seat: SeatRow) -> bool:
    """Whether a person thinks at a seat, and the time counts: not before everybody sits."""
    is_asked = bool(row.to_move >> seat.seat & 1)
    return row.status == "running" and is_asked and seat.user_id is not None and not seat.handed


def is_time_up(c: Connection, row: TableRow, seat: int) -> bool:
    """Whether a seat has run out of time, so that a bot may play there."""
    clock = clock_store.read_clocks(c, row.id).get(seat) if row.clock else None
    return clock is not None and clock.up


def read_hours(c: Connection, spec: ClockSpec, seats: list[SeatRow]) -> dict[str, Hours]:
    """The hours that count: in an evening, nobody's."""
    if spec.kind == "evening":
        return {}
    return clock_store.read_hours(c, [seat.user_id for seat in seats if seat.user_id])


def change_hours(c: Connection, user: str, hours: Hours, now: int) -> list[str]:
    """Give a person other hours, from now on: the past was by the old ones. The tables whose clocks that moves."""
    before, tables = clock_store.hours_of(c, user), []
    for clock, of_table, _ in clock_store.running_clocks(c, user):
        spec = decoded(of_table)
        if spec.kind == "correspondence":
            settle(clock, before, now)
            run_again(c, clock, spec, hours, now)
            tables.append(clock.table_id)
    clock_store.write_hours(c, user, hours)
    return tables


def skip_downtime(c: Connection, last_seen: int, now: int) -> list[str]:
    """No server has run since `last_seen`: the clocks have stood. The tables whose clocks that moves."""
    running = clock_store.running_clocks(c)
    for clock, of_table, user in running:
        spec = decoded(of_table)
        hours = clock_store.hours_of(c, user) if spec.kind == "correspondence" else ALWAYS
        settle(clock, hours, last_seen)
        run_again(c, clock, spec, hours, now)
    return [clock.table_id for clock, _, _ in running]


def run_again(c: Connection, clock: ClockRow, spec: ClockSpec, hours: Hours, now: int) -> None:
    """Let a clock run from now on that has run before: nobody is reminded twice."""
    was_reminded = clock.reminds is None
    run(clock, spec, hours, now)
    if was_reminded:
        clock.reminds = None
    clock_store.put_clock(c, clock)
