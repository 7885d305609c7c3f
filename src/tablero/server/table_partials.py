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

from tablero.core.game import AnyGame
from tablero.texts import Texts

from . import rendering
from .assets import playable_game, seat_colour, without_style
from .journal_groups import group_spans, grouped_line
from .page_texts import PageTexts, game_texts
from .request_context import RequestContext
from .responses import AskInfo, AskOption, SeatInfo, Snapshot, TableInfo
from .templates import Context, render

BOTS: Final = ("random", "greedy", "mcts:seconds=1", "mcts:seconds=5")  # by strength; named bot-1 to bot-4 in the texts
KEYS: Final = "1234567890qwetyiopasfghklzxvn"  # those left out do something else: see KEYBOARD
KEYBOARD: Final = (
    (("1", "2", "…"), "key-options"),
    (("d",), "key-done"),
    (("m",), "key-most"),
    (("u",), "key-undo"),
    (("b", "←↑→↓", "Enter"), "key-board"),
    (("+", "−", "\\"), "key-zoom"),
    (("⇧ ←↑→↓",), "key-pan"),
    (("r",), "key-rule"),
    (("j",), "key-journal"),
    (("c",), "key-chat"),
    (("[", "]", "."), "key-replay"),
    (("/",), "key-help"),
    (("Esc",), "key-close"),
)
NUMBERED: Final = re.compile(r"(.*_)?(\d+)")
FEW_NUMBERS: Final = 2  # more of them are laid out as a pad, with the quick choices none and as many as possible
MOST_EXPLAINED: Final = 6  # more options than these are shown without their cards' texts
FEW_LINES: Final = 2  # so many can be read without stepping through them


class ShownOption(AskOption):
    """An option with the key that chooses it; what its card does stands below it, or in a hint."""

    key: str
    text: str
    hint: str


class TableRenderer:
    """One viewer's page of one table: the same person, language and tokens for as long as it is open."""

    def __init__(self, ctx: RequestContext) -> None:
        self.ctx = ctx
        self.say = ctx.say
        self.field = ctx.csrf_field()
        self.nonce = secrets.token_hex(8)
        self.last: dict[str, tuple[list[Any], Markup]] = {}

    def base_context(self, snapshot: Snapshot) -> Context:
        """What every partial may use."""
        table = snapshot["table"]
        game = playable_game(table["game"])
        return {
            "say": self.say,
            "rule_mark": lambda rule: rule_mark(self.say, game.id, rule),
            "token": lambda: self.field,
            "game": {"id": game.id, "title": table["game_title"]},
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
            "board": Markup(without_style(snapshot["board"])),  # drawn by us; every word in it is escaped
            "prompt": render("partials/prompt.html", **base, **self.prompt(snapshot, texts)),
            "seats": self.cached("seats", base, self.seats(snapshot)),
            "cards": self.cached("cards", base, {"groups": self.cards(snapshot)}),
            "chat": self.cached("chat", base, self.chat(snapshot)),
            "overview": self.cached("overview", base, {"panels": snapshot["panels"]}),
            "more": self.cached("more", base, {"options_text": options_text(snapshot["table"], texts, self.say)}),
        }

    def cached(self, name: str, base: Context, own: Context) -> Markup:
        """A partial that changes seldom: rendered anew only if something in it is new."""
        table = base["table"]
        seen = [own, table["id"], table["title"], base["playing"], base["owner"], base["seed"]]
        if name not in self.last or self.last[name][0] != seen:
            self.last[name] = (seen, render(f"partials/{name}.html", **base, **own))
        return self.last[name][1]

    def journal(self, snapshot: Snapshot, start: int = 0, since: int | None = None) -> Markup:
        """The journal from line `start` on; new is what came after `since` decisions, or else after the last visit."""
        lines = snapshot["journal"]
        first_visit = all(line["new"] for line in lines)
        items = []
        for first, end in group_spans(lines):
            if lines[first]["n"] < start:
                continue
            marked = [
                line | {"new": line["count"] > since if since is not None else line["new"] and not first_visit}
                for line in lines[first:end]
            ]
            items.append(grouped_line(marked))
        return render("partials/lines.html", **self.base_context(snapshot), lines=items)

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
            "key": f"{self.nonce}{snapshot['seq']}",
            "seq": snapshot["seq"],
            "past": past,
            "step": step,
            "notice": snapshot["notice"],
            "happened": snapshot["happened"] if snapshot["happened"] > FEW_LINES else 0,
            "seated": bool(snapshot["you"]["seats"]) or snapshot["you"]["owner"],
            "shown": snapshot["at"],
            "count": snapshot["table"]["count"],
            "waiting": self.waiting(snapshot),
            "thinking": [] if past else thinking(snapshot),
            "result": snapshot["result"]["sentence"] if snapshot["result"] else "",
            "standing": standing(snapshot),
            "undo": snapshot["undo_seat"],
            "consent": {"to": rewind["to"], "open": rewind["yours"]} if rewind else None,
        }

    def options(self, ask: AskInfo, texts: Texts) -> list[ShownOption]:
        """The options with the keys that choose them, and what a card does where there is room to say so."""
        explained = len(ask["options"]) <= MOST_EXPLAINED
        keys = keys_for([option["id"] for option in ask["options"]])
        shown: list[ShownOption] = []
        for option in ask["options"]:
            key = keys[option["id"]]
            text = rendering.card(texts, option["id"]).get("text", "")
            shown.append({**option, "key": key, "text": text if explained else "", "hint": "" if explained else text})
        return shown

    def waiting(self, snapshot: Snapshot) -> str:
        if snapshot["table"]["status"] == "closed":
            return self.say("status-closed")
        empty = [seat for seat in snapshot["seats"] if seat["asked"] and seat["empty"]]
        return self.say("status-empty-seat") if empty else str(snapshot["waiting"])

    # -- the panels ----------------------------------------------------------------------------------------------

    def seats(self, snapshot: Snapshot) -> Context:
        rows = []
        for seat in snapshot["seats"]:
            rows.append(
                {
                    **seat,
                    "colour": seat_colour(playable_game(snapshot["table"]["game"]), seat["id"], seat["seat"]),
                    "turn": seat["asked"] and not snapshot["result"],
                    "kind": self.kind_of(seat),
                    "actions": seat_actions(seat, snapshot) if snapshot["at"] is None else [],
                }
            )
        return {"seats": rows, "bots": self.bots()}

    def bots(self) -> list[tuple[str, str]]:
        return [(spec, self.say(f"bot-{strength}")) for strength, spec in enumerate(BOTS, 1)]

    def kind_of(self, seat: SeatInfo) -> str:
        """Who plays a seat, in a word or two."""
        if seat["bot"]:
            named = dict(self.bots()).get(seat["bot"], seat["bot"])
            return self.say("seat-bot-for-you" if seat["mine"] else "seat-bot-kind", bot=named)
        if seat["empty"]:
            return self.say("seat-invited" if seat["kind"] == "invite" else "seat-empty")
        if seat["ready"]:
            return self.say("seat-ready")
        return self.say("seat-you") if seat["mine"] else self.say("seat-person")

    def cards(self, snapshot: Snapshot) -> list[Context]:
        """The cards that the view names, in groups: each part of the view that the texts have a title for."""
        groups = []
        for key, value in snapshot["view"].items():
            title = f"cards-{snapshot['table']['game']}-{key}"
            if not self.say.has(title):
                continue
            ids = [id for id in dict.fromkeys(rendering.words_in(value)) if id in snapshot["cards"]]
            if ids:
                groups.append({"title": self.say(title), "cards": [snapshot["cards"][id] for id in ids]})
        return groups

    def chat(self, snapshot: Snapshot) -> Context:
        lines = [{**line, "name": line["name"] or self.say("chat-owner")} for line in snapshot["chat"]]
        titles = {channel["id"]: channel["title"] for channel in snapshot["channels"]}
        may_speak = bool(snapshot["you"]["seats"]) or snapshot["you"]["owner"]
        return {"chat": lines, "may_speak": may_speak, "channels": titles}


