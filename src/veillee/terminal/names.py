"""What to call each seat in the chosen language, and events told with these names."""

from collections.abc import Iterable

from veillee.bots import names_of
from veillee.core.contract import Event
from veillee.core.match import Match
from veillee.core.table import LETTERS
from veillee.terminal.games import GameWords
from veillee.terminal.translator import Translator


class Names:
    """The names at a table. `you` is the seat that is spoken to, if there is just one."""

    def __init__(self, say: Translator, match: Match, you: int | None = None) -> None:
        self.say, self.you = say, you
        self.all = [self._name(match, seat) for seat in range(match.seats)]

    def __getitem__(self, seat: int) -> str:
        return self.all[seat]

    def listed(self, seats: Iterable[int]) -> str:
        """Some seats by name."""
        return self.say.listed(self.all[seat] for seat in seats)

    def tell(self, event: Event, words: GameWords) -> str:
        """What happened, in words; `fl-event-took-you` is `fl-event-took` said to the one who did it."""
        args = {**words.event_args(event), **self.owner(event)}
        letter = args.get("who")
        if letter is None:
            return self.say(event.message, **args)
        seat = LETTERS.index(str(letter))
        to_you = f"{event.message}-you"
        message = to_you if seat == self.you and self.say.knows(to_you) else event.message
        return self.say(message, **{**args, "who": self[seat]})

    def owner(self, event: Event) -> dict[str, str]:
        """Whose the place is where something happened: somebody by name, or `yours` for the one spoken to."""
        if "owner" not in event.args:
            return {}
        seat, own = LETTERS.index(str(event.args["owner"])), str(event.args["own"])
        return {"owner": self[seat], "own": "yours" if own == "other" and seat == self.you else own}

    def tell_all(self, events: Iterable[Event], words: GameWords) -> str:
        """Everything that one move did, on one line; quiet messages are left out."""
        return " ".join(self.tell(event, words) for event in events if event.message not in words.quiet)

    def _name(self, match: Match, seat: int) -> str:
        letter = LETTERS[seat]
        given = match.names.get(letter)
        if given is None:
            return self.say("terminal-you") if seat == self.you else self.say("terminal-seat", letter=letter)
        bot, _, of = given.rpartition(" ")
        unnamed = bot in names_of(match.game) and len(of) == 1 and of in LETTERS
        return self.say("terminal-bot", bot=bot, letter=of) if unnamed else given
