"""Players of Fairy School: a greedy planner, and whole matches of it for measuring."""
