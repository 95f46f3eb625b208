"""Who is told what of an entry."""

import pytest

import veillee
from veillee.core.sealing import is_sealed
from veillee.core.table import EVERYBODY, SPECTATOR
from veillee.server.protocol import Message
from veillee.server.table.audience import Announcement, mask_of

SECRET, TOLD = Message(message="secret", args={}), Message(message="told", args={})


@pytest.mark.parametrize(("viewpoint", "mask"), [((), 1 << SPECTATOR), ((0,), 1), ((1,), 2), ((0, 2), 5)])
def test_a_viewpoint_is_a_mask(viewpoint: tuple[int, ...], mask: int) -> None:
    assert mask_of(viewpoint) == mask


def sealed_by(seat: int) -> Announcement:
    """An act that its own seat knows, and of which the others learn that it was the last."""
    audiences = (1 << seat, EVERYBODY ^ 1 << seat)
    return Announcement("played", 5, [SECRET, TOLD], seat, "plan x", audiences, sealed=True)


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_a_sealed_act_and_its_end(seat: int) -> None:
    act = sealed_by(seat)
    assert act.audience == EVERYBODY
    for viewpoint in [(), (0,), (1,), (2,), (3,)]:
        own = viewpoint == (seat,)
        assert act.reaches(viewpoint)
        assert act.events_for(viewpoint) == [SECRET if own else TOLD]
        assert act.move_for(viewpoint) == ("plan x" if own else None)
    assert act.events_for((seat, 4)) == [SECRET, TOLD]
    assert act.move_for((seat, 4)) == "plan x"


def test_what_is_for_one_seat_alone_reaches_nobody_else() -> None:
    act = Announcement("played", 5, [SECRET], 1, "plan x", (1 << 1,), sealed=True)
    assert act.audience == 2
    assert [view for view in [(), (0,), (1,), (2,), (0, 2), (1, 2)] if act.reaches(view)] == [(1,), (1, 2)]
    hint = Announcement("hinted", 5, [TOLD], 2).only_for(2)
    assert (hint.audience, hint.reaches((2,)), hint.reaches((1,)), hint.reaches(())) == (4, True, False, False)


def test_what_is_for_everybody() -> None:
    act = Announcement("played", 5, [TOLD], 1, "reveal")
    assert (act.audience, act.bot) == (EVERYBODY, False)
    for viewpoint in [(), (0,), (1,)]:
        assert act.reaches(viewpoint)
        assert act.events_for(viewpoint) == [TOLD]
        assert act.move_for(viewpoint) == "reveal"


@pytest.mark.parametrize("sealed", [0b00, 0b01, 0b10, 0b11])
def test_whose_acts_are_sealed(sealed: int) -> None:
    match = veillee.new("fairy-school", seats=2, seed=1)
    match.states["board"]["sealed"] = sealed
    assert [is_sealed(match, seat) for seat in (0, 1)] == [bool(sealed & 1), bool(sealed & 2)]
    assert not is_sealed(veillee.new("fairy-lights", seats=2, seed=1), 0)
