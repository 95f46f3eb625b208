"""What was asked."""

from types import SimpleNamespace


class HTTPConnection:
    """A request of the page on this device."""

    def __init__(self, app, method="GET", path="/", query=None, body=b"", cookies=None):
        self.app, self.method, self.path, self._body = app, method, path, body
        self.query_params, self.cookies, self.path_params, self.headers = query or {}, cookies or {}, {}, {}
        self.scope, self.client = {"client": ("127.0.0.1", 0)}, SimpleNamespace(host="127.0.0.1")
        self.url = SimpleNamespace(scheme="https", netloc="localhost", path=path)

    async def body(self):
        """What came with it."""
        return self._body


Request = HTTPConnection
