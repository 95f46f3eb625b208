"""A child's way to play Sun and Moon: collect what is ready, else make a run in front of oneself longer.

Nothing that the others do counts, nor what may still fit.
"""

from veillee.bots.player import Knowledge
from veillee.bots.sun_moon.greedy import liked_most
from veillee.core.record import Records


def choose(known: Knowledge, rng: Records) -> int:
    """The child's move."""
    return liked_most(known, child=True)
