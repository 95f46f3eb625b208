"""The halves of a certificate say what they change, each number before and after, for every tile."""

from typing import Any

import pytest

import veillee
from tests.games.fairy_school.test_advice import help_of
from veillee.core.match import Match
from veillee.games.fairy_school.edition.content import NO_SPACE, Content
from veillee.games.fairy_school.edition.loading import FOLDER, read_edition
from veillee.games.fairy_school.words import CREATURES, SUBJECTS

CONTENT: Content = read_edition(FOLDER / "fairy-school-house.toml").content
STORE = "2E 2V 1A 2F 2W"
PROJECT = "I80"
"""Costs 3E 4V 3F: far away with that store."""
Number = tuple[str, str, int, int]
EXPECTED: dict[str, list[Number]] = {
    "1": [("gain", "E", 2, 3)],
    "2": [("gain", "E", 2, 3)],
    "3": [("columns", "", 0, 1)],
    "4": [("gain", "VF", 4, 5)],
    "7": [("tosses", "", 0, 1)],
    "8": [("gain", "EVFW", 8, 9)],
    "9": [("cuts", "", 0, 1)],
    "10": [("shares", "", 0, 1)],
    "11": [("steps", "", 0, 1)],
    "12": [("gain", "EVFW", 8, 9)],
    "13": [("offers", "", 0, 2)],
    "14": [("rate", element, n, n - 1) for element, n in zip("EVAFW", (3, 4, 6, 4, 3), strict=True)],
    "15": [("gain", "EVFW", 8, 9)],
    "16": [("gain", "A", 1, 2)],
    "17": [("air", "A", 1, 2)],
}
"""What the left half of each tile changes, but for what projects lack and for the spiral."""


def asked(name: str, **more: Any) -> Match:
    """Somebody who has just completed the pair of a tile, with both halves to choose from."""
    tile = next(tile for tile in CONTENT.tiles if tile.name == name)
    first, second = (i for i, subject in enumerate(CONTENT.waived) if subject == tile.subject)
    card = next(card.name for card in CONTENT.cards if card.creature == second)
    given: dict[str, Any] = {
        "game": "fairy-school",
        "order": ["A", "B"],
        "options": {"long": True},
        "at": {"trimester": "II", "turn": 1, "phase": 5},
        "tiles": {SUBJECTS[tile.subject]: name},
        "A": {
            "store": STORE,
            "projects": [PROJECT],
            "studied": [CREATURES[first]],
            "forest": f"{card} - - - - / - - - - -",
            **more,
        },
        "B": {},
    }
    match = veillee.load(given)
    match.play(0, f"study {CREATURES[second]}")
    return match


def numbers(match: Match, *, lack: bool = False) -> list[Number]:
    """What the left half changes."""
    left = help_of(match)["halves"][0]
    found = [(one["what"], one["of"], one["before"], one["after"]) for one in left["changes"]]
    return [one for one in found if (one[0] == "lack") == lack]


@pytest.mark.clause("FS-136")
@pytest.mark.parametrize("name", [tile.name for tile in CONTENT.tiles])
def test_every_lasting_half_has_a_number_before_and_after(name: str) -> None:
    found = numbers(asked(name))
    assert found
    assert all(before != after for _, _, before, after in found)
    if name in EXPECTED:
        assert found == EXPECTED[name]


@pytest.mark.clause("FS-266")
@pytest.mark.clause("FS-267")
def test_the_spiral_gives_other_elements_or_more_of_them() -> None:
    ahead, here = [], 0
    while CONTENT.spaces[here].short != NO_SPACE:
        here = CONTENT.spaces[here].short
        ahead.append(CONTENT.spaces[here].gain)
    giving = [gain for gain in ahead if gain >= 0]
    airs = giving.count(2)
    assert numbers(asked("5")) == [("spiral", "A", airs, len(giving))]
    assert numbers(asked("6")) == [("spiral", "", len(giving), 2 * len(giving))]


@pytest.mark.clause("FS-268")
@pytest.mark.clause("FS-269")
@pytest.mark.parametrize("name", ["9", "14", "17"])
def test_what_projects_lack_is_what_they_lack_then(name: str) -> None:
    match = asked(name)
    told = {of: (before, after) for _, of, before, after in numbers(match, lack=True)}
    before = help_of(match)["aims"]
    match.play(0, "cert left")
    held = help_of(match)["aims"]
    assert told[PROJECT] == (before[PROJECT]["lack"], held[PROJECT]["lack"])


def test_a_project_that_comes_within_reach_is_named() -> None:
    match = asked("9", store="3E 4V 2F")
    left, right = help_of(match)["halves"]
    assert (left["reach"], right["reach"]) == ([PROJECT], [])
    match.play(0, "cert left")
    assert help_of(match)["aims"][PROJECT]["state"] == "now"


@pytest.mark.clause("FS-260")
def test_the_cards_that_a_benefit_looks_at_are_counted() -> None:
    match = asked("1", pile=["u1", "u1", "d2", "m3"], discard=["s4"])
    cards = help_of(match)["halves"][0]["cards"]
    assert cards == {"creatures": ["unicorn", "dwarf"], "own": 4, "all": 6}  # with the one that was studied
    assert help_of(asked("3"))["halves"][0]["cards"] is None


@pytest.mark.clause("FS-179")
def test_both_halves_say_the_points_before_and_after() -> None:
    match = asked("2")
    left, right = help_of(match)["halves"]
    now = match.view(0)["points"][0]["total"]
    assert (left["before"], left["after"], right["before"], right["after"]) == (now, now, now, now + 2)
    assert right["changes"] == []
