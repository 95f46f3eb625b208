"""How sure a share is: an interval that holds the true one 95 times in 100."""

from math import sqrt

Z95 = 1.959963984540054
"""The 97.5 % point of the normal distribution."""


def wilson(share: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The score interval of a proportion (E. B. Wilson, J. Am. Stat. Assoc. 22, 1927, pp. 209-212)."""
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return max(0.0, min(centre - half, share)), min(1.0, max(centre + half, share))
