"""Golden playthroughs: whole matches as readable text. `make golden` writes them anew; the diff is for reading."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import veillee
from veillee.core.match import Match
from veillee.core.table import LETTERS
from veillee.locales import text

FOLDER = Path(__file__).parent
SEED = 2026


def path_of(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.txt"


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
    from tests.playing import CASES

    for game, seats in CASES:
        path_of(game, seats).write_text(playthrough(game, seats), encoding="utf-8")


if __name__ == "__main__":
    write_all()
