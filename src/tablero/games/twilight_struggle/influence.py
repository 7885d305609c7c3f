"""Influence and control: the verbs that change it, and who may place where (TS-0.2, TS-6.1)."""

from __future__ import annotations

from .board import (
    ADJACENT,
    ALL_COUNTRIES,
    CARD,
    CIVIL_WAR,
    COUNTRIES,
    NEXT_TO_POWER,
    NOBODY,
    REGION,
    STABILITY,
    US,
    USSR,
)
from .cards import CHINA
from .state import TwilightState

CIVIL_WAR_NEEDS = 3  # USSR influence that ends the Chinese Civil War (TS-12.1)


def influence_of(s: TwilightState, side: int, country: int) -> int:
    return s.influence[side * COUNTRIES + country]


def controls(s: TwilightState, side: int, country: int) -> bool:
    return s.holder[country] == side


def control_of(ussr: int, us: int, stability: int) -> int:
    """Who controls a country with this influence (TS-0.2)."""
    if ussr - us >= stability:
        return USSR
    if us - ussr >= stability:
        return US
    return NOBODY


def set_influence(s: TwilightState, side: int, country: int, amount: int) -> None:
    """Every change of influence goes through here, so that `holder` stays true."""
    s.influence[side * COUNTRIES + country] = amount
    s.holder[country] = control_of(s.influence[country], s.influence[COUNTRIES + country], STABILITY[country])


def change(s: TwilightState, side: int, country: int, by: int) -> int:
    """Add or take influence, never below 0; by how much it really changed."""
    i = side * COUNTRIES + country
    before = s.influence[i]
    after = max(0, before + by)
    if after != before:
        s.influence[i] = after
        s.holder[country] = control_of(s.influence[country], s.influence[COUNTRIES + country], STABILITY[country])
    return after - before


def tell_change(s: TwilightState, side: int, country: int, by: int, rule: str) -> None:
    """The journal line of a change, with what is there now."""
    if by and s.notes is not None:
        kind = "gains" if by > 0 else "loses"
        us, ussr = s.influence[COUNTRIES + country], s.influence[country]
        if kind == "gains":
            s.note("gains", rule, who=side, place=country, count=by, us=us, ussr=ussr)
        else:
            s.note("loses", rule, who=side, place=country, count=-by, us=us, ussr=ussr)


def add(s: TwilightState, side: int, country: int, by: int, rule: str) -> None:
    """Influence from an event."""
    tell_change(s, side, country, change(s, side, country, by), rule)


def remove(s: TwilightState, side: int, country: int, by: int, rule: str) -> None:
    """Take as much as there is, up to `by`."""
    tell_change(s, side, country, change(s, side, country, -by), rule)


def remove_all(s: TwilightState, side: int, country: int, rule: str) -> None:
    remove(s, side, country, influence_of(s, side, country), rule)


def raise_to_control(s: TwilightState, side: int, country: int, rule: str) -> None:
    """Add what is missing to control; nothing if `side` controls already."""
    missing = influence_of(s, 1 - side, country) + STABILITY[country] - influence_of(s, side, country)
    if missing > 0:
        add(s, side, country, missing, rule)


def holding(s: TwilightState, side: int, among: tuple[int, ...]) -> list[int]:
    """Countries with influence of `side`."""
    base = side * COUNTRIES
    influence = s.influence
    return [c for c in among if influence[base + c]]


def free_of(s: TwilightState, side: int, among: tuple[int, ...]) -> list[int]:
    """Countries that `side` does not control."""
    holder = s.holder
    return [c for c in among if holder[c] != side]


def reachable(s: TwilightState, side: int) -> list[int]:
    """Where `side` may place with Operations: with its influence, next to it, or next to its superpower (TS-6.1.2)."""
    base = side * COUNTRIES
    influence = s.influence
    within = [False] * COUNTRIES
    for country in NEXT_TO_POWER[side]:
        within[country] = True
    for country in ALL_COUNTRIES:
        if influence[base + country]:
            within[country] = True
            for neighbour in ADJACENT[country]:
                within[neighbour] = True
    within[CIVIL_WAR] = side == USSR and s.civil_war
    return still_open(s, side, [country for country in range(COUNTRIES) if within[country]])


def still_open(s: TwilightState, side: int, reach: list[int]) -> list[int]:
    """What Chernobyl (TS-6.1.5) and the end of the Chinese Civil War (TS-12.1) leave of the countries in reach."""
    if side == USSR and s.chernobyl >= 0:
        reach = [c for c in reach if REGION[c] != s.chernobyl]
    if reach[-1:] == [CIVIL_WAR] and not s.civil_war:
        reach = reach[:-1]
    return reach


def claim_china(s: TwilightState) -> None:
    """The Chinese Civil War ends with 3 USSR influence: the USSR has the China Card (TS-12.1)."""
    if s.civil_war and influence_of(s, USSR, CIVIL_WAR) >= CIVIL_WAR_NEEDS:
        s.civil_war = False
        s.china = USSR
        s.china_up = True
        set_influence(s, USSR, CIVIL_WAR, 0)
        s.note("china-claimed", "TS-12.1", who=USSR, card=CARD + CHINA)
