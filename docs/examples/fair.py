#!/usr/bin/env python3
"""Verifies the deals of online games of Iquazú, in plain Python: a second implementation of docs/protocol.md.

It implements the two schemes `iquazu-fair-1` and `iquazu-fair-2`, and of the rules of the game only what is in which pile.

    python3 fair.py RECORD [WITNESS]

RECORD is the record of a game, WITNESS the file in which a browser or play.py saved what it saw.
"""

import base64
import hashlib
import json
import re
import struct
import sys

SCHEME = "iquazu-fair-2"
TILES = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "c2", "c3", "c4", "any", "dbl"]
# Cards, light tiles and dark tiles of both built-in editions.
BUILT_IN = ([20, 20, 20], [3, 4, 3, 0, 0, 0, 0, 0, 4, 4, 3, 7, 7], [0, 0, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0, 0])
FIRST_EDITION = "reconstructed-1#8e1c51d8b3506a45e454b9c6855461e4"


class VerifyError(Exception):
    """The record does not follow from what was fixed before the game."""


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def commit_to_secret(table, secret):
    return sha256(f"{SCHEME} secret {table} {secret}")


def commit_to_nonce(table, round_, seat, nonce):
    return sha256(f"{SCHEME} nonce {table} {round_} {seat} {nonce}")


class Record:
    """The parts of a record that concern the deal."""

    def __init__(self, text):
        self.tags, self.lines, self.words, self.handicaps = {}, [], {}, []
        for line in text.splitlines():
            if line.startswith("tag "):
                _, key, value = (line + " ").split(" ", 2)
                self.tags.setdefault(key, value.strip())
            elif line.startswith("handicap "):
                self.handicaps.append(line)
            elif re.match(r"(setup|[1-4] )", line):
                self.lines.append([part.split() for part in line.split("|")])
            elif line:
                key, _, value = line.partition(" ")
                self.words[key] = value
        self.seats = range(1, len(self.words["players"].split()) + 1)

    def tag(self, key):
        if key not in self.tags:
            raise VerifyError(f"the tag {key} is missing")
        return self.tags[key]

    def edition(self):
        """Returns the identity of the edition; the oldest format names only the id."""
        name = self.words["edition"]
        return FIRST_EDITION if name == "reconstructed-1" else name

    def pieces(self):
        """Returns the cards, light tiles and dark tiles of the edition."""
        if "edition-data" not in self.words:
            return BUILT_IN
        letters = self.words["edition-data"]
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        if self.edition().split("#")[1] != hashlib.sha256(data).hexdigest()[:32]:
            raise VerifyError("the data of the edition does not match its identity")
        bits = "".join(f"{byte:08b}" for byte in data)
        place = 0

        def take(width):
            nonlocal place
            place += width
            return int(bits[place - width:place], 2)

        take(8)
        for _ in ("id", "name", "status"):
            for _ in range(take(8)):
                take(8)
        cards = [take(8) for _ in range(3)]
        take(8 + 8 + 4 + 2)
        for _ in range(55):
            for _ in range(take(2)):
                take(2)
        take(66 * 6)
        return cards, [take(6) for _ in TILES], [take(6) for _ in TILES]


def seal_of(record):
    """Returns the text of the seal, which everybody was shown before the first nonce was revealed."""
    lines = [
        SCHEME, f"table {record.tag('table')}", f"rules {record.words['rules']}", f"edition {record.edition()}",
        *record.handicaps, f"round {record.tag('round')}", f"voids {record.tag('voids')}", f"server {record.tag('commitment')}",
    ]
    for seat in record.seats:
        if record.tag(f"player{seat}") in ("person", "elsewhere"):
            lines.append(f"seat {seat} person {record.tags.get(f'commitment{seat}', '-')}")
        else:
            lines.append(f"seat {seat} bot")
    return "".join(line + "\n" for line in lines)


def key_of(record):
    """Checks the commitments and returns the key of the deal."""
    secret, commitment = record.tag("secret"), record.tag("commitment")
    nonces = [record.tags.get(f"nonce{seat}") for seat in record.seats]
    if record.tag("fair") == "iquazu-fair-1":
        if hashlib.sha256(bytes.fromhex(secret)).hexdigest() != commitment:
            raise VerifyError("the secret does not match the commitment")
        parts = [bytes.fromhex(nonce) if nonce else bytes(32) for nonce in nonces]
        return hashlib.sha256(b"iquazu-fair-1" + bytes.fromhex(secret) + b"".join(parts)).digest()
    if record.tag("fair") != SCHEME:
        raise VerifyError(f"unknown scheme {record.tag('fair')}")
    table = record.tag("table")
    if commit_to_secret(table, secret) != commitment:
        raise VerifyError("the secret does not match the commitment")
    seal = seal_of(record)
    for seat, nonce in zip(record.seats, nonces):
        sealed = re.search(rf"^seat {seat} person ([0-9a-f]+)$", seal, re.MULTILINE)
        expected = commit_to_nonce(table, record.tag("round"), seat, nonce) if nonce else None
        if (sealed.group(1) if sealed else None) != expected:
            raise VerifyError(f"the nonce of seat {seat} does not match its commitment")
    words = [f"{SCHEME} key", sha256(seal), secret] + [nonce for nonce in nonces if nonce]
    return bytes.fromhex(sha256(" ".join(words)))


