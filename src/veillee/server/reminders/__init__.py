"""How people who are not here are told that it is their turn: by web push, or by a webhook of their own."""
