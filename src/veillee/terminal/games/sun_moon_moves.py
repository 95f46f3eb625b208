"""Moves of Sun and Moon as people type them, in either language."""

import re
from functools import cache

from veillee.terminal.translator import Translator, plain, typed_words

CARD = re.compile(r"([sml])(\d+|e)")
"""S9, M4, SE; the French may type L for lune."""


@cache
def meanings() -> dict[str, str]:
    """Every word that may be typed for a suit or an end, with the word of the canonical text."""
    words = ("sun", "moon", "start", "left", "right")
    return {typed: word for word in words for typed in typed_words(f"terminal-sl-typed-{word}")}


def read_move(typed: str) -> str | None:
    """The canonical text of what somebody typed: `s9 a.sun right`, `SE B soleil 3`, `récupérer A.sun 0-4`."""
    words = re.findall(r"\d+-\d+|[a-z]\d+|[a-z]+|\d+", plain(typed))
    if not words:
        return None
    if words[0] in typed_words("terminal-sl-typed-pass"):
        return "pass"
    if len(words) == 2 and set(words) <= typed_words("terminal-sl-typed-total"):
        return "total eclipse"
    if words[0] in typed_words("terminal-sl-typed-collect"):
        return " ".join(["collect", *rows_in(words[1:])])
    card = CARD.fullmatch(words[0])
    if card is None:
        return None
    suit = "S" if card[1] == "s" else "M"
    return " ".join([suit + card[2].upper(), *rows_in(words[1:])])


def spoken_rows(text: str, say: Translator) -> str:
    """A text with the names of rows as they may be typed in our language: `A.moon 0-4` is « A.lune 0-4 »."""
    return re.sub(
        r"\b([A-F])\.(sun|moon)\b", lambda row: say("terminal-sl-row-name", seat=row[1], suit=row[2]), text
    )


def spoken_runs(runs: list[str], say: Translator) -> str:
    """Runs in words: `A.moon 0-4` is the moon row, places 0 to 4. Only rows of one's own are collected from."""
    told = []
    for row, span in zip(runs[::2], runs[1::2], strict=True):
        first, last = span.split("-")
        told.append(say("terminal-sl-run", suit=row[2:], first=first, last=last))
    return say.listed(told)


def rows_in(words: list[str]) -> list[str]:
    """Words of which a seat and a suit make the name of a row, and ends have their canonical names."""
    known = [meanings().get(word, word) for word in words]
    text = " ".join(known)
    return re.sub(r"\b([a-f]) (sun|moon)\b", lambda row: f"{row[1].upper()}.{row[2]}", text).split()
