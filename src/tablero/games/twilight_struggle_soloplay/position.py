"""Positions written down, for tests, pictures and tools.

A position of SoloPlay has all keys of one of the two-player game (twilight_struggle/position.py) but for its hands and
steps, and besides:

    side: us                     # the person's side
    player: fidel, nasser        # the person's stack, top card first; `ai:` likewise; the China Card may be in one
    drawn: fidel, nasser         # cards that the person has drawn
    primary: asia                # the regions; all others are in the pile
    secondary: africa
    pile: europe, middle_east    # the next region first; without it the pile is shuffled
    aside: asia                  # regions used this turn
    scoring: yes                 # this is a scoring round
    scorings: 1                  # scoring rounds of this turn, this one included
    pending: blockade            # events that wait for the person's next round
    handicap: 4                  # where the VP marker began

`step:` says what comes next: round (the person's, the usual one), ai-round, next-round, headlines, start-turn, draft,
end-of-turn, score, final-scoring. `play:` is as in the two-player game.
"""

from __future__ import annotations

from typing import Any, Final

from tablero.core.declare import fields_of
from tablero.core.errors import BadSetup
from tablero.core.match import match_from
from tablero.core.notation import Given, index, key_lines, number, words
from tablero.core.registry import find_game
from tablero.core.table import Table

from ..twilight_struggle import agenda as base
from ..twilight_struggle import position as base_position
from ..twilight_struggle.board import CARD_IDS, US, USSR
from ..twilight_struggle.cards import CHINA, MISSILE_ENVY
from ..twilight_struggle.influence import reachable
from ..twilight_struggle.piles import bit
from ..twilight_struggle.position import card, cards, side
from ..twilight_struggle.state import TwilightState
from . import agenda
from .board import REGION_OF_CARD, SCORING_CARDS, SOLO_REGION_IDS, SOUTHEAST_ASIA_SCORING
from .regions import new_pile
from .setup import without_scoring
from .state import SoloState
from .turns import EVERYBODY, SCORED

STEPS: Final[dict[str, int]] = {
    "round": agenda.PLAYER_ROUND,
    "ai-round": agenda.AI_ROUND,
    "next-round": agenda.NEXT_ROUND,
    "headlines": agenda.HEADLINES,
    "start-turn": agenda.START_TURN,
    "draft": agenda.DRAFT,
    "end-of-turn": agenda.END_OF_TURN,
    "score": agenda.SCORE,
    "final-scoring": agenda.FINAL_SCORING,
}
OWN_KEYS: Final = (
    *("side", "player", "ai", "drawn", "primary", "secondary", "pile", "aside", "scoring", "scorings", "pending"),
    *("handicap", "deck", "step", "play", "phasing"),
)
KEYS: Final = (*(key for key in base_position.KEYS if key not in ("us", "ussr")), *OWN_KEYS)


def parse(text: str) -> SoloState:
    """The state that the lines of `text` describe."""
    return build(key_lines(text))


def position(**given: Any) -> Table:
    """A table at a position given by keyword."""
    return Table(match_from(find_game("twilight-struggle-soloplay"), build(given)))


def build(given: Given) -> SoloState:
    for key in given:
        index(key, KEYS, "key")
    plain = base_position.build({key: value for key, value in given.items() if key not in OWN_KEYS})
    s = SoloState.blank(plain.dice)
    for line in fields_of(TwilightState):
        setattr(s, line.name, getattr(plain, line.name))
    s.person = side(given.get("side", "us"))
    s.handicap = number(given.get("handicap", 0))
    s.scoring = given.get("scoring", "no") == "yes"
    s.scorings = number(given.get("scorings", 0))
    s.pending = sum([bit(event) for event in cards(given.get("pending", ""))])
    s.drawn = cards(given.get("drawn", ""))
    s.hands = [[], []]
    for key, whose in (("player", s.person), ("ai", s.ai)):
        s.hands[whose] = cards(given.get(key, ""))[::-1]
    put_deck(s, given)
    put_regions(s, given)
    put_agenda(s, given)
    return s


