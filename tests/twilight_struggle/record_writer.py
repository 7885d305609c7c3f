"""Games of our own written as records, in the format that `tablero import` reads: for the small records beside the
tests, and to import games with rare events that no record we know of shows.

    heard = Listener()
    match = new_match(game, 2, options, seed, witness=heard.hear)
    ... play ...
    text = heard.text(match)
"""

from __future__ import annotations

from tablero.games.twilight_struggle.board import (
    CARD,
    CARD_LIST,
    COUP,
    DATA,
    INTERVENE,
    OPS,
    PLACE,
    REALIGN,
    REGION_ACTION,
    REGION_IDS,
    SIDE,
    SPACE,
)
from tablero.games.twilight_struggle.operations import ops_value

SIDE_NAMES = ("USSR", "US")
TITLES = {PLACE: "Place Influence", COUP: "Coup", REALIGN: "Realignment", SPACE: "Space Race"}
IRAN_CONTRA = 93
GRANTED = {20: 4, 26: 1, 62: 1}  # Operations that events give, if other than printed
TWICE = (16, 53)


def card_name(action: int) -> str:
    return CARD_LIST[action - CARD - 1].log


def place_name(place: int) -> str:
    return str(DATA[place]["log"])


def bonus(value: int) -> str:
    return f" ({value:+d})" if value else ""


class Block:
    def __init__(self, head: str, side: int, bare: bool = False) -> None:
        self.head = head
        self.bare = bare  # a header that is all
        self.side = side
        self.cards: list[int] = []
        self.lines: list[str] = []
        self.operation = (0, -1)  # the use and side whose lines are being written
        self.ops = 0  # printed on the card that is played
        self.event = 0
        self.event_ops = 0  # that it grants
        self.given_up: list[str] = []

    def say(self, line: str) -> None:
        self.lines.append(line)

    def blank(self) -> None:
        if self.lines and self.lines[-1]:
            self.lines.append("")

    def text(self) -> str:
        if self.bare:
            return self.head
        cards = " & ".join(card_name(card) for card in self.cards) or ":"
        head = f"{self.head}: {cards}" if cards == ":" else f"{self.head}: {cards}:"
        inline = f" {self.lines[0]}" if self.lines and self.lines[0] else ""
        return "\n".join([head + inline, *self.lines[1:]]).rstrip("\n")


