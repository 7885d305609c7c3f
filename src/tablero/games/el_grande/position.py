"""Positions written down, for tests, pictures and tools.

A position is a list of `key: value` lines (or keyword arguments of `position`); what is not mentioned is at rest:

    players: 4
    king: castilla
    galicia: 3 purple, 2 blue, purple grande, tile_8_4_0
    castillo: 1 orange
    court: 6 purple, 0 blue          # 7 each unless said otherwise; the province has the rest
    score: 12 purple, 8 blue
    step: halves                     # power, taking, choosing, halves, placing, special, scoring
    turn: purple                     # whose turn (or power card) it is; the others follow clockwise
    card: fiesta_1                   # what the active player has taken
    offer: intrigue_1, his_majesty   # face-up cards; one of each other stack unless said otherwise
    powers: 9 purple, 3 blue         # played this round, in order of play
    played: courier purple           # modifiers played with them
    hand: purple 1 2 13              # power cards in hand; all unused ones unless said otherwise
    modifiers: purple courier spy
    vetoes: blue 2                   # a holder and the round ends until it lapses
    round: 4
    first: green
    options: short, new_regent, power_shift, merged_stacks
"""

from __future__ import annotations

from typing import Any

from tablero.core.dice import Dice, dice_key
from tablero.core.errors import BadSetup, nearest
from tablero.core.state import replaced
from tablero.core.table import Table, table_from

from . import state as phases
from .board import (
    ACTIONS,
    ALL_POWERS,
    CABALLEROS,
    CARD_IDS,
    CASTILLO,
    COLOURS,
    COURT,
    HIS_MAJESTY,
    MODIFIERS,
    NOWHERE,
    PROVINCE,
    REGION_IDS,
    REGIONS,
    TILE_8,
    TYPE_OF_CARD,
    card_numbers,
)
from .state import STEP_NAMES, ElGrandeState, blank_state

FLAGS = {"short": "short", "new_regent": "regent", "power_shift": "shift", "merged_stacks": "merged"}
MODIFIER_IDS = [modifier.id for modifier in MODIFIERS]
KEYS = (
    *("players", "options", "king", "round", "first", "step", "turn", "court", "province", "score", "powers", "played"),
    *("hand", "modifiers", "offer", "card", "placed", "acted", "vetoes", "castillo", *REGION_IDS),
)


def index(word: str, known: list[str] | tuple[str, ...], what: str) -> int:
    if word not in known:
        raise nearest(word, list(known), "this position", what)
    return list(known).index(word)


def parts(text: Any) -> list[list[str]]:
    """`3 purple, purple grande` as [["3", "purple"], ["purple", "grande"]]."""
    return [part.split() for part in str(text).split(",") if part.strip()]


def number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise BadSetup(f"a position needs a number where it says {word!r}") from None


def parse(text: str) -> ElGrandeState:
    """The state that the lines of `text` describe."""
    given: dict[str, Any] = {}
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        if line:
            key, colon, value = line.partition(":")
            if not colon:
                raise BadSetup(f"a position has lines 'key: value', not {line!r}")
            given[key.strip()] = value.strip()
    return build(given)


def position(**given: Any) -> Table:
    """A table at a position given by keyword."""
    return table_from("el-grande", build(given))


def build(given: dict[str, Any]) -> ElGrandeState:
    for key in given:
        index(key, KEYS, "key")
    players = number(str(given.get("players", 4)))
    if players not in (2, 3, 4, 5):
        raise BadSetup(f"el-grande is for 2, 3, 4, 5 players, not {players}")
    s = blank_state(Dice(dice_key(b"position")), players, 3 if players == 2 else players)
    for word in str(given.get("options", "")).replace(",", " ").split():
        index(word, tuple(FLAGS), "option")
        setattr(s, FLAGS[word], True)
    s.merged = s.merged or players == 2
    s.king = place(given.get("king", "castilla"), (*REGION_IDS, "castillo", "france", "portugal"))
    s.space = number(str(given.get("round", 1)))
    s.first = colour(s, given["first"]) if "first" in given else 0
    put_pieces(s, given)
    put_cards(s, given)
    set_step(s, given)
    return s


