"""A full position of Sun and Moon as plain data, in the shape of the vectors' `given`."""

from collections.abc import Mapping

from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.places import Places
from veillee.core.plain import Plain, PlainData
from veillee.core.position import (
    check_copies,
    check_keys,
    read_by_seat,
    read_cards,
    read_number,
    read_order,
    read_seat,
)
from veillee.core.record import Record
from veillee.core.rng import LABELS, Stream, key_of_seed, words_of_key
from veillee.core.table import LETTERS, NO_CARD
from veillee.games.sun_moon.edition import COPIES, NAMES, is_eclipse, number_on, suit_of
from veillee.games.sun_moon.rows import breaks_pair, forget_row, survey
from veillee.games.sun_moon.rules import resume
from veillee.games.sun_moon.state import (
    CARDS,
    DISCARD,
    FIRST_WON,
    HAND,
    HIDDEN,
    LAYOUT,
    NOT_YET,
    NUMBERS,
    PILE,
    ROW_NAMES,
    ROWS,
    SEATS,
    SUITS,
    TURN_LIMITS,
    Ended,
    Switch,
    hand_of,
    hidden_of,
    in_pairs,
    zone_of,
)
from veillee.games.sun_moon.turns import show_hands
from veillee.games.sun_moon.view import ENDED, names, rows

KEYS = (
    *("order", "active", "ended", "chain", "turn", "turns_left", "stopped", "sun_seats"),
    *("pile", "pile_more", "discard", "hands", "rows", "won", "key", "blocks"),
)
STREAMS = {"deal": Stream.DEAL, "first": Stream.FIRST}
MOST_BLOCKS = 1_000_000
MOST_TURNS = max(TURN_LIMITS)


def write_position(s: Record, edition: LoadedEdition) -> PlainData:
    """Everything on the table, the pile from the top; the key, since the discard may have to be shuffled."""
    places, board, seats = Places(LAYOUT, s), s["board"], int(s["board"]["seats"])
    pile = places.cards(PILE)[::-1]
    left = int(board["turns_left"])
    return {
        "order": list(LETTERS[:seats]),
        "active": LETTERS[int(board["active"])],
        **({"ended": ENDED[Ended(int(board["ended"]))]} if board["ended"] else {}),
        **({"chain": True} if board["chain"] else {}),
        "turn": int(board["turns"]),
        **({} if left == NOT_YET else {"turns_left": left}),
        **({} if board["stopped"] or left != 0 or board["turns"] < turn_limit(board) else {"stopped": False}),
        **({"sun_seats": sun_seats(board)} if any(board["sun_seat"] != NOT_YET) else {}),
        "hands": {LETTERS[n]: names(places.cards(int(hand_of(n)))) for n in range(seats)},
        "rows": rows(s, seats),
        "won": {LETTERS[n]: names(places.bag(FIRST_WON + n)) for n in range(seats)},
        "discard": names(places.bag(DISCARD)),
        "pile": names([card for card in pile if card != NO_CARD]),
        "pile_more": pile.count(NO_CARD),
        "key": s["rng"]["key"].astype("<u4").tobytes().hex(),
        "blocks": {name: int(s["rng"]["blocks"][stream]) for name, stream in STREAMS.items()},
    }


def turn_limit(board: Record) -> int:
    """After how many turns a game is stopped."""
    return TURN_LIMITS[int(board["options"][Switch.TURN_LIMIT])]


def sun_seats(board: Record) -> list[str]:
    """SL-50: who has the sun row in each pair whose rows are fixed for the game."""
    return [LETTERS[int(seat)] for seat in board["sun_seat"] if seat != NOT_YET]


def read_position(data: Mapping[str, object], edition: LoadedEdition, s: Record) -> None:
    """Fill a state from a position; whatever cannot be is refused with one sentence. Then the turn begins."""
    check_keys(data, KEYS)
    places, board = Places(LAYOUT, s), s["board"]
    places.clear()
    seats = read_order(data, SEATS)
    board["seats"] = seats
    board["active"] = read_seat(data.get("active", "A"), seats, "active")
    read_turn(data, board, seats)
    read_sun_seats(data, board, seats)
    read_chance(data, s)
    read_pile(data, edition, places)
    for row in range(ROWS):
        forget_row(s, row)
    for seat, cards in read_by_seat(data, "hands", seats).items():
        read_hand(cards, edition, places, seat)
    for seat, cards in read_by_seat(data, "won", seats).items():
        places.heap(FIRST_WON + seat, some_cards(cards, edition, f"won {LETTERS[seat]}"))
    read_rows(data, edition, s, seats)
    places.heap(DISCARD, some_cards(data.get("discard"), edition, "discard"))
    tally = places.tally()
    check_copies(tally, tally.pop(NO_CARD, 0), dict(enumerate(COPIES)), edition)
    begin(s, edition, places)


def read_turn(data: Mapping[str, object], board: Record, seats: int) -> None:
    """Whether a further card is owed, how the last turn ended, and how far the game has come."""
    for how, word in ENDED.items():
        if data.get("ended") == word:
            board["ended"] = how
            break
    else:
        raise BadInput("sl-position-ended", value=str(data.get("ended")))
    chain = data.get("chain", False)
    if type(chain) is not bool:
        raise BadInput("sl-position-chain", value=str(chain))
    board["turns"] = read_number(data, "turn", MOST_TURNS)
    board["turns_left"] = read_number(data, "turns_left", seats) if "turns_left" in data else NOT_YET
    board["chain"] = chain and board["turns_left"] != 0
    limit = turn_limit(board)
    stopped = data.get("stopped", True)  # a last round may end with the very turn that reaches the limit
    if type(stopped) is not bool:
        raise BadInput("sl-position-stopped", value=str(stopped))
    board["stopped"] = stopped and int(board["turns_left"]) == 0 and int(board["turns"]) >= limit
    if board["turns_left"] != 0 and int(board["turns"]) >= limit:
        raise BadInput("position-number", key="turn", value=str(data["turn"]), most=limit - 1)


