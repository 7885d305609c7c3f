"""What the AI answers where an event of the two-player game asks its side (SP-11, SP-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask

from ...twilight_struggle.board import (
    ADD,
    AFRICA,
    ASIA,
    BORDERS_POWER,
    BOYCOTT,
    CARD,
    CENTRAL_AMERICA,
    DONE,
    EUROPE,
    IMPROVE,
    IS_BATTLEGROUND,
    MIDDLE_EAST,
    NUMBER,
    PARTICIPATE,
    REGION,
    REGION_ACTION,
    REMOVE,
    SOUTH_AMERICA,
    STABILITY,
    US,
    YES,
    countries,
    country,
)
from ...twilight_struggle.influence import influence_of
from ...twilight_struggle.operations import coup_modifier, war_modifier
from ...twilight_struggle.tracks import AUTOMATIC_VICTORY
from ..board import IS_MEMBER, MEMBERS, SOUTHEAST, region_of
from ..state import SoloState
from .adding import (
    add_by_event,
    becomes_controlled,
    colony,
    list_key,
    puppet,
    relocation,
    remove_by_event,
    surplus_of,
)
from .coups import (
    STRONGEST_TARGET,
    is_too_dangerous,
    list_index,
    rank_of_kind,
    realignment_modifier,
    standing_after,
)
from .field import Field
from .standing import planning_value, tally_of

# at most so many markers in one country, where an event adds influence point by point
MOST: Final[dict[int, int]] = {
    14: 1,
    16: 2,
    23: 1,
    30: 1,
    33: 2,
    47: 2,
    63: 1,
    66: 1,
    70: 2,
    75: 2,
    76: 2,
    87: 2,
    105: 2,
}
SUEZ_ORDER: Final = countries("france", "israel", "uk")
MUSLIM_ORDER: Final = countries("iran", "libya", "egypt", "iraq", "saudi_arabia", "jordan", "syria", "sudan")
SOUTH_AFRICA: Final[int] = country("south_africa")
SAU_NEIGHBOURS: Final = countries("angola", "botswana")
PAKISTAN: Final[int] = country("pakistan")
IRAN: Final[int] = country("iran")
JUNTA: Final = 47
ORTEGA: Final = 91
MUSLIM_MARKERS: Final = 4
OLYMPIC_POINTS: Final = 2


def answer(s: SoloState, ask: Ask) -> int:
    """The AI's choice; a question that it has no rule for gets its first option."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    rule = ANSWERS.get(ask.kind)
    return options[0] if rule is None else rule(s, ask)


def card_of(ask: Ask) -> int:
    """The card that asks: named by the question, or by the rule it cites."""
    if "card" in ask.values:
        return ask.values["card"] - CARD
    return int(ask.rule.rpartition("-")[2])


def places(ask: Ask) -> list[int]:
    return [option for option in ask.options if option != DONE]


# -- adding ------------------------------------------------------------------------------------------------------


def choose_addition(s: SoloState, ask: Ask) -> int:
    """SP-11.5, or what the appendix says of the card."""
    card, options = card_of(ask), places(ask)
    if not options:
        return DONE
    if card in (30, 63):
        return colony(s, options, taken_by(s, MEMBERS[AFRICA] + MEMBERS[SOUTHEAST], options), card == 30)
    if card == 66:
        return puppet(s, options, [])
    if card == 23:
        return min(options, key=lambda c: (not becomes_controlled(s, c, 1), list_key(s, s.ai, c)))
    if card == 33:
        wanted = relocation_targets(s, options)
        return wanted[0] if wanted else min(options, key=lambda c: list_key(s, s.ai, c))
    if card in (JUNTA, 70):
        options = latin_options(s, options)
    total = ask.values["left"]
    steps = add_by_event(s, options, total, min(total, MOST.get(card, 1)))
    return steps[0].place


def taken_by(s: SoloState, area: tuple[int, ...], options: list[int]) -> list[int]:
    """Countries that this event has served already: no longer offered."""
    return [c for c in area if c not in options]


def latin_options(s: SoloState, options: list[int]) -> list[int]:
    """Central or South America: the Primary Region, else the one where the AI stands worse (SP-card-47, SP-card-70)."""
    first = region_of(s.primary)
    if first not in (CENTRAL_AMERICA, SOUTH_AMERICA) or s.round == 0:
        worse = planning_value(s, SOUTH_AMERICA) < planning_value(s, CENTRAL_AMERICA)
        first = SOUTH_AMERICA if worse else CENTRAL_AMERICA
    inside = [c for c in options if REGION[c] == first]
    return inside or options


