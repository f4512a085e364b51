"""Measures steps a second with uniform random legal actions, and peers in the same run.

    python benchmarks/speed.py [--seconds 2] [--threads 2]

Peers that are not installed are left out: `pip install rlcard open_spiel pettingzoo shimmy pygame`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import iquazu


def rate(seconds: float, play: Callable[[], int], clock: Callable[[], float]) -> float:
    """Returns the steps a second of a function that plays and returns its number of steps; best of three parts."""
    play()
    best = 0.0
    for _ in range(3):
        steps, begin = 0, clock()
        while (spent := clock() - begin) < seconds / 3:
            steps += play()
        best = max(best, steps / spent)
    return best


def object_loop() -> int:
    """Plays a game with `Game` and `State`."""
    choose = random.random
    state = iquazu.Game(2).initial(random.getrandbits(60))
    steps = 0
    legal = state.legal_actions()
    while legal:
        state.apply(legal[int(choose() * len(legal))])
        legal = state.legal_actions()
        steps += 1
    return steps


def aec_loop(env: Any) -> Callable[[], int]:
    """Returns a function that plays a game of a PettingZoo environment through `last` and `step`."""

    def play() -> int:
        env.reset(seed=random.getrandbits(30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(legal[int(random.random() * len(legal))])
                steps += 1
        return steps

    return play


def vector_loop(threads: int, games: int, dtype: Any) -> Callable[[], int]:
    """Returns a function that plays one step of every game, with observations and masks."""
    from iquazu.vector import VectorEnv

    env = VectorEnv(games, threads=threads, dtype=dtype, autoreset_mode="SameStep")
    env.reset(seed=1)

    def play() -> int:
        for _ in range(20):
            env.step(env.sample_actions())
        return 20 * games

    return play


def openspiel_loop(name: str) -> Callable[[], int]:
    """Returns a function that plays a game of OpenSpiel through Python; chance nodes do not count as steps."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return play


def cases(threads: int, games: int) -> list[tuple[str, Callable[[], Callable[[], int]]]]:
    """Returns what is measured, each made when its turn comes."""

    def pettingzoo(module: str) -> Callable[[], Callable[[], int]]:
        def make() -> Callable[[], int]:
            import importlib

            return aec_loop(importlib.import_module(f"pettingzoo.classic.{module}").raw_env())

        return make

    def own_aec() -> Callable[[], int]:
        from iquazu import pettingzoo_env

        return aec_loop(pettingzoo_env.raw_env(dtype="uint8"))

    return [
        (f"iquazu VectorEnv, {games} games, 1 thread", lambda: vector_loop(1, games, "uint8")),
        (f"iquazu VectorEnv, {games} games, float32", lambda: vector_loop(1, games, "float32")),
        (f"iquazu VectorEnv, {4 * games} games, 1 thread", lambda: vector_loop(1, 4 * games, "uint8")),
        (f"iquazu VectorEnv, {4 * games} games, {threads} threads", lambda: vector_loop(threads, 4 * games, "uint8")),
        ("iquazu Game object", lambda: object_loop),
        ("iquazu PettingZoo AEC", own_aec),
        ("PettingZoo hanabi", pettingzoo("hanabi_v5")),
        ("PettingZoo texas hold'em", pettingzoo("texas_holdem_v4")),
        ("OpenSpiel hearts", lambda: openspiel_loop("hearts")),
        ("OpenSpiel crazy eights", lambda: openspiel_loop("crazy_eights")),
    ]


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each case")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--cpu", action="store_true", help="count processor time of all threads, for a busy machine")
    parser.add_argument("--games", type=int, default=1024, help="games of the vector environment")
    options = parser.parse_args()
    clock = time.process_time if options.cpu else time.perf_counter
    random.seed(1)
    np.random.seed(1)
    for name, make in cases(options.threads, options.games):
        try:
            print(f"{name:40} {rate(options.seconds, make(), clock):12,.0f} steps/s", flush=True)
        except Exception as error:  # A peer that is not installed, or not in this version.
            print(f"{name:40} left out: {type(error).__name__}: {error}"[:120], flush=True)


if __name__ == "__main__":
    main()
