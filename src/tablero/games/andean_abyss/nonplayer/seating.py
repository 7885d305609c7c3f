"""A seat without a player: every step goes through `at_the_table`, and what is a Non-player's there never leaves it.

Where the rules give Non-players a procedure of their own, that one takes the place of the step (`OWN_STEPS`): their
turn, some Events, Agitation, Elite Backing. Everywhere else scripts ask whoever decides, and a question to a Non-player
is answered at once (answers.py). So scripts need not know who has a player; what the rules deny or grant to
Non-players stands in the rule concerned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask, Script

from .. import agenda
from ..board import AUC, FARC
from ..sequence import next_eligible
from ..state import AndeanState
from .answers import answer
from .cards import own_event, who_decides_event
from .support import agitate_by_priority, back_auc
from .turn import begin_turn


def at_the_table(s: AndeanState, script: Script) -> Script:
    """Run a script: players' questions go on to their seats, Non-players' are answered."""
    try:
        question = next(script)
        while True:
            if isinstance(question, Ask) and question.seat < 0:
                question = script.send(answer(s, question))
            else:
                question = script.send((yield question))
    except StopIteration:
        return


# by kind of step: the faction that decides in it, -1: none; and what it does if it has no player
OWN_STEPS: Final[dict[int, tuple[Callable[[AndeanState], int], Callable[[AndeanState], Script]]]] = {
    agenda.SLOT: (next_eligible, begin_turn),
    agenda.EVENT: (who_decides_event, own_event),
    agenda.AGITATION: (lambda s: FARC, agitate_by_priority),
    agenda.ELITE_BACKING: (lambda s: AUC, back_auc),
}


def own_step(s: AndeanState) -> Script | None:
    """The procedure of a Non-player that takes the place of the next step; None: the step is anybody's."""
    own = OWN_STEPS.get(s.agenda[-1][0])
    if own is None:
        return None
    who, procedure = own
    faction = who(s)
    return procedure(s) if faction >= 0 and not s.is_player(faction) else None
