"""For annotations only."""

Scope = Message = dict
ASGIApp = Receive = Send = object
