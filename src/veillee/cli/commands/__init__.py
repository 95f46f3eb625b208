"""The commands of `veillee`, a file each, loaded when its command is asked for.

What a command works with is imported inside its function, so that its help need not wait for the compiler.
"""
