"""How fast bots play at a table; people choose it in their settings, and for each new table."""

from typing import Literal

Pace = Literal["calm", "human", "quick", "instant"]

PAUSES: dict[Pace, float] = {"calm": 2.0, "human": 1.0, "quick": 0.4, "instant": 0.0}
"""How many times the house's `bot_pause` a bot takes for an act."""
