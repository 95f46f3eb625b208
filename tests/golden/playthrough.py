"""Golden playthroughs: whole matches as readable text. `make golden` writes them anew; the diff is for reading."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import veillee
from veillee.bots import make
from veillee.core.match import Match
from veillee.core.table import LETTERS
from veillee.locales import text

FOLDER = Path(__file__).parent
SEED = 2026


VARIANTS: dict[str, list[tuple[int, str, dict[str, Any]]]] = {
    "fairy-school": [
        (1, "expert", {"start": "expert"}),
        (2, "expert", {"start": "expert"}),
        (2, "chosen", {"starters": "chosen", "fast": True}),
        (3, "advanced", {"start": "advanced"}),
        (3, "express", {"express": True}),
        (3, "long", {"long": True}),
        (4, "spread", {"spread": True, "start": "expert"}),
        (5, "fast", {"fast": True, "start": "advanced"}),
    ]
}
"""Tables with other options than the usual ones: seats, a name, the options."""


def stories() -> list[tuple[str, int, str]]:
    """Every playthrough: game, seats and the name of a variant."""
    from tests.playing import CASES

    usual = [(game, seats, "") for game, seats in CASES]
    return [*usual, *((game, seats, name) for game, rows in VARIANTS.items() for seats, name, _ in rows)]


def path_of(game: str, seats: int, variant: str = "") -> Path:
    return FOLDER / f"{game}-{seats}{'-' if variant else ''}{variant}.txt"


def told(game: str, seats: int, variant: str) -> str:
    """A playthrough of any game."""
    return school_story(seats, variant) if game == "fairy-school" else playthrough(game, seats)


def school_story(seats: int, variant: str) -> str:
    """Fairy School, too long for every choice: a line for each act of greedy players, the table at each phase."""
    options = next((row[2] for row in VARIANTS["fairy-school"] if row[:2] == (seats, variant)), {})
    match = veillee.new("fairy-school", seats=seats, seed=SEED, **options)
    players = [make("greedy", match, seat) for seat in range(seats)]
    lines = [f"fairy-school, {seats} seats, {options}, seed {SEED}, edition {match.edition.id}", school(match)]
    while not match.over:
        seat = match.to_act[0]
        move, offered = players[seat].move(match), len(match.actions(seat))
        events = match.play(seat, move)
        lines.append(f"{LETTERS[seat]} {move} ({offered})")
        lines += [f"  {text('en', e.message, **e.args)}" for e in events if e.message != "fs-event-act"]
        if not match.since:
            lines += ["", school(match)]
    lines += [f"{key} {value}" for key, value in match.view(None)["result"].items()]
    return "\n".join([*lines, f"{len(match.acts)} moves", ""])


def school(match: Match) -> str:
    """What lies open, a line for each player."""
    view = match.view(None)
    head = f"trimester {view['trimester']}, turn {view['turn']}, {view['step']}, decks {view['decks']}"
    keys = ("store", "forest", "projects", "shared", "personal", "discard", "kindness", "stars", "bonus")
    rows = [[f"{key} {player[key]}" for key in keys if player[key]] for player in view["players"]]
    return "\n".join([head, *(f"{LETTERS[seat]} {', '.join(row)}" for seat, row in enumerate(rows))])


def playthrough(game: str, seats: int) -> str:
    """A match of random moves, told with every choice, every event and the state of the table."""
    match = veillee.new(game, seats=seats, seed=SEED)
    choice = random.Random(seats)
    lines = [f"{game}, {seats} seats, seed {SEED}, version {match.game.version}, edition {match.edition.id}"]
    while not match.over:
        seat = match.to_act[0]
        actions, moves = match.actions(seat), match.moves(seat)
        i = choice.randrange(len(moves))
        offered = ", ".join(f"{action} {move}" for action, move in zip(actions, moves, strict=True))
        lines += [
            "",
            table(match),
            f"{LETTERS[seat]} may: {offered}",
            f"{LETTERS[seat]} plays {actions[i]} {moves[i]}",
        ]
        lines += [f"  {text('en', event.message, **event.args)}" for event in match.play(seat, moves[i])]
    lines += ["", table(match), f"scores {list(match.scores)}, winners {list(match.winners)}"]
    lines += [f"{key} {value}" for key, value in match.view(None)["result"].items()]
    return "\n".join([*lines, f"{len(match.acts)} moves", ""])


def table(match: Match) -> str:
    """One line for what lies open, from the view of a spectator."""
    return TABLES[match.game.id](match.view(None))


def fairy_lights(view: dict[str, Any]) -> str:
    odds = view["odds"] or {}
    parts = [f"deck {view['deck']}", f"shop {' '.join(view['shop']) or '-'}"]
    parts += [seat_text(view, seat) for seat in range(view["seats"])]
    return " | ".join([*parts, f"discard {len(view['discard'])}", f"bust {odds.get('bust')}/{odds.get('of')}"])


def seat_text(view: dict[str, Any], seat: int) -> str:
    cards = [card for sets in view["areas"][seat].values() for card in sets]
    return f"{LETTERS[seat]} {' '.join(cards) or '-'} +{view['garlands'][seat]['cards']}"


def reussite(view: dict[str, Any]) -> str:
    columns = [
        f"{' '.join(cards) or '-'} ({accepts})"
        for cards, accepts in zip(view["columns"], view["open"], strict=True)
    ]
    return " | ".join([f"pile {view['pile']}", f"hand {' '.join(view['hand'])}", *columns])


def sun_moon(view: dict[str, Any]) -> str:
    rows = [f"{name} {' '.join('/'.join(stack) for stack in stacks)}" for name, stacks in view["rows"].items()]
    hands = f"hands {view['hands']} won {view['won']}"
    ready = [f"{row} {first}-{last}" for row, first, last in view["runs"]]
    last = "" if view["turns_left"] is None else f", {view['turns_left']} turns left"
    head = f"pile {view['pile']} discard {len(view['discard'])} {hands} ready {ready}{last}"
    return "\n  ".join([head, *rows])


TABLES: dict[str, Callable[[dict[str, Any]], str]] = {
    "fairy-lights": fairy_lights,
    "reussite": reussite,
    "sun-moon": sun_moon,
}


def write_all() -> None:
    for game, seats, variant in stories():
        path_of(game, seats, variant).write_text(told(game, seats, variant), encoding="utf-8")


if __name__ == "__main__":
    write_all()
