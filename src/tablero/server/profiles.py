"""What is told of people: their results and ratings, their games with each other; and of games: their statistics.

A person says who may see which part of the profile: everybody, those who have sat at a table with the person, or
nobody. `Eyes` is the one place that decides it. Others are named only to those who may see whom they play with.
A table's address stays with those who sat there. All functions read from an open connection.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection

from tablero.arena.results import wilson
from tablero.bots import LEVELS
from tablero.core.errors import UnknownId
from tablero.core.game import AnyGame
from tablero.texts import Texts

from . import rating
from .assets import playable, playable_game
from .auth import login_of
from .page_texts import game_texts, page_texts
from .people_responses import (
    Audience,
    BotRating,
    GameStatistics,
    HeadToHead,
    LengthStatistic,
    NamedPerson,
    OpeningStatistic,
    OpponentInfo,
    PastGame,
    PlayedInfo,
    ProfileInfo,
    RatingInfo,
    SeatStatistic,
    ShareInfo,
)
from .refusal import Refused, is_text
from .storage import result_store, seat_store
from .storage.account_store import row_with_login
from .storage.rows import ResultRow, ResultSeat, StatisticRow, UserRow

PARTS: Final[dict[str, Audience]] = {  # of a profile, and who sees them unless the person says otherwise
    "games": "everybody",
    "ratings": "everybody",
    "opponents": "met",
    "history": "met",
}
AUDIENCES: Final[tuple[Audience, ...]] = ("everybody", "met", "nobody")
OPPONENTS: Final = 8
HISTORY: Final = 12
ROWS: Final = 400  # of statistics that are read at most
OPENINGS: Final = 6  # told for each seat
FEWEST: Final = 2  # games with an opening that is told


class Eyes:
    """Whoever looks at profiles, and what of them may be seen."""

    def __init__(self, c: Connection, viewer: str) -> None:
        self.c = c
        self.viewer = viewer
        self.met: dict[str, bool] = {}
        self.shown: dict[str, dict[str, Audience]] = {}

    def audiences(self, user: str) -> dict[str, Audience]:
        """Who may see which part of a person's profile."""
        if user not in self.shown:
            chosen = result_store.audiences(self.c, user)
            known: dict[str, Audience] = {word: word for word in AUDIENCES}
            self.shown[user] = {part: known.get(chosen.get(part, ""), usual) for part, usual in PARTS.items()}
        return self.shown[user]

    def sees(self, user: str, part: str) -> bool:
        """Whether the viewer may see a part of a person's profile."""
        audience = self.audiences(user)[part]
        if user == self.viewer or audience == "everybody":
            return True
        return audience == "met" and self.has_met(user)

    def has_met(self, user: str) -> bool:
        if user not in self.met:
            self.met[user] = result_store.have_met(self.c, self.viewer, user)
        return self.met[user]

    def named(self, users: list[str], known: bool = False) -> dict[str, NamedPerson]:
        """People by name; `known` says that the viewer has seen them play. Who is not to be named is there without."""
        found = seat_store.people(self.c, users)
        nobody: NamedPerson = {"name": "", "profile": ""}
        return {
            user: {"name": found[user].name, "profile": found[user].login}
            if user in found and (known or self.sees(user, "opponents"))
            else nobody
            for user in users
        }


class Wordbook:
    """The names of games and seats in the reader's language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = page_texts(language)

    def texts(self, game: str) -> Texts:
        return game_texts(playable_game(game), self.language)

    def title(self, game: str) -> str:
        return self.texts(game).title() if game in playable() else game

    def role(self, game: str, role: str) -> str:
        """A seat's name; where seats differ in nothing but their turn, that."""
        if role.isdecimal():
            return self.say("profile-nth-seat", n=int(role))
        try:
            return str(self.texts(game).thing(role)) if game in playable() else role
        except UnknownId:
            return role

    def action(self, game: str, option: str) -> str:
        """A decision in words that need no question."""
        try:
            return self.texts(game).action(option)
        except UnknownId:
            return option


# -- profiles ----------------------------------------------------------------------------------------------------


