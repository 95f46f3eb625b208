"""The views of some seats at one moment, in parts, so that what they have in common is made and compared once."""

from typing import NamedTuple


class ViewParts(NamedTuple):
    """What stays the same all through a match, what every seat sees now, and what each seat alone sees.

    Where no seat knows more than another, `own` is little.
    """

    fixed: dict[str, object]
    shared: dict[str, object]
    own: dict[int | None, dict[str, object]]

    def whole(self, seat: int | None) -> dict[str, object]:
        """The whole view of a seat."""
        return {**self.fixed, **self.shared, **self.own[seat]}
