"""Is a card file whole? Counts, notation, starters, certificates, tracks; every problem with its line."""

from collections import Counter
from collections.abc import Callable

from veillee.core.edition import EditionFile
from veillee.core.plain import Plain, PlainData
from veillee.games.fairy_school.edition.checking_numbers import check_numbers
from veillee.games.fairy_school.edition.checking_track import check_track
from veillee.games.fairy_school.edition.notation import (
    BadNotation,
    read_amounts,
    read_effect,
    read_gain,
    read_offer,
    read_price,
)
from veillee.games.fairy_school.edition.record import FINAL_CARDS, FINAL_STEPS, TILES
from veillee.games.fairy_school.words import CREATURES, KINDS, STARTERS, SUBJECTS

COUNTS = {
    ("start", False): 10, ("S", False): 23, ("I", False): 24, ("II", False): 23,
    ("I", True): 5, ("II", True): 8, ("III", True): 10,
}  # fmt: skip
"""FS-200: how many cards of each deck there are, for every game and for the long variant only."""
LEFT_FIELDS = {
    "turn_pair": "creatures gain", "forest_pair": "creatures gain", "first_activation": "creatures where gain",
    "each_activation": "creatures gain", "share_offer": "creatures effect", "study_offer": "times effect",
    "discard_after_study": "count", "kindness_swap": "gain", "kindness_extra": "gain", "kindness_steps": "steps",
    "project_discount": "amount", "free_column": "count", "exchange_rate": "less", "air_exchange": "amount",
}  # fmt: skip
RIGHT_FIELDS = {
    "flat": "stars", "per_invoked": "creatures stars", "per_deck": "deck stars", "per_studied": "every stars",
    "per_certificate": "stars", "per_trimmed": "stars", "per_final_step": "stars", "per_kindness": "every stars",
    "convert_end": "price times stars",
}  # fmt: skip
CARD_FIELDS = {
    "id": int, "deck": str, "creature": str, "effect": str, "kindness": int, "stars": int, "cost": str,
    "starter": str, "place": str, "long": bool,
}  # fmt: skip
TILE_FIELDS = {"id": int, "element": str, "long": bool, "left": dict, "right": dict}
SECTIONS = ("edition", "game", "creature", "card", "final", "certificate", "kindness", "bonus")
MOST_NUMBER = 100


def check_all(file: EditionFile) -> None:
    """Everything that can be wrong with a file."""
    head = file.data.get("edition")
    if not isinstance(head, dict):
        file.problem("edition-no-section", "edition")
    elif not isinstance(head.get("id"), str) or not head["id"]:
        file.problem("edition-no-id", "edition", "id")
    elif head.get("game") != "fairy-school":
        file.problem("edition-other-game", "edition", "game", game="fairy-school")
    for key in sorted(set(file.data) - set(SECTIONS)):
        file.problem("edition-unknown-key", key)
    creatures = check_creatures(file)
    check_cards(file, creatures)
    check_finals(file)
    check_tiles(file)
    check_track(file)
    check_bonus(file)
    check_numbers(file)


def rows(file: EditionFile, section: str, most: int) -> list[PlainData]:
    """The entries of a repeated section; what is no list of them is a problem."""
    found = file.data.get(section)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        file.problem("edition-no-section", section)
        return []
    if len(found) > most:
        file.problem("fs-edition-many", section, nth=most, found=len(found), most=most)
        return []
    return found


def typed(file: EditionFile, section: str, nth: int, row: PlainData, fields: dict[str, type]) -> bool:
    """Whether an entry has its fields, each of the right type; numbers are not negative."""
    good = True
    for key, kind in fields.items():
        if key not in row:
            file.problem("edition-missing-key", section, key, nth)
            good = False
        elif type(row[key]) is not kind or (kind is int and not 0 <= row[key] <= 10 * MOST_NUMBER):
            file.problem("fs-edition-value", section, key, nth, value=str(row[key]))
            good = False
    return good


def notation(
    file: EditionFile, section: str, key: str, nth: int, read: Callable[[str], object], text: Plain
) -> None:
    """Note a text that our notation cannot read."""
    try:
        read(text)
    except (BadNotation, AttributeError, TypeError) as error:
        file.problem("fs-edition-notation", section, key, nth, text=str(text), part=str(error))


