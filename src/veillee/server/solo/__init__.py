"""Tables for one: certified deals, results and statistics."""
