"""Long work in the only thread of the house: in portions, between which it answers whoever asks.

A second worker would be a second Python, which takes more memory than a phone has to spare (ADR 0020).
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from veillee.core.portions import Portions

T = TypeVar("T")
ROUNDS = 12
"""So often the loop goes round between two portions: an answer takes several rounds, and waits at none of them."""


class Turns:
    """Whoever thinks, one portion at a time; an act that is on its way to be kept is waited for."""

    def __init__(self, at_rest: Callable[[], Awaitable[None]]) -> None:
        self._at_rest = at_rest

    async def work(self, work: Portions[T]) -> T:
        """Do some work to its end."""
        found: list[T] = []
        for portion, _ in enumerate(collected(work, found)):
            for _ in range(ROUNDS if portion else 1):  # who is done after the first has held up nobody
                await asyncio.sleep(0)
            await self._at_rest()
        return found[0]


def collected(work: Portions[T], found: list[T]) -> Portions[None]:
    """The portions of some work; its result is added to what was found."""
    found.append((yield from work))
