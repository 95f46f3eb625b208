"""Checks certificates. It knows the rules and nothing of the solver: a line is played, a loss is searched anew.

The search for losses is as plain as can be, so that reading it is enough to trust it; on the full deck it may
have to give up, and says so.
"""

import json
from collections.abc import Mapping

from veillee.core import contract
from veillee.core.errors import BadInput, MoveError
from veillee.core.match import Match
from veillee.core.plain import Plain, PlainData
from veillee.games import MODULES, game_of, new

FORMAT = "veillee certificate 1"
FIELDS = {
    "format": str,
    "game": str,
    "version": int,
    "edition": str,
    "digest": str,
    "options": dict,
    "seed": str,
    "result": str,
    "line": list,
}
RESULTS = ("winnable", "lost")
MOST_POSITIONS = 200_000


def read_certificate(text: str) -> PlainData:
    """A certificate from its text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("certificate-format") from None
    whole = isinstance(data, dict) and set(data) == set(FIELDS)
    if not whole or data["format"] != FORMAT or not all(type(data[key]) is kind for key, kind in FIELDS.items()):
        raise BadInput("certificate-format")
    return dict(data)


def check(certificate: Mapping[str, Plain], edition: str | None = None) -> None:
    """Raise with one sentence if a certificate is not true."""
    name = certificate["game"]
    if name not in MODULES or not game_of(name).capabilities.solver or certificate["result"] not in RESULTS:
        raise BadInput("certificate-format")
    match = new(
        name, seed=certificate["seed"], edition=edition or certificate["edition"], **certificate["options"]
    )
    if match.game.version != certificate["version"] or match.edition.digest != certificate["digest"]:
        raise BadInput("certificate-other-version")
    if certificate["result"] == "winnable":
        check_line(match, certificate["line"])
    elif is_winnable(match, set()):
        raise BadInput("certificate-not-lost")


def check_line(match: Match, line: list[object]) -> None:
    """Play a line: every move must be legal, and the last one must win."""
    for number, move in enumerate(line, 1):
        try:
            match.play(0, str(move))
        except MoveError as refused:
            raise BadInput("certificate-line", number=number, move=str(move), reason=refused) from None
    if not match.winners:
        raise BadInput("certificate-not-won")


def is_winnable(match: Match, lost: set[bytes]) -> bool:
    """Whether any line of play wins; `lost` are the states from which none does."""
    if match.over:
        return bool(match.winners)
    name = match.states.tobytes()
    if name in lost:
        return False
    if len(lost) >= MOST_POSITIONS:
        raise BadInput("certificate-too-long", most=MOST_POSITIONS)
    for action in match.actions(0):
        before = match.states.copy()
        contract.play(match.states, match.edition.records, 0, action)
        found = is_winnable(match, lost)
        match.states[:] = before
        if found:
            return True
    lost.add(name)
    return False
