"""A full position of Fairy School as plain data, in the shape of the vectors' `given`.

A position lies between two phases; the acts of the phase that goes on follow under `since` (ADR 0005, ADR 0007).
"""

from typing import Any

from veillee.core.errors import BadInput
from veillee.core.places import Places
from veillee.core.position import check_keys, read_order
from veillee.core.record import alone
from veillee.core.rng import LABELS
from veillee.core.table import LETTERS
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.options import EXPERT, Opt
from veillee.games.fairy_school.position_reading import Reader, store_text
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
from veillee.games.fairy_school.words import (
    CREATURES,
    FINAL_TRIMESTER,
    SEATS,
    SLOTS,
    STARTERS,
    SUBJECTS,
    TRIMESTERS,
    Half,
    Phase,
)

KEYS = (
    "order", "at", "decks", "finals", "open", "out", "tiles", "side", "clochette", "known", "key", "blocks",
    "since", *LETTERS,
)  # fmt: skip
SEAT_KEYS = (
    "store", "forest", "pile", "discard", "hand", "own", "personal", "shared", "projects", "draft", "extra",
    "kept", "s_cards", "drawn", "removed", "final", "steps", "studied", "certs", "used", "kindness", "stars",
    "bonus", "cubes", "starter", "lot", "reshuffles",
)  # fmt: skip
LISTS = {
    "discard": DISCARD, "hand": HAND, "personal": PERSONAL, "shared": SHARED, "projects": PROJECTS, "draft": DRAFT,
    "kept": KEPT, "drawn": DRAWN, "removed": REMOVED,
}  # fmt: skip
"""The zones of a seat that are written as lists, besides forest, pile and final project."""
NAMES: dict[Phase, str | int] = {
    Phase.STARTERS: "starters", Phase.PLACEMENT: "placement", Phase.BUILD: "build", Phase.CHOICE: "choice",
    Phase.PICK: "pick", Phase.ASIDE: "aside", Phase.KEEP: "keep", Phase.FINALS: "choice", Phase.START: "start",
    Phase.PLANNING: 1, Phase.COLUMNS: 2, Phase.ACTIVATION: 3, Phase.KINDNESS: 4, Phase.STUDY: 5,
    Phase.EVOLUTION: 6, Phase.LEADER: 7, Phase.END: 7, Phase.SCORING: "scoring", Phase.OVER: "over",
}  # fmt: skip
HALVES = {Half.LEFT: "left", Half.RIGHT: "right"}


def write_position(s: Any, edition: SchoolEdition) -> dict[str, Any]:
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


def some(key: str, value: Any) -> dict[str, Any]:
    """A key that is left out where it would say nothing."""
    return {key: value} if value else {}


def write_moment(s: Any, edition: SchoolEdition) -> dict[str, Any]:
    """Trimester, turn and the phase that is to begin; `end` where phase 7 has begun before."""
    board = s["board"]
    phase, trimester = Phase(int(board["phase"])), int(board["trimester"])
    later = phase is Phase.END and entry_points.phase_7(alone(s), edition.records) != Phase.END
    return {
        "trimester": TRIMESTERS[trimester] if trimester else None,
        "turn": int(board["turn"]),
        "game_turn": int(board["game_turn"]),
        "phase": "end" if later else NAMES[phase],
    }


def write_bell(places: Places, board: Any, edition: SchoolEdition) -> dict[str, Any]:
    """Clochette's marker and cards."""
    return {
        "kindness": edition.content.spaces[int(board["bell_space"])].name,
        "stars": int(board["bell_stars"]),
        "aside": edition.cards(places.cards(ASIDE)),
        **some("turned", edition.cards(places.cards(TURNED))),
        **some("zones", [edition.cards(places.cards(BELL + i)) for i in (0, 1) if places.cards(BELL)]),
    }


def write_seat(s: Any, edition: SchoolEdition, seat: int) -> dict[str, Any]:
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
        "studied": [creature for i, creature in enumerate(CREATURES) if int(me["studied"]) >> i & 1],
        "certs": {SUBJECTS[i]: HALVES[Half(int(half))] for i, half in enumerate(me["certs"]) if half},
        **some("used", {SUBJECTS[i]: int(n) for i, n in enumerate(me["used"]) if n}),
        "kindness": edition.content.spaces[int(me["space"])].name,
        "stars": int(me["stars"]),
        "bonus": int(me["bonus"]),
        **some("cubes", {str(place): int(n) for place, n in enumerate(me["on"]) if n}),
        **some("starter", (STARTERS + "F")[int(me["starter"]) - 1] if me["starter"] else None),
        **some("lot", int(me["lot"] > 0)),
        **some("reshuffles", edition.scripts(seat)),
    }


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


