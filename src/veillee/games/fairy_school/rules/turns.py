"""Between the decisions: evolution, leaders, Clochette's cards, turns and trimesters (FS-002, FS-150 to FS-152,
FS-173, FS-190, FS-200, FS-204 to FS-206, FS-222, FS-226)."""

from veillee.core.jit import inner_rule
from veillee.core.rng import Stream
from veillee.core.table import card_at, count, move, move_last, shuffle
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.options import LEAST_CAP, Opt
from veillee.games.fairy_school.rules.elements import ask_gain
from veillee.games.fairy_school.rules.projects import steps_left
from veillee.games.fairy_school.state import (
    BELL,
    DECK,
    FINAL,
    FOREST,
    TURNED,
    State,
    ask,
    zone_of,
)
from veillee.games.fairy_school.words import (
    ANY_MASK,
    B1,
    FINAL_TRIMESTER,
    SLOTS,
    THIRD_TRIMESTER,
    Ask,
    Gain,
    Phase,
)


@inner_rule
def open_moment(s: State) -> None:
    """FS-034: conversions, projects, bonus and final steps, as long as everybody likes."""
    for seat in range(s.board.seats):
        ask(s, seat, Ask.OPEN)


@inner_rule
def evolve(s: State, e: Edition) -> None:
    """FS-150, FS-151: the top row one slot to the left, the bottom row one to the right; gaps stay gaps."""
    for seat in range(s.board.seats):
        for slot in range(1, B1):
            slide(s, e, seat, slot, slot - 1)
        for slot in range(len(SLOTS) - 2, B1 - 1, -1):
            slide(s, e, seat, slot, slot + 1)


@inner_rule
def slide(s: State, e: Edition, seat: int, slot: int, to: int) -> None:
    """The card of a slot, if there is one, moves."""
    if count(s, zone_of(seat, FOREST + slot)) > 0:
        move_last(s, e, zone_of(seat, FOREST + slot), zone_of(seat, FOREST + to))


@inner_rule
def reveal_bell(s: State, e: Edition) -> None:
    """FS-226: two cards of each of two decks: S and I in the first trimester, then I and II."""
    first = DECK + (0 if s.board.trimester == 1 else 1)
    for side in range(2):
        for _ in range(2):
            if count(s, first + side) == 0:
                turn_back(s, e, first + side)
            if count(s, first + side) > 0:
                move_last(s, e, first + side, BELL + side)


@inner_rule
def turn_back(s: State, e: Edition, deck: int) -> None:
    """FS-226: a deck that runs out is reshuffled from the cards that were revealed."""
    for i in range(count(s, TURNED) - 1, -1, -1):
        if DECK + int(e.deck[card_at(s, e, TURNED, i)]) - 1 == deck:
            move(s, e, TURNED, i, deck)
    shuffle(s, e, deck, Stream.DEAL)


@inner_rule
def begin_leader(s: State, e: Edition) -> None:
    """FS-205: most steps of the final project; tied players all gain, or none by the switch."""
    most = 1 if s.board.options[Opt.LEADER_STEP] else 0
    for seat in range(s.board.seats):
        most = max(most, int(s.board.seat[seat].steps))
    leaders = 0
    for seat in range(s.board.seats):
        leaders += int(s.board.seat[seat].steps) == most
    if leaders > 1 and s.board.options[Opt.LEADER_TIES]:
        return
    for seat in range(s.board.seats):
        if int(s.board.seat[seat].steps) == most:
            ask_gain(s, seat, Gain.LEADER, ANY_MASK, 1)


@inner_rule
def has_trimester(s: State, trimester: int) -> bool:
    """FS-002, FS-200: a year has I, II and a final trimester; III comes with the long variant."""
    return trimester != THIRD_TRIMESTER or bool(s.board.options[Opt.LONG])


@inner_rule
def turns(s: State, e: Edition, trimester: int) -> int:
    """FS-002, FS-173, FS-190, FS-200, FS-222: how many turns a trimester has; III as many as II."""
    seats = int(s.board.seats)
    mode = 1 if seats == 2 else 2 if seats == 1 else 0
    if trimester != FINAL_TRIMESTER:
        return int(e.turns[mode, min(trimester, 2) - 1])
    if s.board.options[Opt.LONG]:
        return most_race_turns(s)
    return 3 if seats == 1 and s.board.options[Opt.SOLO_TURNS] else int(e.turns[mode, 2])


@inner_rule
def most_race_turns(s: State) -> int:
    """FS-206: how many turns the race of the long variant lasts at most."""
    return LEAST_CAP + int(s.board.options[Opt.TURN_CAP])


@inner_rule
def is_race(s: State) -> bool:
    """FS-204: the final trimester of the long variant has no fixed length."""
    return s.board.trimester == FINAL_TRIMESTER and bool(s.board.options[Opt.LONG])


@inner_rule
def last_step_is_done(s: State, e: Edition) -> bool:
    """FS-204: whether anybody has done the last step of a final project."""
    for seat in range(s.board.seats):
        if count(s, zone_of(seat, FINAL)) > 0 and steps_left(s, e, seat) == 0:
            return True
    return False


@inner_rule
def trimester_is_over(s: State, e: Edition) -> bool:
    """FS-152, FS-204, FS-206: whether the turn just played was the last of its trimester."""
    if is_race(s) and last_step_is_done(s, e):
        return True
    return int(s.board.turn) >= turns(s, e, int(s.board.trimester))


@inner_rule
def first_of_phase_7(s: State) -> int:
    """FS-205, FS-152: in the race phase 7 begins with the leader's gain, else with the open moment."""
    return Phase.LEADER if is_race(s) else Phase.END


@inner_rule
def next_turn(s: State) -> None:
    """FS-003, FS-024: phase 1 of the next turn; an express start skips that of the first."""
    s.board.turn += 1
    s.board.game_turn += 1
    s.board.phase = Phase.PLANNING
    if s.board.options[Opt.EXPRESS] and int(s.board.game_turn) == 1:
        s.board.phase = Phase.COLUMNS


@inner_rule
def after_turn(s: State, e: Edition) -> None:
    """FS-152: the next turn, the next trimester, or the scoring."""
    if not trimester_is_over(s, e):
        next_turn(s)
    elif s.board.trimester == FINAL_TRIMESTER:
        s.board.phase = Phase.SCORING
    else:
        next_trimester(s)


@inner_rule
def next_trimester(s: State) -> None:
    """FS-002, FS-171, FS-200: I, II, in the long variant III, then the final one, without new projects."""
    s.board.turn = 0
    s.board.trimester += 1
    s.board.phase = Phase.CHOICE
    if not has_trimester(s, int(s.board.trimester)):
        s.board.trimester += 1
    if s.board.trimester == FINAL_TRIMESTER:
        s.board.phase = Phase.FINALS
