"""Hot Chestnuts, a tiny game that is complete: hidden hands, and rounds that all play at once.

It is written as the games of the house are and joins by one line, so that the tests see what a game must bring.
"""

from tests.fifth_game import clauses, moves, rules
from tests.fifth_game.edition import DEFAULT, FOLDER, load_edition
from tests.fifth_game.events import events
from tests.fifth_game.position import read_position, write_position
from tests.fifth_game.state import LAYOUT, MOST_HAND, SEATS, STATE
from tests.fifth_game.view import describe
from tests.fifth_game.view_types import ChestnutsView
from veillee.core.capabilities import Capabilities
from veillee.core.contract import Game
from veillee.core.edition import ids

GAME = Game(
    id="chestnuts",
    version=1,
    prefix="CH",
    seats=SEATS,
    state=STATE,
    layout=LAYOUT,
    actions=moves.ACTIONS,
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
        "run": rules.run,
        "veil": rules.veil,
    },
    editions=ids(FOLDER),
    default_edition=DEFAULT,
    load_edition=load_edition,
    bound=lambda edition: SEATS[-1] * MOST_HAND,
    say=moves.say,
    read=moves.read,
    view=ChestnutsView,
    describe=describe,
    events=events,
    write_position=write_position,
    read_position=read_position,
    capabilities=Capabilities(
        players={"greedy": "tests.fifth_game.greedy:greedy"}, words="tests.fifth_game.words:ChestnutsWords"
    ),
)
