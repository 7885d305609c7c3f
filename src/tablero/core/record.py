"""Matches as data for JSON files: `save` and `load`, and the record of a game: `record`, `replay`, `verify`.

A record holds seed, options and answers: the game is what comes out when they are played again, so anybody can check
its result. It holds the seed, so while the game runs it is secret, for the host alone. What everybody may have from the
start is `public_header`: the options, and the commitment that binds the host to the seed until it is revealed.

`write` and `read` put saves and records into files. Not here: how a save is made (saving.py) and read (loading.py),
reading carefully what may be damaged (sealed.py), and games written down for people (transcript.py).
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, final

from .answers import answer
from .dice import commitment
from .errors import BadSave, IllegalAnswer, UnknownId
from .game_text import is_game, match_of_game
from .header import (
    FORMAT_VERSION,
    MatchHeader,
    game_in,
    header,
    named_history,
    options_in,
    public_header,
    seat_names,
    seed_in,
)
from .loading import load
from .match import Match
from .origin import began
from .saving import SAVE, save
from .sealed import Json, Reader, digest, dumps, intact, opened, read, shown, write
from .written import LONGEST_TEXT

__all__ = ["dumps", "load", "public_header", "read", "record", "replay", "replay_file", "save", "verify", "write"]

RECORD: Final = "tablero-record"


class RecordedResult(TypedDict):
    """Points and winners by the names of the seats, and what the game calls such an end, if anything."""

    scores: dict[str, int]
    winners: list[str]
    outcome: NotRequired[str]


@final
class GameRecord(MatchHeader):
    """A game from its seed to the last answer; every answer is a seat and an action."""

    format: Literal["tablero-record"]
    format_version: int
    seed: str
    answers: list[list[str]]
    result: RecordedResult | None
    digest: str


def record(match: Match, answers: list[tuple[int, str]] | None = None, version: int | None = None) -> GameRecord:
    """The game from its seed to the last answer, with the result once it has ended. Secret while the game runs.

    Who keeps the history elsewhere gives the `answers` as they were given, and the `version` that took them.
    """
    if answers is None and not match.is_traceable:
        raise BadSave("only a game with its whole history can be recorded: one begun with new_match(..., journal=True)")
    names = seat_names(match)
    given = named_history(match) if answers is None else [[names[seat], option] for seat, option in answers]
    data: GameRecord = {
        "format": RECORD,
        "format_version": FORMAT_VERSION,
        **header(match),
        "seed": match.seed.hex(),
        "answers": given or [],
        "result": result(match) if match.over else None,
        "digest": "",
    }
    if match.root:
        data["position"] = match.root
    if version is not None:
        data["game_version"] = version
    data["digest"] = digest(data)
    return data


def result(match: Match) -> RecordedResult:
    names = seat_names(match)
    found: RecordedResult = {
        "scores": dict(zip(names, match.game.points(match.state))),
        "winners": [names[seat] for seat in match.game.winners(match.state)],
    }
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        found["outcome"] = outcome.kind
    return found


# -- replay ------------------------------------------------------------------------------------------------------


def replay(data: object, upto: int | None = None, journal: bool = True) -> Match:
    """The recorded game after its first `upto` answers (None: after all), played again from the seed."""
    file = opened(data, RECORD, FORMAT_VERSION)
    seed_in(file)
    match = begin(file, journal)
    answers = file.words("answers", 2, 2)
    if upto is None:
        upto = len(answers)
    if not 0 <= upto <= len(answers):
        raise BadSave(
            f"{file.where} has {len(answers)} answers; it can be stopped after 0 to {len(answers)}, not {upto}"
        )
    problem = play(match, answers, upto)
    if problem:
        made, now = file.whole("game_version"), match.game.version
        versions = (
            f"; it was made by version {made} of {match.game.id}, and this is version {now}" if made != now else ""
        )
        raise BadSave(f"{file.where} cannot be played again: {problem}{versions}")
    return match


def replay_file(data: object, upto: int | None = None) -> Match:
    """The game in a record, a save or a text, after its first `upto` answers (None: as far as it has gone)."""
    if isinstance(data, str) and is_game(data):
        return match_of_game(data, upto)
    if isinstance(data, dict) and data.get("format") == SAVE:
        match = load(data)
        return match if upto is None else replay(record(match), upto)
    return replay(data, upto)


def begin(file: Reader, journal: bool) -> Match:
    """The recorded game before its first answer."""
    game = game_in(file)
    players = game.checked_players(file.whole("players"))
    options = options_in(file, game, players)
    return began(game, players, options, file.hexed("seed"), file.text("position", LONGEST_TEXT), journal)


def play(match: Match, answers: list[list[str]], upto: int) -> str:
    """Give the recorded answers one by one; what is wrong with the first that is not legal, or nothing."""
    for i in range(upto):
        seat, action = answers[i]
        try:
            answer(match, action, seat)
        except (IllegalAnswer, UnknownId) as error:
            return f"answer {i + 1} of {len(answers)}: {error}"
    return ""


# -- verification ------------------------------------------------------------------------------------------------


class VerifyResult:
    """What came out of a verification: no `problems`, or one line for each."""

    def __init__(self, problems: list[str], match: Match) -> None:
        self.problems = problems
        self.match = match  # as far as it could be played

    @property
    def ok(self) -> bool:
        return not self.problems

    @property
    def game(self) -> str:
        return self.match.game.id

    @property
    def decisions(self) -> int:
        """How many answers were legal."""
        return self.match.count

    def data(self) -> Json:
        return {"ok": self.ok, "game": self.game, "decisions": self.decisions, "problems": self.problems}


def verify(data: object, published: str = "") -> VerifyResult:
    """Play a finished game again from its revealed seed; check commitment, legality of every answer, and result.

    `published` is the commitment as it was seen at the start of the game; without it, the record's own is checked,
    which proves nothing against a host who forged both. Raises BadSave only for what is no record at all.
    """
    file = opened(data, RECORD, FORMAT_VERSION, check_digest=False)
    answers = file.words("answers", 2, 2)
    problems = [] if intact(file.data) else ["the digest does not fit: the record was damaged or edited"]
    match = begin(file, journal=True)
    made, now = file.whole("game_version"), match.game.version
    if made != now:
        problems.append(f"the game was played by version {made} of {match.game.id}, and this is version {now}")
    problems += commitment_problems(match.seed, file.word("commitment"), published)
    illegal = play(match, answers, len(answers))
    if illegal:
        problems.append(illegal)
    elif match.ask is not None:
        asked = match.seat_name(match.ask.seat)
        problems.append(f"the game has not ended: {asked} is asked {match.ask.kind!r} after answer {len(answers)}")
    else:
        problems += result_problems(file, result(match))
    return VerifyResult(problems, match)


def commitment_problems(seed: bytes, recorded: str, published: str) -> list[str]:
    problems = []
    if commitment(seed) != recorded:
        problems.append(f"the seed gives the commitment {commitment(seed)}, but the record says {shown(recorded)}")
    if published and commitment(seed) != published:
        problems.append(f"the seed gives the commitment {commitment(seed)}, but {shown(published)} was published")
    return problems


def result_problems(file: Reader, actual: RecordedResult) -> list[str]:
    """Where the recorded result differs from the one that was played again."""
    if file.field("result") is None:
        return ["the game has ended, but the record has no result"]
    recorded = file.table("result")
    scores = recorded.table("scores").data
    problems = []
    for name, points in actual["scores"].items():
        if scores.get(name) != points:
            problems.append(f"{name} has {points} points, but the record says {shown(scores.get(name))}")
    for name in scores:
        if name not in actual["scores"]:
            problems.append(f"the record gives points to {shown(name)}, who did not play")
    if recorded.field("winners") != actual["winners"]:
        won = ", ".join(actual["winners"])
        problems.append(f"the winners are {won}, but the record says {shown(recorded.field('winners'))}")
    outcome = recorded.data.get("outcome")
    if outcome is not None and outcome != actual.get("outcome"):  # records of earlier versions name none
        problems.append(
            f"the outcome is {actual.get('outcome', 'without a name')}, but the record says {shown(outcome)}"
        )
    return problems
