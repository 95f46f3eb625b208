"""What is needed to take an act back, and what stops that."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from veillee.core.contract import Game, seats_to_act
from veillee.core.errors import UndoRefused
from veillee.core.knowledge import CHANCE, LEARNT, came_out
from veillee.core.record import Ints, Records
from veillee.core.table import EVERYBODY


class Act(NamedTuple):
    """One move that was played, and what is needed to take it back."""

    seat: int
    move: str
    before: Records | None
    """The record before it; None in a game in phases, where the phase is played again without it."""
    stopper: str | None
    """The message that says why it cannot be taken back."""
    together: bool
    """Whether all acted at once: then others' acts of the same phase do not stand in the way."""


class Phase(NamedTuple):
    """A phase that is over and into which acts may still be taken back."""

    boundary: Records
    """The moment before it began."""
    acts: list[Act]


def stopper(
    game: Game, editions: Records, before: Records, after: Records, seats: int, ended: int, scratch: Ints
) -> str | None:
    """Why an act cannot be taken back: it opened what was sealed, chance, a card that somebody learnt, or the end.

    Alone nobody else can have learnt anything, so that a card stops it only if it is news to the player.
    """
    if game.takes_back:
        return None
    several = seats > 1
    hidden = game.phased and bool(before["board"]["sealed"][0])
    if ended and several and (hidden or after["board"]["sealed"][0]):
        return "undo-phase"
    out = came_out(before, after, EVERYBODY if several else 1, scratch)
    if out & CHANCE:
        return "undo-chance"
    if out & LEARNT and (ended or not hidden):
        return "undo-revealed"
    return "undo-over" if several and seats_to_act(after, editions) == 0 else None


def act_to_undo(
    acts: Sequence[Act], phases: Sequence[Sequence[Act]] | None, seat: int, name: Callable[[int], str]
) -> Act | UndoRefused:
    """A seat's own last act, if it lies in a phase that is open to undoing; else what stops it.

    Without phases everything is open. Acts are looked for from the last one: what may be taken back is among the
    latest of a long match.
    """
    last = acts[-1] if acts else None
    act = last if last and last.seat == seat else next((one for one in reversed(acts) if one.seat == seat), None)
    if last is None or act is None:
        return UndoRefused("undo-nothing")
    around = acts if phases is None else next((phase for phase in phases if _has(phase, act)), None)
    if around is None:
        return UndoRefused(act.stopper or "undo-phase", move=act.move)
    if last is not act and not (act.together and _has(around, last)):
        return UndoRefused("undo-other", who=name(last.seat), move=last.move)
    return act if act.stopper is None else UndoRefused(act.stopper, move=act.move)


def _has(phase: Sequence[Act], act: Act) -> bool:
    """Whether an act was done in a phase: this very one, since two may be equal."""
    return any(one is act for one in reversed(phase))
