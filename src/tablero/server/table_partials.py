"""A snapshot as the partials of the table page: board, prompt, seats, cards and so on; and the lines of the journal.

The page, the WebSocket and the replay all show these partials, so they look the same and tell the same. Nothing here
sees more than the snapshot.
"""

from __future__ import annotations

import re
import secrets
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup

from tablero.bots import DEFAULT_LEVEL, LEVELS, strongest_level
from tablero.core.game import AnyGame, View
from tablero.texts import Texts

from . import rendering
from .assets import playable_game, seat_colour, without_style
from .base_path import outside
from .clock_words import clock_text, clock_words
from .journal_groups import JournalItem, group_spans, journal_item
from .lobby_words import terms_words
from .page_texts import PageTexts, game_texts, lang_of
from .request_context import RequestContext
from .responses import (
    AskInfo,
    AskOption,
    AwayInfo,
    CardText,
    ChatLine,
    JournalLine,
    LaidOrder,
    OptionValue,
    ReactionSign,
    SeatInfo,
    Snapshot,
    TableInfo,
)
from .templates import Context, render, rule_address

KEYS: Final = "1234567890qwetypasfklzxvn"  # those left out do something else: see KEYBOARD
KEYBOARD: Final = (
    (("1", "2", "…"), "key-options"),
    (("d",), "key-done"),
    (("m",), "key-most"),
    (("u",), "key-undo"),
    (("h",), "key-hint"),
    (("b", "←↑→↓", "Enter"), "key-board"),
    (("+", "−", "\\"), "key-zoom"),
    (("⇧ ←↑→↓",), "key-pan"),
    (("r",), "key-rule"),
    (("g",), "key-guide"),
    (("i", "←↑→↓"), "key-inspect"),
    (("j",), "key-journal"),
    (("c",), "key-chat"),
    (("o",), "key-own"),
    (("[", "]", "."), "key-replay"),
    (("/",), "key-help"),
    (("Esc",), "key-close"),
)
POINTS: Final = ("score", "vp")  # what the points of a seat are called on the board
NUMBERED: Final = re.compile(r"(.*_)?(\d+)")
SIGNS: Final[dict[ReactionSign, str]] = {"agree": "✓", "thanks": "♥", "well": "★", "laugh": "☺", "oh": "‼"}
FEW_NUMBERS: Final = 2  # more of them are laid out as a pad, with the quick choices none and as many as possible
MOST_EXPLAINED: Final = 6  # of more options than these only the beginning of their cards' texts is shown
FEW_LINES: Final = 2  # so many can be read without stepping through them


class ShownOption(AskOption):
    """An option with the key that chooses it, and what its card does."""

    key: str
    text: str
    printed: str


