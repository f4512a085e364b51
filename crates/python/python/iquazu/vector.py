"""Thousands of games in one call, played by threads in Rust without Python's lock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from iquazu._iquazu import Edition, Game, VectorGames
from iquazu.spaces import Dtype, observation_space

__all__ = ["VectorEnv"]

_MODES = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class VectorEnv(GymnasiumVectorEnv[dict[str, NDArray[Any]], NDArray[np.int64], NDArray[Any]]):
    """A vector environment of Gymnasium: self-play, or one agent against bots.

    In self-play (`opponents=None`) an action is that of the seat in `infos["seat"]`, whose observation it is. The reward
    of a step is that of the seat that acted; `infos["rewards"]` has those of all seats (games × players).

    Against bots, `opponents` are clockwise from the agent, and `seat` is the agent's, or None to move one seat on with
    every game. `handicaps` are texts such as `cards=2 points=5` or None: clockwise from the agent, or by seat in self-play.
    Game number n of the batch has the seed `seed + n`.

    The arrays that `reset` and `step` return are the environment's own and are overwritten by the next call; pass
    `copy=True` for copies.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 2,
        edition: str | Edition | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        handicaps: Sequence[str | None] | None = None,
        threads: int = 1,
        reward: str = "win_share",
        autopay: bool = False,
        dtype: Dtype = "uint8",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = False,
    ) -> None:
        mode = AutoresetMode(autoreset_mode) if isinstance(autoreset_mode, str) else autoreset_mode
        names = [opponents] * (players - 1) if isinstance(opponents, str) else opponents
        self.game = Game(players, edition)
        self._games = VectorGames(
            num_envs,
            players=players,
            edition=self.game.edition,
            threads=threads,
            autoreset=_MODES[mode],
            reward=reward,
            autopay=autopay,
            opponents=None if names is None else list(names),
            seat=seat,
            handicaps=handicaps,
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.render_mode = None
        num_actions = self._games.num_actions
        self.single_observation_space = observation_space(self.game, num_actions, dtype)
        self.single_action_space = Discrete(num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._mode = mode
        self._observations = np.zeros((num_envs, self.game.observation_size), np.dtype(dtype))
        self._finals = np.zeros_like(self._observations) if mode == AutoresetMode.SAME_STEP else None
        self._masks = np.zeros((num_envs, num_actions), np.int8)
        self._rewards = np.zeros((num_envs, players), np.float32)
        self._terminated = np.zeros(num_envs, np.bool_)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._seats = np.zeros(num_envs, np.int8)
        self._rows = np.arange(num_envs)
        self._actions = np.zeros(num_envs, np.int64)
        self._outputs = (self._observations, self._masks, self._rewards, self._terminated, self._seats)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Begins new games, everywhere or where `options["reset_mask"]` is set."""
        which = (options or {}).get("reset_mask")
        if which is None and seed is None:
            seed = int(self.np_random.integers(2**63))
        elif seed is not None:
            super().reset(seed=seed)
        self._games.reset(*self._outputs, seed=seed, which=which)
        return self._result(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays one action in every game. Raises IllegalMoveError, and plays none, if one is illegal."""
        acted = self._seats.copy()
        self._games.step(actions, *self._outputs, self._finals)
        infos = self._infos()
        if self._finals is not None and self._terminated.any():
            infos["final_obs"] = {"observation": self._finals[self._terminated].copy()}
            infos["_final_obs"] = self._terminated.copy()
        rewards = self._rewards[self._rows, acted]
        terminated = self._terminated.copy() if self._copy else self._terminated
        return self._result(), rewards, terminated, self._truncated, infos

    def sample_actions(self) -> NDArray[np.int64]:
        """Returns a uniformly random legal action for each game, in an array that the next call overwrites."""
        self._games.sample_actions(self._actions)
        return self._actions

    def position(self, index: int) -> str:
        """Returns the position of a game as text, hidden cards included."""
        return self._games.position(index)

    def _result(self) -> dict[str, NDArray[Any]]:
        if self._copy:
            return {"observation": self._observations.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._observations, "action_mask": self._masks}

    def _infos(self) -> dict[str, Any]:
        if self._copy:
            return {"seat": self._seats.copy(), "rewards": self._rewards.copy()}
        return {"seat": self._seats, "rewards": self._rewards}
