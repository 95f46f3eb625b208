"""Search for any game: worlds that a seat may imagine, played on in its mind to find the move that does best."""
