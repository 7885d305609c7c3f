"""How well the person stands, for bots: points, what the regions would score, and those about to be scored."""

from __future__ import annotations

from typing import Final

from ..twilight_struggle.board import REGIONS, US
from ..twilight_struggle.scoring import region_points, southeast_asia_points
from .board import SOUTHEAST, region_of
from .scoring import person_points
from .state import SoloState

USUAL: Final = 0.35  # what a region's points are worth, if it is not about to be scored
IMMINENT: Final = 0.45  # more, if it is scored this round


def evaluate(s: SoloState) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.over:
        return 0.5 if s.winner < 0 else float(s.winner == s.person)
    ahead = 0.0
    for region in range(REGIONS):
        ahead += USUAL * region_points(s, region)
    if s.scoring and s.acted < 4:
        region = region_of(s.primary)
        ahead += IMMINENT * (southeast_asia_points(s) if region == SOUTHEAST else region_points(s, region))
    mine = person_points(s) + (ahead if s.person == US else -ahead)
    return min(0.99, max(0.01, 0.5 + mine / 60))
