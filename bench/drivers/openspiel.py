"""OpenSpiel's subjects: random bots and ISMCTS inside C++, and the fastest plain Python loop that we could write.

The loop draws chance outcomes from `legal_actions`, which is several times cheaper than `chance_outcomes`
and right only where chance is uniform: that is checked first.
"""

from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from bench.subjects import CPP, PYTHON, ROLLOUTS, SEARCH, Count, Subject
from bench.worker import Run, until

PACKAGES = ("open_spiel", "numpy")
SAMPLE = 2000
"""Games from which the share of moves among a game's nodes is taken."""
EXPLORE = 20.0
"""How much its search explores; results of hearts are points, some 26 a match."""


def load(subject: Subject) -> Any:
    """The game, at the number of seats that the subject has."""
    fixed = subject.game == "hearts"
    return pyspiel.load_game(subject.game if fixed else f"{subject.game}(players={subject.seats})")


def check_chance(game: Any, games: int = 30) -> None:
    """Refuse a game whose chance nodes are not uniform in some random games."""
    rng = Random(5)  # noqa: S311
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                odds = [p for _, p in state.chance_outcomes()]
                if max(odds) - min(odds) > 1e-9:
                    raise SystemExit(f"bench: chance is not uniform in {game}")
            state.apply_action(rng.choice(state.legal_actions()))


def python_loop(subject: Subject) -> Run:
    """List the legal actions as integers, choose one, apply it."""
    game = load(subject)
    check_chance(game)

    def play(rng: Random) -> Count:
        state = game.new_initial_state()
        moves = chance = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chance += 1
            else:
                moves += 1
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return {"matches": 1, "moves": moves, "chance": chance}

    return until(play)


def cpp_bots(subject: Subject) -> Run:
    """One call a game: `evaluate_bots` with uniform random bots.

    The nodes of each game are counted, which is one cheap call. Telling moves from chance costs as much
    as playing, so their shares come from a sample of games that is not timed.
    """
    game = load(subject)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def finished(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    sample = [entry.player >= 0 for seed in range(SAMPLE) for entry in finished(seed).full_history()]
    share = sum(sample) / len(sample)

    def play(rng: Random) -> Count:
        nodes = finished(rng.getrandbits(31)).move_number()
        return {"matches": 1, "moves": nodes * share, "chance": nodes * (1 - share)}

    return until(play)


def moves_left(state: Any, rng: Random) -> int:
    """How many moves are left in a match, which in hearts does not depend on how it is played."""
    state, moves = state.clone(), 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return moves


def search(subject: Subject) -> Run:
    """A match in which every seat searches; a simulated match runs from the position to the end."""
    game = pyspiel.load_game(f"{subject.game}(pass_cards=False)")  # it crashes while cards are being passed
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORE, ROLLOUTS, -1, most, False, False)

    def play(rng: Random) -> Count:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node() or len(actions) == 1:
                state.apply_action(rng.choice(actions))
                continue
            moves += ROLLOUTS * moves_left(state, rng)
            state.apply_action(bot.step(state))
        return {"matches": 1, "moves": moves, "chance": 0}

    return until(play)


def prepare(subject: Subject) -> Run:
    """The way that a subject asks for."""
    return {CPP: cpp_bots, PYTHON: python_loop, SEARCH: search}[subject.way](subject)
