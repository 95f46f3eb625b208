"""Fairy Lights in words: odds, forecasts, the count and the tie-breaks."""

import pytest

import veillee
from tests.terminal.conftest import Sit
from veillee.core.match import Match
from veillee.games.fairy_lights.edition import Face, face_of
from veillee.terminal.games.fairy_lights import FairyLightsWords
from veillee.terminal.games.fairy_lights_cards import together
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator


def test_a_face() -> None:
    assert face_of("S2s4") == Face("silver", 2, 4)
    assert together("pink", ["P1s1", "Y1s1", "P2s0"]) == Face("pink", 3, 1)


def test_each_take_tells_the_fate_of_its_sets(full_shop: Match) -> None:
    assert FairyLightsWords(Translator("en")).moves(full_shop, 0) == [
        "take yellow (a set of 3 bulbs, 2 stars, goes on the garland)"
        " and pink (a set of 3 bulbs, 1 star, goes on the garland)",
        "take yellow (a set of 3 bulbs, 2 stars, goes on the garland)"
        " and silver (a set of 4 bulbs, 3 stars, is lost)",
        "take pink (a set of 3 bulbs, 1 star, goes on the garland)"
        " and silver (a set of 4 bulbs, 3 stars, is lost)",
    ]


def test_a_forecast_changes_nothing(full_shop: Match) -> None:
    before = full_shop.states.tobytes()
    FairyLightsWords(Translator("fr")).moves(full_shop, 0)
    assert full_shop.states.tobytes() == before


def test_odds_count_and_percent_with_the_bust_first(sit: Sit) -> None:
    given = {"game": "fairy-lights", "order": ["A", "B"], "shop": ["P1s0"], "deck": ["P1s1", "O1s1", "O2s1"]}
    lines = sit("o", lang="fr", match=veillee.load(given), seats="me,me").splitlines()
    start = lines.index("Court-circuit, si rose sort\u202f: 1 sur 3, 33,3\u00a0%.")
    assert lines[start + 3] == "Une carte orange\u202f: 2 sur 3, 66,7\u00a0%."
    assert lines[start + 7] == "Une carte à 2 ampoules\u202f: 1 sur 3, 33,3\u00a0%."


@pytest.mark.parametrize(
    ("given", "first"),
    [
        ({"deck_more": 3}, "Bust: impossible, the shop is empty."),
        ({"shop": ["Y1s0"] * 5, "deck_more": 3}, "Nothing can be revealed now: the shop is full."),
        ({"shop": ["Y1s0"]}, "The deck is empty: nothing more will be revealed."),
    ],
)
def test_odds_where_there_is_no_bust(given: dict[str, object], first: str) -> None:
    match = veillee.load({"game": "fairy-lights", "order": ["A", "B"], **given})
    assert FairyLightsWords(Translator("en")).odds(match, 0)[0].startswith(first)


PINK, SAME = ["P1s1", "P1s1", "P1s1"], ["Y1s1", "Y1s1", "Y1s1"]
ENDS = {
    "FL-41": ({"A": PINK}, {}, ["The win goes to: Seat A, with the best total, 3 points (FL-41)."]),
    "FL-42": (
        {"A": PINK, "B": ["Y1s0", "Y1s0", "Y1s0", "O1s1", "O1s1", "O1s1"]},
        {},
        [
            "Equal totals of 3 points: Seat A, Seat B.",
            "The win goes to: Seat B, with the most garland cards among those who are equal, 6 (FL-42).",
        ],
    ),
    "FL-43": (
        {"A": PINK, "B": ["Y1s1", "Y1s1", "Y1s2"]},
        {"B": {"silver": ["S1s1"]}},
        [
            "Equal totals of 3 points: Seat A, Seat B.",
            "The win goes to: Seat B. Garland cards are equal too; the most negative points decide, 1 (FL-43).",
        ],
    ),
    "FL-44": (
        {"A": PINK, "B": SAME},
        {},
        [
            "Equal totals of 3 points: Seat A, Seat B.",
            "The win is shared: Seat A, Seat B. Totals, garland cards and negative points are all equal (FL-44).",
        ],
    ),
}


@pytest.mark.parametrize("clause", ENDS)
def test_the_count_explains_what_decided(clause: str) -> None:
    garlands, areas, told = ENDS[clause]
    given = {"game": "fairy-lights", "order": ["A", "B"], "garlands": garlands, "areas": areas}
    match, say = veillee.load(given), Translator("en")
    assert match.view()["result"]["decided"] == clause
    assert FairyLightsWords(say).result(match.view(), Names(say, match))[2:] == told


def test_a_seat_line_of_the_count() -> None:
    given = {"game": "fairy-lights", "order": ["A", "B"], "areas": {"A": {"gold": ["G1s2"]}}}
    match, say = veillee.load(given), Translator("fr")
    empty = "0 étoile sur la guirlande"
    assert FairyLightsWords(say).result(match.view(), Names(say, match))[:2] == [
        f"Place B\u202f: 0 point, {empty} moins 0 sur les séries ouvertes\u202f; guirlande vide.",
        f"Place A\u202f: -2 points, {empty} moins 2 sur les séries ouvertes\u202f; guirlande vide.",
    ]
