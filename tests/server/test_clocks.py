"""Clocks: time runs out, comes anew with each turn, stops while the server is away, and bears undoing."""

import time
from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.server.houses import ThreadHouse, quick
from tests.server.people import Person, TableClient
from veillee.games import game_of
from veillee.server.table import entries as log
from veillee.server.table.plans import ClockPlan, SeatPlan
from veillee.server.table.state import Table
from veillee.server.table.transitions import apply, table_of

FULL = 20_000


def begun(game: str, *, seats: int = 1, **options: Any) -> Table:
    """A table with clocks, and all its seats held by one person."""
    plans = [SeatPlan(kind="person", guest="lou", name=f"Lou {n}") for n in range(seats)]
    clock = ClockPlan(bank=60, turn=FULL // 1000)
    edition = veillee.new(game, seats=seats, seed=1).edition.id
    head = log.Created(by="lou", game=game, edition=edition, seats=plans, nonce="n", clock=clock, options=options)
    return table_of("TABLE", [head, log.Started(by="lou", key="07" * 32, version=game_of(game).version)])


def play(table: Table, seat: int, *, spent: int = 0) -> None:
    """The last of a seat's moves, after some time."""
    move = table.playing().moves(seat)[-1]
    apply(table, log.Played(by="lou", seat=seat, move=move, spent={seat: spent}))


def turn_of(table: Table, seat: int) -> int:
    assert table.clocks is not None
    return table.clocks.turn[seat]


def test_time_runs_out_and_a_bot_finishes_the_turn(house: ThreadHouse) -> None:
    lou = Person(house.url)
    code = lou.create("me", "me", clock={"bank": 0, "turn": 1})
    lou.at(code, "start")
    client = lou.connect(code)
    client.until("welcome")
    seat, began = client.table["to_act"][0], time.monotonic()
    assert client.until("update", kind="timed-out")["seat"] == seat
    assert 0.5 < time.monotonic() - began < 3
    assert client.play(seat, "reveal")["code"] in ("not-now", "wrong-seat")
    while seat in client.table["to_act"]:
        client.receive()
    clocks = client.table["clocks"]
    assert clocks[1 - seat]["running"]
    assert not clocks[seat]["running"]


def test_clocks_stop_while_the_server_is_away(tmp_path: Path, database: str | None) -> None:
    with ThreadHouse(quick(tmp_path, database)) as house:
        lou = Person(house.url)
        code = lou.create("me", "me", clock={"bank": 60, "turn": 1})
        lou.at(code, "start")
        client = lou.connect(code)
        client.until("welcome")
        seat = client.table["to_act"][0]
        time.sleep(1.2)
        client.play(seat, "reveal")
        left = client.table["clocks"][seat]
        assert (left["turn"], left["running"]) == (0, True)
        assert 58 < left["bank"] < 60
    time.sleep(1)
    with ThreadHouse(quick(tmp_path, database)) as house:
        again = TableClient(house.url, code).until("welcome")["table"]["clocks"][seat]
        assert again["bank"] == pytest.approx(left["bank"], abs=0.5)


def test_every_phase_of_a_year_alone_has_its_own_time() -> None:
    table = begun("fairy-school")
    phases = 0
    while phases < 5:
        before = len(table.playing().acts) - len(table.playing().since)
        play(table, 0, spent=5)
        ended = len(table.playing().acts) - len(table.playing().since) > before
        phases += ended
        assert (turn_of(table, 0) == FULL) == ended


def test_whoever_finishes_a_phase_last_has_new_time_in_the_next() -> None:
    table = begun("fairy-school", seats=2)
    acts = table.playing()
    while 1 in table.to_act and not acts.since:
        play(table, 1, spent=5)
    while 1 in table.to_act:
        play(table, 1, spent=5)
    while 1 not in table.to_act:
        play(table, 0, spent=5)
    assert [turn_of(table, seat) for seat in (0, 1)] == [FULL, FULL]


def test_a_bot_finishes_the_phase_of_one_who_ran_out_of_time_and_no_more() -> None:
    table = begun("fairy-school")
    apply(table, log.TimedOut(seat=0, spent={0: FULL + 60_000}))
    assert table.seats[0].timed_out
    assert table.bots_to_act() == [0]
    acts = 0
    while table.seats[0].timed_out:
        play(table, 0)
        acts += 1
    assert acts < 40
    assert table.bots_to_act() == []
    assert turn_of(table, 0) == FULL


def test_each_card_of_a_solitaire_has_its_own_time_but_only_once() -> None:
    table = begun("reussite")
    play(table, 0, spent=7)
    assert turn_of(table, 0) == FULL
    apply(table, log.Undone(by="lou", seat=0, spent={0: 7}))
    play(table, 0, spent=7)
    assert turn_of(table, 0) == FULL - 14


def test_a_turn_that_is_taken_back_goes_on_with_what_was_left() -> None:
    table = begun("fairy-lights", seats=2)
    first = table.to_act[0]
    play(table, first, spent=3)
    while table.playing().acts[-1].stopper is not None or table.to_act == (first,):
        play(table, table.to_act[0], spent=3)
        first = table.playing().acts[-1].seat
    left = turn_of(table, first)
    apply(table, log.Undone(by="lou", seat=first, spent={1 - first: 9}))
    assert (table.to_act, turn_of(table, first)) == ((first,), left)


def test_a_series_is_taken_back_move_by_move(tmp_path: Path) -> None:
    moves, match = [], veillee.new("reussite", seed="hello")
    for _ in range(3):
        moves.append(match.moves(0)[0])
        match.play(0, moves[-1])
    with ThreadHouse(quick(tmp_path, None)) as house:
        lou = Person(house.url)
        clock = {"bank": 300, "turn": 20}
        code = lou.create("me", game="reussite", deal={"seed": "hello"}, clock=clock)
        lou.at(code, "start")
        client = lou.connect(code)
        client.until("welcome")
        assert client.ask("series", 0, moves=moves)["type"] == "done"
        for _ in moves:
            assert client.ask("undo", 0)["type"] == "done"
        assert client.play(0, moves[0])["type"] == "done"
        view = client.views[0]
    with ThreadHouse(quick(tmp_path, None)) as house:
        again = TableClient(house.url, code, client.cookie).until("welcome")
        assert again["views"][0]["columns"] == view["columns"]
