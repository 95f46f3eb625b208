"""Sun and Moon as people see it: the view of a seat, and the count at the end.

Everything here is made from a redacted record, so it can show nothing that the seat may not know.
"""

from collections import Counter
from typing import Any

import numpy as np

from veillee.core import contract
from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.record import new
from veillee.core.table import LETTERS
from veillee.games.sun_moon.edition import ANIMALS, COPIES, NAMES, is_eclipse
from veillee.games.sun_moon.moves import ACTIONS, FIRST_COLLECTION, TOTAL_ECLIPSE, say_play
from veillee.games.sun_moon.runs import ready_runs
from veillee.games.sun_moon.state import (
    DISCARD,
    FIRST_WON,
    LAYOUT,
    NOT_YET,
    PILE,
    ROW_NAMES,
    STATE,
    SUITS,
    Ended,
    hand_of,
    hidden_of,
    zone_of,
)

ENDED = {Ended.NOT_YET: None, Ended.ACT: "act", Ended.ANIMAL: "animal", Ended.ECLIPSE: "eclipse"}


def describe(s: Any, edition: LoadedEdition, seat: int) -> dict[str, Any]:
    """The view: what lies open, the seat's own hand, and what may be done; score piles show only their sizes."""
    places, board = Places(LAYOUT, s), s["board"]
    seats, left = int(board["seats"]), int(board["turns_left"])
    over = left == 0
    return {
        "over": over,
        "active": None if over else int(board["active"]),
        "ended": ENDED[Ended(int(board["ended"]))],
        "chain": bool(board["chain"]),
        "turn": int(board["turns"]),
        "turns_left": None if left == NOT_YET else left,
        "stopped": bool(board["stopped"]),
        "partners": [(n + 2) % 4 for n in range(4)] if seats == 4 else None,
        "pile": len(places.cards(PILE)),
        "discard": names(places.bag(DISCARD)),
        "hand": hand(places, seat) if seat < seats else None,
        "hands": [len(places.cards(int(hand_of(n)))) for n in range(seats)],
        "rows": rows(s, seats),
        "won": [len(places.bag(FIRST_WON + n)) for n in range(seats)],
        "runs": runs(s, edition, seats),
        "run_points": [run_points(s, row, first, last) for row, first, last in runs(s, edition, seats)],
        "animals": animals(edition),
        "unseen": unseen(places, seat, seats),
        **offers(s, edition, seat),
        "result": result(places, seats, stopped=bool(board["stopped"])) if over else None,
    }


