"""The clues by which an option is liked or not (habits.py), in families.

A family has one number for each combination of what it depends on, and words for each, so that the data can name it.
Clues read what lies open and the hand of the side that is asked, nothing else.
"""

from __future__ import annotations

from typing import Final

from tablero.core.ask import Ask

from .board import (
    ACTIONS,
    ADJACENT,
    CARD,
    CARD_IDS,
    COUNTRIES,
    COUNTRY_IDS,
    COUP,
    DONE,
    EASTERN_EUROPE,
    IN_SOUTHEAST_ASIA,
    IS_BATTLEGROUND,
    IS_SCORING,
    LAST_CARD,
    LATE_WAR_TURN,
    MID_WAR_TURN,
    OPEN_AT,
    OPS,
    REGION,
    REGION_ACTION,
    REGION_IDS,
    REGIONS,
    SIDE,
    SIDES,
    STABILITY,
    US,
    USSR,
)
from .cards import CHINA, SOUTHEAST_ASIA_SCORING
from .events.book import can_happen
from .features import FROM_MID_WAR, SCORING_CARD
from .influence import control_of
from .operations import can_space, coup_modifier, realignment_bonus, value_at
from .perils import can_be_fatal
from .plays import usual_rounds
from .scoring import southeast_asia_points, tallies
from .state import TwilightState

# -- families ----------------------------------------------------------------------------------------------------


class Family:
    """Clues of one sort, and the words for what they depend on."""

    def __init__(self, name: str, first: int, words: list[tuple[str, ...]]) -> None:
        self.name = name
        self.first = first
        self.words = words

    def size(self) -> int:
        size = 1
        for words in self.words:
            size *= len(words)
        return size

    def key(self, number: int) -> str:
        """The name of a clue in the data."""
        number -= self.first
        found: list[str] = []
        for words in reversed(self.words):
            found.append(words[number % len(words)])
            number //= len(words)
        return " ".join(reversed(found))

    def number(self, key: str) -> int:
        """The clue that the data name so."""
        number = 0
        for words, word in zip(self.words, key.split()):
            number = number * len(words) + words.index(word)
        return self.first + number


FAMILIES: Final[list[Family]] = []


def family(name: str, *words: tuple[str, ...]) -> int:
    """Enter a family; the number of its first clue."""
    first = FAMILIES[-1].first + FAMILIES[-1].size() if FAMILIES else 0
    FAMILIES.append(Family(name, first, list(words)))
    return first


def numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple([str(n) for n in range(first, last + 1)])


ERAS: Final[tuple[str, ...]] = ("early", "mid", "late")
PHASES: Final[tuple[str, ...]] = ("first", "soon", "later", "last")  # of the rounds of a turn
CARD_WORDS: Final[tuple[str, ...]] = ("none", *CARD_IDS)
COUNTRY_WORDS: Final[tuple[str, ...]] = COUNTRY_IDS
SORTS: Final[tuple[str, ...]] = ("own", "enemy", "neutral", "scoring", "china")
OPS_WORDS: Final[tuple[str, ...]] = numbers(0, 4)
DEFCON_WORDS: Final[tuple[str, ...]] = numbers(1, 5)
GAIN_WORDS: Final[tuple[str, ...]] = ("much-less", "less", "even", "more", "much-more", "most")
USE_WORDS: Final[tuple[str, ...]] = (
    *("done", "pass", "event", "event_first", "place", "coup", "realign", "space", "intervene"),
)
FIRST_USE: Final = DONE
NO_YES: Final[tuple[str, ...]] = ("no", "yes")
PLAIN_OR_BATTLEGROUND: Final[tuple[str, ...]] = ("plain", "battleground")
# how a side stands in a country: it controls it, with so much to spare; the enemy does, and so much breaks that;
# nobody does, and it lacks so much
STANDINGS: Final[tuple[str, ...]] = (
    *("held-0", "held-1", "held-2", "held-3"),
    *("lost-1", "lost-2", "lost-3", "lost-4"),
    *("open-1", "open-2", "open-3", "open-4"),
)
WHEN: Final[tuple[str, ...]] = ("held", "now", "gone", "later")  # the scoring card of a region
TURNS: Final[tuple[str, ...]] = numbers(1, 10)
CARDS: Final = LAST_CARD + 1
STANDING_COUNT: Final = len(STANDINGS)
USE_COUNT: Final = len(USE_WORDS)
SORT_COUNT: Final = len(SORTS)
GAINS: Final = len(GAIN_WORDS)

