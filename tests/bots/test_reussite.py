"""Players of Réussite de Noël, chances, certified deals, and where a game was lost."""

import json
import random
from datetime import date, timedelta
from typing import Any

import pytest

import veillee
from tests.playing import play_on
from veillee import bots
from veillee.bots.certificates import certify, dealt
from veillee.bots.checker import check, read_certificate
from veillee.bots.deals import GRADES, deal_of, deal_of_day, offer, where_lost
from veillee.bots.player import Budget, Chance
from veillee.bots.reussite.grading import success
from veillee.core.match import Match
from veillee.lab.reussite.study import won

GAME = "reussite"


def chances(match: Match, worlds: int) -> tuple[Chance, ...]:
    return bots.advice(match, 0, Budget(worlds)).chances


def finished(name: str, seed: str) -> Match:
    match = dealt(GAME, seed)
    bot = bots.make(name, match, 0)
    while match.to_act:
        match.play(0, bot.move(match))
    return match


def test_stronger_players_win_more() -> None:
    wins = {name: won(name, "one rule", range(40)).yes for name in ("random", "greedy", "shaky-3", "quick")}
    assert wins["random"] < wins["greedy"] < wins["shaky-3"] < wins["quick"]
    assert wins["quick"] > 34


def test_the_strong_player_hardly_loses() -> None:
    assert sum(bool(finished("strong", f"strong/{n}").winners) for n in range(12)) >= 11


def test_a_spoilt_wall_is_played_to_its_end() -> None:
    match = veillee.load(
        {
            "game": "reussite",
            "columns": [["G2", "R0", "R6", "B0"]],
            "hand": ["Y1", "Y3", "B1"],
            "pile": ["R7", "G1", "G5", "Y7"],
        }
    )
    bot = bots.make("strong", match, 0)
    while match.to_act:
        match.play(0, bot.move(match))
    assert not match.winners


def swapped(match: Match, seed: int) -> Match:
    """The same game with another order of the pile."""
    twin = match.copy()
    n = int(twin.states[0].table.count[0])
    order = random.Random(seed).sample(range(n), n)
    twin.states[0].table.slots[:n] = match.states[0].table.slots[:n][order]
    return twin


def test_chances_come_from_what_the_player_knows() -> None:
    match = dealt(GAME, "chances")
    for _ in play_on(match, 1, 9):
        pass
    assert chances(match, 30) == chances(swapped(match, 5), 30)


def test_chances_are_shares_within_their_intervals_best_first() -> None:
    match = dealt(GAME, "chances")
    found = chances(match, 60)
    assert sorted(chance.move for chance in found) == sorted(match.moves(0))
    assert [chance.share for chance in found] == sorted((chance.share for chance in found), reverse=True)
    assert all(0 <= chance.low <= chance.share <= chance.high <= 1 for chance in found)
    assert max(chance.share for chance in found) > 0.7


def test_chances_see_the_end_coming() -> None:
    """RN-V15 and RN-V16: at the end one card wins for sure and another loses for sure."""
    columns = [
        ["R3", "R7", "R1", "G0", "G2", "B4", "Y5"],
        ["G1", "B2", "Y3", "G4", "R5", "G6", "B7"],
        ["B0", "B1", "R2", "G3", "R4", "G5", "B6"],
        ["B3", "B5", "Y0", "Y4", "Y1", "Y7", "Y2", "Y6"],
    ]
    match = veillee.load({"game": "reussite", "columns": columns, "hand": ["G7", "R0", "R6"]})
    found = {chance.move: chance.share for chance in chances(match, 20)}
    assert found["G7>3"] == found["R6>1"] == found["R0>2"] == 1
    assert found["R0>1"] == found["R0>3"] == found["G7>1"] == 0


def test_a_certificate_goes_through_its_text_and_is_true() -> None:
    certificate = certify(dealt(GAME, "one"), "one")
    assert certificate is not None
    again = read_certificate(json.dumps(certificate.data()))
    assert again == certificate.data()
    check(again)


def test_a_lost_deal_is_certified_and_checked_by_trying_everything(tmp_path: Any) -> None:
    file = tmp_path / "hard.toml"
    file.write_text(
        '[edition]\ngame = "reussite"\nid = "hard"\n[deck]\ncolours = 4\nvalues = 2\n'
        "columns = 3\nheight = 4\nhand = 1\n"
    )
    results = set()
    for number in range(60):
        certificate = certify(dealt(GAME, f"h{number}", str(file)), f"h{number}")
        assert certificate is not None
        check(certificate.data(), str(file))
        results.add(certificate.result)
        other = "lost" if certificate.result == "winnable" else "winnable"
        with pytest.raises(veillee.BadInput):
            check({**certificate.data(), "result": other}, str(file))
        if results == {"winnable", "lost"}:
            return
    raise AssertionError("a hand of one should lose now and then")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"line": []}, "certificate-not-won"),
        ({"line": ["R1>9"]}, "certificate-line"),
        ({"seed": "another"}, "certificate-line"),
        ({"digest": "0"}, "certificate-other-version"),
        ({"version": 99}, "certificate-other-version"),
        ({"game": "fairy-lights"}, "certificate-format"),
        ({"result": "perhaps"}, "certificate-format"),
    ],
)
def test_an_altered_certificate_is_refused(change: dict[str, Any], message: str) -> None:
    certificate = certify(dealt(GAME, "one"), "one")
    assert certificate is not None
    with pytest.raises(veillee.BadInput) as refused:
        check({**certificate.data(), **change})
    assert refused.value.message == message


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": 3}', "[" * 100_000])
def test_what_is_no_certificate_is_one_sentence(text: str) -> None:
    with pytest.raises(veillee.BadInput) as refused:
        read_certificate(text)
    assert refused.value.message == "certificate-format"


def test_the_deal_of_the_day_is_everybodys_and_winnable() -> None:
    day = date(2026, 12, 24)
    deal = deal_of_day(GAME, day)
    assert deal == deal_of_day(GAME, day)
    assert deal != deal_of_day(GAME, day + timedelta(1))
    assert deal.certificate.result == "winnable"
    check(deal.certificate.data())
    assert deal == deal_of(GAME, deal.seed)


@pytest.mark.parametrize("grade", GRADES)
def test_a_deal_of_each_grade_is_found(grade: int) -> None:
    deal = offer(GAME, f"wish/{grade}", grade)
    assert deal.grade == grade
    check(deal.certificate.data())


def test_hard_deals_are_hard_for_everybody() -> None:
    shares = [success(dealt(GAME, offer(GAME, f"hard/{grade}", grade).seed), 100) for grade in (1, 4)]
    assert sum(shares[0].values()) > sum(shares[1].values())
    assert list(shares[0].values()) == sorted(shares[0].values(), reverse=True)


def test_where_a_game_was_lost() -> None:
    match = dealt(GAME, "lost here")
    for _ in play_on(match, 2):
        pass
    assert not match.winners
    turning = where_lost(match)
    assert turning is not None
    twin = dealt(GAME, "lost here")
    for act in match.acts[: turning.act - 1]:
        twin.play(0, act.move)
    fatal = twin.copy()
    for move in turning.line:
        twin.play(0, move)
    assert twin.winners == (0,)
    fatal.play(0, turning.played)
    assert veillee.solve(fatal).result == "lost"


def test_a_game_that_can_still_be_won_was_not_lost() -> None:
    match = dealt(GAME, "fine")
    match.play(0, veillee.solve(match).line[0])
    assert where_lost(match) is None