def require_person(c: Connection, name: str) -> UserRow:
    """The registered person of this name."""
    row = row_with_login(c, login_of(name[:200])) if is_text(name) else None
    if row is None:
        raise Refused("unknown", f"nobody here is registered as {name[:40]!r}")
    return row


def profile(c: Connection, viewer: str, name: str, language: str) -> ProfileInfo:
    """What a person shows to the viewer."""
    row, eyes, words = require_person(c, name), Eyes(c, viewer), Wordbook(language)
    user, mine = row.id, row.id == viewer
    return {
        "name": row.name,
        "profile": row.login or "",
        "since": row.created,
        "mine": mine,
        "ratings": ratings(c, words, user) if eyes.sees(user, "ratings") else None,
        "played": played(c, words, user) if eyes.sees(user, "games") else None,
        "opponents": opponents(c, eyes, user) if eyes.sees(user, "opponents") else None,
        "history": history(c, eyes, words, user) if eyes.sees(user, "history") else None,
        "shows": eyes.audiences(user) if mine else {},
    }


def ratings(c: Connection, words: Wordbook, user: str) -> list[RatingInfo]:
    found = result_store.ratings_of(c, rating.person_key(user))
    return [
        {
            "game": game,
            "game_title": words.title(game),
            "rating": round(belief.mu, 1),
            "uncertainty": shown_uncertainty(belief),
            "games": belief.games,
        }
        for game, belief in sorted(found.items())
    ]


def shown_uncertainty(belief: rating.Belief) -> float:
    return round(rating.SHOWN * belief.sigma, 1)


def played(c: Connection, words: Wordbook, user: str) -> list[PlayedInfo]:
    return [
        {
            "game": one.game,
            "game_title": words.title(one.game),
            "role": one.role,
            "role_name": words.role(one.game, one.role),
            "games": one.games,
            "won": round(one.won, 2),
            "decisions": round(one.decisions),
            "minutes": round(one.seconds / 60),
        }
        for one in result_store.played(c, user)
    ]


def opponents(c: Connection, eyes: Eyes, user: str) -> list[OpponentInfo]:
    met = result_store.opponents(c, user, OPPONENTS)
    names = eyes.named([one.user for one in met], known=user == eyes.viewer)
    return [{"person": names[one.user], "games": one.games, "ahead": one.ahead, "behind": one.behind} for one in met]


def history(c: Connection, eyes: Eyes, words: Wordbook, user: str, other: str = "") -> list[PastGame]:
    return [past_game(eyes, words, user, *one) for one in result_store.last_results(c, user, HISTORY, other)]


def past_game(eyes: Eyes, words: Wordbook, user: str, result: ResultRow, seats: list[ResultSeat]) -> PastGame:
    mine = next(seat for seat in seats if seat.user_id == user)
    there = any(seat.user_id == eyes.viewer for seat in seats)
    others = [seat.user_id for seat in seats if seat.user_id and seat.user_id != user]
    return {
        "table": result.table_id if there else "",
        "game": result.game,
        "game_title": words.title(result.game),
        "players": result.players,
        "role_name": words.role(result.game, mine.role),
        "place": mine.place,
        "won": mine.won > 0,
        "rated": result.rated,
        "decisions": result.decisions,
        "ended": result.ended,
        "others": list(eyes.named(others, known=there).values()),
    }


def head_to_head(c: Connection, viewer: str, name: str, other_name: str, language: str) -> HeadToHead:
    """Two people's games with each other: for either of them, and for whoever may see whom both play with."""
    person, other = require_person(c, name), require_person(c, other_name)
    eyes = Eyes(c, viewer)
    own = viewer in (person.id, other.id)
    if not own and not all(eyes.sees(one.id, part) for one in (person, other) for part in ("opponents", "history")):
        raise Refused("not-allowed", "they do not show their games with each other to you")
    met = result_store.opponents(c, person.id, 1, other.id)
    return {
        "person": {"name": person.name, "profile": person.login or ""},
        "other": {"name": other.name, "profile": other.login or ""},
        "games": met[0].games if met else 0,
        "ahead": met[0].ahead if met else 0,
        "behind": met[0].behind if met else 0,
        "history": history(c, eyes, Wordbook(language), person.id, other.id),
    }


