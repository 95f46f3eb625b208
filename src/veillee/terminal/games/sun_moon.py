"""Sun and Moon in words: rows, hand, moves, what is unseen, the count."""

from collections.abc import Mapping

from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.match import Match
from veillee.core.places import Places
from veillee.core.table import LETTERS, NO_CARD
from veillee.games.sun_moon.edition import ANIMALS, NAMES, animal_on, is_eclipse, number_on, suit_of
from veillee.games.sun_moon.state import LAYOUT, PILE, SUITS, hand_of
from veillee.games.sun_moon.view_types import SunMoonView
from veillee.terminal.games import GameWords
from veillee.terminal.games.sun_moon_moves import read_move, spoken_rows, spoken_runs
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator

WHERE = {"start": "start", "left": "left", "right": "right"}


class SunMoonWords(GameWords[SunMoonView]):
    """The words of Sun and Moon in one language."""

    quiet = frozenset({"sl-event-turn"})

    def __init__(self, say: Translator) -> None:
        self.say = say

    def table(self, view: SunMoonView, names: Names) -> list[str]:
        """The middle, then a line for each seat and each of its rows, the one who looks first; the hand last."""
        first = view["seat"] or 0
        seats = [(first + n) % view["seats"] for n in range(view["seats"])]
        pile = self.say("terminal-sl-pile", pile=view["pile"], discard=len(view["discard"]))
        last = [] if view["turns_left"] is None else [self.say("terminal-sl-last-round", turns=view["turns_left"])]
        rows = [line for seat in seats for line in self.seat(view, names, seat)]
        return [pile, *last, *rows, *self.middle(view)]

    def seat(self, view: SunMoonView, names: Names, seat: int) -> list[str]:
        """What lies in front of a seat: its score pile, its hand by number, its rows."""
        counts = {"cards": view["won"][seat], "hand": view["hands"][seat]}
        partner = view["partners"][seat] if view["partners"] else None
        message = "terminal-sl-seat" if partner is None else "terminal-sl-seat-paired"
        with_whom = {} if partner is None else {"partner": names[partner]}
        head = self.say(message, who=names[seat], **counts, **with_whom)
        rows = [f"{LETTERS[seat]}.{suit}" for suit in SUITS]
        return [head, *(self.row(view, row) for row in rows if row in view["rows"])]

    def row(self, view: SunMoonView, row: str) -> str:
        """A row from left to right, with the runs that are ready."""
        places = self.say.listed(self.place(stack) for stack in view["rows"][row])
        ready = [f"{first}-{last}" for name, first, last in view["runs"] if name == row]
        message = "terminal-sl-row-ready" if ready else "terminal-sl-row"
        runs = {"runs": self.say.listed(ready)} if ready else {}
        return self.say(message, suit=row.split(".")[1], row=spoken_rows(row, self.say), places=places, **runs)

    def place(self, stack: list[str]) -> str:
        """One place: its number, or the eclipse and what it hides; how many cards lie under it."""
        top, under = stack[-1], len(stack) - 1
        if is_eclipse(top):
            return self.say("terminal-sl-dark", number=number_on(stack[-2]), under=under)
        if under:
            return self.say("terminal-sl-covered", number=number_on(top), under=under)
        return str(number_on(top))

    def middle(self, view: SunMoonView) -> list[str]:
        """The seat's own hand, and whether a further card is owed or a total eclipse is at hand."""
        if view["hand"] is None:
            return []
        cards = [self.card(card, view["animals"].get(card)) for card in view["hand"]]
        hand = self.say("terminal-sl-hand", cards=self.say.listed(cards)) if cards else None
        lines = [hand or self.say("terminal-sl-hand-empty")]
        if view["chain"] and view["targets"]:
            lines.append(self.say("terminal-sl-chain"))
        if view["total_eclipse"]:
            lines.append(self.say("terminal-sl-eclipse", reason=view["total_eclipse"]))
        return lines

    def card(self, card: str, animal: str | None = None) -> str:
        """One card, with its animal and its short name."""
        words = self.say("terminal-sl-card", suit=suit_of(card), number=number_on(card), card=card)
        return words if animal is None else self.say("terminal-sl-card-animal", words=words, animal=animal)

    def moves(self, match: Match[SunMoonView], seat: int) -> list[str]:
        """Each legal move in words."""
        view, names = match.view(seat), Names(self.say, match)
        return [self.offer(view, names, seat, move) for move in view["moves"]]

    def offer(self, view: SunMoonView, names: Names, seat: int, move: str) -> str:
        """One move, and whether the turn goes on after it."""
        if move == "total eclipse":
            return self.say("terminal-sl-total")
        if move.startswith("collect"):
            return self.collection(move.split()[1:])
        card, row, at = move.split()
        owner = LETTERS.index(row[0])
        own = {"own": "yours" if owner == seat else "other", "owner": names[owner]}
        words = self.play(card, at, view["rows"].get(row, []), own)
        animal = view["animals"].get(card)
        return words if animal is None else self.say("terminal-sl-goes-on", move=words, animal=animal)

    def collection(self, runs: list[str]) -> str:
        """Some runs, and how many places they have together."""
        spans = [span.split("-") for span in runs[1::2]]
        places = sum(int(last) - int(first) + 1 for first, last in spans)
        return self.say("terminal-sl-collect", runs=spoken_runs(runs, self.say), places=places)

    def play(self, card: str, at: str, places: list[list[str]], own: dict[str, str]) -> str:
        """A card to a row."""
        args: dict[str, str | int] = {"suit": suit_of(card), "number": number_on(card), **own}
        if at in WHERE:
            return self.say(f"terminal-sl-play-{at}", **args)
        stack = places[int(at)]
        hidden = number_on(stack[-1] if is_eclipse(card) else stack[-2])
        return self.say(
            "terminal-sl-play-dark" if is_eclipse(card) else "terminal-sl-play-lit", **args, hidden=hidden
        )

    def odds(self, match: Match[SunMoonView], seat: int) -> list[str]:
        """What a seat has not seen: cards of the pile and of the other hands, which it cannot tell apart."""
        places = Places(LAYOUT, match.redacted(seat)[0])
        zones = [PILE, *(int(hand_of(n)) for n in range(match.seats) if n != seat)]
        found = sorted(card for zone in zones for card in places.cards(zone) if card != NO_CARD)
        cards = [NAMES[card] for card in found]
        if not cards:
            return [self.say("terminal-sl-unseen-none")]
        head = self.say("terminal-sl-unseen", cards=len(cards), pile=len(places.cards(PILE)))
        return [head, *(self.unseen(suit, [card for card in cards if suit_of(card) == suit]) for suit in SUITS)]

    def unseen(self, suit: str, cards: list[str]) -> str:
        """The unseen cards of a suit."""
        numbers = [str(number_on(card)) for card in cards if not is_eclipse(card)]
        listed, eclipses = self.say.listed(numbers) if numbers else "0", len(cards) - len(numbers)
        return self.say("terminal-sl-unseen-suit", suit=suit, n=len(numbers), numbers=listed, eclipses=eclipses)

    def event_args(self, event: Event) -> Mapping[str, str | int]:
        """The runs that were collected, in words."""
        if "runs" not in event.args:
            return event.args
        return {**event.args, "runs": spoken_runs(str(event.args["runs"]).split(), self.say)}

    def result(self, view: SunMoonView, names: Names) -> list[str]:
        """SL-46, SL-47, SL-54: a line for each seat, the sides at a table of four, and what decided."""
        result = view["result"]
        assert result is not None
        lines = [
            self.say("terminal-sl-count", who=names[seat], **count) for seat, count in enumerate(result["counts"])
        ]
        if view["partners"]:
            lines += [
                self.say("terminal-sl-side", who=names.listed(side["seats"]), total=side["total"])
                for side in result["sides"]
            ]
        if result["decided"] == "limit":
            return [*lines, self.say("terminal-sl-limit", turns=view["turn"])]
        best = next(side for side in result["sides"] if side["seats"][0] in result["winners"])
        who = names.listed(result["winners"])
        message = f"terminal-sl-won-{result['decided']}"
        return [*lines, self.say(message, who=who, total=best["total"], cards=best["cards"])]

    def move(self, move: str) -> str:
        """A canonical move in words, short: it stands in sentences about a move."""
        if move == "total eclipse":
            return self.say("terminal-sl-total")
        if move.startswith("collect"):
            return self.say("terminal-sl-say-collect", runs=spoken_runs(move.split()[1:], self.say))
        card, row, at = move.split()
        where = self.say(f"terminal-sl-at-{at}") if at in WHERE else self.say("terminal-sl-at-place", place=at)
        card_words = self.say("sl-card", suit=suit_of(card), number=number_on(card))
        row_words = self.say("terminal-sl-row-at", seat=row[0], suit=row[2:])
        return self.say("terminal-sl-say-play", card=card_words, row=row_words, where=where)

    def read(self, typed: str) -> str | None:
        """The canonical move that somebody typed."""
        return read_move(typed)

    def example(self) -> str:
        """Some move as it may be typed."""
        return self.say("terminal-sl-example")

    def help(self) -> list[str]:
        """How to type moves, and what the odds tell."""
        parts = ("aim", "play", "eclipse", "animal", "collect", "odds")
        return [self.say(f"terminal-sl-help-{part}") for part in parts]

    def edition(self, edition: LoadedEdition) -> list[str]:
        """Which cards bear which animal."""
        lines = []
        for animal in ANIMALS:
            cards = [name for name in NAMES if animal_on(edition, name) == animal]
            if cards:
                lines.append(self.say("terminal-sl-edition-animal", animal=animal, cards=self.say.listed(cards)))
        n = sum(animal_on(edition, name) is not None for name in NAMES)
        return [*lines, self.say("terminal-sl-edition-total", n=n)]
