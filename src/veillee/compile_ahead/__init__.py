"""Compiling a game before somebody waits for it: what, in which order, in which processes, and when it is done.

`compile_game` fills the compiler's cache from child processes, once per version of the sources, and makes an
object file of what is in it (`objects.py`), which a server loads. `python -m veillee.compile_ahead` compiles every
game, for a process that must not wait.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

from veillee.core.jit import COMPILER, COMPILES, Compiler, cache_folder, compiled_share

FIRST_SEAT_ACTS = 1
"""A seed with which the first seat begins."""
PATIENCE = 10
"""How far compiling steps back where the processor is wanted by people who play."""
COMMAND = (sys.executable, "-m", "veillee.compile_ahead")
"""The command that compiles every game; with the name of a step and its argument, that step alone."""


def is_compiled(game: str) -> bool:
    """Whether nothing of the rules and bots of a game is left to compile."""
    if COMPILER is Compiler.AHEAD:
        from veillee.core.ahead import object_file

        return object_file(game).exists()
    return not COMPILES or _done_file(game).exists()


def load(game: str) -> None:
    """Load the object file of a game: from now on its rules run compiled in this process."""
    from veillee.core import ahead
    from veillee.games import game_of

    ahead.load(game_of(game))


def share_compiled(game: str) -> float:
    """How much of the rules and players of a game is compiled by now, from 0 to 1."""
    from veillee import bots, games

    found = games.game_of(game)
    for name in bots.bots_of(found):
        bots.player_of(name, found)
    return compiled_share(game)


def compile_game(game: str, *, whole: bool = True) -> None:
    """Compile the rules and bots of a game in two processes side by side; harmless if that was done already.

    Not `whole`: return as soon as a first move can be played, and let another process do the rest meanwhile.
    """
    if is_compiled(game):
        return
    table = _start_step("table", game)
    state = _start_step("state", game, VEILLEE_COMPILER="off").communicate()[0]
    players = _start_step("players", state)
    if table.wait() == players.wait() == 0:
        rest = _start_step("rest", game)
        if whole:
            rest.wait()


def compile_with_playouts(game: str) -> None:
    """The same with the playouts, which nobody needs at a table."""
    compile_game(game)
    _start_step("playouts", game).wait()


def call_everything(game: str, *, hints: bool = True) -> None:
    """Call once, in this process, whatever a table calls of a game."""
    from veillee import bots, games
    from veillee.bots.player import Budget

    match = games.new(game, seed=0)
    match.view(None)
    thinkers = (bots.RANDOM, *(bots.bots_of(match.game) if hints else [bots.usual_bot(match.game)]))
    for bot in thinkers:
        seat = match.to_act[0]
        match.view(seat)
        move = bots.make(bot, match, seat).move(match, Budget(1))
        match.why_not(seat, move)
        match.why_not(seat, "?")
        match.play(seat, move)
    match.scores  # noqa: B018
    if hints:
        _call_hints(game)


def _call_hints(game: str) -> None:
    """What hints, deals and their grades ask of a game that has them."""
    from veillee.bots import deals
    from veillee.bots.player import Budget
    from veillee.coach.estimates import estimates_of
    from veillee.coach.hints import hint_for
    from veillee.games import new

    match = new(game, seed=0)
    if match.game.capabilities.hints:
        hint_for(match, match.to_act[0], Budget(1), worlds=1)
    if match.game.capabilities.coach:
        estimates_of(match, worlds=1).before(match.states)
    if match.game.capabilities.deals:
        deals.deal_of(game, "compile")


def _compile_table(game: str) -> None:
    """What a table asks of a match at once: a set-up, a view with its moves, and who plays any of them."""
    from veillee import bots
    from veillee.core import knowledge
    from veillee.core.table import EVERYBODY
    from veillee.games import new

    match = new(game, seed=0)
    match.view(match.to_act[0])
    knowledge.came_out(match.states, match.states, EVERYBODY, match.game.layout.scratch())
    bots.make(bots.RANDOM, match, match.to_act[0]).move(match)


def _print_state(game: str) -> None:
    """A first state and a legal action as JSON; with the compiler off, so that the players need no set-up."""
    from veillee.games import new

    match = new(game, seed=FIRST_SEAT_ACTS)
    state = {"game": game, "state": match.states.tobytes().hex(), "action": match.actions(match.to_act[0])[0]}
    sys.stdout.write(json.dumps({**state, "seat": match.to_act[0]}))


def _compile_players(text: str) -> None:
    """What takes as long: an act, and the choice of a player who thinks."""
    from veillee import bots
    from veillee.bots.player import Knowledge
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
    known = Knowledge(game, edition, seat, states)  # seen whole: nobody plays this
    bots.player_of(bots.usual_bot(game), game).choose(known, bots.USUAL, new_rng(bytes(32)))


def _compile_rest(game: str) -> None:
    """What comes later, refusals and the count; then nothing is left to compile."""
    call_everything(game, hints=COMPILER is Compiler.ON)  # hints with every bound checked would take minutes
    _look_on(game)
    if COMPILER is Compiler.ON:
        from veillee.compile_ahead.objects import build_object

        build_object(game)
    _done_file(game).touch()


def _look_on(game: str) -> None:
    """What views and events ask of the rules in the course of a match."""
    from veillee.games import new

    match = new(game, seed=0)
    while not match.over:
        n, seat = len(match.acts), match.to_act[0]
        moves = match.moves(seat)
        match.view(seat)
        match.play(seat, moves[n % len(moves)])


def _compile_playouts(game: str) -> None:
    """Whole matches at random."""
    from veillee.games import game_of, playouts

    playouts(game, game_of(game).seats[0], 1)


def _compile_aside(game: str) -> None:
    """The whole game, for somebody who plays meanwhile: at a low priority, where the system can do that."""
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    compile_game(game)


STEPS: dict[str, Callable[[str], None]] = {
    "game": _compile_aside,
    "table": _compile_table,
    "state": _print_state,
    "players": _compile_players,
    "rest": _compile_rest,
    "playouts": _compile_playouts,
}
"""What a child process may be asked to do, by name."""


def _done_file(game: str) -> Path:
    return cache_folder() / f"{game} is compiled"


def _start_step(step: str, argument: str, **env: str) -> "subprocess.Popen[str]":
    command, switch = [*COMMAND, step, argument], Compiler.ON if COMPILER is Compiler.AHEAD else COMPILER
    env = {"VEILLEE_COMPILER": switch.value, **env}
    return subprocess.Popen(command, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True)  # noqa: S603
