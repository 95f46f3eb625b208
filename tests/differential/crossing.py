"""A match that is played across the change from plain to compiled rules, told as a hash of all its bytes."""

import hashlib
import sys
from collections.abc import Callable

import veillee
from veillee import bots, compile_ahead
from veillee.core import changeover, contract
from veillee.core.match import Match


def change_over(game: str) -> None:
    """Load the compiled rules as a server does, and let them be used."""
    assert not getattr(contract.play, "signatures", []), "the match has begun as plain Python"
    with changeover.compiled():
        compile_ahead.call_everything(game, hints=False)
    changeover.release(game)
    assert type(contract.play).__name__ == "CPUDispatcher", "nothing looks any more whether a game waits"


def played(match: Match, at: int, change: Callable[[], None]) -> str:
    """The hash of every state and view of a match between two bots; the change comes before some act."""
    digest, known = hashlib.sha256(), {seat: bots.make("hedgehog", match, seat) for seat in range(match.seats)}
    while not match.over:
        if len(match.acts) == at:
            change()
        seat = match.to_act[0]
        match.play(seat, known[seat].move(match))
        digest.update(match.states.tobytes() + repr(match.view(seat)).encode())
    assert len(match.acts) > at
    return digest.hexdigest()


if __name__ == "__main__":
    game, at = sys.argv[1], int(sys.argv[2])
    changeover.wait_for({game})
    told = played(veillee.new(game, seats=2, seed="crossing"), at, lambda: change_over(game) if at else None)
    sys.stdout.write(told)
