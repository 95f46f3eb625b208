"""What the signs of a position of Sun and Moon are worth: learnt, written by `veillee.lab.sun_moon.training`."""

WORTH = (
    (0.988, -0.017),
    (1.101, -0.973),
    (0.111, -0.088),
    (0.073, -0.181),
    (0.055, 0.022),
    (-0.046, 0.984),
)
"""In points at the end, sign by sign: with no card left in the pile, and what a full pile adds."""
SPREAD = (88.0, 181.3)
"""The variance of the lead at the end about what is expected: likewise."""
