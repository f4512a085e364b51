"""The environments, by the tests of the packages that they are made for."""

import contextlib
import io
import os
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import iquazu
import iquazu.openspiel  # noqa: F401
from iquazu import pettingzoo_env
from iquazu.gymnasium_env import IquazuEnv
from iquazu.vector import VectorEnv


@pytest.mark.parametrize("autopay", [False, True])
def test_pettingzoo_api(players: int, autopay: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(pettingzoo_env.env(players=players, autopay=autopay), num_cycles=300)


def test_pettingzoo_seed() -> None:
    seed_test(pettingzoo_env.env, num_cycles=60)


def test_pettingzoo_render() -> None:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        render_test(pettingzoo_env.env)
    assert "row 1" in out.getvalue()


def test_pettingzoo_parallel() -> None:
    env = pettingzoo_env.parallel_env(players=3)
    observations, _ = env.reset(seed=1)
    for _ in range(2000):
        legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
        actions = {agent: int(ids[0]) if len(ids) else 0 for agent, ids in legal.items()}
        observations, rewards, over, _, _ = env.step(actions)
        if all(over.values()):
            break
    assert sum(rewards.values()) == pytest.approx(1)


def test_pettingzoo_performance() -> None:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        performance_benchmark(pettingzoo_env.env())
    assert "turns per second" in out.getvalue()


def test_pettingzoo_rewards_come_at_the_end(players: int) -> None:
    env = pettingzoo_env.env(players=players)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        assert not cut
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert sum(total.values()) == pytest.approx(1)


@pytest.mark.parametrize("arguments", [{}, {"players": 4, "opponents": "random"}, {"autopay": True, "reward": "margin"}])
def test_gymnasium_check(arguments: dict[str, object]) -> None:
    """`check_env` draws one action and plays it after a reset, where the new hand may not pay for it."""

    def passes(seed: int, **more: object) -> bool:
        env = IquazuEnv(**arguments, **more)  # type: ignore[arg-type]
        env.action_space.seed(seed)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            try:
                check_env(env, skip_render_check=False)
            except iquazu.IllegalMoveError:
                return False
        return True

    seeds = range(12)
    assert all([passes(seed, illegal_reward=-1.0) for seed in seeds])
    assert any([passes(seed) for seed in seeds])


def test_gymnasium_ends_a_game_after_an_illegal_action_if_told_so() -> None:
    for arguments, outcome in (({}, None), ({"illegal_reward": -2.0}, -2.0)):
        env = IquazuEnv(**arguments)  # type: ignore[arg-type]
        seen, _ = env.reset(seed=4)
        before = env.state.position()
        illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if outcome is None:
            with pytest.raises(iquazu.IllegalMoveError):
                env.step(illegal)
        else:
            assert env.step(illegal)[1:4] == (outcome, True, False)
        assert env.state.position() == before


def test_gymnasium_id() -> None:
    env = gymnasium.make("iquazu.gymnasium_env:Iquazu-v1", opponents="random", players=3)
    env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(env.unwrapped.action_space.sample())
    assert 0 <= reward <= 1 and len(info["scores"]) == 3
    vector = gymnasium.make_vec("iquazu.gymnasium_env:Iquazu-v1", num_envs=3, vectorization_mode="vector_entry_point")
    assert vector.reset(seed=1)[0]["observation"].shape[0] == 3


def test_gymnasium_accepts_players_of_the_caller() -> None:
    env = IquazuEnv(opponents=lambda view, seed: view.legal_moves()[0], seat=1)
    observation, info = env.reset(seed=3)
    assert info["seat"] == 1 and env.observation_space.contains(observation)


def test_environments_give_handicaps_to_the_agent_wherever_it_sits() -> None:
    handicaps = ["points=10", None, "points=3"]
    env = IquazuEnv("beginner", 3, handicaps=handicaps)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        start = env.state.record().replay()[0].scores
        assert start[env.seat :] + start[: env.seat] == [10, 0, 3]
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    table = pettingzoo_env.raw_env(players=3, handicaps=handicaps)
    table.reset(seed=1)
    assert table.state_.scores == [10, 0, 3]
    games = VectorEnv(4, 3, handicaps=handicaps)
    games.reset(seed=1)
    assert games.game.from_position(games._games.position(0)).scores == [10, 0, 3]
    alone = VectorEnv(4, 3, opponents="beginner", seat=1, handicaps=handicaps)
    alone.reset(seed=1)
    assert alone.game.from_position(alone._games.position(0)).scores == [3, 10, 0]


def test_vector_equals_single_games() -> None:
    env = VectorEnv(5, players=3, dtype="float32")
    seen, infos = env.reset(seed=20)
    for _ in range(400):
        for index in range(5):
            state = env.game.from_position(env.position(index))
            seat = infos["seat"][index]
            assert np.array_equal(seen["observation"][index], state.observation(int(seat)))
            assert np.array_equal(seen["action_mask"][index], state.action_mask())
        seen, _, _, _, infos = env.step(env.sample_actions())


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_vector_threads_in_a_forked_process() -> None:
    env = VectorEnv(8, threads=3, copy=True)
    env.reset(seed=2)
    actions = env.sample_actions()
    env.step(actions)
    child = os.fork()
    if child == 0:
        env.step(env.sample_actions())
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    env.step(env.sample_actions())


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_vector_autoreset(mode: AutoresetMode) -> None:
    env = VectorEnv(16, autoreset_mode=mode, copy=True)
    env.reset(seed=1)
    ended = 0
    for _ in range(900):
        seen, rewards, over, _, infos = env.step(env.sample_actions())
        legal = seen["action_mask"].any(axis=1)
        assert (infos["rewards"][over].sum(axis=1) == pytest.approx(1)) and not infos["rewards"][~over].any()
        ended += int(over.sum())
        if mode == AutoresetMode.SAME_STEP:
            assert legal.all()
            assert not over.any() or infos["final_obs"]["observation"].shape[0] == over.sum()
        else:
            assert np.array_equal(legal, ~over)
        if mode == AutoresetMode.DISABLED and over.any():
            with pytest.raises(iquazu.IllegalMoveError, match="is over: reset it first"):
                env.step(env.sample_actions())
            seen, _ = env.reset(options={"reset_mask": over})
            assert seen["action_mask"].any(axis=1).all()
    assert ended > 16


def test_vector_against_bots() -> None:
    env = VectorEnv(8, players=3, opponents=["casual", "random"], threads=2, autoreset_mode="SameStep")
    _, infos = env.reset(seed=4)
    assert set(infos["seat"]) == {0}
    wins = games = 0
    seats = set()
    while games < 24:
        _, rewards, over, _, infos = env.step(env.sample_actions())
        games += int(over.sum())
        wins += rewards.sum()
        seats |= set(infos["seat"])
    assert 0 <= wins <= games
    assert seats == {0, 1, 2}, "the agent moves from seat to seat"


def test_openspiel(players: int) -> None:
    game = pyspiel.load_game(f"python_iquazu(players={players})")
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_information_states() -> None:
    game = pyspiel.load_game("python_iquazu")
    generator = np.random.default_rng(1)
    state = game.new_initial_state()
    strings = set()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(generator.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        strings.add(state.information_state_string(player))
        steps += 1
        assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
        hidden = state.position.view(player).resample(int(generator.integers(1000)))
        assert hidden.observation(player).tolist() == state.observation_tensor(player)
        state.apply_action(int(generator.choice(state.legal_actions())))
    assert len(strings) == steps, "no two information states of a game are equal"
    assert sum(state.returns()) == pytest.approx(1)


