"""Whose acts are hidden from the others at this moment of a match."""

from veillee.core.match import Match


def is_sealed(match: Match, seat: int) -> bool:
    """Whether what a seat does now is hidden from the others."""
    return match.game.phased and bool(int(match.states["board"]["sealed"][0]) >> seat & 1)
