"""What an experienced Government does at a glance: one answer to each question, without trying any out.

Bots that think ahead play on with these habits, because to try out every answer would take too long. Everything is
weighed in margin (AA-7.3): what a space is worth to an Operation, less its price. The numbers are in
`data/weights.toml`; they were found by letting habits play alone against three Non-players. Where nothing here has an
opinion (`NONE`), answers are tried out one by one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.core.ask import Ask

from .activities.government import ERADICATE_AID, eradicate_spaces, resentful
from .board import (
    AIR_LIFT,
    AIR_STRIKE,
    ASSAULT,
    AUC,
    CARD,
    CARTELS,
    CITIES,
    CITY_COUNT,
    CIVIC_ACTION,
    DONE,
    ECON,
    ERADICATE,
    FARC,
    FIRST_LOC,
    GOVT,
    INSURGENTS,
    KIND,
    LOCS,
    NUMBER,
    PASS,
    PATROL,
    PLACE,
    PLAY_SHADED,
    PLAY_UNSHADED,
    POLICE,
    POP,
    PROPAGANDA,
    SPACES,
    SWEEP,
    TRAIN,
    TROOPS,
)
from .nonplayer.turn import heeds_grey_two
from .operations.costs import cost
from .operations.government import CIVIC_PRICE, TRAIN_CUBES, assault_power, can_build_base, power_of
from .operations.openings import selectable
from .operations.sweep import sweep_finds, sweep_origins, unmoved
from .pieces import (
    MOST_AID,
    all_guerrillas,
    bases,
    bases_on_map,
    cubes,
    guerrillas,
    has_farc_control,
    has_government_control,
    hidden,
    insurgent_pieces,
    is_loc,
    margins,
    near,
    pieces_of,
)
from .secrets import pile_sizes
from .sequence import next_eligible
from .state import OP_AND_ACTIVITY, AndeanState
from .weights import EVENT_WORTH, WEIGHTS

PLENTY: Final = 35  # Resources with which LoCs matter less than people
WINS: Final = 3.0  # times as much is a level worth that may win at once
NONE: Final = -1  # no habit: try the answers out
SHARED: Final = ("turn", "which-operation", "operate", "last-activity", "remove-piece")  # with the Insurgents


class Habits:
    """The numbers that habits go by; `data/weights.toml` says what they mean."""

    resource: float
    spending: float
    cheap: float
    dear: float
    cube: float
    garrison: float
    lead: float
    support: float
    less_opposition: float
    fort: float
    farc: float
    auc: float
    cartels: float
    farc_base: float
    auc_base: float
    cartels_base: float
    farc_near: float
    auc_near: float
    cartels_near: float
    found: float
    threat: float
    exposed_others: float
    control: float
    road: float
    aid: float
    least: float
    train: float
    sweep: float
    assault: float
    patrol: float
    event: float
    leave: float
    passing: float
    lift: float
    strike: float
    serve: float
    foothold: float
    keep: float
    ahead: float
    calm: float
    anger: float

    def __init__(self, weights: dict[str, float]) -> None:
        for name, value in weights.items():
            setattr(self, name, value)


H: Final = Habits(WEIGHTS["habits"])


def habit(s: AndeanState, ask: Ask) -> int:
    """The usual answer, or NONE: Insurgents are asked some of these questions, too."""
    answer = ANSWERS.get(ask.kind)
    if answer is None or (ask.kind in SHARED and ask.values.get("who", s.actor) != GOVT):
        return NONE
    return answer(s, ask)


# -- what things are worth ---------------------------------------------------------------------------------------


def price(s: AndeanState) -> float:
    """What a Resource is worth now: the more, the fewer there are for the turns before the next income."""
    turns = turns_to_come(s)
    wanted = H.spending * (turns + 0.5)
    scarce = wanted / (s.resources[GOVT] + 1.0)
    return H.resource * (H.cheap if scarce < H.cheap else H.dear if scarce > H.dear else scarce)


def turns_to_come(s: AndeanState) -> float:
    """The Government's turns before the next Propaganda card, about."""
    after = s.position + 1
    if s.open_next and after < len(s.deck):
        if s.deck[after] >= PROPAGANDA:
            return 0.0
        after += 1
    start = 0
    for pile, size in enumerate(pile_sizes(s)):
        start += size
        if after < start:
            return 8.0 if s.propaganda > pile else 0.25 * (start - after) + 0.5
    return 0.0


