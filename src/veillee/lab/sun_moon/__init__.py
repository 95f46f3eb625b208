"""Learning for Sun and Moon: what the signs of a position are worth."""
