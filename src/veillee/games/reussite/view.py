"""Réussite de Noël as people see it: hand, columns and what each of them accepts.

Everything here is made from a redacted record, so it can show nothing that the player may not know.
"""

from typing import Literal, NamedTuple

import numpy as np

from veillee.core.edition import LoadedEdition
from veillee.core.places import Places
from veillee.core.record import as_records
from veillee.games.reussite.edition import cards_of
from veillee.games.reussite.entry_points import COLUMN, FIRST_COLUMN, PLAYING, SIZE, WON, look
from veillee.games.reussite.finish import only_way
from veillee.games.reussite.state import (
    COLOUR_LETTERS,
    COLOURS,
    EMPTY,
    FULL,
    HAND,
    LAYOUT,
    PILE,
    SANTA_ON_TOP,
    State,
    column_zone,
)
from veillee.games.reussite.view_types import Accepts, ColumnTakes, Kind, ReussitePart

NEEDS: dict[str, Accepts] = {"R": "needs R", "G": "needs G", "B": "needs B", "Y": "needs Y"}
NEEDS_OR_SANTA: dict[str, Accepts] = {
    "R": "needs R or Santa",
    "G": "needs G or Santa",
    "B": "needs B or Santa",
    "Y": "needs Y or Santa",
}
"""What a column with a Santa on top accepts, by his colour."""


def describe(s: State, edition: LoadedEdition, seat: int) -> ReussitePart:
    """The view: hand and table; of the pile its height, and which cards are still unseen (RN-26)."""
    places, e = Places(LAYOUT, s), edition.records[0]
    columns = [places.cards(int(column_zone(n))) for n in range(int(e.columns))]
    seen = {card for cards in (places.cards(HAND), *columns) for card in cards}
    unseen = [card for card in cards_of(edition) if card not in seen]
    now, walls = moment_of(s, edition), [names(edition, cards) for cards in columns]
    return {
        "status": now.status,
        "over": not now.playing,
        "height": int(e.height),
        "hand": names(edition, places.cards(HAND)),
        "pile": len(places.cards(PILE)),
        "columns": walls,
        "open": [accepts(column, cards) for column, cards in zip(now.columns, walls, strict=False)],
        "takes": [takes(column, cards, int(e.values)) for column, cards in zip(now.columns, walls, strict=False)],
        "unseen": names(edition, unseen),
        "finish": only_way(s, edition.records, unseen),
        "result": None if now.playing else {"laid": sum(map(len, columns)), "won": now.won},
    }


def names(edition: LoadedEdition, cards: list[int]) -> list[str]:
    """Cards by their names."""
    return [edition.names[card] for card in cards]


class Column(NamedTuple):
    """What the rules say of a column."""

    stage: int
    takes_santa: bool
    """Whether a Santa may be laid on the Santa on top."""
    ascending: bool
    """Whether the ascending rule is open."""
    one_colour: bool
    """Whether the colour rule is open."""


class Moment(NamedTuple):
    """What the rules say of a moment."""

    playing: bool
    won: bool
    columns: list[Column]

    @property
    def status(self) -> Literal["playing", "won", "lost"]:
        """Whether the game goes on, and how it ended."""
        if self.playing:
            return "playing"
        return "won" if self.won else "lost"


def moment_of(s: State, edition: LoadedEdition) -> Moment:
    """What the rules say of a state, in one call."""
    out = np.zeros(SIZE, np.int32)
    look(as_records(s), edition.records, out)
    said: list[int] = out.tolist()
    columns = [said[at : at + COLUMN] for at in range(FIRST_COLUMN, SIZE, COLUMN)]
    return Moment(bool(said[PLAYING]), bool(said[WON]), [column_of(column) for column in columns])


def column_of(said: list[int]) -> Column:
    """A column, from the numbers of `entry_points.COLUMN`."""
    stage, *flags = said
    return Column(stage, *map(bool, flags))


def accepts(column: Column, cards: list[str]) -> Accepts:
    """What may be laid on a column: any card, a colour on a Santa, one of the rules or both; or it is full."""
    if column.stage == FULL:
        return "full"
    if column.stage == EMPTY:
        return "any card"
    if column.stage == SANTA_ON_TOP:
        return (NEEDS_OR_SANTA if column.takes_santa else NEEDS)[cards[-1][0]]
    return "both" if column.ascending and column.one_colour else "ascending" if column.ascending else "colour"


def takes(column: Column, cards: list[str], highest: int) -> ColumnTakes:
    """What goes on a column next: nothing is higher than the highest elf, so that there only a Santa ascends."""
    colour, value = (COLOURS[COLOUR_LETTERS.index(cards[-1][0])], int(cards[-1][1:])) if cards else (None, 0)
    return {"kind": kind_of(column, is_highest=value == highest), "colour": colour, "value": value}


def kind_of(column: Column, *, is_highest: bool) -> Kind:
    """What a column takes, in a word."""
    if column.stage == FULL:
        return "full"
    if column.stage == EMPTY:
        return "any"
    if column.stage == SANTA_ON_TOP:
        return "needs-santa" if column.takes_santa else "needs"
    if column.ascending and column.one_colour:
        return "colour" if is_highest else "both"
    if column.ascending:
        return "santa" if is_highest else "ascending"
    return "colour"
