"""Who knows what, on a toy table with hands, a peeked card and two pools: more secrets than Fairy Lights has."""

from collections import Counter
from typing import Annotated

import numpy as np
import pytest

from veillee.core.jit import answer
from veillee.core.knowledge import (
    CHANCE,
    LEARNT,
    came_out,
    declared_pool,
    nothing_sealed,
    redact,
    redeal,
    somebody_learnt,
)
from veillee.core.places import Places
from veillee.core.record import I8, Records, dtype_of, new
from veillee.core.rng import Rng, Stream, new_rng, open_stream
from veillee.core.table import (
    EVERYBODY,
    NO_CARD,
    SPECTATOR,
    Layout,
    Sight,
    Table,
    Zone,
    Zones,
    bag,
    move_last,
    shuffle,
)

DECK, HAND_A, HAND_B, PILE, ROW = range(5)
LAYOUT = Layout(
    [
        Zone("deck", 6, Sight.NOBODY, pool=0),
        Zone("hand A", 3, Sight.OWNER, owner=0, pool=0),
        Zone("hand B", 3, Sight.OWNER, owner=1, pool=0),
        Zone("pile", 4, Sight.NOBODY, pool=1),
        Zone("row", 4, Sight.ALL),
    ],
    bags=["discard"],
    kinds=20,
    card=np.int16,
)


class Board:
    turn: I8


class State:
    rng: Rng
    table: Annotated[Table, LAYOUT.table_dtype()]
    board: Board


answer("veil", dtype_of(State), nothing_sealed)
answer("pool_of", dtype_of(State), declared_pool)


class Edition:
    zones: Annotated[Zones, LAYOUT.zones_dtype()]


@pytest.fixture
def editions() -> Records:
    editions = new(dtype_of(Edition))
    LAYOUT.write(editions[0].zones)
    return editions


@pytest.fixture
def states() -> Records:
    states = new(dtype_of(State))
    places = Places(LAYOUT, states[0])
    places.clear()
    places.lay(DECK, [9, 3, 7, 5])
    places.lay(HAND_A, [8, 1])
    places.lay(HAND_B, [6, 2])
    places.lay(PILE, [15, 12, 14])
    places.lay(ROW, [11, 10])
    states[0].table.known[1] = 0b01  # A has peeked at the second card of the deck
    states[0].rng.key[:] = 7
    states[0].board.turn = 1
    return states


def seen(states: Records, editions: Records, seat: int) -> dict[str, list[int]]:
    out, scratch = new(states.dtype), LAYOUT.scratch()
    scratch[:] = 3  # whatever somebody has left there
    redact(states[0], editions[0], seat, out[0], scratch)
    assert not out[0].rng.key.any()
    assert out[0].board.turn == 1
    return dict(Places(LAYOUT, out[0]).all())


def test_a_seat_keeps_its_hand_and_its_memory_and_sees_pools_as_sets(states: Records, editions: Records) -> None:
    view = seen(states, editions, 0)
    assert view["hand A"] == [8, 1]
    assert view["row"] == [11, 10]
    assert view["deck"] == [2, 3, 5, 6]
    assert view["hand B"] == [7, 9]
    assert view["pile"] == [12, 14, 15]


def test_another_seat_and_the_spectators(states: Records, editions: Records) -> None:
    view = seen(states, editions, 1)
    assert (view["hand B"], view["deck"], view["hand A"]) == ([6, 2], [1, 3, 5, 7], [8, 9])
    view = seen(states, editions, SPECTATOR)
    assert (view["deck"], view["hand A"], view["hand B"]) == ([1, 2, 3, 5], [6, 7], [8, 9])


def test_a_single_card_is_hidden_among_the_others(states: Records, editions: Records) -> None:
    states[0].table.count[HAND_B] = 1
    view = seen(states, editions, 0)
    assert (view["deck"], view["hand B"]) == ([5, 3, 6, 7], [9])


def test_cards_that_a_position_does_not_name_come_first(states: Records, editions: Records) -> None:
    states[0].table.slots[:3] = [9, NO_CARD, 0]
    states[0].table.known[1] = 0
    assert seen(states, editions, SPECTATOR)["deck"] == [NO_CARD, 0, 1, 2]
    assert seen(states, editions, SPECTATOR)["hand B"] == [8, 9]


def test_every_redealt_world_has_chance_of_its_own(states: Records, editions: Records) -> None:
    r = new_rng(bytes(32))
    open_stream(r[0], Stream.BOTS)
    keys = set()
    for _ in range(3):
        redeal(states[0], editions[0], 0, r[0], LAYOUT.scratch())
        keys.add(tuple(states[0].rng.key.tolist()))
    assert len(keys) == 3
    assert all(key[0] != 7 for key in keys)


