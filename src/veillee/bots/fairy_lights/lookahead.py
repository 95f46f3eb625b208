"""Looking ahead by exact odds: every move, every card that may come, every answer, then what that is worth.

Everybody is expected to choose what is best for themselves. Nobody knows more of the deck than what is left in it.
"""

from veillee.bots.fairy_lights.evaluation import evaluate
from veillee.bots.fairy_lights.mind import MIND, Mind
from veillee.core.contract import apply, legal
from veillee.core.jit import rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.table import card_at, count
from veillee.core.ways_in import EDITIONS
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.moves import REVEAL
from veillee.games.fairy_lights.rules import is_over
from veillee.games.fairy_lights.state import DECK, State

NOTHING = -1
CHANCE, POSITIONS = 0, 1


@rule
def count_deck(s: State, e: Edition, left: Ints) -> None:
    """How many cards of each kind the deck has, which everybody knows."""
    left[:] = 0
    for i in range(count(s, DECK)):
        left[card_at(s, e, DECK, i)] += 1


@rule
def step(mind: Mind, e: Edition, level: int, action: int, card: int) -> None:
    """Make the position of the next level from that of this one by a move; a reveal turns up a certain card."""
    mind.states[level + 1] = mind.states[level]
    for kind in range(e.kinds):
        mind.left[level + 1, kind] = mind.left[level, kind]
    s = mind.states[level + 1]
    if action == REVEAL:
        s.table.slots[int(e.zones.start[DECK]) + count(s, DECK) - 1] = card
        mind.left[level + 1, card] -= 1
    apply(s, e, int(s.board.active), action)


@rule
def add_chances(mind: Mind, level: int, weight: float) -> None:
    """Add what came out one level deeper to the move that is being tried."""
    for seat in range(mind.states[level].board.seats):
        mind.trial[level, seat] += weight * mind.chances[level + 1, seat]


@rule
def keep_if_better(mind: Mind, level: int, action: int) -> None:
    """Keep the move that was tried if the seat to act likes it better than those before."""
    mover = int(mind.states[level].board.active)
    if level == 0:
        mind.weighed[action, CHANCE] = mind.trial[level, mover]
        mind.weighed[action, POSITIONS] = mind.rated[0]
        mind.rated[0] = 0
    if mind.choice[level] == NOTHING or mind.trial[level, mover] > mind.chances[level, mover]:
        mind.choice[level] = action
        for seat in range(mind.states[level].board.seats):
            mind.chances[level, seat] = mind.trial[level, seat]


@rule
def look(mind: Mind, e: Edition, level: int, depth: int) -> None:
    """Write each seat's chance in the position of a level, looking so many decisions ahead, and the best move."""
    s = mind.states[level]
    if depth == 0 or is_over(s, e):
        evaluate(s, e, mind, level)
        return
    moves = legal(s, e, int(s.board.active), mind.actions[level])
    mind.choice[level] = NOTHING
    for i in range(moves):
        action = int(mind.actions[level, i])
        mind.trial[level, :] = 0
        if action == REVEAL:
            for card in range(e.kinds):
                if mind.left[level, card] > 0:
                    step(mind, e, level, REVEAL, card)
                    look(mind, e, level + 1, depth - 1)
                    add_chances(mind, level, mind.left[level, card] / count(s, DECK))
        else:
            step(mind, e, level, action, NOTHING)
            look(mind, e, level + 1, depth - 1)
            add_chances(mind, level, 1.0)
        keep_if_better(mind, level, action)


@rule
def best_move(mind: Mind, e: Edition, depth: int) -> int:
    """The best move of the first position, looking so many decisions ahead."""
    mind.weighed[:] = 0
    mind.rated[0] = 0
    count_deck(mind.states[0], e, mind.left[0])
    look(mind, e, 0, depth)
    return int(mind.choice[0])


@way_in(MIND, EDITIONS, int, long=True)
def decide(mind: Mind, editions: Records, depth: int) -> int:
    """The best move of the first position; each seat's chance after it stands in the first row of `chances`.

    With a depth of 0 the position is rated as it lies there, and the move means nothing.
    """
    return best_move(mind, editions[0], depth)
