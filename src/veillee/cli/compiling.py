"""Compiling a game before a command uses it, with the one line that explains why the first start takes longer."""

from veillee.compile_ahead import compile_game, is_compiled
from veillee.terminal.translator import Translator


def compile_announced(game: str, say: Translator) -> None:
    """Compile what a game needs, if that was not done yet, and say so."""
    if not is_compiled(game):
        print(say("terminal-compiling"), flush=True)
        compile_game(game, whole=False)
