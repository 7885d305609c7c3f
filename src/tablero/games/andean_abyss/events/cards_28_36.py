"""Events 28 to 36, the others that begin with the FARC (AA-card-28 to AA-card-36). Both texts stand side by side."""

from __future__ import annotations

from tablero.core.ask import Script

from ..board import (
    ADJACENT,
    ALL_SPACES,
    AUC,
    BASE,
    CARTELS,
    CARTELS_BASE,
    CITIES,
    DEPARTMENTS,
    DONE,
    ECUADOR,
    FARC,
    FARC_BASE,
    GOVT,
    IN_ECUADOR,
    INSURGENTS,
    LOCS,
    MOUNTAINS,
    NEXT_TO_VENEZUELA,
    PLACES,
    POLICE,
    POP,
    TROOPS,
    space,
)
from ..cards import FIRST_EDITION, UNSHADED
from ..operations.government import assault_factions, assault_power
from ..operations.insurgents import can_attack, reinforce, strike
from ..operations.recycling import may_recycle
from ..pieces import (
    bases,
    can_place,
    change_aid,
    earn,
    hidden,
    in_play,
    is_department,
    is_zone,
    near,
    pieces_of,
    place_terror,
    reveal_guerrillas,
    room_for,
    room_left,
)
from ..redeployment import place_zone
from ..state import AndeanState
from .book import event
from .free_operations import EVERYBODY, can_assault_in_place
from .verbs import (
    card_rule,
    fullest,
    offer_recycling,
    pick_faction,
    pick_space,
    place_one,
    place_piece,
    place_some,
    remove_pieces,
    remove_some,
    replace_piece,
    set_spaces,
    shift_spaces,
    stay_eligible,
)


@event(28)
def hugo_chavez(s: AndeanState, me: int, side: int) -> Script:
    """Three Insurgent pieces at Venezuela's border go; shaded: a FARC Base comes, empty LoCs at Cúcuta are cut."""
    border = tuple(place for place in ALL_SPACES if NEXT_TO_VENEZUELA[place])
    if side == UNSHADED:
        yield from remove_some(s, me, 28, 3, lambda: list(border), INSURGENTS)
        return
    yield from place_one(s, me, 28, FARC_BASE, tuple(place for place in border if is_department(place)), 2)
    for loc in near(s, space("cucuta")):
        if loc in LOCS and not any(pieces_of(s, f, loc) for f in EVERYBODY):
            place_terror(s, loc, card_rule(28))


@event(29)
def kill_zone(s: AndeanState, me: int, side: int) -> Script:
    """The FARC is found and Assaulted in a space; shaded: FARC or AUC makes two Ambushes in one."""
    if side == UNSHADED:

        def fields() -> list[int]:
            return [p for p in ALL_SPACES if hidden(s, FARC, p) or can_assault_in_place(s, p, INSURGENTS)]

        place = yield from pick_space(s, GOVT, 29, fields, 1)
        if place == DONE:
            return
        reveal_guerrillas(s, FARC, place, hidden(s, FARC, place), card_rule(29))
        if can_assault_in_place(s, place, INSURGENTS):
            yield from assault_factions(s, place, assault_power(s, place), INSURGENTS, card_rule(29))
        return
    able = [f for f in (FARC, AUC) if any(can_attack(s, f, place) for place in ALL_SPACES)]
    if not able:
        return
    named = yield from pick_faction(s, me, 29, able, 2)
    place = yield from pick_space(s, named, 29, lambda: [p for p in ALL_SPACES if can_attack(s, named, p)], 3)
    for _ in range(2):
        if can_attack(s, named, place):
            yield from strike(s, named, place, EVERYBODY, card_rule(29))
            yield from reinforce(s, named, place, card_rule(29))


@event(30)
def peace_commission(s: AndeanState, me: int, side: int) -> Script:
    """A FARC Zone and a Base there go; shaded: they come (first edition: only the Zone)."""
    with_base = s.edition != FIRST_EDITION
    if side != UNSHADED:
        place = yield from place_zone(s, -1, card_rule(30))
        if place >= 0 and with_base:
            yield from settle_in_zone(s, me, 30, place)
        return

    def zones() -> list[int]:
        found = [place for place in DEPARTMENTS if is_zone(s, place)]
        return fullest(found, lambda place: 1 + (with_base and bases(s, FARC, place) > 0))

    place = yield from pick_space(s, me, 30, zones, 1)
    if place == DONE:
        return
    s.zones &= ~(1 << place)
    s.note("zone-removed", card_rule(30), place=place)
    if with_base:
        remove_pieces(s, FARC_BASE, place, 30)


def settle_in_zone(s: AndeanState, me: int, card: int, place: int) -> Script:
    """A FARC Base comes to a new Zone, within stacking."""
    if room_for(s, FARC_BASE, place):
        yield from offer_recycling(s, me, card, [FARC_BASE])
    place_piece(s, FARC_BASE, place, card)


