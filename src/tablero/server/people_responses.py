"""What the server tells about people, ratings, statistics and tournaments, as types (like responses.py)."""

from __future__ import annotations

from typing import Literal, TypedDict

from .storage.rows import EntrantStatus, TableStatus, TournamentStatus, TournamentSystem

Audience = Literal["everybody", "met", "nobody"]

# -- people ------------------------------------------------------------------------------------------------------


class NamedPerson(TypedDict):
    """Somebody: `profile` is the last part of the profile's address, empty for guests and who is not to be named."""

    name: str
    profile: str


class RatingInfo(TypedDict):
    """A rating, and how far it may be from the truth (about 95 % of the time)."""

    game: str
    game_title: str
    rating: float
    uncertainty: float
    games: int


class PlayedInfo(TypedDict):
    """Games in one seat: how many, how many were won (shared victories in parts), and how long they were."""

    game: str
    game_title: str
    role: str
    role_name: str
    games: int
    won: float
    decisions: int  # on the mean
    minutes: int  # from the opening of the table to the end, on the mean


class OpponentInfo(TypedDict):
    """Games with somebody, and how often who of the two was ahead; on one side, nobody is."""

    person: NamedPerson
    games: int
    ahead: int
    behind: int


class PastGame(TypedDict):
    """A finished game. `table` is told to those who sat there."""

    table: str
    game: str
    game_title: str
    players: int
    role_name: str
    place: int
    won: bool
    rated: bool
    decisions: int
    ended: int
    others: list[NamedPerson]


class ProfileInfo(TypedDict):
    """What a person shows to the one who asks; null is not shown. `shows` is there for the person alone."""

    name: str
    profile: str
    since: int
    mine: bool
    ratings: list[RatingInfo] | None
    played: list[PlayedInfo] | None
    opponents: list[OpponentInfo] | None
    history: list[PastGame] | None
    shows: dict[str, Audience]


class HeadToHead(TypedDict):
    """Two people's games with each other, told from the first one's side."""

    person: NamedPerson
    other: NamedPerson
    games: int
    ahead: int
    behind: int
    history: list[PastGame]


# -- statistics --------------------------------------------------------------------------------------------------


class ShareInfo(TypedDict):
    """How many of these games were won, with its 95 % interval."""

    games: int
    won: float
    share: float
    low: float
    high: float


class SeatStatistic(TypedDict):
    """How a seat did; `worth` is what it is worth in rated games, in points of rating, once there are any."""

    players: int
    role: str
    role_name: str
    result: ShareInfo
    worth: float | None
    uncertainty: float | None


class LengthStatistic(TypedDict):
    players: int
    games: int
    mean: int
    shortest: int
    longest: int


class OpeningStatistic(TypedDict):
    """First decisions of a seat, and how it did with them."""

    players: int
    role: str
    role_name: str
    decisions: list[str]
    labels: list[str]
    result: ShareInfo


class BotRating(TypedDict):
    level: str
    rating: float
    uncertainty: float
    games: int


class GameStatistics(TypedDict):
    """How the games of people went here."""

    game: str
    game_title: str
    games: int
    seats: list[SeatStatistic]
    lengths: list[LengthStatistic]
    openings: list[OpeningStatistic]
    bots: list[BotRating]


# -- tournaments -------------------------------------------------------------------------------------------------


class EntrantInfo(TypedDict):
    """Somebody who takes part: a person, or a bot of a level."""

    number: int
    person: NamedPerson
    bot: str
    status: EntrantStatus
    mine: bool


class ScoreInfo(TypedDict):
    """A line of the standings (tournament_scores.py tells how it is reckoned)."""

    rank: int
    entrant: int
    points: float
    opponents: float
    direct: float
    won: int
    tables: int
    byes: int


class TournamentSeat(TypedDict):
    """`place` is there once the table is over."""

    entrant: int
    place: int | None


class TournamentTable(TypedDict):
    """A table of a round; its address is told to those who take part. A table that was deleted is "closed"."""

    number: int
    table: str
    status: TableStatus
    seats: list[TournamentSeat]


class RoundInfo(TypedDict):
    round: int
    tables: list[TournamentTable]
    byes: list[int]


class TournamentInfo(TypedDict):
    """A tournament as the one who asks may see it. `rounds` is 0 until it is known."""

    id: str
    title: str
    game: str
    game_title: str
    players: int
    system: TournamentSystem
    rounds: int
    round: int
    rated: bool
    status: TournamentStatus
    paused_until: int | None
    owner: NamedPerson
    mine: bool
    may_join: bool
    entrants: list[EntrantInfo]
    standings: list[ScoreInfo]
    played: list[RoundInfo]


class ListedTournament(TypedDict):
    id: str
    title: str
    game: str
    game_title: str
    status: TournamentStatus
    round: int
    rounds: int
    invited: bool
    updated: int


class TournamentList(TypedDict):
    tournaments: list[ListedTournament]
