"""Our best player against OpenSpiel's ISMCTS in our own games: `python -m bench.judge sun-moon --pairs 20`.

Both have a fixed number of simulations a move, so a run can be repeated; the time that each took is printed. The
judge's usual iterations are chosen so that it has no less.
"""

import argparse
import sys

from bench.peers import packages_of
from veillee import bots, games
from veillee.bots.player import Budget, Knowledge, Player
from veillee.bots.search.workspace import Judgement
from veillee.core.record import Records
from veillee.core.rng import rng_of_bot
from veillee.lab.ladder.duels import Duel, Estimate, Trial, mean_milliseconds, trial_of
from veillee.lab.ladder.matches import Contestant, Outcome, Task, play_out

BY = {"sun-moon": Judgement(0.3, 120.0), "fairy-school": Judgement(1.0, 100.0)}
"""A match is judged as our players of the game judge it."""
ITERATIONS = {"sun-moon": 1000, "fairy-school": 100}
EXPLORE = 0.7
JUDGE = "judge"


class Judge(Player):
    """OpenSpiel's search at one of our seats."""

    def __init__(self, by: Judgement) -> None:
        self._by = by

    def choose(self, known: Knowledge, budget: Budget, rng: Records) -> int:
        """Its move."""
        from numpy.random import RandomState
        from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-not-found]

        from bench.judge.adapter import GAME, Desk, Evaluator, State

        if len(known.actions()) == 1:
            return int(known.actions()[0])
        state = State(Desk(known, rng, self._by), known.seen.copy(), known.seat)
        search = ISMCTSBot(GAME, Evaluator(), EXPLORE, budget.simulations, random_state=RandomState(1))
        return int(search.step(state))


def play(task: Task) -> Outcome:
    """A match between the two."""
    match = games.new(task.game, len(task.players), task.seed, None, key=None, names=None)
    judge = Judge(BY[task.game])
    seats = [
        bots.Bot(JUDGE, seat, rng_of_bot(match.key, seat), judge)
        if one.name == JUDGE
        else bots.make(one.name, match, seat)
        for seat, one in enumerate(task.players)
    ]
    return play_out(match, task.players, seats)


def milliseconds(outcomes: list[Outcome], name: str) -> float:
    """Processor time of a decision of one of the two."""
    trials = [
        Trial(0, 0, outcome.decisions[seat], outcome.seconds[seat])
        for outcome in outcomes
        for seat, one in enumerate(outcome.players)
        if one.name == name
    ]
    return mean_milliseconds(trials)


def main() -> None:
    """Play pairs of matches, and say after each how it stands."""
    parser = argparse.ArgumentParser(prog="python -m bench.judge", description=__doc__)
    parser.add_argument("game", choices=list(BY))
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--player", default="owl", help="ours, with simulations a move if need be: owl:4000")
    parser.add_argument("--iterations", type=int, help="of the judge, a move")
    args = parser.parse_args()
    sys.path.append(str(packages_of("openspiel")))
    judge = Contestant(JUDGE, args.iterations or ITERATIONS[args.game])
    ours = Contestant.read(args.player)
    duel = Duel(args.game, ours, judge, 2, {})
    every: list[Outcome] = []
    trials: list[Trial] = []
    for number in range(args.first, args.first + args.pairs):
        outcomes = [play(task) for task in duel.tasks(f"ladder/{number}")]
        every += outcomes
        trials.append(trial_of(duel, outcomes))
        share, lead = Estimate.of_shares([t.share for t in trials]), Estimate.of([t.lead for t in trials])
        print(
            f"| {args.game} | {ours}, {judge} | {len(trials)} |",
            f"{share.mean:.1%} ({share.low:.1%} – {share.high:.1%}) |",
            f"{lead.mean:+.1f} ({lead.low:+.1f} – {lead.high:+.1f}) |",
            f"{milliseconds(every, ours.name):.0f} and {milliseconds(every, JUDGE):.0f} ms |",
            flush=True,
        )


if __name__ == "__main__":
    main()
