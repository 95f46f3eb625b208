"""An outside judge of our players: OpenSpiel's own information-set search, given our games."""
