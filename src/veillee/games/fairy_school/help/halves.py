"""What the halves of a certificate would bring: points, and the numbers that a lasting benefit changes."""

from collections.abc import Iterator

from veillee.games.fairy_school.edition.content import NO_SPACE, Left, Tile
from veillee.games.fairy_school.help.help_types import HalfForecast, LastingChange, LastingNumber, WatchedCards
from veillee.games.fairy_school.help.purchases import Desk, standing
from veillee.games.fairy_school.help.trials import Trial
from veillee.games.fairy_school.moves import FIRST, Kind
from veillee.games.fairy_school.state import DISCARD, HAND, PERSONAL, PILE, SEAT_ZONES, SHARED
from veillee.games.fairy_school.words import CREATURES, ELEMENTS, SLOTS, A, Ask

CERT, SHORT_WAY = int(FIRST[Kind.CERT]), int(FIRST[Kind.FORK])
OWN_ZONES = (*range(len(SLOTS)), HAND, PILE, SHARED, PERSONAL, DISCARD)
"""Where the cards of a player lie that come back to him."""
EACH_TIME: tuple[LastingNumber, ...] = ("columns", "steps", "tosses", "offers", "shares")
"""What `Trial.benefits` answers, in its order."""


def halves_of(desk: Desk) -> list[HalfForecast]:
    """FS-136, FS-179: the left half and the right half, as things stand today."""
    if desk.ask is not Ask.CERTIFICATE:
        return []
    return [half_told(desk, half) for half in range(2)]


def half_told(desk: Desk, half: int) -> HalfForecast:
    """One half, tried on a copy: the points; for a lasting benefit its numbers, its cards, what it reaches."""
    trial = desk.trial.again()
    trial.play(CERT + half)
    held = Desk(trial.states[0], desk.edition, desk.seat)
    tile = tile_of(desk)
    return {
        "before": desk.trial.points(),
        "after": trial.points(),
        "changes": [] if half else [*changes(desk, held, tile)],
        "cards": None if half else watched(desk, tile),
        "reach": [aim.name for aim in held.aims if held.state(aim.price) != "short" and is_far(desk, aim.name)],
    }


def tile_of(desk: Desk) -> Tile:
    """The certificate that is asked about."""
    subject = int(desk.trial.me["many"])
    return desk.edition.content.tiles[int(desk.s["board"]["tiles"][subject])]


def is_far(desk: Desk, name: str) -> bool:
    """Whether something cannot be paid for today."""
    return any(aim.name == name for aim in desk.far)


def changes(desk: Desk, held: Desk, tile: Tile) -> Iterator[LastingChange]:
    """Every number that is another one with the benefit."""
    yield from gains(desk, tile)
    was, now = desk.terms, held.terms
    for i, element in enumerate(ELEMENTS):
        yield from changed("rate", element, was.rates[i], now.rates[i])
    yield from changed("air", "A", was.air, now.air)
    yield from changed("cuts", "", desk.trial.project_cuts(), held.trial.project_cuts())
    for what, before, after in zip(EACH_TIME, desk.trial.benefits(), held.trial.benefits(), strict=True):
        yield from changed(what, "", before, after)
    yield from spiral(desk, held)
    lacks = {aim.name: standing(held, aim.price)["lack"] for aim in held.aims}
    for aim in (aim for aim in desk.aims if aim.name in lacks):
        yield from changed("lack", aim.name, standing(desk, aim.price)["lack"], lacks[aim.name])


def changed(what: LastingNumber, of: str, before: int, after: int) -> Iterator[LastingChange]:
    """A number, if it is another one."""
    if before != after:
        yield {"what": what, "of": of, "before": before, "after": after}


def gains(desk: Desk, tile: Tile) -> Iterator[LastingChange]:
    """FS-260, FS-261: what the store holds of an element, or of those to choose from, once it has given some."""
    if tile.left not in (Left.TURN_PAIR, Left.FOREST_PAIR, Left.FIRST, Left.EACH):
        return
    for i, element in enumerate(ELEMENTS):
        yield from changed("gain", element, desk.store[i], desk.store[i] + int(tile.gain.fixed[i]))
    some = [i for i in range(len(ELEMENTS)) if tile.gain.choice >> i & 1]
    if some:
        have = sum(desk.store[i] for i in some)
        yield from changed("gain", "".join(ELEMENTS[i] for i in some), have, have + 1)


def spiral(desk: Desk, held: Desk) -> Iterator[LastingChange]:
    """FS-266, FS-267: what the short way gives as far as the last space: air, or elements in all."""
    before, after = on_the_way(desk), on_the_way(held)
    yield from changed("spiral", "A", before[A], after[A])
    yield from changed("spiral", "", sum(before), sum(after))


def on_the_way(desk: Desk) -> list[int]:
    """The elements of the short way to the last space; of those to choose from, the first."""
    trial, way = desk.trial.again(), desk.edition.records[0]["way"]
    trial.me["store"][:] = 0
    here, steps = int(trial.me["space"]), 0
    while int(way[here, 0]) != NO_SPACE:
        here, steps = int(way[here, 0]), steps + 1
    if steps:
        trial.go(steps)
    while answer(trial):
        pass
    return [*trial.store]


def answer(trial: Trial) -> bool:
    """Answer what a marker is asked on its way: the short way, the first element; False when it has arrived."""
    if trial.ask is Ask.FORK:
        trial.play(SHORT_WAY)
    elif trial.ask is Ask.GAIN:
        trial.element(next(i for i in range(len(ELEMENTS)) if int(trial.me["gain_mask"]) >> i & 1))
    else:
        return False
    return True


def watched(desk: Desk, tile: Tile) -> WatchedCards | None:
    """FS-260 to FS-262: the creatures that a benefit looks at, and how many of one's cards show them."""
    if not tile.creatures:
        return None
    first = desk.seat * SEAT_ZONES
    cards = [card for zone in OWN_ZONES for card in desk.places.cards(first + zone)]
    own = [card for card in cards if tile.creatures >> desk.edition.content.cards[card].creature & 1]
    return {
        "creatures": [name for i, name in enumerate(CREATURES) if tile.creatures >> i & 1],
        "own": len(own),
        "all": len(cards),
    }
