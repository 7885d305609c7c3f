"""Deployment: one sicario comes onto the map by one hand card, and tells where Patrón can be (NC-6.10 to NC-6.17).

A deployment is told openly as it is made: the card, the figure, the place (NC-R44). From where it is made stays secret,
so every question whose options depend on Patrón's place or hand is put even if there is only one answer (`always`).
What has been told cannot be taken back: each of these answers is a barrier for undo.
What the card and the sicario do then is in patron.py.
"""

from __future__ import annotations

from tablero.core.ask import Ask, Script
from tablero.core.remark import Remark

from . import why
from .board import BALL, CARD, EVERYWHERE, NOWHERE, SHOW_HAND, SICARIO, listed
from .cards import CARDS, LA_QUICA, LEON, NORMAL_SLOTS, ORDINARY_ACTIONS, SILHOUETTE, SLOT_RANGE
from .clues import DEPLOYED, NO_DEPLOYMENT, learn, places_around
from .effects import discard, hand_options, leave_hand
from .movement import arrive
from .state import CARD_EFFECT, PATRON, SICARIO_ACTS, NarcosState

# -- who can go where --------------------------------------------------------------------------------------------


def free_places(s: NarcosState, slot: int) -> int:
    """Where this figure may be put, as far as range goes for nothing: no figure, no roadblock (NC-6.12, NC-6.22)."""
    free = EVERYWHERE & ~(s.hunters | s.sicarios | s.roadblocks)
    return free & s.next_to_hunters() if slot == LA_QUICA else free


def deployment_sites(s: NarcosState, slot: int, bonus: int) -> int:
    """... and within range of Patrón."""
    return BALL[SLOT_RANGE[slot] + bonus][s.place] & free_places(s, slot)


def figures_of(s: NarcosState, card: int) -> list[int]:
    """The slots that a card can bring onto the map, their place aside (NC-6.10, NC-6.11)."""
    shows = CARDS[card].shows
    if shows == SILHOUETTE:
        return [slot for slot in NORMAL_SLOTS if s.sicario_at[slot] == NOWHERE]
    slot = s.names.index(shows)
    return [slot] if s.sicario_at[slot] == NOWHERE else []


def deployable(s: NarcosState, card: int) -> list[int]:
    """Those of them that have a legal location."""
    bonus = CARDS[card].range_bonus
    return [slot for slot in figures_of(s, card) if deployment_sites(s, slot, bonus)]


def deployments(s: NarcosState) -> list[int]:
    """The cards that can be played, and León or La Quica for any card; if there is nothing, the hand is shown."""
    options = [CARD + card for card in s.hand if deployable(s, card)]
    for slot in (LEON, LA_QUICA):
        if s.sicario_at[slot] == NOWHERE and deployment_sites(s, slot, 0):
            options.append(SICARIO + s.names[slot])
    return options or [SHOW_HAND]


# -- the step ----------------------------------------------------------------------------------------------------


def deploy(s: NarcosState) -> Script:
    """One sicario must come onto the map by one hand card (NC-6.10)."""
    chosen = yield Ask(
        PATRON, "deploy", lambda: deployments(s), "NC-6.10", always=True, why=lambda action: not_deployable(s, action)
    )
    if chosen == SHOW_HAND:
        yield from show_hand(s)
        return
    if chosen >= CARD:
        yield from play_card(s, chosen - CARD)
    else:
        yield from discard_for(s, s.names.index(chosen - SICARIO))
    yield from put_figure(s)
    s.phase = CARD_EFFECT if s.card >= 0 else SICARIO_ACTS


def not_deployable(s: NarcosState, action: int) -> Remark | None:
    """Why a card can't be played, or a sicario not come for any card."""
    offered = deployments(s)
    if action >= CARD:
        return why.not_played(s, offered, action)
    return why.not_deployed(s, (LEON, LA_QUICA), offered, action)


