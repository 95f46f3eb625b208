"""What is needed to take an act back, and what stops that."""

from typing import NamedTuple

from veillee.core.contract import Game, seats_to_act
from veillee.core.knowledge import CHANCE, LEARNT, came_out
from veillee.core.record import Ints, Records


class Act(NamedTuple):
    """One move that was played, and what is needed to take it back."""

    seat: int
    move: str
    before: Records | None
    """The record before it; None in a game in phases, where the phase is played again without it."""
    stopper: str | None
    """The message that says why it cannot be taken back."""


def stopper(
    game: Game, editions: Records, before: Records, after: Records, ended: int, scratch: Ints
) -> str | None:
    """Why an act cannot be taken back: a phase or the game ended, chance, or a card that somebody learnt."""
    out = 0 if ended else came_out(before, after, scratch)
    if out & CHANCE:
        return "undo-chance"
    if out & LEARNT and not (game.phased and before["board"]["sealed"][0]):
        return "undo-revealed"
    if seats_to_act(after, editions) == 0:
        return "undo-over"
    return "undo-phase" if ended else None
