"""Writing a position of Fairy School: everything on the table as plain data, and the words for what a seat has."""

from veillee.core.places import Places
from veillee.core.plain import PlainData
from veillee.core.record import Record, as_records
from veillee.core.rng import LABELS
from veillee.core.table import LETTERS
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.position_reading import store_text
from veillee.games.fairy_school.rules import entry_points
from veillee.games.fairy_school.state import (
    ASIDE,
    BELL,
    DECK,
    DISCARD,
    DRAFT,
    DRAWN,
    FINAL,
    FINALS,
    HAND,
    KEPT,
    LAYOUT,
    OPEN_FINALS,
    OUT,
    PERSONAL,
    PILE,
    PROJECTS,
    REMOVED,
    SEAT_ZONES,
    SHARED,
    TURNED,
)
from veillee.games.fairy_school.view_types import HalfName, PhaseName
from veillee.games.fairy_school.words import (
    CREATURES,
    SLOTS,
    STARTERS,
    SUBJECTS,
    TRIMESTERS,
    Creature,
    Half,
    Phase,
    Subject,
)

LISTS = {
    "discard": DISCARD, "hand": HAND, "personal": PERSONAL, "shared": SHARED, "projects": PROJECTS, "draft": DRAFT,
    "kept": KEPT, "drawn": DRAWN, "removed": REMOVED,
}  # fmt: skip
"""The zones of a seat that are written as lists, besides forest, pile and final project."""
TRIMESTER_NAMES: dict[Phase, PhaseName] = {
    Phase.START: "start", Phase.PLANNING: 1, Phase.COLUMNS: 2, Phase.ACTIVATION: 3, Phase.KINDNESS: 4,
    Phase.STUDY: 5, Phase.EVOLUTION: 6, Phase.LEADER: 7, Phase.END: 7, Phase.SCORING: "scoring",
    Phase.OVER: "over",
}  # fmt: skip
"""What the phases of a trimester are called."""
NAMES: dict[Phase, str | int] = {
    Phase.STARTERS: "starters", Phase.PLACEMENT: "placement", Phase.BUILD: "build", Phase.CHOICE: "choice",
    Phase.PICK: "pick", Phase.ASIDE: "aside", Phase.KEEP: "keep", Phase.FINALS: "choice", **TRIMESTER_NAMES,
}  # fmt: skip
HALVES: dict[int, HalfName] = {Half.LEFT: "left", Half.RIGHT: "right"}


def write_position(s: Record, edition: SchoolEdition) -> PlainData:
    """Everything on the table; piles and decks from the top."""
    places, board = Places(LAYOUT, s), s["board"]
    seats = int(board["seats"])
    decks = {name: edition.cards(places.cards(DECK + i)[::-1]) for i, name in enumerate(TRIMESTERS[:4])}
    out = {TRIMESTERS[t]: edition.cards(places.cards(OUT + t)) for t in (1, 2, 3)}
    tiles = {
        subject: edition.content.tiles[int(tile)].name
        for subject, tile in zip(SUBJECTS, board["tiles"], strict=True)
        if tile >= 0
    }
    return {
        "order": list(LETTERS[:seats]),
        "at": write_moment(s, edition),
        "decks": decks,
        "finals": edition.cards(places.cards(FINALS)[::-1]),
        **some("open", edition.cards(places.cards(OPEN_FINALS))),
        **some("out", {name: cards for name, cards in out.items() if cards}),
        "tiles": tiles,
        "side": int(board["side"]),
        **({"clochette": write_bell(places, board, edition)} if seats == 1 else {}),
        **{LETTERS[seat]: write_seat(s, edition, seat) for seat in range(seats)},
        **some("known", write_known(places)),
        "key": s["rng"]["key"].tobytes().hex(),
        "blocks": {label: int(n) for label, n in zip(LABELS, s["rng"]["blocks"], strict=True) if n},
    }


def some(key: str, value: object) -> dict[str, object]:
    """A key that is left out where it would say nothing."""
    return {key: value} if value else {}


