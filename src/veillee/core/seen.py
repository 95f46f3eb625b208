"""What some seats see at one moment, for reading."""

from typing import Any, NamedTuple


class Seen(NamedTuple):
    """What stays the same all through a match, what all see now, and what each alone does.

    Where nobody knows more than another the last is little: whoever tells many looks at the rest once.
    """

    frame: dict[str, Any]
    shared: dict[str, Any]
    own: dict[int | None, dict[str, Any]]

    def by(self, seat: int | None) -> dict[str, Any]:
        """The whole view of a seat."""
        return {**self.frame, **self.shared, **self.own[seat]}
