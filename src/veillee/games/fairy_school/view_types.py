"""The shape of the view of Fairy School: what lies open, what each player has, and what is asked."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from veillee.core.view_types import GamePart, ViewFrame
from veillee.games.fairy_school.edition.box_types import SchoolBox
from veillee.games.fairy_school.help.help_types import SchoolHelp
from veillee.games.fairy_school.words import Creature, ElementOrAny, Subject, Trimester

PhaseName = Literal["setup", "choice", "start", 1, 2, 3, 4, 5, 6, 7, "scoring", "over"]
"""The phases as the rulebook calls them."""
HalfName = Literal["left", "right"]
"""The halves of a certificate."""
Grade = TypeAliasType("Grade", Literal["again", "better", "fair", "good", "very-good", "excellent"])
Stage = TypeAliasType(
    "Stage",
    Literal[
        "starters", "s_draft", "placement", "build", "choice", "pick", "aside", "keep", "finals", "start",
        "planning", "columns", "activation", "kindness", "study", "evolution", "leader", "end", "scoring", "over",
    ],
)  # fmt: skip
"""The names of the phases."""
Asked = TypeAliasType(
    "Asked",
    Literal[
        "starter", "pick", "place_card", "place_slot", "bottom", "keep", "aside", "final", "open", "plan",
        "column", "second", "free", "pay", "share", "activate", "line", "repeat", "again", "take", "play",
        "trim", "learn", "certificate", "offer", "fork", "gain", "study", "toss", "scoring", "discount",
    ],
)  # fmt: skip
"""The names of the questions."""


class SchoolDecks(TypedDict):
    """How many cards each deck holds."""

    S: int
    I: int  # noqa: E741
    II: int
    III: int


class BonusTrack(TypedDict):
    """The bonus track of this match."""

    price: str | None
    """What a step costs in this trimester; null before the first."""
    stars: list[int]
    """The points of each step."""


class Neighbours(TypedDict):
    """Whose shared zones a seat calls L and R; null where there is none."""

    L: int | None
    R: int | None


class Beside(TypedDict):
    """Where somebody sits, seen from another seat."""

    side: Literal["left", "right"]
    far: int
    """So many seats on."""


class Sides(TypedDict):
    """Where they sit whose shared zones a seat calls L and R; null where there is none."""

    L: Beside | None
    R: Beside | None


class LaidCubes(TypedDict):
    """How many cubes a player has on each card of each zone that it may activate."""

    P: list[int]
    """The personal zone."""
    S: list[int]
    """The player's own shared zone."""
    L: list[int]
    R: list[int]


class SchoolPlayer(TypedDict):
    """What a player has, as far as the viewer may know."""

    store: str
    """The elements, as `3E 1W`."""
    forest: str
    """`T1 T2 T3 T4 T5 / B1 B2 B3 B4 B5`, a dash for an empty slot."""
    hand: list[str] | None
    """Null for others, like `draft` and `kept`."""
    draft: list[str] | None
    """The cards to choose from."""
    kept: list[str] | None
    """The cards chosen so far."""
    pile: None
    """The order of a pile is known to nobody; see `deck`."""
    discard: list[str]
    drawn: list[str]
    personal: list[str]
    shared: list[str]
    projects: list[str]
    removed: list[str]
    final: NotRequired[str]
    """The final project, once there is one."""
    steps: NotRequired[int]
    """How many of its steps were paid; absent for none."""
    studied: list[Creature]
    certs: dict[Subject, HalfName]
    """The half of each certificate that the player holds."""
    used: NotRequired[dict[Subject, int]]
    """How often the player made use of certificates."""
    kindness: str
    """The space on which the marker stands."""
    stars: int
    bonus: int
    """Steps on the bonus track."""
    cubes: NotRequired[dict[str, int]]
    """Own cubes by the number of the place; `laid` has them by zone."""
    starter: NotRequired[str]
    """The letter of the starting cards."""
    pile_size: int
    hand_size: int
    cubes_left: int
    deck: list[str]
    """The cards of the pile (for others: and of the hand) as a set, sorted."""
    columns: list[ElementOrAny | None]
    """What each column costs now; null is free."""
    neighbours: Neighbours
    sides: Sides
    laid: LaidCubes
    lacks: dict[str, str]
    """What the store lacks for each project as it lies there, as `2F`; empty for nothing."""


