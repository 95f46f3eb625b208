"""What is measured, and which figures stand over which. Names only: no library is loaded here."""

from dataclasses import dataclass

Count = dict[str, float]
"""What a run came to: whole `matches`, `moves` of players, and `chance` nodes where a library has them."""


@dataclass(frozen=True)
class Subject:
    """Something to measure: a game, and the way in which it is played."""

    driver: str
    """The module of `bench.drivers` that runs it, in a process of its own."""
    game: str
    seats: int
    way: str

    @property
    def name(self) -> str:
        """How tables and `--only` call it."""
        return f"{self.driver} / {self.game}, {self.seats} seats / {self.way}"


@dataclass(frozen=True)
class Headline:
    """One rate over another, round by round."""

    title: str
    over: Subject
    under: Subject


COMPILED, PYTHON, ARRAYS, CPP = "compiled", "Python loop", "Python loop over arrays", "C++ bots"
SEARCH = "tree search, 1,000 random rollouts a move"
ROLLOUTS = 1000
"""How many matches a search plays on in its mind before each move."""

YARDSTICK = Subject("yardstick", "bare whist", 4, "plain Python")

VEILLEE = {seats: Subject("veillee", "fairy-lights", seats, COMPILED) for seats in (2, 4, 6)}
SUN_MOON = {seats: Subject("veillee", "sun-moon", seats, COMPILED) for seats in (2, 4)}
FAIRY_SCHOOL = {seats: Subject("veillee", "fairy-school", seats, COMPILED) for seats in (1, 4)}
VEILLEE_PYTHON = Subject("veillee", "fairy-lights", 4, PYTHON)
VEILLEE_ARRAYS = Subject("veillee", "fairy-lights", 4, ARRAYS)

PEER_GAMES = (("crazy_eights", 4), ("crazy_eights", 2), ("hearts", 4))
SPIEL = {(game, seats): Subject("openspiel", game, seats, CPP) for game, seats in PEER_GAMES}
SPIEL_PYTHON = {(game, seats): Subject("openspiel", game, seats, PYTHON) for game, seats in PEER_GAMES}

SEARCHING = {
    (game, seats): Subject("veillee", game, seats, SEARCH)
    for game in ("fairy-lights", "sun-moon")
    for seats in (2, 4)
}
SPIEL_SEARCHING = Subject("openspiel", "hearts", 4, SEARCH)

OURS = (*VEILLEE.values(), *SUN_MOON.values(), *FAIRY_SCHOOL.values(), VEILLEE_ARRAYS, VEILLEE_PYTHON)
SUBJECTS = (*OURS, *SPIEL.values(), *SPIEL_PYTHON.values(), *SEARCHING.values(), SPIEL_SEARCHING)

HEADLINES = (
    Headline("Veillée compiled over OpenSpiel C++ crazy_eights, 4 seats", VEILLEE[4], SPIEL["crazy_eights", 4]),
    Headline("Veillée compiled over OpenSpiel C++ hearts, 4 seats", VEILLEE[4], SPIEL["hearts", 4]),
    Headline("Veillée compiled over OpenSpiel C++ crazy_eights, 2 seats", VEILLEE[2], SPIEL["crazy_eights", 2]),
    Headline("Sun and Moon over OpenSpiel C++ crazy_eights, 2 seats", SUN_MOON[2], SPIEL["crazy_eights", 2]),
    Headline("Sun and Moon over OpenSpiel C++ crazy_eights, 4 seats", SUN_MOON[4], SPIEL["crazy_eights", 4]),
    Headline(
        "Array loop over Python loop, crazy_eights, 4 seats", VEILLEE_ARRAYS, SPIEL_PYTHON["crazy_eights", 4]
    ),
    Headline(
        "Match loop over Python loop, crazy_eights, 4 seats", VEILLEE_PYTHON, SPIEL_PYTHON["crazy_eights", 4]
    ),
    *(
        Headline(f"Tree search, {game}, {seats} seats, over OpenSpiel's C++ ISMCTS, hearts", ours, SPIEL_SEARCHING)
        for (game, seats), ours in SEARCHING.items()
    ),
)
