"""What an act did, for the log: messages of the Fluent files with their arguments, and who is told."""

from veillee.core.contract import Event
from veillee.core.record import Record
from veillee.core.table import EVERYBODY, LETTERS
from veillee.games.fairy_school.edition.loading import SchoolEdition
from veillee.games.fairy_school.moves import FIRST, KIND, WORDS, Kind, say
from veillee.games.fairy_school.view import bell_count, score_table
from veillee.games.fairy_school.words import SUBJECTS, TRIMESTERS, Phase


def events(before: Record, after: Record, edition: SchoolEdition, seat: int, action: int) -> list[Event]:
    """The act, to those who may know it; whoever finished; what the end of a phase brought to everybody."""
    was, now = before["board"], after["board"]
    text = say(before, edition.records[0], seat, action)
    sealed = int(was["sealed"]) >> seat & 1
    happened = [Event("fs-event-act", {"who": LETTERS[seat], "move": text}, 1 << seat if sealed else EVERYBODY)]
    if not sealed:
        happened += notable(before, seat, action, text)
    ended = has_moved_on(was, now)
    if sealed and (ended or not now["seat"][seat]["waiting"]):
        happened.append(Event("fs-event-finished", {"who": LETTERS[seat]}, EVERYBODY ^ 1 << seat))
    if ended:
        happened += progress(was, after, edition)
    return happened


def notable(before: Record, seat: int, action: int, text: str) -> list[Event]:
    """What others at the table would look up for."""
    kind, me = Kind(int(KIND[action])), before["board"]["seat"][seat]
    named: dict[Kind, tuple[str, dict[str, str | int]]] = {
        Kind.REALISE: ("fs-event-realised", {"card": text.split()[-1]}),
        Kind.FINAL: ("fs-event-final", {"card": text.split()[-1]}),
        Kind.STEP: ("fs-event-step", {"n": int(me["steps"]) + 1}),
        Kind.BONUS: ("fs-event-bonus", {"n": int(me["bonus"]) + 1}),
    }
    if kind is Kind.STUDY:
        named[kind] = ("fs-event-studied", {"creature": WORDS[kind][action - int(FIRST[kind])]})
    if kind is Kind.CERT:
        named[kind] = ("fs-event-certified", {"subject": SUBJECTS[int(me["many"])], "half": text.split()[-1]})
    if kind not in named:
        return []
    message, args = named[kind]
    return [Event(message, dict(args, who=LETTERS[seat]))]


def has_moved_on(was: Record, now: Record) -> bool:
    """Whether the act ended the phase."""
    if any(int(was[key]) != int(now[key]) for key in ("phase", "trimester", "game_turn")):
        return True
    again = int(was["phase"]) == Phase.PICK  # one pick after the other is a phase of its own
    return again and int(now["seat"]["waiting"].sum()) > int(was["seat"]["waiting"].sum())


def progress(was: Record, after: Record, edition: SchoolEdition) -> list[Event]:
    """Who went how far on the kindness track, which phase has begun, and with which points a new turn begins."""
    happened, now = [], after["board"]
    for seat in range(int(now["seats"])):
        space = int(now["seat"][seat]["space"])
        if space != int(was["seat"][seat]["space"]):
            name = edition.content.spaces[space].name
            stars = int(now["seat"][seat]["stars"])
            happened.append(Event("fs-event-kindness", {"who": LETTERS[seat], "space": name, "stars": stars}))
    phase = Phase(int(now["phase"]))
    if phase is Phase.OVER:
        return [*happened, Event("fs-event-over", standings(after, edition))]
    moment = {"phase": phase.name.lower(), "trimester": TRIMESTERS[int(now["trimester"])]}
    points = standings(after, edition) if int(was["game_turn"]) != int(now["game_turn"]) else {}
    return [*happened, Event("fs-event-phase", {**moment, "turn": int(now["turn"]), **points})]


def standings(after: Record, edition: SchoolEdition) -> dict[str, str | int]:
    """Everybody's points as they stand, by seat; alone also Clochette's, by source."""
    rows = score_table(after, edition)[0]
    points: dict[str, str | int] = {LETTERS[seat]: row["total"] for seat, row in enumerate(rows)}
    if len(rows) == 1:
        her = bell_count(after, edition)
        points["clochette"] = her["total"]
        points |= {f"clochette_{source}": her[source] for source in ("kindness", "creatures", "always")}
    return points
