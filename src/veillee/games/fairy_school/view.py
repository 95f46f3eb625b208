"""Fairy School as people see it: the view of a seat, made from a redacted record."""

from typing import Any

import numpy as np

from veillee.core.places import Places
from veillee.core.record import Records, alone
from veillee.core.table import MAX_SEATS, SEATS_OF
from veillee.games.fairy_school.edition.catalogue import catalogue, element_of
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.help.advice import advice
from veillee.games.fairy_school.moves import card_on
from veillee.games.fairy_school.position import NAMES, write_seat
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.rules import entry_points
from veillee.games.fairy_school.rules.offers import GAIN_CLAUSE
from veillee.games.fairy_school.rules.phase3_activation import NOBODY
from veillee.games.fairy_school.rules.scoring import PARTS
from veillee.games.fairy_school.state import (
    ASIDE,
    BELL,
    DECK,
    DRAFT,
    DRAWN,
    FINALS,
    HAND,
    KEPT,
    LAYOUT,
    OPEN_FINALS,
    PILE,
    SEAT_ZONES,
)
from veillee.games.fairy_school.words import ELEMENTS, SUBJECTS, TRIMESTERS, Ask, Phase

GRADES = ("again", "better", "fair", "good", "very-good", "excellent")
PRIVATE = {"hand": HAND, "draft": DRAFT, "kept": KEPT}
"""Zones that only their owner sees."""
HIDDEN = ("pile", "lot", "reshuffles", *PRIVATE)


def describe(s: Any, edition: SchoolEdition, seat: int) -> dict[str, Any]:
    """The view: everything that lies open, and what the seat itself holds."""
    places, board, states = Places(LAYOUT, s), s["board"], alone(s)
    seats, phase, trimester = int(board["seats"]), Phase(int(board["phase"])), int(board["trimester"])
    over = phase is Phase.OVER
    return {
        "over": over,
        "trimester": TRIMESTERS[trimester] if trimester else None,
        "turn": int(board["turn"]),
        "game_turn": int(board["game_turn"]),
        "phase": phase_name(phase, trimester),
        "step": phase.name.lower(),
        "question": question_of(s, edition, seat) if seat < seats and board["seat"][seat]["waiting"] else None,
        "decks": {name: len(places.cards(DECK + i)) for i, name in enumerate(TRIMESTERS[:4])},
        "finals": len(places.cards(FINALS)),
        "open_finals": edition.cards(places.cards(OPEN_FINALS)),
        "tiles": tiles_of(board, edition),
        "bonus": bonus_of(states, edition),
        "turns": turns_of(states, edition),
        "box": catalogue(edition),
        "players": players_of(states, edition, seat),
        "help": advice(s, edition, seat) if seat < seats and not over else None,
        "clochette": bell_of(places, board, edition) if seats == 1 else None,
        "result": result(s, edition) if over else None,
    }


def phase_name(phase: Phase, trimester: int) -> str | int:
    """The phase as the rulebook calls it: a number in a turn, else set-up, choice, start, scoring or over."""
    if phase < Phase.START:
        return "choice" if trimester else "setup"
    return NAMES[phase]


def tiles_of(board: Any, edition: SchoolEdition) -> dict[str, str]:
    """The certificates that lie open, by kind."""
    named = zip(SUBJECTS, board["tiles"].tolist(), strict=True)
    return {subject: edition.content.tiles[tile].name for subject, tile in named if tile >= 0}


def bonus_of(states: Records, edition: SchoolEdition) -> dict[str, Any]:
    """The bonus track: what a step costs now, and the points of each step."""
    board, cost = states[0]["board"], np.zeros(len(ELEMENTS), np.int8)
    if board["trimester"]:
        entry_points.bonus_cost(states, edition.records, cost)
    side = edition.content.bonus[int(board["side"])]
    return {"price": store_text(cost) if board["trimester"] else None, "stars": list(side.stars)}


def players_of(states: Records, edition: SchoolEdition, viewer: int) -> list[dict[str, Any]]:
    """Every player, with the prices of the columns and the neighbours."""
    s = states[0]
    prices, givers = np.zeros((MAX_SEATS, 5), np.int8), np.zeros((MAX_SEATS, 2), np.int8)
    entry_points.column_prices(states, edition.records, prices)
    entry_points.neighbours(states, edition.records, givers)
    return [
        {
            **player(s, edition, seat, seat == viewer),
            "columns": [element_of(price) for price in prices[seat].tolist()],
            "neighbours": neighbours_of(givers[seat].tolist()),
        }
        for seat in range(int(s["board"]["seats"]))
    ]


def neighbours_of(givers: list[int]) -> dict[str, int | None]:
    """Whose shared zones a seat calls L and R."""
    return {letter: None if giver == NOBODY else giver for letter, giver in zip("LR", givers, strict=True)}


