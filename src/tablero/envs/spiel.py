"""OpenSpiel: every game registered as a Python game, for its algorithms. `import tablero.envs.spiel` registers them.

    game = pyspiel.load_game("tablero_twilight_struggle")
    game = pyspiel.load_game("tablero_el_grande(players=4,options=short:on power_shift:on,reward=margin)")

A game begins with one chance node, which picks one of `deals` seeds: all chance follows from it, so a history is played
again exactly. Dice later on are not chance nodes. States can't be searched as if everything were known: determinize
them first, which is what `resample_from_infostate` does, for ISMCTS (with `use_observation_string=True`).

Secret choices at the same time are made one after the other here; nobody sees one before all are made.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, cast

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tablero.core.errors import BadSetup
from tablero.core.game import AnyGame, Options
from tablero.core.registry import find_game, game_ids

from .episode import Episode, RewardKind

DEALS: Final = 10_000
LONGEST: Final = 100_000  # answers of a game, for those who want a bound
HIGHEST_MARGIN: Final = 400.0
PARAMETERS: Final[dict[str, Any]] = {"players": 0, "options": "", "reward": "result", "deals": DEALS}


def short_name(game: AnyGame) -> str:
    return "tablero_" + game.id.replace("-", "_")


def type_of(game: AnyGame) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Tablero {game.id}, version {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def options_in(text: str) -> Options:
    """Options as they are written in a parameter: name:value, with spaces between them; + between several values."""
    found: Options = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon:
            raise BadSetup(f"an option is written name:value, not {word!r}")
        found[name] = value
    return found


class SpielGame(pyspiel.Game):
    """A game at a table of some size, with some options. Each of our games has a subclass, with its `id`."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = find_game(self.id), params or {}
        chosen = PARAMETERS | params
        reward = cast("RewardKind", chosen["reward"])
        if reward == "step":
            raise BadSetup("OpenSpiel pays at the end of a game: reward is result or margin")
        self.settings: tuple[AnyGame, int, Options, RewardKind] = (
            game,
            chosen["players"] or game.usual_players(),
            options_in(chosen["options"]),
            reward,
        )
        self.deals: int = chosen["deals"]
        self.example = Episode(*self.settings)
        highest = 1.0 if reward == "result" else HIGHEST_MARGIN
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=self.deals,
            num_players=self.example.players,
            min_utility=-highest,
            max_utility=highest,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.example, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class SpielState(pyspiel.State):
    """A position of a game; before the deal there is none yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    def spiel_game(self) -> SpielGame:
        return cast("SpielGame", self.get_game())

    # -- playing -------------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        episode = self.episode
        if episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if episode.over else episode.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.spiel_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal(player) if self.episode is not None and player == self.episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(*self.spiel_game().settings)
            self.episode.begin(f"deal {action}".encode())
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.spiel_game().example.game.name(action)

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        return self.episode.returns() if self.is_terminal() and self.episode else [0.0] * self.num_players()

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        from .text import told

        return told(self.episode, self.episode.seat)

    # -- copies; clone() and pickle are OpenSpiel's, and go by those of an episode -------------------------------

    def determinize(self, player: int, seed: int | bytes) -> SpielState:
        """A copy in which all that a player can't know is dealt anew, with fresh dice."""
        world: SpielState = self.clone()
        assert world.episode is not None
        world.episode.redeal(player, seed)
        return world

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """The same, as OpenSpiel's searches ask for it; `sampler()` is a number from 0 to 1."""
        return self.determinize(player, int(sampler() * 2**53))


class SpielObserver:
    """Rows as OpenSpiel wants them: floats from 0 to 1, and a word that equal observations have in common."""

    def __init__(self, example: Episode, type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given were {params}")
        self.observations = example.observations
        self.tensor: NDArray[np.float32] = np.zeros(self.observations.size, np.float32)
        self.dict = {
            name: self.tensor[part.start : part.start + part.size].reshape(part.shape or (1,))
            for name, part in self.observations.parts.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.observations.scaled(state.episode.observe(player))

    def string_from(self, state: SpielState, player: int) -> str:
        episode = state.episode
        if episode is None:
            return f"{player} before the deal"
        known = hashlib.blake2b(episode.observe(player).tobytes(), digest_size=16)
        known.update(episode.mask(player).tobytes())
        return f"{player} {episode.match.count} {known.hexdigest()}"


def register() -> None:
    """Make all games known to OpenSpiel."""
    for id in game_ids():
        game = find_game(id)
        kind = type(f"Spiel_{short_name(game)}", (SpielGame,), {"id": id})
        pyspiel.register_game(type_of(game), kind)


register()
