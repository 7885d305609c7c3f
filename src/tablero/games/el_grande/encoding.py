"""What a seat knows, as numbers for programs that learn (core/encoding.py).

Colours count clockwise from the seat itself, so that one who learns can play any of them; the dummy of the 2-player
game is the third. The castillo is in it, because every throw was announced (EG-R36), and of the others' hands what
follows from what all have seen (secrets.py).
"""

from __future__ import annotations

from typing import Final

from tablero.core.encoding import NONE, Encoder, Labels

from .board import (
    ACTIONS,
    ALL_POWERS,
    CABALLEROS,
    CARD_IDS,
    HIGHEST_POWER,
    LAST_ROUND,
    MODIFIERS,
    NOWHERE,
    POWER_VALUES,
    REGION_IDS,
    SEATS,
    TILE_8,
)
from .state import STEP_NAMES, ElGrandeState

COLOURS: Final[Labels] = ("own", "next", "second_next", "third_next", "fourth_next")
OTHERS: Final[Labels] = COLOURS[1:]
BOARDS: Final[Labels] = (*REGION_IDS, "castillo")
PLACES: Final[Labels] = (*BOARDS, "court", "province")
KING_AT: Final[Labels] = ACTIONS[:14]
CARDS: Final[Labels] = tuple(CARD_IDS)
MODIFIER_IDS: Final[Labels] = tuple([modifier.id for modifier in MODIFIERS])
POWERS: Final[Labels] = tuple([str(value) for value in POWER_VALUES])
PHASES: Final[Labels] = STEP_NAMES
TILES: Final[Labels] = ACTIONS[TILE_8 : TILE_8 + 2]
STACKS: Final[Labels] = ("1", "2", "3", "4", "5")
VETO_CARDS: Final[Labels] = ("first", "second")
HIGHEST_SCORE: Final = 250
HIGHEST_TOTAL: Final = 40
ASK_VALUES: Final[Labels] = (
    "card",
    "either",
    "grande",
    "inside",
    "left",
    "most",
    "n",
    "opposing",
    "own",
    "place",
    "target",
    "tile",
    "who",
    "whose",
)


def turned(players: int, seat: int) -> list[int]:
    """The colours, clockwise from a seat."""
    return [(seat + i) % players for i in range(players)] + list(range(players, SEATS))


TURNED: Final[list[list[list[int]]]] = [
    [turned(players, seat) for seat in range(players)] if players else [] for players in range(SEATS + 1)
]
TURNED_AT: Final[list[list[list[int]]]] = [
    [[place * SEATS + colour for place in range(len(PLACES)) for colour in colours] for colours in seats]
    for seats in TURNED
]


def observe(o: Encoder, s: ElGrandeState, seat: int) -> None:
    """Everything `seat` may know."""
    colours = TURNED[s.players][seat]
    observe_round(o, s, colours)
    observe_board(o, s, seat, colours)
    observe_cards(o, s)
    observe_hands(o, s, seat, colours)
    observe_modifiers(o, s, seat, colours)


def observe_round(o: Encoder, s: ElGrandeState, colours: list[int]) -> None:
    o.number("players", s.players, 2, 5, "players at the table")
    o.flag("short", s.short, "the short game")
    o.flag("merged_stacks", s.merged, "stacks 2 and 3 are one")
    o.flag("new_regent", s.regent, "New Regent is played")
    o.flag("power_shift", s.shift, "Power Shift is played")
    o.number("round", s.space, 0, LAST_ROUND, "the space of the round marker")
    o.one("phase", s.phase, PHASES, "the step of the round")
    o.one("first", colours.index(s.first), COLOURS, "who plays the first power card")
    places = [0] * SEATS
    for i in range(len(s.order)):
        places[s.order[i]] = i + 1
    o.numbers(
        "turn_order", [places[c] for c in colours], SEATS, COLOURS, NONE, "the place in this round's order; 0: none"
    )
    o.number("turn", s.turn, 0, SEATS, "how many of them have had their turn")
    o.flag("placed", s.placed, "caballeros were placed with the card taken")
    o.flag("acted", s.acted, "its special action was used")
    o.flag("infiltrating", s.infiltrating, "caballeros infiltrate (New Regent)")


