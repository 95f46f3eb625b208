"""The contract between a game and the house: what every game must answer, and what each sentence is checked by.

The functions below dispatch on the type of the state record, compiled or not. `s` is the state, `e` the
edition; seats count from 0; masks of seats have bit n for seat n.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, NamedTuple

import numpy as np

from veillee.core import knowledge
from veillee.core.capabilities import Capabilities
from veillee.core.edition import LoadedEdition, Wanted
from veillee.core.errors import BadInput
from veillee.core.jit import Function, answer, copy_numbers, dispatched, rule, way_in
from veillee.core.plain import Options, OptionValue, PlainData
from veillee.core.record import Ints, Record, Records, RecordType
from veillee.core.rng import RNG, Stream, close_stream, open_stream
from veillee.core.table import EVERYBODY, SPECTATOR, Layout
from veillee.core.view_types import GamePart, V
from veillee.core.ways_in import EDITIONS, STATES


@dispatched
def setup(s: Record, e: Record, seats: int) -> None:
    """Write every field of a state for a new match; its generator holds the key (law: setup writes all)."""


@dispatched
def to_act(s: Record, e: Record) -> int:  # type: ignore[empty-body]
    """The seats that may act now; 0 when the game is over (law: legal moves exactly for these)."""


@dispatched
def legal(s: Record, e: Record, seat: int, out: Ints) -> int:  # type: ignore[empty-body]
    """List a seat's legal actions in ascending order, return how many (law: exactly where verdict is 0)."""


