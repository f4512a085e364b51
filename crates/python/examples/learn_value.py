"""Learns to value positions by self-play, plays matches against `casual` on the way, and writes the curve as an SVG.

The learner is linear: the value of a view is the dot product of the net's input features and one weight for each, trained
towards the final margin (Monte Carlo, with a decaying step). It looks one move ahead in a sampled world.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import iquazu
from iquazu import arena

GAME = iquazu.Game(2)
NET = iquazu.Net(2)  # Only its features are used, not its weights.


class Learner:
    """Weights of features, and the player that uses them."""

    def __init__(self) -> None:
        self.weights: NDArray[np.float64] = np.zeros(NET.num_features)

    def choose(self, view: iquazu.View, seed: int, explore: float = 0.0) -> tuple[int, NDArray[np.float32]]:
        """Returns an action and the features after it."""
        generator = np.random.default_rng(seed)
        world = view.resample(seed % 2**63)
        seat = view.seat
        assert seat is not None
        actions, features = [], []
        for head in np.flatnonzero(world.head_mask()):
            action = world.autopay(int(head))
            world.apply(action)
            actions.append(action)
            features.append(NET.features(world.view(seat)))
            world.undo()
        rows = np.array(features)
        best = int(np.argmax(rows @ self.weights))
        if generator.random() < explore:
            best = int(generator.integers(len(actions)))
        return actions[best], rows[best]

    def __call__(self, view: iquazu.View, seed: int) -> int:
        return self.choose(view, seed)[0]

    def play_and_learn(self, seed: int, step: float) -> None:
        """Plays a game against itself and moves the value of every position towards the final margin."""
        state = GAME.initial(seed)
        generator = np.random.default_rng(seed)
        seen: list[list[NDArray[np.float32]]] = [[], []]
        while (seat := state.current_seat) is not None:
            action, features = self.choose(state.view(seat), int(generator.integers(2**63)), explore=0.1)
            seen[seat].append(features)
            state.apply(action)
        for seat, margin in enumerate(state.returns("margin")):
            rows = np.array(seen[seat])
            error = margin - rows @ self.weights
            self.weights += step * (rows.T @ error) / len(rows) / rows.sum(axis=1).mean()


def plot(points: list[tuple[float, float]], path: Path) -> None:
    """Writes the share of the wins over the minutes as an SVG."""
    last = max(minutes for minutes, _ in points) or 1
    line = " ".join(f"{40 + 540 * minutes / last:.1f},{240 - 220 * share:.1f}" for minutes, share in points)
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 280" font-family="sans-serif" font-size="13">'
        '<rect width="600" height="280" fill="#fff"/><path d="M40 20V240H580M40 130H580" fill="none" stroke="#999"/>'
        f'<polyline points="{line}" fill="none" stroke="#0b5a52" stroke-width="2.5"/>'
        '<text x="8" y="134">50 %</text><text x="8" y="25">100 %</text>'
        f'<text x="40" y="262">share of wins against casual, over {last:.1f} minutes of self-play</text></svg>\n'
    )


def main() -> None:
    """Learns, and prints the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--short", action="store_true", help="learn from 20 games")
    parser.add_argument("--plot", type=Path, default=Path("learn_value.svg"))
    options = parser.parse_args()
    games, rounds, blocks = (20, 2, 2) if options.short else (options.games, 10, 25)
    learner, points, learning = Learner(), [(0.0, 0.0)], 0.0
    for part in range(rounds):
        begin = time.perf_counter()
        for number in range(games // rounds):
            seed = part * games // rounds + number
            learner.play_and_learn(seed, step=0.3 / (1 + 4 * seed / games))
        learning += time.perf_counter() - begin
        result = arena.play_match(learner, "casual", blocks=blocks, seed=part)
        points.append((learning / 60, result.win_share))
        print(f"{(part + 1) * games // rounds:5} games, {learning:6.1f} s: {result}", flush=True)
    plot(points, options.plot)


if __name__ == "__main__":
    main()
