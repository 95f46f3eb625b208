"""Functions by the kind of entry that they are for: each says so itself."""

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from veillee.server.table import entries as log
from veillee.server.table.state import Table

R = TypeVar("R")
E = TypeVar("E", bound=log.Entry)


class ByKind(Generic[R]):
    """One function for each kind of entry."""

    def __init__(self) -> None:
        self.functions: dict[type, Callable[[Table, log.AnyEntry], R]] = {}

    def of(self, *kinds: type) -> "Callable[[Callable[[Table, E], R]], Callable[[Table, E], R]]":
        """Marks the function of some kinds."""

        def marked(function: Callable[[Table, E], R]) -> Callable[[Table, E], R]:
            self.functions |= dict.fromkeys(kinds, cast("Callable[[Table, log.AnyEntry], R]", function))
            return function

        return marked

    def __call__(self, table: Table, entry: log.AnyEntry) -> R:
        """What the function of its kind answers to an entry."""
        return self.functions[type(entry)](table, entry)
