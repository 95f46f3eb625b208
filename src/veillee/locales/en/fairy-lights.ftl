### Fairy Lights: texts of the game, English

title-fairy-lights = Fairy Lights

## Why an act is not possible (the number is that of the clause)

# FL-04: it is another seat’s turn
fl-refusal-04 = It is someone else’s turn just now: play goes round the table clockwise.
# FL-06: your turn has ended with your Take, or the act is neither a reveal nor a Take
fl-refusal-06 = A turn is made of reveals and then one single Take, which closes it: nothing else can be played.
# FL-07: take from an empty shop
fl-refusal-07 = The shop is empty, so there is nothing to take yet: please reveal a card first.
# FL-09: reveal with five cards in the shop
fl-refusal-09 = The shop is full with its five cards, so no more can be revealed: it is time for your Take.
# FL-10: reveal with an empty deck
fl-refusal-10 = The deck is empty, so there is no card left to reveal: all that remains is your Take.
# FL-13: your turn has ended with a bust
fl-refusal-13 = Your turn has ended in a bust: the card you revealed had the colour of the one before it, so there is no Take this time.
# FL-18: passing, or ending the turn without a Take
fl-refusal-18 = A turn cannot be passed or cut short: unless you bust, it ends only with your Take.
# FL-19: one to four cards in the shop, wrong number of colours
fl-refusal-19 = With one to four cards in the shop, you take exactly one colour.
# FL-20: five cards of several colours in the shop, wrong number of colours
fl-refusal-20 = With five cards of several colours in the shop, you take exactly two different colours.
# FL-21: a colour that is not in the shop or does not exist
fl-refusal-21 = You can only take colours that are in the shop right now.
# FL-22: five cards of one colour in the shop, wrong number of colours
fl-refusal-22 = All the cards in the shop are of one colour, so you take exactly that one colour.
# FL-35: the game is over, the last turn having been played to its end
fl-refusal-35 = The game is over: the last card of the deck has been revealed and the final turn has been played.
# FL-36: the game is over, the last card of the deck having bust
fl-refusal-36 = The game is over: the last card of the deck caused a bust, and that ended everything at once.

## Colours, as used in a list

fl-colour-yellow = yellow
fl-colour-pink = pink
fl-colour-orange = orange
fl-colour-silver = silver
fl-colour-gold = gold

## Creatures, one for each colour

fl-creature-yellow = raccoon-chick
fl-creature-pink = rabbit-hedgehog
fl-creature-orange = owl-butterfly
fl-creature-silver = fox-deer
fl-creature-gold = dragon-dragonfly

## Options of a table

fl-option-first_seat = Who begins
fl-option-first_seat-about = By lot, or whoever your table agrees on: the youngest, say.
fl-option-first_seat-random = by lot
fl-option-first_seat-A = seat 1 (A)
fl-option-first_seat-B = seat 2 (B)
fl-option-first_seat-C = seat 3 (C)
fl-option-first_seat-D = seat 4 (D)
fl-option-first_seat-E = seat 5 (E)
fl-option-first_seat-F = seat 6 (F)
fl-clash-first = Seat { $who } cannot begin: the last seat of this table is { $last } (FL-04).

## Files of this game

fl-edition-list = { $file }, line { $line }: { $key } is a list of numbers: how many cards show 0, 1, 2 … stars.
fl-edition-stars = { $file }, line { $line }: { $key } goes beyond { $most } stars.
fl-edition-count = { $file }, line { $line }: { $key } has { $found } cards; the game has { $printed } (FL-01).
fl-edition-kinds = { $file }, line { $line }: more than { $most } different cards.
fl-position-ended = ended: “{ $value }” is neither bust nor take.
fl-position-shop = The shop has { $found } cards; it holds at most 5 (FL-09).
fl-position-area = areas { $who }: open sets go by colour: yellow, pink, orange, silver, gold.
fl-position-colour = areas { $who }: { $card } does not belong to a { fl-colour } set (FL-24).
fl-position-open = areas { $who }: the { fl-colour } set has { $bulbs } bulbs; an open set has 1 or 2 (FL-26).
fl-position-garland = garlands { $who }: { $bulbs } { fl-colour } bulbs; stored bulbs of a colour are a multiple of 3 (FL-27).

## The log

# A card: used inside the messages below, with their arguments
fl-card = { $colour ->
    [yellow] yellow
    [pink] pink
    [orange] orange
    [silver] silver
   *[gold] gold
}, { $bulbs ->
    [one] 1 bulb
   *[other] { $bulbs } bulbs
}, { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
fl-colour = { $colour ->
    [yellow] yellow
    [pink] pink
    [orange] orange
    [silver] silver
   *[gold] gold
}
fl-second = { $second ->
    [yellow] yellow
    [pink] pink
    [orange] orange
    [silver] silver
   *[gold] gold
}
fl-bulbs = { $bulbs ->
    [one] 1 bulb
   *[other] { $bulbs } bulbs
}
fl-event-revealed = { $who } reveals: { fl-card }.
fl-event-bust = Bust! Twice { fl-colour } running: the turn is over for { $who }.
fl-event-took = { $second ->
    [none] { $who } takes { fl-colour }.
   *[other] { $who } takes { fl-colour } and { fl-second }.
}
fl-event-kept = The { fl-colour } set stays open with { fl-bulbs }.
fl-event-stored = The { fl-colour } set goes up on the garland with { fl-bulbs }.
fl-event-lost = The { fl-colour } set has { fl-bulbs } and is lost.
fl-event-turn = It is { $who }’s turn.
fl-event-over = The game is over.

## What the coach says

fl-coach-stored = a set of { $n } goes up on the garland
fl-coach-kept = an open set of { $n }
fl-coach-bust = bust
fl-coach-lost = a set of { $n } is lost

## The log, said to the one who did it

fl-event-turn-you = It is your turn.
fl-event-revealed-you = You reveal: { fl-card }.
fl-event-bust-you = Bust! Twice { fl-colour } running: your turn is over.
fl-event-took-you = { $second ->
    [none] You take { fl-colour }.
   *[other] You take { fl-colour } and { fl-second }.
}
