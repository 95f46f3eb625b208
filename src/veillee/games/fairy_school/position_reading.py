"""Reading a position: each part of it, checked, with one sentence about what cannot be."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from veillee.core.errors import BadInput
from veillee.core.places import Places
from veillee.core.plain import Plain
from veillee.core.position import check_copies, check_keys, read_cards
from veillee.core.record import Record, as_records
from veillee.core.rng import LABELS, key_of_seed, words_of_key
from veillee.core.table import LETTERS, NO_CARD
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.edition.record import SCRIPT, SCRIPTS
from veillee.games.fairy_school.moves import zone_at
from veillee.games.fairy_school.rules import entry_points
from veillee.games.fairy_school.rules.phase3_activation import LEFT_PLACES, OWN_SHARED, RIGHT_PLACES
from veillee.games.fairy_school.state import FINAL, LAYOUT, PERSONAL, SEAT_ZONES, SHARED
from veillee.games.fairy_school.words import ELEMENTS, PLACES, SUBJECTS, THIRD_TRIMESTER, TRIMESTERS


def store_text(store: Iterable[int]) -> str:
    """`1E 2W`."""
    return " ".join(f"{int(n)}{element}" for element, n in zip(ELEMENTS, store, strict=True) if n)


class Reader:
    """A position while it is read into a state."""

    def __init__(self, edition: SchoolEdition, s: Record) -> None:
        self.edition, self.e, self.s, self.board = edition, edition.records[0], s, s["board"]
        self.places = Places(LAYOUT, s)

    def start(self) -> None:
        """An empty table; everybody has all cubes."""
        self.places.clear()
        self.board["tiles"] = -1
        for seat in range(int(self.board["seats"])):
            self.board["seat"][seat]["cubes"] = entry_points.cubes_each(as_records(self.s), self.edition.records)

    def usual_game_turn(self) -> int:
        """The turn of the game where a position does not say: I and II were played if they lie behind."""
        turns = np.zeros(len(TRIMESTERS), np.int8)
        entry_points.turns_of_year(as_records(self.s), self.edition.records, turns)
        turn, before = int(self.board["turn"]), min(int(self.board["trimester"]), THIRD_TRIMESTER)
        return turn + sum(turns[:before].tolist()) if turn else 0

    def check_inner(self, value: object, key: str, known: Sequence[str]) -> dict[str, object]:
        """A part that is itself keys and values."""
        if not isinstance(value, dict):
            raise BadInput("position-mapping", key=key)
        check_keys(value, known)
        return value

    def inner(self, data: Mapping[str, object], key: str, known: Sequence[str]) -> dict[str, object]:
        """A part that is itself keys and values; nothing if it is missing."""
        value = data.get(key)
        if value is None:
            return {}
        return dict(self.check_inner(value, key, known))

    def items(self, data: Mapping[str, object], key: str, who: str) -> list[object]:
        """A list; nothing if it is missing."""
        value = data.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise BadInput("position-cards", key=f"{who} {key}")
        return value

    def number(self, data: Mapping[str, object], key: str, most: int, usual: int = 0) -> int:
        """A number from 0 up to a limit."""
        value = data.get(key, usual)
        if type(value) is not int or not 0 <= value <= most:
            raise BadInput("position-number", key=key, value=str(value), most=most)
        return value

    def word(self, value: object, known: Sequence[str], key: str) -> int:
        """One of some words, by its place among them."""
        if value not in known:
            raise BadInput("fs-position-word", key=key, value=str(value), known=", ".join(known))
        return known.index(value)

    def lay(self, zone: int, value: object, key: str, *, top_first: bool = False, in_order: bool = True) -> None:
        """Fill a zone with cards by their names."""
        cards = read_cards(value, self.edition, key)
        room = LAYOUT.zones[zone].capacity
        if len(cards) > room:
            raise BadInput("fs-position-room", key=key, found=len(cards), most=room)
        finals = zone % SEAT_ZONES == FINAL or LAYOUT.zones[zone].name in ("finals", "open finals")
        for card in cards:
            if (card >= int(self.e["cards"])) != finals:
                raise BadInput("fs-position-kind", key=key, card=self.edition.names[card])
        self.places.lay(zone, cards[::-1] if top_first else cards if in_order else sorted(cards))

    def store(self, value: object, who: str) -> list[int]:
        """`1E 2W` as five numbers."""
        amounts = {}
        for token in str(value).split() if isinstance(value, str) else ["?"]:
            number, element = token[:-1] or "1", token[-1]
            if element not in ELEMENTS or element in amounts or not number.isdecimal() or int(number) > 999:
                raise BadInput("fs-position-store", who=who, value=str(value))
            amounts[element] = int(number)
        return [amounts.get(element, 0) for element in ELEMENTS]

    def forest(self, value: object, who: str, first: int) -> None:
        """Ten slots, top row / bottom row, a dash for an empty one."""
        if value is None:
            return
        rows = [row.split() for row in value.split("/")] if isinstance(value, str) else []
        if [len(row) for row in rows] != [5, 5]:
            raise BadInput("fs-position-forest", who=who)
        for slot, name in enumerate([*rows[0], *rows[1]]):
            self.lay(first + slot, None if name == "-" else [name], f"{who} forest")

    def space(self, value: object, key: str) -> int:
        """A space of the kindness track by its name."""
        names = [space.name for space in self.edition.content.spaces]
        return 0 if value is None else self.word(str(value), names, key)

    def tiles(self, data: Mapping[str, object]) -> None:
        """The certificates and the bonus side in the game; the first of each kind unless said otherwise."""
        given = self.inner(data, "tiles", SUBJECTS)
        tiles, states, e = self.edition.content.tiles, as_records(self.s), self.edition.records
        for subject, word in enumerate(SUBJECTS):
            known = [i for i in range(len(tiles)) if entry_points.is_in_game(states, e, i, subject)]
            if word in given:
                names = [tiles[i].name for i in known]
                self.board["tiles"][subject] = known[self.word(str(given[word]), names, f"tiles {word}")]
            elif known:
                self.board["tiles"][subject] = known[0]
        self.board["side"] = self.number(data, "side", int(self.e["sides"]) - 1)

    def chance(self, data: Mapping[str, Plain]) -> None:
        """The generator; that of seed 0 if the position does not say."""
        key, rng = data.get("key"), self.s["rng"]
        rng["key"] = words_of_key(key_of_seed(0))
        if key is not None:
            try:
                rng["key"] = words_of_key(bytes.fromhex(key))
            except (TypeError, ValueError):
                raise BadInput("fs-position-key") from None
        for label, n in self.inner(data, "blocks", LABELS).items():
            rng["blocks"][LABELS.index(label)] = self.number({label: n}, label, 1 << 30)

    def scripts(self, seat: int, orders: object) -> None:
        """The order of the next reshuffles of a seat, each from the top."""
        orders = self.items({"reshuffles": orders}, "reshuffles", LETTERS[seat])
        if len(orders) > SCRIPTS:
            raise BadInput("fs-position-room", key="reshuffles", found=len(orders), most=SCRIPTS)
        self.e["scripted"][seat] = len(orders)
        for n, names in enumerate(orders):
            cards = read_cards(names, self.edition, "reshuffles")
            if len(cards) > SCRIPT:
                raise BadInput("fs-position-room", key="reshuffles", found=len(cards), most=SCRIPT)
            self.e["script"][seat, n] = NO_CARD
            self.e["script"][seat, n, : len(cards)] = cards

    def cubes_on(self, seat: int, value: object) -> None:
        """Own cubes on cards: `[A:S51, B:hi]`, by owner and card; or by place and number."""
        me = self.board["seat"][seat]
        if isinstance(value, dict):
            pairs = [(place, n) for place, n in value.items() if str(place) in map(str, range(PLACES))]
            if len(pairs) < len(value):
                raise BadInput("fs-position-cubes", who=LETTERS[seat], value=str(value))
            for place, n in pairs:
                me["on"][int(place)] = self.number({str(place): n}, str(place), int(me["cubes"]))
        else:
            for entry in self.items({"cubes": value}, "cubes", LETTERS[seat]):
                me["on"][self.place_of(seat, str(entry))] += 1
        if int(me["on"].sum()) > int(me["cubes"]):
            raise BadInput("fs-position-cubes", who=LETTERS[seat], value=str(value))
        me["cubes"] -= int(me["on"].sum())

    def place_of(self, seat: int, entry: str) -> int:
        """The place on which a seat's cube lies: `B:hi` is the card hi of seat B."""
        letter, _, name = entry.partition(":")
        seats, card = int(self.board["seats"]), self.edition.card(name)
        owner = LETTERS[:seats].find(letter) if letter else -1
        if owner < 0 or card is None:
            raise BadInput("fs-position-cubes", who=LETTERS[seat], value=entry)
        shared = self.places.cards(owner * SEAT_ZONES + SHARED)
        personal = self.places.cards(owner * SEAT_ZONES + PERSONAL)
        if owner == seat and card in personal:
            return personal.index(card)
        if card in shared:
            for first in (OWN_SHARED, LEFT_PLACES, RIGHT_PLACES):
                if zone_at(self.s, seat, first) == owner * SEAT_ZONES + SHARED:
                    return first + shared.index(card)
        raise BadInput("fs-position-cubes", who=LETTERS[seat], value=entry)

    def known(self, value: object) -> None:
        """Who knows the cards of a zone, where it is not simply who sees the zone."""
        names = {zone.name: i for i, zone in enumerate(LAYOUT.zones)}
        for name, masks in self.inner({"known": value}, "known", tuple(names)).items():
            zone = names[name]
            if not isinstance(masks, list) or len(masks) != int(self.places.count[zone]):
                raise BadInput("fs-position-known", key=name)
            if not all(type(mask) is int and 0 <= mask < 256 for mask in masks):
                raise BadInput("fs-position-known", key=name)
            start = LAYOUT.starts[zone]
            self.places.known[start : start + len(masks)] = masks

    def check(self) -> None:
        """No more copies of a card than the edition has."""
        copies = {card: int(self.e["copies"][card]) for card in range(len(self.edition.names))}
        tally = Counter(self.places.tally())
        check_copies(tally, 0, copies, self.edition)
