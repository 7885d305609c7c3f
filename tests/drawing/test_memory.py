"""Parts of pictures are remembered by what they were drawn from, and whatever they read counts (drawing/memory.py)."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import signature
from itertools import product
from pkgutil import iter_modules
from typing import Any

import pytest

from tablero.core.registry import find_game, game_ids
from tablero.drawing import scene as scenes
from tablero.drawing.memory import Drawn, Memory, question
from tablero.drawing.scene import Names, Scene, buttons


@pytest.fixture(autouse=True)
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    """A memory that is empty."""
    found = Memory()
    monkeypatch.setattr(scenes, "MEMORY", found)
    return found


class Shelf(Scene[Any]):
    game = "shelf"
    known = frozenset(("vase", "clock", "done"))

    @question
    def is_full(self) -> bool:
        return len(self.view["things"]) > 2

    def count(self) -> int:
        return len(self.view["things"])


WORDS = Names(str.upper, "test-words")


def is_drawn(
    draw: Callable[..., str], view: dict[str, Any], options: tuple[str, ...] = (), changed: tuple[str, ...] = ()
) -> bool:
    """Whether a part is drawn anew; in any case it must look as if it were."""
    before = scenes.MEMORY.count
    remembered = Shelf(view, options, changed, WORDS)
    fresh = Shelf(view, options, changed, str.upper)
    assert remembered.kept(draw) == fresh.kept(draw)
    assert buttons(remembered, 200) == buttons(fresh, 200)
    return scenes.MEMORY.count > before


VIEWS: tuple[dict[str, Any], ...] = (
    {"things": {}, "owner": None},
    {"things": {"vase": 1}, "owner": {"name": "Ana"}},
    {"things": {"vase": 2}, "owner": {"name": "Ana"}},
    {"things": {"vase": 1, "clock": {"time": [12, 30]}}, "owner": {"name": "Bo", "age": 1}},
    {"things": {"vase": 1, "clock": {"time": [12, 31]}}, "owner": {"name": "Bo", "age": True}},
    {"things": {"clock": 1, "vase": True}, "owner": "nobody"},
    {"things": {"clock": 1, "vase": None}},
    {"things": {"a": 1, "b": 2, "c": 3}, "owner": "None"},
)
WAYS_TO_READ: tuple[Callable[[Shelf], object], ...] = (
    lambda scene: scene.view["things"].get("vase"),
    lambda scene: scene.view["things"].get("vase", "no vase"),
    lambda scene: "vase" in scene.view["things"] and scene.view["things"]["vase"],
    lambda scene: list(scene.view["things"]),
    lambda scene: len(scene.view["things"]),
    lambda scene: bool(scene.view["things"]),
    lambda scene: sorted(map(repr, scene.view["things"].items())),
    lambda scene: sorted(map(repr, scene.view["things"].values())),
    lambda scene: dict(scene.view["things"]),
    lambda scene: {**scene.view["things"]},
    lambda scene: scene.view["things"] == {"vase": 1},
    lambda scene: str(scene.view["things"]),
    lambda scene: "owner" in scene.view,
    lambda scene: scene.view.get("owner") is None,
    lambda scene: isinstance(scene.view.get("owner"), str),
    lambda scene: repr(scene.view.get("owner")),
    lambda scene: [str(value) for value in scene.view.values()],
    lambda scene: next(iter(scene.view["things"]), None),
    lambda scene: scene.is_full(),
    lambda scene: scene.count(),
    lambda scene: scene.name("vase") if scene.is_full() else scene.view.get("owner", "?"),
)


@pytest.mark.parametrize("read", WAYS_TO_READ, ids=range(len(WAYS_TO_READ)))
def test_whatever_a_part_reads_in_the_view_it_is_drawn_anew_when_that_changes(read: Callable[[Shelf], object]):
    def part(scene: Shelf) -> str:
        return str(read(scene))

    for before, after in product(VIEWS, VIEWS):
        is_drawn(part, before)
        is_drawn(part, after)
    for view in VIEWS:
        assert not is_drawn(part, view), "and not otherwise"


def test_a_read_that_fails_counts_too():
    def part(scene: Shelf) -> str:
        try:
            return str(scene.view["owner"])
        except KeyError:
            return "nobody is known"

    for view in (VIEWS[6], VIEWS[7], VIEWS[6]):
        is_drawn(part, view)


def test_a_part_depends_on_the_answer_to_a_question_and_not_on_what_it_was_made_from():
    def full(scene: Shelf) -> str:
        return str(scene.is_full())

    assert is_drawn(full, VIEWS[0])
    assert not is_drawn(full, VIEWS[1])
    assert is_drawn(full, VIEWS[7])


def vase(scene: Shelf) -> str:
    return scene.thing("vase", scene.name("vase"), mark=(1, 1))


def test_a_part_is_drawn_anew_if_it_is_an_option_now_or_new():
    assert is_drawn(vase, {})
    assert not is_drawn(vase, {})
    assert is_drawn(vase, {}, ("vase",))
    assert not is_drawn(vase, {}, ("vase", "clock")), "a remembered option has found its place, too"
    assert is_drawn(vase, {}, (), ("vase",))
    assert is_drawn(vase, {}, ("vase",), ("vase",))


def test_a_thing_that_stands_twice_is_an_option_once():
    def two(scene: Shelf) -> str:
        return scene.thing("vase", "") + scene.thing("vase", "")

    for words in (WORDS, str.upper):
        scene = Shelf({}, ("vase",), (), words)
        assert (scene.kept(two) + scene.kept(two)).count("data-option") == 1


def test_other_words_are_another_picture():
    for words in (WORDS, Names(str.lower, "other-words"), WORDS):
        assert Shelf({}, (), (), words).kept(vase) == Shelf({}, (), (), words.words).kept(vase)


def test_without_a_name_for_the_words_nothing_is_remembered(memory: Memory):
    Shelf({}, (), (), None).kept(vase)
    assert not memory.count


def test_what_a_button_is_called_in_one_picture_no_part_can_say():
    def named(scene: Shelf) -> str:
        return scene.name("done")

    for own in ("Stop here", "Enough"):
        scene = Shelf({}, ("done",), (), Names(str.upper, "test-words", {"done": own}))
        assert scene.kept(named) == "DONE"
        assert own in buttons(scene, 200)[0]


def test_a_part_can_reach_neither_options_nor_what_has_changed_but_by_asking():
    for name in ("options", "changed", "words_key", "own_names"):
        with pytest.raises(AttributeError):
            Shelf({}, (), (), WORDS).kept(lambda part, name=name: getattr(part, name))


def test_a_part_that_reads_past_its_scene_would_be_found_out():
    """The comparison that all these tests, and those of the games, are made of does fail."""

    def sly(scene: Shelf) -> str:
        return str(scene.whole.view["things"]) if scene.whole else str(scene.view["things"])

    is_drawn(sly, VIEWS[0])
    with pytest.raises(AssertionError):
        is_drawn(sly, VIEWS[1])


def test_memory_is_bounded():
    memory = Memory(most=3)
    for number in range(10):
        memory.keep(number, {}, Drawn("", frozenset()))
        assert memory.find(number, None) is not None
        assert memory.count <= 3


# -- what never changes --------------------------------------------------------------------------------------------


def cached_functions(id: str) -> list[Any]:
    """The functions of a game's picture that are drawn once."""
    package = import_module(f"{find_game(id).package}.draw".replace("_soloplay", "")).__package__
    picture = import_module(f"{package}.picture")
    modules = [import_module(f"{package}.picture.{info.name}") for info in iter_modules(picture.__path__)]
    return [one for module in modules for one in vars(module).values() if hasattr(one, "cache_parameters")]


@pytest.mark.parametrize("id", game_ids())
def test_what_is_drawn_once_is_drawn_from_plain_values_alone(id: str):
    """Numbers and words, never a scene, a view, or anything else that could change behind its back."""
    plain = {"str", "int", "float", "bool", "tuple", "Point", "Box", "Corner", "..."}
    found = cached_functions(id)
    assert found
    for function in found:
        for parameter in signature(function).parameters.values():
            words = parameter.annotation.replace("[", " ").replace("]", " ").replace(",", " ").split()
            assert set(words) <= plain, f"{function.__module__}.{function.__name__}: {parameter}"
