### The table of Réussite de Noël in the browser, English

## Cards and colours

rn-face = { $value ->
    [0] { rn-colour } Santa
   *[other] { rn-colour } { $value }
}
rn-letter-red = R
rn-letter-green = G
rn-letter-blue = B
rn-letter-yellow = Y
rn-santa-short = Santa
rn-value = { $value ->
    [0] Santa
   *[other] { $value }
}

## The wall

rn-wall = The wall
rn-column = column { $column }
rn-empty = nothing yet
rn-column-read = Column { $column }, { $n } of { $height }: { $cards }. Accepts: { $accepts }.
rn-accepts-full = complete
rn-accepts-any = any card
rn-accepts-needs = { rn-colour } only, on the Santa
rn-accepts-needs-santa = { rn-colour }, or a Santa
rn-accepts-both = above { $value }, or { rn-colour }
rn-accepts-ascending = above { $value }
rn-accepts-colour = { rn-colour } only
rn-accepts-santa = only a Santa
rn-lay-here = Lay here
rn-lay-here-label = Lay { $card } here.
rn-not-here = { $card } does not fit here.

## The hand and the pile

rn-hand = Your hand
rn-hand-empty = Your hand is empty.
rn-choose-card = Choose a card, then its place.
rn-choose-first = First choose a card of your hand.
rn-choose-place = Now choose a lit column.
rn-fits = fits on { $n ->
    [one] column
   *[other] columns
} { $columns }
rn-fits-none = fits nowhere now
rn-move = { $card } on column { $column }
rn-pile = The pile
rn-pile-of = { $n ->
    [0] empty
    [one] 1 card to draw
   *[other] { $n } cards to draw
}
rn-pile-santas = { $n ->
    [0] no Santa in it
    [one] 1 Santa in it
   *[other] { $n } Santas in it
}
rn-pile-read = { $n ->
    [0] The pile is empty.
    [one] The pile has 1 card.
   *[other] The pile has { $n } cards.
}
rn-unseen = Still unseen
rn-unseen-show = Which ones?
rn-unseen-note = { $n ->
    [0] Every card has been seen.
    [one] This card lies in the pile.
   *[other] These { $n } cards lie in the pile, in an order that nobody is told.
}
rn-unseen-colour = { rn-colour }: { $cards }.
rn-replay-pile = The pile, from the top
rn-finish = Lay the last { $n } cards
rn-progress = { $laid } of { $of } cards laid

## Hints

rn-hints = Hints
rn-hint = What moves promise
rn-hint-wait = Imagining how it may go on…
rn-hint-now = Chance to win now: { $now }.
rn-hint-before = Before the last move: { $before }.
rn-hint-between = , between { $low } and { $high }
rn-hint-note = From { $worlds } imagined orders of the pile, which our strongest player plays to the end; the thin line shows how sure that is.
rn-hint-read = The best moves and their chance to win: { $moves }.
rn-hint-alike = and { $n ->
    [one] one more move
   *[other] { $n } more moves
}
rn-hint-none = There is no move to judge.

## The deal

rn-deal = The deal
rn-deal-chance = A deal by chance
rn-deal-day = Deal of the day, { $day }
rn-deal-day-about = The same for everyone today, proved winnable, by the rules as written.
rn-deal-new = A deal to your taste
rn-deal-new-about = Proved winnable, as hard as you wish.
rn-deal-shared = A shared deal
rn-deal-shared-about = The deal of a seed that somebody sent you; any word will do.
rn-seed = Seed
rn-which-deal = Which deal?
rn-deal-go = Deal the cards
rn-dealing = Looking for a deal…
rn-grade = Grade
rn-grade-1 = Gentle
rn-grade-1-about = Also forgives a hasty hand.
rn-grade-2 = Fair
rn-grade-2-about = A few careful choices are enough.
rn-grade-3 = Tricky
rn-grade-3-about = Small mistakes begin to cost the game.
rn-grade-4 = Hard
rn-grade-4-about = Few ways lead through; even careful players mostly lose.
rn-proved-winnable = Proved winnable
rn-proved-lost = Proved: this deal cannot be won
rn-certificate = Certificate
rn-switches = Rules
rn-switches-day = The deal of the day is played by the rules as written.
rn-who = Who plays
rn-who-me = I do
rn-timer = Show the clock
rn-timer-about = The time is kept either way; a pause counts for two minutes at most.
rn-time = Time
rn-clean = Clean run: nothing taken back, no hint
rn-helped = With undo or hints: not a clean run
rn-share = Share this deal
rn-share-label = Whoever opens this link plays the same deal
rn-share-reach = { $reach ->
    [network] This link leads to { $host }, in your home network: whoever is in the same Wi-Fi can open it.
   *[world] This link leads to { $host }.
}
rn-result-title = Veillée, { $day }
rn-result-share = Share the result
rn-result-note = A few signs that tell nothing of the cards.

## The end

rn-end-won = The wall stands, and every window is lit
rn-end-lost = No card fits any more
rn-end-given-up = Given up
rn-won = All { $laid } cards are laid.
rn-lost = { $laid ->
    [one] 1 card stands in the wall.
   *[other] { $laid } cards stand in the wall.
}
rn-end-left = Left over:
rn-end-pile = and { $n } in the pile
rn-end-clean = A clean run.
rn-end-helped = Won with undo or hints.
rn-end-time = Time: { $time }.
rn-where-lost = Where was it lost?
rn-where-never = There was no way to win this deal.
rn-where-act = Before move { $act } it could still be won: { $move }{ $more ->
    [0] .
    [one] , and 1 more move.
   *[other] , and { $more } more moves.
}
rn-where-show = Show me the way

## Statistics

rn-stat-none = No game finished yet. Statistics are kept here without any account.
rn-stat-played = Played
rn-stat-won = Won
rn-stat-of = of { $n } played
rn-stat-clean = Clean runs
rn-stat-row = Won in a row
rn-stat-clean-row = Clean in a row
rn-stat-days = Deals of the day in a row
rn-stat-best = (best: { $n })
rn-stat-time = Fastest win
rn-stat-mean = (on average { $time })
rn-stat-grades = By grade
rn-stat-fastest = Fastest
rn-stat-average = Average
rn-stat-note = A clean run is a win without undo and without hints, at the first try of its deal.
rn-files = Take them along
rn-files-note = A file with all your results, for another browser or another house. What you have already is not counted twice.
rn-elsewhere = { $n ->
    [one] One of these games comes
   *[other] { $n } of these games come
} from a file that this house did not sign: nobody here saw them played.
rn-export = Save as a file
rn-import = Add a file
rn-import-done = { $added ->
    [0] Nothing new
    [one] 1 new result
   *[other] { $added } new results
}; { $known } known already.

## Keys and the line to type moves

rn-key-cards = card of the hand
rn-key-columns = then its column
rn-key-finish = only place, or the last cards
rn-command-hint = Card and column, such as G3>1
rn-deal-cards = Other cards
rn-deal-cards-about = An edition of the house or a card file of your own; dealt at random, neither proved nor graded.
rn-edition = The cards
## Pictures in the rules

rn-picture-rise = Ascending, from the bottom up: colours do not matter.
rn-picture-colour = One colour: values do not matter.
rn-picture-both = Red, and ascending: both ways are still open.
rn-picture-santa = On a yellow Santa goes a yellow elf, whatever its value.
