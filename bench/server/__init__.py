"""Our server beside boardgame.io's."""
