"""The terminal room: a game told and played line by line, for eyes, for ears and for pipes.

Every line makes sense alone; nothing is drawn, nothing depends on colour, the cursor never moves.
"""
