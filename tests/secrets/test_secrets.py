"""Nobody is told what they may not know: not by a view, a record, an event, a log or a bot's choice."""

import json
import random
from collections.abc import Iterator
from itertools import product

import numpy as np
from hypothesis import assume, given
from hypothesis import strategies as st

import veillee
from tests.playing import PHASED, matches, play_on
from veillee import bots
from veillee.core import contract
from veillee.core.match import Match
from veillee.core.record import new
from veillee.core.rng import RNG, new_rng
from veillee.core.table import LETTERS, LOT, NO_POOL, SPECTATOR


def hidden(match: Match, seat: int) -> dict[tuple[int, int], list[int]]:
    """The slots whose cards a seat does not know, by pool and lot: worked out here without the code under test.

    Of a seat whose acts are sealed others see a copy, so its own slots are left out.
    """
    table, board = match.states[0].table, match.states["board"]
    sealed = int(board["sealed"][0]) if match.game.phased else 0
    slots = dict[tuple[int, int], list[int]]()
    for zone, declared in enumerate(match.game.layout.zones):
        start = match.game.layout.starts[zone]
        if declared.owner not in (None, seat) and sealed >> declared.owner & 1:
            continue
        pool = declared.pool
        if declared.name.split()[0] in ("draft", "kept"):  # they hold the deck that is being drafted
            pool = min(int(board["trimester"][0]), 3)
        for slot in range(start, start + int(table.count[zone])):
            if not int(table.known[slot]) & (1 << seat):
                assert declared.pool != NO_POOL
                slots.setdefault((pool, int(table.known[slot]) & LOT), []).append(slot)
    return slots


def seats_of(match: Match) -> Iterator[tuple[int, int | None]]:
    """Every seat and the spectators: number and name for `view`."""
    yield from ((seat, seat) for seat in range(match.seats))
    yield SPECTATOR, None


def swapped(match: Match, seat: int, seed: int) -> Match:
    """The same match with the cards that a seat does not know in another order, pool by pool."""
    twin = match.copy()
    for slots in hidden(match, seat).values():
        order = random.Random(seed).sample(slots, len(slots))
        twin.states[0].table.slots[slots] = match.states[0].table.slots[order]
    return twin


@given(matches(), st.integers(0, 1000))
def test_a_view_is_unchanged_when_unknown_cards_are_swapped(match: Match, seed: int) -> None:
    for number, name in seats_of(match):
        twin = swapped(match, number, seed)
        assert twin.redacted(name).tobytes() == match.redacted(name).tobytes()
        assert twin.view(name) == match.view(name)


def test_swapping_really_swaps() -> None:
    match = veillee.new("fairy-lights", seats=3, seed=1)
    assert swapped(match, 0, 1).states.tobytes() != match.states.tobytes()


@given(matches(), st.integers(0, 1000))
def test_a_redeal_keeps_the_view_and_the_cards(match: Match, seed: int) -> None:
    for number, name in seats_of(match):
        seen = match.redacted(name)
        world, r = seen.copy(), new_rng(seed.to_bytes(32, "little"))
        contract.imagine(world, match.edition.records, number, r, match.game.layout.scratch())
        again = new(match.game.state)
        contract.see(world, match.edition.records, number, again, match.game.layout.scratch())
        assert again.tobytes() == seen.tobytes()


@given(matches())
def test_a_redeal_really_varies(match: Match) -> None:
    slots = max(hidden(match, 0).values(), key=len, default=[])
    cards = match.states[0].table.slots[slots]
    assume(len(set(cards.tolist())) > 1 and len(slots) > 8)
    worlds = set()
    r = new_rng(bytes(32))
    for _ in range(12):
        world = match.redacted(0)
        contract.imagine(world, match.edition.records, 0, r, match.game.layout.scratch())
        worlds.add(world.tobytes())
    assert len(worlds) > 6


def test_a_redeal_is_fair() -> None:
    """Every unknown place holds every card as often as its share of the deck says, within five sigmas."""
    match = veillee.load(
        {
            "game": "fairy-lights",
            "order": ["A", "B"],
            "deck": ["Y1s0", "P1s0", "P1s0", "G1s2"],
            "shop": ["S1s1"],
        }
    )
    r, n = new_rng(bytes(32)), 4000
    top = np.zeros(n, np.int8)
    for i in range(n):
        world = match.redacted(1)
        contract.imagine(world, match.edition.records, 1, r, match.game.layout.scratch())
        top[i] = world[0].table.slots[3]
    pink = match.edition.card("P1s0")
    assert abs(float(np.mean(top == pink)) - 0.5) < 5 * 0.5 / n**0.5