def play_card(s: NarcosState, card: int) -> Script:
    """The card is shown; a silhouette stands for any normal sicario (NC-6.10, NC-13.15)."""
    leave_hand(s, card)
    s.card = card
    s.reveal()
    s.note("card-played", "NC-6.10", card=CARD + card)
    if CARDS[card].shows != SILHOUETTE:
        s.figure = s.names.index(CARDS[card].shows)
        return
    chosen = yield Ask(
        PATRON,
        "deploy-figure",
        lambda: [SICARIO + s.names[slot] for slot in deployable(s, card)],
        "NC-6.10",
        always=True,
        why=lambda a: why.no_figure(s, NORMAL_SLOTS, [SICARIO + s.names[slot] for slot in deployable(s, card)], a),
        card=CARD + card,
    )
    s.figure = s.names.index(chosen - SICARIO)
    s.reveal()


def discard_for(s: NarcosState, slot: int) -> Script:
    """Any card may be discarded to deploy León or La Quica; its text is ignored (NC-6.10, NC-6.13)."""
    s.figure = slot
    s.reveal()
    card = yield Ask(
        PATRON,
        "discard-for",
        lambda: hand_options(s),
        "NC-6.10",
        why=lambda card: why.not_in_hand(s, "NC-6.10", card),
        sicario=SICARIO + s.names[slot],
    )
    discard(s, card - CARD)
    s.note("discarded-for", "NC-6.10", card=card, sicario=SICARIO + s.names[slot])


def put_figure(s: NarcosState) -> Script:
    """The place tells everybody that Patrón is within range of it (NC-6.12, NC-6.14)."""
    slot = s.figure
    bonus = CARDS[s.card].range_bonus if s.card >= 0 else 0
    reach = SLOT_RANGE[slot] + bonus
    name = SICARIO + s.names[slot]
    place = yield Ask(
        PATRON,
        "deploy-place",
        lambda: listed(deployment_sites(s, slot, bonus)),
        "NC-6.12",
        always=True,
        why=lambda place: why.no_deployment(s, slot, bonus, place),
        sicario=name,
        n=reach,
    )
    s.put_sicario(slot, place)
    s.placed = True
    s.actions_left = ORDINARY_ACTIONS if slot in NORMAL_SLOTS else 0
    s.reveal()
    learn(s, [DEPLOYED, place, reach])
    s.note("deployed", "NC-6.12", sicario=name, place=place, n=reach)
    arrive(s, slot)


def announced_from(s: NarcosState) -> int:
    """The places from which the deployment that is being told can be made; everywhere if there is none."""
    if s.placed or (s.card < 0 and s.figure < 0):
        return EVERYWHERE
    bonus = CARDS[s.card].range_bonus if s.card >= 0 else 0
    mask = 0
    for slot in [s.figure] if s.figure >= 0 else figures_of(s, s.card):
        mask |= places_around(free_places(s, slot), SLOT_RANGE[slot] + bonus)
    return mask


def show_hand(s: NarcosState) -> Script:
    """No deployment is possible: he shows his hand, which tells everybody so, and discards one (NC-6.17, NC-13.16)."""
    s.reveal()
    clue = [NO_DEPLOYMENT, free_places(s, LEON), s.next_to_hunters()]
    for card in s.hand:
        s.known |= 1 << card
        s.note("card-shown", "NC-6.17", card=CARD + card)
        for slot in figures_of(s, card):
            clue += [SLOT_RANGE[slot] + CARDS[card].range_bonus, int(slot == LA_QUICA)]
    for slot in (LEON, LA_QUICA):
        if s.sicario_at[slot] == NOWHERE:
            clue += [SLOT_RANGE[slot], int(slot == LA_QUICA)]
    learn(s, clue)
    s.note("deployment-skipped", "NC-6.17", n=s.turn // 2 + 1)
    if s.hand:
        card = yield Ask(
            PATRON,
            "discard-unused",
            lambda: hand_options(s),
            "NC-6.17",
            why=lambda card: why.not_in_hand(s, "NC-6.17", card),
        )
        discard(s, card - CARD)
        s.note("card-discarded", "NC-6.17", card=card)
    s.phase = SICARIO_ACTS  # where there is nothing left to do
