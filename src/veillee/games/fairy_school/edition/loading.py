"""Editions of Fairy School: a card file by id or path, checked as a whole and compiled into columns."""

from dataclasses import dataclass, field
from pathlib import Path

from veillee.core.edition import EditionFile, LoadedEdition, Source, Wanted, find_edition, open_edition
from veillee.core.plain import PlainData
from veillee.core.record import new
from veillee.games.fairy_school.edition.checking import check_all
from veillee.games.fairy_school.edition.content import (
    ANY_ELEMENT,
    BonusSide,
    Card,
    Content,
    FinalProject,
    Left,
    Numbers,
    Right,
    Space,
    Tile,
    Where,
)
from veillee.games.fairy_school.edition.notation import (
    read_amounts,
    read_effect,
    read_gain,
    read_offer,
    read_price,
)
from veillee.games.fairy_school.edition.record import EDITION, NAME, fill
from veillee.games.fairy_school.edition.track import ranked
from veillee.games.fairy_school.words import CREATURES, ELEMENTS, STARTERS, SUBJECTS

FOLDER = Path(__file__).parents[1] / "editions"
DEFAULT = "fairy-school-house"
DECKS = ("start", "S", "I", "II", "III")
LETTERS = dict(zip(CREATURES, "udelxadpmsgk", strict=True))
"""What starting cards are called by: the creature's letter and their number."""
LEFT = {
    "turn_pair": Left.TURN_PAIR, "forest_pair": Left.FOREST_PAIR, "first_activation": Left.FIRST,
    "each_activation": Left.EACH, "share_offer": Left.SHARE, "study_offer": Left.STUDY,
    "discard_after_study": Left.TOSS, "kindness_swap": Left.SWAP, "kindness_extra": Left.EXTRA,
    "kindness_steps": Left.STEPS, "project_discount": Left.DISCOUNT, "free_column": Left.COLUMN,
    "exchange_rate": Left.RATE, "air_exchange": Left.AIR,
}  # fmt: skip
RIGHT = {
    "flat": Right.FLAT, "per_invoked": Right.INVOKED, "per_deck": Right.DECK, "per_studied": Right.STUDIED,
    "per_certificate": Right.CERTIFICATES, "per_trimmed": Right.TRIMMED, "per_final_step": Right.STEPS,
    "per_kindness": Right.KINDNESS, "convert_end": Right.CONVERT,
}  # fmt: skip
AMOUNTS = ("amount", "count", "steps", "less", "times")
"""What the number of a lasting benefit is called, kind by kind."""


@dataclass(frozen=True, eq=False)
class SchoolEdition(LoadedEdition):
    """An edition with its content beside the columns."""

    content: Content = field(default_factory=lambda: Content((), (), (), (), (), ()))

    def cards(self, numbers: list[int]) -> list[str]:
        """Cards by their names."""
        return [self.names[card] for card in numbers]

    def scripts(self, seat: int) -> list[list[str]]:
        """The reshuffles of a seat that a position fixed in advance."""
        e = self.records[0]
        orders = e["script"][seat][: int(e["scripted"][seat])]
        return [self.cards([int(card) for card in order if card >= 0]) for order in orders]


def load_edition(wanted: Wanted = None) -> LoadedEdition:
    """An edition by id or path, checked; one that ships with the game is read once and shared."""
    return find_edition(FOLDER, wanted, DEFAULT, read_edition)


def read_edition(source: Source) -> SchoolEdition:
    """Read and check one file."""
    file = open_edition(source)
    check_all(file)
    file.check()
    head = file.data["edition"]
    return compiled(head["id"], file.digest(), file.titles(), content_of(file))


def compiled(id_: str, digest: str, titles: dict[str, str], content: Content) -> SchoolEdition:
    """An edition from its content."""
    records = new(EDITION)
    names = fill(records[0], content)
    return SchoolEdition(id_, digest, records, names, titles, content)


def content_of(file: EditionFile) -> Content:
    """The content of a file that was checked; cards in the order of their numbers."""
    data = file.data
    cards = sorted(data["card"], key=lambda card: int(card["id"]))
    return Content(
        cards=[card_of(card) for card in cards],
        finals=[final_of(final) for final in data["final"]],
        tiles=[tile_of(tile) for tile in data["certificate"]],
        spaces=spaces_of(data["kindness"]),
        bonus=[
            BonusSide([read_amounts(side["price"][t]) for t in ("I", "II", "III", "f")], side["stars"])
            for side in data["bonus"]
        ],
        waived=[SUBJECTS.index(element) for element in elements_of(data["creature"])],
        numbers=numbers_of(data["game"], data["kindness"].get("after_last", {})),
    )


def elements_of(creatures: list[PlainData]) -> list[str]:
    """The element of each creature, in our order."""
    known = {creature["id"]: creature["element"] for creature in creatures}
    return [known[creature] for creature in CREATURES]


def name_of(card: PlainData) -> str:
    """`u1`, `S51`, `II104`."""
    prefix = LETTERS[card["creature"]] if card["deck"] == "start" else card["deck"]
    return f"{prefix}{card['id']}"[:NAME]


