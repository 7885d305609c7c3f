"""The engine's opinion in a study: the best options at a position, the chance of winning with each, and why.

It is asked for at every position that somebody looks at, as long as it is switched on (opinion.js): a second or two of
thinking in the bots' workers, in turn with everybody's bots, out of the allowance for analysis. What was found is kept:
a position of a study does not change.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from tablero.core.feature import Opinion

from .bot_workers import unpacked
from .fair_use import analysis_place, take_analysis
from .rate_limit import RateLimiter
from .refusal import Refused
from .responses import OpinionInfo
from .snapshot import opinion_dict
from .study_access import allows_engine
from .study_snapshot import StudyQuery, StudySource
from .study_tree import sent

if TYPE_CHECKING:
    from .tables import Tables

SECONDS: Final = 2.0  # of thinking about a position
KEPT: Final = 1000  # opinions


class StudyOpinions:
    """The opinions that were asked for last."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.found: OrderedDict[tuple[str, int, int], list[Opinion]] = OrderedDict()

    async def on(
        self, study: str, user: str, address: str, query: StudyQuery, limiter: RateLimiter
    ) -> list[OpinionInfo]:
        """What is to be said about the question at a node; nothing if nobody is asked."""

        def reading(c: Connection) -> StudySource:
            source = self.tables.studies.source(c, study, user, query)
            if not allows_engine(c, source.row):
                raise Refused("no-hints", "hints are switched off at the table of this study, and its game is not over")
            return source

        async with self.tables.lock(study):
            source = await self.tables.read(reading)
        if source.ask is None:
            return []
        key = (source.row.id, query.node, source.ask.seat)
        if key not in self.found:
            take_analysis(limiter, user, address, SECONDS)
            position = sent(source.row, source.tree.path(query.node), source.match)
            queue, workers = self.tables.bot_scheduler.queue, self.tables.bot_workers
            async with analysis_place(queue, address, study, SECONDS):
                packed = await workers.opinion(position, source.ask.seat, "", SECONDS, asyncio.Event())
            self.found[key] = [unpacked(one) for one in packed]
            while len(self.found) > KEPT:
                self.found.popitem(last=False)
        return [opinion_dict(source.texts, source.ask, opinion) for opinion in self.found[key]]