class TableRenderer:
    """One viewer's page of one table: the same person, language and tokens for as long as it is open."""

    def __init__(self, ctx: RequestContext) -> None:
        self.ctx = ctx
        self.say = ctx.say
        self.field = ctx.csrf_field()
        self.nonce = secrets.token_hex(8)
        self.doubted = ""  # the option that is asked about once more, where there is no script
        self.last: dict[str, tuple[list[Any], Markup]] = {}
        self.away: tuple[AwayInfo, list[str]] | None = None  # what happened before the page was opened, and was said
        self.keys: dict[str, str] = {}  # of the options of the last question: they keep their keys

    def base_context(self, snapshot: Snapshot) -> Context:
        """What every partial may use."""
        table = snapshot["table"]
        game = playable_game(table["game"])
        return {
            "say": self.say,
            "rule_mark": lambda rule: rule_mark(self.say, game.id, rule),
            "token": lambda: self.field,
            "game": {"id": game.id, "title": table["game_title"], "lang": lang_of(game, self.ctx.language)},
            "table": {**table, "title": title_of(table)},
            "owner": snapshot["you"]["owner"],
            "here": screen_query(snapshot),
            "playing": table["status"] in ("open", "running"),
            "seed": table["seed"],
        }

    def partials(self, snapshot: Snapshot) -> dict[str, Markup]:
        """All partials, by the id of their place on the page."""
        base = self.base_context(snapshot)
        game = playable_game(snapshot["table"]["game"])
        texts = game_texts(game, self.ctx.language, snapshot["table"]["players"])
        return {
            # drawn by us; every word in it is escaped
            "board": Markup(with_ranks(without_style(snapshot["board"]), hint_ranks(snapshot))),
            "prompt": render("partials/prompt.html", **base, **self.prompt(snapshot, texts)),
            "seats": self.cached("seats", base, self.seats(snapshot)),
            "cards": self.cached("cards", base, {"groups": self.cards(snapshot)}),
            "chat": self.cached("chat", base, self.chat(snapshot)),
            "own": self.cached("own", base, self.own(snapshot)),
            "overview": self.cached("overview", base, {"panels": snapshot["panels"]}),
            "more": self.cached("more", base, self.more(snapshot, texts)),
            "host_word": self.cached("host_word", base, self.ctx.host_word()),
        }

    def cached(self, name: str, base: Context, own: Context) -> Markup:
        """A partial that changes seldom: rendered anew only if something in it is new."""
        table = base["table"]
        seen = [own, table["id"], table["title"], base["playing"], base["owner"], base["seed"]]
        if name not in self.last or self.last[name][0] != seen:
            self.last[name] = (seen, render(f"partials/{name}.html", **base, **own))
        return self.last[name][1]

    def journal(self, snapshot: Snapshot, start: int = 0) -> Markup:
        """The journal from line `start` on."""
        items = journal_lines(snapshot["journal"], start)
        game = playable_game(snapshot["table"]["game"])
        parties = party_signs(game, self.ctx.language)
        return render("partials/lines.html", **self.base_context(snapshot), lines=items, parties=parties)

    # -- the prompt ----------------------------------------------------------------------------------------------

    def prompt(self, snapshot: Snapshot, texts: Texts) -> Context:
        ask, step = snapshot["ask"], snapshot["step"]
        past = snapshot["at"] is not None or step is not None
        options = self.options(ask, texts) if ask else []
        numbers = [option for option in options if option["id"].isdigit()]
        if len(numbers) <= FEW_NUMBERS:
            numbers = []
        rewind = snapshot["rewind"]
        return {
            "mine": is_viewers_turn(snapshot),
            "phase": snapshot["phase"],
            "ask": ask,
            "options": [option for option in options if option not in numbers],
            "numbers": numbers,
            "brief": len(options) > MOST_EXPLAINED,
            "doubted": next((one for one in options if one["id"] == self.doubted and one["warning"]), None),
            "key": f"{self.nonce}{snapshot['seq']}",
            "seq": snapshot["seq"],
            "past": past,
            "step": step,
            "notice": snapshot["notice"],
            "lesson": snapshot["lesson"],
            "happened": snapshot["happened"] if snapshot["happened"] > FEW_LINES else 0,
            "may_sit": self.may_sit(snapshot),
            "seated_here": bool(snapshot["you"]["seats"]),
            "seated": bool(snapshot["you"]["seats"]) or snapshot["you"]["owner"],
            "study_seats": study_seats(snapshot),
            "shown": snapshot["at"],
            "count": snapshot["table"]["count"],
            "waiting": self.waiting(snapshot),
            "thinking": [] if past else thinking(snapshot),
            "busy": snapshot["busy"],
            "result": snapshot["result"]["sentence"] if snapshot["result"] else "",
            "standing": standing(snapshot),
            "undo": snapshot["undo_seat"],
            "told_orders": [order for order in snapshot["own"]["orders"] if order["state"] == "void" or order["times"]],
            "orders": sum(order["state"] == "waiting" for order in snapshot["own"]["orders"]),
            "can_order": bool(snapshot["own"]["offered"]),
            "clock": self.running_clock(snapshot),
            "away": [seat for seat in snapshot["seats"] if seat["mine"] and seat["handed"] and not snapshot["result"]],
            **self.hint(snapshot),
            "guidance": snapshot["guidance"],
            "todo": self.todo(snapshot) if snapshot["guidance"] else [],
            "consent": {"to": rewind["to"], "open": rewind["yours"]} if rewind else None,
        }

    def todo(self, snapshot: Snapshot) -> list[Context]:
        """What others did since the viewer last decided, to be done on a real board: each with its reasons."""
        game, found, why = playable_game(snapshot["table"]["game"]), list[Context](), list[str]()
        lines = snapshot["journal"][len(snapshot["journal"]) - snapshot["happened"] :]
        for line in [line for line in lines if line["others"]]:
            if game.line_reason(line["kind"]):
                why.append(line["text"])
            elif line["role"] != "open":
                found.append({**line, "why": why})
                why = []
        return found

    def may_sit(self, snapshot: Snapshot) -> list[SeatInfo]:
        """The seats that are offered to somebody who has come to look."""
        you = snapshot["you"]
        is_guest = not you["seats"] and not you["owner"]
        return [seat for seat in snapshot["seats"] if seat["seat"] in you["may_sit"]] if is_guest else []

    def options(self, ask: AskInfo, texts: Texts) -> list[ShownOption]:
        """The options with the keys that choose them, and what their cards do."""
        self.keys = keys_for([option["id"] for option in ask["options"]], self.keys)
        return [
            {
                **option,
                "key": self.keys[option["id"]],
                "text": rendering.card(texts, option["id"]).get("text", ""),
                "printed": rendering.card(texts, option["id"]).get("printed", ""),
            }
            for option in ask["options"]
        ]

    def hint(self, snapshot: Snapshot) -> Context:
        """What a bot would do, if the viewer has asked for it, and whom to ask."""
        hint, names = snapshot["hint"], dict(level_names(self.say))
        usual = strongest_level([seat["bot"] for seat in snapshot["seats"]])
        others_decide = len(snapshot["you"]["seats"]) < len(snapshot["seats"])
        return {
            "can_hint": snapshot["can_hint"],
            "can_ask_why": snapshot["can_hint"] and others_decide and snapshot["table"]["count"] > 0,
            "hint": {
                **hint,
                "bot": names.get(hint["bot"], hint["bot"]),
                "explained": any(opinion["reasons"] for opinion in hint["opinions"]),
            }
            if hint
            else None,
            "hint_bots": list(names.items()),
            "hint_bot": hint["bot"] if hint else usual,
            "ranks": hint_ranks(snapshot),
        }

    def waiting(self, snapshot: Snapshot) -> str:
        if snapshot["table"]["status"] == "closed":
            return self.say("status-closed")
        empty = [seat for seat in snapshot["seats"] if seat["asked"] and seat["empty"]]
        if not empty:
            return str(snapshot["waiting"])
        return self.say("status-empty-seat" if snapshot["you"]["owner"] else "status-seat-waits")

    # -- clocks --------------------------------------------------------------------------------------------------

    def clock(self, snapshot: Snapshot, seat: SeatInfo) -> Context | None:
        """The clock of a seat: in words that stay true, and the moments by which the script counts down."""
        clock, of_table = seat["clock"], snapshot["table"]["clock"]
        if clock is None or of_table is None or snapshot["result"]:
            return None
        return {
            "text": clock_words(self.say, clock, of_table["kind"] == "evening", self.ctx.zone),
            "ends": clock["ends"],
            "reminds": clock["reminds"] or 0,
            "over": clock["up"],
            "name": seat["name"],
        }

    def running_clock(self, snapshot: Snapshot) -> Context | None:
        """The clock that stands above the question: the viewer's own, or that of whoever is waited for."""
        running = [seat for seat in snapshot["seats"] if seat["clock"] and seat["clock"]["ends"] is not None]
        running.sort(key=lambda seat: seat["seat"] not in snapshot["you"]["seats"])
        return self.clock(snapshot, running[0]) if running else None

    # -- the panels ----------------------------------------------------------------------------------------------

    def seats(self, snapshot: Snapshot) -> Context:
        game = playable_game(snapshot["table"]["game"])
        rows = []
        for seat in snapshot["seats"]:
            rows.append(
                {
                    **seat,
                    "colour": seat_colour(game, seat["id"], seat["seat"]),
                    "turn": seat["asked"] and not snapshot["result"],
                    "kind": self.kind_of(seat),
                    "actions": seat_actions(seat, snapshot) if snapshot["at"] is None else [],
                    "about": seat["id"] if seat["id"] in rendering.markable(game) else "",
                    "clock": self.clock(snapshot, seat),
                    "link": self.ctx.join_address(seat["invite"]) if seat["invite"] else "",
                }
            )
        points = next((id for id in POINTS if id in rendering.markable(game)), "")
        return {"seats": rows, "points": points, "bots": level_names(self.say), "default_bot": DEFAULT_LEVEL}

    def kind_of(self, seat: SeatInfo) -> str:
        """Who plays a seat, in a word or two."""
        if seat["bot"]:
            named = dict(level_names(self.say)).get(seat["bot"], seat["bot"])
            if seat["time_up"] and not seat["mine"]:
                return self.say("seat-time-up", bot=named)
            return self.say("seat-bot-for-you" if seat["mine"] else "seat-bot-kind", bot=named)
        if seat["empty"]:
            return self.say("seat-invited" if seat["kind"] == "invite" else "seat-empty")
        if seat["ready"]:
            return self.say("seat-ready")
        return self.say("seat-you") if seat["mine"] else self.say("seat-person")

    def cards(self, snapshot: Snapshot) -> list[Context]:
        """The cards that the view names, in groups: each part of the view that the texts have a title for."""
        return self.card_groups(snapshot["table"]["game"], snapshot["view"], snapshot["cards"])

    def card_groups(self, game: str, view: View, cards: dict[str, CardText]) -> list[Context]:
        groups = []
        for key, value in view.items():
            title = f"cards-{game}-{key}"
            if not self.say.has(title):
                continue
            ids = [id for id in dict.fromkeys(rendering.words_in(value)) if id in cards]
            if ids:
                groups.append({"title": self.say(title), "cards": [cards[id] for id in ids]})
        return groups

    def chat(self, snapshot: Snapshot) -> Context:
        """The talk. What is new in it, and what happened meanwhile, is so since the page was opened."""
        if self.away is None:
            self.away = (snapshot["away"], [line["id"] for line in snapshot["chat"] if line["new"]])
        away, new = self.away
        profiles = {seat["seat"]: seat["profile"] for seat in snapshot["seats"]}
        lines = [
            {**self.chat_line(line, new), "profile": profiles.get(line["seat"] if line["seat"] is not None else -1, "")}
            for line in snapshot["chat"]
        ]
        titles = {channel["id"]: channel["title"] for channel in snapshot["channels"]}
        may_speak = bool(snapshot["you"]["seats"]) or snapshot["you"]["owner"]
        return {
            "chat": lines,
            "may_speak": may_speak,
            "channels": titles,
            "signs": SIGNS,
            "away": away,
            "steps": snapshot["happened"] > FEW_LINES and bool(away["decisions"]),
        }

    def chat_line(self, line: ChatLine, new: list[str]) -> Context:
        owner = self.say("chat-owner")
        given = [
            {**one, "told": self.say(f"sign-{one['sign']}") + ": " + ", ".join(name or owner for name in one["names"])}
            for one in line["reactions"]
        ]
        is_new, divides = line["id"] in new, line["id"] in new[:1]
        return {**line, "name": line["name"] or owner, "reactions": given, "new": is_new, "divides": divides}

    # -- one's own -----------------------------------------------------------------------------------------------

    def own(self, snapshot: Snapshot) -> Context:
        """Orders in advance and notes: nobody else gets to see this."""
        own, you, names = snapshot["own"], snapshot["you"], snapshot["seats"]
        several = len({order["seat"] for order in own["offered"]}) > 1
        offered = [{**one, "who": names[one["seat"]]["name"] if several else ""} for one in own["offered"]]
        groups = [
            (
                self.say("orders-standing" if standing else "orders-once"),
                [o for o in offered if o["standing"] == standing],
            )
            for standing in (False, True)
        ]
        return {
            "seated": bool(you["seats"]) or you["owner"],
            "orders": [{**order, "told": self.order_told(order)} for order in own["orders"]],
            "offered": [(title, group) for title, group in groups if group],
            "can_order": bool(offered),
            "note": None if you["hides"] else own["note"],
            "longest_note": self.ctx.services.settings.longest_note,
        }

    def order_told(self, order: LaidOrder) -> str:
        """What has become of an order, in a word or two."""
        if order["state"] == "void":
            return self.say("orders-impossible")
        if order["times"]:
            return self.say("orders-times", n=order["times"])
        return self.say("orders-standing-short" if order["standing"] else "orders-once-short")

    def more(self, snapshot: Snapshot, texts: Texts) -> Context:
        table = snapshot["table"]
        return {
            "options_text": options_text(table["options"], texts, self.say),
            "study_seats": study_seats(snapshot),
            "terms": terms_words(self.say, table),
            "plays_here": bool(snapshot["you"]["seats"]),
            "clock_text": clock_text(self.say, table["clock"]),
        }


