"""Veillée's subjects: `playouts`, the arrays beneath a match, `Match` itself, and the players' tree search."""

from itertools import count
from random import Random

import numpy as np

import veillee
from bench.subjects import ARRAYS, COMPILED, PYTHON, ROLLOUTS, SEARCH, Count, Subject
from bench.worker import Run, until
from veillee.bots import player_of
from veillee.bots.player import Knowledge
from veillee.bots.search import tree
from veillee.bots.search.players import root_acts
from veillee.bots.search.rollouts import BY_LOT, TO_THE_END
from veillee.bots.search.workspace import SIMULATED, USED, Judgement, Kept, Way
from veillee.core.contract import begin, count_points, legal_actions, seats_to_act
from veillee.core.contract import play as play_action
from veillee.core.jit import COMPILER, Compiler
from veillee.core.record import new
from veillee.core.rng import new_rng, words_of_key
from veillee.core.table import MAX_SEATS
from veillee.games import game_of

PACKAGES = ("veillee", "numba", "numpy")
BATCH = 500
"""Matches a call of `playouts`: a few milliseconds, so that a run ends on time."""
WAY, BY = Way(explore=0.5, how=BY_LOT, horizon=TO_THE_END), Judgement(mix=0.3, scale=120.0)
"""Random rollouts to the end, judged as the levels of Sun and Moon do."""


def compiled(subject: Subject) -> Run:
    """Random playouts, set-up and scoring included; every batch has matches that no other had."""
    batches = count()

    def play(rng: Random) -> Count:
        batch = veillee.playouts(subject.game, subject.seats, BATCH, seed=1, first=next(batches) * BATCH)
        return {"matches": BATCH, "moves": int(batch.moves.sum()), "chance": 0}

    return until(play)


def python_loop(subject: Subject) -> Run:
    """The loop that a user writes: list the moves as text, choose one, play it."""

    def play(rng: Random) -> Count:
        match = veillee.new(subject.game, seats=subject.seats, seed=rng.getrandbits(31))
        moves = 0
        while acting := match.to_act:
            match.play(acting[0], rng.choice(match.moves(acting[0])))
            moves += 1
        _ = match.scores
        return {"matches": 1, "moves": moves, "chance": 0}

    return until(play)


def array_loop(subject: Subject) -> Run:
    """The loop that an adapter writes: numbers and arrays, no texts, no undo, no events."""
    game = game_of(subject.game)
    edition, states = game.load_edition(None).records, new(game.state)
    actions, points = np.zeros(game.actions, np.int16), np.zeros(MAX_SEATS, np.int32)

    def play(rng: Random) -> Count:
        begin(states, edition, subject.seats, words_of_key(rng.randbytes(32)))
        moves = 0
        while acting := seats_to_act(states, edition):
            seat = acting.bit_length() - 1
            n = legal_actions(states, edition, seat, actions)
            play_action(states, edition, seat, actions[int(rng.random() * n)])
            moves += 1
        count_points(states, edition, points)
        return {"matches": 1, "moves": moves, "chance": 0}

    return until(play)


def search(subject: Subject) -> Run:
    """A match in which every seat searches; acts of the simulated matches are counted, in the tree and beyond."""
    player_of("owl", game_of(subject.game))  # so that the game's answers for a search are there

    def play(rng: Random) -> Count:
        match = veillee.new(subject.game, seats=subject.seats, seed=rng.getrandbits(31))
        kept, r, moves = Kept(0), new_rng(rng.randbytes(32)), 0
        while acting := match.to_act:
            known = Knowledge.of(match, acting[0])
            action = int(known.actions()[0])
            if len(known.actions()) > 1:
                work = kept.prepared(known, ROLLOUTS + 2)
                work.tally[USED] = 0
                tree.grow(work, r, known.seat, ROLLOUTS, 0, WAY, BY)
                action = int(root_acts(work, known.seat)[0].action)
                moves += int(work.tally[SIMULATED])
            play_action(match.states, match.edition.records, known.seat, action)
        return {"matches": 1, "moves": moves, "chance": 0}

    return until(play)


def prepare(subject: Subject) -> Run:
    """The way that a subject asks for."""
    if COMPILER is not Compiler.ON:
        raise SystemExit(f"bench: VEILLEE_COMPILER is {COMPILER.value}; these figures are for on")
    return {COMPILED: compiled, ARRAYS: array_loop, PYTHON: python_loop, SEARCH: search}[subject.way](subject)
