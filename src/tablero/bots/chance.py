"""`random`: any option, each equally likely."""

from __future__ import annotations

from .bot import Bot, Knowledge


class RandomBot(Bot):
    """Knows nothing, fears nothing."""

    def choose(self, knowledge: Knowledge) -> int:
        return self.pick(knowledge.options)
