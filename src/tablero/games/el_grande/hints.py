"""What bots of El Grande are told about how to think (core/hints.py): where a choice can be judged."""

from __future__ import annotations

from tablero.core.hints import BotHints

from .state import ElGrandeState


class ElGrandeHints(BotHints[ElGrandeState]):
    def can_judge_at(self, kind: str, since: str) -> bool:
        """A power card is judged before anybody's turn: whoever acts first has the turn still to come, as all have."""
        return since == "power"
