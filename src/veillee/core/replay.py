"""Replay files: a match as readable text, from which everything else is computed again (ADR 0005)."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass

from veillee.core.contract import told_options
from veillee.core.edition import CardFile
from veillee.core.errors import BadInput, UnknownCard, VeilleeError
from veillee.core.head_starts import HEAD_START, by_letter
from veillee.core.match import Match
from veillee.core.plain import OptionValue, PlainData
from veillee.core.proof import SIGN, Proof, read_proof, signs_of
from veillee.core.table import LETTERS

FORMAT = "veillee replay 1"
FIELDS = ("game", "edition", "options", "seats", "names", "start", "moves")
CARDS, PROOF, SIGNS = "cards", "proof", "signs"
"""Fields more: the file of an edition of somebody's own, behind the edition; where the key comes from, behind the
start; a sign for each move, behind the moves of a match with such a proof. Head starts stand behind the names."""
MORE = (CARDS, HEAD_START, PROOF)
"""Those of the head."""


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
    head_start: dict[str, object]
    key: bytes | None
    position: PlainData | None
    proof: Proof | None
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
        *([f"{HEAD_START} {_json(by_letter(match.head_starts))}"] if match.head_starts else []),
        f"start {start}",
        *([f"{PROOF} {_json(match.proof.plain())}"] if match.proof else []),
        f"moves {len(match.acts)}",
    ]
    moves = [f"{LETTERS[act.seat]} {act.move}" for act in match.acts]
    signs = [f"{SIGNS} {''.join(signs_of(_text(lines), moves))}"] if match.proof else []
    lines += [*moves, *signs]
    return "\n".join([*lines, f"end {_checksum(lines)}", ""])


def read_replay(text: str, make: Callable[[ReplayHead], Match]) -> Match:
    """Play a replay again, move by move; every doubt about the text is one sentence."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadInput("replay-format")
    if not lines[-1].startswith("end "):
        raise BadInput("replay-truncated")
    most = 1 + len(FIELDS) + len(MORE)
    first = 1 + len(FIELDS) + sum(_is(line, field) for line in lines[1:most] for field in MORE)
    head, moves = _read_head(lines[1:first]), lines[first:-1]
    if head.proof is not None:
        _check_signs(lines[:first], moves)
        moves.pop()
    if lines[-1] != f"end {_checksum(lines[:-1])}":
        raise BadInput("replay-altered")
    if head.moves != len(moves):
        raise BadInput("replay-truncated")
    if head.proof is not None:
        head.proof.check(head.key)
    match = make(head)
    match.proof = head.proof
    for number, line in enumerate(moves, first + 1):
        _play(match, line, number)
    return match


def _check_signs(head: list[str], lines: list[str]) -> None:
    """Refuse a head and moves that are not those of the signs behind them, and say where they begin to differ."""
    if not lines or not _is(lines[-1], SIGNS):
        raise BadInput("replay-truncated")
    *moves, told = lines
    signs = told.removeprefix(f"{SIGNS} ")
    for n, sign in enumerate(signs_of(_text(head), moves)):
        if signs[n * SIGN : (n + 1) * SIGN] != sign:
            raise BadInput("proof-line", line=len(head) + n, text=moves[n - 1]) if n else BadInput("proof-head")


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
        cards, head_start, proof = (fields.pop(field, None) for field in MORE)
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
            head_start={} if head_start is None else _object(head_start),
            key=_key(start) if kind == "key" else None,
            position=_object(start) if kind == "position" else None,
            proof=None if proof is None else read_proof(_object(proof), int(fields["seats"])),
            moves=int(fields["moves"]),
        )
    except (ValueError, KeyError, TypeError, RecursionError):
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


def _is(line: str, field: str) -> bool:
    return line.startswith(f"{field} ")


def _text(lines: list[str]) -> str:
    return "\n".join(lines)


def _checksum(lines: list[str]) -> str:
    return hashlib.sha256(_text(lines).encode()).hexdigest()
