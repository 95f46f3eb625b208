"""A match as OpenSpiel's search sees one: states that it may clone, redeal and play on.

It is handed what its seat knows, as our own players are. Where several act at once, it lets them act in the order
of their seats; what an act hides stays out of the others' information states. Rollouts are random, as its own are,
but run in compiled code, so that it has more of them in the same time.
"""

from types import SimpleNamespace
from typing import Any

import pyspiel  # type: ignore[import-not-found]

from veillee.bots.player import Knowledge
from veillee.bots.search.rollouts import BY_LOT, TO_THE_END, judge, play_on
from veillee.bots.search.workspace import TRIAL, Judgement, Workspace, workspace_of
from veillee.core import contract
from veillee.core.batch import LOWEST
from veillee.core.jit import long_rule
from veillee.core.record import Records, new
from veillee.core.rng import Stream, close_stream, open_stream

ABOUT = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)
GAME = SimpleNamespace(get_type=lambda: ABOUT)


@long_rule
def finish(work: Workspace, rngs: Records, by: Judgement) -> None:
    """Play the trial to its end at random, and judge it."""
    open_stream(rngs[0], Stream.BOTS)
    play_on(work, rngs[0], BY_LOT, TO_THE_END)
    judge(work, by)
    close_stream(rngs[0])


class Desk:
    """What all states of one search share: what its seat knows, room, chance, and how a match is judged."""

    def __init__(self, known: Knowledge, rng: Records, by: Judgement) -> None:
        self.known, self.rng, self.by = known, rng, by
        self.work, self.scratch = workspace_of(known, 1), known.game.layout.scratch()
        self.editions, self.seen, self.boundary = known.edition.records, known.seen.copy(), new(known.game.state)
        self.seats = int(known.seen["board"]["seats"][0])

    def results(self, world: Records) -> list[float]:
        """What a world comes to for each seat when it is played on at random."""
        self.work.states[TRIAL] = world[0]
        finish(self.work, self.rng, self.by)
        return [float(result) for result in self.work.results[0, : self.seats]]


class State:
    """A world, with the names that OpenSpiel's search calls.

    At its beginning the seat that decides acts first: where acts are sealed others may have acted already, and to
    that seat they still look as if they were to act.
    """

    def __init__(self, desk: Desk, world: Records, first: int | None = None) -> None:
        self._desk, self._world, self._first = desk, world, first
        self._acting = int(contract.seats_to_act(world, desk.editions))

    def get_game(self) -> Any:
        """What it asks of a game: whether seats act one by one, and whether something is hidden."""
        return GAME

    def clone(self) -> "State":
        """A copy."""
        return State(self._desk, self._world.copy(), self._first)

    def current_player(self) -> int:
        """Who acts now."""
        return int(LOWEST[self._acting]) if self._first is None else self._first

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self._acting == 0

    def is_chance_node(self) -> bool:
        """Never: a world has its own order of cards, and every iteration has another world."""
        return False

    def legal_actions(self) -> list[int]:
        """What the seat may do."""
        out = self._desk.work.actions
        n = contract.legal_actions(self._world, self._desk.editions, self.current_player(), out)
        return [int(action) for action in out[:n]]

    def apply_action(self, action: int) -> None:
        """Play."""
        desk = self._desk
        contract.play(self._world, desk.editions, self.current_player(), action)
        contract.settle(self._world, desk.editions, desk.boundary)
        self._first = None
        self._acting = int(contract.seats_to_act(self._world, desk.editions))

    def returns(self) -> list[float]:
        """What it came to."""
        return self._desk.results(self._world)

    def information_state_string(self) -> bytes:
        """What the acting seat knows."""
        desk = self._desk
        contract.see(self._world, desk.editions, self.current_player(), desk.seen, desk.scratch)
        return desk.seen.tobytes()

    def resample_from_infostate(self, seat: int, sampler: Any) -> "State":
        """Another world that looks the same to a seat."""
        desk, world = self._desk, self._world.copy()
        contract.imagine(world, desk.editions, seat, desk.rng, desk.scratch)
        return State(desk, world, self._first)

    @property
    def results(self) -> list[float]:
        """What a match comes to that is played on at random from here."""
        return self._desk.results(self._world)


class Evaluator:
    """Random rollouts, and no opinion about moves."""

    def evaluate(self, state: State) -> list[float]:
        """One rollout."""
        return state.results

    def prior(self, state: State) -> list[tuple[int, float]]:
        """All moves alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
