### Sun and Moon in the browser: words of its table, English

## A new table

sl-edition = Animals on the cards

## The table

sl-letter-sun = S
sl-letter-moon = M
sl-card-words = { $number ->
    [0] { $suit ->
        [sun] solar eclipse
       *[moon] lunar eclipse
    }
   *[other] { sl-suit } { $number }
}{ $animal ->
    [none] { "" }
   *[other] , { sl-animal }
}
sl-place-lit = { $card }{ $under ->
    [0] { "" }
    [one] , 1 card under it
   *[other] , { $under } cards under it
}
sl-place-dark = eclipse over { $number }, { $under ->
    [one] 1 card under it
   *[other] { $under } cards under it
}
sl-place = { $here }, place { $place } of { $of }{ $ready ->
    [yes] , in a run that is ready
   *[no] { "" }
}
sl-here = here
sl-laid = { $now ->
    [yes] laid just now by { $who }
   *[no] laid by { $who }
}
sl-laid-short = laid by { $who }
sl-place-here = { $card } here: { $where }, now { $here }
sl-place-end = { $card } here: { $where }
sl-row-of = { $whose ->
    [yours] your { sl-suit } row
   *[other] the { sl-suit } row of { $owner }
}
sl-row-label = { $row }, { $n ->
    [one] 1 place
   *[other] { $n } places
}
sl-target-start = starts { $row }
sl-target-left = left end of { $row }, before { $dark ->
    [yes] the eclipse over { $number }
   *[no] { $number }
}
sl-target-right = right end of { $row }, after { $dark ->
    [yes] the eclipse over { $number }
   *[no] { $number }
}
sl-target-place = place { $place } of { $row }
sl-piece = places { $first } to { $last } of { $row }
sl-piece-short = { sl-suit } row, places { $first } to { $last }
sl-pair = { $own ->
    [yes] Your pair: { $who }
   *[no] Other pair: { $who }
}
sl-no-row = { $suit ->
    [sun] No sun row yet
   *[moon] No moon row yet
}
sl-start = Start the { sl-suit } row here
sl-start-of = In front of { $who }
sl-in-hand = { $n ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
},
sl-won = { $n ->
    [one] 1 point won,
   *[other] { $n } points won,
}
sl-won-short = { $n ->
    [one] won
   *[other] won
}
sl-won-points = { $n ->
    [one] point won
   *[other] points won
}
sl-tv-ready = Run of { $n }: { $who } can collect it
sl-lying = { $n ->
    [0] nothing lies in rows,
    [one] 1 card in rows, minus 1 point,
   *[other] { $n } cards in rows, minus { $n } points,
}
sl-lying-short = on the table
sl-gained = collected { $cards }
sl-and = and
sl-unfold = Show the rows as cards
sl-fold = Show the rows as numbers
sl-longest = Longest run: { $n } of { $goal } places.
sl-pips = { $n } of { $goal }
sl-pips-ready = { $n }: ready
sl-goal = { $pairs ->
    [yes] Goal: { $n } places in line without an eclipse; each partner collects from the row in front of them.
   *[no] Goal: { $n } places in line without an eclipse, then collect them.
}
sl-goal-short = Goal: { $n } in line
sl-in-pile = { $n ->
    [one] card in the pile
   *[other] cards in the pile
}
sl-pile-short = in the pile
sl-discard = Discard
sl-discard-note = Cards lost in total eclipses. They come back when the pile is empty.
sl-last-round-title = Last round.
sl-last-round = { $turns ->
    [one] This is the last turn, and nobody draws any more.
   *[other] { $turns } turns are left, this one included, and nobody draws any more.
}
sl-hint = Unseen cards
sl-unseen = { $n ->
    [one] 1 unseen card
   *[other] { $n } unseen cards
}, of which the pile has { $pile }.
sl-unseen-suit = { $suit ->
    [sun] Sun
   *[moon] Moon
}: { $n ->
    [0] no number
   *[other] { $numbers }
}, { $eclipses ->
    [0] no eclipse
    [one] 1 eclipse
   *[other] { $eclipses } eclipses
}.
sl-unseen-none = You have seen every card.
sl-animal-note = An animal: whoever plays this card plays another one at once.
sl-eclipse-note = An eclipse breaks the row here. A fitting card laid on it lights the place again.
sl-under = Under it, from the top down

