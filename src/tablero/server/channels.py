"""The ways on which letters go: e-mail, Web Push, webhooks. Each either takes a letter or says what is wrong.

`Undelivered` means: try again later, unless the contact is `gone` for good. Nothing here is logged: addresses are
people's own.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import smtplib
import ssl
from base64 import urlsafe_b64encode
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from functools import cached_property
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import msgspec

from tablero.core.errors import TableroError

from .base_path import outside
from .letters import Letter
from .outgoing import PUBLIC, Reach, post
from .page_texts import page_texts
from .refusal import Refused
from .settings import Settings
from .storage.rows import ContactRow
from .time_source import now

SMTP_SECONDS: Final = 15.0
LONGEST_CONTENT: Final = 1900  # of what Discord shows
PUSH_LASTS: Final = 24 * 3600  # seconds for which a push service keeps a message
VAPID_LASTS: Final = 12 * 3600
GONE: Final = (404, 410)
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Undelivered(TableroError):
    """A letter was not taken."""

    def __init__(self, reason: str, gone: bool = False, wait: int = 0) -> None:
        super().__init__(reason)
        self.gone = gone
        self.wait = wait  # seconds for which nothing more should be sent, if that was said


def public_link(settings: Settings, path: str) -> str:
    """The whole address of a page, for those who are elsewhere; nothing if the host has not said where we are."""
    if not settings.address:
        return ""
    return settings.address.removesuffix(settings.base_path) + settings.base_path + path


# -- e-mail ------------------------------------------------------------------------------------------------------


class Mail:
    """E-mail through the host's own server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def is_on(self) -> bool:
        return bool(self.settings.mail)

    def send(self, contact: ContactRow, letter: Letter, stop: str) -> None:
        """A letter, with a link and a header by which one click ends them."""
        say = page_texts(letter.language)
        lines = [part for one in letter.tables for part in (one.sentence, public_link(self.settings, one.path), "")]
        message = self.message(
            contact.address, letter.subject, "\n".join([*lines, "-- ", say("news-stop", link=stop), ""])
        )
        message["Message-ID"] = f"<{letter.id}@{self.host}>"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Content-Language"] = letter.language
        self.hand_in(message)

    def ask(self, contact: ContactRow, language: str, link: str) -> None:
        """Ask whether an address is whose it is said to be."""
        say = page_texts(language)
        text = f"{say('news-confirm', link=link)}\n\n{say('news-confirm-not')}\n"
        message = self.message(contact.address, say("news-confirm-subject"), text)
        message["Message-ID"] = make_msgid(domain=self.host)
        message["Content-Language"] = language
        self.hand_in(message)

    @cached_property
    def host(self) -> str:
        return urlsplit(self.settings.address).hostname or "localhost"

    def message(self, to: str, subject: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Tablero", addr_spec=self.settings.mail_from)
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Date"] = format_datetime(datetime.fromtimestamp(now(), UTC))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    def hand_in(self, message: EmailMessage) -> None:
        """Give a message to the host's server."""
        try:
            with self.connected() as server:
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            code = max((code for code, _ in error.recipients.values()), default=0)
            raise Undelivered("the address was refused", gone=code >= 500) from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undelivered(type(error).__name__) from None

    def connected(self) -> smtplib.SMTP:
        parts = urlsplit(self.settings.mail)
        host, tls = parts.hostname or "localhost", ssl.create_default_context()
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SMTP_SECONDS, context=tls)
        else:
            server = smtplib.SMTP(host, parts.port or 587, timeout=SMTP_SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=tls)
            elif parts.username and host not in ("localhost", "127.0.0.1", "::1"):
                server.close()
                raise Undelivered("the mail server offers no encryption, so no password is told to it")
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        return server


# -- Web Push ----------------------------------------------------------------------------------------------------


class PushKeys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """Where a browser can be reached, as it says itself."""

    endpoint: str
    keys: PushKeys


class Push:
    """Notifications on phones and desktops, encrypted for the browser that has asked for them."""

    def __init__(self, settings: Settings, reach: Reach = PUBLIC) -> None:
        self.settings = settings
        self.reach = reach

    @cached_property
    def is_on(self) -> bool:
        try:
            import py_vapid
            import pywebpush
        except ImportError:
            return False
        return bool(self.settings.vapid and py_vapid and pywebpush)

    @cached_property
    def vapid(self) -> Any:
        """The key that says who sends: the same for as long as the file `vapid` is."""
        from py_vapid import Vapid02

        number = int.from_bytes(hashlib.sha512(self.settings.vapid).digest(), "big") % (ORDER - 1) + 1
        return Vapid02.from_raw(urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"="))

    @cached_property
    def public_key(self) -> str:
        """What a browser needs to let this server, and no other, send to it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def send(self, contact: ContactRow, letter: Letter, stop: str) -> None:
        from pywebpush import WebPusher, WebPushException

        to = msgspec.json.decode(contact.address, type=Subscription)
        table = letter.tables[0]
        text = {
            "title": letter.subject,
            "body": "\n".join(table.sentence for table in letter.tables[:4]),
            "path": outside(table.path if len(letter.tables) == 1 else "/tables"),
            "language": letter.language,
        }
        try:
            sealed = WebPusher(msgspec.to_builtins(to)).encode(msgspec.json.encode(text))["body"]
        except (WebPushException, ValueError, TypeError):
            raise Undelivered("the browser's keys can't be used", gone=True) from None
        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now() + VAPID_LASTS,
            "sub": f"mailto:{self.settings.mail_from or 'host@localhost'}",
        }
        headers = {
            **self.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_LASTS),
            "Topic": "turns",
        }
        send_to(to.endpoint, sealed, headers, self.reach)


# -- webhooks ----------------------------------------------------------------------------------------------------


class Webhook:
    """A signed message to an address of the web, in a form that Discord and the like show."""

    is_on = True

    def __init__(self, settings: Settings, reach: Reach = PUBLIC) -> None:
        self.settings = settings
        self.reach = reach

    def send(self, contact: ContactRow, letter: Letter, stop: str) -> None:
        lines = [f"{table.sentence} {public_link(self.settings, table.path)}".strip() for table in letter.tables]
        body = json.dumps(
            {
                "content": "\n".join(lines)[:LONGEST_CONTENT],
                "allowed_mentions": {"parse": []},
                "id": letter.id,
                "tables": [
                    {"table": one.table, "kind": one.kind, "title": one.title, "game": one.game, "until": one.until}
                    for one in letter.tables
                ],
            }
        ).encode()
        headers = {"Content-Type": "application/json", "X-Tablero-Signature": signature(contact.secret, now(), body)}
        send_to(contact.address, body, headers, self.reach)


def signature(secret: str, at: int, body: bytes) -> str:
    """By which whoever knows the key can tell that a message is ours, and fresh."""
    digest = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"


def send_to(url: str, body: bytes, headers: dict[str, str], reach: Reach) -> None:
    try:
        answer = post(url, body, headers, reach)
    except (OSError, Refused) as error:
        raise Undelivered(type(error).__name__) from None
    if not 200 <= answer.status < 300:
        raise Undelivered(f"status {answer.status}", answer.status in GONE, answer.retry_after)
