"""What a move did, for the log and for motion: messages of the Fluent files with their arguments."""

from typing import NamedTuple

from veillee.core import contract
from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.places import Glance
from veillee.core.record import as_records
from veillee.core.table import LETTERS, SEATS_OF
from veillee.games.fairy_lights.edition import cards_of, face
from veillee.games.fairy_lights.moves import REVEAL, TAKEN
from veillee.games.fairy_lights.state import (
    COLOURS,
    DECK,
    DISCARD,
    FATES,
    KEPT,
    LAYOUT,
    LOST,
    SETS,
    STORED,
    Colour,
    State,
    garland,
)


def events(before: State, after: State, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """Everything that a move did, in order; all of it is public."""
    was, now = Glance(LAYOUT, before), Glance(LAYOUT, after)
    acting = SEATS_OF[contract.seats_to_act(as_records(after), edition.records)]
    goes_on = acting == (seat,)
    if action == REVEAL:
        happened = revealed(was, edition, seat, bust=not goes_on)
    else:
        happened = took(was, now, edition, seat, action)
    if goes_on:
        return happened
    follows = [Event("fl-event-turn", {"who": LETTERS[other]}) for other in acting]
    return [*happened, *(follows or [Event("fl-event-over", {})])]


def revealed(was: Glance, edition: LoadedEdition, seat: int, *, bust: bool) -> list[Event]:
    """FL-10, FL-13: the card that came up, and a bust if the turn ended with it."""
    colour, bulbs, stars = face(edition, was.pile(DECK)[-1])
    shown = Event("fl-event-revealed", {"who": LETTERS[seat], "colour": colour, "bulbs": bulbs, "stars": stars})
    return [shown, Event("fl-event-bust", {"who": LETTERS[seat], "colour": colour})] if bust else [shown]


def took(was: Glance, now: Glance, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """FL-21 to FL-29: which colours were taken, and what became of each set."""
    taken = TAKEN[action]
    second = taken[1] if len(taken) == 2 else "none"
    take = Event("fl-event-took", {"who": LETTERS[seat], "colour": taken[0], "second": second})
    return [take, *(judged(edition, seat, colour, outcome(was, now, edition, seat, colour)) for colour in taken)]


class Outcome(NamedTuple):
    """What a Take made of a set."""

    fate: int
    cards: list[int]


def outcome(was: Glance, now: Glance, edition: LoadedEdition, seat: int, colour: Colour) -> Outcome:
    """Where the cards of a set are after a Take: still open, or among those that a pile has gained."""
    lying = now.cards(SETS[seat][COLOURS.index(colour)])
    if lying:
        return Outcome(KEPT, lying)
    stored = gained(was, now, edition, int(garland(seat)), colour)
    return Outcome(STORED, stored) if stored else Outcome(LOST, gained(was, now, edition, DISCARD, colour))


def gained(was: Glance, now: Glance, edition: LoadedEdition, heap: int, colour: Colour) -> list[int]:
    """The cards of a colour that a pile has more than before."""
    old, new = was.row(heap), now.row(heap)
    return [card for card in cards_of(edition)[colour] for _ in range(new[card] - old[card])]


def judged(edition: LoadedEdition, seat: int, colour: str, made: Outcome) -> Event:
    """FL-26 to FL-28: the set stays open, is stored or is lost."""
    args: dict[str, str | int] = {
        "who": LETTERS[seat],
        "colour": colour,
        "bulbs": sum(face(edition, card).bulbs for card in made.cards),
        "cards": len(made.cards),
    }
    return Event(f"fl-event-{FATES[made.fate]}", args)
