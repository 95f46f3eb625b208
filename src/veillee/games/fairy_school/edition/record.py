"""The cards of Fairy School as the rules read them: columns, filled from an edition that was checked."""

from typing import Annotated

import numpy as np

from veillee.core.record import I8, I16, Ints, Record, dtype_of
from veillee.core.table import MAX_SEATS, Zones
from veillee.games.fairy_school.edition.content import Card, Content, FinalProject, Numbers, Tile
from veillee.games.fairy_school.edition.notation import Line, Special
from veillee.games.fairy_school.state import LAYOUT
from veillee.games.fairy_school.words import KINDS

LINES = 2
TILES = 24
SPACES = 96
FINAL_CARDS = 24
FINAL_STEPS = 8
SIDES = 2
BONUS_PRICES = 4
"""Of a side, one for each trimester."""
FIRST_STEP = KINDS
FIRST_BONUS = FIRST_STEP + FINAL_CARDS * FINAL_STEPS
COSTS = FIRST_BONUS + SIDES * BONUS_PRICES
"""What can be bought: cards by their number, the steps of final projects, a bonus step by side and trimester."""
NAME = 8
ROWS = LINES * KINDS + TILES
"""Lines of effects: two of each card, then one of each certificate that offers an exchange."""
SCRIPTS, SCRIPT = 6, 24


class Edition:
    """The columns that the rules read."""

    cards: I16
    """How many different cards there are; final projects follow them."""
    finals: I16
    tiles: I16
    sides: I16
    name: Annotated[Ints, np.uint8, KINDS, NAME]
    copies: Annotated[Ints, np.int8, KINDS]
    deck: Annotated[Ints, np.int8, KINDS]
    creature: Annotated[Ints, np.int8, KINDS]
    kindness: Annotated[Ints, np.int8, KINDS]
    stars: Annotated[Ints, np.int8, KINDS]
    cost: Annotated[Ints, np.int8, COSTS, 5]
    starter: Annotated[Ints, np.int8, KINDS]
    place: Annotated[Ints, np.int8, KINDS]
    long: Annotated[Ints, np.int8, KINDS]
    lines: Annotated[Ints, np.int8, KINDS]
    price: Annotated[Ints, np.int8, ROWS, 5]
    any_price: Annotated[Ints, np.int8, ROWS]
    times: Annotated[Ints, np.int8, ROWS]
    outcomes: Annotated[Ints, np.int8, ROWS]
    repeats: Annotated[Ints, np.int8, ROWS]
    """1 if a line of a card with two lines is not applied at once: several outcomes, or several times."""
    gain: Annotated[Ints, np.int8, ROWS, 4, 5]
    special: Annotated[Ints, np.int8, ROWS, 4]
    draws: Annotated[Ints, np.int8, ROWS, 4]
    plays: Annotated[Ints, np.int8, ROWS, 4]
    again: Annotated[Ints, np.int8, ROWS]
    steps: Annotated[Ints, np.int8, FINAL_CARDS]
    step_stars: Annotated[Ints, np.int8, FINAL_CARDS, FINAL_STEPS]
    tile_subject: Annotated[Ints, np.int8, TILES]
    tile_long: Annotated[Ints, np.int8, TILES]
    left: Annotated[Ints, np.int8, TILES]
    left_creatures: Annotated[Ints, np.int16, TILES]
    where: Annotated[Ints, np.int8, TILES]
    fixed: Annotated[Ints, np.int8, TILES, 5]
    choice: Annotated[Ints, np.int8, TILES]
    amount: Annotated[Ints, np.int8, TILES]
    on_finals: Annotated[Ints, np.int8, TILES]
    right: Annotated[Ints, np.int8, TILES]
    right_creatures: Annotated[Ints, np.int16, TILES]
    right_deck: Annotated[Ints, np.int8, TILES]
    every: Annotated[Ints, np.int8, TILES]
    tile_stars: Annotated[Ints, np.int8, TILES]
    tile_times: Annotated[Ints, np.int8, TILES]
    use_price: Annotated[Ints, np.int8, TILES, 5]
    use_any: Annotated[Ints, np.int8, TILES]
    space_gain: Annotated[Ints, np.int8, SPACES]
    space_stars: Annotated[Ints, np.int8, SPACES]
    way: Annotated[Ints, np.int8, SPACES, 2]
    rank: Annotated[Ints, np.int8, SPACES, 2]
    bonus_steps: Annotated[Ints, np.int8, SIDES]
    bonus_stars: Annotated[Ints, np.int8, SIDES, 12]
    waived: Annotated[Ints, np.int8, 12]
    store: Annotated[Ints, np.int8, 5]
    column_price: Annotated[Ints, np.int8, 5]
    exchange: Annotated[Ints, np.int8, 5]
    turns: Annotated[Ints, np.int8, 3, 3]
    """Turns of I, II, f: usual, two players, solo."""
    cubes: I8
    certificates: I8
    markers: I8
    projects: I8
    draft: I8
    fast: I8
    long_cubes: I8
    long_markers: I8
    bell_start: I8
    bell_cards: I8
    bell_points: I8
    beyond: I8
    beyond_turn: I8
    grades: Annotated[Ints, np.int8, 5]
    scripted: Annotated[Ints, np.int8, MAX_SEATS]
    """How many reshuffles of a seat a position fixes in advance."""
    script: Annotated[Ints, np.int16, MAX_SEATS, SCRIPTS, SCRIPT]
    head_start: Annotated[Ints, np.int8, MAX_SEATS]
    """The points that each seat of this match was given before it began; no card says so."""
    zones: Annotated[Zones, LAYOUT.zones_dtype()]