def read_sun_seats(data: Mapping[str, object], board: Record, seats: int) -> None:
    """SL-50: the pairs whose rows are fixed, by the seat that has the sun row."""
    board["sun_seat"][:] = NOT_YET
    given = data.get("sun_seats") or []
    if not isinstance(given, list) or (given and seats != 4):
        raise BadInput("sl-position-sun-seats")
    for letter in given:
        seat = read_seat(letter, seats, "sun_seats")
        if board["sun_seat"][seat % 2] != NOT_YET:
            raise BadInput("sl-position-sun-seats")
        board["sun_seat"][seat % 2] = seat


def read_chance(data: Mapping[str, Plain], s: Record) -> None:
    """The generator for later shuffles; a position without a key gets that of seed 0."""
    key = data.get("key")
    try:
        found = key_of_seed(0) if key is None else bytes.fromhex(key)
    except (ValueError, TypeError):
        found = b""
    if len(found) != 32:
        raise BadInput("sl-position-key")
    s["rng"]["key"][:] = words_of_key(found)
    s["rng"]["blocks"][:] = [0] * len(LABELS)
    blocks = data.get("blocks") or {}
    if not isinstance(blocks, dict) or not set(blocks) <= set(STREAMS):
        raise BadInput("sl-position-blocks")
    for name in blocks:
        s["rng"]["blocks"][STREAMS[name]] = read_number(blocks, name, MOST_BLOCKS)


def some_cards(value: object, edition: LoadedEdition, key: str) -> list[int]:
    """A list of cards, no longer than the game has; more would not fit the record."""
    cards = read_cards(value, edition, key)
    if len(cards) > CARDS:
        raise BadInput("position-total", found=len(cards), most=CARDS)
    return cards


def read_pile(data: Mapping[str, object], edition: LoadedEdition, places: Places) -> None:
    """The draw pile: named cards on top, unknown ones below."""
    pile = some_cards(data.get("pile"), edition, "pile")
    more = read_number(data, "pile_more", CARDS)
    if len(pile) + more > CARDS:
        raise BadInput("position-total", found=len(pile) + more, most=CARDS)
    places.lay(PILE, [*[NO_CARD] * more, *reversed(pile)])


def read_hand(value: object, edition: LoadedEdition, places: Places, seat: int) -> None:
    """SL-02, SL-05: a hand of five cards at most."""
    cards = some_cards(value, edition, f"hands {LETTERS[seat]}")
    if len(cards) > HAND:
        raise BadInput("sl-position-hand", who=LETTERS[seat], found=len(cards))
    places.lay(int(hand_of(seat)), cards)


def read_rows(data: Mapping[str, object], edition: LoadedEdition, s: Record, seats: int) -> None:
    """SL-09, SL-49: the rows by their names; in pairs one of each suit, one in front of each partner."""
    given = data.get("rows") or {}
    known = ROW_NAMES[: 2 * seats]
    if not isinstance(given, dict) or not set(given) <= set(known):
        raise BadInput("sl-position-rows", last=known[-1])
    laid = [known.index(name) for name, value in given.items() if value]
    for row in laid:
        read_row(given[known[row]], edition, s, row)
    for row in laid if in_pairs(s) else ():
        if breaks_pair(s, *divmod(row, len(SUITS))):
            raise BadInput("sl-position-pair", row=known[row])


def read_row(value: object, edition: LoadedEdition, s: Record, row: int) -> None:
    """SL-11, SL-24: stacks from left to right; the lit numbers rise, number and eclipse take turns in a stack."""
    name, places = ROW_NAMES[row], Places(LAYOUT, s)
    hidden: list[tuple[int, int]] = []
    tops: list[int] = []
    highest = 0
    for place, stack in enumerate(_listed(value, name)):
        cards = some_cards(stack, edition, name)
        if not cards or any(is_eclipse(NAMES[card]) != bool(i % 2) for i, card in enumerate(cards)):
            raise BadInput("sl-position-stack", row=name, place=place)
        if any(suit_of(NAMES[card]) != name.split(".")[1] for card in cards):
            raise BadInput("sl-position-suit", row=name, place=place)
        hidden += [(place, card) for card in cards[:-1]]
        tops.append(cards[-1])
        shown = number_on(NAMES[cards[-1]])
        if 0 < shown <= highest:
            raise BadInput("sl-position-order", row=name, place=place)
        highest = max(highest, shown)
    if len(tops) > NUMBERS or len(hidden) > HIDDEN:
        raise BadInput("position-total", found=len(tops) + len(hidden), most=CARDS)
    places.lay(int(zone_of(row)), tops)
    places.lay(int(hidden_of(row)), [card for _, card in hidden])
    s["board"]["under"][row, : len(hidden)] = [place for place, _ in hidden]
    survey(s, edition.records[0], row)


def begin(s: Record, edition: LoadedEdition, places: Places) -> None:
    """SL-05, SL-20: the rules take over; a card to draw must be one that the position names."""
    if int(s["board"]["turns_left"]) == 0:
        show_hands(s, edition.records[0])
        return
    resume(s, edition.records[0])
    if any(card == NO_CARD for seat in range(4) for card in places.cards(int(hand_of(seat)))):
        raise BadInput("sl-position-draw")


def _listed(value: object, key: str) -> list[object]:
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadInput("position-cards", key=key)
    return value
