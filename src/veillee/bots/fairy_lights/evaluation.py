"""What a position is worth: each seat's chance to win, together one."""

from veillee.bots.fairy_lights.features import lead_of, mark_features
from veillee.bots.fairy_lights.layout import MOST_LEAD, PHASE
from veillee.bots.fairy_lights.mind import Mind
from veillee.core.growth import exponential
from veillee.core.jit import rule, vector_rule
from veillee.core.record import Ints
from veillee.core.table import count
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.rules import is_over
from veillee.games.fairy_lights.scoring import winners
from veillee.games.fairy_lights.state import DECK, State


@rule
def evaluate(s: State, e: Edition, mind: Mind, level: int) -> None:
    """Write each seat's chance into the row of a level: who won, or what the network thinks."""
    chances, seats = mind.chances[level], int(s.board.seats)
    mind.rated[0] += 1
    if is_over(s, e):
        share_win(winners(s, e), seats, chances)
        return
    mark_features(s, e, mind, level)
    think(mind, seats, int(PHASE[count(s, DECK)]), int(s.board.active), chances)


@rule
def share_win(won: int, seats: int, chances: Ints) -> None:
    """Whoever won shares the win."""
    many = 0
    for seat in range(seats):
        many += (won >> seat) & 1
    for seat in range(seats):
        chances[seat] = ((won >> seat) & 1) / many


@vector_rule
def add_rows(rows: Ints, active: Ints, values: Ints, sums: Ints) -> None:
    """Add up the rows of the features of a position, each as often as its value says."""
    for j in range(len(sums)):
        sums[j] = 0
    for i in range(active[-1]):
        row, value = rows[active[i]], values[i]
        for j in range(len(sums)):
            sums[j] += value * row[j]


@rule
def think(mind: Mind, seats: int, phase: int, mover: int, chances: Ints) -> None:
    """Each seat's chance to win from the features of a position: the shares of their exponentials."""
    add_rows(mind.rows, mind.active, mind.values, mind.sums)
    hidden, total = len(mind.outputs), 0.0
    for q in range(seats):
        lead = MOST_LEAD + lead_of(mind, seats, q)
        worth = float(mind.sums[hidden + q]) + float(mind.leads[phase, lead])
        for j in range(hidden):
            worth += max(float(mind.sums[j]), 0.0) * float(mind.outputs[j, q])
        chances[(mover + q) % seats] = exponential(worth)
        total += chances[(mover + q) % seats]
    for seat in range(seats):
        chances[seat] /= total
