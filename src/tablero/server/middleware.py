"""Middleware around the whole application: security headers, same origin, sizes of bodies, requests per address.

Every answer gets the security headers; whatever changes something (and every WebSocket) has to come from one of our own
pages; bodies have a largest size; each address gets so many requests a second (rate_limit.py). Forms carry a CSRF token
too, see auth.py.

The API takes bearer tokens and never looks at cookies, so a foreign page can do nothing with it: nobody asks for its
origin.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablero.core.errors import TableroError

from .page_texts import chosen_language, page_texts
from .rate_limit import RateLimiter

LARGEST_BODY: Final = 64 * 1024
LARGEST_MESSAGE: Final = 16 * 1024  # of a WebSocket
API: Final = "/api/v1/"

# What a request counts as, by its address: about what it takes to answer it. Others count as one.
COSTS: Final = (
    (re.compile(r"/static/|/pictures/"), 0.25),
    (re.compile(r"/t/[^/]+/(at|steps|motives|story|record)\b|/api/v1/tables/[^/]+/(motives|story|record)"), 6.0),
    (re.compile(r"/rules/|/api$"), 4.0),
    (re.compile(r"/t/[^/]+(/journal)?$|/study/[^/]+(/\d+)?$|/api/v1/(tables|studies)/[^/]+$|/$"), 3.0),
)

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    ("Content-Security-Policy", POLICY),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
)


def address_of(scope: Scope) -> str:
    """Who is at the other end, as far as the network knows. Of IPv6 that is a household: it has all of its /64."""
    client = scope.get("client")
    return household(str(client[0])) if client else "unknown"


def request_cost(path: str) -> float:
    return next((cost for pattern, cost in COSTS if pattern.match(path)), 1.0)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def is_own_page(headers: Headers) -> bool:
    """Whether a request may come from a page of this very server.

    Browsers say so in Sec-Fetch-Site and Origin. Where they say neither, or "null" (as they do for forms of pages that
    send no Referer), the token in the form decides: see auth.py.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin", "null")
    return origin == "null" or urlsplit(origin).netloc == headers.get("host", "")


def is_own_socket(headers: Headers) -> bool:
    """The same for a WebSocket, which has no form: its Origin has to be ours."""
    return urlsplit(headers.get("origin", "")).netloc == headers.get("host", "")


class SecurityMiddleware:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, limiter: RateLimiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(MutableHeaders(scope=message), scope)
            await send(message)

        safe = scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not self.limiter.allows("request", address_of(scope), request_cost(scope["path"])):
            await refuse(scope, send_with_headers, 429, "too-many")
        elif not safe and not scope["path"].startswith(API) and not is_own_page(headers):
            await refuse(scope, send_with_headers, 403, "other-page")
        elif int(length) > LARGEST_BODY if (length := headers.get("content-length", "0")).isdigit() else True:
            await refuse(scope, send_with_headers, 413, "too-large")
        else:
            await self.app(scope, limited_body(receive), send_with_headers)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        own = is_own_socket(Headers(scope=scope))
        if not own or not self.limiter.allows("socket", address_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "not from a page of this server"})
            return
        await self.app(scope, receive, send)


def limited_body(receive: Receive) -> Receive:
    """`receive`, which breaks off when a body grows too large although it did not say so before."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise TooLarge(f"too large; at most {LARGEST_BODY} bytes can be sent")
        return message

    return counted


class TooLarge(TableroError):
    """A body beyond the largest size. Nothing was done."""


def add_headers(headers: MutableHeaders, scope: Scope) -> None:
    """What every answer carries; pages are nobody else's to keep."""
    for name, value in HEADERS:
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")
    if scope.get("scheme") == "https":
        headers.setdefault("Strict-Transport-Security", "max-age=31536000")


async def refuse(scope: Scope, send: Callable[[Message], Any], status: int, problem: str) -> None:
    """A no in one line, in the reader's language: who it is has not been asked."""
    say = page_texts(chosen_language(HTTPConnection(scope)))
    body = (say(f"problem-{problem}") + "\n").encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