def relocation_targets(s: SoloState, options: list[int]) -> list[int]:
    """Where De-Stalinization still wants markers (SP-11.9): what was lifted is no longer part of the surplus."""
    from .adding import STALIN_REGIONS, STALIN_WALK

    wanted = []
    for c in STALIN_WALK:
        need = influence_of(s, s.person, c) + STABILITY[c] - influence_of(s, s.ai, c)
        if c in options and s.holder[c] < 0 and 0 < need <= 2:
            wanted.append(c)
    for region in STALIN_REGIONS:
        for c in MEMBERS[region]:
            if c in options and s.holder[c] < 0 and STABILITY[c] == 1 and not IS_BATTLEGROUND[c] and c not in wanted:
                wanted.append(c)
    half = [c for c in wanted if influence_of(s, s.ai, c)]
    return half or wanted


def choose_lift(s: SoloState, ask: Ask) -> int:
    """De-Stalinization takes markers from the largest surplus, as many as it can use."""
    options = places(ask)
    spare = [c for c in options if surplus_of(s, c) > 0]
    moved = 4 - ask.values["left"]
    useful = sum(relocation(s).placed.values())
    if not spare or (useful == 0 and moved >= 2):
        return DONE if DONE in ask.options else min(options, key=lambda c: list_key(s, s.ai, c))
    return max(spare, key=lambda c: (surplus_of(s, c), -list_key(s, s.ai, c)[0]))


def choose_match(s: SoloState, ask: Ask) -> int:
    """Independent Reds: most markers gained."""
    return max(
        places(ask),
        key=lambda c: (influence_of(s, s.person, c) - influence_of(s, s.ai, c), -list_key(s, s.ai, c)[0]),
    )


def choose_double(s: SoloState, ask: Ask) -> int:
    """Debt Crisis: the largest planning gain, then most influence (SP-card-95)."""

    def rank(c: int) -> tuple[int, int, int]:
        own = influence_of(s, s.ai, c)
        gain = standing_after(s, SOUTH_AMERICA, c, 2 * own, influence_of(s, s.person, c))[0]
        return gain, own, -list_key(s, s.ai, c)[0]

    return max(places(ask), key=rank)


def choose_unrest(s: SoloState, ask: Ask) -> int:
    """South African Unrest: the branch that gains more in Africa (SP-card-53)."""
    if all(s.holder[c] == s.ai for c in SAU_NEIGHBOURS):
        return SOUTH_AFRICA

    def rank(c: int) -> tuple[int, int, int, int]:
        field = Field(s, AFRICA, [], 2)
        fresh = int(not field.own(c))
        before = field.holder[:]
        field.put(SOUTH_AFRICA, 2 if c == SOUTH_AFRICA else 1)
        if c != SOUTH_AFRICA:
            field.put(c, 2)
        new = len([p for p in (SOUTH_AFRICA, c) if field.holder[p] == s.ai and before[p] != s.ai])
        return field.value(), new, fresh, -places(ask).index(c)

    return max(places(ask), key=rank)


def choose_norad(s: SoloState, ask: Ask) -> int:
    """NORAD's marker: a battleground it gives control of, else one that can be strengthened (SP-card-106)."""
    options = places(ask)
    if s.turn <= 3:
        options = [c for c in options if REGION[c] in (EUROPE, MIDDLE_EAST, ASIA)] or options

    def rank(c: int) -> tuple[int, int, tuple[int, int]]:
        field = Field(s, REGION[c], [], 1)
        kind = 2
        if IS_BATTLEGROUND[c] and becomes_controlled(s, c, 1):
            kind = 0
        elif IS_BATTLEGROUND[c] and not field.surplus(c):
            kind = 1
        return kind, planning_value(s, REGION[c]), list_key(s, s.ai, c)

    return min(options, key=rank)


# -- removing ----------------------------------------------------------------------------------------------------


def choose_removal(s: SoloState, ask: Ask) -> int:
    """SP-11.6: point by point."""
    card, options = card_of(ask), places(ask)
    if ask.values["whose"] == s.ai:
        return least_loss(s, options)
    if card == 28:
        return min(options, key=SUEZ_ORDER.index)
    if card == 74:
        inside = [c for c in options if IS_MEMBER[region_of(s.primary)][c]] if s.round else []
        options = inside or options
    return remove_by_event(s, options, ask.values["left"], 2, False)


