"""Games with proofs, files altered by more or less careful hands, and the page that judges them."""

import hashlib
import json
import random
import subprocess
from pathlib import Path
from shutil import which
from typing import Any

import veillee
from tests.playing import varied
from veillee.core.head_starts import by_letter
from veillee.core.match import Match
from veillee.core.proof import Proof, commitment_to, signs_of
from veillee.server.http.pages import BUILT

PAGE = BUILT / "check.html"
NODE = which("node")
JUDGE = Path(__file__).with_name("judge.mjs")


def judge(replays: list[str]) -> list[dict[str, Any]]:
    """What the built page says of some files, by its own script under Node."""
    assert PAGE.is_file(), "the page is not built: make run builds it"
    assert NODE, "Node comes with the development requirements"
    given = json.dumps(replays)
    run = subprocess.run([NODE, str(JUDGE), str(PAGE)], input=given, capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(run.stdout)
    return found


def proof_of(seats: int, seed: int = 0) -> Proof:
    """A secret, and what some of the seats added; always the same for one seed."""
    chance = random.Random(seed)
    secret = chance.randbytes(32)
    added = tuple(b"" if seat % 3 == 1 else chance.randbytes(32) for seat in range(seats))
    return Proof(commitment_to(secret), secret, added)


def proven(game: str, seats: int, seed: int, variant: int = 0) -> Match:
    """A new match with some options whose deal follows from a proof."""
    return dealt(proof_of(seats, seed), varied(game, seats, seed, variant))


def dealt(proof: Proof, like: Match) -> Match:
    """A match like another, with the deal of a proof."""
    game, names = like.game.id, {"A": "Zoé"}
    edition = like.edition.own or like.edition.id
    given, seats = by_letter(like.head_starts), like.seats
    match = veillee.new(
        game, seats=seats, key=proof.key, edition=edition, names=names, head_start=given, **like.options
    )
    match.proof = proof
    return match


def first_move(text: str) -> int:
    """The place of the first move among the lines of a file."""
    return next(n for n, line in enumerate(text.splitlines()) if line.startswith("moves ")) + 1


def closed(lines: list[str]) -> str:
    """Lines with a last one that fits: whoever alters a file does at least that."""
    return "\n".join([*lines, f"end {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()}", ""])


def signed(head: list[str], moves: list[str]) -> str:
    """A file as the most careful hand would write it: moves counted, signed and closed anew."""
    head = [*head[:-1], f"moves {len(moves)}"]
    return closed([*head, *moves, f"signs {''.join(signs_of(chr(10).join(head), moves))}"])