def read_position(data: dict[str, Any], edition: SchoolEdition, s: Any) -> None:
    """Fill a state from a position; whatever cannot be is refused with one sentence."""
    check_keys(data, KEYS)
    reader = Reader(edition, s)
    board = s["board"]
    board["seats"] = read_order(data, SEATS)
    board["between"] = 1
    reader.start()
    read_moment(reader, data.get("at", {}))
    for i, name in enumerate(TRIMESTERS[:4]):
        reader.lay(
            DECK + i, reader.inner(data, "decks", TRIMESTERS[:4]).get(name), f"decks {name}", top_first=True
        )
    reader.lay(FINALS, data.get("finals"), "finals", top_first=True)
    reader.lay(OPEN_FINALS, data.get("open"), "open")
    for t in (1, 2, 3):
        reader.lay(OUT + t, reader.inner(data, "out", TRIMESTERS[1:4]).get(TRIMESTERS[t]), f"out {TRIMESTERS[t]}")
    reader.tiles(data)
    reader.chance(data)
    for seat in range(int(board["seats"])):
        read_seat_part(reader, data, seat)
    for letter in LETTERS[int(board["seats"]) :]:
        if letter in data:
            raise BadInput("position-key", key=letter)
    read_bell(reader, data)
    for seat in range(int(board["seats"])):
        reader.cubes_on(seat, reader.inner(data, LETTERS[seat], SEAT_KEYS).get("cubes"))
    reader.known(data.get("known"))
    reader.check()


def read_moment(reader: Reader, at: Any) -> None:
    """Where the game stands: `{trimester: II, turn: 1, phase: 3}`."""
    reader.check_inner(at, "at", ("trimester", "turn", "game_turn", "phase"))
    board, trimester = reader.board, at.get("trimester")
    if trimester is not None and trimester not in TRIMESTERS[1:]:
        raise BadInput("fs-position-trimester", value=str(trimester))
    board["trimester"] = TRIMESTERS.index(trimester) if trimester else 0
    board["phase"] = phase_of(reader, at.get("phase"))
    board["turn"] = reader.number(at, "turn", 100)
    board["game_turn"] = reader.number(at, "game_turn", 120, reader.usual_game_turn())


def phase_of(reader: Reader, name: Any) -> Phase:
    """A phase by its name in positions."""
    board, trimester = reader.board, int(reader.board["trimester"])
    if name == "setup":
        return Phase.CHOICE if board["options"][Opt.START] == EXPERT else Phase.BUILD
    if name == "choice" and trimester == FINAL_TRIMESTER:
        return Phase.FINALS
    if name == "end":
        return Phase.END
    if name == 7:
        return Phase(entry_points.phase_7(alone(reader.s), reader.edition.records))
    for phase, known in NAMES.items():
        if known == name and type(known) is type(name) and phase is not Phase.FINALS:
            if (trimester == 0) != (phase < Phase.KEEP) and phase not in (Phase.CHOICE, Phase.PICK, Phase.ASIDE):
                break
            return phase
    raise BadInput("fs-position-phase", value=str(name))


def read_seat_part(reader: Reader, data: dict[str, Any], seat: int) -> None:
    """What one seat has; a missing key is nothing."""
    who = LETTERS[seat]
    part = reader.inner(data, who, SEAT_KEYS)
    me, first = reader.board["seat"][seat], seat * SEAT_ZONES
    me["store"] = reader.store(part.get("store", ""), who)
    reader.forest(part.get("forest"), who, first)
    reader.lay(first + PILE, part.get("pile"), f"{who} pile", top_first=True)
    aliases = {"hand": "own", "draft": "extra", "kept": "s_cards"}
    for key, zone in LISTS.items():
        value = part.get(key) or part.get(aliases.get(key, key))
        value = [value] if isinstance(value, str) else value
        reader.lay(first + zone, value, f"{who} {key}", in_order=zone not in (DISCARD, REMOVED))
    reader.lay(first + FINAL, [part["final"]] if part.get("final") else None, f"{who} final")
    me["studied"] = sum(
        1 << reader.word(c, CREATURES, f"{who} studied") for c in reader.items(part, "studied", who)
    )
    for subject, half in reader.inner(part, "certs", SUBJECTS).items():
        me["certs"][SUBJECTS.index(subject)] = 1 + reader.word(half, ("left", "right"), f"{who} certs")
    for subject, n in reader.inner(part, "used", SUBJECTS).items():
        me["used"][SUBJECTS.index(subject)] = reader.number({"used": n}, "used", 100)
    me["space"] = reader.space(part.get("kindness"), f"{who} kindness")
    for key, most in (
        ("stars", 100),
        ("bonus", int(reader.e["bonus_steps"][int(reader.board["side"])])),
        ("steps", 8),
    ):
        me[key] = reader.number(part, key, most)
    letter = part.get("starter")
    me["starter"] = 0 if letter is None else 1 + reader.word(letter, (*STARTERS, "F"), f"{who} starter")
    me["lot"] = 0x80 * reader.number(part, "lot", 1)
    reader.scripts(seat, part.get("reshuffles"))


def read_bell(reader: Reader, data: dict[str, Any]) -> None:
    """Clochette's marker and cards, in a game for one."""
    bell = reader.inner(data, "clochette", ("kindness", "stars", "aside", "turned", "zones"))
    reader.board["bell_space"] = reader.space(bell.get("kindness"), "clochette kindness")
    reader.board["bell_stars"] = reader.number(bell, "stars", 100)
    reader.lay(ASIDE, bell.get("aside"), "clochette aside")
    reader.lay(TURNED, bell.get("turned"), "clochette turned")
    for i, cards in enumerate(reader.items(bell, "zones", "clochette")[:2]):
        reader.lay(BELL + i, cards, "clochette zones")
