"""Writes the positions of a recorded game as SVG frames, drawn from the same shapes as the app."""

import argparse
from pathlib import Path

import iquazu
from iquazu import arena


def main() -> None:
    """Writes the frames."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", nargs="?", type=Path, help="a record; without it, two bots play a game")
    parser.add_argument("--out", type=Path, default=Path("frames"))
    parser.add_argument("--short", action="store_true", help="write every 50th frame only")
    options = parser.parse_args()
    if options.record:
        record = iquazu.Record.parse(options.record.read_text())
    else:
        bots = [arena.as_player("casual")] * 2
        record = arena.play_game(iquazu.Game(2), bots, seed=1).record()
    options.out.mkdir(exist_ok=True)
    states = record.replay()
    for number, state in enumerate(states):
        if not options.short or number % 50 == 0 or state.is_over:
            (options.out / f"{number:04}.svg").write_text(state.svg())
    print(f"{len(list(options.out.glob('*.svg')))} frames in {options.out}")


if __name__ == "__main__":
    main()
