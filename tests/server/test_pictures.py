"""Pictures as the server asks for them."""

from __future__ import annotations

from tablero.core.match import new_match
from tablero.core.registry import find_game
from tablero.server import rendering
from tablero.texts import texts_for


def test_to_stop_is_called_what_the_question_calls_it_in_every_picture_anew() -> None:
    game = find_game("el-grande")
    view = game.view(new_match(game, 4, {}, b"stop").state, 0)
    texts = texts_for(game, "en", 4)
    for name in ("Place no more", "Keep the rest", "Place no more"):
        assert f">{name}<" in rendering.board(game, view, {"done": name, "galicia": "Galicia"}, [], texts, tall=False)