@given(matches())
def test_the_key_appears_nowhere(match: Match) -> None:
    assert match.key is not None
    for _, name in seats_of(match):
        assert match.key.hex() not in json.dumps(match.view(name))
        assert match.key not in match.redacted(name).tobytes()
    position = match.position()
    position.pop("key", None)  # a position holds everything: also the key, where shuffles may still come
    assert match.key.hex() not in json.dumps(position)
    for seat, move in play_on(match, 1, 3):
        for event in match.copy().play(seat, move):
            assert match.key.hex() not in json.dumps(dict(event.args))


@given(matches(), st.binary(min_size=RNG.itemsize, max_size=RNG.itemsize))
def test_a_generator_in_the_state_is_never_copied(match: Match, noise: bytes) -> None:
    twin = match.copy()
    twin.states["rng"].view(np.uint8)[:] = np.frombuffer(noise, np.uint8)
    for _, name in seats_of(match):
        assert twin.redacted(name).tobytes() == match.redacted(name).tobytes()


@given(matches(), st.integers(0, 255))
def test_redaction_writes_all_whatever_was_there(match: Match, dirt: int) -> None:
    out = new(match.game.state)
    for part in ("table", "board"):
        for field in match.game.state[part].names or ():
            out[part][field] = dirt % 100
    out["rng"]["key"] = dirt
    if match.game.phased:
        out["shown"] = dirt % 100
    contract.see(match.states, match.edition.records, 0, out, match.game.layout.scratch())
    clean = match.redacted(0)
    for part in ("rng", "table", "board"):
        for field in match.game.state[part].names or ():
            assert np.array_equal(out[part][field], clean[part][field]), (part, field)
    assert not match.game.phased or out["shown"].tobytes() == clean["shown"].tobytes()


@given(match=matches(), seed=st.integers(0, 1000))
def test_a_bot_plays_the_same_whatever_it_cannot_know(match: Match, seed: int) -> None:
    """The simple players; those that search are tried, without bounds checks, in `tests/bots/test_secrets.py`."""
    for seat, name in product(match.to_act, (bots.RANDOM, *bots.bots_of(match.game)[:2])):
        twin = swapped(match, seat, seed)
        assert bots.make(name, match, seat).move(match) == bots.make(name, twin, seat).move(twin)


@given(matches("fairy-lights", "reussite"))
def test_seats_see_what_spectators_see_and_their_own(match: Match) -> None:
    """Where nothing is private all views agree but for who is asking."""
    public = match.view(None)
    for seat in range(match.seats):
        own = match.view(seat)
        assert {k: v for k, v in own.items() if k not in ("seat", "moves", "outlook")} == {
            k: v for k, v in public.items() if k not in ("seat", "moves", "outlook")
        }


@given(matches("fairy-lights"))
def test_stored_stars_are_not_shown_before_the_count(match: Match) -> None:
    view = match.view(0)
    for pile in view["garlands"]:
        assert set(pile) == {"cards", "colours"}
    assert (view["result"] is not None) == match.over


@given(matches(*PHASED))
def test_a_sealed_act_changes_nothing_that_others_see(match: Match) -> None:
    for seat, move in play_on(match, 2, 12):
        twin = match.copy()
        sealed, mark = int(twin.states["board"]["sealed"][0]), len(twin.since)
        events = twin.play(seat, move)
        for other in [*range(match.seats), None]:
            if other == seat or not sealed or len(twin.since) != mark + 1:
                continue
            assert twin.redacted(other).tobytes() == match.redacted(other).tobytes()
            told = [event for event in events if event.reaches(other)]
            assert [dict(event.args) for event in told] in ([], [{"who": LETTERS[seat]}])


@given(matches(*PHASED))
def test_a_seat_is_judged_by_what_it_knows(match: Match) -> None:
    """Refusals depend on nothing hidden: all verdicts on the redacted record equal those on the true one."""
    for seat in match.to_act:
        seen = match.redacted(seat)
        for action in [*range(match.game.actions), *match.game.ghosts]:
            true = contract.judge(match.states, match.edition.records, seat, action)
            assert contract.judge(seen, match.edition.records, seat, action) == true


@given(matches(*PHASED), st.integers(0, 1000))
def test_a_redealt_world_can_be_played_on(match: Match, seed: int) -> None:
    for seat in match.to_act:
        world, r = match.redacted(seat), new_rng(seed.to_bytes(32, "little"))
        contract.imagine(world, match.edition.records, seat, r, match.game.layout.scratch())
        twin = match.copy()
        twin.states[:] = world
        for _ in play_on(twin, seed, 30):
            pass
