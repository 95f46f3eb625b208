"""The greedy planner of Fairy School: it knows what its projects still need, and takes what brings most of it.

Worths are whole numbers: an element that a plan still needs is worth NEEDED, one too many what it fetches.
"""

import numpy as np

from veillee.bots.fairy_school.worth import (
    best_purchase,
    card_worth,
    element_worth,
    needs,
    outcome_worth,
    paying_goal,
    place_worth,
    surplus,
)
from veillee.bots.player import Knowledge
from veillee.bots.search.rollouts import act_by_lot, foresee_nothing
from veillee.core.contract import legal
from veillee.core.jit import answer, inner_rule, rule, way_in
from veillee.core.record import Ints, Records
from veillee.core.table import card_at
from veillee.core.ways_in import EDITIONS, STATES
from veillee.games.fairy_school.edition.record import LINES, Edition
from veillee.games.fairy_school.moves import AIR_ELEMENT, FIRST, KIND, Kind
from veillee.games.fairy_school.rules.card_effects import running_card, running_row
from veillee.games.fairy_school.rules.phase2_columns import NO_PRICE, pair_payable, price_of, share_row
from veillee.games.fairy_school.rules.phase3_activation import LEFT_PLACES
from veillee.games.fairy_school.rules.phase5_study import has_studied, offer_row
from veillee.games.fairy_school.rules.piles import forest_card, slot_filled
from veillee.games.fairy_school.rules.projects import step_row
from veillee.games.fairy_school.state import DISCARD, DRAFT, DRAWN, HAND, KEPT, OPEN_FINALS, STATE, State, zone_of
from veillee.games.fairy_school.words import B1, B5, FINAL_TRIMESTER, T1, A, Ask, PayFor

NEVER = -1000
WAIVED, FOOTPRINT, KINDNESS = 6, 7, 2
"""A column without a price, a creature to study, a step on the kindness track."""
BUY = 500


@way_in(STATES, EDITIONS, int, np.int16, np.int64)
def decide(states: Records, editions: Records, seat: int, actions: Ints, need: Ints) -> int:
    """The legal act of the greatest worth; of equals the first."""
    s, e = states[0], editions[0]
    n = legal(s, e, seat, actions)
    if n == 1:
        return int(actions[0])
    needs(s, e, seat, need)
    goal = best_purchase(s, e, seat, need)
    best, chosen = NEVER - 1, 0
    for i in range(n):
        worth = act_worth(s, e, seat, int(actions[i]), goal, need)
        if worth > best:
            best, chosen = worth, int(actions[i])
    return chosen


@inner_rule
def act_worth(s: State, e: Edition, seat: int, action: int, goal: int, need: Ints) -> int:
    """What an act is worth: 0 is `done`."""
    kind = int(KIND[action])
    i = action - int(FIRST[kind])
    question = int(s.board.seat[seat].ask)
    if kind == Kind.DONE:
        return 0
    if kind == Kind.CONVERT or kind == Kind.AIR or (Kind.REALISE <= kind <= Kind.STEP):
        return free_act_worth(s, e, seat, question, kind, i, goal, need)
    if kind == Kind.ACT:
        worth = place_worth(s, e, seat, i, need, question == Ask.AGAIN)
        return worth - (KINDNESS if i >= LEFT_PLACES else 0)
    if kind == Kind.EL:
        return named_worth(s, e, seat, question, i, need)
    if kind == Kind.LINE:
        return outcome_worth(s, e, seat, LINES * running_card(s, e, seat) + i, -1, need)
    if kind == Kind.OPT:
        return option_worth(s, e, seat, question, i, need)
    if kind == Kind.SLOT:
        return slot_worth(s, e, seat, question, i, need)
    if kind == Kind.COL:
        return column_worth(s, e, seat, question, i, need)
    return choice_worth(s, e, seat, kind, i, need)


