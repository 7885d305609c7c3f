"""The data card of a folder of games: what it holds, how it was made, and what it is not."""

from __future__ import annotations

from typing import Final

from tablero.core.sealed import Json

FEATURES: Final = (
    "what bots go by, reckoned from the whole position, also from what the seat could not know: the games are over, "
    "and told with hindsight."
)


def data_card(run: Json) -> str:
    """In Markdown, as people who find such a folder would ask."""
    kept = ", ".join(f"`{name}` (version {number})" for name, number in run["schemas"].items())
    options = ", ".join(f"{name}={value}" for name, value in run["options"].items()) or "none"
    lines = [
        f"# Games of {run['game']}",
        "",
        f"Made by Tablero {run['tablero']}, version {run['game_version']} of the rules of {run['game']}.",
        "",
        f"- **What it is**: {origin(run)}",
        f"- **Tables**: {kept}, as Parquet. Their columns are described in Tablero's `docs/simulations.md`.",
        f"- **Players**: {run['players']} ({', '.join(run['seats'])}). **Options**: {options}.",
        "- **Numbers of options and choices** are places in the list `actions` of `run.json`; they belong to this "
        "version of the rules.",
        f"- **Features**: {FEATURES if run['features'] else 'none are kept.'}",
        "- **Not in it**: names, addresses or words of people.",
        "",
    ]
    return "\n".join(lines)


def origin(run: Json) -> str:
    """Who played: bots from seeds, or people on a server."""
    if "seed" not in run:
        return (
            "finished games of a Tablero server, whose tables agreed that they may be given away. "
            "Who sat where is not told but for bots; seats of one game belong together."
        )
    how = "each in its seat" if run["fixed_seats"] else "moving on by a seat from game to game"
    begun = " All begin at the position in `run.json`." if run["position"] else ""
    return (
        f"bots among themselves ({', '.join(run['bots'])}, {how}). Game number i was played from the seed "
        f"`simulation {run['seed']} <i>`: the same command makes the same games again.{begun} "
        "What bots do is no measure of what people do."
    )
