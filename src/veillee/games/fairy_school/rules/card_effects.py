"""What an activated card does: lines, outcomes, specials (FS-087, FS-100 to FS-111)."""

from veillee.core.jit import inner_rule
from veillee.core.table import count, move
from veillee.games.fairy_school.clauses import FS_033, FS_087, FS_107
from veillee.games.fairy_school.edition.notation import Special
from veillee.games.fairy_school.edition.record import LINES, Edition
from veillee.games.fairy_school.options import Opt
from veillee.games.fairy_school.rules.elements import covers, pay, take
from veillee.games.fairy_school.rules.phase3_activation import can_go_again, card_of_place
from veillee.games.fairy_school.rules.phase5_study import may_learn
from veillee.games.fairy_school.rules.piles import discard_all, draw, slot_filled, sort_in
from veillee.games.fairy_school.state import DISCARD, DRAWN, FOREST, PERSONAL, REMOVED, State, ask, zone_of
from veillee.games.fairy_school.words import SLOTS, Ask


@inner_rule
def frame_of(s: State, seat: int) -> int:
    """The activation that runs now."""
    return int(s.board.seat[seat].top) - 1


@inner_rule
def running_card(s: State, e: Edition, seat: int) -> int:
    """The card whose effect runs."""
    return card_of_place(s, e, seat, int(s.board.seat[seat].place[frame_of(s, seat)]))


@inner_rule
def running_row(s: State, e: Edition, seat: int) -> int:
    """The line that was chosen."""
    return LINES * running_card(s, e, seat) + int(s.board.seat[seat].line[frame_of(s, seat)])


@inner_rule
def is_repeated(s: State, seat: int) -> bool:
    """FS-107: whether the running activation is a re-activation."""
    return int(s.board.seat[seat].top) == 2


@inner_rule
def is_barred(s: State, e: Edition, seat: int, row: int) -> bool:
    """FS-107: whether a line has `again`, in a re-activation."""
    return is_repeated(s, seat) and bool(e.again[row])


@inner_rule
def begin_effect(s: State, e: Edition, seat: int) -> None:
    """FS-087: choose a line; a single line is taken up, and what only produces is taken at once."""
    card = running_card(s, e, seat)
    if int(e.lines[card]) > 1:
        ask(s, seat, Ask.LINE)
        return
    take_up(s, e, seat, 0)
    if only_produces(e, card):
        do_outcome(s, e, seat, 0)


@inner_rule
def only_produces(e: Edition, card: int) -> bool:
    """FS-100: whether a card asks nothing: a single line, no price, one outcome."""
    price = 0
    for element in range(5):
        price += int(e.price[LINES * card, element])
    return int(e.lines[card]) == 1 and price == 0 and int(e.outcomes[LINES * card]) == 1


@inner_rule
def take_up(s: State, e: Edition, seat: int, line: int) -> None:
    """A line is chosen; its repetitions are offered one by one."""
    me, frame = s.board.seat[seat], frame_of(s, seat)
    me.line[frame] = line
    me.left[frame] = e.times[LINES * running_card(s, e, seat) + line]
    ask(s, seat, Ask.REPEAT)


@inner_rule
def line_verdict(s: State, e: Edition, seat: int, line: int) -> int:
    """FS-033, FS-087, FS-107: reason 24, a line of the card, no `again` in a re-activation, its price."""
    card = running_card(s, e, seat)
    if line < 0 or line >= int(e.lines[card]):
        return FS_087
    row = LINES * card + line
    if is_barred(s, e, seat, row):
        return FS_107
    return 0 if covers(s, seat, e.price[row]) else FS_033


@inner_rule
def choose_line(s: State, e: Edition, seat: int, line: int) -> None:
    """FS-087: a line with one outcome and no repetition is applied at once."""
    take_up(s, e, seat, line)
    if not e.repeats[running_row(s, e, seat)]:
        do_outcome(s, e, seat, 0)


@inner_rule
def outcome_verdict(s: State, e: Edition, seat: int, row: int, outcome: int) -> int:
    """FS-033, FS-087: reason 24, an outcome that the line has, its price in the store."""
    if outcome < 0 or outcome >= int(e.outcomes[row]):
        return FS_087
    return 0 if covers(s, seat, e.price[row]) else FS_033


