"""Every level of every game decides and analyses the same, however the cards lie that its seat cannot know."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.playing import matches
from tests.secrets.test_secrets import swapped
from veillee import bots
from veillee.bots.player import Budget
from veillee.core.match import Match

FEW = Budget(simulations=5)


@settings(max_examples=16)
@given(match=matches(), seed=st.integers(0, 1000))
def test_every_level_plays_the_same_whatever_it_cannot_know(match: Match, seed: int) -> None:
    for seat in match.to_act[-1:]:
        twin = swapped(match, seat, seed)
        for name in bots.bots_of(match.game):
            assert bots.make(name, match, seat).move(match, FEW) == bots.make(name, twin, seat).move(twin, FEW)


@settings(max_examples=8)
@given(match=matches(), seed=st.integers(0, 1000))
def test_every_level_weighs_the_same_whatever_it_cannot_know(match: Match, seed: int) -> None:
    for seat in match.to_act[:1]:
        twin = swapped(match, seat, seed)
        for name in bots.bots_of(match.game)[2:]:
            weighed = bots.make(name, match, seat).analysis(match, FEW)
            assert weighed == bots.make(name, twin, seat).analysis(twin, FEW)
            assert weighed.line[0] in match.moves(seat)
