"""For annotations only."""

Headers = MutableHeaders = dict
