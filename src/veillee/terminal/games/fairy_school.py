"""Fairy School in words: the forest and what lies before it, the moves with the cards they name, the count."""

from collections.abc import Mapping

from veillee.core.contract import Event
from veillee.core.edition import LoadedEdition
from veillee.core.match import Match
from veillee.games.fairy_school.edition.loading import DECKS
from veillee.games.fairy_school.moves import SINGLE, VERBS
from veillee.games.fairy_school.view_types import Clochette, FairySchoolView, SchoolPlayer, SchoolQuestion
from veillee.terminal.games import GameWords
from veillee.terminal.games.fairy_school_cards import SchoolCards, numbered
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator


class FairySchoolWords(GameWords[FairySchoolView]):
    """The words of Fairy School in one language."""

    quiet = frozenset({"fs-event-act", "fs-event-finished"})

    def __init__(self, say: Translator) -> None:
        self.say, self.cards = say, SchoolCards(say)

    def know(self, edition: LoadedEdition) -> None:
        """Learn what the cards are."""
        self.cards.know(edition)

    def table(self, view: FairySchoolView, names: Names) -> list[str]:
        """When we are, the others in a line each, then everything of one's own."""
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
            space=self.cards.space(player["kindness"]),
            stars=player["stars"],
            bonus=player["bonus"],
            projects=self.cards.listed(player["projects"]),
        )

    def bell(self, bell: Clochette) -> str:
        """Clochette in a line."""
        first, second = (self.cards.described(zone) for zone in bell["zones"])
        where: dict[str, str | int] = {"space": self.cards.space(bell["kindness"]), "stars": bell["stars"]}
        return self.say(
            "terminal-fs-bell", first=first, second=second, aside=self.cards.listed(bell["aside"]), **where
        )

    def own(self, player: SchoolPlayer) -> list[str]:
        """One's own forest, projects and cards."""
        top, bottom = (row.split() for row in player["forest"].split("/"))
        lines = [
            self.say("terminal-fs-forest-top", cards=self.cards.described(top)),
            self.say("terminal-fs-forest-bottom", cards=self.cards.described(bottom)),
            self.say("terminal-fs-projects", cards=self.cards.projects(player["projects"]))
            if player["projects"]
            else "",
        ]
        for key in ("hand", "draft", "kept", "personal"):
            if cards := player[key]:
                lines.append(self.say(f"terminal-fs-{key}", cards=self.cards.described(cards)))
        if player.get("final"):
            final = self.cards.final(player["final"])
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
            self.say("terminal-fs-shared", who=names[seat], cards=self.cards.described(cards))
            for seat, cards in rows
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
            space=self.cards.space(player["kindness"]),
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
        creature, left = self.cards.creature(name), question.get("left", 0)
        words = self.say("fs-ask", ask=question["ask"], creature=creature, left=left)
        return self.say("terminal-fs-asked", question=words, card=self.cards.card(name)) if creature else words

    def event_args(self, event: Event) -> Mapping[str, str | int]:
        """Cards by their creatures, final projects by their numbers, spaces in words."""
        args = dict(event.args)
        if event.message == "fs-event-realised":
            args["card"] = self.say("fs-the-creature", creature=self.cards.creature(str(args["card"])))
        if event.message == "fs-event-final":
            args["card"] = self.cards.final_number(str(args["card"]))
        if event.message == "fs-event-kindness":
            args["space"] = self.cards.space(str(args["space"]))
        return args

    def moves(self, match: Match[FairySchoolView], seat: int) -> list[str]:
        """Each legal move, with the card that it names and whose it is."""
        self.know(match.edition)
        view, names = match.view(seat), Names(self.say, match, seat)
        return numbered(self.offer(view, move, names) for move in view["moves"])

    def offer(self, view: FairySchoolView, move: str, names: Names) -> str:
        """A legal move, with what this moment says about it."""
        verb, _, what = move.partition(" ")
        if verb == "cert":
            return self.half(view, what)
        zone, colon, card = what.partition(":")
        if verb == "act" and colon:
            return self.say("terminal-fs-act-in", what=self.cards.card(card), zone=self.zone(view, zone, names))
        return self.move(move)

    def zone(self, view: FairySchoolView, zone: str, names: Names) -> str:
        """Where a card lies that may be activated."""
        assert view["seat"] is not None
        near = view["players"][view["seat"]]["neighbours"]
        owner = near["L"] if zone == "L" else near["R"] if zone == "R" else None
        if owner is not None:
            return self.say("fs-zone", zone="other", who=names[owner])
        return self.say("fs-zone", zone=zone if zone in "PS" else f"bell-{zone}")

    def half(self, view: FairySchoolView, half: str) -> str:
        """Half a certificate, with what it gives."""
        assert self.cards.content is not None
        assert view["question"] is not None
        subject = view["question"]["subject"]
        tile = next(tile for tile in self.cards.content.tiles if tile.name == view["tiles"][subject])
        says = tile.says[half == "right"].get(self.say.lang, "")
        return self.say("terminal-fs-cert-offer", subject=subject, half=half, says=says)

    def odds(self, match: Match[FairySchoolView], seat: int) -> list[str]:
        """What is left in one's own pile: known as a set, unknown in order."""
        self.know(match.edition)
        return [
            self.say("terminal-fs-odds", cards=self.cards.described(match.view(seat)["players"][seat]["deck"]))
        ]

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
            what = self.cards.card(what.rpartition(":")[2])
        elif verb in ("keep", "pick", "realise"):
            what = self.cards.project(what)
        elif verb == "final":
            what = self.cards.final(what)
        elif verb == "slot":
            what = self.cards.slot(what)
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
        c = self.cards.content
        assert c is not None
        sizes = {"cards": len(c.cards), "finals": len(c.finals), "tiles": len(c.tiles), "spaces": len(c.spaces)}
        lines = [self.say("terminal-fs-edition", **sizes)]
        for number, deck in enumerate(DECKS):
            cards = [f"{card.name} {self.cards.card(card.name)}" for card in c.cards if card.deck == number]
            lines.append(self.say("terminal-fs-edition-deck", deck=deck, cards=self.say.listed(cards)))
        return lines
