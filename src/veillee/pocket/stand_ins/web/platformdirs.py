"""Where things belong in the memory of a page; what must last lies elsewhere (`pocket/storage.py`)."""

from pathlib import Path

HOME = Path("/veillee")


def user_data_path(name):
    """A folder for data."""
    return HOME / name


user_cache_path = user_data_path