@inner_rule
def free_act_worth(
    s: State, e: Edition, seat: int, question: int, kind: int, i: int, goal: int, need: Ints
) -> int:
    """Buy what can be bought; exchange only what the goal lacks, out of what it does not need."""
    if question == Ask.COLUMN:
        return unlock_worth(s, e, seat, kind, i)
    if kind == Kind.REALISE:
        return BUY + 10 if i == goal or goal < 0 else BUY
    if kind == Kind.STEP or kind == Kind.BONUS:
        return BUY
    if goal < 0:
        return NEVER
    if kind == Kind.AIR:
        spare = surplus(s, e, seat, goal, A) > 0
        return BUY - 20 if spare and lacks(s, e, seat, goal, int(AIR_ELEMENT[i])) else NEVER
    return BUY - 40 if lacks(s, e, seat, goal, i) else NEVER


@inner_rule
def unlock_worth(s: State, e: Edition, seat: int, kind: int, i: int) -> int:
    """Before the columns elements are kept, but air is turned when nothing else can be paid (FS-076)."""
    if kind != Kind.AIR:
        return NEVER
    return NEVER + 10 + int(price_of(s, e, seat, 0) == int(AIR_ELEMENT[i]))


@inner_rule
def lacks(s: State, e: Edition, seat: int, goal: int, element: int) -> bool:
    """Whether a goal needs more of an element than there is."""
    return surplus(s, e, seat, goal, element) < 0


@inner_rule
def named_worth(s: State, e: Edition, seat: int, question: int, element: int, need: Ints) -> int:
    """An element to take, to save, or to pay: what is needed comes first, what is over goes first."""
    have = int(s.board.seat[seat].store[element])
    if question == Ask.GAIN:
        return element_worth(element, have, int(need[element]))
    if question == Ask.DISCOUNT:
        return 100 - have
    if s.board.seat[seat].pay_for == PayFor.CONVERSION:
        goal = paying_goal(s, e, seat)
        return 50 - element if goal >= 0 and surplus(s, e, seat, goal, element) > 0 else -element
    worth = 40 - element_worth(element, have - 1, int(need[element]))
    if question != Ask.OFFER:
        return worth
    return 1 if worth > 32 else -1


@inner_rule
def option_worth(s: State, e: Edition, seat: int, question: int, i: int, need: Ints) -> int:
    """An outcome of an effect or of an exchange."""
    if question == Ask.REPEAT:
        return outcome_worth(s, e, seat, running_row(s, e, seat), i, need)
    row = share_row(s, e, seat) if question == Ask.SHARE else offer_row(s, seat)
    return outcome_worth(s, e, seat, row, i, need)


@inner_rule
def slot_worth(s: State, e: Edition, seat: int, question: int, slot: int, need: Ints) -> int:
    """Where a card goes; which card leaves the forest."""
    if question == Ask.TRIM or question == Ask.TOSS:
        card = forest_card(s, e, seat, slot)
        weak = 12 - card_worth(s, e, seat, card, need)
        return weak if int(e.deck[card]) == 0 and question == Ask.TRIM else NEVER
    zone = zone_of(seat, HAND) if question == Ask.PLAN else zone_of(seat, KEPT)
    place = 0 if question == Ask.PLAN else int(s.board.seat[seat].pay_arg)
    return planned_worth(s, e, seat, slot, card_at(s, e, zone, place), need)


@inner_rule
def planned_worth(s: State, e: Edition, seat: int, slot: int, card: int, need: Ints) -> int:
    """Good cards beside good cards, in a column that costs nothing; creatures to study on the footprints."""
    top = slot < B1
    other = slot + B1 if top else slot - B1
    worth = card_worth(s, e, seat, card, need)
    creature, column = int(e.creature[card]), slot % B1
    together = worth
    if slot_filled(s, seat, other):
        together += card_worth(s, e, seat, forest_card(s, e, seat, other), need)
    score = together * together // 16
    if top:
        score += KINDNESS * int(e.kindness[card])
    elif int(e.waived[creature]) == column:
        score += WAIVED
    if slot in (T1, B5) and not has_studied(s, seat, creature):
        score += FOOTPRINT - worth // 3
    return score


@inner_rule
def column_worth(s: State, e: Edition, seat: int, question: int, column: int, need: Ints) -> int:
    """The worth of a column, with its best partner if it is the first."""
    if question == Ask.FREE:
        return element_worth(E_OF_PRICE[price_of(s, e, seat, column)], 1, 2)
    own = one_column(s, e, seat, column, need)
    if question == Ask.SECOND:
        return own
    best = 0
    for other in range(B1):
        if other != column and pair_payable(s, e, seat, column, other):
            best = max(best, one_column(s, e, seat, other, need))
    return own + best


