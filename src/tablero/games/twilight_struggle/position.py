"""Positions written down, for tests, pictures and tools.

A position is a list of `key: value` lines (or keyword arguments of `position`). It starts from an empty map, or from
the printed setup with `from: standard`; influence is written US/USSR:

    turn: 5
    round: 3                          # 0: the headlines are chosen next
    phasing: ussr
    defcon: 3
    vp: -4                            # positive: the US is ahead
    iran: 2/0
    milops: 2/3                       # US/USSR, as all pairs
    space: 1/0
    space_plays: 0/1
    us: duck_and_cover, cia_created   # hands; `ussr:` likewise
    china: us up                      # or down; nobody
    deck: fidel, nasser               # the draw pile, next card first; all unmentioned cards unless said otherwise
    discards: comecon
    removed: nato
    lasting: nato, containment        # effects in force
    red_scare: us                     # the side that suffers from it
    crisis: ussr                      # the side threatened by the Cuban Missile Crisis
    death_squads: us                  # the side they help
    chernobyl: asia
    missile_envy: us                  # must use it
    fate: 3, 5                        # the next dice (and random cards, shuffles)
    options: optional_cards, late_war, civil_war, show_held, free_realignment, …
    play: cia_created ussr            # this side has just begun to play the event of this card

`step:` says what comes next: round (the usual one), headlines, end-of-turn, final-scoring, new-turn.
"""

from __future__ import annotations

from typing import Any, Final

from tablero.core.dice import Dice, dice_key
from tablero.core.errors import BadSetup
from tablero.core.match import match_from
from tablero.core.notation import Given, index, key_lines, number, words
from tablero.core.registry import find_game
from tablero.core.table import Table

from . import agenda, setup
from .board import ALL_COUNTRIES, CARD_IDS, COUNTRY_IDS, DATA, NOBODY, REGION_IDS, SIDES, US, USSR
from .cards import CHERNOBYL, CHINA, CUBAN_MISSILE_CRISIS, DEATH_SQUADS, RED_SCARE, SHUTTLE_DIPLOMACY
from .influence import set_influence
from .piles import bit
from .state import EXTRAS, TwilightState
from .turns import cards_so_far

FLAGS: Final[dict[str, str]] = {"late_war": "late_start"} | {field: field for field in setup.FLAGS.values()}
STEPS: Final[dict[str, int]] = {
    "headlines": agenda.HEADLINES,
    "end-of-turn": agenda.END_OF_TURN,
    "final-scoring": agenda.FINAL_SCORING,
    "new-turn": agenda.NEW_TURN,
}
KEYS: Final = (
    *("from", "start", "turn", "round", "phasing", "defcon", "vp", "milops", "space", "space_plays", "us", "ussr"),
    *("china", "deck", "discards", "removed", "lasting", "red_scare", "crisis", "death_squads", "chernobyl"),
    *("missile_envy", "fate", "options", "step", "play", *COUNTRY_IDS),
)
# effects with a field of their own, and the card each comes from
MARKED: Final[dict[str, int]] = {
    "red_scare": RED_SCARE,
    "crisis": CUBAN_MISSILE_CRISIS,
    "death_squads": DEATH_SQUADS,
    "chernobyl": CHERNOBYL,
}


def parse(text: str) -> TwilightState:
    """The state that the lines of `text` describe."""
    return build(key_lines(text))


def position(**given: Any) -> Table:
    """A table at a position given by keyword; `start="standard"` stands for `from: standard`."""
    return Table(match_from(find_game("twilight-struggle"), build(given)))


def build(given: Given) -> TwilightState:
    for key in given:
        index(key, KEYS, "key")
    s = TwilightState.blank(Dice(dice_key(b"position")))
    s.optional_cards = "options" not in given
    for word in words(given.get("options", "")):
        index(word, (*FLAGS, *EXTRAS), "option")
        if word in FLAGS:
            setattr(s, FLAGS[word], True)
        else:
            s.extras |= 1 << EXTRAS.index(word)
    s.turn = number(given.get("turn", 1))
    s.round = number(given.get("round", 1))
    s.phasing = side(given.get("phasing", "ussr"))
    s.defcon = number(given.get("defcon", 5))
    s.vp = number(given.get("vp", 0))
    put_influence(s, given)
    s.milops, s.space, s.space_plays = (couple(given, key) for key in ("milops", "space", "space_plays"))
    put_effects(s, given)
    put_cards(s, given)
    s.fate = [number(word) if word.isdigit() else card(word) for word in words(given.get("fate", ""))]
    put_agenda(s, given)
    return s


