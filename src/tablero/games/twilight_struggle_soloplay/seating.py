"""Who is asked: the person sits on seat 0, whatever the side; questions to the AI's side are answered by its mind.

Every script goes through `at_the_table`. Scripts, also those of the two-player game, speak of sides only.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask, Script, Why
from tablero.core.remark import Remark

from ..twilight_struggle.board import DONE
from ..twilight_struggle.cards import DE_STALINIZATION, PUPPET_GOVERNMENTS
from .board import MEMBERS, region_of
from .mind.answers import Mind
from .state import SIDE_VALUES, SoloState

PERSON_SEAT: Final = 0
PLACED_FREELY: Final[tuple[int, ...]] = (DE_STALINIZATION, PUPPET_GOVERNMENTS)  # they name no places


def at_the_table(s: SoloState, script: Script) -> Script:
    """Run a script: put the person's questions to seat 0, and let the AI answer its own."""
    mind = Mind(s)
    try:
        question = next(script)
        while True:
            assert isinstance(question, Ask)  # nothing is decided in secret at the same time here
            question = script.send(mind.answer(question) if question.seat == s.ai else (yield to_person(s, question)))
    except StopIteration:
        return


def to_person(s: SoloState, ask: Ask) -> Ask:
    """The same question with the seat of the person, and with parties in place of sides."""
    ask.seat = PERSON_SEAT
    for name in SIDE_VALUES:
        if name in ask.values:
            ask.values[name] = s.party(ask.values[name])
    if ask.why is not None:
        ask.why = by_parties(s, ask.why)
    if s.round == 0 and s.phasing == s.person and ask.kind == "add" and ask.rule in FREE_RULES:
        keep_to_regions(s, ask)
    return ask


def by_parties(s: SoloState, why: Why) -> Why:
    """The reasons against what is not offered, likewise with parties in place of sides."""

    def why_not(action: int) -> Remark | None:
        reason = why(action)
        if reason is not None:
            for name in SIDE_VALUES:
                if name in reason.values:
                    reason.values[name] = s.party(reason.values[name])
        return reason

    return why_not


FREE_RULES: Final[tuple[str, ...]] = tuple(f"TS-card-{card}" for card in PLACED_FREELY)


def keep_to_regions(s: SoloState, ask: Ask) -> None:
    """What the person's headline lets place freely goes to the Primary and Secondary Region, if possible (SP-6.5)."""
    build, why = ask.build, ask.why

    def within() -> list[int]:
        options = build()
        open_to = [c for card in (s.primary, s.secondary) if card for c in MEMBERS[region_of(card)]]
        found = [option for option in options if option in open_to]
        return [*found, *[option for option in options if option == DONE]] if found or DONE in options else options

    def why_not(place: int) -> Remark | None:
        reason = why(place) if why is not None else None
        return reason or (None if place in within() else Remark("why-not-in-regions", "SP-6.5", place=place))

    ask.build = within
    ask.why = why_not