# a card as headline
HEAD_CARD: Final = family("headline-card", SIDES, CARD_WORDS)
HEAD_ERA: Final = family("headline-card-era", SIDES, ERAS, CARD_WORDS)
HEAD_SORT: Final = family("headline-sort", SIDES, ERAS, SORTS, OPS_WORDS)
HEAD_SCORING: Final = family("headline-scoring", ERAS, GAIN_WORDS)
HEAD_IDLE: Final = family("headline-idle", SORTS, NO_YES)
HEAD_FATAL: Final = family("headline-fatal", SORTS, DEFCON_WORDS)
# a card in an action round
PLAY_CARD: Final = family("card", SIDES, CARD_WORDS)
PLAY_ERA: Final = family("card-era", SIDES, ERAS, CARD_WORDS)
PLAY_SORT: Final = family("card-sort", SIDES, SORTS, OPS_WORDS, PHASES)
PLAY_SORT_ERA: Final = family("card-sort-era", SIDES, ERAS, SORTS, OPS_WORDS)
PLAY_SCORING: Final = family("card-scoring", GAIN_WORDS, PHASES)
PLAY_SCORING_LEFT: Final = family("card-scoring-left", GAIN_WORDS, numbers(0, 8))
PLAY_DEFCON: Final = family("card-defcon", SORTS, OPS_WORDS, DEFCON_WORDS)
PLAY_CARD_BRINK: Final = family("card-brink", SIDES, CARD_WORDS, NO_YES)
PLAY_SPACE: Final = family("card-space", SORTS, OPS_WORDS, NO_YES)
PLAY_IDLE: Final = family("card-idle", SORTS, OPS_WORDS, NO_YES)
PLAY_FATAL: Final = family("card-fatal", SORTS, PHASES)
PLAY_RANK: Final = family("card-rank", SORTS, ("highest", "middle", "lowest"), PHASES)
PLAY_MILITARY: Final = family("card-military", OPS_WORDS, numbers(0, 4), PHASES)
PLAY_CHINA: Final = family("card-china", SIDES, TURNS)
PLAY_FIRST: Final = family("card-turn", SIDES, numbers(1, 3), SORTS, OPS_WORDS, PHASES)
# how a card is used
USE_CARD: Final = family("use-card", SIDES, CARD_WORDS, USE_WORDS)
USE_SORT: Final = family("use-sort", SIDES, SORTS, OPS_WORDS, USE_WORDS)
USE_PHASE: Final = family("use-phase", SIDES, PHASES, ERAS, USE_WORDS)
USE_TURN: Final = family("use-turn", SIDES, TURNS, USE_WORDS)
USE_DEFCON: Final = family("use-defcon", SORTS, DEFCON_WORDS, USE_WORDS)
USE_MILITARY: Final = family("use-military", numbers(0, 5), PHASES, USE_WORDS)
USE_TARGET: Final = family("use-target", numbers(0, 7), OPS_WORDS, USE_WORDS)
USE_TARGET_DEFCON: Final = family("use-target-defcon", numbers(0, 7), DEFCON_WORDS, USE_WORDS)
USE_BOX: Final = family("use-space", SORTS, numbers(0, 8), USE_WORDS)
USE_OPENING: Final = family("use-opening", SIDES, OPS_WORDS, USE_WORDS)
USE_HOT: Final = family("use-hot", numbers(0, 4), USE_WORDS)
OPERATIONS: Final = family("operations", SIDES, CARD_WORDS, USE_WORDS)
OPERATIONS_OPS: Final = family("operations-ops", OPS_WORDS, USE_WORDS)
# where influence is placed
PUT: Final = family("place", SIDES, COUNTRY_WORDS)
PUT_ERA: Final = family("place-era", SIDES, ERAS, COUNTRY_WORDS)
PUT_STANDING: Final = family("place-standing", SIDES, ERAS, PLAIN_OR_BATTLEGROUND, STANDINGS)
PUT_OPS: Final = family("place-ops", numbers(1, 4), PLAIN_OR_BATTLEGROUND, STANDINGS)
PUT_COUNTRY: Final = family("place-country", SIDES, COUNTRY_WORDS, STANDINGS)
PUT_STABILITY: Final = family("place-stability", PLAIN_OR_BATTLEGROUND, numbers(1, 5), NO_YES, NO_YES)
PUT_GAIN: Final = family("place-gain", WHEN, GAIN_WORDS)
PUT_REGION: Final = family("place-region", SIDES, REGION_IDS, WHEN)
PUT_SOUTHEAST: Final = family("place-southeast", NO_YES)
PUT_THREAT: Final = family("place-threat", PLAIN_OR_BATTLEGROUND, STANDINGS, NO_YES)
PUT_CONTACT: Final = family("place-contact", PLAIN_OR_BATTLEGROUND, STANDINGS, NO_YES)
PUT_ACCESS: Final = family("place-access", PLAIN_OR_BATTLEGROUND, numbers(0, 2), STANDINGS)
PUT_OPENING: Final = family("place-opening", SIDES, TURNS, COUNTRY_WORDS)
PUT_DONE: Final = family("place-done", OPS_WORDS)
# where a coup is made
RAID: Final = family("coup", SIDES, COUNTRY_WORDS)
RAID_ERA: Final = family("coup-era", SIDES, ERAS, COUNTRY_WORDS)
RAID_FORCE: Final = family("coup-force", PLAIN_OR_BATTLEGROUND, numbers(0, 7))
RAID_INFLUENCE: Final = family("coup-influence", PLAIN_OR_BATTLEGROUND, numbers(0, 3), numbers(1, 4))
RAID_DEFCON: Final = family("coup-defcon", PLAIN_OR_BATTLEGROUND, DEFCON_WORDS)
RAID_TAKES: Final = family("coup-takes", PLAIN_OR_BATTLEGROUND, ("stays", "breaks", "takes"))
RAID_GAIN: Final = family("coup-gain", WHEN, GAIN_WORDS)
RAID_REGION: Final = family("coup-region", SIDES, REGION_IDS, WHEN)
RAID_OPENING: Final = family("coup-opening", SIDES, numbers(1, 3), COUNTRY_WORDS)
# where is realigned
PULL: Final = family("realign", SIDES, COUNTRY_WORDS)
PULL_BONUS: Final = family("realign-bonus", PLAIN_OR_BATTLEGROUND, numbers(0, 6))
PULL_INFLUENCE: Final = family("realign-influence", PLAIN_OR_BATTLEGROUND, numbers(0, 3), numbers(1, 4))
PULL_GAIN: Final = family("realign-gain", GAIN_WORDS)
PULL_DONE: Final = family("realign-done", numbers(0, 4))
# what events ask
EVENT_KINDS: Final[tuple[str, ...]] = (
    *("add", "remove", "clear", "lift", "double", "invade", "unrest", "norad", "crisis", "match", "other"),
    *("trap", "ransom", "held", "exchange", "envy", "partner", "recover", "star-wars", "ames", "tehran"),
    *("summit", "set-defcon", "olympics", "boycott", "grain", "warsaw-pact", "wargames", "region", "ignore"),
)
EVENT_KIND_COUNT: Final = len(EVENT_KINDS)
KIND_NUMBERS: Final[dict[str, int]] = {kind: n for n, kind in enumerate(EVENT_KINDS)}
WORDS_LEFT: Final[tuple[str, ...]] = ACTIONS[REGION_ACTION:]
EVENT_OPTION: Final = family("event", CARD_WORDS, ACTIONS)
EVENT_KIND: Final = family("event-kind", SIDES, EVENT_KINDS, ACTIONS)
EVENT_STANDING: Final = family("event-standing", EVENT_KINDS, NO_YES, PLAIN_OR_BATTLEGROUND, STANDINGS)
EVENT_GAIN: Final = family("event-gain", EVENT_KINDS, GAIN_WORDS)
EVENT_SORT: Final = family("event-sort", EVENT_KINDS, SORTS, OPS_WORDS)
EVENT_DEFCON: Final = family("event-defcon", EVENT_KINDS, WORDS_LEFT, DEFCON_WORDS)
EVENT_RIVALS: Final = family("event-warsaw", ("add", "remove"), numbers(0, 4))
# the setup
START: Final = family("setup", NO_YES, SIDES, COUNTRY_WORDS, numbers(0, 6))

