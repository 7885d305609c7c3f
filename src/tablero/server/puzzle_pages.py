"""Puzzles, one after another: the real board, one question, and a kind word with the reasons.

Which ones somebody has solved is kept in a cookie of the game. Works without script: each option is a button.
"""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from tablero.bots.puzzles import puzzles_of

from . import rendering
from .assets import playable_game, without_style
from .puzzles import ShownPuzzle, next_puzzle
from .request_context import YEAR, RequestContext, field, off_the_loop, request_context
from .table_pages import picture_for
from .table_partials import rule_mark
from .templates import Context

MOST_EXPLAINED: Final = 12  # options with the text of their cards
TOLD: Final = 2  # options in an explanation: the best, and one to compare with


def cookie_name(game: str) -> str:
    return f"puzzles-{game}"


def solved_in(ctx: RequestContext, game: str) -> set[str]:
    """The puzzles that this browser has solved."""
    return {id for id in ctx.request.cookies.get(cookie_name(game), "").split(".") if id.isdecimal() and len(id) < 5}


async def first_puzzle(request: Request) -> Response:
    """On to the first puzzle that is not solved yet."""
    ctx = await request_context(request)
    game = playable_game(request.path_params["game"])
    id = next_puzzle(game, solved_in(ctx, game.id))
    if not id:
        return ctx.message(ctx.say("puzzles-none"), ctx.say("puzzles-none-detail"), 404)
    return ctx.redirect(f"/puzzles/{game.id}/{id}")


async def puzzle(request: Request) -> Response:
    ctx = await request_context(request)
    return await puzzle_page(ctx, shown_in(ctx))


def shown_in(ctx: RequestContext) -> ShownPuzzle:
    given = ctx.request.path_params
    return ShownPuzzle(given["game"], given["id"], ctx.language)


async def puzzle_page(ctx: RequestContext, shown: ShownPuzzle, **more: Any) -> Response:
    return await off_the_loop(lambda: ctx.page("puzzle.html", **page_context(ctx, shown) | more))


def page_context(ctx: RequestContext, shown: ShownPuzzle) -> Context:
    game, texts, view = shown.game, shown.texts, shown.view
    question = shown.question()
    solved, ids = solved_in(ctx, game.id), [one.id for one in puzzles_of(game)]
    board = shown.board(question, picture_for(ctx.request) == "tall")
    explained = len(question["options"]) <= MOST_EXPLAINED
    return {
        "game": {"id": game.id, "title": texts.title()},
        "puzzle": {"id": shown.puzzle.id, "number": ids.index(shown.puzzle.id) + 1, "of": len(ids)},
        "solved": len(solved & set(ids)),
        "board": Markup(without_style(board)),  # drawn by us; every word in it is escaped
        "seat": texts.seat(shown.ask.seat),
        "phase": texts.phase(view["phase"]) if "phase" in view else "",
        "ask": question,
        "card_texts": {
            option["id"]: rendering.card(texts, option["id"]).get("text", "") for option in question["options"]
        }
        if explained
        else {},
        "cards": list(rendering.cards(view, texts).values()),
        "panels": rendering.panels(game, view, texts, shown.ask.seat),
        "rule_mark": lambda rule: rule_mark(ctx.say, game.id, rule),
        "next": next_puzzle(game, solved | {shown.puzzle.id}, shown.puzzle.id),
        "outcome": "",
        "reasons": [],
        "chosen": "",
    }


async def answer(request: Request) -> Response:
    """Say whether an answer is the best, and why; or what is, if somebody wants to know."""
    ctx = await request_context(request)
    shown = shown_in(ctx)
    fields = await ctx.form()
    gives_up = bool(field(fields, "show"))
    chosen = shown.puzzle.answer if gives_up else field(fields, "option")
    option = shown.option(chosen)
    tables = ctx.services.tables
    is_right = chosen == shown.puzzle.answer
    told = await tables.explanations.about(shown, chosen, ctx.person.id, ctx.address, ctx.services.limiter)
    best = shown.option(shown.puzzle.answer)
    if not is_right:  # the better one is left to be found
        told = [one for one in told if one.option == option]
    told = sorted(told, key=lambda one: (one.option != best, -one.value))[:TOLD]
    response = await puzzle_page(
        ctx,
        shown,
        outcome="shown" if gives_up else "right" if is_right else "wrong",
        chosen=chosen,
        chosen_label=shown.texts.option(shown.ask, option),
        reasons=[shown.texts.opinion(shown.ask, one) for one in told],
    )
    if is_right and not gives_up:
        known = [*sorted(solved_in(ctx, shown.game.id) | {shown.puzzle.id})]
        ctx.set_cookie(response, cookie_name(shown.game.id), ".".join(known), YEAR, hidden=True)
    return response
