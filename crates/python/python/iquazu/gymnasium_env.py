"""Iquazú as a Gymnasium environment for one agent against bots: `gymnasium.make("iquazu.gymnasium_env:Iquazu-v1")`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from iquazu._iquazu import Bot, Edition, Game, IllegalMoveError, State, View
from iquazu.arena import as_player, choose
from iquazu.spaces import Dtype, LegalDiscrete, observation_space

__all__ = ["ENV_ID", "IquazuEnv", "Opponent"]

ENV_ID = "Iquazu-v1"

#: Plays the other seats: a bot or its name, or a function of a view and a seed that returns an action.
Opponent = str | Bot | Callable[[View, int], int | str]


class IquazuEnv(gymnasium.Env[dict[str, NDArray[Any]], Any]):
    """One agent against chosen opponents.

    `opponents` are clockwise from the agent; one name stands for all. `seat` is the agent's, or None to draw one for each
    game. `handicaps` are texts such as `cards=2 points=5` or None, the agent's first, then clockwise. `reset(seed=…)` fixes
    chance, opponents and seats; seeds are local to an environment.

    An action that the mask forbids raises IllegalMoveError. With `illegal_reward` it ends the game with that reward instead, for
    learners that do not know masks.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(
        self,
        opponents: Opponent | Sequence[Opponent] = "casual",
        players: int = 2,
        edition: str | Edition | None = None,
        *,
        seat: int | None = None,
        handicaps: Sequence[str | None] | None = None,
        reward: str = "win_share",
        autopay: bool = False,
        illegal_reward: float | None = None,
        dtype: Dtype = "float32",
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(players, edition)
        if isinstance(opponents, str | Bot) or callable(opponents):
            opponents = [opponents] * (players - 1)
        given = list(opponents)
        if len(given) != players - 1:
            raise ValueError(f"expected {players - 1} opponents, not {len(given)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"expected a seat from 0 to {players - 1}, not {seat}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"expected a render mode of {self.metadata['render_modes']}, not {render_mode!r}")
        self._opponents = [as_player(one) for one in given]
        self._fixed_seat = seat
        self.seat = seat or 0
        self.reward = reward
        self.autopay = autopay
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self._dtype = np.dtype(dtype)
        self._num_actions = self.game.num_heads if autopay else self.game.num_actions
        self.observation_space = observation_space(self.game, self._num_actions, dtype)  # type: ignore[assignment]
        self.action_space = LegalDiscrete(self._num_actions, self.action_mask)
        self._handicaps = None if handicaps is None else list(handicaps)
        self.state: State = self.game.initial(0, handicaps=self._handicaps)  # Refuses wrong handicaps now.
        self.state.returns(reward)  # Refuses an unknown kind of reward now.

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Begins a game."""
        super().reset(seed=seed)
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self.game.players))
        handicaps = self._handicaps
        if handicaps is not None:
            handicaps = handicaps[-self.seat :] + handicaps[: -self.seat] if self.seat else handicaps
        self.state = self.game.initial(int(self.np_random.integers(2**63)), handicaps=handicaps)
        self._play_opponents()
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """Plays the agent's action and those of its opponents."""
        try:
            self.state.apply(self.state.autopay(int(action)) if self.autopay else int(action))
        except IllegalMoveError:
            if self.illegal_reward is None:
                raise
            return self._observe(), float(self.illegal_reward), True, False, self._info()
        self._play_opponents()
        reward = self.state.returns(self.reward)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observe(), float(reward), self.state.is_over, False, self._info()

    def action_mask(self) -> NDArray[np.int8]:
        """Returns the mask of the agent's legal actions, all 0 at the end."""
        return self.state.head_mask() if self.autopay else self.state.action_mask()

    def render(self) -> Any:
        """Draws the position as text: returned in the mode `ansi`, printed in the mode `human`."""
        if self.render_mode == "ansi":
            return self.state.draw()
        if self.render_mode == "human":
            print(self.state.draw())
        return None

    def _play_opponents(self) -> None:
        players = self.game.players
        while (seat := self.state.current_seat) is not None and seat != self.seat:
            opponent = self._opponents[(seat - self.seat - 1) % players]
            self.state.apply(choose(opponent, self.state, seat, int(self.np_random.integers(2**63))))

    def _observe(self) -> dict[str, NDArray[Any]]:
        out = np.empty(self.game.observation_size, self._dtype)
        return {"observation": self.state.observation(self.seat, out), "action_mask": self.action_mask()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.state.scores}


if ENV_ID not in gymnasium.registry:
    gymnasium.register(
        id=ENV_ID,
        entry_point="iquazu.gymnasium_env:IquazuEnv",
        vector_entry_point="iquazu.vector:VectorEnv",
    )
