"""The journal says why: what Non-players did and did not, and the phases of a Propaganda round (AA-8.1, AA-6)."""

from __future__ import annotations

from random import Random

from tablero.core.answers import answer
from tablero.core.match import match_from, new_match
from tablero.games.andean_abyss import GAME, agenda
from tablero.games.andean_abyss.board import DONE, NEGOTIATE
from tablero.games.andean_abyss.position import build, position
from tablero.testing import rule
from tablero.texts import texts_for
from tests.andean_abyss.nonplayer_table import LUCK, Played, event, turn

CARD = "plan_colombia"


def told(played: Played, kind: str) -> list[str]:
    assert played.s.notes is not None
    return [texts_for(GAME).entry(note) for note in played.s.notes if note.kind == kind]


@rule("AA-8.1", "AA-card-63")
def test_narco_war_is_left_because_its_instruction_says_so():
    played = turn("cartels", LUCK, card="narco_war", cali="CU2 CB1", resources="cartels 9")

    assert told(played, "np-decision")[0].endswith("its instruction tells Non-players to operate.")


@rule("AA-8.5.1", "AA-8.6.1", "AA-8.7.1")
def test_a_box_tells_truly_what_was_enough():
    both = turn("auc", LUCK, card=CARD, available="AG7 AB2", cali="AU2", resources="auc 9")
    base = turn("auc", LUCK, card=CARD, available="AG3 AB2", cali="AU2", resources="auc 9")

    assert told(both, "np-box")[0].endswith("yes. Guerrillas Available: 7, enough with 6; and a Base can be built.")
    assert told(base, "np-box")[0].endswith("yes. Guerrillas Available: only 3 of 6 needed, but a Base can be built.")


@rule("AA-8.1", "AA-2.3.3")
def test_a_pass_without_resources_says_so():
    played = turn("cartels", card=CARD, resources="cartels 0")

    assert told(played, "np-no-resources") == ["There are no Resources for an Operation, so the Cartels had to pass."]


@rule("AA-8.1", "AA-8.6.1")
def test_resources_ran_out_only_where_they_were_wanted():
    limit = turn("auc", LUCK, card=CARD, available="AG12 AB0", resources="auc 3")
    assert len(limit.chosen("rally")) == 3
    assert told(limit, "np-resources-out") == [], "three spaces are the limit"

    short = turn("auc", LUCK, card=CARD, available="AG12 AB0", resources="auc 2")
    assert len(told(short, "np-resources-out")) == 1


@rule("AA-8.1.1", "AA-8.7.1")
def test_where_all_candidates_are_taken_nothing_was_chosen():
    played = turn("farc", LUCK, card=CARD, available="FG9 FB0", huila="FB1", choco="FB1", resources="farc 2")

    assert {line.partition(": ")[2] for line in told(played, "np-space")[:2]} == {"all such spaces are taken."}


@rule("AA-8.6.1", "AA-8.6.4", "AA-8.5.1", "AA-8.5.2")
def test_special_activities_have_their_reasons():
    extort = turn("auc", LUCK, card=CARD, available="AG6 AB0", cali="AU3", resources="auc 1")
    killing = turn("auc", LUCK, card=CARD, available="AG2 AB0", huila="AU2 FB1", resources="auc 1")
    field = turn("cartels", LUCK, card=CARD, available="CG9 CB9", resources="cartels 1")
    process = turn("cartels", LUCK, card=CARD, available="CG3 CB6", cali="CU3 CB2", resources="cartels 9")

    assert "Extort in Cali, where its pieces outnumber the others: all such spaces are taken." in told(
        extort, "np-space"
    )
    assert "Assassinate in Huila, with more AUC Guerrillas than Police: all such spaces are taken." in told(
        killing, "np-space"
    )
    assert any("for a new Base where it Rallied" in line for line in told(field, "np-space"))
    assert any("at a Base with a Guerrilla" in line for line in told(process, "np-space"))


@rule("AA-8.4.3")
def test_spaces_of_events_have_their_reasons():
    best = event("farc", "colombia_nueva", cali="level 1", bogota="level 1")
    even = event("farc", "colombia_nueva", LUCK, neiva="level 1", pasto="level 1", bogota="level -1", cali="level -1")
    only = event("farc", "colombia_nueva", cali="level 1")

    assert told(best, "np-event-space") == [
        "For the Event the FARC took Bogotá, the first by its priorities among 2 spaces."
    ]
    assert told(even, "np-event-space")[0].endswith("at random from 2 that its priorities allow, among 2 spaces.")
    assert told(only, "np-event-space") == ["For the Event the FARC took Cali, the only space it can be."]


@rule("AA-6.0", "AA-6.4.3", "AA-6.4.5")
def test_the_phases_of_a_propaganda_round_are_told():
    table = position(step="propaganda", players=1, bogota="T2 P1, level 2, terror 1", resources="govt 3, farc 3, auc 3")
    table.play("done", "vichada")
    lines = [texts_for(GAME).entry(note) for note in table.match.journal(-2) if note.kind in PHASES]

    assert lines == [
        "Control is recorded, and LoCs are Sabotaged.",
        "Resources phase.",
        "Support phase: Civic Action.",
        "Support phase: Agitation.",
        "There is no space where the FARC can Agitate to a shift; Resources left: 3.",
        "Pastrana became president.",
        "Support phase: Elite Backing.",
        "Redeployment.",
    ]


PHASES = ("phase", "president", "president-stays", "np-no-agitation")


