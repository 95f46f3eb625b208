### The coach: hints, why, analysis, English

## Hints

coach-hint = Advice
coach-hint-title = What your moves promise
coach-hint-wait = Thinking it through…
coach-hint-noted = Asking is noted in the log.
coach-hint-note = Chances if our strongest player goes on, from { $worlds } tries; the lines show how sure that is.
coach-hint-rest = { $n ->
    [one] One other move: { $share } % at most.
   *[other] { $n } other moves: { $share } % at most.
}
coach-hint-again = Your turn has changed: ask again.
coach-not-to-act = There is nothing to decide for this seat now.
coach-read = { $move }: { $share } %, between { $low } and { $high }.
coach-off = There are no hints at this table.
coach-best = best
coach-share = { $share } %
coach-margin = ± { $margin }
coach-between = between { $low } and { $high } %
coach-moves = { $first } or { $next }
coach-moves-more = { $first } and { $n } like it
coach-wins = { $move }: { $gains }.
coach-promises = { $move } promises most.
coach-only = { $move } is the only move.
coach-risks = What it risks: { $risks }.
coach-instead = { $other } instead: { $facts }.
coach-level = { $other } is about as good.
coach-often = { $what } ({ $share } %)
coach-form = Hints
coach-form-off = nobody
coach-form-on = everybody
coach-form-note = Among people hints are off unless all agree; asking is noted in the log.
coach-agreed = Hints are allowed at this table; asking is noted in the log.

## Why did it do that?

coach-why = Why?
coach-why-title = Why? { $what }
coach-why-wait = Thinking it through again…
coach-why-played = played
coach-why-hidden = what its hidden cards allow
coach-why-ahead = What it expects next: { $moves }.
coach-why-move = { $who }: { $move }
coach-why-seat = This is how it looks from your seat. What you cannot see stays hidden until the game is over.
coach-why-knew = From what it knew then, and from nothing else.
coach-why-own = The chances are its own, from { $worlds ->
    [one] one try
   *[other] { $worlds } tries
}.
coach-why-rule = Here it follows a rule of thumb and weighs no chances: those are our strongest player’s, from { $worlds ->
    [one] one try
   *[other] { $worlds } tries
}.
coach-why-sealed = What is done under seal is explained after the game.
coach-why-unknown = Nothing can be said of this move from your seat. Ask again after the game.
coach-why-nothing = No bot has made a move that could be explained.
coach-why-act = There is no move { $number }: the game has { $most }.
coach-why-person = Move { $number } is not a bot’s, as far as the file tells.
coach-why-number = A number counts back from the last move of a bot, from 1 to { $most }.
coach-played = { $move } was its choice.
coach-better = { $other } promises more.

## Analysis

coach-analysis = Analysis
coach-analysis-title = Chance to win, move by move
coach-analysis-margin = Within { $margin } points at one half, 19 times of 20; hands are known, what nobody saw is not.
coach-analysis-wait = The coach looks at the whole game again. That may take half a minute.
coach-not-over = Only a game that was played to its end can be analysed.
coach-chart = Chances of all seats after each move; the table below says the same.
coach-table = Chances in a table
coach-after-act = After move { $n }: { $chances }.
coach-of = { $who } { $share } %
coach-column-start = start
coach-column-before = before { $n }
coach-column-after = after { $n }
coach-column-end = end
coach-turning = What it turned on
coach-turning-none = No single move decided this game.
coach-turn = Move { $n }
coach-turn-told = Move { $n }: { $events } { $kind }, { $change }.
coach-turn-look = Look at move { $n }
coach-luck = luck
coach-choice = choice
coach-change = { $who } { $before } % → { $after } %
coach-balance = Luck and choice
coach-balance-note = start + luck + choice = end
coach-balance-key = Luck: what cards brought that nobody knew. Choice: what everybody’s moves changed. Thin line: start; thick line: end.
coach-balance-line = { $who }: start { $start } %, luck { $luck }, choice { $choice }, end { $end } %
coach-mistakes = Learn from your moves
coach-mistakes-none = The coach found nothing that gave much away.
coach-mistakes-found = { $n } of { $of } found
coach-mistake = Move { $n }: { $move }
coach-mistake-who = Move { $n }, { $who }: { $move }
coach-mistake-kept = It kept { $share } %; { $best } % was possible.
coach-mistake-told = Move { $n }, { $who }: { $move } kept { $share } %; { $better } would have kept { $best } %.
coach-given = { $n } points given away
coach-try = Try
coach-try-again = Again
coach-try-title = Find a better move
coach-try-note = { $move } kept { $share } %. Play what you think is better.
coach-try-right = Found: { $move } keeps { $share } %.
coach-try-wrong = { $move } keeps { $share } %. There is better: try once more.
coach-try-show = Show me
coach-try-shown = As good as it gets: { $moves }, { $share } %.
coach-try-back = Back to the analysis
