"""The table of moves: 190 ids, append-only. Many are positions in a list; their texts name the card there.

A text that means nothing at the moment is a ghost: a negative id, one per kind ("this kind, none such").
"""

from enum import IntEnum

import numpy as np

from veillee.core.record import Record
from veillee.games.fairy_school.options import Opt
from veillee.games.fairy_school.rules.phase3_activation import (
    LEFT_PLACES,
    NO_ZONE,
    OWN_SHARED,
    RIGHT_PLACES,
    zone_among,
)
from veillee.games.fairy_school.state import (
    DISCARD,
    DRAFT,
    DRAWN,
    KEPT,
    OPEN_FINALS,
    PROJECTS,
    zone_of,
)
from veillee.games.fairy_school.words import CREATURES, ELEMENTS, PLACES, SLOTS, SUBJECTS, A, Phase

ACTIONS = 190


class Kind(IntEnum):
    """The kinds of acts."""

    DONE = 0
    SLOT = 1
    COL = 2
    EL = 3
    CONVERT = 4
    AIR = 5
    ACT = 6
    LINE = 7
    OPT = 8
    TAKE = 9
    PLAY = 10
    REALISE = 11
    BONUS = 12
    STEP = 13
    FORK = 14
    STUDY = 15
    CERT = 16
    PICK = 17
    KEEP = 18
    FINAL = 19
    ASIDE = 20
    USE = 21
    STARTER = 22
    NONE = 23


FIRST = np.array(
    [0, 1, 11, 16, 21, 26, 30, 60, 62, 66, 114, 118, 121, 122, 123, 125, 137, 139, 145, 157, 168, 174, 180, 186],
    np.int16,
)
"""The first id of each kind; 186 is `wait`, 187 to 189 are reserved."""
SIZE = np.diff(np.append(FIRST, ACTIONS)).astype(np.int16)
KIND = np.repeat(np.arange(len(FIRST)), SIZE).astype(np.int8)
ZONE_GHOST = -30
"""An unknown card of the zone P, S, L or R: -30 to -33."""
ZONES = "PSLR"
PLACE_ZONE = (0, OWN_SHARED, LEFT_PLACES, RIGHT_PLACES)
"""Where the places of each zone letter begin."""
GHOSTS = (
    *(-1 - kind for kind in Kind if kind not in (Kind.DONE, Kind.BONUS, Kind.STEP, Kind.ACT)),
    *(ZONE_GHOST - i for i in range(4)),
)
AIR_ELEMENTS = tuple(i for i in range(5) if i != A)
AIR_ELEMENT = np.array(AIR_ELEMENTS, np.int8)
"""The element of each `air`."""
USES = ("earth", "vegetal", "fire", "water", "middle", "air")
USE_SUBJECT = np.array([SUBJECTS.index(word) for word in USES], np.int8)
"""The subject of each `use`."""
WORDS: dict[Kind, tuple[str, ...]] = {
    Kind.SLOT: SLOTS,
    Kind.COL: ("1", "2", "3", "4", "5"),
    Kind.EL: tuple(ELEMENTS),
    Kind.CONVERT: tuple(ELEMENTS),
    Kind.AIR: tuple(ELEMENTS[i] for i in AIR_ELEMENTS),
    Kind.LINE: ("1", "2"),
    Kind.OPT: ("1", "2", "3", "4"),
    Kind.STUDY: CREATURES,
    Kind.CERT: ("left", "right"),
    Kind.USE: USES,
    Kind.STARTER: tuple("ABCDEF"),
}
"""Kinds whose second word is one of a fixed list."""
LISTED = {
    Kind.TAKE: DISCARD,
    Kind.PLAY: DRAWN,
    Kind.REALISE: PROJECTS,
    Kind.PICK: DRAFT,
    Kind.KEEP: KEPT,
    Kind.FINAL: OPEN_FINALS,
    Kind.ASIDE: DRAFT,
}
"""Kinds that choose from a list of cards, and its zone."""
LIST_ZONE = np.array([LISTED.get(kind, NO_ZONE) for kind in Kind], np.int16)
"""The same by the number of the kind, for the rules."""
VERBS = {
    "slot": Kind.SLOT, "col": Kind.COL, "el": Kind.EL, "convert": Kind.CONVERT, "air": Kind.AIR, "act": Kind.ACT,
    "line": Kind.LINE, "opt": Kind.OPT, "take": Kind.TAKE, "play": Kind.PLAY, "realise": Kind.REALISE,
    "study": Kind.STUDY, "cert": Kind.CERT, "pick": Kind.PICK, "keep": Kind.KEEP, "final": Kind.FINAL,
    "aside": Kind.ASIDE, "use": Kind.USE, "starter": Kind.STARTER,
}  # fmt: skip
VERB_OF = {kind: verb for verb, kind in VERBS.items()}
SINGLE = {"done": 0, "bonus": 121, "step": 122, "short": 123, "long": 124, "wait": 186}
SINGLE |= {f"reserved {n}": n for n in range(187, ACTIONS)}
TEXT_OF = {action: text for text, action in SINGLE.items()}