class Listener:
    """Hears the journal of a game and writes it down as a record."""

    def __init__(self, score_checks: bool = False) -> None:
        self.setup: list[str] = []
        self.blocks: list[Block] = []
        self.endings: list[str] = []
        self.score_checks = score_checks  # print the military operations check, as some records do

    @property
    def block(self) -> Block:
        return self.blocks[-1]

    def open(self, head: str, side: int) -> None:
        self.blocks.append(Block(head, side))

    def hear(self, s, entry) -> None:
        kind, v = entry.kind, entry.values
        self.state = s
        if self.blocks and self.block.given_up and kind not in ("crisis-ends", "coup"):
            self.block.lines += self.block.given_up
            self.block.given_up = []
        if kind in ("gains", "loses"):
            self.influence(entry)
        elif kind == "turn":
            self.open(f"Turn {v['turn']}, Headline Phase", -1)
        elif kind == "headline":
            if not self.blocks:
                self.open("Turn 1, Headline Phase", -1)
            self.block.cards.append(v["card"])
            self.block.say(f"{SIDE_NAMES[v['who']]} Headlines {card_name(v['card'])}")
        elif kind == "round":
            self.open(f"Turn {s.turn}, {SIDE_NAMES[v['who']]} AR{v['round']}", v["who"])
        elif kind == "realignment":
            self.realignment(v, s.is_lasting(IRAN_CONTRA))
        else:
            method = getattr(self, kind.replace("-", "_"), None)
            if method is not None:
                method(v, entry.rule)

    def text(self, match) -> str:
        handicap = match.options["handicap"]
        lines = ["SETUP: : Anna will play as USSR.", "Bela will play as USA."]
        if handicap != "none":
            side, count = handicap.split("_")
            lines.append(f"Handicap influence: {side.upper()} +{count}")
        lines.append("Scenario: Standard")
        if match.options["optional_cards"]:
            lines.append("Optional Cards Added")
        blocks = [*[block.text() for block in self.blocks], *self.endings]
        return "\n".join([*lines, *self.setup]) + "\n\n" + "\n\n".join(blocks) + "\n"

    # -- lines ---------------------------------------------------------------------------------------------------

    def influence(self, entry) -> None:
        v = entry.values
        sign = "+" if entry.kind == "gains" else "-"
        line = f"{SIDE_NAMES[v['who']]} {sign}{v['count']} in {place_name(v['place'])} [{v['us']}][{v['ussr']}]"
        if entry.rule.startswith("TS-2."):
            self.setup.append(line)
            return
        if entry.rule == "TS-card-40":  # given up on the way to a coup: told after its title
            self.block.given_up.append(line)
            return
        if entry.rule == "TS-6.1.1":
            self.operate(PLACE, v["who"])
        elif entry.rule == "TS-7.12":
            self.block.blank()
        self.block.say(line)

    def operate(self, use: int, who: int, again: bool = False) -> None:
        """The title of an Operation, with a blank line if it is not part of an event."""
        block = self.block
        if block.operation == (use, who) and not again:
            return
        ops = block.event_ops
        if not block.event or (who == block.side and SIDE[block.event] == 1 - who):
            ops = block.ops
            if block.event:
                block.blank()
        if use in (COUP, SPACE):  # placements and realignments tell the printed Ops
            ops = ops_value(self.state, who, ops)
        block.operation = (use, who)
        block.say(f"{TITLES[use]} ({ops} Ops):")

    def plays(self, v, rule) -> None:
        block = self.block
        if not block.cards:
            block.cards.append(v["card"])
        else:  # taken with Grain Sales
            for _ in range(2):
                block.say(f"{SIDE_NAMES[v['who']]} plays {card_name(v['card'])}")
            block.event, block.side = 0, v["who"]
            if v["use"] == INTERVENE:
                block.say(f"{SIDE_NAMES[v['who']]} plays UN Intervention")
        block.ops = OPS[v["card"] - CARD]

    def partner(self, v, rule) -> None:
        self.block.say(f"{SIDE_NAMES[v['who']]} plays {card_name(v['card'])}")
        self.block.ops = self.block.event_ops = OPS[v["card"] - CARD]

    def event(self, v, rule) -> None:
        block = self.block
        block.event = v["card"] - CARD
        block.event_ops = GRANTED.get(block.event, OPS[block.event])
        block.operation = (0, -1)
        if v["card"] in block.cards:
            block.blank()
        for _ in range(2 if block.event in TWICE else 1):
            block.say(f"Event: {card_name(v['card'])}")

    def coup(self, v, rule) -> None:
        self.operate(COUP, v["who"], again=True)
        self.block.lines += self.block.given_up
        self.block.given_up = []
        word = "SUCCESS" if v["result"] > 0 else "FAILURE"
        modifier = f"{bonus(v['modifier'])} " if v["modifier"] else ""
        self.block.say(f"Target: {place_name(v['place'])}")
        self.block.say(
            f"{word}: {v['roll']} [ + {v['ops']}{modifier} - 2x{v['stability']} = {v['result']} ]",
        )

    def realignment(self, v, hidden: bool) -> None:
        self.operate(REALIGN, v["who"])
        self.block.say(f"Target: {place_name(v['place'])}")
        for side, name in enumerate(("ussr", "us")):
            more = v[f"{name}_bonus"] + (1 if hidden and name == "us" else 0)
            total = f"{bonus(more)} = {v[name] + more}" if more else ""
            self.block.say(f"{SIDE_NAMES[side]} rolls {v[name]}{total}")

    def war(self, v, rule) -> None:
        self.block.say(f"War in {place_name(v['place'])}")
        modifier = f"{bonus(v['modifier'])} " if v["modifier"] else ""
        word, sign = ("VICTORY", ">=") if v["success"] else ("DEFEAT", "<")
        self.block.say(f"{word}: {v['roll']}{modifier} {sign} {v['needed']}")

    def space_roll(self, v, rule) -> None:
        self.operate(SPACE, v["who"])
        word = "Success!" if v["success"] else "Failed!"
        self.block.say(f"Die roll: {v['roll']} -- {word} (Needed {v['needed']} or less)")

    def space_box(self, v, rule) -> None:
        self.block.say(f"{SIDE_NAMES[v['who']]} advances to {v['box']} in the Space Race.")

    def milops(self, v, rule) -> None:
        self.block.say(f"{SIDE_NAMES[v['who']]} Military Ops to {v['count']}")

    def defcon_degrades(self, v, rule) -> None:
        self.block.say(f"DEFCON degrades to {v['level']}")

    def defcon_improves(self, v, rule) -> None:
        self.block.say(f"DEFCON improves to {v['level']}")

    def points(self, v, rule) -> None:
        self.award(v, rule, f"{SIDE_NAMES[v['leads']]} {v['score']}")

    def points_even(self, v, rule) -> None:
        self.award(v, rule, "even")

    def no_points(self, v, rule) -> None:
        if rule not in ("TS-8.4", "TS-10.5"):
            vp = self.state.vp
            self.block.say(f"No VP awarded. Score is {f'{SIDE_NAMES[vp > 0]} {abs(vp)}' if vp else 'even'}.")

    def award(self, v, rule, score: str) -> None:
        line = f"{SIDE_NAMES[v['who']]} gains {v['count']} VP. Score is {score}."
        if rule == "TS-10.5":
            self.endings.append(f": : {line}")
        elif rule != "TS-8.4":
            self.block.say(line)
        elif self.score_checks:  # with a wrong turn, as those records have it
            self.blocks.append(Block(f"Turn 9, Cleanup: {line}", -1, bare=True))

    def discards(self, v, rule) -> None:
        if not self.block.cards and rule == "TS-7.8.2":
            self.block.cards.append(v["card"])
        if rule == "TS-6.4.2":
            self.block.blank()
        self.block.say(f"{SIDE_NAMES[v['who']]} discards {card_name(v['card'])}")

    def takes(self, v, rule) -> None:
        self.block.event_ops = OPS[v["card"] - CARD]
        self.block.say(f"{SIDE_NAMES[v['whom']]} reveals {card_name(v['card'])}")

    def draws_from(self, v, rule) -> None:
        line = f"{SIDE_NAMES[v['whom']]} reveals {card_name(v['card'])}"
        self.block.say(line)
        self.block.say(f"{line} from hand")

    def gives_back(self, v, rule) -> None:
        self.block.say(f"US returns {card_name(v['card'])} to USSR")

    def recovers(self, v, rule) -> None:
        self.block.say(f"{SIDE_NAMES[v['who']]} reveals {card_name(v['card'])}")

    def shows(self, v, rule) -> None:
        self.block.say(f"{SIDE_NAMES[v['who']]} reveals {card_name(v['card'])}")

    def shows_cards(self, v, rule) -> None:
        if not v["count"]:
            self.block.say(f"{SIDE_NAMES[v['who']]} has no cards to reveal")

    def closes(self, v, rule) -> None:
        region = REGION_IDS[v["region"] - REGION_ACTION].replace("_", " ").title()
        self.block.say(f"US chooses {region}")

    def boycott(self, v, rule) -> None:
        self.block.say(f"{SIDE_NAMES[v['who']]} chooses to boycott the Olympics")

    def contest(self, v, rule) -> None:
        line = f"{SIDE_NAMES[1 - v['who']]} chooses to participate in the Olympics"
        if rule == "TS-card-20" and self.block.lines[-1] != line:  # a tie is rolled again
            self.block.say(line)

    def trap_roll(self, v, rule) -> None:
        sign, word = ("<=", "Escaped") if v["success"] else (">", "Remains in Effect")
        self.block.say(f"Trap Roll: {v['roll']} {sign} {v['needed']} -- Trap {word}")

    def reshuffle(self, v, rule) -> None:
        self.block.say("*RESHUFFLE*")

    def lasting(self, v, rule) -> None:
        self.block.say(f"{card_name(v['card'])} is now in play.")
