"""What a move did, for the log and for motion: messages of the Fluent files with their arguments."""

from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.games.reussite.moves import card_of, column_of
from veillee.games.reussite.state import COLOURS, FULL, HAND, LAYOUT, PILE, State
from veillee.games.reussite.view import moment_of


def events(before: State, after: State, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """Everything that a move did, in order: a card was laid, one drawn, the game may have ended."""
    was, now = Places(LAYOUT, before), Places(LAYOUT, after)
    then, column = moment_of(after, edition), int(column_of(action))
    happened = [Event("rn-event-laid", {**face(int(card_of(action))), "column": column + 1})]
    if then.columns[column].stage == FULL:
        happened.append(Event("rn-event-full", {"column": column + 1}))
    if was.cards(PILE):
        happened.append(Event("rn-event-drew", {**face(now.cards(HAND)[-1]), "left": len(now.cards(PILE))}))
    if then.playing:
        return happened
    left = len(now.cards(HAND)) + len(now.cards(PILE))
    return [*happened, Event("rn-event-won", {}) if then.won else Event("rn-event-lost", {"left": left})]


def face(card: int) -> dict[str, str | int]:
    """A card in words: its colour, and its value (0 is the Santa)."""
    return {"colour": COLOURS[card >> 3], "value": card & 7}
