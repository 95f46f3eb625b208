"""Rule options as they are typed: `--options santa_on_santa=yes,one_rule_per_stretch=no`."""

from collections.abc import Sequence

from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator, plain, typed_words

Value = bool | int | str
LONGEST_NUMBER = 9


def read_options(texts: Sequence[str]) -> dict[str, Value]:
    """The options by name, from one text or several; whether a game has them is for the game to say."""
    found: dict[str, Value] = {}
    for part in [part for text in texts for part in text.split(",")]:
        name, _, value = (piece.strip() for piece in part.partition("="))
        if not name or not value or name in found:
            raise BadInput("cli-switches", part=part)
        found[name] = read_value(value)
    return found


def read_value(text: str) -> Value:
    """Yes or no in the words of any language, a whole number, or a word."""
    for answer, message in ((True, "cli-typed-yes"), (False, "cli-typed-no")):
        if plain(text) in typed_words(message):
            return answer
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else text


def spoken_value(value: Value, say: Translator) -> str:
    """A value as it may be typed."""
    if not isinstance(value, bool):
        return str(value)
    return say("cli-typed-yes" if value else "cli-typed-no").split()[0]
