"""Every game says everything, in every language: no sentence is missing, no id leaks, no value is left unsaid.

Not here: the rules text (test_rulebook.py).
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import tablero
from tablero.core.ask import Ask
from tablero.core.errors import UnknownId
from tablero.core.game import AnyGame, Option
from tablero.core.match import Match, new_match
from tablero.core.registry import find_game, game_ids
from tablero.core.rulebook import rulebook
from tablero.core.state import EVERYTHING, Entry
from tablero.games.el_grande.board import ACTIONS, CARD_TYPES, MODIFIERS, TAKES
from tablero.games.el_grande.state import STEP_NAMES
from tablero.texts import BadTexts, Texts, languages, texts_for
from tablero.texts.lexicon import Lexicon, folder, parsed
from tests.literals import Literals
from tests.spoken import Spoken, spoken

GAMES = [find_game(id) for id in game_ids()]
SOURCE = Path(tablero.__file__).parent
SPEECHES = [(game, language) for game in GAMES for language in languages(game)]
TABLES = [(game, players) for game in GAMES for players in game.players]
EL_GRANDE = find_game("el-grande")

each_speech = pytest.mark.parametrize(("game", "language"), SPEECHES, ids=[f"{g.id}-{code}" for g, code in SPEECHES])
each_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{g.id}-{n}" for g, n in TABLES])

LEAK = re.compile(r"[_{}$⁨⁩]|\?\?\?|\bNone\b|\s\s|\b0 \w+s\b| [.,;:]")


def assert_clean(text: str) -> None:
    """Words a person can read: no id, no variable, no placeholder, nothing counted as 0."""
    assert text.strip() == text, repr(text)
    assert text, "nothing is said"
    assert not LEAK.search(text), text


# -- the files -----------------------------------------------------------------------------------------------------


class Variables(Visitor):
    """The variables and messages that a message uses, and the keys by which it chooses on `$rule`."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.rules: set[str] = set()
        self.references: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference) and node.selector.id.name == "rule":
            self.rules |= {str(getattr(v.key, "name", "")) for v in node.variants if not v.default}
        self.generic_visit(node)


def messages(game: AnyGame, language: str) -> dict[str, Variables]:
    """The messages of a game's own file, with what they need to know."""
    return messages_in(game.package, language)


def all_messages(game: AnyGame, language: str) -> dict[str, Variables]:
    """Its own, and those of the game that it is a variant of."""
    behind = messages_in(game.base_package, language) if game.base_package else {}
    return behind | messages(game, language)


