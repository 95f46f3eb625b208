"""What a move did, for the log and for motion: messages of the Fluent files with their arguments."""

from typing import Any

from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.places import Glance
from veillee.core.record import part
from veillee.core.table import LETTERS
from veillee.games.fairy_lights.edition import face
from veillee.games.fairy_lights.moves import MOVES, REVEAL
from veillee.games.fairy_lights.state import AREAS, DECK, LAYOUT, SHOP
from veillee.games.fairy_lights.view import Outcome, outcomes


def events(before: Any, after: Any, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """Everything that a move did, in order; all of it is public."""
    was, now = Glance(LAYOUT, before), Glance(LAYOUT, after)
    happened = revealed(was, edition, seat) if action == REVEAL else took(was, edition, seat, action)
    if now.size(DECK) == 0 and now.size(SHOP) == 0:
        return [*happened, Event("fl-event-over", {})]
    active = int(part(part(after, "board"), "active"))
    return happened if active == seat else [*happened, Event("fl-event-turn", {"who": LETTERS[active]})]


def revealed(was: Glance, edition: LoadedEdition, seat: int) -> list[Event]:
    """FL-10, FL-13: the card that came up, and whether it bust."""
    colour, bulbs, stars = face(edition, was.pile(DECK)[-1])
    shown = Event("fl-event-revealed", {"who": LETTERS[seat], "colour": colour, "bulbs": bulbs, "stars": stars})
    shop = was.pile(SHOP)
    if shop and face(edition, shop[-1]).colour == colour:
        return [shown, Event("fl-event-bust", {"who": LETTERS[seat], "colour": colour})]
    return [shown]


def took(was: Glance, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """FL-21 to FL-29: which colours were taken, and what became of each set."""
    words = MOVES[action][1:]
    second = words[1] if len(words) == 2 else "none"
    take = Event("fl-event-took", {"who": LETTERS[seat], "colour": words[0], "second": second})
    became = outcomes(edition, was.pile(SHOP), was.stretch(AREAS[seat]))
    return [take, *(judged(seat, colour, became[colour]) for colour in words)]


def judged(seat: int, colour: str, made: Outcome) -> Event:
    """FL-26 to FL-28: the set stays open, is stored or is lost."""
    args: dict[str, str | int] = {
        "who": LETTERS[seat],
        "colour": colour,
        "bulbs": made.bulbs,
        "cards": made.cards,
    }
    return Event(f"fl-event-{made.fate}", args)