def write_moment(s: Record, edition: SchoolEdition) -> dict[str, object]:
    """Trimester, turn and the phase that is to begin; `end` where phase 7 has begun before."""
    board = s["board"]
    phase, trimester = Phase(int(board["phase"])), int(board["trimester"])
    later = phase is Phase.END and entry_points.phase_7(as_records(s), edition.records) != Phase.END
    return {
        "trimester": TRIMESTERS[trimester] if trimester else None,
        "turn": int(board["turn"]),
        "game_turn": int(board["game_turn"]),
        "phase": "end" if later else NAMES[phase],
    }


def write_bell(places: Places, board: Record, edition: SchoolEdition) -> dict[str, object]:
    """Clochette's marker and cards."""
    return {
        "kindness": edition.content.spaces[int(board["bell_space"])].name,
        "stars": int(board["bell_stars"]),
        "aside": edition.cards(places.cards(ASIDE)),
        **some("turned", edition.cards(places.cards(TURNED))),
        **some("zones", [edition.cards(places.cards(BELL + i)) for i in (0, 1) if places.cards(BELL)]),
    }


def write_seat(s: Record, edition: SchoolEdition, seat: int) -> PlainData:
    """What one seat has."""
    places, me = Places(LAYOUT, s), s["board"]["seat"][seat]
    first = seat * SEAT_ZONES
    final = edition.cards(places.cards(first + FINAL))
    return {
        "store": store_text(me["store"]),
        "forest": forest_text(places, edition, seat),
        "pile": edition.cards(places.cards(first + PILE)[::-1]),
        **{key: edition.cards(places.cards(first + zone)) for key, zone in LISTS.items()},
        **some("final", final[0] if final else None),
        **some("steps", int(me["steps"])),
        "studied": studied_by(me),
        "certs": certificates_of(me),
        **some("used", used_by(me)),
        "kindness": edition.content.spaces[int(me["space"])].name,
        "stars": int(me["stars"]),
        "bonus": int(me["bonus"]),
        **some("cubes", cubes_of(me)),
        **some("starter", starter_of(me)),
        **some("lot", int(me["lot"] > 0)),
        **some("reshuffles", edition.scripts(seat)),
    }


def studied_by(me: Record) -> list[Creature]:
    """The creatures that a seat has studied."""
    studied = int(me["studied"])
    return [creature for i, creature in enumerate(CREATURES) if studied >> i & 1]


def certificates_of(me: Record) -> dict[Subject, HalfName]:
    """The halves of certificates that a seat holds."""
    return {SUBJECTS[i]: HALVES[half] for i, half in enumerate(me["certs"].tolist()) if half}


def used_by(me: Record) -> dict[Subject, int]:
    """How often a seat has used each certificate at the scoring."""
    return {SUBJECTS[i]: n for i, n in enumerate(me["used"].tolist()) if n}


def cubes_of(me: Record) -> dict[str, int]:
    """The cubes of a seat by the place on which they lie."""
    return {str(place): n for place, n in enumerate(me["on"].tolist()) if n}


def starter_of(me: Record) -> str | None:
    """The letter of a seat's starter."""
    return (STARTERS + "F")[int(me["starter"]) - 1] if me["starter"] else None


def forest_text(places: Places, edition: SchoolEdition, seat: int) -> str:
    """`T1 T2 T3 T4 T5 / B1 B2 B3 B4 B5`, a dash for an empty slot."""
    cards = [places.cards(seat * SEAT_ZONES + slot) for slot in range(len(SLOTS))]
    names = [edition.names[card[0]] if card else "-" for card in cards]
    return f"{' '.join(names[:5])} / {' '.join(names[5:])}"


def write_known(places: Places) -> dict[str, list[int]]:
    """Who knows the cards of a zone, where it is not simply who sees the zone."""
    found = {}
    for zone, declared in enumerate(LAYOUT.zones):
        start = LAYOUT.starts[zone]
        masks = places.known[start : start + int(places.count[zone])].tolist()
        if any(mask != declared.mask for mask in masks):
            found[declared.name] = masks
    return found