@rule("AA-6.4.3")
def test_an_election_without_a_change_is_told():
    s = build({"players": 1, "step": "propaganda", "bogota": "T1 P1, level 2, terror 1"})
    s.president = 2
    match = match_from(GAME, s)
    while match.ask is not None and not any(note.kind == "president-stays" for note in match.journal(-2)):
        match.answer(match.ask.options[-1])

    found = [texts_for(GAME).entry(note) for note in match.journal(-2) if note.kind == "president-stays"]
    assert found == ["Election: Uribe stays president, with Total Support 16."]


@rule("AA-6.5", "AA-6.5.1", "AA-6.5.2", "AA-6.5.3")
def test_redeployment_cites_the_paragraph_for_each_kind_of_move():
    s = build({"players": 1, "bogota": "T3 P2, level 2", "cali": "P1 T1", "huila": "T2"})
    s.control = [1 if n < 11 else 0 for n in range(len(s.control))]
    s.moved = [0] * (12 * len(s.control))
    s.agenda = [[agenda.NEXT_CARD], [agenda.REDEPLOY]]
    match = match_from(GAME, s)
    rules = []
    for wanted in ("cali", "2", "bogota", "police", "cali", "1", "bogota", "troops", "cali", "1"):
        assert match.ask is not None
        rules.append((match.ask.kind, match.ask.rule))
        answer(match, wanted)

    assert rules == [
        *[("redeploy-to", "AA-6.5.1"), ("redeploy-how-many", "AA-6.5.1"), ("redeploy", "AA-6.5")],
        *[("redeploy-kind", "AA-6.5"), ("redeploy-to", "AA-6.5.3"), ("redeploy-how-many", "AA-6.5.3")],
        *[("redeploy", "AA-6.5"), ("redeploy-kind", "AA-6.5"), ("redeploy-to", "AA-6.5.2")],
        ("redeploy-how-many", "AA-6.5.2"),
    ]
    assert [note.rule for note in match.journal(-2)] == ["AA-6.5.1", "AA-6.5.3", "AA-6.5.2"]


@rule("AA-1.5.1", ruling="AA-R85")
def test_alone_nobody_is_asked_just_whether_to_negotiate():
    dice = Random(7)
    asked = 0
    for seed in (b"one", b"two"):
        match = new_match(GAME, 1, {"scenario": "quick_play"}, seed)
        while match.ask is not None:
            asked += NEGOTIATE in match.ask.options
            assert match.ask.options != [NEGOTIATE, DONE]
            match.answer(dice.choice(match.ask.options))
    assert asked


STEPS = {
    *(
        "AA-8.5.1a",
        "AA-8.5.1b",
        "AA-8.5.1c",
        "AA-8.5.1d",
        "AA-8.5.1e",
        "AA-8.5.2",
        "AA-8.5.2a",
        "AA-8.5.3",
        "AA-8.5.3a",
    ),
    *("AA-8.6.1a", "AA-8.6.1b", "AA-8.6.1c", "AA-8.6.1d", "AA-8.6.1e", "AA-8.6.2", "AA-8.6.3", "AA-8.6.3a", "AA-8.6.4"),
    *("AA-8.6.4a", "AA-8.7.1a", "AA-8.7.1b", "AA-8.7.1c", "AA-8.7.1d", "AA-8.7.1e", "AA-8.7.2a", "AA-8.7.2b"),
    *("AA-8.7.2c", "AA-8.7.3", "AA-8.7.3a", "AA-8.7.4", "AA-8.7.4a"),
}


@rule("AA-8.5.1a", "AA-8.5.1b", "AA-8.5.1c", "AA-8.5.1d", "AA-8.5.1e", "AA-8.5.2a", "AA-8.5.3a", "AA-8.6.1a")
@rule("AA-8.6.1b", "AA-8.6.1c", "AA-8.6.1d", "AA-8.6.1e", "AA-8.6.3a", "AA-8.6.4a", "AA-8.7.1a", "AA-8.7.1b")
@rule("AA-8.7.1c", "AA-8.7.1d", "AA-8.7.1e", "AA-8.7.2a", "AA-8.7.2b", "AA-8.7.2c", "AA-8.7.3a", "AA-8.7.4a")
@rule("AA-8.1a", "AA-8.1b", "AA-8.1d", "AA-8.1f", "AA-8.1.1a")
def test_the_trace_cites_the_step_of_the_chart_with_its_own_reason():
    """In random games every step comes up, and none is told as a mere number."""
    dice = Random(3)
    spaces: dict[str, str] = {}
    others: set[str] = set()
    for seed in range(40):
        match = new_match(GAME, 1, {"scenario": "quick_play"}, b"step %d" % seed)
        while match.ask is not None:
            match.answer(dice.choice(match.ask.options))
        for note in match.journal(-2):
            if note.kind == "np-space":
                spaces.setdefault(note.rule, texts_for(GAME).entry(note))
            elif note.kind.startswith("np-"):
                others.add(note.rule)
        if set(spaces) == STEPS and others >= TURN_STEPS:
            break

    assert set(spaces) == STEPS
    assert not [line for line in spaces.values() if "by priority" in line]
    assert others >= TURN_STEPS


TURN_STEPS = {"AA-8.1a", "AA-8.1b", "AA-8.1d", "AA-8.1f", "AA-8.1.1a", "AA-8.4"}


@rule("AA-8.1c")
def test_insurgent_discord_is_told_by_its_own_step():
    played = turn(
        "cartels", LUCK, ("yes",), players=2, card="coffee_prices", slot="1 operation_and_activity", executed="govt",
        resources="govt 9, farc 9, auc 9, cartels 9",
    )  # fmt: skip

    assert played.asked[0].rule == "AA-8.1c"
    assert told(played, "np-decision")[0].endswith("the Government wished it so.")
