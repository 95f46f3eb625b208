"""Matches for tests: some game, some seats, played on at random for a while."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

import veillee
from veillee.core.match import Match
from veillee.games import MODULES, game_of

CASES = [(game, seats) for game in MODULES for seats in game_of(game).seats]


def played(game: str, seats: int, seed: int, moves: int, edition: str | None = None) -> Match:
    """A match after some random moves."""
    match = veillee.new(game, seats=seats, seed=seed, edition=edition)
    for _ in play_on(match, seed, moves):
        pass
    return match


def play_on(match: Match, seed: int, moves: int = 10_000) -> Iterator[tuple[int, str]]:
    """Play random moves, by a random one of the seats that are to act; yields each before it is played."""
    choice = random.Random(seed)
    for _ in range(moves):
        if match.over:
            return
        seat = choice.choice(match.to_act)
        move = choice.choice(match.moves(seat))
        yield seat, move
        match.play(seat, move)


def matches() -> st.SearchStrategy[Match]:
    """Any game, any number of seats, any edition, anywhere between start and end."""
    return st.builds(
        lambda case, seed, moves, pick: played(case[0], case[1], seed, moves, game_of(case[0]).editions[pick]),
        st.sampled_from(CASES),
        st.integers(0, 10_000),
        st.integers(0, 210),
        st.integers(0, 1),
    )
