"""What lies on the table of Fairy School in words: cards by their creatures, final projects, slots, spaces."""

import re
from collections.abc import Iterable
from string import ascii_lowercase

from veillee.core.edition import LoadedEdition
from veillee.games.fairy_school.edition.content import Card, Content
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.words import CREATURES, SUBJECTS
from veillee.terminal.translator import Translator

EFFECT = re.compile(r"\b(fetch|again|trim|study|ANY|draw)(?: (\d) play (\d))?")
"""The words of an effect."""
TIMES = re.compile(r"\bx(?=\d)")
EMPTY = "-"
"""How a forest writes a slot without a card."""


def numbered(words: Iterable[str], *, but: str = "") -> list[str]:
    """Things in words; those that sound alike get numbers of their own."""
    told = list(words)
    return [
        f"{one} ({told[:i].count(one) + 1})" if one != but and told.count(one) > 1 else one
        for i, one in enumerate(told)
    ]


class SchoolCards:
    """The cards of an edition in one language."""

    def __init__(self, say: Translator) -> None:
        self.say = say
        self.cards: dict[str, Card] = {}
        self.content: Content | None = None

    def know(self, edition: LoadedEdition) -> None:
        """Learn what the cards are."""
        if isinstance(edition, SchoolEdition) and self.content is not edition.content:
            self.content = edition.content
            self.cards = {card.name: card for card in edition.content.cards}

    def known(self, name: str) -> Card | None:
        """A card by its name; `d2#2` is the second of a name."""
        return self.cards.get(name.split("#")[0])

    def creature(self, name: str) -> str:
        """The creature of a card, as messages ask for it."""
        card = self.known(name)
        return CREATURES[card.creature] if card else ""

    def short(self, name: str) -> str:
        """A card by its creature alone."""
        return self.say("fs-creature", creature=self.creature(name)) if self.known(name) else name

    def card(self, name: str) -> str:
        """A card with its creature and effect."""
        if name == EMPTY:
            return self.say("terminal-fs-empty")
        card = self.known(name)
        if card is None:
            return name
        return self.say("terminal-fs-card", creature=self.creature(name), effect=self.effect(card.text))

    def project(self, name: str) -> str:
        """A project with its cost; other cards have none."""
        card = self.known(name)
        if card is None or not any(card.cost):
            return self.card(name)
        told = {"creature": self.creature(name), "cost": store_text(card.cost)}
        return self.say("terminal-fs-project", effect=self.effect(card.text), **told)

    def effect(self, text: str) -> str:
        """An effect as it is written, its words in our language."""

        def spoken(found: re.Match[str]) -> str:
            counts = {"draws": found[2], "plays": found[3]} if found[2] else {}
            return self.say(f"terminal-fs-effect-{found[1].lower()}", **counts)

        return TIMES.sub("×", EFFECT.sub(spoken, text))

    def final_number(self, name: str) -> int:
        """The number of a final project among those of the box, from 1; 0 if there is none of that name."""
        finals = [final.name for final in self.content.finals] if self.content else []
        return finals.index(name) + 1 if name in finals else 0

    def final(self, name: str) -> str:
        """A final project by its number, with its steps."""
        number = self.final_number(name)
        if not number or self.content is None:
            return name
        found = self.content.finals[number - 1].steps
        steps = [self.say("terminal-fs-final-step", cost=store_text(cost), stars=n) for cost, n in found]
        return self.say("terminal-fs-final-card", n=number, steps=self.say.listed(steps))

    def slot(self, name: str) -> str:
        """A slot of the forest: its row, its column and the pair of creatures there."""
        row, n = name[0], name[1:]
        return self.say("fs-slot", row=row, n=n, subject=SUBJECTS[int(n) - 1]) if n in tuple("12345") else name

    def space(self, name: str) -> str:
        """A space of the kindness track: `16b` is the second on the long way beside space 16."""
        number = name.rstrip(ascii_lowercase)
        step = ascii_lowercase.index(name[-1]) + 1 if number != name else 0
        return self.say("fs-space", n=number, step=step)

    def described(self, cards: list[str]) -> str:
        """Some cards with their effects."""
        return self._listed(map(self.card, cards))

    def listed(self, cards: list[str]) -> str:
        """Some cards by their creatures only."""
        return self._listed(map(self.short, cards))

    def projects(self, cards: list[str]) -> str:
        """Some projects with their costs."""
        return self._listed(map(self.project, cards))

    def _listed(self, words: Iterable[str]) -> str:
        told = numbered(words, but=self.say("terminal-fs-empty"))
        return self.say.listed(told) if told else self.say("terminal-fs-nothing")
