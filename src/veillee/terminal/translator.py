"""Messages of the Fluent files in one language, lists of things in words, and words as people type them."""

from collections.abc import Iterable
from functools import reduce

from veillee.core.errors import VeilleeError
from veillee.locales import LANGUAGES, has, text


class Translator:
    """Puts messages into one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, message: str, **args: str | int | float) -> str:
        """A message in words."""
        return text(self.lang, message, **args)

    def title(self, game: str) -> str:
        """What a game is called, by its id."""
        return self(f"title-{game}")

    def error(self, error: VeilleeError) -> str:
        """What went wrong, in one sentence."""
        return error.text(self.lang)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return has(self.lang, message)

    def listed(self, items: Iterable[str], link: str = "terminal-comma") -> str:
        """Some things one after the other, joined by a message that links two."""
        return reduce(lambda first, following: self(link, first=first, next=following), items)


def typed_words(message: str) -> set[str]:
    """The words that people may type for one thing: those of every language at once."""
    return {plain(word) for lang in LANGUAGES for word in text(lang, message).split()}


def plain(word: str) -> str:
    """A word without capitals and accents, so that `révéler` and `REVELER` are the same."""
    from unicodedata import combining, normalize

    return "".join(sign for sign in normalize("NFKD", word.casefold()) if not combining(sign))
