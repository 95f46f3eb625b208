"""The rules of Fairy Lights, one clause after the other (docs/rules/fairy-lights.en.md)."""

from veillee.core.first_seat import draw_first_seat
from veillee.core.jit import rule
from veillee.core.record import Ints
from veillee.core.rng import Stream, forget
from veillee.core.table import (
    bag_all,
    bag_some,
    card_at,
    clear_table,
    count,
    last_card,
    move_last,
    move_some,
    put,
    shuffle,
)
from veillee.games.fairy_lights.edition import Edition
from veillee.games.fairy_lights.moves import FIRST, NO_COLOUR, PAIR, REVEAL, SECOND
from veillee.games.fairy_lights.state import (
    ALL_COLOURS,
    DECK,
    DISCARD,
    KEPT,
    LOST,
    OPEN_BULBS,
    SHOP,
    SHOP_SIZE,
    STORED,
    Ended,
    State,
    Switch,
    garland,
    open_set,
)


@rule
def setup(s: State, e: Edition, seats: int) -> None:
    """FL-01, FL-03, FL-04: all cards shuffled into one deck, nothing else laid out, and who begins."""
    clear_table(s)
    for card in range(e.kinds):
        for _ in range(e.copies[card]):
            put(s, e, DECK, card, 0)
    shuffle(s, e, DECK, Stream.DEAL)
    s.board.seats = seats
    s.board.active = draw_first_seat(s.rng, int(s.board.options[Switch.FIRST_SEAT]), seats)
    s.board.ended = Ended.NOT_YET
    forget(s.rng)  # nothing is left to chance: the order of the deck is fixed


@rule
def is_over(s: State, e: Edition) -> bool:
    """FL-35 to FL-37: with the deck empty and the shop cleared away nobody plays again."""
    return count(s, DECK) == 0 and count(s, SHOP) == 0


@rule
def to_act(s: State, e: Edition) -> int:
    """FL-04: one seat at a time, clockwise."""
    return 0 if is_over(s, e) else 1 << int(s.board.active)


@rule
def colour_in_shop(s: State, e: Edition, i: int) -> int:
    """The colour of the card at place i of the shop."""
    return int(e.colour[card_at(s, e, SHOP, i)])


@rule
def colours_shown(s: State, e: Edition) -> int:
    """The colours in the shop, as a bit mask."""
    shown = 0
    for i in range(SHOP_SIZE):
        shown |= 1 << colour_in_shop(s, e, i)
    return shown & ALL_COLOURS


@rule
def shows(shown: int, colour: int) -> bool:
    """Whether a mask of colours holds a colour."""
    return (shown >> colour) & 1 == 1


@rule
def colours_to_take(s: State, e: Edition, shown: int) -> int:
    """FL-19, FL-20, FL-22, FL-23: two colours from five cards that show several, else one."""
    several = shown & (shown - 1) != 0
    return 2 if count(s, SHOP) == SHOP_SIZE and several else 1


@rule
def may_reveal(s: State, e: Edition) -> bool:
    """FL-08 to FL-10, FL-12: there is a card to turn and a place for it."""
    return count(s, SHOP) < SHOP_SIZE and count(s, DECK) > 0


@rule
def legal(s: State, e: Edition, seat: int, out: Ints) -> int:
    """List the legal moves of a seat in ascending order; returns how many."""
    if (to_act(s, e) >> seat) & 1 == 0:
        return 0
    n = 0
    if may_reveal(s, e):
        out[n] = REVEAL
        n += 1
    shown = colours_shown(s, e)
    if colours_to_take(s, e, shown) == 1:
        return takes_of_one(shown, out, n)
    return takes_of_two(shown, out, n)


@rule
def takes_of_one(shown: int, out: Ints, n: int) -> int:
    """FL-21: any colour that the shop shows."""
    for colour in range(5):
        out[n] = 1 + colour  # written first, counted if legal: no branch for the processor to guess
        n += shows(shown, colour)
    return n


@rule
def takes_of_two(shown: int, out: Ints, n: int) -> int:
    """FL-20, FL-21: any two colours that the shop shows."""
    for first in range(4):
        for second in range(first + 1, 5):
            out[n] = PAIR[first, second]
            n += shows(shown, first) & shows(shown, second)
    return n


