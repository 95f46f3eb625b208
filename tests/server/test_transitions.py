"""Applying entries: what is logged is returned, and the entry that was handed over stays as it was."""

from typing import get_args

import pytest

import veillee
from tests.server.test_clocks import begun
from veillee.core.sealing import is_sealed
from veillee.server.errors import Refused
from veillee.server.table import entries as log
from veillee.server.table.announcing import transition
from veillee.server.table.permissions import check
from veillee.server.table.plans import DealPlan
from veillee.server.table.snapshot import undo_info
from veillee.server.table.transitions import apply, table_of


def test_a_move_is_logged_as_its_canonical_text() -> None:
    table = begun("fairy-lights", seats=2)
    asked = log.Played(by="lou", id="a", seat=table.to_act[0], move=" Reveal ")
    logged, announcement = apply(table, asked)
    assert asked == log.Played(by="lou", id="a", seat=asked.seat, move=" Reveal ")
    assert logged == log.Played(by="lou", id="a", seat=asked.seat, move="reveal", sent=" Reveal ")
    assert announcement.move == "reveal"


def test_a_series_is_logged_as_its_canonical_texts() -> None:
    table = begun("reussite")
    first = table.playing().moves(0)[0]
    asked = log.Series(by="lou", id="a", seat=0, moves=[f" {first.lower()} "])
    logged, _ = apply(table, asked)
    assert asked.moves == [f" {first.lower()} "]
    assert isinstance(logged, log.Series)
    assert logged.moves == [first]


def test_nobody_changes_an_entry() -> None:
    entry = log.Played(by="lou", seat=0, move="reveal")
    with pytest.raises(AttributeError):
        entry.at = 1  # type: ignore[misc]
    with pytest.raises(AttributeError):
        DealPlan(seed="s").grade = 2  # type: ignore[misc]


def test_a_refused_move_changes_nothing() -> None:
    table = begun("fairy-lights", seats=2)
    before = (table.number, table.to_act, len(table.announcements), table.playing().position())
    with pytest.raises(veillee.core.errors.MoveError):
        apply(table, log.Played(by="lou", seat=table.to_act[0], move="take pink"))
    assert (table.number, table.to_act, len(table.announcements), table.playing().position()) == before


def test_a_log_begins_with_its_creation() -> None:
    with pytest.raises(Refused, match="TABLE"):
        table_of("TABLE", [log.Started(key="07" * 32)])


def test_alone_it_is_said_under_seal_too_what_could_be_taken_back() -> None:
    """Nobody is there from whom it would be a secret; among several it is one."""
    for seats, listed in ((1, [0]), (2, [])):
        table = begun("fairy-school", seats=seats)
        while not is_sealed(table.playing(), 0):
            seat = table.to_act[0]
            apply(table, log.Played(by="lou", seat=seat, move=table.playing().moves(seat)[0]))
        apply(table, log.Played(by="lou", seat=0, move=table.playing().moves(0)[0]))
        assert table.playing().since
        assert undo_info(table) == listed


def test_alone_the_end_may_be_taken_back_at_a_table_too() -> None:
    table = begun("fairy-school")
    while table.to_act:
        apply(table, log.Played(by="lou", seat=0, move=table.playing().moves(0)[0]))
    assert (table.phase, undo_info(table)) == ("over", [0])
    undo = log.Undone(by="lou", seat=0)
    check(table, undo)
    apply(table, undo)
    assert (table.phase, table.helped) == ("playing", True)


def test_every_kind_of_entry_is_judged_and_applied() -> None:
    """But for the first of all, with which there is no table yet."""
    kinds = {*get_args(log.AnyEntry)} - {log.Created}
    assert {*check.functions} == kinds
    assert {*transition.functions} == kinds
