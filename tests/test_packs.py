"""Data packs: a file of facts in place of those a game ships with; checked with the line, and bound to saved games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablero.core.errors import BadPack
from tablero.core.pack import DIGEST_VARIABLE, VARIABLE, active_pack, load_data, pack_of, read_pack, use_pack
from tablero.core.shape import Flag, ListOf, Many, Name, Pattern, Shape, Tagged, TomlTable, Whole, Word
from tablero.core.toml_lines import lines_of
from tablero.games.el_grande.shape import SHAPE
from tablero.texts.lexicon import Lexicon
from tests.pseudo import accented, spoken_everywhere

Lay = Callable[[str], Path]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lay]:
    """Writes a pack and puts it in use, for the data that is loaded next."""
    file = tmp_path / "pack.toml"

    def write(text: str) -> Path:
        file.write_text(text, encoding="utf-8")
        monkeypatch.setenv(VARIABLE, str(file))
        monkeypatch.delenv(DIGEST_VARIABLE, raising=False)
        active_pack.cache_clear()
        return file

    yield write
    active_pack.cache_clear()


def refusal(lay: Lay, text: str) -> str:
    """What is said about a bad pack for El Grande, after the name of the file."""
    file = lay(text)
    with pytest.raises(BadPack) as caught:
        load_data("el-grande", SHAPE)
    return str(caught.value).removeprefix(f"{file}")


def tablero(*words: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("TABLERO_DATA")}
    command = [sys.executable, "-m", "tablero.cli", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, input=stdin, env=environment, check=False)


# -- lines ---------------------------------------------------------------------------------------------------------


def test_every_value_of_a_toml_text_is_found_on_its_line() -> None:
    text = """# a comment with [brackets] = and "quotes
title = "a # b"  # = [x]

[a.b]
list = [
  1,
  { op = "x", n = 2 },  # ]
]
c.d = 3
"quoted key" = 1.5
text = \"\"\"
[not.a.table]
x = 1
\"\"\"

[[a.rows]]
v = 1
[[a.rows]]
v = 2
[a.rows.inner]
w = [[1, 2],
     [3, 4]]
