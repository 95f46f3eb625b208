"""A table online: the entries of its log, the state they add up to, and who is sent what."""
