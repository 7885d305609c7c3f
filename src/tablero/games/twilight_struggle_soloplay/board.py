"""The seven regions of SoloPlay, its card appendix, priority lists and setup tables, loaded once from `data/` (SP-0.5).

Regions 0 to 5 are those of the two-player game, where Asia contains Southeast Asia; region 6 is Southeast Asia alone.
A region lies on the table as its scoring card. The actions are those of the two-player game and one more.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from tablero.core.errors import BadSetup, nearest
from tablero.core.shape import Data

from ..twilight_struggle import board as base
from ..twilight_struggle.board import CARD_LIST, IN_REGION, REGION_IDS, SOUTHEAST_ASIA, card_number, country
from .view_types import Party

PACKAGE: Final = "tablero.games.twilight_struggle_soloplay"
PARTIES: Final[tuple[Party, ...]] = ("player", "ai")  # as texts and transcripts name them


def load(name: str) -> Data:
    return tomllib.loads(files(PACKAGE).joinpath(f"data/{name}").read_text(encoding="utf-8"))


# -- regions -----------------------------------------------------------------------------------------------------

SOUTHEAST: Final = 6
ALL_REGIONS: Final = 7
SOLO_REGION_IDS: Final[tuple[str, ...]] = (*REGION_IDS, "southeast_asia")
MEMBERS: Final[tuple[tuple[int, ...], ...]] = (*IN_REGION, SOUTHEAST_ASIA)
IS_MEMBER: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(c in members for c in range(base.COUNTRIES)) for members in MEMBERS
)


def scoring_region(name: str) -> int:
    if name not in SOLO_REGION_IDS:
        raise nearest(name, list(SOLO_REGION_IDS), "cards.toml", "region")
    return SOLO_REGION_IDS.index(name)


REGION_OF_CARD: Final[dict[int, int]] = {
    card.number: scoring_region(card.scoring) for card in CARD_LIST if card.scoring
}
SCORING_CARDS: Final[tuple[int, ...]] = tuple(REGION_OF_CARD)
IS_EARLY: Final[tuple[bool, ...]] = (
    False,
    *[bool(card.scoring) and card.war == base.EARLY for card in CARD_LIST],
)  # scoring cards of the Early War (SP-0.6), by card number
SOUTHEAST_ASIA_SCORING: Final[int] = card_number("southeast_asia_scoring")
NO_REGION: Final = -1


def region_of(card: int) -> int:
    """The region that a scoring card names; -1 for no card."""
    return REGION_OF_CARD[card] if card else NO_REGION


# -- the card appendix (SP-17) -----------------------------------------------------------------------------------

ConditionData = Data


class Permission:
    """Action rounds in which the AI may use an event (SP-8.2)."""

    def __init__(self, data: Data) -> None:
        self.phase: str = data["phase"]
        self.when: ConditionData | None = data.get("when")
        self.compare: str = data.get("compare", "none")


class AppendixEntry:
    """What the appendix says of a card."""

    def __init__(self, data: Data) -> None:
        self.headline: bool = data["headline"]
        self.headline_when: ConditionData | None = data.get("headline_when")
        self.rounds: list[Permission] = [Permission(row) for row in data.get("rounds", [])]


def load_appendix() -> dict[int, AppendixEntry]:
    """By card number; every card but the scoring cards has its entry."""
    found = {}
    for id, data in load("appendix.toml").items():
        if card_number(id) != data["number"]:
            raise BadSetup(f"appendix.toml: {id} is card {card_number(id)}, not {data['number']}")
        found[data["number"]] = AppendixEntry(data)
    missing = [card.id for card in CARD_LIST if not card.scoring and card.number not in found]
    if missing:
        raise BadSetup(f"appendix.toml has no entry for {', '.join(missing)}")
    return found


APPENDIX: Final[dict[int, AppendixEntry]] = load_appendix()

# -- priority lists (SP-9.10, SP-9.11) ---------------------------------------------------------------------------


class Deferral:
    """Until when a country is no target of the AI: a turn or an event, whichever comes first; -1: for both sides."""

    def __init__(self, data: Data) -> None:
        self.side: int = base.SIDES.index(data["side"]) if "side" in data else -1
        self.from_turn: int = data.get("from_turn", 0)
        self.after_event: int = card_number(data["after_event"]) if "after_event" in data else 0


PRIORITIES: Final[Data] = load("priorities.toml")
DEFERRED: Final[dict[int, Deferral]] = {country(id): Deferral(data) for id, data in PRIORITIES["deferred"].items()}


def ordered(ai: int, region: int) -> list[int]:
    """The countries of a region in the AI's order; each bloc's list of Europe is followed by the other's (SP-R16)."""
    order = PRIORITIES["order"]
    if region == base.EUROPE:
        own, other = ("europe_us", "europe_ussr") if ai == base.US else ("europe_ussr", "europe_us")
        names = [*order[own], *order[other]]
    else:
        names = order["asia" if region in (base.ASIA, SOUTHEAST) else SOLO_REGION_IDS[region]]
    found = [country(id) for id in names]
    missing = [base.COUNTRY_IDS[c] for c in MEMBERS[region] if c not in found]
    if missing:
        raise BadSetup(f"priorities.toml leaves out {', '.join(missing)}")
    return [c for c in found if c in MEMBERS[region]]


ORDER: Final[list[list[list[int]]]] = [
    [ordered(side, region) for region in range(ALL_REGIONS)] for side in (base.USSR, base.US)
]  # by side of the AI and region

# -- setup tables (SP-1.6, SP-1.7) -------------------------------------------------------------------------------

SETUP: Final[Data] = load("setup.toml")
LEVELS: Final[tuple[str, ...]] = tuple(SETUP["level"])
MOST_FOR_DIE: Final = 4


def extra_influence(side: int, die: int) -> dict[int, int]:
    """What the dice give a side: country and count."""
    table = SETUP[base.SIDES[side]][str(min(die, MOST_FOR_DIE))]
    return {country(id): count for id, count in table.items()}


# -- actions -----------------------------------------------------------------------------------------------------

DRAW: Final = len(base.ACTIONS)  # draw from one's stack, in place of the China Card
SOUTHEAST_ACTION: Final = DRAW + 1  # never offered: the region as a word in questions and notes
ACTIONS: Final[tuple[str, ...]] = (*base.ACTIONS, "draw", "southeast_asia")


def region_action(card: int) -> int:
    """The region of a scoring card as an entry of the action table."""
    region = REGION_OF_CARD[card]
    return SOUTHEAST_ACTION if region == SOUTHEAST else base.REGION_ACTION + region
