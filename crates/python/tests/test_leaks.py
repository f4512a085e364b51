"""What a seat cannot know changes nothing that it is given."""

import random

import numpy as np
import pytest
from conftest import random_states

import iquazu
from iquazu import text_env
from iquazu.gymnasium_env import IquazuEnv
from iquazu.vector import VectorEnv


def given(state: iquazu.State, seat: int) -> list[object]:
    """Returns everything that a seat is given, as bytes and texts."""
    view = state.view(seat)
    shown = [
        view.to_text(), view.draw(), str(view.table()), view.legal_moves(), view.legal_actions(),
        view.observation().tobytes(), state.observation(seat).tobytes(), view.action_mask().tobytes(),
        view.hand, view.hand_sizes, view.unseen, view.draw_pile_size, text_env.describe(state, seat),
        iquazu.Net(state.game.players).features(view).tobytes(),
    ]  # fmt: skip
    if state.current_seat == seat:
        shown += [state.legal_actions(), state.action_mask().tobytes(), state.head_mask().tobytes()]
        shown += [iquazu.Bot(name, nodes=50).choose(view, 9) for name in ("casual", "expert", "master")]
    return shown


def test_hidden_cards_change_nothing(players: int) -> None:
    changed = 0
    for number, state in enumerate(random_states(players)):
        if number % 7 or state.is_over:
            continue
        for seat in range(players):
            other = state.view(seat).resample(number)
            changed += other.hands != state.hands
            assert given(other, seat) == given(state, seat)
    assert changed > 10, "the hidden cards did differ"


def test_spectators_see_no_hand() -> None:
    for state in list(random_states(3))[:-1:9]:
        view = state.view()
        assert view.hand == (0, 0, 0)
        assert state.view(0).resample(4).view().to_text() == view.to_text()


def test_resampling_does_not_depend_on_the_true_hands() -> None:
    for state in list(random_states(3))[:-1:9]:
        view, other = state.view(1), state.view(1).resample(77)
        for seed in range(5):
            assert view.resample(seed).position() == other.view(1).resample(seed).position()


def test_histories_of_a_seat_hide_what_others_drew() -> None:
    *_, state = random_states(3)
    drawn = [line for line in state.history(0) if line.startswith("got")]
    assert any(line.startswith("got ?") for line in drawn) and not all(line.startswith("got ?") for line in drawn)
    assert all(line.startswith("got ?") for line in state.history_of_spectator() if line.startswith("got"))


def test_information_states_depend_on_what_was_seen_only(players: int) -> None:
    for number, state in enumerate(random_states(players)):
        if number % 25 or state.is_over:
            continue
        for seat in range(players):
            known = state.information_state(seat)
            assert known.allows(state) and known.view == state.view(seat)
            world = known.resample(number)
            assert known.allows(world) and world.view(seat) == state.view(seat)
            assert iquazu.InformationState.parse(known.to_text()).tensor().tobytes() == known.tensor().tobytes()
            odds = known.hand_odds((seat + 1) % players)
            assert sum(chance for _, chance in odds) == pytest.approx(1)
            assert state.hands[(seat + 1) % players] in [hand for hand, _ in odds]


def test_information_states_of_games_that_a_seat_cannot_tell_apart_are_equal() -> None:
    games = []
    for cards in ("2w2b", "1w1b2o"):
        state = iquazu.Game(2).initial()
        for outcome in ("strips abcde", "tiles p1 p1 p2 p2 p3", "got 4w", "got 5b"):
            state.resolve(outcome)
        state.apply("draw")
        state.resolve(f"got {cards}")
        games.append(state)
    one, other = games
    assert one.information_state(1) == other.information_state(1)
    assert one.information_state(1).tensor().tobytes() == other.information_state(1).tensor().tobytes()
    assert one.history(1) == other.history(1) and one.events(1) == other.events(1)
    assert one.information_state(0) != other.information_state(0)
    assert one.current_seat == 1
    for name, *_ in iquazu.bots():
        bot = iquazu.Bot(name, nodes=50)
        assert bot.choose(one, 3) == bot.choose(other, 3), name


def play(env: IquazuEnv, seed: int, steps: int) -> bytes:
    generator = random.Random(seed)
    seen, _ = env.reset(seed=seed)
    out = [seen["observation"].tobytes()]
    for _ in range(steps):
        action = generator.choice(list(seen["action_mask"].nonzero()[0]))
        seen, reward, over, _, _ = env.step(action)
        out.append(seen["observation"].tobytes() + bytes([over]) + np.float32(reward).tobytes())
        if over:
            break
    return b"".join(out)


def test_seeds_are_local_to_an_environment() -> None:
    alone = play(IquazuEnv(), 3, 40)
    np.random.seed(0)
    random.seed(0)
    one, other = IquazuEnv(), IquazuEnv()
    other.reset(seed=99)
    other.action_space.seed(5)
    np.random.rand(10)
    random.random()
    assert play(one, 3, 40) == alone
    state = np.random.get_state()[1].tobytes()  # type: ignore[index, union-attr]
    play(one, 4, 40)
    assert np.random.get_state()[1].tobytes() == state, "global generators stay untouched"  # type: ignore[index, union-attr]


def test_games_of_a_batch_do_not_depend_on_each_other() -> None:
    def outputs(games: int, threads: int) -> list[bytes]:
        env = VectorEnv(games, threads=threads, dtype="uint8")
        env.reset(seed=11)
        seen = []
        for _ in range(50):
            observations, rewards, *_ = env.step(env.sample_actions())
            seen.append(observations["observation"][0].tobytes() + observations["action_mask"][0].tobytes() + rewards[0].tobytes())
        return seen

    assert outputs(1, 1) == outputs(7, 1) == outputs(7, 3)


@pytest.mark.parametrize("name", ["random", "casual", "club", "strategist"])
def test_bots_see_only_their_view(name: str) -> None:
    for state in list(random_states(2))[:-1:15]:
        seat = state.current_seat
        assert seat is not None
        choices = {iquazu.Bot(name).choose(state.view(seat).resample(seed), 5) for seed in range(4)}
        assert choices == {iquazu.Bot(name).choose(state, 5)}
