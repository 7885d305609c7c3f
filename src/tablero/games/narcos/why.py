"""Why a place, figure or card is not offered: the conditions of the rules, with the reason that each gives.

Every function answers for one kind of options, the first condition that fails in front; None says that nothing speaks
against it. The scripts pass them with their questions (`Ask.why`), and a test compares them with what is offered. What
they say follows from what everybody sees, except to Patrón, who knows where he is.
"""

from __future__ import annotations

from tablero.core.remark import Remark

from .board import (
    AIRPORTS,
    CAPTURED,
    CARD,
    CITIES,
    DISTANCE,
    FACTION,
    FACTION_CARD,
    HUNTER,
    HUNTER_STARTS,
    NEAR,
    NOWHERE,
    OBJECTIVE,
    PICK,
    SICARIO,
    ULTIMATUM,
)
from .cards import FACTION_CARDS, HUNTERS_OF, LA_QUICA, NUMBERS, SLOT_RANGE, Effect
from .state import NarcosState

# -- where figures stand and go ----------------------------------------------------------------------------------


def hunter_there(s: NarcosState, place: int, rule: str) -> Remark | None:
    return Remark("why-hunter-there", rule, place=place) if s.hunters >> place & 1 else None


def sicario_there(s: NarcosState, place: int, rule: str) -> Remark | None:
    return Remark("why-sicario-there", rule, place=place) if s.sicarios >> place & 1 else None


def roadblock_there(s: NarcosState, place: int, rule: str) -> Remark | None:
    return Remark("why-roadblock-there", rule, place=place) if s.roadblocks >> place & 1 else None


def influence_there(s: NarcosState, place: int, rule: str) -> Remark | None:
    return Remark("why-influence-there", rule, place=place) if s.influence >> place & 1 else None


def not_entered(s: NarcosState, start: int, steps: int, place: int, rule: str) -> Remark:
    """Sicarios and Patrón go past no hunter and no roadblock (NC-6.2, NC-11.7)."""
    reason = hunter_there(s, place, "NC-6.2") or roadblock_there(s, place, "NC-6.2")
    return reason or too_far(start, place, steps, rule)


def too_far(start: int, place: int, steps: int, rule: str) -> Remark:
    """Too many roads, or no way past what bars it."""
    if DISTANCE[start][place] > steps:
        return Remark("why-too-far", rule, place=place, target=start, n=steps)
    return Remark("why-no-way", rule, place=place, n=steps)


def no_sicario_end(s: NarcosState, slot: int, steps: int, ends: list[int], rule: str, place: int) -> Remark | None:
    """Where a sicario's movement can end (NC-6.2 to NC-6.4)."""
    if place in ends:
        return None
    start = s.sicario_at[slot]
    if place == start:
        return Remark("why-is-there", rule, place=place)
    return sicario_there(s, place, "NC-6.3") or not_entered(s, start, steps, place, rule)


def no_hunter_end(s: NarcosState, hunter: int, steps: int, ends: list[int], place: int) -> Remark | None:
    """Where a hunter's movement can end (NC-8.1 to NC-8.5)."""
    if place in ends:
        return None
    reason = sicario_there(s, place, "NC-8.2") or influence_there(s, place, "NC-8.2")
    reason = reason or hunter_there(s, place, "NC-8.3")
    return reason or Remark("why-out-of-reach", "NC-8.1", place=place, n=steps)


def no_hunter_start(s: NarcosState, place: int) -> Remark | None:
    """Next to a city with an airport, one a location (NC-3.10)."""
    if not HUNTER_STARTS >> place & 1:
        return Remark("why-no-airport-near", "NC-3.10", place=place)
    return hunter_there(s, place, "NC-3.10")


def not_near_hunter(s: NarcosState, place: int, rule: str) -> Remark | None:
    """The active hunter's location and those next to it."""
    at = s.hunter_at[s.hunter]
    if place == at or NEAR[at] >> place & 1:
        return None
    return Remark("why-not-near-hunter", rule, place=place, hunter=HUNTER + s.hunter)