@lru_cache(maxsize=2000)
def rule_mark(say: PageTexts, game: str, rule: str) -> Markup:
    """A small link to the rule that a line cites, if it does."""
    link = Markup('\u00a0<a class="rule" href="/rules/{0}#{1}" data-rule="{1}" title="{1}" aria-label="{2}">§</a>')
    return link.format(game, rule, say("rule-link", id=rule)) if rule else Markup()


def keys_for(options: list[str]) -> dict[str, str]:
    """A key for each option, as far as they go: a number has its own digit, and then nothing else has a digit."""
    numbers = {id: found for id in options if (found := NUMBERED.fullmatch(id))}
    of_one_kind = len({found[1] for found in numbers.values()}) == 1  # copies of several cards are numbered too
    digits = {id: found[2] for id, found in numbers.items() if of_one_kind and len(found[2]) == 1}
    free = iter(KEYS.lstrip("1234567890") if digits else KEYS)
    return {id: "d" if id == "done" else digits.get(id) or next(free, "") for id in options}


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
    if snapshot["table"]["status"] not in ("open", "running"):
        return []
    if seat["mine"]:
        return ["back"] if seat["handed"] else ["bot"]
    if not seat["empty"]:
        return []
    if snapshot["you"]["owner"]:
        return ["invite", "bot", *(["sit"] if seat["kind"] == "open" else [])]
    return ["sit"] if seat["kind"] == "open" else []


def standing(snapshot: Snapshot) -> list[Context]:
    """The seats of a finished game, best first."""
    if not snapshot["result"]:
        return []
    places = snapshot["result"]["places"]
    order = sorted(snapshot["seats"], key=lambda seat: (places[seat["seat"]], seat["seat"]))
    return [
        {
            "name": seat["name"],
            "reached": snapshot["result"]["reached"][seat["seat"]],
            "colour": seat_colour(playable_game(snapshot["table"]["game"]), seat["id"], seat["seat"]),
            "badge": seat["badge"],
        }
        for seat in order
    ]


def options_text(table: TableInfo, texts: Texts, say: Any) -> str:
    """The options that differ from the usual game, in words."""
    game: AnyGame = texts.game
    chosen = []
    for option in game.options:
        value = table["options"].get(option.name, option.default)
        if value == option.default:
            continue
        title = texts.option_title(option.name)
        if option.kind == "choice":
            title += f": {texts.choice_title(option.name, value)}"
        elif option.kind == "subset":
            title += ": " + ", ".join(texts.choice_title(option.name, one) for one in value)
        chosen.append(title)
    return " · ".join(chosen) or say("more-usual")
