"""What a game has beside its rules, as it declares it: names of modules, each loaded when it is asked for.

The rooms above look here and know no game by its name. A game declares what it has; the rest is None.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

LEVELS = ("rabbit", "hedgehog", "fox", "owl")
"""The players of a game with levels. A level is how far a player sees, not how often it errs.

The rabbit plays as a child does who knows the rules, the hedgehog weighs each move by a rule of thumb, the fox
looks ahead a little, and the owl as far as a second allows.
"""


def levels_in(module: str) -> dict[str, str]:
    """The players of a game whose module makes one of each level."""
    return {level: f"{module}:{level}" for level in LEVELS}


@dataclass(frozen=True)
class Capabilities:
    """The modules of a game's capabilities, and what each of them must hold."""

    players: Mapping[str, str] = field(default_factory=dict)
    """Its own players by name, the simplest first: as `module:name` who makes one (contract: `bots.player`)."""
    yardsticks: Mapping[str, str] = field(default_factory=dict)
    """Players that are there for the lab to measure others by, in the same way."""
    hints: str | None = None
    """The player whose analysis is given as a hint."""
    coach: str | None = None
    """What the coach needs to know of it: `REASONS` (`coach.reasons`), `ESTIMATES` (`coach.estimates`)."""
    solver: str | None = None
    """Proves what a position with all cards known is worth: `solve` a match. Certificates follow from it."""
    grading: str | None = None
    """How hard a deal is: `grade_of` a match. With a solver, deals of the day and of a grade follow from it."""
    study: str | None = None
    """What the laboratory finds out about the game: `study`, a list of tallies."""
    words: str | None = None
    """The game told in a terminal: a class, as `module:Name`, that answers `terminal.games.GameWords`."""

    @property
    def deals(self) -> bool:
        """Whether its deals can be certified and graded before anybody plays them."""
        return self.solver is not None and self.grading is not None
