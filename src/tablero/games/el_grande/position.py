"""Positions written down, for tests, pictures and tools.

A position is a list of `key: value` lines (or keyword arguments of `position`); what is not mentioned is at rest:

    players: 4
    options: short, new_regent, power_shift, merged_stacks
    colours: blue, white, green      # of the seats, then the dummy's; the first ones unless said otherwise
    king: castilla                   # or france, portugal, castillo
    round: 4
    first: green                     # has the first-player marker
    galicia: 3 purple, 2 blue, purple grande, tile_8_4_0
    castillo: 1 orange
    court: 6 purple, 0 blue          # 7 each unless said otherwise; the province has the rest
    province: 1 purple               # or this instead: then the court has the rest
    score: 12 purple, 8 blue
    step: halves                     # opening, passing, power, taking, choosing, halves, placing, special, scoring
    turn: purple                     # whose turn (or power card) it is; the others follow clockwise
    powers: 9 purple, 3 blue         # played this round, in order of play; from 13 down unless said otherwise
    played: courier purple           # modifiers played with them
    hand: purple 1 2 13              # power cards in hand; all but the one played unless said otherwise
    modifiers: purple courier spy    # in hand
    used: purple scout               # modifiers played in earlier rounds
    card: fiesta_1                   # what the active player has taken
    placed: yes                      # ... and which of its halves are behind: placed, acted; infiltrating
    offer: intrigue_1, his_majesty   # face-up cards; one of each other stack unless said otherwise
    next_cards: levy_1, coup         # the face-down cards that are turned up next
    discards: fiesta_2
    vetoes: blue 2                   # a holder, the round ends until it lapses, and perhaps which: veto_2
    region_cards: granada galicia    # the dummy's deck, the first one on top; all nine unless said otherwise

With two players the third colour is the dummy: its `powers` and `hand` are the card turned up and its pile, top first.
`describe` (in describe.py) writes a state in these words.
"""

from __future__ import annotations

from typing import Any

from tablero.core.dice import Dice, dice_key
from tablero.core.errors import BadSetup
from tablero.core.notation import Given, flag, index, key_lines, number, pairs, parts, words
from tablero.core.state import replaced
from tablero.core.table import Table, table_from

from .board import (
    ACTIONS,
    CABALLEROS,
    CARD_IDS,
    CASTILLO,
    COLOURS,
    COURT,
    HIGHEST_POWER,
    HIS_MAJESTY,
    MODIFIERS,
    NOWHERE,
    POWER_VALUES,
    PROVINCE,
    REGION_IDS,
    REGIONS,
    SETUP,
    TILE_8,
    TYPE_OF_CARD,
    VETOES,
    card_numbers,
)
from .describe import MODIFIER_IDS, describe
from .setup import FLAGS, palette_of
from .state import OPENING, PASSING, PLAYING_POWER, STEP_NAMES, ElGrandeState

__all__ = ["KEYS", "build", "copies_of", "describe", "parse", "position"]

KEYS = (
    *(
        "players",
        "options",
        "colours",
        "king",
        "round",
        "first",
        "court",
        "province",
        "score",
        "step",
        "turn",
        "powers",
        "played",
    ),
    *("hand", "modifiers", "used", "card", "placed", "acted", "infiltrating", "offer", "next_cards", "discards"),
    *("vetoes", "region_cards", "castillo", *REGION_IDS),
)


def parse(text: str) -> ElGrandeState:
    """The state that the lines of `text` describe."""
    return build(key_lines(text))


def position(**given: Any) -> Table:
    """A table at a position given by keyword."""
    return table_from("el-grande", build(given))


def build(given: Given) -> ElGrandeState:
    for key in given:
        index(key, KEYS, "key")
    players = number(given.get("players", 4))
    if players not in (2, 3, 4, 5):
        raise BadSetup(f"el-grande is for 2, 3, 4, 5 players, not {players}")
    s = ElGrandeState.blank(Dice(dice_key(b"position")))
    s.players = players
    s.colours = 3 if players == 2 else players
    for word in words(given.get("options", "")):
        index(word, tuple(FLAGS), "option")
        setattr(s, FLAGS[word], True)
    s.merged = s.merged or players == 2
    if "colours" in given:
        s.palette = palette_of([index(word, COLOURS, "colour") for word in words(given["colours"])])
    s.king = place(str(given.get("king", "castilla")), (*REGION_IDS, "castillo", "france", "portugal"))
    s.space = number(given.get("round", 1))
    if s.space not in range(1, 10):
        raise BadSetup(f"the round marker stands on one of the spaces 1 to 9, not on {s.space}")
    put_pieces(s, given)
    set_step(s, given)
    put_powers(s, given)
    put_stacks(s, given)
    put_vetoes(s, given)
    return s


