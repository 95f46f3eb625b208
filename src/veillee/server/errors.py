"""What the house refuses: one object with a code, and a sentence in every language."""

from veillee.core.errors import (
    IllegalMove,
    MoveError,
    OtherRules,
    UndoRefused,
    UnknownMove,
    VeilleeError,
    WrongSeat,
)
from veillee.locales import LANGUAGES, text
from veillee.server.protocol import Failure

STATUS = {
    "bad-request": 422,
    "wrong-host": 421,
    "no-guest": 401,
    "forbidden": 403,
    "not-found": 404,
    "no-table": 404,
    "no-seat": 404,
    "seat-taken": 409,
    "other-rules": 410,
    "not-now": 409,
    "id-used": 409,
    "damaged": 409,
    "too-large": 413,
    "too-fast": 429,
    "busy": 503,
    "storage": 503,
}
MOVE_CODES: dict[type[MoveError], str] = {
    IllegalMove: "illegal-move",
    UnknownMove: "unknown-move",
    WrongSeat: "wrong-seat",
}


class Refused(VeilleeError):
    """Something the house does not do; the table is as before."""

    def __init__(self, code: str, message: str, *, wait: float | None = None, **args: str | int) -> None:
        super().__init__(message, **args)
        self.code, self.wait = code, wait


def failure(error: VeilleeError) -> Failure:
    """Any error of ours as it is sent."""
    clause = error.clause if isinstance(error, MoveError) else None
    message = error.message
    texts = {lang: _clean(error.text(lang)) for lang in LANGUAGES}
    if isinstance(error, MoveError):
        message, texts = clause_message(error.clause), dict(error.refusal.texts)
    elif isinstance(error, UndoRefused) and "move" in error.args_:
        texts = {lang: _clean(undo_text(error, lang)) for lang in LANGUAGES}
    return Failure(
        code=code_of(error),
        message=message,
        args={} if clause else {name: _plain(value) for name, value in error.args_.items()},
        clause=clause,
        texts=texts,
        wait=error.wait if isinstance(error, Refused) else None,
    )


def undo_text(error: UndoRefused, lang: str) -> str:
    """Why an act cannot be taken back, without the move as the engine writes it."""
    who = {"who": str(error.args_["who"])} if "who" in error.args_ else {}
    return text(lang, f"house-{error.message}", **who)


def code_of(error: VeilleeError) -> str:
    """The code under which clients know an error."""
    if isinstance(error, Refused):
        return error.code
    if isinstance(error, MoveError):
        return MOVE_CODES[type(error)]
    if isinstance(error, OtherRules):
        return "other-rules"
    return "undo-refused" if isinstance(error, UndoRefused) else "bad-request"


def clause_message(clause: str) -> str:
    """The message that explains a clause: `FL-13` is `fl-refusal-13`."""
    prefix, number = clause.lower().split("-")
    return f"{prefix}-refusal-{number}"


def _plain(value: str | int | VeilleeError) -> str | int:
    return value if isinstance(value, int) else _clean(str(value))


def _clean(text: str) -> str:
    """A text that can be sent whatever came in."""
    return text.encode("utf-8", "replace").decode()