CLUES: Final[int] = FAMILIES[-1].first + FAMILIES[-1].size()


def clues_of(s: TwilightState, ask: Ask, side: int) -> list[list[int]]:
    """What holds for each option of a question."""
    kind = ask.kind
    options = ask.options
    if kind == "place":
        return place_clues(s, side, options, ask.values["ops"])
    if kind == "card":
        return card_clues(s, side, options)
    if kind in ("use", "operations"):
        return use_clues(s, side, options, ask.values["card"] - CARD, ask.values["ops"], kind == "operations")
    if kind == "coup":
        return coup_clues(s, side, options, ask.values["card"] - CARD, ask.values["ops"])
    if kind == "headline":
        return [headline_clues(s, side, option - CARD) for option in options]
    if kind == "realign":
        return realign_clues(s, side, options, ask.values.get("left", 0))
    if kind == "setup":
        return [setup_clues(s, side, place, ask.rule == "TS-2.6") for place in options]
    return event_clues(s, side, ask)


# -- what several families look at -------------------------------------------------------------------------------


def era(s: TwilightState) -> int:
    return 0 if s.turn < MID_WAR_TURN else 1 if s.turn < LATE_WAR_TURN else 2


def phase(s: TwilightState) -> int:
    """Which part of the turn it is: the first round, the first half, the second, the last round."""
    if s.round <= 1:
        return 0
    rounds = usual_rounds(s)
    return 3 if s.round >= rounds else 1 if 2 * s.round <= rounds else 2


