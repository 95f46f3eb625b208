"""The first message to a subscriber: the state as it is now, and every announcement that they have missed."""

import hashlib

from veillee.server.protocol import PROTOCOL, Frame, TableInfo, View, Welcome
from veillee.server.socket.subscriber import Subscriber
from veillee.server.table import snapshot
from veillee.server.table.audience import Announcement, Viewpoint
from veillee.server.table.state import Table


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
    return Welcome(
        protocol=PROTOCOL,
        epoch=epoch,
        n=subscriber.n,
        reset=reset,
        you=snapshot.you_info(table, subscriber.guest),
        table=info,
        views=views,
        missed=[missed_frame(one, n, viewpoint) for n, one in enumerate(announcements[known:], known + 1)],
    )


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
    move, events = announcement.move_for(viewpoint), announcement.events_for(viewpoint)
    return Frame(n=n, at=announcement.at, kind=announcement.kind, seat=announcement.seat, move=move, events=events)
