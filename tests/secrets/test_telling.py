"""Who is told of an act, which phases are sealed, whose cards are dealt from which deck: game by game."""

from typing import Any

import pytest

import veillee
from tests.playing import play_on
from veillee.core.contract import Event
from veillee.core.match import Match
from veillee.core.table import EVERYBODY, SPECTATOR
from veillee.games.fairy_school.rules.entry_points import pool_of
from veillee.games.fairy_school.words import Phase

SEALED = {"PLACEMENT", "PICK", "KEEP", "PLANNING", "COLUMNS"}
"""The phases of Fairy School in which everybody acts under seal (FS-005, FS-063, FS-077)."""
NOTABLE = {f"fs-event-{what}" for what in ("realised", "final", "step", "bonus", "studied", "certified")}
"""What others look up for."""
PEOPLE = (0, 1, 2, None)
"""Three seats, and those who only watch."""


def test_an_event_reaches_whom_it_is_for() -> None:
    for seat in range(3):
        assert [Event("x", {}, 1 << seat).reaches(one) for one in PEOPLE] == [one == seat for one in PEOPLE]
    assert [Event("x", {}, 1 << SPECTATOR).reaches(one) for one in PEOPLE] == [one is None for one in PEOPLE]
    assert all(Event("x", {}, EVERYBODY).reaches(one) for one in PEOPLE)


def moment(match: Match) -> tuple[int, ...]:
    board = match.states["board"][0]
    return int(board["phase"]), int(board["trimester"]), int(board["game_turn"])


def reached(event: Event) -> list[int | None]:
    return [one for one in PEOPLE if event.reaches(one)]


@pytest.mark.parametrize("start", ["usual", "advanced"])
def test_who_is_told_of_an_act_of_fairy_school(start: str) -> None:
    """Its own seat, and the others where nothing is sealed; of a sealed one that somebody has finished."""
    options: dict[str, Any] = {"start": start} if start != "usual" else {}
    match = veillee.new("fairy-school", seats=3, seed=5, **options)
    told_of_ends, told = 0, set[str]()
    for seat, move in play_on(match.copy(), 5, 160):
        before, waiting = moment(match), set(match.to_act)
        phase, sealed = Phase(before[0]).name, int(match.states["board"]["sealed"][0])
        assert sealed == (0b111 if phase in SEALED else 0), phase
        act, *others = match.play(seat, move)
        ended = moment(match) != before or (phase == "PICK" and set(match.to_act) > waiting - {seat})
        assert (act.message, reached(act)) == ("fs-event-act", [seat] if sealed else [*PEOPLE])
        finished = [event for event in others if event.message == "fs-event-finished"]
        assert len(finished) == int(bool(sealed) and (ended or seat not in match.to_act))
        told_of_ends += len(finished)
        told |= {event.message for event in others}
        assert all(reached(event) == [one for one in PEOPLE if one != seat] for event in finished)
        assert all(reached(event) == [*PEOPLE] for event in others if event not in finished)
        if sealed and not ended:
            assert others == finished
    assert told_of_ends > 5
    assert told & NOTABLE


def test_a_draft_is_dealt_from_the_deck_of_its_trimester() -> None:
    match = veillee.new("fairy-school", seats=3, seed=1)
    for trimester, deck in ((0, 0), (1, 1), (2, 2), (3, 3), (4, 3)):
        match.states["board"]["trimester"] = trimester
        for zone, declared in enumerate(match.game.layout.zones):
            drafted = declared.name.split()[0] in ("draft", "kept")
            expected = deck if drafted else declared.pool
            assert pool_of(match.states[0], match.edition.records[0], zone) == expected, declared.name


def test_hands_of_sun_and_moon_are_laid_open_for_the_count_and_not_before() -> None:
    match = veillee.new("sun-moon", seats=3, seed=2)
    table, layout = match.states["table"][0], match.game.layout
    hands = [
        zone for zone, one in enumerate(layout.zones) if one.name.split()[0] == "hand" and one.owner in PEOPLE
    ]

    def known() -> set[int]:
        places = [range(layout.starts[zone], layout.starts[zone] + int(table["count"][zone])) for zone in hands]
        return {int(table["known"][slot]) & EVERYBODY for one in places for slot in one}

    for seat, move in play_on(match.copy(), 2):
        assert EVERYBODY not in known()
        match.play(seat, move)
    assert match.over
    assert known() <= {EVERYBODY}


def test_nothing_that_is_done_under_seal_is_told_as_notable() -> None:
    """FS-034: projects and tracks may be paid for while columns are chosen."""
    match = veillee.new("fairy-school", seats=3, seed=5)
    for seat, move in play_on(match.copy(), 5, 200):
        if Phase(moment(match)[0]) is Phase.COLUMNS:
            break
        match.play(seat, move)
    match.states["board"]["seat"]["store"] = 9
    seat = match.to_act[0]
    paid = [move for move in match.moves(seat) if move.split()[0] in ("realise", "bonus", "step")]
    assert paid
    for move in paid:
        events = match.copy().play(seat, move)
        assert [(event.message, reached(event)) for event in events] == [("fs-event-act", [seat])]
