"""What the files of a match have in common: who plays what with which options, and the commitment to the seed."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, final

from .dice import commitment
from .errors import BadSave, OtherData
from .game import AnyGame, Options
from .match import Match
from .pack import pack_of
from .registry import find_game
from .sealed import LONGEST_WORD, Reader, shown

HEADER: Final = "tablero-header"
FORMAT_VERSION: Final = 1


class MatchHeader(TypedDict):
    """Who plays what, with which options, and the commitment to the seed."""

    game: str
    game_version: int
    data_pack: NotRequired[str]
    position: NotRequired[str]  # the one that the game began with, as text; in records alone, as it may tell secrets
    players: int
    options: Options
    seats: list[str]
    commitment: str


@final
class PublicHeader(MatchHeader):
    format: Literal["tablero-header"]
    format_version: int


def seat_names(match: Match) -> list[str]:
    return list(match.game.seating(match.state).seats)


def public_header(match: Match) -> PublicHeader:
    """What everybody may know before the first decision: the game, its options, the commitment to the seed."""
    return {"format": HEADER, "format_version": FORMAT_VERSION, **header(match)}


def header(match: Match) -> MatchHeader:
    found: MatchHeader = {
        "game": match.game.id,
        "game_version": match.game.version,
        "players": match.players,
        "options": match.options,
        "seats": seat_names(match),
        "commitment": commitment(match.seed),
    }
    pack = pack_of(match.game.id)
    if pack:
        found["data_pack"] = pack
    return found


def game_in(file: Reader) -> AnyGame:
    """The game a file is of; it has to be played with the same data as now."""
    game = find_game(file.word("game"))
    made, now = file.word("data_pack") if "data_pack" in file.data else "", pack_of(game.id)
    if made == now:
        return game
    played = f"with the data pack {shown(made)}" if made else f"with the data that {game.id} ships with"
    if not now:
        hint = "give that pack with --data-pack FILE"
    elif made:
        hint = f"--data-pack names another one ({now}); give that one"
    else:
        hint = "leave out --data-pack"
    raise OtherData(f"{file.where} was played {played}; to go on, {hint}", made, now)


def named_history(match: Match) -> list[list[str]] | None:
    """Every decision of the game as [seat, action]."""
    history = match.history
    if history is None:
        return None
    seats, actions = seat_names(match), match.game.actions
    return [[seats[history[i]], actions[history[i + 1]]] for i in range(0, len(history), 2)]


def options_in(file: Reader, game: AnyGame, players: int) -> Options:
    """The options of a file, checked by the game; those of an older version that are gone are left out."""
    given = file.table("options").data
    if file.whole("game_version") < game.version:
        known = [option.name for option in game.options]
        given = {name: value for name, value in given.items() if name in known}
    for name, value in given.items():
        words = [name, *(value if isinstance(value, list) else [value])]
        if not all(isinstance(word, bool) or (isinstance(word, str) and len(word) <= LONGEST_WORD) for word in words):
            raise BadSave(
                f"{file.where}: option {shown(name)} is {shown(value)}; it has to be on, off, a word or words"
            )
    return game.checked_options(players, given)


def seed_in(file: Reader) -> bytes:
    """The seed; it has to fit the commitment that was published."""
    seed = file.hexed("seed")
    if commitment(seed) != file.word("commitment"):
        raise BadSave(f"{file.where}: the seed does not fit the commitment; give the seed the game was started with")
    return seed
