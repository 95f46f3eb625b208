"""The house in a pocket: the same rules, players and tables in a browser, without a server (ADR 0020)."""
