"""A text environment for language models: rules, the view in words, moves as text, typed refusals, a transcript.

>>> table = TextEnv(opponents="casual", seed=3)
>>> print(table.rules())
>>> print(table.observe())
>>> table.move("draw").text

`python -m iquazu.text_env --bot casual -- COMMAND` lets a local command play: see `play_command`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

import numpy as np

from iquazu._iquazu import Bot, Edition, Game, IllegalMoveError, State, rules_page

__all__ = ["Reply", "TextEnv", "play_command"]

NOTATION = """HOW TO WRITE A MOVE
draw                 draw 4 cards
place 3e 1w2b        place a gem in the fifth gap of column 3 and pay 1 white and 2 blue cards
place 3e 3w any      the same with an any-colour tile: 3 cards of any colours
cards 2              give up a tile that shows 2 cards, and draw them
double               give up a double-move tile for one more action
end                  end the turn
discard 1o           discard down to 12 cards
Colours are w (white), b (blue), o (orange). A gap is its column and a letter, a at the top.
Ask with: rules, view, moves. A refused move can be tried again."""


@dataclass(frozen=True)
class Reply:
    """What the environment says: `ok`, `refused` (with the clause), `over` or `forfeit`."""

    kind: Literal["ok", "refused", "over", "forfeit"]
    text: str
    clause: str | None = None
    rule: str | None = None
    tries_left: int | None = None


@dataclass
class TextEnv:
    """One player who reads and writes text, against bots.

    A move that is refused may be tried again, `tries` times for one decision; after that the first legal move is played
    for the player (`on_exhausted="play"`) or the game is lost (`"forfeit"`). The transcript has every exchange.
    """

    opponents: str | Sequence[str] = "casual"
    players: int = 2
    seat: int = 0
    seed: int = 0
    edition: str | Edition | None = None
    tries: int = 3
    on_exhausted: Literal["play", "forfeit"] = "play"
    transcript: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not 0 <= self.seat < self.players:
            raise ValueError(f"expected a seat from 0 to {self.players - 1}, not {self.seat}")
        if self.tries < 1:
            raise ValueError(f"expected at least 1 try, not {self.tries}")
        names = [self.opponents] * (self.players - 1) if isinstance(self.opponents, str) else list(self.opponents)
        if len(names) != self.players - 1:
            raise ValueError(f"expected {self.players - 1} opponents, not {len(names)}")
        self._bots = [Bot(name) for name in names]
        self._seeds = np.random.default_rng(self.seed)
        self.state: State = Game(self.players, self.edition).initial(int(self._seeds.integers(2**63)))
        self.forfeited = False
        self._left = self.tries
        self._news: list[str] = []
        self._play_bots()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.is_over or self.forfeited

    def rules(self) -> str:
        """Returns the rules in one page, and how to write moves."""
        return f"{rules_page()}{NOTATION}\n"

    def observe(self) -> str:
        """Returns the view of the player in words, with what happened since its last move."""
        news = "".join(f"{line}\n" for line in self._news)
        return (f"Since your last move:\n{news}\n" if news else "") + describe(self.state, self.seat)

    def legal_moves(self) -> list[str]:
        """Returns the legal moves as text."""
        return [] if self.is_over else self.state.view(self.seat).legal_moves()

    def move(self, text: str) -> Reply:
        """Plays a move, or answers a request (`rules`, `view`, `moves`)."""
        reply = self._answer(text.strip())
        self.transcript.append({"said": text, **asdict(reply)})
        return reply

    def _answer(self, text: str) -> Reply:
        if self.is_over:
            return Reply("over", self._result())
        if text == "rules":
            return Reply("ok", self.rules(), tries_left=self._left)
        if text == "view":
            return Reply("ok", self.observe(), tries_left=self._left)
        if text == "moves":
            return Reply("ok", "\n".join(self.legal_moves()), tries_left=self._left)
        try:
            self.state.apply(text)
        except IllegalMoveError as error:
            return self._refuse(error)
        return self._after_move(f"You played: {text}")

    def _refuse(self, error: IllegalMoveError) -> Reply:
        self._left -= 1
        if self._left > 0:
            return Reply("refused", f"Refused: {error}", error.clause, error.rule, self._left)
        if self.on_exhausted == "forfeit":
            self.forfeited = True
            return Reply("forfeit", f"Refused: {error}. No tries left: the game is lost.", error.clause, error.rule, 0)
        chosen = self.legal_moves()[0]
        self.state.apply(chosen)
        return self._after_move(f"Refused: {error}. No tries left, so this was played for you: {chosen}")

    def _after_move(self, text: str) -> Reply:
        self._left = self.tries
        self._news = []
        self._note_events()
        self._play_bots()
        if self.is_over:
            return Reply("over", f"{text}\n{self._result()}")
        return Reply("ok", f"{text}\n\n{self.observe()}", tries_left=self._left)

    def _play_bots(self) -> None:
        while (seat := self.state.current_seat) is not None and seat != self.seat:
            bot = self._bots[(seat - self.seat - 1) % self.players]
            self.state.apply(bot.choose(self.state, int(self._seeds.integers(2**63))))
            self._note_events()

    def _note_events(self) -> None:
        self._news += [sentence(event) for event in self.state.events(self.seat)]

    def returns(self) -> list[float]:
        """Returns the share of the win of each seat; a forfeit gives it to the others."""
        if not self.forfeited:
            return self.state.returns()
        return [0.0 if seat == self.seat else 1 / (self.players - 1) for seat in range(self.players)]

    def _result(self) -> str:
        points = ", ".join(f"seat {seat + 1}: {score}" for seat, score in enumerate(self.state.scores))
        return f"The game is over. {points}. Your share of the win: {self.returns()[self.seat]:g}"


def describe(state: State, seat: int) -> str:
    """Returns what a seat may know in words: a drawing of the wall, its hand, and what it has to decide."""
    view = state.view(seat)
    table = view.table()
    hand = ", ".join(f"{count} {name}" for count, name in zip(view.hand, ("white", "blue", "orange"), strict=True))
    task = {
        "act": "You owe an action: draw, or place a gem.",
        "close": "Your action is done: end the turn, or use tiles.",
        "discard": "Discard down to 12 cards.",
        "over": "The game is over.",
    }.get(table["stage"], "")
    turn = task if view.is_my_turn or table["stage"] == "over" else "It is not your turn."
    return f"{view.draw()}\nYou are seat {seat + 1}. Your hand: {hand}.\n{turn}"


def sentence(event: dict[str, Any]) -> str:
    """Returns an event as a short line: its name, and what is known of it."""
    details = ", ".join(f"{key} {_words(value)}" for key, value in event.items() if key != "event")
    return f"- {event['event'].replace('_', ' ')}: {details}"


def _words(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def play_command(command: Sequence[str], **arguments: Any) -> TextEnv:
    """Lets a local command play to the end, one JSON object per line each way, and returns the environment.

    The command reads `{"kind", "text", "clause", "rule", "tries_left"}` and writes `{"move": "draw"}`.
    """
    table = TextEnv(**arguments)
    with subprocess.Popen(list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin and process.stdout
        reply = Reply("ok", f"{table.rules()}\n{table.observe()}", tries_left=table.tries)
        while True:
            try:
                process.stdin.write(json.dumps(asdict(reply)) + "\n")
                process.stdin.flush()
            except BrokenPipeError:
                table.forfeited = table.forfeited or not table.is_over
                break
            if table.is_over:
                break
            line = process.stdout.readline()
            if not line:
                table.forfeited = True
                break
            reply = table.move(_move_of(line))
        process.stdin.close()
    return table


def _move_of(line: str) -> str:
    """Returns the move of a line: of a JSON object with `move`, or the line itself."""
    try:
        said = json.loads(line)
    except json.JSONDecodeError:
        return line.strip()
    return str(said.get("move", "")) if isinstance(said, dict) else line.strip()


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays a command against a bot and prints the result and, with `--transcript`, every exchange."""
    parser = argparse.ArgumentParser(prog="python -m iquazu.text_env", description=main.__doc__)
    parser.add_argument("--bot", default="casual", help="the bot in the other seats")
    parser.add_argument("--players", type=int, default=2, help="the number of players")
    parser.add_argument("--seed", type=int, default=0, help="the seed of chance and bots")
    parser.add_argument("--tries", type=int, default=3, help="how often a refused move may be tried again")
    parser.add_argument("--transcript", metavar="FILE", help="write every exchange as JSON lines")
    parser.add_argument("command", nargs="+", help="the command that plays, after --")
    options = parser.parse_args(arguments)
    table = play_command(
        options.command, opponents=options.bot, players=options.players, seed=options.seed, tries=options.tries
    )
    if options.transcript:
        with open(options.transcript, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(entry) + "\n" for entry in table.transcript)
    print(json.dumps({"scores": table.state.scores, "returns": table.returns(), "forfeited": table.forfeited}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
