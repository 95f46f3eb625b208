"""What entries about people do: who sits where, who is the host, who is out of reach, who plays for them."""

from collections.abc import Iterable
from itertools import count

from veillee.core.table import LETTERS
from veillee.server.protocol import Message
from veillee.server.table import entries as log
from veillee.server.table.announcing import Applied, announced, kind_of, only_for, transition
from veillee.server.table.audience import Announcement
from veillee.server.table.state import Seat, Table, Wish


def distinct_name(name: str, others: Iterable[Seat]) -> str:
    """A name that nobody else at the table has: the second Zoé is Zoé (2)."""
    taken = {seat.name.casefold() for seat in others}
    names = (name if n == 1 else f"{name} ({n})" for n in count(1))
    return next(one for one in names if not one or one.casefold() not in taken)


@transition.of(log.Sat)
def _sat(table: Table, entry: log.Sat) -> Applied:
    name = distinct_name(entry.name, table.seats)
    table.seats[entry.seat] = Seat("person", entry.by, name, colour=entry.colour)
    return announced(entry, "house-sat", entry.seat, name=name)


@transition.of(log.Stood)
def _stood(table: Table, entry: log.Stood) -> Applied:
    name = table.seats[entry.seat].name
    table.seats[entry.seat] = Seat("open")
    return announced(entry, "house-stood", entry.seat, name=name)


@transition.of(log.Removed)
def _removed(table: Table, entry: log.Removed) -> Applied:
    name = table.seats[entry.seat].name
    table.seats[entry.seat] = Seat("open")
    return announced(entry, "house-removed", entry.seat, name=name)


@transition.of(log.Hosted)
def _hosted(table: Table, entry: log.Hosted) -> Applied:
    seat = table.seats[entry.seat]
    table.host = seat.guest
    return announced(entry, "house-hosted", entry.seat, name=seat.name)


@transition.of(log.Filled)
def _filled(table: Table, entry: log.Filled) -> Applied:
    table.seats[entry.seat] = Seat("bot", bot=entry.bot) if entry.bot else Seat("open")
    if entry.bot:
        return announced(entry, "house-bot-sat", entry.seat, bot=entry.bot)
    return announced(entry, "house-opened", entry.seat)


@transition.of(log.Left)
def _left(table: Table, entry: log.Left) -> Applied:
    return _away(table, entry, "house-left", away=True)


@transition.of(log.Returned)
def _returned(table: Table, entry: log.Returned) -> Applied:
    return _away(table, entry, "house-returned", away=False)


def _away(table: Table, entry: log.Left | log.Returned, message: str, *, away: bool) -> Applied:
    events: list[Message] = []
    for n in table.held(entry.by):
        table.seats[n].away = away
        table.seats[n].stood_in = False
        events.append(Message(message=message, args={"who": LETTERS[n], "name": table.seats[n].name}))
    return Applied(entry, Announcement(kind_of(entry), entry.at, events))


@transition.of(log.Offline)
def _offline(table: Table, entry: log.Offline) -> Applied:
    table.offline[entry.guest] = entry.since
    return _about(table, entry, entry.guest, "house-offline")


@transition.of(log.Online)
def _online(table: Table, entry: log.Online) -> Applied:
    """Whoever comes back has their seats back, and nobody else is given them."""
    del table.offline[entry.guest]
    message = "house-online"
    for n in table.held(entry.guest):
        table.asked.pop(n, None)
        if table.seats[n].stood_in:
            table.seats[n].stood_in, message = False, "house-seat-back"
    return _about(table, entry, entry.guest, message)


def _about(table: Table, entry: log.AnyEntry, guest: str, message: str) -> Applied:
    """What is announced of a guest at each of their seats; of a host without one, once."""
    seats = table.held(guest)
    named: list[dict[str, str | int]] = [{"who": LETTERS[n], "name": table.seats[n].name} for n in seats]
    events = [Message(message=message, args=args) for args in named]
    if not seats:
        events = [Message(message=f"{message}-host", args={})]
    return Applied(entry, Announcement(kind_of(entry), entry.at, events, seats[0] if seats else None))


@transition.of(log.StoodIn)
def _stood_in(table: Table, entry: log.StoodIn) -> Applied:
    table.seats[entry.seat].stood_in = True
    return announced(entry, "house-stood-in", entry.seat, name=table.seats[entry.seat].name)


@transition.of(log.Waited)
def _waited(table: Table, entry: log.Waited) -> Applied:
    table.seats[entry.seat].waited = entry.at
    return announced(entry, "house-waited", entry.seat, name=table.seats[entry.seat].name)


@transition.of(log.Asked)
def _asked(table: Table, entry: log.Asked) -> Applied:
    table.asked[entry.seat] = Wish(entry.by, entry.name)
    return announced(entry, "house-asked", entry.seat, name=table.seats[entry.seat].name)


@transition.of(log.Answered)
def _answered(table: Table, entry: log.Answered) -> Applied:
    wish, seat = table.asked.pop(entry.seat), table.seats[entry.seat]
    if not entry.agreed:
        return announced(entry, "house-not-given", entry.seat, name=seat.name)
    _hand_over(table, entry.seat, wish.guest)
    return announced(entry, "house-given", entry.seat, name=seat.name)


def _hand_over(table: Table, number: int, guest: str) -> None:
    """Another guest holds a seat now; whoever was its host remains one."""
    seat = table.seats[number]
    before, seat.guest, seat.link, seat.away, seat.stood_in = seat.guest, guest, "", False, False
    table.asked.pop(number, None)
    if not table.held(before):
        table.offline.pop(before, None)
        table.host = guest if table.host == before else table.host


@transition.of(log.Linked)
def _linked(table: Table, entry: log.Linked) -> Applied:
    table.seats[entry.seat].link = entry.secret
    return only_for(entry.seat, announced(entry, "house-linked", entry.seat))


@transition.of(log.Moved)
def _moved(table: Table, entry: log.Moved) -> Applied:
    _hand_over(table, entry.seat, entry.by)
    return announced(entry, "house-moved", entry.seat, name=table.seats[entry.seat].name)