## What to do

sl-hand = Your hand
sl-hand-card = { $card }{ $turn ->
    [yes] { $n ->
        [0] , no place for it
        [one] , 1 place
       *[other] , { $n } places
    }
   *[no] { "" }
}
sl-hand-empty = Your hand is empty.
sl-hand-secret = The hands are secret.
sl-choose-card = Choose a card to play.
sl-play-or-collect = Choose a card to play, or collect.
sl-only-collect = Your hand is empty: collect.
sl-goes-on = The animal plays on: another card, please.
sl-will-go-on = Animal: your turn goes on
sl-choose-place = { $card }: { $n ->
    [0] no place for it now
    [one] 1 place is lit
   *[other] { $n } places are lit
}.
sl-let-go = Take back
sl-beyond = { $way ->
    [above] { $n ->
        [one] 1 more above
       *[other] { $n } more above
    }
   *[below] { $n ->
        [one] 1 more below
       *[other] { $n } more below
    }
}
sl-collect-title = Collect
sl-collect-short = +{ $points }
sl-collect-gain = { $known ->
    [yes] { $places } places, +{ $points }
   *[no] { $places } places
}
sl-collect = { $runs ->
    [0] Choose a run
    [one] Collect the run of { $places }
   *[other] Collect { $runs } runs, { $places } places
}
sl-collect-worth = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}, your turn ends
sl-part = Which part of: { $run }
sl-total-eclipse = Total eclipse
sl-total-sure = Really? Press again
sl-total-cost = Your hand and both rows in front of you are lost; what you have collected stays.
sl-total-cost-pair = Your hand and the row in front of you are lost; your partner keeps theirs.
sl-eclipse-why = { $reason ->
    [empty] Total eclipse: your hand is empty, there is nothing to collect, and nobody draws any more.
    [eclipses] Total eclipse: you hold only eclipses, and none of them has a target.
    [blocked] Total eclipse: no card of your hand has a place, and there is nothing to collect.
   *[choice] At this table you may choose a total eclipse.
}

## The end

sl-nobody-wins = Nobody wins
sl-count-won = Collected
sl-count-rows = Left in rows
sl-count-hand = Left in hand
sl-count-together = Together
sl-pairs-add = Partners add their points.
sl-decided-total = { $last ->
    [yes] Most points win: { $total } for { $who }.
   *[no] Level on points, { $total } each: { $names }.
}
sl-decided-cards = { $last ->
    [yes] More sun and moon cards, for and against, break the tie: { $cards } against { $others } for { $who }.
   *[no] They have as many cards, for and against: { $cards }.
}
sl-decided-shared = Nothing separates them: { $who } win together.
sl-decided-limit = The game was broken off after { $turns } turns, the limit of this table.

## The replay

sl-replay-pile = Next in the pile
sl-replay-hand = Hand of seat { $seat }

## Keys

sl-keys-choose = card, then place
sl-key-collect = collect
sl-command-hint = For example: S9 A.sun right, SE B.sun 3, collect A.sun 0-4

## Read aloud

sl-read-pile = Pile: { $pile }. Discard: { $discard }.
sl-read-number = { $number }{ $under ->
    [0] { "" }
    [one] { " " }with 1 card under it
   *[other] { " " }with { $under } cards under it
}
sl-read-row = { $suit ->
    [sun] Sun row
   *[moon] Moon row
}: { $places }.{ $ready ->
    [0] { "" }
   *[other] { " " }Ready to collect: { $runs }.
}
sl-read-run = places { $first } to { $last }
sl-read-no-rows = no rows.
sl-read-hand = Your hand: { $cards }.
sl-read-score = { $who }: { $won } collected, { $hand } in hand.
sl-lay-where = { $card }, { $where }
sl-collect-what = collect { $what }
## Pictures in the rules

sl-picture-row = A row rises; a 3 would go to its left end, a 20 to its right end.
sl-picture-eclipse = An eclipse on the 9: the place is dark, and the run is broken.
sl-picture-lit = A 10 on the eclipse, between 5 and 14: the place is lit again.
sl-picture-run = Five lit places in a row: this run can be collected.
