"""Réussite de Noël in the laboratory: its study, whether its hints are honest, the training of its weights."""
