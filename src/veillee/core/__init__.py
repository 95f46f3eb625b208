"""What all games share: records, chance, cards on a table and who knows them, matches and their files."""
