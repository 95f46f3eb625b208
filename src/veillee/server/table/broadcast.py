"""What everybody at a table is told of an entry: written while it goes to disk, sent once it is there."""

from typing import TYPE_CHECKING, Any

from veillee.core.table import EVERYBODY
from veillee.core.view_parts import ViewParts
from veillee.server.protocol import Frame, Update, View, encode
from veillee.server.socket.subscriber import Subscriber
from veillee.server.table import entries as log
from veillee.server.table import snapshot
from veillee.server.table.audience import Tiding, Viewpoint
from veillee.server.table.state import TURNING

if TYPE_CHECKING:
    from veillee.server.table.room import Room

Kind = tuple[Viewpoint, bool]
"""Those who are told the same: from where they look, and whether they want views."""


class News:
    """An entry that has just been applied, on its way to everybody; nobody else acts or comes meanwhile."""

    def __init__(self, room: "Room", entry: log.AnyEntry, tiding: Tiding) -> None:
        self._room, self._tiding = room, tiding
        self._moved = isinstance(entry, (log.Played, log.Undone, log.Series))
        self._turning = type(entry) in TURNING
        self._letters: dict[Kind, bytes] | None = None
        self._seen: ViewParts = room.seen
        self._told: dict[str, Any] | None = room.told

    def write(self) -> None:
        """A letter for each kind of subscriber; nobody is sent any yet."""
        letters: dict[Kind, bytes] = {}
        views, table = self._look() if self._turning else {}, self._changes()
        for to in self._room.subscribers:
            kind = to.viewpoint, to.wants_views
            if kind not in letters and self._tiding.reaches(to.viewpoint):
                wanted = [views[seat] for seat in to.eyes if seat in views] if to.wants_views else []
                letters[kind] = encode(update(self._tiding, to, table, wanted))
        self._letters = letters

    def send(self) -> None:
        """Tell everybody, each from their own viewpoint and with their own number."""
        if self._letters is None:
            self.write()
        assert self._letters is not None
        room = self._room
        room.seen, room.told = self._seen, self._told
        for to in room.subscribers:
            if not self._moved and to.viewpoint != room.table.held(to.guest):
                to.look_from(room.table.held(to.guest))
                room.welcome(to)
            elif letter := self._letters.get((to.viewpoint, to.wants_views)):
                to.n += 1
                to.send(letter)

    def _look(self) -> dict[int | None, View]:
        """What changed in every view that somebody wants."""
        room = self._room
        if room.table.match is None:
            return {}
        wanted = {seat for one in room.subscribers if one.wants_views for seat in one.eyes}
        self._seen = room.table.match.view_parts(wanted)
        return snapshot.changed_views(room.seen, self._seen)

    def _changes(self) -> dict[str, object]:
        """What changed in the table since all were told; a move changes nothing about who sits there."""
        room, known = self._room, self._told
        info = snapshot.moved_info(room.table, room.elapsed()) if self._moved and known else room.info()
        changed = snapshot.changes(known, info)
        if self._tiding.audience == EVERYBODY:
            self._told = {**(known or {}), **changed}
        return changed


def frame(tiding: Tiding, n: int, viewpoint: Viewpoint) -> Frame:
    """A tiding as a viewpoint is told it."""
    move, events = tiding.move_for(viewpoint), tiding.heard(viewpoint)
    return Frame(n=n, at=tiding.at, kind=tiding.kind, seat=tiding.seat, move=move, events=events)


def update(tiding: Tiding, to: Subscriber, table: dict[str, object], views: list[View]) -> Update:
    """The same as it happens, with what it changed."""
    return Update(
        n=to.n + 1,
        at=tiding.at,
        kind=tiding.kind,
        seat=tiding.seat,
        move=tiding.move_for(to.viewpoint),
        events=tiding.heard(to.viewpoint),
        table=table,
        views=views,
    )
