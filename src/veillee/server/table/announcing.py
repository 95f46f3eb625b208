"""What is announced of an entry once it has been applied."""

from typing import NamedTuple

from veillee.core.table import LETTERS
from veillee.server.protocol import Message
from veillee.server.table import entries as log
from veillee.server.table.audience import Announcement
from veillee.server.table.by_kind import ByKind


class Applied(NamedTuple):
    """An entry that was applied: as it is logged (moves as canonical text), and what is announced of it."""

    entry: log.AnyEntry
    announcement: Announcement


transition = ByKind[Applied]()
"""What each kind of entry does to a table. The entry stays as it is: what is to be logged is returned."""


def announced(entry: log.AnyEntry, message: str, seat: int | None = None, **args: str | int) -> Applied:
    """An entry of which everybody learns one event."""
    who = {} if seat is None else {"who": LETTERS[seat]}
    event = Message(message=message, args={**who, **args})
    return Applied(entry, Announcement(kind_of(entry), entry.at, [event], seat))


def kind_of(entry: log.AnyEntry) -> str:
    """What an entry is called in log and protocol."""
    return str(entry.__struct_config__.tag)


def only_for(seat: int, applied: Applied) -> Applied:
    """The same, announced to one seat alone."""
    return applied._replace(announcement=applied.announcement.only_for(seat))
