### The terminal room, Sun and Moon, English

## What may be typed

terminal-sl-typed-sun = sun
terminal-sl-typed-moon = moon
terminal-sl-typed-start = start new
terminal-sl-typed-left = left
terminal-sl-typed-right = right
terminal-sl-typed-pass = pass skip
terminal-sl-typed-total = total eclipse
terminal-sl-typed-collect = collect
terminal-sl-example = S9 A.sun right
terminal-sl-help-aim = The aim: runs of five or more visible cards in front of you, collected on your own turn. Each card collected is a point, each card left in your rows or hand costs one; eclipses count nothing (SL-46).
terminal-sl-help-play = A card, a row and where: “S9 A.sun right”, “M4 B.moon left”, “S9 A.sun start” for a new row. Sun cards are S1 to S29, moon cards M1 to M29; a row rises from left to right and takes cards at its ends.
terminal-sl-help-eclipse = SE and ME are eclipses: “SE B.sun 3” hides the card at place 3, places counted from 0. A number laid on an eclipse in the same way lights the place again.
terminal-sl-help-animal = A card with an animal lets the turn go on: a further card must be played.
terminal-sl-help-collect = “collect A.sun 0-4” takes that run; several at once: “collect A.sun 0-4 A.moon 2-6”.
terminal-sl-help-odds = o: the cards that you have not seen yet, in the pile and in other hands.

## The table

terminal-sl-pile = { $pile ->
    [0] The pile is empty
    [one] Pile: 1 card
   *[other] Pile: { $pile } cards
}; { $discard ->
    [0] the discard is empty.
    [one] discard: 1 card.
   *[other] discard: { $discard } cards.
}
terminal-sl-last-round = { $turns ->
    [one] Last round: this is the last turn of the game, and nobody draws.
   *[other] Last round: { $turns } turns are left, this one included, and nobody draws.
}
terminal-sl-seat = { $who }: { sl-cards } collected, { $hand } in hand.
terminal-sl-seat-paired = { $who }, with { $partner }: { sl-cards } collected, { $hand } in hand.
terminal-sl-row-name = { $seat }.{ $suit ->
    [sun] sun
   *[moon] moon
}
terminal-sl-row = Row { $row }: { $places }.
terminal-sl-row-ready = Row { $row }: { $places }. Ready to collect: places { $runs }.
terminal-sl-dark = dark ({ $number } hidden, { $under ->
    [one] 1 card
   *[other] { $under } cards
} under the eclipse)
terminal-sl-covered = { $number } ({ $under ->
    [one] 1 card
   *[other] { $under } cards
} under it)
terminal-sl-card = { $number ->
    [0] { $suit ->
        [sun] solar eclipse SE
       *[moon] lunar eclipse ME
    }
   *[other] { sl-suit } { $number }
}
terminal-sl-card-animal = { $words } with { $animal ->
    [owl] an owl
   *[other] a { sl-animal }
}
terminal-sl-hand = Your hand: { $cards }.
terminal-sl-hand-empty = Your hand is empty.
terminal-sl-chain = After the animal a further card must be played.
terminal-sl-eclipse = { $reason ->
    [empty] Total eclipse: your hand is empty, there is nothing to collect, and no more drawing.
    [eclipses] Total eclipse: you hold only eclipses, and none has a target.
    [blocked] Total eclipse: no card in your hand has a place anywhere, and there is nothing to collect.
   *[choice] A total eclipse may be chosen.
}

## Moves

terminal-sl-row-of = { $own ->
    [yours] your { sl-suit } row
   *[other] the { sl-suit } row of { $owner }
}
terminal-sl-play-start = { sl-card }, starting { terminal-sl-row-of }
terminal-sl-play-left = { sl-card } at the left of { terminal-sl-row-of }
terminal-sl-play-right = { sl-card } at the right of { terminal-sl-row-of }
terminal-sl-play-dark = { sl-card } on the { $hidden } of { terminal-sl-row-of }
terminal-sl-play-lit = { sl-card } on the eclipse over the { $hidden } of { terminal-sl-row-of }
terminal-sl-goes-on = { $move } ({ sl-animal }: the turn goes on)
terminal-sl-collect = collect { $runs } ({ $places } places)
terminal-sl-run = { sl-suit } row, places { $first } to { $last }
terminal-sl-row-at = the { sl-suit } row of seat { $seat }
terminal-sl-total = total eclipse
terminal-sl-say-play = { $card } to { $row }, { $where }
terminal-sl-say-collect = collect { $runs }
terminal-sl-at-start = as a new row
terminal-sl-at-left = left
terminal-sl-at-right = right
terminal-sl-at-place = place { $place }

## Unseen cards

terminal-sl-unseen = Unseen: { sl-cards }, of which the pile has { $pile }.
terminal-sl-unseen-suit = Unseen { sl-suit } cards, { $n }: { $numbers }; { $eclipses ->
    [0] no eclipse.
    [one] 1 eclipse.
   *[other] { $eclipses } eclipses.
}
terminal-sl-unseen-none = You have seen every card.

## The count

terminal-sl-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
terminal-sl-count = { $who }: { terminal-sl-points }, { $won } collected less { $rows } in rows and { $hand } in hand, eclipses not counted; { $cards } cards in all.
terminal-sl-side = { $who } together: { terminal-sl-points }.
terminal-sl-won-total = The win goes to: { $who }, with { terminal-sl-points } (SL-47).
terminal-sl-won-cards = Equal points, { $total } each: the win goes to the one with more cards, counted for and against. { $who }: { $cards } cards (SL-47).
terminal-sl-won-shared = The win is shared: { $who }. Points ({ $total }) and cards ({ $cards }) are equal (SL-47).
terminal-sl-limit = Nobody wins: the game was broken off after { $turns } turns, the limit for simulations.

## Editions

terminal-sl-edition-animal = { sl-animal }: { $cards }.
terminal-sl-edition-total = { $n ->
    [0] No card bears an animal.
   *[other] In all { $n } cards bear an animal.
}
