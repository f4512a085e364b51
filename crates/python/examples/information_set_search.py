"""An information-set search: a tree over the searching seat's moves, in sampled worlds, with random rollouts."""

import argparse
import math
import random
from collections import defaultdict

import iquazu
from iquazu import arena


class Search:
    """Information-set Monte Carlo tree search with UCB. Nodes are what the searching seat has done and seen."""

    def __init__(self, simulations: int) -> None:
        self.simulations = simulations

    def __call__(self, view: iquazu.View, seed: int) -> int:
        generator = random.Random(seed)
        seat = view.seat
        assert seat is not None
        visits: defaultdict[tuple[int, ...], int] = defaultdict(int)
        available: defaultdict[tuple[int, ...], int] = defaultdict(int)
        worth: defaultdict[tuple[int, ...], float] = defaultdict(float)

        def value(node: tuple[int, ...]) -> float:
            if not visits[node]:
                return math.inf
            return worth[node] / visits[node] + 0.7 * math.sqrt(math.log(available[node]) / visits[node])

        for _ in range(self.simulations):
            world = view.resample(generator.getrandbits(63))
            path: tuple[int, ...] = ()
            while not world.is_over:
                heads = [int(head) for head in world.head_mask().nonzero()[0]]
                if world.current_seat != seat:
                    world.apply(world.autopay(generator.choice(heads)))
                    continue
                children = [(*path, head) for head in heads]
                for child in children:
                    available[child] += 1
                path = max(children, key=value)
                world.apply(world.autopay(path[-1]))
                if not visits[path]:
                    break
            while not world.is_over:
                world.apply(world.autopay(generator.choice(world.head_mask().nonzero()[0])))
            result = world.returns()[seat]
            for depth in range(1, len(path) + 1):
                visits[path[:depth]] += 1
                worth[path[:depth]] += result
        best = max((node for node in visits if len(node) == 1), key=lambda node: visits[node])
        return view.resample(0).autopay(best[0])


def main() -> None:
    """Plays a short match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--blocks", type=int, default=5)
    parser.add_argument("--short", action="store_true", help="play 1 block with few simulations")
    options = parser.parse_args()
    search = Search(3 if options.short else options.simulations)
    print(arena.play_match(search, "random", blocks=1 if options.short else options.blocks))


if __name__ == "__main__":
    main()
