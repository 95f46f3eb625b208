"""The contract between a game and the house: what every game must answer, and what each sentence is checked by.

The functions below dispatch on the type of the state record, compiled or not. `s` is the state, `e` the
edition; seats count from 0; masks of seats have bit n for seat n.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from veillee.core import knowledge
from veillee.core.edition import LoadedEdition
from veillee.core.jit import answer, dispatched, rule
from veillee.core.record import Ints, Records
from veillee.core.rng import Stream, close_stream, open_stream
from veillee.core.table import Layout


@dispatched
def setup(s: Any, e: Any, seats: int) -> None:
    """Write every field of a state for a new match; its generator holds the key (law: setup writes all)."""


@dispatched
def to_act(s: Any, e: Any) -> int:  # type: ignore[empty-body]
    """The seats that may act now; 0 when the game is over (law: legal moves exactly for these)."""


@dispatched
def legal(s: Any, e: Any, seat: int, out: Ints) -> int:  # type: ignore[empty-body]
    """List a seat's legal actions in ascending order, return how many (law: exactly where verdict is 0)."""


@dispatched
def verdict(s: Any, e: Any, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """0, or the number of the clause that forbids an action or a ghost (the vectors' refusals)."""


@dispatched
def apply(s: Any, e: Any, seat: int, action: int) -> None:
    """Play a legal action (laws: cards kept, game ends within its bound, copies stay apart)."""


@dispatched
def score(s: Any, e: Any, out: Ints) -> None:
    """Write each seat's points as they stand."""


@dispatched
def winners(s: Any, e: Any) -> int:  # type: ignore[empty-body]
    """The winning seats of a finished game."""


ANSWERED = ("setup", "to_act", "legal", "verdict", "apply", "score", "winners")


@dataclass(frozen=True)
class Event:
    """Something that happened, as a message of the Fluent files with its arguments; every client words it."""

    message: str
    args: Mapping[str, str | int]


@dataclass(frozen=True)
class Option:
    """A rule switch: the values that it may have. `board.options` holds the place of the chosen one among them."""

    default: bool | int | str
    values: tuple[bool | int | str, ...] = (False, True)


@dataclass(frozen=True)
class Game:
    """A game as the house knows it: its records and rules, and its Python-side words."""

    id: str
    version: int
    """Rises when a replay would play differently."""
    prefix: str
    """What its clauses are called: FL for FL-13."""
    seats: range
    state: np.dtype[Any]
    layout: Layout
    actions: int
    """How many rows the move table has."""
    ghosts: tuple[int, ...]
    """Negative ids of texts that can never be a move; the verdict always names their clause."""
    rules: Mapping[str, Callable[..., Any]]
    editions: tuple[str, ...]
    default_edition: str
    load_edition: Callable[[str | Path | None], LoadedEdition]
    bound: Callable[[LoadedEdition], int]
    """No match has more actions than this."""
    say: Callable[[Any, Any, int, int], str]
    """The canonical text of an action."""
    read: Callable[[Any, Any, int, str], int]
    """The action of a text, or the ghost of a text that can never be one."""
    describe: Callable[[Any, LoadedEdition, int], dict[str, Any]]
    """The view of a seat as plain data, from a redacted record."""
    events: Callable[[Any, Any, LoadedEdition, int, int], list[Event]]
    """What an action did, from the states before and after it, the seat and the action."""
    write_position: Callable[[Any, LoadedEdition], dict[str, Any]]
    read_position: Callable[[dict[str, Any], LoadedEdition, Any], None]
    options: Mapping[str, Option] = field(default_factory=dict)
    """The rule switches by name; `board.options` has them in this order, written before the set-up."""
    open: bool = False
    """Whether nobody ever knows a card that another does not: all see the same (law: views differ in moves)."""
    takes_back: bool = False
    """Whether anything may be taken back, also what a draw showed: a solitaire wrongs nobody."""

    def __post_init__(self) -> None:
        for name in ANSWERED:
            answer(name, self.state, self.rules[name])

    def clause(self, number: int) -> str:
        """The name of a clause."""
        return f"{self.prefix}-{number:02d}"


@rule
def begin(states: Records, editions: Records, seats: int, key: Ints) -> None:
    """Make the first of some states a new match."""
    s = states[0]
    s.rng.key[:] = key
    s.rng.blocks[:] = 0
    setup(s, editions[0], seats)


@rule
def seats_to_act(states: Records, editions: Records) -> int:
    """`to_act` for the first of some states."""
    return to_act(states[0], editions[0])


@rule
def legal_actions(states: Records, editions: Records, seat: int, out: Ints) -> int:
    """`legal` for the first of some states."""
    return legal(states[0], editions[0], seat, out)


@rule
def judge(states: Records, editions: Records, seat: int, action: int) -> int:
    """`verdict` for the first of some states."""
    return verdict(states[0], editions[0], seat, action)


@rule
def play(states: Records, editions: Records, seat: int, action: int) -> None:
    """`apply` for the first of some states."""
    apply(states[0], editions[0], seat, action)


@rule
def count_points(states: Records, editions: Records, out: Ints) -> int:
    """`score` and `winners` for the first of some states."""
    score(states[0], editions[0], out)
    return winners(states[0], editions[0])


@rule
def see(states: Records, editions: Records, seat: int, out: Records) -> None:
    """Redact the first of some states for a seat, into the first of others."""
    knowledge.redact(states[0], editions[0], seat, out[0])


@rule
def imagine(states: Records, editions: Records, seat: int, rngs: Records) -> None:
    """Redeal the first of some states for a seat, by the first of some generators."""
    r = rngs[0]
    open_stream(r, Stream.BOTS)
    knowledge.redeal(states[0], editions[0], seat, r)
    close_stream(r)