def journal_lines(lines: list[JournalLine], start: int) -> list[JournalItem]:
    """The lines as they are shown, in groups, from line `start` on."""
    return [journal_item(lines[first:end]) for first, end in group_spans(lines) if lines[first]["n"] >= start]


def level_names(say: PageTexts) -> list[tuple[str, str]]:
    """The bots that a form offers, from the weakest to the strongest: the spec, and what people call it."""
    return [(level, say(f"level-{level}")) for level in LEVELS]


def hint_ranks(snapshot: Snapshot) -> dict[str, int]:
    """The options that a hint speaks of, with their places."""
    hint = snapshot["hint"]
    return {opinion["option"]: n for n, opinion in enumerate(hint["opinions"], 1)} if hint else {}


def with_ranks(board: str, ranks: dict[str, int]) -> str:
    """The board with the options marked that a hint speaks of."""
    for option, rank in ranks.items():
        board = board.replace(f'data-option="{option}"', f'data-option="{option}" data-rank="{rank}"')
    return board


@lru_cache(maxsize=64)
def party_signs(game: AnyGame, language: str) -> dict[str, Context]:
    """The badge, colour and name of everybody who acts in a game."""
    texts = game_texts(game, language)
    return {
        id: {"badge": texts.party_badge(n), "colour": seat_colour(game, id, n), "name": texts.party(n)}
        for n, id in enumerate(texts.party_ids)
    }


