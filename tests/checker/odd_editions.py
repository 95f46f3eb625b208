"""Card files of Fairy School that nobody would print: effects, certificates, tracks and numbers at random."""

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import veillee

HOUSE = Path(veillee.__file__).parent / "games" / "fairy_school" / "editions" / "fairy-school-house.toml"
CREATURES = (
    "unicorn", "dwarf", "ent", "elf", "sphinx", "salamander", "dragon", "phoenix", "mermaid", "serpent", "griffin",
    "cockatrice",
)  # fmt: skip
GAINS = ("1E", "1A", "2V 1W", "ANY", "V / F", "E / A / W")
EFFECTS = (
    "2W -> 1V 1A", "E x3 -> V / F", "E -> fetch / 2V", "W -> again / 2F", "1W | F x2 -> trim + 1V / 1A",
    "1F | 2F -> study", "W -> again + 1F | E -> again + 1A", "V x2 -> draw 2 play 2 + 1E", "A -> study + 1W",
    "1E | 3W", "E x2 -> fetch + 1A | 1V / 1F", "F -> draw 4 play 1 | W -> again", "1E 1V 1A 1F 1W",
)  # fmt: skip
"""Effects that the house edition does not have."""


def lefts(chance: random.Random) -> dict[str, Any]:
    """A lasting benefit of some kind."""
    two, gain = chance.sample(CREATURES, 2), chance.choice(GAINS)
    where = chance.choice(["own", "neighbour", "any"])
    shared, studied = chance.choice(["W -> E / V / F", "2E -> 1A"]), chance.choice(["ANY -> ANY", "F -> 2E / 1A"])
    return chance.choice([
        {"kind": "turn_pair", "creatures": two, "gain": gain},
        {"kind": "forest_pair", "creatures": two, "gain": gain},
        {"kind": "first_activation", "creatures": two, "where": where, "gain": gain},
        {"kind": "each_activation", "creatures": two, "gain": gain},
        {"kind": "share_offer", "creatures": chance.sample(CREATURES, 6), "effect": shared},
        {"kind": "study_offer", "times": chance.randint(1, 3), "effect": studied},
        {"kind": "discard_after_study", "count": chance.randint(1, 3)},
        {"kind": "kindness_swap", "gain": gain},
        {"kind": "kindness_extra", "gain": gain},
        {"kind": "kindness_steps", "steps": chance.randint(1, 5)},
        {"kind": "project_discount", "amount": chance.randint(1, 3), "final": chance.random() < 0.5},
        {"kind": "free_column", "count": chance.randint(1, 2)},
        {"kind": "exchange_rate", "less": 1},
        {"kind": "air_exchange", "amount": chance.randint(1, 3)},
    ])  # fmt: skip


def rights(chance: random.Random) -> dict[str, Any]:
    """Points of some kind."""
    stars, some = chance.randint(1, 4), chance.sample(CREATURES, 4)
    price = chance.choice(["1A", "3F", "2E 1W", "2ANY"])
    return chance.choice([
        {"kind": "flat", "stars": stars},
        {"kind": "per_invoked", "creatures": some, "stars": stars},
        {"kind": "per_deck", "deck": chance.choice(["I", "II", "III"]), "stars": stars},
        {"kind": "per_studied", "every": chance.randint(1, 3), "stars": stars},
        {"kind": "per_certificate", "stars": stars},
        {"kind": "per_trimmed", "stars": stars},
        {"kind": "per_final_step", "stars": stars},
        {"kind": "per_kindness", "every": chance.randint(1, 3), "stars": stars},
        {"kind": "convert_end", "price": price, "times": chance.randint(1, 4), "stars": stars},
    ])  # fmt: skip


def odd_edition(folder: Path, seed: int) -> Path:
    """A file that can be played, the same for one seed."""
    chance, data = random.Random(seed), tomllib.loads(HOUSE.read_text(encoding="utf-8"))
    data["edition"]["id"] = f"odd-{seed}"
    effects = [*(card["effect"] for card in data["card"]), *EFFECTS, *EFFECTS]
    for card in data["card"]:
        card["effect"], card["kindness"] = chance.choice(effects), chance.randint(0, 3)
        if card["cost"]:
            card["cost"] = chance.choice(["1E", "1V 1F", "1A", "2W", "1E 1A 1W", card["cost"]])
    for nth, tile in enumerate(data["certificate"]):
        tile["left"], tile["right"] = lefts(chance), rights(chance)
        if nth and tile["left"]["kind"] == "exchange_rate":
            tile["left"] = {"kind": "kindness_steps", "steps": 2}  # several together would make exchanges endless
    for final in data["final"]:
        for step in final["steps"]:
            step["cost"] = chance.choice(["1E", "1V", "2F 1W", "1A", step["cost"]])
    for space in data["kindness"]["space"]:
        space["gain"] = chance.choice(["", "", "E", "A", "ANY"])
    data["kindness"]["after_last"] = {
        "gain": chance.choice(["", "A", "V"]),
        "per": chance.choice(["turn", "step"]),
    }
    data["game"] |= numbers(chance)
    file = folder / f"odd-{seed}.toml"
    file.write_text("\n".join(f"{key} = {inline(value)}" for key, value in data.items()), encoding="utf-8")
    return file


def numbers(chance: random.Random) -> dict[str, Any]:
    """Other numbers than the rulebook's."""
    return {
        "start_store": chance.choice(["1E 1V 1F 1W", "3E 1A", "5E 5V 5A 5F 5W"]),
        "activation_cubes": chance.choice([2, 11, 20]),
        "certificate_cubes": chance.choice([1, 3, 6]),
        "creature_markers": chance.choice([3, 7, 12]),
        "draft_cards": chance.choice([3, 4]),
        "turns": {"I": chance.randint(1, 4), "II": chance.randint(1, 4), "f": chance.randint(1, 2)},
        "solo": {
            "kindness_start": chance.randint(0, 9),
            "turns": {"I": chance.randint(1, 6), "II": chance.randint(1, 6), "f": chance.randint(1, 6)},
            "projects_drawn": chance.choice([3, 5, 6]),
            "clochette_final": chance.randint(0, 20),
        },
        "exchange": [{"pay": chance.randint(3, 5), "get": "E"}, {"pay": 9, "get": "A"}],
    }


def inline(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {inline(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
