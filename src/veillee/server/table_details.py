"""What a table is told of beside its seats: time, deal, cards, proof, and where it was carried."""

from typing import Literal

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12


class ClockInfo(TypedDict):
    """A table's time: seconds for the game, and for each turn."""

    bank: int
    turn: int


class SeatClock(TypedDict):
    """The seconds a seat had left when this was sent."""

    bank: float
    turn: float
    running: bool


class DealInfo(TypedDict):
    """The deal of a table for one: its seed, its grade from 1 (0: unknown), what is proved, its day or ""."""

    seed: str
    grade: int
    proved: Literal["winnable", "lost", ""]
    day: str


class SoloInfo(TypedDict):
    """What a table for one keeps of its game; `ms` is the time at the table until the last entry."""

    deal: DealInfo | None
    clean: bool
    given_up: bool
    ms: int


class CardsInfo(TypedDict):
    """A card file of somebody's own: its name, the hash of its data, what it calls itself by language."""

    file: str
    digest: str
    titles: dict[str, str]


class ProofInfo(TypedDict):
    """Where the deal comes from: what the house committed itself to, and who added chance to it.

    The secret and what each seat added (nothing: "") are told after the end.
    """

    commitment: str
    added: list[bool]
    secret: str | None
    contributions: list[str] | None


class CarriedInfo(TypedDict):
    """Where a table was taken, which is a copy here: a house by its lineage, or "" for whichever has the file."""

    where: Literal["house", "pocket", "file"]
    to: str
    at: int
