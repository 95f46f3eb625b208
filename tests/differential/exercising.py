"""Matches of a game with every level of player, told as a hash of all their bytes: `exercising GAME MATCHES`."""

import hashlib
import sys

from veillee import bots, compile_ahead, games
from veillee.bots.player import Budget
from veillee.coach.hints import hint_for
from veillee.core.jit import COMPILER, Compiler
from veillee.core.match import Match

THINKING = 24
"""The simulations of a player who thinks."""


def watch(match: Match, digest: "hashlib._Hash") -> None:
    """Play a match to its end, or for long, and add each state and view to the digest."""
    levels = [bots.RANDOM, *bots.bots_of(match.game)]
    players = {seat: bots.make(levels[seat % len(levels)], match, seat) for seat in range(match.seats)}
    for level in levels:
        thinker = bots.make(level, match, match.to_act[0])
        digest.update(f"{level} {thinker.move(match, Budget(THINKING))}".encode())
    while not match.over and len(match.acts) < 150:
        seat = match.to_act[0]
        match.play(seat, players[seat].move(match, Budget(1)))
        digest.update(match.states.tobytes() + repr(match.view(seat)).encode())


def main(game: str, matches: int) -> None:
    """Play, and print the hash."""
    if COMPILER is Compiler.AHEAD:
        compile_ahead.load(game)
    digest, seats = hashlib.sha256(), games.game_of(game).seats
    for number in range(matches):
        match = games.new(game, seats=seats[number % len(seats)], seed=f"exercise {number}")
        watch(match, digest)
    match = games.new(game, seed="hint")
    digest.update(repr(hint_for(match, match.to_act[0], Budget(THINKING), worlds=4)).encode())
    sys.stdout.write(f"{digest.hexdigest()} {'numba' in sys.modules}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
