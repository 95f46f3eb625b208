"""At a real terminal (a pseudo one): the question, the last moment to take back, the offer to keep."""

import os
import pty
import select
import signal
import time
from pathlib import Path

from tests.cli.conftest import COMMAND, clean_environment, listen_to_ctrl_c


class Person:
    """Somebody at a keyboard: waits for words, then types."""

    def __init__(self, *args: str, **env: str) -> None:
        self.process, self.screen = pty.fork()
        if self.process == 0:
            listen_to_ctrl_c()
            os.execve(COMMAND[0], [*COMMAND, *args], clean_environment(**env))
        self.seen = ""

    def reads(self, words: str) -> None:
        while words not in self.seen:
            ready, _, _ = select.select([self.screen], [], [], 60)
            assert ready, f"{words!r} never came after {self.seen!r}"
            self.seen += os.read(self.screen, 4096).decode("utf-8", "replace")
        self.seen = self.seen.split(words, 1)[1]

    def sees(self, words: str, before: str) -> bool:
        """Whether some words come before others."""
        while words not in self.seen and before not in self.seen:
            self.seen += os.read(self.screen, 4096).decode("utf-8", "replace")
        return words in self.seen

    def types(self, line: str) -> None:
        os.write(self.screen, line.encode())

    def leaves(self, key: str = "") -> int:
        """The exit code. A key is pressed again after a while: one that comes too early interrupts nothing."""
        for tick in range(240):
            if tick % 40 == 0:
                self.types(key)
            time.sleep(0.25)
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                break
        else:
            os.kill(self.process, signal.SIGKILL)
            raise AssertionError(f"it does not end after {self.seen!r}")
        os.close(self.screen)
        return os.waitstatus_to_exitcode(status)


def test_taking_back_before_a_bot_answers() -> None:
    me = Person("play", "--seats", "me,random", "--seed", "3")
    me.reads("Your move: ")
    me.types("r\n")
    me.reads("Your move: ")
    me.types("2\n")
    me.reads("Enter lets the others play, u takes your move back: ")
    me.types("1\n")
    me.reads("The others play first: press Enter.")
    me.types("u\n")
    me.reads("You: taken back: take ")
    me.reads("Your turn.")
    me.types("q\n")
    me.reads("Enter lets it go: ")
    me.types("\n")
    me.reads("The replay was let go.")
    assert me.leaves() == 0


def test_keeping_when_leaving(tmp_path: Path) -> None:
    me = Person("play", VEILLEE_LANG="fr")
    me.reads("Hérisson B")
    me.reads("Votre coup\u202f: ")
    me.types("r\n")
    me.reads("Votre coup\u202f: ")
    me.types("q\n")
    me.reads("Pour garder la partie")
    me.types(f"{tmp_path}\n")
    me.reads("existe déjà")
    me.types(f"{tmp_path / 'game.txt'}\n")
    me.reads("Rien n’est perdu")
    assert me.leaves() == 0
    assert (tmp_path / "game.txt").read_text(encoding="utf-8").startswith("veillee replay 1\n")


def test_ctrl_c_and_ctrl_d() -> None:
    for key, status in (("\x03", 130), ("\x04", 0)):
        me = Person("play", "--seats", "me,me")
        me.reads("Your move: ")
        assert me.leaves(key) == status


def test_a_solitaire_is_played_alone_and_taken_back_after_the_end() -> None:
    me = Person("play", "reussite", "--seed", "3")
    while True:
        me.reads("\n1. ")
        me.types("1\n")
        me.reads("Column ")
        me.reads("\n")
        if me.sees("Lost: ", before="Your move: "):
            break
    me.reads("Type u to take the last move back, or Enter to end: ")
    me.types("u\n")
    me.reads("You: taken back: ")
    me.reads("Your move: ")
    me.types("r\n")
    me.reads("Lost: ")
    me.reads("or Enter to end: ")
    me.types("\n")
    me.reads("Enter lets it go: ")
    me.types("\n")
    assert me.leaves() == 0
