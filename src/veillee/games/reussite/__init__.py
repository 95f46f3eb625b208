"""Réussite de Noël, a Christmas solitaire: four columns of eight, elves that rise and Santas that begin anew."""

from veillee.core.capabilities import Capabilities, levels_in
from veillee.core.contract import Game, Option
from veillee.core.edition import ids
from veillee.games.reussite import clauses, moves, rules
from veillee.games.reussite.edition import DEFAULT, FOLDER, Edition, load_edition
from veillee.games.reussite.events import events
from veillee.games.reussite.position import read_position, write_position
from veillee.games.reussite.state import KINDS, LAYOUT, SEATS, STATE, State
from veillee.games.reussite.view import describe
from veillee.games.reussite.view_types import ReussiteView


def say(s: State, e: Edition, seat: int, action: int) -> str:
    """The canonical text of a move; here it does not depend on the state."""
    return moves.say(action)


def read(s: State, e: Edition, seat: int, text: str) -> int:
    """The move of a text, or a ghost."""
    return moves.read(text)


GAME = Game(
    id="reussite",
    version=1,
    prefix="RN",
    seats=SEATS,
    state=STATE,
    layout=LAYOUT,
    actions=len(moves.TEXTS),
    ghosts=moves.GHOSTS,
    refusals=clauses.REFUSALS,
    rules={
        "setup": rules.setup,
        "to_act": rules.to_act,
        "legal": rules.legal,
        "verdict": rules.verdict,
        "apply": rules.apply,
        "score": rules.score,
        "winners": rules.winners,
    },
    editions=ids(FOLDER),
    default_edition=DEFAULT,
    load_edition=load_edition,
    bound=lambda edition: KINDS,
    say=say,
    read=read,
    view=ReussiteView,
    describe=describe,
    events=events,
    write_position=write_position,
    read_position=read_position,
    options={"one_rule_per_stretch": Option(default=True), "santa_on_santa": Option(default=False)},
    takes_back=True,
    capabilities=Capabilities(
        players=levels_in("veillee.bots.reussite.levels"),
        hints="owl",
        coach="veillee.coach.reussite",
        solver="veillee.bots.reussite.solver",
        grading="veillee.bots.reussite.grading",
        study="veillee.lab.reussite.study",
        words="veillee.terminal.games.reussite:ReussiteWords",
    ),
)
