"""The spaces that the environments share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from iquazu._iquazu import Game

__all__ = ["Dtype", "LegalDiscrete", "observation_space"]

#: The type of the values of an observation.
Dtype = Literal["float32", "uint8"]


def observation_space(game: Game, num_actions: int, dtype: Dtype) -> spaces.Dict:
    """Returns the space of an observation with its mask of legal actions."""
    kind = np.dtype(dtype).type
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.observation_size,), kind),
            "action_mask": spaces.Box(0, 1, (num_actions,), np.int8),
        }
    )


class LegalDiscrete(spaces.Discrete):
    """The action ids. `sample()` without a mask draws from the legal actions of the moment, if there are any."""

    def __init__(self, n: int, mask: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(n)
        self._current_mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Returns a random action: a legal one unless a mask or probabilities are given."""
        if mask is None and probability is None:
            legal = np.flatnonzero(self._current_mask())
            if len(legal):
                return np.int64(legal[self.np_random.integers(len(legal))])
        return super().sample(mask, probability)

    def __reduce__(self) -> Any:
        return (spaces.Discrete, (int(self.n),))

    def __deepcopy__(self, memo: dict[int, Any]) -> spaces.Discrete:
        return spaces.Discrete(int(self.n))
