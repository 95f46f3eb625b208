"""Sun and Moon as people see it: the view of a seat, and the count at the end.

Everything here is made from a redacted record, so it can show nothing that the seat may not know.
"""

from collections import Counter
from typing import Literal, NamedTuple, cast

import numpy as np

from veillee.core import contract
from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.record import Record, as_records
from veillee.core.table import SEATS_OF
from veillee.games.sun_moon.edition import ANIMALS, COPIES, NAMES, Animal, is_eclipse
from veillee.games.sun_moon.entry_points import (
    COUNT,
    FIRST_COUNT,
    FIRST_LONGEST,
    FIRST_STANDING,
    MOST_RUNS,
    OVER,
    PAIRS,
    RUN_FACTS,
    SIZE,
    STANDING,
    STEP,
    WINNERS,
    look,
)
from veillee.games.sun_moon.moves import ACTIONS, FIRST_COLLECTION, TOTAL_ECLIPSE, say_play
from veillee.games.sun_moon.state import (
    DISCARD,
    FIRST_WON,
    LAYOUT,
    NOT_YET,
    PILE,
    ROW_NAMES,
    RUN,
    SUITS,
    Ended,
    hand_of,
    hidden_of,
    partner_of,
    zone_of,
)
from veillee.games.sun_moon.view_types import (
    ReadyRun,
    SunMoonCount,
    SunMoonPart,
    SunMoonResult,
    SunMoonSide,
    SunMoonTeam,
    Target,
)

DECIDED: tuple[Literal["total", "cards", "shared"], ...] = ("total", "cards", "shared")
"""What each step of the count compares; the last if none decided."""
EclipseReason = Literal["choice", "empty", "eclipses", "blocked"]
ENDED: dict[int, Literal["act", "animal", "eclipse"] | None] = {
    Ended.NOT_YET: None,
    Ended.ACT: "act",
    Ended.ANIMAL: "animal",
    Ended.ECLIPSE: "eclipse",
}


def describe(s: Record, edition: LoadedEdition, seat: int) -> SunMoonPart:
    """The view: what lies open, the seat's own hand, and what may be done; score piles show only their sizes."""
    places, board = Places(LAYOUT, s), s["board"]
    seats, left = int(board["seats"]), int(board["turns_left"])
    now = moment_of(s, edition)
    legal = legal_ids(s, edition, seat) if seat < seats else []
    over, laid = now.over, rows(s, seats)
    hands = [len(places.cards(int(hand_of(n)))) for n in range(seats)]
    return {
        "over": over,
        "active": None if over else int(board["active"]),
        "ended": ENDED[Ended(int(board["ended"]))],
        "chain": bool(board["chain"]),
        "turn": int(board["turns"]),
        "turns_left": None if left == NOT_YET else left,
        "stopped": bool(board["stopped"]),
        "partners": [int(partner_of(n)) for n in range(seats)] if now.pairs else None,
        "pile": len(places.cards(PILE)),
        "discard": names(places.bag(DISCARD)),
        "hand": hand(places, seat) if seat < seats else None,
        "hands": hands,
        "rows": laid,
        "won": [len(places.bag(FIRST_WON + n)) for n in range(seats)],
        "points": [won for won, _ in now.standing[:seats]],
        "lying": [rows for _, rows in now.standing[:seats]],
        "teams": [team(now, hands, members) for members in teams(now, seats)],
        "goal": RUN,
        "longest": {name: now.longest[ROW_NAMES.index(name)] for name in laid},
        "runs": cast(list[ReadyRun], [[ROW_NAMES[row], first, last] for row, first, last, _ in now.runs]),
        "run_points": [worth for *_, worth in now.runs],
        "animals": animals(edition),
        "unseen": unseen(places, seat, seats),
        "targets": targets(legal),
        "may_collect": any(action >= FIRST_COLLECTION for action in legal),
        "total_eclipse": eclipse_reason(s, seat, forced=len(legal) == 1) if TOTAL_ECLIPSE in legal else None,
        "result": result(now, seats, stopped=bool(board["stopped"])) if over else None,
    }


class Moment(NamedTuple):
    """What the rules say of a moment; the count only when the game is over."""

    over: bool
    pairs: bool
    winners: tuple[int, ...]
    step: int
    """The step of the count that decided."""
    counts: list[list[int]]
    """By seat, as `entry_points.COUNT` has them."""
    standing: list[list[int]]
    """By seat: what was won, what lies in rows."""
    longest: list[int]
    """By row, the places of its longest run."""
    runs: list[list[int]]
    """The runs that are ready: row, first and last place, worth."""


def moment_of(s: Record, edition: LoadedEdition) -> Moment:
    """What the rules say of a state, in one call."""
    out, runs = np.zeros(SIZE, np.int32), np.zeros((MOST_RUNS, RUN_FACTS), np.int32)
    n = look(as_records(s), edition.records, out, runs)
    facts: list[int] = out.tolist()
    return Moment(
        bool(facts[OVER]),
        bool(facts[PAIRS]),
        SEATS_OF[facts[WINNERS]],
        facts[STEP],
        [facts[i : i + COUNT] for i in range(FIRST_COUNT, FIRST_STANDING, COUNT)],
        [facts[i : i + STANDING] for i in range(FIRST_STANDING, FIRST_LONGEST, STANDING)],
        facts[FIRST_LONGEST:],
        runs[:n].tolist(),
    )


