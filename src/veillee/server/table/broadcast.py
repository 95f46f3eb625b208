"""Everybody who looks at a table, and what they were last sent: announcements, notices, welcomes."""

from collections.abc import Callable
from typing import NamedTuple

from veillee.core.table import EVERYBODY
from veillee.core.view_parts import ViewParts
from veillee.server.protocol import Notice, TableInfo, Update, View, encode
from veillee.server.socket.subscriber import CLOSED, Group, Subscriber
from veillee.server.table import entries as log
from veillee.server.table import snapshot
from veillee.server.table.announcing import Applied
from veillee.server.table.audience import Announcement
from veillee.server.table.state import Table
from veillee.server.table.transitions import ACTS, TURNING
from veillee.server.table.welcome import welcome_message

NO_VIEWS = ViewParts({}, {}, {})


class Messages(NamedTuple):
    """What is sent of one entry, and what its recipients know afterwards."""

    by_group: dict[Group, bytes]
    views: ViewParts
    info: dict[str, object] | None


class Broadcast:
    """The subscribers of one table. Writing messages changes nothing here; sending them does."""

    def __init__(self, lineage: str, live_state: Callable[[], snapshot.LiveState]) -> None:
        self.subscribers: list[Subscriber] = []
        self._lineage, self._live_state = lineage, live_state
        self._views = NO_VIEWS
        """The views as they were last sent."""
        self._info: dict[str, object] | None = None
        """The table object as everybody has it."""

    def info(self, table: Table) -> TableInfo:
        """The table as everybody sees it now."""
        live = self._live_state()
        return snapshot.table_info(table, live, self.audience().joined(live.elsewhere))

    def audience(self) -> snapshot.LiveAudience:
        """Who looks at the table through this process."""
        here = frozenset(subscriber.guest for subscriber in self.subscribers if subscriber.guest)
        screens = sum(subscriber.is_screen for subscriber in self.subscribers)
        spectators = sum(not subscriber.viewpoint for subscriber in self.subscribers) - screens
        return snapshot.LiveAudience(here, spectators, screens)

    def join(self, table: Table, subscriber: Subscriber) -> None:
        """Let somebody look on, from the number that they have."""
        subscriber.look_from(table.held(subscriber.guest))
        self.subscribers.append(subscriber)
        self._welcome(table, subscriber)
        self.notify(table)

    def leave(self, table: Table, subscriber: Subscriber) -> None:
        """Somebody's socket is closed."""
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self.notify(table)

    def close(self, why: CLOSED, guests: set[str] | None = None) -> None:
        """Close every socket, or those of some guests."""
        for subscriber in self.subscribers:
            if guests is None or subscriber.guest in guests:
                subscriber.close(why)

    def notify(self, table: Table) -> None:
        """Send everybody what changed without an entry: who is here, how far the rules are prepared."""
        info = self.info(table)
        changed, self._info = snapshot.changes(self._info, info), {**info}
        if changed:
            data = encode(Notice(table=changed))
            for subscriber in self.subscribers:
                subscriber.send(data)

    def write(self, table: Table, applied: Applied) -> Messages:
        """The message of an entry for each group; nobody is sent any yet."""
        entry, announcement = applied
        views = self._current_views(table) if type(entry) in TURNING else self._views
        changed_views = {} if views is self._views else snapshot.changed_views(self._views, views)
        changed_info = self._changed_info(table, entry)
        found: dict[Group, bytes] = {}
        for to in self.subscribers:
            if to.group not in found and announcement.reaches(to.viewpoint):
                views_to = [changed_views[seat] for seat in to.view_seats if seat in changed_views]
                found[to.group] = encode(update_message(announcement, to, changed_info, views_to))
        if changed_info and announcement.audience == EVERYBODY:
            return Messages(found, views, {**(self._info or {}), **changed_info})
        return Messages(found, views, self._info)

    def send(self, table: Table, entry: log.AnyEntry, messages: Messages) -> None:
        """Send everybody the message of an entry; whoever sits down or stands up by it is welcomed anew."""
        self._views, self._info = messages.views, messages.info
        moved = type(entry) in ACTS
        for to in self.subscribers:
            if not moved and to.viewpoint != table.held(to.guest):
                to.look_from(table.held(to.guest))
                self._welcome(table, to)
            elif message := messages.by_group.get(to.group):
                to.n += 1
                to.send(message)

    def _welcome(self, table: Table, subscriber: Subscriber) -> None:
        message = welcome_message(
            table, subscriber, self._lineage, self.info(table), self._whole_views(table, subscriber)
        )
        subscriber.send(encode(message))

    def _whole_views(self, table: Table, subscriber: Subscriber) -> list[View]:
        if table.match is None:
            return []
        if not self._views.own.keys() >= set(subscriber.view_seats):
            views = table.match.view_parts(subscriber.view_seats)
            self._views = views._replace(own=self._views.own | views.own)
        return [self._views.whole(seat) for seat in subscriber.view_seats]

    def _current_views(self, table: Table) -> ViewParts:
        """Every view that somebody wants, as it is now."""
        if table.match is None:
            return self._views
        wanted = {seat for one in self.subscribers for seat in one.view_seats}
        return table.match.view_parts(wanted)

    def _changed_info(self, table: Table, entry: log.AnyEntry) -> dict[str, object]:
        """What changed in the table object since it was last sent; an act changes nothing about who sits there."""
        if type(entry) in ACTS and self._info:
            elapsed = self._live_state().elapsed if table.clocks is not None else 0
            return snapshot.changes(self._info, snapshot.moved_info(table, elapsed))
        return snapshot.changes(self._info, self.info(table))


class Delivery:
    """The messages of one entry: written while it goes to disk, sent once it is there."""

    def __init__(self, broadcast: Broadcast, table: Table, applied: Applied) -> None:
        self._broadcast, self._table, self._applied = broadcast, table, applied
        self._messages: Messages | None = None

    def write(self) -> None:
        """Write the messages; nobody is sent any yet."""
        self._messages = self._broadcast.write(self._table, self._applied)

    def send(self) -> None:
        """Send them, each with its recipient's own number."""
        if self._messages is None:
            self.write()
        assert self._messages is not None
        self._broadcast.send(self._table, self._applied.entry, self._messages)


def update_message(
    announcement: Announcement, to: Subscriber, table: dict[str, object], views: list[View]
) -> Update:
    """An announcement as it happens, with what it changed."""
    return Update(
        n=to.n + 1,
        at=announcement.at,
        kind=announcement.kind,
        seat=announcement.seat,
        move=announcement.move_for(to.viewpoint),
        events=announcement.events_for(to.viewpoint),
        table=table,
        views=views,
        bot=announcement.bot,
    )
