"""The hours and the contacts of a person, on the account page; and the links of letters.

Whoever has a link of a letter needs no cookie: it was sent to the address it is about. Confirming and stopping take one
button; a mail program that knows how stops with one click of its own (RFC 8058), so that no page is asked for a token.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable
from datetime import date, datetime
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .channels import Subscription
from .clock_words import day_words, moment_words
from .clocks import change_hours
from .hours import ALWAYS, Hours, check_hours, known_zone, zone_of
from .outgoing import check_reachable
from .refusal import Refused
from .request_context import Fields, RequestContext, field, request_context, services_of
from .storage import clock_store, contact_store
from .storage.rows import Channel, ContactRow, Pace
from .templates import Context
from .time_source import now

EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
TIME: Final = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
CHANNELS: Final[dict[str, Channel]] = {"email": "email", "push": "push", "webhook": "webhook"}
PACES: Final[dict[str, Pace]] = {"soon": "soon", "digest": "digest"}
MOST_CONTACTS: Final = 10
LONGEST_ADDRESS: Final = 2000
ONE_CLICK: Final = b"List-Unsubscribe=One-Click"


# -- what the account page shows ---------------------------------------------------------------------------------


async def account_context(ctx: RequestContext) -> Context:
    """Hours and contacts, for the template."""

    def read(c: Connection) -> tuple[Hours, bool, list[ContactRow]]:
        told = bool(clock_store.read_hours(c, [ctx.person.id]))
        return hours_of(c, ctx), told, contact_store.contacts_of(c, ctx.person.id)

    hours, told, contacts = await ctx.services.tables.read(read)
    postman = ctx.services.tables.postman
    return {
        "hours": {
            "zone": hours.zone,
            "told": told,
            "night": [clock_time(minutes) for minutes in hours.night] if hours.night else ["", ""],
            "digest": hours.digest,
            "holidays": [shown_holiday(ctx, n, *days) for n, days in enumerate(hours.holidays)],
        },
        "contacts": [shown_contact(ctx, contact, hours.zone) for contact in contacts],
        "may_mail": postman.mail.is_on,
        "push_key": postman.push.public_key if postman.push.is_on else "",
    }


def hours_of(c: Connection, ctx: RequestContext) -> Hours:
    """A person's hours; the time zone is what was told, or else what the browser says."""
    user = ctx.person.id
    return clock_store.read_hours(c, [user]).get(user, Hours(ctx.zone or "UTC"))


def shown_holiday(ctx: RequestContext, n: int, first: date, last: date) -> Context:
    days = {"first": day_words(first, ctx.language), "last": day_words(last, ctx.language)}
    return {"n": n, "text": ctx.say("hours-holiday", **days)}


def shown_contact(ctx: RequestContext, contact: ContactRow, zone: str) -> Context:
    is_push = contact.channel == "push"
    return {
        "id": contact.id,
        "channel": contact.channel,
        "address": urlsplit(subscription(contact.address).endpoint).hostname if is_push else contact.address,
        "secret": contact.secret,
        "pace": contact.pace,
        "confirmed": contact.confirmed,
        "trouble": moment_words(contact.trouble, zone, ctx.language) if contact.trouble is not None else "",
    }


def clock_time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


# -- hours -------------------------------------------------------------------------------------------------------


async def change(ctx: RequestContext, changed: Callable[[Hours], Hours]) -> None:
    """Change one's hours, from now on; holidays that are over are forgotten."""
    user = ctx.person.id
    await ctx.services.auth.put(user)

    def write(c: Connection) -> list[str]:
        after = changed(hours_of(c, ctx))
        today = datetime.fromtimestamp(now(), zone_of(after.zone)).date()
        kept = tuple((first, last) for first, last in after.holidays if last >= today)
        return change_hours(c, user, check_hours(msgspec.structs.replace(after, holidays=kept)), now())

    ctx.services.tables.clock_keeper.show(await ctx.services.tables.write(write))