@lru_cache(maxsize=2000)
def rule_mark(say: PageTexts, game: str, rule: str) -> Markup:
    """A small link to the rule that a line cites, if it does."""
    link = Markup('\u00a0<a class="rule" href="{0}" data-rule="{1}" title="{1}" aria-label="{2}">§</a>')
    return link.format(outside(rule_address(game, rule)), rule, say("rule-link", id=rule)) if rule else Markup()


def keys_for(options: list[str], before: dict[str, str] | None = None) -> dict[str, str]:
    """A key for each option, as far as they go: a number has its own digit, and then nothing else has a digit.

    What was an option `before`, too, keeps its key.
    """
    numbers = {id: found for id in options if (found := NUMBERED.fullmatch(id))}
    of_one_kind = len({found[1] for found in numbers.values()}) == 1  # copies of several cards are numbered too
    digits = {id: found[2] for id, found in numbers.items() if of_one_kind and len(found[2]) == 1}
    letters = KEYS.lstrip("1234567890") if digits else KEYS
    kept = {id: before[id] for id in options if before and before.get(id, "") in [*letters]}
    own = {"done": "d"} | kept | digits
    free = iter([key for key in letters if key not in own.values()])
    return {id: own[id] if id in own else next(free, "") for id in options}


def title_of(table: TableInfo) -> str:
    return str(table["title"] or table["game_title"])


