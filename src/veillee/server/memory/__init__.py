"""What the house remembers of people: the games that they played, and what these came to."""
