"""Certificates: what the solver says of a deal, with the proof, as plain data that anybody may check.

A winnable deal is proved by its line. A lost one is proved by playing everything, which a checker can do again.
"""

from dataclasses import asdict, dataclass

from veillee.bots.solving import DEFAULT_NODES, solve
from veillee.core.match import Match
from veillee.core.plain import Options, OptionValue, PlainData
from veillee.games import new

FORMAT = "veillee certificate 1"


@dataclass(frozen=True)
class Certificate:
    """A deal by its seed, what it is, and why."""

    format: str
    game: str
    version: int
    edition: str
    digest: str
    options: dict[str, OptionValue]
    seed: str
    result: str
    """winnable or lost; a deal of which the solver cannot tell gets no certificate."""
    line: list[str]

    def data(self) -> dict[str, object]:
        """The certificate as it stands in files."""
        return asdict(self)


def dealt(game: str, seed: str, edition: str | None = None, options: Options | None = None) -> Match:
    """The game for one that a seed deals."""
    chosen: PlainData = dict(options or {})
    return new(game, seed=seed, edition=edition, **chosen)


def certify(match: Match, seed: str, nodes: int = DEFAULT_NODES) -> Certificate | None:
    """The certificate of the deal with which a game begins; None if the solver cannot tell."""
    found = solve(match, nodes)
    if found.result == "unknown":
        return None
    return Certificate(
        FORMAT,
        match.game.id,
        match.game.version,
        match.edition.id,
        match.edition.digest,
        dict(match.options),
        seed,
        found.result,
        found.line,
    )
