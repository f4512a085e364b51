"""Bad input gives an exception that says what was expected, and never ends the process."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from conftest import random_states

import iquazu
from iquazu.gymnasium_env import IquazuEnv
from iquazu.vector import VectorEnv


def arrays(env: VectorEnv) -> list[Any]:
    return [np.zeros_like(array) for array in env._outputs]


@pytest.mark.parametrize("action", [-1, 10**6, 2**63, -(2**70), np.int64(-5)])
def test_ids_out_of_range(action: int) -> None:
    state = iquazu.Game(2).initial(1)
    with pytest.raises(iquazu.IllegalMoveError, match="out of range: expected 0 to"):
        state.apply(action)


@pytest.mark.parametrize("action", [None, 1.5, [], b"draw", object()])
def test_actions_of_wrong_types(action: Any) -> None:
    with pytest.raises(TypeError, match="an action is an id or a text"):
        iquazu.Game(2).initial(1).apply(action)


def test_every_id_is_legal_or_refused_with_a_clause(players: int) -> None:
    for number, state in enumerate(random_states(players)):
        if number % 40 == 0:
            legal = set(state.legal_actions())
            before = state.position()
            for action in range(state.game.num_actions):
                if action not in legal:
                    with pytest.raises(iquazu.IllegalMoveError) as caught:
                        state.apply(action)
                    assert caught.value.clause and caught.value.rule
            assert state.position() == before


def test_a_game_that_is_over() -> None:
    *_, state = random_states()
    for action in (0, 200, "draw", "place 9a 1w"):
        with pytest.raises(iquazu.IllegalMoveError, match="the game is over") as caught:
            state.apply(action)
        assert caught.value.clause == "E1"
    with pytest.raises(iquazu.IllegalMoveError, match="over"):
        iquazu.Bot("casual").choose(state, 1)


@pytest.mark.parametrize(
    ("call", "kind", "text"),
    [
        (lambda: iquazu.Game(5), ValueError, "expected 2, 3 or 4 players, not 5"),
        (lambda: iquazu.Game(2, "nowhere"), iquazu.ParseError, "nowhere"),
        (lambda: iquazu.Game(2, 3), TypeError, "expected an Edition or a name"),
        (lambda: iquazu.Game(2, rules=99), ValueError, "unknown version of the rules: 99"),
        (lambda: iquazu.Game(2).initial(-1), ValueError, "expected a seed from 0"),
        (lambda: iquazu.Game(2).initial(2**64), ValueError, "expected a seed from 0"),
        (lambda: iquazu.Game(2).initial("7"), TypeError, "expected an int as seed"),
        (lambda: iquazu.Game(2).initial(1, handicaps=["cards=2"]), ValueError, "expected 2 handicaps, not 1"),
        (lambda: iquazu.Game(2).initial(1, handicaps=[None, "cards=5"]), ValueError, "`cards=` and 1 to 4"),
        (lambda: VectorEnv(4, handicaps=["tiles=1", None]), ValueError, "invalid handicap"),
        (lambda: iquazu.Game(2).initial(1).view(2), ValueError, "expected a seat from 0 to 1, not 2"),
        (lambda: iquazu.Game(2).initial(1).returns("luck"), ValueError, "expected the reward"),
        (lambda: iquazu.Game(2).initial(1).view().observation(), ValueError, "spectator"),
        (lambda: iquazu.Game(2).initial(1).resolve("got 1w"), iquazu.OutcomeError, "no chance event is due"),
        (lambda: iquazu.Game(2).split(10**9), iquazu.IllegalMoveError, "out of range"),
        (lambda: iquazu.Game(2).join(0, 1), iquazu.IllegalMoveError, "no action with head 0"),
        (lambda: iquazu.Game(2).initial(1).payment_mask(10**6), iquazu.IllegalMoveError, "out of range"),
        (lambda: iquazu.Game(10**40), ValueError, "expected 2, 3 or 4 players, not 1"),
        (lambda: iquazu.Game(2, rules=-1), ValueError, "unknown version of the rules: -1"),
        (lambda: iquazu.Game(2).initial(1).view(2**70), ValueError, f"expected a seat from 0 to 1, not {2**70}"),
        (lambda: iquazu.Game(2).initial(1).autopay(-1), iquazu.IllegalMoveError, "head -1 is out of range: expected 0 to"),
        (lambda: iquazu.Game(2).join(-1, 0), iquazu.IllegalMoveError, "no action with head -1"),
        (lambda: iquazu.Bot("master", -1), ValueError, "expected a number of nodes from 0, not -1"),
        (lambda: iquazu.VectorGames(2).position(-1), ValueError, "expected a game from 0 to 1, not -1"),
        (lambda: VectorEnv(4, threads=2**80), ValueError, "`threads` from 1 to 256, not"),
        (lambda: iquazu.Bot("gredy"), iquazu.IquazuError, "unknown bot"),
        (lambda: iquazu.Bot("master@x"), iquazu.IquazuError, "without weights"),
        (lambda: iquazu.Net(7), ValueError, "players"),
        (lambda: iquazu.Net(2).features(iquazu.Game(3).initial(1).view(0)), ValueError, "expected a view of 2 players"),
        (lambda: iquazu.Record.parse("x"), iquazu.ParseError, "expected"),
        (lambda: iquazu.View.parse("x"), iquazu.ParseError, "expected"),
        (lambda: iquazu.Game(2).from_position("x"), iquazu.ParseError, "expected"),
        (lambda: VectorEnv(0), ValueError, "`num_games` from 1"),
        (lambda: VectorEnv(4, threads=0), ValueError, "`threads` from 1 to 256, not 0"),
        (lambda: VectorEnv(4, threads=-3), ValueError, "`threads`"),
        (lambda: VectorEnv(4, reward="x"), ValueError, "reward"),
        (lambda: VectorEnv(4, opponents=["casual", "casual"]), ValueError, "expected 1 opponents, not 2"),
        (lambda: VectorEnv(4, opponents="casual", seat=2), ValueError, "expected a seat"),
        (lambda: VectorEnv(4, seat=1), ValueError, "`seat` needs `opponents`"),
        (lambda: IquazuEnv(players=3, opponents=["casual"]), ValueError, "expected 2 opponents"),
        (lambda: IquazuEnv(seat=2), ValueError, "expected a seat"),
    ],
)
def test_arguments(call: Callable[[], object], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind, match=text):
        call()


def test_positions_of_another_game() -> None:
    position = iquazu.Game(3).initial(1).position()
    with pytest.raises(ValueError, match="the position is of another game"):
        iquazu.Game(2).from_position(position)
    other = iquazu.Game(2, "reconstructed-1").initial(1).position()
    with pytest.raises(ValueError, match="another game"):
        iquazu.Game(2).from_position(other)


def test_arrays_of_wrong_kinds() -> None:
    state = iquazu.Game(2).initial(1)
    size = state.game.observation_size
    frozen = np.zeros(size, np.float32)
    frozen.flags.writeable = False
    for out, kind, text in [
        (np.zeros(size - 1, np.float32), ValueError, "must have the shape"),
        (np.zeros((1, size), np.float32), ValueError, "must have the shape"),
        (np.zeros(size, np.float64), TypeError, "must be a NumPy array of float32, not an array of float64"),
        (np.zeros(2 * size, np.float32)[::2], ValueError, "contiguous"),
        (frozen, ValueError, "cannot be written"),
        ([0.0] * size, TypeError, "must be a NumPy array"),
    ]:
        with pytest.raises(kind, match=text):
            state.observation(0, out)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="int8"):
        state.action_mask(np.zeros(state.game.num_actions, np.bool_))  # type: ignore[arg-type]


def test_vector_refuses_bad_arrays_and_actions_and_stays_as_it_was() -> None:
    env = VectorEnv(4)
    env.reset(seed=1)
    before = [env.position(index) for index in range(4)]
    good = env.sample_actions().copy()
    for actions, kind, text in [
        (good[:3], ValueError, "`actions` must have the shape"),
        (good.astype(np.int32), TypeError, "`actions` must be a NumPy array of int64"),
        (list(good), TypeError, "`actions` must be a NumPy array"),
        (np.array([*good[:3], -1]), iquazu.IllegalMoveError, "game 3: action -1 is out of range"),
        (np.array([*good[:3], 10**7]), iquazu.IllegalMoveError, "game 3: action 10000000 is out of range"),
        (np.array([*good[:3], 5]), iquazu.IllegalMoveError, "game 3: the turn needs an action first"),
    ]:
        with pytest.raises(kind, match=text):
            env.step(actions)
        assert [env.position(index) for index in range(4)] == before, "nothing was played"
    outputs = arrays(env)
    with pytest.raises(ValueError, match="cannot be written"):
        env._games.step(good, outputs[0], outputs[1], outputs[2], outputs[3], outputs[3].view(np.int8))
    outputs[1].flags.writeable = False
    with pytest.raises(ValueError, match="`masks` cannot be written"):
        env._games.step(good, *outputs)
    with pytest.raises(ValueError, match="expected a game from 0 to 3"):
        env.position(4)
    env.step(good)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_worker_that_dies(threads: int, capfd: pytest.CaptureFixture[str]) -> None:
    env = VectorEnv(6, threads=threads)
    env.reset(seed=1)
    env._games._kill_worker_in_next_step()
    for _ in range(2):
        with pytest.raises(iquazu.BrokenBatchError, match="a worker thread has died: reset"):
            env.step(env.sample_actions())
    env.reset(seed=1)
    env.step(env.sample_actions())


def test_random_calls_never_end_the_process(request: pytest.FixtureRequest) -> None:
    """Calls methods with random arguments; `--calls 1000000` is the long form."""
    generator = random.Random(1)
    game = iquazu.Game(3)
    state = game.initial(1)
    values: list[Any] = [0, 1, -1, 7, 2**31, 2**64, -(2**70), 1.5, "draw", "got 1w", "", "place 1a 1w", None, b"x", True]
    values += [np.zeros(3), np.zeros(game.observation_size, np.float32), np.zeros(game.num_actions, np.int8), [], {}]
    objects: list[Any] = [state, state.view(0), state.view(), game, state.information_state(1), iquazu.Bot("casual"), iquazu.Net(3), state.record()]
    objects += [iquazu.VectorGames(2), iquazu.Edition(), iquazu, iquazu.Game(2, "reconstructed-1").initial(3)]
    calls = int(request.config.getoption("--calls"))
    failures = 0
    for number in range(calls):
        if number % 50 == 0:
            state = game.initial(number)
            objects[0] = state
        target = generator.choice(objects)
        name = generator.choice([name for name in dir(target) if not name.startswith("__") and name != "_kill_worker_in_next_step"])
        method = getattr(target, name)
        if not callable(method) or isinstance(method, type):
            continue
        try:
            method(*generator.choices(values + objects[:4], k=generator.randrange(4)))
        except (ValueError, TypeError):
            failures += 1
    assert failures > calls / 10
