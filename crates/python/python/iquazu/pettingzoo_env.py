"""Iquazú as a PettingZoo environment, version 1: `iquazu.pettingzoo_env.env()`.

Agents are called `player_0` to `player_3`. An observation is a dict of `observation` and `action_mask`; see
`Game.observation_layout` and the table of actions in the documentation. Rewards come at the end, for all agents.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from iquazu._iquazu import Edition, Game, State
from iquazu.spaces import Dtype, observation_space

__all__ = ["env", "parallel_env", "raw_env"]


def env(**arguments: Any) -> AECEnv:
    """Returns the environment with PettingZoo's checks of the order of calls. Arguments as for `raw_env`."""
    wrapped: AECEnv = wrappers.OrderEnforcingWrapper(raw_env(**arguments))
    return wrapped


def parallel_env(**arguments: Any) -> Any:
    """Returns the environment in PettingZoo's parallel form: only the action of the agent to move counts."""
    return turn_based_aec_to_parallel(raw_env(**arguments))


class raw_env(AECEnv):  # type: ignore[misc]
    """Iquazú as an AEC environment, without wrappers.

    `reward` is `win_share` or `margin`. With `autopay`, actions are heads, and gaps are paid for in the cheapest way.
    `handicaps` has one entry for each seat, such as `cards=2 points=5` or None.
    `reset(seed=…)` gives the same game for the same seed and actions; seeds are local to an environment.
    """

    metadata = {
        "name": "iquazu_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": True,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        edition: str | Edition | None = None,
        *,
        handicaps: Sequence[str | None] | None = None,
        reward: str = "win_share",
        autopay: bool = False,
        dtype: Dtype = "float32",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = Game(players, edition)
        self.reward = reward
        self.autopay = autopay
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._uint8 = np.dtype(dtype) == np.uint8
        self._num_actions = self.game.num_heads if autopay else self.game.num_actions
        self._space = observation_space(self.game, self._num_actions, dtype)
        self._seeds = np.random.default_rng()
        self._handicaps = handicaps
        self.state_: State = self.game.initial(0, handicaps=handicaps)  # Refuses wrong handicaps now.
        self.state_.returns(reward)  # Refuses an unknown kind of reward now.
        self.agents: list[str] = []

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of observations."""
        return self._space

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of actions."""
        return spaces.Discrete(self._num_actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.state_ = self.game.initial(int(self._seeds.integers(2**63)), handicaps=self._handicaps)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.state_.current_seat or 0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Returns what an agent sees; its mask is 0 unless it is to move."""
        return self.state_._observe(self._seats[agent], self._uint8, self.autopay)

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, NDArray[Any]] | None, float, bool, bool, dict[str, Any]]:
        """Returns observation, reward since its last action, termination, truncation and info of the agent to move."""
        agent = self.agent_selection
        seen = self.state_._observe(self._seats[agent], self._uint8, self.autopay) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def step(self, action: int | None) -> None:
        """Plays an action of the agent to move. Raises IllegalMoveError for one that the mask forbids."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("expected an action, not None: the agent is not done")
        seat = self.state_._play(action, self.autopay)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
        else:
            for name, value in zip(self.possible_agents, self.state_.returns(self.reward), strict=True):
                self.rewards[name] = value
                self._cumulative_rewards[name] += value
                self.terminations[name] = True
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draws the position as text: returned in the mode `ansi`, printed in the mode `human`."""
        if self.render_mode is None:
            return None
        drawing = self.state_.draw()
        if self.render_mode == "ansi":
            return drawing
        print(drawing)
        return None

    def state(self) -> NDArray[Any]:
        """Returns the observations of all seats after each other, for centralised training."""
        return np.concatenate([self.state_.observation(seat) for seat in self._seats.values()])

    def close(self) -> None:
        """Does nothing: there is nothing to close."""