"""
    lines = lines_of(text)

    assert lines[("title",)] == 2
    assert lines[("a", "b")] == 4
    assert lines[("a", "b", "list")] == 5
    assert lines[("a", "b", "list", 0)] == 6
    assert lines[("a", "b", "list", 1, "n")] == 7
    assert lines[("a", "b", "c", "d")] == 9
    assert lines[("a", "b", "quoted key")] == 10
    assert lines[("a", "b", "text")] == 11
    assert ("not",) not in lines
    assert lines[("a", "rows", 0, "v")] == 17
    assert lines[("a", "rows", 1, "v")] == 19
    assert lines[("a", "rows", 1, "inner", "w", 1, 0)] == 22


def test_the_lines_of_all_shipped_files_cover_all_their_values() -> None:
    import tomllib

    def paths(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
        if path:
            yield path
        entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for key, item in entries:
            yield from paths(item, (*path, key))

    files = sorted((Path(__file__).parents[1] / "src/tablero/games").glob("*/data/*.toml"))
    assert len(files) > 5
    for file in files:
        text = file.read_text(encoding="utf-8")
        lines, count = lines_of(text), text.count("\n") + 1
        for path in paths(tomllib.loads(text), ()):
            assert 1 <= lines[path] <= count, (file, path)


# -- shapes --------------------------------------------------------------------------------------------------------

THINGS = Shape(
    TomlTable(
        box=TomlTable(
            size=Whole(1, 3),
            open_=Flag(),
            colour=Pattern("#[0-9a-f]{6}", "a colour such as '#00ff00'"),
            thing=Many(TomlTable(kind=Word("cup", "ball"), near=ListOf(Name("box.thing"), 1, 2, different=True))),
            fixed=Many(Tagged("op", add=TomlTable(n=Whole(1)), stop=TomlTable()), fixed=True),
        )
    )
)
BOX: dict[str, Any] = {
    "size": 2,
    "colour": "#aabbcc",
    "thing": {"a": {"kind": "cup", "near": ["b"]}, "b": {"kind": "ball", "near": ["a"], "sure": "of it"}},
    "fixed": {"x": {"op": "add", "n": 1}, "y": {"op": "stop"}},
}


def changed(path: str, value: Any) -> dict[str, Any]:
    box: dict[str, Any] = json.loads(json.dumps({"box": BOX}))
    *tables, key = path.split(".")
    table: Any = box["box"]
    for name in tables:
        table = table[name]
    if value is None:
        del table[key]
    else:
        table[key] = value
    return box


def test_data_of_the_right_shape_has_no_problems() -> None:
    assert list(THINGS.problems({"box": BOX}, {"box": BOX})) == []
    assert list(THINGS.problems(changed("open", True), {"box": BOX})) == []


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("size", 4, "box.size is 4; it has to be a whole number from 1 to 3"),
        ("size", True, "box.size is true; it has to be a whole number from 1 to 3"),
        ("size", None, "box has no 'size'; size has to be a whole number from 1 to 3"),
        ("open", "yes", "box.open is 'yes'; it has to be true or false"),
        ("opne", True, "box.opne is not known; did you mean 'open'?"),
        ("colour", "green", "box.colour is 'green'; it has to be a colour such as '#00ff00'"),
        ("thing", [1], "box.thing is a list; it has to be a table"),
        ("thing.a.kind", "cube", "box.thing.a.kind is 'cube'; it has to be 'cup' or 'ball'"),
        ("thing.a.near", "b", "box.thing.a.near is 'b'; it has to be a list of 1 to 2 items"),
        ("thing.a.near", [], "box.thing.a.near has 0 items; it has to be a list of 1 to 2 items"),
        ("thing.a.near", ["b", "b"], "box.thing.a.near has 'b' twice; once is enough"),
        ("thing.a.near", ["c"], "box.thing.a.near.0 is 'c', which is not in box.thing; it can be a or b"),
        ("thing.C", {"kind": "cup"}, "box.thing has the id 'C'; an id is made of small letters, digits and _"),
        ("fixed.z", {"op": "stop"}, "box.fixed.z is not known; it can be x or y"),
        ("fixed.y", None, "box.fixed has no 'y'; it needs x or y"),
        ("fixed.x", 3, "box.fixed.x is 3; it has to be { op = …, … }"),
        ("fixed.x", {"n": 1}, "box.fixed.x has no 'op'; it can be add or stop"),
        ("fixed.x", {"op": "sub"}, "box.fixed.x.op is 'sub', which is not known; it can be add or stop"),
        ("fixed.x", {"op": "add"}, "box.fixed.x has no 'n'; n has to be a whole number from 1 to 999"),
    ],
)
def test_a_problem_says_what_was_found_and_what_would_do(path: str, value: Any, message: str) -> None:
    assert [problem.message for problem in THINGS.problems(changed(path, value), {"box": BOX})] == [message]


# -- laying a pack over the shipped data -----------------------------------------------------------------------------


def test_a_pack_changes_the_fields_it_names_and_no_others(lay: Lay) -> None:
    shipped = load_data("el-grande", SHAPE)
    lay('game = "el-grande"\n[cards.intrigue]\nown = 3\n[map.region.galicia]\nvalues = [9, 2, 0]\n')

    data = load_data("el-grande", SHAPE)

    assert data["cards"]["intrigue"] == {**shipped["cards"]["intrigue"], "own": 3}
    assert data["cards"]["levy"] == shipped["cards"]["levy"]
    assert data["map"]["region"]["galicia"]["values"] == [9, 2, 0]
    assert list(data["map"]["region"]) == list(shipped["map"]["region"])


def test_a_replaced_table_forgets_what_was_shipped(lay: Lay) -> None:
    text = 'game = "el-grande"\nreplace = ["cards.militia"]\n[cards.militia]\nstack = 1\nplace = 1\nset = "base"\n'
    lay(text + 'copies = 1\neffect = "take"\ncount = 2\n')

    militia = load_data("el-grande", SHAPE)["cards"]["militia"]

    assert militia == {"stack": 1, "place": 1, "set": "base", "copies": 1, "effect": "take", "count": 2}


def test_a_pack_leaves_other_games_alone(lay: Lay) -> None:
    lay('game = "andean-abyss"\n')

    assert load_data("el-grande", SHAPE)["cards"]["intrigue"]["own"] == 2
    assert pack_of("el-grande") == ""
    assert pack_of("andean-abyss") != ""


def test_the_example_in_the_documentation_works(lay: Lay) -> None:
    text = (Path(__file__).parents[1] / "docs" / "data-packs.md").read_text(encoding="utf-8")
    lay(text.split("```toml\n")[1].split("```")[0])

    assert load_data("el-grande", SHAPE)["cards"]["intrigue"]["own"] == 3
    pack = active_pack()
    assert pack is not None
    assert "card-intrigue = Whisperings" in pack.texts["en"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "game = el-grande\n",
            " is no TOML: Invalid value (at line 1, column 8); see https://toml.io for how it is written",
        ),
        ("[cards.levy]\ncopies = 4\n", ', line 1: a pack begins with the game it is for: game = "andean-abyss"'),
        ('\ngame = "el-grand"\n', ", line 2: no game 'el-grand' in tablero; did you mean 'el-grande'?"),
        (
            'game = "el-grande"\n\n[card.levy]\ncopies = 4\n',
            ", line 3: 'card' is none of the data files of el-grande; "
            "tables begin with one of map, cards, powers or setup, as [map.…]",
        ),
        (
            'game = "el-grande"\n[cards.levi]\ncopies = 4\n',
            ", line 2: cards.levi is not known; did you mean 'levy'?",
        ),
        (
            'game = "el-grande"\n[cards.levy]\n\ncopies = "4"\n',
            ", line 4: cards.levy.copies is '4'; it has to be a whole number from 1 to 10",
        ),
        (
            'game = "el-grande"\n[cards.militia]\ninto = "court"\n',
            ", line 3: cards.militia.into is 'court'; it has to be 'regions' or 'castillo'",
        ),
        (
            'game = "el-grande"\n[map.region.galicia]\nnext_to = [\n  "castilla",\n  "portugal",\n]\n',
            ", line 5: map.region.galicia.next_to.1 is 'portugal', which is not in map.region; it can be galicia, "
            "navarra, aragon, cataluna, castilla, toledo, sevilla, granada or valencia",
        ),
        (
            'game = "el-grande"\n[map.region.galicia]\nnext_to = ["castilla", "navarra", "toledo"]\n',
            ", line 3: galicia is next to toledo, but not the other way round; "
            "add 'galicia' to map.region.toledo.next_to, or take 'toledo' out here",
        ),
        (
            'game = "el-grande"\n[cards.intrigue]\ncopies = 3\n',
            ", line 3: stack 1 has 11 cards, not 10 (EG-1.5); the copies are intrigue 3, regrouping 1, manoeuvre 1, "
            "diversion 1, displacement 1, dispersal 2, departure 1, militia 1",
        ),
        (
            'game = "el-grande"\nreplace = ["cards.levy"]\n',
            ", line 2: 'cards.levy' is to be replaced, but the pack does not have it; "
            "write [cards.levy.…] tables, or leave it out of replace",
        ),
        (
            'game = "el-grande"\nreplace = "cards"\n',
            ', line 2: replace is a list of tables, such as replace = ["map.location"]',
        ),
        (
            'game = "el-grande"\n[texts.en]\naction-done = "Done"\n',
            ', line 2: texts holds one Fluent text a language: [texts] en = """…"""',
        ),
    ],
)
def test_a_bad_pack_is_refused_with_its_line_and_what_would_do(lay: Lay, text: str, message: str) -> None:
    assert refusal(lay, text) == message


def test_a_fault_in_shipped_data_that_a_pack_brings_to_light_names_the_shipped_line(lay: Lay) -> None:
    lay('game = "el-grande"\n[map.region.galicia]\nnext_to = ["castilla"]\n')

    with pytest.raises(BadPack, match=r"^data/map\.toml of el-grande, line \d+: navarra is next to galicia, but not"):
        load_data("el-grande", SHAPE)


def test_the_digest_is_of_facts_not_of_words_or_layout(tmp_path: Path) -> None:
    def digest(text: str) -> str:
        file = tmp_path / "one.toml"
        file.write_text(text, encoding="utf-8")
        return read_pack(str(file)).digest

    plain = digest('game = "el-grande"\n[cards.intrigue]\nown = 3\n')
    assert (
        digest('# mine\ngame = "el-grande"\n\n[texts]\nen = "card-intrigue = X"\n[cards]\nintrigue.own = 3\n') == plain
    )
    assert digest('game = "el-grande"\n[cards.intrigue]\nown = 4\n') != plain


def test_what_a_pack_words_anew_is_not_told_in_other_languages_as_the_box_has_it(lay: Lay, tmp_path: Path) -> None:
    """Its English is at least true."""
    lay('game = "el-grande"\n[texts]\nen = """\ncard-levy = Levy of the pack\n"""\n')
    with spoken_everywhere(tmp_path / "accents") as language:
        lexicon = Lexicon("tablero.games.el_grande", language)

        assert lexicon.say("card-levy", {}) == "Levy of the pack"
        assert lexicon.say("card-intrigue", {}) == accented("Intrigue")


def test_a_pack_that_comes_too_late_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import tablero.games.el_grande  # noqa: F401 - it is loaded now, with the data it ships with

    file = tmp_path / "late.toml"
    file.write_text('game = "el-grande"\n[cards.intrigue]\nown = 3\n')
    monkeypatch.delenv(VARIABLE, raising=False)
    active_pack.cache_clear()

    with pytest.raises(BadPack, match=r"late\.toml comes too late: el-grande is loaded already"):
        use_pack(str(file))


def test_a_pack_changed_while_in_use_is_refused(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    lay('game = "el-grande"\n[cards.intrigue]\nown = 3\n')
    monkeypatch.setenv(DIGEST_VARIABLE, "another")

    with pytest.raises(BadPack, match="was changed while it was in use; start again"):
        load_data("el-grande", SHAPE)


# -- commands ------------------------------------------------------------------------------------------------------

PACK = """game = "el-grande"

