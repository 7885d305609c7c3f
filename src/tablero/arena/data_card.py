"""The data card of a folder of games: what it holds, how it was made, and what it is not."""

from __future__ import annotations

from typing import Final

from tablero.core.sealed import Json

FEATURES: Final = (
    "what bots go by, reckoned from the whole position, also from what the seat could not know: the games are over, "
    "and told with hindsight."
)

AGREED: Final = (
    "- **Who agreed**: everybody at these tables was told before sitting down that the finished game may be given "
    "away for research, without names. Everybody who plays at a table can withdraw its game: it is in no later "
    "export. Ask whoever gave you this for the latest one before you publish.",
    "- **Not in it**: names, accounts, talk, notes, times, seeds. Who sat where is told of bots alone (`bots`; "
    "`people` counts the decisions that people took in a seat: a bot may have played the others for them). Nothing "
    "says that two games were played by the same person. Somebody who was there may still know a game again by its "
    "decisions: do not try to find out who played.",
    "- **Not measured**: how well these people play. They chose to play, here, and to share: they are no sample of "
    "all players. Games that nobody finished are missing.",
)


def data_card(run: Json) -> str:
    """In Markdown, as people who find such a folder would ask."""
    kept = ", ".join(f"`{name}` (version {number})" for name, number in run["schemas"].items())
    lines = [
        f"# Games of {run['game']}",
        "",
        f"Made by Tablero {run['tablero']}, version {run['game_version']} of the rules of {run['game']}.",
        "",
        f"- **What it is**: {origin(run)}",
        f"- **Tables**: {kept}, as Parquet. Their columns are described in Tablero's `docs/simulations.md`.",
        f"- **Players**: {seating(run)}",
        "- **Numbers of options and choices** are places in the list `actions` of `run.json`; they belong to this "
        "version of the rules.",
        f"- **Features**: {FEATURES if run['features'] else 'none are kept.'}",
        *(AGREED if is_served(run) else ("- **Not in it**: names, addresses or words of people.",)),
        "",
    ]
    return "\n".join(lines)


def is_served(run: Json) -> bool:
    """Whether these are games of a server, not of a simulation."""
    return "seed" not in run


def seating(run: Json) -> str:
    """Who sits there, and what they have chosen."""
    if is_served(run):
        return f"{run['players']}. Which seats and **options** each game has is told in its row."
    options = ", ".join(f"{name}={value}" for name, value in run["options"].items()) or "none"
    return f"{run['players']} ({', '.join(run['seats'])}). **Options**: {options}."


def origin(run: Json) -> str:
    """Who played: bots from seeds, or people on a server."""
    if is_served(run):
        return (
            f"{run['games']} finished games of a Tablero server with {run['decisions']} decisions, by people and bots. "
            f"{run['left_out']} more are left out: they were withdrawn meanwhile, or played by rules that have changed "
            "since."
        )
    how = "each in its seat" if run["fixed_seats"] else "moving on by a seat from game to game"
    begun = " All begin at the position in `run.json`." if run["position"] else ""
    return (
        f"bots among themselves ({', '.join(run['bots'])}, {how}). Game number i was played from the seed "
        f"`simulation {run['seed']} <i>`: the same command makes the same games again.{begun} "
        "What bots do is no measure of what people do."
    )
