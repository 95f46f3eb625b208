"""Fairy Lights, a card game by Joan Dufour: push your luck, hang up your garland."""

from functools import partial

from veillee.core.capabilities import Capabilities, levels_in
from veillee.core.contract import Game
from veillee.core.edition import ids
from veillee.core.first_seat import no_such_seat
from veillee.games.fairy_lights import clauses, moves, refusals, rules, scoring
from veillee.games.fairy_lights.edition import DEFAULT, FOLDER, Edition, load_edition
from veillee.games.fairy_lights.events import events
from veillee.games.fairy_lights.position import read_position, write_position
from veillee.games.fairy_lights.state import CARDS, LAYOUT, OPTIONS, SEATS, STATE, State
from veillee.games.fairy_lights.view import describe
from veillee.games.fairy_lights.view_types import FairyLightsView


def say(s: State, e: Edition, seat: int, action: int) -> str:
    """The canonical text of a move; here it does not depend on the state."""
    return moves.TEXTS[action]


def read(s: State, e: Edition, seat: int, text: str) -> int:
    """The move of a text, or a ghost."""
    return moves.read(text)


GAME = Game(
    id="fairy-lights",
    version=1,
    prefix="FL",
    seats=SEATS,
    state=STATE,
    layout=LAYOUT,
    actions=len(moves.MOVES),
    ghosts=tuple(moves.Ghost),
    refusals=clauses.REFUSALS,
    rules={
        "setup": rules.setup,
        "to_act": rules.to_act,
        "legal": rules.legal,
        "verdict": refusals.verdict,
        "apply": rules.apply,
        "score": scoring.score,
        "winners": scoring.winners,
    },
    editions=ids(FOLDER),
    default_edition=DEFAULT,
    load_edition=load_edition,
    bound=lambda edition: 2 * CARDS,
    say=say,
    read=read,
    view=FairyLightsView,
    describe=describe,
    events=events,
    write_position=write_position,
    read_position=read_position,
    open=True,
    options=OPTIONS,
    objection=partial(no_such_seat, "fl"),
    head_starts=True,
    capabilities=Capabilities(
        players=levels_in("veillee.bots.fairy_lights.levels"),
        yardsticks={"rollouts": "veillee.bots.fairy_lights.levels:rollouts"},
        hints="owl",
        coach="veillee.coach.fairy_lights",
        words="veillee.terminal.games.fairy_lights:FairyLightsWords",
    ),
)
