"""How strong players are: matches of paired seeds and rotated seats, ratings, duels and sequential tests."""
