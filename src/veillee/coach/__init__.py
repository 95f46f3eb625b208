"""The coach: what moves promise and why, why a bot did what it did, and what a finished match turned on.

It asks players by their contract (`bots.player`) and knows no rules. What it needs of a game stands in a module
that the game declares (`Capabilities.coach`): which events speak for a move, and how chances are estimated.
"""
