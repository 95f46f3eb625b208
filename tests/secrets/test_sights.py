"""Who sees what lies where, as the rules say: looked up in what a seat is given of matches that are played."""

import pytest

from tests.playing import GAMES, played
from veillee.core.table import SPECTATOR, Sight
from veillee.games import game_of

SECRETS = {
    "fairy-lights": {"deck": Sight.NOBODY},
    "reussite": {"pile": Sight.NOBODY},
    "sun-moon": {"pile": Sight.NOBODY, "hand": Sight.OWNER},
    "fairy-school": {
        "hand": Sight.OWNER,
        "pile": Sight.NOBODY,
        "draft": Sight.OWNER,
        "kept": Sight.OWNER,
        "deck": Sight.NOBODY,
        "finals": Sight.NOBODY,
        "out": Sight.NOBODY,
    },
}
"""By the first word of a zone; everything else lies open."""
ZONES = [(game, zone) for game in SECRETS if game in GAMES for zone in range(len(game_of(game).layout.zones))]


@pytest.mark.parametrize(("game", "zone"), ZONES)
def test_a_zone_is_seen_by_whom_the_rules_say(game: str, zone: int) -> None:
    declared = game_of(game).layout.zones[zone]
    assert declared.sight is SECRETS[game].get(declared.name.split()[0], Sight.ALL), declared.name


@pytest.mark.parametrize("game", [game for game in SECRETS if game in GAMES])
def test_what_lies_in_a_secret_zone_is_given_to_nobody_else(game: str) -> None:
    """At the start, before anybody can have seen a card go there."""
    match = played(game, game_of(game).seats[-1], 1, 0)
    for viewer in (*range(match.seats), SPECTATOR):
        table = match.redacted(None if viewer == SPECTATOR else viewer)["table"][0]
        for first, count, declared in zip(
            match.game.layout.starts, table["count"], match.game.layout.zones, strict=False
        ):
            sight = SECRETS[game].get(declared.name.split()[0], Sight.ALL)
            expected = sight is Sight.ALL or (sight is Sight.OWNER and declared.owner == viewer)
            known = {bool(int(one) >> viewer & 1) for one in table["known"][first : first + int(count)]}
            assert known <= {expected}, (declared.name, viewer)