def no_deployment(s: NarcosState, slot: int, bonus: int, place: int) -> Remark | None:
    """Within range of Patrón, without figure and roadblock, and La Quica next to a hunter (NC-6.12, NC-6.22)."""
    reason = hunter_there(s, place, "NC-6.12") or sicario_there(s, place, "NC-6.12")
    reason = reason or roadblock_there(s, place, "NC-6.12")
    if reason is None and slot == LA_QUICA and not s.next_to_hunters() >> place & 1:
        reason = Remark("why-no-hunter-near", "NC-6.22", place=place)
    if reason is None and DISTANCE[s.place][place] > SLOT_RANGE[slot] + bonus:
        reason = Remark("why-out-of-range", "NC-6.12", place=place, n=SLOT_RANGE[slot] + bonus)
    return reason


def no_escape(s: NarcosState, caught: int, place: int) -> Remark | None:
    """Any other location without hunter and roadblock (NC-9.20)."""
    if place == caught:
        return Remark("why-caught-there", "NC-9.20", place=place)
    return hunter_there(s, place, "NC-9.20") or roadblock_there(s, place, "NC-9.20")


# -- tokens ------------------------------------------------------------------------------------------------------


def not_among(places: int, place: int, kind: str, rule: str) -> Remark | None:
    """Whether a token, lab or cube is where it has to be."""
    if places >> place & 1:
        return None
    if kind == "lab":
        return Remark("why-no-lab", rule, place=place)
    if kind == "influence":
        return Remark("why-no-influence", rule, place=place)
    if kind == "cube":
        return Remark("why-no-cube", rule, place=place)
    return Remark("why-no-roadblock", rule, place=place)


def no_city(place: int) -> Remark | None:
    return None if CITIES >> place & 1 else Remark("why-no-city", "NC-2.3", place=place)


def no_room_for_influence(s: NarcosState, place: int) -> Remark | None:
    """A city without influence and roadblock (NC-2.3), while there is a token to place or to move (NC-2.7)."""
    reason = no_city(place) or influence_there(s, place, "NC-2.3") or roadblock_there(s, place, "NC-2.3")
    if reason is None and s.tokens_left() <= 0 and not s.influence:
        reason = Remark("why-no-token", "NC-2.7")
    return reason


def no_room_for_lab(s: NarcosState, place: int) -> Remark | None:
    """A plantation without a lab (NC-2.3)."""
    if CITIES >> place & 1:
        return Remark("why-no-plantation", "NC-2.3", place=place)
    if s.labs >> place & 1:
        return Remark("why-lab-there", "NC-2.3", place=place)
    return None if s.labs_left() > 0 or s.labs else Remark("why-no-token", "NC-2.7")


def no_roadblock_work(s: NarcosState, place: int) -> Remark | None:
    """Influence to be removed, or a city without token (NC-9.11)."""
    reason = not_near_hunter(s, place, "NC-9.11")
    if reason is not None or s.influence >> place & 1:
        return reason
    reason = no_city(place) or roadblock_there(s, place, "NC-2.3")
    if reason is None and s.tokens_left() <= 0 and not s.roadblocks:
        reason = Remark("why-no-token", "NC-9.13")
    return reason


def no_ordinary_action(s: NarcosState, slot: int, place: int) -> Remark | None:
    """Influence into a city, a roadblock away, a lab onto a plantation, where he is or next to it (NC-6.18)."""
    at = s.sicario_at[slot]
    if place != at and not NEAR[at] >> place & 1:
        return Remark("why-not-near-sicario", "NC-6.18", place=place, sicario=SICARIO + s.names[slot])
    if s.roadblocks >> place & 1:
        return None
    return no_room_for_influence(s, place) if CITIES >> place & 1 else no_room_for_lab(s, place)


def no_site(s: NarcosState, op: str, where: int, rule: str, action: int) -> Remark | None:
    """What an operation of a card can be done to, within its scope (NC-12)."""
    place = s.hunter_at[action - HUNTER] if op == "block_hunter" else action
    if place < 0 or not where >> place & 1:
        return Remark("why-out-of-scope", rule)
    if op == "block_hunter":
        blocked = s.blocked >> (action - HUNTER) & 1
        return Remark("why-blocked", "NC-12.5", hunter=action) if blocked else None
    if op == "lab":
        return no_room_for_lab(s, place)
    if op == "influence":
        return no_room_for_influence(s, place)
    if op != "cube":
        return not_among(s.roadblocks, place, "roadblock", rule)
    return no_lab_for_cube(s, rule, place)


