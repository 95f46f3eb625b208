"""Sealed acts: what others are given of a seat is what it showed when the phase began, all of it and no more."""

import numpy as np
import pytest

from tests.playing import played
from veillee.core import contract
from veillee.core.match import Match
from veillee.core.record import new
from veillee.core.seal import BLANK, seal, unseal, veil_seats
from veillee.core.table import MAX_SEATS
from veillee.games.fairy_school.state import SEAT_ZONES

ACTS = 60


@pytest.fixture
def match() -> Match:
    """Three people in the middle of a year, whose stores and zones differ."""
    return played("fairy-school", 3, 7, ACTS)


def block(match: Match, states: np.ndarray, seat: int) -> list[bytes]:
    """Everything of a seat that a sealed act may change: its record, and its zones."""
    table, starts = states["table"][0], match.game.layout.starts
    first, zones = seat * SEAT_ZONES, len(states["shown"][0][seat]["count"])
    slots = slice(starts[first], starts[first] + len(states["shown"][0][seat]["slots"]))
    return [
        states["board"]["seat"][0][seat].tobytes(),
        table["slots"][slots].tobytes(),
        table["known"][slots].tobytes(),
        table["count"][first : first + zones].tobytes(),
    ]


def kept(states: np.ndarray, seat: int) -> list[bytes]:
    shown = states["shown"][0][seat]
    return [shown[part].tobytes() for part in ("seat", "slots", "known", "count")]


def test_what_is_kept_is_everything_that_a_seat_shows(match: Match) -> None:
    states = match.states.copy()
    unseal(states[0])
    assert int(states["board"]["sealed"][0]) == 0
    for seat in (0, 2):
        seal(states[0], match.edition.records[0], seat, seat * SEAT_ZONES)
        assert kept(states, seat) == block(match, states, seat)
    assert int(states["board"]["sealed"][0]) == 0b101
    assert not any(any(part) for part in kept(states, 1))


def test_nothing_of_what_was_kept_is_left(match: Match) -> None:
    states = match.states.copy()
    for seat in range(3):
        seal(states[0], match.edition.records[0], seat, seat * SEAT_ZONES)
    unseal(states[0])
    assert int(states["board"]["sealed"][0]) == 0
    for seat in range(MAX_SEATS + 1):
        assert not any(any(part) for part in kept(states, seat)), seat


def test_others_see_what_was_kept_and_the_seat_itself_what_it_did(match: Match) -> None:
    """Seats 0 and 1 act under seal; each is given its own acts, the other's as it last showed them."""
    edition, states = match.edition.records, match.states.copy()
    unseal(states[0])
    for seat in (0, 1):
        seal(states[0], edition[0], seat, seat * SEAT_ZONES)
    shown = [block(match, states, seat) for seat in range(3)]
    for seat in (0, 1):
        states["board"]["seat"][0][seat]["store"] += seat + 1
        first = match.game.layout.starts[seat * SEAT_ZONES]
        states["table"]["slots"][0][first] += 1
        states["table"]["known"][0][first] ^= 0x3F
        states["table"]["count"][0][seat * SEAT_ZONES] ^= 1
    acted = [block(match, states, seat) for seat in range(3)]
    assert acted[0] != shown[0]
    for viewer in (0, 1, 2, 6):
        out = states.copy()
        out["shown"] = np.zeros_like(out["shown"])
        veil_seats(states[0], edition[0], viewer, out[0], SEAT_ZONES)
        for seat in range(3):
            assert block(match, out, seat) == (acted if viewer == seat else shown)[seat], (viewer, seat)
        hidden = [seat for seat in (0, 1) if seat != viewer]
        assert int(out["board"]["sealed"][0]) == 0b11 & ~sum(1 << seat for seat in hidden)
        for seat in range(BLANK + 1):
            assert kept(out, seat) == kept(states, seat if seat == viewer else BLANK)


def test_what_was_in_the_record_before_is_not_left_there(match: Match) -> None:
    """A record that is used again shows nothing of what it held."""
    out = new(match.game.state)
    out["shown"]["seat"]["store"] = 5
    contract.see(match.states, match.edition.records, 1, out, match.game.layout.scratch())
    assert out.tobytes() == match.redacted(1).tobytes()
