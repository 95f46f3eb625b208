"""What `veillee backup` and `veillee restore` have in common."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from veillee.server import Settings, from_environment
from veillee.terminal.translator import Translator


def handle(
    say: Translator, done: str, work: Callable[[Settings, Path], Counter[str]], file: str, database: str | None
) -> int:
    """Do something with a house and a file, and say how much of it there was."""
    count = work(from_environment(database=database), Path(file))
    print(say(done, file=file, entries=count["entries"], results=count["results"]))
    return 0
