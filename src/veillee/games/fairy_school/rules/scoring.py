"""The count: every source of points, Clochette's points and the grade (FS-175 to FS-182, FS-231 f., FS-271 f.)."""

from enum import IntEnum

from veillee.core.jit import inner_rule
from veillee.core.ranking import compare
from veillee.core.record import Ints
from veillee.core.table import card_at, count
from veillee.games.fairy_school.clauses import FS_182, FS_232
from veillee.games.fairy_school.edition.content import Right
from veillee.games.fairy_school.edition.record import Edition
from veillee.games.fairy_school.options import Opt
from veillee.games.fairy_school.rules.certificates import certificates_held
from veillee.games.fairy_school.rules.phase5_study import studied_count
from veillee.games.fairy_school.rules.projects import final_of
from veillee.games.fairy_school.state import (
    ASIDE,
    DISCARD,
    DRAWN,
    FINAL,
    FOREST,
    HAND,
    PERSONAL,
    PILE,
    REMOVED,
    SHARED,
    State,
    zone_of,
)
from veillee.games.fairy_school.words import SUBJECTS, Half


class Part(IntEnum):
    """The sources of points, after their total."""

    TOTAL = 0
    KINDNESS = 1
    CREATURES = 2
    FINAL = 3
    STUDY = 4
    CERTIFICATES = 5
    BONUS = 6


TOTAL, SOURCES = int(Part.TOTAL), len(Part)
NO_CREATURES, NO_DECK = 0, 0
MOST_GIVEN = 128
"""More than any head start."""


@inner_rule
def is_own_zone(s: State, zone: int) -> bool:
    """FS-176: forest, pile, discard and what is in play; cards removed from the game only by the switch."""
    if zone < FOREST + 10 or zone in (HAND, PILE, SHARED, PERSONAL):
        return True
    if zone == REMOVED:
        return bool(s.board.options[Opt.TRIMMED_SCORE])
    return zone in (DRAWN, DISCARD)


@inner_rule
def invoked(s: State, e: Edition, seat: int, creatures: int, deck: int, stars: bool) -> int:
    """FS-176, FS-271: realised projects among the own cards, or their stars; of some creatures, of a deck."""
    n = 0
    for zone in range(FINAL):
        if not is_own_zone(s, zone):
            continue
        for i in range(count(s, zone_of(seat, zone))):
            card = card_at(s, e, zone_of(seat, zone), i)
            if creatures != NO_CREATURES and (creatures >> int(e.creature[card])) & 1 == 0:
                continue
            if deck != NO_DECK and int(e.deck[card]) != deck:
                continue
            n += int(e.stars[card]) if stars else int(e.deck[card]) > 1
    return n


@inner_rule
def final_points(s: State, e: Edition, seat: int) -> int:
    """FS-177: the steps done of the final project."""
    if count(s, zone_of(seat, FINAL)) == 0:
        return 0
    points, project = 0, final_of(s, e, seat)
    for step in range(s.board.seat[seat].steps):
        points += int(e.step_stars[project, step])
    return points


@inner_rule
def bonus_points(s: State, e: Edition, seat: int) -> int:
    """FS-180: the number at the marker's step."""
    steps = int(s.board.seat[seat].bonus)
    return int(e.bonus_stars[int(s.board.side), steps - 1]) if steps > 0 else 0


@inner_rule
def study_points(s: State, seat: int) -> int:
    """FS-178: one point for each studied creature, two by the switch."""
    return studied_count(s, seat) * (1 + int(s.board.options[Opt.STUDY_POINTS]))


@inner_rule
def tile_points(s: State, e: Edition, seat: int, subject: int) -> int:
    """FS-179, FS-271, FS-272: the right half of one certificate."""
    tile = int(s.board.tiles[subject])
    return counted(s, e, seat, subject, tile) // int(e.every[tile]) * int(e.tile_stars[tile])


