"""Writes the nets of the bots as ONNX models, for other runtimes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from iquazu._iquazu import Net

__all__ = ["export", "model"]


def model(players: int) -> Any:
    """Returns the net for a number of players as an ONNX model.

    Input `features` (batch × features, float32; `Net.features` makes a row of a view). Outputs: `win_shares` (batch ×
    players, the viewer's first) and `margin` (batch × 1), the viewer's lead in points.
    """
    net = Net(players)
    (w1, b1), (w2, b2), (w3, b3) = net.layers()
    constants = {
        "w1": w1.T, "b1": b1, "w2": w2.T, "b2": b2, "w3": w3.T, "b3": b3,
        "zero": np.float32(0), "clip": np.float32(net.CLIP), "scale": np.float32(net.MARGIN_SCALE),
    }  # fmt: skip
    initializers = [numpy_helper.from_array(np.ascontiguousarray(value), name) for name, value in constants.items()]
    initializers += [
        numpy_helper.from_array(np.array([0], np.int64), "first"),
        numpy_helper.from_array(np.array([players], np.int64), "seats"),
        numpy_helper.from_array(np.array([4], np.int64), "margin_at"),
        numpy_helper.from_array(np.array([5], np.int64), "end"),
        numpy_helper.from_array(np.array([1], np.int64), "axis"),
    ]
    nodes = [
        helper.make_node("Gemm", ["features", "w1", "b1"], ["sum1"]),
        helper.make_node("Clip", ["sum1", "zero", "clip"], ["hidden1"]),
        helper.make_node("Gemm", ["hidden1", "w2", "b2"], ["sum2"]),
        helper.make_node("Clip", ["sum2", "zero", "clip"], ["hidden2"]),
        helper.make_node("Gemm", ["hidden2", "w3", "b3"], ["outputs"]),
        helper.make_node("Slice", ["outputs", "first", "seats", "axis"], ["logits"]),
        helper.make_node("Softmax", ["logits"], ["win_shares"], axis=1),
        helper.make_node("Slice", ["outputs", "margin_at", "end", "axis"], ["lead"]),
        helper.make_node("Mul", ["lead", "scale"], ["margin"]),
    ]
    graph = helper.make_graph(
        nodes,
        f"iquazu-{players}-players",
        [helper.make_tensor_value_info("features", TensorProto.FLOAT, ["batch", net.num_features])],
        [
            helper.make_tensor_value_info("win_shares", TensorProto.FLOAT, ["batch", players]),
            helper.make_tensor_value_info("margin", TensorProto.FLOAT, ["batch", 1]),
        ],
        initializers,
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], producer_name="iquazu")
    made.ir_version = 9
    onnx.checker.check_model(made)
    return made


def export(players: int, path: str | Path) -> Path:
    """Writes the net for a number of players to a file and returns its path."""
    path = Path(path)
    path.write_bytes(model(players).SerializeToString())
    return path
