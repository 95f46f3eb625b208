"""Laws that hold for every game of the house, at any moment of any match."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.playing import CASES, PHASED, matches, play_on, varied
from veillee.core import contract
from veillee.core.contract import write_options
from veillee.core.match import Match
from veillee.core.places import Places, moved
from veillee.core.plain import PlainData
from veillee.core.record import Records, new
from veillee.core.rng import key_of_seed, words_of_key
from veillee.core.table import SPECTATOR
from veillee.locales import LANGUAGES, text


@given(matches())
def test_a_replay_gives_equal_bytes(match: Match) -> None:
    again = veillee.replay(match.replay())
    assert again.states.tobytes() == match.states.tobytes()
    assert again.replay() == match.replay()


@given(matches())
def test_legal_is_where_the_verdict_is_zero_and_ghosts_never_are(match: Match) -> None:
    for seat in range(match.seats):
        judged = [
            a
            for a in range(match.game.actions)
            if contract.judge(match.states, match.edition.records, seat, a) == 0
        ]
        assert match.actions(seat) == judged
        for ghost in match.game.ghosts:
            assert contract.judge(match.states, match.edition.records, seat, ghost) > 0


@given(matches())
def test_a_verdict_names_only_clauses_that_refuse(match: Match) -> None:
    asked = [*match.game.ghosts, *range(match.game.actions)]
    for seat in range(match.seats):
        found = {contract.judge(match.states, match.edition.records, seat, action) for action in asked}
        assert found <= {0, *match.game.refusals}


@given(matches())
def test_exactly_the_seats_to_act_have_moves(match: Match) -> None:
    assert match.to_act == tuple(seat for seat in range(match.seats) if match.moves(seat))
    assert match.over == (not match.to_act)
    assert match.over or not match.winners
    nobody_wins = match.seats == 1 or match.view(None).get("stopped", False)
    assert match.winners or not match.over or nobody_wins


@given(matches())
def test_every_card_lies_in_exactly_one_place(match: Match) -> None:
    options: PlainData = match.options
    fresh = veillee.new(match.game.id, match.seats, seed=1, edition=match.edition.id, **options)
    layout = match.game.layout
    assert Places(layout, match.states[0]).tally() == Places(layout, fresh.states[0]).tally()


@given(st.sampled_from(CASES), st.integers(0, 10_000), st.integers(0, 1000))
def test_a_match_ends_within_its_bound(case: tuple[str, int], seed: int, variant: int) -> None:
    match = varied(*case, seed, variant)
    for _ in play_on(match, seed):
        pass
    assert match.over
    assert len(match.acts) <= match.game.bound(match.edition)


@given(matches())
def test_text_and_action_are_a_pair(match: Match) -> None:
    s, e = match.states[0], match.edition.records[0]
    for action in range(match.game.actions):
        assert match.game.read(s, e, 0, match.game.say(s, e, 0, action)) == action


@given(matches(), st.integers(0, 100))
def test_copies_never_share_memory(match: Match, seed: int) -> None:
    before, twin = match.states.tobytes(), match.copy()
    assert twin == match
    for _ in play_on(twin, seed, 5):
        pass
    assert match.states.tobytes() == before


@given(matches())
def test_a_move_changes_no_other_record(match: Match) -> None:
    states = new(match.game.state, 3)
    states[:] = match.states[0]
    for seat in match.to_act:
        contract.play(states[1:2], match.edition.records, seat, match.actions(seat)[-1])
        break
    assert states[0].tobytes() == states[2].tobytes() == match.states[0].tobytes()


@given(matches())
def test_a_position_comes_back_to_an_equal_match(match: Match) -> None:
    again = veillee.load(match.position())
    assert again == match
    assert hash(again) == hash(match)
    assert again.position() == match.position()


@given(matches())
def test_a_position_goes_on_like_its_match(match: Match) -> None:
    again = veillee.load(match.position())
    for seat, move in play_on(match, 5, 20):
        again.play(seat, move)
    assert again.states.tobytes() == match.states.tobytes()
    assert veillee.replay(again.replay()).states.tobytes() == match.states.tobytes()


@given(matches())
def test_what_happened_is_said_in_both_languages(match: Match) -> None:
    for seat, move in play_on(match, 3, 8):
        for event in match.copy().play(seat, move):
            said = [text(lang, event.message, **event.args) for lang in LANGUAGES]
            assert all(said)


@given(matches())
def test_in_an_open_game_all_are_shown_the_same(match: Match) -> None:
    described = [
        match.game.describe(match.redacted(seat)[0], match.edition, SPECTATOR if seat is None else seat)
        for seat in (None, *range(match.seats))
    ]
    if match.game.open:
        assert all(view == described[0] for view in described)
    views = match.views([None, *range(match.seats)])
    assert [view["seat"] for view in views.values()] == list(views)
    for (seat, view), shown in zip(views.items(), described, strict=True):
        assert view == match.view(seat)
        assert {**view, **shown} == view


@given(matches())
def test_moved_cards_add_up(match: Match) -> None:
    layout = match.game.layout
    for seat, move in play_on(match, 4, 8):
        twin = match.copy()
        twin.play(seat, move)
        was, now = Places(layout, match.states[0]), Places(layout, twin.states[0])
        old, new_ = dict(was.all()), dict(now.all())
        for step in moved(was, now):
            old[step.origin].remove(step.card)
            old[step.target].append(step.card)
        assert {name: sorted(cards) for name, cards in old.items()} == {n: sorted(c) for n, c in new_.items()}


@given(matches())
def test_undo_gives_back_the_very_state_or_names_what_stops_it(match: Match) -> None:
    for seat, move in play_on(match, 6, 6):
        twin = match.copy()
        twin.play(seat, move)
        after, stopper = twin.states.tobytes(), twin.acts[-1].stopper
        if stopper is None:
            assert twin.undo(seat) == move
            assert twin.states.tobytes() == match.states.tobytes()
            continue
        with pytest.raises(veillee.UndoRefused) as refusal:
            twin.undo(seat)
        assert refusal.value.message == stopper
        assert twin.states.tobytes() == after


@given(matches(), st.integers(0, 255))
def test_setup_writes_every_field(match: Match, dirt: int) -> None:
    key = words_of_key(key_of_seed(dirt))
    clean = new(match.game.state)
    dirty = np.frombuffer(bytearray([dirt]) * match.game.state.itemsize, match.game.state)
    for states in (clean, dirty):
        write_options(match.game, match.options, states)
        contract.begin(states, match.edition.records, match.seats, key)
    assert fields(clean) == fields(dirty)


def fields(states: Records) -> list[bytes]:
    """The bytes of every field, without the padding between them."""
    if not states.dtype.names:
        return [states.tobytes()]
    names = (name for name in states.dtype.names if not name.startswith("gap"))
    return [part for name in names for part in fields(states[name])]


@given(matches(*PHASED), st.integers(0, 1000))
def test_the_order_in_which_seats_act_changes_nothing(match: Match, seed: int) -> None:
    """ADR 0001: the acts of a phase, in any order that keeps each seat's own, come to the same bytes."""
    start = match.copy()
    acts: list[tuple[int, str]] = []
    for seat, move in play_on(match, seed, 60):
        if not match.since and acts:
            break
        if not match.since:
            start = match.copy()
        acts.append((seat, move))
    if not start.states["board"]["together"][0]:
        return
    choice, queues = random.Random(seed), [[move for who, move in acts if who == seat] for seat in range(6)]
    while any(queues):
        seat = choice.choice([seat for seat in range(6) if queues[seat]])
        start.play(seat, queues[seat].pop(0))
    assert start.states.tobytes() == match.states.tobytes()


@given(matches(*PHASED), st.integers(0, 1000))
def test_an_undo_among_others_leaves_their_acts(match: Match, seed: int) -> None:
    """ADR 0001: in a phase that all play at once, a seat takes back its own last act and nothing else."""
    choice = random.Random(seed)
    for _ in play_on(match, seed, choice.randrange(1, 12)):
        pass
    for seat in range(match.seats):
        own = [act for act in match.since if act.seat == seat]
        if not own or own[-1].stopper or not match.states["board"]["together"][0]:
            continue
        twin = match.copy()
        assert twin.undo(seat) == own[-1].move
        assert [act.move for act in twin.since] == [act.move for act in match.since if act is not own[-1]]
        twin.play(seat, own[-1].move)
        assert twin.states.tobytes() == match.states.tobytes()
