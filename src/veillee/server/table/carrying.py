"""A table that goes to another house: who may take it, what travels, and what becomes of it where it arrives.

A table is its log. What was carried away stays as a copy that nobody plays; where it arrives, all that it brings
is one entry. So there is never a part of a table anywhere, and whoever asks twice finds what the first time made.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec
from msgspec.structs import replace

from veillee.core.errors import BadInput
from veillee.core.names import is_printable
from veillee.server.errors import Refused
from veillee.server.sources import CODE_LENGTH, CODE_LETTERS
from veillee.server.table import entries as log
from veillee.server.table import permissions
from veillee.server.table.snapshot import NOBODY, LiveState, table_info
from veillee.server.table.state import Table
from veillee.server.table.transitions import damaged, table_of, take_in

FORMAT = "veillee table 1"
LONGEST_NAME = 200


class File(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table on its way: the code that it had, and its log up to where it was carried away."""

    format: str
    code: Annotated[str, msgspec.Meta(max_length=8)]
    entries: Annotated[list[log.AnyEntry], msgspec.Meta(min_length=2, max_length=permissions.MOST_ENTRIES)]
    check: str


@permissions.check.of(log.Carried)
def _carried(table: Table, entry: log.Carried) -> None:
    """The host takes along what belongs to nobody else: people on other devices keep their seats."""
    permissions.check_host(table, entry)
    permissions.check_phase(table, "gathering", "playing")
    if any(seat.kind == "person" and seat.guest != entry.by for seat in table.seats):
        raise Refused("not-now", "house-others-sit")


@permissions.check.of(log.Arrived)
def _arrived(table: Table, entry: log.Arrived) -> None:
    """A copy becomes the table again, with what happened since it was carried away."""
    permissions.check_phase(table, "carried")


def judge(table: Table, entry: log.AnyEntry) -> None:
    """Raise if an entry is not in order; at a copy nothing is but that the table comes back."""
    if table.carried is not None and not isinstance(entry, log.Arrived):
        raise Refused("not-now", "house-phase-carried")
    permissions.check_length(table, entry)
    permissions.check(table, entry)


def flat(entries: Iterable[log.AnyEntry]) -> Iterator[log.AnyEntry]:
    """A log with what arrived in one piece laid out entry by entry."""
    for entry in entries:
        if isinstance(entry, log.Arrived):
            yield from entry.entries
            yield replace(entry, entries=[])
        else:
            yield entry


def write_file(code: str, entries: list[log.AnyEntry]) -> bytes:
    """The file of a table that was carried away: its log up to there."""
    file = File(format=FORMAT, code=code, entries=entries, check=checksum(entries))
    return msgspec.json.encode(file)


def checksum(entries: list[log.AnyEntry]) -> str:
    """What tells a file that was cut or altered by accident."""
    return hashlib.sha256("\n".join(map(log.write, entries)).encode()).hexdigest()


def read_file(data: bytes) -> File:
    """A table from its file; whatever is wrong with it is one sentence."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("bad-request", "house-table-other") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Refused("bad-request", "house-table-other")
    try:
        file = msgspec.convert(found, File)
    except (msgspec.ValidationError, RecursionError):
        raise Refused("bad-request", "house-table-altered") from None
    if file.check != checksum(file.entries) or not isinstance(file.entries[-1], log.Carried):
        raise Refused("bad-request", "house-table-altered")
    return file


def game_of(file: File) -> str:
    """The game of a file's table."""
    head = file.entries[0]
    return head.game if isinstance(head, log.Created) else ""


def checked(file: File) -> Table:
    """The table of a file, played through: every entry is judged as if it were asked for here."""
    first, *rest = file.entries
    try:
        table = table_of(file.code, [first])
        for entry in rest:
            if isinstance(entry, log.Arrived) and entry.entries:
                raise damaged(file.code, table.number + 1)
            judge(table, entry)
            take_in(table, entry)
        if any(len(seat.name) > LONGEST_NAME or not is_printable(seat.name) for seat in table.seats):
            raise damaged(file.code, 1)
        table_info(table, LiveState(100, 0, table.at, None), NOBODY)  # it can be shown, too
    except BadInput:
        raise  # a game, an edition or an option that this house lacks: it says so itself
    except Exception as error:
        raise Refused("bad-request", "house-table-altered") from error
    return table


def codes_for(file: File) -> Iterator[str]:
    """Under which code a table is laid: its own, or if another has that one, always the same others."""
    yield file.code
    digest = hashlib.sha256(log.write(file.entries[0]).encode()).digest()
    for start in range(len(digest) - CODE_LENGTH):
        yield "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest[start : start + CODE_LENGTH])
