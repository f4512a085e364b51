"""Iquazú for OpenSpiel: importing this module registers the game `python_iquazu`.

    import pyspiel
    import iquazu.openspiel
    game = pyspiel.load_game("python_iquazu(players=3)")

Chance is explicit: strips, single tiles and draws are chance nodes with exact probabilities. The information-state string
is everything a player has seen, in order (perfect recall), and its tensor adds what follows from that about hidden hands;
the observation is the `View` of the moment.
"""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pyspiel

from iquazu._iquazu import Game, State

__all__ = ["GAME_NAME", "IquazuGame", "IquazuObserver", "IquazuState"]

GAME_NAME = "python_iquazu"

_STRIPS = ["".join(order) for order in itertools.permutations("abcde")]
_TILES = [f"p{n}" for n in range(1, 9)] + ["c2", "c3", "c4", "any", "dbl"]
# Most cards that a deal or a draw gives; hands of outcomes are numbered by their white and blue cards.
_MOST_CARDS = 7
# Far more decisions and chance nodes than any game has: every round drips, and 34 tiles at most can be used.
_MAX_LENGTH = 20_000

_GAME_TYPE = pyspiel.GameType(
    short_name=GAME_NAME,
    long_name="Iquazu",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"players": 2},
)


class IquazuGame(pyspiel.Game):  # type: ignore[misc]
    """The game, with the parameter `players` (2 to 4)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", 2))
        self.kind = Game(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.num_actions,
            max_chance_outcomes=len(_STRIPS),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_MAX_LENGTH,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> IquazuState:
        """Returns the state before the setup."""
        return IquazuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> IquazuObserver:
        """Returns an observer."""
        return IquazuObserver(self.kind, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class IquazuState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. The five tiles of a position are five chance nodes."""

    def __init__(self, game: IquazuGame) -> None:
        super().__init__(game)
        self.position: State = game.kind.initial()
        self.tiles: list[str] = []

    def current_player(self) -> int:
        """Returns the player to move, chance, or that the game is over."""
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.position.current_seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the outcomes of a chance node with their probabilities."""
        chance = self.position.chance
        assert chance is not None
        if chance["kind"] == "strips":
            return [(order, 1 / len(_STRIPS)) for order in range(len(_STRIPS))]
        if chance["kind"] == "tiles":
            counts = dict(self.position.table()["face_down"][1 if chance["dark"] else 0])
            for tile in self.tiles:
                counts[tile] -= 1
            total = sum(counts.values())
            return [(face, counts[tile] / total) for face, tile in enumerate(_TILES) if counts.get(tile, 0) > 0]
        return _draws(self.position.draw_pile, self.position.discard_pile, chance["count"])

    def _apply_action(self, action: int) -> None:
        if self.position.current_seat is not None:
            self.position.apply(action)
            return
        chance = self.position.chance
        assert chance is not None
        if chance["kind"] == "strips":
            self.position.resolve(f"strips {_STRIPS[action]}")
        elif chance["kind"] == "tiles":
            self.tiles.append(_TILES[action])
            if len(self.tiles) == 5:
                self.position.resolve("tiles " + " ".join(self.tiles))
                self.tiles = []
        else:
            self.position.resolve("got " + _cards_text(action, chance["count"]))

    def _action_to_string(self, player: int, action: int) -> str:
        if player != int(pyspiel.PlayerId.CHANCE):
            return self.position.decode(action)
        chance = self.position.chance
        assert chance is not None
        if chance["kind"] == "strips":
            return f"strips {_STRIPS[action]}"
        if chance["kind"] == "tiles":
            return f"tile {_TILES[action]}"
        return f"got {_cards_text(action, chance['count'])}"

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """Returns the share of the win of each player."""
        return [float(share) for share in self.position.returns()]

    def __str__(self) -> str:
        return " ".join([self.position.position(), *self.tiles])


class IquazuObserver:
    """Writes what a player sees: the `View` of the moment or, with perfect recall, everything seen so far."""

    def __init__(self, kind: Game, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"expected no parameters of observations, not {params}")
        self._recall = iig_obs_type.perfect_recall
        self._private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        remembers = self._recall and self._private
        self._size = kind.observation_size
        self.tensor = np.zeros(kind.information_size if remembers else self._size, np.float32)
        layout = kind.information_layout() if remembers else kind.observation_layout()
        self.dict = {name: self.tensor[start : start + math.prod(shape)].reshape(shape) for name, start, shape, _ in layout}

    def set_from(self, state: IquazuState, player: int) -> None:
        """Writes the tensor of a player."""
        if len(self.tensor) > self._size:
            state.position.information_state(player).tensor(self.tensor)
            return
        state.position.observation(player, self.tensor)
        if not self._private:
            self.dict["unseen"][:] += self.dict["hand"]
            self.dict["hand"][:] = 0

    def string_from(self, state: IquazuState, player: int) -> str:
        """Returns the view of a player as text or, with perfect recall, all that the player has seen."""
        seat = player if self._private else None
        if self._recall:
            seen = state.position.history(seat) if seat is not None else state.position.history_of_spectator()
            return "\n".join([f"player {player}", *seen, *state.tiles])
        return "\n".join([f"player {player}", state.position.view(seat).to_text(), *state.tiles])


def _draws(pile: tuple[int, ...], discard: tuple[int, ...], count: int) -> list[tuple[int, float]]:
    """Returns the draws of `count` cards: all of the pile and the rest of the discard pile if it is too small."""
    sure: tuple[int, ...] = (0, 0, 0)
    if count > sum(pile):
        sure, pile, count = pile, discard, count - sum(pile)
    ways = math.comb(sum(pile), count)
    draws = []
    for white in range(min(pile[0], count) + 1):
        for blue in range(min(pile[1], count - white) + 1):
            orange = count - white - blue
            if orange <= pile[2]:
                chance = math.comb(pile[0], white) * math.comb(pile[1], blue) * math.comb(pile[2], orange) / ways
                draws.append(((white + sure[0]) * (_MOST_CARDS + 1) + blue + sure[1], chance))
    return sorted(draws)


def _cards_text(action: int, count: int) -> str:
    white, blue = divmod(action, _MOST_CARDS + 1)
    cards = [(white, "w"), (blue, "b"), (count - white - blue, "o")]
    return "".join(f"{number}{letter}" for number, letter in cards if number) or "-"


if GAME_NAME not in pyspiel.registered_names():
    pyspiel.register_game(_GAME_TYPE, IquazuGame)