def choose_audiences(c: Connection, user: str, chosen: dict[str, str]) -> None:
    """Who may see the parts of one's own profile."""
    for part, audience in chosen.items():
        if part not in PARTS or audience not in AUDIENCES:
            raise Refused("illegal", f"{', '.join(PARTS)} are shown to {', '.join(AUDIENCES)}; not {audience[:20]!r}")
    result_store.set_audiences(c, user, result_store.audiences(c, user) | chosen)


# -- statistics --------------------------------------------------------------------------------------------------


def statistics(c: Connection, game: AnyGame, language: str) -> GameStatistics:
    """How the games of people went, from what was counted with each of them."""
    words = Wordbook(language)
    believed = result_store.read_circumstances(c, game.id)
    lengths = sorted(result_store.read_statistics(c, game.id, "length", ROWS), key=lambda row: row.players)
    seats = result_store.read_statistics(c, game.id, "seat", ROWS)
    order = {role: number for number, role in enumerate(game.seat_names(max(game.players)))}
    seats.sort(key=lambda row: (row.players, order.get(row.key, len(order)), row.key))
    return {
        "game": game.id,
        "game_title": words.title(game.id),
        "games": sum([row.games for row in lengths]),
        "seats": [seat_statistic(words, row, believed) for row in seats],
        "lengths": [length_statistic(row) for row in lengths],
        "openings": openings(words, result_store.read_statistics(c, game.id, "opening", ROWS)),
        "bots": bot_ratings(game, believed) if len(set(game.sides(max(game.players)))) > 1 else [],
    }


def share(row: StatisticRow) -> ShareInfo:
    low, high = wilson(row.won, row.games)
    part = row.won / row.games
    return {
        "games": row.games,
        "won": round(row.won, 2),
        "share": round(part, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def seat_statistic(words: Wordbook, row: StatisticRow, believed: dict[str, rating.Belief]) -> SeatStatistic:
    worth = believed.get(f"seat:{row.players}:{row.key}")
    return {
        "players": row.players,
        "role": row.key,
        "role_name": words.role(row.game, row.key),
        "result": share(row),
        "worth": None if worth is None else round(worth.mu, 1) + 0.0,  # nothing is written as −0.0
        "uncertainty": None if worth is None else shown_uncertainty(worth),
    }


def length_statistic(row: StatisticRow) -> LengthStatistic:
    mean = round(row.decisions / row.games)
    return {
        "players": row.players,
        "games": row.games,
        "mean": mean,
        "shortest": row.shortest,
        "longest": row.longest,
    }


def openings(words: Wordbook, rows: list[StatisticRow]) -> list[OpeningStatistic]:
    """The most frequent first decisions of each seat: the first alone, and the first few."""
    found: list[OpeningStatistic] = []
    told: dict[tuple[int, str, int], int] = {}
    for row in rows:
        role, *decisions = msgspec.json.decode(row.key, type=list[str])
        kind = (row.players, role, len(decisions))
        told[kind] = told.get(kind, 0) + 1
        if row.games < FEWEST or told[kind] > OPENINGS:
            continue
        labels = [words.action(row.game, option) for option in decisions]
        found.append(
            {
                "players": row.players,
                "role": role,
                "role_name": words.role(row.game, role),
                "decisions": decisions,
                "labels": labels,
                "result": share(row),
            }
        )
    return sorted(found, key=lambda one: (one["players"], one["role"], len(one["decisions"])))


def bot_ratings(game: AnyGame, believed: dict[str, rating.Belief]) -> list[BotRating]:
    """The levels on the scale of the people."""
    beliefs = [(level, believed.get(rating.bot_key(level)) or rating.prior(game, f"bot:{level}")) for level in LEVELS]
    return [
        {
            "level": level,
            "rating": round(belief.mu, 1),
            "uncertainty": shown_uncertainty(belief),
            "games": belief.games,
        }
        for level, belief in beliefs
    ]
