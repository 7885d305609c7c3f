"""The conditions of the card appendix (SP-17), by the name that data/appendix.toml gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...twilight_struggle.board import ALL_COUNTRIES, IS_BATTLEGROUND, STABILITY, US, USSR, countries, country
from ...twilight_struggle.cards import ARAB_ISRAELI_WAR, INDO_PAKISTANI_WAR, IRAN_IRAQ_WAR, KOREAN_WAR
from ...twilight_struggle.influence import influence_of
from ...twilight_struggle.operations import war_modifier
from ...twilight_struggle.scoring import DOMINATION, regions_dominated, tallies
from ...twilight_struggle.targets import QUIET_SOUTH, is_shielded, targets
from ..board import MEMBERS, SOUTHEAST, ConditionData, region_of
from ..state import SoloState
from .adding import SAU_NEIGHBOURS, SOUTH_AFRICA
from .field import Field
from .relocating import relocation
from .standing import planning_value
from .trial import Trial, lead
from .wars import brush_war_target, che_targets, war_target

HOPELESS: Final = -99
SOUTH_KOREA: Final[int] = country("south_korea")
ISRAEL: Final[int] = country("israel")
EGYPT: Final[int] = country("egypt")
JORDAN: Final[int] = country("jordan")
LEBANON: Final[int] = country("lebanon")
NICARAGUA: Final[int] = country("nicaragua")
ORTEGA_NEIGHBOURS: Final = countries("cuba", "honduras", "costa_rica")
UK: Final[int] = country("uk")
UK_NEIGHBOURS: Final = countries("canada", "norway", "benelux", "france")
WAR_TARGETS: Final[dict[int, tuple[int, ...]]] = {
    KOREAN_WAR: (SOUTH_KOREA,),
    ARAB_ISRAELI_WAR: (ISRAEL,),
    INDO_PAKISTANI_WAR: countries("india", "pakistan"),
    IRAN_IRAQ_WAR: countries("iran", "iraq"),
}


def holds(trial: Trial, condition: ConditionData | None) -> bool:
    """Whether a condition of the appendix is met; none is."""
    if not condition:
        return True
    if "any" in condition:
        return any(holds(trial, part) for part in condition["any"])
    if "all" in condition:
        return all(holds(trial, part) for part in condition["all"])
    if "not" in condition:
        return not holds(trial, condition["not"])
    return TESTS[condition["c"]](trial, condition)


def side_of(s: SoloState, word: str) -> int:
    return {"US": US, "USSR": USSR, "AI": s.ai, "player": s.person}[word]


def war_modifier_of(trial: Trial) -> int:
    """The modifier of a war against the target that the AI would choose; hopeless if there is nothing to capture."""
    s = trial.s
    target = war_target(s, trial.card, list(WAR_TARGETS[trial.card]))
    if trial.card == INDO_PAKISTANI_WAR and not influence_of(s, s.person, target):
        return HOPELESS
    return war_modifier(s, s.ai, target, False, trial.card == ARAB_ISRAELI_WAR)


def has_war_modifier(trial: Trial, given: ConditionData) -> bool:
    modifier = war_modifier_of(trial)
    return bool(modifier == given["eq"] if "eq" in given else modifier >= given["ge"])


def has_influence(trial: Trial, given: ConditionData) -> bool:
    return bool(influence_of(trial.s, side_of(trial.s, given["side"]), country(given["country"])) >= given["n"])


def has_control(trial: Trial, given: ConditionData) -> bool:
    return trial.s.holder[country(given["country"])] == side_of(trial.s, given["side"])


def has_margin(trial: Trial, given: ConditionData) -> bool:
    side, place = side_of(trial.s, given["side"]), country(given["country"])
    both = influence_of(trial.s, side, place) - influence_of(trial.s, 1 - side, place)
    return bool(both - STABILITY[place] >= given["n"])


def summit_advantage(trial: Trial, given: ConditionData) -> bool:
    strong = regions_dominated(trial.s)
    return strong[trial.s.ai] > strong[trial.s.person]


def dominates_primary(trial: Trial, given: ConditionData) -> bool:
    """Domination or Control as it is scored; Southeast Asia knows neither (SP-card-74)."""
    s = trial.s
    region = region_of(s.primary)
    return region != SOUTHEAST and tallies(s, region)[s.ai].status >= DOMINATION


def has_brush_war_target(trial: Trial, given: ConditionData) -> bool:
    s = trial.s
    return brush_war_target(s, [c for c in ALL_COUNTRIES if not is_shielded(s, c)]) is not None


def one_marker_breaks(s: SoloState) -> list[int]:
    """Battlegrounds of the Primary Region where one marker ends the player's control, in the order of the list."""
    region = region_of(s.primary)
    field = Field(s, region, [], 1)
    found = [c for c in MEMBERS[region] if IS_BATTLEGROUND[c] and s.holder[c] == s.person and field.to_break(c) == 1]
    return sorted(found, key=field.key)


