"""What a move did, for the log: messages of the Fluent files with their arguments, and who is told."""

from typing import Any

from tests.fifth_game.rules import is_over, winner_of, worth_of
from tests.fifth_game.state import LAYOUT, PLAYED
from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.table import EVERYBODY, LETTERS


def events(before: Any, after: Any, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """The card, to whoever laid it; that somebody is ready, to the others; then how the round ended."""
    who, e = {"who": LETTERS[seat]}, edition.records[0]
    happened = [
        Event("ch-event-laid", {**who, "card": action + 1}, 1 << seat),
        Event("ch-event-ready", who, EVERYBODY ^ 1 << seat),
    ]
    now, rounds = Places(LAYOUT, after), Places(LAYOUT, before).size(PLAYED)
    if now.size(PLAYED) == rounds:
        return happened
    for other in range(int(after.board.seats)):
        card = now.cards(PLAYED + other)[-1] + 1
        happened.append(Event("ch-event-turned", {"who": LETTERS[other], "card": card}))
    winner, points = LETTERS[winner_of(after, e, rounds)], int(worth_of(after, e, rounds))
    happened.append(Event("ch-event-won", {"who": winner, "points": points}))
    return [*happened, Event("ch-event-over", {})] if is_over(after) else happened