def side(word: Any) -> int:
    return index(str(word), SIDES, "side")


def card(word: str) -> int:
    return index(word, CARD_IDS, "card") + 1


def cards(text: Any) -> list[int]:
    return [card(word) for word in words(text)]


def couple(given: Given, key: str) -> list[int]:
    """`2/3` (US/USSR) as a list by side."""
    us, slash, ussr = str(given.get(key, "0/0")).partition("/")
    if not slash:
        raise BadSetup(f"{key!r} of a position is written like '2/3', the US before the USSR, not {us!r}")
    return [number(ussr), number(us)]


def put_influence(s: TwilightState, given: Given) -> None:
    if "standard" in (given.get("from"), given.get("start")):
        for n in ALL_COUNTRIES:
            set_influence(s, USSR, n, DATA[n].get("ussr", 0))
            set_influence(s, US, n, DATA[n].get("us", 0))
    for n, id in enumerate(COUNTRY_IDS):
        if id in given:
            ussr, us = couple(given, id)
            set_influence(s, USSR, n, ussr)
            set_influence(s, US, n, us)


def put_effects(s: TwilightState, given: Given) -> None:
    for number_ in cards(given.get("lasting", "")):
        s.lasting |= bit(number_)
    for key, number_ in MARKED.items():
        if key in given:
            s.lasting |= bit(number_)
    if "red_scare" in given:
        s.scared = sum([1 << side(word) for word in words(given["red_scare"])])
    if "crisis" in given:
        s.crisis = sum([1 << side(word) for word in words(given["crisis"])])
    if "death_squads" in given:
        s.squads = 1 if side(given["death_squads"]) == US else -1
    if "chernobyl" in given:
        s.chernobyl = index(str(given["chernobyl"]), REGION_IDS, "region")
    holder, _, face = str(given.get("china", "nobody" if s.civil_war else "ussr up")).partition(" ")
    s.china = NOBODY if holder == "nobody" else side(holder)
    s.china_up = face != "down"


def put_cards(s: TwilightState, given: Given) -> None:
    """Hands and piles; what is not mentioned is in the draw pile, shuffled."""
    s.hands = [sorted(cards(given.get(name, ""))) for name in SIDES]
    s.discards = cards(given.get("discards", ""))
    s.removed = cards(given.get("removed", ""))
    playing = cards(words(given.get("play", ""))[0]) if "play" in given else []
    s.limbo = sum([bit(number_) for number_ in playing])
    placed = [*s.hands[USSR], *s.hands[US], *s.discards, *s.removed, *playing]
    if s.is_lasting(SHUTTLE_DIPLOMACY):
        placed.append(SHUTTLE_DIPLOMACY)
    if "missile_envy" in given:
        s.envy = side(given["missile_envy"])
    top = cards(given.get("deck", ""))
    if CHINA in [*placed, *top]:
        raise BadSetup("the China Card is in no hand or pile; write 'china: us up'")
    known = cards_so_far(s)
    doubled = sorted({number_ for number_ in [*placed, *top] if [*placed, *top].count(number_) > 1})
    if doubled:
        raise BadSetup(f"{CARD_IDS[doubled[0] - 1]} is in two places of this position")
    strange = [number_ for number_ in [*placed, *top] if number_ not in known]
    if strange:
        raise BadSetup(f"{CARD_IDS[strange[0] - 1]} is not in the game in turn {s.turn} of this position")
    rest = [number_ for number_ in known if number_ not in placed and number_ not in top]
    if "deck" in given:
        s.removed = [*s.removed, *rest]  # a given draw pile is complete
    else:
        s.dice.shuffle(rest)
        top = rest
    s.deck = top[::-1]


def put_agenda(s: TwilightState, given: Given) -> None:
    step = str(given.get("step", "round" if s.round else "headlines"))
    if "play" in given:
        name, player = words(given["play"])
        s.agenda = [[agenda.NEXT_ROUND], [agenda.DISPOSE, card(name)], [agenda.EVENT, card(name), side(player)]]
    elif step == "round":
        s.agenda = [[agenda.NEXT_ROUND], [agenda.ROUND]]
    else:
        index(step, tuple(STEPS), "step")
        s.agenda = [[STEPS[step]]]
