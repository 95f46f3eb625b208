"""The yardstick: a deal of bare whist in plain Python. It measures the machine, not an engine."""

from random import Random

from bench.subjects import Count, Subject
from bench.worker import Run, until

PACKAGES: tuple[str, ...] = ()
SUITS, RANKS = 4, 13


def trick(hands: list[list[int]], leader: int, rng: Random) -> int:
    """Play one trick at random, following suit where possible; returns who takes it."""
    led, best, taker = -1, -1, leader
    for step in range(4):
        seat = (leader + step) % 4
        hand = hands[seat]
        card = rng.choice([c for c in hand if c // RANKS == led] or hand)
        hand.remove(card)
        if led < 0:
            led = card // RANKS
        if card // RANKS == led and card > best:
            best, taker = card, seat
    return taker


def deal(rng: Random) -> Count:
    """One deal: shuffle, thirteen tricks, nothing else."""
    pack = list(range(SUITS * RANKS))
    rng.shuffle(pack)
    hands = [pack[seat::4] for seat in range(4)]
    tricks = [0, 0, 0, 0]
    leader = 0
    for _ in range(RANKS):
        leader = trick(hands, leader, rng)
        tricks[leader] += 1
    return {"matches": 1, "moves": len(pack), "chance": 0}


def prepare(subject: Subject) -> Run:
    """The one subject that there is."""
    return until(deal)
