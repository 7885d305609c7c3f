"""What a seat may know: the whole table, its own hand, and of the other hand what it was shown (TS-1.1).

Card-counting aids that a player could keep on paper are given: discards, removed cards, and the cards not yet seen.
"""

from __future__ import annotations

from tablero.core.state import EVERYTHING

from .agenda import STEP_NAMES
from .board import (
    ALL_COUNTRIES,
    CARD_IDS,
    CIVIL_WAR,
    COUNTRIES,
    COUNTRY_IDS,
    IN_REGION,
    LAST_CARD,
    REGION_IDS,
    REGIONS,
    SIDES,
    US,
    USSR,
)
from .cards import CHERNOBYL, CUBAN_MISSILE_CRISIS, DEATH_SQUADS, NORTH_SEA_OIL, RED_SCARE
from .plays import NORTH_SEA_OIL_ROUND, usual_rounds
from .scoring import STATUS_NAMES, Tally, region_points, southeast_asia_points, tallies
from .state import ENDINGS, TwilightState
from .tracks import has_ability, space_plays_allowed
from .view_types import Board, Lasting, RegionScore, Side, Standing, View

ABILITIES = (2, 4, 6, 8)


def view(s: TwilightState, seat: int) -> View:
    """The table as a player or spectator sees it."""
    return {
        "seat": seat,
        "phase": "end" if s.over else STEP_NAMES[s.step],
        "turn": s.turn,
        "round": s.round,  # 0: the Headline Phase
        "rounds": usual_rounds(s),
        "phasing": SIDES[s.phasing],
        "vp": s.vp,  # positive: the US is ahead
        "defcon": s.defcon,
        "china": SIDES[s.china] if s.china >= 0 else None,
        "china_up": s.china_up,
        **board_view(s),
        "hand": cards(s.hands[seat]) if seat in (USSR, US) else None,
        "hands": {name: cards(s.hands[side]) for side, name in enumerate(SIDES)} if seat == EVERYTHING else None,
        "hand_sizes": {name: len(s.hands[side]) for side, name in enumerate(SIDES)},
        "seen": cards(known_cards(s, 1 - seat)) if seat in (USSR, US) else [],  # cards of the other hand
        "headlines": headline_view(s, seat),
        "deck": cards(s.deck[::-1]) if seat == EVERYTHING else None,
        "deck_size": len(s.deck),
        "discards": cards(s.discards),
        "removed": cards(s.removed),
        "unseen": cards(unseen_cards(s, seat)) if seat in (USSR, US) else None,
        "latest": {name: cards([s.latest[side]])[0] if s.latest[side] else None for side, name in enumerate(SIDES)},
        "playing": cards([n for n in range(1, LAST_CARD + 1) if s.limbo >> n & 1]),
        "lasting": lasting_view(s),
        "must_use_missile_envy": SIDES[s.envy] if s.envy >= 0 else None,
        "civil_war": s.influence[CIVIL_WAR] if s.civil_war else None,
        "scoring": scoring_view(s),
        "southeast_asia": southeast_asia_points(s),
        "winner": SIDES[s.winner] if s.winner >= 0 else None,
        "ending": ENDINGS[s.ending],
    }


def board_view(s: TwilightState) -> Board:
    """The map and the tracks of both sides."""
    return {
        "influence": influence_view(s),  # {country: [US, USSR]}, empty ones left out
        "control": {COUNTRY_IDS[c]: SIDES[s.holder[c]] for c in ALL_COUNTRIES if s.holder[c] >= 0},
        "milops": by_side(s.milops),
        "space": by_side(s.space),
        "space_plays": by_side(s.space_plays),
        "space_allowed": {SIDES[side]: space_plays_allowed(s, side) for side in (USSR, US)},
        "abilities": {SIDES[side]: [box for box in ABILITIES if has_ability(s, side, box)] for side in (USSR, US)},
    }


def cards(numbers: list[int]) -> list[str]:
    return [CARD_IDS[n - 1] for n in numbers]


def by_side(values: list[int]) -> dict[Side, int]:
    return {"ussr": values[USSR], "us": values[US]}


def influence_view(s: TwilightState) -> dict[str, list[int]]:
    found = {}
    for c in ALL_COUNTRIES:
        us, ussr = s.influence[COUNTRIES + c], s.influence[c]
        if us or ussr:
            found[COUNTRY_IDS[c]] = [us, ussr]
    return found


def known_cards(s: TwilightState, side: int) -> list[int]:
    """Cards in the hand of `side` that the other side has seen."""
    return [card for card in s.hands[side] if s.known[side] >> card & 1]


def unseen_cards(s: TwilightState, seat: int) -> list[int]:
    """Cards in the draw pile or, as far as `seat` knows, in the other hand; in order of number."""
    other = 1 - seat
    hidden = [card for card in s.hands[other] if not s.known[other] >> card & 1]
    if s.headlines[other] and not s.shown >> other & 1:
        hidden.append(s.headlines[other])
    return sorted(hidden + s.deck)


def headline_view(s: TwilightState, seat: int) -> dict[Side, str | None]:
    """Headlines not yet resolved: one's own, and those that lie open."""
    found: dict[Side, str | None] = {}
    for side, name in enumerate(SIDES):
        card = s.headlines[side]
        open_to = seat in (side, EVERYTHING) or s.shown >> side & 1
        found[name] = CARD_IDS[card - 1] if card and open_to else None
    return found


def lasting_view(s: TwilightState) -> list[Lasting]:
    """Effects in force, by the number of their card, with the side or the region they concern.

    North Sea Oil has two: the eighth round of this turn (TS-3.5) is number 111.
    """
    found: list[Lasting] = []
    for number in range(1, NORTH_SEA_OIL_ROUND + 1):
        if s.lasting >> number & 1:
            card = NORTH_SEA_OIL if number == NORTH_SEA_OIL_ROUND else number
            entry: Lasting = {"card": CARD_IDS[card - 1], "number": number}
            if number == RED_SCARE:
                entry["against"] = [SIDES[side] for side in (USSR, US) if s.scared >> side & 1]
            elif number == CUBAN_MISSILE_CRISIS:
                if not s.crisis:
                    continue
                entry["against"] = [SIDES[side] for side in (USSR, US) if s.crisis >> side & 1]
            elif number == DEATH_SQUADS:
                entry["for"] = "us" if s.squads > 0 else "ussr" if s.squads < 0 else None
            elif number == CHERNOBYL:
                entry["region"] = REGION_IDS[s.chernobyl]
            found.append(entry)
    return found


def scoring_view(s: TwilightState) -> dict[str, RegionScore]:
    """What each region would score now (TS-10.2): a preview that anyone could reckon."""
    found: dict[str, RegionScore] = {}
    for region in range(REGIONS):
        ussr, us = tallies(s, region)
        found[REGION_IDS[region]] = {
            "points": region_points(s, region),
            "countries": len(IN_REGION[region]),
            "ussr": standing_view(ussr, region),
            "us": standing_view(us, region),
        }
    return found


def standing_view(tally: Tally, region: int) -> Standing:
    return {
        "status": STATUS_NAMES[tally.status],
        "countries": tally.countries,
        "battlegrounds": tally.battlegrounds,
        "neighbours": tally.neighbours,
        "points": tally.points(region),
    }
