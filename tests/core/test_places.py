"""A table as Python reads it: at a glance as field by field."""

import veillee
from veillee.core.places import Glance, Places
from veillee.games.fairy_lights.state import LAYOUT


def test_a_glance_sees_what_lies_in_every_place() -> None:
    match = veillee.new("fairy-lights", seats=3, seed=7)
    while not match.over:
        places, glance = Places(LAYOUT, match.states[0]), Glance(LAYOUT, match.states[0])
        assert [*glance.all()] == [*places.all()]
        assert glance.after_table() == match.states["board"].tobytes()
        moves = match.moves(match.to_act[0])
        match.play(match.to_act[0], moves[len(match.acts) % len(moves)])
