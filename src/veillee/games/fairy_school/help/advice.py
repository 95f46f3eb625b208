"""Help for a seat, as part of its view: what it could pay for and how, and what cards and columns would bring.

Made from the redacted record and tried on copies of it, for people only: nothing of it is in the way of playouts.
"""

from veillee.core.record import Record
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.help import answers, choices, forecasts, halves
from veillee.games.fairy_school.help.help_types import KindnessForecast, SchoolHelp
from veillee.games.fairy_school.help.purchases import Desk, at_hand, told
from veillee.games.fairy_school.words import Ask, Phase


def advice(s: Record, edition: SchoolEdition, seat: int) -> SchoolHelp:
    """What a seat may want to know before it decides."""
    desk = Desk(s, edition, seat)
    return {
        "aims": {aim.name: told(desk, aim) for aim in desk.aims},
        "offers": [told(desk, purchase) for purchase in at_hand(desk)],
        "cards": forecasts.cards_of(desk),
        "columns": forecasts.columns_of(desk) if desk.ask is Ask.COLUMN else [],
        "kindness": kindness(desk) if int(s["board"]["phase"]) == Phase.ACTIVATION else None,
        "fork": choices.fork_of(desk),
        "studies": choices.studies_of(desk),
        "halves": halves.halves_of(desk),
        "exchanges": choices.exchanges_of(desk),
        "answers": answers.answers_of(desk),
        "finals": answers.finals_of(desk),
    }


def kindness(desk: Desk) -> KindnessForecast:
    """FS-120: how far the marker goes as things stand; more, while others may still lay cubes on shared cards."""
    seats = desk.s["board"]["seat"]["waiting"][: int(desk.s["board"]["seats"])].tolist()
    others = any(n for seat, n in enumerate(seats) if seat != desk.seat)
    found = forecasts.kindness_of(desk, desk.trial.again(), desk.trial.kindness())
    found["exact"] = not others
    return found