@cache
def messages_in(package: str, language: str) -> dict[str, Variables]:
    resource: Resource = FluentParser().parse(folder(package).joinpath(f"{language}.ftl").read_text("utf-8"))
    found: dict[str, Variables] = {}
    for entry in resource.body:
        if isinstance(entry, Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


class Choice(NamedTuple):
    """A value by which a sentence chooses its words; for each key what can follow, as the values it names."""

    value: str
    variants: dict[str, list[list[str]]]
    default: str

    @property
    def counts(self) -> bool:
        """Whether it is a number that is chosen by, as one would count."""
        return any(key == "one" or key.isdigit() for key in self.variants)


def told_by(pattern: Pattern) -> tuple[list[list[str]], list[Choice]]:
    """Every sentence that a pattern can become, as the values it names in order; and the choices in it."""
    sentences: list[list[str]] = [[]]
    choices: list[Choice] = []
    for element in pattern.elements:
        expression = element.expression if isinstance(element, Placeable) else None
        if isinstance(expression, VariableReference):
            sentences = [[*before, expression.id.name] for before in sentences]
        elif isinstance(expression, SelectExpression):
            assert isinstance(expression.selector, VariableReference)
            variants, default = {}, ""
            for variant in expression.variants:
                key = variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name
                default = key if variant.default else default
                variants[key], within = told_by(variant.value)
                choices += within
            choices.append(Choice(expression.selector.id.name, variants, default))
            after = [sentence for found in variants.values() for sentence in found]
            sentences = [[*before, *more] for before in sentences for more in after]
    return sentences, choices


def patterns(game: AnyGame, language: str) -> Iterator[tuple[str, Pattern]]:
    """All that a game says, by the names of messages and attributes."""
    resource: Resource = FluentParser().parse(folder(game.package).joinpath(f"{language}.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, Message):
            yield from [(entry.id.name, entry.value)] if entry.value else []
            yield from [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]


def forms(game: AnyGame, texts: Texts, one: Spoken) -> set[str]:
    """All variables that the values of an ask or note give a sentence."""
    names = {"rule", "trend"} if one.group == "feature" else {"rule"}
    of_seats = {suffix for seat in range(len(texts.seat_ids)) for suffix in texts._seat(seat)}
    of_actions = {suffix for action in game.actions for suffix in texts._forms(action)}
    for value in one.values:
        names.add(value)
        if value in game.seat_values:
            names |= {f"{value}-own", *(value + suffix for suffix in of_seats)}
        elif value in game.action_values:
            names |= {value + suffix for suffix in of_actions}
    return names


@each_speech
def test_every_language_has_every_message(game: AnyGame, language: str) -> None:
    assert texts_for(game, language).borrowed() == []


@each_speech
def test_every_question_and_note_has_its_sentence(game: AnyGame, language: str) -> None:
    texts = texts_for(game, language)
    missing = {f"{one.group}-{one.kind}" for one in spoken(game)} - set(texts.lexicon.ids())

    assert not missing


ABOUT = {"solo-place": {"place", "ops", "zone"}}  # what the options of a question tell of themselves (Ask.about)


@pytest.mark.slow
@each_speech
def test_sentences_use_only_values_that_are_given(game: AnyGame, language: str) -> None:
    texts, used = texts_for(game, language), all_messages(game, language)
    for one in spoken(game):
        given = forms(game, texts, one)
        assert used[f"{one.group}-{one.kind}"].names <= given, f"{one.group}-{one.kind}, said at {one.where}"
        if one.group == "ask":
            for id, message in used.items():
                if re.fullmatch(rf"option-{one.kind}(-[a-z0-9_]+)?", id):
                    besides = ABOUT.get(one.kind, set()) | {"n"}
                    assert message.names <= given | besides, f"{id}, asked at {one.where}"


UNSAID = {  # what goes without saying: the journal shows who; the card lies open; there is one China Card, one castillo
    *(
        ("event", "card"),
        ("turn", "card"),
        ("lasting", "card"),
        ("np-decision", "card"),
        ("np-decision", "slot"),
        ("np-space", "rank"),
    ),
    *(("sabotaged", "n"), ("threw", "place"), ("arrested", "n"), ("ai-rival", "count")),
    *(("china-claimed", "card"), ("china-passes", "card"), ("china-in-stack", "card")),
}


@each_speech
def test_what_a_sentence_is_told_it_says(game: AnyGame, language: str) -> None:
    """Where, what and how many are no use to a reader unless they are in the words, or choose them."""
    texts, used = texts_for(game, language), all_messages(game, language)
    for one in spoken(game):
        if one.group in ("note", "remark", "order"):
            named = used[f"{one.group}-{one.kind}"].names
            for value in one.values - {"**", "who"}:
                own = forms(game, texts, one._replace(values=frozenset([value]))) - {"rule"}
                told = bool(own & named)
                assert told or (one.kind, value) in UNSAID, f"{one.group}-{one.kind}: {value}, told at {one.where}"


@each_speech
def test_no_sentence_says_a_thing_twice(game: AnyGame, language: str) -> None:
    for id, pattern in patterns(game, language):
        for sentence in told_by(pattern)[0]:
            assert len(sentence) == len(set(sentence)), f"{id}: {sentence}"


@each_speech
def test_a_number_that_words_are_chosen_by_is_said_where_there_are_many(game: AnyGame, language: str) -> None:
    """And not where its value is in the words already: "none", "the only one"."""
    for id, pattern in patterns(game, language):
        for choice in told_by(pattern)[1]:
            says = {key: [choice.value in one for one in found] for key, found in choice.variants.items()}
            if choice.counts and any(any(found) for found in says.values()):
                assert all(says[choice.default]), f"{id}: {choice.value}"
                assert not any(any(found) for key, found in says.items() if key.isdigit()), f"{id}: {choice.value}"


@pytest.mark.slow
@each_speech
def test_what_words_are_chosen_by_is_a_number_or_an_id_and_ids_are_not_said(game: AnyGame, language: str) -> None:
    for id, pattern in patterns(game, language):
        sentences, choices = told_by(pattern)
        said = {value for sentence in sentences for value in sentence}
        for choice in choices:
            base = choice.value.partition("-")[0]
            if choice.counts:
                assert base not in {*game.seat_values, *game.action_values}, f"{id}: {choice.value}"
            else:
                assert choice.value not in said, f"{id}: {choice.value}"


@each_speech
def test_sentences_chosen_by_rule_name_rules_that_exist(game: AnyGame, language: str) -> None:
    known = {id.replace(".", "_") for id in rulebook(game).ids()}
    for id, message in messages(game, language).items():
        assert message.rules <= known, id


def known_messages(game: AnyGame) -> set[str]:
    """Every message that some part of the program could ask for, other than those found by playing."""
    found = {f"{one.group}-{one.kind}" for one in spoken(game)}
    kinds = {one.kind for one in spoken(game) if one.group == "ask"}
    found |= {f"option-{kind}{end}" for kind in kinds for end in ("", *(f"-{action}" for action in game.actions))}
    numbered = {re.sub(r"_?\d+$", "", action) or "number" for action in game.actions}
    found |= {f"{group}-{id}" for group in ("action", "card") for id in {*game.actions, *numbered}}
    found |= {"seat-beyond", "seat-nobody", "game-title", "game-description", "game-length", "game-weight", "game-like"}
    found |= {f"remark-why-no-{sort}" for sort in game.things()}
    found |= {f"{group}-{id}" for group in ("seat", "story-side") for id in game.parties()}
    for option in game.options:
        found |= {f"setup-{option.name}", *(f"setup-{option.name}-{choice}" for choice in option.choices)}
    return found


def folders(game: AnyGame) -> list[Path]:
    """Where the game's own sources are, and those of the game that it is a variant of."""
    packages = [package for package in (game.package, game.base_package) if package]
    return [SOURCE / package.removeprefix("tablero.").replace(".", "/") for package in packages]


@cache
def shown(game: AnyGame) -> Literals:
    """What pictures, tables and views of a game name."""
    names = ("draw.py", "plain.py", "view.py", "view_types.py")
    found = [file for one in folders(game) for name in names for file in one.glob(name)]
    found += [file for one in folders(game) for name in ("picture", "data") for file in (one / name).rglob("*.*")]
    found += (SOURCE / "drawing").rglob("*.py")
    return Literals([file for file in found if file.suffix in (".py", ".toml")], game.actions)


@cache
def stepped(game: AnyGame) -> Literals:
    """The steps, channels, score sheets and problems of its setup that a game names."""
    names = ("state.py", "agenda.py", "game.py", "view_types.py", "story.py", "setup.py", "unknown.py")
    return Literals([file for one in folders(game) for name in names for file in one.glob(name)])


@cache
def written(game: AnyGame) -> Literals:
    """The lines of its positions, and the words in them."""
    names = ("written.py", "board.py", "cards.py", "state.py", "view_types.py")
    found = [file for one in folders(game) for name in names for file in one.glob(name)]
    data = [file for one in folders(game) for file in (one / "data").glob("*.toml")]
    return Literals([*found, *data])


def is_reached(game: AnyGame, id: str, values: set[str], references: set[str]) -> bool:
    """Whether some part of the program could ask for a message that is not found by `known_messages`."""
    group, _, rest = id.partition("-")
    if group == "unit":
        return any(value.endswith(f"-{rest}") for value in values)
    if group == "lesson":
        return True  # test_lessons.py
    if group == "many":
        join = game.line_join(rest)
        return join is not None and bool(join.lists)
    if id.startswith(("setup-problem-", "position-rule-")):
        return stepped(game).reach(rest.partition("-")[2])
    if group == "line":
        return written(game).reach(rest.partition("-")[2] or rest)
    if group in ("phase", "channel", "sheet"):
        return stepped(game).reach(rest)
    if group in ("thing", "plain", "card", "changed"):
        return shown(game).reach(rest) or shown(game).reach(id) or id in references
    return False


@each_speech
def test_no_message_is_left_over(game: AnyGame, language: str) -> None:
    said = messages(game, language)
    values = {name for message in said.values() for name in message.names}
    references = {name for message in said.values() for name in message.references}
    # A game may say for itself who has won, and how; and it titles the curves of its story.
    known = known_messages(game) | {"table-result", "table-points", "story-curve"}
    stale = [id for id in said if id not in known and not is_reached(game, id, values, references)]

    assert not stale


def test_no_message_of_the_page_or_of_all_games_is_left_over() -> None:
    sources = [file for file in SOURCE.rglob("*") if file.suffix in (".py", ".html", ".js")]
    literals = Literals(sources, game_ids())
    for package in ("tablero", "tablero.web"):
        assert [id for id in messages_in(package, "en") if not literals.reach(id)] == []


def test_words_are_reached_alone_and_in_joints(tmp_path: Path) -> None:
    code, page = tmp_path / "code.py", tmp_path / "page.html"
    code.write_text('"""says dull"""\nsay(f"problem-{code}")\nraise Refused("stale")\nsay("plain")\n')
    page.write_text('{{ say("theme-" ~ choice) }} dark')
    literals = Literals([code, page])

    assert all(map(literals.reach, ("plain", "problem-stale", "problem-404", "theme-dark")))
    assert not any(map(literals.reach, ("dull", "problem-dull", "theme-light", "stale-problem")))


# -- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@each_speech
def test_every_action_has_a_label_at_every_table(game: AnyGame, language: str) -> None:
    for players in game.players:
        texts = texts_for(game, language, players)
        for number, id in enumerate(game.actions):
            assert_clean(texts.action(number))
            assert texts.action(number) == texts.action(id)


@each_speech
def test_cards_and_things_have_a_text(game: AnyGame, language: str) -> None:
    texts = texts_for(game, language)
    for id in messages(game, language):
        if id.startswith("card-"):
            assert_clean(
                texts.card_name(id.removeprefix("card-")) if id != "card-power" else texts.card_name("power_1")
            )
            assert f"{id}.text" in texts.lexicon.ids()
        if id.startswith("thing-"):
            assert_clean(texts.thing(id.removeprefix("thing-")))
            assert_clean(texts.thing_text(id.removeprefix("thing-")))


@each_speech
def test_the_game_and_its_setup_are_explained(game: AnyGame, language: str) -> None:
    texts = texts_for(game, language)
    assert_clean(texts.title())
    assert_clean(texts.description())
    for option in game.options:
        assert_clean(texts.option_title(option.name))
        assert_clean(texts.option_help(option.name))
        for choice in option.choices:
            assert_clean(texts.choice_title(option.name, choice))
            if choice not in game.parties():  # a player explains itself
                assert_clean(texts.choice_help(option.name, choice))


def test_all_cards_modifiers_and_steps_of_el_grande_are_named() -> None:
    texts = texts_for(EL_GRANDE)
    cards = [kind.id for kind in CARD_TYPES] + [modifier.id for modifier in MODIFIERS]
    for card in cards:
        assert_clean(texts.card_name(card))
        assert_clean(texts.card_text(card))
    for step in STEP_NAMES:
        assert_clean(texts.phase(step))


def test_modifiers_are_named_with_their_value() -> None:
    texts = texts_for(EL_GRANDE)
    for modifier in MODIFIERS:
        value = f"+{modifier.value}" if modifier.value > 0 else f"−{-modifier.value}"
        assert value in texts.card_name(modifier.id)
        assert f"{abs(modifier.value)} " in texts.card_text(modifier.id)


@pytest.mark.parametrize("power", range(1, 14))
def test_a_power_card_tells_how_many_caballeros_it_brings(power: int) -> None:
    text = texts_for(EL_GRANDE).card_text(f"power_{power}")

    told = re.search(r"(\d+|no) caballero", text.lower())
    assert told
    assert told[1] == (str(TAKES[power]) if TAKES[power] else "no")


# -- whole games ---------------------------------------------------------------------------------------------------


def full(game: AnyGame, option: Option, players: int) -> Any:
    """An option at its fullest, as far as the table allows."""
    if option.name == game.seats_option:
        return option.default
    if option.kind == "flag" and (not option.players or players in option.players):
        return True
    return "all" if option.kind == "subset" else option.default


def play(game: AnyGame, match: Match, speakers: list[Texts], seed: int) -> None:
    """A random game in which everything is said aloud, in every language."""
    luck, book = random.Random(seed), rulebook(game)
    while match.ask is not None:
        for ask in match.open_asks():
            assert book.has(ask.rule), ask.rule
        for texts in speakers:
            tell_questions(game, match, texts)
        match.answer(luck.choice(match.ask.options))


def tell_questions(game: AnyGame, match: Match, texts: Texts) -> None:
    assert_clean(texts.phase(game.step_name(match.state)))
    for ask in match.open_asks():
        assert_clean(texts.prompt(ask))
        assert texts.prompt(ask).endswith((".", "?"))
        for option in ask.options:
            assert_clean(texts.option(ask, option))


@pytest.mark.slow
@each_table
@pytest.mark.parametrize("modules", [False, True], ids=["plain", "modules"])
@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 6), marks=pytest.mark.slow)], ids=["one", "more"])
def test_a_whole_game_can_be_told(game: AnyGame, players: int, modules: bool, seeds: range) -> None:
    options = {option.name: full(game, option, players) for option in game.options} if modules else {}
    speakers, book = [texts_for(game, language, players) for language in languages(game)], rulebook(game)
    for seed in seeds:
        match = new_match(game, players, options, seed=bytes([seed]))
        play(game, match, speakers, seed)
        journal = match.journal(EVERYTHING)
        assert journal
        assert [entry.rule for entry in journal if not book.has(entry.rule)] == []
        for texts in speakers:
            for entry in journal:
                line = texts.entry(entry)
                assert_clean(line)
                assert line.endswith("."), line
            assert_clean(texts.result(game.winners(match.state), game.outcome(match.state)))


