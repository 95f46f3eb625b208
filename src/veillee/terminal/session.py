"""A match at a terminal: whose turn it is, what was typed, what happened. It knows no rules."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path

from veillee.bots import make
from veillee.core.errors import BadInput, Refusal, UndoRefused, VeilleeError
from veillee.core.match import Match
from veillee.terminal.games import words_of
from veillee.terminal.head_starts import head_start_lines
from veillee.terminal.hints import has_hints, hint_lines
from veillee.terminal.keeping import keep
from veillee.terminal.names import Names
from veillee.terminal.printing import print_head
from veillee.terminal.reader import Reader
from veillee.terminal.save_file import save_new
from veillee.terminal.seats import Sitter, heard_here, next_to_act, the_one_here
from veillee.terminal.translator import Translator, plain, typed_words
from veillee.terminal.why import asked_lines

LAST_LINES = 12
"""How much of the log is told again."""


class Show(Enum):
    """What to tell before the next question."""

    TABLE = "the whole table"
    MIDDLE = "what changed within the turn"
    NOTHING = "nothing again"


class LeftError(Exception):
    """Somebody left the table, or the input ended."""


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        sitters: list[Sitter],
        say: Translator,
        save_to: Path | None = None,
        *,
        hints: bool = False,
    ) -> None:
        self.match, self.say, self.save_to = match, say, save_to
        self.words, self.reader = words_of(match.game, say, match.edition), Reader()
        self.people = {seat for seat, sitter in enumerate(sitters) if sitter.is_person}
        self.bots = {
            seat: make(sitter.kind, match, seat) for seat, sitter in enumerate(sitters) if not sitter.is_person
        }
        self.names = Names(say, match, you=the_one_here(sitters))
        self.hints = has_hints(match) and (hints or len(self.people) < 2)
        self.log: list[str] = []
        self.taken: list[str] = []
        self.show = Show.TABLE
        self.commands = self._commands()

    def play(self) -> None:
        """From the welcome to the count, or until somebody leaves."""
        self.welcome()
        try:
            while not self.match.over:
                self.play_out()
        except LeftError:
            pass
        except (KeyboardInterrupt, BrokenPipeError):
            if self.save_to is not None:
                save_new(self.save_to, self.match.replay())
            raise
        keep(self.match, self.save_to, self.reader, self.say)

    def play_out(self) -> None:
        """To the end and the count; where all may be taken back, people may still do so then."""
        while not self.match.over:
            self.step()
        self.count()
        while self.match.over and any(map(self.match.can_undo, self.people)):
            typed = self.ask("terminal-after")
            if not typed:
                raise LeftError
            self.obey(min(self.people), typed)

    def welcome(self) -> None:
        """Where we are, who sits here, who begins."""
        print_head(self.match, self.names)
        if self.people:
            print(self.say("terminal-hint"))
        if self.match.seats > 1:
            print(self.say("terminal-begins", who=self.names[self.match.to_act[0]]))

    def step(self) -> None:
        """One act of a bot, or one line of a person."""
        seat = next_to_act(self.match, self.bots)
        if seat in self.bots:
            if self.reader.is_person and self.could_undo():
                self.wait(seat)
            else:
                self.act(seat, self.bots[seat].move(self.match))
            return
        self.present(seat)
        self.obey(seat, self.ask("terminal-prompt"))

    def ask(self, message: str) -> str:
        """A line; when there are no more, that is said, and the evening ends."""
        typed = self.reader.line(self.say(message))
        if typed is None:
            if not self.match.over:
                print(self.say("terminal-input-ended"))
            raise LeftError
        return typed.strip()

    def present(self, seat: int) -> None:
        """The table and the moves, as far as they are news."""
        if self.show is Show.NOTHING:
            return
        view = self.match.view(seat)
        if self.show is Show.TABLE:
            you = seat == self.names.you
            turn = self.say("terminal-turn-you") if you else self.say("terminal-turn", who=self.names[seat])
            given = head_start_lines(self.match, self.names)
            print("", turn, *given, *self.words.table(view, self.names), sep="\n")
        else:
            print(*self.words.middle(view), sep="\n")
        for number, move in enumerate(self.words.moves(self.match, seat), 1):
            print(self.say("terminal-move", number=number, move=move))
        self.show = Show.NOTHING

    def obey(self, seat: int, typed: str) -> None:
        """A command, a number or a move."""
        word, *rest = typed.split(maxsplit=1) or [""]
        if not typed:
            self.show = Show.TABLE
        elif plain(word) in self.commands and not (rest and self.words.read(typed)):
            self.commands[plain(word)](seat, "".join(rest))
        else:
            self.try_move(seat, typed)

    def try_move(self, seat: int, typed: str) -> None:
        """Play what was typed, or say why not; nothing changes then."""
        try:
            move = self.read(seat, typed)
            if move is None:
                print(self.say("terminal-not-understood", typed=typed))
                return
            refusal = self.match.why_not(seat, move)
            if refusal is not None:
                self.refuse(refusal)
                return
            self.act(seat, move)
        except VeilleeError as error:
            print(self.say.error(error))

    def read(self, seat: int, typed: str) -> str | None:
        """The move of a number or of words."""
        moves = self.match.moves(seat)
        if not typed.isdecimal() or not moves:
            return self.words.read(typed) or (typed if self.match.over else None)
        number = int(typed) if len(typed) < 4 else 0
        if not 1 <= number <= len(moves):
            raise BadInput("terminal-no-number", number=typed, most=len(moves))
        return moves[number - 1]

    def act(self, seat: int, move: str) -> None:
        """Play a move and tell what happened."""
        events = [event for event in self.match.play(seat, move) if heard_here(event, self.people)]
        line = self.names.tell_all(events, self.words)
        self.taken = []
        if line:
            self.log.append(line)
            print(line)
        self.show = Show.MIDDLE if seat in self.match.to_act else Show.TABLE

    def refuse(self, refusal: Refusal) -> None:
        """The clause and its sentence."""
        print(self.say("terminal-refused", clause=refusal.clause, reason=refusal.texts[self.say.lang]))

    def help(self, seat: int, rest: str) -> None:
        """`?`"""
        undo = "undo-all" if self.match.game.takes_back else "undo"
        args = {"move": self.words.example(), "game": self.match.game.id}
        parts = ("enter", "number", "why", *(["hint", "explain"] if self.hints else []), undo, "log", "quit")
        print(*self.words.help(), *(self.say(f"terminal-help-{part}", **args) for part in parts), sep="\n")

    def odds(self, seat: int, rest: str) -> None:
        """`o`"""
        print(*self.words.odds(self.match, seat), sep="\n")

    def hint(self, seat: int, rest: str) -> None:
        """`c`, where hints are allowed: the chance to win after each move, and why; the log says who asked."""
        if not self.hints:
            print(self.say("house-hints-off"))
            return
        print(*hint_lines(self.match, seat, self.words, self.say), sep="\n")
        you = seat == self.names.you
        self.log.append(self.say("house-hinted" if you else "house-asked-hint", who=self.names[seat]))

    def explain(self, seat: int, rest: str) -> None:
        """`e`, where hints are allowed: why a bot made its last move, or an earlier one; the log says it."""
        if not self.hints:
            print(self.say("house-hints-off"))
            return
        levels = {n: bot.name for n, bot in self.bots.items()}
        try:
            bot, told = asked_lines(self.match, levels, rest, seat, self.names, self.words, self.say)
        except BadInput as error:
            print(self.say.error(error))
            return
        print(*told, sep="\n")
        self.log.append(self.say("house-asked-why", who=self.names[seat], owner=self.names[bot]))

    def why(self, seat: int, rest: str) -> None:
        """`why <move>`"""
        if not rest:
            print(self.say("terminal-why-what", move=self.words.example()))
            return
        try:
            refusal = self.match.why_not(seat, self.read(seat, rest) or rest)
        except BadInput as error:
            print(self.say.error(error))
            return
        if refusal is None:
            print(self.say("terminal-why-allowed"))
        else:
            self.refuse(refusal)

    def could_undo(self) -> bool:
        """Whether the last act is a person's and may still be taken back."""
        acts = self.match.acts
        last = acts[-1] if acts and not self.match.game.phased else None
        return last is not None and last.seat in self.people and last.stopper is None

    def wait(self, seat: int) -> None:
        """Before a bot answers, the last moment to take back."""
        typed = self.ask("terminal-wait")
        if not typed:
            self.act(seat, self.bots[seat].move(self.match))
        elif plain(typed.split()[0]) in self.commands:
            self.obey(self.match.acts[-1].seat, typed)
        else:
            print(self.say("terminal-wait-first"))

    def undo(self, seat: int, rest: str) -> None:
        """`u`: the last act, if a person here made it."""
        acts = self.match.acts
        who = acts[-1].seat if acts and acts[-1].seat in self.people else seat
        try:
            self.taken.append(self.match.undo(who))
        except UndoRefused as error:
            print(self.undo_refusal(error))
            return
        move = self.words.move(self.taken[-1])
        self.log.append(self.say("terminal-undone", who=self.names[who], move=move))
        print(self.log[-1])
        self.show = Show.TABLE

    def redo(self, seat: int, rest: str) -> None:
        """`r`, where all may be taken back: the move that was taken back last, once more."""
        if not self.taken:
            print(self.say("terminal-nothing-again"))
            return
        *others, move = self.taken
        self.act(seat, move)
        self.taken = others

    def undo_refusal(self, error: UndoRefused) -> str:
        """What stops an undo, with names and moves in the chosen language."""
        args = dict(error.args_)
        if "move" in args:
            args["move"] = self.words.move(str(args["move"]))
        if "who" in args:
            args["who"] = self.names[self.match.acts[-1].seat]
        return self.say("terminal-not-undone", reason=UndoRefused(error.message, **args).text(self.say.lang))

    def print_log(self, seat: int, rest: str) -> None:
        """`l`"""
        print(*(self.log[-LAST_LINES:] or [self.say("terminal-log-empty")]), sep="\n")

    def leave(self, seat: int, rest: str) -> None:
        """`q`"""
        raise LeftError

    def count(self) -> None:
        """The end."""
        given = head_start_lines(self.match, self.names)
        print("", *given, *self.words.result(self.match.view(None), self.names), sep="\n")

    def _commands(self) -> dict[str, Callable[[int, str], None]]:
        methods = {"help": self.help, "odds": self.odds, "why": self.why, "undo": self.undo}
        methods |= {"log": self.print_log, "quit": self.leave}
        if self.match.game.takes_back:
            methods["redo"] = self.redo
        if has_hints(self.match):
            methods |= {"hint": self.hint, "explain": self.explain}
        return {word: do for name, do in methods.items() for word in typed_words(f"terminal-typed-{name}")}
