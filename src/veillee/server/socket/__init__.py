"""The WebSocket of a table: its transport, what is said over it, who listens."""
