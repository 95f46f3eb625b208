"""Réussite de Noël in words: hand and wall, the moves and what they open, what is still unseen, the end."""

from collections.abc import Iterable

from veillee.core import contract
from veillee.core.edition import LoadedEdition
from veillee.core.match import Match
from veillee.core.places import Places
from veillee.core.record import Records
from veillee.games.reussite.moves import column_of
from veillee.games.reussite.rules import fits
from veillee.games.reussite.state import COLOURS, LAYOUT, column_zone
from veillee.games.reussite.view import moment_of, names, takes
from veillee.games.reussite.view_types import ColumnTakes, ReussiteView
from veillee.terminal.games import GameWords
from veillee.terminal.games.reussite_cards import face_of, read_move
from veillee.terminal.names import Names
from veillee.terminal.translator import Translator


class ReussiteWords(GameWords[ReussiteView]):
    """The words of Réussite de Noël in one language."""

    def __init__(self, say: Translator) -> None:
        self.say = say

    def table(self, view: ReussiteView, names: Names) -> list[str]:
        """Hand and pile, then a line for each column."""
        return [*self.middle(view), *self.columns(view)]

    def middle(self, view: ReussiteView) -> list[str]:
        """Hand and pile; the log has told which column grew."""
        return [self.say("terminal-rn-hand", cards=self.listed(view["hand"]), pile=view["pile"])]

    def columns(self, view: ReussiteView) -> list[str]:
        """The wall, each column from the bottom up, with what it accepts."""
        return [self.column(view, number) for number in range(1, len(view["columns"]) + 1)]

    def column(self, view: ReussiteView, number: int) -> str:
        """One column."""
        cards, taken = view["columns"][number - 1], view["takes"][number - 1]
        if not cards:
            return self.say("terminal-rn-column-empty", column=number)
        built, n, height = self.listed(cards), len(cards), view["height"]
        if taken["kind"] == "full":
            return self.say("terminal-rn-column-full", column=number, cards=built)
        what = self.taken(taken)
        return self.say("terminal-rn-column", column=number, cards=built, n=n, height=height, accepts=what)

    def listed(self, cards: list[str]) -> str:
        """Some cards, without articles."""
        return self.say.listed(self.say("terminal-rn-card", **face_of(card)) for card in cards)

    def taken(self, taken: ColumnTakes) -> str:
        """What a column with cards takes next; Santas are only named where they are the news."""
        colour, value = taken["colour"] or "", taken["value"]
        return self.say(f"terminal-rn-accepts-{taken['kind']}", colour=colour, value=value)

    def moves(self, match: Match[ReussiteView], seat: int) -> list[str]:
        """Each legal move, and what the column accepts then."""
        view = match.view(seat)
        texts = zip(match.actions(seat), view["moves"], strict=True)
        return [self.offer(match, seat, action, text) for action, text in texts]

    def offer(self, match: Match[ReussiteView], seat: int, action: int, text: str) -> str:
        """One move and what it opens."""
        after, column = laid(match, seat, action), int(column_of(action))
        cards = names(match.edition, Places(LAYOUT, after[0]).cards(int(column_zone(column))))
        highest = int(match.edition.records[0].values)
        opens = self.taken(takes(moment_of(after[0], match.edition).columns[column], cards, highest))
        return self.say("terminal-rn-offer", move=self.move(text), accepts=opens)

    def odds(self, match: Match[ReussiteView], seat: int) -> list[str]:
        """What is unseen; how much of it fits each column now, and how much of it would after each move."""
        view = match.view(seat)
        unseen, of, columns = view["unseen"], len(view["unseen"]), range(len(view["columns"]))
        if not unseen:
            return [self.say("terminal-rn-odds-none")]
        lines = [self.say("terminal-rn-unseen", n=of), *self.unseen(unseen)]
        for column in columns:
            n = fitting(match, match.states, unseen, [column])
            lines.append(self.say("terminal-rn-odds-column", column=column + 1, **share(n, of)))
        for action, text in zip(match.actions(seat), view["moves"], strict=True):
            after = laid(match, seat, action)
            there = fitting(match, after, unseen, [int(column_of(action))])
            anywhere = share(fitting(match, after, unseen, columns), of)
            lines.append(self.say("terminal-rn-odds-move", move=self.move(text), there=there, **anywhere))
        return lines

    def unseen(self, cards: list[str]) -> list[str]:
        """The unseen cards, a line for each colour that has some."""
        lines = []
        for colour in COLOURS:
            faces = [face_of(card) for card in cards if face_of(card)["colour"] == colour]
            if faces:
                values = self.say.listed(self.say("terminal-rn-value", value=face["value"]) for face in faces)
                lines.append(self.say("terminal-rn-unseen-colour", colour=colour, values=values))
        return lines

    def result(self, view: ReussiteView, names: Names) -> list[str]:
        """RN-24, RN-25: the wall as it stands, and how the game ended."""
        result = view["result"]
        assert result is not None
        left = {"hand": len(view["hand"]), "pile": view["pile"]}
        message = "terminal-rn-won" if result["won"] else "terminal-rn-lost"
        ending = self.say(message, laid=result["laid"], left=sum(left.values()), **left)
        hand = [] if result["won"] else self.middle(view)
        return [*self.columns(view), *hand, ending]

    def move(self, move: str) -> str:
        """A canonical move in words."""
        card, column = move.split(">")
        return self.say("terminal-rn-move", column=int(column), **face_of(card))

    def read(self, typed: str) -> str | None:
        """The canonical move that somebody typed."""
        return read_move(typed)

    def example(self) -> str:
        """Some move as it may be typed."""
        return self.say("terminal-rn-example")

    def help(self) -> list[str]:
        """How to type moves, and what the odds tell."""
        return [self.say(f"terminal-rn-help-{part}") for part in ("aim", "column", "santa", "lay", "odds")]

    def edition(self, edition: LoadedEdition) -> list[str]:
        """The deck and the wall."""
        e = edition.records[0]
        numbers = {key: int(e[key]) for key in ("colours", "values", "columns", "height", "hand")}
        return [self.say("terminal-rn-edition", **numbers, cards=numbers["columns"] * numbers["height"])]


def laid(match: Match[ReussiteView], seat: int, action: int) -> Records:
    """The state after a move; the match stays as it is."""
    after = match.states.copy()
    contract.play(after, match.edition.records, seat, action)
    return after


def fitting(match: Match[ReussiteView], states: Records, cards: list[str], columns: Iterable[int]) -> int:
    """How many of some cards would fit on one of these columns."""
    s, e = states[0], match.edition.records[0]
    numbers = [match.edition.names.index(card) for card in cards]
    return sum(any(fits(s, e, number, column) for column in columns) for number in numbers)


def share(n: int, of: int) -> dict[str, int | float]:
    """A count out of others, and the same as a part of one."""
    return {"n": n, "of": of, "share": n / of}
