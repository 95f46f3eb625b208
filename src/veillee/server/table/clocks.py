"""Clocks: each turn uses its own time first, then the seat's bank. In milliseconds; nothing is measured here."""

from dataclasses import dataclass

from veillee.server.table.plans import ClockPlan


@dataclass
class Clocks:
    """What every seat has left."""

    plan: ClockPlan
    bank: list[int]
    turn: list[int]
    running: tuple[int, ...] = ()
    """The seats to act when this was last looked at."""
    turns: int = 0
    """How many turns have gone by, as far as `acted` was called for them."""

    @classmethod
    def of(cls, plan: ClockPlan, seats: int) -> "Clocks":
        """Full clocks."""
        return cls(plan, [plan.bank * 1000] * seats, [plan.turn * 1000] * seats)

    def left(self, seat: int) -> int:
        """What a seat has left for this turn."""
        return self.turn[seat] + self.bank[seat]

    def charge(self, spent: dict[int, int]) -> None:
        """Take off what was spent, the turn's own time first."""
        for seat, used in spent.items():
            from_turn = min(used, self.turn[seat])
            self.turn[seat] -= from_turn
            self.bank[seat] = max(0, self.bank[seat] - (used - from_turn))

    def acted(self, to_act: tuple[int, ...], turns: int) -> list[int]:
        """An act was played: whoever is to act anew, or still in a turn that has just begun, has new time.

        Returns who; what was played, taken back and played again is no new turn.
        """
        anew = turns > self.turns
        renewed = [seat for seat in to_act if anew or seat not in self.running]
        for seat in renewed:
            self.turn[seat] = self.plan.turn * 1000
        self.running, self.turns = to_act, max(turns, self.turns)
        return renewed

    def taken_back(self, to_act: tuple[int, ...]) -> None:
        """An act was taken back: its turn goes on with what was left of it."""
        self.running = to_act
