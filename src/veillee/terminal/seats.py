"""Who sits where: `me,fox,rabbit` as it stands on the command line."""

from collections.abc import Collection
from dataclasses import dataclass

from veillee.core.contract import Event
from veillee.core.errors import BadInput
from veillee.core.match import Match
from veillee.core.names import is_name
from veillee.core.table import LETTERS
from veillee.locales import LANGUAGES, has, text
from veillee.terminal.translator import plain, typed_words

ME = "me"
LONGEST_NAME = 40


@dataclass(frozen=True)
class Sitter:
    """Somebody at the table: a person here, or a bot."""

    kind: str
    """`me`, or the name of a bot."""
    name: str = ""
    """The name that was given, if any."""

    @property
    def is_person(self) -> bool:
        """Whether moves are asked for at this terminal."""
        return self.kind == ME


def read_seats(text: str, bots: tuple[str, ...]) -> list[Sitter]:
    """The seats in order; `me:Zoé` gives a name."""
    sitters = [read_sitter(part.strip(), bots) for part in text.split(",")]
    given = [sitter.name for sitter in sitters if sitter.name]
    spoken = [
        name
        for n, sitter in enumerate(sitters)
        if not sitter.name
        for name in spoken_names(sitter, LETTERS[n : n + 1])
    ]
    for name in given:
        if given.count(name) > 1 or name in spoken:
            raise BadInput("terminal-name-twice", name=name)
    return sitters


def spoken_names(sitter: Sitter, letter: str) -> set[str]:
    """What a seat without a name of its own is called in each language, and in a replay."""
    if sitter.is_person:
        return {
            name
            for lang in LANGUAGES
            for name in (text(lang, "terminal-seat", letter=letter), text(lang, "terminal-you"))
        }
    return {
        f"{sitter.kind} {letter}",
        *(text(lang, "terminal-bot", bot=sitter.kind, letter=letter) for lang in LANGUAGES),
    }


def read_sitter(text: str, bots: tuple[str, ...]) -> Sitter:
    """One seat."""
    word, colon, name = text.partition(":")
    kind = kind_of(plain(word.strip()), bots)
    if kind is None:
        raise BadInput("terminal-seat-unknown", seat=text, known=", ".join(bots))
    name = name.strip()
    if colon and not (is_name(name) and len(name) <= LONGEST_NAME):
        raise BadInput("terminal-seat-name", seat=text, most=LONGEST_NAME)
    return Sitter(kind, name)


def kind_of(word: str, bots: tuple[str, ...]) -> str | None:
    """Who is meant by a word: a person here, or a bot by its name or by what it is called in any language."""
    for kind in (ME, *bots):
        if word == kind or (
            has(LANGUAGES[0], f"terminal-typed-{kind}") and word in typed_words(f"terminal-typed-{kind}")
        ):
            return kind
    return None


def names_to_keep(sitters: list[Sitter]) -> dict[str, str]:
    """The names that a match and its replay carry, by seat letter: none for a person who gave none."""
    kept = {}
    for letter, sitter in zip(LETTERS, sitters, strict=False):
        if sitter.name or not sitter.is_person:
            kept[letter] = sitter.name or f"{sitter.kind} {letter}"
    return kept


def next_to_act(match: Match, bots: Collection[int]) -> int:
    """Who acts now; where all act at once bots go first, so that people may take back until they end it."""
    seats = match.to_act
    return next((seat for seat in seats if seat in bots and match.game.phased), seats[0])


def heard_here(event: Event, people: Collection[int]) -> bool:
    """What everybody at this terminal may know; all look at one screen."""
    return all(event.reaches(seat) for seat in people) if people else event.reaches(None)


def the_one_here(sitters: list[Sitter]) -> int | None:
    """The seat to speak to as "you": the only person here, unless a name was given."""
    people = [seat for seat, sitter in enumerate(sitters) if sitter.is_person]
    return people[0] if len(people) == 1 and not sitters[people[0]].name else None
