"""Clocks: each turn uses its own time first, then the seat's bank. In milliseconds; nothing is measured here."""

from dataclasses import dataclass, field

from veillee.server.entries import ClockPlan


@dataclass
class Clocks:
    """What every seat has left."""

    plan: ClockPlan
    bank: list[int]
    turn: list[int]
    running: tuple[int, ...] = ()
    """The seats to act when this was last looked at."""
    past: list[list[int]] = field(default_factory=list)
    """The turn times after each act, so that taking it back gives no new time."""

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

    def acted(self, to_act: tuple[int, ...]) -> None:
        """An act was played: whoever is to act anew has a new turn."""
        self.past.append(list(self.turn))
        for seat in to_act:
            if seat not in self.running:
                self.turn[seat] = self.plan.turn * 1000
        self.running = to_act

    def taken_back(self, to_act: tuple[int, ...]) -> None:
        """The last act was taken back: the turn goes on with what was left of it."""
        self.turn = self.past.pop()
        self.running = to_act