def choose_clearing(s: SoloState, ask: Ask) -> int:
    """SP-11.6: whole countries, or one marker in each of several."""
    card, options = card_of(ask), places(ask)
    if ask.values["whose"] == s.ai:
        return least_loss(s, options)
    if card == 56:
        return muslim_target(s, options, ask.values["left"])
    if card == 19:
        return truman_target(s, options)
    most = 99 if card == 16 else 2 if card == 29 and s.turn >= 8 else 1
    return remove_by_event(s, options, ask.values["left"], most, True)


def muslim_target(s: SoloState, options: list[int], left: int) -> int:
    """The first two of the walk, or the pair with most markers if those are few (SP-card-56)."""
    walk = [c for c in MUSLIM_ORDER if c in options]
    markers = {c: influence_of(s, s.person, c) for c in walk}
    if left == 2 and len(walk) > 2 and markers[walk[0]] + markers[walk[1]] < MUSLIM_MARKERS:
        pairs = [(a, b) for i, a in enumerate(walk) for b in walk[i + 1 :]]
        return max(pairs, key=lambda pair: markers[pair[0]] + markers[pair[1]])[0]
    if left == 1 and len(walk) > 1:
        return max(walk, key=lambda c: markers[c]) if markers[walk[0]] < 2 else walk[0]
    return walk[0]


def truman_target(s: SoloState, options: list[int]) -> int:
    """The largest planning gain in Europe, then most influence, battlegrounds first (SP-card-19)."""

    def rank(c: int) -> tuple[int, int, bool, int]:
        gain = standing_after(s, EUROPE, c, influence_of(s, s.ai, c), 0)[0]
        return gain, influence_of(s, s.person, c), IS_BATTLEGROUND[c], -list_key(s, s.ai, c)[0]

    return max(options, key=rank)


def least_loss(s: SoloState, options: list[int]) -> int:
    """What the AI gives up: the smallest planning loss, then the end of its list (SP-11.7)."""

    def rank(c: int) -> tuple[int, int]:
        own, enemy = influence_of(s, s.ai, c) - 1, influence_of(s, s.person, c)
        return standing_after(s, REGION[c], c, own, enemy)[0] - planning_value(s, REGION[c]), list_key(s, s.ai, c)[0]

    return max(options, key=rank)


# -- wars and coups ----------------------------------------------------------------------------------------------


def captured_value(s: SoloState, region: int, place: int) -> int:
    """The planning value of a region once the AI has taken the player's influence in a country."""
    both = influence_of(s, s.ai, place) + influence_of(s, s.person, place)
    return standing_after(s, region, place, both, 0)[0]


def choose_invasion(s: SoloState, ask: Ask) -> int:
    """The country whose capture gains most; Brush War has a search of its own."""
    card, options = card_of(ask), places(ask)
    if card == 36:
        target = brush_war_target(s, options)
        return target if target is not None else options[0]
    region, favourite = (ASIA, PAKISTAN) if card == 24 else (MIDDLE_EAST, IRAN)
    return max(options, key=lambda c: (captured_value(s, region, c), c == favourite))


def brush_war_target(s: SoloState, options: list[int]) -> int | None:
    """Primary Region, battlegrounds of the Secondary Region, Europe; modifier 0 or -1 (SP-card-36)."""
    first, second = region_of(s.primary), region_of(s.secondary)
    held = [c for c in options if STABILITY[c] <= 2 and influence_of(s, s.person, c)]
    fit = [c for c in held if war_modifier(s, s.ai, c, True, False) >= -1]
    searches = [[c for c in fit if first >= 0 and IS_MEMBER[first][c]]]
    if second >= 0:
        searches.append([c for c in fit if IS_MEMBER[second][c] and IS_BATTLEGROUND[c]])
    searches.append([c for c in fit if REGION[c] == EUROPE])
    for found in searches:
        if found:
            return min(
                found,
                key=lambda c: (
                    not IS_BATTLEGROUND[c],
                    -war_modifier(s, s.ai, c, True, False),
                    -influence_of(s, s.person, c),
                    list_key(s, s.ai, c),
                ),
            )
    return None


def choose_che(s: SoloState, ask: Ask) -> int:
    """Stability 1, then 2; the Primary Region first (SP-card-107)."""
    found = [] if s.crisis >> s.ai & 1 else che_targets(s, places(ask))
    return found[0] if found else DONE


def che_targets(s: SoloState, options: list[int]) -> list[int]:
    first = region_of(s.primary)
    fit = [c for c in options if STABILITY[c] <= 2 and influence_of(s, s.person, c)]
    return sorted(fit, key=lambda c: (first < 0 or not IS_MEMBER[first][c], STABILITY[c], list_key(s, s.ai, c)))


