"""What the server logs, as lines for people or as JSON, one object a line; never a secret.

Addresses hold invitations, headers hold cookies and tokens, URLs of databases hold passwords: `masked` takes whatever
looks like one out of every line, however it got there. A request is logged by the name of its handler, not by its
address, and only if the host wants it.
"""

from __future__ import annotations

import json
import logging
import re
import time
from typing import Any, Final

REQUESTS: Final = logging.getLogger("tablero.requests")
STANDARD: Final = frozenset(vars(logging.makeLogRecord({})))  # what every record has
LINE: Final = "%(asctime)s %(name)s %(levelname)s %(message)s"
SECRETS: Final = (
    (re.compile(r"tablero_[\w-]{8,}"), "tablero_***"),  # tokens of programs
    (re.compile(r"(/join/)[\w-]+"), r"\1***"),
    (re.compile(r"(\b[a-z][a-z0-9+.-]*://[^\s:/@]*):[^\s@]+@"), r"\1:***@"),
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization)(['\"]?[:=,]\s*['\"]?)[^'\"\r\n]+"), r"\1\2***"),
    (re.compile(r"(?i)\b(password|secret|token)(['\"]?\s*[:=]\s*['\"]?)[^\s'\",;&]+"), r"\1\2***"),
)


def masked(text: str) -> str:
    """The text without what must not be read in a log."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class TextFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__(LINE)

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        more = " ".join(f"{name}={value}" for name, value in extras(record).items())
        return masked(f"{line} {more}" if more else line)


class JsonFormatter(logging.Formatter):
    """One object a line: time (UTC), level, logger, message, and what else the line is about."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": masked(record.getMessage()),
            **{name: masked(value) if isinstance(value, str) else value for name, value in extras(record).items()},
        }
        if record.exc_info:
            data["exception"] = masked(self.formatException(record.exc_info))
        return json.dumps(data, ensure_ascii=False, default=lambda value: masked(str(value)))


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """What was given along with the message (`extra=`)."""
    return {name: value for name, value in vars(record).items() if name not in STANDARD and name != "color_message"}


def begin_logging(kind: str, level: str, requests: bool) -> None:
    """Log to the error stream, all loggers alike."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if kind == "json" else TextFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    REQUESTS.setLevel(logging.INFO if requests else logging.CRITICAL)
