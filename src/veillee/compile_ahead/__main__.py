"""`python -m veillee.compile_ahead`: compiles every game, or takes one step of it, with its argument."""

import sys

from veillee.compile_ahead import STEPS, compile_game
from veillee.games import MODULES

if len(sys.argv) > 1:
    STEPS[sys.argv[1]](sys.argv[2])
else:
    for game in MODULES:
        compile_game(game)
