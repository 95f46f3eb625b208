"""Fairy School, a card game by Marine Breuilly and Ludovic Henrio: all plan at once, with decks that grow."""

from veillee.core.capabilities import Capabilities, levels_in
from veillee.core.contract import Game
from veillee.core.edition import ids
from veillee.games.fairy_school import moves
from veillee.games.fairy_school.clauses import REFUSALS
from veillee.games.fairy_school.edition.loading import DEFAULT, FOLDER, load_edition
from veillee.games.fairy_school.events import events
from veillee.games.fairy_school.options import OPTIONS, objection
from veillee.games.fairy_school.position import read_position
from veillee.games.fairy_school.position_writing import write_position
from veillee.games.fairy_school.rules import acts, entry_points, flow, scoring, verdicts
from veillee.games.fairy_school.rules import legal as listing
from veillee.games.fairy_school.rules import setup as setting_up
from veillee.games.fairy_school.state import LAYOUT, STATE
from veillee.games.fairy_school.view import describe
from veillee.games.fairy_school.view_types import FairySchoolView
from veillee.games.fairy_school.words import SEATS

MOST_ACTS = 30_000
"""No match comes near it: the longest seen at random, six seats and the long variant, had some 3,000."""

GAME = Game(
    id="fairy-school",
    version=2,
    prefix="FS",
    digits=3,
    seats=SEATS,
    state=STATE,
    layout=LAYOUT,
    actions=moves.ACTIONS,
    ghosts=moves.GHOSTS,
    rules={
        "setup": setting_up.setup,
        "to_act": flow.to_act,
        "legal": listing.legal,
        "verdict": verdicts.verdict,
        "apply": acts.apply,
        "score": scoring.score,
        "winners": scoring.winners,
        "run": flow.run,
        "veil": entry_points.veil,
        "pool_of": entry_points.pool_of,
    },
    editions=ids(FOLDER),
    default_edition=DEFAULT,
    load_edition=load_edition,
    bound=lambda edition: MOST_ACTS,
    say=moves.say,
    read=moves.read,
    view=FairySchoolView,
    describe=describe,  # type: ignore[arg-type]
    events=events,  # type: ignore[arg-type]
    write_position=write_position,  # type: ignore[arg-type]
    read_position=read_position,  # type: ignore[arg-type]
    options=OPTIONS,
    refusals=REFUSALS,
    objection=objection,
    head_starts=True,
    shares_ties=True,
    capabilities=Capabilities(
        players=levels_in("veillee.bots.fairy_school.levels"),
        yardsticks={"plans": "veillee.bots.fairy_school.levels:plans"},
        hints="owl",
        coach="veillee.coach.fairy_school",
        words="veillee.terminal.games.fairy_school:FairySchoolWords",
    ),
)
