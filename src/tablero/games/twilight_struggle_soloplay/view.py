"""What the person (or whoever watches) may know, as plain data: that of the two-player game, and what SoloPlay adds.

Countries, cards and regions are ids; sides are "ussr" and "us". VP are those of the track (positive: the US is ahead),
and once more as the person sees them. Both stacks are hidden; `known` are cards that were seen on their way into them.
"""

from __future__ import annotations

from typing import Literal

from tablero.core.state import EVERYTHING

from ..twilight_struggle.board import ALL_COUNTRIES, CARD_IDS, COUNTRY_IDS, LAST_CARD, OPS, SIDES
from ..twilight_struggle.cards import BLOCKADE, CHINA, DEBT_CRISIS
from ..twilight_struggle.operations import ops_value
from ..twilight_struggle.plays import usual_rounds
from ..twilight_struggle.scoring import southeast_asia_points
from ..twilight_struggle.state import ENDINGS
from ..twilight_struggle.view import board_view, cards, lasting_view, scoring_view
from .agenda import step_name
from .board import PARTIES, SOLO_REGION_IDS, region_of
from .scoring import RESULTS, person_points, result_of
from .state import SoloState
from .view_types import Draft, Regions, Stacks, View, Zone
from .zones import OTHER, PRIMARY, SECONDARY, ZONE_NAMES, effective, is_linked, zone_of


def view(s: SoloState, seat: int) -> View:
    """The table as the person sees it; `seat` EVERYTHING also sees stacks and piles."""
    open_table = seat == EVERYTHING
    return {
        "seat": seat,
        "phase": "end" if s.over else step_name(s.step),
        "turn": s.turn,
        "round": s.round,  # 0: draft and headlines
        "rounds": usual_rounds(s),
        "person": SIDES[s.person],
        "ai": SIDES[s.ai],
        "phasing": SIDES[s.phasing],
        "vp": s.vp,  # positive: the US is ahead
        "score": [person_points(s)],  # as the person sees it
        "handicap": s.handicap,
        "result": RESULTS[result_of(s)],  # what the VP would be worth now (SP-16.6)
        "defcon": s.defcon,
        "china": SIDES[s.china] if s.china >= 0 else None,
        "china_up": s.china_up,
        "china_in_stack": CHINA in s.hands[s.china],
        **board_view(s),
        **regions_view(s, open_table),
        **stacks_view(s, open_table),
        "hand_sizes": {name: len(s.hands[side]) for side, name in enumerate(SIDES)},
        "headlines": {SIDES[side]: CARD_IDS[s.headlines[side] - 1] if s.headlines[side] else None for side in (0, 1)},
        "deck": cards(s.deck[::-1]) if open_table else None,
        "deck_size": len(s.deck),
        "discards": cards(s.discards),
        "removed": cards(s.removed),
        "playing": cards([n for n in range(1, LAST_CARD + 1) if s.limbo >> n & 1]),
        "lasting": lasting_view(s),
        "waiting": cards([n for n in (BLOCKADE, DEBT_CRISIS) if s.is_pending(n)]),  # to be answered next round
        "must_use_missile_envy": SIDES[s.envy] if s.envy >= 0 else None,
        "civil_war": None,
        "scoring": scoring_view(s),
        "southeast_asia": southeast_asia_points(s),
        "winner": SIDES[s.winner] if s.winner >= 0 else None,
        "ending": ENDINGS[s.ending],
    }


def region_id(card: int) -> str | None:
    return region_ids([card])[0] if card else None


def region_ids(cards: list[int]) -> list[str]:
    return [SOLO_REGION_IDS[region_of(card)] for card in cards]


def regions_view(s: SoloState, open_table: bool) -> Regions:
    """Primary and Secondary Region, and what a card is worth where (SP-3, SP-5)."""
    return {
        "primary": region_id(s.primary),
        "secondary": region_id(s.secondary),
        "scoring_round": s.scoring,
        "scorings": s.scorings,
        "aside": region_ids(s.aside),
        "pile": region_ids(s.pile[::-1]) if open_table else None,
        "pile_size": len(s.pile),
        "pile_regions": sorted(region_ids(s.pile)),  # those still to come, in no order
        "zones": {COUNTRY_IDS[c]: zone_name(s, c) for c in ALL_COUNTRIES},  # for the person
        "worth": {
            ZONE_NAMES[zone]: [effective(ops, zone) for ops in range(1, 5)] for zone in (PRIMARY, SECONDARY, OTHER)
        },  # of cards of 1 to 4 Ops
    }


def zone_name(s: SoloState, place: int) -> Literal[Zone, "linked"]:
    return "linked" if is_linked(s, s.person, place) else ZONE_NAMES[zone_of(s, s.person, place)]


def stacks_view(s: SoloState, open_table: bool) -> Stacks:
    """The stacks from outside, the cards the person has drawn, and the draft."""
    sides = (s.person, s.ai)
    return {
        "stack_sizes": {PARTIES[n]: len(s.hands[side]) for n, side in enumerate(sides)},
        "stacks": {PARTIES[n]: cards(s.hands[side][::-1]) for n, side in enumerate(sides)} if open_table else None,
        "known": {PARTIES[n]: cards(known_cards(s, side)) for n, side in enumerate(sides)},
        "hand": cards(s.drawn),  # drawn by the person, to choose from
        "dealt": cards(s.dealt),
        "kept": cards(s.kept),
        "draft": draft_view(s),
        "ops": {CARD_IDS[c - 1]: ops_value(s, s.person, OPS[c]) for c in s.drawn},
    }


def known_cards(s: SoloState, side: int) -> list[int]:
    """Cards that the person knows to be in a stack, in order of number."""
    return sorted([card for card in s.hands[side] if s.known[side] >> card & 1])


def draft_view(s: SoloState) -> Draft | None:
    """How the draft stands (SP-4.1): printed Ops kept, and those still open."""
    if not s.dealt and not s.kept:
        return None
    size = (len(s.dealt) + len(s.kept)) // 2
    kept, given = sum([OPS[c] for c in s.kept]), sum([OPS[c] for c in s.dealt])
    return {"size": size, "left": size - len(s.kept), "kept_ops": kept, "open_ops": given}