def observe_board(o: Encoder, s: ElGrandeState, seat: int, colours: list[int]) -> None:
    at = s.at
    caballeros = [at[i] for i in TURNED_AT[s.players][seat]]
    o.numbers("caballeros", caballeros, CABALLEROS, PLACES, COLOURS, "caballeros of each colour in each place")
    o.levels("score", [s.score[c] for c in colours], 0, HIGHEST_SCORE, COLOURS, "points")
    o.one("king", s.king, KING_AT, "where the king stands")
    o.one("grande_own", s.grande[colours[0]], BOARDS, "where the own grande stands")
    o.one("grande_next", s.grande[colours[1]], BOARDS, "where the grande of the next colour stands")
    o.one("grande_second_next", s.grande[colours[2]], BOARDS, "where that of the second next colour stands")
    o.one("grande_third_next", s.grande[colours[3]], BOARDS, "where that of the third next colour stands")
    o.one("grande_fourth_next", s.grande[colours[4]], BOARDS, "where that of the fourth next colour stands")
    o.one("tile_8", s.tiles[0], BOARDS, "where the scoring tile of 8 points lies")
    o.one("tile_4", s.tiles[1], BOARDS, "where the scoring tile of 4 points lies")


def observe_cards(o: Encoder, s: ElGrandeState) -> None:
    left = [len(stack) - s.drawn for stack in s.stacks]
    while len(left) < len(STACKS):
        left.append(0)
    o.levels("stacks", left, 0, 20, STACKS, "cards face down in each stack")
    o.one("card", s.card, CARDS, "the action card that was taken by the active player")
    o.some("offer", s.offer, CARDS, 0, "action cards face up, not yet taken")
    o.some("discards", s.discards, CARDS, 0, "action cards that were used")
    deck = s.region_deck
    o.some("region_cards_left", deck if s.players == 2 else [], REGION_IDS, 0, "the dummy's region cards not yet drawn")


def observe_hands(o: Encoder, s: ElGrandeState, seat: int, colours: list[int]) -> None:
    in_order = s.order
    played = [s.power[c] if c in in_order else 0 for c in colours]
    o.numbers("power", played, HIGHEST_POWER, COLOURS, NONE, "the power card played this round; 0: none yet")
    o.levels("power_total", [s.total[c] for c in colours], 0, HIGHEST_TOTAL, COLOURS, "the same with its modifier")
    o.levels("power_cards", [s.hand[c].bit_count() for c in colours], 0, HIGHEST_POWER, COLOURS, "power cards in hand")
    o.bits("hand", s.hand[seat], POWERS, 1, "the own power cards")
    known: list[int] = []
    for i in range(1, SEATS):
        may, must = 0, ALL_POWERS
        for world in s.hand_worlds[colours[i]]:
            may |= world
            must &= world
        known.extend(known_of(may, may & must))
    about = "power cards in the others' hands, by all that was seen: 0 not there, 1 perhaps, 2 for sure"
    o.numbers("other_hands", known, 2, OTHERS, POWERS, about)
    for i in range(len(VETO_CARDS)):
        holder = s.veto_holder[i]
        o.one(VETO_HOLDER[i], colours.index(holder) if holder != NOWHERE else -1, COLOURS, "who holds this Veto card")
    o.numbers("veto_rounds", s.veto_rounds, 9, VETO_CARDS, NONE, "round ends until it lapses")


def known_of(may: int, must: int) -> list[int]:
    """For each power card: 0 not there, 1 perhaps, 2 for sure. There are few such hands, met again and again."""
    key = may << (HIGHEST_POWER + 1) | must
    found = KNOWN.get(key)
    if found is None:
        found = [(may >> value & 1) + (must >> value & 1) for value in range(1, HIGHEST_POWER + 1)]
        if len(KNOWN) < MOST_KNOWN:
            KNOWN[key] = found
    return found


KNOWN: Final[dict[int, list[int]]] = {}
MOST_KNOWN: Final = 20_000  # hands that are remembered


def observe_modifiers(o: Encoder, s: ElGrandeState, seat: int, colours: list[int]) -> None:
    """Power Shift (EG-23)."""
    o.bits("modifiers", s.modifiers[seat], MODIFIER_IDS, 0, "the own modifiers")
    o.one("modifier_passed", s.passed[seat], MODIFIER_IDS, "the one handed to the left at the start")
    counts = [s.modifiers[c].bit_count() for c in colours]
    o.levels("modifier_cards", counts, 0, len(MODIFIERS), COLOURS, "modifiers in hand")
    for i in range(SEATS):
        o.one(MODIFIER_OF[i], s.modifier[colours[i]], MODIFIER_IDS, "the modifier this colour played this round")
        o.bits(SHOWN_BY[i], s.shown[colours[i]], MODIFIER_IDS, 0, "modifiers it has played at some time")


MODIFIER_OF: Final[Labels] = tuple([f"modifier_{colour}" for colour in COLOURS])
SHOWN_BY: Final[Labels] = tuple([f"modifiers_shown_{colour}" for colour in COLOURS])
VETO_HOLDER: Final[Labels] = tuple([f"veto_{card}" for card in VETO_CARDS])
