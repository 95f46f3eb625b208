"""Several moves in one message: all or none; and a sealed plan laid out anew, of which the others hear nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.server.people import Line
from tests.server.test_sealed import drain, heard, play_until, sit_down


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    with ThreadHouse(quick(tmp_path_factory.mktemp("series"), None)) as running:
        yield running


def series(line: Line, seat: int, moves: list[str], **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = line.ask("series", seat, moves=moves, **more)
    return answer


def slots(line: Line, seat: int) -> list[str]:
    return [move for move in line.views[seat]["moves"] if move.startswith("slot ")]


def forest(line: Line, seat: int) -> str:
    found: str = line.views[seat]["players"][seat]["forest"]
    return found


def whole_plan(line: Line, seat: int, *, backwards: bool = False) -> list[str]:
    """Moves that lay every card of the hand; the last one lies by itself."""
    free = slots(line, seat)
    return (free[::-1] if backwards else free)[: len(line.views[seat]["players"][seat]["hand"]) - 1]


def test_a_refused_move_leaves_nothing_of_its_series(house: ThreadHouse) -> None:
    lines, _ = sit_down(house)
    play_until(lines, "planning")
    before = lines[0].views[0]
    first = slots(lines[0], 0)[0]
    answer = series(lines[0], 0, [first, first])
    assert answer["clause"] == "FS-061"
    drain(lines[0])
    assert lines[0].views[0] == before
    assert series(lines[0], 0, [])["message"] == "undo-nothing"
    assert series(lines[0], 0, [first])["type"] == "done"
    assert first not in slots(lines[0], 0)


def test_a_plan_is_laid_anew_without_a_word_to_the_others(house: ThreadHouse) -> None:
    """FS-063: until everybody has finished, as often as one likes."""
    lines, _ = sit_down(house)
    play_until(lines, "planning")
    for line in lines:
        drain(line)
    assert series(lines[0], 0, whole_plan(lines[0], 0))["type"] == "done"
    drain(lines[1])
    first, told = forest(lines[0], 0), len(lines[1].raw)
    assert lines[1].table["to_act"] == [1]
    taken = series(lines[0], 0, [], anew=True)
    assert taken["type"] == "done"
    plan = whole_plan(lines[0], 0, backwards=True)
    assert series(lines[0], 0, plan)["type"] == "done"
    second = forest(lines[0], 0)
    assert second != first
    assert series(lines[0], 0, plan[::-1], anew=True)["type"] == "done"
    assert sorted(forest(lines[0], 0).split()) == sorted(second.split())
    drain(lines[1])
    said = heard(lines[1], told)
    assert said.count("house-thinks-again") == 1, "only when the plan was taken up, not when it was replaced"
    assert "slot" not in said
    assert "fs-event-act" not in said
    assert lines[1].table["to_act"] == [1]


def test_a_bad_plan_leaves_the_old_one(house: ThreadHouse) -> None:
    lines, _ = sit_down(house)
    play_until(lines, "planning")
    series(lines[0], 0, whole_plan(lines[0], 0))
    before = forest(lines[0], 0)
    refused = series(lines[0], 0, ["slot T1", "slot T1"], anew=True)
    assert refused["clause"] == "FS-061"
    drain(lines[0])
    assert forest(lines[0], 0) == before


def test_a_series_that_goes_on_under_seal_tells_what_was_open_alone(house: ThreadHouse) -> None:
    lines, _ = sit_down(house)
    assert lines[1].play(1, "done")["type"] == "done"
    told = len(lines[1].raw)
    assert series(lines[0], 0, ["done", "slot B1"])["type"] == "done"
    drain(lines[1])
    said = heard(lines[1], told)
    assert '"move":"done"' in said
    assert '"move":"slot' not in said
    assert lines[1].views[1]["step"] == "planning"


def test_only_a_sealed_plan_is_laid_anew(house: ThreadHouse) -> None:
    lines, _ = sit_down(house)
    refused = series(lines[0], 0, ["done"], anew=True)
    assert refused["message"] == "undo-open"


def test_nobody_plays_a_series_for_somebody_else(house: ThreadHouse) -> None:
    lines, _ = sit_down(house)
    assert series(lines[1], 0, ["done"])["code"] == "forbidden"
    lines[0].send(type="series", id="far-too-long", seat=0, moves=["done"] * 65)
    assert lines[0].until("refused")["error"]["code"] == "bad-request"


def test_a_series_is_in_the_log_after_a_restart(tmp_path: Path) -> None:
    with ThreadHouse(quick(tmp_path, None)) as first:
        lines, code = sit_down(first)
        play_until(lines, "planning")
        plan = whole_plan(lines[0], 0)
        series(lines[0], 0, plan)
        series(lines[0], 0, plan[::-1], anew=True)
        before, cookie = lines[0].views[0], lines[0].cookie
    with ThreadHouse(quick(tmp_path, None)) as second:
        late = Line(second.url, code, cookie)
        late.until("welcome")
        assert late.views[0] == before
