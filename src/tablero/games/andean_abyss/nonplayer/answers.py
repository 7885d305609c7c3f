"""What Non-players answer (AA-8.1.2, AA-8.4): scripts ask whoever decides, and every question to a faction without a
player comes here (seating.py).

Where the rules leave a choice they take the first thing offered, so that a script lists the wanted one first, or as
much as possible. Which spaces single Events put first is in instructions.py, whom to strike in targets.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask

from ..board import DONE, FACTION, KIND, REMOVE
from ..operations.insurgents import ATTACK_REMOVES
from ..pieces import hidden
from ..state import AndeanState
from .chance import random_faction, random_space
from .instructions import change_of, offensive, preferred
from .targets import ATTACKED, STRUCK, next_target

NonPlayerAnswer = Callable[[AndeanState, Ask], int]


def answer(s: AndeanState, ask: Ask) -> int:
    """The choice of the Non-player that is asked."""
    return ANSWERS[ask.kind](s, ask)


def offered(ask: Ask) -> list[int]:
    """The options but DONE: a Non-player does all it can (AA-8.1.1)."""
    return [option for option in ask.options if option != DONE]


def the_first(s: AndeanState, ask: Ask) -> int:
    return ask.options[0]


def the_most(s: AndeanState, ask: Ask) -> int:
    """Numbers are offered in rising order."""
    return ask.options[-1]


# -- Events ------------------------------------------------------------------------------------------------------


def card_of(ask: Ask) -> int:
    """The card that asks: named by the rule it cites."""
    return int(ask.rule.rpartition("-")[2])


def a_space(s: AndeanState, ask: Ask) -> int:
    """One that the card's instruction puts first, where a level changes one of the largest change; then the dice."""
    values = ask.values
    spaces = offered(ask)
    if "place" in values:  # the second one starts where the first did (card 53)
        spaces = [space for space in spaces if space == values["place"]]
    all_of_them = len(spaces)
    spaces = preferred(s, values["who"], card_of(ask), values["stage"], spaces)
    if "level" in values or "shift" in values:
        changes = [change_of(s, space, goal_of(s, ask, space)) for space in spaces]
        spaces = [space for space, change in zip(spaces, changes) if change == max(changes)]
    if not spaces:
        return DONE
    chosen = random_space(s, spaces, ask.rule)
    s.note("np-event-space", ask.rule, who=values["who"], place=chosen, n=all_of_them, best=len(spaces))
    return chosen


def goal_of(s: AndeanState, ask: Ask, space: int) -> int:
    """The level that a space would come to."""
    if "level" in ask.values:
        return ask.values["level"]
    return max(-2, min(2, s.level[space] + ask.values["shift"]))


def a_faction(s: AndeanState, ask: Ask) -> int:
    """Itself if it may, or else any (AA-8.4)."""
    own = FACTION + ask.values["who"]
    if own in ask.options:
        return own
    return FACTION + random_faction(s, [option - FACTION for option in ask.options], ask.rule)


def an_operation(s: AndeanState, ask: Ask) -> int:
    """The instruction of card 19."""
    return offensive(s, ask.values["who"], ask.values["place"], ask.options)


# -- pieces and Shipments ----------------------------------------------------------------------------------------


def a_target(s: AndeanState, ask: Ask) -> int:
    """The next piece that an Attack removes, or DONE; a faction once targeted must go on losing pieces (AA-1.4.1)."""
    me, space, left = ask.values["who"], ask.values["place"], ask.values["left"]
    must_go_on = left < ATTACK_REMOVES and DONE not in ask.options
    kinds = [option - KIND for option in offered(ask)]
    kind = next_target(s, me, space, kinds, left, STRUCK[me] if must_go_on else ATTACKED[me])
    return kind if kind == DONE else KIND + kind


def a_taker(s: AndeanState, ask: Ask) -> int:
    """It keeps a Shipment or passes it to another Non-player, Underground Guerrillas first; else it is lost (AA-8.1.2):
    to whoever seizes it, or off the map."""
    me, space = ask.values["who"], ask.values["place"]
    takers = [option - FACTION for option in ask.options if option != REMOVE]
    friends = [f for f in takers if not s.is_player(f)]
    heir = ask.options[-1]
    if not friends or heir - FACTION in friends:  # between Non-players it goes to whoever seizes it (AA-R28)
        return heir
    return FACTION + min(friends, key=lambda f: (f != me, not hidden(s, f, space), f))


ANSWERS: Final[dict[str, NonPlayerAnswer]] = {
    "event-space": a_space,
    "event-piece": the_first,  # enemies are listed by AA-8.1.2
    "event-faction": a_faction,
    "event-number": the_most,
    "event-choice": the_first,
    "event-operation": an_operation,
    "remove-piece": a_target,
    "drop-shipment": a_taker,
    "seized-shipment": a_taker,
    "carry-shipments": the_most,  # they go along (AA-8.1.2)
    "auc-answer": the_first,  # a Base before a Guerrilla (AA-8.1.2)
    "drug-profits": the_first,  # a Base before Resources
}
