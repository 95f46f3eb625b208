"""Leaks anywhere: two evenings that differ only in what those who look do not know give them the same bytes.

At every kind of table, of every game for several; by every message of the protocol, every address of the house,
the lines of its log, its metrics, hints and refusals, what a bot does and why it says it did. Tables for one:
`test_solo_leaks.py`.
"""

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import pytest
import structlog

from tests.server.evenings import ASKED, BODIES, KINDS, ROUTES, SEEN, SENT, SPARED, Evening
from tests.server.houses import ThreadHouse, quick
from tests.server.postgres import free_port
from veillee.bots.player import Budget
from veillee.coach.hints import Hint, hinting
from veillee.coach.why import Why, explaining
from veillee.core.match import Match
from veillee.core.portions import Portions
from veillee.core.view_parts import ViewParts
from veillee.games import MODULES, game_of
from veillee.server import protocol
from veillee.server.sources import CODE_LETTERS, Sources
from veillee.server.table.room import Room

PORT = free_port()
"""Invitations tell it, also as a picture."""
TURNS = {"fairy-lights": 4, "sun-moon": 6}
"""So many turns show none of the cards that changed places."""


def given_out(
    data: Path, game: str, kind: str, monkeypatch: pytest.MonkeyPatch, *, swap: bool, turns: int | None = None
) -> tuple[list[list[bytes]], list[Any]]:
    """What everybody but the other seat is given in an evening, and what the house writes into its own log."""
    words, letters = itertools.count(), itertools.cycle(CODE_LETTERS)
    code, token = (lambda: "ABCDE" + next(letters)), (lambda: f"word{next(words):06}")
    sources = Sources(lambda: 1_000_000, code, lambda: bytes(32), token)
    with monkeypatch.context() as patched, structlog.testing.capture_logs() as lines:
        patched.setattr("veillee.server.storage.database.read_lineage", lambda engine: "lineage")
        patched.setattr(
            "veillee.server.http.routes.reminders.secrets", SimpleNamespace(token_hex=lambda n: "0" * n)
        )
        patched.setattr(Room, "elapsed", lambda room: 0)
        patched.setattr("veillee.server.http.routes.coach.hinting", hint_without_a_clock)
        patched.setattr("veillee.server.http.routes.why.explaining", why_without_a_clock)
        with ThreadHouse(
            quick(data, None, port=PORT, secret="s" * 32, vapid_key="A" * 42 + "E"), sources
        ) as house:
            evening = Evening(house, game, kind)
            spend(evening, turns, swap=swap)
            evening.ask_everything()
            found = evening.given()
    return found, [line for line in lines if line["event"] != "a table is read anew from its log"]


def hint_without_a_clock(match: Match, seat: int) -> Portions[Hint]:
    """A hint that does not depend on how fast the machine is."""
    return hinting(match, seat, Budget(simulations=200), 40)


def why_without_a_clock(match: Match, number: int, bot: str, viewer: int) -> Portions[Why]:
    """The same for what a bot says of its move."""
    return explaining(match, number, bot, viewer, Budget(simulations=200), 40)


def spend(evening: Evening, turns: int | None, *, swap: bool) -> None:
    """Spend an evening: some turns, or acts under seal."""
    if evening.game in TURNS:
        evening.swap(really=swap)
        most = 1 if evening.lone and len(evening.clients[0].you["seats"]) == 1 else TURNS[evening.game]
        for n in range(most if turns is None else turns):
            evening.turn(n)
    else:
        evening.come_to("planning")
        evening.swap(really=swap)
        evening.act_under_seal(otherwise=swap)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", SPARED)
def test_what_somebody_does_not_know_is_given_to_them_nowhere(
    tmp_path: Path, game: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one, lines), (two, other_lines) = (
        given_out(tmp_path / str(swap), game, kind, monkeypatch, swap=swap) for swap in (False, True)
    )
    for mine, theirs in zip(one, two, strict=True):
        assert mine == theirs
    assert lines == other_lines
    assert sum(len(message) for some in one for message in some) > 30_000


def test_every_message_and_address_was_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever adds one adds it to `tests/server/evenings.py`, with what is to be posted there."""
    assert {("post", address) for address in BODIES} == {route for route in ROUTES if route[0] == "post"}
    given_out(tmp_path, "fairy-lights", "people", monkeypatch, swap=False)
    assert ROUTES == ASKED
    assert {kind.__struct_config__.tag for kind in get_args(protocol.FromServer)} == SEEN
    assert {kind.__struct_config__.tag for kind in get_args(protocol.FromClient)} == SENT


def test_every_game_with_several_seats_was_compared() -> None:
    assert {game for game in MODULES if game_of(game).seats[-1] > 1} == {*SPARED}


def test_this_would_see_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (one, _), (two, _) = (
        given_out(tmp_path / str(swap), "fairy-lights", "people", monkeypatch, swap=swap, turns=5)
        for swap in (False, True)
    )
    assert all(mine != theirs for mine, theirs in zip(one[:3], two[:3], strict=True))


@pytest.mark.parametrize("game", ["sun-moon", "fairy-school"])
def test_this_would_see_a_hand(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With views that show everybody what seat 1 sees."""
    real = Match.view_parts

    def leaking(match: Match, seats: Any) -> ViewParts:
        theirs, parts = real(match, [1]).whole(1), real(match, seats)
        return parts._replace(own={seat: {**view, "theirs": theirs} for seat, view in parts.own.items()})

    monkeypatch.setattr(Match, "view_parts", leaking)
    (one, _), (two, _) = (
        given_out(tmp_path / str(swap), game, "people", monkeypatch, swap=swap) for swap in (False, True)
    )
    assert one[:-1] != two[:-1]