EDITION = dtype_of(Edition)


def fill(e: Record, content: Content) -> tuple[str, ...]:
    """Write the columns; returns the names of the cards, final projects behind them."""
    e.cards, e.finals = len(content.cards), len(content.finals)
    e.tiles, e.sides = len(content.tiles), len(content.bonus)
    for number, card in enumerate(content.cards):
        fill_card(e, number, card, content.loose)
    for number, final in enumerate(content.finals):
        fill_final(e, number, final, content.loose)
    for number, tile in enumerate(content.tiles):
        fill_tile(e, number, tile)
    for number, space in enumerate(content.spaces):
        e.space_gain[number], e.space_stars[number] = space.gain, space.stars
        e.way[number], e.rank[number] = (space.short, space.long), (space.main, space.since)
    for number, side in enumerate(content.bonus):
        e.bonus_steps[number] = len(side.stars)
        first = FIRST_BONUS + BONUS_PRICES * number
        e.cost[first : first + BONUS_PRICES] = side.prices
        e.bonus_stars[number][: len(side.stars)] = side.stars
    e.waived[:] = content.waived
    fill_numbers(e, content.numbers)
    LAYOUT.write(e.zones)
    return (*(card.name for card in content.cards), *(final.name for final in content.finals))


def fill_name(e: Record, number: int, name: str) -> None:
    """The canonical name, as bytes beside the columns: texts of moves are made from it."""
    code = name.encode()[:NAME]
    e.name[number][: len(code)] = np.frombuffer(code, np.uint8)


def fill_card(e: Record, number: int, card: Card, loose: bool) -> None:
    """One card and its lines."""
    fill_name(e, number, card.name)
    e.copies[number] = 100 if loose else MAX_SEATS if card.deck == 0 else 1
    e.deck[number], e.creature[number] = card.deck, card.creature
    e.kindness[number], e.stars[number], e.cost[number] = card.kindness, card.stars, card.cost
    e.starter[number], e.place[number], e.long[number] = card.starter, card.place, card.long
    e.lines[number] = len(card.lines)
    for i, line in enumerate(card.lines):
        fill_line(e, LINES * number + i, line)


def fill_line(e: Record, row: int, line: Line) -> None:
    """One line of an effect."""
    e.price[row], e.any_price[row], e.times[row] = line.price, line.any, line.times
    e.outcomes[row] = len(line.outcomes)
    e.repeats[row] = len(line.outcomes) > 1 or line.times > 1
    e.again[row] = any(outcome.special is Special.AGAIN for outcome in line.outcomes)
    for i, outcome in enumerate(line.outcomes):
        e.gain[row][i], e.special[row][i] = outcome.gain, outcome.special
        e.draws[row][i], e.plays[row][i] = outcome.draws, outcome.plays


def fill_final(e: Record, number: int, final: FinalProject, loose: bool) -> None:
    """One final project; as a card it stands behind the others."""
    card = int(e.cards) + number
    fill_name(e, card, final.name)
    e.copies[card], e.long[card], e.creature[card] = 100 if loose else 1, final.long, -1
    e.steps[number] = len(final.steps)
    for i, (cost, stars) in enumerate(final.steps):
        e.cost[FIRST_STEP + FINAL_STEPS * number + i], e.step_stars[number][i] = cost, stars


def fill_tile(e: Record, number: int, tile: Tile) -> None:
    """One certificate."""
    e.tile_subject[number], e.tile_long[number] = tile.subject, tile.long
    e.left[number], e.left_creatures[number], e.where[number] = tile.left, tile.creatures, tile.where
    e.fixed[number], e.choice[number] = tile.gain.fixed, tile.gain.choice
    e.amount[number], e.on_finals[number] = tile.amount, tile.final
    e.right[number], e.right_creatures[number], e.right_deck[number] = tile.right, tile.right_creatures, tile.deck
    e.every[number], e.tile_stars[number], e.tile_times[number] = tile.every, tile.stars, tile.times
    e.use_price[number], e.use_any[number] = tile.price, tile.any
    if tile.offer is not None:
        fill_line(e, LINES * KINDS + number, tile.offer)


def fill_numbers(e: Record, numbers: Numbers) -> None:
    """The numbers of the rulebook."""
    e.store[:], e.column_price[:], e.exchange[:] = numbers.store, numbers.prices, numbers.exchange
    e.turns[:] = (numbers.turns, numbers.turns_two, numbers.turns_solo)
    for name in ("cubes", "certificates", "markers", "projects", "draft", "fast", "long_cubes", "long_markers"):
        e[name] = getattr(numbers, name)
    for name in ("bell_start", "bell_cards", "bell_points", "beyond", "beyond_turn"):
        e[name] = getattr(numbers, name)
    e.grades[:] = numbers.grades