def camp_david(trial: Trial, given: ConditionData) -> bool:
    outcome = trial.outcome()
    swings, new = outcome.swings(), outcome.new_controls()
    return ISRAEL in swings or EGYPT in swings or len([c for c in new if c in (ISRAEL, EGYPT, JORDAN)]) >= 2


def sadat(trial: Trial, given: ConditionData) -> bool:
    s = trial.s
    return influence_of(s, USSR, EGYPT) >= 1 or EGYPT in trial.outcome().new_controls()


def barracks(trial: Trial, given: ConditionData) -> bool:
    return influence_of(trial.s, US, LEBANON) >= 1 and bool(trial.outcome().swings())


def ortega(trial: Trial, given: ConditionData) -> bool:
    s = trial.s
    return influence_of(s, US, NICARAGUA) >= 1 and any(influence_of(s, USSR, c) for c in ORTEGA_NEIGHBOURS)


def special_relationship(trial: Trial, given: ConditionData) -> bool:
    s = trial.s
    return s.holder[UK] == US and any(s.holder[c] != s.ai for c in UK_NEIGHBOURS)


def unrest_headline(trial: Trial, given: ConditionData) -> bool:
    """Some country that would receive a marker is not yet 2 above control (SP-R40)."""
    s, outcome = trial.s, trial.outcome()
    served = [c for c in (SOUTH_AFRICA, *SAU_NEIGHBOURS) if outcome.influence(s.ai, c) > 0]
    return any(influence_of(s, s.ai, c) < influence_of(s, s.person, c) + STABILITY[c] + 2 for c in served)


def unrest_round(trial: Trial, given: ConditionData) -> bool:
    """The four cases: South Africa freed, both neighbours held, a new control, or two new countries (SP-card-53)."""
    s, outcome = trial.s, trial.outcome()
    if s.holder[SOUTH_AFRICA] == s.person != outcome.after.holder[SOUTH_AFRICA]:
        return True
    if all(s.holder[c] == s.ai for c in SAU_NEIGHBOURS) or outcome.new_controls():
        return True
    return outcome.entered() >= 2


def has_che_target(trial: Trial, given: ConditionData) -> bool:
    return bool(che_targets(trial.s, targets(trial.s, trial.s.ai, QUIET_SOUTH, False, True)))


ConditionCheck = Callable[[Trial, ConditionData], bool]
TESTS: Final[dict[str, ConditionCheck]] = {
    "vp_gain_ge": lambda t, g: t.outcome().points() >= g["n"],
    "wins_game": lambda t, g: t.wins(),
    "event_gain_ge": lambda t, g: t.event_gain()[0] >= g["n"],
    "ops_no_effect": lambda t, g: t.ops_gain()[0] == 0,
    "ai_leads_primary": lambda t, g: planning_value(t.s, region_of(t.s.primary)) > 0,
    "ai_dominates_primary": dominates_primary,
    "ai_behind_space": lambda t, g: t.s.space[t.s.ai] < t.s.space[t.s.person],
    "removable_ge": lambda t, g: t.outcome().taken() >= g["n"],
    "placeable_ge": lambda t, g: t.outcome().added() >= g["n"],
    "shift_ge": lambda t, g: t.outcome().added() + t.outcome().taken() >= g["n"],
    "new_control_ge": lambda t, g: len(t.outcome().new_controls()) >= g["n"],
    "control_swing_ge": lambda t, g: len(t.outcome().swings()) >= g["n"],
    "control_swing_in": lambda t, g: country(g["country"]) in t.outcome().swings(),
    "expand_ge": lambda t, g: t.outcome().entered() >= g["n"],
    "war_modifier": has_war_modifier,
    "defcon_ge": lambda t, g: t.s.defcon >= g["n"],
    "influence_ge": has_influence,
    "controls": has_control,
    "margin_ge": has_margin,
    "holds_china": lambda t, g: t.s.china == side_of(t.s, g["who"]),
    "event_active": lambda t, g: t.s.is_lasting(g["card"]),
    "milops_lead": lambda t, g: t.s.milops[t.s.ai] > t.s.milops[t.s.person],
    "vp_lead_ge": lambda t, g: lead(t.s) >= g["n"],
    "takes_vp_lead": lambda t, g: lead(t.s) <= 0 < lead(t.s) + g["n"],
    "summit_advantage": summit_advantage,
    "turn_between": lambda t, g: g["lo"] <= t.s.turn <= g["hi"],
    "brush_war_target": has_brush_war_target,
    "destalinization_ok": lambda t, g: relocation(t.s).good,
    "break_bg_with_1": lambda t, g: bool(one_marker_breaks(t.s)),
    "coup_target_nonbg": has_che_target,
    "camp_david": camp_david,
    "sadat": sadat,
    "barracks": barracks,
    "ortega": ortega,
    "special_rel": special_relationship,
    "sau_headline": unrest_headline,
    "sau_round": unrest_round,
}
