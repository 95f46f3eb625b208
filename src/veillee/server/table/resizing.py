"""How many seats a table has: the host adds some, or takes free ones away, while people gather."""

from veillee import games
from veillee.server.errors import Refused
from veillee.server.table import entries as log
from veillee.server.table.announcing import Applied, announced, transition
from veillee.server.table.permissions import check, check_host, check_phase
from veillee.server.table.state import Seat, Table


@check.of(log.Resized)
def _check(table: Table, entry: log.Resized) -> None:
    """As many as the game and its rules allow; whoever sits stays, so only free seats at the end go."""
    check_host(table, entry)
    check_phase(table, "gathering")
    game = games.game_of(table.head.game)
    games.check_seats(game, entry.seats)
    games.check_table(game, entry.seats, table.head.options)
    for number, seat in enumerate(table.seats[entry.seats :], start=entry.seats + 1):
        if seat.kind != "open":
            raise Refused("seat-taken", "house-seat-taken", seat=number)


@transition.of(log.Resized)
def _resized(table: Table, entry: log.Resized) -> Applied:
    more = entry.seats - len(table.seats)
    table.seats[entry.seats :] = [Seat("open") for _ in range(more)]
    return announced(entry, "house-resized", seats=entry.seats)
