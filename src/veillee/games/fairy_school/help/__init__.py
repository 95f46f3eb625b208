"""Help for a person: what could be paid and how, and what cards and columns would bring."""
