"""The games of the house, and the public ways to a match: `new`, `load`, `replay`, `playouts`."""

import secrets
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import cast

from veillee.core.batch import Batch
from veillee.core.batch import playouts as play_out
from veillee.core.contract import Game
from veillee.core.edition import LoadedEdition, Wanted, looks_like_path, open_edition
from veillee.core.errors import BadInput, OtherRules
from veillee.core.head_starts import HEAD_START, check_head_starts, with_head_starts
from veillee.core.match import Match
from veillee.core.names import is_printable
from veillee.core.plain import Options, OptionValue, Plain
from veillee.core.position import read_order
from veillee.core.registry import MODULES as MODULES
from veillee.core.replay import ReplayHead, read_replay
from veillee.core.rng import key_of_seed
from veillee.core.table import LETTERS


def game_of(game: str) -> Game:
    """A game by its id."""
    if game not in MODULES:
        raise BadInput("game-unknown", game=str(game), known=", ".join(MODULES))
    return cast(Game, import_module(MODULES[game]).GAME)


def check_seats(game: Game, seats: int) -> None:
    """Refuse a number of seats that the game does not have."""
    if type(seats) is not int or seats not in game.seats:
        raise BadInput("seats-range", seats=str(seats), least=game.seats[0], most=game.seats[-1])


def check_options(game: Game, options: Mapping[str, object]) -> dict[str, OptionValue]:
    """The value of every option; refuses one that the game does not have, or a value that it may not have."""
    for name, value in options.items():
        if name not in game.options:
            raise BadInput("option-unknown", option=str(name), game=game.id)
        allowed = game.options[name].values
        if not any(type(value) is type(known) and value == known for known in allowed):
            known = ", ".join(str(one) for one in allowed)
            message = "option-switch" if type(allowed[0]) is bool else "option-value"
            raise BadInput(message, option=name, value=str(value), known=known)
    chosen = {name: option.default for name, option in game.options.items()}
    return {**chosen, **cast(Options, options)}


def games_of_edition(wanted: str) -> list[Game]:
    """The games that have an edition of this id, or the one that a file of a user's own is for."""
    found = [game for game in map(game_of, MODULES) if wanted in game.editions]
    if found:
        return found
    if not looks_like_path(wanted):
        known = ", ".join(edition for game in map(game_of, MODULES) for edition in game.editions)
        raise BadInput("edition-unknown", edition=wanted, known=known)
    file = open_edition(Path(wanted))
    head = file.data.get("edition")
    named = head.get("game") if isinstance(head, dict) else None
    if not isinstance(named, str) or named not in MODULES:
        raise BadInput(
            "edition-no-game",
            file=file.name,
            line=str(file.line("edition", "game")),
            known=", ".join(MODULES),
        )
    return [game_of(named)]


def check_table(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
    """The value of every option for so many seats; refuses what cannot be together, with the reason."""
    chosen = check_options(game, options)
    objection = game.objection(seats, chosen)
    if objection is not None:
        raise objection
    return chosen


def check_version(game: Game, version: int) -> None:
    """Raise unless these are the rules by which a match was begun."""
    if version != game.version:
        raise OtherRules(game.id, version, game.version)


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    edition: Wanted = None,
    *,
    key: bytes | None = None,
    names: Mapping[str, str] | None = None,
    head_start: Mapping[str, int] | None = None,
    **options: Plain,
) -> Match:
    """A new match, for the fewest seats unless said otherwise. One seed is one match; without, chance decides.

    `head_start` has points by the letter of a seat that is given some.
    """
    played = game_of(game)
    seats = played.seats[0] if seats is None else seats
    check_seats(played, seats)
    chosen = check_table(played, seats, options)
    if key is None:
        key = key_of_seed(seed) if seed is not None else secrets.token_bytes(32)
    found = _evened(played, played.load_edition(edition), seats, head_start or {})
    return Match(played, found, seats, key=key, options=chosen, names=names)


def _evened(game: Game, edition: LoadedEdition, seats: int, head_start: Mapping[str, object]) -> LoadedEdition:
    """The edition of a match with these head starts, if there may be any."""
    return with_head_starts(edition, check_head_starts(game, seats, head_start))


def load(position: Mapping[str, Plain], edition: Wanted = None) -> Match:
    """A match from a position as plain data; `edition` overrides the one that it names."""
    data = dict(position)
    played = game_of(str(data.get("game")))
    seats = read_order(data, played.seats)
    chosen = check_table(played, seats, _mapping(data, "options"))
    names = check_names(_mapping(data, "names"))
    found = played.load_edition(edition if edition is not None else data.get("edition"))
    found = _evened(played, found, seats, _mapping(data, HEAD_START))
    house = {"game", "edition", "options", "names", HEAD_START}
    start = {key: value for key, value in data.items() if key not in house}
    return Match(played, found, seats, start=start, options=chosen, names=names)


def replay(text: str, edition: Wanted = None) -> Match:
    """A match again, from the text of its replay; `edition` gives the file if it is a user's own."""
    return read_replay(text, lambda head: _match_of(head, edition))


def playouts(
    game: str,
    seats: int,
    matches: int,
    seed: int | str = 0,
    edition: Wanted = None,
    first: int = 0,
    **options: Plain,
) -> Batch:
    """Matches played at random from set-up to end, compiled."""
    played = game_of(game)
    check_seats(played, seats)
    chosen = check_table(played, seats, options)
    return play_out(played, played.load_edition(edition), seats, matches, key_of_seed(seed), first, chosen)


def _match_of(head: ReplayHead, edition: Wanted) -> Match:
    played = game_of(head.game)
    check_version(played, head.version)
    check_seats(played, head.seats)
    chosen = check_table(played, head.seats, head.options)
    names = check_names(head.names)
    found = _evened(played, _edition_of(played, head, edition), head.seats, head.head_start)
    if head.position is not None and read_order(head.position, played.seats) != head.seats:
        raise BadInput("replay-head")
    if head.position is None and head.key is None:
        raise BadInput("replay-head")
    return Match(played, found, head.seats, key=head.key, start=head.position, options=chosen, names=names)


def _edition_of(played: Game, head: ReplayHead, edition: Wanted) -> LoadedEdition:
    try:
        found = played.load_edition(edition if edition is not None else head.cards or head.edition)
    except BadInput:
        if edition is not None:
            raise
        raise BadInput("replay-edition", edition=head.edition) from None
    if found.digest != head.digest:
        changed = edition is None and head.cards is None
        raise BadInput("replay-edition-changed" if changed else "replay-edition", edition=head.edition)
    return found


def check_names(names: Mapping[str, object]) -> dict[str, str]:
    """Display names by seat letter: short, printable texts."""
    for letter, name in names.items():
        if letter not in LETTERS or not isinstance(name, str) or not is_printable(name) or len(name) > 40:
            raise BadInput("position-names")
    return {letter: str(name) for letter, name in names.items()}


def _mapping(data: Mapping[str, object], key: str) -> dict[str, object]:
    value = data.get(key) or {}
    if not isinstance(value, dict):
        raise BadInput("position-mapping", key=key)
    return value
