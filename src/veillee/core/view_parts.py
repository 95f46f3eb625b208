"""The views of some seats at one moment, in parts, so that what they have in common is made and compared once."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from veillee.core.match import Match


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


def frame_of(match: "Match") -> dict[str, object]:
    """What every view of a match says from the first act to the last."""
    return {
        "game": match.game.id,
        "edition": match.edition.id,
        "seats": match.seats,
        "names": [*map(match.name, range(match.seats))],
        **({"head_starts": [*match.head_starts]} if match.head_starts else {}),
        "secrets": match.game.layout.secrets,
    }
