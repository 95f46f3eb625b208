"""`veillee replay`, `position` and `edition`: what is in a file, in words."""

import sys
from pathlib import Path

from veillee.cli.compiling import get_ready
from veillee.cli.complaints import complain
from veillee.core.errors import BadEdition, BadInput
from veillee.core.files import MOST_BYTES, decode, read_text
from veillee.core.position import parse_position
from veillee.games import MODULES, game_of, games_of_edition, load
from veillee.games import replay as replay_match
from veillee.terminal.games import words_of
from veillee.terminal.printing import print_position, print_replay
from veillee.terminal.translator import Translator


def replay(values: dict[str, str | None], say: Translator) -> int:
    """Tell a replay."""
    text = read_input(values["file"] or "")
    for game in MODULES:
        if f"\ngame {game} " in text:
            get_ready(game, say)
    print_replay(replay_match(text, values["edition"]), say)
    return 0


def position(values: dict[str, str | None], say: Translator) -> int:
    """Show a position."""
    data = parse_position(read_input(values["file"] or ""))
    if "game" not in data:
        raise BadInput("cli-position-game")
    get_ready(game_of(str(data["game"])).id, say)
    print_position(load(data, values["edition"]), say)
    return 0


def edition(values: dict[str, str | None], say: Translator) -> int:
    """Check an edition, or show it."""
    what, wanted = values["what"] or "", values["edition"] or ""
    if what not in ("check", "show"):
        raise BadInput("cli-edition-what", what=what)
    if what == "show":
        return show_editions(wanted, say)
    if not wanted:
        raise BadInput("cli-edition-file")
    return check_edition(wanted, say)


def show_editions(wanted: str, say: Translator) -> int:
    """What an edition says of its cards; without a name, every game's usual one."""
    for game in games_of_edition(wanted) if wanted else map(game_of, MODULES):
        found = game.load_edition(wanted or None)
        print(say("terminal-welcome", game=game.id, edition=found.titles[say.lang], id=found.id))
        print(*words_of(game, say).edition(found), sep="\n")
    return 0


def check_edition(wanted: str, say: Translator) -> int:
    """Every problem of an edition file, or that there is none."""
    try:
        for game in games_of_edition(wanted):
            print(say("cli-edition-well", id=game.load_edition(wanted).id))
    except BadEdition as error:
        return complain(error.problems, say)
    return 0


def read_input(file: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    if file != "-":
        return read_text(Path(file))
    return decode(sys.stdin.buffer.read(MOST_BYTES + 1) if sys.stdin is not None else b"", file)