def sort_of(side: int, card: int) -> int:
    if card == CHINA:
        return 4
    if IS_SCORING[card]:
        return 3
    owner = SIDE[card]
    return 0 if owner == side else 1 if owner == 1 - side else 2


def at_most(number: int, most: int) -> int:
    return number if number < most else most


def gain_word(points: int) -> int:
    """The points that something brings, as one of a few words."""
    if points <= 0:
        return 2 if points == 0 else 1 if points > -3 else 0
    return 3 if points < 3 else 4 if points < 6 else 5


def scoring_gain(s: TwilightState, side: int, card: int) -> int:
    """What a scoring card would bring the side now."""
    if card == SOUTHEAST_ASIA_SCORING:
        points = southeast_asia_points(s)
    else:
        both = tallies(s, SCORING_CARD.index(card))
        points = both[US].points(SCORING_CARD.index(card)) - both[USSR].points(SCORING_CARD.index(card))
    return gain_word(points if side == US else -points)


def standing(s: TwilightState, side: int, place: int) -> int:
    """How a side stands in a country, as one of a few words (`STANDINGS`)."""
    lead = s.influence[side * COUNTRIES + place] - s.influence[(1 - side) * COUNTRIES + place]
    stability = STABILITY[place]
    if lead >= stability:
        return at_most(lead - stability, 3)
    if -lead >= stability:
        return 4 + at_most(-lead - stability, 3)
    return 8 + at_most(stability - lead - 1, 3)


def when(s: TwilightState, side: int, region: int) -> int:
    """When a region may be scored."""
    card = SCORING_CARD[region]
    if card in s.hands[side]:
        return 0
    if s.turn < MID_WAR_TURN and FROM_MID_WAR[region]:
        return 3
    return 2 if card in s.discards else 1


