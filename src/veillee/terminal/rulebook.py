"""The rules as plain text: no anchors, no marks, each row of a table as a sentence of its own."""

import re
import textwrap
from collections.abc import Iterator

from veillee.terminal.translator import Translator

ANCHOR = re.compile(r'<a id="[^"]*"></a>')
EMPHASIS = re.compile(r"(\*\*|\*|`)(.+?)\1")
HEADING = re.compile(r"#+ ")
RULER = re.compile(r"[|:\- ]+")


def plain_rules(markdown: str, say: Translator, width: int | None = None) -> str:
    """A rules page without its marks, wrapped if a width is given."""
    lines = _lines(ANCHOR.sub("", markdown).splitlines(), say)
    return "\n".join(textwrap.fill(line, width) if width else line for line in lines)


def _lines(lines: list[str], say: Translator) -> Iterator[str]:
    heads: list[str] = []
    for line in lines:
        if not line.startswith("|"):
            heads = []
            yield _unmarked(HEADING.sub("", line) if line.startswith("#") else line)
        elif not heads:
            heads = _cells(line)
        elif not RULER.fullmatch(line):
            pairs = [(head, cell) for head, cell in zip(heads, _cells(line), strict=False) if head and cell]
            row = [say("terminal-cell", head=head, cell=cell) for head, cell in pairs]
            yield say.listed(row, "terminal-semicolon")


def _cells(line: str) -> list[str]:
    return [_unmarked(cell.strip()) for cell in line.strip().strip("|").split("|")]


def _unmarked(text: str) -> str:
    return EMPHASIS.sub(r"\2", text)
