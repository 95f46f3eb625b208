"""For annotations only."""

from numpy._arrays import ndarray as NDArray

__all__ = ["NDArray"]
