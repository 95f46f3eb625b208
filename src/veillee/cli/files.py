"""`veillee replay`, `position` and `edition`: what is in a file, in words."""

import sys
from pathlib import Path

from veillee.cli.compiling import get_ready
from veillee.cli.complaints import complain
from veillee.core.errors import BadEdition, BadInput
from veillee.core.files import MOST_BYTES, decode, read_text
from veillee.core.position import parse_position
from veillee.games import MODULES, game_of, load
from veillee.games import replay as replay_match
from veillee.terminal.game_words import words_of
from veillee.terminal.telling import tell_position, tell_replay
from veillee.terminal.voice import Voice

EDITION_GAME = "fairy-lights"
"""The one game whose editions people may write so far."""


def replay(values: dict[str, str | None], say: Voice) -> int:
    """Tell a replay."""
    text = read_input(values["file"] or "")
    for game in MODULES:
        if f"\ngame {game} " in text:
            get_ready(game, say)
    tell_replay(replay_match(text, values["edition"]), say)
    return 0


def position(values: dict[str, str | None], say: Voice) -> int:
    """Show a position."""
    data = parse_position(read_input(values["file"] or ""))
    if "game" not in data:
        raise BadInput("cli-position-game")
    get_ready(game_of(str(data["game"])).id, say)
    tell_position(load(data, values["edition"]), say)
    return 0


def edition(values: dict[str, str | None], say: Voice) -> int:
    """Check an edition, or show it."""
    what, wanted = values["what"] or "", values["edition"] or ""
    if what not in ("check", "show"):
        raise BadInput("cli-edition-what", what=what)
    if what == "show":
        return show_edition(wanted or None, say)
    if not wanted:
        raise BadInput("cli-edition-file")
    return check_edition(wanted, say)


def show_edition(wanted: str | None, say: Voice) -> int:
    """What an edition says of its cards."""
    found = game_of(EDITION_GAME).load_edition(wanted)
    print(say("terminal-welcome", game=EDITION_GAME, edition=found.titles[say.lang], id=found.id))
    print(*words_of(EDITION_GAME, say).edition(found), sep="\n")
    return 0


def check_edition(wanted: str, say: Voice) -> int:
    """Every problem of an edition file, or that there is none."""
    try:
        found = game_of(EDITION_GAME).load_edition(wanted)
    except BadEdition as error:
        return complain(error.problems, say)
    print(say("cli-edition-well", id=found.id))
    return 0


def read_input(file: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    if file != "-":
        return read_text(Path(file))
    return decode(sys.stdin.buffer.read(MOST_BYTES + 1) if sys.stdin is not None else b"", file)
