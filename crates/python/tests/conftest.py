"""What the tests share."""

from __future__ import annotations

import faulthandler
import random
from collections.abc import Iterator

import pytest

import iquazu

faulthandler.enable()


def random_states(players: int = 2, seed: int = 1, edition: str | None = None) -> Iterator[iquazu.State]:
    """Yields the state before each decision of a random game, then the final one."""
    generator = random.Random(seed)
    state = iquazu.Game(players, edition).initial(seed)
    while not state.is_over:
        yield state.clone()
        state.apply(generator.choice(state.legal_actions()))
    yield state


@pytest.fixture(params=[2, 3, 4])
def players(request: pytest.FixtureRequest) -> int:
    """Each number of players."""
    return int(request.param)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the number of random calls."""
    parser.addoption("--calls", default="20000", help="random calls of the test of bad input")
