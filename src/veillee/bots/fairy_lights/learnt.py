"""The learnt player of Fairy Lights at its seat: it looks some decisions ahead, and says what moves promise."""

from veillee.bots.fairy_lights.lookahead import CHANCE, POSITIONS, decide
from veillee.bots.fairy_lights.mind import DEPTHS, Mind, mind_of
from veillee.bots.fairy_lights.net import net_for
from veillee.bots.player import Analysis, Budget, Chance, Knowledge, Player
from veillee.bots.search.lines import Line
from veillee.core.record import Records

DOUBT = 0.07
"""A chance of one half is off by at most so much, 19 times of 20 (docs/guide/strength.md); surer ones by less."""
AT_SIGHT = Budget(simulations=1)
"""One decision ahead, which is the least."""


class Learnt(Player):
    """Chooses by exact odds and by what it learnt of positions; no generator, so its answer is always the same.

    A budget's simulations are the positions that it may rate: they say how far it looks instead of its depth.
    """

    def __init__(self, depth: int) -> None:
        self._depth = depth
        self._mind: Mind | None = None

    def choose(self, known: Knowledge, budget: Budget, rng: Records) -> int:
        """The best move that it finds; a single legal one needs no long look."""
        return self._best(known, known.seen, budget if len(known.actions()) > 1 else AT_SIGHT)

    def weighs(self, known: Knowledge) -> bool:
        """Always."""
        return True

    def analyse(self, known: Knowledge, budget: Budget, rng: Records) -> Analysis:
        """The chance after every move, the best first, and how all go on in one world that may be."""
        self._best(known, known.seen, budget)
        weighed = self._thinking(known).weighed
        actions = sorted(map(int, known.actions()), key=lambda action: -weighed[action, CHANCE])
        chances = [chance(known, action, *map(float, weighed[action])) for action in actions]
        return Analysis(tuple(chances), self._line(known, actions[0], rng))

    def _line(self, known: Knowledge, first: int, rng: Records) -> tuple[str, ...]:
        line = Line(known, rng)
        line.play(known.seat, first)
        while (seat := line.mover()) is not None:
            line.play(seat, self._best(known, line.world, AT_SIGHT))
        return tuple(line.told)

    def _best(self, known: Knowledge, states: Records, budget: Budget) -> int:
        mind, editions = self._thinking(known), known.edition.records
        mind.states[0] = states[0]
        if budget.simulations is None:
            return int(decide(mind, editions, self._depth))
        move, depth = int(decide(mind, editions, 1)), 1
        width = mind.weighed[:, POSITIONS].sum()
        while depth < DEPTHS and width ** (depth + 1) <= budget.simulations:
            depth += 1
        return move if depth == 1 else int(decide(mind, editions, depth))

    def _thinking(self, known: Knowledge) -> Mind:
        if self._mind is None:
            self._mind = mind_of(net_for(int(known.seen[0].board.seats)))
        return self._mind


def chance(known: Knowledge, action: int, share: float, positions: float) -> Chance:
    """The chance that some positions promise, and how far it may be off."""
    off = DOUBT * 4 * share * (1 - share)
    return Chance(known.say(action), share, share - off, share + off, int(positions))
