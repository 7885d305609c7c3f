"""The pages around the tables, as a browser without script uses them."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from tablero.arena.bench import sample_positions
from tablero.bots import LEVELS
from tablero.bots.levels import level_ratings
from tablero.commands.common import chosen_players
from tablero.core.registry import find_game, game_ids
from tablero.server.assets import playable
from tablero.server.page_texts import PageTexts, languages
from tablero.server.pages import own_path
from tablero.server.templates import rule_address
from tablero.texts import texts_for

from .live_server import LiveServer, Someone, said


def test_the_front_page_shows_the_game_as_a_picture_and_play_now(someone: Callable[..., Someone]) -> None:
    page = someone().see("/")
    assert '<h2 id="game-el-grande">El Grande</h2>' in page
    pictures = re.findall(r'<img src="(/pictures/[^"]+)"', page)
    assert len(pictures) == len(playable())
    assert "Cataluña" in someone().see(next(one for one in pictures if "el-grande" in one)), "in the reader's language"
    assert 'action="/play/el-grande"' in page
    for fact in ("2–5 players", "½ to 1 hour", "medium", "much to outguess"):
        assert fact in page
    assert len(page) < 40_000, "the pictures come by themselves"


def test_a_picture_is_drawn_for_the_theme_and_nothing_else_is_served_there(someone: Callable[..., Someone]) -> None:
    guest = someone()
    assert 'data-theme="dark"' in guest.see("/pictures/narcos/en/dark.svg")[:200]
    for wrong in ("/pictures/chess/en/dark.svg", "/pictures/narcos/xx/auto.svg", "/pictures/narcos/en/pink.svg"):
        assert guest.http.get(wrong).status_code == 404


SEATS = re.compile(r'<span class="name"[^>]*>([^<]*)</span>\s*<span class="kind">([^<]*)</span>')


def test_play_now_lets_one_choose_side_and_level(someone: Callable[..., Someone]) -> None:
    guest = someone()
    page = guest.see("/")
    for words in ('<select name="side" form="play-el-grande">', '<select name="level" form="play-el-grande">'):
        assert words in page
    table = guest.does("/play/twilight-struggle", side="1", level="beginner").text
    seats = SEATS.findall(table)
    assert seats == [("USSR", "bot, Beginner"), ("US", "you")]
    alone = guest.does("/play/twilight-struggle-soloplay", side="ussr", level="experienced")
    assert guest.snapshot(alone.url.path.rpartition("/")[2])["table"]["options"]["side"] == "ussr"
    usual = guest.does("/play/twilight-struggle", side="9", level="<b>").text
    assert "bot, Player" in usual, "what is not offered is not taken"
    seats = SEATS.findall(guest.does("/play/andean-abyss", side="0", level="expert").text)
    assert seats == [("Government", "you")], "alone, with the opponents of the rulebook"
    seats = SEATS.findall(guest.does("/play/andean-abyss", side="2", level="beginner").text)
    bot = "bot, Beginner"
    assert seats == [("Government", bot), ("FARC", bot), ("AUC", "you"), ("Cartels", bot)]


def test_a_game_is_told_on_one_page_and_at_the_first_visit_of_a_table(someone: Callable[..., Someone]) -> None:
    guest = someone()
    page = guest.see("/guide/el-grande")
    assert "Have the most points after the third general scoring." in page
    assert 'data-rule="EG-17.1"' in page
    assert "<svg viewBox=" in page
    guest.see("/")
    first = guest.does("/play/el-grande")
    assert 'data-first="guide"' in first.text
    assert 'data-first="journal"' in guest.see(first.url.path), "once is enough"
    other = guest.does("/play/narcos")
    assert 'data-first="guide"' in other.text, "of every game"


def test_play_now_opens_a_table_at_once(someone: Callable[..., Someone]) -> None:
    guest = someone()
    guest.see("/")
    page = guest.does("/play/el-grande").text
    assert "bot, Player" in page
    assert page.count('data-seat="') >= 3


def test_a_lesson_is_one_click_from_the_front_page(someone: Callable[..., Someone]) -> None:
    guest = someone()
    assert 'action="/learn/el-grande"' in guest.see("/")
    page = guest.does("/learn/el-grande")
    assert "your people in them are small cubes" in page.text
    assert 'data-point="power_9"' in page.text
    assert guest.does("/learn/el-grande").url.path == page.url.path, "it goes on where it was left"


def test_a_lesson_is_called_by_its_name_among_ones_tables(someone: Callable[..., Someone]) -> None:
    guest = someone()
    guest.see("/")
    guest.does("/learn/andean-abyss")
    for path in ("/", "/tables"):
        assert "Andean Abyss: The Government’s first turns" in guest.see(path)
    assert "· one player ·" in guest.see("/tables")


def test_a_first_visit_makes_somebody_a_guest_by_a_signed_cookie(live_server: LiveServer) -> None:
    response = httpx.get(live_server.url)
    cookie = response.headers["set-cookie"]
    assert re.match(r"tablero=[\w-]{20}\.[\w-]{12}\.[\w-]{32}; HttpOnly; .*SameSite=lax", cookie)
    assert "Secure" not in cookie, "this server is not reached by https"


def test_the_form_for_a_new_table_explains_every_option(anna: Someone) -> None:
    page = anna.see("/new/el-grande")
    texts = texts_for(find_game("el-grande"))
    for option in texts.game.options:
        assert texts.option_help(option.name) in page
        if option.name == texts.game.seats_option:
            continue  # the lines of the seats are that choice
        assert texts.option_title(option.name) in page
        for choice in option.choices:
            assert texts.choice_title(option.name, choice) in page


def test_the_form_calls_each_seat_by_its_name(anna: Someone) -> None:
    """Whoever wants to be Patrón sees which seat that is, and a game has always as many seats as it needs."""
    page = anna.see("/new/narcos")
    labels = re.findall(r'<label for="seat-\d">([^<]*)</label>', page)
    assert labels == ["Patrón", "First leader", "Second leader", "Third leader", "Fourth leader"]
    assert page.count('value="nobody"') == 3


def test_the_form_says_what_each_level_is_with_its_rating(anna: Someone) -> None:
    page = anna.see("/new/el-grande")
    ratings = level_ratings(find_game("el-grande"))
    shown = re.findall(r"<dt>([^<]+)</dt><dd>([^<]+)</dd>", page)

    assert [name for name, _ in shown] == ["Beginner", "Player", "Club", "Expert"]
    assert list(ratings) == list(LEVELS), "the ladder of El Grande has all levels"
    for (_, words), rating in zip(shown, ratings.values(), strict=True):
        assert words.endswith(f"(rating {round(rating)})")


def test_a_table_is_opened_with_the_seats_and_options_of_the_form(anna: Someone) -> None:
    table = anna.opens(
        "me",
        "invite",
        "greedy",
        "nobody",
        "me",
        title="Friday",
        short="on",
        alternative_cards="veto_1",
        first_player="2",
    )
    snapshot = anna.snapshot(table)
    assert [seat["kind"] for seat in snapshot["seats"]] == ["person", "invite", "bot", "person"]
    assert snapshot["table"]["title"] == "Friday"
    assert snapshot["table"]["options"]["short"] is True
    assert snapshot["table"]["options"]["alternative_cards"] == ["veto_1"]
    assert snapshot["table"]["options"]["first_player"] == "2"
    page = anna.see(f"/t/{table}")
    assert "Short game · Alternative cards: Veto, first copy · First player: Blue" in page


def test_the_colours_one_chooses_in_the_form_are_the_colours_one_gets(anna: Someone) -> None:
    table = anna.opens("nobody", "me", "nobody", "greedy", "nobody", dummy="purple")
    snapshot = anna.snapshot(table)
    assert [(seat["id"], seat["kind"]) for seat in snapshot["seats"]] == [("blue", "person"), ("green", "bot")]
    assert snapshot["view"]["dummy"] == "purple"
    page = anna.see(f"/t/{table}")
    assert "Colours: Blue, Green · Colour of the dummy: Purple" in page


def test_the_factions_one_chooses_in_the_form_are_the_factions_one_gets(anna: Someone) -> None:
    """Whoever is not chosen is a Non-player, and so says the form."""
    page = anna.see("/new/andean-abyss")
    assert page.count('<option value="nobody" selected>Non-player</option>') == 3, "but never the Government"
    assert page.count('value="nobody"') == 3
    table = anna.opens("me", "greedy", "nobody", "invite", game="andean-abyss")
    assert [seat["id"] for seat in anna.snapshot(table)["seats"]] == ["govt", "farc", "cartels"]
    refused = anna.send("/new/andean-abyss", seat=["me", "nobody", "nobody", "greedy"], title="")
    assert refused.status_code == 422
    assert "These factions can’t be played together. Which factions" in said(refused)


def test_an_invitation_names_the_seat_that_it_is_for(anna: Someone, bela: Someone) -> None:
    table = anna.opens("me", "nobody", "nobody", "nobody", "invite")
    link = anna.invites(table, 1)
    assert "White" in bela.see(link)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["me"], {}),
        ([], {}),
        (["me", "a cat"], {}),
        (["me", "mcts:seconds=99999"], {}),
        (["me", "greedy"], {"option-short": "maybe"}),
        (["me", "greedy"], {"option-merged_stacks": "on"}),
        (["me", "greedy"], {"option-first_player": "9"}),
        (["me", "greedy"], {"option-alternative_cards": "chess"}),
    ],
)
def test_a_form_that_makes_no_sense_is_shown_again_with_the_reason(
    anna: Someone, seats: list[str], options: dict[str, str]
) -> None:
    before = len(anna.see("/tables"))
    response = anna.send("/new/el-grande", seat=seats, title="Kept", **options)
    assert response.status_code == 422
    assert "The table was not opened" in said(response)
    assert 'value="Kept"' in response.text
    assert len(anna.see("/tables")) == before


def test_a_title_that_is_too_long_is_refused(anna: Someone) -> None:
    response = anna.send("/new/el-grande", seat=["me", "greedy"], title="x" * 500)
    assert response.status_code == 422
    assert "Too many or too long" in said(response)


def test_my_tables_lists_whose_turn_it_is(anna: Someone, bela: Someone) -> None:
    assert "You sit at no table yet" in anna.see("/tables")
    mine = anna.opens("me", "me", title="All mine")
    other = anna.opens("invite", "invite", title="Nobody came", first_player="1")
    page = anna.see("/tables")
    assert page.index(f"/t/{mine}") < page.index(f"/t/{other}"), "my turn comes first"
    assert "Your turn" in page
    assert "Waiting for players" in page
    assert "All mine" not in bela.see("/tables")
    assert f"/t/{mine}" in anna.see("/")


def test_the_theme_is_remembered(anna: Someone) -> None:
    anna.see("/")
    page = anna.does("/settings", theme="dark", next="/tables")
    assert page.url.path == "/tables"
    assert '<html lang="en" data-theme="dark">' in page.text
    assert "data-theme" not in anna.does("/settings", theme="auto", next="/").text
    assert "data-theme" not in anna.does("/settings", theme="pink", next="/").text


@pytest.mark.parametrize("path", ["//evil.example", "https://evil.example/", "/\\evil.example", "evil", ""])
def test_settings_lead_back_to_our_own_pages_only(anna: Someone, path: str) -> None:
    assert own_path(path) == "/"
    response = anna.send("/settings", theme="dark", next=path)
    assert response.headers["location"] == "/"


def test_the_rules_have_an_anchor_for_every_paragraph_and_a_search(anna: Someone) -> None:
    page = anna.see("/rules/el-grande")
    assert 'id="EG-8.2"' in page
    assert 'id="EG-R1"' in page
    assert '<a class="rule" href="/rules/el-grande#EG-R10" data-rule="EG-R10">EG-R10</a>' in page
    found = anna.see("/rules/el-grande?q=castillo+King")
    assert "paragraphs with “castillo King”" in found
    assert 'id="EG-2.5"' not in found
    assert "Nothing found for “xyzzy”" in anna.see("/rules/el-grande?q=xyzzy")


def test_a_search_is_shown_as_text(anna: Someone) -> None:
    page = anna.see("/rules/el-grande?q=%3Cscript%3Ealert(1)%3C/script%3E")
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page


def test_the_rules_can_be_read_beside_a_table(anna: Someone) -> None:
    text = anna.see("/rules/el-grande/text?at=EG-8.2")
    assert "<html" not in text
    assert 'id="EG-8.2"' in text
    assert "Nothing found for “xyzzy”" in anna.see("/rules/el-grande/text?q=xyzzy")
    assert anna.get("/rules/el-grande/text?at=EG-99.9").status_code == 404
    assert anna.get("/rules/chess").status_code == 404
    assert anna.get("/rules/chess/text").status_code == 404


def test_a_variant_cites_the_rules_of_its_game_where_they_stand(anna: Someone) -> None:
    assert rule_address("twilight-struggle-soloplay", "TS-6.3") == "/rules/twilight-struggle#TS-6.3"
    assert rule_address("twilight-struggle-soloplay", "SP-7.1") == "/rules/twilight-struggle-soloplay#SP-7.1"
    assert 'id="TS-6.3"' in anna.see("/rules/twilight-struggle-soloplay/text?at=TS-6.3")


def test_a_search_finds_what_has_no_number_and_paragraphs_show_their_signs(anna: Someone) -> None:
    found = anna.see("/rules/el-grande?q=fifteenth+noble+houses")
    assert 'id="EG-el-grande"' in found
    rule = find_game("el-grande").rule_of("first_player")
    [paragraph] = re.findall(rf'<div id="{rule}".*?</dd>', anna.see("/rules/el-grande"), re.DOTALL)
    assert "<svg" in paragraph
    assert "First-player marker" in paragraph


@pytest.mark.parametrize(
    "path", ["/nothing", "/t/nothing", "/t/nothing/at/3", "/t/nothing/record", "/join/nothing", "/new/chess"]
)
def test_what_does_not_exist_is_a_clear_page(anna: Someone, path: str) -> None:
    response = anna.get(path)
    assert response.status_code == 404
    assert "Not found" in response.text
    as_json = anna.get(path, headers={"Accept": "application/json"})
    assert as_json.json()["error"]["code"] == "unknown"


def test_a_game_that_does_not_exist_is_not_played(anna: Someone) -> None:
    assert anna.send("/play/chess").status_code == 404
    assert anna.send("/new/chess", seat=["me", "me"]).status_code == 404


def test_the_wrong_method_is_refused(anna: Someone) -> None:
    assert anna.get("/play/el-grande").status_code == 405
    assert anna.send("/tables").status_code == 405


def test_static_files_are_kept_for_good_and_unknown_ones_refused(anna: Someone) -> None:
    page = anna.see("/")
    for address in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
        response = anna.get(address)
        assert response.status_code == 200
        assert "immutable" in response.headers["cache-control"]
        assert anna.get(address, headers={"Accept-Encoding": "identity"}).text == response.text
    assert anna.get("/static/../auth.py").status_code == 404
    assert anna.get("/static/auth.py").status_code == 404


# -- words -------------------------------------------------------------------------------------------------------


def test_every_language_of_the_pages_has_every_message() -> None:
    for language in languages():
        assert PageTexts(language).lexicon.borrowed() == []


NO_WORDS = re.compile(
    r"\{% block (?:body_class|skip) %\}.*?\{% endblock %\}|\{\{.*?\}\}|\{%.*?%\}|<pre>.*?</pre>|<[^>]*>", re.DOTALL
)
MADE_UP = (
    "sign-",
    "beside-card-",
    "contradiction-",
    "puzzles-right",
    "puzzles-shown",
    "puzzles-wrong",
    "setup-group-",
    "setup-no",
    "setup-pile-",
    "setup-yes",
    "study-access-",
    "study-knows-",
    "study-sharing-",
    "study-short-",
    "analysis-level-",
    "ago-",
    "api-",
    "cards-",
    "clock-",
    "contacts-",
    "follow-pace-",
    "help-",
    "hints-",
    "in-",
    "key-",
    "level-",
    "mail-",
    "news-",
    "problem-",
    "profile-show-",
    "profile-to-",
    "script-",
    "seat-",
    "state-",
    "status-",
    "tab-",
    "terms-access-",
    "terms-fill-",
    "theme-",
    "tournament-is-",
    "tournament-problem-",
    "tournament-system-",
    "tournament-table-",
)


def test_no_words_stand_in_the_templates() -> None:
    for path in sorted(Path(str(files("tablero.web"))).rglob("*.html")):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"[^\W\d_]{2,}", NO_WORDS.sub("", text)) == [], path.name
        assert re.findall(r'(?:title|alt|placeholder|aria-label)="([^"{]+)"', text) == [], path.name


def test_every_text_is_used_somewhere() -> None:
    """What nobody says is not left lying about. Some names are put together, as in `problem-<code>`."""
    services = Path(str(files("tablero")))
    sources = [*(services / "server").rglob("*.py"), *(services / "web").rglob("*.html")]
    said = " ".join(path.read_text(encoding="utf-8") for path in sources)
    texts = (services / "web" / "texts" / "en.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE)
    unused = [id for id in ids if f'"{id}"' not in said and not id.startswith(MADE_UP)]
    assert unused == []


@pytest.mark.parametrize("id", game_ids())
def test_page_command_line_and_benchmarks_agree_how_many_usually_play(
    anna: Someone, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    game = find_game(id)
    page = anna.see(f"/new/{id}")
    monkeypatch.setattr("tablero.arena.bench.POSITIONS", 1)

    seats = page.partition("</fieldset>")[0]
    taken = [kind for kind in re.findall(r'<option value="([^"]+)" selected>', seats) if kind in ("me", "player")]

    assert len(taken) == chosen_players(game, 0) == sample_positions(game)[0].players == game.usual_players()
