"""`tablero admin …`: look after a server, whether it runs or not. Servers hear within seconds what is said here.

What can't be taken back is asked once more, unless `--yes` says so.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablero.core.errors import BadSetup

from .common import extra, print_table, show, whole
from .hosting import add_place, place_settings, present

if TYPE_CHECKING:
    from tablero.server.settings import Settings
    from tablero.server.storage.engine import Database

Action = Callable[[argparse.Namespace, "Database", "Settings"], int]


def arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=type(parser))

    def action(name: str, summary: str) -> argparse.ArgumentParser:
        sub = actions.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        sub.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="print JSON for machines")
        add_place(sub)
        return sub

    tables = action("tables", "list tables")
    tables.add_argument("--status", default="", choices=["open", "running", "over", "closed"], help="only these")
    tables.add_argument("--idle", type=whole, default=0, metavar="DAYS", help="only those without a change for so long")
    remove = action("delete-table", "delete tables for good")
    remove.add_argument("tables", nargs="+", metavar="TABLE", help="its id: the end of its address")
    add_yes(remove)
    accounts = action("accounts", "list accounts")
    accounts.add_argument("--guests", action="store_true", help="guests who have given a name, too")
    forget = action("delete-account", "delete somebody and all that is stored about them, for good")
    forget.add_argument("name", metavar="NAME", help="the name to log in with, or the id")
    add_yes(forget)
    reset = action("reset-password", "give somebody a new password, and end all logins and tokens")
    reset.add_argument("name", metavar="NAME", help="the name to log in with, or the id")
    reports = action("reports", "list what people have reported, or say that it is settled")
    reports.add_argument("--settle", nargs="+", type=whole, default=[], metavar="NUMBER", help="these are seen to")
    limits = action("limits", "show or set limits for servers that run")
    limits.add_argument("limits", nargs="*", metavar="NAME=VALUE", help="NAME= goes back to what the server was given")
    announce = action("announce", "show a text on every page")
    announce.add_argument(
        "text", nargs="?", default="", metavar="TEXT", help="one or two sentences; without: no longer"
    )
    announce.add_argument("--language", default="", metavar="XX", help="for readers of this language alone")
    drain = action("drain", "get ready for a restart: no new tables, and /ready says no")
    drain.add_argument("--off", action="store_true", help="there will be none after all")
    tidy = action("tidy", "delete now what has been kept long enough (settings keep_…_days)")
    tidy.add_argument("--look", action="store_true", help="only say what would be deleted")


def add_yes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="do not ask")


def run(args: argparse.Namespace) -> int:
    settings = place_settings(args)
    with extra("postgres"), present(settings) as database:
        return ACTIONS[args.action](args, database, settings)


def sure(args: argparse.Namespace, question: str) -> None:
    if args.yes:
        return
    if not sys.stdin.isatty():
        raise BadSetup(f"{question} Say so with --yes")
    if input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
        raise BadSetup("nothing was done")


def day(moment: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(moment))


# -- tables and accounts -----------------------------------------------------------------------------------------


def tables(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server.administration import listed_tables

    with database.reading() as c:
        found = listed_tables(c, args.status, args.idle)
    data = [
        {"id": row.id, "game": row.game, "title": row.title, "status": row.status, "people": people}
        | {"decisions": row.count, "created": row.created, "updated": row.updated}
        for row, people in found
    ]

    def render() -> None:
        columns = ["table", "game", "status", "decisions", "updated", "people", "title"]
        rows = [
            [row.id, row.game, row.status, str(row.count), day(row.updated), people, row.title] for row, people in found
        ]
        print_table(columns, rows)

    return show(args, data, render)


def delete_tables(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server.administration import delete_table

    sure(args, f"Delete {len(args.tables)} table(s) for good?")
    for table in args.tables:
        delete_table(database, table)
    return show(args, {"deleted": args.tables}, lambda: print(f"deleted: {', '.join(args.tables)}"))


def accounts(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server.administration import listed_accounts

    with database.reading() as c:
        found = listed_accounts(c, args.guests)

    def render() -> None:
        rows = [[one.name, one.kind, day(one.created), day(one.seen), str(one.tables), one.id] for one in found]
        print_table(["name", "kind", "since", "seen", "tables", "id"], rows)

    return show(args, [one._asdict() for one in found], render)


def delete_account(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server import administration

    sure(args, f"Delete {args.name} and all that is stored about them for good?")
    left = administration.delete_account(database, args.name)
    said = f"deleted: {args.name}; bots play on at {len(left)} tables"
    return show(args, {"deleted": args.name, "bots_at": left}, lambda: print(said))


def reset_password(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server import administration

    password = administration.reset_password(database, args.name)
    data = {"name": args.name, "password": password}
    return show(args, data, lambda: print(f"The new password of {args.name} is {password}; it is shown this once."))


def reports(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    import json

    from tablero.server.storage import people_store

    with database.writing() as c:
        for number in args.settle:
            if not people_store.settle_report(c, number):
                raise BadSetup(f"there is no open report {number}; nothing was settled")
        found = people_store.open_reports(c)
    data = [
        {"number": row.id, "created": row.created, "table": row.table_id, "reason": row.reason, **json.loads(row.shown)}
        | {"reporter_id": row.reporter, "reported_id": row.reported}
        for row in found
    ]

    def render() -> None:
        for one in data:
            about = f"{one['reporter'] or one['reporter_id']} about {one['reported'] or one['reported_id']}"
            print(f"{one['number']}  {day(one['created'])}  {about}, at table {one['table']} {one['title']}")
            print(f"    {one['reason']}")
            for name, words in one["said"]:
                print(f"    | {name or '?'}: {words}")
        if not data:
            print("no report is open")

    return show(args, data, render)


def limits(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server.administration import set_limits
    from tablero.server.housekeeping import LIVE_LIMITS

    words = {}
    for pair in args.limits:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"a limit is NAME=VALUE, not {pair!r}; the names are {', '.join(LIVE_LIMITS)}")
        words[name] = value
    told = set_limits(database, words)
    data: dict[str, Any] = {
        name: {"value": told.get(name, getattr(settings, name)), "set_here": name in told} for name in LIVE_LIMITS
    }

    def render() -> None:
        rows = [
            [name, str(one["value"]), "for all servers" if one["set_here"] else "by its settings"]
            for name, one in data.items()
        ]
        print_table(["limit", "value", "set"], rows)

    return show(args, data, render)


def announce(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server import administration
    from tablero.server.page_texts import languages

    if args.language and args.language not in languages():
        raise BadSetup(f"the pages speak {', '.join(languages())}, not {args.language!r}")
    if args.text or args.language:
        administration.announce(database, args.text, args.language)
    else:
        administration.clear_announcement(database)
    said = "Every page shows it within seconds." if args.text else "No page shows it any more, within seconds."
    return show(args, {"text": args.text, "language": args.language}, lambda: print(said))


def drain(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server import administration

    administration.drain(database, not args.off)
    said = (
        "New tables are opened again, within seconds."
        if args.off
        else "Within seconds no server that runs now opens new tables, and /ready says no. Games go on. "
        "A server that is started from now on takes visitors again."
    )
    return show(args, {"draining": not args.off}, lambda: print(said))


def tidy(args: argparse.Namespace, database: Database, settings: Settings) -> int:
    from tablero.server import retention

    days = settings.keep_guests_days, settings.keep_idle_tables_days
    if not any(days):
        raise BadSetup("everything is kept for good; set keep_guests_days or keep_idle_tables_days (docs/host.md)")
    with database.writing() as c:
        done = retention.tidy(c, int(time.time()), *days, only_look=args.look)
    verb = "would go" if args.look else "are gone"
    said = f"{len(done.tables)} tables, {done.studies} studies and {done.guests} guests {verb}"
    data = {"tables": done.tables, "studies": done.studies, "guests": done.guests, "deleted": not args.look}
    return show(args, data, lambda: print(said))


ACTIONS: dict[str, Action] = {
    "tables": tables,
    "delete-table": delete_tables,
    "accounts": accounts,
    "delete-account": delete_account,
    "reset-password": reset_password,
    "reports": reports,
    "limits": limits,
    "announce": announce,
    "drain": drain,
    "tidy": tidy,
}
