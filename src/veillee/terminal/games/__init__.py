"""Each game in words: its table, its moves, its count."""
