"""The ladder of a game: matches on as many processes as wanted, and the tables that come of them."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

from veillee.core.plain import Options
from veillee.lab.ladder import duels, ratings
from veillee.lab.ladder.duels import Duel, Estimate, Trial
from veillee.lab.ladder.matches import Contestant, Outcome, Task, play


@dataclass(frozen=True)
class Plan:
    """What is to be played: which game, at how many seats, from how many seeds, on how many processes."""

    game: str
    seats: int
    seeds: int
    processes: int = 1
    first: int = 0
    options: Options = field(default_factory=dict)

    def seed_names(self) -> Iterator[str]:
        """The seeds: those of a smaller ladder are the first of a larger one."""
        return (f"ladder/{number}" for number in range(self.first, self.first + self.seeds))


@dataclass(frozen=True)
class DuelResult:
    """What a duel came to for its first player."""

    duel: Duel
    trials: Sequence[Trial]
    verdict: str | None = None
    """What a sequential test decided, if there was one and it did."""

    @property
    def share(self) -> Estimate:
        """Its share of the wins."""
        return Estimate.of_shares([trial.share for trial in self.trials])

    @property
    def lead(self) -> Estimate:
        """Its lead in points over the mean of the others."""
        return Estimate.of([trial.lead for trial in self.trials])

    @property
    def milliseconds(self) -> float:
        """Processor time of one of its decisions."""
        return duels.mean_milliseconds(self.trials)


def play_all(tasks: Sequence[Task]) -> list[Outcome]:
    """The matches of one seed."""
    return [play(task) for task in tasks]


def outcomes(jobs: Iterable[Sequence[Task]], processes: int) -> Iterator[list[Outcome]]:
    """What the matches of each seed came to, seed after seed, whoever played them."""
    if processes == 1:
        yield from map(play_all, jobs)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_all, jobs)
        finally:
            pool.shutdown(cancel_futures=True)


def run_duel(
    plan: Plan, first: Contestant, second: Contestant, sprt: tuple[float, float] | None = None
) -> DuelResult:
    """One player against another; with a sequential test, no longer than it needs to decide."""
    duel = Duel(plan.game, first, second, plan.seats, plan.options)
    trials: list[Trial] = []
    for found in outcomes([list(duel.tasks(seed)) for seed in plan.seed_names()], plan.processes):
        trials.append(duels.trial_of(duel, found))
        if sprt and (decided := duels.verdict([trial.share for trial in trials], *sprt, duel.matches)):
            return DuelResult(duel, trials, decided)
    return DuelResult(duel, trials)


def run_ratings(plan: Plan, contestants: Sequence[Contestant]) -> list[ratings.Rating]:
    """The ratings of some players who all meet."""
    jobs = [
        list(ratings.tasks(plan.game, contestants, plan.seats, seed, plan.options)) for seed in plan.seed_names()
    ]
    return ratings.ratings(list(outcomes(jobs, plan.processes)), plan.game, plan.seats)
