### The browser: even odds, English

web-head-start = Head start
web-head-start-n = head start +{ $points }
web-even = Even odds
web-even-off = Nobody is given anything
web-even-on = Propose head starts
web-even-note = Say how everybody plays: the levels of the bots and head starts in points are proposed, so that all have about the same chance to win. The whole table sees them, and you can change them.
web-even-levels = This game is not won by points: only the levels of the bots are proposed.
web-even-strength = How { $who } plays
web-even-child = like a child
web-even-sometimes = now and then
web-even-well = well
web-even-expert = like an expert
web-even-points = Head start of { $who }
web-even-unit = points
web-even-again = Propose anew
web-door-head-start = with head starts
web-memory-seat-given = { $who } { $points } (head start +{ $given })
web-memory-evened = { $n } with head starts
web-even-tied = With equal points, whoever was given fewer of them is ahead.
