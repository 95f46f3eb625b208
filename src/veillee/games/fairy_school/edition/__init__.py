"""The cards of an edition: their notation, their file and its checks, and the record that the rules read."""
