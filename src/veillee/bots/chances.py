"""The chance to win after each move, for any game: imagined worlds, played to their end by a policy of the game.

A world is what the seat knows with the rest dealt anew. Every move is tried in the same worlds, so that moves are
told apart by what they do and not by luck; of moves that are alike one is tried.
"""

import numpy as np

from veillee.bots.intervals import wilson
from veillee.bots.player import Chance, Knowledge
from veillee.core.batch import LOWEST
from veillee.core.contract import apply, to_act, winners
from veillee.core.jit import dispatched, rule, way_in
from veillee.core.knowledge import redeal
from veillee.core.portions import Portions
from veillee.core.record import Ints, Record, Records, new
from veillee.core.rng import RNG, Stream, close_stream, open_stream
from veillee.core.ways_in import EDITIONS, STATES, TOOLS


@dispatched
def advise(s: Record, e: Record, seat: int, tools: object, actions: Ints) -> int:  # type: ignore[empty-body]
    """A good move for a seat that is to act; `tools` is what the game's policy works with."""


@dispatched
def first_like(s: Record, e: Record, seat: int, action: int) -> int:  # type: ignore[empty-body]
    """The first of the moves that promise exactly as much as this one: itself, if no other does."""


FIRST_PART = 0.25
"""The part of them in which every move is tried."""
AT_ONCE = 4
"""So many worlds are a portion."""


@rule
def play_out(states: Records, editions: Records, seat: int, tools: object, actions: Ints) -> int:
    """Play the second of some states to its end; 1 if the seat wins."""
    s, e = states[1], editions[0]
    acting = to_act(s, e)
    while acting != 0:
        turn = int(LOWEST[acting])
        apply(s, e, turn, advise(s, e, turn, tools, actions))
        acting = to_act(s, e)
    return (winners(s, e) >> seat) & 1


@way_in(STATES, EDITIONS, int, np.int16, np.int16, asks=("first_like",))
def list_firsts(states: Records, editions: Records, seat: int, moves: Ints, firsts: Ints) -> None:
    """For each of some moves the first that is like it."""
    for i in range(len(moves)):
        firsts[i] = first_like(states[0], editions[0], seat, int(moves[i]))


@way_in(
    *(STATES, EDITIONS, int, TOOLS, RNG, np.int16, int, np.int64, np.int16),
    asks=("advise",),
    long=True,
    allocates=True,
)
def count_wins(
    states: Records,
    editions: Records,
    seat: int,
    tools: object,
    rngs: Records,
    moves: Ints,
    worlds: int,
    wins: Ints,
    scratch: Ints,
) -> None:
    """How often a seat wins after each of some moves, in as many worlds."""
    r, e = rngs[0], editions[0]
    actions = np.empty(1024, np.int16)
    open_stream(r, Stream.BOTS)
    for _ in range(worlds):
        states[2] = states[0]
        redeal(states[2], e, seat, r, scratch)
        for i in range(len(moves)):
            states[1] = states[2]
            apply(states[1], e, seat, int(moves[i]))
            wins[i] += play_out(states, editions, seat, tools, actions)
    close_stream(r)


class Playouts:
    """Worlds as a seat may imagine them, one after the other, and who wins when a policy with its tools plays."""

    def __init__(self, known: Knowledge, tools: object, rng: Records) -> None:
        self._known, self._tools, self._rng = known, tools, rng
        self._states = new(known.game.state, 3)
        self._states[:] = known.seen[0]
        self._scratch = known.game.layout.scratch()

    def firsts(self, moves: Ints) -> Ints:
        """For each of some moves the first that is like it."""
        firsts = np.empty_like(moves)
        list_firsts(self._states, self._known.edition.records, self._known.seat, moves, firsts)
        return firsts

    def wins(self, moves: Ints, worlds: int) -> Portions[Ints]:
        """In how many of the next worlds the seat wins after each of some moves."""
        wins = np.zeros(len(moves), np.int64)
        editions, seat, tools = self._known.edition.records, self._known.seat, self._tools
        for done in range(0, worlds, AT_ONCE):
            more = min(AT_ONCE, worlds - done)
            count_wins(self._states, editions, seat, tools, self._rng, moves, more, wins, self._scratch)
            yield
        return wins


def chances(known: Knowledge, tools: object, rng: Records, worlds: int) -> Portions[tuple[Chance, ...]]:
    """What each legal move of a seat promises, the best first.

    After a part of the worlds, moves that are certainly not the best are known well enough.
    """
    playouts, actions = Playouts(known, tools, rng), known.actions()
    moves, which = np.unique(playouts.firsts(actions), return_inverse=True)
    tries = np.full(len(moves), max(int(worlds * FIRST_PART), 1))
    wins = yield from playouts.wins(moves, int(tries[0]))
    intervals = [wilson(n / tries[0], int(tries[0])) for n in wins]
    surely = max((low for low, _ in intervals), default=0.0)
    rivals = np.array([high >= surely for _, high in intervals], bool)
    wins[rivals] += yield from playouts.wins(moves[rivals], worlds - int(tries[0]))
    tries[rivals] = worlds
    found = [
        chance(known.say(int(one)), int(wins[i]), int(tries[i])) for one, i in zip(actions, which, strict=True)
    ]
    return tuple(sorted(found, key=lambda one: -one.share))


def chance(move: str, wins: int, worlds: int) -> Chance:
    """The chance that some wins show."""
    return Chance(move, wins / worlds, *wilson(wins / worlds, worlds), worlds)