def is_viewers_turn(snapshot: Snapshot) -> bool:
    """Whether the viewer, or another player at the same screen, is asked something now."""
    return snapshot["ask"] is not None or snapshot["you"]["pass_to"] is not None


def screen_query(snapshot: Snapshot) -> str:
    """What an address needs that leads back to the same player of a screen that several share."""
    you = snapshot["you"]
    return f"?here={you['seat']}" if you["hides"] and you["seat"] in you["seats"] else ""


def thinking(snapshot: Snapshot) -> list[tuple[int, float]]:
    """The bots that are asked, and how far each has come."""
    shares = snapshot["thinking"]
    asked = [seat["seat"] for seat in snapshot["seats"] if seat["asked"] and seat["bot"]]
    return [(seat, shares.get(str(seat), 0.0)) for seat in asked] if not snapshot["result"] else []


def seat_actions(seat: SeatInfo, snapshot: Snapshot) -> list[str]:
    """What the viewer can do about a seat."""
    you, playing = snapshot["you"], snapshot["table"]["status"] in ("open", "running")
    if seat["kind"] == "person" and not seat["mine"]:
        if not you["seats"] and not you["owner"]:
            return []
        return [*(["remove"] if you["owner"] and playing else []), "unmute" if seat["muted"] else "mute", "report"]
    if not playing:
        return []
    if seat["mine"]:
        return ["back" if seat["handed"] else "bot", *(["leave"] if you["may_leave"] else [])]
    if not seat["empty"]:
        return []
    owners = ["invite", "people", "bot"] if you["owner"] else []
    return [*owners, "sit"] if seat["seat"] in you["may_sit"] else owners


