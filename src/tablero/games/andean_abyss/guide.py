"""Andean Abyss for newcomers: goal and turn in a few lines, the rule about each thing, what is known of it now."""

from __future__ import annotations

from typing import Final

from tablero.core.guide import Guide
from tablero.core.remark import Panel, Remark

from .board import ADJACENT, CITIES, DEPARTMENTS, ECON, EVENT_CARDS, FACTIONS, KIND_IDS, LOCS, MAP, POP, SPACE_IDS
from .pieces import CARTEL_BASES_GOAL, CARTEL_RESOURCES_GOAL, OPPOSITION_GOAL, SUPPORT_GOAL
from .view_types import View

GUIDE: Final = Guide(
    goal=[
        Remark(
            "goal-factions",
            "AA-7.2",
            support=SUPPORT_GOAL,
            opposition=OPPOSITION_GOAL,
            bases=CARTEL_BASES_GOAL,
            resources=CARTEL_RESOURCES_GOAL,
        ),
        Remark("goal-margin", "AA-7.3"),
        Remark("goal-alone", "AA-8.8"),
    ],
    turn=[
        Remark("turn-order", "AA-2.3"),
        Remark("turn-choice", "AA-2.3.4"),
        Remark("turn-eligible", "AA-2.3.7"),
    ],
)


def standing(view: View) -> Panel:
    """How far each faction is from its goal, and what that is made of; the first is ahead (AA-7.2, AA-7.3)."""
    bases, resources, margins = view["bases"], view["resources"], view["margins"]
    lines = [
        Remark("standing-govt", "AA-7.2", have=view["support"], goal=SUPPORT_GOAL, margin=margins["govt"]),
        Remark(
            "standing-farc",
            "AA-7.2",
            have=view["opposition_and_bases"],
            goal=OPPOSITION_GOAL,
            margin=margins["farc"],
        ),
        Remark("standing-auc", "AA-7.2", have=bases["auc"], goal=bases["farc"], margin=margins["auc"]),
        Remark(
            "standing-cartels",
            "AA-7.2",
            bases=bases["cartels"],
            resources=resources["cartels"],
            goal=CARTEL_BASES_GOAL,
            worth=CARTEL_RESOURCES_GOAL,
            margin=margins["cartels"],
        ),
    ]
    return Panel("standing", sorted(lines, key=lambda line: -line.values["margin"]))


OPERATIONS: Final = {
    "train": "AA-3.2.1",
    "patrol": "AA-3.2.2",
    "sweep": "AA-3.2.3",
    "assault": "AA-3.2.4",
    "rally": "AA-3.3.1",
    "march": "AA-3.3.2",
    "attack": "AA-3.3.3",
    "terror": "AA-3.3.4",
}
RULES: Final = {
    **OPERATIONS,
    "city": "AA-1.3.3",
    "department": "AA-1.3.2",
    "loc": "AA-1.3.4",
    "town": "AA-1.3.6",
    **dict.fromkeys(MAP["town"], "AA-1.3.6"),
    **{SPACE_IDS[n]: "AA-1.3.3" for n in CITIES},
    **{SPACE_IDS[n]: "AA-1.3.2" for n in DEPARTMENTS},
    **{SPACE_IDS[n]: "AA-1.3.4" for n in LOCS},
    "ecuador": "AA-1.3.5",
    "panama": "AA-1.3.5",
    **dict.fromkeys(KIND_IDS, "AA-1.4"),
    "troops": "AA-1.4",
    "police": "AA-1.4",
    "base": "AA-1.4.2",
    "underground": "AA-1.4.3",
    "active": "AA-1.4.3",
    "shipment": "AA-4.5.3",
    "terror": "AA-3.3.4",
    "sabotage": "AA-3.3.4",
    "farc_zone": "AA-6.4.4",
    "government_control": "AA-6.2",
    "farc_control": "AA-6.2",
    **dict.fromkeys(("active_support", "passive_support", "neutral"), "AA-1.6.1"),
    **dict.fromkeys(("passive_opposition", "active_opposition"), "AA-1.6.1"),
    "resources": "AA-1.7",
    "aid": "AA-1.7",
    "total_support": "AA-1.6.3",
    "opposition_and_bases": "AA-1.6.3",
    "margin": "AA-7.3",
    "bases": "AA-7.2",
    "winner": "AA-7.1",
    "available": "AA-1.4.1",
    **dict.fromkeys(("president", "samper", "pastrana", "uribe"), "AA-6.4.3"),
    "current_card": "AA-2.3",
    "next_card": "AA-2.2",
    "deck": "AA-2.1",
    "propaganda": "AA-6.0",
    "eligible": "AA-2.3.1",
    "ineligible": "AA-2.3.1",
    "first_eligible": "AA-2.3.2",
    "second_eligible": "AA-2.3.2",
    "passed": "AA-2.3.3",
    "acting": "AA-2.3",
    "non_player": "AA-8.1",
    "operation": "AA-2.3.4",
    "operation_and_activity": "AA-2.3.4",
    "event": "AA-5.1",
    "shaded": "AA-5.2",
    "unshaded": "AA-5.2",
    "limited": "AA-2.3.5",
    "capability": "AA-5.3",
    "momentum": "AA-5.4",
    **dict.fromkeys(("govt", "farc", "auc", "cartels"), "AA-7.2"),
    **{card.id: f"AA-card-{card.number}" for card in EVENT_CARDS},
}


def rule_of(id: str) -> str:
    return RULES.get(id, "")


def neighbours(view: View, id: str) -> list[str]:
    """The spaces next to a space, as far as they are in play."""
    if id not in view["spaces"]:
        return []
    near = ADJACENT[-1][SPACE_IDS.index(id)]  # ... with both neighbouring countries
    return [SPACE_IDS[n] for n in near if SPACE_IDS[n] in view["spaces"]]


def describe(view: View, id: str) -> list[Remark]:
    """Of a space: what it counts, and brings; of a faction: its goal, and how far it is from it."""
    if id in FACTIONS:
        return [line for line in standing(view).lines if line.kind == f"standing-{id}"]
    data = view["spaces"].get(id)
    if data is None:
        return []
    n = SPACE_IDS.index(id)
    if "sabotage" in data:
        if data["sabotage"]:
            return [Remark("thing-sabotaged", "AA-6.3.1")]
        return [Remark("thing-econ", "AA-6.3.1", n=ECON[n])]
    counts = POP[n] * abs(data["level"])
    if counts == 0:
        return []
    if data["level"] > 0:
        return [Remark("thing-support", "AA-1.6.3", n=counts)]
    return [Remark("thing-opposition", "AA-1.6.3", n=counts)]
