"""What a record tells about the cards: when a card was drawn at the latest, by whom, and when it left the hand.

Hands and draws are never printed. But how many cards were drawn, and when, follows from the record: so the ledger keeps
a `CardDraw` for every card that was drawn, without knowing which, and a `Stay` for every card in a draw pile, with what
became known of it later. fitting.py finds a draw for each stay. On the way the ledger notes all chance in the order in
which the engine needs it (`Chance`): dice as printed, random cards, shuffles.
"""

from __future__ import annotations

from typing import Final

from ..board import CARD_LIST, EARLY, IS_STARRED, LATE, LATE_WAR_TURN, MID, MID_WAR_TURN, OPS, SIDE, US, USSR, deck_of
from ..cards import (
    ALDRICH_AMES,
    ASIA_SCORING,
    ASK_NOT,
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    CAMBRIDGE_FIVE,
    CHINA,
    CIA_CREATED,
    CONTAINMENT,
    DEFECTORS,
    FIVE_YEAR_PLAN,
    GRAIN_SALES,
    LONE_GUNMAN,
    MIDDLE_EAST_SCORING,
    MISSILE_ENVY,
    QUAGMIRE,
    RED_SCARE,
    SALT,
    SHUTTLE_DIPLOMACY,
    STAR_WARS,
    SUMMIT,
    TEHRAN,
    TERRORISM,
)
from ..events.mid_59_81 import TEHRAN_CARDS
from ..plays import TRAP_OPS
from ..turns import first_headline, hand_size
from .evidence import CONTEST, GIVEN, REALIGNMENT, SHUFFLE, CardDraw, Chance, Sight, Stay
from .parsing import HEADLINES, ROUND, Part, Record, RecordBlock, RecordLine

SIDE_WORDS: Final = ("USSR", "US")
SHOWN_HANDS: Final = (CIA_CREATED, LONE_GUNMAN, ALDRICH_AMES)
SHUTTLE_REGIONS: Final = (ASIA_SCORING, MIDDLE_EAST_SCORING)  # the scoring cards that Shuttle Diplomacy waits for


class Contradiction(Exception):
    """A card is where it cannot be: `block` and all after it do not fit what the record told before."""

    def __init__(self, line: int, message: str, block: RecordBlock) -> None:
        super().__init__(f"line {line}: {message}; the record is read up to here")
        self.line = line
        self.block = block


