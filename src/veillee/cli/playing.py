"""`veillee play`."""

from pathlib import Path

from veillee.bots import bots_of, usual_bot
from veillee.cli.compiling import get_ready
from veillee.cli.switches import read_options
from veillee.core.contract import Game
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.games import check_seats, check_table, game_of, new
from veillee.terminal.save_file import check_new
from veillee.terminal.seats import Sitter, names_to_keep, read_seats
from veillee.terminal.session import Session
from veillee.terminal.translator import Translator


def play(values: dict[str, str | None], say: Translator) -> int:
    """Play a game in the terminal. Everything is checked before anything begins."""
    seats, file = values["seats"], values["save"]
    game = game_of(values["game"] or "")
    sitters = read_seats(usual_seats(game) if seats is None else seats, bots_of(game))
    save = None if file is None else Path(file)
    match = start(game, values, sitters, save, say)
    Session(match, sitters, say, save).play()
    return 0


def usual_seats(game: Game) -> str:
    """One person, and bots on as many seats as the game needs besides."""
    return ",".join(["me"] + [usual_bot(game)] * (game.seats[0] - 1))


def start(
    game: Game, values: dict[str, str | None], sitters: list[Sitter], save: Path | None, say: Translator
) -> Match:
    """The match, once all that was given has proved usable."""
    check_seats(game, len(sitters))
    options = check_table(game, len(sitters), read_options(values["options"]))
    seed = read_seed(values["seed"])
    game.load_edition(values["edition"])
    if save is not None:
        check_new(save)
    get_ready(game.id, say)
    return new(game.id, len(sitters), seed, values["edition"], names=names_to_keep(sitters), **options)


def read_seed(text: str | None) -> int | None:
    """The seed as a number."""
    try:
        return None if text is None else int(text)
    except ValueError:
        raise BadInput("cli-seed", seed=text or "") from None
