"""The rules, phase by phase: what may be done, what it does, and what follows by itself."""
