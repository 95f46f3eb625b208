"""Running a house as a process: its port, logs, metrics, the home network, compiling ahead."""
