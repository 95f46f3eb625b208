### Sun and Moon: texts of the game, English

title-sun-moon = Sun and Moon

## Why an act is not possible (the number is that of the clause)

# SL-03: it is another seat’s turn
sl-refusal-03 = It is someone else’s turn just now: play goes round the table clockwise.
# SL-07: your turn has ended, or the card is not in your hand
sl-refusal-07 = A turn is one single action with the cards you hold: either this turn is spent, or that card is not in your hand.
# SL-08: passing, an unknown text, or collecting nothing
sl-refusal-08 = A turn cannot be passed: play a card, or name the runs that you collect.
# SL-09: a second row of a suit, or a card in a row of the other suit
sl-refusal-09 = Everyone has at most one sun row and one moon row, and each suit goes into its own rows.
# SL-10: a row that does not exist
sl-refusal-10 = There is no such row: cards go to your own rows or to those of the others at the table.
# SL-12: an end of the row where the number does not fit
sl-refusal-12 = At the left end a card must be lower, at the right end higher, than every visible number of the row.
# SL-13: between or on cards already laid
sl-refusal-13 = A card never goes between cards already laid, nor on a visible number.
# SL-14: there is no row to add to, or it may not be started here
sl-refusal-14 = A row has to be started before it can be extended, and it is started only where the rules allow one.
# SL-16: beyond a dark end
sl-refusal-16 = The end of this row is dark: beyond it only the nearest visible number counts, and this card does not fit.
# SL-19: after an animal only a further card
sl-refusal-19 = Your card bore an animal: now a further card must be played, nothing else.
# SL-20: your turn has ended after an animal
sl-refusal-20 = Your turn is over: after the animal there was no card left that could be played.
# SL-24: an eclipse anywhere but on a visible card of its suit
sl-refusal-24 = An eclipse goes only on a visible numbered card: a solar one on a sun card, a lunar one on a moon card.
# SL-26: on a place that the row does not have
sl-refusal-26 = The row has no such place: only an eclipse that lies there can be covered.
# SL-27: on an eclipse, wrong number
sl-refusal-27 = A card on an eclipse must lie between the nearest visible numbers to its left and right.
# SL-28: on an eclipse in the middle of others
sl-refusal-28 = Of several eclipses side by side only one that touches a visible number may be covered.
# SL-32: fewer than five places, or places that are not there
sl-refusal-32 = Only runs of at least five places that lie in your row can be collected.
# SL-33: a row of somebody else
sl-refusal-33 = You collect only from the rows in front of you.
# SL-35: a dark place in the run
sl-refusal-35 = An eclipse breaks the row there: a run that is collected has no dark place.
# SL-36: part of a run
sl-refusal-36 = A run is collected whole, from its first place to its last.
# SL-37: the same run twice
sl-refusal-37 = The same run is named twice; each can be collected once.
# SL-40: your turn has ended in a total eclipse
sl-refusal-40 = Your turn is over: it ended in a total eclipse.
# SL-41: a total eclipse although something can be done
sl-refusal-41 = A total eclipse cannot be chosen: there is a card to play or a run to collect.
# SL-45: the game is over
sl-refusal-45 = The game is over: everyone has had a last turn.
# SL-49: four players: one sun row and one moon row a pair
sl-refusal-49 = A pair has one sun row and one moon row in all, one in front of each partner: this row would break that.
# SL-50: four players, suits fixed for the game
sl-refusal-50 = In this game the partners keep their suits, and this row would be in front of the wrong one.
# SL-52: the partner’s row
sl-refusal-52 = You may play on your partner’s row, but only your partner collects from it.

## Cards and animals

sl-suit = { $suit ->
    [sun] sun
   *[moon] moon
}
# A card: used inside the messages below, with their arguments; number 0 is an eclipse
sl-card = { $number ->
    [0] { $suit ->
        [sun] a solar eclipse
       *[moon] a lunar eclipse
    }
   *[other] { sl-suit } { $number }
}
sl-animal = { $animal ->
    [butterfly] butterfly
    [bird] bird
    [dragonfly] dragonfly
    [bat] bat
   *[owl] owl
}
sl-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Rule switches

sl-option-voluntary_total_eclipse = A total eclipse may be chosen
sl-option-voluntary_total_eclipse-about = By our reading it only happens to whoever can neither play nor collect. Switched on, it may be chosen at the start of any turn.
sl-option-empty_hand_total_eclipse = An empty hand in the last round means a total eclipse
sl-option-empty_hand_total_eclipse-about = If there is nothing to collect, the rows are lost and cost no points. Switched off, the turn simply passes and the rows stay.
sl-option-extend_beyond_dark_end = A row may grow beyond an eclipse at its end
sl-option-extend_beyond_dark_end-about = The nearest visible number decides. Switched off, an eclipse at the end must be covered first.
sl-option-animal_without_follow_up = After an animal no card can be played
sl-option-animal_without_follow_up-about = Either the turn simply ends, or it ends in a total eclipse.
sl-option-animal_without_follow_up-end_turn = the turn ends
sl-option-animal_without_follow_up-total_eclipse = total eclipse
sl-option-start_row_for_opponent = A row may be started in front of an opponent
sl-option-start_row_for_opponent-about = Switched off, rows are started only in front of oneself or one’s partner.
sl-option-collect_part_of_run = Part of a run may be collected
sl-option-collect_part_of_run-about = By our reading a run goes whole. Switched on, any five or more neighbouring places of each run.
sl-option-last_round_after_animal = The last round begins after an animal
sl-option-last_round_after_animal-about = Whether the player whose animal found no cards to draw has a last turn too.
sl-option-last_round_after_animal-all = a last turn for everyone
sl-option-last_round_after_animal-others_only = a last turn for the others only
sl-option-pair_rows_fixed_for_game = Partners keep their suits for the whole game
sl-option-pair_rows_fixed_for_game-about = Switched off, a pair whose rows are both gone may choose anew.
sl-option-turn_limit = Turns after which a game is broken off
sl-option-turn_limit-about = For simulations: a game need not end by itself. It is told when this happens, and nobody wins then.
sl-option-first_seat = Who begins
sl-option-first_seat-about = By lot, or whoever your table agrees on: the youngest, say.
sl-option-first_seat-random = by lot
sl-option-first_seat-A = seat 1 (A)
sl-option-first_seat-B = seat 2 (B)
sl-option-first_seat-C = seat 3 (C)
sl-option-first_seat-D = seat 4 (D)
sl-clash-first = Seat { $who } cannot begin: the last seat of this table is { $last } (SL-03).