# -- words -------------------------------------------------------------------------------------------------------


def place(word: str, known: tuple[str, ...]) -> int:
    return ACTIONS.index(known[index(word, known, "place")])


def colour(s: ElGrandeState, word: Any) -> int:
    return index(str(word), tuple(s.colour(c) for c in range(s.colours)), "colour")


def cards(text: Any) -> list[int]:
    return [index(word, CARD_IDS, "card") for word in words(text)]


def modifier_bits(ids: list[str]) -> int:
    return sum(1 << index(id, MODIFIER_IDS, "modifier") for id in ids)


# -- pieces ------------------------------------------------------------------------------------------------------


def put_pieces(s: ElGrandeState, given: Given) -> None:
    for board in (*REGIONS, CASTILLO):
        for part in parts(given.get(ACTIONS[board], "")):
            if part[-1] == "grande":
                s.grande = replaced(s.grande, colour(s, part[0]), board)
            elif len(part) == 1:
                s.tiles = replaced(s.tiles, index(part[0], ACTIONS[TILE_8 : TILE_8 + 2], "tile"), board)
            else:
                s.put(colour(s, part[1]), board, number(part[0]))
    courts = {colour(s, owner): number(n) for n, owner in pairs(given, "court", "6 purple")}
    supplies = {colour(s, owner): number(n) for n, owner in pairs(given, "province", "1 purple")}
    for c in range(s.colours):
        share_out(s, c, courts.get(c, -1), supplies.get(c, -1))
    for points, owner in pairs(given, "score", "12 purple"):
        s.score[colour(s, owner)] = number(points)


def share_out(s: ElGrandeState, c: int, court: int, province: int) -> None:
    """What is not on the map is in the court and the province, 30 in all (EG-1.2); -1 stands for "not said"."""
    rest = CABALLEROS - sum(s.count(p, c) for p in (*REGIONS, CASTILLO))
    if s.is_dummy(c) and court > 0:
        raise BadSetup(f"{s.colour(c)} is the dummy, which has no court (EG-19.2)")
    if court < 0:
        court = 0 if s.is_dummy(c) else SETUP["court"] if province < 0 else rest - province
    if province < 0:
        province = rest - court
    if court < 0 or province < 0 or court + province != rest:
        raise BadSetup(
            f"{s.colour(c)} has {CABALLEROS - rest} caballeros on the map and in the castillo, {court} in the court "
            f"and {province} in the province; there must be {CABALLEROS} in all"
        )
    s.put(c, COURT, court)
    s.put(c, PROVINCE, province)


# -- the step and the power cards --------------------------------------------------------------------------------


def set_step(s: ElGrandeState, given: Given) -> None:
    """The step, the power cards played, and whose turn it is."""
    s.placed, s.acted, s.infiltrating = flag(given, "placed"), flag(given, "acted"), flag(given, "infiltrating")
    step = str(given.get("step", "halves" if "card" in given else "choosing" if "offer" in given else "power"))
    s.phase = index(step, STEP_NAMES, "step")
    for value, owner in pairs(given, "powers", "9 purple"):
        play(s, colour(s, owner), power(value))
    for modifier, owner in pairs(given, "played", "courier purple"):
        c = colour(s, owner)
        s.modifier[c] = index(modifier, MODIFIER_IDS, "modifier")
        s.total[c] += MODIFIERS[s.modifier[c]].value
    if s.phase in (OPENING, PASSING, PLAYING_POWER):
        set_power_turn(s, given)
        return
    s.first = colour(s, given.get("first", s.colour(0)))
    if not s.order:
        turn = colour(s, given.get("turn", s.colour(0)))
        clockwise = [(turn + i) % s.players for i in range(s.players)]
        for i, c in enumerate([*clockwise, *range(s.players, s.colours)]):
            play(s, c, HIGHEST_POWER - i)
    s.order.sort(key=lambda c: -s.total[c])
    players = [c for c in s.order if not s.is_dummy(c)]
    turn = colour(s, given["turn"]) if "turn" in given else players[0]
    if turn not in players:
        raise BadSetup(f"{s.colour(turn)} is no player with a power card in this position; name it under powers")
    s.turn = s.order.index(turn)


def power(word: str) -> int:
    """The value of a power card."""
    value = number(word)
    if value not in POWER_VALUES:
        raise BadSetup(f"power cards are numbered 1 to {HIGHEST_POWER}; there is no {value}")
    return value


