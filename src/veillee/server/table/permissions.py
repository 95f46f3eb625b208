"""Who may do what at a table, and when. The rules of the games are the engine's; these are the house's."""

from hmac import compare_digest

from veillee import bots, games
from veillee.core.proof import is_contribution
from veillee.server.errors import Refused
from veillee.server.table import entries as log
from veillee.server.table.by_kind import ByKind
from veillee.server.table.state import Seat, Table

MOST_ENTRIES = 20_000
"""So many entries the acts of guests may bring into a log."""
ENDING = (log.Left, log.GaveUp, log.Rematched)
check = ByKind[None]()
"""Raises if an entry is not in order; moves and undos are judged by the engine when they are applied."""


def check_length(table: Table, entry: log.AnyEntry) -> None:
    """Refuse what makes a log longer than anybody would by playing; whoever is done with the table may say so."""
    if table.number >= MOST_ENTRIES and entry.by and not isinstance(entry, ENDING):
        raise Refused("not-now", "house-log-full", most=MOST_ENTRIES)


def seat_of(table: Table, seat: int) -> Seat:
    """A seat by its number."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-seat", "house-no-seat", seat=seat + 1, seats=len(table.seats))
    return table.seats[seat]


def check_phase(table: Table, *phases: str) -> None:
    """Raise unless the table is in one of some phases."""
    if table.phase not in phases:
        raise Refused("not-now", f"house-phase-{table.phase}")


def _own(table: Table, entry: log.OfSeat | log.TimedOfSeat) -> Seat:
    seat = seat_of(table, entry.seat)
    if seat.kind != "person" or seat.guest != entry.by:
        raise Refused("forbidden", "house-not-your-seat", seat=entry.seat + 1)
    return seat


def check_host(table: Table, entry: log.AnyEntry) -> None:
    """Raise unless the host asks."""
    if entry.by != table.host:
        raise Refused("forbidden", "house-host-only")


@check.of(log.Sat)
def _sat(table: Table, entry: log.Sat) -> None:
    seat = seat_of(table, entry.seat)
    check_phase(table, "gathering")
    if seat.kind != "open":
        raise Refused("seat-taken", "house-seat-taken", seat=entry.seat + 1)


@check.of(log.Stood)
def _stood(table: Table, entry: log.Stood) -> None:
    _own(table, entry)
    check_phase(table, "gathering")


@check.of(log.Removed)
def _removed(table: Table, entry: log.Removed) -> None:
    check_host(table, entry)
    check_phase(table, "gathering")
    _others_seat(table, entry)


def _others_seat(table: Table, entry: log.OfSeat | log.TimedOfSeat) -> Seat:
    """The seat of a person who is not the one that acts."""
    seat = seat_of(table, entry.seat)
    if seat.kind != "person" or seat.guest == entry.by:
        raise Refused("not-now", "house-nobody-else", seat=entry.seat + 1)
    return seat


@check.of(log.Hosted)
def _hosted(table: Table, entry: log.Hosted) -> None:
    """The host passes hosting on; while they are offline anybody at the table may take it."""
    if entry.by == table.host:
        _others_seat(table, entry)
    elif table.host not in table.offline:
        raise Refused("forbidden", "house-host-only")
    else:
        _own(table, entry)


@check.of(log.Filled)
def _filled(table: Table, entry: log.Filled) -> None:
    check_host(table, entry)
    check_phase(table, "gathering")
    if seat_of(table, entry.seat).kind == "person":
        raise Refused("seat-taken", "house-seat-taken", seat=entry.seat + 1)
    known_bot(table.head.game, entry.bot) if entry.bot else None


@check.of(log.Contributed)
def _contributed(table: Table, entry: log.Contributed) -> None:
    """Before the start: whoever adds chance knows no more than the house's commitment."""
    _own(table, entry)
    check_phase(table, "gathering")
    if not is_contribution(entry.value):
        raise Refused("bad-request", "house-bad-contribution")


@check.of(log.Paced)
def _paced(table: Table, entry: log.Paced) -> None:
    check_host(table, entry)
    check_phase(table, "gathering", "playing")


@check.of(log.Started)
def _started(table: Table, entry: log.Started) -> None:
    check_host(table, entry)
    check_phase(table, "gathering")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("not-now", "house-seats-open")


@check.of(log.Played, log.Series)
def _played(table: Table, entry: log.Played | log.Series) -> None:
    """A seat's own person plays it, unless a bot does just now."""
    _begun(table)
    if not entry.by:
        return
    seat = _own(table, entry)
    if seat.away or seat.stood_in:
        raise Refused("not-now", "house-bot-plays", seat=entry.seat + 1)
    if seat.timed_out:
        raise Refused("not-now", "house-time-spent", seat=entry.seat + 1)


@check.of(log.Undone)
def _undone(table: Table, entry: log.Undone) -> None:
    """After the end everybody may know everything, so that nothing is taken back but in a game for one."""
    _begun(table)
    if len(table.seats) > 1:
        check_phase(table, "playing")
    seat = _own(table, entry)
    if seat.away or seat.stood_in:
        raise Refused("not-now", "house-bot-plays", seat=entry.seat + 1)


