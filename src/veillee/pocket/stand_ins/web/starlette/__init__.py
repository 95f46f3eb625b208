"""The little of Starlette that our routes ask of a request and give as an answer."""
