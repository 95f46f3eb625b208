"""Free acts with projects: realising them, the bonus track, the final project (FS-155 to FS-172, FS-268)."""

from veillee.core.jit import inner_rule
from veillee.core.record import Ints
from veillee.core.table import card_at, count, move
from veillee.games.fairy_school.clauses import FS_155, FS_158, FS_159, FS_170, FS_172
from veillee.games.fairy_school.edition.content import Left
from veillee.games.fairy_school.edition.record import BONUS_PRICES, FINAL_STEPS, FIRST_BONUS, FIRST_STEP, Edition
from veillee.games.fairy_school.rules.certificates import holds
from veillee.games.fairy_school.rules.drafting import go_on_keeping
from veillee.games.fairy_school.rules.elements import covers, go_back, pay
from veillee.games.fairy_school.state import FINAL, KEPT, PILE, PROJECTS, State, ask, zone_of
from veillee.games.fairy_school.words import FINAL_TRIMESTER, SUBJECTS, A, Ask, Phase

STEP = 3
"""What is bought, in `pay_arg`: a project by its position, or this."""


@inner_rule
def discount(s: State, e: Edition, seat: int, final: bool) -> int:
    """FS-268: how many elements less a project costs; a final step only where the tile says so."""
    total = 0
    for subject in range(len(SUBJECTS)):
        if holds(s, e, seat, subject, Left.DISCOUNT):
            tile = int(s.board.tiles[subject])
            total += int(e.amount[tile]) if not final or e.on_finals[tile] else 0
    return total


@inner_rule
def missing(s: State, seat: int, cost: Ints, but: int) -> int:
    """Elements that a store lacks for a cost less what was cut from it, and less one more of an element.

    Missing air counts as far too much: it is never discounted.
    """
    me, short = s.board.seat[seat], 0
    for element in range(5):
        due = int(cost[element]) - int(me.cut[element]) - (element == but)
        lack = max(due - int(me.store[element]), 0)
        short += 100 * lack if element == A else lack
    return short


@inner_rule
def may_cut(s: State, seat: int, cost: Ints, element: int, left: int) -> bool:
    """FS-268: an element that the cost contains, not air, so that the rest can be paid."""
    if element < 0 or element == A or int(cost[element]) <= int(s.board.seat[seat].cut[element]):
        return False
    return missing(s, seat, cost, element) <= left - 1


@inner_rule
def affordable(s: State, e: Edition, seat: int, cost: Ints, cuts: int) -> bool:
    """Whether a cost can be paid with so many elements less."""
    if cuts == 0:
        return covers(s, seat, cost)
    return missing(s, seat, cost, -1) <= cuts


@inner_rule
def realise_zone(s: State, seat: int) -> int:
    """FS-034, FS-155: where the projects lie that may be realised: while three are kept, among those to keep."""
    return zone_of(seat, KEPT if s.board.phase == Phase.KEEP else PROJECTS)


@inner_rule
def realisable(s: State, seat: int) -> int:
    """FS-034, FS-155: how many they are, the first of their zone: while three are kept, the unfinished ones."""
    return int(s.board.seat[seat].many) if s.board.phase == Phase.KEEP else count(s, zone_of(seat, PROJECTS))


@inner_rule
def cost_row(s: State, e: Edition, seat: int, what: int) -> int:
    """Where the cost of a project, by its position, or of the next step of the final project stands."""
    if what == STEP:
        return step_row(final_of(s, e, seat), int(s.board.seat[seat].steps))
    return card_at(s, e, realise_zone(s, seat), what)


@inner_rule
def step_row(final: int, step: int) -> int:
    """Where the cost of a step of a final project stands among all costs."""
    return FIRST_STEP + FINAL_STEPS * final + step


@inner_rule
def start_purchase(s: State, e: Edition, seat: int, what: int) -> None:
    """FS-155, FS-170: pay for a project or a final step, naming a discount first."""
    me = s.board.seat[seat]
    me.back = me.ask
    me.pay_arg = what
    me.pay_left = discount(s, e, seat, what == STEP)
    go_on_cutting(s, e, seat)


