"""`veillee warmup`: compile everything now, so that nobody waits for it later."""

import time
from concurrent.futures import ThreadPoolExecutor

import click

from veillee.cli.command import command
from veillee.terminal.translator import Translator


@command()
@click.pass_obj
def warmup(say: Translator) -> int:
    """Compile every game, two at a time: each ends with what one process compiles alone."""
    from veillee.compile_ahead import compile_with_playouts
    from veillee.core.jit import COMPILER, Compiler, cache_folder
    from veillee.games import MODULES

    if COMPILER is Compiler.OFF:
        print(say("cli-warmup-off"))
        return 0
    began = time.monotonic()

    def compile_one(game: str) -> None:
        print(say("cli-warmup-game", title=say.title(game)), flush=True)
        compile_with_playouts(game)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(compile_one, reversed(MODULES)))  # the largest first
    seconds = round(time.monotonic() - began, 1)
    print(say("cli-warmup-done", seconds=seconds, folder=str(cache_folder())))
    return 0