def study_seats(snapshot: Snapshot) -> list[SeatInfo]:
    """The seats from whose knowledge the viewer may study the game: when it is over, all; before, an own one."""
    you, seats = snapshot["you"], snapshot["seats"]
    if snapshot["table"]["status"] == "over":
        return seats
    return [seats[you["seat"]]] if you["seat"] in you["seats"] and not you["hides"] else []


def standing(snapshot: Snapshot) -> list[Context]:
    """The seats of a finished game, best first."""
    if not snapshot["result"]:
        return []
    places = snapshot["result"]["places"]
    order = sorted(snapshot["seats"], key=lambda seat: (places[seat["seat"]], seat["seat"]))
    return [
        {
            "name": seat["name"],
            "profile": seat["profile"],
            "reached": snapshot["result"]["reached"][seat["seat"]],
            "colour": seat_colour(playable_game(snapshot["table"]["game"]), seat["id"], seat["seat"]),
            "badge": seat["badge"],
        }
        for seat in order
    ]


def options_text(options: dict[str, OptionValue], texts: Texts, say: PageTexts) -> str:
    """The options that differ from the usual game, in words."""
    game: AnyGame = texts.game
    chosen = []
    for option in game.options:
        value: Any = options.get(option.name, option.default)
        if value == option.default:
            continue
        title = texts.option_title(option.name)
        if option.kind == "choice":
            title += f": {texts.choice_title(option.name, value)}"
        elif option.kind == "subset":
            title += ": " + ", ".join(texts.choice_title(option.name, one) for one in value)
        chosen.append(title)
    return " · ".join(chosen) or say("more-usual")
