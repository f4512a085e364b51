"""Matches between bots and players of your own, with mirrored deals.

A block is one deal, played once for each rotation of the players around the table. The n-th draw of a seat is the same in
all its games, so the block, not the game, is the sample of the statistics.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from iquazu._iquazu import Bot, Edition, Game, State, View, elo, interval, sprt

__all__ = ["GameResult", "MatchResult", "Player", "elo", "interval", "play_game", "play_match", "sprt"]


class Player(Protocol):
    """Chooses an action (an id or a text) from what its seat may know and a seed for its own random numbers."""

    def __call__(self, view: View, seed: int, /) -> int | str:
        """Returns an action."""


def as_player(player: str | Bot | Player) -> Bot | Player:
    """Returns a player: a bot by its name, or the given one."""
    return Bot(player) if isinstance(player, str) else player


def choose(player: Bot | Player, state: State, seat: int, seed: int) -> int | str:
    """Lets a player choose for the seat to move. A bot is given what its seat has seen, a function its view."""
    return player.choose(state, seed) if isinstance(player, Bot) else player(state.view(seat), seed)


@dataclass(frozen=True)
class GameResult:
    """A finished game: who sat where, by index of the players, and the points of the seats."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    record: str

    def win_share(self, player: int) -> float:
        """Returns the share of the win of a player, of all its seats together."""
        return sum(share for seat, share in zip(self.seats, self.shares, strict=True) if seat == player)


@dataclass
class MatchResult:
    """The blocks of a match so far, and what they say about the first player."""

    players: int
    blocks: list[list[GameResult]] = field(default_factory=list)
    decision: str = "continue"

    @property
    def samples(self) -> list[float]:
        """The win share of the first player in each block."""
        return [sum(game.win_share(0) for game in block) / len(block) for block in self.blocks]

    @property
    def win_share(self) -> float:
        """The mean win share of the first player."""
        return interval(self.samples)[0]

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % confidence interval of the win share."""
        return interval(self.samples)[1]

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(len(block) for block in self.blocks)

    def __str__(self) -> str:
        even = 100 / self.players
        share = f"{100 * self.win_share:.1f} % ± {100 * self.half_width:.1f}"
        return f"{share} in {self.games} games (even: {even:.0f} %), {elo(self.win_share):+.0f} Elo"


def play_game(game: Game, players: Sequence[Bot | Player], seed: int, *, mirrored: bool = True) -> State:
    """Plays a game, one player for each seat. Players get views and seeds of their own, never the state.

    A bot that is named with a handicap, as in `club/cards=2`, has it.
    """
    if len(players) != game.players:
        raise ValueError(f"expected {game.players} players, not {len(players)}")
    handicaps = [player.handicap if isinstance(player, Bot) else None for player in players]
    state = game.initial(seed, mirrored=mirrored, handicaps=handicaps)
    seeds = np.random.SeedSequence(seed).spawn(len(players))
    generators = [np.random.default_rng(one) for one in seeds]
    while (seat := state.current_seat) is not None:
        state.apply(choose(players[seat], state, seat, int(generators[seat].integers(2**63))))
    return state


def play_match(
    first: str | Bot | Player,
    second: str | Bot | Player,
    *,
    players: int = 2,
    edition: str | Edition | None = None,
    blocks: int = 100,
    seed: int = 1,
    test: tuple[float, float] | None = None,
    progress: Callable[[MatchResult], None] | None = None,
) -> MatchResult:
    """Plays `first` in one seat against `second` in all others.

    `test=(low, high)` ends the match as soon as a sequential probability ratio test between two win shares of the first
    player is decided; `decision` is then `low` or `high`.
    """
    if blocks < 1:
        raise ValueError(f"expected at least 1 block, not {blocks}")
    game = Game(players, edition)
    sides = [as_player(first), as_player(second)]
    result = MatchResult(players)
    seeds = np.random.default_rng(seed)
    for _ in range(blocks):
        deal = int(seeds.integers(2**63))
        block = []
        for turn in range(players):
            seats = tuple(0 if seat == turn else 1 for seat in range(players))
            state = play_game(game, [sides[index] for index in seats], deal)
            record = str(state.record().with_tag("seed", str(deal)))
            block.append(GameResult(seats, tuple(state.scores), tuple(state.returns()), record))
        result.blocks.append(block)
        if progress:
            progress(result)
        if test and (decision := sprt(result.samples, *test)) != "continue":
            result.decision = decision
            break
    return result
