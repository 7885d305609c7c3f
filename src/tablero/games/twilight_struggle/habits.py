"""What people who know Twilight Struggle would choose at a glance: how much they like each option.

A *clue* (clues.py) is something that holds for an option or not: "the US, Iran", "a battleground that lacks 2
influence, with 3 Operations left", "an enemy card of 3 Operations in the last round". Each has a number and a weight;
the liking of an option is the sum of the weights of its clues, and e to the power of it is in proportion to how often
people chose it. The weights were learnt from recorded games; `data/habits.toml` says how (`tools/learn_habits.py`).
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask

from .board import CARD, COUNTRIES, DEGRADE, IS_BATTLEGROUND, LAST_CARD, NUMBER, OPS, SPACE, US, load
from .cards import NUCLEAR_SUBS
from .clues import CLUES, FAMILIES, clues_of
from .operations import can_space
from .perils import BRINK, can_be_fatal
from .state import TwilightState


def read_weights(data: dict[str, dict[str, float]]) -> list[float]:
    """The weight of each clue; 0 for those that the data leave out."""
    found = [0.0] * CLUES
    for one in FAMILIES:
        for key, weight in data.get(one.name, {}).items():
            found[one.number(key)] = weight
    return found


WAR: Final = 20.0  # what is thought of starting a nuclear war
WEIGHTS: Final[list[float]] = read_weights(load("habits.toml")["clues"])


def likings(s: TwilightState, ask: Ask, side: int) -> list[float]:
    """How much people like each option of `ask`, which is for `side`."""
    found = []
    for clues in clues_of(s, ask, side):
        liking = 0.0
        for clue in clues:
            liking += WEIGHTS[clue]
        found.append(liking)
    if s.defcon <= BRINK:
        for place, option in enumerate(ask.options):
            found[place] += at_the_brink(s, ask, side, option)
    return found


def at_the_brink(s: TwilightState, ask: Ask, side: int, option: int) -> float:
    """What an option that may start a nuclear war adds: nobody does that in an own round, anybody in the enemy's."""
    kind = ask.kind
    if kind == "coup":
        war = option < COUNTRIES and IS_BATTLEGROUND[option] and not (side == US and s.is_lasting(NUCLEAR_SUBS))
    elif kind in ("card", "headline"):
        card = option - CARD
        war = card <= LAST_CARD and can_be_fatal(s, side, card, s.defcon) and not can_space(s, side, card, OPS[card])
    elif kind == "use":
        war = option != SPACE and can_be_fatal(s, side, ask.values["card"] - CARD, s.defcon)
    else:
        war = option in (DEGRADE, NUMBER + 1)
    return 0.0 if not war else -WAR if s.phasing == side or kind in ("card", "headline", "use") else WAR
