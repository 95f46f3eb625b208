"""The house's search plays a game it has never seen, and under seal nobody answers what he cannot know."""

from tests.fifth_game import GAME, greedy  # noqa: F401  a search asks for its rule of thumb
from veillee.bots.player import Budget, Knowledge
from veillee.bots.search.players import FlatPlayer, FlatSettings, TreePlayer, TreeSettings, root_acts
from veillee.bots.search.workspace import Judgement
from veillee.core.match import Match
from veillee.core.rng import key_of_seed, new_rng

BY = Judgement(0.5, 20.0)


def begun() -> Match:
    return Match(GAME, GAME.load_edition(None), 2, key=key_of_seed("search"))


def test_a_sealed_act_of_one_seat_is_no_parent_of_the_others() -> None:
    """Both seats lay a card without seeing the other's: in the tree both choose at the root."""
    match = begun()
    player = TreePlayer(TreeSettings(60, BY))
    player.choose(Knowledge.of(match, 1), Budget(), new_rng(bytes(32)))
    assert player._kept.work is not None
    others = root_acts(player._kept.work, 0)
    assert len(others) > 1
    assert sum(int(act.visits) for act in others) > 50
    own = {int(act.action) for act in root_acts(player._kept.work, 1)}
    assert own == set(match.actions(1))


def test_searching_players_play_to_the_end() -> None:
    match = begun()
    players = [TreePlayer(TreeSettings(20, BY)), FlatPlayer(FlatSettings(4, BY))]
    rng = new_rng(bytes(32))
    while not match.over:
        seat = match.to_act[0]
        known = Knowledge.of(match, seat)
        match.play(seat, known.say(players[seat].choose(known, Budget(), rng)))
    assert match.winners
