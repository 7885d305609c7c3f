"""Nobody learns what they may not know, and a world imagined by a bot is a world like the real one."""

from __future__ import annotations

from random import Random

from tablero.core.ask import Together
from tablero.core.match import Match
from tablero.core.state import EVERYONE, EVERYTHING, SPECTATOR
from tests.contract.support import Case, decisions, fields, known_to, play_on, position, seats, some_answer, watchers


def redealt(match: Match, seat: int, key: bytes) -> Match:
    """A world as likely to `seat` as the real one, with its journal."""
    world = match.full_copy()
    world.redeal(seat, key)
    return world


def test_what_a_seat_is_shown_tells_nothing_it_cannot_know(case: Case):
    """After dealing anew what a seat can't know, its view, its question and its journal are the same byte for byte."""
    chance = case.chance()
    match = case.new()
    open_views = changed = 0
    for _ in decisions(match, chance):
        if not case.looks(chance, fast=0.1, slow=0.25):
            continue
        real = fields(case.game, match.state)
        for seat in watchers(match):
            world = redealt(match, seat, chance.randbytes(8))
            assert known_to(world, seat) == known_to(match, seat), f"seat {seat} can see through the deal"
            case.game.check(world.state)
            assert world.state.dice.key != match.state.dice.key, "an imagined world rolls the real dice"
            world.state.dice = match.state.dice
            changed += fields(case.game, world.state) != real
            open_views += case.game.view(match.state, EVERYTHING) | {"seat": seat} == case.game.view(match.state, seat)
    assert changed or open_views, "something is always hidden, but nothing is ever dealt anew"


def test_in_every_imagined_world_the_others_would_have_been_asked_too(case: Case):
    """The engine answers single options itself: to be asked at all tells that there were more, unless `always`."""
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, chance):
        if not case.looks(chance, fast=0.3, slow=0.5):
            continue
        for seat in watchers(match):
            world = redealt(match, seat, chance.randbytes(8))
            for ask in world.open_asks():
                if ask.seat != seat:
                    assert len(ask.options) > 1 or ask.always, f"seat {seat} learns from {ask.kind!r} being asked"


def test_a_deal_forgets_the_deal_before(case: Case):
    chance = case.chance()
    match = case.new()
    for _ in decisions(match, chance):
        if chance.random() < 0.7:
            continue
        seat = chance.choice(watchers(match))
        once, twice = redealt(match, seat, b"second"), redealt(match, seat, b"first")
        twice.redeal(seat, b"second")
        assert laid_open(twice) == laid_open(once)


def laid_open(match: Match) -> tuple[str, list[int]]:
    question = match.question
    return position(match), question.answers if isinstance(question, Together) else []


def test_re_dealt_matches_play_on_to_the_end_and_their_copies_with_them(case: Case):
    for number in case.numbers(fast=1, slow=2):
        chance = case.chance(number)
        match = play_on(case.new(number), chance, chance.randrange(60)).copy()
        for _ in decisions(match, chance):
            if chance.random() < 0.1:
                match.redeal(chance.choice(watchers(match)), chance.randbytes(8))
            case.game.check(match.state)
            copy = match.copy()
            assert laid_open(copy) == laid_open(match)
            if chance.random() < 0.03:
                bare = match.copy(checkpoints=False)
                assert position(play_on(copy, Random("same"))) == position(play_on(bare, Random("same")))


def test_answers_that_others_cannot_tell_apart_look_the_same_to_them(case: Case):
    """If two answers lead to different states, but a seat is dealt the same world after both, it sees no difference."""
    for number in case.numbers(fast=1, slow=2):
        chance = case.chance(number)
        match = case.new(number)
        for _ in decisions(match, chance):
            ask = chance.choice(match.open_asks())
            seat = chance.choice([seat for seat in watchers(match) if seat != ask.seat])
            options = chance.sample(ask.options, min(2, len(ask.options)))
            if is_secret([answered(match.copy(), ask.seat, option) for option in options], seat):
                seen = {known_to(answered(match.full_copy(), ask.seat, option), seat) for option in options}
                assert len(seen) == 1, f"seat {seat} sees the secret {ask.kind!r}"


def answered(match: Match, seat: int, option: int) -> Match:
    match.answer(option, seat)
    return match


def is_secret(worlds: list[Match], seat: int) -> bool:
    """Whether the worlds differ, but not in what `seat` can know. (An answer without effect is not secret.)

    Worlds that rolled a different number of dice differ by chance, which a shuffle hides again.
    """
    if len({str(without_dice(world)) for world in worlds}) == 1 or len({w.state.dice.counter for w in worlds}) > 1:
        return False
    for world in worlds:
        world.redeal(seat, b"key")
    return len({str(laid_open(world)) for world in worlds}) == 1


def without_dice(match: Match) -> tuple[list[str], list[int]]:
    """State and secret answers, no matter what was rolled on the way."""
    held = [str(getattr(match.state, name)) for name in match.game.fields]
    return held, laid_open(match)[1]


def test_undo_stops_at_whatever_came_to_light(case: Case):
    """If an answer shows its seat more in one possible world than in another, something was revealed: a barrier."""
    chance = case.chance()
    match = case.new()
    while not match.over:
        seat, option = some_answer(match, chance)
        world = redealt(match, seat, chance.randbytes(8)) if case.looks(chance, fast=0.3, slow=0.5) else None
        match.answer(option, seat)
        if world is not None:
            world.answer(option, seat)
            if known_to(world, seat) != known_to(match, seat):
                assert match.floor == match.count, f"answer {match.count} showed something, but could be taken back"


# -- the journal -------------------------------------------------------------------------------------------------


def test_entries_of_the_journal_reach_exactly_those_they_are_for(case: Case):
    match = play_on(case.new(), case.chance())
    everybody = (1 << len(seats(match))) - 1
    whole = match.journal(EVERYTHING)
    assert whole
    for entry in whole:
        assert entry.to == EVERYONE or 0 < entry.to <= everybody, f"{entry.kind} is for nobody"
    for seat in seats(match):
        assert match.journal(seat) == [e for e in whole if e.to == EVERYONE or e.to >> seat & 1]
    assert match.journal(SPECTATOR) == [e for e in whole if e.to == EVERYONE]


def test_questions_and_entries_carry_ids_and_numbers_only(case: Case):
    match = case.new()
    for _ in decisions(match, case.chance()):
        for ask in match.open_asks():
            assert_plain(case, ask.kind, ask.rule, ask.values)
    for entry in match.journal(EVERYTHING):
        assert_plain(case, entry.kind, entry.rule, entry.values)


def assert_plain(case: Case, kind: str, rule: str, values: dict[str, int]) -> None:
    assert kind.isascii()
    assert kind == kind.lower()
    assert " " not in kind
    assert rule
    for name, value in values.items():
        assert type(value) is int, f"{kind}: {name} is {value!r}"
        if name in case.game.action_values:
            assert 0 <= value < len(case.game.actions), f"{kind}: {name}={value} is no action"
        if name in case.game.seat_values:
            assert value >= 0, f"{kind}: {name}={value} is no seat"
