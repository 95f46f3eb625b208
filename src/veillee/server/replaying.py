"""Finished games played again in pages: each goes on from a place that an earlier one has come by."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator

from veillee.core.contract import Event
from veillee.core.match import Match

EVERY = 50
"""So many acts lie between two places that are kept."""
MOST_KEPT = 200
"""So many places of all games are kept, those that were used last."""


class Replayer:
    """Walks through games, one walk at a time: its pool has one thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Hashable, int], Match] = OrderedDict()
        """Matches after so many acts."""

    def walk(self, game: Hashable, finished: Match, first: int, count: int) -> Iterator[tuple[Match, list[Event]]]:
        """The match at each of some steps, and what happened at it; step 0 is its start."""
        step, match = self._nearest(game, finished, first - 1)
        if first == 0:
            yield match, []
        for act in finished.acts[step : first + count - 1]:
            happened = match.play(act.seat, act.move)
            step += 1
            if step >= first:
                yield match, happened
            if step % EVERY == EVERY - 1:  # a page of so many acts ends here
                self._keep((game, step), match.copy())

    def _nearest(self, game: Hashable, finished: Match, most: int) -> tuple[int, Match]:
        """The last place that is kept up to a step, or the beginning."""
        for step in range(most - (most - EVERY + 1) % EVERY, 0, -EVERY):
            match = self._kept.get((game, step))
            if match is not None:
                self._kept.move_to_end((game, step))
                return step, match.copy()
        return 0, finished.beginning()

    def _keep(self, place: tuple[Hashable, int], match: Match) -> None:
        self._kept[place] = match
        self._kept.move_to_end(place)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
