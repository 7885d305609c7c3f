"""What can go wrong, said so that a person can act on it: one line with the value, what was allowed, and the rule."""

from __future__ import annotations


class TableroError(Exception):
    """A clear refusal: nothing was changed. The command line prints it as one line and exits with code 2."""


class UnknownId(TableroError):
    """A name that no data file knows; the message says which ones come near."""


class IllegalAnswer(TableroError):
    """An answer that is not among the options, or not this seat's to give."""


class BadSetup(TableroError):
    """An impossible player count, option, or position.

    Where somebody may have chosen it on a page, `kind` names the sentence that says so, `setup-problem-<kind>`, and
    `values` what it needs: numbers, and ids of options and players. What is wrong with a position has sentences of its
    own (BadPosition in wording.py).
    """

    def __init__(self, message: str, kind: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.kind = kind
        self.values = values


class BadSave(TableroError):
    """A saved game or record that is broken, edited, or made for something else."""


class OtherData(BadSave):
    """A saved game or record that was played with another data pack, or with none.

    `made` and `now` are the digests of the packs it was made with and is read with, empty for none.
    """

    def __init__(self, message: str, made: str = "", now: str = "") -> None:
        super().__init__(message)
        self.made = made
        self.now = now


class BadPack(TableroError):
    """A data file or data pack that does not fit its game; the message names the line."""


class NoUndo(TableroError):
    """There is nothing this seat may take back."""


class DeadEnd(Exception):
    """A script asked a question without options, or broke an invariant: a defect of the rules code.

    Or a position that somebody wrote is against the rules: then `kind` names the sentence that says so,
    `position-rule-<kind>`, and `values` what it needs: numbers, and ids of players, places, pieces and cards.
    """

    def __init__(self, message: str, kind: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.kind = kind
        self.values = values


def require(condition: bool, message: str, kind: str = "", **values: str | int) -> None:
    """An invariant: what must hold at every decision of a game, whatever was answered, and in every position."""
    if not condition:
        raise DeadEnd(message, kind, **values)


def nearest(word: str, known: list[str], where: str, what: str = "name") -> UnknownId:
    """The error for an unknown `word`, naming the closest ones that exist in `where`."""
    from difflib import get_close_matches

    close = get_close_matches(word, known, n=3, cutoff=0.5)
    hint = f"did you mean {' or '.join(repr(c) for c in close)}?" if close else f"there are: {', '.join(known)}"
    return UnknownId(f"no {what} {word!r} in {where}; {hint}")
