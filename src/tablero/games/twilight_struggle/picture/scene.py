"""What every part of the picture is told: the scene of tablero.drawing, and what this game reads in its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablero.drawing import scene
from tablero.drawing.memory import question
from tablero.drawing.svg import Words

from .. import cards
from ..board import ACTIONS, CARD_LIST, COUNTRY_IDS, REGION_IDS, SIDES
from ..plays import NORTH_SEA_OIL_ROUND
from ..view_types import Lasting, Side, Table, View

BOTH: Final[tuple[Side, ...]] = ("us", "ussr")  # as they stand on the table
LASTING: Final = (  # effects that are in force or not
    *(cards.VIETNAM_REVOLTS, cards.WARSAW_PACT, cards.DE_GAULLE, cards.NATO, cards.MARSHALL_PLAN),
    *(cards.CONTAINMENT, cards.US_JAPAN, cards.FORMOSAN_RESOLUTION, cards.NUCLEAR_SUBS, cards.QUAGMIRE, cards.SALT),
    *(cards.BEAR_TRAP, cards.WE_WILL_BURY_YOU, cards.BREZHNEV_DOCTRINE, cards.WILLY_BRANDT, cards.FLOWER_POWER),
    *(cards.U2_INCIDENT, cards.CAMP_DAVID_ACCORDS, cards.JOHN_PAUL, cards.SHUTTLE_DIPLOMACY, cards.HOSTAGE_CRISIS),
    *(cards.IRON_LADY, cards.NORTH_SEA_OIL, cards.REFORMER, cards.IRAN_CONTRA, cards.TEAR_DOWN_THIS_WALL),
    *(cards.EVIL_EMPIRE, cards.ALDRICH_AMES, cards.NORAD, cards.YURI, cards.AWACS_SALE),
    NORTH_SEA_OIL_ROUND,
)
SIDED: Final = (cards.RED_SCARE, cards.CUBAN_MISSILE_CRISIS, cards.MISSILE_ENVY, cards.DEATH_SQUADS)  # and for whom
EFFECTS: Final = (
    *(f"effect_{n}" for n in LASTING),
    *(f"effect_{n}_{side}" for n in SIDED for side in ("us", "ussr")),
    *(f"effect_94_{region}" for region in REGION_IDS),  # Chernobyl
)

# What the picture names besides the entries of the action table. With "text:" before an id, `words` may give a sentence
# that explains the thing (or nothing). Some are keys of the view, so that what is new there can be marked.
WORDS: Final = (
    *("board", "us", "usa", "ussr", "western_europe", "eastern_europe", "southeast_asia"),
    *("stability", "battleground", "us_control", "ussr_control"),
    *("scoring", "presence", "domination", "control", "countries", "battlegrounds", "closed"),
    *("vp", "winner", "turn", "round", "headline", "early_war", "mid_war", "late_war"),
    *("defcon", *(f"defcon_{n}" for n in range(1, 6)), "milops", "milops_us", "milops_ussr", "space_race"),
    *(*(f"space_{n}" for n in range(9)), *(f"ability_{n}" for n in (2, 4, 6, 8))),
    *("china", "china_up", "china_down", "hand", "hand_us", "hand_ussr", "draw_pile", "discards", "removed"),
    *("playing", "headlines", "operations", "starred", "neutral", "phasing", "known_cards", "lasting", *EFFECTS),
    *("primary", "secondary", "primary_mark", "secondary_mark", "you"),
)
CARD_OF: Final = {card.id: card for card in CARD_LIST}


class Reader(NamedTuple):
    """Who looks at the table, and what only this reader sees, which SoloPlay tells in its own way."""

    side: str  # that the reader leads, or nothing
    hands: list[tuple[Side, list[str]]]  # that lie open to the reader
    seen: int  # how many cards of the other hand are known
    primary: str = ""  # the two regions that SoloPlay has
    secondary: str = ""


def reader_of(view: View) -> Reader:
    """Open are one's own hand; both after the end of a game or in a study."""
    seat, own, both = view["seat"], view["hand"], view["hands"]
    side = SIDES[seat] if seat in range(len(SIDES)) else ""
    if both:
        return Reader(side, [(name, both[name]) for name in BOTH if both[name]], 0)
    return Reader(side, [(SIDES[seat], own)] if own else [], len(view["seen"]))


class TwilightScene(scene.Scene[Table]):
    game = "twilight-struggle"
    known = frozenset((*ACTIONS, *WORDS))

    @staticmethod
    def plain_name(id: str) -> str:
        if id in ("us", "usa", "ussr", "uk", "defcon"):
            return id.upper()
        return id.replace("_", " ").title() if id in COUNTRY_IDS else scene.Scene.plain_name(id)

    def __init__(
        self, view: Table, reader: Reader, options: Sequence[str], changed: Sequence[str], words: Words | None
    ) -> None:
        super().__init__(view, options, changed, words)
        self.reader = reader

    # -- reading the view ----------------------------------------------------------------------------------------

    @question
    def is_led(self, side: str) -> bool:
        """Whether the reader leads a side."""
        return self.reader.side == side

    @question
    def known_cards(self, side: str) -> int:
        """How many cards of a side's hand the reader knows, if it is the other side's."""
        return 0 if side == self.reader.side else self.reader.seen

    @question
    def influence(self, country: str) -> tuple[int, int]:
        """Influence of US and USSR in a country."""
        us, ussr = self.view["influence"].get(country, (0, 0))
        return us, ussr

    @question
    def holder(self, country: str) -> str:
        """Who controls a country, or nothing."""
        return str(self.view["control"].get(country, ""))

    @question
    def rank(self, region: str) -> str:
        """Whether a region is the primary or secondary one (only where the game has these)."""
        return {self.reader.primary: "primary", self.reader.secondary: "secondary"}.get(region, "")

    def card_label(self, card: str, *more: str) -> str:
        """A card in words: whose it is, what it is worth, and what it says."""
        data = CARD_OF[card]
        worth = self.name("scoring") if data.scoring else f"{self.name('operations')} {data.ops}"
        side = self.name(("ussr", "us", "neutral")[data.side])
        return self.explained(card, *more, worth, side, self.name("starred") if data.starred else "")

    def effects(self) -> list[Effect]:
        """Effects in force."""
        found = [effect for entry in self.view["lasting"] for effect in effects_of(entry) if effect.id in EFFECTS]
        owner = self.view["must_use_missile_envy"]
        return [*found, Effect(f"effect_{cards.MISSILE_ENVY}_{owner}", owner, "missile_envy")] if owner else found


class Effect(NamedTuple):
    """An effect in force: the id of its words, the side it belongs to or concerns (or nothing), its card."""

    id: str
    side: str
    card: str


def effects_of(entry: Lasting) -> list[Effect]:
    """An effect of the view; one that concerns both sides is two."""
    name, card = f"effect_{entry['number']}", entry["card"]
    if "against" in entry:
        return [Effect(f"{name}_{side}", side, card) for side in entry["against"]]
    side = entry.get("for")
    if side:
        return [Effect(f"{name}_{side}", side, card)]
    if "region" in entry:
        return [Effect(f"{name}_{entry['region']}", "ussr", card)]
    return [Effect(name, ("ussr", "us", "")[CARD_OF[card].side], card)]
