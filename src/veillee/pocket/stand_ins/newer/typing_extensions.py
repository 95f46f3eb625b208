"""Python in the pocket is new enough to have all of it."""

from typing import *  # noqa: F403