# -- examples ------------------------------------------------------------------------------------------------------


def number(id: str) -> int:
    return ACTIONS.index(id)


def entry(kind: str, rule: str = "EG-9.1", **values: int) -> Entry:
    return Entry(kind, rule, -1, values)


def test_journal_lines_of_el_grande_read_like_sentences() -> None:
    texts = texts_for(EL_GRANDE, players=4)
    toledo, castillo, aragon = number("toledo"), number("castillo"), number("aragon")

    assert texts.entry(entry("king-moved", who=0, place=toledo)) == "Purple moves the King to Toledo."
    assert texts.entry(entry("took", who=1, n=0)) == "Blue takes no caballeros from the province."
    assert texts.entry(entry("took", who=1, n=1)) == "Blue takes one caballero from the province into the court."
    assert (
        texts.entry(entry("moved", who=1, whose=1, place=toledo, target=castillo, n=2))
        == "Blue moves 2 own caballeros from Toledo to the castillo."
    )
    assert (
        texts.entry(entry("moved", who=1, whose=3, place=toledo, target=aragon, n=1))
        == "Blue moves one caballero of Green from Toledo to Aragón."
    )
    assert (
        texts.entry(entry("took-from", who=0, place=aragon)) == "Purple takes one caballero from Aragón into the court."
    )
    assert texts.entry(entry("king-stays", who=0, place=toledo)) == "The King stays in Toledo."
    assert texts.entry(entry("played-power", who=2, card=number("power_9"))) == "Orange plays power card 9."
    assert texts.entry(entry("took-card", who=2, card=number("levy_3"))) == "Orange takes the card Levy."