[cards.intrigue]  # as if the box said 3
own = 3

[map.region.galicia]
values = [9, 2, 0]

[texts]
en = '''
card-intrigue = Whisperings
    .text = Move up to 3 of your own and 2 of others.
'''
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(PACK, encoding="utf-8")
    return file


@pytest.mark.parametrize("command", [["simulate", "el-grande"], ["play", "el-grande"], ["serve"]])
def test_a_command_with_a_bad_pack_ends_with_one_line_and_code_2(command: list[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('game = "el-grande"\n\n[cards.intrigue]\nown = "three"\n')

    done = tablero(*command, "--data-pack", file)

    assert done.returncode == 2
    assert done.stdout == ""
    wanted = "cards.intrigue.own is 'three'; it has to be a whole number from 1 to 30"
    assert done.stderr == f"tablero {command[0]}: {file}, line 4: {wanted}\n"


def test_a_missing_pack_is_said_in_one_line(tmp_path: Path) -> None:
    done = tablero("simulate", "el-grande", "--data-pack", tmp_path / "none.toml")

    assert done.returncode == 2
    assert done.stderr.endswith("none.toml: No such file or directory\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_simulated_games_are_played_with_the_pack_in_every_process(pack: Path) -> None:
    def points(*words: str | Path) -> Any:
        done = tablero("simulate", "el-grande", "--players", "3", "--games", "4", "--seed", "1", "--json", *words)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)["mean_points"]

    shipped, alone = points(), points("--data-pack", pack)

    assert alone != shipped
    assert points("--data-pack", pack, "--jobs", "2") == alone


def test_a_process_started_later_reads_the_same_pack(pack: Path) -> None:
    """As the bots of a server do: in fresh processes, long after the pack was chosen."""
    code = """
import multiprocessing, sys
from tablero.core.pack import pack_of, use_pack
if __name__ == "__main__":
    digest = use_pack(sys.argv[1]).digest
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        sys.exit(pool.apply(pack_of, ["el-grande"]) != digest)
"""
    done = subprocess.run([sys.executable, "-c", code, str(pack)], check=False)

    assert done.returncode == 0


def test_words_of_a_pack_are_shown_at_the_table(pack: Path) -> None:
    done = tablero("play", "el-grande", "--data-pack", pack, "--seed", "1", stdin="card intrigue\nquit\n")

    assert done.returncode == 0, done.stderr
    assert "Whisperings: Move up to 3 of your own and 2 of others." in done.stdout


@pytest.mark.slow
def test_a_saved_game_goes_on_only_with_its_own_data(pack: Path, tmp_path: Path) -> None:
    save, other = tmp_path / "game.json", tmp_path / "other.toml"
    other.write_text('game = "el-grande"\n[cards.intrigue]\nown = 4\n')
    words = ("play", "el-grande", "--data-pack", pack, "--seed", "1")
    assert tablero(*words, stdin=f"save {save}\nquit\n").returncode == 0
    digest = json.loads(save.read_text())["data_pack"]

    without = tablero("play", "el-grande", "--load", save)
    wrong = tablero("play", "el-grande", "--load", save, "--data-pack", other)
    right = tablero("play", "el-grande", "--load", save, "--data-pack", pack, stdin="quit\n")
    replayed = tablero("replay", save, "--data-pack", pack)

    assert (without.returncode, wrong.returncode, right.returncode, replayed.returncode) == (2, 2, 0, 0)
    assert f"was played with the data pack '{digest}'; to go on, give that pack with --data-pack FILE" in without.stderr
    assert "--data-pack names another one (" in wrong.stderr


@pytest.mark.slow
def test_a_game_with_shipped_data_does_not_go_on_with_a_pack(pack: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    assert tablero("play", "el-grande", "--seed", "1", stdin=f"save {save}\nquit\n").returncode == 0
    assert "data_pack" not in json.loads(save.read_text())

    done = tablero("play", "el-grande", "--load", save, "--data-pack", pack)

    assert done.returncode == 2
    assert "was played with the data that el-grande ships with; to go on, leave out --data-pack" in done.stderr


@pytest.mark.slow
def test_a_record_is_verified_only_with_its_own_data(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    words = ("play", "el-grande", "--data-pack", pack, "--players", "2", "--seats", "random,random", "--seed", "3")
    assert tablero(*words, "--record", file).returncode == 0

    assert tablero("verify", file, "--data-pack", pack).returncode == 0
    refused = tablero("verify", file)
    assert refused.returncode == 2
    assert "was played with the data pack" in refused.stderr


# -- a map of one's own ----------------------------------------------------------------------------------------------

NARCOS = """game = "narcos"

[map.location.k1]
next_to = ["k2", "k8", "k19"]

[map.location.k19]  # a fifty-fifth location
region = "k"
kind = "plantation"
airport = false
next_to = ["k1"]
x = 850
y = 30

[cards.slot.purple]
range = 3
"""
NAME = """
[texts]
en = '''
action-k19 = K19 Nazareth
    .inline = Nazareth (K19)
'''
"""


@pytest.mark.slow
def test_narcos_is_played_on_another_map(tmp_path: Path) -> None:
    file = tmp_path / "narcos.toml"
    file.write_text(NARCOS + NAME, encoding="utf-8")

    done = tablero("simulate", "narcos", "--players", "3", "--games", "3", "--check", "--data-pack", file)

    assert done.returncode == 0, done.stderr + done.stdout
    assert "failures: 0" in done.stdout


def test_a_new_location_needs_a_name(tmp_path: Path) -> None:
    file = tmp_path / "narcos.toml"
    file.write_text(NARCOS, encoding="utf-8")

    done = tablero("simulate", "narcos", "--games", "1", "--data-pack", file)

    assert done.returncode == 2
    assert "'k19' has no name; add a line such as action-k19 = … to the pack's texts.en" in done.stderr


def test_a_road_to_nowhere_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "narcos.toml"
    file.write_text(NARCOS.replace('["k1"]', '["k2"]'), encoding="utf-8")

    done = tablero("simulate", "narcos", "--games", "1", "--data-pack", file)

    assert done.returncode == 2
    assert f"{file}, line 4: k1 is next to k19, but not the other way round" in done.stderr


# -- the server ----------------------------------------------------------------------------------------------------


def test_a_table_of_a_server_goes_on_only_with_its_own_data(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablero.core import header
    from tablero.core.match import new_match
    from tablero.core.record import save
    from tablero.core.registry import find_game
    from tablero.server.match_loading import restored
    from tablero.server.refusal import Refused
    from tablero.server.storage.rows import SavedMatch

    match = new_match(find_game("el-grande"), 2, {}, b"1")
    with monkeypatch.context() as then:
        then.setattr(header, "pack_of", lambda game: "0" * 32)
        kept = SavedMatch(table_id="t", seq=0, count=0, told=0, save=json.dumps(save(match)))
        assert restored(kept).match.count == 0

    with pytest.raises(Refused, match=r"this table can't be played on: .* was played with the data pack") as caught:
        restored(kept)
    assert caught.value.code == "other-data"
    assert caught.value.values == {"made": "0" * 32, "now": "none"}
