"""The WebSocket of a table: its transport, its messages, its subscribers."""
