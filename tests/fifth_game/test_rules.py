"""The clauses of Hot Chestnuts. The game is small, so its tests hold it directly, without the registry."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.fifth_game import GAME
from veillee.core.errors import BadEdition, BadInput, IllegalMove, MoveError, UnknownMove, WrongSeat
from veillee.core.match import Match
from veillee.core.rng import key_of_seed

FOLDER = Path(__file__).parent


def dealt(seats: int = 2, edition: str | None = None) -> Match:
    return Match(GAME, GAME.load_edition(edition), seats, key=key_of_seed(1))


def given(hands: dict[str, list[str]], **more: Any) -> Match:
    """A match of twelve cards from a position."""
    start = {"order": sorted(hands), "hands": hands, **more}
    return Match(GAME, GAME.load_edition("twelve"), len(hands), start=start)


def final(*hands: list[str]) -> Match:
    """The last round: everybody has played three cards."""
    rest = [["2", "3", "4"], ["5", "6", "7"], ["1", "8", "9"]]
    letters = "ABC"[: len(hands)]
    return given(dict(zip(letters, hands, strict=True)), played=dict(zip(letters, rest, strict=False)))


@pytest.mark.clause("CH-01", "CH-02", "CH-03")
@pytest.mark.parametrize(("seats", "edition", "cards", "hand"), [(2, "twenty", 20, 3), (3, "twelve", 12, 4)])
def test_the_deal(seats: int, edition: str, cards: int, hand: int) -> None:
    view = dealt(seats, edition).view(0)
    assert view["hands"] == [hand] * seats
    assert view["aside"] == cards - seats * hand
    assert len(set(view["hand"])) == hand
    assert dealt(seats, edition).view(None)["hand"] == []


@pytest.mark.clause("CH-04", "CH-05")
def test_all_lay_at_once_and_nobody_sees_it() -> None:
    match = dealt()
    [first, second, _], before = match.moves(0), match.view(1)
    told = match.play(0, first)
    assert match.view(1) == {**before, "to_act": [1]}
    assert [event.message for event in told if event.reaches(1)] == ["ch-event-ready"]
    with pytest.raises(WrongSeat) as refused:
        match.play(0, second)
    assert refused.value.clause == "CH-05"
    assert match.undo(0) == first
    assert match.to_act == (0, 1)


@pytest.mark.clause("CH-02", "CH-04", "CH-06")
@pytest.mark.parametrize(
    ("move", "error", "clause"),
    [
        ("pass", UnknownMove, "CH-04"),
        ("lay 99", UnknownMove, "CH-02"),
        ("lay 20", IllegalMove, "CH-02"),
        ("lay 12", IllegalMove, "CH-06"),
    ],
)
def test_what_may_not_be_laid(move: str, error: type[MoveError], clause: str) -> None:
    match = final(["10"], ["12"])
    with pytest.raises(error) as refused:
        match.play(0, move)
    assert refused.value.clause == clause


@pytest.mark.clause("CH-07", "CH-08", "CH-09", "CH-10")
def test_the_highest_card_wins_what_the_lowest_shows() -> None:
    match = final(["12"], ["11"], ["10"])
    assert match.scores == (0, 1, 3 + 4)
    match.play(0, "lay 12")
    match.play(1, "lay 11")
    told = match.play(2, "lay 10")
    assert [event.message for event in told][-2:] == ["ch-event-won", "ch-event-over"]
    assert match.view(None)["played"][0] == ["2", "3", "4", "12"]
    assert (match.scores, match.winners) == ((10, 1, 7), (0,))
    with pytest.raises(WrongSeat) as refused:
        match.play(0, "lay 12")
    assert refused.value.clause == "CH-09"


@pytest.mark.parametrize(
    ("hands", "more", "message"),
    [
        ({"A": ["1"], "B": ["2"]}, {}, "ch-position-cards"),
        ({"A": ["1", "2", "3", "4"], "B": ["5", "6", "7"]}, {"played": {"B": ["8"]}}, "ch-position-rounds"),
        ({"A": ["1", "2", "3", "4"], "B": ["4", "5", "6", "7"]}, {}, "position-copies"),
        ({"A": ["1", "2", "3", "4"], "B": ["5", "6", "7", "20"]}, {}, "position-copies"),
    ],
)
def test_positions_that_cannot_be(hands: dict[str, list[str]], more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as refused:
        given(hands, **more)
    assert refused.value.message == message


def test_an_edition_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[edition]\ngame = "chestnuts"\nid = "own"\n[deck]\ncards = 9\nhand = 4\n')
    with pytest.raises(BadEdition) as refused:
        GAME.load_edition(file)
    assert [problem.message for problem in refused.value.problems] == ["ch-edition-hands"]


def test_every_clause_is_cited_by_the_code_and_in_both_languages() -> None:
    pages = [(FOLDER / "locales" / lang / "rules.md").read_text("utf-8") for lang in ("en", "fr")]
    english, french = (re.findall(r'<a id="(ch-\d\d)"></a>', page) for page in pages)
    code = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py") if "test" not in path.name)
    assert english == french
    for first, last in re.findall(r"CH-(\d\d) to CH-(\d\d)", code):
        code += " ".join(f"CH-{n:02d}" for n in range(int(first), int(last)))
    assert [clause for clause in english if clause.upper() not in code] == []