@event(31)
def betancourt(s: AndeanState, me: int, side: int) -> Script:
    """Two Cities and a Department shift toward Support; shaded: three Passive Oppositions become Active."""
    if side == UNSHADED:
        yield from shift_spaces(s, me, 31, 2, lambda: list(CITIES), 1, 1, 1)
        yield from shift_spaces(s, me, 31, 1, lambda: list(DEPARTMENTS), 1, 1, 2)
    else:
        yield from set_spaces(s, me, 31, 3, lambda: [place for place in PLACES if s.level[place] == -1], -2, 3)


@event(32)
def secuestrados(s: AndeanState, me: int, side: int) -> Script:
    """Two wavering spaces turn to Passive Support; shaded: the FARC gains 12."""
    if side == UNSHADED:
        yield from set_spaces(s, me, 32, 2, lambda: [place for place in PLACES if s.level[place] in (0, -1)], 1)
    else:
        earn(s, FARC, 12, card_rule(32))


@event(33)
def sucumbios(s: AndeanState, me: int, side: int) -> Script:
    """Three Insurgent pieces at Ecuador's border go; shaded: Ecuador comes into play, with two of one's own pieces."""
    if side == UNSHADED:
        yield from remove_some(s, me, 33, 3, lambda: list(ADJACENT[IN_ECUADOR][ECUADOR]), INSURGENTS)
        return
    s.foreign |= IN_ECUADOR
    s.note("in-play", card_rule(33), place=ECUADOR)
    yield from place_some(s, me, 33, 2, ECUADOR, own_kinds(me), 2)


def own_kinds(me: int) -> tuple[int, ...]:
    """What a faction can place, the Base first."""
    return (BASE, POLICE, TROOPS) if me == GOVT else (3 * me + BASE, 3 * me)


@event(34)
def airdropped_aks(s: AndeanState, me: int, side: int) -> Script:
    """An Insurgent loses 5 Resources; shaded: one places two Guerrillas and a Base in an empty Department."""
    if side == UNSHADED:
        rich = [f for f in INSURGENTS if s.resources[f]]
        if rich:
            loser = yield from pick_faction(s, me, 34, rich, 1)
            earn(s, loser, -5, card_rule(34))
        return
    empty = [d for d in DEPARTMENTS if not POP[d] and in_play(s, d)]

    def drop_zones(f: int) -> list[int]:
        recycled = [d for d in empty if room_for(s, 3 * f, d)] if f == me and may_recycle(s, f) else []
        return fullest(empty, lambda d: dropped_in(s, f, d)) or recycled

    able = [f for f in INSURGENTS if drop_zones(f)]
    if not able:
        return
    named = yield from pick_faction(s, me, 34, able, 2)
    place = yield from pick_space(s, named, 34, lambda: drop_zones(named), 3)
    for kind in (3 * named + BASE, 3 * named, 3 * named):
        if named == me and room_for(s, kind, place):
            yield from offer_recycling(s, me, 34, [kind])
        place_piece(s, kind, place, 34)


def dropped_in(s: AndeanState, f: int, place: int) -> int:
    """How many of a Base and two Guerrillas a Department would get."""
    new = (1 if can_place(s, 3 * f + BASE, place) else 0) + min(2, s.available[3 * f])
    return min(new, room_left(s, f, place))


@event(35)
def crop_substitution(s: AndeanState, me: int, side: int) -> Script:
    """Cartels Bases of a Department become Police, Aid rises; shaded: such a Department shifts to Opposition."""

    def fields() -> list[int]:
        return [place for place in DEPARTMENTS if bases(s, CARTELS, place)]

    if side != UNSHADED:
        yield from shift_spaces(s, me, 35, 1, fields, -1, 2, 2)
        return
    place = yield from pick_space(
        s, me, 35, lambda: [p for p in fields() if not (is_zone(s, p) and s.available[POLICE])], 1
    )
    if place != DONE:
        for _ in range(bases(s, CARTELS, place)):
            if room_for(s, POLICE, place):
                yield from offer_recycling(s, me, 35, [POLICE])
            replace_piece(s, CARTELS_BASE, POLICE, place, 35)
    change_aid(s, 3, card_rule(35))


@event(36)
def zona_de_convivencia(s: AndeanState, me: int, side: int) -> Script:
    """A Mountain becomes a FARC Zone with a Base, two neighbours shift to Support; the executor stays Eligible."""
    stay_eligible(s, me, 36)
    mountain = yield from place_zone(s, sum([1 << place for place in MOUNTAINS]), card_rule(36))
    if mountain < 0:
        return
    around = [place for place in near(s, mountain) if place in PLACES]
    if s.edition == FIRST_EDITION:
        yield from set_spaces(s, me, 36, 2, lambda: [place for place in around if s.level[place] == 0], 1)
        return
    yield from settle_in_zone(s, me, 36, mountain)
    yield from shift_spaces(s, me, 36, 2, lambda: around, 1)