def player(s: Any, edition: SchoolEdition, seat: int, own: bool) -> dict[str, Any]:
    """What one player has, as far as the viewer may know."""
    places, first = Places(LAYOUT, s), seat * SEAT_ZONES
    me = s["board"]["seat"][seat]
    shown = {key: value for key, value in write_seat(s, edition, seat).items() if key not in HIDDEN}
    private = {key: edition.cards(places.cards(first + zone)) if own else None for key, zone in PRIVATE.items()}
    return {
        **shown,
        **private,
        "pile": None,
        "pile_size": len(places.cards(first + PILE)),
        "hand_size": len(places.cards(first + HAND)),
        "drawn": edition.cards(places.cards(first + DRAWN)),
        "cubes_left": int(me["cubes"]),
        "deck": deck_of(places, edition, seat, own),
    }


def turns_of(states: Records, edition: SchoolEdition) -> dict[str, int]:
    """How many turns each trimester has; the race of the long variant: at most."""
    turns = np.zeros(len(TRIMESTERS), np.int8)
    entry_points.turns_of_year(states, edition.records, turns)
    return {name: n for name, n in zip(TRIMESTERS, turns.tolist(), strict=True) if n}


def deck_of(places: Places, edition: SchoolEdition, seat: int, own: bool) -> list[str]:
    """The cards of a player's pile, for others with those in hand: known as a set, sorted, without their order."""
    first = seat * SEAT_ZONES
    hand = [] if own else places.cards(first + HAND)
    return edition.cards(sorted([*places.cards(first + PILE), *hand]))


def question_of(s: Any, edition: SchoolEdition, seat: int) -> dict[str, Any]:
    """What the seat is asked, and what it is about."""
    places, me = Places(LAYOUT, s), s["board"]["seat"][seat]
    asked = Ask(int(me["ask"]))
    found: dict[str, Any] = {"ask": asked.name.lower()}
    hand = places.cards(seat * SEAT_ZONES + HAND)
    if asked is Ask.PLAN and hand:
        found["card"] = edition.names[hand[0]]
    if asked is Ask.PLACE_SLOT:
        found["card"] = edition.names[places.cards(seat * SEAT_ZONES + KEPT)[int(me["pay_arg"])]]
    if asked in (Ask.LINE, Ask.REPEAT):
        place = int(me["place"][int(me["top"]) - 1])
        found["card"] = edition.names[card_on(s, edition.records[0], seat, place)]
    if asked is Ask.REPEAT:
        found["line"] = int(me["line"][int(me["top"]) - 1]) + 1
    if asked is Ask.CERTIFICATE:
        found["subject"] = SUBJECTS[int(me["many"])]
    if asked is Ask.PAY:
        found["left"] = int(me["pay_left"])
    if asked is Ask.GAIN:
        found["clause"] = f"FS-{GAIN_CLAUSE[int(me['gain'])]:03d}"
        found["elements"] = "".join(x for i, x in enumerate(ELEMENTS) if int(me["gain_mask"]) >> i & 1)
    if asked in (Ask.PLAY, Ask.SHARE, Ask.OFFER, Ask.TOSS):
        found["left"] = int(me["many"])
    if asked is Ask.FORK:
        found["left"] = int(me["walk"])
    return found


def bell_of(places: Places, board: Any, edition: SchoolEdition) -> dict[str, Any]:
    """Clochette: her marker, her cards, her two zones."""
    return {
        "kindness": edition.content.spaces[int(board["bell_space"])].name,
        "stars": int(board["bell_stars"]),
        "aside": edition.cards(places.cards(ASIDE)),
        "zones": [edition.cards(places.cards(BELL + i)) for i in (0, 1)],
    }


def score_table(s: Any, edition: SchoolEdition) -> tuple[list[dict[str, int]], int]:
    """Each seat's points by source; Clochette's points, for one player."""
    table = np.zeros(entry_points.COUNT, np.int32)
    entry_points.points(alone(s), edition.records, table)
    rows = [dict(zip(PARTS, row, strict=True)) for row in table.tolist()]
    seats = int(s["board"]["seats"])
    return rows[:seats], rows[1]["total"] if seats == 1 else 0


def result(s: Any, edition: SchoolEdition) -> dict[str, Any]:
    """Each seat's count, who has won and why; alone, Clochette's points and the grade."""
    rows, bell = score_table(s, edition)
    found = np.zeros(entry_points.RESULT, np.int32)
    entry_points.result(alone(s), edition.records, found)
    winners, decided, grade = found.tolist()
    solo = {"clochette": bell, "grade": GRADES[grade]} if len(rows) == 1 else {}
    return {"counts": rows, "winners": [*SEATS_OF[winners]], **solo, "decided": f"FS-{decided:03d}"}
