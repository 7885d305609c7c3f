"""The one way to say no to somebody: a code for programs, a sentence for people, and nothing was changed.

`is_text` is what everything that is to be stored has to pass first.
"""

from __future__ import annotations

from typing import Final

from tablero.core.errors import TableroError

CODES: Final = (
    "stale",  # the table has moved on
    "foreign",  # not your seat
    "illegal",  # not among the options, or nothing to take back
    "doubled",  # this key was used for something else
    "closed",  # the table takes no answers any more
    "other-data",  # the table is played with another data pack than the server runs with
    "newer",  # the table is played by a later version of its game than the server has
    "unknown",  # no such table, seat or invitation
    "not-allowed",  # not yours to do
    "lesson",  # the lesson at this table wants another answer
    "no-hints",  # the table gives none
    "rated",  # not at a rated table
    "no-watching",  # the table is seen by those alone who sit there
    "no-person",  # nobody is found by this name
    "night",  # a night that is too long
    "holidays",  # too many of them, or one that ends before it begins
    "address",  # where nothing can be sent
    "running",  # the game is still played, and can be studied from one's own seat alone
    "changed",  # somebody else has written here meanwhile
    "misfit",  # a line of a study that the present rules do not allow
    "not-stored",  # the database did not take it
    "unsure",  # the database has gone; what came of it will be seen when it is back
    "full",  # too many or too long
)


def is_text(words: str) -> bool:
    """Whether every database can store `words`: no NUL, no half of a letter."""
    return "\x00" not in words and words.encode("utf-8", "ignore").decode() == words


class Refused(TableroError):
    """A clear no. `code` is one of CODES; `values` are what the sentence for people needs."""

    def __init__(self, code: str, reason: str, **values: str) -> None:
        super().__init__(reason)
        self.code = code
        self.values = values


class NotRated(Refused):
    """Something that a rated table can't have."""

    def __init__(self, reason: str) -> None:
        super().__init__("rated", reason)
