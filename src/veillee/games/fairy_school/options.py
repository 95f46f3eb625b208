"""The options of a table and the switches of the doubtful rules, and what cannot be together.

The rules list them: docs/rules/fairy-school.en.md (#fs-options).
"""

from enum import IntEnum

from veillee.core.contract import Option
from veillee.core.errors import BadInput
from veillee.core.first_seat import FIRST_SEAT, first_seat_option, no_such_seat
from veillee.core.plain import Options
from veillee.core.table import MAX_SEATS


class Opt(IntEnum):
    """Where each option lies in `board.options`."""

    START = 0
    STARTERS = 1
    EXPRESS = 2
    FAST = 3
    LONG = 4
    SPREAD = 5
    STUDY_POINTS = 6
    MARKER_LIMIT = 7
    CUBE_LIMIT = 8
    REACTIVATE = 9
    GAIN_FIRST = 10
    EMPTY = 11
    SOLO_TURNS = 12
    SHORT_DECK = 13
    LEADER_TIES = 14
    LEADER_STEP = 15
    TRIMMED_SCORE = 16
    TURN_CAP = 17
    FIRST_SEAT = 18


INITIATION, ADVANCED, EXPERT = range(3)
CHOSEN = 1
LEAST_CAP = 2

OPTIONS: dict[str, Option] = {
    "start": Option("initiation", ("initiation", "advanced", "expert")),
    "starters": Option("random", ("random", "chosen")),
    "express": Option(False),
    "fast": Option(False),
    "long": Option(False),
    "spread": Option(False),
    "study_points": Option(1, (1, 2)),
    "marker_limit": Option(True),
    "certificate_cube_limit": Option(True),
    "reactivate_again_card": Option("other_line", ("other_line", "never")),
    "again_gain_first": Option(True),
    "empty_activation": Option(True),
    "solo_final_turns": Option(1, (1, 3)),
    "short_deck": Option("top_up", ("top_up", "fewer")),
    "leader_ties": Option("all", ("all", "none")),
    "leader_needs_step": Option(False),
    "trimmed_projects_score": Option(False),
    "long_turn_cap": Option(12, tuple(range(LEAST_CAP, 31))),
    FIRST_SEAT: first_seat_option(MAX_SEATS, implied=False),
}


def objection(seats: int, options: Options) -> BadInput | None:
    """FS-024, FS-196, FS-200, FS-215, FS-220: the first combination that the rules do not know."""
    if options["express"] and options["start"] == "expert":
        return BadInput("fs-clash-express")
    if options["starters"] == "chosen" and options["start"] == "expert":
        return BadInput("fs-clash-starters")
    if options["long"] and seats == 1:
        return BadInput("fs-clash-long")
    if options["start"] == "advanced" and seats == 1:
        return BadInput("fs-clash-solo")
    if options["fast"] and seats == 1:
        return BadInput("fs-clash-fast")
    if options["spread"] and seats < 4:
        return BadInput("fs-clash-spread")
    return no_such_seat("fs", seats, options)
