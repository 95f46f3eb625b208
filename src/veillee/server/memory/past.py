"""A game that was played to its end, as each of its people remembers it."""

import msgspec

from veillee.server.table.snapshot import colours_of
from veillee.server.table.state import Table


class PastSeat(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Who sat on a seat."""

    name: str = ""
    bot: str = ""
    guest: str = ""
    """Known to the house alone, to tell people of one name apart; "" once they are forgotten."""
    colour: int = 0
    head_start: int = 0
    """The points of its score that it was given before the game."""


class PastGame(msgspec.Struct, kw_only=True, frozen=True):
    """A past game of one guest."""

    code: str
    game: str
    at: int
    """When it ended, in milliseconds since 1970."""
    ms: int
    moves: int
    seats: list[PastSeat]
    mine: list[int]
    scores: list[int]
    winners: list[int]

    @property
    def won(self) -> bool | None:
        """Whether its guest won; None where one device played several seats."""
        return self.mine[0] in self.winners if len(self.mine) == 1 else None


def past_games(table: Table) -> dict[str, PastGame]:
    """The game of a table that is over, for each guest who sat there; nothing while it goes on."""
    match = table.match
    if match is None or table.phase != "over":
        return {}
    colours, given = colours_of(table.seats), table.head_starts
    seats = [
        PastSeat(name=seat.name, bot=seat.bot, guest=seat.guest, colour=colours[n], head_start=given[n])
        for n, seat in enumerate(table.seats)
    ]
    return {
        guest: PastGame(
            code=table.code,
            game=table.head.game,
            at=table.at,
            ms=table.spent,
            moves=len(match.acts),
            seats=seats,
            mine=list(table.held(guest)),
            scores=list(match.scores),
            winners=[] if table.given_up else list(match.winners),
        )
        for guest in {seat.guest for seat in table.seats if seat.kind == "person"}
    }


def row_of(guest: str, game: PastGame) -> dict[str, object]:
    """A past game as the database keeps it."""
    body = msgspec.json.encode(game).decode()
    return {"guest": guest, "code": game.code, "game": game.game, "at": game.at, "body": body}


def read(text: str) -> PastGame:
    """A past game from its text."""
    return msgspec.json.decode(text, type=PastGame)