def test_a_redeal_moves_unknown_cards_within_their_pool_only(states: Records, editions: Records) -> None:
    r, places = new_rng(bytes(32)), Counter[tuple[str, int, int]]()
    open_stream(r[0], Stream.BOTS)
    n = 200
    for _ in range(n):
        world = states.copy()
        redeal(world[0], editions[0], 0, r[0], LAYOUT.scratch())
        cards = dict(Places(LAYOUT, world[0]).all())
        assert cards["hand A"] == [8, 1]
        assert cards["row"] == [11, 10]
        assert cards["deck"][1] == 3
        assert sorted([*cards["deck"], *cards["hand B"]]) == [2, 3, 5, 6, 7, 9]
        assert sorted(cards["pile"]) == [12, 14, 15]
        for zone in ("deck", "hand B", "pile"):
            places.update((zone, i, card) for i, card in enumerate(cards[zone]))
    for zone, i, options in (("deck", 0, 5), ("deck", 3, 5), ("hand B", 1, 5), ("pile", 0, 3), ("pile", 2, 3)):
        found = [count for (name, place, _), count in places.items() if (name, place) == (zone, i)]
        assert len(found) == options
        share = 1 / options
        assert max(abs(count / n - share) for count in found) < 5 * (share * (1 - share) / n) ** 0.5


def test_learning_is_noticed_whoever_learns(states: Records, editions: Records) -> None:
    before = states.copy()
    assert not somebody_learnt(before, states, EVERYBODY, LAYOUT.scratch())
    move_last(states[0], editions[0], DECK, HAND_B)
    assert somebody_learnt(before, states, EVERYBODY, LAYOUT.scratch())
    after = states.copy()
    move_last(states[0], editions[0], ROW, DECK)
    assert not somebody_learnt(after, states, EVERYBODY, LAYOUT.scratch())
    states[0].table.known[2] |= 1 << SPECTATOR
    assert somebody_learnt(after, states, EVERYBODY, LAYOUT.scratch())


def test_only_what_some_seats_learn_counts_for_them(states: Records, editions: Records) -> None:
    """What is asked of one seat is not answered with what another has learnt."""
    before = states.copy()
    move_last(states[0], editions[0], DECK, HAND_B)
    learnt = [somebody_learnt(before, states, 1 << seat, LAYOUT.scratch()) for seat in (0, 1, SPECTATOR)]
    assert learnt == [False, True, False]
    assert came_out(before, states, 1, LAYOUT.scratch()) == 0


def test_a_secret_card_on_an_open_heap_is_learnt(states: Records, editions: Records) -> None:
    Places(LAYOUT, states[0]).heap(0, [4])
    before = states.copy()
    assert not somebody_learnt(before, states, EVERYBODY, LAYOUT.scratch())
    bag(states[0], editions[0], PILE, 2, 0)
    assert somebody_learnt(before, states, EVERYBODY, LAYOUT.scratch())


def test_what_one_forgets_does_not_make_up_for_what_another_learns(states: Records) -> None:
    states[0].table.known[:2] = [1, 0]
    before = states.copy()
    states[0].table.known[:2] = [0, 2]
    assert somebody_learnt(before, states, EVERYBODY, LAYOUT.scratch())


def test_a_draw_from_the_generator_cannot_be_taken_back(states: Records, editions: Records) -> None:
    before = states.copy()
    assert came_out(before, states, EVERYBODY, LAYOUT.scratch()) == 0
    shuffle(states[0], editions[0], DECK, Stream.DEAL)
    assert came_out(before, states, EVERYBODY, LAYOUT.scratch()) == CHANCE != 0
    move_last(states[0], editions[0], DECK, HAND_B)
    assert came_out(before, states, EVERYBODY, LAYOUT.scratch()) == CHANCE | LEARNT


def test_a_shuffle_forgets_what_was_remembered(states: Records, editions: Records) -> None:
    shuffle(states[0], editions[0], DECK, Stream.DEAL)
    assert sorted(Places(LAYOUT, states[0]).cards(DECK)) == [3, 5, 7, 9]
    assert states[0].table.known[:4].tolist() == [0, 0, 0, 0]
    assert seen(states, editions, 0)["deck"] == [2, 3, 5, 6]
    assert states[0].rng.blocks[Stream.DEAL] == 1


def test_a_card_that_goes_face_down_stays_known(states: Records, editions: Records) -> None:
    move_last(states[0], editions[0], ROW, DECK)
    for seat in (0, 1, SPECTATOR):
        assert seen(states, editions, seat)["deck"][-1] == 10
