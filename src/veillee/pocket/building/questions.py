"""What is asked here and in the pocket alike: whole games, moves of every level of bot, the coach, the solver."""

import hashlib
import json
from dataclasses import asdict

from veillee import bots, games
from veillee.bots.player import Budget
from veillee.bots.solving import first_solved, solve
from veillee.coach.analysis import turning_points
from veillee.coach.estimates import estimates_of
from veillee.coach.hints import hint_for
from veillee.coach.mistakes import mistakes_of
from veillee.coach.steps import steps_of
from veillee.coach.why import why
from veillee.core.portions import finished
from veillee.core.rng import key_of_seed
from veillee.games import game_of
from veillee.pocket.building.exercise import Memory, Session, come_in, laid, play
from veillee.pocket.building.plain_loop import run
from veillee.server.table import entries as log

MOMENTS = 3
"""So many moves each bot makes."""
ENOUGH = 5
"""Somebody who was answered so often while a bot thought did not wait for it."""
HINTED = 4
"""At so many moments of a match the coach is asked."""


async def think(game: str, simulations: int, number: int) -> dict[str, object]:
    """What every level of bot plays at some moments of a random match, with so many simulations."""
    found, moments = game_of(game), []
    seats = found.seats[number % len(found.seats)]
    match = games.new(game, seats=seats, key=key_of_seed(number))
    for act in range(number % 7 * 3):
        if match.to_act:
            seat, moves = match.to_act[0], match.moves(match.to_act[0])
            match.play(seat, moves[(act * 5 + number) % len(moves)])
    for name in bots.bots_of(found):
        twin = match.copy()
        for _ in range(MOMENTS):
            if twin.to_act:
                bot = bots.make(name, twin, twin.to_act[0])
                twin.play(bot.seat, bot.move(twin, Budget(simulations=simulations)))
        moments.append([name, [act.move for act in twin.acts[len(match.acts) :]]])
    return {"game": game, "number": number, "moves": moments}


async def coach(game: str, simulations: int, number: int) -> dict[str, object]:
    """Hints, what a bot thought and the analysis of a match between bots of the second level."""
    budget, told = Budget(simulations=simulations), list[object]()
    found = game_of(game)
    match = games.new(game, seats=found.seats[number % len(found.seats)], key=key_of_seed(number))
    every = 1 + number % 5
    while not match.over:
        seat, at = match.to_act[-1], len(match.acts)
        if at % every == 0 and at // every < HINTED:
            told.append(asdict(hint_for(match, seat, budget, worlds=4)))
        match.play(seat, bots.make("hedgehog", match, seat).move(match))
        if at % every == 0 and at // every < HINTED:
            thought = why(match, len(match.acts), "hedgehog", seat, budget, worlds=4)
            told.append([asdict(line) for line in thought.lines] + [one.move for one in thought.ahead])
    estimates = estimates_of(match, max(simulations // 8, 1))
    steps = list(steps_of(match, estimates))
    mistakes = finished(mistakes_of(match, steps, budget))
    told += map(asdict, [*steps, *mistakes, *turning_points(match, steps, estimates.margin)])
    return {"game": game, "number": number, "told": len(told), "digest": digest_of(told)}


def digest_of(told: object) -> str:
    """One hash of something that is made of plain data."""
    return hashlib.sha256(json.dumps(told, default=float).encode()).hexdigest()


async def meanwhile(game: str, bot: str) -> dict[str, object]:
    """Whether the house answers while a bot thinks as long as it may."""
    me = Session()
    await come_in(me, Memory())
    code = await laid(me, game, [{"kind": "me"}, {"kind": "bot", "bot": bot}], {})
    await me.ask("POST", f"/tables/{code}/start", {"id": "start"})
    house, answered = me.pocket.house, 0
    room = await house.room(code)
    if 0 in room.table.playing().to_act:
        move = room.table.playing().moves(0)[0]
        await room.act(log.Played(by=room.table.host, id="first", seat=0, move=move))
    while house.is_busy(room) and answered < ENOUGH:
        await me.ask("GET", f"/tables/{code}")
        answered += 1
    return {"answered": answered}


async def prove(first: int, count: int) -> dict[str, object]:
    """What the solver makes of some deals, with how many nodes."""
    game = first_solved().id
    dealt = (solve(games.new(game, seats=1, key=key_of_seed(first + n))) for n in range(count))
    return {"deals": [[one.result, one.nodes, one.line] for one in dealt]}


WORK = {"play": play, "think": think, "coach": coach, "meanwhile": meanwhile, "prove": prove}


async def result_of(work: str, *given: object) -> str:
    """A piece of work by its name, as a line."""
    return json.dumps(await WORK[work](*given))  # type: ignore[operator]


def done(work: str, *given: object) -> str:
    """The same from its beginning to its end."""
    return run(result_of(work, *given))