def gain_of(s: TwilightState, side: int, place: int, mine: int, theirs: int) -> int:
    """What it would add to the scoring of its region if a country had this influence, in points for `side`."""
    before = s.holder[place]
    ussr, us = (mine, theirs) if side == USSR else (theirs, mine)
    after = control_of(ussr, us, STABILITY[place])
    if after == before:
        return 0
    region = REGION[place]
    points = balance(s, side, region)
    s.holder[place] = after
    points = balance(s, side, region) - points
    s.holder[place] = before
    return points


def balance(s: TwilightState, side: int, region: int) -> int:
    """What a region would score now for `side`."""
    both = tallies(s, region)
    return both[side].points(region) - both[1 - side].points(region)


def military_missing(s: TwilightState, side: int) -> int:
    missing = s.defcon - s.milops[side]
    return missing if missing > 0 else 0


# -- cards -------------------------------------------------------------------------------------------------------


def headline_clues(s: TwilightState, side: int, card: int) -> list[int]:
    sort = sort_of(side, card)
    now = era(s)
    found = [
        HEAD_CARD + side * CARDS + card,
        HEAD_ERA + (side * 3 + now) * CARDS + card,
        HEAD_SORT + ((side * 3 + now) * SORT_COUNT + sort) * 5 + OPS[card],
    ]
    if sort == 3:
        found.append(HEAD_SCORING + now * GAINS + scoring_gain(s, side, card))
    else:
        found.append(HEAD_IDLE + sort * 2 + int(can_happen(s, card, side)))
        if can_be_fatal(s, side, card, s.defcon):
            found.append(HEAD_FATAL + sort * 5 + s.defcon - 1)
    return found


def card_clues(s: TwilightState, side: int, options: list[int]) -> list[list[int]]:
    cards = [option - CARD for option in options if CARD < option <= CARD + LAST_CARD]
    values = [OPS[card] for card in cards if not IS_SCORING[card]]
    highest = max(values) if values else 0
    lowest = min(values) if values else 0
    return [played_clues(s, side, option - CARD, highest, lowest) for option in options]


def played_clues(s: TwilightState, side: int, card: int, highest: int, lowest: int) -> list[int]:
    if card > LAST_CARD:
        return [PLAY_CARD + side * CARDS]  # to pass
    sort, part, now, ops = sort_of(side, card), phase(s), era(s), OPS[card]
    found = [
        PLAY_CARD + side * CARDS + card,
        PLAY_ERA + (side * 3 + now) * CARDS + card,
        PLAY_SORT + ((side * SORT_COUNT + sort) * 5 + ops) * 4 + part,
        PLAY_SORT_ERA + ((side * 3 + now) * SORT_COUNT + sort) * 5 + ops,
        PLAY_DEFCON + (sort * 5 + ops) * 5 + s.defcon - 1,
        PLAY_CARD_BRINK + (side * CARDS + card) * 2 + int(s.defcon == 2),
    ]
    if s.turn <= 3:
        found.append(PLAY_FIRST + (((side * 3 + s.turn - 1) * SORT_COUNT + sort) * 5 + ops) * 4 + part)
    if sort == 3:
        gain = scoring_gain(s, side, card)
        left = usual_rounds(s) - s.round
        found.append(PLAY_SCORING + gain * 4 + part)
        found.append(PLAY_SCORING_LEFT + gain * 9 + (left if left > 0 else 0))
        return found
    if sort == 4:
        found.append(PLAY_CHINA + side * 10 + s.turn - 1)
    else:
        found.append(PLAY_IDLE + (sort * 5 + ops) * 2 + int(can_happen(s, card, side)))
        if can_be_fatal(s, side, card, s.defcon):
            found.append(PLAY_FATAL + sort * 4 + part)
    found.append(PLAY_SPACE + (sort * 5 + ops) * 2 + int(can_space(s, side, card, ops)))
    rank = 0 if ops == highest else 2 if ops == lowest else 1
    found.append(PLAY_RANK + (sort * 3 + rank) * 4 + part)
    found.append(PLAY_MILITARY + (ops * 5 + at_most(military_missing(s, side), 4)) * 4 + part)
    return found


