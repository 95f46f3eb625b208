"""What a wall in the making is worth to a player who does not know the pile: a sum of learnt weights.

Every feature of a position (a column, a pair of columns, a card in hand, how many cards still fit) picks one
weight; their sum, as log odds in 256ths, says how likely a good player is to win. The weights were learnt by
playing against chance (`veillee.lab.reussite.training`) and lie in the files beside this one.
"""

from functools import cache
from pathlib import Path

import numpy as np

from veillee.bots.reussite.nodes import Node, bits, lowest
from veillee.core.jit import rule
from veillee.core.record import Ints
from veillee.games.reussite.state import KINDS, MOST_COLUMNS

FOLDER = Path(__file__).parent / "weights"
SCALE = 256
PHASES = KINDS // 4 + 1
PAIRS = 1 << 16
MOST_SHORT = 15
COLUMN = 0
PAIR = COLUMN + 4096 * PHASES
HELD = PAIR + PAIRS
NO_CARD_HELD = HELD + 8 * (MOST_COLUMNS + 1) * PHASES
FITS_NOW = NO_CARD_HELD + 2
FITS_EVER = FITS_NOW + (MOST_SHORT + 1) ** 2 * (KINDS + 1)
SANTAS_LEFT = FITS_EVER + (MOST_SHORT + 1) ** 2 * (KINDS + 1)
WEIGHTS = SANTAS_LEFT + 5 * 3 * (KINDS + 1)
"""Where each kind of feature has its weights."""
FEATURES = MOST_COLUMNS + 6 + 2 + 2 + 1
SANTAS = 0x01010101


@cache
def weights(one_rule: bool) -> Ints:
    """The learnt weights: of the game as written, and of columns that may change their rule."""
    with np.load(FOLDER / ("written.npz" if one_rule else "free.npz")) as file:
        learnt: Ints = file["weights"]
    return learnt


@rule
def pair_weight(one: int, other: int) -> int:
    """The weight of two columns beside each other; several pairs may share one."""
    spread = (min(one, other) * 4099 + max(one, other)) * 0x9E3779B1
    return PAIR + ((spread >> 12) & (PAIRS - 1))


@rule
def columns_for(node: Node, card: int, now: Ints) -> int:
    """How many columns take a card now."""
    n = 0
    for column in range(MOST_COLUMNS):
        n += (int(now[node.columns[column]]) >> card) & 1
    return n


@rule
def shortage(node: Node, masks: Ints) -> int:
    """How many of the cards that are left find no column and how many just one, as one number."""
    once, twice = 0, 0
    for column in range(MOST_COLUMNS):
        mask = int(masks[node.columns[column]])
        twice |= once & mask
        once |= mask
    none = bits(int(node.rest) & ~once)
    single = bits(int(node.rest) & once & ~twice)
    return min(none, MOST_SHORT) * (MOST_SHORT + 1) + min(single, MOST_SHORT)


@rule
def held_weight(node: Node, card: int, phase: int, now: Ints) -> int:
    """The weight of a card in hand, by its value and how many columns take it."""
    return HELD + ((card & 7) * (MOST_COLUMNS + 1) + columns_for(node, card, now)) * PHASES + phase


@rule
def santas_weight(node: Node, hand: int, left: int) -> int:
    """The weight of how many Santas are left, and how many of them are in hand."""
    held = min(bits(hand & SANTAS), 2)
    return SANTAS_LEFT + (bits(int(node.rest) & SANTAS) * 3 + held) * (KINDS + 1) + left


@rule
def features(node: Node, now: Ints, ever: Ints, out: Ints) -> None:
    """The weights that a position picks, after a card was laid and before the next is drawn."""
    left = bits(int(node.rest))
    phase, n = left // 4, MOST_COLUMNS
    for column in range(MOST_COLUMNS):
        code = int(node.columns[column])
        out[column] = COLUMN + code * PHASES + phase
        for other in range(column):
            out[n] = pair_weight(code, int(node.columns[other]))
            n += 1
    hand = int(node.hand)
    for place in range(2):
        out[n + place] = held_weight(node, lowest(hand), phase, now) if hand != 0 else NO_CARD_HELD + place
        hand &= hand - 1
    out[n + 2] = FITS_NOW + shortage(node, now) * (KINDS + 1) + left
    out[n + 3] = FITS_EVER + shortage(node, ever) * (KINDS + 1) + left
    out[n + 4] = santas_weight(node, int(node.hand), left)


@rule
def wall_odds(node: Node, now: Ints, ever: Ints, learnt: Ints) -> int:
    """The sum of the weights that the wall and the cards left pick, whoever holds them."""
    left = bits(int(node.rest))
    phase, total = left // 4, 0
    for column in range(MOST_COLUMNS):
        code = int(node.columns[column])
        total += int(learnt[COLUMN + code * PHASES + phase])
        for other in range(column):
            total += int(learnt[pair_weight(code, int(node.columns[other]))])
    total += int(learnt[FITS_NOW + shortage(node, now) * (KINDS + 1) + left])
    return total + int(learnt[FITS_EVER + shortage(node, ever) * (KINDS + 1) + left])


@rule
def hand_odds(node: Node, hand: int, now: Ints, learnt: Ints) -> int:
    """The sum of the weights that some cards in hand pick beside a wall."""
    left = bits(int(node.rest))
    total = int(learnt[santas_weight(node, hand, left)])
    for place in range(2):
        if hand == 0:
            total += int(learnt[NO_CARD_HELD + place])
        else:
            total += int(learnt[held_weight(node, lowest(hand), left // 4, now)])
            hand &= hand - 1
    return total


@rule
def log_odds(node: Node, now: Ints, ever: Ints, learnt: Ints) -> int:
    """The sum of a position's weights: of all its features."""
    return wall_odds(node, now, ever, learnt) + hand_odds(node, int(node.hand), now, learnt)
