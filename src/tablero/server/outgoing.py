"""Requests that this server makes itself, to addresses that people have given: never into its own network.

The name is looked up here, every address that comes of it is checked, and the connection goes to the one that was
checked: a name that means something else a moment later is of no use. No redirect is followed, nothing of an answer is
read but its head, and the whole may take so many seconds and no more.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from .refusal import Refused

SECONDS: Final = 10.0  # for a connection, and for each part of an answer
DEADLINE: Final = 20.0  # ... and for everything together
LONGEST_URL: Final = 1000
PORTS: Final = {"https": 443, "http": 80}
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Reach(NamedTuple):
    """Where requests may go: schemes, and addresses."""

    schemes: tuple[str, ...]
    allows: Callable[[Address], bool]


def is_public(address: Address) -> bool:
    """Whether an address is one of the open internet, whatever it is wrapped into."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None and not is_public(inner):
            return False
    return address.is_global and not address.is_multicast


PUBLIC: Final = Reach(("https",), is_public)


class Answer(NamedTuple):
    """The head of what came back."""

    status: int
    retry_after: int  # seconds, 0 if nothing was said


def checked_url(url: str, reach: Reach) -> SplitResult:
    """A URL that may be asked at all; where its name leads is not known yet."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("address", "this is no address of the web") from None
    known = parts.scheme in reach.schemes and parts.hostname and parts.username is None and parts.password is None
    if not known or len(url) > LONGEST_URL or not url.isascii() or any(letter <= " " for letter in url) or port == 0:
        raise Refused("address", f"an address begins with {' or '.join(reach.schemes)}:// and holds no password")
    return parts


def resolve(parts: SplitResult, reach: Reach) -> tuple[str, int]:
    """The address and port to connect to, if everything that the name stands for may be reached."""
    port = parts.port or PORTS[parts.scheme]
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refused("address", "there is no such host") from None
    addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
    if not addresses or not all(reach.allows(ipaddress.ip_address(address)) for address in addresses):
        raise Refused("address", "this address is not of the open internet")
    return addresses[0], port


def check_reachable(url: str, reach: Reach) -> None:
    """Refuse an address to which nothing would be sent."""
    resolve(checked_url(url, reach), reach)


def post(url: str, body: bytes, headers: dict[str, str], reach: Reach = PUBLIC) -> Answer:
    """Send something; what came back. OSError if nothing did."""
    parts = checked_url(url, reach)
    address, port = resolve(parts, reach)
    host = parts.hostname or ""
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    connection.sock = socket.create_connection((address, port), SECONDS)
    watch = threading.Timer(DEADLINE, lambda: hang_up(connection))
    watch.daemon = True
    watch.start()
    try:
        if parts.scheme == "https":
            connection.sock = begin_tls(connection.sock, host)
            connection.sock.do_handshake()
        target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        connection.request("POST", target, body, {"Host": parts.netloc, "User-Agent": "Tablero", **headers})
        answer = connection.getresponse()
        wait = answer.headers.get("Retry-After", "")
        return Answer(answer.status, int(wait) if wait.isdecimal() and len(wait) < 7 else 0)
    except http.client.HTTPException as error:
        raise OSError(f"no answer of HTTP: {type(error).__name__}") from None
    finally:
        watch.cancel()
        connection.close()


def begin_tls(raw: socket.socket, host: str) -> ssl.SSLSocket:
    """A connection on which nothing was said yet, so that even the first words can be cut short."""
    return ssl.create_default_context().wrap_socket(raw, server_hostname=host, do_handshake_on_connect=False)


def hang_up(connection: http.client.HTTPConnection) -> None:
    """It takes too long."""
    with suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)