def chacha20_block(key, counter, nonce):
    """RFC 8439, section 2.3."""
    start = list(struct.unpack("<16L", b"expand 32-byte k" + key + struct.pack("<L", counter) + nonce))
    state = start[:]

    def quarter(a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[x] = (state[x] + state[y]) & 0xFFFFFFFF
            mixed = state[z] ^ state[x]
            state[z] = ((mixed << turn) | (mixed >> (32 - turn))) & 0xFFFFFFFF

    for _ in range(10):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for row in range(4):
            quarter(row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4)
    return struct.pack("<16L", *((one + other) & 0xFFFFFFFF for one, other in zip(state, start)))


def random_words(key, step):
    """Yields the random words of a step, without end."""
    counter = 0
    while True:
        yield from struct.unpack("<8Q", chacha20_block(key, counter, struct.pack("<L", step) + bytes(8)))
        counter += 1


class SmallNumbers:
    """Small random numbers from one random word."""

    def __init__(self, words):
        self.rest = next(words)

    def below(self, bound):
        product = self.rest * bound
        self.rest = product % 2**64
        return product >> 64


def sample_strips(words):
    strips, numbers = list("abcde"), SmallNumbers(words)
    for last in (4, 3, 2, 1):
        other = numbers.below(last + 1)
        strips[last], strips[other] = strips[other], strips[last]
    return ["strips", "".join(strips)]


def sample_tiles(hidden, words):
    numbers, faces = SmallNumbers(words), []
    for _ in range(5):
        nth = numbers.below(sum(hidden))
        face = 0
        while nth >= hidden[face]:
            nth -= hidden[face]
            face += 1
        hidden[face] -= 1
        faces.append(TILES[face])
    return ["tiles"] + faces


def sample_cards(pile, count, words):
    pile, drawn, numbers = pile[:], [0, 0, 0], SmallNumbers(words)
    for number in range(count):
        if number >= 6 and (number - 6) % 7 == 0:
            numbers = SmallNumbers(words)
        card = numbers.below(sum(pile))
        colour = 0 if card < pile[0] else 1 if card < pile[0] + pile[1] else 2
        pile[colour] -= 1
        drawn[colour] += 1
    return drawn


def cards_of(text):
    return [int((re.search(rf"(\d+){colour}", text) or [0, 0])[1]) for colour in "wbo"]


class Piles:
    """What can still be drawn."""

    def __init__(self, pieces):
        cards, light, dark = pieces
        self.draw, self.discard = list(cards), [0, 0, 0]
        self.light, self.dark, self.position = list(light), list(dark), 6

    def act(self, action):
        """Puts paid and discarded cards on the discard pile."""
        if action[:1] == ["place"] or action[:1] == ["discard"]:
            paid = cards_of(action[2] if action[0] == "place" else action[1])
            self.discard = [held + more for held, more in zip(self.discard, paid)]

    def draw_cards(self, count, words):
        if count <= sum(self.draw):
            drawn = sample_cards(self.draw, count, words)
            self.draw = [held - less for held, less in zip(self.draw, drawn)]
            return drawn
        rest = sample_cards(self.discard, count - sum(self.draw), words)
        drawn = [held + more for held, more in zip(self.draw, rest)]
        self.draw = [held - less for held, less in zip(self.discard, rest)]
        self.discard = [0, 0, 0]
        return drawn

    def outcome(self, found, words):
        """Returns the outcome that follows from the words, of the same kind and size as the one in the record."""
        if found[0] == "strips":
            return sample_strips(words)
        if found[0] == "tiles":
            self.position += 1
            return sample_tiles(self.light if self.position <= 13 else self.dark, words)
        drawn = self.draw_cards(sum(cards_of(found[1])), words)
        return ["got", "".join(f"{count}{colour}" for count, colour in zip(drawn, "wbo") if count) or "-"]


def verify(text):
    """Returns the number of outcomes of a game that follow from its commitments, or raises VerifyError."""
    record = Record(text)
    key, piles, outcomes = key_of(record), Piles(record.pieces()), 0
    for step, (action, *found) in enumerate(record.lines):
        piles.act(action[1:])
        words = random_words(key, step)
        for outcome in found:
            expected = piles.outcome(outcome, words)
            if outcome != expected:
                raise VerifyError(f"step {step}: {' '.join(outcome)} instead of {' '.join(expected)}")
            outcomes += 1
    return outcomes


def compare(text, witness):
    """Compares a record with what a client saw; raises VerifyError if they differ."""
    record = Record(text)
    if witness.get("conflicts"):
        raise VerifyError(f"the client has found: {witness['conflicts']}")
    if record.tag("table") != witness["table"] or record.tag("commitment") != witness["commitment"]:
        raise VerifyError("the record has another table or commitment than the client was shown")
    if not witness["rounds"]:
        return
    if record.tag("fair") != SCHEME:
        raise VerifyError("the record is of an older scheme than the client was shown")
    seal, last = seal_of(record), int(record.tag("round"))
    for shown in witness["rounds"]:
        if shown.get("seal") and shown["round"] > last:
            raise VerifyError("a round that was abandoned is not counted")
        if shown.get("seal") and shown["round"] == last:
            if shown["seal"] != seal:
                raise VerifyError("the record has another seal than the client was shown")
            seat, nonce = shown.get("own") or (None, None)
            if seat and f"nonce{seat}" in record.tags and record.tags[f"nonce{seat}"] != nonce:
                raise VerifyError("the nonce of the client was replaced")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    try:
        print(f"{verify(text)} outcomes follow from the commitments")
        if len(sys.argv) == 3:
            with open(sys.argv[2], encoding="utf-8") as file:
                compare(text, json.load(file))
            print("and the game is the one that the client was promised")
    except VerifyError as reason:
        sys.exit(f"not fair: {reason}")


if __name__ == "__main__":
    main()
