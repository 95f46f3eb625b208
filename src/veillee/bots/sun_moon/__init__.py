"""Players of Sun and Moon."""
