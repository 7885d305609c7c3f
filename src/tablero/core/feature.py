"""What makes a position good for a seat, one thing at a time, and how two positions differ. Data, not sentences.

A `Feature` is a part of what a bot goes by (`Game.features`): a kind, its worth to the seat in the game's own points,
and values as in asks and notes. `explain` compares two positions feature by feature; the text `feature-<kind>` names
the feature.
"""

from __future__ import annotations

from typing import Final

SAME: Final = 1e-9  # values closer than this are no difference


class Feature:
    """One thing that counts; kinds are literal, as in asks and notes."""

    __slots__ = ("kind", "points", "values")

    def __init__(self, kind: str, points: float, **values: int) -> None:
        self.kind = kind
        self.points = points
        self.values = values


class Difference:
    """What one feature is worth in two positions."""

    __slots__ = ("after", "before", "kind", "values")

    def __init__(self, before: Feature, after: Feature) -> None:
        self.kind = after.kind
        self.values = after.values
        self.before = before.points
        self.after = after.points

    @property
    def points(self) -> float:
        """By how much the second position is better."""
        return self.after - self.before


def explain(before: list[Feature], after: list[Feature]) -> list[Difference]:
    """Where two positions differ, what counts most in front; both lists name the same features in the same order."""
    found = [Difference(one, other) for one, other in zip(before, after)]
    found = [difference for difference in found if abs(difference.points) > SAME]
    return sorted(found, key=lambda difference: -abs(difference.points))
