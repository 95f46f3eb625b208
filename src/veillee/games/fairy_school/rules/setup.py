"""A new match: decks, tiles, starters (FS-010 to FS-017, FS-190, FS-191, FS-240, FS-241)."""

from veillee.core.jit import copy_numbers, inner_rule
from veillee.core.record import Record
from veillee.core.rng import Stream, below, close_stream, open_stream
from veillee.core.seal import BLANK
from veillee.core.table import EVERYBODY, MAX_SEATS, card_at, clear_table, count, move, move_last, shuffle
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.options import CHOSEN, EXPERT, INITIATION, Opt
from veillee.games.fairy_school.rules.phase4_kindness import cubes
from veillee.games.fairy_school.rules.piles import lay_card
from veillee.games.fairy_school.state import DECK, DRAFT, FINALS, HAND, KEPT, PROJECTS, State, zone_of
from veillee.games.fairy_school.words import PLAIN, STARTERS, SUBJECTS, Phase

S_DECK, I_DECK = DECK, DECK + 1


@inner_rule
def setup(s: State, e: Edition, seats: int) -> None:
    """FS-010 to FS-016: everything up to the first decision, which `run` then leads to."""
    clear_table(s)
    clear_board(s, seats)
    lay_out_decks(s, e)
    draw_tiles(s, e)
    for seat in range(seats):
        prepare_seat(s, e, seat)
    if s.board.options[Opt.START] == EXPERT:
        s.board.phase = Phase.CHOICE
    elif s.board.options[Opt.STARTERS] == CHOSEN:
        s.board.phase = Phase.STARTERS
    else:
        draw_starters(s, e)
        hand_out(s, e)
    s.board.between = 1


@inner_rule
def clear_board(s: State, seats: int) -> None:
    """Nothing is left of a match before; the options stay."""
    b = s.board
    b.seats, b.phase, b.between, b.together, b.sealed = seats, 0, 0, 0, 0
    b.trimester, b.turn, b.game_turn, b.side, b.chosen = 0, 0, 0, 0, 0
    b.bell_space, b.bell_stars = 0, 0
    b.tiles[:] = -1
    b.order[:] = 0
    for seat in range(MAX_SEATS):
        clear_seat(b.seat[seat])
    for seat in range(BLANK + 1):
        kept: Record = s.shown[seat]
        kept.slots[:] = 0
        kept.known[:] = 0
        kept.count[:] = 0
        kept.seat = b.seat[0]


@inner_rule
def clear_seat(me: Record) -> None:
    """A player who has nothing and is asked nothing."""
    me.store[:] = 0
    me.studied, me.met, me.gain, me.waiting, me.ask, me.back = 0, 0, 0, 0, 0, 0
    me.space, me.stars, me.bonus, me.steps, me.starter = 0, 0, 0, 0, 0
    me.certs[:] = 0
    me.used[:] = 0
    me.fired, me.beyond, me.lot, me.cubes = 0, 0, 0, 0
    me.on[:] = 0
    me.place[:] = 0
    me.line[:] = 0
    me.left[:] = 0
    me.cut[:] = 0
    me.col[:] = 0
    me.top, me.owed, me.many, me.free, me.walk, me.queue = 0, 0, 0, 0, 0, 0
    me.pay_for, me.pay_arg, me.pay_left, me.pay_floor = 0, 0, 0, 0
    me.gain_left, me.gain_mask = 0, 0


@inner_rule
def lay_out_decks(s: State, e: Edition) -> None:
    """FS-010, FS-200, FS-203: S, I, II, III and the final projects, shuffled separately."""
    long = int(s.board.options[Opt.LONG])
    for card in range(e.cards):
        if int(e.deck[card]) > 0 and int(e.long[card]) <= long:
            lay_card(s, e, DECK + int(e.deck[card]) - 1, card)
    for card in range(int(e.cards), int(e.cards) + int(e.finals)):
        if int(e.long[card]) == long:
            lay_card(s, e, FINALS, card)
    for deck in range(5):
        shuffle(s, e, DECK + deck, Stream.DEAL)