def play(s: ElGrandeState, c: int, value: int) -> None:
    s.power[c] = s.total[c] = value
    s.order.append(c)


def set_power_turn(s: ElGrandeState, given: Given) -> None:
    """Power cards are played clockwise from the first player (EG-5.1)."""
    played = [c for c in s.order if not s.is_dummy(c)]
    start = colour(s, given["turn"]) - len(played) if "turn" in given else played[0] if played else 0
    s.first = colour(s, given["first"]) if "first" in given else start % s.players
    s.turn = len(played)
    expected = [(s.first + i) % s.players for i in range(len(played) + 1)]
    turn = colour(s, given["turn"]) if "turn" in given else expected[-1]
    if [*played, turn] != expected:
        order = ", ".join(s.colour(c) for c in expected)
        raise BadSetup(f"power cards are played clockwise from the first player: here by {order}")


def put_powers(s: ElGrandeState, given: Given) -> None:
    """Hands of power cards and modifiers; everybody knows them (no card was taken back unseen)."""
    hands = {colour(s, owner): list(map(power, values)) for owner, *values in parts(given.get("hand", ""))}
    for c in range(s.players):
        values = hands.get(c, [value for value in POWER_VALUES if value != s.power[c]])
        s.hand[c] = sum(1 << value for value in set(values))
        s.hand_worlds = replaced(s.hand_worlds, c, [s.hand[c]])
    if s.players == 2:
        pile = hands.get(2, [value for value in reversed(POWER_VALUES) if value != s.power[2]])
        s.dummy_powers = pile[::-1]
    for owner, *ids in parts(given.get("modifiers", "")):
        s.modifiers[colour(s, owner)] = modifier_bits(ids)
    used = {colour(s, owner): modifier_bits(ids) for owner, *ids in parts(given.get("used", ""))}
    for c in range(s.players):
        played = 1 << s.modifier[c] if s.modifier[c] >= 0 else 0
        s.shown = replaced(s.shown, c, used.get(c, 0) | played)
        s.modifier_worlds = replaced(s.modifier_worlds, c, [s.modifiers[c] & s.shown[c]])


# -- action cards ------------------------------------------------------------------------------------------------


def put_stacks(s: ElGrandeState, given: Given) -> None:
    """The cards on offer, the one taken and the discards lie open; the rest is face down in a fixed order."""
    if "card" in given:
        s.card = index(str(given["card"]), CARD_IDS, "card")
    s.discards = cards(given.get("discards", ""))
    stacks = [card_numbers(stack, "base") for stack in (1, 2, 3, 4)]
    if s.merged:
        stacks = [stacks[0], stacks[1] + stacks[2], stacks[3]]
    if s.regent:
        stacks.append(card_numbers(5, "new_regent"))
    coming = cards(given.get("next_cards", ""))
    if "offer" in given:
        s.offer = cards(given["offer"])
    elif s.phase not in (OPENING, PASSING):
        hidden = [[card for card in stack if card not in s.discards + coming] for stack in stacks]
        hidden += [] if s.regent else [[HIS_MAJESTY]]
        s.offer = [stack[0] for stack in hidden if stack and s.card not in stack]
    gone = [*s.offer, s.card, *s.discards]
    face_down = [[card for card in stack if card not in gone] for stack in stacks]
    depth = {card: len(coming) - i for i, card in enumerate(coming)}
    s.stacks = [sorted(stack, key=lambda card: depth.get(card, 0)) for stack in face_down]
    if s.players == 2:
        deck = words(given.get("region_cards", " ".join(REGION_IDS)))
        s.region_deck = [index(word, REGION_IDS, "region") for word in deck[::-1]]


def put_vetoes(s: ElGrandeState, given: Given) -> None:
    """Veto cards kept by their takers (EG-22.2)."""
    for owner, *more in parts(given.get("vetoes", "")):
        free = [i for i, card in enumerate(VETOES) if card not in (s.card, *s.offer) and s.veto_holder[i] == NOWHERE]
        if len(more) > 1:
            free = [i for i in free if CARD_IDS[VETOES[i]] == more[1]]
        if not free:
            raise BadSetup(f"there are two Veto cards, each in one place only; none is left for {owner}")
        which = free[0]
        s.veto_holder = replaced(s.veto_holder, which, colour(s, owner))
        s.veto_rounds = replaced(s.veto_rounds, which, number(more[0]) if more else 2)


def copies_of(card_type: str) -> list[str]:
    """The ids of the cards with this face: `levy` has four."""
    return [id for id, kind in zip(CARD_IDS, TYPE_OF_CARD, strict=True) if kind.id == card_type]
