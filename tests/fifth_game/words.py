"""Hot Chestnuts in words, for the terminal."""

import re
from typing import Any

from veillee.core.edition import LoadedEdition
from veillee.core.match import Match
from veillee.terminal.games import GameWords
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator, plain, typed_words


class ChestnutsWords(GameWords):
    """The words of Hot Chestnuts in one language."""

    def __init__(self, say: Translator) -> None:
        self.say = say

    def table(self, view: dict[str, Any], names: Names) -> list[str]:
        """The round, what lies in front of everybody, and one's own hand."""
        seats = zip(range(view["seats"]), view["played"], view["points"], strict=True)
        rows = [
            self.say("terminal-ch-seat", who=names[n], cards=self.cards(cards), points=points)
            for n, cards, points in seats
        ]
        return [
            self.say("terminal-ch-round", round=view["round"], rounds=view["rounds"]),
            *rows,
            *self.middle(view),
        ]

    def middle(self, view: dict[str, Any]) -> list[str]:
        """One's own hand."""
        return [self.say("terminal-ch-hand", cards=self.cards(view["hand"]))]

    def cards(self, cards: list[str]) -> str:
        """Some cards."""
        return self.say.listed(cards) if cards else self.say("terminal-ch-none")

    def moves(self, match: Match, seat: int) -> list[str]:
        """Each legal move."""
        return [self.move(move) for move in match.moves(seat)]

    def odds(self, match: Match, seat: int) -> list[str]:
        """How many cards are unseen."""
        view = match.view(seat)
        others = sum(view["hands"]) - len(view["hand"]) - (view["laid"] is not None)
        return [self.say("terminal-ch-unseen", others=others, aside=view["aside"])]

    def result(self, view: dict[str, Any], names: Names) -> list[str]:
        """CH-10: the points and who wins."""
        return [
            *self.table(view, names)[1:-1],
            self.say("terminal-ch-wins", who=names.listed(view["result"]["winners"])),
        ]

    def move(self, move: str) -> str:
        """A canonical move in words."""
        return self.say("ch-move-lay", what=move.split()[1])

    def read(self, typed: str) -> str | None:
        """The canonical move that somebody typed."""
        found = re.fullmatch(r"(\w+) +(\d{1,9})", plain(typed))
        return f"lay {found[2]}" if found and found[1] in typed_words("terminal-ch-typed-lay") else None

    def example(self) -> str:
        """Some move as it may be typed."""
        return self.say("ch-move-lay", what=7)

    def help(self) -> list[str]:
        """What it is about."""
        return [self.say("terminal-ch-help")]

    def edition(self, edition: LoadedEdition) -> list[str]:
        """The deck."""
        e = edition.records[0]
        return [self.say("terminal-ch-edition", cards=int(e["cards"]), hand=int(e["hand"]))]
