"""Types, stubs, version, documents and examples."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import iquazu

FOLDER = Path(__file__).parent.parent


def run(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, capture_output=True, text=True, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_types(tmp_path: Path) -> None:
    run(sys.executable, "-m", "mypy", "--cache-dir", os.devnull, "--config-file", str(FOLDER / "pyproject.toml"), cwd=tmp_path)


def test_stubs_agree_with_the_module(tmp_path: Path) -> None:
    run(sys.executable, "-m", "mypy.stubtest", "iquazu._iquazu", cwd=tmp_path)


def test_version_is_that_of_the_workspace() -> None:
    workspace = tomllib.loads((FOLDER / "../../Cargo.toml").resolve().read_text())
    assert iquazu.__version__ == workspace["workspace"]["package"]["version"]


@pytest.mark.parametrize("example", sorted(path.name for path in (FOLDER / "examples").glob("*.py")))
def test_examples_run(example: str, tmp_path: Path) -> None:
    assert run(sys.executable, str(FOLDER / "examples" / example), "--short", cwd=tmp_path)


def test_documentation_lists_the_layout() -> None:
    page = (FOLDER / "../../docs/python.md").resolve().read_text()
    for name, _, shape, about in iquazu.Game(2).observation_layout():
        assert f"| `{name}` | {'×'.join(map(str, shape))} | {about} |" in page
    game = iquazu.Game(2)
    for number in (game.num_actions, game.num_heads, game.observation_size):
        assert re.search(rf"\b{number}\b", page)


def test_readme_runs() -> None:
    code = re.search(r"```python\n(.*?)```", (FOLDER / "README.md").read_text(), re.DOTALL)
    assert code
    run(sys.executable, "-c", code[1])
