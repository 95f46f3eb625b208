"""Fairy School as people see it: the view of a seat, made from a redacted record."""

from typing import get_args

import numpy as np

from veillee.core.places import Places
from veillee.core.record import Record, Records, as_records
from veillee.core.table import SEATS_OF
from veillee.games.fairy_school.edition.catalogue import catalogue
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.help.advice import advice
from veillee.games.fairy_school.help.trials import Trial
from veillee.games.fairy_school.moves import FIRST, Kind, card_on
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.position_writing import TRIMESTER_NAMES
from veillee.games.fairy_school.rules import entry_points
from veillee.games.fairy_school.rules.offers import GAIN_CLAUSE
from veillee.games.fairy_school.state import (
    ASIDE,
    BELL,
    DECK,
    FINALS,
    HAND,
    KEPT,
    LAYOUT,
    OPEN_FINALS,
    SEAT_ZONES,
)
from veillee.games.fairy_school.view_players import players_of
from veillee.games.fairy_school.view_types import (
    Asked,
    BonusTrack,
    Clochette,
    ClochetteCount,
    ClochettePath,
    FairySchoolCount,
    FairySchoolPart,
    FairySchoolResult,
    Grade,
    PhaseName,
    SchoolDecks,
    SchoolQuestion,
    Stage,
)
from veillee.games.fairy_school.words import ELEMENTS, SUBJECTS, TRIMESTERS, YEAR, Ask, Phase, Subject, Trimester

DONE = int(FIRST[Kind.DONE])
GRADES: tuple[Grade, ...] = get_args(Grade.__value__)
STAGES: tuple[Stage, ...] = get_args(Stage.__value__)
ASKED: tuple[Asked, ...] = get_args(Asked.__value__)
LEFT = {
    Ask.PAY: "pay_left", Ask.PLAY: "many", Ask.SHARE: "many", Ask.OFFER: "many", Ask.TOSS: "many",
    Ask.FORK: "walk", Ask.ASIDE: "many",
}  # fmt: skip
"""Questions that are put several times, and where it says how often."""


def describe(s: Record, edition: SchoolEdition, seat: int) -> FairySchoolPart:
    """The view: everything that lies open, and what the seat itself holds."""
    places, board, states = Places(LAYOUT, s), s["board"], as_records(s)
    seats, phase, trimester = int(board["seats"]), Phase(int(board["phase"])), int(board["trimester"])
    over = phase is Phase.OVER
    return {
        "over": over,
        "trimester": YEAR[trimester - 1] if trimester else None,
        "turn": int(board["turn"]),
        "game_turn": int(board["game_turn"]),
        "phase": phase_name(phase, trimester),
        "step": STAGES[phase - 1],
        "question": question_of(s, edition, seat) if seat < seats and board["seat"][seat]["waiting"] else None,
        "decks": decks_of(places),
        "finals": places.size(FINALS),
        "open_finals": edition.cards(places.cards(OPEN_FINALS)),
        "tiles": tiles_of(board, edition),
        "bonus": bonus_of(states, edition),
        "turns": turns_of(states, edition),
        "box": catalogue(edition),
        "players": players_of(states, edition, seat),
        "help": advice(s, edition, seat) if seat < seats and not over else None,
        "points": score_table(s, edition)[0],
        "clochette": bell_of(s, edition) if seats == 1 else None,
        "result": result(s, edition) if over else None,
    }


def phase_name(phase: Phase, trimester: int) -> PhaseName:
    """The phase as the rulebook calls it: a number in a turn, else set-up, choice, start, scoring or over."""
    if phase < Phase.START:
        return "choice" if trimester else "setup"
    return TRIMESTER_NAMES[phase]


def decks_of(places: Places) -> SchoolDecks:
    """How many cards are left in each deck."""
    first, second, third, fourth = (places.size(DECK + i) for i in range(4))
    return {"S": first, "I": second, "II": third, "III": fourth}


def tiles_of(board: Record, edition: SchoolEdition) -> dict[Subject, str]:
    """The certificates that lie open, by kind."""
    named = zip(SUBJECTS, board["tiles"].tolist(), strict=True)
    return {subject: edition.content.tiles[tile].name for subject, tile in named if tile >= 0}


def bonus_of(states: Records, edition: SchoolEdition) -> BonusTrack:
    """The bonus track: what a step costs now, and the points of each step."""
    board, cost = states[0]["board"], np.zeros(len(ELEMENTS), np.int8)
    if board["trimester"]:
        entry_points.bonus_cost(states, edition.records, cost)
    side = edition.content.bonus[int(board["side"])]
    return {"price": store_text(cost) if board["trimester"] else None, "stars": list(side.stars)}


def turns_of(states: Records, edition: SchoolEdition) -> dict[Trimester, int]:
    """How many turns each trimester has; the race of the long variant: at most."""
    turns = np.zeros(len(TRIMESTERS), np.int8)
    entry_points.turns_of_year(states, edition.records, turns)
    return {name: n for name, n in zip(YEAR, turns[1:].tolist(), strict=True) if n}


