"""Plays whole matches and prints a hash of every state on the way: the same with and without the compiler."""

import hashlib
import sys

from tests.playing import CASES, play_on
from veillee import new, playouts
from veillee.bots import make
from veillee.games import game_of


def digest() -> str:
    """One hash over every case; plain Python is thousands of times slower, so views and bots are sampled."""
    h = hashlib.sha256()
    for number, (game, seats) in enumerate(CASES):
        editions = game_of(game).editions
        match = new(game, seats=seats, seed=number, edition=editions[number % len(editions)])
        for played, (seat, _) in enumerate(play_on(match, number)):
            h.update(match.states.tobytes())
            if played % 20 == 0:
                h.update(match.redacted(seat).tobytes())
            if played % 60 == 0:
                h.update(make("greedy", match, seat).move(match).encode())
                h.update(make("random", match, seat).move(match).encode())
        h.update(str((match.scores, match.winners)).encode())
        batch = playouts(game, seats, 1, seed="differential")
        h.update(str((batch.moves.tolist(), batch.scores.tolist(), batch.winners.tolist())).encode())
    return h.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
