### Fairy Lights in the browser: words of its table, English

## A new table

fl-edition = Stars on the cards

## The table

fl-shop = The shop
fl-shop-count = { $n ->
    [0] empty
    [one] 1 card of 5
   *[other] { $n } cards of 5, newest on the right
}
fl-shop-empty = no card
fl-shop-card = { $card }, card { $place }{ $last ->
    [yes] , at the end of the row
   *[no] { "" }
}{ $bust ->
    [yes] , bust
   *[no] { "" }
}
fl-bust = Bust!
fl-bust-left = The cards stay for the next player.
fl-deck = The deck
fl-deck-printed = all cards of the game, by colour
fl-deck-left = left, by colour
fl-deck-button = Deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}: reveal one
fl-dist-printed = { $colour }: { $n } cards printed
fl-dist-left = { $colour }: { $left } left of { $n }
fl-bulbs-short = { $bulbs ->
    [one] bulb
   *[other] bulbs
}
fl-discard = Discard
fl-discard-count = { $n ->
    [0] empty
    [one] 1 card, face up
   *[other] { $n } cards, face up
}
fl-discard-note = { $n ->
    [one] 1 card has
   *[other] { $n } cards have
} left the game. Everybody may look through them.
fl-garland = Garland
fl-your-garland = Your garland
fl-garland-of-who = Garland of { $who }
fl-garland-safe = { $cards ->
    [0] nothing stored yet
    [one] 1 card safe
   *[other] { $cards } cards safe
}
fl-garland-dark = Still dark. A set of three bulbs will light it.
fl-garland-empty = empty
fl-garland-colour = { $cards } { fl-colour }
fl-garland-of = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $parts }
fl-open-sets = Open sets
fl-debt = unlit, { $n ->
    [0] no star at stake
    [one] −1 point at the end
   *[other] −{ $n } points at the end
}
fl-no-sets = no open set
fl-no-sets-yet = No open set.
fl-set = { fl-colour } { $bulbs } of 3 with { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
fl-set-stars = { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
fl-reveal = Reveal
fl-risk = risk { $risk } ({ $n } of { $of })
fl-reveal-of = { $n ->
    [one] the last card
   *[other] { $n } cards in the deck
}
fl-take = Take { $colour }
fl-choose-two = Choose two colours
fl-chosen = { $n } of 2 chosen
fl-fate-kept = { $bulbs ->
    [one] 1 bulb
   *[other] { $bulbs } bulbs
}: open
fl-fate-stored = { $bulbs } bulbs: garland
fl-fate-lost = { $bulbs } bulbs: lost
fl-letter-yellow = Y
fl-letter-pink = P
fl-letter-orange = O
fl-letter-silver = S
fl-letter-gold = G
fl-odds = Odds
fl-odds-read = { $n ->
    [0] No card would bust now.
    [one] One of { $of } cards would bust: { $risk }.
   *[other] { $n } of { $of } cards would bust: { $risk }.
}
fl-odds-none = No card can be revealed now.

## The end

fl-count-plus = Stars on the garland
fl-count-minus = Stars on open sets
fl-decided-41 = { $last ->
    [yes] The best total wins: { $total } for { $who }.
   *[no] { $names } are level with { $total }.
}
fl-decided-42 = { $last ->
    [yes] The garland with most cards breaks the tie: { $cards } for { $who }.
   *[no] Their garlands have as many cards: { $cards }.
}
fl-decided-43 = { $last ->
    [yes] Most negative points break the tie: { $minus } for { $who }.
   *[no] Their negative points are the same too: { $minus }.
}
fl-decided-44 = Nothing separates them: { $who } win together.

## The replay

fl-replay-deck = Next in the deck

## Keys

fl-key-reveal = reveal a card
fl-keys-colours = colours
fl-command-hint = For example: reveal, take pink, take pink silver

## Read aloud

fl-read-table = The shop has { $n ->
    [0] no card
    [one] 1 card: { $shop }
   *[other] { $n } cards: { $shop }
}. Deck: { $deck }. Discard: { $discard }.
fl-read-score = { $who }: garland { $garland }; open { $sets }.
fl-read-mine = Garland: { $garland }. Open: { $sets }.

## A first game, step by step

fl-lesson-begin = Night is falling and the shop is empty, so you have to reveal a card. Press Reveal.
fl-lesson-again = A yellow one. You may take it or dare another card: only a card of the same colour as its neighbour, yellow, would end your turn. Dare it: reveal.
fl-lesson-three = Pink! Two pink bulbs already hang in front of you; with this one they are three, and the set lights up on your garland. Take pink.
fl-lesson-bust = Now it is Noor’s turn: a reveal, next to the yellow one…
fl-lesson-gift = Yellow on yellow: bust! Noor takes nothing and the cards stay, a present for you. The shop grows; with five cards you may take two colours. Reveal.
fl-lesson-on = Orange next to yellow: no harm. Reveal again.
fl-lesson-fifth = Silver. One more card fills the shop: reveal the fifth.
fl-lesson-two = Five cards: now you take two colours, all their cards. Orange makes 1 + 2 = 3 bulbs at once, and silver starts a set. Choose orange and silver, then take them.
fl-lesson-lost = Orange shines on your garland. Noor takes the two yellow cards, with two yellow bulbs already open…
fl-lesson-empty = Four bulbs are too many: the whole set is lost. Only 3, 6, 9 or 12 go up on the garland. The shop is empty again: reveal.
fl-lesson-silver = A silver card with two bulbs: 1 + 2 = 3. Take silver and your third set lights up.
fl-lesson-last = One card is left. Noor has to reveal it; whoever turns the last card plays the turn to its end.
fl-lesson-debt = Gold, with two stars. Noor has to take it, and it will never be finished: stars on open sets count against Noor.
fl-lesson-end = The deck is empty and the stars are counted: those on your garland for you, those on open sets against. Well played!
## Pictures in the rules

fl-picture-bust = Pink next to pink: the turn ends without a Take.
fl-picture-far = Yellow again, but not beside the other yellow: nothing happens.
fl-picture-three = One bulb and two make three: this set goes to the garland.
fl-picture-lost = Two and two make four: this set is lost.
