"""The shape of the help in the view of Fairy School: what a seat could pay for, and what things would bring."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from veillee.games.fairy_school.words import Creature, Element, Subject

Affordable = TypeAliasType("Affordable", Literal["now", "convert", "short"])
"""Payable now, after conversions, or not."""
ElementRole = TypeAliasType("ElementRole", Literal["pay", "exchange", "save", "take"])
"""What named elements are: paid, exchanged for another, saved by a discount, or taken for air."""
SpecialEffect = TypeAliasType("SpecialEffect", Literal["fetch", "draw", "again", "trim", "study"])
"""What an effect does beside paying and taking elements."""

LastingNumber = TypeAliasType(
    "LastingNumber",
    Literal["gain", "rate", "air", "cuts", "columns", "steps", "tosses", "offers", "shares", "spiral", "lack"],
)
"""What a lasting benefit changes: elements each time it gives some; the price of an exchange; what an air gives;
elements less for a project; free columns; steps of kindness; cards that may be discarded after the study;
exchanges after a study, or for a shared creature; elements on the rest of the spiral; what a project lacks."""


class PaidAct(TypedDict):
    """An act, and the elements that it names."""

    act: str
    els: str
    role: ElementRole
    among: list[Element]
    """The elements that may be named there."""
    most: str
    """How often each of them may be named in all; for what is taken, as often as one likes."""


class SchoolWay(TypedDict):
    """A way to pay: the acts one after the other, what is spent, saved and left."""

    acts: list[PaidAct]
    spend: str
    cuts: str
    left: str


class SchoolStanding(TypedDict):
    """How far a price is from being paid."""

    price: str
    """As `1E 2ANY`."""
    cuts: int
    """So many less, by a discount."""
    state: Affordable
    missing: str
    """What is not there."""
    lack: int
    """So many more of any kind, and conversions would do."""


class SchoolPurchase(SchoolStanding):
    """Something that has a price."""

    move: str
    """The act that buys it."""
    ways: list[SchoolWay]
    """The cheapest way first; none while it cannot be bought."""


class LineForecast(TypedDict):
    """What an outcome of a line of a card would do now."""

    line: int
    """From 1."""
    opt: int
    """The outcome, from 1."""
    times: int
    """How often it can be repeated; once, if it cannot be paid."""
    state: Affordable
    pay: str
    gain: str
    special: SpecialEffect | None
    reach: list[str]
    """What comes within reach by it."""
    store: str | None
    """What the store holds then; null while it cannot be paid."""
    moves: list[str]
    """The moves that carry it out, conversions first; none where that cannot be done at once."""


class CardForecast(TypedDict):
    """What a card would bring if it were activated now."""

    at_once: str
    store: str
    """What the store holds then."""
    choice: str
    """Elements of which a certificate lets one choose."""
    lines: list[LineForecast]
    reach: list[str]
    """What comes within reach by what comes at once."""
    waives: NotRequired[int | None]
    """The column that it frees in the bottom row, from 1; null for none."""
    frees: NotRequired[dict[str, int]]
    """The slot in which it makes a column free, and that column, from 1."""
    studied: NotRequired[bool]
    """Whether its creature is studied already."""
    project: NotRequired[SchoolStanding]
    """How far it is from being paid as a project."""


class KindnessForecast(TypedDict):
    """How far the kindness marker would go, until there is a way to choose."""

    steps: int
    gain: str
    any: int
    """Elements of one's choice on the way."""
    fork: bool
    """Whether a choice of the way comes."""
    space: str
    stars: int
    exact: NotRequired[bool]
    """Whether nobody can add to it any more."""


class ColumnsForecast(TypedDict):
    """A choice of columns: what it costs, which cards it plays, what is sure to come of it."""

    columns: list[int]
    """From 1."""
    price: str
    state: Affordable
    shared: list[str]
    personal: list[str]
    way: SchoolWay | None
    kindness: KindnessForecast | None
    gain: str
    reach: list[str]


class WayForecast(TypedDict):
    """Where a way from a fork leads, until there is another choice of the way."""

    steps: int
    left: int
    """Steps that are left where the next fork is reached."""
    gain: str
    any: int
    """Elements of one's choice on the way."""
    fork: bool
    """Whether another choice of the way comes."""
    space: str
    stars: int
    store: str
    """What the store holds then, without elements of one's choice."""
    reach: list[str]
    """What comes within reach by it."""


class ForkForecast(TypedDict):
    """Both ways from a fork."""

    short: WayForecast
    long: WayForecast


class StudyForecast(TypedDict):
    """What the study of a creature would bring."""

    before: int
    """Today's points."""
    after: int
    """The points with it."""
    certificate: Subject | None
    """The pair that it completes."""


class LastingChange(TypedDict):
    """A number before and after a lasting benefit."""

    what: LastingNumber
    of: str
    """Elements, or the name of a project; nothing where there is but one such number."""
    before: int
    after: int


class WatchedCards(TypedDict):
    """Which of one's cards a lasting benefit looks at."""

    creatures: list[Creature]
    own: int
    all: int
    """How many cards one has."""


class HalfForecast(TypedDict):
    """What a half of a certificate would bring."""

    before: int
    """Today's points."""
    after: int
    """The points with it."""
    changes: list[LastingChange]
    cards: WatchedCards | None
    """Where a lasting benefit looks at creatures."""
    reach: list[str]
    """What comes within reach by it."""


class SchoolExchange(TypedDict):
    """One element for some of other kinds."""

    element: Element
    rate: int
    """So many for one."""
    move: str
    way: SchoolWay | None
    """What is proposed to be given; null where it cannot be paid."""
    among: list[Element]
    """What may be given."""
    goals: list[str]
    """Projects, `step` or `bonus` that lack the element."""
    reach: list[str]
    """What comes within reach by it."""


class AnswerForecast(TypedDict):
    """What an answer would leave."""

    store: str
    """What the store holds then."""
    reach: list[str]
    """What comes within reach by it."""


class FinalForecast(TypedDict):
    """What a final project asks for and brings."""

    steps: list[SchoolStanding]
    """How far each step is from being paid, as if it were the next."""
    before: int
    """Today's points."""
    after: int
    """The points with all its steps."""


class SchoolHelp(TypedDict):
    """What a seat may want to know before it decides."""

    aims: dict[str, SchoolPurchase]
    """Projects by name, `step` and `bonus`."""
    offers: list[SchoolPurchase]
    """What the present question lets one pay for."""
    cards: dict[str, CardForecast]
    """By card, or by move where cards may be activated."""
    columns: list[ColumnsForecast]
    kindness: KindnessForecast | None
    """While cards are activated: how far the marker will go as things stand."""
    fork: ForkForecast | None
    """At a fork: both ways."""
    studies: dict[Creature, StudyForecast]
    """The creatures that may be studied now."""
    halves: list[HalfForecast]
    """At a certificate: its left and its right half."""
    exchanges: list[SchoolExchange]
    """While exchanges are open: each element that may be had."""
    answers: dict[str, AnswerForecast]
    """By move, where the answer to a question changes the store."""
    finals: dict[str, FinalForecast]
    """By move, where final projects are chosen."""