## Files of this game

sl-edition-list = { $file }, line { $line }: { $key } is a list of cards, such as ["S3", "M7"].
sl-edition-card = { $file }, line { $line }: { $key }: “{ $card }” is no numbered card; there are S1 to S29 and M1 to M29.
sl-edition-twice = { $file }, line { $line }: { $key }: { $card } bears an animal already.
sl-position-ended = ended: “{ $value }” is none of act, animal, eclipse.
sl-position-chain = chain: “{ $value }” is neither true nor false.
sl-position-stopped = stopped: “{ $value }” is neither true nor false.
sl-position-key = key: a key has 64 hexadecimal digits.
sl-position-blocks = blocks: how much of the streams deal and first has been used.
sl-position-sun-seats = sun_seats: at a table of four, who has the sun row of a pair; one seat of each.
sl-position-hand = hands { $who }: { $found } cards; a hand has 5 at most (SL-02).
sl-position-rows = Rows go by seat and suit, from A.sun to { $last }.
sl-position-pair = { $row }: a pair has one sun row and one moon row, one in front of each partner (SL-49).
sl-position-stack = { $row }, place { $place }: from the bottom up, numbers and eclipses take turns, a number first (SL-24).
sl-position-suit = { $row }, place { $place }: a card of the other suit (SL-09).
sl-position-order = { $row }, place { $place }: the visible numbers of a row rise from left to right (SL-11).
sl-position-draw = The turn would begin by drawing a card that this position does not name (SL-05).

## The log

sl-row = { $own ->
    [own] their own { sl-suit } row
    [yours] your { sl-suit } row
   *[other] the { sl-suit } row of { $owner }
}
sl-event-start = { $who } starts { sl-row } with { sl-card }.
sl-event-left = { $who } adds { sl-card } at the left of { sl-row }.
sl-event-right = { $who } adds { sl-card } at the right of { sl-row }.
sl-event-darkened = { $who } lays { sl-card } on the { $hidden } of { sl-row }.
sl-event-lit = { $who } covers the eclipse on the { $hidden } of { sl-row } with { sl-card }.
sl-event-animal = { $animal ->
    [owl] An owl
   *[other] A { sl-animal }
}: the turn goes on.
sl-event-animal-ends = { $animal ->
    [owl] An owl
   *[other] A { sl-animal }
}, but there is no further card to play: the turn ends.
sl-event-collected = { $who } collects { sl-cards } ({ $runs }).
sl-event-eclipse = Total eclipse! { $who } loses hand and rows, { sl-cards } in all: { $reason ->
    [empty] no card was left in hand.
    [eclipses] the hand held only eclipses, and none had a target.
    [blocked] no card in hand had a place.
   *[choice] a free choice.
}
sl-event-shuffled = The discard is shuffled into a new pile.
sl-event-drew = { $who } draws { sl-cards }.
sl-event-idle = { $who } has no cards and nothing to collect, and sits this turn out.
sl-event-last-round = The cards are used up: everyone has one last turn.
sl-event-turn = It is { $who }’s turn.
sl-event-over = The game is over.
sl-event-stopped = The game is broken off after { $turns } turns: the turn limit is reached, and nobody wins.

## What the coach says

sl-coach-collected = { $whose ->
    [other] it collects
   *[own] you collect
} { $n ->
    [one] one card
   *[other] { $n } cards
}
sl-coach-animal = { $whose ->
    [other] an animal lets it play on
   *[own] an animal lets you play on
}
sl-coach-eclipse = a total eclipse of { $n ->
    [one] one card
   *[other] { $n } cards
}
sl-threat-collected = others collect { $n ->
    [one] one card
   *[other] { $n } cards
}
sl-threat-darkened = { $whose ->
    [other] an eclipse in its rows
   *[own] an eclipse in your rows
}

## The log, said to the one who did it

sl-row-you = { $own ->
    [own] your own { sl-suit } row
   *[other] the { sl-suit } row of { $owner }
}
sl-event-turn-you = It is your turn.
sl-event-start-you = You start { sl-row-you } with { sl-card }.
sl-event-left-you = You add { sl-card } at the left of { sl-row-you }.
sl-event-right-you = You add { sl-card } at the right of { sl-row-you }.
sl-event-darkened-you = You lay { sl-card } on the { $hidden } of { sl-row-you }.
sl-event-lit-you = You cover the eclipse on the { $hidden } of { sl-row-you } with { sl-card }.
sl-event-collected-you = You collect { sl-cards } ({ $runs }).
sl-event-eclipse-you = Total eclipse! You lose hand and rows, { sl-cards } in all: { $reason ->
    [empty] no card was left in your hand.
    [eclipses] you held only eclipses, and none had a target.
    [blocked] no card in your hand had a place.
   *[choice] your own choice.
}
sl-event-drew-you = You draw { sl-cards }.
sl-event-idle-you = You have no cards and nothing to collect, and sit this turn out.
