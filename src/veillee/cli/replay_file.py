"""Replays from files: read, with their game compiled first."""

from veillee.core.match import Match
from veillee.terminal.translator import Translator


def read_replay(say: Translator, file: str, edition: str | None) -> Match:
    """The match of a replay; raises with what is wrong with it."""
    from veillee import games
    from veillee.cli.compiling import compile_announced
    from veillee.cli.input_file import read_input

    text = read_input(file)
    for game in games.MODULES:
        if f"\ngame {game} " in text:
            compile_announced(game, say)
    return games.replay(text, edition)
