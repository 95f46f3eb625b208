"""The study of Réussite de Noël: how many deals can be won by one who knows the pile, and how many players win.

Every question is asked of the same deals, so that players and switches are compared and not luck.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from itertools import product
from multiprocessing import get_context

import numpy as np

from veillee import bots
from veillee.bots.certificates import dealt
from veillee.bots.reussite.grading import STRENGTHS, shaky_wins
from veillee.bots.reussite.policy import tools_of
from veillee.bots.reussite.search import UNKNOWN, WON
from veillee.bots.reussite.solver import Solver
from veillee.core import contract
from veillee.core.match import Match
from veillee.core.record import new
from veillee.core.rng import key_of_seed, new_rng
from veillee.lab.tallies import Tally

GAME = "reussite"
SWITCHES = ("one_rule_per_stretch", "santa_on_santa")
KNOWN = "known"
"""The question of winnability: what somebody could win who knows the pile."""
STEADY = "quick"
SHAKY = {f"shaky-{shakes}": shakes for shakes in reversed(STRENGTHS)}
PLAYERS = ("random", "greedy", *SHAKY, STEADY, "strong")
SLICE = 50
"""Deals that one process does at a time."""


def rules_of(one_rule: bool, santa_on_santa: bool) -> str:
    """A name for a setting of the switches."""
    rule = "one rule" if one_rule else "free rule"
    return f"{rule}, Santa on Santa" if santa_on_santa else rule


SETTINGS = {
    rules_of(*values): dict(zip(SWITCHES, values, strict=True)) for values in product((True, False), (False, True))
}


def seed_of(number: int) -> str:
    """The seed of a deal of the study."""
    return f"study/{number}"


def winnable(under: str, numbers: Iterable[int], nodes: int) -> Tally:
    """How many of some deals can be won by somebody who knows the pile."""
    solver, results = Solver(nodes), []
    for number in numbers:
        match = dealt(GAME, seed_of(number), options=SETTINGS[under])
        results.append(solver.solve(match.states, match.edition.records))
        if results[-1] == WON:
            check_line(match, solver.line())
    return Tally(KNOWN, under, results.count(WON), len(results), results.count(UNKNOWN))


def check_line(match: Match, line: list[int]) -> None:
    """Play the solver's line by the rules: a study that rests on a line that does not win is worth nothing."""
    for action in line:
        if contract.judge(match.states, match.edition.records, 0, action) != 0:
            raise AssertionError(f"{match.game.say(None, None, 0, action)} may not be played")
        contract.play(match.states, match.edition.records, 0, action)
    if not match.winners:
        raise AssertionError("the line does not win")


def won(player: str, under: str, numbers: Iterable[int]) -> Tally:
    """How many of some deals a player wins who does not know the pile."""
    results = [plays(player, dealt(GAME, seed_of(number), options=SETTINGS[under]), number) for number in numbers]
    return Tally(player, under, sum(results), len(results))


def plays(player: str, match: Match, number: int) -> bool:
    """Whether a player wins a game."""
    if player in (STEADY, *SHAKY):
        return shakes_through(match, SHAKY.get(player, 0), number)
    bot = bots.make(player, match, 0)
    while match.to_act:
        contract.play(match.states, match.edition.records, 0, bot.action(match))
    return bool(match.winners)


def shakes_through(match: Match, shakes: int, number: int) -> bool:
    """Whether the quick player wins a game with a more or less shaky hand."""
    states = new(match.game.state, 2)
    states[:] = match.states[0]
    actions, rngs = np.empty(match.game.actions, np.int16), new_rng(key_of_seed(f"shaky/{number}"))
    return bool(
        shaky_wins(
            states, match.edition.records, tools_of(match.states, match.edition.records), rngs, shakes, 1, actions
        )
    )


def task(job: tuple[str, str, range, int]) -> Tally:
    """One slice of the study."""
    what, under, numbers, nodes = job
    return winnable(under, numbers, nodes) if what == KNOWN else won(what, under, numbers)


def jobs(deals: int, games: int, nodes: int) -> Iterator[tuple[str, str, range, int]]:
    """Every slice of the study, in the order of its report."""
    for under in SETTINGS:
        for what in (KNOWN, *PLAYERS):
            trials = deals if what == KNOWN else games
            for first in range(0, trials, SLICE):
                yield what, under, range(first, min(first + SLICE, trials)), nodes


def study(deals: int, games: int, nodes: int, processes: int = 1) -> list[Tally]:
    """Winnability and win rates under every setting of the switches."""
    todo = list(jobs(deals, games, nodes))
    if processes == 1:
        return gathered(map(task, todo))
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return gathered(pool.map(task, todo))


def gathered(slices: Iterable[Tally]) -> list[Tally]:
    """The slices of each question as one count."""
    found: dict[tuple[str, str], list[Tally]] = {}
    for one in slices:
        found.setdefault((one.under, one.what), []).append(one)
    return [reduce(Tally.joined, parts) for parts in found.values()]
