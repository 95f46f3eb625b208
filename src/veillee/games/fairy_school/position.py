"""A full position of Fairy School as plain data, in the shape of the vectors' `given`.

A position lies between two phases; the acts of the phase that goes on follow under `since` (ADR 0005, ADR 0007).
"""

from collections.abc import Mapping

from veillee.core.errors import BadInput
from veillee.core.position import check_keys, read_order
from veillee.core.record import Record, as_records
from veillee.core.table import LETTERS
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.options import EXPERT, Opt
from veillee.games.fairy_school.position_reading import Reader
from veillee.games.fairy_school.position_writing import LISTS, NAMES
from veillee.games.fairy_school.rules import entry_points
from veillee.games.fairy_school.state import (
    ASIDE,
    BELL,
    DECK,
    DISCARD,
    FINAL,
    FINALS,
    OPEN_FINALS,
    OUT,
    PILE,
    REMOVED,
    SEAT_ZONES,
    TURNED,
)
from veillee.games.fairy_school.words import (
    CREATURES,
    FINAL_TRIMESTER,
    SEATS,
    STARTERS,
    SUBJECTS,
    TRIMESTERS,
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


def read_position(data: Mapping[str, object], edition: SchoolEdition, s: Record) -> None:
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


def read_moment(reader: Reader, given: object) -> None:
    """Where the game stands: `{trimester: II, turn: 1, phase: 3}`."""
    at = reader.check_inner(given, "at", ("trimester", "turn", "game_turn", "phase"))
    board, trimester = reader.board, at.get("trimester")
    if trimester is not None and trimester not in TRIMESTERS[1:]:
        raise BadInput("fs-position-trimester", value=str(trimester))
    board["trimester"] = TRIMESTERS.index(trimester) if trimester else 0
    board["phase"] = phase_of(reader, at.get("phase"))
    board["turn"] = reader.number(at, "turn", 100)
    board["game_turn"] = reader.number(at, "game_turn", 120, reader.usual_game_turn())


def phase_of(reader: Reader, name: object) -> Phase:
    """A phase by its name in positions."""
    board, trimester = reader.board, int(reader.board["trimester"])
    if name == "setup":
        return Phase.CHOICE if board["options"][Opt.START] == EXPERT else Phase.BUILD
    if name == "choice" and trimester == FINAL_TRIMESTER:
        return Phase.FINALS
    if name == "end":
        return Phase.END
    if name == 7:
        return Phase(entry_points.phase_7(as_records(reader.s), reader.edition.records))
    for phase, known in NAMES.items():
        if known == name and type(known) is type(name) and phase is not Phase.FINALS:
            if (trimester == 0) != (phase < Phase.KEEP) and phase not in (Phase.CHOICE, Phase.PICK, Phase.ASIDE):
                break
            return phase
    raise BadInput("fs-position-phase", value=str(name))


def read_seat_part(reader: Reader, data: Mapping[str, object], seat: int) -> None:
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


def read_bell(reader: Reader, data: Mapping[str, object]) -> None:
    """Clochette's marker and cards, in a game for one."""
    bell = reader.inner(data, "clochette", ("kindness", "stars", "aside", "turned", "zones"))
    reader.board["bell_space"] = reader.space(bell.get("kindness"), "clochette kindness")
    reader.board["bell_stars"] = reader.number(bell, "stars", 100)
    reader.lay(ASIDE, bell.get("aside"), "clochette aside")
    reader.lay(TURNED, bell.get("turned"), "clochette turned")
    for i, cards in enumerate(reader.items(bell, "zones", "clochette")[:2]):
        reader.lay(BELL + i, cards, "clochette zones")