def no_lab_for_cube(s: NarcosState, rule: str, place: int) -> Remark | None:
    """A lab without a cube, while the supply has one."""
    reason = not_among(s.labs, place, "lab", rule)
    if reason is None and s.lab_cubes >> place & 1:
        reason = Remark("why-cube-there", rule, place=place)
    if reason is None and s.cubes_left() <= 0:
        reason = Remark("why-no-cube-left", rule)
    return reason


def no_meeting(s: NarcosState, effect: Effect, rule: str, place: int) -> Remark | None:
    """Cities far enough from each other, as the objective says."""
    reason = no_city(place)
    if reason is None and s.parties >> place & 1:
        reason = Remark("why-meeting-there", rule, place=place)
    if reason is None and not effect.airport and AIRPORTS >> place & 1:
        reason = Remark("why-has-airport", rule, place=place)
    if reason is None and effect.no_roadblock:
        reason = roadblock_there(s, place, rule)
    if reason is None:
        for other in range(len(DISTANCE)):
            if s.parties >> other & 1 and DISTANCE[other][place] < effect.min_pairwise_distance:
                return Remark("why-too-near", rule, place=place, target=other, n=effect.min_pairwise_distance)
    return reason


def no_marker_left(markable: list[int], place: int) -> Remark | None:
    """Once all 15 markers are out, they can only be lifted (NC-2.10)."""
    return None if place in markable else Remark("why-no-marker", "NC-2.10")


# -- figures -----------------------------------------------------------------------------------------------------


def not_on_map(s: NarcosState, slot: int, rule: str) -> Remark | None:
    return None if s.sicario_at[slot] >= 0 else Remark("why-not-on-map", rule, sicario=SICARIO + s.names[slot])


def not_a_target(s: NarcosState, action: int) -> Remark | None:
    """A sicario next to the hunter (NC-9.4)."""
    if action - SICARIO not in s.names:
        return Remark("why-not-in-play", "NC-9.4", sicario=action)
    slot = s.names.index(action - SICARIO)
    reason = not_on_map(s, slot, "NC-9.4")
    if reason is None and not NEAR[s.hunter_at[s.hunter]] >> s.sicario_at[slot] & 1:
        reason = Remark("why-sicario-far", "NC-9.4", sicario=action, hunter=HUNTER + s.hunter)
    return reason


def not_movable(s: NarcosState, movable: list[int], rule: str, action: int) -> Remark | None:
    """A sicario on the map who can go somewhere; `movable` are those."""
    if action in movable:
        return None
    if action - SICARIO not in s.names:
        return Remark("why-not-in-play", rule, sicario=action)
    reason = not_on_map(s, s.names.index(action - SICARIO), rule)
    return reason or Remark("why-cannot-move", rule, sicario=action)


def not_face_down(s: NarcosState, cells: list[int], rule: str, action: int) -> Remark | None:
    """A sicario whose defence token lies face down, and was not named before; `cells` are those."""
    return None if action in cells else Remark("why-not-face-down", rule, sicario=action)


def not_deployed(s: NarcosState, special: tuple[int, ...], offered: list[int], action: int) -> Remark | None:
    """León and La Quica come for any card, all others by one that shows them (NC-6.10, NC-6.11)."""
    if action in offered:
        return None
    if action - SICARIO not in s.names:
        return Remark("why-not-in-play", "NC-6.10", sicario=action)
    slot = s.names.index(action - SICARIO)
    if slot not in special:
        return Remark("why-by-card", "NC-6.10", sicario=action)
    return unavailable(s, slot) or Remark("why-nowhere-to-deploy", "NC-6.12", sicario=action)


def unavailable(s: NarcosState, slot: int) -> Remark | None:
    """Who is on the map already, or was captured this season, cannot come (NC-6.11)."""
    if s.sicario_at[slot] == NOWHERE:
        return None
    if s.sicario_at[slot] == CAPTURED:
        return Remark("why-captured", "NC-6.11", sicario=SICARIO + s.names[slot])
    return Remark("why-on-map", "NC-6.11", sicario=SICARIO + s.names[slot])


def no_figure(s: NarcosState, normal: tuple[int, ...], offered: list[int], action: int) -> Remark | None:
    """A silhouette stands for any normal sicario who is not on the map and has a legal location (NC-6.10)."""
    if action in offered:
        return None
    if action - SICARIO not in s.names:
        return Remark("why-not-in-play", "NC-6.10", sicario=action)
    slot = s.names.index(action - SICARIO)
    if slot not in normal:
        return Remark("why-not-normal", "NC-6.10", sicario=action)
    return unavailable(s, slot) or Remark("why-nowhere-to-deploy", "NC-6.12", sicario=action)


