"""What some seats see at one moment, for reading."""

from typing import Any, NamedTuple


class Seen(NamedTuple):
    """What all of them see, and what each alone does: where nobody knows more than another that is little."""

    shared: dict[str, Any]
    own: dict[int | None, dict[str, Any]]

    def by(self, seat: int | None) -> dict[str, Any]:
        """The whole view of a seat."""
        return {**self.shared, **self.own[seat]}
