"""Bots at the seats of a game that is watched (referees, journal mirrors)."""

from __future__ import annotations

from tablero.bots.bot import Bot, Knowledge
from tablero.bots.specs import make_bot
from tablero.core.match import Match


def seated(bot: str, players: int, seed: int) -> list[Bot]:
    """One of a kind for each seat, or nobody: then answers are random."""
    return [make_bot(bot, b"%d %d" % (seed, seat)) for seat in range(players)] if bot else []


def answer_of(bots: list[Bot], match: Match) -> int:
    """What the bot whose turn it is would answer to the first open question."""
    seat = match.open_asks()[0].seat
    return bots[seat].choose(Knowledge(match, seat))
