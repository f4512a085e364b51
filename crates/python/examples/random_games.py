"""Plays random games and prints their mean length and scores."""

import argparse
import random

import iquazu


def main() -> None:
    """Plays the games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--short", action="store_true", help="play 10 games")
    options = parser.parse_args()
    games = 10 if options.short else options.games
    generator = random.Random(1)
    game = iquazu.Game(options.players)
    steps, points = 0, [0] * options.players
    for seed in range(games):
        state = game.initial(seed)
        while not state.is_over:
            state.apply(generator.choice(state.legal_actions()))
            steps += 1
        points = [total + score for total, score in zip(points, state.scores, strict=True)]
    print(f"{games} games, {steps / games:.1f} decisions each, mean scores {[round(total / games, 1) for total in points]}")


if __name__ == "__main__":
    main()
