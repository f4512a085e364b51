"""Plays a player of your own up the ladder until a level is stronger, with mirrored deals and a sequential test."""

import argparse

import iquazu
from iquazu import arena


def player(view: iquazu.View, seed: int) -> int | str:
    """Places the cheapest gem it can, or draws. Replace it with your own."""
    moves = view.legal_moves()
    placements = [move for move in moves if move.startswith("place") and not move.endswith("any")]
    return min(placements, key=len) if placements else moves[0]


def main() -> None:
    """Plays the matches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--blocks", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--short", action="store_true", help="play 2 blocks against the first three levels")
    options = parser.parse_args()
    levels = [(name, rating) for name, kind, rating, _ in iquazu.bots() if kind == "level"]
    blocks = 2 if options.short else options.blocks
    even = 1 / options.players
    for level, rating in levels[:3] if options.short else levels:
        test = (max(even - 0.1, 0.01), even + 0.1)
        result = arena.play_match(player, level, players=options.players, blocks=blocks, test=test)
        print(f"{level:10} rated {rating or '-':>4}: {result} {result.decision}", flush=True)
        if result.decision == "low":
            break


if __name__ == "__main__":
    main()
