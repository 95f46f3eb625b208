"""What elements, effects and cards are worth to a player of Fairy School with the projects she has."""

from veillee.core.jit import inner_rule
from veillee.core.record import Ints
from veillee.core.table import card_at, count
from veillee.games.fairy_school.edition.notation import Special
from veillee.games.fairy_school.edition.record import LINES, Edition
from veillee.games.fairy_school.rules.elements import covers, rate
from veillee.games.fairy_school.rules.phase3_activation import card_of_place
from veillee.games.fairy_school.rules.projects import (
    STEP,
    bonus_row,
    cost_row,
    final_of,
    realisable,
    step_row,
    steps_left,
)
from veillee.games.fairy_school.rules.turns import turns
from veillee.games.fairy_school.state import PROJECTS, State, zone_of
from veillee.games.fairy_school.words import FINAL_TRIMESTER, A, F, Phase, V

NEEDED = 10
BONUS = 4
"""What is bought, beside projects by their position and a final step: a step on the bonus track."""
NOTHING = -1
PAID = 7
"""An element that an effect will ask for, while nobody knows whether it is there."""
SPECIALS = (0, 9, 9, 8, 2, 12)
"""Fetching, each card that drawing may play, again, trimming, studying."""


@inner_rule
def needs(s: State, e: Edition, seat: int, out: Ints) -> None:
    """How much of each element the plans of a seat ask for: projects, the next final steps, else a bonus step."""
    projects = count(s, zone_of(seat, PROJECTS))
    left = steps_left(s, e, seat) if s.board.trimester == FINAL_TRIMESTER else 0
    for element in range(5):
        out[element] = 0
        for i in range(projects):
            out[element] += int(e.cost[card_at(s, e, zone_of(seat, PROJECTS), i), element])
        for step in range(left):
            done = int(s.board.seat[seat].steps)
            out[element] += int(e.cost[step_row(final_of(s, e, seat), done + step), element])
        if projects == 0 and left == 0 and s.board.trimester > 0:
            out[element] += int(e.cost[bonus_row(s), element])


@inner_rule
def element_worth(element: int, have: int, need: int) -> int:
    """One more of an element: needed, or only good for an exchange."""
    if have < need:
        return NEEDED
    if element == A:
        return NEEDED - 1
    return 4 if element in (V, F) else 3


@inner_rule
def price_cost(s: State, seat: int, price: Ints, need: Ints) -> int:
    """What a price takes away."""
    worth = 0
    for element in range(5):
        have = int(s.board.seat[seat].store[element])
        for unit in range(price[element]):
            worth += element_worth(element, have - 1 - unit, int(need[element]))
    return worth


@inner_rule
def gain_worth(s: State, seat: int, gain: Ints, need: Ints) -> int:
    """What a gain brings."""
    worth = 0
    for element in range(5):
        have = int(s.board.seat[seat].store[element])
        for unit in range(gain[element]):
            worth += element_worth(element, have + unit, int(need[element]))
    return worth


@inner_rule
def special_worth(e: Edition, row: int, outcome: int) -> int:
    """What a special is worth, as a rule of thumb."""
    special = int(e.special[row, outcome])
    times = int(e.plays[row, outcome]) if special == Special.DRAW else 1
    return SPECIALS[special] * times


@inner_rule
def outcome_worth(s: State, e: Edition, seat: int, row: int, outcome: int, need: Ints) -> int:
    """An outcome of a line less its price; -1 means the best of them."""
    best = -100
    for one in range(e.outcomes[row]):
        if outcome < 0 or one == outcome:
            best = max(best, gain_worth(s, seat, e.gain[row, one], need) + special_worth(e, row, one))
    return best - price_cost(s, seat, e.price[row], need)


@inner_rule
def place_worth(s: State, e: Edition, seat: int, place: int, need: Ints, again: bool) -> int:
    """What activating a card brings with the store as it is."""
    card = card_of_place(s, e, seat, place)
    best = 0
    for line in range(e.lines[card]):
        row = LINES * card + line
        if covers(s, seat, e.price[row]) and not (again and e.again[row]):
            best = max(best, outcome_worth(s, e, seat, row, -1, need))
    return best


