"""Fairy School in words: the forest and what lies before it, the moves with the cards they name, the count."""

import re
from collections.abc import Mapping
from contextlib import suppress
from string import ascii_lowercase

from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.games.fairy_school.edition.content import Card, Content
from veillee.games.fairy_school.edition.loading import DECKS, SchoolEdition, load_edition
from veillee.games.fairy_school.moves import SINGLE, VERBS
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.view_types import Clochette, FairySchoolView, SchoolPlayer, SchoolQuestion
from veillee.games.fairy_school.words import CREATURES
from veillee.terminal.games import GameWords
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator

EFFECT = re.compile(r"\b(fetch|again|trim|study|ANY|draw)(?: (\d) play (\d))?")
"""The words of an effect."""


class FairySchoolWords(GameWords[FairySchoolView]):
    """The words of Fairy School in one language."""

    quiet = frozenset({"fs-event-act", "fs-event-finished"})

    def __init__(self, say: Translator) -> None:
        self.say = say
        self.cards: dict[str, Card] = {}
        self.content: Content | None = None

    def know(self, edition: LoadedEdition) -> None:
        """Learn what the cards are."""
        if isinstance(edition, SchoolEdition) and self.content is not edition.content:
            self.content = edition.content
            self.cards = {card.name: card for card in edition.content.cards}

    def table(self, view: FairySchoolView, names: Names) -> list[str]:
        """When we are, the others in a line each, then everything of one's own."""
        if not self.cards:
            with suppress(BadInput):  # an edition of one's own is known from the first list of moves on
                self.know(load_edition(view["edition"]))
        seat = view["seat"]
        others = [n for n in range(view["seats"]) if n != seat]
        lines = [self.when(view), *(self.other(view, n, names) for n in others)]
        if view["clochette"]:
            lines.append(self.bell(view["clochette"]))
        if seat is None:
            return lines
        return [*lines, *self.own(view["players"][seat]), *self.shared(view, names), *self.middle(view)[1:]]

    def when(self, view: FairySchoolView) -> str:
        """Trimester, turn and phase."""
        moment = {"phase": view["step"], "turn": view["turn"]}
        if view["trimester"] is None:
            return self.say("fs-before", phase=view["step"])
        return self.say("fs-when", trimester=view["trimester"], **moment)

    def other(self, view: FairySchoolView, seat: int, names: Names) -> str:
        """Another player in a line."""
        player = view["players"][seat]
        return self.say(
            "terminal-fs-other",
            who=names[seat],
            store=player["store"] or self.say("terminal-fs-nothing"),
            space=self.space(player["kindness"]),
            stars=player["stars"],
            bonus=player["bonus"],
            projects=self.listed(player["projects"]),
        )

    def bell(self, bell: Clochette) -> str:
        """Clochette in a line."""
        first, second = (self.described(zone) for zone in bell["zones"])
        where: dict[str, str | int] = {"space": self.space(bell["kindness"]), "stars": bell["stars"]}
        return self.say("terminal-fs-bell", first=first, second=second, aside=self.listed(bell["aside"]), **where)

    def own(self, player: SchoolPlayer) -> list[str]:
        """One's own forest, projects and cards."""
        top, bottom = (row.split() for row in player["forest"].split("/"))
        lines = [
            self.say("terminal-fs-forest-top", cards=self.described(top)),
            self.say("terminal-fs-forest-bottom", cards=self.described(bottom)),
            self.say("terminal-fs-projects", cards=self.say.listed(map(self.project, player["projects"])))
            if player["projects"]
            else "",
        ]
        for key in ("hand", "draft", "kept", "personal"):
            if cards := player[key]:
                lines.append(self.say(f"terminal-fs-{key}", cards=self.described(cards)))
        if player.get("final"):
            final = self.final(player["final"])
            lines.append(self.say("terminal-fs-own-final", card=final, steps=player.get("steps", 0)))
        if player["studied"]:
            lines.append(self.studied(player))
        return [line for line in lines if line]

    def studied(self, player: SchoolPlayer) -> str:
        """Creatures studied and certificates held."""
        creatures = self.say.listed(self.say("fs-creature", creature=one) for one in player["studied"])
        held = [self.say("terminal-fs-held", subject=s, half=half) for s, half in player["certs"].items()]
        certs = self.say.listed(held) if held else self.say("terminal-fs-nothing")
        return self.say("terminal-fs-studied", creatures=creatures, certs=certs)

    def shared(self, view: FairySchoolView, names: Names) -> list[str]:
        """The shared zones, while cards lie there."""
        rows = [(seat, player["shared"]) for seat, player in enumerate(view["players"]) if player["shared"]]
        return [
            self.say("terminal-fs-shared", who=names[seat], cards=self.described(cards)) for seat, cards in rows
        ]

    def middle(self, view: FairySchoolView) -> list[str]:
        """What changes within a phase: the store, and what is asked now."""
        seat = view["seat"]
        if seat is None:
            return [self.when(view)]
        player, asked = view["players"][seat], view["question"]
        own = self.say(
            "terminal-fs-own",
            store=player["store"] or self.say("terminal-fs-nothing"),
            space=self.space(player["kindness"]),
            stars=player["stars"],
            bonus=player["bonus"],
            cubes=player["cubes_left"],
            pile=player["pile_size"],
        )
        lines = [self.when(view), own]
        if asked:
            lines.append(self.asked(asked))
        return lines

    def asked(self, question: SchoolQuestion) -> str:
        """What is asked; a card that it is about stands behind it with its effect, for two may be alike."""
        name = question.get("card", "")
        known = self.cards.get(name.split("#")[0])
        creature = CREATURES[known.creature] if known else ""
        words = self.say("fs-ask", ask=question["ask"], creature=creature, left=question.get("left", 0))
        return self.say("terminal-fs-asked", question=words, card=self.card(name)) if known else words

    def event_args(self, event: Event) -> Mapping[str, str | int]:
        """Cards by their creatures, final projects by their numbers, spaces in words."""
        args = dict(event.args)
        if event.message == "fs-event-realised" and (card := self.cards.get(str(args["card"]))):
            args["card"] = self.say("fs-the-creature", creature=CREATURES[card.creature])
        if event.message == "fs-event-final" and self.content:
            args["card"] = 1 + [final.name for final in self.content.finals].index(str(args["card"]))
        if event.message == "fs-event-kindness":
            args["space"] = self.space(str(args["space"]))
        return args

    def space(self, name: str) -> str:
        """A space of the kindness track: `16b` is the second on the long way beside space 16."""
        number = name.rstrip(ascii_lowercase)
        step = ascii_lowercase.index(name[-1]) + 1 if number != name else 0
        return self.say("fs-space", n=number, step=step)

    def card(self, name: str) -> str:
        """A card with its creature and effect."""
        known = self.cards.get(name.split("#")[0])
        if known is None:
            return name
        return self.say(
            "terminal-fs-card", name=name, creature=CREATURES[known.creature], effect=self.effect(known.text)
        )

    def project(self, name: str) -> str:
        """A project with its cost; other cards have none."""
        known = self.cards.get(name)
        if known is None or not any(known.cost):
            return self.card(name)
        told = {"creature": CREATURES[known.creature], "cost": store_text(known.cost)}
        return self.say("terminal-fs-project", name=name, effect=self.effect(known.text), **told)

    def effect(self, text: str) -> str:
        """An effect as it is written, its words in our language."""

        def spoken(found: re.Match[str]) -> str:
            counts = {"draws": found[2], "plays": found[3]} if found[2] else {}
            return self.say(f"terminal-fs-effect-{found[1].lower()}", **counts)

        return EFFECT.sub(spoken, text)

    def final(self, name: str) -> str:
        """A final project with its steps."""
        for final in self.content.finals if self.content else ():
            if final.name == name:
                steps = [
                    self.say("terminal-fs-final-step", cost=store_text(cost), stars=n) for cost, n in final.steps
                ]
                return self.say("terminal-fs-final-card", name=name, steps=self.say.listed(steps))
        return name

    def described(self, cards: list[str]) -> str:
        """Some cards with their effects."""
        return self.say.listed(map(self.card, cards)) if cards else self.say("terminal-fs-nothing")

    def listed(self, cards: list[str]) -> str:
        """Some cards by name only."""
        return self.say.listed(cards) if cards else self.say("terminal-fs-nothing")

    def moves(self, match: Match[FairySchoolView], seat: int) -> list[str]:
        """Each legal move, with the card that it names."""
        self.know(match.edition)
        view = match.view(seat)
        return [self.half(view, move) if move.startswith("cert ") else self.move(move) for move in view["moves"]]

    def half(self, view: FairySchoolView, move: str) -> str:
        """Half a certificate, with what it gives."""
        assert self.content is not None
        assert view["question"] is not None
        half, subject = move.removeprefix("cert "), view["question"]["subject"]
        tile = next(tile for tile in self.content.tiles if tile.name == view["tiles"][subject])
        says = tile.says[half == "right"].get(self.say.lang, "")
        return self.say("terminal-fs-cert-offer", subject=subject, half=half, says=says)

    def odds(self, match: Match[FairySchoolView], seat: int) -> list[str]:
        """What is left in one's own pile: known as a set, unknown in order."""
        self.know(match.edition)
        return [self.say("terminal-fs-odds", cards=self.listed(match.view(seat)["players"][seat]["deck"]))]

    def result(self, view: FairySchoolView, names: Names) -> list[str]:
        """FS-175 to FS-182, FS-232: each count, and who wins or which grade is reached."""
        result = view["result"]
        assert result is not None
        rows = enumerate(result["counts"])
        lines = [self.say("terminal-fs-score", who=names[seat], **counted) for seat, counted in rows]
        if "grade" in result:
            return [*lines, self.say("terminal-fs-grade", points=result["clochette"], grade=result["grade"])]
        winners = result["winners"]
        total = result["counts"][winners[0]]["total"]
        return [*lines, self.say("terminal-fs-winner", who=names.listed(winners), many=len(winners), total=total)]

    def move(self, move: str) -> str:
        """A canonical move in words."""
        verb, _, what = move.partition(" ")
        if verb in ("take", "play", "aside", "act"):
            zone, colon, name = what.partition(":")
            what = f"{zone}:{self.card(name)}" if colon else self.card(what)
        elif verb in ("keep", "pick", "realise"):
            what = self.project(what)
        elif verb == "final":
            what = self.final(what)
        named = {"element": what, "creature": what, "half": what, "subject": what, "what": what}
        return self.say(f"terminal-fs-{verb}", **named)

    def read(self, typed: str) -> str | None:
        """The canonical move that somebody typed."""
        verb, *rest = typed.split()
        move = " ".join([verb.lower(), *rest])
        return move if move in SINGLE or verb.lower() in VERBS else None

    def example(self) -> str:
        """Some move as it may be typed."""
        return self.say("terminal-fs-example")

    def help(self) -> list[str]:
        """How to type moves, and what the letters mean."""
        return [self.say(f"terminal-fs-help-{part}") for part in ("aim", "letters", "effects", "moves", "odds")]

    def edition(self, edition: LoadedEdition) -> list[str]:
        """How much there is, and every card of every deck."""
        self.know(edition)
        assert self.content is not None
        c = self.content
        sizes = {"cards": len(c.cards), "finals": len(c.finals), "tiles": len(c.tiles), "spaces": len(c.spaces)}
        lines = [self.say("terminal-fs-edition", **sizes)]
        for number, deck in enumerate(DECKS):
            cards = [card.name for card in c.cards if card.deck == number]
            lines.append(self.say("terminal-fs-edition-deck", deck=deck, cards=self.described(cards)))
        return lines
