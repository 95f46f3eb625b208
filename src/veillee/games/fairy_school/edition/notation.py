"""The notation of effects, costs and gains on the cards: reading it, with one reason if it cannot be read.

3W        1F 1W        E / V        2V -> 3E 2W        F x2 -> 4W / 1A        1V | W -> again + 1F
"""

import re
from dataclasses import dataclass, field
from enum import IntEnum

from veillee.games.fairy_school.words import ANY_MASK, ELEMENTS

MOST_LINES = 2
MOST_OUTCOMES = 4
MOST = 20
"""The highest amount of an element."""


class Special(IntEnum):
    """What an effect does beside paying and taking elements."""

    NONE = 0
    FETCH = 1
    DRAW = 2
    AGAIN = 3
    TRIM = 4
    STUDY = 5


WORDS = {"fetch": Special.FETCH, "again": Special.AGAIN, "trim": Special.TRIM, "study": Special.STUDY}
AMOUNT = re.compile(r"([1-9][0-9]?)?([EVAFW])")
DRAW = re.compile(r"draw ([1-4]) play ([1-4])")
PRICE = re.compile(r"(.+?)(?: x([2-9]))?")


class BadNotation(ValueError):
    """Something that is no amount, outcome or effect; its text is what could not be read."""


@dataclass
class Outcome:
    """One of the things that a line may give."""

    gain: list[int] = field(default_factory=lambda: [0] * 5)
    special: Special = Special.NONE
    draws: int = 0
    plays: int = 0


@dataclass
class Line:
    """One line of an effect: what it costs, how often it may be paid, what it gives."""

    price: list[int] = field(default_factory=lambda: [0] * 5)
    any: int = 0
    times: int = 1
    outcomes: list[Outcome] = field(default_factory=list)


@dataclass
class Gain:
    """What a certificate gives: fixed amounts, or one element out of some."""

    fixed: list[int] = field(default_factory=lambda: [0] * 5)
    choice: int = 0
    """A mask of elements; 0 = no choice."""


def read_amounts(text: str) -> list[int]:
    """`3E 2W` as five numbers; in the order E V A F W, each element once."""
    out, last = [0] * 5, -1
    for token in text.split(" "):
        found = AMOUNT.fullmatch(token)
        if found is None or ELEMENTS.index(found[2]) <= last or int(found[1] or 1) > MOST:
            raise BadNotation(token or text)
        last = ELEMENTS.index(found[2])
        out[last] = int(found[1] or 1)
    return out


def read_effect(text: str) -> list[Line]:
    """The lines of an effect; the price of a card names its elements, any kind is for certificates."""
    lines = [read_line(line) for line in text.split(" | ")]
    if len(lines) > MOST_LINES or any(line.any for line in lines):
        raise BadNotation(text)
    return lines


def read_line(text: str) -> Line:
    """One line: an outcome, or a price and its outcome."""
    price, arrow, outcome = text.rpartition(" -> ")
    line = Line()
    if arrow:
        found = PRICE.fullmatch(price)
        if found is None:
            raise BadNotation(text)
        line.times = int(found[2] or 1)
        line.any, line.price = read_price(found[1])
    line.outcomes = [read_outcome(option, bool(arrow)) for option in outcome.split(" / ")]
    if len(line.outcomes) > MOST_OUTCOMES:
        raise BadNotation(text)
    return line


def read_price(text: str) -> tuple[int, list[int]]:
    """A price: amounts, or some of ANY (`ANY`, `5ANY`)."""
    found = re.fullmatch(r"([1-9])?ANY", text)
    return (int(found[1] or 1), [0] * 5) if found else (0, read_amounts(text))


def read_outcome(text: str, paid: bool) -> Outcome:
    """Amounts, or a special with amounts trailing; a special must be paid for."""
    special, plus, gains = text.partition(" + ")
    draw = DRAW.fullmatch(special)
    if draw is None and special not in WORDS:
        return Outcome(gain=read_amounts(text))
    if not paid:
        raise BadNotation(text)
    out = Outcome(gain=read_amounts(gains) if plus else [0] * 5)
    out.special = Special.DRAW if draw else WORDS[special]
    out.draws, out.plays = (int(draw[1]), int(draw[2])) if draw else (0, 0)
    return out


def read_gain(text: str) -> Gain:
    """The gain of a certificate: `1A`, `ANY`, or single elements to choose from (`V / F`)."""
    if text == "ANY":
        return Gain(choice=ANY_MASK)
    options = [read_amounts(option) for option in text.split(" / ")]
    if len(options) == 1:
        return Gain(fixed=options[0])
    if any(sum(option) != 1 for option in options):
        raise BadNotation(text)
    return Gain(choice=sum(1 << option.index(1) for option in options))


def read_offer(text: str) -> Line:
    """An exchange that a certificate offers: a line without specials; `ANY -> ANY` pays and gives a choice."""
    if text == "ANY -> ANY":
        return Line(any=1, outcomes=[Outcome()])
    line = read_line(text)
    if line.any or any(outcome.special for outcome in line.outcomes):
        raise BadNotation(text)
    return line