async def set_hours(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form()
    start, end = sent_time(fields, "night-from"), sent_time(fields, "night-to")
    night = None if start is None or end is None else (start, end)
    zone, digest = field(fields, "zone").strip()[:64], field(fields, "digest", str(ALWAYS.digest))
    if not digest.isdecimal() or len(digest) > 2:
        raise Refused("illegal", "a digest is sent at a full hour from 0 to 23")
    await change(ctx, lambda before: Hours(zone or before.zone, night, before.holidays, int(digest)))
    return ctx.redirect("/account#hours")


async def add_holiday(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form()
    try:
        new = (date.fromisoformat(field(fields, "first")), date.fromisoformat(field(fields, "last")))
    except ValueError:
        raise Refused("holidays", "a day is written as 2026-12-24") from None
    await change(ctx, lambda before: with_holidays(before, sorted({*before.holidays, new})))
    return ctx.redirect("/account#hours")


async def drop_holiday(request: Request) -> Response:
    ctx = await request_context(request)
    await ctx.form()
    n: int = request.path_params["n"]
    await change(ctx, lambda before: with_holidays(before, [*before.holidays[:n], *before.holidays[n + 1 :]]))
    return ctx.redirect("/account#hours")


def with_holidays(hours: Hours, holidays: list[tuple[date, date]]) -> Hours:
    return msgspec.structs.replace(hours, holidays=tuple(holidays))


def sent_time(fields: Fields, name: str) -> int | None:
    """A time of the day, as minutes after midnight."""
    found = TIME.fullmatch(field(fields, name).strip()[:5])
    return int(found[1]) * 60 + int(found[2]) if found else None


# -- contacts ----------------------------------------------------------------------------------------------------


async def add_contact(request: Request) -> Response:
    ctx = await request_context(request)
    fields = await ctx.form()
    channel = CHANNELS.get(field(fields, "channel"))
    if channel is None:
        raise Refused("illegal", f"a channel is one of {', '.join(CHANNELS)}")
    address = await checked_address(ctx, channel, field(fields, "address").strip())
    await ctx.services.auth.put(ctx.person.id)
    contact = await ctx.services.tables.write(lambda c: store_contact(c, ctx, channel, address))
    if zone := known_zone(field(fields, "zone")):
        await remember_zone(ctx, zone)
    if not contact.confirmed:
        await ctx.services.tables.postman.ask_address(contact, ctx.language)
    return ctx.redirect("/account#contacts")


async def checked_address(ctx: RequestContext, channel: Channel, address: str) -> str:
    """An address that something can be sent to, as it is stored."""
    postman, limiter = ctx.services.tables.postman, ctx.services.limiter
    if len(address) > LONGEST_ADDRESS:
        raise Refused("address", "this is too long for an address")
    if channel == "email":
        if not postman.mail.is_on or not EMAIL.fullmatch(address):
            raise Refused("address", "this is no e-mail address, or no e-mail is sent here")
        for who in (ctx.person.id, ctx.address, f"to {address.lower()}"):
            limiter.take("mail", who)
        return address
    if channel == "push":
        if not postman.push.is_on:
            raise Refused("address", "no notifications are sent to devices here")
        to = subscription(address)
        await postman.run(check_reachable, to.endpoint, postman.reach)
        return msgspec.json.encode(to).decode()
    await postman.run(check_reachable, address, postman.reach)
    return address


def subscription(text: str) -> Subscription:
    try:
        return msgspec.json.decode(text, type=Subscription)
    except msgspec.MsgspecError:
        raise Refused("address", "this is no subscription as browsers give one") from None


def store_contact(c: Connection, ctx: RequestContext, channel: Channel, address: str) -> ContactRow:
    """Keep a contact; the one that is there already, if it is."""
    before = contact_store.contacts_of(c, ctx.person.id)
    same = next((one for one in before if (one.channel, one.address) == (channel, address)), None)
    if same is not None:
        return same
    if len(before) >= MOST_CONTACTS:
        raise Refused("full", f"you have {MOST_CONTACTS} contacts already; remove one first")
    contact = ContactRow(
        id=secrets.token_urlsafe(15),
        user_id=ctx.person.id,
        channel=channel,
        address=address,
        secret=secrets.token_hex(32) if channel == "webhook" else "",
        language=ctx.language,
        confirmed=channel != "email",
        created=now(),
    )
    contact_store.add_contact(c, contact)
    return contact


async def remember_zone(ctx: RequestContext, zone: str) -> None:
    """Take over the browser's time zone, if no other was told."""

    def write(c: Connection) -> None:
        if not clock_store.read_hours(c, [ctx.person.id]):
            clock_store.write_hours(c, ctx.person.id, Hours(zone))

    await ctx.services.tables.write(write)


async def change_contact(request: Request) -> Response:
    """Remove a contact, or say when it is to be told."""
    ctx = await request_context(request)
    fields = await ctx.form()
    id, action = request.path_params["id"], request.path_params["action"]
    pace = PACES.get(field(fields, "pace"))

    def write(c: Connection) -> None:
        contact = contact_store.read_contact(c, id)
        if contact is None or contact.user_id != ctx.person.id:
            raise Refused("unknown", "there is no such contact")
        if action == "remove":
            contact_store.drop_contact(c, id)
        elif action == "pace" and pace is not None:
            contact_store.set_contact(c, id, pace=pace)
        else:
            raise Refused("illegal", "a contact is removed, or told soon or in a digest")

    await ctx.services.tables.write(write)
    return ctx.redirect("/account#contacts")


# -- the links of letters ----------------------------------------------------------------------------------------


async def linked_contact(request: Request) -> ContactRow:
    """The contact that a link is about, if the link is ours."""
    tables, action, id = services_of(request).tables, request.path_params["action"], request.path_params["id"]
    mark: str = request.path_params["mark"]
    is_ours = action in ("confirm", "stop") and id.isascii() and mark.isascii()
    if not is_ours or not hmac.compare_digest(tables.postman.mark(action, id), mark):
        raise Refused("unknown", "this link is not complete")
    contact = await tables.read(lambda c: contact_store.read_contact(c, id))
    if contact is None:
        raise Refused("unknown", "nothing is sent there any more")
    return contact


async def mail_page(request: Request) -> Response:
    """Ask whether to confirm or to stop: programs that look at links before people do must change nothing."""
    ctx = await request_context(request)
    contact, action = await linked_contact(request), request.path_params["action"]
    return ctx.page("mail.html", action=action, address=contact.address)


async def mail_do(request: Request) -> Response:
    """Confirm, or stop. A mail program that does so by itself has neither a cookie nor a page of ours."""
    contact, action = await linked_contact(request), request.path_params["action"]
    tables = services_of(request).tables
    if action == "confirm":
        await tables.write(lambda c: contact_store.set_contact(c, contact.id, confirmed=True, trouble=None))
    else:
        await tables.write(lambda c: contact_store.drop_contact(c, contact.id))
    if ONE_CLICK in await request.body():
        return PlainTextResponse("")
    ctx = await request_context(request)
    told = "mail-confirmed" if action == "confirm" else "mail-stopped"
    return ctx.message(ctx.say("contacts-title"), ctx.say(told, address=contact.address), 200)