def test_options_are_worded_for_their_question() -> None:
    texts = texts_for(EL_GRANDE, players=4)

    def option(kind: str, id: str, rule: str = "EG-8.2", **values: int) -> str:
        return texts.option(Ask(0, kind, list, rule, False, None, **values), number(id))

    assert option("take", "0", most=3) == "Take none"
    assert option("take", "3", most=3) == "Take 3"
    assert option("move-how-many", "1", place=0, target=1) == "1 caballero"
    assert option("place", "galicia", left=2) == "Galicia"
    assert option("place", "done", left=2) == "Place no more"
    assert option("half", "done", card=number("levy_1")) == "End the turn"
    assert option("half", "special", card=number("levy_1")) == "Special action of Levy"
    assert option("power", "power_9") == "Power card 9"
    assert option("card", "veto_2") == "Veto"
    assert option("coup-name", "done") == "Done"


def test_questions_count_in_words_of_their_own_for_one() -> None:
    texts = texts_for(EL_GRANDE, players=4)

    one, two = (texts.prompt(Ask(0, "take-from", list, "EG-6.3", left=left)) for left in (1, 2))

    assert one.startswith("The province is one caballero short: ")
    assert two.startswith("The province is 2 caballeros short: ")


def test_one_kind_of_question_is_worded_by_its_card() -> None:
    texts = texts_for(EL_GRANDE, players=4)

    exile, majesty = (texts.prompt(Ask(0, "king", list, f"EG-card-{card}")) for card in ("exile", "his-majesty"))

    assert "country" in exile
    assert "region" in majesty


