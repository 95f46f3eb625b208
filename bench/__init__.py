"""Measurements: speed beside a peer (`bench`), start, size and strength. Nothing here is a test."""
