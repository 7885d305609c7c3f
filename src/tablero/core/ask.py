"""The questions a script can ask: `Ask` one seat, or several seats `Together` in secret.

A rule procedure is a generator, a `Script`. It changes the state and yields a question whenever somebody has to decide:

    where = yield Ask(me, "place", lambda: [*next_to_king(s), DONE], "EG-8.2", left=left)

Options are built only when somebody looks at them: a script that is re-run with known answers skips that work. They
must therefore be a function of the state and of locals, with no side effect.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from .remark import Remark

# Why a place or card is not among the options, where such are offered: the condition that fails; None if none does.
Why = Callable[[int], Remark | None]


class Question:
    """An `Ask` or a `Together`."""

    __slots__ = ()


class Ask(Question):
    """One question to one seat. The options are the legal answers; nothing else is ever accepted.

    `kind` names the prompt in the text files, `values` are the numbers its sentence needs; `about`, if a script sets
    it, tells those that the label of an option needs besides. A question with exactly one option is answered by the
    engine, unless `always`: then even that would tell something. `why` names the condition that a place or card
    fails which is not offered, for those who point at it (why.py).
    """

    __slots__ = ("_options", "about", "always", "build", "kind", "rule", "seat", "values", "why")

    def __init__(
        self,
        seat: int,
        kind: str,
        build: Callable[[], list[int]],
        rule: str,
        always: bool = False,
        why: Why | None = None,
        **values: int,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.build = build
        self.rule = rule
        self.always = always
        self.about: Callable[[int], dict[str, int]] | None = None
        self.why = why
        self.values = values
        self._options: list[int] | None = None

    @property
    def options(self) -> list[int]:
        options = self._options
        if options is None:
            options = self.build()
            self._options = options
        return options

    def forget(self) -> None:
        """Build the options anew at the next look: what they depend on was dealt anew."""
        self._options = None


class Together(Question):
    """Secret choices made at the same time. Answers may come in any order; nobody sees one before all are in."""

    __slots__ = ("answers", "asks")

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks
        self.answers = [-1] * len(asks)


Script = Generator[Question, int, None]


def together(asks: list[Ask]) -> Generator[Question, int, list[int]]:
    """Ask all of `asks` at the same time; the answers come in the order of the asks."""
    question = Together(asks)
    if asks:
        yield question
    return question.answers