@inner_rule
def card_worth(s: State, e: Edition, seat: int, card: int, need: Ints) -> int:
    """What a card may bring when it is activated one day: its best line, whether it can be paid or not."""
    best = 0
    for line in range(e.lines[card]):
        row = LINES * card + line
        most = 0
        for one in range(e.outcomes[row]):
            most = max(most, gain_worth(s, seat, e.gain[row, one], need) + special_worth(e, row, one))
        price = 0
        for element in range(5):
            price += int(e.price[row, element])
        best = max(best, (most - PAID * price) * int(e.times[row]))
    return best


@inner_rule
def goal_row(s: State, e: Edition, seat: int, goal: int) -> int:
    """Where the cost of a project, a final step or a bonus step stands."""
    return bonus_row(s) if goal == BONUS else cost_row(s, e, seat, goal)


@inner_rule
def surplus(s: State, e: Edition, seat: int, goal: int, element: int) -> int:
    """How much of an element is left after a purchase; below 0 it is lacking."""
    return int(s.board.seat[seat].store[element]) - int(e.cost[goal_row(s, e, seat, goal), element])


@inner_rule
def exchange_cost(s: State, e: Edition, seat: int, goal: int) -> int:
    """How many elements must be exchanged for a purchase; -1 if that is not possible."""
    spare, due = 0, 0
    air = surplus(s, e, seat, goal, A)
    for element in range(5):
        left = surplus(s, e, seat, goal, element)
        if element == A:
            due += rate(s, e, seat, A) * max(-left, 0)
            continue
        spare += max(left, 0)
        for _ in range(-left):
            if air > 0:
                air -= 1
            else:
                due += rate(s, e, seat, element)
    return due if due <= spare else -1


@inner_rule
def is_urgent(s: State, e: Edition) -> bool:
    """Whether elements left over will soon be worth little: the last turn of a trimester."""
    if s.board.trimester == FINAL_TRIMESTER:
        return True
    return int(s.board.turn) == turns(s, e, int(s.board.trimester)) and int(s.board.phase) >= Phase.ACTIVATION


@inner_rule
def best_purchase(s: State, e: Edition, seat: int, need: Ints) -> int:
    """The purchase that costs the fewest exchanges: a project, a final step, else a bonus step; -1 for none."""
    best, cheapest = NOTHING, 1000
    most = 60 if is_urgent(s, e) else 4
    for goal in range(BONUS + 1):
        if not is_open(s, e, seat, goal):
            continue
        due = exchange_cost(s, e, seat, goal)
        if 0 <= due <= most and due < cheapest:
            best, cheapest = goal, due
    return best


@inner_rule
def paying_goal(s: State, e: Edition, seat: int) -> int:
    """The purchase for which an exchange is being paid: of those that lack its element, the nearest."""
    best, fewest = NOTHING, 1000
    for goal in range(BONUS + 1):
        if not is_open(s, e, seat, goal) or surplus(s, e, seat, goal, int(s.board.seat[seat].pay_arg)) >= 0:
            continue
        lacking = 0
        for element in range(5):
            lacking += max(-surplus(s, e, seat, goal, element), 0)
        if lacking < fewest:
            best, fewest = goal, lacking
    return best


@inner_rule
def is_open(s: State, e: Edition, seat: int, goal: int) -> bool:
    """Whether something is for sale."""
    projects = realisable(s, seat)
    final = s.board.trimester == FINAL_TRIMESTER and steps_left(s, e, seat) > 0
    if goal < STEP:
        return goal < projects
    if goal == STEP:
        return final
    track = int(s.board.seat[seat].bonus) < int(e.bonus_steps[int(s.board.side)])
    return s.board.trimester > 0 and projects + count(s, zone_of(seat, PROJECTS)) == 0 and not final and track
