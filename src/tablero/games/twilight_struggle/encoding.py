"""What a side knows, as numbers for programs that learn (core/encoding.py): the table, its hand, and what it was shown.

`observe_table` is what SoloPlay has in common with the two-player game.
"""

from __future__ import annotations

from typing import Final

from tablero.core.encoding import NONE, Encoder, Labels

from .agenda import STEP_NAMES
from .board import CARD_IDS, COUNTRY_IDS, LAST_BOX, LAST_TURN, REGION_IDS, SIDES
from .secrets import unknown_part
from .state import EXTRAS, TwilightState

PHASES: Final[Labels] = STEP_NAMES
LASTING: Final[Labels] = (*CARD_IDS, "north_sea_oil_round")
MOST_INFLUENCE: Final = 40
MOST_CARDS: Final = 110
ASK_VALUES: Final[Labels] = (
    "asia",
    "card",
    "count",
    "coup",
    "divided",
    "left",
    "level",
    "ops",
    "region",
    "score",
    "southeast",
    "trap",
    "who",
    "whose",
)


def observe(o: Encoder, s: TwilightState, seat: int) -> None:
    """Everything `seat` may know."""
    other = 1 - seat
    observe_table(o, s)
    o.one("phase", s.step, PHASES, "what is being carried out")
    o.flag("show_held", s.show_held, "held cards are shown at the end of a turn")
    o.bits("extras", s.extras, EXTRAS, 0, "small changes of the rules")
    o.some("hand", s.hands[seat], CARD_IDS, 1, "the own cards, without the China Card")
    hidden = unknown_part(s, other)
    o.some("seen", [card for card in s.hands[other] if card not in hidden], CARD_IDS, 1, "cards seen in the other hand")
    o.some("unseen", s.deck + hidden, CARD_IDS, 1, "cards in the draw pile or, for all one knows, in the other hand")
    top = s.peeked if seat == 1 else 0
    o.some("peeked", s.deck[len(s.deck) - top :] if top else [], CARD_IDS, 1, "top cards of the draw pile one looks at")
    o.one("headline", s.headlines[seat] - 1, CARD_IDS, "the own headline, not yet resolved")
    shown = s.shown >> other & 1
    o.one("other_headline", s.headlines[other] - 1 if shown else -1, CARD_IDS, "the other one's, if it lies open")
    o.one("chosen", s.chosen - 1 if s.phasing == seat else -1, CARD_IDS, "the card one has chosen, its use not yet")
    sizes = [len(s.hands[0]), len(s.hands[1])]
    o.numbers("hand_sizes", sizes, MOST_CARDS, SIDES, NONE, "cards in each hand, without the China Card")


def observe_table(o: Encoder, s: TwilightState) -> None:
    """What lies open for all."""
    o.flag("optional_cards", s.optional_cards, "the optional cards are in the game")
    o.flag("late_start", s.late_start, "the Late War scenario")
    o.flag("civil_war", s.civil_war, "the Chinese Civil War is in play and not yet decided")
    o.number("turn", s.turn, 1, LAST_TURN, "the turn")
    o.number("round", s.round, 0, 8, "the action round; 0: headlines")
    o.one("phasing", s.phasing, SIDES, "whose round or headline it is")
    o.number("vp", s.vp, -20, 20, "Victory Points; above 0: the US is ahead")
    o.number("defcon", s.defcon, 1, 5, "DEFCON")
    o.one("china", s.china, SIDES, "who has the China Card")
    o.flag("china_up", s.china_up, "it lies face up")
    o.numbers("military", s.milops, 5, SIDES, NONE, "military operations")
    o.numbers("space", s.space, LAST_BOX, SIDES, NONE, "boxes on the Space Race")
    o.numbers("space_plays", s.space_plays, 2, SIDES, NONE, "cards played to the Space Race this turn")
    o.numbers("influence", s.influence, MOST_INFLUENCE, SIDES, COUNTRY_IDS, "influence of each side in each country")
    o.levels("control", s.holder, -1, 1, COUNTRY_IDS, "who controls each country: -1 nobody, 0 the USSR, 1 the US")
    o.bits("lasting", s.lasting, LASTING, 1, "events in force, and those that matter later")
    o.bits("playing", s.limbo, CARD_IDS, 1, "cards being played")
    o.bits("scared", s.scared, SIDES, 0, "sides under Red Scare/Purge")
    o.bits("crisis", s.crisis, SIDES, 0, "sides that lose if they make a coup (Cuban Missile Crisis)")
    o.number("squads", s.squads, -1, 1, "Latin American Death Squads: 1 for the US, -1 for the USSR")
    o.one("chernobyl", s.chernobyl, REGION_IDS, "the region closed to the USSR")
    o.one("missile_envy", s.envy, SIDES, "who must use Missile Envy for Operations")
    o.some("discards", s.discards, CARD_IDS, 1, "the discard pile")
    o.some("removed", s.removed, CARD_IDS, 1, "cards that are out of the game")
    o.number("deck_size", len(s.deck), 0, MOST_CARDS, "cards in the draw pile")