class Ledger:
    """Walks through a record and keeps the cards."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.block = record.blocks[0]
        self.now = 0
        self.turn = 0
        self.cycle = 0
        self.pile = 0  # how many cards it holds
        self.sizes = [0, 0]  # of the hands
        self.hidden: dict[int, Stay] = {}  # cards in the pile or in a hand
        self.open: list[list[int]] = [[], []]  # cards that came to a hand openly
        self.discards: list[int] = []
        self.playing: list[int] = []
        self.occurred: list[int] = []
        self.actor = USSR
        self.trapped = [False, False]
        self.scared = [0, 0]
        self.boosted = [0, 0]
        self.shuttle = False
        self.headline_owner: dict[int, int] = {}
        self.draws: list[CardDraw] = []
        self.stays: list[Stay] = []
        self.sights: list[Sight] = []
        self.chances: list[Chance] = []
        self.begin_turn(1)
        for block in record.blocks:
            self.block = block
            self.read(block)

    def tick(self) -> int:
        self.now += 1
        return self.now

    # -- the draw pile -------------------------------------------------------------------------------------------

    def begin_turn(self, turn: int) -> None:
        """New cards and the deal (TS-3.2)."""
        self.turn = turn
        self.scared, self.boosted = [0, 0], [0, 0]
        if turn in (1, MID_WAR_TURN, LATE_WAR_TURN):
            war = {1: EARLY, MID_WAR_TURN: MID, LATE_WAR_TURN: LATE}[turn]
            self.tick()
            self.add_to_pile(deck_of(war, self.record.optional_cards))
            self.shuffle()
        size = hand_size(turn)
        while min(self.sizes) < size:
            drawn = [self.draw(side) for side in (USSR, US) if self.sizes[side] < size]
            if not any(drawn):
                return

    def add_to_pile(self, cards: list[int]) -> None:
        for card in cards:
            self.hidden[card] = Stay(card, self.cycle, self.now)
            self.stays.append(self.hidden[card])
        self.pile += len(cards)

    def shuffle(self, under: bool = False, size: int = 0) -> None:
        chance = Chance(SHUFFLE, [])
        chance.time, chance.cycle, chance.size, chance.under = self.now, self.cycle, size or self.pile, under
        self.chances.append(chance)

    def draw(self, side: int) -> bool:
        self.tick()
        if not self.pile:
            if not self.discards:
                return False
            self.cycle += 1
            self.take_discards()
            self.shuffle()
            self.tick()
        self.draws.append(CardDraw(side, self.now, self.turn, self.cycle))
        self.pile -= 1
        self.sizes[side] += 1
        return True

    def take_discards(self) -> int:
        count = len(self.discards)
        self.add_to_pile(self.discards)
        self.discards = []
        return count

    # -- hands ---------------------------------------------------------------------------------------------------

    def see(self, side: int, card: int, line: int) -> None:
        """The card is in the hand of `side` now."""
        if card in self.open[side] or card == CHINA:
            return
        stay = self.hidden.get(card)
        if stay is None or stay.side == 1 - side:
            raise self.wrong(line, f"{SIDE_WORDS[side]} cannot have {{}} in hand", card)
        if stay.side < 0:
            stay.side, stay.by, stay.turn, stay.line = side, self.now, self.turn, line

    def leave(self, side: int, card: int, line: int) -> None:
        """The card leaves the hand of `side`."""
        self.tick()
        self.see(side, card, line)
        if card in self.open[side]:
            self.open[side].remove(card)
        else:
            self.hidden.pop(card).left = self.now
        self.sizes[side] -= 1

    def show(self, side: int, card: int) -> None:
        """The card comes to the hand openly."""
        self.open[side].append(card)
        self.sizes[side] += 1

    def wrong(self, line: int, what: str, card: int) -> Contradiction:
        said = what.format(CARD_LIST[card - 1].log)
        where = self.whereabouts(card)
        return Contradiction(line, f"{said}: as the record tells it, that card is {where}", self.block)

    def whereabouts(self, card: int) -> str:
        if card in self.discards:
            return "in the discard pile"
        if card in self.playing:
            return "being played"
        if card in self.hidden or card in self.open[USSR] or card in self.open[US]:
            return "in the other hand"
        return "not in the draw pile or a hand"

    # -- blocks --------------------------------------------------------------------------------------------------

    def read(self, block: RecordBlock) -> None:
        if block.kind in (HEADLINES, ROUND) and block.turn > self.turn:
            self.begin_turn(block.turn)
        self.actor = block.side if block.kind == ROUND else self.actor
        self.occurred = []
        self.headline_owner = {}
        if block.kind == ROUND:
            self.open_round(block)
        for part in block.parts:
            if part.card:
                self.begin_event(part)
            for line in part.lines:
                self.read_line(line, part)
            self.end_part(part, block is self.record.blocks[-1] and part is block.parts[-1])
        for card in self.playing:
            self.dispose(card)
        self.playing = []

    def open_round(self, block: RecordBlock) -> None:
        """The card of the header leaves the hand, unless a line says that it was discarded to a trap."""
        if not block.cards:
            if self.trapped[block.side] and block is not self.record.blocks[-1]:
                most = TRAP_OPS - 1 + self.scared[block.side] - self.boosted[block.side]
                self.sights.append(Sight(block.side, self.tick(), most))
            return
        card = block.cards[0]
        first = block.lines[0] if block.lines else None
        if card != CHINA and not (first is not None and first.kind == "discards" and first["card"] == card):
            self.leave(block.side, card, block.number)
            self.playing.append(card)

    def dispose(self, card: int) -> None:
        """After its play (TS-5.6)."""
        if not (IS_STARRED[card] and card in self.occurred):
            self.discards.append(card)

    def begin_event(self, part: Part) -> None:
        card = part.card
        self.tick()
        self.occurred.append(card)
        if card in self.headline_owner:
            self.actor = self.headline_owner[card]
            other = [c for c in self.headline_owner if c != card and c in self.playing]
            if other and first_headline(self.card_of(USSR), self.card_of(US)) != self.actor:
                self.playing.remove(other[0])  # the first headline is over (TS-4.7)
                self.dispose(other[0])
        elif card in self.discards:  # Star Wars
            self.discards.remove(card)
            self.playing.append(card)
        if card in (RED_SCARE, CONTAINMENT, BREZHNEV_DOCTRINE, QUAGMIRE, BEAR_TRAP):
            self.begin_lasting(card)
        elif card in SHUTTLE_REGIONS and self.shuttle:
            self.shuttle = False
            self.discards.append(SHUTTLE_DIPLOMACY)
        elif card == SHUTTLE_DIPLOMACY and card in self.playing:
            self.shuttle = True
            self.playing.remove(card)
        elif card == STAR_WARS:
            self.actor = US
        elif card == SUMMIT:
            self.contest(part)
        elif card == TEHRAN:
            if self.pile < TEHRAN_CARDS and self.discards:
                self.shuffle(under=True, size=self.take_discards())

    def card_of(self, side: int) -> int:
        return next((card for card, owner in self.headline_owner.items() if owner == side), 0)

    def begin_lasting(self, card: int) -> None:
        """Effects that decide which cards a trap lets pass (TS-7.8)."""
        if card == RED_SCARE:
            self.scared[1 - self.actor] = 1
        elif card in (CONTAINMENT, BREZHNEV_DOCTRINE):
            self.boosted[SIDE[card]] = 1
        else:
            self.trapped[1 - SIDE[card]] = True

    def end_part(self, part: Part, is_last: bool) -> None:
        """What follows the lines of an event; the last part of a record may have broken off."""
        if part.card == ASK_NOT:
            for _ in part.of("discards"):
                self.draw(US)
        elif part.card == TEHRAN:
            self.tick()
            self.shuffle()
        elif part.card == MISSILE_ENVY and MISSILE_ENVY in self.playing:  # nothing was there to be taken
            self.pass_envy(1 - self.actor)
        elif (part.card in SHOWN_HANDS or part.card == CAMBRIDGE_FIVE) and not is_last:
            shown = [line["card"] for line in part.of("reveals")]
            side = USSR if SIDE[part.card] == US else US
            self.sights.append(Sight(side, self.now, cards=shown, scoring_only=part.card == CAMBRIDGE_FIVE))
            self.tick()

    # -- lines ---------------------------------------------------------------------------------------------------

    def read_line(self, line: RecordLine, part: Part) -> None:
        if line.kind == "headlines":
            self.leave(line["side"], line["card"], line.number)
            self.playing.append(line["card"])
            self.headline_owner[line["card"]] = line["side"]
        elif line.kind == "discards":
            self.read_discard(line, part)
        elif line.kind == "reveals":
            self.read_reveal(line, part)
        elif line.kind == "plays":
            self.read_play(line, part)
        elif line.kind == "olympics" and line["joins"]:
            self.given([6, 1] if self.winner(part) != line["side"] else [1, 6], line)
        elif line.kind in ("coup", "battle", "space-roll", "trap-roll"):
            self.given([line["roll"]], line)
            if line.kind == "trap-roll" and line["roll"] <= line["needed"]:
                self.trapped[self.actor] = False
        elif line.kind == "rolls":
            self.read_rolls(line, part)

    def given(self, numbers: list[int], line: RecordLine) -> None:
        self.chances.append(Chance(GIVEN, numbers, line.number))

    def winner(self, part: Part) -> int:
        points = part.of("points")
        return points[0]["side"] if points else -1

    def contest(self, part: Part) -> None:
        chance = Chance(CONTEST, [], part.lines[0].number if part.lines else 0, self.actor)
        chance.winner = self.winner(part)
        self.chances.append(chance)

    def read_rolls(self, line: RecordLine, part: Part) -> None:
        """Two lines make a realignment roll; who acts is known for certain when the engine asks."""
        rolls = part.of("rolls")
        i = rolls.index(line)
        if i % 2 == 1:
            dice = [0, 0]
            for roll in rolls[i - 1 : i + 1]:
                dice[roll["side"]] = roll["roll"]
            self.chances.append(Chance(REALIGNMENT, dice, rolls[i - 1].number, self.actor))

    def read_discard(self, line: RecordLine, part: Part) -> None:
        side, card = line["side"], line["card"]
        if part.card == TEHRAN:
            stay = self.hidden.get(card)
            if stay is None or stay.side >= 0:
                raise self.wrong(line.number, "{} cannot lie in the draw pile", card)
            self.hidden.pop(card).buried = self.now
            self.pile -= 1
            self.discards.append(card)
            return
        if part.card in (FIVE_YEAR_PLAN, TERRORISM):
            self.given([card], line)
        self.leave(side, card, line.number)
        if part.card == FIVE_YEAR_PLAN and SIDE[card] == US:  # its event may follow
            self.playing.append(card)
            if card == DEFECTORS:
                self.occurred.append(card)
        else:
            self.discards.append(card)

    def read_reveal(self, line: RecordLine, part: Part) -> None:
        side, card, event = line["side"], line["card"], part.card
        if event == SALT:
            if card not in self.discards:
                raise self.wrong(line.number, "{} cannot be taken from the discard pile", card)
            self.discards.remove(card)
            self.show(side, card)
        elif event == MISSILE_ENVY:
            self.leave(side, card, line.number)
            self.sights.append(Sight(side, self.now, self.most_beside(side, OPS[card])))
            self.playing.append(card)
            self.actor = 1 - side
            self.pass_envy(side)
        else:
            self.see(side, card, line.number)
            if event == GRAIN_SALES:
                self.given([card], line)
                self.tick()

    def pass_envy(self, side: int) -> None:
        """Missile Envy itself goes to the side it was used against."""
        if MISSILE_ENVY in self.playing:
            self.playing.remove(MISSILE_ENVY)
            self.show(side, MISSILE_ENVY)

    def most_beside(self, side: int, ops: int) -> int:
        """The most printed Ops that another card of the hand can have if one of `ops` is the best (TS-5.4)."""
        return max([n for n in range(5) if self.value(side, n) <= self.value(side, ops)])

    def value(self, side: int, ops: int) -> int:
        return min(4, max(1, ops + self.boosted[side] - self.scared[side])) if ops else 0

    def read_play(self, line: RecordLine, part: Part) -> None:
        """A card comes into play through UN Intervention or Grain Sales."""
        card = line["card"]
        if card in self.playing:
            return  # said twice
        taken = part.card == GRAIN_SALES and card in [shown["card"] for shown in part.of("reveals")]
        self.leave(USSR if taken else line["side"], card, line.number)
        self.playing.append(card)
        self.actor = line["side"]