@dispatched
def verdict(s: Record, e: Record, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """0, or the number of the clause that forbids an action or a ghost (law: one of `Game.refusals`)."""


@dispatched
def apply(s: Record, e: Record, seat: int, action: int) -> None:
    """Play a legal action (laws: cards kept, game ends within its bound, copies stay apart)."""


@dispatched
def score(s: Record, e: Record, out: Ints) -> None:
    """Write each seat's points as they stand."""


@dispatched
def winners(s: Record, e: Record) -> int:  # type: ignore[empty-body]
    """The winning seats of a finished game."""


@dispatched
def run(s: Record, e: Record) -> int:  # type: ignore[empty-body]
    """One half-step of a game in phases while nobody is to act: MORE, BETWEEN, or AT_REST when somebody decides.

    A half-step ends a phase or begins the next, with all that nobody decides. Positions lie between the two.
    """


@dispatched
def sealed(s: Record) -> int:  # type: ignore[empty-body]
    """The seats whose acts are hidden from the others now."""


AT_REST, MORE, BETWEEN = 0, 1, 2
"""What `run` answers: nothing left to do; go on; go on, and this very moment lies between two phases."""

ANSWERED = ("setup", "to_act", "legal", "verdict", "apply", "score", "winners")


@rule
def stay(s: Record, e: Record) -> int:
    """`run` of a game without phases: every act leads straight to the next decision."""
    return AT_REST


@rule
def none_sealed(s: Record) -> int:
    """`sealed` of a game in which every act is seen at once."""
    return 0


@rule
def board_sealed(s: Record) -> int:
    """`sealed` of a game with sealed phases (`core/seal.py`)."""
    return int(s.board.sealed)


OPTIONAL: Mapping[str, Function] = {
    "run": stay,
    "veil": knowledge.nothing_sealed,
    "pool_of": knowledge.declared_pool,
}
"""What a game need not answer, and the answer then given for it."""


class Event(NamedTuple):
    """Something that happened, as a message of the Fluent files with its arguments; every client words it."""

    message: str
    args: Mapping[str, str | int]
    audience: int = EVERYBODY
    """Who is told: a bit for each seat, and one for those who only watch."""

    def reaches(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) is told."""
        return bool(self.audience >> (SPECTATOR if seat is None else seat) & 1)


@dataclass(frozen=True)
class Option:
    """A rule switch: the values that it may have. `board.options` holds the place of the chosen one among them."""

    default: OptionValue
    values: tuple[OptionValue, ...] = (False, True)
    implied: bool = False
    """Files leave it out while it has its default: replays were written before the game had it."""


@dataclass(frozen=True)
class Game(Generic[V]):
    """A game as the house knows it: its records and rules, and its Python-side words."""

    id: str
    version: int
    """Rises when a replay would play differently."""
    prefix: str
    """What its clauses are called: FL for FL-13."""
    seats: range
    state: RecordType
    layout: Layout
    actions: int
    """How many rows the move table has."""
    ghosts: tuple[int, ...]
    """Negative ids of texts that can never be a move; the verdict always names their clause."""
    refusals: tuple[int, ...]
    """Every clause that a verdict may name (law: no verdict names another)."""
    rules: Mapping[str, Function]
    editions: tuple[str, ...]
    default_edition: str
    load_edition: Callable[[Wanted], LoadedEdition]
    bound: Callable[[LoadedEdition], int]
    """No match has more actions than this."""
    say: Callable[[Record, Record, int, int], str]
    """The canonical text of an action."""
    read: Callable[[Record, Record, int, str], int]
    """The action of a text, or the ghost of a text that can never be one."""
    view: type[V]
    """The shape of its views, as `Match.view` gives them and the schema publishes them."""
    describe: Callable[[Record, LoadedEdition, int], GamePart]
    """The view of a seat as plain data, from a redacted record."""
    events: Callable[[Record, Record, LoadedEdition, int, int], list[Event]]
    """What an action did, from the states before and after it, the seat and the action."""
    write_position: Callable[[Record, LoadedEdition], PlainData]
    read_position: Callable[[Mapping[str, object], LoadedEdition, Record], None]
    options: Mapping[str, Option] = field(default_factory=dict)
    """The rule switches by name; `board.options` has them in this order, written before the set-up."""
    open: bool = False
    """Whether nobody ever knows a card that another does not: all see the same (law: views differ in moves)."""
    takes_back: bool = False
    """Whether anything may be taken back, also what a draw showed: a solitaire wrongs nobody."""
    head_starts: bool = False
    """Whether it is won by points, to which `e.head_start` is added: seats may be given some before it begins."""
    shares_ties: bool = False
    """Whether equal points share the win; those earned count more then than those given before the game."""
    capabilities: Capabilities = field(default_factory=Capabilities)
    """What it has beside its rules: players, hints, deals, a solver, a study, words for the terminal."""
    sides: Callable[[int], tuple[tuple[int, ...], ...]] = lambda seats: ()
    """Who plays with whom at a table of so many seats; nobody: everybody plays alone."""
    digits: int = 2
    """How many digits a clause number has: 2 for FL-13, 3 for FS-013."""
    objection: Callable[[int, Options], BadInput | None] = lambda seats, options: None
    """What speaks against a number of seats together with some options; None if nothing does."""

    def __post_init__(self) -> None:
        for name in ANSWERED:
            answer(name, self.state, self.rules[name])
        for name, usual in OPTIONAL.items():
            answer(name, self.state, self.rules.get(name, usual))
        answer("sealed", self.state, board_sealed if "veil" in self.rules else none_sealed)

    @cached_property
    def phased(self) -> bool:
        """Whether the game goes in phases in which several seats act at once."""
        return "run" in self.rules

    def clause(self, number: int) -> str:
        """The name of a clause."""
        return f"{self.prefix}-{number:0{self.digits}d}"


def told_options(game: Game, options: Options) -> dict[str, OptionValue]:
    """The options as files have them."""
    unsaid = {name: option.default for name, option in game.options.items() if option.implied}
    return {name: value for name, value in options.items() if unsaid.get(name) != value}


def write_options(game: Game, options: Options, states: Records) -> None:
    """Set the rule switches of a new state; the set-up reads them there and leaves them alone."""
    for number, (name, option) in enumerate(game.options.items()):
        states["board"]["options"][0, number] = option.values.index(options.get(name, option.default))


@way_in(STATES, EDITIONS, int, np.uint32)
def begin(states: Records, editions: Records, seats: int, key: Ints) -> None:
    """Make the first of some states a new match."""
    s = states[0]
    copy_numbers(s.rng.key, key)
    s.rng.blocks[:] = 0
    setup(s, editions[0], seats)


@way_in(STATES, EDITIONS, STATES)
def settle(states: Records, editions: Records, boundary: Records) -> int:
    """Run the first of some states on to its next decision; returns how many phases ended on the way.

    The last moment between two phases is kept in `boundary`.
    """
    ended = 0
    s, e = states[0], editions[0]
    more = run(s, e)
    while more != AT_REST:
        if more == BETWEEN:
            boundary[0] = states[0]
            ended += 1
        more = run(s, e)
    return ended


@way_in(STATES, EDITIONS)
def seats_to_act(states: Records, editions: Records) -> int:
    """`to_act` for the first of some states."""
    return to_act(states[0], editions[0])


@way_in(STATES, EDITIONS, int, np.int16)
def legal_actions(states: Records, editions: Records, seat: int, out: Ints) -> int:
    """`legal` for the first of some states."""
    return legal(states[0], editions[0], seat, out)


@way_in(STATES, EDITIONS, int, int)
def judge(states: Records, editions: Records, seat: int, action: int) -> int:
    """`verdict` for the first of some states."""
    return verdict(states[0], editions[0], seat, action)


@way_in(STATES, EDITIONS, int, int)
def play(states: Records, editions: Records, seat: int, action: int) -> None:
    """`apply` for the first of some states."""
    apply(states[0], editions[0], seat, action)


@way_in(STATES, EDITIONS, np.int32)
def count_points(states: Records, editions: Records, out: Ints) -> int:
    """`score` and `winners` for the first of some states."""
    score(states[0], editions[0], out)
    return winners(states[0], editions[0])


@way_in(STATES, EDITIONS, int, STATES, np.int16)
def see(states: Records, editions: Records, seat: int, out: Records, scratch: Ints) -> None:
    """Redact the first of some states for a seat, into the first of others."""
    knowledge.redact(states[0], editions[0], seat, out[0], scratch)


@way_in(STATES, EDITIONS, int, RNG, np.int16)
def imagine(states: Records, editions: Records, seat: int, rngs: Records, scratch: Ints) -> None:
    """Redeal the first of some states for a seat, by the first of some generators."""
    r = rngs[0]
    open_stream(r, Stream.BOTS)
    knowledge.redeal(states[0], editions[0], seat, r, scratch)
    close_stream(r)
