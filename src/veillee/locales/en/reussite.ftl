### Réussite de Noël: texts of the game, English

title-reussite = Réussite de Noël

## Why an act is not possible (the number is that of the clause)

# RN-05: the card is not in the hand or does not exist, or drawing as an act of its own
rn-refusal-05 = Each turn you lay one card from your hand, and the next card is then drawn by itself.
# RN-06: passing, discarding, moving a laid card
rn-refusal-06 = As long as a card of your hand fits somewhere, one must be laid: there is no passing, and what lies in the wall stays there.
# RN-09: a column that does not exist
rn-refusal-09 = The wall has no such column.
# RN-10: a full column
rn-refusal-10 = This column is complete: nothing more goes on top of it.
# RN-11: too low for an ascending column, and not of its colour either
rn-refusal-11 = A card that goes on here must be higher than the one on top of the column or, as long as the column is of one colour, of that colour.
# RN-12: not of the colour that the column collects
rn-refusal-12 = This column collects one colour only, and your card has another.
# RN-13: the column follows the other rule
rn-refusal-13 = This column has already chosen its rule, and your card would follow the other one: only a Santa begins anew.
# RN-17: another colour on a Santa
rn-refusal-17 = The card right above a Santa must have his colour.
# RN-20: santa on Santa
rn-refusal-20 = A Santa cannot stand directly on another Santa.
# RN-24: the game was lost
rn-refusal-24 = The game is over: no card of your hand fits anywhere any more.
# RN-25: the game was won
rn-refusal-25 = The game is over, and won: the wall is complete.

## Colours and cards

rn-colour-red = red
rn-colour-green = green
rn-colour-blue = blue
rn-colour-yellow = yellow
rn-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
# A card: used inside the messages below, with their arguments
rn-card = { $value ->
    [0] the { rn-colour } Santa
   *[other] the { rn-colour } { $value }
}

## Rule switches

rn-option-one_rule_per_stretch = A column keeps its rule until the next Santa
rn-option-one_rule_per_stretch-about = As written: ascending or one colour, never both by turns. Switched off, each card may choose anew, which is much easier.
rn-option-santa_on_santa = A Santa may stand on a Santa
rn-option-santa_on_santa-about = As written he may not. As long as a column keeps its rule, two Santas in it cost the game, so a lost game only lasts longer; where columns may change their rule, it helps now and then.

## Files of this game

rn-edition-number = { $file }, line { $line }: { $key } is { $value }; it must be a whole number from 1 to { $most }.
rn-edition-wall = { $file }, line { $line }: the deck has { $cards } cards, but the wall takes { $places }.
rn-position-hand = The hand has { $found } cards; it holds { $most }, and fewer only when the pile is empty (RN-05).
rn-position-columns = columns: a list of at most { $most } columns, each from the bottom up (RN-09).
rn-position-fit = Column { $column }: { $card } does not fit on the cards below it.

## The log

rn-event-laid = Column { $column }: { rn-card }.
rn-event-full = Column { $column } is complete.
rn-event-drew = Drawn: { rn-card }; { $left ->
    [0] the pile is now empty
    [one] 1 card is left in the pile
   *[other] { $left } cards are left in the pile
}.
rn-event-won = The wall is complete: you have won!
rn-event-lost = No card fits any more: lost with { $left ->
    [one] 1 card
   *[other] { $left } cards
} left over.

## What the coach says

rn-coach-full = { $n ->
    [one] a column is complete
   *[other] { $n } columns are complete
}
rn-coach-won = the wall is complete
rn-coach-lost = no card fits any more