def card_of(card: PlainData) -> Card:
    """One card."""
    return Card(
        name=name_of(card),
        deck=DECKS.index(card["deck"]),
        creature=CREATURES.index(card["creature"]),
        lines=read_effect(card["effect"]),
        kindness=card["kindness"],
        stars=card["stars"],
        cost=read_amounts(card["cost"]) if card["cost"] else (0, 0, 0, 0, 0),
        starter=STARTERS.index(card["starter"]) + 1 if card["starter"] else 0,
        place=SUBJECTS.index(card["place"]) if card["place"] in SUBJECTS else -1,
        long=card["long"],
        text=card["effect"],
    )


def final_of(final: PlainData) -> FinalProject:
    """One final project."""
    return FinalProject(
        final["id"], [(read_amounts(s["cost"]), s["stars"]) for s in final["steps"]], final["long"]
    )


def creature_mask(half: PlainData) -> int:
    """The creatures of a certificate's half, as bits."""
    return sum(1 << CREATURES.index(creature) for creature in half.get("creatures", ()))


def tile_of(tile: PlainData) -> Tile:
    """One certificate."""
    left, right = tile["left"], tile["right"]
    made = Tile(str(tile["id"]), SUBJECTS.index(tile["element"]), LEFT[left["kind"]], RIGHT[right["kind"]])
    made.long = tile["long"]
    made.says = says_of(left), says_of(right)
    made.creatures, made.right_creatures = creature_mask(left), creature_mask(right)
    made.where = {"own": Where.OWN, "neighbour": Where.NEIGHBOUR}.get(left.get("where", "any"), Where.ANY)
    made.amount = next((left[key] for key in AMOUNTS if key in left), 0)
    made.final = bool(left.get("final", False))
    if "gain" in left:
        made.gain = read_gain(left["gain"])
    if "effect" in left:
        made.offer = read_offer(left["effect"])
    made.deck = DECKS.index(right["deck"]) if "deck" in right else 0
    made.every, made.stars, made.times = right.get("every", 1), right["stars"], right.get("times", 0)
    if "price" in right:
        made.any, made.price = read_price(right["price"])
    return made


def says_of(half: PlainData) -> dict[str, str]:
    """The sentence of a certificate's half in each language that it has."""
    return {lang: str(half[lang]) for lang in ("en", "fr") if lang in half}


def spaces_of(track: PlainData) -> list[Space]:
    """The kindness track with its ways and ranks, the start first."""
    rows = sorted(track["space"], key=lambda row: str(row["id"]) != str(track["start"]))
    gains = {"": -1, "ANY": ANY_ELEMENT, **{element: i for i, element in enumerate(ELEMENTS)}}
    spaces = [Space(str(row["id"]), gains[row["gain"]], row["stars"]) for row in rows]
    ids = [space.name for space in spaces]
    for edge in track["edge"]:
        space, to = spaces[ids.index(str(edge["from"]))], ids.index(str(edge["to"]))
        if edge["way"] in ("main", "short") or space.short < 0:
            space.short = to
        if edge["way"] == "long" or space.long < 0:
            space.long = to
    for space in spaces:
        ways = {edge["way"] for edge in track["edge"] if str(edge["from"]) == space.name}
        if len(ways) == 1:
            space.short = space.long = max(space.short, space.long)
    return ranked(spaces)


def numbers_of(game: PlainData, beyond: PlainData) -> Numbers:
    """The numbers of the rulebook that the file gives; others as we read the rulebook."""
    usual, long, solo = Numbers(), game.get("long", {}), game.get("solo", {})
    out = Numbers(
        store=read_amounts(game["start_store"]) if game.get("start_store") else usual.store,
        cubes=game.get("activation_cubes", usual.cubes),
        certificates=game.get("certificate_cubes", usual.certificates),
        markers=game.get("creature_markers", usual.markers),
        draft=game.get("draft_cards", usual.draft),
        long_cubes=long.get("extra_activation_cubes", usual.long_cubes),
        long_markers=long.get("extra_creature_markers", usual.long_markers),
        bell_start=solo.get("kindness_start", usual.bell_start),
        bell_cards=solo.get("projects_drawn", usual.bell_cards),
        bell_points=solo.get("clochette_final", usual.bell_points),
        grades=solo.get("grades", usual.grades),
        beyond=ELEMENTS.index(beyond["gain"]) if beyond.get("gain") else -1,
        beyond_turn=beyond.get("per", "turn") == "turn",
    )
    exchange = {row["get"]: row["pay"] for row in game.get("exchange", [])}
    out.exchange = [exchange.get(element, usual.exchange[i]) for i, element in enumerate(ELEMENTS)]
    for name, table in (("turns", game), ("turns_two", game), ("turns_solo", solo)):
        key = "turns_two_players" if name == "turns_two" else "turns"
        given = table.get(key, {})
        setattr(out, name, [given.get(t, getattr(usual, name)[i]) for i, t in enumerate(("I", "II", "f"))])
    return out