class SchoolQuestion(TypedDict):
    """What the seat is asked, and what it is about."""

    ask: Asked
    card: NotRequired[str]
    """The card that it is about."""
    projects: NotRequired[bool]
    """Whether the starter that one chooses brings its projects too."""
    left: NotRequired[int]
    """How many are left to choose, to pay or to walk."""
    to_place: NotRequired[int]
    """How many cards are left to be placed; a card that has only one slot left is placed by itself."""
    line: NotRequired[int]
    """The line of the card that is used, from 1."""
    elements: NotRequired[str]
    """The elements of which one may be taken."""
    clause: NotRequired[str]
    """The clause that gives it."""
    subject: NotRequired[Subject]
    """The pair whose certificate is asked about."""


class ClochettePath(TypedDict):
    """Where Clochette's marker goes if nothing more is activated."""

    space: str
    stars: int
    steps: int


class ClochetteCount(TypedDict):
    """Clochette's points by source."""

    total: int
    kindness: int
    creatures: int
    """The stars of the cards aside."""
    always: int


class Clochette(TypedDict):
    """The fairy who plays against somebody alone."""

    kindness: str
    """The space on which her marker stands."""
    stars: int
    aside: list[str]
    """The cards that lie aside for her."""
    creatures: int
    """The stars of the cards aside."""
    zones: tuple[list[str], list[str]]
    """Her two shared zones."""
    points: int
    """Her points as they stand: her stars, those of the cards aside, and those that she always has."""
    always: int
    """The points that she always has."""
    path: ClochettePath | None
    """While cards are activated."""
    grades: list[int]
    """The leads over her from which each grade but the first is given."""
    lead: int
    """How many points the player is ahead of her now."""
    grade: Grade
    """The grade that this lead would be given."""


class FairySchoolCount(TypedDict):
    """The points of a seat by source."""

    total: int
    kindness: int
    creatures: int
    final: int
    study: int
    certificates: int
    bonus: int


class FairySchoolResult(TypedDict):
    """How the game ended."""

    counts: list[FairySchoolCount]
    winners: list[int]
    decided: str
    """The clause that decided."""
    clochette: NotRequired[int]
    """Her points, for somebody alone."""
    grade: NotRequired[Grade]
    """The grade of somebody alone."""


class FairySchoolPart(GamePart):
    """What Fairy School says in a view."""

    trimester: Trimester | None
    """Null before the first."""
    turn: int
    """The turn of the trimester, from 1."""
    game_turn: int
    """The turn of the game, from 1."""
    phase: PhaseName
    """The phase as the rulebook calls it."""
    step: Stage
    """The same more closely."""
    question: SchoolQuestion | None
    """What this seat is asked; null if it has nothing to decide."""
    decks: SchoolDecks
    finals: int
    """How many final projects lie face down."""
    open_finals: list[str]
    """The final projects that lie open."""
    tiles: dict[Subject, str]
    """The certificates that lie open."""
    bonus: BonusTrack
    turns: dict[Trimester, int]
    """How many turns each trimester of this match has."""
    box: SchoolBox
    players: list[SchoolPlayer]
    help: SchoolHelp | None
    """For the seat whose view it is, while the game goes on; null for spectators."""
    points: list[FairySchoolCount]
    """Everybody's points as they stand."""
    clochette: Clochette | None
    """For somebody alone."""
    result: FairySchoolResult | None
    """The count, when the game is over."""


class FairySchoolView(ViewFrame, FairySchoolPart):
    """The view of Fairy School."""
