"""Arena, nets and the text environment."""

import json
import sys
from pathlib import Path

import numpy as np
import onnxruntime
import pytest
from conftest import random_states

import iquazu
from iquazu import arena, onnx_export, text_env


def test_arena_mirrors_deals() -> None:
    result = arena.play_match("greedy", "greedy", blocks=3)
    assert result.samples == [0.5] * 3, "both met the same luck"
    assert iquazu.Record.parse(result.blocks[0][0].record).check().is_over


def test_arena_with_a_player_of_the_caller() -> None:
    def first_move(view: iquazu.View, seed: int) -> int | str:
        return view.legal_moves()[0]

    result = arena.play_match("casual", first_move, players=3, blocks=30, test=(0.34, 0.6))
    assert result.decision == "high" and result.games < 90 and "Elo" in str(result)


def test_arena_gives_bots_their_handicap() -> None:
    result = arena.play_match("beginner/points=20", "beginner", blocks=10)
    assert "handicap 1 points=20" in result.blocks[0][0].record and "handicap 2 points=20" in result.blocks[0][1].record
    assert result.win_share > 0.6 and iquazu.Bot("beginner").handicap is None


def test_arena_refuses_illegal_moves_of_players() -> None:
    with pytest.raises(iquazu.IllegalMoveError):
        arena.play_match("casual", lambda view, seed: "end", blocks=1)


def test_ratings() -> None:
    assert iquazu.Bot("beginner").rating == 250
    assert iquazu.Bot("captain+blocker").rating == iquazu.Bot("captain").rating is not None
    assert iquazu.Bot("greedy").rating is None and iquazu.Bot("expert", nodes=5).rating is None
    for name, _, rating, _ in iquazu.bots():
        assert iquazu.Bot(name).rating == rating


def test_statistics() -> None:
    mean, half = arena.interval([0.0, 1.0] * 50)
    assert mean == 0.5 and half == pytest.approx(0.098, abs=0.001)
    assert arena.sprt([1.0, 0.5] * 50, 0.5, 0.6) == "high"
    assert arena.elo(0.5) == 0
    with pytest.raises(ValueError, match="win share"):
        arena.interval([2.0])
    with pytest.raises(ValueError, match="low < high"):
        arena.sprt([0.5], 0.6, 0.5)


def test_onnx_gives_the_values_of_the_net(players: int, tmp_path: Path) -> None:
    path = onnx_export.export(players, tmp_path / "net.onnx")
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    net = iquazu.Net(players)
    views = [state.view(seat) for state in list(random_states(players))[::5] for seat in range(players)]
    features = np.stack([net.features(view) for view in views])
    shares, margins = session.run(None, {"features": features})
    for view, share, margin in zip(views, shares, margins, strict=True):
        expected_shares, expected_margin = net.evaluate(view)
        assert share == pytest.approx(expected_shares, abs=2e-5)
        assert margin[0] == pytest.approx(expected_margin, abs=2e-3)


def test_text_environment_plays_a_game() -> None:
    table = text_env.TextEnv(players=3, opponents="random", seed=1, seat=1)
    assert "P4" in table.rules() and "row 5" in table.observe()
    while not table.is_over:
        reply = table.move(table.legal_moves()[-1])
        assert reply.kind in ("ok", "over")
    assert table.move("draw").kind == "over"
    assert sum(table.returns()) == pytest.approx(1) and len(table.transcript) > 10


def test_text_environment_refuses_with_the_clause_and_lets_try_again() -> None:
    table = text_env.TextEnv(seed=2)
    for left in (2, 1):
        reply = table.move("end")
        assert (reply.kind, reply.clause, reply.tries_left) == ("refused", "T2", left)
        assert reply.rule == iquazu.rule("T2")
    assert "played for you" in table.move("nonsense").text
    lost = text_env.TextEnv(seed=2, tries=1, on_exhausted="forfeit")
    assert lost.move("end").kind == "forfeit" and lost.returns() == [0.0, 1.0]


def test_local_command_plays_against_a_bot(tmp_path: Path) -> None:
    player = tmp_path / "player.py"
    player.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    if json.loads(line)['kind'] == 'over': break\n"
        "    print(json.dumps({'move': 'moves'}), flush=True)\n"
        "    moves = json.loads(sys.stdin.readline())['text'].split('\\n')\n"
        "    print(json.dumps({'move': moves[0]}), flush=True)\n"
    )
    table = text_env.play_command([sys.executable, str(player)], opponents="random", seed=5)
    assert table.state.is_over and not table.forfeited
    silent = text_env.play_command([sys.executable, "-c", "pass"], opponents="random")
    assert silent.forfeited
    transcript = tmp_path / "transcript.jsonl"
    text_env.main(["--bot", "random", "--transcript", str(transcript), "--", sys.executable, str(player)])
    assert json.loads(transcript.read_text().splitlines()[0])["kind"] == "ok"
