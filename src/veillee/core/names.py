"""Names that people give themselves, in any writing."""

from unicodedata import category

JOINERS = "\u200c\u200d"
"""They join the parts of an emoji and part the letters of a word; they are seen by what they do."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by their kind that show nothing."""


def is_printable(text: str) -> bool:
    """Whether a text breaks no line and turns no writing round."""
    return all(sign.isprintable() or sign in JOINERS for sign in text)


def is_name(text: str) -> bool:
    """Whether a text can be shown as a name: something of it is seen."""
    return is_printable(text) and any(category(sign)[0] in "LNPS" and sign not in BLANKS for sign in text)
