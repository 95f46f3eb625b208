"""What is answered."""


class Response:
    """Bytes with a status and headers."""

    def __init__(self, content=b"", status_code=200, headers=None, media_type=None):
        self.body = content.encode() if isinstance(content, str) else content
        self.status_code, self.headers, self.cookies = status_code, dict(headers or {}), {}
        if media_type:
            self.headers["Content-Type"] = media_type

    def set_cookie(self, key, value="", **_):
        """Have something remembered of whoever asked."""
        self.cookies[key] = value
