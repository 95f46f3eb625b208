"""What a move did, for the log and for motion: messages of the Fluent files with their arguments.

All of it is public: a drawn hand is told by its size.
"""

from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.record import Record
from veillee.core.table import LETTERS
from veillee.games.sun_moon.edition import NAMES, animal_on, is_eclipse, number_on, suit_of
from veillee.games.sun_moon.moves import FIRST_COLLECTION, PLACE, TOTAL_ECLIPSE, WORDS, at_of, card_of, owner_of
from veillee.games.sun_moon.state import FIRST_WON, LAYOUT, NOT_YET, PILE, SUITS, hand_of, hidden_of, zone_of
from veillee.games.sun_moon.texts import say
from veillee.games.sun_moon.view import eclipse_reason, legal_ids, stacks


def events(before: Record, after: Record, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """Everything that a move did, in order."""
    was, now = Places(LAYOUT, before), Places(LAYOUT, after)
    if action == TOTAL_ECLIPSE:
        happened = [eclipsed(before, was, edition, seat)]
    elif action >= FIRST_COLLECTION:
        happened = [collected(before, was, now, edition, seat, action)]
    else:
        happened = [played(before, seat, action), *animal(after, edition, seat, action)]
    return [
        *happened,
        *drawn(was, now, int(after["board"]["seats"]), seat, action),
        *what_follows(before, after, seat),
    ]


def played(before: Record, seat: int, action: int) -> Event:
    """SL-12, SL-14, SL-23, SL-26: a card started a row, went to an end, hid a card or lit a place again."""
    name, owner, at = NAMES[int(card_of(action))], int(owner_of(action)), int(at_of(action))
    suit = suit_of(name)
    args: dict[str, str | int] = {"who": LETTERS[seat], "card": name, "suit": suit, "number": number_on(name)}
    args |= {"owner": LETTERS[owner], "own": "own" if owner == seat else "other"}
    if at < PLACE:
        return Event(f"sl-event-{WORDS[at]}", args)
    stack = stacks(before, 2 * owner + SUITS.index(suit))[at - PLACE]
    hidden = number_on(stack[-1] if is_eclipse(name) else stack[-2])
    message = "sl-event-darkened" if is_eclipse(name) else "sl-event-lit"
    return Event(message, {**args, "place": at - PLACE, "hidden": hidden})


def animal(after: Record, edition: LoadedEdition, seat: int, action: int) -> list[Event]:
    """SL-17, SL-20: an animal on the card just played, and whether the turn goes on."""
    found = animal_on(edition, NAMES[int(card_of(action))])
    if found is None:
        return []
    goes_on = bool(after["board"]["chain"])
    message = "sl-event-animal" if goes_on else "sl-event-animal-ends"
    return [Event(message, {"who": LETTERS[seat], "animal": found})]


def collected(before: Record, was: Places, now: Places, edition: LoadedEdition, seat: int, action: int) -> Event:
    """SL-32, SL-38: how many cards went to the score pile, and from where."""
    cards = len(now.bag(FIRST_WON + seat)) - len(was.bag(FIRST_WON + seat))
    runs = say(before, edition.records[0], seat, action).removeprefix("collect ")
    return Event("sl-event-collected", {"who": LETTERS[seat], "cards": cards, "runs": runs})


def eclipsed(before: Record, was: Places, edition: LoadedEdition, seat: int) -> Event:
    """SL-40: a total eclipse, its reason, and how many cards it cost; its hand lies open now."""
    forced = len(legal_ids(before, edition, seat)) == 1
    held = len(was.cards(int(hand_of(seat))))
    cards = held + sum(len(was.cards(zone)) for zone in zones_of(seat))
    reason = eclipse_reason(before, seat, forced=forced)
    return Event("sl-event-eclipse", {"who": LETTERS[seat], "cards": cards, "reason": reason})


def zones_of(seat: int) -> list[int]:
    """The zones of both rows in front of a seat."""
    return [int(zone) for suit in range(2) for zone in (zone_of(2 * seat + suit), hidden_of(2 * seat + suit))]


def drawn(was: Places, now: Places, seats: int, seat: int, action: int) -> list[Event]:
    """SL-05, SL-22, SL-43: who drew how many cards, and whether the discard had to be shuffled first."""
    held = [len(was.cards(int(hand_of(n)))) for n in range(seats)]
    if action < FIRST_COLLECTION:
        held[seat] = 0 if action == TOTAL_ECLIPSE else held[seat] - 1
    order = [(seat + n) % seats for n in range(seats)]
    drew = {n: len(now.cards(int(hand_of(n)))) - held[n] for n in order}
    found = [Event("sl-event-drew", {"who": LETTERS[n], "cards": cards}) for n, cards in drew.items() if cards]
    return [Event("sl-event-shuffled", {}), *found] if sum(drew.values()) > len(was.cards(PILE)) else found


def what_follows(before: Record, after: Record, seat: int) -> list[Event]:
    """SL-03, SL-44, SL-45: the last round, the next turn, the end; and whoever had to sit idle."""
    was, now = before["board"], after["board"]
    seats, turns = int(now["seats"]), int(now["turns"]) - int(was["turns"])
    found = [Event("sl-event-idle", {"who": LETTERS[(seat + n) % seats]}) for n in range(1, turns)]
    if now["stopped"]:
        return [*found, Event("sl-event-stopped", {"turns": int(now["turns"])})]
    if was["turns_left"] == NOT_YET and now["turns_left"] != NOT_YET:
        found.insert(0, Event("sl-event-last-round", {}))
    if now["turns_left"] == 0:
        return [*found, Event("sl-event-over", {})]
    return [*found, Event("sl-event-turn", {"who": LETTERS[int(now["active"])]})] if turns else found