@inner_rule
def do_outcome(s: State, e: Edition, seat: int, outcome: int) -> None:
    """FS-089, FS-101 to FS-103: whoever activates pays the whole price, takes the whole gain, then the special."""
    me, row, frame = s.board.seat[seat], running_row(s, e, seat), frame_of(s, seat)
    pay(s, seat, e.price[row])
    me.left[frame] -= 1
    special = int(e.special[row, outcome])
    if special == Special.AGAIN and not s.board.options[Opt.GAIN_FIRST]:
        me.owed = outcome + 1
    else:
        take(s, seat, e.gain[row, outcome])
    if special != Special.NONE and start_special(s, e, seat, row, outcome, special):
        return
    go_on(s, e, seat)


@inner_rule
def start_special(s: State, e: Edition, seat: int, row: int, outcome: int, special: int) -> bool:
    """FS-103 to FS-111: True if the special finds a target and the player is asked for it."""
    if special == Special.FETCH:
        return ask_if(s, seat, count(s, zone_of(seat, DISCARD)) > 0, Ask.TAKE)
    if special == Special.DRAW:
        draw(s, e, seat, int(e.draws[row, outcome]), DRAWN)
        s.board.seat[seat].many = e.plays[row, outcome]
        return ask_if(s, seat, count(s, zone_of(seat, DRAWN)) > 0, Ask.PLAY)
    if special == Special.AGAIN:
        return ask_if(s, seat, can_go_again(s, e, seat), Ask.AGAIN)
    if special == Special.TRIM:
        return ask_if(s, seat, has_forest(s, seat), Ask.TRIM)
    return ask_if(s, seat, may_learn(s, e, seat), Ask.LEARN)


@inner_rule
def ask_if(s: State, seat: int, there: bool, question: int) -> bool:
    """FS-111: a special that finds no target is skipped."""
    if there:
        ask(s, seat, question)
    else:
        s.board.seat[seat].many = 0
    return there


@inner_rule
def has_forest(s: State, seat: int) -> bool:
    """Whether any card is left in a forest."""
    for slot in range(len(SLOTS)):
        if slot_filled(s, seat, slot):
            return True
    return False


@inner_rule
def go_on(s: State, e: Edition, seat: int) -> None:
    """FS-102, FS-085: the next repetition; else the activation before this one goes on, or a cube may be laid."""
    me = s.board.seat[seat]
    while int(me.top) > 0:
        frame = frame_of(s, seat)
        if int(me.owed) > 0 and frame == 0:
            take(s, seat, e.gain[running_row(s, e, seat), int(me.owed) - 1])
            me.owed = 0
        if int(me.left[frame]) > 0:
            ask(s, seat, Ask.REPEAT)
            return
        me.place[frame] = 0
        me.line[frame] = 0
        me.top -= 1
    ask(s, seat, Ask.ACTIVATE)


@inner_rule
def stop_effect(s: State, e: Edition, seat: int) -> None:
    """FS-086: no further repetition, or no effect at all."""
    s.board.seat[seat].left[frame_of(s, seat)] = 0
    go_on(s, e, seat)


@inner_rule
def fetch(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-103, FS-105: a card of the discard comes to the personal zone."""
    move(s, e, zone_of(seat, DISCARD), i, zone_of(seat, PERSONAL))
    go_on(s, e, seat)


@inner_rule
def trim(s: State, e: Edition, seat: int, slot: int) -> None:
    """FS-109: a card of the forest is removed from the game."""
    sort_in(s, e, seat, zone_of(seat, FOREST + slot), 0, REMOVED)
    go_on(s, e, seat)


@inner_rule
def play_drawn(s: State, e: Edition, seat: int, i: int) -> None:
    """FS-104, FS-105: a drawn card comes to the personal zone."""
    me = s.board.seat[seat]
    move(s, e, zone_of(seat, DRAWN), i, zone_of(seat, PERSONAL))
    me.many -= 1
    if int(me.many) == 0 or count(s, zone_of(seat, DRAWN)) == 0:
        end_draw(s, e, seat)


@inner_rule
def end_draw(s: State, e: Edition, seat: int) -> None:
    """FS-104: the cards that were not played are discarded."""
    s.board.seat[seat].many = 0
    discard_all(s, e, seat, DRAWN)
    go_on(s, e, seat)


@inner_rule
def may_stop(s: State, e: Edition, seat: int) -> bool:
    """FS-086: nothing is obligatory; by the switch an effect that can be used must be used once."""
    if s.board.options[Opt.EMPTY]:
        return True
    me, card = s.board.seat[seat], running_card(s, e, seat)
    if me.ask == Ask.REPEAT:
        row = running_row(s, e, seat)
        return int(me.left[frame_of(s, seat)]) < int(e.times[row]) or not covers(s, seat, e.price[row])
    for line in range(e.lines[card]):
        if line_verdict(s, e, seat, line) == 0:
            return False
    return True