def nearness(margin: float) -> float:
    """From 0 to 1: how near a rival is to its goal."""
    return 1.0 if margin >= 1.0 else 0.0 if margin <= -6.0 else (margin + 6.0) / 7.0


class Worths:
    """What it is worth to remove pieces in the present position, by faction."""

    __slots__ = ("base", "guerrilla", "opposition", "support")

    def __init__(self, s: AndeanState) -> None:
        margin = margins(s)
        farc, auc = nearness(margin[FARC]), nearness(margin[AUC])
        rich = bases_on_map(s, CARTELS) - 10.0
        rounds = max(1, s.last_propaganda - s.propaganda)
        money = (s.resources[CARTELS] + 3 * rounds * bases_on_map(s, CARTELS) - 40) / 4.0
        cartels = nearness(min(rich, money))
        base = [0.0, H.farc_base * (1.0 + H.farc_near * farc), H.auc_base * (1.0 + H.auc_near * auc), 0.0]
        base[FARC] -= 0.7 * H.auc_near * auc
        base[CARTELS] = H.cartels_base * (1.0 + H.cartels_near * cartels)
        self.base = base
        self.guerrilla = [0.0, H.farc * (1.0 + 0.5 * farc), H.auc * (1.0 + 0.5 * auc), H.cartels * (1.0 + cartels)]
        self.opposition = H.less_opposition * (0.4 + farc)
        wins = s.players > 1 and -10 <= margin[GOVT] <= 0 and turns_to_come(s) == 0.0
        self.support = WINS * H.support if wins else H.support


def prey(s: AndeanState, worth: Worths, space: int, power: int, finds: int) -> float:
    """What so much power can remove after a Sweep that finds so many."""
    total = 0.0
    at = s.at
    for f in INSURGENTS:
        i = 3 * f * SPACES + space
        under, seen, nests = at[i], at[i + SPACES], at[i + 2 * SPACES]
        if not under + seen + nests:
            continue
        found = min(finds, under)
        finds -= found
        hit = min(power, seen + found)
        total += worth.guerrilla[f] * hit
        power -= hit
        if power > 0 and nests and found == under:
            hit = min(power, nests)
            total += max(0.0, worth.base[f]) * hit
            power -= hit
    return total


def level_worth(s: AndeanState, worth: Worths, space: int) -> float:
    """A level towards Active Support."""
    return POP[space] * (worth.support if s.level[space] >= 0 else worth.opposition)


