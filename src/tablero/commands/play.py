"""`tablero play GAME`: a game in the terminal, as plain text: the table, the prompt, the options, the journal.

Works over ssh and with a screen reader: nothing moves, nothing needs colour. Bots take the seats nobody asked for.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tablero.core.answers import option_keys, options_meant, spoken
from tablero.core.ask import Ask
from tablero.core.errors import BadSetup, NoUndo, TableroError, UnknownId
from tablero.core.game import View
from tablero.core.match import Match, new_match, published
from tablero.core.registry import find_game
from tablero.drawing.default import tables_of

from .common import (
    add_game,
    add_language,
    add_pack,
    add_position,
    add_setup,
    chosen_language,
    chosen_options,
    chosen_players,
    match_at,
    print_table,
    read_json,
    use_data_pack,
)

COMMANDS: Final = ("help", "board", "journal", "rule", "card", "hint", "why", "undo", "save", "quit")
TAKING: Final = ("rule", "card", "save")  # words after which something is named

if TYPE_CHECKING:
    from tablero.bots import Bot
    from tablero.bots.reasons import Moment


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    add_pack(parser)
    add_language(parser)
    parser.add_argument("--seats", default="", metavar="A,B,…", help="me or a bot for each seat (default: me,player,…)")
    parser.add_argument("--load", default="", metavar="FILE", help="go on with a saved game")
    add_position(parser)
    parser.add_argument("--record", default="", metavar="FILE", help="write the game's record there when it ends")


def run(args: argparse.Namespace) -> int:
    from tablero.core.record import load, record

    use_data_pack(args)
    game = find_game(args.game)
    if args.load:
        match = load(read_json(args.load))
        if match.game.id != game.id:
            raise BadSetup(f"{args.load} is a game of {match.game.id}, not of {game.id}")
        if match.warning:
            print(f"{args.load}: {match.warning}")
    elif args.position:
        match = match_at(args.position, game, args.seed or secrets.token_hex(8))
    else:
        players = chosen_players(game, args.players)
        seed = args.seed.encode() or secrets.token_bytes(16)
        match = new_match(game, players, chosen_options(game, players, args.set), seed)
    session = Session(match, seat_bots(match, args.seats), chosen_language(args, game))
    finished = session.play()
    if finished and args.record:
        Path(args.record).write_text(json.dumps(record(match), indent=1) + "\n", encoding="utf-8")
        print(session.texts.say("play-record", file=args.record))
    if args.json and finished:
        print(json.dumps(result_data(match)))
    return 0


def seat_bots(match: Match, spec: str) -> list[Bot | None]:
    """Who sits where: None is a person at the keyboard."""
    from tablero.bots import DEFAULT_LEVEL, make_bot

    seats = match.game.seats(match.state)
    words = [word.strip() for word in spec.split(",")] if spec else ["me", *[DEFAULT_LEVEL] * (seats - 1)]
    if len(words) != seats:
        raise BadSetup(f"--seats names {len(words)} seats; this game has {seats}: say me or a bot for each")
    return [None if word == "me" else make_bot(word, secrets.token_bytes(8)) for word in words]


def result_data(match: Match) -> dict[str, object]:
    """How the game ended, for programs."""
    game, state = match.game, match.state
    outcome = game.outcome(state)
    named = {"outcome": outcome.kind} if outcome else {}
    return {"points": game.points(state), "winners": game.winners(state), **named}


class Session:
    """One sitting: asks people, lets bots think, tells what happened."""

    def __init__(self, match: Match, bots: list[Bot | None], language: str) -> None:
        from tablero.core.rulebook import rulebook_for
        from tablero.texts import texts_for

        self.match = match
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.texts = texts_for(match.game, language, seating=match.game.seating(match.state))
        self.book = rulebook_for(match.game, language)
        self.letters = self.texts.say("play-letters")
        # What can be typed, in the words of the language and in English.
        self.words = {spoken(self.texts.say(f"play-word-{word}")): word for word in COMMANDS}
        self.words |= {word: word for word in COMMANDS if word not in self.words}
        self.told = [0] * len(bots)
        self.saw_board = -1
        self.looking = self.people[0] if self.people else -1
        self.moments: list[Moment] = []  # when bots began to decide, since a person last did
        self.decided = False  # ... which is since then

    def play(self) -> bool:
        """To the end, or until somebody leaves; whether it came to the end."""
        print(self.texts.title())
        print(self.texts.say("play-commitment", commitment=published(self.match)))
        print(self.texts.say("play-hint") + "\n")
        while self.match.ask is not None:
            for ask in self.match.open_asks():
                bot = self.bots[ask.seat]
                if bot is not None:
                    self.let_bot_choose(bot, ask)
                elif not self.ask_person(ask):
                    return False
                break
        self.tell(self.looking)
        points = self.match.game.points(self.match.state)
        print_table(
            [self.texts.say("plain-player"), self.texts.say("plain-points")],
            [[self.texts.seat(seat), self.texts.number(points[seat])] for seat in range(len(points))],
        )
        state = self.match.state
        print(self.texts.result(self.match.game.winners(state), self.match.game.ending(state)))
        self.tell_story()
        print(self.texts.say("play-seed", seed=self.match.seed.hex()))
        return True

    def tell_story(self) -> None:
        """Where the points came from, and the turns that changed most."""
        from tablero.core.story import story_of

        story = story_of(self.match)
        if story is None:
            return
        for sheet in story.sheets():
            print("\n" + self.texts.say(f"sheet-{sheet.kind}"))
            number = self.texts.number
            rows = [[self.texts.remark(label), *map(number, cells)] for label, cells in zip(sheet.labels, sheet.cells)]
            total = [[self.texts.say("story-total"), *map(number, sheet.total())]] if sheet.adds_up else []
            print_table(["", *[self.texts.remark(column) for column in sheet.columns]], [*rows, *total])
        print("\n" + self.texts.say("story-turning-points", hero=self.texts.seat(story.hero)))
        for point in story.turning_points():
            lines = " ".join([self.texts.entry(line) for line in point.lines])
            print(f"  {point.end}: {lines} ({100 * point.before:.0f} → {100 * point.after:.0f})")

    def let_bot_choose(self, bot: Bot, ask: Ask) -> None:
        from tablero.bots import Knowledge
        from tablero.bots.reasons import Moment

        if self.decided:
            self.moments, self.decided = [], False
        if not self.moments or self.moments[-1].seat != ask.seat:
            self.moments.append(Moment(ask.seat, self.match.copy()))
        self.match.answer(bot.choose(Knowledge(self.match, ask.seat)), ask.seat)

    # -- one person ------------------------------------------------------------------------------------------------

    def ask_person(self, ask: Ask) -> bool:
        """Ask until there is an answer; False if the person leaves."""
        if len(self.people) > 1 and self.looking != ask.seat:
            print("\n" + self.texts.say("play-pass-the-keyboard", who=self.texts.seat(ask.seat)))
            if not sys.stdin.readline():
                return False
            self.looking = ask.seat
        self.tell(ask.seat)
        self.show_question(ask)
        while True:
            line = self.read()
            if line is None or self.words.get(spoken(line)) == "quit":
                print(self.texts.say("play-left"))
                return False
            try:
                if self.obey(line, ask):
                    return True
            except NoUndo:
                print(self.texts.say("play-no-undo"))
            except TableroError as error:
                print(error)

    def read(self) -> str | None:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        return line.strip() if line else None

    def obey(self, line: str, ask: Ask) -> bool:
        """Do what a line says; True once the question is answered or taken back."""
        typed, _, rest = line.partition(" ")
        word, rest = self.words.get(spoken(typed), typed), rest.strip()
        if word in ("help", "?"):
            self.tell_words()
        elif word == "why" and not rest:
            self.tell_motives(ask.seat)
        elif word == "hint":
            self.give_hint(ask, rest)
        elif word == "board":
            self.show_board(ask.seat)
        elif word == "journal":
            self.told[ask.seat] = 0
            self.tell(ask.seat)
        elif word == "rule" and rest:
            self.tell_rule(rest)
        elif word == "card" and rest:
            self.tell_card(rest)
        elif word == "save" and rest:
            self.save(rest)
        elif word == "undo":
            self.match.undo(ask.seat)
            self.told[ask.seat] = min(self.told[ask.seat], len(self.match.journal(ask.seat)))
            print(self.texts.say("play-taken-back"))
            return True
        else:
            self.match.answer(self.chosen(line, ask), ask.seat)
            self.decided = True
            return True
        return False

    def tell_words(self) -> None:
        """What can be typed."""
        print(self.texts.say("play-help"))
        rows = []
        for word in COMMANDS:
            id = f"play-word-{word}"
            takes = self.texts.lexicon.say(id, {}, "takes") if word in TAKING else ""
            rows.append((f"{self.texts.say(id)} {takes}".strip(), self.texts.lexicon.say(id, {}, "help")))
        widest = max(len(word) for word, _ in rows)
        for word, help in rows:
            print(f"  {word:<{widest}}  {help}")

    def tell_rule(self, id: str) -> None:
        try:
            print(f"{id.upper()}  {self.book.paragraph(id)}")
        except UnknownId:
            print(self.texts.say("play-no-rule", typed=id))

    def give_hint(self, ask: Ask, spec: str) -> None:
        """What a bot would do and why: the strongest one that plays here, or the one that is named."""
        from tablero.bots import LEVELS, Knowledge, make_bot, strongest_level
        from tablero.bots.levels import LevelBot
        from tablero.bots.reasons import consult

        levels = [bot.level for bot in self.bots if isinstance(bot, LevelBot)]
        try:
            bot = make_bot(spec or strongest_level(levels), secrets.token_bytes(8))
        except (BadSetup, UnknownId):
            return print(self.texts.say("play-no-bot", typed=spec, levels=", ".join(LEVELS)))
        for opinion in consult(bot, Knowledge(self.match, ask.seat), secrets.token_bytes(8)):
            print(f"  {self.texts.opinion(ask, opinion)}")

    def tell_motives(self, reader: int) -> None:
        """Why the bots did what they did: what it has changed for them, from what the reader may know."""
        from tablero.bots.reasons import Moment, move_effect

        for moment, later in pairwise([*self.moments, Moment(reader, self.match)]):
            effect = move_effect(moment, later.match, reader)
            print(f"  {self.texts.motive(effect.seat, effect.before, effect.after, effect.reasons)}")
        if not self.moments:
            print(self.texts.say("play-no-moves"))

    def chosen(self, line: str, ask: Ask) -> int:
        """The option a person means: by its key, its text or the beginning of it, its own number, or its id."""
        labels = self.labels(ask)
        if spoken(line) not in [spoken(label) for label in labels]:
            self.say_why_not(line, ask)  # not what its name happens to begin
        meant = options_meant(self.match, ask, line, labels, self.letters)
        if len(meant) == 1:
            return meant[0]
        message = "play-no-such-number" if line.isdecimal() else "play-what"
        raise BadSetup(self.texts.say(message, typed=line, fitting=len(meant)))

    def say_why_not(self, line: str, ask: Ask) -> None:
        """If somebody means a place or card that is not offered, refuse it with the reason."""
        from tablero.core.why import reason_against

        game = self.match.game
        for action in [action for actions in game.things().values() for action in actions]:
            name = self.texts.action(action)
            if action not in ask.options and spoken(line) in (spoken(name), game.name(action)):
                reason = reason_against(game, ask, action)
                told = self.texts.remark(reason, ask.seat)
                raise BadSetup(self.texts.say("play-why-not", thing=name, reason=told, rule=reason.rule))

    def labels(self, ask: Ask) -> list[str]:
        return [self.texts.option(ask, option) for option in ask.options]

    def tell_card(self, typed: str) -> None:
        """Print a card by its name, the beginning of it, or its id."""
        cards = self.texts.cards_called(typed)
        names = [self.texts.card_name(card) for card in cards]
        if len(cards) == 1:
            print(f"{names[0]}: {self.texts.card_text(cards[0])}")
        else:
            print(self.texts.say("play-which-card", typed=typed, found=len(cards), cards=", ".join(names)))

    def save(self, path: str) -> None:
        from tablero.core.record import save

        try:
            Path(path).write_text(json.dumps(save(self.match)) + "\n", encoding="utf-8")
        except (OSError, ValueError):  # no such folder, not ours to write, or no path at all
            return print(self.texts.say("play-not-saved", file=path))
        print(self.texts.say("play-saved", game=self.match.game.id, file=path))

    # -- showing -----------------------------------------------------------------------------------------------------

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        entries = self.match.journal(seat)
        for entry in entries[self.told[seat] :]:
            print(f"  {self.texts.stored_entry(entry)}")
        self.told[seat] = len(entries)

    def show_question(self, ask: Ask) -> None:
        """The prompt and the options; the board too, unless this seat has just decided something and saw it."""
        if self.match.last_seat != ask.seat or self.saw_board != ask.seat:
            self.show_board(ask.seat)
        print(f"{self.texts.seat(ask.seat)}: {self.texts.prompt(ask)} [{ask.rule}]")
        labels, does = self.labels(ask), self.consequences(ask)
        keys = option_keys(self.match, ask, labels, self.letters)
        for option, key, label in zip(ask.options, keys, labels, strict=True):
            print(f"  {key:>2}) {label}" + (f"  {does[option]}" if option in does else ""))

    def consequences(self, ask: Ask) -> dict[int, str]:
        """What options cost and do, from what the seat may know."""
        from tablero.bots import Knowledge

        knowledge = Knowledge(self.match, ask.seat)
        found = self.match.game.consequences(lambda: knowledge.world(b"").state, knowledge.ask)
        return {option: self.texts.remark(remark, ask.seat) for option, remark in found.items()}

    def show_board(self, seat: int) -> None:
        self.saw_board = seat
        view: View = self.match.game.view(self.match.state, seat)
        for table in tables_of(self.match.game).plain_tables(view, self.texts.thing, self.texts.say):
            print_table(table.columns, table.rows)
            print()
