### Hot Chestnuts: texts of the game, English

title-chestnuts = Hot Chestnuts

## Why not
ch-refusal-02 = There is no such card.
ch-refusal-04 = Everybody lays one card in each round: nobody may pass.
ch-refusal-05 = You have laid your card; wait until everybody has.
ch-refusal-06 = You do not hold that card.
ch-refusal-09 = The game is over.

## What happened
ch-event-laid = { $who } lays the { $card } face down.
ch-event-ready = { $who } has laid a card.
ch-event-turned = { $who } turns up the { $card }.
ch-event-won = { $who } wins the round: { $points } points.
ch-event-over = All cards are played.
ch-event-laid-you = You lay the { $card } face down.
ch-event-turned-you = You turn up the { $card }.
ch-event-won-you = You win the round: { $points } points.

## Moves
ch-move-lay = lay { $what }

## What a view says
ch-view-round = Round
ch-view-rounds = Rounds in all
ch-view-hand = Your hand
ch-view-laid = Your card of this round
ch-view-hands = Cards in hand
ch-view-aside = Cards that nobody has
ch-view-played = Face up
ch-view-points = Points
ch-view-result = Result
ch-view-winners = Winners

## Files
ch-edition-number = { $file }, line { $line }: { $key } is “{ $value }”; it must be a number from 1 to { $most }.
ch-edition-hands = { $file }, line { $line }: { $key }: { $cards } cards are not enough for { $seats } seats.
ch-position-cards = Seat { $who } must have { $wanted } cards, in hand and face up together.
ch-position-rounds = Everybody must have played as many cards.

## The terminal
terminal-ch-typed-lay = lay
terminal-ch-round = Round { $round } of { $rounds }.
terminal-ch-seat = { $who }: face up { $cards }; { $points } points.
terminal-ch-hand = Your hand: { $cards }.
terminal-ch-none = nothing
terminal-ch-unseen = Unseen: { $others } cards in other hands, { $aside } aside.
terminal-ch-wins = Most points: { $who }.
terminal-ch-help = “lay 7” lays the 7 face down. The highest card wins as many points as the lowest shows.
terminal-ch-edition = { $cards } cards, { $hand } in every hand.
