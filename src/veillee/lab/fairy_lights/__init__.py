"""Fairy Lights in the laboratory: the training of its weights, and quick matches between its players."""
