"""Routes of sockets, which nobody opens here: the pocket holds their conversations itself."""


class WebSocketRoute:
    """A socket's address."""

    def __init__(self, path, endpoint):
        self.path, self.endpoint = path, endpoint
