"""A world that a seat may imagine, played on act by act, with what happens in it."""

from collections.abc import Iterator
from copy import copy

from veillee import bots
from veillee.bots.player import Knowledge, Player
from veillee.coach.reasons import Reasons
from veillee.core import contract
from veillee.core.contract import Event
from veillee.core.record import Records, copied, new
from veillee.core.table import SEATS_OF


class World:
    """A match as it may lie, from what a seat knows."""

    def __init__(self, known: Knowledge, rng: Records) -> None:
        self._game, self._edition, self._rng = known.game, known.edition, rng
        self._states, self._boundary = known.seen.copy(), new(known.game.state)
        self._scratch = known.game.layout.scratch()
        contract.imagine(self._states, self._edition.records, known.seat, rng, self._scratch)

    @property
    def states(self) -> Records:
        """The whole record of this world."""
        return self._states

    def copy(self) -> "World":
        """The same world, to be played on apart."""
        twin = copy(self)
        twin._states, twin._boundary = self._states.copy(), self._boundary.copy()
        return twin

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return SEATS_OF[contract.seats_to_act(self._states, self._edition.records)]

    def allows(self, seat: int, action: int) -> bool:
        """Whether an action is legal in this world."""
        return contract.judge(self._states, self._edition.records, seat, action) == 0

    def read(self, seat: int, move: str) -> int | None:
        """The action of a move in this world; None where it is not legal."""
        action = self._game.read(self._states[0], self._edition.records[0], seat, move)
        return action if self.allows(seat, action) else None

    def known_to(self, seat: int) -> Knowledge:
        """What a seat would know in this world."""
        seen = new(self._game.state)
        contract.see(self._states, self._edition.records, seat, seen, self._scratch)
        return Knowledge(self._game, self._edition, seat, seen)

    def play(self, seat: int, action: int) -> list[Event]:
        """Play an action; returns what happened."""
        before = copied(self._states)
        contract.play(self._states, self._edition.records, seat, action)
        if self._game.phased:
            contract.settle(self._states, self._edition.records, self._boundary)
        return self._game.events(before[0], self._states[0], self._edition, seat, action)

    def follow(self, seat: int, action: int, reasons: Reasons) -> Iterator[Event]:
        """What happens after an action of a seat, while all go on by their rule of thumb, until its next turn."""
        yield from self.play(seat, action)
        player, left, own = self._usual_player(), False, 0
        for _ in range(reasons.acts - 1):
            if not (acting := self.to_act):
                return
            mover = seat if seat in acting else acting[0]
            left = left or mover != seat
            if left and mover == seat:
                if own == reasons.later:
                    return
                own += 1
            known = self.known_to(mover)
            yield from self.play(mover, player.choose(known, bots.USUAL, self._rng))

    def _usual_player(self) -> Player:
        return bots.player_of(bots.usual_bot(self._game), self._game)