def not_ready(s: NarcosState, action: int) -> Remark | None:
    """A hunter of the acting faction who has not acted and is not deactivated (NC-7.1, NC-7.2)."""
    hunter = action - HUNTER
    if hunter not in HUNTERS_OF[s.faction]:
        return Remark("why-other-faction", "NC-7.1", hunter=action, faction=FACTION + s.faction)
    if s.down >> hunter & 1:
        return Remark("why-down", "NC-7.2", hunter=action)
    return Remark("why-has-acted", "NC-7.1", hunter=action) if s.acted >> hunter & 1 else None


def not_near_la_quica(targets: list[int], action: int) -> Remark | None:
    """A hunter next to La Quica (NC-6.23)."""
    return None if action in targets else Remark("why-not-by-la-quica", "NC-6.23", hunter=action)


def led_already(s: NarcosState, action: int) -> Remark | None:
    """A faction that nobody leads yet (NC-3.8)."""
    leader = s.leader[action - FACTION]
    return None if leader < 0 else Remark("why-led", "NC-3.8", faction=action, who=leader)


def faction_done(s: NarcosState, action: int) -> Remark | None:
    """A faction that has not had its turn this season (NC-5.3)."""
    done = s.factions_done >> (action - FACTION) & 1
    return Remark("why-faction-done", "NC-5.3", faction=action) if done else None


# -- cards -------------------------------------------------------------------------------------------------------


def not_in_hand(s: NarcosState, rule: str, action: int) -> Remark | None:
    return None if action - CARD in s.hand else Remark("why-not-in-hand", rule, card=action)


def not_played(s: NarcosState, offered: list[int], action: int) -> Remark | None:
    """A card of the hand that brings somebody onto the map (NC-6.10, NC-6.11, NC-6.12)."""
    if action in offered:
        return None
    return not_in_hand(s, "NC-6.10", action) or Remark("why-card-brings-nobody", "NC-6.11", card=action)


def not_waiting(waiting: list[int], action: int) -> Remark | None:
    """A card in the season-end cell of a sicario on the map (NC-11.1)."""
    return None if action in waiting else Remark("why-not-waiting", "NC-11.1", card=action)


def ultimatum_used(s: NarcosState, action: int) -> Remark | None:
    """A card still in the Silver-or-Lead deck (NC-6.23, NC-6.24)."""
    left = s.ultimatums >> (action - ULTIMATUM) & 1
    return None if left else Remark("why-ultimatum-used", "NC-6.24", card=action)


def not_drawn(s: NarcosState, rule: str, action: int) -> Remark | None:
    """One of the objectives that were drawn and not placed yet."""
    return None if action - OBJECTIVE in s.drawn else Remark("why-not-drawn", rule, card=action)


def not_met(s: NarcosState, met: list[int], action: int) -> Remark | None:
    """An objective in force that is met (NC-11.5)."""
    if action - OBJECTIVE in met:
        return None
    if action - OBJECTIVE in s.in_force:
        return Remark("why-not-met", "NC-11.5", card=action)
    return Remark("why-not-in-force", "NC-11.5", card=action)


def no_pick(s: NarcosState, has_cell: bool, action: int) -> Remark | None:
    """An available number, and a free cell for it (NC-9.1)."""
    number = (action - PICK) % NUMBERS + 1
    if number not in s.available:
        return Remark("why-number-gone", "NC-9.1", n=number)
    return None if has_cell else Remark("why-no-cell", "NC-9.1", n=number)


def no_extra(picks: list[int], action: int) -> Remark | None:
    """An extra action is one with number 1, and asks neither distance nor type (NC-10.5)."""
    return None if action in picks else Remark("why-no-extra", "NC-10.5")


def not_usable(s: NarcosState, offered: list[int], action: int) -> Remark | None:
    """A faction card that the acting seat has at hand now (NC-10)."""
    if action in offered:
        return None
    card = FACTION_CARDS[action - FACTION_CARD]
    if card.once and not s.faction_cards >> (action - FACTION_CARD) & 1:
        return Remark("why-used-up", "NC-10.1", card=action)
    return Remark("why-not-its-moment", card.rule, card=action)