def use_clues(s: TwilightState, side: int, options: list[int], card: int, ops: int, later: bool) -> list[list[int]]:
    """`later`: the card has been laid down, its Operations remain."""
    sort, part, now = sort_of(side, card), phase(s), era(s)
    target = best_target(s, side, card, ops) if COUP in options else 0
    hot = hot_places(s, side, ops)
    missing = at_most(military_missing(s, side), 5)
    found = []
    for option in options:
        use = option - FIRST_USE
        clues = [
            USE_PHASE + ((side * 4 + part) * 3 + now) * USE_COUNT + use,
            USE_TURN + (side * 10 + s.turn - 1) * USE_COUNT + use,
            USE_DEFCON + (sort * 5 + s.defcon - 1) * USE_COUNT + use,
            USE_MILITARY + (missing * 4 + part) * USE_COUNT + use,
            USE_TARGET + (target * 5 + ops) * USE_COUNT + use,
            USE_TARGET_DEFCON + (target * 5 + s.defcon - 1) * USE_COUNT + use,
            USE_HOT + hot * USE_COUNT + use,
        ]
        if later:
            clues.append(OPERATIONS + (side * CARDS + card) * USE_COUNT + use)
            clues.append(OPERATIONS_OPS + ops * USE_COUNT + use)
        else:
            clues.append(USE_CARD + (side * CARDS + card) * USE_COUNT + use)
            clues.append(USE_SORT + ((side * SORT_COUNT + sort) * 5 + OPS[card]) * USE_COUNT + use)
            clues.append(USE_BOX + (sort * 9 + s.space[side]) * USE_COUNT + use)
            if s.turn == 1 and s.round == 1:
                clues.append(USE_OPENING + (side * 5 + ops) * USE_COUNT + use)
        found.append(clues)
    return found


def best_target(s: TwilightState, side: int, card: int, ops: int) -> int:
    """How much the best coup in a battleground that is open to one would come to with a common roll; 0: none."""
    best = 0
    enemy = (1 - side) * COUNTRIES
    for c in OPEN_AT[s.defcon]:
        theirs = s.influence[enemy + c]
        if theirs and IS_BATTLEGROUND[c]:
            moved = coup_force(s, side, card, ops, c)
            if moved > 0:
                after_mine, after_theirs = after_coup(s.influence[side * COUNTRIES + c], theirs, moved)
                worth = 1 + int(s.holder[c] == 1 - side and after_theirs - after_mine < STABILITY[c])
                worth += 2 * int(s.holder[c] != side and after_mine - after_theirs >= STABILITY[c])
                worth += int(moved > 2) + int(moved > 4)
                if worth > best:
                    best = worth
    return best


def coup_force(s: TwilightState, side: int, card: int, ops: int, place: int) -> int:
    """How much influence a coup moves with a common roll."""
    force = value_at(s, side, card, ops, place) + 4 + coup_modifier(s, side, place) - 2 * STABILITY[place]
    return force if force > 0 else 0


def after_coup(mine: int, theirs: int, force: int) -> tuple[int, int]:
    """The influence of both after a coup that moves so much (TS-6.3.3)."""
    lost = theirs if theirs < force else force
    return mine + force - lost, theirs - lost


def hot_places(s: TwilightState, side: int, ops: int) -> int:
    """Battlegrounds that these Operations would take, or in which they would break the enemy's hold."""
    found = 0
    for c in range(COUNTRIES):
        if IS_BATTLEGROUND[c] and s.holder[c] != side:
            word = standing(s, side, c)
            price = word - 7 if word >= 8 else 2 * (word - 3)
            if price <= ops and has_access(s, side, c):
                found += 1
    return at_most(found, 4)