def check_creatures(file: EditionFile) -> dict[str, str]:
    """FS-072, FS-136: twelve creatures in six pairs; returns their elements."""
    found = {}
    for nth, row in enumerate(rows(file, "creature", len(CREATURES))):
        if not typed(file, "creature", nth, row, {"id": str, "element": str}):
            continue
        if row["id"] not in CREATURES or row["id"] in found:
            file.problem("fs-edition-creature", "creature", "id", nth, creature=row["id"])
        elif row["element"] not in SUBJECTS:
            file.problem("fs-edition-value", "creature", "element", nth, value=row["element"])
        found[row["id"]] = row["element"]
    pairs = Counter(found.values())
    if set(found) != set(CREATURES) or any(pairs[subject] != 2 for subject in SUBJECTS):
        file.problem("fs-edition-pairs", "creature")
    return found


def check_cards(file: EditionFile, creatures: dict[str, str]) -> None:
    """Every card, then their numbers."""
    cards = rows(file, "card", KINDS - FINAL_CARDS)
    good = []
    seen: set[int] = set()
    for nth, card in enumerate(cards):
        if not typed(file, "card", nth, card, CARD_FIELDS):
            continue
        if card["id"] in seen:
            file.problem("fs-edition-twice", "card", "id", nth, id=card["id"])
        seen.add(card["id"])
        check_card(file, nth, card, creatures)
        good.append(card)
    if len(good) == len(cards):
        check_counts(file, good)
        check_starters(file, good)


def check_card(file: EditionFile, nth: int, card: PlainData, creatures: dict[str, str]) -> None:
    """One card."""
    notation(file, "card", "effect", nth, read_effect, card["effect"])
    if card["creature"] not in creatures:
        file.problem("fs-edition-creature", "card", "creature", nth, creature=card["creature"])
    project = card["deck"] in ("I", "II", "III")
    if card["deck"] not in ("start", "S") and not project:
        file.problem("fs-edition-value", "card", "deck", nth, value=card["deck"])
    if bool(card["cost"]) != project:
        file.problem("fs-edition-cost", "card", "cost", nth)
    elif project:
        notation(file, "card", "cost", nth, read_amounts, card["cost"])
    for key in ("kindness", "stars"):
        if card[key] > MOST_NUMBER or (key == "stars" and card[key] and not project):
            file.problem("fs-edition-value", "card", key, nth, value=str(card[key]))
    if card["place"] not in ("", "under", *SUBJECTS[:5]) or (card["deck"] == "S") != bool(card["place"]):
        file.problem("fs-edition-place", "card", "place", nth)
    if card["starter"] and (card["starter"] not in STARTERS or card["deck"] not in ("S", "I")):
        file.problem("fs-edition-value", "card", "starter", nth, value=card["starter"])


def check_counts(file: EditionFile, cards: list[PlainData]) -> None:
    """FS-012, FS-200: as many cards of each deck as the game has; two starting mermaids."""
    found = Counter((card["deck"], card["long"]) for card in cards)
    for (deck, long), wanted in COUNTS.items():
        if found[deck, long] != wanted:
            message = "fs-edition-count-long" if long else "fs-edition-count"
            file.problem(message, "card", deck=deck, found=found[deck, long], wanted=wanted)
    for deck, long in sorted(set(found) - set(COUNTS)):
        file.problem("fs-edition-count", "card", deck=deck, found=found[deck, long], wanted=0)
    mermaids = sum(card["deck"] == "start" and card["creature"] == "mermaid" for card in cards)
    if mermaids != 2:
        file.problem("fs-edition-mermaids", "card", found=mermaids)


def check_starters(file: EditionFile, cards: list[PlainData]) -> None:
    """FS-016, FS-017: of each letter two S cards for different columns, two for the pile, three projects."""
    for letter in STARTERS:
        mine = [(nth, card) for nth, card in enumerate(cards) if card["starter"] == letter]
        places = [card["place"] for _, card in mine if card["deck"] == "S"]
        columns = {place for place in places if place != "under"}
        projects = sum(card["deck"] == "I" and not card["long"] for _, card in mine)
        if len(places) != 4 or len(columns) != 2 or places.count("under") != 2 or projects != 3:
            file.problem("fs-edition-starter", "card", nth=mine[0][0] if mine else 0, letter=letter)


