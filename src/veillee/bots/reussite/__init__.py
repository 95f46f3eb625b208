"""Players of Réussite de Noël, and its solver."""
