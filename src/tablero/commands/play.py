"""`tablero play GAME`: a game in the terminal, as plain text: the table, the prompt, the options, the journal.

Works over ssh and with a screen reader: nothing moves, nothing needs colour. Bots take the seats nobody asked for.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tablero.core.answers import option_keys, options_meant
from tablero.core.ask import Ask
from tablero.core.errors import BadSetup, TableroError
from tablero.core.game import View
from tablero.core.match import Match, new_match, published
from tablero.drawing.default import tables_of

from .common import (
    add_game,
    add_pack,
    add_setup,
    chosen_options,
    chosen_players,
    game_and_texts,
    print_table,
    read_json,
    use_data_pack,
)

if TYPE_CHECKING:
    from tablero.bots import Bot


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_setup(parser)
    add_pack(parser)
    parser.add_argument("--seats", default="", metavar="A,B,…", help="me or a bot for each seat (default: me,greedy,…)")
    parser.add_argument("--load", default="", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--record", default="", metavar="FILE", help="write the game's record there when it ends")


def run(args: argparse.Namespace) -> int:
    from tablero.core.record import load, record

    use_data_pack(args)
    game, _ = game_and_texts(args.game)
    if args.load:
        match = load(read_json(args.load))
        if match.game.id != game.id:
            raise BadSetup(f"{args.load} is a game of {match.game.id}, not of {game.id}")
        if match.warning:
            print(f"{args.load}: {match.warning}")
    else:
        players = chosen_players(game, args.players)
        seed = args.seed.encode() or secrets.token_bytes(16)
        match = new_match(game, players, chosen_options(game, players, args.set), seed)
    session = Session(match, seat_bots(match, args.seats))
    finished = session.play()
    if finished and args.record:
        Path(args.record).write_text(json.dumps(record(match), indent=1) + "\n", encoding="utf-8")
        print(session.texts.say("play-record", file=args.record))
    if args.json and finished:
        print(json.dumps(result_data(match)))
    return 0


def seat_bots(match: Match, spec: str) -> list[Bot | None]:
    """Who sits where: None is a person at the keyboard."""
    from tablero.bots import make_bot

    seats = match.game.seats(match.state)
    words = [word.strip() for word in spec.split(",")] if spec else ["me", *["greedy"] * (seats - 1)]
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

    def __init__(self, match: Match, bots: list[Bot | None]) -> None:
        from tablero.core.rulebook import rulebook
        from tablero.texts import texts_for

        self.match = match
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.texts = texts_for(match.game, players=match.game.seats(match.state))
        self.book = rulebook(match.game)
        self.told = [0] * len(bots)
        self.saw_board = -1
        self.looking = self.people[0] if self.people else -1

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
            [[self.texts.seat(seat), str(points[seat])] for seat in range(len(points))],
        )
        state = self.match.state
        print(self.texts.result(self.match.game.winners(state), self.match.game.outcome(state)))
        print(self.texts.say("play-seed", seed=self.match.seed.hex()))
        return True

    def let_bot_choose(self, bot: Bot, ask: Ask) -> None:
        from tablero.bots import Knowledge

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
            if line is None or line == "quit":
                print(self.texts.say("play-left"))
                return False
            try:
                if self.obey(line, ask):
                    return True
            except TableroError as error:
                print(error)

    def read(self) -> str | None:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        return line.strip() if line else None

    def obey(self, line: str, ask: Ask) -> bool:
        """Do what a line says; True once the question is answered or taken back."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in ("help", "?"):
            print(self.texts.say("play-help"))
        elif word == "board":
            self.show_board(ask.seat)
        elif word == "journal":
            self.told[ask.seat] = 0
            self.tell(ask.seat)
        elif word == "rule" and rest:
            print(f"{rest.upper()}  {self.book.paragraph(rest)}")
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
            return True
        return False

    def chosen(self, line: str, ask: Ask) -> int:
        """The option a person means: by its key, its text or the beginning of it, its own number, or its id."""
        meant = options_meant(self.match, ask, line, self.labels(ask))
        if len(meant) == 1:
            return meant[0]
        message = "play-no-such-number" if line.isdecimal() else "play-what"
        raise BadSetup(self.texts.say(message, typed=line, fitting=len(meant)))

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

        Path(path).write_text(json.dumps(save(self.match)) + "\n", encoding="utf-8")
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
        labels = self.labels(ask)
        for key, label in zip(option_keys(self.match, ask, labels), labels, strict=True):
            print(f"  {key:>2}) {label}")

    def show_board(self, seat: int) -> None:
        self.saw_board = seat
        view: View = self.match.game.view(self.match.state, seat)
        for table in tables_of(self.match.game).plain_tables(view, self.texts.thing, self.texts.say):
            print_table(table.columns, table.rows)
            print()
