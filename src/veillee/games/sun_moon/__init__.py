"""Sun and Moon (Soleil et Lune), after Sonne und Mond / Sky Tango, a card game by Jacques Zeimet."""

from functools import partial

from veillee.core.capabilities import Capabilities, levels_in
from veillee.core.contract import Game
from veillee.core.edition import ids
from veillee.core.first_seat import no_such_seat
from veillee.games.sun_moon import clauses, moves, refusals, rules, scoring, texts
from veillee.games.sun_moon.edition import DEFAULT, FOLDER, load_edition
from veillee.games.sun_moon.events import events
from veillee.games.sun_moon.position import read_position, write_position
from veillee.games.sun_moon.state import LAYOUT, NUMBERS, OPTIONS, SEATS, STATE, TURN_LIMITS, sides_of
from veillee.games.sun_moon.view import describe
from veillee.games.sun_moon.view_types import SunMoonView

GAME = Game(
    id="sun-moon",
    version=1,
    prefix="SL",
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
        "verdict": refusals.verdict,
        "apply": rules.apply,
        "score": scoring.score,
        "winners": scoring.winners,
    },
    editions=ids(FOLDER),
    default_edition=DEFAULT,
    load_edition=load_edition,
    bound=lambda edition: max(TURN_LIMITS) * (2 * NUMBERS + 1),
    say=texts.say,
    read=texts.read,
    view=SunMoonView,
    describe=describe,
    events=events,
    write_position=write_position,
    read_position=read_position,
    options=OPTIONS,
    objection=partial(no_such_seat, "sl"),
    sides=sides_of,
    head_starts=True,
    capabilities=Capabilities(
        players=levels_in("veillee.bots.sun_moon.levels"),
        yardsticks={"tree": "veillee.bots.sun_moon.levels:tree"},
        hints="owl",
        coach="veillee.coach.sun_moon",
        words="veillee.terminal.games.sun_moon:SunMoonWords",
    ),
)
