"""Several moves of a seat as one: all of them or none."""

from collections.abc import Sequence

from veillee.core.contract import Event
from veillee.core.errors import UndoRefused
from veillee.core.match import Match


def play_series(match: Match, seat: int, moves: Sequence[str], *, anew: bool = False) -> list[Event]:
    """Play some moves; anew: in place of the seat's sealed acts of this phase. A refusal changes nothing."""
    twin = match.copy()
    undone = undo_sealed_acts(twin, seat) if anew else 0
    if not undone and not moves:
        raise UndoRefused("undo-nothing")
    happened = [event for move in moves for event in twin.play(seat, move)]
    match.become(twin)
    return happened


def undo_sealed_acts(match: Match, seat: int) -> int:
    """Undo all that a seat has done under seal in the phase that goes on; returns how many acts that was."""
    if not (match.game.phased and int(match.states["board"]["sealed"][0]) >> seat & 1):
        raise UndoRefused("undo-open")
    own = sum(act.seat == seat for act in match.since)
    for _ in range(own):
        match.undo(seat)
    return own