def has_access(s: TwilightState, side: int, place: int) -> bool:
    base = side * COUNTRIES
    if s.influence[base + place]:
        return True
    return any(s.influence[base + near] for near in ADJACENT[place])


# -- places ------------------------------------------------------------------------------------------------------


def place_clues(s: TwilightState, side: int, options: list[int], ops: int) -> list[list[int]]:
    now = era(s)
    enemy = 1 - side
    left = 1 if ops < 1 else at_most(ops, 4)
    times = [when(s, side, region) for region in range(REGIONS)]
    southeast = SOUTHEAST_ASIA_SCORING in s.hands[side]
    found = []
    for place in options:
        if place >= COUNTRIES:
            found.append([PUT_DONE + at_most(ops, 4)])
            continue
        fight = int(IS_BATTLEGROUND[place])
        word = standing(s, side, place)
        mine, theirs = s.influence[side * COUNTRIES + place], s.influence[enemy * COUNTRIES + place]
        region = REGION[place]
        clues = [
            PUT + side * COUNTRIES + place,
            PUT_ERA + (side * 3 + now) * COUNTRIES + place,
            PUT_STANDING + ((side * 3 + now) * 2 + fight) * STANDING_COUNT + word,
            PUT_OPS + ((left - 1) * 2 + fight) * STANDING_COUNT + word,
            PUT_COUNTRY + (side * COUNTRIES + place) * STANDING_COUNT + word,
            PUT_STABILITY + ((fight * 5 + STABILITY[place] - 1) * 2 + int(mine > 0)) * 2 + int(theirs > 0),
            PUT_REGION + (side * REGIONS + region) * 4 + times[region],
            PUT_THREAT + (fight * STANDING_COUNT + word) * 2 + int(place in OPEN_AT[s.defcon]),
            PUT_CONTACT + (fight * STANDING_COUNT + word) * 2 + int(has_access(s, enemy, place)),
            PUT_ACCESS + (fight * 3 + new_access(s, side, place)) * STANDING_COUNT + word,
            PUT_OPENING + (side * 10 + s.turn - 1) * COUNTRIES + place,
        ]
        if word in (4, 8):
            gain = gain_of(s, side, place, mine + 1, theirs)
            clues.append(PUT_GAIN + times[region] * GAINS + gain_word(gain))
        if southeast and IN_SOUTHEAST_ASIA[place]:
            clues.append(PUT_SOUTHEAST + int(word in (4, 8)))
        found.append(clues)
    return found


def new_access(s: TwilightState, side: int, place: int) -> int:
    """Battlegrounds next to a country that the side could not place in before."""
    if s.influence[side * COUNTRIES + place]:
        return 0
    found = 0
    for near in ADJACENT[place]:
        if IS_BATTLEGROUND[near] and s.holder[near] != side and not has_access(s, side, near):
            found += 1
    return at_most(found, 2)


def coup_clues(s: TwilightState, side: int, options: list[int], card: int, ops: int) -> list[list[int]]:
    now = era(s)
    enemy = 1 - side
    found = []
    for place in options:
        if place >= COUNTRIES:
            found.append([PULL_DONE])
            continue
        fight = int(IS_BATTLEGROUND[place])
        region = REGION[place]
        time = when(s, side, region)
        mine, theirs = s.influence[side * COUNTRIES + place], s.influence[enemy * COUNTRIES + place]
        force = coup_force(s, side, card, ops, place)
        after_mine, after_theirs = after_coup(mine, theirs, force)
        takes = 0
        if after_mine - after_theirs >= STABILITY[place]:
            takes = 2
        elif theirs - mine >= STABILITY[place] > after_theirs - after_mine:
            takes = 1
        clues = [
            RAID + side * COUNTRIES + place,
            RAID_ERA + (side * 3 + now) * COUNTRIES + place,
            RAID_FORCE + fight * 8 + at_most(force, 7),
            RAID_INFLUENCE + (fight * 4 + at_most(mine, 3)) * 4 + at_most(theirs, 4) - 1,
            RAID_DEFCON + fight * 5 + s.defcon - 1,
            RAID_TAKES + fight * 3 + takes,
            RAID_GAIN + time * GAINS + gain_word(gain_of(s, side, place, after_mine, after_theirs)),
            RAID_REGION + (side * REGIONS + region) * 4 + time,
        ]
        if s.turn <= 3:
            clues.append(RAID_OPENING + (side * 3 + s.turn - 1) * COUNTRIES + place)
        found.append(clues)
    return found