def _begun(table: Table) -> None:
    """The game has begun, and was not given up since."""
    if table.match is None:
        raise Refused("not-now", "house-not-started")
    if table.given_up:
        raise Refused("not-now", "house-phase-over")


@check.of(log.AskedWhy)
def _asked_coach(table: Table, entry: log.AskedWhy | log.Hinted) -> None:
    """Whoever plays alone or against bots may ask, others if the table agreed."""
    if not games.game_of(table.head.game).capabilities.hints:
        raise Refused("not-now", "house-no-hints")
    _own(table, entry)
    check_phase(table, "playing")
    if not table.allows_hints:
        raise Refused("not-now", "house-hints-off")


@check.of(log.Hinted)
def _hinted(table: Table, entry: log.Hinted) -> None:
    _asked_coach(table, entry)
    if entry.seat not in table.to_act:
        raise Refused("not-now", "house-hint-later", seat=entry.seat + 1)


@check.of(log.GaveUp)
def _gave_up(table: Table, entry: log.GaveUp) -> None:
    _own(table, entry)
    if len(table.seats) > 1:
        raise Refused("not-now", "house-one-player-only")
    check_phase(table, "playing")


@check.of(log.TimedOut)
def _timed_out(table: Table, entry: log.TimedOut) -> None:
    if entry.seat not in table.running():
        raise Refused("not-now", "house-phase-over")


@check.of(log.Left)
def _left(table: Table, entry: log.Left) -> None:
    check_phase(table, "playing")
    _seated(table, entry)


@check.of(log.Returned)
def _returned(table: Table, entry: log.Returned) -> None:
    check_phase(table, "playing", "over")
    _seated(table, entry)


def _seated(table: Table, entry: log.AnyEntry) -> None:
    if not table.held(entry.by):
        raise Refused("forbidden", "house-no-seat-of-yours")


@check.of(log.Offline)
def _offline(table: Table, entry: log.Offline) -> None:
    check_phase(table, "gathering", "playing")
    if entry.guest in table.offline or entry.guest not in table.guests():
        raise Refused("not-now", "house-too-late")


@check.of(log.Online)
def _online(table: Table, entry: log.Online) -> None:
    if entry.guest not in table.offline:
        raise Refused("not-now", "house-too-late")


@check.of(log.StoodIn)
def _stood_in(table: Table, entry: log.StoodIn) -> None:
    """The host lets a bot play for anybody; by itself the house does so for whoever is offline."""
    check_phase(table, "playing")
    if entry.by:
        check_host(table, entry)
    if _others_seat(table, entry).played_by_bot or not (entry.by or table.is_vacant(entry.seat)):
        raise Refused("not-now", "house-too-late")


@check.of(log.Waited)
def _waited(table: Table, entry: log.Waited) -> None:
    check_host(table, entry)
    _vacant(table, entry)


def _vacant(table: Table, entry: log.OfSeat | log.TimedOfSeat) -> None:
    """Only the seat of somebody who is offline, or for whom a bot plays, is spoken about."""
    seat_of(table, entry.seat)
    if not table.is_vacant(entry.seat):
        raise Refused("not-now", "house-not-vacant", seat=entry.seat + 1)


@check.of(log.Asked)
def _asked(table: Table, entry: log.Asked) -> None:
    _vacant(table, entry)
    _others_seat(table, entry)


@check.of(log.Answered)
def _answered(table: Table, entry: log.Answered) -> None:
    check_host(table, entry)
    seat_of(table, entry.seat)
    if entry.seat not in table.asked:
        raise Refused("not-now", "house-too-late")
    if entry.agreed:
        _vacant(table, entry)


@check.of(log.Linked)
def _linked(table: Table, entry: log.Linked) -> None:
    """A seat's link is made by its holder; for somebody who is gone, by the host."""
    if entry.by == table.host and seat_of(table, entry.seat).guest != entry.by:
        _vacant(table, entry)
    else:
        _own(table, entry)


@check.of(log.Moved)
def _moved(table: Table, entry: log.Moved) -> None:
    link = seat_of(table, entry.seat).link
    if not link or not compare_digest(link.encode(), entry.secret.encode()):
        raise Refused("forbidden", "house-link-spent")


@check.of(log.Emoted)
def _emoted(table: Table, entry: log.Emoted) -> None:
    _own(table, entry)


@check.of(log.Rematched)
def _rematched(table: Table, entry: log.Rematched) -> None:
    may_rematch(table, entry.by)
    if table.rematch is not None:
        raise Refused("not-now", "house-too-late")


def may_rematch(table: Table, guest: str) -> None:
    """Raise unless a guest who sat there asks after the end."""
    check_phase(table, "over")
    if not table.held(guest):
        raise Refused("forbidden", "house-no-seat-of-yours")


def known_bot(game: str, name: str | None) -> str:
    """A bot's name, if the game has such a player; None is its usual one."""
    played = games.game_of(game)
    known = bots.names_of(played)
    if name is None:
        return bots.usual_bot(played)
    if name not in known:
        raise Refused("bad-request", "bot-unknown", bot=name, known=", ".join(known))
    return name
