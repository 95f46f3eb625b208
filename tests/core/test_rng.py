"""The generator against published vectors, and the derivations that ADR 0002 fixes."""

from typing import Any

import numpy as np
import pytest

import veillee
from veillee.core.record import new
from veillee.core.rng import (
    LABELS,
    NONCES,
    RNG,
    ROUNDS,
    Stream,
    below,
    block,
    close_stream,
    forget,
    key_of_bot,
    key_of_contributions,
    key_of_seed,
    next_word,
    open_stream,
    words_of_key,
)


def words(text: str) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.frombuffer(bytes.fromhex(text.replace(":", "")), "<u4").astype(np.int64)


COUNTING_KEY = bytes(range(32)).hex()
PUBLISHED = {
    # rounds, key, counter, nonce, block
    "RFC 8439 2.3.2": (
        20,
        COUNTING_KEY,
        1,
        "00:00:00:09:00:00:00:4a:00:00:00:00",
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    "RFC 8439 A.1, first": (
        20,
        "00" * 32,
        0,
        "00" * 12,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    "RFC 8439 A.1, second": (
        20,
        "00" * 32,
        1,
        "00" * 12,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    "ChaCha12, 256 bits, test case 1 of the IETF draft": (
        12,
        "00" * 32,
        0,
        "00" * 12,
        "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
        "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be",
    ),
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_vectors(name: str) -> None:
    rounds, key, counter, nonce, wanted = PUBLISHED[name]
    out = np.zeros(16, np.uint32)
    block(words(key), counter, words(nonce), rounds, out)
    assert out.astype("<u4").tobytes().hex() == wanted


def test_labels_are_nonces() -> None:
    assert len(LABELS) == len(set(LABELS)) == len(NONCES)
    assert NONCES[Stream.DEAL].astype("<u4").tobytes() == b"deal\0\0\0\0\0\0\0\0"
    assert NONCES[Stream.SEAT + 5].astype("<u4").tobytes() == b"seat 6\0\0\0\0\0\0"
    assert NONCES[Stream.BATCH].astype("<u4").tobytes() == b"batch\0\0\0\0\0\0\0"


def test_seeds_are_keys() -> None:
    """The vectors of ADR 0002: a change here breaks every replay."""
    assert key_of_seed(7).hex() == "cac05a4aa769ac7c7d0fb4ef561d4d681af02c83bf51a16d68ba438fc6163b3b"
    assert key_of_seed("7") == key_of_seed(7) != key_of_seed("seven")
    shared = key_of_contributions(b"\1" * 32, [b"\2" * 32, b"\3" * 32])
    assert shared != key_of_contributions(b"\1" * 32, [b"\3" * 32, b"\2" * 32])
    assert key_of_bot(shared, 0) != key_of_bot(shared, 1)


def test_first_cards_of_a_seed() -> None:
    """Seed 7, the first cards of the deck: the shuffle of ADR 0002, stated once and for all."""
    match = veillee.new("fairy-lights", seats=3, seed=7)
    assert match.position()["deck"][:5] == ["O1s0", "S1s2", "P1s0", "S1s1", "Y1s0"]
    assert match.to_act == (0,)


def test_streams_are_independent_and_leave_no_trace() -> None:
    one, two = new(RNG), new(RNG)
    for r in (one[0], two[0]):
        r.key[:] = words_of_key(key_of_seed(1))
    draw(one[0], Stream.SEAT, 20)
    first = draw(one[0], Stream.DEAL, 3)
    assert draw(two[0], Stream.DEAL, 3) == first
    draw(two[0], Stream.SEAT, 20)
    assert one.tobytes() == two.tobytes()
    assert not one[0].words.any()
    forget(one[0])
    assert not any(one.tobytes())


def draw(r: Any, stream: int, n: int) -> list[int]:
    open_stream(r, stream)
    numbers = [int(next_word(r)) for _ in range(n)]
    close_stream(r)
    return numbers


@pytest.mark.parametrize("n", [1, 2, 3, 5, 103, 2**31 - 1])
def test_below_stays_below_and_reaches_all(n: int) -> None:
    r = new(RNG)
    r[0].key[:] = words_of_key(key_of_seed(n))
    open_stream(r[0], Stream.BOTS)
    drawn = [int(below(r[0], n)) for _ in range(60 * min(n, 110))]
    assert min(drawn) >= 0
    assert max(drawn) < n
    if n < 200:
        assert set(drawn) == set(range(n))


def test_below_rejects_what_would_be_unfair() -> None:
    """Of 2^32 words and n = 3 * 2^30, those whose product has a low half below 2^30 are thrown away."""
    n, r = 3 * 2**30, new(RNG)
    r[0].words[:2] = [1, 4]
    assert below(r[0], n) == 0
    assert r[0].used == 1
    r[0].used = 0
    r[0].words[:2] = [4, 2]
    assert below(r[0], n) == 1
    assert r[0].used == 2


def test_rounds_are_twelve() -> None:
    assert ROUNDS == 12
