"""What an act did, for the log: messages of the Fluent files with their arguments, and who is told."""

from typing import Any

from veillee.core.contract import Event
from veillee.core.table import EVERYBODY, LETTERS
from veillee.games.fairy_school.loading import SchoolEdition
from veillee.games.fairy_school.moves import say
from veillee.games.fairy_school.words import TRIMESTERS, Phase

SILENT = (Phase.CHOICE, Phase.BUILD, Phase.EVOLUTION)
"""Phases in which nobody decides anything."""


def events(before: Any, after: Any, edition: SchoolEdition, seat: int, action: int) -> list[Event]:
    """The act, to those who may know it; whoever finished; what the end of a phase brought to everybody."""
    was, now = before["board"], after["board"]
    text = say(before, edition.records[0], seat, action)
    sealed = int(was["sealed"]) >> seat & 1
    happened = [Event("fs-event-act", {"who": LETTERS[seat], "move": text}, 1 << seat if sealed else EVERYBODY)]
    ended = has_moved_on(was, now)
    if sealed and (ended or not now["seat"][seat]["waiting"]):
        happened.append(Event("fs-event-finished", {"who": LETTERS[seat]}, EVERYBODY ^ 1 << seat))
    if ended:
        happened += progress(was, now, edition)
    return happened


def has_moved_on(was: Any, now: Any) -> bool:
    """Whether the act ended the phase."""
    moment = ("phase", "trimester", "game_turn")
    return any(int(was[key]) != int(now[key]) for key in moment) or (
        int(was["phase"]) in (Phase.PICK, Phase.PLANNING) and int(now["seat"]["waiting"].sum()) > int(was["seat"]["waiting"].sum())
    )


def progress(was: Any, now: Any, edition: SchoolEdition) -> list[Event]:
    """Who went how far on the kindness track, and which phase has begun."""
    happened = []
    for seat in range(int(now["seats"])):
        space = int(now["seat"][seat]["space"])
        if space != int(was["seat"][seat]["space"]):
            name = edition.content.spaces[space].name
            stars = int(now["seat"][seat]["stars"])
            happened.append(Event("fs-event-kindness", {"who": LETTERS[seat], "space": name, "stars": stars}))
    phase = Phase(int(now["phase"]))
    if phase is Phase.OVER:
        return [*happened, Event("fs-event-over", {})]
    turn = {"trimester": TRIMESTERS[int(now["trimester"])], "turn": int(now["turn"])}
    return [*happened, Event("fs-event-phase", {"phase": phase.name.lower(), **turn})]
