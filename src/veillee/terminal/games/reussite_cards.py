"""Cards of Réussite de Noël as people say and type them."""

import re
from functools import cache

from veillee.games.reussite.state import COLOUR_LETTERS, COLOURS
from veillee.locales import LANGUAGES, text
from veillee.terminal.translator import plain, typed_words


def face_of(card: str) -> dict[str, str | int]:
    """A card by its name, as messages want it: its colour, and its value (0 is the Santa)."""
    return {"colour": COLOURS[COLOUR_LETTERS.index(card[0])], "value": int(card[1:])}


@cache
def colour_letters() -> dict[str, str]:
    """Every word for a colour and its first letter, in every language, with the letter of the cards."""
    names = {plain(text(lang, f"rn-colour-{c}")): c for lang in LANGUAGES for c in COLOURS}
    words = {
        word: COLOUR_LETTERS[COLOURS.index(colour)] for name, colour in names.items() for word in (name, name[0])
    }
    return words | {letter.lower(): letter for letter in COLOUR_LETTERS}


def read_move(typed: str) -> str | None:
    """The canonical text of a move as somebody typed it: `r5 1`, `R5>1`, `red 5 on 1`, `père noël vert 2`."""
    words = re.findall(r"[a-z]+|\d+|[^a-z\d\s>]", plain(typed))
    for verb in ("pass", "draw"):
        if words and words[0] in typed_words(f"terminal-rn-typed-{verb}"):
            return verb
    santa = any(word in typed_words("terminal-rn-typed-santa") for word in words)
    quiet = typed_words("terminal-rn-typed-on") | typed_words("terminal-rn-typed-santa")
    words = [word for word in words if word not in quiet]
    numbers = [word for word in words if word.isdecimal()]
    colours = [colour_letters()[word] for word in words if word in colour_letters()]
    if len(colours) != 1 or len(colours) + len(numbers) != len(words) or len(numbers) != (1 if santa else 2):
        return None
    value = "0" if santa else numbers[0]
    return f"{colours[0]}{value}>{numbers[-1]}"