def name_of(e: Record, card: int) -> str:
    """The canonical name of a card."""
    return bytes(e["name"][card]).rstrip(b"\0").decode()


def zone_cards(s: Record, e: Record, zone: int) -> list[int]:
    """The cards of a zone in their order."""
    start, table = int(e["zones"]["start"][zone]), s["table"]
    cards: list[int] = table["slots"][start : start + int(table["count"][zone])].tolist()
    return cards


def list_of(s: Record, e: Record, seat: int, kind: Kind) -> list[int]:
    """The cards from which an act of a kind chooses; while projects are kept, the unfinished ones are realised."""
    zone, board = LISTED[kind], s["board"]
    if kind is Kind.REALISE and int(board["phase"]) == Phase.KEEP:
        return zone_cards(s, e, int(zone_of(seat, KEPT)))[: int(board["seat"][seat]["many"])]
    return zone_cards(s, e, zone if kind is Kind.FINAL else int(zone_of(seat, zone)))


def place_list(s: Record, e: Record, seat: int, letter: int) -> list[int]:
    """The cards of one of the zones P, S, L and R."""
    zone = zone_at(s, seat, PLACE_ZONE[letter])
    return zone_cards(s, e, zone) if zone != NO_ZONE else []


def card_on(s: Record, e: Record, seat: int, place: int) -> int:
    """The card on a place that a seat may activate."""
    letter = sum(place >= first for first in PLACE_ZONE) - 1
    return place_list(s, e, seat, letter)[place - PLACE_ZONE[letter]]


def zone_at(s: Record, seat: int, place: int) -> int:
    """The zone in which a place of a seat lies, as the rules have it."""
    board = s["board"]
    spread = int(board["options"][Opt.SPREAD]) * int(board["game_turn"])
    return int(zone_among(int(board["seats"]), spread, seat, place))


def call(e: Record, cards: list[int], i: int) -> str:
    """A card of a list by its name; the second of a name is `d2#2`, an empty place its number."""
    if i >= len(cards):
        return str(i)
    name = name_of(e, cards[i])
    before = sum(name_of(e, card) == name for card in cards[:i])
    return f"{name}#{before + 1}" if before else name


def find(e: Record, cards: list[int], word: str, most: int) -> int:
    """The place of a name in a list, -1 if it is not there."""
    names = [call(e, cards, i) for i in range(min(len(cards), most))]
    if word in names:
        return names.index(word)
    if word.isdecimal() and word == str(int(word)) and len(names) <= int(word) < most:
        return int(word)
    return -1


def say(s: Record, e: Record, seat: int, action: int) -> str:
    """The canonical text of an act."""
    if action in TEXT_OF:
        return TEXT_OF[action]
    kind = Kind(int(KIND[action]))
    i = action - int(FIRST[kind])
    if kind in WORDS:
        return f"{VERB_OF[kind]} {WORDS[kind][i]}"
    if kind is Kind.ACT:
        letter = sum(i >= first for first in PLACE_ZONE) - 1
        return f"act {ZONES[letter]}:{call(e, place_list(s, e, seat, letter), i - PLACE_ZONE[letter])}"
    return f"{VERB_OF[kind]} {call(e, list_of(s, e, seat, kind), i)}"


def read(s: Record, e: Record, seat: int, text: str) -> int:
    """The act of a text, or a ghost of its kind."""
    words = text.split()
    if " ".join(words) in SINGLE:
        return SINGLE[" ".join(words)]
    if len(words) != 2 or words[0] not in VERBS:
        return ghost(VERBS[words[0]]) if words and words[0] in VERBS else -1 - Kind.NONE
    kind, word = VERBS[words[0]], words[1]
    if kind is Kind.ACT:
        return read_act(s, e, seat, word)
    if kind in WORDS:
        return int(FIRST[kind]) + WORDS[kind].index(word) if word in WORDS[kind] else ghost(kind)
    i = find(e, list_of(s, e, seat, kind), word, int(SIZE[kind]))
    return int(FIRST[kind]) + i if i >= 0 else ghost(kind)


def ghost(kind: Kind) -> int:
    """An act of a kind that names nothing."""
    return ZONE_GHOST if kind is Kind.ACT else -1 - kind


def read_act(s: Record, e: Record, seat: int, word: str) -> int:
    """`P:u1`, `L:I79`: a zone letter and a card of that zone."""
    zone, colon, name = word.partition(":")
    if not colon or zone not in tuple(ZONES):
        return ZONE_GHOST
    letter = ZONES.index(zone)
    size = (*PLACE_ZONE, PLACES)[letter + 1] - PLACE_ZONE[letter]
    i = find(e, place_list(s, e, seat, letter), name, size)
    return int(FIRST[Kind.ACT]) + PLACE_ZONE[letter] + i if i >= 0 else ZONE_GHOST - letter
