"""Players of Fairy Lights: a child's rules, greedy, and one that knows the odds and learnt what is worth what."""
