"""A match that is played across the change from plain to compiled rules, told as a hash of all its bytes."""

import hashlib
import sys

import veillee
from veillee import bots, compile_ahead
from veillee.core.match import Match


def played(match: Match, at: int) -> str:
    """The hash of every state and view of a match between two bots; the change comes before some act."""
    digest, known = hashlib.sha256(), {seat: bots.make("hedgehog", match, seat) for seat in range(match.seats)}
    while not match.over:
        if at and len(match.acts) == at:
            compile_ahead.load(match.game.id)
        seat = match.to_act[0]
        match.play(seat, known[seat].move(match))
        digest.update(match.states.tobytes() + repr(match.view(seat)).encode())
    assert len(match.acts) > at
    return digest.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(played(veillee.new(sys.argv[1], seats=2, seed="crossing"), int(sys.argv[2])))
