"""What can go wrong, said in one sentence, in French or English."""

import errno
from collections.abc import Sequence
from dataclasses import dataclass

from veillee.locales import LANGUAGES, text

LONGEST = 200
"""What somebody typed is quoted up to this length; the names of all commands fit in."""


class VeilleeError(Exception):
    """An error with a sentence for people: a message of the Fluent files and its arguments.

    An argument may be another error; it is then worded in the same language.
    """

    def __init__(self, message: str, **args: "str | int | VeilleeError") -> None:
        super().__init__(message, args)
        self.message, self.args_ = message, args

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return text(lang, self.message, **{name: _spoken(value, lang) for name, value in self.args_.items()})

    def __str__(self) -> str:
        return self.text("en")


def _spoken(value: str | int | VeilleeError, lang: str) -> str | int:
    if isinstance(value, VeilleeError):
        return value.text(lang)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    return value


class BadInput(VeilleeError):
    """Something given from outside cannot be used: a file, an option, a number of seats."""


class OtherRules(BadInput):
    """A match that another version of its game's rules began."""

    def __init__(self, game: str, version: int, ours: int) -> None:
        super().__init__("rules-version", game=VeilleeError(f"title-{game}"), version=version, ours=ours)


class BadEdition(BadInput):
    """An edition file with everything that is wrong with it."""

    def __init__(self, problems: Sequence[BadInput]) -> None:
        first = problems[0]
        super().__init__(first.message, **first.args_)
        self.problems = tuple(problems)


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: the clause, and its sentence in every language."""

    clause: str
    texts: dict[str, str]

    @classmethod
    def of(cls, clause: str) -> "Refusal":
        """The refusal that a clause gives: `FL-13` is explained by the message `fl-refusal-13`."""
        prefix, number = clause.lower().split("-")
        message = f"{prefix}-refusal-{number}"
        return cls(clause, {lang: text(lang, message) for lang in LANGUAGES})


class MoveError(VeilleeError):
    """A move that was not played; the match is as before."""

    def __init__(self, refusal: Refusal, move: str) -> None:
        super().__init__("error-move", move=move, clause=refusal.clause)
        self.refusal, self.clause, self.move = refusal, refusal.clause, move

    def text(self, lang: str) -> str:
        """The clause and its sentence."""
        return text(lang, "error-clause", clause=self.clause, reason=self.refusal.texts[lang])


class UnknownMove(MoveError):
    """A text that is no move of the game."""


class IllegalMove(MoveError):
    """A move that the rules forbid now."""


class WrongSeat(MoveError):
    """A move by a seat that is not to act."""


class UndoRefused(VeilleeError):
    """An act that cannot be taken back; the message names what stops it."""


class UnknownCard(VeilleeError):
    """A move that turns up a card which a partial position does not name."""


REASONS = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-forbidden",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-no-folder",
    errno.ENAMETOOLONG: "reason-long",
    errno.ENOSPC: "reason-full",
    errno.EADDRINUSE: "reason-taken",
    errno.EADDRNOTAVAIL: "reason-no-address",
}


def system_reason(error: OSError | ValueError) -> VeilleeError:
    """Why the system does not give a file, in words that we can say in both languages."""
    return VeilleeError(REASONS.get(getattr(error, "errno", None) or 0, "reason-other"))
