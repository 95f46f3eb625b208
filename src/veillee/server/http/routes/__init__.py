"""The addresses of the house, by what they are about."""