def civic_worth(s: AndeanState, worth: Worths, space: int, resources: int) -> float:
    """All the Civic Action that can be paid in a space, less its price."""
    steps = min(2 - s.level[space], resources // CIVIC_PRICE - s.terror[space])
    if steps <= 0:
        return 0.0
    total = -CIVIC_PRICE * (steps + s.terror[space]) * price(s)
    for step in range(steps):
        total += POP[space] * (worth.support if s.level[space] + step >= 0 else worth.opposition)
    return max(0.0, total)


# -- what a space is worth to an Operation ------------------------------------------------------------------------


def spare_troops(s: AndeanState, space: int) -> int:
    """Troops that can leave: some stay in a City, the more, the larger it is."""
    troops = s.at[space]
    return max(0, troops - 1 - int(H.keep * POP[space])) if space < CITY_COUNT else troops


def police_wanted(s: AndeanState, space: int) -> int:
    """Police that make a place safe."""
    if not POP[space]:
        return 0
    return 1 + min(2, POP[space] // 2) + min(2, insurgent_pieces(s, space))


def training(s: AndeanState, worth: Worths, space: int) -> float:
    """Cubes for a City or Base, most where they are missing."""
    if space >= CITY_COUNT and not bases(s, GOVT, space):
        return 0.0
    available = s.available[TROOPS] + s.available[POLICE]
    if not available:
        return 0.0
    total = H.cube * min(TRAIN_CUBES, available) * min(1.0, available / 24.0) - price(s) * cost(s, space)
    lead = pieces_of(s, GOVT, space) - insurgent_pieces(s, space)
    if not s.at[space] or not s.at[SPACES + space] or lead <= 0:
        total += H.garrison * POP[space]
    elif lead < 3:
        total += H.lead * POP[space]
    return total


def last_part(s: AndeanState, worth: Worths, space: int, resources: int) -> float:
    """What Civic Action or a Base at the end of a Train would bring there."""
    troops, police = s.at[space], s.at[SPACES + space]
    base = bases(s, GOVT, space) > 0
    lead = pieces_of(s, GOVT, space) - insurgent_pieces(s, space)
    if space < CITY_COUNT or base:
        more = min(TRAIN_CUBES, s.available[TROOPS] + s.available[POLICE])
        troops, police, lead = troops + min(3, s.available[TROOPS]), police + min(3, s.available[POLICE]), lead + more
    total = 0.0
    if troops and police and lead > 0 and POP[space]:
        total = civic_worth(s, worth, space, resources)
    if space >= CITY_COUNT and not base and can_build_base(s, space):
        total = max(total, H.fort * POP[space])
    return total


def sweeping(s: AndeanState, worth: Worths, space: int) -> float:
    """Hidden enemies that could be Assaulted next, and people under threat."""
    enemies = insurgent_pieces(s, space)
    if enemies == 0 and (not POP[space] or s.at[space] or s.level[space] == 2):
        return 0.0
    here, police = s.at[space], s.at[SPACES + space]
    troops = here
    for source in sweep_origins(s, space, TROOPS):
        troops += min(unmoved(s, TROOPS, source), spare_troops(s, source))
    if troops + police == 0:
        return 0.0
    power = power_of(s, space, troops, police)
    finds = sweep_finds(space, troops, police, s.lasting[11])
    total = H.found * prey(s, worth, space, power, finds)
    total -= H.found * prey(s, worth, space, power_of(s, space, here, police), 0)
    pop = POP[space]
    if pop:
        if police and troops + police > enemies and not (here and has_government_control(s, space)):
            levels = min(2 - s.level[space], s.resources[GOVT] // CIVIC_PRICE + 8)
            total += H.serve * pop * levels / (1.0 + turns_to_come(s))
        elif not police and not here and troops > enemies and s.propaganda + 1 < s.last_propaganda:
            total += H.foothold * pop * (2 - s.level[space]) / (1.0 + turns_to_come(s))
        if s.level[space] > -2 and finds and hidden(s, FARC, space):
            total += H.threat * pop
        if not has_government_control(s, space) and troops + police > enemies:
            total += H.control * pop
        if s.level[space] > -2 and has_farc_control(s, space) and 2 * pieces_of(s, FARC, space) <= enemies + troops:
            total += H.calm * pop * (2 + s.level[space]) * worth.opposition / (1.0 + turns_to_come(s))
    return total - price(s) * cost(s, space)


def assaulting(s: AndeanState, worth: Worths, space: int) -> float:
    return prey(s, worth, space, assault_power(s, space), 0) - price(s) * cost(s, space)


def roads_saved(s: AndeanState) -> float:
    """What a Patrol saves: the Econ of LoCs that Guerrillas have overrun."""
    lost = 0.0
    for loc in LOCS:
        fighters = all_guerrillas(s, loc)
        if fighters and not s.terror[loc]:
            lost += ECON[loc] * (1.0 if fighters > cubes(s, loc) else 0.3) + 0.5 * hidden(s, FARC, loc)
    return H.road * lost


# -- the turn ----------------------------------------------------------------------------------------------------


def turn(s: AndeanState, ask: Ask) -> int:
    """Which Operation promises most, or the Event."""
    worth = Worths(s)
    best, found = -99.0, PASS
    for option in ask.options:
        value = turn_worth(s, worth, option)
        if value > best:
            best, found = value, option
    return found


def turn_worth(s: AndeanState, worth: Worths, option: int) -> float:
    if option == PASS:
        return 3 * price(s) + H.passing - H.leave * harm_of_event(s) + H.ahead * stakes_of_next(s)
    if option in (PLAY_UNSHADED, PLAY_SHADED):
        return H.event * event_worth(s, option)
    limited = s.slot == 1 and s.first != 3
    return operation_worth(s, worth, option, limited)


def stakes_of_next(s: AndeanState) -> float:
    """What it is worth to be Eligible on the next card, if it lies open: its Event taken, or kept from others."""
    after = s.position + 1
    if not s.open_next or after >= len(s.deck) or s.deck[after] >= PROPAGANDA:
        return 0.0
    table = EVENT_WORTH[s.deck[after]]
    return max(0.0, table[0]) + max(0.0, -table[1])


def event_worth(s: AndeanState, option: int) -> float:
    table = EVENT_WORTH[s.deck[s.position]]
    return table[0] if option == PLAY_UNSHADED else table[1]


def operation_worth(s: AndeanState, worth: Worths, op: int, limited: bool) -> float:
    """The best few spaces together."""
    before = (s.op, s.actor, s.op_free, s.op_spaces)
    s.op, s.actor, s.op_free, s.op_spaces = op, GOVT, False, 0
    total = 0.0
    if op == PATROL:
        served = max([unserved(s, city) for city in CITIES])
        total = H.patrol * (roads_saved(s) + H.serve * served / (1.0 + turns_to_come(s)) - 3 * price(s))
    else:
        spaces = selectable(s)
        most = 1 if limited else max(1, min(4, s.resources[GOVT] // max(1, cost(s, 0))))
        if op == TRAIN:
            total = H.train * train_total(s, worth, spaces, most)
        else:
            rate = sweeping if op == SWEEP else assaulting
            found = sorted([rate(s, worth, space) for space in spaces], reverse=True)[:most]
            total = (H.sweep if op == SWEEP else H.assault) * sum([value for value in found if value > H.least])
    s.op, s.actor, s.op_free, s.op_spaces = before
    return total


def train_total(s: AndeanState, worth: Worths, spaces: list[int], most: int) -> float:
    found = sorted([training(s, worth, space) for space in spaces], reverse=True)[:most]
    total = sum([value for value in found if value > H.least])
    left = s.resources[GOVT] - 3
    extra = max([last_part(s, worth, space, left) for space in spaces], default=0.0)
    return total + extra


# -- the spaces of an Operation ----------------------------------------------------------------------------------


def operate(s: AndeanState, ask: Ask) -> int:
    """The space that is worth most; a Train keeps what its Civic Action will cost."""
    worth = Worths(s)
    spaces = [option for option in ask.options if option < SPACES]
    best, found = H.least, NONE
    serves = s.op == TRAIN and not has_use(s, worth)
    for space in spaces:
        value = space_worth(s, worth, space)
        if serves:
            value += last_part(s, worth, space, s.resources[GOVT] - 3)
        if value > best:
            best, found = value, space
    if found >= 0 and (DONE not in ask.options or s.resources[GOVT] >= 3 + reserve(s, worth)):
        return found
    if DONE not in ask.options:
        return spaces[0] if spaces else NONE
    activity = chosen_activity(s, worth, ask)
    return activity if activity >= 0 else DONE


def reserve(s: AndeanState, worth: Worths) -> int:
    """What the Civic Action of the running Train will take."""
    if s.op != TRAIN:
        return 0
    best, kept = 0.0, 0
    for space in range(FIRST_LOC):
        if s.op_spaces >> space & 1:
            value = last_part(s, worth, space, s.resources[GOVT])
            if value > best and s.level[space] < 2:
                best, kept = value, CIVIC_PRICE * (2 - s.level[space] + s.terror[space])
    return kept


def space_worth(s: AndeanState, worth: Worths, space: int) -> float:
    if s.op == TRAIN:
        return training(s, worth, space)
    if s.op == SWEEP:
        return sweeping(s, worth, space)
    if s.op == ASSAULT:
        return assaulting(s, worth, space)
    return patrolling(s, space)


def has_use(s: AndeanState, worth: Worths) -> bool:
    """Whether a space of the running Train already has use for its last part."""
    for space in range(FIRST_LOC):
        if s.op_spaces >> space & 1 and last_part(s, worth, space, s.resources[GOVT]) > 0.0:
            return True
    return False


def chosen_activity(s: AndeanState, worth: Worths, ask: Ask) -> int:
    """A Special Activity that is worth it, also if it leaves the Event to another."""
    best, found = leaving(s), NONE
    if ERADICATE in ask.options:
        value = max([eradicating(s, worth, space) for space in eradicate_spaces(s)], default=0.0)
        if value > best:
            best, found = value, ERADICATE
    if AIR_STRIKE in ask.options:
        value = H.strike * max([striking(s, worth, space) for space in range(CITY_COUNT, SPACES)])
        if value > best:
            best, found = value, AIR_STRIKE
    if AIR_LIFT in ask.options and H.lift > best:
        found = AIR_LIFT
    return found


def leaving(s: AndeanState) -> float:
    """What it costs that the Event is left to another, who would take it."""
    if s.slot != 1 or s.first == OP_AND_ACTIVITY:
        return 0.05
    return 0.05 + H.leave * harm_of_event(s)


def harm_of_event(s: AndeanState) -> float:
    """What the Event does to the Government if the next faction takes it."""
    before, s.asked = s.asked, s.asked | 1 << GOVT
    taker = next_eligible(s)
    s.asked = before
    card = s.deck[s.position]
    if s.first not in (0, OP_AND_ACTIVITY) or taker < 0 or card >= PROPAGANDA or heeds_grey_two(s, taker, card):
        return 0.0
    return max(0.0, -EVENT_WORTH[card][1 if CARD[card].dual else 0])


def eradicating(s: AndeanState, worth: Worths, space: int) -> float:
    angry = resentful(s, space)
    cost = min([level_worth_down(s, worth, other) for other in angry]) if angry else worth.guerrilla[FARC]
    aid = H.aid * min(ERADICATE_AID, MOST_AID - s.aid) * min(1.0, PLENTY / (2.0 * s.resources[GOVT] + 1.0))
    aid *= s.last_propaganda - s.propaganda - 1
    return bases(s, CARTELS, space) * worth.base[CARTELS] + aid - H.anger * cost


def level_worth_down(s: AndeanState, worth: Worths, space: int) -> float:
    """A level towards Active Opposition."""
    return POP[space] * (worth.support if s.level[space] > 0 else worth.opposition)


def striking(s: AndeanState, worth: Worths, space: int) -> float:
    return prey(s, worth, space, 1, 0)


def last_activity(s: AndeanState, ask: Ask) -> int:
    found = chosen_activity(s, Worths(s), ask)
    return found if found >= 0 else DONE


def eradicate(s: AndeanState, ask: Ask) -> int:
    worth = Worths(s)
    return max(ask.options, key=lambda space: eradicating(s, worth, space))


def eradicate_shift(s: AndeanState, ask: Ask) -> int:
    worth = Worths(s)
    return min(ask.options, key=lambda space: level_worth_down(s, worth, space))


def air_strike(s: AndeanState, ask: Ask) -> int:
    worth = Worths(s)
    return max(ask.options, key=lambda space: striking(s, worth, space))


def remove_piece(s: AndeanState, ask: Ask) -> int:
    """The piece that is worth most; a Base behind Guerrillas counts with them."""
    worth = Worths(s)
    space = ask.values["place"]

    def value(option: int) -> float:
        if option == DONE:
            return -0.01
        kind = option - KIND
        f = kind // 3
        if kind % 3 == 2:
            return worth.base[f]
        behind = worth.base[f] if not hidden(s, f, space) and bases(s, f, space) else 0.0
        return worth.guerrilla[f] + 0.4 * behind

    return max(ask.options, key=value)


# -- Train -------------------------------------------------------------------------------------------------------


def train_cubes(s: AndeanState, ask: Ask) -> int:
    """Police as many as a place needs, Troops with the rest."""
    most = ask.options[-1] - NUMBER
    space = ask.values["place"]
    if ask.values["piece"] == KIND + TROOPS:
        police = min(s.available[POLICE], max(0, police_wanted(s, space) - s.at[SPACES + space]))
        return NUMBER + max(0, min(most, TRAIN_CUBES - police))
    return ask.options[-1]


def train_extra(s: AndeanState, ask: Ask) -> int:
    worth = Worths(s)
    best, found = 0.0, DONE
    for space in ask.options:
        if space < SPACES:
            value = last_part(s, worth, space, s.resources[GOVT])
            if value > best:
                best, found = value, space
    return found


def train_what(s: AndeanState, ask: Ask) -> int:
    space = ask.values["place"]
    civic = civic_worth(s, Worths(s), space, s.resources[GOVT])
    fort = H.fort * POP[space] if space >= CITY_COUNT and not bases(s, GOVT, space) else 0.0
    return PLACE if fort > civic else CIVIC_ACTION


def civic_more(s: AndeanState, ask: Ask) -> int:
    return CIVIC_ACTION if civic_worth(s, Worths(s), ask.values["place"], s.resources[GOVT]) > 0.0 else DONE


def base_troops(s: AndeanState, ask: Ask) -> int:
    """One of each kind stays, if possible."""
    space = ask.values["place"]
    wanted = [option for option in ask.options if option - NUMBER < s.at[space]]
    return wanted[-1] if wanted else ask.options[0]


# -- Sweep -------------------------------------------------------------------------------------------------------


def troops_needed(s: AndeanState, space: int) -> int:
    """So many that the enemies there can be found and removed."""
    enemies = insurgent_pieces(s, space)
    police = s.at[SPACES + space]
    n = max(1, s.at[space])
    while n < 12 and (power_of(s, space, n, police) < enemies or n + police <= enemies):
        n += 1
    return n


def sweep_from(s: AndeanState, ask: Ask) -> int:
    space = ask.values["place"]
    if s.at[space] >= troops_needed(s, space):
        return DONE
    best, found = 0, DONE
    for source in ask.options:
        if source < SPACES:
            spare = min(unmoved(s, TROOPS, source), spare_troops(s, source))
            if spare > best:
                best, found = spare, source
    return found


def sweep_how_many(s: AndeanState, ask: Ask) -> int:
    source, space = ask.values["place"], ask.values["target"]
    wanted = min(spare_troops(s, source), troops_needed(s, space) - s.at[space])
    return max(ask.options[0], min(NUMBER + wanted, ask.options[-1]))


# -- Air Lift ----------------------------------------------------------------------------------------------------


def air_lift_from(s: AndeanState, ask: Ask) -> int:
    return max(ask.options, key=lambda space: spare_troops(s, space) - 0.5 * danger(s, space))


def air_lift_to(s: AndeanState, ask: Ask) -> int:
    return max(ask.options, key=lambda space: troops_need(s, space))


# -- Patrol ------------------------------------------------------------------------------------------------------


def patrolling(s: AndeanState, space: int) -> float:
    """Places with Police to spare, while a LoC needs guards or a City needs Police for Civic Action."""
    if s.moved and sum(s.moved) >= 4:
        return 0.0
    if not any_overrun(s) and not any(unserved(s, city) for city in CITIES):
        return 0.0
    if space >= FIRST_LOC and all_guerrillas(s, space):
        return 0.0
    spare = s.at[SPACES + space] - (police_wanted(s, space) if space < FIRST_LOC else 0)
    return float(spare) if spare > 0 else 0.0


def unserved(s: AndeanState, city: int) -> float:
    """The people whom Civic Action could win over there, if there were Police beside the Troops."""
    if s.at[SPACES + city] or not s.at[city] or s.level[city] == 2:
        return 0.0
    return float(POP[city] * (2 - s.level[city])) if pieces_of(s, GOVT, city) >= insurgent_pieces(s, city) else 0.0


def any_overrun(s: AndeanState) -> bool:
    return any(not s.terror[loc] and all_guerrillas(s, loc) > cubes(s, loc) for loc in LOCS)


def patrol_kind(s: AndeanState, ask: Ask) -> int:
    return ask.options[-1]


def patrol_to(s: AndeanState, ask: Ask) -> int:
    return max(ask.options, key=lambda space: guard_worth(s, space))


def guard_worth(s: AndeanState, space: int) -> float:
    """LoCs that Guerrillas would Sabotage."""
    if not is_loc(space):
        return 4.0 * unserved(s, space) if space < CITY_COUNT else 0.0
    short = all_guerrillas(s, space) - cubes(s, space)
    return ECON[space] * (2.0 if short > 0 else 1.0 if short == 0 and not cubes(s, space) else 0.1)


def patrol_how_many(s: AndeanState, ask: Ask) -> int:
    space = ask.values["target"]
    wanted = max(1, all_guerrillas(s, space) - cubes(s, space))
    return min(ask.options[-1], NUMBER + wanted)


# -- the Propaganda round ----------------------------------------------------------------------------------------


def civic_action(s: AndeanState, ask: Ask) -> int:
    """Where most people are won over for a step."""
    worth = Worths(s)
    final = s.propaganda >= s.last_propaganda
    best, found = 0.0, DONE
    for space in ask.options:
        if space >= SPACES:
            continue
        value = level_worth(s, worth, space) if s.level[space] < 2 else 0.0
        steps = 1 + s.terror[space]
        if s.resources[GOVT] < 3 * steps:
            continue
        value = value - (0.0 if final else 3.0 * steps * price(s))
        value /= steps
        if value > best:
            best, found = value, space
    return found


def redeploy(s: AndeanState, ask: Ask) -> int:
    """Police leave where there are many, as long as a place needs some."""
    if needy(s) < 0:
        return DONE
    best, found = 0, DONE
    for space in ask.options:
        if space < SPACES and s.at[SPACES + space] > s.moved[SPACES + space]:
            spare = s.at[SPACES + space] - police_wanted(s, space)
            if spare > best:
                best, found = spare, space
    return found


def needy(s: AndeanState) -> int:
    """The controlled place or LoC that lacks Police most."""
    best, found = 0.0, NONE
    for space in range(SPACES):
        worth = police_need(s, space)
        if worth > best:
            best, found = worth, space
    return found


def police_need(s: AndeanState, space: int) -> float:
    police = s.at[SPACES + space]
    if space >= FIRST_LOC:
        worth = 0.4 if s.resources[GOVT] < PLENTY else 0.1
        return worth * ECON[space] if police == 0 and cubes(s, space) <= all_guerrillas(s, space) else 0.0
    if s.control[space] != 1 or not POP[space]:
        return 0.0
    return 2.0 * POP[space] if police == 0 else 0.5 * POP[space] if police == 1 and POP[space] > 1 else 0.0


def redeploy_kind(s: AndeanState, ask: Ask) -> int:
    return ask.options[-1]


def redeploy_to(s: AndeanState, ask: Ask) -> int:
    if ask.values["piece"] == KIND + POLICE:
        return max(ask.options, key=lambda space: police_need(s, space))
    return max(ask.options, key=lambda space: troops_need(s, space))


def danger(s: AndeanState, space: int) -> float:
    """Insurgents in a space."""
    return guerrillas(s, FARC, space) + 2.0 * bases(s, FARC, space) + 0.5 * insurgent_pieces(s, space)


def troops_need(s: AndeanState, space: int) -> float:
    """Where Troops are short: in places without any, then near the enemy."""
    troops = s.at[space]
    around = 2.0 * danger(s, space)
    for other in near(s, space):
        if CITY_COUNT <= other < FIRST_LOC:
            around += danger(s, other)
    return (3.0 * POP[space] + 2.0 if troops == 0 and POP[space] else 0.0) + (around + POP[space]) / (1.0 + troops)


def redeploy_how_many(s: AndeanState, ask: Ask) -> int:
    """Two at a time; of Police only those that are not wanted where they are."""
    most = 2
    if ask.rule == "AA-6.5.3":
        source = ask.values["place"]
        most = min(2, s.at[SPACES + source] - police_wanted(s, source))
    return max(ask.options[0], min(ask.options[-1], NUMBER + most))


ANSWERS: Final[dict[str, Callable[[AndeanState, Ask], int]]] = {
    "turn": turn,
    "which-operation": turn,
    "operate": operate,
    "last-activity": last_activity,
    "eradicate": eradicate,
    "eradicate-shift": eradicate_shift,
    "air-strike": air_strike,
    "air-strike-what": remove_piece,
    "air-lift-from": air_lift_from,
    "air-lift-to": air_lift_to,
    "air-lift-how-many": lambda s, ask: ask.options[-1],
    "remove-piece": remove_piece,
    "train-cubes": train_cubes,
    "train-extra": train_extra,
    "train-what": train_what,
    "civic-more": civic_more,
    "base-troops": base_troops,
    "sweep-from": sweep_from,
    "sweep-how-many": sweep_how_many,
    "patrol-kind": patrol_kind,
    "patrol-to": patrol_to,
    "patrol-how-many": patrol_how_many,
    "civic-action": civic_action,
    "redeploy": redeploy,
    "redeploy-kind": redeploy_kind,
    "redeploy-to": redeploy_to,
    "redeploy-how-many": redeploy_how_many,
}
