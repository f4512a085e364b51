"""The game as an object."""

import copy
import importlib
import inspect
import json
import pickle
import pkgutil
import random
from pathlib import Path
from types import GetSetDescriptorType
from xml.etree import ElementTree

import pytest
from conftest import random_states

import iquazu


def test_ids_and_texts_name_the_same_moves(players: int) -> None:
    for state in random_states(players):
        ids = state.legal_actions()
        texts = [state.decode(action) for action in ids]
        assert sorted(texts) == sorted(state.legal_moves())
        assert [state.encode(text) for text in texts] == ids
        assert list(state.action_mask().nonzero()[0]) == ids


def test_head_and_payment_make_an_action() -> None:
    for state in random_states(3):
        game = state.game
        legal = state.legal_actions()
        assert sorted({game.split(action)[0] for action in legal}) == list(state.head_mask().nonzero()[0])
        for action in legal[:20]:
            head, payment = game.split(action)
            assert game.join(head, payment) == action
            assert state.payment_mask(head)[payment] == 1
            assert state.autopay(head) in legal


def test_handicaps_are_part_of_the_deal_and_of_the_record() -> None:
    plain = iquazu.Game(3).initial(5, mirrored=True)
    given = iquazu.Game(3).initial(5, mirrored=True, handicaps=["cards=2 points=5", None, "points=20"])
    assert (plain.scores, given.scores) == ([0, 0, 0], [5, 0, 20])
    sizes = [state.view(0).hand_sizes for state in (plain, given)]
    assert [after - before for before, after in zip(*sizes, strict=True)] == [2, 0, 0]
    record = given.record()
    assert "handicap 1 cards=2 points=5" in str(record) and "handicap" not in str(plain.record())
    assert record.replay()[0].position() == given.position()


def test_undo_goes_back_to_the_start() -> None:
    generator = random.Random(3)
    state = iquazu.Game(2).initial(5)
    start, positions = state.clone(), []
    for _ in range(60):
        positions.append(state.position())
        state.apply(generator.choice(state.legal_actions()))
    replayed = state.position()
    for position in reversed(positions):
        state.undo()
        assert state.position() == position
    assert state == start
    with pytest.raises(ValueError, match="nothing to undo"):
        state.undo()
    generator = random.Random(3)
    for _ in range(60):
        state.apply(generator.choice(state.legal_actions()))
    assert state.position() == replayed, "chance is the same after undo"


def test_copies_are_independent() -> None:
    state = iquazu.Game(2).initial(5)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        other.apply(other.legal_actions()[-1])
        assert other != state


def test_pickle_keeps_the_position() -> None:
    for state in list(random_states(3))[::40]:
        assert pickle.loads(pickle.dumps(state)).position() == state.position()
    for value in (iquazu.Game(3), iquazu.Edition(), iquazu.Game(2).initial(1).record()):
        assert pickle.loads(pickle.dumps(value)) == value


def test_chance_by_hand() -> None:
    state = iquazu.Game(2).initial()
    kinds = []
    while state.is_chance:
        assert state.next == "chance" and state.current_seat is None
        assert state.chance is not None
        kinds.append(state.chance["kind"])
        state.resolve(state.sample_outcome(7))
    assert kinds == ["strips", "tiles", "deal", "deal"]
    assert state.next == 0
    state.apply("draw")
    with pytest.raises(iquazu.OutcomeError, match="wrong number of cards: expected 4, not 3"):
        state.resolve("got 3w")
    with pytest.raises(iquazu.IllegalMoveError) as caught:
        state.apply("end")
    assert caught.value.clause == "T3"
    state.undo()
    state.undo()
    assert state.chance == {"kind": "deal", "seat": 1, "count": 5}


def test_refusals_carry_clause_and_sentence() -> None:
    state = iquazu.Game(2).initial(1)
    before = state.position()
    for move, clause in {"end": "T2", "double": "B5", "place 9a 1w": "P1", "discard 1w": "T7", "cards 2": "B2"}.items():
        with pytest.raises(iquazu.IllegalMoveError) as caught:
            state.apply(move)
        assert caught.value.clause == clause
        assert caught.value.rule == iquazu.rule(clause)
        assert f"({clause})" in str(caught.value)
        assert state.position() == before
    with pytest.raises(iquazu.IllegalMoveError) as caught:
        state.apply("fly")
    assert caught.value.clause is None


def test_events_tell_what_happened_and_hide_what_a_viewer_cannot_know() -> None:
    state = iquazu.Game(2).initial(4)
    assert [event["event"] for event in state.events()] == ["strips_placed", "tiles_turned", "dealt", "dealt"]
    state.apply("draw")
    assert state.events()[0]["event"] == "drew"
    assert "faces" in state.events(0)[0]["cards"] and "backs" in state.events(1)[0]["cards"]
    for state in random_states(3):
        pass
    assert state.events(all=True)[-1]["event"] == "game_over"


def test_results(players: int) -> None:
    *_, state = random_states(players)
    best = max(state.scores)
    assert state.winners == [seat for seat, score in enumerate(state.scores) if score == best]
    assert sum(state.returns()) == pytest.approx(1)
    margins = state.returns("margin")
    assert max(margins) >= 0 and state.legal_actions() == []
    assert state.next is None and state.stage == "over"


