"""The text of a game record: setup, then blocks (a headline phase, an action round), each a header and its lines.

A line is recognised by one of the patterns below and becomes a `RecordLine`: its kind and the numbers in it, with
sides, cards and countries as the engine numbers them. Lines of a block fall into parts: an event, an Operation, or
neither. A line that cannot be read is set aside with its reason (`Record.odd`), and the rest is read without it; a
header that cannot be read ends the reading, since nothing after it has its place. Not here: what the lines mean for
the cards (planning.py) and for the decisions (answers.py).
"""

from __future__ import annotations

import re
from typing import Final

from tablero.core.errors import BadSave

from ..board import CARD_LIST, COUP, DATA, NOBODY, PLACE, REALIGN, REGION_IDS, SPACE, US, USSR

SIDE_NAMES: Final[dict[str, int]] = {"USSR": USSR, "US": US}
CARD_NAMES: Final[dict[str, int]] = {card.log: card.number for card in CARD_LIST}
PLACE_NAMES: Final[dict[str, int]] = {data["log"]: n for n, data in enumerate(DATA) if "log" in data}
REGION_NAMES: Final[dict[str, int]] = {id.replace("_", " ").title(): n for n, id in enumerate(REGION_IDS)}
OPERATION_NAMES: Final[dict[str, int]] = {
    "Place Influence": PLACE,
    "Coup": COUP,
    "Realignment": REALIGN,
    "Space Race": SPACE,
}

# the groups whose text is a name, and what the names stand for
NAMED: Final[dict[str, dict[str, int]]] = {
    "side": SIDE_NAMES,
    "leads": SIDE_NAMES,
    "card": CARD_NAMES,
    "place": PLACE_NAMES,
    "region": REGION_NAMES,
    "use": OPERATION_NAMES,
    "joins": {"participate in": 1, "boycott": 0},
    "even": {"even": 1},
    "fortune": {"SUCCESS": 1, "FAILURE": 0, "VICTORY": 1, "DEFEAT": 0, "Success!": 1, "Failed!": 0},
}
AFTER: Final = r"( \((?P<modifier>[+-]\d+)\) *)?"
SCORE: Final = r"Score is ((?P<even>even)|(?P<leads>USSR|US) (?P<score>\d+))\."
PATTERNS: Final[tuple[tuple[str, re.Pattern[str]], ...]] = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("influence", r"(?P<side>USSR|US) (?P<count>[+-]\d+) in (?P<place>.+) \[(?P<us>\d+)\]\[(?P<ussr>\d+)\]"),
        ("defcon", r"DEFCON (degrades|improves) to (?P<level>\d)"),
        ("points", rf"(?P<side>USSR|US) gains (?P<count>\d+) VP\. {SCORE}"),
        ("no-points", rf"No VP awarded\.( {SCORE})?"),
        ("milops", r"(?P<side>USSR|US) Military Ops to (?P<count>\d)"),
        ("operation", rf"(?P<use>{'|'.join(OPERATION_NAMES)}) \((?P<ops>\d+) Ops\):"),
        ("target", r"Target: (?P<place>.+)"),
        (
            "coup",
            r"(?P<fortune>SUCCESS|FAILURE): (?P<roll>\d) \[ \+ (?P<ops>\d+)"
            rf"{AFTER} *- 2x(?P<stability>\d) = (?P<result>-?\d+) \]",
        ),
        ("rolls", rf"(?P<side>USSR|US) rolls (?P<roll>\d){AFTER}( = (?P<total>-?\d+))?"),
        ("war", r"War in (?P<place>.+)"),
        ("battle", rf"(?P<fortune>VICTORY|DEFEAT): (?P<roll>\d){AFTER} *(>=|<) (?P<needed>\d)"),
        ("space-roll", r"Die roll: (?P<roll>\d) -- (?P<fortune>Success!|Failed!) \(Needed (?P<needed>\d) or less\)"),
        ("space-box", r"(?P<side>USSR|US) advances to (?P<box>\d) in the Space Race\."),
        ("event", r"Event: (?P<card>.+)"),
        ("marker", r"(?P<card>.+) is (now|no longer) in play\."),
        ("headlines", r"(?P<side>USSR|US) Headlines (?P<card>.+)"),
        ("discards", r"(?P<side>USSR|US) discards (?P<card>.+)"),
        ("reveals-again", r"(?P<side>USSR|US) reveals (?P<card>.+) from hand"),
        ("reveals", r"(?P<side>USSR|US) reveals (?P<card>.+)"),
        ("plays", r"(?P<side>USSR|US) plays (?P<card>.+)"),
        ("returns", r"(?P<side>USSR|US) returns (?P<card>.+) to (USSR|US)"),
        ("nothing", r"(?P<side>USSR|US) has no cards to (reveal|discard)"),
        ("olympics", r"(?P<side>USSR|US) chooses to (?P<joins>participate in|boycott) the Olympics"),
        ("region", r"(?P<side>USSR|US) chooses (?P<region>.+)"),
        ("trap-roll", r"Trap Roll: (?P<roll>\d) (<=|>) (?P<needed>\d) -- Trap (Escaped|Remains in Effect)"),
        ("reshuffle", r"\*RESHUFFLE\*"),
        ("winner", r"(?P<side>USSR|US) wins by .+"),
    )
)
TURN: Final = re.compile(
    r"Turn (?P<turn>\d+), (?P<what>Headline Phase|Cleanup|(?P<side>USSR|US) AR(?P<round>\d))(?P<rest>.*)"
)
HANDICAP: Final = re.compile(r"Handicap influence: (?P<side>USSR|US) \+(?P<count>\d)")
NO_HANDICAP: Final = re.compile(r"Handicap influence: (None|(USSR|US) \+?0)")
HEADER_LIKE: Final = re.compile(r"Turn\b.*|.*\bAR\d\b.*|.*\bHeadline Phase\b.*")
NAMES_ONLY: Final = re.compile(r"(SETUP: )?(: )?.+ will play as US(A|SR)\.|Time per Player: .*")