@rule
def apply(s: State, e: Edition, seat: int, action: int) -> None:
    """FL-06, FL-11: a turn is any number of reveals, each a move of its own, then one Take."""
    if action == REVEAL:
        reveal(s, e)
        return
    take(s, e, seat, int(FIRST[action]))
    if SECOND[action] != NO_COLOUR:
        take(s, e, seat, int(SECOND[action]))
    end_turn(s, e, Ended.TAKE)


@rule
def reveal(s: State, e: Edition) -> None:
    """FL-10, FL-13, FL-17: the top card comes to the outer end of the shop; a bust ends the turn, all stays."""
    before = last_colour(s, e)
    card = move_last(s, e, DECK, SHOP)
    if int(e.colour[card]) == before:
        end_turn(s, e, Ended.BUST)


@rule
def last_colour(s: State, e: Edition) -> int:
    """FL-14 to FL-16: only the colour of the outermost card counts, whoever revealed it."""
    return NO_COLOUR if count(s, SHOP) == 0 else int(e.colour[last_card(s, e, SHOP)])


@rule
def take(s: State, e: Edition, seat: int, colour: int) -> None:
    """FL-21, FL-24, FL-25: all shop cards of a colour join the seat's set, which is then judged once."""
    places = places_of(s, e, colour)
    fate = fate_of(bulbs_together(s, e, seat, colour))
    if fate == KEPT:
        leave_open(s, e, seat, colour, places)
    else:
        put_away(s, e, seat, colour, places, garland(seat) if fate == STORED else DISCARD)


@rule
def bulbs_together(s: State, e: Edition, seat: int, colour: int) -> int:
    """FL-25: the bulbs of a seat's set once all shop cards of its colour have joined it."""
    return bulbs_in_shop(s, e, colour) + bulbs_in_set(s, e, seat, colour)


@rule
def fate_of(bulbs: int) -> int:
    """FL-26 to FL-28: a set of one or two bulbs stays open, a multiple of three is stored, any other is lost."""
    if bulbs <= OPEN_BULBS:
        return KEPT
    return STORED if bulbs % 3 == 0 else LOST


@rule
def leave_open(s: State, e: Edition, seat: int, colour: int, places: int) -> None:
    """FL-26, FL-33: one or two bulbs stay open; the rest of the shop closes up."""
    move_some(s, e, SHOP, places, open_set(seat, colour))


@rule
def put_away(s: State, e: Edition, seat: int, colour: int, places: int, heap: int) -> None:
    """FL-27, FL-28, FL-30, FL-33: the whole set, old and new, is stored or lost for good; the shop closes up."""
    bag_all(s, e, open_set(seat, colour), heap)
    bag_some(s, e, SHOP, places, heap)


@rule
def places_of(s: State, e: Edition, colour: int) -> int:
    """The places of the shop that show a colour, as a bit mask."""
    places = 0
    for i in range(SHOP_SIZE):
        places |= (colour_in_shop(s, e, i) == colour) << i
    return places


@rule
def bulbs_in_shop(s: State, e: Edition, colour: int) -> int:
    """All bulbs of a colour in the shop."""
    bulbs = 0
    for i in range(SHOP_SIZE):
        bulbs += (colour_in_shop(s, e, i) == colour) * int(e.bulbs[card_at(s, e, SHOP, i)])
    return bulbs


@rule
def bulbs_in_set(s: State, e: Edition, seat: int, colour: int) -> int:
    """The bulbs of an open set."""
    bulbs = 0
    for i in range(OPEN_BULBS):
        bulbs += int(e.bulbs[card_at(s, e, open_set(seat, colour), i)])
    return bulbs


@rule
def end_turn(s: State, e: Edition, how: int) -> None:
    """FL-34 to FL-37: the next seat plays, or with the deck empty the shop is discarded and the game over."""
    s.board.ended = how
    if count(s, DECK) == 0:
        bag_all(s, e, SHOP, DISCARD)
    else:
        following = int(s.board.active) + 1
        s.board.active = 0 if following == s.board.seats else following
