"""Sealed acts on the wire: nobody but their own seat is sent a plan or a pick, and nobody's numbers have gaps."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import veillee
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Line, Person

GAME = "fairy-school"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    with ThreadHouse(quick(tmp_path_factory.mktemp("school"), None)) as running:
        yield running


def sit_down(house: ThreadHouse, **options: Any) -> tuple[list[Line], str]:
    """Lou and Sam at a table that has begun, and somebody who looks on."""
    lou, sam = Person(house.url, "Lou"), Person(house.url, "Sam")
    code = lou.create("me", "open", game=GAME, options=options)
    sam.at(code, "sit", {"seat": 1})
    lou.at(code, "start")
    lines = [lou.line(code), sam.line(code), Line(house.url, code)]
    for line in lines:
        line.until("welcome")
    return lines, code


def drain(line: Line) -> None:
    line.send(type="ping")
    line.until("pong")


def heard(line: Line, since: int) -> str:
    """Everything that a line was sent after its first so many messages, pongs left out."""
    return b"\n".join(data for data in line.raw[since:] if b'"pong"' not in data).decode()


def play_until(lines: list[Line], step: str) -> None:
    """Play first moves until everybody is at a step of the game."""
    for _ in range(500):
        for line in lines[:2]:
            drain(line)
        if all(line.views[seat]["step"] == step for seat, line in enumerate(lines[:2])):
            return
        seat = lines[0].table["to_act"][0]
        moves = lines[seat].views[seat]["moves"]
        assert lines[seat].play(seat, "done" if "done" in moves else moves[0])["type"] == "done"
    raise AssertionError(f"never came to {step}")


@pytest.mark.parametrize(("step", "options"), [("planning", {}), ("pick", {"start": "advanced"})])
def test_a_sealed_act_is_sent_to_its_own_seat_alone(
    house: ThreadHouse, step: str, options: dict[str, Any]
) -> None:
    lines, _ = sit_down(house, **options)
    play_until(lines, step)
    for line in lines:
        drain(line)
    marks = [len(line.raw) for line in lines]
    numbers = [line.n for line in lines]
    move = lines[0].views[0]["moves"][0]
    assert lines[0].play(0, move)["type"] == "done"
    for line in lines[1:]:
        drain(line)
    assert move in heard(lines[0], marks[0])
    for line, mark in zip(lines[1:], marks[1:], strict=True):
        told = heard(line, mark)
        assert move not in told
        assert "fs-event-act" not in told
    if step == "planning":  # more cards are to be placed: the others are told nothing at all
        assert [line.n for line in lines[1:]] == numbers[1:]
        assert lines[0].ask("undo", 0)["type"] == "done"
        for line, mark in zip(lines[1:], marks[1:], strict=True):
            drain(line)
            assert heard(line, mark) == ""
    else:  # the pick is all: they are told that it is done, not which
        assert "fs-event-finished" in heard(lines[1], marks[1])
        assert lines[0].ask("undo", 0)["type"] == "done"
        drain(lines[1])
        assert "house-thinks-again" in heard(lines[1], marks[1])
        assert move not in heard(lines[1], marks[1])
        assert lines[1].table["to_act"] == [0, 1]


def test_whoever_comes_late_is_told_no_more(house: ThreadHouse) -> None:
    lines, code = sit_down(house)
    play_until(lines, "planning")
    move = lines[0].views[0]["moves"][0]
    lines[0].play(0, move)
    late = Line(house.url, code)
    late.until("welcome")
    drain(lines[2])
    assert late.log == lines[2].log
    assert move not in late.raw[0].decode()
    assert late.views[None] == lines[2].views[None]


def test_a_whole_year_over_sockets(house: ThreadHouse) -> None:
    """Views put together from changes are those of the match, for both seats and a spectator."""
    lines, code = sit_down(house)
    for line in lines:
        drain(line)
    while lines[0].table["phase"] == "playing":
        seat = lines[0].table["to_act"][-1]
        moves = lines[seat].views[seat]["moves"]
        move = next((m for m in reversed(moves) if m.startswith(("act", "line", "opt", "realise"))), None)
        move = move or ("done" if "done" in moves else moves[-1])
        done = lines[seat].play(seat, move)
        assert done["type"] == "done", (move, done)
        drain(lines[0])
        drain(lines[1])
    drain(lines[2])
    text = Person(house.url).http.get(f"/api/tables/{code}/replay").text
    match = veillee.replay(text)
    for seen in ("0", "spectator", "truth"):
        steps = Person(house.url).get(f"/api/tables/{code}/steps?view={seen}&first=3&count=2")
        assert steps["total"] == len(match.acts) + 1
        assert [step["move"] for step in steps["steps"]] == [act.move for act in match.acts[2:4]]
    for line, seat in zip(lines, (0, 1, None), strict=True):
        assert line.views[seat] == json.loads(json.dumps(match.view(seat)))
        assert line.table["scores"] == list(match.scores)
        assert [frame["n"] for frame in line.log] == list(range(1, line.n + 1))
    sent_to_others = [frame for frame in lines[1].log if frame.get("seat") == 0 and frame.get("move")]
    assert sent_to_others, "what is open is told"
    assert not any(frame["move"].startswith(("slot", "col")) for frame in sent_to_others)
