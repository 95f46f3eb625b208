"""`veillee rules`, `games` and `warmup`: what the house has, and getting it ready."""

import shutil
import sys
import time
from pathlib import Path

from veillee.cli.switches import spoken_value
from veillee.core.errors import BadInput
from veillee.terminal.rulebook import plain_rules
from veillee.terminal.translator import Translator

PACKAGE = Path(__file__).resolve().parents[1]
RULES = (PACKAGE / "docs" / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the rules lie in an installed package, and in the repository."""
WIDEST = 88


def rules(values: dict[str, str | None], say: Translator) -> int:
    """Print the rules of a game."""
    game = values["game"] or ""
    pages = {path.name: path for folder in reversed(RULES) for path in sorted(folder.glob("*.*.md"))}
    name = f"{game}.{say.lang}.md"
    if name not in pages:
        known = sorted({page.split(".")[0] for page in pages})
        raise BadInput("game-unknown", game=game, known=", ".join(known))
    width = min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else None
    print(plain_rules(pages[name].read_text(encoding="utf-8"), say, width))
    return 0


def games(values: dict[str, str | None], say: Translator) -> int:
    """List the games."""
    from veillee.games import MODULES, game_of

    for name in MODULES:
        game = game_of(name)
        print(say("cli-game", game=name, least=game.seats[0], most=game.seats[-1]))
        for edition in game.editions:
            title = game.load_edition(edition).titles[say.lang]
            message = "cli-game-default" if edition == game.default_edition else "cli-game-edition"
            print(say(message, id=edition, title=title))
        for option, switch in game.options.items():
            title, usual = say(f"{game.prefix.lower()}-option-{option}"), spoken_value(switch.default, say)
            possible = ", ".join(spoken_value(value, say) for value in switch.values)
            print(say("cli-game-option", option=option, title=title, values=possible, usual=usual))
    return 0


def warmup(values: dict[str, str | None], say: Translator) -> int:
    """Compile everything now, so that nobody waits for it later."""
    from concurrent.futures import ThreadPoolExecutor

    from veillee.compile_ahead import compile_with_playouts
    from veillee.core.jit import COMPILER, Compiler, cache_folder
    from veillee.games import MODULES

    if COMPILER is Compiler.OFF:
        print(say("cli-warmup-off"))
        return 0
    began = time.monotonic()

    def compile_one(game: str) -> None:
        print(say("cli-warmup-game", game=game), flush=True)
        compile_with_playouts(game)

    with ThreadPoolExecutor(2) as pool:  # two games side by side: each ends with what one process compiles alone
        list(pool.map(compile_one, reversed(MODULES)))  # the largest first
    seconds = round(time.monotonic() - began, 1)
    print(say("cli-warmup-done", seconds=seconds, folder=str(cache_folder())))
    return 0
