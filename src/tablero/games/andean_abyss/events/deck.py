"""All events, entered in the book; and a look that none is missing."""

from tablero.core.errors import BadSetup

from ..board import EVENTS
from ..nonplayer import cards as non_player_cards
from . import cards_01_18, cards_19_27, cards_28_36, cards_37_45, cards_46_54, cards_55_72
from .book import EVENT_SCRIPTS

DECK = (cards_01_18, cards_19_27, cards_28_36, cards_37_45, cards_46_54, cards_55_72, non_player_cards)

if sorted(EVENT_SCRIPTS) != list(range(1, EVENTS + 1)):
    raise BadSetup("events/: not every event from 1 to 72 has its script")
