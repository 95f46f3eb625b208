"""What a move did, for the log and for motion: messages of the Fluent files with their arguments."""

from typing import Any

from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.table import LETTERS
from veillee.games.fairy_lights.edition import colour_name
from veillee.games.fairy_lights.moves import FIRST, NO_COLOUR, REVEAL, SECOND
from veillee.games.fairy_lights.state import COLOURS, DECK, LAYOUT, SHOP, Ended
from veillee.games.fairy_lights.view import set_zone


def events(before: Any, after: Any, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """Everything that a move did, in order; all of it is public."""
    happened = revealed(before, after, edition, seat) if action == REVEAL else took(before, edition, seat, action)
    places = Places(LAYOUT, after)
    if not places.cards(DECK) and not places.cards(SHOP):
        return [*happened, Event("fl-event-over", {})]
    if int(after.board.active) != seat:
        happened.append(Event("fl-event-turn", {"who": LETTERS[int(after.board.active)]}))
    return happened


def revealed(before: Any, after: Any, edition: LoadedEdition, seat: int) -> list[Event]:
    """FL-10, FL-13: the card that came up, and whether it bust."""
    e, card = edition.records[0], Places(LAYOUT, before).cards(DECK)[-1]
    who, colour = LETTERS[seat], colour_name(e, card)
    face: dict[str, str | int] = {"colour": colour, "bulbs": int(e.bulbs[card]), "stars": int(e.stars[card])}
    came_up = Event("fl-event-revealed", {"who": who, **face})
    if is_bust(before, after, seat):
        return [came_up, Event("fl-event-bust", {"who": who, "colour": colour})]
    return [came_up]


def is_bust(before: Any, after: Any, seat: int) -> bool:
    """Whether a reveal ended the turn: the turn went on, or the game ended with nothing taken."""
    ended = int(after.board.active) != seat or not Places(LAYOUT, after).cards(SHOP)
    return ended and int(after.board.ended) == Ended.BUST


def took(before: Any, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """FL-21 to FL-29: which colours were taken, and what became of each set."""
    colours = [int(c) for c in (FIRST[action], SECOND[action]) if c != NO_COLOUR]
    words = [COLOURS[c] for c in colours]
    second = words[1] if len(words) == 2 else "none"
    take = Event("fl-event-took", {"who": LETTERS[seat], "colour": words[0], "second": second})
    return [take, *(judged(before, edition, seat, colour) for colour in colours)]


def judged(before: Any, edition: LoadedEdition, seat: int, colour: int) -> Event:
    """FL-26 to FL-28: the set stays open, is stored or is lost."""
    e, places = edition.records[0], Places(LAYOUT, before)
    taken = [card for card in places.cards(SHOP) if int(e.colour[card]) == colour]
    cards = [*places.cards(set_zone(seat, colour)), *taken]
    bulbs = sum(int(e.bulbs[card]) for card in cards)
    fate = "kept" if bulbs <= 2 else "stored" if bulbs % 3 == 0 else "lost"
    args: dict[str, str | int] = {
        "who": LETTERS[seat],
        "colour": COLOURS[colour],
        "bulbs": bulbs,
        "cards": len(cards),
    }
    return Event(f"fl-event-{fate}", args)