def place(word: Any, known: tuple[str, ...]) -> int:
    return ACTIONS.index(known[index(str(word), known, "place")])


def colour(s: ElGrandeState, word: str) -> int:
    return index(str(word), COLOURS[: s.colours], "colour")


def put_pieces(s: ElGrandeState, given: dict[str, Any]) -> None:
    for board in (*REGIONS, CASTILLO):
        for words in parts(given.get(ACTIONS[board], "")):
            if words[-1] == "grande":
                s.grande = replaced(s.grande, colour(s, words[0]), board)
            elif len(words) == 1:
                s.tiles = replaced(s.tiles, index(words[0], ACTIONS[TILE_8 : TILE_8 + 2], "tile"), board)
            else:
                s.put(colour(s, words[1]), board, number(words[0]))
    for seat in range(s.players):
        s.put(seat, COURT, 7)
    for count, owner in parts(given.get("court", "")):
        s.put(colour(s, owner), COURT, number(count) - s.court(colour(s, owner)))
    wanted = {colour(s, owner): number(count) for count, owner in parts(given.get("province", ""))}
    for c in range(s.colours):
        rest = CABALLEROS - sum(s.count(p, c) for p in (*REGIONS, CASTILLO, COURT))
        if rest < 0:
            raise BadSetup(f"{COLOURS[c]} has {CABALLEROS - rest} caballeros in this position; there are {CABALLEROS}")
        s.put(c, PROVINCE, wanted.get(c, rest))
    for points, owner in parts(given.get("score", "")):
        s.score[colour(s, owner)] = number(points)


def put_cards(s: ElGrandeState, given: dict[str, Any]) -> None:
    for value, owner in parts(given.get("powers", "")):
        c = colour(s, owner)
        s.power[c] = s.total[c] = number(value)
        s.order.append(c)
    for modifier, owner in parts(given.get("played", "")):
        c = colour(s, owner)
        s.modifier[c] = index(modifier, MODIFIER_IDS, "modifier")
        s.total[c] += MODIFIERS[s.modifier[c]].value
        s.shown = replaced(s.shown, c, s.shown[c] | 1 << s.modifier[c])
    for c in range(s.players):
        s.hand[c] = ALL_POWERS & ~(1 << s.power[c])
    for owner, *values in parts(given.get("hand", "")):
        s.hand[colour(s, owner)] = sum(1 << number(value) for value in values)
    for c in range(s.players):
        s.hand_worlds = replaced(s.hand_worlds, c, [s.hand[c]])
    for owner, *ids in parts(given.get("modifiers", "")):
        s.modifiers[colour(s, owner)] = sum(1 << index(id, MODIFIER_IDS, "modifier") for id in ids)
    for which, (owner, *rounds) in enumerate(parts(given.get("vetoes", ""))):
        s.veto_holder = replaced(s.veto_holder, which, colour(s, owner))
        s.veto_rounds = replaced(s.veto_rounds, which, number(rounds[0]) if rounds else 2)
    put_stacks(s, given)


def put_stacks(s: ElGrandeState, given: dict[str, Any]) -> None:
    """The cards on offer and the one taken lie open; the rest is face down in a fixed order."""
    if "card" in given:
        s.card = index(str(given["card"]), CARD_IDS, "card")
    stacks = [card_numbers(stack, "base") for stack in (1, 2, 3, 4)]
    if s.merged:
        stacks = [stacks[0], stacks[1] + stacks[2], stacks[3]]
    stacks.append(card_numbers(5, "new_regent") if s.regent else [HIS_MAJESTY])
    if "offer" in given:
        s.offer = [index(words[0], CARD_IDS, "card") for words in parts(given["offer"])]
    else:
        s.offer = [stack[0] for stack in stacks if s.card not in stack]
    open_cards = [*s.offer, s.card, HIS_MAJESTY]
    s.stacks = [[card for card in stack if card not in open_cards] for stack in stacks]
    if not s.regent:
        s.stacks.pop()
    if s.players == 2:
        s.region_deck = list(REGIONS)
        s.dummy_powers = [value for value in range(1, 14) if value != s.power[2]]


