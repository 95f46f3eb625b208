"""`veillee play`."""

from pathlib import Path

from veillee.cli.compiling import get_ready
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.games import check_seats, game_of, new
from veillee.terminal.keeping import check_free
from veillee.terminal.room import Room
from veillee.terminal.seats import Sitter, names_to_keep, read_seats
from veillee.terminal.voice import Voice

DEFAULT_SEATS = "me,greedy"


def play(values: dict[str, str | None], say: Voice) -> int:
    """Play a game in the terminal. Everything is checked before anything begins."""
    seats, file = values["seats"], values["save"]
    sitters = read_seats(DEFAULT_SEATS if seats is None else seats)
    save = None if file is None else Path(file)
    match = start(values, sitters, save, say)
    Room(match, sitters, say, save).play()
    return 0


def start(values: dict[str, str | None], sitters: list[Sitter], save: Path | None, say: Voice) -> Match:
    """The match, once all that was given has proved usable."""
    game = game_of(values["game"] or "")
    check_seats(game, len(sitters))
    seed = read_seed(values["seed"])
    game.load_edition(values["edition"])
    if save is not None:
        check_free(save)
    get_ready(game.id, say)
    return new(game.id, len(sitters), seed, values["edition"], names=names_to_keep(sitters))


def read_seed(text: str | None) -> int | None:
    """The seed as a number."""
    try:
        return None if text is None else int(text)
    except ValueError:
        raise BadInput("cli-seed", seed=text or "") from None
