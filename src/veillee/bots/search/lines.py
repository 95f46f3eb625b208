"""The line that a search expects: told in one world that the seat may imagine, so it names nothing hidden."""

from veillee.bots.player import Knowledge
from veillee.bots.search.rollouts import follow_rule
from veillee.bots.search.tree import NONE, ROOT
from veillee.bots.search.workspace import TRIAL, Workspace
from veillee.core import contract
from veillee.core.batch import LOWEST
from veillee.core.record import Records, new

MOVES = 6
"""A line has at most so many moves."""
FEW = 20
"""An act that was visited less often is no expectation."""


class Line:
    """A world in which a line is played, move by move."""

    def __init__(self, known: Knowledge, rng: Records) -> None:
        self._known, self._editions = known, known.edition.records
        self._world, self._boundary = known.seen.copy(), new(known.game.state)
        contract.imagine(self._world, self._editions, known.seat, rng, known.game.layout.scratch())
        self.told: list[str] = []

    @property
    def world(self) -> Records:
        """The world as it is after the moves so far."""
        return self._world

    def mover(self) -> int | None:
        """Who acts next, if the line goes on; only at the first act a seat is given."""
        acting = int(contract.seats_to_act(self._world, self._editions))
        if not self.told and acting >> self._known.seat & 1:
            return self._known.seat
        return int(LOWEST[acting]) if acting and len(self.told) < MOVES else None

    def play(self, seat: int, action: int) -> bool:
        """Play and tell an action; False if it is not legal in this world."""
        if contract.judge(self._world, self._editions, seat, action) != 0:
            return False
        self.told.append(self._known.game.say(self._world[0], self._editions[0], seat, action))
        contract.play(self._world, self._editions, seat, action)
        contract.settle(self._world, self._editions, self._boundary)
        return True


def tree_line(work: Workspace, known: Knowledge, rng: Records) -> tuple[str, ...]:
    """The most visited acts, one after the other, as far as they are legal in the world."""
    line, node = Line(known, rng), ROOT
    while (seat := line.mover()) is not None:
        best, child = NONE, int(work.nodes[node].child)
        while child != NONE:
            act = work.nodes[child]
            if act.mover == seat and act.visits > (work.nodes[best].visits if best else FEW if line.told else 0):
                best = child
            child = int(act.sibling)
        if best == NONE or not line.play(seat, int(work.nodes[best].action)):
            break
        node = best
    return tuple(line.told)


def flat_line(work: Workspace, known: Knowledge, first: int, rng: Records) -> tuple[str, ...]:
    """A move, and what the rule of thumb plays next."""
    line = Line(known, rng)
    line.play(known.seat, first)
    while (seat := line.mover()) is not None:
        work.states[TRIAL] = line.world[0]
        line.play(seat, int(follow_rule(work, seat)))
    return tuple(line.told)