HEADLINES: Final = "headlines"
ROUND: Final = "round"
CLEANUP: Final = "cleanup"
ENDING: Final = "ending"


class RecordLine:
    """One line: its number in the file, its kind, and the numbers in it."""

    __slots__ = ("after_blank", "kind", "number", "used", "values")

    def __init__(self, number: int, kind: str, values: dict[str, int], after_blank: bool) -> None:
        self.number = number
        self.kind = kind
        self.values = values
        self.after_blank = after_blank
        self.used = 0  # how much of it has been answered: points of influence, or 1

    def __getitem__(self, name: str) -> int:
        return self.values[name]

    def get(self, name: str, otherwise: int) -> int:
        return self.values.get(name, otherwise)


class Part:
    """An event, an Operation, or lines that belong to neither."""

    __slots__ = ("card", "lines", "number", "under", "use")

    def __init__(self, number: int, card: int = 0, use: int = 0, under: int = 0) -> None:
        self.number = number  # of the line it begins with
        self.card = card  # of an event
        self.use = use  # of an Operation
        self.under = under  # the event that an Operation follows without a blank line
        self.lines: list[RecordLine] = []

    def of(self, kind: str) -> list[RecordLine]:
        return [line for line in self.lines if line.kind == kind]


class RecordBlock:
    """A headline phase, an action round, the end of a turn or of the game."""

    __slots__ = ("cards", "kind", "lines", "number", "odd", "parts", "round", "side", "turn")

    def __init__(self, kind: str, number: int, turn: int, side: int, round: int, cards: list[int]) -> None:
        self.kind = kind
        self.number = number  # of its header's line
        self.turn = turn
        self.side = side
        self.round = round
        self.cards = cards
        self.odd: list[int] = []  # the lines that could not be read
        self.lines: list[RecordLine] = []
        self.parts: list[Part] = [Part(number)]

    def of(self, kind: str) -> list[RecordLine]:
        return [line for line in self.lines if line.kind == kind]

    def take(self, line: RecordLine) -> None:
        """Put a line into the part it belongs to."""
        self.lines.append(line)
        last = self.parts[-1]
        if line.kind == "event":
            if last.card != line["card"] or last.lines:  # some events are announced twice
                self.parts.append(Part(line.number, card=line["card"]))
            return
        if line.kind == "operation":
            self.parts.append(Part(line.number, use=line["use"], under=0 if line.after_blank else last.card))
        elif line.kind in ("influence", "discards") and line.after_blank:  # NORAD, the discard of box 6
            self.parts.append(Part(line.number))
        self.parts[-1].lines.append(line)