@inner_rule
def counted(s: State, e: Edition, seat: int, subject: int, tile: int) -> int:
    """FS-270 to FS-272: what a right half counts."""
    me, kind = s.board.seat[seat], int(e.right[tile])
    if kind == Right.INVOKED:
        return invoked(s, e, seat, int(e.right_creatures[tile]), NO_DECK, False)
    if kind == Right.DECK:
        return invoked(s, e, seat, NO_CREATURES, int(e.right_deck[tile]), False)
    if kind == Right.STUDIED:
        return studied_count(s, seat)
    if kind == Right.CERTIFICATES:
        return certificates_held(s, seat)
    if kind == Right.TRIMMED:
        return count(s, zone_of(seat, REMOVED))
    if kind == Right.STEPS:
        return int(me.steps)
    if kind == Right.KINDNESS:
        return int(me.stars)
    return int(me.used[subject]) if kind == Right.CONVERT else 1


@inner_rule
def certificate_points(s: State, e: Edition, seat: int) -> int:
    """FS-179: all right halves."""
    points = 0
    for subject in range(len(SUBJECTS)):
        if s.board.seat[seat].certs[subject] == Half.RIGHT:
            points += tile_points(s, e, seat, subject)
    return points


@inner_rule
def part(s: State, e: Edition, seat: int, source: int) -> int:
    """FS-175 to FS-180: the points of one source."""
    if source == Part.KINDNESS:
        return int(s.board.seat[seat].stars)
    if source == Part.CREATURES:
        return invoked(s, e, seat, NO_CREATURES, NO_DECK, True)
    if source == Part.FINAL:
        return final_points(s, e, seat)
    if source == Part.STUDY:
        return study_points(s, seat)
    return certificate_points(s, e, seat) if source == Part.CERTIFICATES else bonus_points(s, e, seat)


@inner_rule
def total(s: State, e: Edition, seat: int) -> int:
    """FS-181: nothing else counts but a head start that was agreed on; elements left over are worth nothing."""
    points = int(e.head_start[seat])
    for source in range(1, SOURCES):
        points += part(s, e, seat, source)
    return points


@inner_rule
def score(s: State, e: Edition, out: Ints) -> None:
    """FS-175 to FS-181: each seat's points as they stand."""
    for seat in range(s.board.seats):
        out[seat] = total(s, e, seat)


@inner_rule
def score_parts(s: State, e: Edition, out: Ints) -> None:
    """Each seat's points by source, total first; a row more for Clochette."""
    for seat in range(s.board.seats):
        for source in range(1, SOURCES):
            out[seat, source] = part(s, e, seat, source)
        out[seat, TOTAL] = total(s, e, seat)
    if s.board.seats == 1:
        out[1, TOTAL] = bell_total(s, e)


@inner_rule
def bell_total(s: State, e: Edition) -> int:
    """FS-231: stars of her marker, the creatures set aside for her, and a fixed number."""
    points = int(s.board.bell_stars) + int(e.bell_points)
    for i in range(count(s, ASIDE)):
        points += int(e.stars[card_at(s, e, ASIDE, i)])
    return points


@inner_rule
def grade(s: State, e: Edition) -> int:
    """FS-232: 0 = try again, then one grade more for each threshold that a player alone is ahead."""
    lead, reached = total(s, e, 0) - bell_total(s, e), 0
    for i in range(len(e.grades)):
        reached += lead >= int(e.grades[i])
    return reached


@inner_rule
def winners(s: State, e: Edition) -> int:
    """FS-182, FS-232: most points, shared if equal; alone, more than Clochette has.

    Of equal points those that were given before the game count less than those that were earned.
    """
    if s.board.seats == 1:
        return 1 if total(s, e, 0) > bell_total(s, e) else 0
    leaders, most = 0, 0
    for seat in range(s.board.seats):
        leaders, most = compare(leaders, most, seat, MOST_GIVEN * total(s, e, seat) - int(e.head_start[seat]))
    return leaders


@inner_rule
def deciding_clause(s: State) -> int:
    """FS-182, FS-232: the clause that says who has won."""
    return FS_232 if s.board.seats == 1 else FS_182
