"""What makes a position good for a seat, one thing at a time, and how two positions differ. Data, not sentences.

A `Feature` is a part of what a bot goes by (`Game.features`): a kind, its worth to the seat in the game's own points,
and values as in asks and notes. `explain` compares two positions feature by feature; the text `feature-<kind>` names
the feature. What a bot thinks of an option, and why, is an `Opinion` (bots/reasons.py makes them).
"""

from __future__ import annotations

from typing import Final

SAME: Final = 1e-9  # values closer than this are no difference
LEAST: Final = 0.05  # points under which a reason is not worth telling
SHARE: Final = 0.15  # ... and of the greatest one
PROS: Final = 3  # that are told, at most
CONS: Final = 2


class Feature:
    """One thing that counts; kinds are literal, as in asks and notes."""

    __slots__ = ("kind", "points", "values")

    def __init__(self, kind: str, points: float, **values: int) -> None:
        self.kind = kind
        self.points = points
        self.values = values

    def worth(self, points: float) -> Feature:
        """The same thing, worth so much."""
        feature = Feature(self.kind, points)
        feature.values = self.values
        return feature


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


def averaged(samples: list[list[Feature]]) -> list[Feature]:
    """The mean of several positions, feature by feature; all name the same ones in the same order."""
    count = min([len(sample) for sample in samples], default=0)
    return [samples[0][n].worth(sum([sample[n].points for sample in samples]) / len(samples)) for n in range(count)]


class Opinion:
    """What a bot thinks of an option: its chance with it, from 0 to 1, and what speaks for and against it.

    `reasons` are features and what the option changes about them, what counts most in front: a mean over so many
    `worlds`. In some of these the game was won or lost at once. `liked`: it stands before one with a better chance,
    because people who know the game like it.
    """

    __slots__ = ("liked", "losses", "option", "reasons", "value", "wins", "worlds")

    def __init__(
        self,
        option: int,
        value: float,
        reasons: list[Difference],
        worlds: int,
        wins: int,
        losses: int,
        liked: bool = False,
    ) -> None:
        self.option = option
        self.value = value
        self.reasons = reasons
        self.worlds = worlds
        self.wins = wins
        self.losses = losses
        self.liked = liked

    def pros(self) -> list[Difference]:
        """What speaks for the option and is worth telling."""
        return pros(self.reasons)

    def cons(self) -> list[Difference]:
        """What speaks against it."""
        return cons(self.reasons)


def pros(reasons: list[Difference]) -> list[Difference]:
    return [reason for reason in telling(reasons) if reason.points > 0][:PROS]


def cons(reasons: list[Difference]) -> list[Difference]:
    return [reason for reason in telling(reasons) if reason.points < 0][:CONS]


def telling(reasons: list[Difference]) -> list[Difference]:
    """The reasons that weigh enough to be told."""
    least = max([LEAST, *[SHARE * abs(reason.points) for reason in reasons]])
    return [reason for reason in reasons if abs(reason.points) >= least]
