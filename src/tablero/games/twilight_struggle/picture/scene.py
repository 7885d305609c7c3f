"""What every part of the picture is told: the scene of tablero.drawing, and what this game reads in its view."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tablero.drawing import scene
from tablero.drawing.memory import question

from ..board import ACTIONS, CARD_LIST, COUNTRY_IDS, REGION_IDS, SIDES
from ..plays import NORTH_SEA_OIL_ROUND

EFFECTS: Final = (
    *(f"effect_{n}" for n in (9, 16, 17, 21, 23, 25, 27, 35, 41, 42, 43, 44, 50, 51, 55, 59, 60, 65, 68, 73, 82, 83)),
    *(f"effect_{n}" for n in (86, 87, 93, 96, 97, 98, 106, 109, 110, NORTH_SEA_OIL_ROUND)),
    *(f"effect_{n}_{side}" for n in (31, 40, 49, 69) for side in ("us", "ussr")),
    *(f"effect_94_{region}" for region in REGION_IDS),
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


class Scene(scene.Scene):
    game = "twilight-struggle"
    known = frozenset((*ACTIONS, *WORDS))

    @staticmethod
    def plain_name(id: str) -> str:
        if id in ("us", "usa", "ussr", "uk", "defcon"):
            return id.upper()
        return id.replace("_", " ").title() if id in COUNTRY_IDS else scene.Scene.plain_name(id)

    # -- reading the view ----------------------------------------------------------------------------------------

    @question
    def reader(self) -> str:
        """The side that the reader leads, or nothing."""
        seat = self.view["seat"]
        return SIDES[seat] if 0 <= seat < len(SIDES) else ""

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
        for rank in ("primary", "secondary"):
            if self.view.get(rank) == region:
                return rank
        return ""

    def card_label(self, card: str, *more: str) -> str:
        """A card in words: whose it is, what it is worth, and what it says."""
        data = CARD_OF[card]
        worth = self.name("scoring") if data.scoring else f"{self.name('operations')} {data.ops}"
        side = self.name(("ussr", "us", "neutral")[data.side])
        return self.explained(card, *more, worth, side, self.name("starred") if data.starred else "")

    def effects(self) -> list[Effect]:
        """Effects in force."""
        found = [effect for entry in self.view["lasting"] for effect in effects_of(entry) if effect.id in EFFECTS]
        owner = self.view.get("must_use_missile_envy")
        return [*found, Effect(f"effect_49_{owner}", owner, "missile_envy")] if owner else found


class Effect(NamedTuple):
    """An effect in force: the id of its words, the side it belongs to or concerns (or nothing), its card."""

    id: str
    side: str
    card: str


def effects_of(entry: dict[str, Any]) -> list[Effect]:
    """An effect of the view; one that concerns both sides is two."""
    name, card = f"effect_{entry['number']}", entry["card"]
    if "against" in entry:
        return [Effect(f"{name}_{side}", side, card) for side in entry["against"]]
    if entry.get("for"):
        return [Effect(f"{name}_{entry['for']}", entry["for"], card)]
    if "region" in entry:
        return [Effect(f"{name}_{entry['region']}", "ussr", card)]
    return [Effect(name, ("ussr", "us", "")[CARD_OF[card].side], card)]
