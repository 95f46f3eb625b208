"""The log on disk: its database, the thread that writes, and hearing of other processes."""
