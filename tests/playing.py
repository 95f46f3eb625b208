"""Matches for tests: some game, some seats, played on at random for a while."""

import os
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

import veillee
from veillee.core.match import Match
from veillee.core.table import LETTERS
from veillee.games import MODULES, game_of

GAMES = os.environ.get("VEILLEE_GAMES", " ".join(MODULES)).split()
"""The games that laws and secrets are tried on: all, or the one whose rules somebody changes."""
CASES = [(game, seats) for game in GAMES for seats in game_of(game).seats]
PHASED = [game for game in GAMES if game_of(game).phased] or [game for game in MODULES if game_of(game).phased]
"""Games in which several seats act at once: those that are tried, or any."""

MOST_MOVES = {"fairy-school": 800}
"""A game whose bound is far away ends well before it."""


def played(game: str, seats: int, seed: int, moves: int, variant: int = 0) -> Match:
    """A match after some random moves."""
    match = varied(game, seats, seed, variant)
    for _ in play_on(match, seed, moves):
        pass
    return match


def varied(game: str, seats: int, seed: int, variant: int) -> Match:
    """A new match of some edition, with some options and head starts; variant 0 has all defaults."""
    declared = game_of(game)
    edition = None if variant == 0 else declared.editions[variant % len(declared.editions)]
    options: dict[str, Any] = {
        name: option.default if variant == 0 else option.values[(variant >> i) % len(option.values)]
        for i, (name, option) in enumerate(declared.options.items())
    }
    for name, option in reversed(list(declared.options.items())):
        if declared.objection(seats, options) is not None:
            options[name] = option.default
    given = {letter: (variant >> 2 * i) % 8 for i, letter in enumerate(LETTERS[:seats])}
    head_start = given if declared.head_starts and seats > 1 else None
    return veillee.new(game, seats=seats, seed=seed, edition=edition, head_start=head_start, **options)


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


def matches(*games: str) -> st.SearchStrategy[Match]:
    """Any game (or one of these), any seats, edition and options, anywhere between start and end."""
    return st.builds(
        somewhere,
        st.sampled_from([(game, seats) for game in games or GAMES for seats in game_of(game).seats]),
        st.integers(0, 10_000),
        st.floats(0, 1),
        st.integers(0, 1000),
    )


def somewhere(case: tuple[str, int], seed: int, how_far: float, variant: int) -> Match:
    """A match after a share of the moves that it may have, or of those that it mostly has."""
    game = game_of(case[0])
    return played(
        *case, seed, int(how_far * min(game.bound(game.load_edition(None)), MOST_MOVES.get(game.id, 250))), variant
    )
