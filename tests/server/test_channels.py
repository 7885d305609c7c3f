"""Letters on their way: a webhook and its signature, and Web Push as a browser would read it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablero.server.channels import Push, Undelivered, Webhook, signature
from tablero.server.letters import Letter, LetterTable
from tablero.server.settings import Settings
from tablero.server.storage.rows import ContactRow

from .running_tables import settings_at
from .test_outgoing import ANYWHERE, Listening

TABLE = LetterTable(
    table="abc",
    kind="turn",
    title="@everyone",
    game="El Grande",
    sentence="@everyone (El Grande): it is your turn.",
    path="/t/abc",
    until=None,
)
LETTER = Letter("contact.1", "en", "Your turn: @everyone", [TABLE])


def settings() -> Settings:
    return msgspec.structs.replace(
        settings_at("sqlite://"), vapid=b"v" * 32, address="https://play.example.org", mail_from="host@example.org"
    )


def contact(channel, address: str) -> ContactRow:
    return ContactRow(
        id="contact", user_id="anna", channel=channel, address=address, secret="key", language="en", created=0
    )


# -- webhooks ----------------------------------------------------------------------------------------------------


def test_a_webhook_gets_what_discord_shows_signed_and_without_pinging_anybody():
    with Listening() as server:
        Webhook(settings(), ANYWHERE).send(contact("webhook", f"{server.url}/hook"), LETTER, "")
        path, headers, body = server.requests[0]

    told = json.loads(body)
    assert path == "/hook"
    assert told["content"] == "@everyone (El Grande): it is your turn. https://play.example.org/t/abc"
    assert told["allowed_mentions"] == {"parse": []}
    assert told["tables"] == [
        {"table": "abc", "kind": "turn", "title": "@everyone", "game": "El Grande", "until": None}
    ]
    at, digest = (part.partition("=")[2] for part in headers["X-Tablero-Signature"].split(","))
    assert digest == hmac.new(b"key", f"{at}.".encode() + body, hashlib.sha256).hexdigest()


def test_the_guide_tells_how_a_message_is_checked():
    guide = (Path(__file__).parents[2] / "docs" / "notifications.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(guide.partition("```python\n")[2].partition("```")[0], names)
    header = signature("key", 1000, b"{}")

    assert names["is_ours"](header, b"{}", "key", 1010)
    assert not names["is_ours"](header, b"{ }", "key", 1010)
    assert not names["is_ours"](header, b"{}", "other", 1010)
    assert not names["is_ours"](header, b"{}", "key", 2000), "an old message, sent again by somebody"


def test_another_body_or_time_has_another_signature():
    assert len({signature("key", 1, b"a"), signature("key", 1, b"b"), signature("key", 2, b"a")}) == 3
    assert signature("key", 1, b"a").partition("v1=")[2] != signature("other", 1, b"a").partition("v1=")[2]


@pytest.mark.parametrize(("status", "gone"), [(500, False), (429, False), (302, False), (404, True), (410, True)])
def test_a_webhook_that_does_not_take_it(status, gone):
    with Listening(status, (("Retry-After", "77"),)) as server, pytest.raises(Undelivered) as failed:
        Webhook(settings(), ANYWHERE).send(contact("webhook", server.url), LETTER, "")

    assert (failed.value.gone, failed.value.wait) == (gone, 77)


def test_a_webhook_of_this_machine_gets_nothing():
    with Listening() as server:
        with pytest.raises(Undelivered):
            Webhook(settings()).send(contact("webhook", server.url), LETTER, "")

        assert server.requests == []


# -- Web Push ----------------------------------------------------------------------------------------------------


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """One that has subscribed: it knows the key that is needed to read."""

    def __init__(self, endpoint: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": endpoint, "keys": {"p256dh": b64(point), "auth": b64(self.auth)}}

    def read(self, body: bytes) -> dict[str, str]:
        import http_ece

        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, str] = json.loads(plain)
        return found


def test_a_push_is_sealed_for_the_browser_and_signed_by_this_server():
    push = Push(settings(), ANYWHERE)
    with Listening(201) as service:
        browser = Browser(f"{service.url}/send/xyz")
        push.send(contact("push", json.dumps(browser.subscription)), LETTER, "")
        path, headers, body = service.requests[0]

    assert path == "/send/xyz"
    assert browser.read(body) == {
        "title": "Your turn: @everyone",
        "body": "@everyone (El Grande): it is your turn.",
        "path": "/t/abc",
        "language": "en",
    }
    assert b"everyone" not in body
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    claims = verified(headers["Authorization"], push.public_key)
    assert claims["aud"] == service.url
    assert claims["sub"] == "mailto:host@example.org"


def verified(authorization: str, key: str) -> dict[str, str]:
    """What a push service reads in the header of whoever sends, once the signature fits the key."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == key
    head, claims, mark = parts["t"].split(".")
    raw = unb64(mark)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, str] = json.loads(unb64(claims))
    return found


def test_the_key_of_a_server_stays_the_same_and_is_its_own():
    assert Push(settings()).public_key == Push(settings()).public_key
    other = msgspec.structs.replace(settings(), vapid=b"w" * 32)
    assert Push(other).public_key != Push(settings()).public_key


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_wants_no_more_is_gone(status):
    with Listening(status) as service:
        address = json.dumps(Browser(service.url).subscription)
        with pytest.raises(Undelivered) as failed:
            Push(settings(), ANYWHERE).send(contact("push", address), LETTER, "")

    assert failed.value.gone


def test_keys_that_are_none_are_gone_and_nothing_is_sent():
    with Listening() as service:
        address = json.dumps({"endpoint": service.url, "keys": {"p256dh": "AAAA", "auth": "AAAA"}})
        with pytest.raises(Undelivered) as failed:
            Push(settings(), ANYWHERE).send(contact("push", address), LETTER, "")

        assert failed.value.gone
        assert service.requests == []