def test_the_third_colour_is_the_dummy_with_two_players_only() -> None:
    line = entry("castillo-held", whose=2, n=2)

    assert texts_for(EL_GRANDE, players=2).entry(line) == "2 caballeros of Orange (dummy) were inside."
    assert texts_for(EL_GRANDE, players=3).entry(line) == "2 caballeros of Orange were inside."
    assert texts_for(EL_GRANDE, players=2).action("orange") == "Orange (dummy)"


def test_players_are_called_by_their_names() -> None:
    texts = texts_for(EL_GRANDE, players=2, names=("Ana", "Benito"))

    assert texts.seat(1) == "Benito"
    assert texts.entry(entry("turn", who=0)) == "It is Ana’s turn."
    assert texts.action("blue") == "Blue (Benito)"
    assert texts.waiting([0, 1]) == "Waiting for Ana and Benito."
    assert texts.result([0]) == "Ana wins."
    assert texts.result([0, 1]) == "Ana and Benito share the victory."


def test_a_picture_can_name_whatever_it_shows() -> None:
    texts = texts_for(EL_GRANDE)

    assert [texts.thing(id) for id in ("king", "cataluna", "levy_2", "tile_8_4_0", "purple")] == [
        *("King", "Cataluña", "Levy", "Tile 8/4/0", "Purple")
    ]
    assert texts.thing("text:levy_2") == texts.card_text("levy")
    with pytest.raises(UnknownId, match="no message 'action-dragon'"):
        texts.thing("dragon")


