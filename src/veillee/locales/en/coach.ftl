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
