"""Fairy Lights in words: the table, the moves and what they would do, the odds, the count."""

from typing import cast

from veillee.core import contract
from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.match import Match
from veillee.games.fairy_lights.edition import PRINTED, face_of
from veillee.games.fairy_lights.state import COLOURS, Colour
from veillee.games.fairy_lights.view_types import FairyLightsResult, FairyLightsView
from veillee.terminal.games import GameWords
from veillee.terminal.games.fairy_lights_cards import read_move, together
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator

FATES = ("kept", "stored", "lost")


class FairyLightsWords(GameWords[FairyLightsView]):
    """The words of Fairy Lights in one language."""

    quiet = frozenset({"fl-event-turn"})

    def __init__(self, say: Translator) -> None:
        self.say = say

    def table(self, view: FairyLightsView, names: Names) -> list[str]:
        """The middle of the table, then a line for each seat, the one who looks first."""
        first = view["seat"] or 0
        seats = [(first + n) % view["seats"] for n in range(view["seats"])]
        discard = self.say("terminal-fl-discard", discard=len(view["discard"]))
        return [*self.middle(view), discard, *(self.seat(view, names, seat) for seat in seats)]

    def middle(self, view: FairyLightsView) -> list[str]:
        """Deck and shop."""
        if not view["shop"]:
            return [self.say("terminal-fl-shop-empty", deck=view["deck"])]
        cards = self.say.listed(map(self.card, view["shop"]), "terminal-semicolon")
        return [self.say("terminal-fl-shop", cards=cards, n=len(view["shop"]), deck=view["deck"])]

    def card(self, card: str) -> str:
        """One card."""
        seen = face_of(card)
        return self.say("fl-card", colour=seen.colour, bulbs=seen.bulbs, stars=seen.stars)

    def seat(self, view: FairyLightsView, names: Names, seat: int) -> str:
        """What lies in front of a seat."""
        area, garland = view["areas"][seat], view["garlands"][seat]
        cards = garland["cards"]
        if not area:
            return self.say("terminal-fl-seat-no-sets", who=names[seat], cards=cards)
        held = [together(colour, area[colour]) for colour in area]
        sets = [self.say("fl-card", colour=s.colour, bulbs=s.bulbs, stars=s.stars) for s in held]
        listed = self.say.listed(sets, "terminal-semicolon")
        return self.say("terminal-fl-seat", who=names[seat], sets=listed, cards=cards)

    def moves(self, match: Match[FairyLightsView], seat: int) -> list[str]:
        """Each legal move and what it would do; the chance of a bust beside the reveal."""
        view = match.view(seat)
        actions = zip(match.actions(seat), view["moves"], strict=True)
        return [
            self.reveal(view) if move == "reveal" else self.take(view, seat, forecast(match, seat, action))
            for action, move in actions
        ]

    def reveal(self, view: FairyLightsView) -> str:
        """The reveal, with its risk."""
        odds = view["odds"]
        if odds is None or not view["shop"]:
            return self.say("terminal-fl-reveal-safe")
        colour = face_of(view["shop"][-1]).colour
        return self.say("terminal-fl-reveal", **share(odds["bust"], odds["of"]), colour=colour)

    def take(self, view: FairyLightsView, seat: int, events: list[Event]) -> str:
        """A Take, with what becomes of each set."""
        parts = []
        for event in events:
            fate = event.message.removeprefix("fl-event-")
            if fate in FATES:
                colour = cast(Colour, event.args["colour"])
                all_cards = [*view["shop"], *view["areas"][seat].get(colour, [])]
                stars, bulbs = together(colour, all_cards).stars, event.args["bulbs"]
                parts.append(self.say("terminal-fl-part", colour=colour, bulbs=bulbs, stars=stars, fate=fate))
        return self.say("terminal-fl-take", parts=self.say.listed(parts, "terminal-both"))

    def odds(self, match: Match[FairyLightsView], seat: int) -> list[str]:
        """The bust first, then colours, then bulbs; as counts and as percent."""
        view = match.view(seat)
        odds = view["odds"]
        if odds is None or view["deck"] == 0 or odds["of"] == 0:
            return [self.say("terminal-fl-odds-none")]
        of = odds["of"]
        colours = [
            self.say("terminal-fl-odds-colour", **share(odds["colours"][colour], of), colour=colour)
            for colour in COLOURS
        ]
        numbers = {1: odds["bulbs"]["1"], 2: odds["bulbs"]["2"]}
        bulbs = [self.say("terminal-fl-odds-bulbs", **share(n, of), bulbs=b) for b, n in numbers.items()]
        return [self.bust(view), *colours, *bulbs]

    def bust(self, view: FairyLightsView) -> str:
        """The chance of a bust, or why there is none."""
        odds, shop = view["odds"], view["shop"]
        if odds is None or not shop:
            return self.say("terminal-fl-bust-safe")
        if not odds["possible"]:
            return self.say("terminal-fl-bust-full")
        return self.say("terminal-fl-bust", **share(odds["bust"], odds["of"]), colour=face_of(shop[-1]).colour)

    def result(self, view: FairyLightsView, names: Names) -> list[str]:
        """FL-38 to FL-44: a line for each seat, the best first, and what decided."""
        result = view["result"]
        assert result is not None
        order = sorted(range(view["seats"]), key=lambda seat: -result["counts"][seat]["total"])
        lines = [self.say("terminal-fl-count", who=names[seat], **result["counts"][seat]) for seat in order]
        return [*lines, *self.verdict(result, names)]

    def verdict(self, result: FairyLightsResult, names: Names) -> list[str]:
        """Who wins, and by which clause if totals are equal."""
        counts, winners, clause = result["counts"], result["winners"], result["decided"]
        best = counts[winners[0]]
        who = names.listed(winners)
        lines = []
        if clause != "FL-41":
            tied = [seat for seat, count in enumerate(counts) if count["total"] == best["total"]]
            lines.append(self.say("terminal-fl-tied", who=names.listed(tied), total=best["total"]))
        message = f"terminal-{clause.lower()}"
        return [*lines, self.say(message, who=who, **best)]

    def move(self, move: str) -> str:
        """A canonical move in words."""
        verb, *colours = move.split()
        if verb == "reveal":
            return self.say("terminal-fl-say-reveal")
        named = [self.say(f"fl-colour-{colour}") for colour in colours]
        return self.say("terminal-fl-say-take", colours=self.say.listed(named, "terminal-both"))

    def read(self, typed: str) -> str | None:
        """The canonical move that somebody typed."""
        return read_move(typed, self.say.lang)

    def example(self) -> str:
        """Some move as it may be typed."""
        return self.say("terminal-fl-example")

    def help(self) -> list[str]:
        """How to type moves, and what the odds tell."""
        return [self.say(f"terminal-fl-help-{part}") for part in ("aim", "reveal", "take", "odds")]

    def edition(self, edition: LoadedEdition) -> list[str]:
        """How the stars are spread, a line for each colour and number of bulbs."""
        copies = {name: int(edition.records[0].copies[n]) for n, name in enumerate(edition.names)}
        total = sum(n * face_of(card).stars for card, n in copies.items())
        lines = [self.kind(key, copies) for key in PRINTED]
        return [*lines, self.say("terminal-fl-edition-total", cards=sum(copies.values()), stars=total)]

    def kind(self, key: str, copies: dict[str, int]) -> str:
        """The cards of one colour and number of bulbs."""
        found = {face_of(card).stars: n for card, n in copies.items() if card.startswith(f"{key}s")}
        shown = [self.say("terminal-fl-edition-stars", n=n, stars=stars) for stars, n in found.items()]
        kind = face_of(f"{key}s0")
        listed = self.say.listed(shown)
        return self.say("terminal-fl-edition-kind", colour=kind.colour, bulbs=kind.bulbs, cards=listed)


def share(n: int, of: int) -> dict[str, int | float]:
    """A count out of others, and the same as a part of one."""
    return {"n": n, "of": of, "share": n / of if of else 0.0}


def forecast(match: Match[FairyLightsView], seat: int, action: int) -> list[Event]:
    """What an action that leaves nothing to chance would do; the match stays as it is."""
    after = match.states.copy()
    contract.play(after, match.edition.records, seat, action)
    return match.game.events(match.states[0], after[0], match.edition, seat, action)
