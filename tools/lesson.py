"""Shows a lesson as its author needs to see it: every decision with its options, and where the script ends.

    python tools/lesson.py el-grande first            # the whole lesson, as it is played
    python tools/lesson.py el-grande first --journal  # ... with the journal in between
    python tools/lesson.py el-grande first --board    # ... with the table as text where it ends

After the last scripted answer it goes on to show the question that stands, so that a lesson is written step by step.
An answer that is not possible is reported with the options that are.
"""

from __future__ import annotations

import argparse

from tablero.core.errors import TableroError
from tablero.core.lesson import Lesson, find_lesson
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game
from tablero.drawing.default import tables_of
from tablero.texts import Texts, texts_for


def show_question(match: Match, texts: Texts, wanted: str, number: int) -> None:
    ask = match.open_asks()[0]
    who = f"LEARNER {number + 1}" if number >= 0 else match.seat_name(ask.seat)
    print(f"[{match.count}] {who}: {texts.prompt(ask)} ({ask.kind}, {ask.rule})")
    for option in ask.options:
        id = match.game.name(option)
        print(f"      {'>' if id == wanted else ' '} {id}  ({texts.option(ask, option)})")


def play(lesson: Lesson, match: Match, texts: Texts, journal: bool) -> None:
    told = 0
    for answer, number in lesson.script:
        if match.over:
            print("the game is over, and the script goes on")
            return
        show_question(match, texts, answer, number)
        if number >= 0:
            for one in lesson.decisions[number].tell:
                print(f"      “{texts.say(f'lesson-{lesson.id}-{one.text}')}” -> {', '.join(one.point)}")
        seat = match.open_asks()[0].seat
        try:
            match.answer(match.game.action(answer) if answer else match.open_asks()[0].options[0], seat)
        except TableroError as error:
            print(f"  !! {error}")
            return
        entries = match.journal(-1)
        for entry in entries[told:] if journal else []:
            print(f"          {texts.entry(entry)}")
        told = len(entries)
    print("-- here the script ends")
    if not match.over:
        show_question(match, texts, "", -1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("lesson")
    parser.add_argument("--journal", action="store_true")
    parser.add_argument("--board", action="store_true")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    lesson = find_lesson(game, arguments.lesson)
    match = new_match(game, lesson.players, game.checked_options(lesson.players, lesson.options), lesson.seed)
    texts = texts_for(game, players=lesson.players)
    play(lesson, match, texts, arguments.journal)
    if arguments.board:
        seat = game.seated(lesson.players, match.options).index(lesson.seat)
        for table in tables_of(game).plain_tables(game.view(match.state, seat), texts.thing, texts.say):
            print(table.columns)
            for row in table.rows:
                print(row)


if __name__ == "__main__":
    main()