def put_deck(s: SoloState, given: Given) -> None:
    """What is nowhere else is in the draw pile, shuffled; a given draw pile is complete.

    The cards of the two-player position (discards, removed, Shuttle Diplomacy in force) have left the deck already.
    """
    playing = cards(words(given["play"])[0]) if "play" in given else []
    s.limbo = sum([bit(number_) for number_ in playing])
    placed = [*s.hands[USSR], *s.hands[US], *s.drawn, *playing]
    if s.envy >= 0:
        placed.append(MISSILE_ENVY)
    if CHINA in s.hands[1 - s.china]:
        raise BadSetup("the China Card is in the stack of a side that does not hold it")
    top = cards(given.get("deck", ""))
    rest = [number_ for number_ in without_scoring(s.deck) if number_ not in placed and number_ not in top]
    everything = [*placed, *top, *s.discards, *s.removed]
    doubled = sorted({number_ for number_ in everything if everything.count(number_) > 1})
    if doubled:
        raise BadSetup(f"{CARD_IDS[doubled[0] - 1]} is in two places of this position")
    strange = [n for n in [*placed, *top] if n != CHINA and n not in s.deck]
    if strange:
        raise BadSetup(f"{CARD_IDS[strange[0] - 1]} cannot be there in turn {s.turn} of this position")
    if "deck" in given:
        s.removed = [*s.removed, *sorted(rest)]
        s.deck = top[::-1]
    else:
        s.deck = rest


def region_card(word: str) -> int:
    """The scoring card of a region."""
    region = index(word, SOLO_REGION_IDS, "region")
    return next(number_ for number_ in SCORING_CARDS if REGION_OF_CARD[number_] == region)


def put_regions(s: SoloState, given: Given) -> None:
    s.primary = region_card(given["primary"]) if "primary" in given else 0
    s.secondary = region_card(given["secondary"]) if "secondary" in given else 0
    s.aside = [region_card(word) for word in words(given.get("aside", ""))]
    used = [s.primary, s.secondary, *s.aside, *[n for n in s.removed if n == SOUTHEAST_ASIA_SCORING]]
    rest = [number_ for number_ in new_pile() if number_ not in used]
    if "pile" in given:
        s.pile = [region_card(word) for word in words(given["pile"])][::-1]
        if sorted(s.pile) != sorted(rest):
            missing = [CARD_IDS[n - 1] for n in rest if n not in s.pile]
            raise BadSetup(f"the pile of this position holds all other regions; it lacks {', '.join(missing)}")
    else:
        s.dice.shuffle(rest)
        s.pile = rest


def put_agenda(s: SoloState, given: Given) -> None:
    """Who acts, and what comes next."""
    step = str(given.get("step", "round" if s.round else "headlines"))
    index(step, tuple(STEPS), "step")
    s.phasing = side(given["phasing"]) if "phasing" in given else s.ai if step == "ai-round" else s.person
    s.acted = EVERYBODY | SCORED if step in ("next-round", "headlines", "score") else 1 << s.phasing
    if s.round:
        s.reach = reachable(s, s.phasing)
    if "play" in given:
        name, player = words(given["play"])
        s.phasing = side(player)
        s.agenda = [[agenda.NEXT_ROUND], [base.DISPOSE, card(name)], [base.EVENT, card(name), s.phasing]]
    elif step == "round":
        s.agenda = [[agenda.NEXT_ROUND], [base.AFTER_ROUND], [agenda.PLAYER_ROUND]]
    elif step == "ai-round":
        s.agenda = [[agenda.NEXT_ROUND], [base.AFTER_ROUND], [agenda.AI_DONE], [agenda.AI_ROUND]]
    elif step == "draft":
        s.agenda = [[agenda.HEADLINES], [agenda.DRAFT, 6, 1]]
    elif step == "score":
        s.agenda = [[agenda.NEXT_ROUND], [agenda.SCORE]]
    else:
        s.agenda = [[STEPS[step]]]
