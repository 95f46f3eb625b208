"""The first message to a subscriber: the state as it is now, and the last announcements that they have missed."""

import hashlib

from veillee.server.protocol import PROTOCOL, Frame, TableInfo, View, Welcome
from veillee.server.socket.subscriber import Subscriber
from veillee.server.table import snapshot
from veillee.server.table.audience import Announcement, Viewpoint
from veillee.server.table.state import Table

WINDOW = 200
"""So many announcements are told at once; who has missed more asks for those before, in pages as large."""


def welcome_message(
    table: Table, subscriber: Subscriber, lineage: str, info: TableInfo, views: list[View]
) -> Welcome:
    """Bring a subscriber up to date: they have everything up to the table's last number afterwards."""
    viewpoint = subscriber.viewpoint
    epoch = epoch_of(table, lineage, viewpoint)
    announcements = [one for one in table.announcements if one.reaches(viewpoint)]
    known = subscriber.n if subscriber.epoch == epoch and has_begun_so(subscriber, announcements) else 0
    reset = known != subscriber.n or subscriber.epoch not in ("", epoch)
    subscriber.epoch, subscriber.n = epoch, table.last_number(viewpoint)
    first = max(known, len(announcements) - WINDOW)
    return Welcome(
        protocol=PROTOCOL,
        epoch=epoch,
        n=subscriber.n,
        reset=reset,
        you=snapshot.you_info(table, subscriber.guest),
        table=info,
        views=views,
        missed=frames(announcements, first, len(announcements), viewpoint),
        older=first - known,
    )


def log_page(table: Table, viewpoint: Viewpoint, before: int, count: int) -> list[Frame]:
    """What a viewpoint was told before one of its numbers: the last so many of it."""
    announcements = [one for one in table.announcements if one.reaches(viewpoint)]
    end = min(before - 1, len(announcements))
    return frames(announcements, max(0, end - count), end, viewpoint)


def frames(announcements: list[Announcement], first: int, end: int, viewpoint: Viewpoint) -> list[Frame]:
    """Some of a viewpoint's announcements, each with its number."""
    return [missed_frame(one, n, viewpoint) for n, one in enumerate(announcements[first:end], first + 1)]


def epoch_of(table: Table, lineage: str, viewpoint: Viewpoint) -> str:
    """Within what the numbers of a viewpoint hold."""
    text = f"{lineage} {table.code} {table.head.nonce} {viewpoint}"
    return hashlib.blake2s(text.encode(), digest_size=6).hexdigest()


def has_begun_so(subscriber: Subscriber, announcements: list[Announcement]) -> bool:
    """Whether what somebody has is how this log began; a log that was put back and went on has other events."""
    if subscriber.n == 0 or subscriber.n > len(announcements):
        return subscriber.n == 0
    return subscriber.at is None or announcements[subscriber.n - 1].at == subscriber.at


def missed_frame(announcement: Announcement, n: int, viewpoint: Viewpoint) -> Frame:
    """An announcement as a viewpoint learns it."""
    return Frame(
        n=n,
        at=announcement.at,
        kind=announcement.kind,
        seat=announcement.seat,
        move=announcement.move_for(viewpoint),
        events=announcement.events_for(viewpoint),
        bot=announcement.bot,
    )
