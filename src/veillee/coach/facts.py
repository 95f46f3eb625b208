"""What a move wins and what it risks: it is played in some worlds, and what happens there is counted."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from veillee.bots.player import Knowledge
from veillee.coach.reasons import Kind, message_of, reasons_of
from veillee.coach.worlds import World
from veillee.core.contract import Game
from veillee.core.portions import Portions
from veillee.core.record import Records

WORLDS = 24
"""In so many worlds a move is looked at."""
RARE = 0.08
"""What happens less often is not worth a word."""
MOST = 2
"""At most so many facts of each kind are told."""


@dataclass(frozen=True)
class Fact:
    """Something that a move may bring."""

    kind: Kind
    message: str
    share: float
    """In which part of the worlds it happens."""
    amount: int
    """How much it is then, on average."""


def facts_of(known: Knowledge, action: int, rng: Records, worlds: int = WORLDS) -> Portions[tuple[Fact, ...]]:
    """What an action of the seat brings until its next turn: gains first, the surest first."""
    return (yield from facts_in([World(known, rng) for _ in range(worlds)], known.game, known.seat, action))


def facts_in(worlds: Sequence[World], game: Game, seat: int, action: int) -> Portions[tuple[Fact, ...]]:
    """The same in some worlds, which are played on."""
    reasons = reasons_of(game)
    times: Counter[tuple[Kind, str]] = Counter()
    amounts: Counter[tuple[Kind, str]] = Counter()
    for world in worlds:
        met: Counter[tuple[Kind, str]] = Counter()
        for event in world.follow(seat, action, reasons):
            if kind := reasons.kind_of(event, seat):
                met[kind, message_of(event, kind)] += reasons.amount_of(event, kind)
        times.update(met.keys())
        amounts.update(met)
        yield
    found = [
        Fact(kind, message, n / len(worlds), round(amounts[kind, message] / n))
        for (kind, message), n in times.items()
    ]
    found = sorted((fact for fact in found if fact.share >= RARE), key=lambda fact: (-fact.share, fact.message))
    return tuple(fact for kind in Kind for fact in [one for one in found if one.kind is kind][:MOST])
