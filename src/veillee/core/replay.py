"""Replay files: a match as readable text, from which everything else is computed again (ADR 0005)."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass

from veillee.core.contract import told_options
from veillee.core.edition import CardFile
from veillee.core.errors import BadInput, UnknownCard, VeilleeError
from veillee.core.match import Match
from veillee.core.plain import OptionValue, PlainData
from veillee.core.table import LETTERS

FORMAT = "veillee replay 1"
FIELDS = ("game", "edition", "options", "seats", "names", "start", "moves")
CARDS = "cards"
"""A field more, behind the edition, if that is somebody's own: its file."""


@dataclass(frozen=True)
class ReplayHead:
    """What a replay says before its moves."""

    game: str
    version: int
    edition: str
    digest: str
    cards: CardFile | None
    options: dict[str, OptionValue]
    seats: int
    names: dict[str, str]
    key: bytes | None
    position: PlainData | None
    moves: int


def write_replay(match: Match) -> str:
    """The match as text. It holds the key, so it is for after the game, or for the host's eyes."""
    start = f"key {match.key.hex()}" if match.start is None and match.key else f"position {_json(match.start)}"
    lines = [
        FORMAT,
        f"game {match.game.id} {match.game.version}",
        f"edition {match.edition.id} {match.edition.digest}",
        *_cards(match.edition.own),
        f"options {_json(told_options(match.game, match.options))}",
        f"seats {match.seats}",
        f"names {_json(match.names)}",
        f"start {start}",
        f"moves {len(match.acts)}",
        *(f"{LETTERS[act.seat]} {act.move}" for act in match.acts),
    ]
    return "\n".join([*lines, f"end {_checksum(lines)}", ""])


def read_replay(text: str, make: Callable[[ReplayHead], Match]) -> Match:
    """Play a replay again, move by move; every doubt about the text is one sentence."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadInput("replay-format")
    if not lines[-1].startswith("end "):
        raise BadInput("replay-truncated")
    if lines[-1] != f"end {_checksum(lines[:-1])}":
        raise BadInput("replay-altered")
    first = 1 + len(FIELDS) + any(line.startswith(f"{CARDS} ") for line in lines[3:4])
    head = _read_head(lines[1:first])
    if head.moves != len(lines) - first - 1:
        raise BadInput("replay-truncated")
    match = make(head)
    for number, line in enumerate(lines[first:-1], first + 1):
        _play(match, line, number)
    return match


def _play(match: Match, line: str, number: int) -> None:
    letter, _, move = line.partition(" ")
    if len(letter) != 1 or letter not in LETTERS[: match.seats]:
        raise BadInput("replay-move", line=number, move=line, reason=VeilleeError("reason-no-seat"))
    try:
        match.play(LETTERS.index(letter), move)
    except UnknownCard:
        raise
    except VeilleeError as error:
        raise BadInput("replay-move", line=number, move=line, reason=error) from None


def _read_head(lines: list[str]) -> ReplayHead:
    try:
        fields = dict(line.split(" ", 1) for line in lines)
        cards = fields.pop(CARDS, None)
        if tuple(fields) != FIELDS:
            raise ValueError
        game, version = fields["game"].split()
        edition, digest = fields["edition"].rsplit(" ", 1)
        kind, _, start = fields["start"].partition(" ")
        return ReplayHead(
            game=game,
            version=int(version),
            edition=edition,
            digest=digest,
            cards=None if cards is None else _card_file(cards),
            options=_object(fields["options"]),
            seats=int(fields["seats"]),
            names=_object(fields["names"]),
            key=_key(start) if kind == "key" else None,
            position=_object(start) if kind == "position" else None,
            moves=int(fields["moves"]),
        )
    except (ValueError, RecursionError):
        raise BadInput("replay-head") from None


def _cards(own: CardFile | None) -> list[str]:
    """A file of somebody's own, in one line whatever it holds."""
    return [f"{CARDS} {json.dumps([own.name, own.text], separators=(',', ':'))}"] if own else []


def _card_file(text: str) -> CardFile:
    found = json.loads(text)
    if not isinstance(found, list) or [type(part) for part in found] != [str, str]:
        raise ValueError
    return CardFile(*found)


def _object(text: str) -> PlainData:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError
    return value


def _key(text: str) -> bytes:
    key = bytes.fromhex(text)
    if len(key) != 32:
        raise ValueError
    return key


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _checksum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
