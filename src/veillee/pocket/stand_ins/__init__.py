"""Small stand-ins for libraries that a browser has not, under their names: the pocket puts these folders first.

Each has what our own code uses of its library and no more. `arrays` stands in for NumPy, `web` for what the routes
of a server are written with, `newer` for what only older Pythons need. Tests run the same code with the libraries
and with these.
"""
