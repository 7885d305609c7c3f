"""`tablero analyse FILE`: how a game went, with each side's chance over time, what was best, and what was luck."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablero.core.errors import BadSave, BadSetup, nearest
from tablero.core.match import Match, new_match

from .common import add_language, add_pack, chosen_language, print_table, progress, read_game, show, use_data_pack

if TYPE_CHECKING:
    from tablero.bots.course import Course
    from tablero.bots.review import Reviewed
    from tablero.texts import Texts

MOST_FAULTS = 12  # that the terminal tells, those that cost most


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game, a record or the text of a game")
    parser.add_argument(
        "--level", default="player", metavar="LEVEL", help="how much thought: beginner to expert (default: player)"
    )
    parser.add_argument("--seconds", type=float, default=0.0, metavar="S", help="at most so many for a decision")
    parser.add_argument(
        "--results", default="", metavar="FILE", help="keep what was found there: stopped, it goes on later"
    )
    add_pack(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    use_data_pack(args)
    from tablero.bots.course import told_course
    from tablero.bots.review import forgiven
    from tablero.core.record import replay_file
    from tablero.texts import texts_for

    match = replay_file(read_game(args.file))
    if match.history is None or match.from_position:
        raise BadSave(f"{args.file} does not tell the whole game, from its beginning")
    history = match.history
    answers = [(history[i], match.game.name(history[i + 1])) for i in range(0, len(history), 2)]
    course = told_course(match.game, match.players, match.options, match.seed, answers, match)
    reviewed = forgiven(reviews(args, match, answers))
    texts = texts_for(match.game, chosen_language(args, match.game), seating=match.game.seating(match.state))
    return show(args, as_data(match, course, reviewed, texts), lambda: render(match, course, reviewed, texts))


def reviews(args: argparse.Namespace, over: Match, answers: list[tuple[int, str]]) -> list[Reviewed]:
    """All decisions, one after another; with a file to keep them in, those that are not there yet."""
    from tablero.arena.logbook import Logbook
    from tablero.bots.review import DEPTHS, packed, review_decision, seed_for, unpacked

    if args.level not in DEPTHS:
        raise nearest(args.level, list(DEPTHS), "tablero", "level")
    if args.seconds < 0:
        raise BadSetup(f"--seconds is at least 0, not {args.seconds:g}")
    depth, game = DEPTHS[args.level], over.game
    plan = {"analyse": over.seed.hex(), "game": game.id, "version": game.version, "level": args.level}
    logbook = Logbook(Path(args.results), {**plan, "decisions": over.count}) if args.results else None
    match = new_match(game, over.players, over.options, over.seed, journal=False)
    found: list[Reviewed] = []
    with progress("decisions", len(answers), not args.json) as tell:
        for number, (seat, name) in enumerate(answers):
            option = game.action(name)
            known = logbook.done.get(number) if logbook is not None else None
            if known is not None:
                found.append(unpacked(known["reviewed"]))
            else:
                found.append(review_decision(match, seat, option, depth, seed_for(number), args.seconds))
                if logbook is not None:
                    logbook.add(number, {"reviewed": packed(found[-1])})
            match.answer(option, seat)
            tell(number + 1)
    return found


def as_data(match: Match, course: Course, reviewed: list[Reviewed], texts: Texts) -> dict[str, Any]:
    from tablero.bots.review import luck_sums, packed, seat_sums

    names = list(match.game.seating(match.state).seats)
    seats = len(names)
    return {
        "game": match.game.id,
        "seats": names,
        "decisions": [packed(one) for one in reviewed],
        "chances": {name: [round(one[seat], 4) for one in course.chances] for seat, name in enumerate(names)},
        "turning_points": [
            {
                "start": turn.start,
                "end": turn.end,
                "seat": names[turn.seat],
                "before": round(turn.before, 4),
                "after": round(turn.after, 4),
                "sentence": texts.turning_point(turn.notes, turn.seat, turn.before, turn.after),
            }
            for turn in course.turns()
        ],
        "luck": {
            name: {"total": round(luck.total, 4), "error": round(luck.error, 4)}
            for name, luck in zip(names, luck_sums(reviewed, seats), strict=True)
        },
        "marks": {name: one.marks for name, one in zip(names, seat_sums(reviewed, seats), strict=True)},
    }


def render(match: Match, course: Course, reviewed: list[Reviewed], texts: Texts) -> None:
    from tablero.bots.review import BEST, MARKS, luck_sums, question_of, seat_sums

    game, seats = match.game, range(match.players)
    marks = [BEST, *[mark for mark, _ in reversed(MARKS)]]
    rows = [
        [
            texts.seat(seat),
            *[str(one.marks[mark]) for mark in marks],
            texts.percent(one.cost / max(1, sum(one.marks.values())), "0.0"),
            texts.percent(luck.total, "+0;−0") + (f" ± {100 * luck.error:.0f}" if luck.error else ""),
        ]
        for seat, one, luck in zip(
            seats, seat_sums(reviewed, match.players), luck_sums(reviewed, match.players), strict=True
        )
    ]
    words = [texts.say(f"mark-{mark}") for mark in marks]
    print_table([texts.say("analysis-seat"), *words, texts.say("analysis-cost"), texts.say("analysis-luck")], rows)
    print("\n" + texts.say("analysis-turning-points"))
    for turn in course.turns():
        print(f"  {turn.start}: {texts.turning_point(turn.notes, turn.seat, turn.before, turn.after)}")
    print("\n" + texts.say("analysis-faults"))
    for one in sorted(sorted(reviewed, key=lambda one: -one.cost)[:MOST_FAULTS], key=lambda one: one.at):
        if one.cost > 0:
            chosen, best = game.action(one.chosen), game.action(one.best)
            print(f"  {one.at}: {texts.fault(question_of(game, one), chosen, best, one.mark, one.cost)}")
    if not match.over:
        print(texts.say("analysis-not-over"), file=sys.stderr)
