"""Fairy School as people see it: the view of a seat, made from a redacted record."""

from typing import Any

import numpy as np

from veillee.core.places import Places
from veillee.core.table import MAX_SEATS
from veillee.games.fairy_school.edition.catalogue import catalogue, element_of
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.help.advice import advice
from veillee.games.fairy_school.moves import card_on, owner_of
from veillee.games.fairy_school.options import OPTIONS, Opt
from veillee.games.fairy_school.position import NAMES, write_seat
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.rules.entry_points import points
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
from veillee.games.fairy_school.words import B1, ELEMENTS, SUBJECTS, TRIMESTERS, Ask, Phase

GRADES = ("again", "better", "fair", "good", "very-good", "excellent")
PRIVATE = {"hand": HAND, "draft": DRAFT, "kept": KEPT}
"""Zones that only their owner sees."""
HIDDEN = ("pile", "lot", "reshuffles", *PRIVATE)


def describe(s: Any, edition: SchoolEdition, seat: int) -> dict[str, Any]:
    """The view: everything that lies open, and what the seat itself holds."""
    places, board = Places(LAYOUT, s), s["board"]
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
        "bonus": bonus_of(board, edition),
        "turns": turns_of(board, edition),
        "box": catalogue(edition),
        "players": (players := [player(s, edition, n, n == seat) for n in range(seats)]),
        "help": advice(s, edition, seat, players[seat]["columns"]) if seat < seats and not over else None,
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


def bonus_of(board: Any, edition: SchoolEdition) -> dict[str, Any]:
    """The bonus track: what a step costs now, and the points of each step."""
    side = edition.content.bonus[int(board["side"])]
    trimester = int(board["trimester"])
    price = store_text(side.prices[trimester - 1]) if trimester else None
    return {"price": price, "stars": list(side.stars)}


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
        "columns": columns_of(places, edition, seat),
        "neighbours": neighbours_of(s, seat),
    }


def columns_of(places: Places, edition: SchoolEdition, seat: int) -> list[str | None]:
    """FS-072: what each column costs now; nothing if its bottom card shows one of its own creatures."""
    content, prices = edition.content, [element_of(price) for price in edition.content.numbers.prices]
    for column in range(len(prices)):
        cards = places.cards(seat * SEAT_ZONES + B1 + column)
        if cards and content.waived[content.cards[cards[0]].creature] == column:
            prices[column] = None
    return prices


def neighbours_of(s: Any, seat: int) -> dict[str, int | None]:
    """FS-080, FS-215: whose shared zones a seat calls L and R."""
    owners = {letter: owner_of(s, seat, letter == "R") for letter in "LR"}
    return {letter: None if owner == NOBODY else owner for letter, owner in owners.items()}


def turns_of(board: Any, edition: SchoolEdition) -> dict[str, int]:
    """FS-002, FS-190, FS-200, FS-222: how many turns each trimester has; the race of the long variant: at most."""
    numbers, seats, options = edition.content.numbers, int(board["seats"]), board["options"]
    found = numbers.turns_two if seats == 2 else numbers.turns_solo if seats == 1 else numbers.turns
    first, second, last = (int(n) for n in found)
    if options[Opt.LONG]:
        cap = OPTIONS["long_turn_cap"].values[int(options[Opt.TURN_CAP])]
        return {"I": first, "II": second, "III": second, "f": int(cap)}
    return {"I": first, "II": second, "f": 3 if seats == 1 and options[Opt.SOLO_TURNS] else last}


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
        found["clause"] = f"FS-{int(me['clause'])}"
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


def score_table(s: Any, edition: SchoolEdition) -> tuple[list[dict[str, int]], int, int]:
    """Each seat's points by source; Clochette's points and the grade, for one player."""
    states = np.array([s], dtype=s.dtype)
    table = np.zeros((MAX_SEATS + 1, len(PARTS)), np.int32)
    grade = points(states, edition.records, table)
    rows = [{name: int(n) for name, n in zip(PARTS, row, strict=True)} for row in table]
    seats = int(s["board"]["seats"])
    return rows[:seats], int(table[1, 0]) if seats == 1 else 0, int(grade)


def result(s: Any, edition: SchoolEdition) -> dict[str, Any]:
    """FS-175 to FS-182, FS-231, FS-232: each seat's count; alone, Clochette's points and the grade."""
    rows, bell, grade = score_table(s, edition)
    if len(rows) == 1:
        lead = rows[0]["total"] - bell
        won = {"winners": [0] if lead > 0 else [], "clochette": bell, "grade": GRADES[grade], "decided": "FS-232"}
        return {"counts": rows, **won}
    most = max(row["total"] for row in rows)
    return {
        "counts": rows,
        "winners": [seat for seat, row in enumerate(rows) if row["total"] == most],
        "decided": "FS-182",
    }