def names(cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [NAMES[card] for card in cards]


def hand(places: Places, seat: int) -> list[str]:
    """SL-02: a seat's own hand, in the order of the cards."""
    return names(sorted(places.cards(int(hand_of(seat)))))


def stacks(s: Any, row: int) -> list[list[str]]:
    """The places of a row from left to right, each from the bottom up (SL-31: all may be looked at)."""
    places = Places(LAYOUT, s)
    found: list[list[str]] = [[] for _ in places.cards(int(zone_of(row)))]
    for i, card in enumerate(places.cards(int(hidden_of(row)))):
        found[int(s["board"]["under"][row, i])].append(NAMES[card])
    for place, card in enumerate(places.cards(int(zone_of(row)))):
        found[place].append(NAMES[card])
    return found


def rows(s: Any, seats: int) -> dict[str, list[list[str]]]:
    """Every row that exists."""
    found = {name: stacks(s, row) for row, name in enumerate(ROW_NAMES[: seats * len(SUITS)])}
    return {name: places for name, places in found.items() if places}


def runs(s: Any, edition: LoadedEdition, seats: int) -> list[list[Any]]:
    """SL-32: the runs that are ready, in front of whomever: row, first and last place."""
    return [
        [f"{LETTERS[seat]}.{SUITS[run.suit]}", run.first, run.last]
        for seat in range(seats)
        for run in ready_runs(s, edition.records[0], seat)
    ]


def run_points(s: Any, row: str, first: int, last: int) -> int:
    """SL-38, SL-46: what a run is worth: its stacks go whole, and each sun or moon card of them counts one."""
    taken = stacks(s, ROW_NAMES.index(row))[first : last + 1]
    return sum(not is_eclipse(card) for stack in taken for card in stack)


def unseen(places: Places, seat: int, seats: int) -> list[str]:
    """The cards that a seat has not seen, in the pile or in other hands; what was collected lay open before."""
    bags = [places.bag(DISCARD), *(places.bag(FIRST_WON + n) for n in range(seats))]
    zones = [int(zone) for row in range(seats * len(SUITS)) for zone in (zone_of(row), hidden_of(row))]
    own = [int(hand_of(seat))] if seat < seats else []
    seen = Counter(card for cards in (*bags, *map(places.cards, [*zones, *own])) for card in cards)
    return [NAMES[card] for card, copies in enumerate(COPIES) for _ in range(copies - seen[card])]


def animals(edition: LoadedEdition) -> dict[str, str]:
    """Which cards bear which animal."""
    found = edition.records[0].animal
    return {name: ANIMALS[int(found[card]) - 1] for card, name in enumerate(NAMES) if found[card]}


def legal_ids(s: Any, edition: LoadedEdition, seat: int) -> list[int]:
    """The legal moves of a seat; they depend on nothing that it does not see."""
    states, out = new(STATE), np.zeros(ACTIONS, np.int16)
    states[0] = s
    n = contract.legal_actions(states, edition.records, seat, out)
    return [int(action) for action in out[:n]]


def offers(s: Any, edition: LoadedEdition, seat: int) -> dict[str, Any]:
    """What the seat may do: places for each card of its hand, whether it may collect, total eclipse and why."""
    legal = legal_ids(s, edition, seat) if seat < int(s["board"]["seats"]) else []
    targets: dict[str, list[list[str]]] = {}
    for action in legal:
        if TOTAL_ECLIPSE < action < FIRST_COLLECTION:
            card, row, at = say_play(action).split()
            targets.setdefault(card, []).append([row, at])
    eclipse = TOTAL_ECLIPSE in legal
    return {
        "targets": targets,
        "may_collect": any(action >= FIRST_COLLECTION for action in legal),
        "total_eclipse": eclipse_reason(s, seat, forced=len(legal) == 1) if eclipse else None,
    }


def eclipse_reason(s: Any, seat: int, *, forced: bool) -> str:
    """SL-40: why there is a total eclipse: an empty hand, only eclipses, no place for any card, or by choice."""
    if not forced:
        return "choice"
    cards = hand(Places(LAYOUT, s), seat)
    if not cards:
        return "empty"
    return "eclipses" if all(map(is_eclipse, cards)) else "blocked"


def result(places: Places, seats: int, *, stopped: bool) -> dict[str, Any]:
    """SL-46, SL-47, SL-54: each seat's count, the sides with their totals, and what decided."""
    counts = [count_seat(places, seat) for seat in range(seats)]
    members = [[0, 2], [1, 3]] if seats == 4 else [[seat] for seat in range(seats)]
    sides = [{key: sum(counts[n][key] for n in who) for key in counts[0]} for who in members]
    best, decided = decide(sides)
    return {
        "counts": counts,
        "sides": [{"seats": who, **side} for who, side in zip(members, sides, strict=True)],
        "winners": [] if stopped else sorted(n for side in best for n in members[side]),
        "decided": "limit" if stopped else decided,
    }


def decide(sides: list[dict[str, int]]) -> tuple[list[int], str]:
    """SL-47: the sides that win, and by what: their total, their cards, or not at all."""
    best = list(range(len(sides)))
    for key in ("total", "cards"):
        most = max(sides[side][key] for side in best)
        best = [side for side in best if sides[side][key] == most]
        if len(best) == 1:
            return best, key
    return best, "shared"


def count_seat(places: Places, seat: int) -> dict[str, int]:
    """SL-46: cards won, cards left in rows and in hand, the difference, and all of them together."""
    zones = [int(zone) for suit in range(2) for zone in (zone_of(2 * seat + suit), hidden_of(2 * seat + suit))]
    won = numbered(places.bag(FIRST_WON + seat))
    left = sum(numbered(places.cards(zone)) for zone in zones)
    held = numbered(places.cards(int(hand_of(seat))))
    return {"won": won, "rows": left, "hand": held, "total": won - left - held, "cards": won + left + held}


def numbered(cards: list[int]) -> int:
    """How many of some cards bear a number."""
    return sum(not is_eclipse(NAMES[card]) for card in cards)
