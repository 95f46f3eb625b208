"""Numbers that no match of Fairy School leaves."""

from hypothesis import given

from tests.playing import matches
from veillee.core.match import Match


@given(matches("fairy-school"))
def test_properties_of_random_play(match: Match) -> None:
    """Nothing below zero, limits kept, the forest empty where it must be."""
    board = match.states[0].board
    for seat in range(match.seats):
        me = board.seat[seat]
        first = seat * 21
        count = match.states[0].table.count[first : first + 21]
        assert (me.store >= 0).all()
        assert count[12] <= 3
        assert int(me.on.sum()) + int(me.cubes) == (13 if match.options["long"] else 11)
        if match.options["certificate_cube_limit"]:
            assert int((me.certs > 0).sum()) <= 3
        if match.options["marker_limit"]:
            assert int(me.studied).bit_count() <= (12 if match.options["long"] else 7)
        if match.view(None)["phase"] == 7:
            assert count[4] == count[5] == count[15] == count[16] == 0