@inner_rule
def draw_tiles(s: State, e: Edition) -> None:
    """FS-010, FS-011, FS-202: a side of the bonus track, and one certificate of each kind."""
    open_stream(s.rng, Stream.DEAL)
    s.board.side = below(s.rng, int(e.sides))
    for subject in range(len(SUBJECTS)):
        n = 0
        for tile in range(e.tiles):
            n += is_tile(s, e, tile, subject)
        wanted = below(s.rng, n) if n > 0 else 0
        for tile in range(e.tiles):
            if is_tile(s, e, tile, subject):
                if wanted == 0:
                    s.board.tiles[subject] = tile
                wanted -= 1
    close_stream(s.rng)


@inner_rule
def is_tile(s: State, e: Edition, tile: int, subject: int) -> bool:
    """Whether a tile is one of a kind and in this game."""
    return int(e.tile_subject[tile]) == subject and int(e.tile_long[tile]) <= int(s.board.options[Opt.LONG])


@inner_rule
def prepare_seat(s: State, e: Edition, seat: int) -> None:
    """FS-012 to FS-014: ten starting cards, cubes, the first elements."""
    me = s.board.seat[seat]
    copy_numbers(me.store, e.store)
    me.cubes = cubes(s, e)
    for card in range(e.cards):
        if int(e.deck[card]) == 0:
            lay_card(s, e, zone_of(seat, HAND), card)


@inner_rule
def draw_starters(s: State, e: Edition) -> None:
    """FS-016, FS-241: a different starter for everybody, at random; the sixth seat has the plain cards."""
    order = s.board.order
    for i in range(len(STARTERS)):
        order[i] = i + 1
    open_stream(s.rng, Stream.DEAL)
    for i in range(len(STARTERS) - 1, 0, -1):
        j = below(s.rng, i + 1)
        letter = int(order[i])
        order[i] = order[j]
        order[j] = letter
    close_stream(s.rng)
    for seat in range(s.board.seats):
        s.board.seat[seat].starter = order[seat] if seat < len(STARTERS) else PLAIN
    order[:] = 0


@inner_rule
def gives_projects(s: State) -> bool:
    """FS-017, FS-220: in an initiation game of several players a starter brings predefined projects."""
    return s.board.options[Opt.START] == INITIATION and s.board.seats > 1


@inner_rule
def hand_out(s: State, e: Edition) -> None:
    """FS-016, FS-017, FS-191, FS-241: everybody's S cards and predefined projects; placing cards comes next."""
    plain = False
    for seat in range(s.board.seats):
        letter = int(s.board.seat[seat].starter)
        plain = plain or letter == PLAIN
        take_lettered(s, e, seat, letter, S_DECK, KEPT, 10)
    for seat in range(s.board.seats):
        if gives_projects(s):
            take_lettered(s, e, seat, int(s.board.seat[seat].starter), I_DECK, PROJECTS, int(e.projects))
    if s.board.seats == 2:
        for seat in range(2):
            draw_extra(s, e, seat)
    s.board.phase = Phase.PLACEMENT if plain else Phase.BUILD


@inner_rule
def take_lettered(s: State, e: Edition, seat: int, letter: int, deck: int, zone: int, most: int) -> None:
    """The cards of a starter's letter (none for the plain ones) leave a deck, from the top."""
    wanted = 0 if letter == PLAIN else letter
    for i in range(count(s, deck) - 1, -1, -1):
        if int(e.starter[card_at(s, e, deck, i)]) == wanted and most > 0:
            move(s, e, deck, i, zone_of(seat, zone))
            most -= 1


@inner_rule
def draw_extra(s: State, e: Edition, seat: int) -> None:
    """FS-191: with two players one S card more, drawn openly."""
    if count(s, S_DECK) > 0:
        move_last(s, e, S_DECK, zone_of(seat, DRAFT))
        s.table.known[int(e.zones.start[zone_of(seat, DRAFT)])] = EVERYBODY