def test_records_round_trip_and_replay(players: int) -> None:
    states = list(random_states(players))
    record = states[-1].record()
    text = str(record.with_tag("seed", "1"))
    again = iquazu.Record.parse(text)
    assert str(again) == text and again.tags == [("seed", "1")]
    assert again.check().position() == states[-1].position()
    assert len(again.replay()) == len(again.steps) + 1
    assert again.result == states[-1].scores
    game = json.loads(again.to_json())
    assert [step["text"] for step in game["steps"]] == [step.split(" | ")[0].split(" ", 1)[1] for step in again.steps]
    assert game["result"]["scores"] == again.result and game["tags"] == [{"key": "seed", "value": "1"}]
    with pytest.raises(iquazu.VerifyError):
        again.verify()
    with pytest.raises(iquazu.ReplayError) as caught:
        first = again.steps[0].split(" | ")[0]
        iquazu.Record.parse(text.replace(f"\n{first}", "\n1 end", 1)).check()
    assert caught.value.step == 1 and caught.value.clause == "T2"


def test_positions_and_views_are_texts(players: int) -> None:
    for state in list(random_states(players))[::25]:
        assert state.game.from_position(state.position()).position() == state.position()
        view = state.view(players - 1)
        assert iquazu.View.parse(view.to_text()) == view


def test_json_round_trip(players: int) -> None:
    for state in list(random_states(players))[::40]:
        assert state.game.from_json(state.to_json()) == state
        view = state.view(0)
        data = json.loads(view.to_json())
        assert data["seat"] == 0 and tuple(data["hand"]) == view.hand and "hands" not in data
        assert iquazu.View.parse(data["view"]) == view
    for text in ("", "{", "[]", '{"position": 3}'):
        with pytest.raises(iquazu.ParseError):
            iquazu.Game(2).from_json(text)


@pytest.mark.parametrize(("name", "scheme"), [("online-game", "iquazu-fair-1"), ("sealed-game", "iquazu-fair-2")])
def test_deals_of_online_games_are_verified(name: str, scheme: str) -> None:
    text = (Path(__file__).parents[3] / "docs" / "examples" / f"{name}.txt").read_text()
    record = iquazu.Record.parse(text)
    assert dict(record.tags)["fair"] == scheme
    record.verify()
    secret = dict(record.tags)["secret"]
    with pytest.raises(iquazu.VerifyError, match="the secret does not match the commitment"):
        iquazu.Record.parse(text.replace(secret, "0" * 64)).verify()
    with pytest.raises(iquazu.VerifyError, match="`secret`"):
        iquazu.Record.parse(text.replace(f"tag secret {secret}\n", "")).verify()


def test_json_and_drawing() -> None:
    state = iquazu.Game(4).initial(2)
    data = json.loads(state.to_json())
    assert data["players"] == 4 and len(data["hands"]) == 4 and len(data["rocks"]) == 11
    assert "price" in str(state) and "row 5" in state.draw()


def test_edition_from_a_file() -> None:
    text = iquazu.Edition().to_toml().replace('id = "reconstructed-2"', 'id = "my-box"')
    edition = iquazu.Edition.parse(text)
    state = iquazu.Game(2, edition).initial(1)
    assert state.game.edition == edition and edition.id == "my-box"
    assert iquazu.Record.parse(str(state.record())).edition == edition
    assert iquazu.Game(2, "reconstructed-1").edition != edition


def test_bots_play_and_analyse() -> None:
    names = [name for name, kind, _, _ in iquazu.bots() if kind == "level"]
    assert {"random", "casual", "master"} <= set(names)
    for name in names:
        state = iquazu.Game(3).initial(1)
        bot = iquazu.Bot(name, nodes=200)
        known = state.information_state(0) if bot.remembers else state.view(0)
        assert bot.choose(state, 1) == bot.choose(known, 1) in state.legal_actions()
    assert iquazu.Bot("beginner").rating == 250 and iquazu.Bot("greedy").rating is None
    text, action, share, margin, visits = iquazu.Bot("master").analyse(state, 1, nodes=500)[0]
    assert state.encode(text) == action and share is not None and 0 <= share <= 1 and margin is not None and visits > 0


@pytest.mark.parametrize("module", ["", *sorted(f".{module.name}" for module in pkgutil.iter_modules(iquazu.__path__))])
def test_everything_has_a_docstring_and_a_signature(module: str) -> None:
    loaded = importlib.import_module(f"iquazu{module}")
    assert loaded.__doc__
    for name in loaded.__all__:
        value = getattr(loaded, name)
        if isinstance(value, type):
            assert value.__doc__, name
            for member, method in vars(value).items():
                if not member.startswith("_") and (callable(method) or isinstance(method, property | GetSetDescriptorType)):
                    assert method.__doc__, f"{name}.{member}"
                    assert not callable(method) or inspect.signature(getattr(value, member)), f"{name}.{member}"
        elif inspect.isroutine(value):
            assert value.__doc__ and inspect.signature(value), name


def test_svg_is_well_formed_and_shows_nothing_hidden() -> None:
    for state in list(random_states(3))[::60]:
        root = ElementTree.fromstring(state.svg())
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        used = {element.get("href", "").removeprefix("#") for element in root.iter() if element.tag.endswith("use")}
        assert used <= ids, "every symbol is there"
        assert state.view(0).resample(3).svg() == state.svg() == state.view(1).svg()
