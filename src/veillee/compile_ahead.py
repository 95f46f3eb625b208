"""Filling the compiler's cache before somebody waits for it: in two processes side by side, once per version."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from veillee.core.jit import COMPILER, Compiler, cache_folder

FIRST_SEAT_ACTS = 1
"""A seed with which the first seat begins."""


def is_warm(game: str) -> bool:
    """Whether the rules and bots of a game need no compiling any more."""
    return COMPILER is Compiler.OFF or _mark(game).exists()


def warm(game: str, *, whole: bool = True) -> None:
    """Compile the rules and bots of a game; harmless if they are compiled already.

    Not `whole`: return as soon as a first move can be played, and let another process do the rest meanwhile.
    """
    if is_warm(game):
        return
    table = _start("compile_table", game)
    state = _start("print_state", game, VEILLEE_COMPILER="off").communicate()[0]
    players = _start("compile_players", state)
    if table.wait() == players.wait() == 0:
        rest = _start("compile_rest", game)
        if whole:
            rest.wait()


def warm_thoroughly(game: str) -> None:
    """The same with the playouts, which nobody needs at a table."""
    warm(game)
    _start("compile_playouts", game).wait()


def _mark(game: str) -> Path:
    return cache_folder() / f"{game} is warm"


def _start(function: str, argument: str, **env: str) -> "subprocess.Popen[str]":
    """Run a function of this module in a process of its own."""
    code = f"import sys; from veillee.bots import warming; warming.{function}(sys.argv[1])"
    return subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", code, argument], env={**os.environ, **env}, stdout=subprocess.PIPE, text=True
    )


def compile_table(game: str) -> None:
    """What a table asks of a match at once: a set-up, a view with its moves, and who plays any of them."""
    from veillee import bots
    from veillee.core import knowledge
    from veillee.games import new

    match = new(game, seed=0)
    match.view(match.to_act[0])
    knowledge.came_out(match.states, match.states)
    bots.make("random", match, match.to_act[0]).move(match)


def print_state(game: str) -> None:
    """A first state and a legal action as JSON; with the compiler off, so that the players need no set-up."""
    from veillee.games import new

    match = new(game, seed=FIRST_SEAT_ACTS)
    state = {"game": game, "state": match.states.tobytes().hex(), "action": match.actions(match.to_act[0])[0]}
    sys.stdout.write(json.dumps({**state, "seat": match.to_act[0]}))


def compile_players(text: str) -> None:
    """What takes as long: an act, and the choice of a player who thinks."""
    from veillee import bots
    from veillee.core import contract
    from veillee.core.record import copied
    from veillee.core.rng import new_rng
    from veillee.games import game_of

    first = json.loads(text)
    game = game_of(first["game"])
    edition, seat = game.load_edition(None), int(first["seat"])
    states = np.frombuffer(bytearray.fromhex(first["state"]), game.state)
    after = copied(states)
    contract.play(after, edition.records, seat, int(first["action"]))
    choose = bots.choice_of("greedy", game.id)
    choose(states, edition, seat, game, new_rng(bytes(32)))  # seen whole: nobody plays this


def compile_playouts(game: str) -> None:
    """Whole matches at random."""
    from veillee.games import game_of, playouts

    playouts(game, game_of(game).seats[0], 1)


def advise(game: str) -> None:
    """What hints, deals and their grades ask of a game for one."""
    from veillee.bots.chances import POLICIES, chances
    from veillee.games import new

    if game not in POLICIES:
        return
    from veillee.bots.reussite import deals

    match = new(game, seed=0)
    chances(match, match.to_act[0], worlds=1)
    deals.deal_of("warm")


def compile_rest(game: str) -> None:
    """What comes later: refusals and the count; then everything is warm."""
    from veillee.games import new

    match = new(game, seed=0)
    match.why_not(0, "?")
    match.scores  # noqa: B018
    if COMPILER is Compiler.ON:  # hints are long work: nobody wants them with every bound checked
        advise(game)
    _mark(game).touch()