def realign_clues(s: TwilightState, side: int, options: list[int], left: int) -> list[list[int]]:
    enemy = 1 - side
    found = []
    for place in options:
        if place >= COUNTRIES:
            found.append([PULL_DONE + at_most(left, 4)])
            continue
        fight = int(IS_BATTLEGROUND[place])
        mine, theirs = s.influence[side * COUNTRIES + place], s.influence[enemy * COUNTRIES + place]
        bonus = realignment_bonus(s, side, place) - realignment_bonus(s, enemy, place) + 3
        lost = 2 if theirs > 2 else theirs
        found.append(
            [
                PULL + side * COUNTRIES + place,
                PULL_BONUS + fight * 7 + (0 if bonus < 0 else at_most(bonus, 6)),
                PULL_INFLUENCE + (fight * 4 + at_most(mine, 3)) * 4 + at_most(theirs, 4) - 1,
                PULL_GAIN + gain_word(gain_of(s, side, place, mine, theirs - lost)),
            ]
        )
    return found


def setup_clues(s: TwilightState, side: int, place: int, extra: bool) -> list[int]:
    mine = at_most(s.influence[side * COUNTRIES + place], 6)
    return [START + ((int(extra) * 2 + side) * COUNTRIES + place) * 7 + mine]


# -- events ------------------------------------------------------------------------------------------------------


def event_clues(s: TwilightState, side: int, ask: Ask) -> list[list[int]]:
    kind = KIND_NUMBERS.get(ask.kind, KIND_NUMBERS["other"])
    card = card_of_rule(ask.rule)
    whose = ask.values.get("whose", side)
    found = []
    for option in ask.options:
        clues = [
            EVENT_OPTION + card * len(ACTIONS) + option,
            EVENT_KIND + (side * EVENT_KIND_COUNT + kind) * len(ACTIONS) + option,
        ]
        if option < COUNTRIES:
            clues += country_clues(s, side, kind, whose, option)
        elif CARD < option <= CARD + LAST_CARD:
            sort = sort_of(side, option - CARD)
            clues.append(EVENT_SORT + (kind * SORT_COUNT + sort) * 5 + OPS[option - CARD])
        else:
            word = option - REGION_ACTION
            clues.append(EVENT_DEFCON + (kind * len(WORDS_LEFT) + word) * 5 + s.defcon - 1)
            if ask.kind == "warsaw-pact":
                rivals = len([c for c in EASTERN_EUROPE if s.influence[COUNTRIES + c]])
                clues.append(EVENT_RIVALS + int(option == ask.options[-1]) * 5 + at_most(rivals, 4))
        found.append(clues)
    return found


def country_clues(s: TwilightState, side: int, kind: int, whose: int, place: int) -> list[int]:
    fight = int(IS_BATTLEGROUND[place])
    own = int(whose == side)
    mine, theirs = s.influence[side * COUNTRIES + place], s.influence[(1 - side) * COUNTRIES + place]
    if EVENT_KINDS[kind] in ("remove", "clear", "lift"):
        gain = gain_of(s, side, place, mine - own, max(0, theirs - 1 + own))
    else:
        gain = gain_of(s, side, place, mine + own, theirs + 1 - own)
    return [
        EVENT_STANDING + ((kind * 2 + own) * 2 + fight) * STANDING_COUNT + standing(s, side, place),
        EVENT_GAIN + kind * GAINS + gain_word(gain),
    ]


def card_of_rule(rule: str) -> int:
    """The card that a rule is about; 0: none."""
    number = rule.rsplit("-", 1)[-1]
    return int(number) if rule.startswith("TS-card-") and number.isdigit() else 0