class Record:
    """A whole record."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.optional_cards = False
        self.handicap = "none"
        self.setup: list[RecordLine] = []
        self.blocks: list[RecordBlock] = []
        self.odd: dict[int, str] = {}  # lines that could not be read, and why

    @property
    def last_turn(self) -> int:
        return max([block.turn for block in self.blocks if block.kind in (HEADLINES, ROUND)], default=1)


class OddLine(Exception):
    """A line that cannot be read; the message says why."""


class OddHeader(OddLine):
    """A header that cannot be read: where its lines belong is not known."""


def parse(text: str, name: str) -> Record:
    """Read a record; lines that do not fit are set aside, each with its reason."""
    record = Record(name)
    after_blank = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            after_blank = True
            continue
        try:
            read_line(record, number, line, after_blank)
        except OddLine as odd:
            record.odd[number] = f"line {number}: {odd}: {line!r}"
            if isinstance(odd, OddHeader):
                record.odd[number] += "; the record is read up to here"
                break
            if record.blocks:
                record.blocks[-1].odd.append(number)
        after_blank = False
    check_turns(record)
    return record


def check_turns(record: Record) -> None:
    """A file without a single turn is no record, or one whose first header is odd."""
    if not any(block.kind in (HEADLINES, ROUND) for block in record.blocks):
        why = next(iter(record.odd.values()), "a game record has lines such as 'Turn 1, Headline Phase: CARD & CARD:'")
        raise BadSave(f"{record.name} holds no turn: {why}")


def read_line(record: Record, number: int, line: str, after_blank: bool) -> None:
    """One line: a header with perhaps a first line in it, or a line of the setup or of the running block."""
    if TURN.fullmatch(line) or (line.startswith(": :") and record.blocks):
        line = open_block(record, number, line)
        after_blank = False
    if line and not record.blocks:
        take_setup(record, number, line)
    elif line:
        record.blocks[-1].take(parse_line(number, line, after_blank))


def take_setup(record: Record, number: int, text: str) -> None:
    """The lines before the first turn."""
    handicap = HANDICAP.fullmatch(text)
    if handicap and handicap["count"] != "0":
        record.handicap = f"{handicap['side'].lower()}_{handicap['count']}"
    elif text == "Optional Cards Added":
        record.optional_cards = True
    elif text.startswith("Scenario: ") and text != "Scenario: Standard":
        raise BadSave(f"{record.name}, line {number}: only records of the standard scenario can be imported: {text!r}")
    elif not (NAMES_ONLY.fullmatch(text) or NO_HANDICAP.fullmatch(text) or text == "Scenario: Standard"):
        line = parse_line(number, text, False)
        if line.kind != "influence" or line["count"] < 0:
            raise OddLine("before the first turn only influence is placed")
        record.setup.append(line)


def open_block(record: Record, number: int, text: str) -> str:
    """Begin a block by its header; what is left of the line is the block's first line."""
    found = TURN.fullmatch(text)
    if found is None:
        record.blocks.append(RecordBlock(ENDING, number, record.blocks[-1].turn, NOBODY, 0, []))
        return text.removeprefix(": :").strip()
    turn, rest = int(found["turn"]), found["rest"].removeprefix(":").strip()
    if found["what"] == "Cleanup":  # the turn in such a header is not to be relied on
        record.blocks.append(
            RecordBlock(CLEANUP, number, record.blocks[-1].turn if record.blocks else turn, NOBODY, 0, [])
        )
        return rest
    if not 1 <= turn <= 10:
        raise OddHeader("turns go from 1 to 10")
    if found["side"]:
        cards, rest = cards_at_start(rest)
        side, round = SIDE_NAMES[found["side"]], int(found["round"])
        if not 1 <= round <= 8 or len(cards) > 1:
            raise OddHeader("an action round is AR1 to AR8, with one card")
        block = RecordBlock(ROUND, number, turn, side, round, cards)
    else:
        block = RecordBlock(HEADLINES, number, turn, NOBODY, 0, [])
    check_order(record, block)
    record.blocks.append(block)
    return rest if block.kind == ROUND else take_headlines(record, block, rest)


def take_headlines(record: Record, block: RecordBlock, text: str) -> str:
    """The cards in the header of a headline phase; its lines name them again, so the game does without."""
    try:
        block.cards, rest = cards_at_start(text)
    except OddHeader as odd:
        record.odd[block.number] = f"line {block.number}: {odd}: {text!r}"
        rest = text.rpartition(": ")[2].strip()
    return rest


def cards_at_start(text: str) -> tuple[list[int], str]:
    """The cards of a header, and what follows them."""
    if text.startswith(":") or not text:
        return [], text.removeprefix(":").strip()
    cards: list[int] = []
    while True:
        names = [name for name in CARD_NAMES if text.startswith((f"{name}:", f"{name} & "))]
        if not names:
            raise OddHeader("no card of the game is named here")
        name = max(names, key=len)
        cards.append(CARD_NAMES[name])
        text = text[len(name) :]
        if text.startswith(":"):
            return cards, text[1:].strip()
        text = text.removeprefix(" & ")


def parse_line(number: int, text: str, after_blank: bool) -> RecordLine:
    for kind, pattern in PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            values: dict[str, int] = {}
            for name, word in found.groupdict().items():
                if word is not None:
                    values[name] = value_of(name, word)
            return RecordLine(number, kind, values, after_blank)
    why = "this is no line of a game record"
    raise OddHeader(why) if HEADER_LIKE.fullmatch(text) else OddLine(why)


def value_of(name: str, word: str) -> int:
    if name not in NAMED:
        return int(word)
    if word not in NAMED[name]:
        raise OddLine(f"there is no {name} {word!r}")
    return NAMED[name][word]


def check_order(record: Record, block: RecordBlock) -> None:
    """Turns and rounds only go forward."""
    before = [other for other in record.blocks if other.kind in (HEADLINES, ROUND)][-1:]
    for last in before:
        if moment(block) <= moment(last):
            raise OddHeader(
                f"turn {block.turn}, round {block.round} comes after turn {last.turn}, round {last.round}; "
                "a record goes forward"
            )


def moment(block: RecordBlock) -> tuple[int, int, int]:
    return (block.turn, block.round, block.side if block.kind == ROUND else USSR)
