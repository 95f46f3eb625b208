"""Cards and colours of Fairy Lights as people say and type them."""

from collections.abc import Iterable
from functools import cache

from veillee.core.errors import BadInput
from veillee.games.fairy_lights.edition import Face, face_of
from veillee.games.fairy_lights.state import COLOURS, Colour
from veillee.locales import LANGUAGES, text
from veillee.terminal.translator import plain, typed_words


def together(colour: Colour, cards: Iterable[str]) -> Face:
    """The cards of one colour among some, as one set."""
    faces = [found for found in map(face_of, cards) if found.colour == colour]
    return Face(colour, sum(f.bulbs for f in faces), sum(f.stars for f in faces))


@cache
def colour_words() -> dict[str, str]:
    """Every word for a colour, in every language, with the colour it means."""
    return {plain(text(lang, f"fl-colour-{colour}")): colour for lang in LANGUAGES for colour in COLOURS}


def read_colour(word: str, lang: str) -> str:
    """A colour from its name or the beginning of it; an unknown word stays, for the rules to refuse."""
    words, typed = colour_words(), plain(word)
    if typed in words:
        return words[typed]
    found = {colour for name, colour in words.items() if name.startswith(typed)}
    if len(found) > 1:
        colours = [text(lang, f"fl-colour-{colour}") for colour in COLOURS if colour in found]
        raise BadInput("terminal-fl-colour-unclear", word=word, colours=", ".join(colours))
    return found.pop() if found else word


def read_move(typed: str, lang: str) -> str | None:
    """The canonical text of a move as somebody typed it; None if its verb is none of the game's."""
    verb, *rest = plain(typed.replace(",", " ")).split() or [""]
    if verb in typed_words("terminal-fl-typed-reveal"):
        return " ".join(["reveal", *rest])
    if verb in typed_words("terminal-fl-typed-pass"):
        return "pass"
    if verb in typed_words("terminal-fl-typed-take"):
        colours = [word for word in rest if word not in typed_words("terminal-fl-typed-and")]
        return " ".join(["take", *(read_colour(word, lang) for word in colours)])
    return None
