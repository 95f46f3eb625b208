### The page that checks a game by itself, English

checker-title = Check a game
checker-language = English
checker-intro = Drop the file of a finished game here. The page works out the shuffle and every move again, by itself: nothing is sent anywhere, and it works without a network.
checker-choose = Choose the file of a game
checker-drop = or drop it anywhere on this page.
checker-about = Written from the rules alone, apart from the program that the house plays with, so that the two can be held against each other. A copy of this page on your own device needs no house.
checker-keep = Keep a copy of this page
checker-fine = { $name }: nothing wrong was found.
checker-refused = { $name }: this cannot be how it was.
checker-first-difference = The first difference is in line { $line }:
checker-shown = What this shows
checker-open = What it does not show
checker-won = won
checker-head-start = { $points } of them as a head start
checker-winners = { $n ->
    [one] Won by { $who }.
   *[other] Won together by { $who }.
  }
checker-nobody = Nobody has won.

## What is wrong with a file

checker-format = This is no replay of Veillée: such a file begins with “veillee replay 1”.
checker-cut = The file is cut short: its last line, which begins with “end”, is missing.
checker-no-signs = The line of signs behind the moves is missing.
checker-head-line = A line that begins with “{ $name }” belongs here.
checker-json = What this line says cannot be read.
checker-number = There should be a number here.
checker-game = This page does not know the game “{ $game }”.
checker-version = The game was played by another version of its rules than the one this page knows.
checker-seats = The game is not played by so many.
checker-option = There is no such setting of the rules, or it has no such value here: { $name }.
checker-head-starts = There should be points for seats of this game here, as a head start: whole numbers up to 99.
checker-key = There should be a key of 64 hexadecimal digits here.
checker-edition-line = There should be the name of an edition here, and its hash.
checker-edition-unknown = This page does not have the edition { $edition }, and the file does not bring it along.
checker-edition-other = The card file in this replay is another one than { $edition }.
checker-edition-digest = The cards are not those of this hash: somebody changed the edition { $edition }, or this line.
checker-edition-file = The card file in this replay cannot be read.
checker-edition-cards = The game cannot be played with these cards.
checker-proof-shape = There should be a commitment, a secret, and what each seat added.
checker-secret = The secret is not the one that the house had committed itself to ({ $signs }).
checker-key-follows = This key does not follow from what line { $line } says that the house and the seats added.
checker-altered-head = One of the first { $last } lines is not as it was signed.
checker-altered-move = This line is not the one that was signed: it was altered, or lines before it were removed or added.
checker-altered-end = The last line does not fit the others: something in the file was altered.
checker-count = The file has { $moves } moves, not as many as this line says.
checker-no-move = This is no move: it should begin with the letter of a seat.
checker-forbidden = The rules forbid this move ({ $clause }): { $why }

## What a check shows

checker-shown-deal = The house kept to its commitment { $signs }, and the cards were dealt by the key that follows from its secret { $n ->
    [0] alone: no seat added anything.
    [one] and from what seat { $who } added.
   *[other] and from what { $n } seats added: { $who }.
  }
checker-shown-signs = The agreement at the start and all moves are as they were signed.
checker-shown-rules = { $moves ->
    [0] Nothing was played.
    [one] The one move is allowed by the rules of { $title }, worked out again from the shuffle on.
   *[other] All { $moves } moves are allowed by the rules of { $title }, worked out again from the shuffle on.
  }

## What it cannot show

checker-open-no-proof = Where the deal comes from: this file says nothing of it.
checker-open-position = Where the cards come from, and whether each move is allowed: this game began with a position that somebody laid out, from which this page does not play; “veillee verify” does.
checker-open-unfinished = How it ended: the file stops before the end of the game.
checker-open-lobby = Whether the commitment is the one you were told: compare { $signs } with what your lobby showed.
checker-open-end = Whether this is your game: somebody who has the whole file can sign another one. Compare its last line, which begins with “end { $signs }”, with somebody else’s file.