def question_of(s: Record, edition: SchoolEdition, seat: int) -> SchoolQuestion:
    """What the seat is asked, and what it is about."""
    places, me = Places(LAYOUT, s), s["board"]["seat"][seat]
    asked = Ask(int(me["ask"]))
    found: SchoolQuestion = {"ask": ASKED[asked - 1]}
    hand = places.cards(seat * SEAT_ZONES + HAND)
    if asked is Ask.STARTER:
        found["projects"] = bool(entry_points.starters_bring_projects(as_records(s), edition.records))
    if asked is Ask.PLAN and hand:
        found["card"] = edition.names[hand[0]]
        found["to_place"] = Trial(s, edition, seat).left_to_place()
    if asked is Ask.PLACE_SLOT:
        found["card"] = edition.names[places.cards(seat * SEAT_ZONES + KEPT)[int(me["pay_arg"])]]
    if asked in (Ask.LINE, Ask.REPEAT):
        place = int(me["place"][int(me["top"]) - 1])
        found["card"] = edition.names[card_on(s, edition.records[0], seat, place)]
    if asked is Ask.REPEAT:
        found["line"] = int(me["line"][int(me["top"]) - 1]) + 1
    if asked is Ask.CERTIFICATE:
        found["subject"] = SUBJECTS[int(me["many"])]
    if asked is Ask.GAIN:
        found["clause"] = f"FS-{GAIN_CLAUSE[int(me['gain'])]:03d}"
        found["elements"] = "".join(x for i, x in enumerate(ELEMENTS) if int(me["gain_mask"]) >> i & 1)
    if clause := bell_clause(s, asked):
        found["clause"] = clause
    if asked in LEFT:
        found["left"] = int(me[LEFT[asked]])
    return found


def bell_clause(s: Record, asked: Ask) -> str | None:
    """FS-225, FS-230: why somebody alone is asked, where it is for Clochette's sake."""
    if int(s["board"]["seats"]) > 1:
        return None
    return {Ask.ASIDE: "FS-225", Ask.FINAL: "FS-230"}.get(asked)


def bell_of(s: Record, edition: SchoolEdition) -> Clochette:
    """Clochette: her marker, her cards, her two zones, her points and where she goes."""
    places, board, spaces = Places(LAYOUT, s), s["board"], edition.content.spaces
    count, (mine, *_) = bell_count(s, edition), score_table(s, edition)[0]
    return {
        "kindness": spaces[int(board["bell_space"])].name,
        "stars": int(board["bell_stars"]),
        "aside": edition.cards(places.cards(ASIDE)),
        "creatures": count["creatures"],
        "zones": (edition.cards(places.cards(BELL)), edition.cards(places.cards(BELL + 1))),
        "points": count["total"],
        "always": count["always"],
        "path": bell_path(s, edition),
        "grades": edition.records[0]["grades"].tolist(),
        "lead": mine["total"] - count["total"],
        "grade": GRADES[ending(s, edition)[entry_points.GRADE]],
    }


def bell_count(s: Record, edition: SchoolEdition) -> ClochetteCount:
    """FS-231: her points by source."""
    total, kindness = score_table(s, edition)[1], int(s["board"]["bell_stars"])
    always = int(edition.records[0]["bell_points"])
    return {"total": total, "kindness": kindness, "creatures": total - kindness - always, "always": always}


def bell_path(s: Record, edition: SchoolEdition) -> ClochettePath | None:
    """FS-228: where her marker goes by the cards that were activated, tried by ending the activation."""
    trial = Trial(s, edition, 0)
    if trial.ask is not Ask.ACTIVATE:
        return None
    here = int(s["board"]["bell_space"])
    trial.play(DONE)
    trial.end_phase()
    after, steps = trial.states[0]["board"], 0
    while here != int(after["bell_space"]):
        here, steps = int(edition.records[0]["way"][here, 0]), steps + 1
    return {"space": edition.content.spaces[here].name, "stars": int(after["bell_stars"]), "steps": steps}


def score_table(s: Record, edition: SchoolEdition) -> tuple[list[FairySchoolCount], int]:
    """Each seat's points by source; Clochette's points, for one player."""
    table = np.zeros(entry_points.COUNT, np.int32)
    entry_points.points(as_records(s), edition.records, table)
    rows = [count_of(row) for row in table.tolist()]
    seats = int(s["board"]["seats"])
    return rows[:seats], rows[1]["total"] if seats == 1 else 0


def count_of(row: list[int]) -> FairySchoolCount:
    """The points of a seat, in the order of `scoring.Part`."""
    total, kindness, creatures, final, study, certificates, bonus = row
    return {
        "total": total,
        "kindness": kindness,
        "creatures": creatures,
        "final": final,
        "study": study,
        "certificates": certificates,
        "bonus": bonus,
    }


def ending(s: Record, edition: SchoolEdition) -> list[int]:
    """Who would have won, by which clause, and the grade of a player alone, as things stand."""
    found = np.zeros(entry_points.RESULT, np.int32)
    entry_points.result(as_records(s), edition.records, found)
    told: list[int] = found.tolist()
    return told


def result(s: Record, edition: SchoolEdition) -> FairySchoolResult:
    """Each seat's count, who has won and why; alone, Clochette's points and the grade."""
    rows, bell = score_table(s, edition)
    winners, clause, grade = ending(s, edition)
    won, decided = [*SEATS_OF[winners]], f"FS-{clause:03d}"
    if len(rows) > 1:
        return {"counts": rows, "winners": won, "decided": decided}
    return {"counts": rows, "winners": won, "clochette": bell, "grade": GRADES[grade], "decided": decided}
