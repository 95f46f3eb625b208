"""Why a bot did what it did: its own analysis of that decision, as far as whoever asks may know.

While a match goes on the answer is found in worlds that the asking seat may imagine, in which the bot's move was
possible: whatever that seat cannot know changes nothing in it. After the end it is found from what the bot knew.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from statistics import fmean, pstdev

from veillee import bots
from veillee.bots.intervals import Z95
from veillee.bots.player import Analysis, Budget, Chance, Knowledge
from veillee.coach.facts import WORLDS, facts_in
from veillee.coach.hints import REASONED, HintLine, grouped
from veillee.coach.worlds import World
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.portions import Portions, finished
from veillee.core.record import Records
from veillee.core.rng import rng_of_bot
from veillee.core.sealing import is_sealed

AT_TABLE = Budget(seconds=1.5)
"""How long the bot may think again about its move."""
IMAGINED = 48
"""In so many worlds it is looked whether a move was possible."""
TRIES = 4000
"""So many are imagined at most to find them."""
ANALYSED = 8
"""In so many of them the bot thinks again, and expects a line."""
AHEAD = 3
"""Of the line that it expects so many moves are told after its own."""
AT_SIGHT = Budget(simulations=60)
"""Enough to expect a line."""
HIDDEN = ""
"""The place of all moves that are possible only with cards which whoever asks cannot know."""


@dataclass(frozen=True)
class Expected:
    """A move that the bot expects, and the record before it in some world of whoever asks."""

    seat: int
    move: str
    states: Records


@dataclass(frozen=True, eq=False)
class Why:
    """What was weighed: lines as in a hint, best first; one without moves stands for what hidden cards allow."""

    before: Match
    """The match before the act."""
    viewer: int
    """From whose knowledge it is answered."""
    seat: int
    move: str
    bot: str
    """The level that played."""
    own: bool
    """Whether it weighs chances itself; otherwise they are those of the player of the hints."""
    lines: tuple[HintLine, ...]
    ahead: tuple[Expected, ...]
    """What it expects to come next."""

    @property
    def told(self) -> tuple[HintLine, ...]:
        """The lines as a sentence tells of the move: itself, what is like it, then the others."""
        own = next(line for line in self.lines if self.move in line.moves)
        like = replace(own, moves=own.moves[1:], facts=())
        others = [line for line in self.lines if line is not own]
        return (replace(own, moves=own.moves[:1]), *([like] if like.moves else []), *others)


def why(
    match: Match, number: int, bot: str, viewer: int, budget: Budget = AT_TABLE, worlds: int = IMAGINED
) -> Why:
    """Why a bot played the act of this number, from 1; before the end as it looks from the seat that asks."""
    return finished(explaining(match, number, bot, viewer, budget, worlds))


def explaining(
    match: Match, number: int, bot: str, viewer: int, budget: Budget = AT_TABLE, worlds: int = IMAGINED
) -> Portions[Why]:
    """The same in portions."""
    act = match.acts[number - 1]
    seen_from = act.seat if match.over else viewer
    before = before_act(match, number)
    return (yield from explain(before, act.seat, act.move, bot, seen_from, budget, worlds))


def before_act(match: Match, number: int) -> Match:
    """The match as it was before an act."""
    act = match.acts[number - 1]
    twin = match.beginning() if act.before is None else match.copy()
    if act.before is not None:
        twin.states[:], twin.acts = act.before, twin.acts[: number - 1]
        return twin
    for one in match.acts[: number - 1]:
        twin.play(one.seat, one.move)
    return twin


def explain(
    before: Match, seat: int, move: str, bot: str, viewer: int, budget: Budget, worlds: int
) -> Portions[Why]:
    """Why a bot plays a move now, from the knowledge of a viewer."""
    if viewer != seat and is_sealed(before, seat):
        raise BadInput("coach-why-sealed")
    rng = rng_of_bot(before.key, viewer)
    imagined = possible_worlds(Knowledge.of(before, viewer), seat, move, rng, worlds)
    if not imagined:
        raise BadInput("coach-why-unknown")
    known = [world.known_to(seat) for world in imagined[:ANALYSED]]
    thoughts = Thoughts(bot, known[0], rng)
    analyses = yield from thoughts.weighed(distinct(known), budget)
    known_moves = {move, *(one.move for one in analyses[0].chances if possible(one.move, seat, imagined))}
    lines = lines_of(analyses, move, known_moves)
    for n, line in enumerate(lines[:REASONED]):
        lines[n] = yield from with_facts(line, seat, imagined[:WORLDS], before)
    expected = yield from thoughts.lines(known, analyses)
    ahead = played_ahead(imagined, seat, common_line(expected, move))
    return Why(before, viewer, seat, move, bot, thoughts.own, tuple(lines), ahead)


def possible_worlds(known: Knowledge, seat: int, move: str, rng: Records, wanted: int) -> list[World]:
    """Worlds that the viewer may imagine, in which a move of a seat is legal."""
    found: list[World] = []
    for _ in range(TRIES):
        world = World(known, rng)
        if world.read(seat, move) is not None:
            found.append(world)
        if len(found) == wanted:
            break
    return found


def possible(move: str, seat: int, worlds: Sequence[World]) -> bool:
    """Whether a move is legal in all of some worlds, so that no hidden card is needed for it."""
    return all(world.read(seat, move) is not None for world in worlds)


def distinct(known: Sequence[Knowledge]) -> list[Knowledge]:
    """What a bot may have known, each once: where nothing of it is hidden there is one."""
    return list({one.seen.tobytes(): one for one in known}.values())


class Thoughts:
    """A bot that thinks again; where its level weighs no chances, they come from the player of the hints."""

    def __init__(self, bot: str, known: Knowledge, rng: Records) -> None:
        adviser = known.game.capabilities.hints
        if adviser is None:
            raise BadInput("house-no-hints")
        player, self._rng = bots.player_of(bot, known.game), rng
        self.own = player.weighs(known)
        self._player = player if self.own else bots.player_of(adviser, known.game)

    def weighed(self, known: Sequence[Knowledge], budget: Budget) -> Portions[list[Analysis]]:
        """What is weighed with each of some knowledge; the time is shared."""
        seconds = None if budget.seconds is None else budget.seconds / len(known)
        part = replace(budget, seconds=seconds)
        found = []
        for one in known:
            found.append((yield from self._player.analysing(one, part, self._rng)))
        return found

    def lines(self, known: Sequence[Knowledge], analyses: Sequence[Analysis]) -> Portions[list[tuple[str, ...]]]:
        """The lines that are expected: those of the analyses, or some more where there is one analysis."""
        if len(analyses) > 1:
            return [one.line for one in analyses]
        more = yield from self.weighed(known[1:], AT_SIGHT)
        return [one.line for one in (analyses[0], *more)]


def lines_of(analyses: Sequence[Analysis], move: str, known_moves: set[str]) -> list[HintLine]:
    """The moves in lines, best first, the played one first of its line; what is hidden in one of its own."""
    told: dict[str, list[Chance]] = {}
    for analysis in analyses:
        hidden = [one for one in analysis.chances if one.move not in known_moves]
        for one in analysis.chances:
            if one.move in known_moves:
                told.setdefault(one.move, []).append(one)
        if hidden:
            told.setdefault(HIDDEN, []).append(max(hidden, key=lambda one: one.low))
    chances = {name: averaged(name, some) for name, some in told.items()}
    unknown = [] if HIDDEN not in chances else [(chances.pop(HIDDEN))]
    lines = [
        replace(line, moves=tuple(sorted(line.moves, key=lambda one: one != move)))
        for line in grouped(tuple(chances.values()))
    ]
    lines += [HintLine((), one.share, one.low, one.high, one.worlds) for one in unknown]
    return sorted(lines, key=lambda line: -line.low)


def averaged(move: str, chances: Sequence[Chance]) -> Chance:
    """A chance over several worlds: their spread adds to what each of them may be off by."""
    share = fmean(one.share for one in chances)
    off = fmean((one.high - one.low) / 2 for one in chances)
    spread = Z95 * pstdev([one.share for one in chances]) / sqrt(len(chances))
    margin = hypot(off, spread)
    middle = fmean((one.high + one.low) / 2 for one in chances)
    worlds = sum(one.worlds for one in chances)
    return Chance(move, share, max(0.0, middle - margin), min(1.0, middle + margin), worlds)


def with_facts(line: HintLine, seat: int, worlds: Sequence[World], match: Match) -> Portions[HintLine]:
    """A line with what its first move brings."""
    if not line.moves:
        return line
    actions = [world.read(seat, line.moves[0]) for world in worlds]
    alike = [world.copy() for world, action in zip(worlds, actions, strict=True) if action == actions[0]]
    assert actions[0] is not None
    facts = yield from facts_in(alike, match.game, seat, actions[0])
    return replace(line, facts=facts)


def common_line(lines: Sequence[tuple[str, ...]], move: str) -> list[str]:
    """A move, and what is expected after it in most worlds, as far as that goes."""
    left, line = [one for one in lines if one[:1] == (move,)], [move]
    enough = len(left)
    while len(line) <= AHEAD:
        following = [one[len(line)] for one in left if len(one) > len(line)]
        best = max(following, key=following.count, default=None)
        if best is None or 2 * following.count(best) <= enough:
            break
        line.append(best)
        left = [one for one in left if one[: len(line)] == tuple(line)]
    return line


def played_ahead(worlds: Sequence[World], seat: int, moves: Sequence[str]) -> tuple[Expected, ...]:
    """A line played in some worlds, as far as all of them allow it: it names no card that some of them lack."""
    twins, told = [world.copy() for world in worlds], list[Expected]()
    for move in moves:
        actions = [twin.read(seat, move) for twin in twins]
        if None in actions:
            break
        told.append(Expected(seat, move, twins[0].states.copy()))
        for twin, action in zip(twins, actions, strict=True):
            assert action is not None
            twin.play(seat, action)
        acting = {twin.to_act[:1] for twin in twins}
        if len(acting) > 1 or acting == {()}:
            break
        ((seat,),) = acting
    return tuple(told[1:])
