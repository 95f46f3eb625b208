"""Cards on a table: moving, closing up, remembering."""

import numpy as np
import pytest

from veillee.core.places import Glance, Places
from veillee.core.record import Records, new
from veillee.core.table import Layout, Sight, Zone, bag_all, last_card, move, move_last, put, remove_at
from veillee.games.fairy_lights.edition import load_edition
from veillee.games.fairy_lights.state import DECK, DISCARD, LAYOUT, SHOP, STATE

EDITION = load_edition()
E = EDITION.records[0]


@pytest.fixture
def states() -> Records:
    states = new(STATE)
    places = Places(LAYOUT, states[0])
    places.clear()
    places.lay(DECK, [1, 2, 3])
    places.lay(SHOP, [4, 5, 6])
    return states


def test_moving_keeps_what_was_known_and_adds_who_sees(states: Records) -> None:
    s = states[0]
    assert move_last(s, E, DECK, SHOP) == 3
    assert Places(LAYOUT, s).cards(SHOP) == [4, 5, 6, 3]
    assert s.table.known[LAYOUT.starts[SHOP] + 3] == 0x7F
    assert move(s, E, SHOP, 0, DECK) == 4
    assert s.table.known[LAYOUT.starts[DECK] : LAYOUT.starts[DECK] + 3].tolist() == [0, 0, 0x7F]
    assert last_card(s, E, DECK) == 4


def test_a_gap_closes_up_and_a_vacated_slot_forgets(states: Records) -> None:
    s = states[0]
    assert remove_at(s, E, SHOP, 1) == 5
    start = LAYOUT.starts[SHOP]
    assert Places(LAYOUT, s).cards(SHOP) == [4, 6]
    assert s.table.slots[start + 2] == -1
    assert s.table.known[start + 2] == 0


def test_a_bag_counts(states: Records) -> None:
    s = states[0]
    put(s, E, SHOP, 5, 0)
    bag_all(s, E, SHOP, DISCARD)
    assert Places(LAYOUT, s).bag(DISCARD) == [4, 5, 5, 6]
    assert Places(LAYOUT, s).cards(SHOP) == []


def test_a_layout_is_checked() -> None:
    with pytest.raises(ValueError, match="needs a pool"):
        Layout([Zone("hand", 3, Sight.OWNER, owner=0)], [], 4)
    with pytest.raises(ValueError, match="share a name"):
        Layout([Zone("row", 3, Sight.ALL), Zone("row", 3, Sight.ALL)], [], 4)


def test_a_glance_reads_cards_of_one_byte_only() -> None:
    layout = Layout([Zone("row", 3, Sight.ALL)], [], 4, card=np.int16)
    table = np.dtype((np.record, [("table", layout.table_dtype())]))
    with pytest.raises(TypeError, match="not a byte"):
        Glance(layout, new(table)[0])


def test_owners_see_their_zones() -> None:
    assert Zone("hand", 3, Sight.OWNER, owner=4, pool=0).mask == 0b10000
    assert Zone("deck", 3, Sight.NOBODY, pool=0).mask == 0
    assert Zone("row", 3, Sight.ALL).mask == 0x7F


def test_a_layout_knows_whether_seats_have_secrets() -> None:
    assert not LAYOUT.secrets
    hand = Zone("hand A", 3, Sight.OWNER, owner=0, pool=0)
    assert Layout([hand], [], kinds=4).secrets