@inner_rule
def go_on_cutting(s: State, e: Edition, seat: int) -> None:
    """FS-268: ask which element is discounted while there is more than one way; then buy."""
    me = s.board.seat[seat]
    cost = e.cost[cost_row(s, e, seat, int(me.pay_arg))]
    while int(me.pay_left) > 0:
        ways, only = 0, -1
        for element in range(5):
            if may_cut(s, seat, cost, element, int(me.pay_left)):
                ways += 1
                only = element
        if ways == 0:
            break
        if ways > 1:
            ask(s, seat, Ask.DISCOUNT)
            return
        cut(s, seat, only)
    buy(s, e, seat)


@inner_rule
def cut(s: State, seat: int, element: int) -> None:
    """One element less of a kind."""
    s.board.seat[seat].cut[element] += 1
    s.board.seat[seat].pay_left -= 1


@inner_rule
def buy(s: State, e: Edition, seat: int) -> None:
    """FS-155, FS-157: pay what is left of the cost, take what was bought, and go on as before."""
    me = s.board.seat[seat]
    what = int(me.pay_arg)
    pay(s, seat, e.cost[cost_row(s, e, seat, what)])
    for element in range(5):
        me.store[element] += me.cut[element]
    me.cut[:] = 0
    me.pay_left = 0
    me.pay_arg = 0
    if what == STEP:
        me.steps += 1
    else:
        realise(s, e, seat, what)
    go_back(s, seat)
    if s.board.phase == Phase.KEEP:
        go_on_keeping(s, e, seat)


@inner_rule
def realise(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-156: the card goes at once to the top of the owner's pile, and everybody saw it."""
    move(s, e, realise_zone(s, seat), i, zone_of(seat, PILE))
    if s.board.phase == Phase.KEEP:
        s.board.seat[seat].many -= 1


@inner_rule
def realise_verdict(s: State, e: Edition, seat: int, i: int) -> int:
    """FS-155: an ongoing project whose cost can be paid."""
    if i < 0 or i >= realisable(s, seat):
        return FS_155
    return 0 if affordable(s, e, seat, e.cost[cost_row(s, e, seat, i)], discount(s, e, seat, False)) else FS_155


@inner_rule
def final_of(s: State, e: Edition, seat: int) -> int:
    """The row of a seat's final project."""
    return card_at(s, e, zone_of(seat, FINAL), 0) - int(e.cards)


@inner_rule
def steps_left(s: State, e: Edition, seat: int) -> int:
    """FS-170: how many steps of the final project are not done."""
    if count(s, zone_of(seat, FINAL)) == 0:
        return 0
    return int(e.steps[final_of(s, e, seat)]) - int(s.board.seat[seat].steps)


@inner_rule
def step_verdict(s: State, e: Edition, seat: int) -> int:
    """FS-170: in the final trimester, in order, paid."""
    if s.board.trimester != FINAL_TRIMESTER or steps_left(s, e, seat) <= 0:
        return FS_170
    return 0 if affordable(s, e, seat, e.cost[cost_row(s, e, seat, STEP)], discount(s, e, seat, True)) else FS_170


@inner_rule
def bonus_row(s: State) -> int:
    """FS-158: where the price of a bonus step in the current trimester stands among all costs."""
    return FIRST_BONUS + BONUS_PRICES * int(s.board.side) + int(s.board.trimester) - 1


@inner_rule
def bonus_verdict(s: State, e: Edition, seat: int) -> int:
    """FS-159, FS-172, FS-158: no open project, the final project finished, a step left and its price."""
    if count(s, zone_of(seat, PROJECTS)) > 0 or realisable(s, seat) > 0:
        return FS_159
    if s.board.trimester == FINAL_TRIMESTER and steps_left(s, e, seat) > 0:
        return FS_172
    if int(s.board.seat[seat].bonus) >= int(e.bonus_steps[int(s.board.side)]):
        return FS_158
    return 0 if covers(s, seat, e.cost[bonus_row(s)]) else FS_158


@inner_rule
def bonus_step(s: State, e: Edition, seat: int) -> None:
    """FS-158: one step on the bonus track."""
    pay(s, seat, e.cost[bonus_row(s)])
    s.board.seat[seat].bonus += 1
