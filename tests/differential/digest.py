"""Plays whole matches and prints a hash of every state on the way: the same with and without the compiler."""

import hashlib
import sys

from tests.playing import CASES, play_on
from veillee import new, playouts
from veillee.bots import make
from veillee.games import game_of


def digest(seeds: int) -> str:
    h = hashlib.sha256()
    for game, seats in CASES:
        for edition in game_of(game).editions:
            for seed in range(seeds):
                match = new(game, seats=seats, seed=seed, edition=edition)
                for seat, _ in play_on(match, seed):
                    h.update(match.states.tobytes())
                    h.update(match.redacted(seat).tobytes())
                h.update(str((match.scores, match.winners)).encode())
        batch = playouts(game, seats, 3, seed="differential")
        h.update(str((batch.moves.tolist(), batch.scores.tolist(), batch.winners.tolist())).encode())
        match = new(game, seats=seats, seed=99)
        for _ in range(40):
            seat = match.to_act[0]
            match.play(seat, make("greedy" if seat == 0 else "random", match, seat).move(match))
        h.update(match.states.tobytes())
    return h.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(int(sys.argv[1])))
