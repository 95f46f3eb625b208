"""How a game for one ended: the record that statistics are made of, and the file it travels in."""

import hashlib
from typing import Annotated, Literal

import msgspec

from veillee.server.errors import Refused
from veillee.server.keys import Keys
from veillee.server.table.state import Table

FORMAT = "veillee statistics 1"
MOST_RESULTS = 20_000
ELSEWHERE = 10
"""So much less is the rank of a result that was not seen here."""
Whole = Annotated[int, msgspec.Meta(ge=0, le=1 << 52)]


class Result(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One game of one guest."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]
    """The same wherever the result travels, so that nothing is counted twice."""
    seed: Annotated[str, msgspec.Meta(max_length=64)]
    grade: Annotated[int, msgspec.Meta(ge=0, le=4)]
    day: Annotated[str, msgspec.Meta(pattern=r"^(\d{4}-\d\d-\d\d)?$(?!\n)")]
    options: dict[str, bool | int | str]
    result: Literal["won", "lost", "given-up"]
    clean: bool
    """Won without taking anything back and without hints."""
    moves: Whole
    ms: Whole
    at: Whole
    """When it ended, in milliseconds since 1970."""
    elsewhere: bool = False
    """Taken from a file that this house did not sign: it may be true, and nobody here saw it."""

    @property
    def rank(self) -> int:
        """Which of two results of one game stays: one that was seen here, then the better one."""
        return {"given-up": 0, "lost": 1, "won": 2}[self.result] + self.clean - ELSEWHERE * self.elsewhere


class File(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A guest's results in one game, to take along."""

    format: str
    game: str
    results: Annotated[list[Result], msgspec.Meta(max_length=MOST_RESULTS)]
    check: str
    signed: str = ""
    """The signature of the house that wrote it."""


def result_of(table: Table, lineage: str) -> Result | None:
    """How the game of a table for one ended; None while it goes on, or where nobody sits."""
    match = table.match
    if match is None or len(table.seats) > 1 or table.phase != "over" or table.seats[0].kind != "person":
        return None
    deal, won = table.head.deal, bool(match.winners)
    laid, code = table.origin or (lineage, table.code)
    return Result(
        id=hashlib.sha256(f"{laid} {code} {table.head.nonce}".encode()).hexdigest()[:32],
        seed=deal.seed if deal else "",
        grade=deal.grade if deal else 0,
        day=deal.day if deal else "",
        options=table.head.options,
        result="given-up" if table.given_up else "won" if won else "lost",
        clean=won and not table.helped,
        moves=len(match.acts),
        ms=table.spent,
        at=table.at,
        elsewhere=table.origin is not None,
    )


def row_of(result: Result, guest: str, game: str) -> dict[str, object]:
    """A result as the database keeps it."""
    return {"guest": guest, "id": result.id, "game": game, "rank": result.rank, "body": write(result)}


def write(result: Result) -> str:
    """A result as text."""
    return msgspec.json.encode(result, order="sorted").decode()


def read(text: str) -> Result:
    """A result from its text."""
    return msgspec.json.decode(text, type=Result)


def checksum(game: str, results: list[Result]) -> str:
    """What tells an altered file from one of ours."""
    return hashlib.sha256("\n".join([FORMAT, game, *map(write, results)]).encode()).hexdigest()


def write_file(game: str, results: list[Result], keys: Keys) -> bytes:
    """The file to take along; people can read it too."""
    check = checksum(game, results)
    file = File(format=FORMAT, game=game, results=results, check=check, signed=keys.sign(check))
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def read_file(game: str, data: bytes, keys: Keys) -> list[Result]:
    """The results of a file, marked unless this house signed it; whatever is wrong with it is one sentence."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("bad-request", "house-statistics-other") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT or found.get("game") != game:
        raise Refused("bad-request", "house-statistics-other")
    try:
        file = msgspec.convert(found, File)
    except (msgspec.ValidationError, RecursionError):
        raise Refused("bad-request", "house-statistics-altered") from None
    if file.check != checksum(game, file.results):
        raise Refused("bad-request", "house-statistics-altered")
    if keys.has_signed(file.check, file.signed):
        return file.results
    return [msgspec.structs.replace(result, elsewhere=True) for result in file.results]
