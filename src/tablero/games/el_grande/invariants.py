"""What must hold at every decision (EG-24.4)."""

from __future__ import annotations

from tablero.core.errors import require

from .board import ALL_POWERS, CABALLEROS, CARD_IDS, CASTILLO, MODIFIERS, NOWHERE, REGIONS, TYPE_OF_CARD
from .state import OVER, ElGrandeState


def check(s: ElGrandeState) -> None:
    """Pieces and cards are conserved, the taboo and the ranges hold."""
    for colour in range(s.colours):
        on_map = [s.count(region, colour) for region in REGIONS]
        places = [*on_map, s.court(colour), s.province(colour), s.count(CASTILLO, colour)]
        require(min(places) >= 0, f"colour {colour} has a negative number of caballeros: {places}")
        require(
            sum(places) == CABALLEROS,
            f"colour {colour} has {sum(places)} caballeros, not {CABALLEROS}",
            "caballeros",
            who=s.colour(colour),
            n=sum(places),
            most=CABALLEROS,
        )
    for seat in range(s.players):
        require(
            NOWHERE < s.grande[seat] <= CASTILLO,
            f"the grande of seat {seat} is at {s.grande[seat]}",
            "grande",
            who=s.colour(seat),
        )
        require(
            s.hand[seat] in s.hand_worlds[seat],
            f"the hand of seat {seat} is none that others think possible",
            "hand",
            who=s.colour(seat),
        )
        require(s.hand[seat] | ALL_POWERS == ALL_POWERS, f"seat {seat} holds an unknown power card")
        require(s.score[seat] >= 0, f"seat {seat} has a negative score", "score", who=s.colour(seat))
        taken_back = s.modifiers[seat] & s.shown[seat]
        require(
            taken_back in s.modifier_worlds[seat],
            f"seat {seat} took back modifiers that others exclude",
            "modifiers",
            who=s.colour(seat),
        )
    totals = [s.total[colour] for colour in s.order]
    require(len(set(totals)) == len(totals), f"the totals {totals} are not all different", "totals")
    lying = [place for place in s.tiles if place != NOWHERE]
    require(len(set(lying)) == len(lying), "two tiles lie on one board", "tiles")
    if s.space == 0 or s.phase == OVER:
        return
    check_cards(s)


def check_cards(s: ElGrandeState) -> None:
    """Every action card is in exactly one place."""
    held = [card for stack in s.stacks for card in stack[: len(stack) - s.drawn]] + s.offer + s.discards + s.removed
    held += [card for card in [s.card] if card >= 0 and card not in held]
    held += [
        card
        for card, kind in enumerate(TYPE_OF_CARD)
        if kind.id == "veto" and card not in held and s.veto_holder[card - CARD_IDS.index("veto_1")] != NOWHERE
    ]
    require(len(set(held)) == len(held), "a card is in two places", "card-twice")
    base = [card for card in held if TYPE_OF_CARD[card].set == "base"]
    require(len(base) == 40, f"{len(base)} base cards instead of 40", "base-cards", n=len(base))
    modifiers = [s.modifiers[seat] | s.shown[seat] for seat in range(s.players)]
    require(
        sum(m.bit_count() for m in modifiers) == (3 * s.players if s.shift else 0),
        "modifier cards got lost",
        "modifiers-lost",
        n=3,
    )
    joined = 0
    for cards in modifiers:
        require(not joined & cards, "a modifier card is in two hands", "modifier-twice")
        joined |= cards
    require(joined < 1 << len(MODIFIERS), "an unknown modifier card")


def check_change(before: ElGrandeState, after: ElGrandeState) -> None:
    """The King's region is unchanged between two decisions unless he moved (EG-12.1, EG-12.2)."""
    king = before.king
    if king != after.king or before.infiltrating or after.infiltrating or escorting(before):
        return
    if king > CASTILLO:
        return
    for colour in range(after.colours):  # the castillo, too, while he stands there
        require(
            after.count(king, colour) == before.count(king, colour), f"the King's region changed for colour {colour}"
        )
        was, now = before.grande[colour] == king, after.grande[colour] == king
        require(was == now, f"the grande of seat {colour} left or entered the King's region")
    require((before.tile_on(king) < 0) == (after.tile_on(king) < 0), "a tile left or entered the King's region")


def escorting(s: ElGrandeState) -> bool:
    """Whether caballeros may be on their way into the King's region behind him (EG-21.5)."""
    return s.card >= 0 and s.acted and TYPE_OF_CARD[s.card].effect.op == "entourage"