def set_step(s: ElGrandeState, given: dict[str, Any]) -> None:
    """The step, and whose turn it is."""
    s.placed, s.acted = bool(given.get("placed")), bool(given.get("acted"))
    step = str(given.get("step", "halves" if "card" in given else "choosing" if "offer" in given else "power"))
    s.phase = index(step, STEP_NAMES, "step")
    turn = colour(s, given["turn"]) if "turn" in given else (s.order[0] if s.order and s.phase != 1 else 0)
    if s.phase == phases.PLAYING_POWER:
        if "first" not in given:
            s.first = (turn - len([c for c in s.order if c < s.players])) % s.players
        s.turn = (turn - s.first) % s.players
        return
    if not s.order:
        s.order = [(turn + i) % s.players for i in range(s.players)]
        for i, c in enumerate(s.order):
            s.power[c] = s.total[c] = 13 - i
    else:
        s.order.sort(key=lambda c: -s.total[c])
    if turn not in s.order:
        raise BadSetup(f"{COLOURS[turn]} has no power card in this position; name it under powers")
    s.turn = s.order.index(turn)


def describe(s: ElGrandeState) -> str:
    """The open part of a state, in the notation that `parse` reads."""
    lines = [f"players: {s.players}"]
    flags = [name for name, field in FLAGS.items() if getattr(s, field) and (name != "merged_stacks" or s.players > 2)]
    if flags:
        lines.append("options: " + ", ".join(flags))
    lines += [
        f"king: {ACTIONS[s.king]}",
        f"round: {s.space}",
        f"first: {COLOURS[s.first]}",
        f"step: {STEP_NAMES[s.phase]}",
    ]
    for board in (*REGIONS, CASTILLO):
        pieces = [f"{s.count(board, c)} {COLOURS[c]}" for c in range(s.colours) if s.count(board, c)]
        pieces += [f"{COLOURS[c]} grande" for c in range(s.players) if s.grande[c] == board]
        pieces += [ACTIONS[TILE_8 + t] for t in range(len(s.tiles)) if s.tiles[t] == board]
        if pieces:
            lines.append(f"{ACTIONS[board]}: {', '.join(pieces)}")
    lines.append("court: " + ", ".join(f"{s.court(c)} {COLOURS[c]}" for c in range(s.players)))
    lines.append("score: " + ", ".join(f"{s.score[c]} {COLOURS[c]}" for c in range(s.players)))
    lines += card_lines(s)
    return "\n".join(lines) + "\n"


def card_lines(s: ElGrandeState) -> list[str]:
    lines = []
    if s.order:
        lines.append("powers: " + ", ".join(f"{s.power[c]} {COLOURS[c]}" for c in s.order))
        if s.phase not in (phases.PLAYING_POWER, phases.SCORING, phases.OVER):
            lines.append(f"turn: {COLOURS[s.order[s.turn]]}")
    played = [f"{MODIFIER_IDS[s.modifier[c]]} {COLOURS[c]}" for c in range(s.players) if s.modifier[c] >= 0]
    if played:
        lines.append("played: " + ", ".join(played))
    hands = [(c, [str(v) for v in range(1, 14) if s.hand[c] >> v & 1]) for c in range(s.players)]
    lines.append("hand: " + ", ".join(f"{COLOURS[c]} {' '.join(values)}" for c, values in hands))
    if s.offer:
        lines.append("offer: " + ", ".join(CARD_IDS[card] for card in s.offer))
    if s.card >= 0:
        lines.append(f"card: {CARD_IDS[s.card]}")
    holders = [(s.veto_holder[i], s.veto_rounds[i]) for i in (0, 1) if s.veto_holder[i] != NOWHERE]
    if holders:
        lines.append("vetoes: " + ", ".join(f"{COLOURS[c]} {rounds}" for c, rounds in holders))
    return lines


def copies_of(card_type: str) -> list[str]:
    """The ids of the cards with this face: `levy` has four."""
    return [id for id, kind in zip(CARD_IDS, TYPE_OF_CARD, strict=True) if kind.id == card_type]