def check_finals(file: EditionFile) -> None:
    """FS-165, FS-203: six short final projects, ten long ones, with their steps."""
    finals = rows(file, "final", FINAL_CARDS)
    seen: set[str] = set()
    for nth, final in enumerate(finals):
        if not typed(file, "final", nth, final, {"id": str, "long": bool, "steps": list}):
            continue
        if final["id"] in seen or not 0 < len(final["id"]) <= 4:
            file.problem("fs-edition-twice", "final", "id", nth, id=final["id"])
        seen.add(final["id"])
        if len(final["steps"]) > FINAL_STEPS or not final["steps"]:
            file.problem("fs-edition-steps", "final", "steps", nth, id=final["id"])
        for step in final["steps"]:
            fits = isinstance(step, dict) and type(step.get("stars")) is int and 0 < step["stars"] < MOST_NUMBER
            if not fits:
                file.problem("fs-edition-steps", "final", "steps", nth, id=final["id"])
            else:
                notation(file, "final", "steps", nth, read_amounts, step.get("cost"))
    for long, wanted in ((False, 6), (True, 10)):
        found = sum(final.get("long") is long for final in finals)
        if found != wanted:
            file.problem(
                "fs-edition-finals-long" if long else "fs-edition-finals", "final", found=found, wanted=wanted
            )


def check_tiles(file: EditionFile) -> None:
    """FS-011, FS-202: three certificates of each kind, two of air; both halves of a known kind."""
    tiles = rows(file, "certificate", TILES)
    for nth, tile in enumerate(tiles):
        if not typed(
            file, "certificate", nth, tile, {"id": int, "element": str, "long": bool, "left": dict, "right": dict}
        ):
            continue
        for side, fields in (("left", LEFT_FIELDS), ("right", RIGHT_FIELDS)):
            check_half(file, nth, f"certificate.{side}", tile[side], fields)
    found = Counter(str(tile.get("element")) for tile in tiles)
    for subject in SUBJECTS:
        wanted = 2 if subject == "air" else 3
        if found[subject] != wanted:
            file.problem("fs-edition-tiles", "certificate", subject=subject, found=found[subject], wanted=wanted)


def check_half(file: EditionFile, nth: int, section: str, half: PlainData, known: dict[str, str]) -> None:
    """One half of a certificate."""
    if not isinstance(half.get("kind"), str) or half["kind"] not in known:
        file.problem("fs-edition-value", section, "kind", nth, value=str(half.get("kind")))
        return
    for key in known[half["kind"]].split():
        if key not in half:
            file.problem("edition-missing-key", section, key, nth)
            continue
        value = half[key]
        if key == "creatures":
            if not isinstance(value, list) or not value or any(one not in CREATURES for one in value):
                file.problem("fs-edition-value", section, key, nth, value=str(value))
        elif key in ("gain", "effect", "price"):
            read = {"gain": read_gain, "effect": read_offer, "price": read_price}[key]
            notation(file, section, key, nth, read, value)
        elif key == "where" or key == "deck":
            if value not in (("own", "neighbour", "any") if key == "where" else ("I", "II", "III")):
                file.problem("fs-edition-value", section, key, nth, value=str(value))
        elif type(value) is not int or not 0 < value <= 20:
            file.problem("fs-edition-value", section, key, nth, value=str(value))


def check_bonus(file: EditionFile) -> None:
    """FS-158, FS-180: two sides, prices of every trimester, points that grow."""
    sides = rows(file, "bonus", 2)
    if len(sides) != 2:
        file.problem("fs-edition-sides", "bonus", found=len(sides))
    for nth, side in enumerate(sides):
        if not typed(file, "bonus", nth, side, {"price": dict, "stars": list}):
            continue
        for trimester in ("I", "II", "III", "f"):
            notation(file, "bonus", "price", nth, read_amounts, side["price"].get(trimester))
        stars = side["stars"]
        fits = all(type(n) is int and 0 < n < MOST_NUMBER for n in stars) and 0 < len(stars) <= 12
        if not fits or stars != sorted(set(stars)):
            file.problem("fs-edition-value", "bonus", "stars", nth, value=str(stars))
