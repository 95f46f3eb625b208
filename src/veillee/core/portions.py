"""Long work in portions: a house that has one thread only does something else between them.

What comes out is the same however long whoever does the work rests in between.
"""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Portions: TypeAlias = Generator[None, None, T]
"""Work that stops after each portion, and gives its result in the end."""


def finished(work: Portions[T]) -> T:
    """The result of some work, without a rest."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
