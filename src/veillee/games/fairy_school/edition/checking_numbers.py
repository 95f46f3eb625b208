"""Are the numbers of a card file such as can be played with? Each has its least and its most."""

from veillee.core.edition import EditionFile
from veillee.core.plain import Plain, PlainData
from veillee.games.fairy_school.edition.content import Numbers
from veillee.games.fairy_school.edition.notation import BadNotation, read_amounts
from veillee.games.fairy_school.words import ELEMENTS

RANGES = {
    "game": {
        "activation_cubes": (1, 40), "certificate_cubes": (0, 12), "creature_markers": (0, 12),
        "draft_cards": (3, 4),
    },
    "game.long": {"extra_activation_cubes": (0, 20), "extra_creature_markers": (0, 12)},
    "game.solo": {"kindness_start": (0, 20), "projects_drawn": (3, 6), "clochette_final": (0, 100)},
}  # fmt: skip
"""The whole numbers that are read from each section, with the least and the most that the rules can carry."""
TOLD = {
    "game": {"start_store", "turns", "turns_two_players", "exchange", "long", "solo", "forest_columns",
             "column_price", "columns_played", "projects_in_hand", "studied_stars"},
    "game.long": {"turns", "draft_fill", "leader_gain"},
    "game.solo": {"turns", "grades", "finals_drawn"},
}  # fmt: skip
"""What else may stand there."""
TURNS = (1, 6)
PRICE = (1, 20)
GRADES = (0, 100)


def check_numbers(file: EditionFile) -> None:
    """The section [game] and those within it; whatever is not said is as in the rulebook."""
    game = file.data.get("game")
    if not isinstance(game, dict):
        file.problem("edition-no-section", "game")
        return
    for section in RANGES:
        inner = game if section == "game" else game.get(section.removeprefix("game."), {})
        if isinstance(inner, dict):
            check_section(file, section, inner)
        else:
            file.problem("edition-no-section", section)
    check_store(file, game)
    check_exchange(file, game.get("exchange", []))


def check_section(file: EditionFile, section: str, found: PlainData) -> None:
    """One section: its numbers, its turns, its grades, and nothing that we do not know."""
    ranges = RANGES[section]
    for key in sorted(set(found) - set(ranges) - TOLD[section]):
        file.problem("edition-unknown-key", section, key)
    for key, (least, most) in ranges.items():
        if key in found:
            check_number(file, section, key, found[key], least, most)
    for key in ("turns", "turns_two_players"):
        turns = found.get(key, {})
        if isinstance(turns, dict):
            for value in turns.values():
                check_number(file, section, key, value, *TURNS)
        else:
            file.problem("fs-edition-value", section, key, value=str(turns))
    if section == "game.solo" and "grades" in found:
        check_grades(file, found["grades"])


def check_number(file: EditionFile, section: str, key: str, value: object, least: int, most: int) -> None:
    """One whole number."""
    if type(value) is not int or not least <= value <= most:
        file.problem("fs-edition-range", section, key, value=str(value), least=least, most=most)


def check_grades(file: EditionFile, grades: Plain) -> None:
    """FS-232: the leads over Clochette from which each of five grades is given, in ascending order."""
    least, most = GRADES
    fits = isinstance(grades, list) and all(type(n) is int and least <= n <= most for n in grades)
    if not fits or len(grades) != 5 or grades != sorted(set(grades)):
        file.problem("fs-edition-value", "game.solo", "grades", value=str(grades))


def check_store(file: EditionFile, game: PlainData) -> None:
    """The elements with which everybody begins."""
    text = game.get("start_store", "")
    try:
        read_amounts(text) if text != "" else None
    except (BadNotation, AttributeError) as error:
        file.problem("fs-edition-notation", "game", "start_store", text=str(text), part=str(error))


def check_exchange(file: EditionFile, rates: Plain) -> None:
    """FS-031: what each element costs at any time."""
    for rate in rates if isinstance(rates, list) else [rates]:
        if not isinstance(rate, dict) or rate.get("get") not in tuple(ELEMENTS):
            file.problem("fs-edition-value", "game", "exchange", value=str(rate))
        else:
            check_number(file, "game", "exchange", rate.get("pay"), *PRICE)
    if not file.problems:
        check_ends(file, rates)


def check_ends(file: EditionFile, rates: list[PlainData]) -> None:
    """FS-031, FS-269: every exchange leaves fewer elements, whatever certificates make it cheaper."""
    prices = dict(zip(ELEMENTS, Numbers().exchange, strict=True)) | {rate["get"]: rate["pay"] for rate in rates}
    lefts = [tile["left"] for tile in file.data["certificate"]]
    less = sum(left["less"] for left in lefts if left["kind"] == "exchange_rate")
    air = max((left["amount"] for left in lefts if left["kind"] == "air_exchange"), default=1)
    if min(prices.values()) - less < 2 or prices["A"] - less <= air:
        file.problem("fs-edition-endless", "game", "exchange")