def free_targets(s: SoloState, card: int, ops: int, area: tuple[int, ...], coup: bool) -> list[int]:
    """Targets of a free coup or realignment within an event's area, best first (SP-10; cards 47, 91, 96)."""
    found = []
    for c in area:
        enemy = influence_of(s, s.person, c)
        if not enemy or (card == JUNTA and not junta_fits(c, coup)):
            continue
        region = REGION[c]
        now = planning_value(s, region)
        if coup:
            if IS_BATTLEGROUND[c] and is_too_dangerous(s):
                continue
            if s.crisis >> s.ai & 1 or STABILITY[c] + enemy > STRONGEST_TARGET or STABILITY[c] > max(ops, 2):
                continue
            result = 6 + ops + coup_modifier(s, s.ai, c) - 2 * STABILITY[c]
            own = influence_of(s, s.ai, c) + max(0, result - enemy)
            if standing_after(s, region, c, own, max(0, enemy - max(0, result)))[0] > now:
                found.append(c)
        elif influence_of(s, s.ai, c) == 0 and enemy <= 3 and realignment_modifier(s, c) >= -1:
            if standing_after(s, region, c, 0, 0)[0] > now:
                found.append(c)
    return sorted(found, key=lambda c: (rank_of_kind(c), STABILITY[c], list_index(s, REGION[c], c)))


def junta_fits(place: int, coup: bool) -> bool:
    """Junta: a coup in a battleground of stability 2, rolls in countries of stability 2 or 1."""
    return STABILITY[place] == 2 and IS_BATTLEGROUND[place] if coup else STABILITY[place] <= 2


# -- the rest ----------------------------------------------------------------------------------------------------


def choose_pact(s: SoloState, ask: Ask) -> int:
    """Warsaw Pact: the branch that gains more in Europe; on a tie, adding (SP-card-16)."""
    area = [c for c in MEMBERS[EUROPE] if c in EASTERN]
    before = planning_value(s, EUROPE)
    field = Field(s, EUROPE, area, 2)
    field.dear = False
    for step in add_by_event(s, area, 5, 2):
        field.put(step.place, step.count)
    added = field.value() - before
    holders = s.holder[:]
    cleared = sorted([c for c in area if influence_of(s, s.person, c)], key=lambda c: s.holder[c] != s.person)[:4]
    for c in cleared:
        own = influence_of(s, s.ai, c)
        holders[c] = s.ai if own >= STABILITY[c] else -1
    removed = tally_of(s, EUROPE, holders).value(s.ai, EUROPE) - before
    return REMOVE if removed > added else ADD


def choose_olympics(s: SoloState, ask: Ask) -> int:
    """The AI takes part, unless a defeat would lose the game (SP-card-20)."""
    ahead = s.vp if s.person == US else -s.vp
    return BOYCOTT if ahead + OLYMPIC_POINTS >= AUTOMATIC_VICTORY and s.defcon > 2 else PARTICIPATE


def choose_ignored(s: SoloState, ask: Ask) -> int:
    """Shuttle Diplomacy: what costs the player most."""

    def rank(c: int) -> tuple[int, int]:
        region = REGION[c]
        holders = s.holder[:]
        holders[c] = -1
        return tally_of(s, region, holders).value(s.ai, region), BORDERS_POWER[US][c]

    return max(places(ask), key=rank)


def choose_region(s: SoloState, ask: Ask) -> int:
    """Chernobyl names the Primary Region (SP-card-94)."""
    region = region_of(s.primary)
    return REGION_ACTION + (ASIA if region in (SOUTHEAST, -1) else region)


def choose_summit(s: SoloState, ask: Ask) -> int:
    """The AI raises DEFCON (SP-card-45)."""
    return IMPROVE if IMPROVE in ask.options else DONE


EASTERN: Final = countries(
    "finland", "austria", "east_germany", "poland", "czechoslovakia", "hungary", "yugoslavia", "romania", "bulgaria"
)
ANSWERS: Final[dict[str, Callable[[SoloState, Ask], int]]] = {
    "add": choose_addition,
    "lift": choose_lift,
    "match": choose_match,
    "double": choose_double,
    "unrest": choose_unrest,
    "norad": choose_norad,
    "remove": choose_removal,
    "clear": choose_clearing,
    "invade": choose_invasion,
    "coup": choose_che,
    "warsaw-pact": choose_pact,
    "olympics": choose_olympics,
    "ignore": choose_ignored,
    "region": choose_region,
    "summit": choose_summit,
    "set-defcon": lambda s, ask: NUMBER + 5,
    "wargames": lambda s, ask: YES,
}
