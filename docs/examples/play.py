#!/usr/bin/env python3
"""A bot for online tables of Iquazú, in plain Python: no packages, and no rules of the game.

It creates a table with two of the server's bots, takes part in the deal, plays a whole game over the WebSocket, verifies the
deal, and prints the scores. docs/api.md and docs/protocol.md describe everything it sends and receives.

    python3 play.py http://127.0.0.1:4827 [--save FILE] [--witness FILE] [--edition-of FILE] [--extra-cards N]
"""

import argparse
import base64
import http.client
import json
import os
import secrets
import socket
import struct
import sys
import time
from urllib.parse import urlparse

sys.dont_write_bytecode = True  # the import leaves no file beside it
import fair

# Seconds to wait before reconnecting: doubled from the minimum to the maximum, with a random part, so that the clients of a
# server that was restarted do not come back all at once.
BACKOFF_MIN, BACKOFF_MAX = 0.25, 2.0
# Seconds without a connection after which the client gives up.
RECONNECT_TIMEOUT = 120.0


class ServerAway(Exception):
    """The server cannot be reached, or asks the client to come back later."""


class Server:
    """HTTP requests. Stores the cookie that identifies this client."""

    def __init__(self, url):
        parts = urlparse(url)
        self.host, self.port, self.cookie = parts.hostname, parts.port or 80, None

    def request(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie:
            headers["Cookie"] = self.cookie
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        text = answer.read().decode()
        if answer.status == 429:  # too many requests: the server says when to try again
            time.sleep(float(answer.getheader("Retry-After") or 1))
            return self.request(method, path, body)
        if answer.status in (502, 503, 504):
            raise ServerAway(f"{method} {path}: {answer.status} {text}")
        if answer.status >= 300:
            sys.exit(f"{method} {path}: {answer.status} {text}")
        return text


class Socket:
    """Just enough of RFC 6455 for text messages."""

    def __init__(self, server, path):
        self.socket = socket.create_connection((server.host, server.port), timeout=60)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {server.host}:{server.port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {server.cookie}", "", "",
        ]
        self.socket.sendall("\r\n".join(lines).encode())
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ServerAway(head.decode())

    def fill(self):
        received = self.socket.recv(65536)
        if not received:
            raise ServerAway("the server ended the connection")
        self.buffer += received

    def take(self, count):
        while len(self.buffer) < count:
            self.fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send(self, message, kind=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        mask = os.urandom(4)
        length = bytes([128 | len(data)]) if len(data) < 126 else bytes([128 | 126]) + struct.pack(">H", len(data))
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.socket.sendall(bytes([128 | kind]) + length + mask + masked)

    def receive(self):
        """Returns the next message of the server."""
        while True:
            first, length = self.take(2)
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            data = self.take(length)
            kind = first & 15
            if kind == 1:
                return json.loads(data)
            if kind == 8:
                raise ServerAway("the server ended the connection")
            if kind == 9:
                self.send(data, kind=10)  # answer a ping with a pong


def edition_of(record):
    """Returns the settings for the edition of a record: its identity, and its data unless it is built in."""
    words = dict(line.split(" ", 1) for line in record.splitlines() if line.startswith("edition"))
    settings = {"edition": words["edition"]}
    if "edition-data" in words:
        settings["edition_data"] = words["edition-data"]
    return settings


def create_table(server, edition, extra_cards):
    seats = [{"for": "person"}, {"for": "bot", "level": "casual"}, {"for": "bot", "level": "beginner"}]
    settings = {
        **edition, "seats": seats, "pace": "live", "clock": {"kind": "none"},
        "stand_in": "casual", "visibility": "link",
    }
    if extra_cards:
        settings["handicaps"] = [{"cards": extra_cards}, {}, {}]
    body = {"settings": settings, "name": "Python", "commits": True}
    return json.loads(server.request("POST", "/api/tables", body))["table"]


class DealParticipant:
    """The client's part in the deal: commits to a nonce, reveals it once the deal is sealed, and remembers what was shown."""

    def __init__(self, table):
        self.table, self.me, self.commitment, self.rounds = table, None, None, {}

    def answer(self, message):
        """Returns what to send after a `snapshot` or `seats`, or None."""
        shown = message.get("fair") or message
        if message["type"] == "snapshot":
            self.me = message["me"]
            self.commitment = self.commitment or shown["commitment"]
            if shown["commitment"] != self.commitment:
                sys.exit("the server has changed its commitment")
        deal, phase = shown.get("deal"), message.get("phase") or message["table"]["phase"]
        if deal is None or phase != "gathering":
            return None
        number, commitments = deal["round"], deal["commitments"]
        seen = self.rounds.setdefault(number, {"round": number, "own": None, "commitments": commitments, "seal": None})
        for place, known in enumerate(seen["commitments"]):
            if known and known != commitments[place]:
                sys.exit("the server has changed a player's commitment")
        seen["commitments"] = commitments
        if seen["own"] is None and commitments[self.me - 1] is None and self.me not in deal.get("missed", []):
            seen["own"] = [self.me, secrets.token_hex(32)]
        if seen["own"] is None:
            return None
        nonce = seen["own"][1]
        ours = fair.commit_to_nonce(self.table, number, self.me, nonce)
        request = f"deal-{number}-{'reveal' if deal.get('seal') else 'commit'}"
        if "seal" not in deal:
            if commitments[self.me - 1] is None:
                return {"type": "commit", "request": request, "round": number, "commitment": ours}
            return None
        if seen["seal"] not in (None, deal["seal"]):
            sys.exit("the server has changed the seal")
        seen["seal"] = deal["seal"]
        # The nonce is for this seal only: it must name our table, our round, and the commitments that we know.
        words = deal["seal"].splitlines()
        expected = [f"table {self.table}", f"round {number}", f"server {self.commitment}", f"seat {self.me} person {ours}"]
        if all(line in words for line in expected) and shown["nonces"][self.me - 1] is None:
            return {"type": "reveal", "request": request, "round": number, "nonce": nonce}
        return None

    def witness(self):
        """Returns what the client saw, in the form that fair.py and `iquazu verify --witness` read."""
        return {"table": self.table, "commitment": self.commitment, "rounds": list(self.rounds.values())}


def choose(moves):
    """Places the gem that costs the fewest cards, draws if it can place none, and otherwise takes the first move."""
    def cards(move):
        return sum(int(digit) for digit in move.split()[2] if digit.isdigit())

    places = [move for move in moves if move.startswith("place ")]
    if places:
        return min(places, key=cards)
    return "draw" if "draw" in moves else moves[0]


def play(server, table, participant):
    """Plays to the end of the game, over as many connections as it takes."""
    pause, last_success = BACKOFF_MIN, time.monotonic()
    while True:
        connected = time.monotonic()
        try:
            return play_connected(server, table, participant)
        except (ServerAway, OSError, http.client.HTTPException) as reason:
            if time.monotonic() - connected > BACKOFF_MAX:
                pause, last_success = BACKOFF_MIN, time.monotonic()
            if time.monotonic() - last_success > RECONNECT_TIMEOUT:
                sys.exit(f"giving up, the server is away: {reason}")
            print(f"lost the connection ({reason}); trying again", file=sys.stderr)
            time.sleep(pause * (0.5 + secrets.randbelow(500) / 1000))
            pause = min(2 * pause, BACKOFF_MAX)


def play_connected(server, table, participant):
    """Plays until the game is over or the connection is lost. A move whose answer was lost is sent again under the same id:
    the server plays it once."""
    connection = Socket(server, f"/api/tables/{table}/socket")
    connection.send({"type": "hello", "version": 2})
    asked = -1
    while True:
        message = connection.receive()
        kind = message["type"]
        if kind == "snapshot":
            print("edition", message["table"]["settings"]["edition"])
        if kind in ("snapshot", "seats"):
            due = participant.answer(message)
            if due:
                connection.send(due)
        if kind == "over" or kind == "snapshot" and message["table"]["phase"] == "over":
            return
        if kind == "going_away":
            raise ServerAway("the server stops")
        if kind == "refused" and message["refusal"]["reason"] in ("unavailable", "going_away", "stale", "too_fast"):
            raise ServerAway(f"refused: {message['refusal']}")
        if kind == "refused":
            sys.exit(f"refused: {message['refusal']}")
        if kind not in ("snapshot", "step") or "view" not in message:
            continue
        steps = message["steps"]
        answer = json.loads(server.request("GET", f"/api/tables/{table}/moves"))
        if answer["moves"] and answer["steps"] == steps and asked != steps:
            asked = steps
            move = choose(answer["moves"])
            connection.send({"type": "act", "request": f"step-{steps}", "expected": steps, "action": move})


def main():
    parser = argparse.ArgumentParser(description="Plays a game of Iquazú against two bots of a server.")
    parser.add_argument("server", help="such as http://127.0.0.1:4827")
    parser.add_argument("--save", metavar="FILE", help="write the record of the game there")
    parser.add_argument("--witness", metavar="FILE", help="write what this client saw of the deal there")
    parser.add_argument("--edition-of", metavar="FILE", help="play the edition of this record, the standard one otherwise")
    parser.add_argument("--extra-cards", metavar="N", type=int, default=0, help="a handicap for this client: 0 to 4 more cards")
    options = parser.parse_args()
    server = Server(options.server)
    edition = {"edition": "reconstructed-2"}
    if options.edition_of:
        with open(options.edition_of, encoding="utf-8") as file:
            edition = edition_of(file.read())
    table = create_table(server, edition, options.extra_cards)
    participant = DealParticipant(table)
    play(server, table, participant)
    record = server.request("GET", f"/api/tables/{table}/record")
    if options.save:
        with open(options.save, "w", encoding="utf-8") as file:
            file.write(record)
    if options.witness:
        with open(options.witness, "w", encoding="utf-8") as file:
            json.dump(participant.witness(), file)
    fair.verify(record)
    fair.compare(record, participant.witness())
    print(next(line for line in record.splitlines() if line.startswith("result")))


main()
