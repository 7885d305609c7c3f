"""A real mail server on this machine, for tests: it takes everything for addresses that exist."""

from __future__ import annotations

import email
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default

from aiosmtpd.controller import Controller


class MailServer:
    """What came, in order; nobody@… is nobody."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[EmailMessage] = []

    async def handle_RCPT(self, server, session, envelope, address, options) -> str:  # noqa: N802
        if address.startswith("nobody@"):
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope) -> str:  # noqa: N802
        letter = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


@contextmanager
def receiving_mail() -> Iterator[MailServer]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        server = MailServer(probe.getsockname()[1])
    controller = Controller(server, "127.0.0.1", server.port)
    controller.start()
    try:
        yield server
    finally:
        controller.stop()
