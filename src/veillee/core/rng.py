"""Chance: one generator for everything, ChaCha with 12 rounds, in labelled streams (ADR 0002).

A random event (a shuffle, a drawn seat) opens a stream, takes what it needs from fresh blocks and closes it.
So nothing half-used is left in the state, and events of different streams commute byte for byte.
"""

import hashlib
from enum import IntEnum
from typing import Annotated

import numpy as np

from veillee.core.jit import rule
from veillee.core.record import U8, Ints, Records, dtype_of, new

LABELS = ("deal", "first", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6", "bots", "batch")
"""Every purpose has its own stream; a label's ASCII bytes, padded with zeros to 12, are its nonce."""

ROUNDS = 12
WORD = 0xFFFFFFFF
SIGMA = np.frombuffer(b"expand 32-byte k", "<u4").astype(np.int64)
NONCES = np.array([np.frombuffer(label.encode().ljust(12, b"\0"), "<u4") for label in LABELS]).astype(np.int64)


class Stream(IntEnum):
    """The streams by number: the order of LABELS."""

    DEAL = 0
    FIRST = 1
    SEAT = 2
    """Seat n has stream SEAT + n."""
    BOTS = 8
    BATCH = 9


class Rng:
    """The generator: nobody ever sees it. All but key and counters is scratch, zero between events."""

    key: Annotated[Ints, np.uint32, 8]
    blocks: Annotated[Ints, np.uint32, len(LABELS)]
    """How many blocks of each stream have been used."""
    words: Annotated[Ints, np.uint32, 16]
    """The block in use."""
    stream: U8
    used: U8
    """Words used of the block."""


RNG = dtype_of(Rng)


def key_of_seed(seed: int | str) -> bytes:
    """The 32-byte key of a match made from a seed: a number or any text (ADR 0002)."""
    return hashlib.sha256(f"veillee/1/seed/{seed}".encode()).digest()


def key_of_contributions(server: bytes, seats: list[bytes]) -> bytes:
    """The key of a match to whose shuffle the server and every seat contributed 32 bytes each (ADR 0002)."""
    parts = "/".join(part.hex() for part in [server, *seats])
    return hashlib.sha256(f"veillee/1/table/{parts}".encode()).digest()


def key_of_bot(key: bytes, seat: int) -> bytes:
    """A bot's own key: follows from the match's, gives nothing of it away."""
    return hashlib.sha256(b"veillee/1/bot/" + key + bytes([seat])).digest()


def words_of_key(key: bytes) -> Ints:
    """A key as the eight words of the generator."""
    return np.frombuffer(key, "<u4").astype(np.uint32)


def rng_of_bot(key: bytes | None, seat: int) -> Records:
    """A generator for a bot at a seat of a match."""
    return new_rng(key_of_bot(key or bytes(32), seat))


def new_rng(key: bytes) -> Records:
    """A generator of its own, for bots and batches: an array of one record."""
    r = new(RNG)
    r[0].key[:] = words_of_key(key)
    return r


@rule
def rotate(x: int, n: int) -> int:
    """A 32-bit word turned left by n bits."""
    return ((x << n) | (x >> (32 - n))) & WORD


@rule
def quarter(w: Ints, a: int, b: int, c: int, d: int) -> None:
    """ChaCha's quarter round on four of sixteen words."""
    w[a] = (int(w[a]) + int(w[b])) & WORD
    w[d] = rotate(int(w[d]) ^ int(w[a]), 16)
    w[c] = (int(w[c]) + int(w[d])) & WORD
    w[b] = rotate(int(w[b]) ^ int(w[c]), 12)
    w[a] = (int(w[a]) + int(w[b])) & WORD
    w[d] = rotate(int(w[d]) ^ int(w[a]), 8)
    w[c] = (int(w[c]) + int(w[d])) & WORD
    w[b] = rotate(int(w[b]) ^ int(w[c]), 7)


@rule
def scramble(w: Ints, rounds: int) -> None:
    """The rounds of ChaCha, columns and diagonals by turns."""
    for _ in range(rounds // 2):
        quarter(w, 0, 4, 8, 12)
        quarter(w, 1, 5, 9, 13)
        quarter(w, 2, 6, 10, 14)
        quarter(w, 3, 7, 11, 15)
        quarter(w, 0, 5, 10, 15)
        quarter(w, 1, 6, 11, 12)
        quarter(w, 2, 7, 8, 13)
        quarter(w, 3, 4, 9, 14)


@rule
def add_input(key: Ints, counter: int, nonce: Ints, out: Ints) -> None:
    """Add what a block is made from to sixteen words: constants, key, counter, nonce."""
    for i in range(4):
        out[i] = (int(out[i]) + int(SIGMA[i])) & WORD
    for i in range(8):
        out[4 + i] = (int(out[4 + i]) + int(key[i])) & WORD
    out[12] = (int(out[12]) + counter) & WORD
    for i in range(3):
        out[13 + i] = (int(out[13 + i]) + int(nonce[i])) & WORD


@rule
def block(key: Ints, counter: int, nonce: Ints, rounds: int, out: Ints) -> None:
    """One block of sixteen words, as in RFC 8439 but for the number of rounds."""
    out[:] = 0
    add_input(key, counter, nonce, out)
    scramble(out, rounds)
    add_input(key, counter, nonce, out)


@rule
def open_stream(r: Rng, stream: int) -> None:
    """Begin a random event: the next word comes from a fresh block of this stream."""
    r.stream = stream
    r.used = 16


@rule
def close_stream(r: Rng) -> None:
    """End a random event and leave no trace but the counter."""
    r.words[:] = 0
    r.stream = 0
    r.used = 0


@rule
def next_word(r: Rng) -> int:
    """The next 32 bits of the open stream."""
    if r.used == 16:
        stream = int(r.stream)
        block(r.key, int(r.blocks[stream]), NONCES[stream], ROUNDS, r.words)
        r.blocks[stream] += 1
        r.used = 0
    word = int(r.words[r.used])
    r.used += 1
    return word


@rule
def below(r: Rng, n: int) -> int:
    """A number from 0 to n-1, all equally likely: Lemire's multiplication with rejection."""
    while True:
        product = np.int64(next_word(r)) * np.int64(n)
        low = product & WORD
        if low >= n or low >= (WORD + 1) % n:
            return int(product >> 32)


@rule
def forget(r: Rng) -> None:
    """Leave nothing of a generator: for views, and for games without further chance."""
    r.key[:] = 0
    r.blocks[:] = 0
    close_stream(r)