@inner_rule
def one_column(s: State, e: Edition, seat: int, column: int, need: Ints) -> int:
    """The two cards of a column, less its price; a creature on its way to a footprint may stay."""
    worth = -5 if price_of(s, e, seat, column) != NO_PRICE else 0
    for slot in (column, B1 + column):
        if slot_filled(s, seat, slot):
            card = forest_card(s, e, seat, slot)
            worth += 2 + card_worth(s, e, seat, card, need)
            worth += KINDNESS * (int(e.kindness[card]) + 1) if slot < B1 else 0
            footprint = slot in (T1, B5)
            worth -= FOOTPRINT if footprint and not has_studied(s, seat, int(e.creature[card])) else 0
    return worth


@inner_rule
def choice_worth(s: State, e: Edition, seat: int, kind: int, i: int, need: Ints) -> int:
    """Ways, creatures, certificates, cards and projects."""
    if kind == Kind.FORK:
        return i if s.board.trimester < FINAL_TRIMESTER else 1 - i
    if kind == Kind.STUDY:
        return study_worth(s, e, seat, i)
    if kind == Kind.CERT:
        return 2 - i if s.board.trimester == 1 else 1 + i
    if kind == Kind.USE:
        return BUY
    if kind == Kind.TAKE:
        return 1 + card_worth(s, e, seat, card_at(s, e, zone_of(seat, DISCARD), i), need)
    if kind == Kind.PLAY:
        return 1 + card_worth(s, e, seat, card_at(s, e, zone_of(seat, DRAWN), i), need)
    if kind == Kind.PICK:
        return project_worth(s, e, seat, card_at(s, e, zone_of(seat, DRAFT), i), need)
    if kind == Kind.KEEP:
        return project_worth(s, e, seat, card_at(s, e, zone_of(seat, KEPT), i), need)
    if kind == Kind.ASIDE:
        return 500 - project_worth(s, e, seat, card_at(s, e, zone_of(seat, DRAFT), i), need)
    return final_worth(s, e, seat, card_at(s, e, OPEN_FINALS, i)) if kind == Kind.FINAL else 1


@inner_rule
def study_worth(s: State, e: Edition, seat: int, creature: int) -> int:
    """A creature whose pair is then complete, else any."""
    for other in range(len(e.waived)):
        if other != creature and e.waived[other] == e.waived[creature] and has_studied(s, seat, other):
            return 20
    return 10


@inner_rule
def project_worth(s: State, e: Edition, seat: int, card: int, need: Ints) -> int:
    """Points and use of a project, less what it costs beyond the store."""
    worth = 200 + 12 * int(e.stars[card]) + 2 * card_worth(s, e, seat, card, need)
    for element in range(5):
        cost = int(e.cost[card, element])
        worth -= (8 if element == A else 4) * cost
        worth += 2 * min(cost, int(s.board.seat[seat].store[element]))
    return worth


@inner_rule
def final_worth(s: State, e: Edition, seat: int, card: int) -> int:
    """A final project whose first steps ask for what there is."""
    worth, final = 500, card - int(e.cards)
    for step in range(e.steps[final]):
        for element in range(5):
            cost = int(e.cost[step_row(final, step), element])
            worth -= 3 * max(cost - int(s.board.seat[seat].store[element]), 0) + cost
    return worth


@rule
def usual(
    s: State, e: Edition, states: Records, editions: Records, seat: int, actions: Ints, numbers: Ints
) -> int:
    """The greedy planner's act, for a search."""
    return decide(states, editions, seat, actions, numbers)


answer("usual_action", STATE, usual)
answer("habitual_action", STATE, act_by_lot)
answer("foresee", STATE, foresee_nothing)

E_OF_PRICE = np.array([0, 1, 2, 3, 4, 0, 0], np.int8)
"""The element of a column's price; ANY and none count as earth."""


def choose(known: Knowledge, rng: Records) -> int:
    """The act of the greedy planner."""
    actions, need = np.zeros(known.game.actions, np.int16), np.zeros(5, np.int64)
    return int(decide(known.seen, known.edition.records, known.seat, actions, need))