# -- what goes wrong is said ---------------------------------------------------------------------------------------


def test_an_unknown_kind_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(UnknownId, match="did you mean 'note-king-moved'"):
        texts_for(EL_GRANDE).entry(entry("king-move"))


def test_a_missing_value_is_an_error_that_names_it() -> None:
    with pytest.raises(BadTexts, match=r"en\.ftl: 'note-turn' can't be said: .*who.*; the values given were rule"):
        texts_for(EL_GRANDE).entry(entry("turn"))


def test_a_seat_has_a_badge_and_what_it_reached_is_said_in_the_games_own_words() -> None:
    narcos, el_grande = texts_for(find_game("narcos")), texts_for(EL_GRANDE)
    assert [narcos.badge(seat) for seat in range(5)] == ["P", "1", "2", "3", "4"]
    assert [el_grande.badge(seat) for seat in range(3)] == ["P", "B", "O"]
    assert [narcos.points(seat, n) for seat, n in ((0, 14), (1, 0), (1, 10), (1, 20))] == [
        "14 fame",
        "no arrest",
        "one arrest",
        "two arrests",
    ]
    assert [el_grande.points(0, n) for n in (31, -2)] == ["31", "−2"]


def test_unknown_seats_actions_and_languages_are_errors() -> None:
    texts = texts_for(EL_GRANDE)
    with pytest.raises(UnknownId, match="nobody is number -1 in el-grande; they go from 0 to 4"):
        texts.entry(entry("turn", who=-1))
    with pytest.raises(UnknownId, match="no action -1"):
        texts.entry(entry("king-moved", who=0, place=-1))
    with pytest.raises(UnknownId, match="no language 'xx'"):
        texts_for(EL_GRANDE, "xx")


def test_a_broken_file_is_refused_with_the_line() -> None:
    with pytest.raises(BadTexts, match=r"bad\.ftl, line 2: "):
        parsed("fine = Fine\nbroken = { $n -> \n", "bad.ftl")
    with pytest.raises(BadTexts, match=r"bad\.ftl has the message 'twice' twice"):
        parsed("twice = One\ntwice = Two\n", "bad.ftl")


def test_english_stands_in_for_a_missing_translation_and_it_can_be_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = tmp_path / "little_game" / "texts"
    texts.mkdir(parents=True)
    (tmp_path / "little_game" / "__init__.py").write_text("")
    (texts / "en.ftl").write_text("note-hello = Hello\nnote-bye = Bye\ncard-a = A\n    .text = Text of A\n")
    (texts / "hu.ftl").write_text("note-hello = Szia\ncard-a = Á\n")
    monkeypatch.syspath_prepend(tmp_path)

    lexicon = Lexicon("little_game", "hu")

    assert lexicon.say("note-hello", {}) == "Szia"
    assert lexicon.say("note-bye", {}) == "Bye"
    assert lexicon.say("card-a", {}, "text") == "Text of A"
    assert lexicon.borrowed()[:2] == ["note-bye", "card-a.text"]
    assert Lexicon("little_game", "en").borrowed() == []


def test_the_text_library_is_loaded_only_when_something_is_said() -> None:
    code = "import tablero.texts, sys; sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