def names(cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [NAMES[card] for card in cards]


def hand(places: Places, seat: int) -> list[str]:
    """SL-02: a seat's own hand, in the order of the cards."""
    return names(sorted(places.cards(int(hand_of(seat)))))


def stacks(s: Record, row: int) -> list[list[str]]:
    """The places of a row from left to right, each from the bottom up (SL-31: all may be looked at)."""
    places = Places(LAYOUT, s)
    found: list[list[str]] = [[] for _ in places.cards(int(zone_of(row)))]
    for i, card in enumerate(places.cards(int(hidden_of(row)))):
        found[int(s["board"]["under"][row, i])].append(NAMES[card])
    for place, card in enumerate(places.cards(int(zone_of(row)))):
        found[place].append(NAMES[card])
    return found


def rows(s: Record, seats: int) -> dict[str, list[list[str]]]:
    """Every row that exists."""
    found = {name: stacks(s, row) for row, name in enumerate(ROW_NAMES[: seats * len(SUITS)])}
    return {name: places for name, places in found.items() if places}


def unseen(places: Places, seat: int, seats: int) -> list[str]:
    """The cards that a seat has not seen, in the pile or in other hands; what was collected lay open before."""
    bags = [places.bag(DISCARD), *(places.bag(FIRST_WON + n) for n in range(seats))]
    zones = [int(zone) for row in range(seats * len(SUITS)) for zone in (zone_of(row), hidden_of(row))]
    own = [int(hand_of(seat))] if seat < seats else []
    seen = Counter(card for cards in (*bags, *map(places.cards, [*zones, *own])) for card in cards)
    return [NAMES[card] for card, copies in enumerate(COPIES) for _ in range(copies - seen[card])]


def animals(edition: LoadedEdition) -> dict[str, Animal]:
    """Which cards bear which animal."""
    found = edition.records[0].animal
    return {name: ANIMALS[int(found[card]) - 1] for card, name in enumerate(NAMES) if found[card]}


def legal_ids(s: Record, edition: LoadedEdition, seat: int) -> list[int]:
    """The legal moves of a seat; they depend on nothing that it does not see."""
    out = np.zeros(ACTIONS, np.int16)
    n = contract.legal_actions(as_records(s), edition.records, seat, out)
    found: list[int] = out[:n].tolist()
    return found


def targets(legal: list[int]) -> dict[str, list[Target]]:
    """The places for each card of a hand among some legal moves."""
    found: dict[str, list[Target]] = {}
    for action in legal:
        if TOTAL_ECLIPSE < action < FIRST_COLLECTION:
            card, row, at = say_play(action).split()
            found.setdefault(card, []).append(cast(Target, [row, at]))
    return found


def eclipse_reason(s: Record, seat: int, *, forced: bool) -> EclipseReason:
    """SL-40: why there is a total eclipse: an empty hand, only eclipses, no place for any card, or by choice."""
    if not forced:
        return "choice"
    cards = hand(Places(LAYOUT, s), seat)
    if not cards:
        return "empty"
    return "eclipses" if all(map(is_eclipse, cards)) else "blocked"


def result(now: Moment, seats: int, *, stopped: bool) -> SunMoonResult:
    """SL-46, SL-47, SL-54: each seat's count, the sides with their totals, and what decided."""
    counts: list[SunMoonCount] = [
        {"won": won, "rows": rows, "hand": held, "total": total, "cards": cards}
        for won, rows, held, total, cards, *_ in now.counts[:seats]
    ]
    return {
        "counts": counts,
        "sides": [side(now, counts, who) for who in teams(now, seats)],
        "winners": [*now.winners],
        "decided": "limit" if stopped else DECIDED[now.step],
    }


def teams(now: Moment, seats: int) -> list[list[int]]:
    """SL-54: who plays together."""
    pairs = {frozenset((seat, int(partner_of(seat)) if now.pairs else seat)) for seat in range(seats)}
    return sorted(sorted(pair) for pair in pairs)


def team(now: Moment, hands: list[int], members: list[int]) -> SunMoonTeam:
    """SL-46, SL-54: how those who play together stand."""
    return {
        "seats": members,
        "points": sum(now.standing[seat][0] for seat in members),
        "lying": sum(now.standing[seat][1] for seat in members),
        "hands": sum(hands[seat] for seat in members),
    }


def side(now: Moment, counts: list[SunMoonCount], members: list[int]) -> SunMoonSide:
    """What those who play together have."""
    total, cards = now.counts[members[0]][-2:]
    own = [counts[seat] for seat in members]
    return {
        "seats": members,
        "won": sum(count["won"] for count in own),
        "rows": sum(count["rows"] for count in own),
        "hand": sum(count["hand"] for count in own),
        "total": total,
        "cards": cards,
    }
