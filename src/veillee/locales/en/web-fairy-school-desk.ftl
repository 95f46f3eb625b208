### The table of Fairy School: store and exchange, choices, panels; English

## Store and exchange

fs-store-exchange = and exchange
fs-swap-rate = for { $rate }
fs-swap = Exchange: 1 { fs-element } for { $rate } elements
fs-swap-short = 1 { fs-element } for { $rate } elements: there are not enough
fs-give-title = 1 { fs-element } for { $rate } elements
fs-give-goals = Lacking for { $what }.
fs-give-no-goal = None of your projects lacks it.
fs-give-less = Give one { fs-element } less
fs-give-more = Give one { fs-element } more
fs-give-do = Exchange: { fs-element } { $from } → { $to }
fs-give-rest = { $n } more to give
fs-give-cancel = Cancel
fs-piles = Pile and discard
fs-piles-open = Open your pile and your discard

## Asking back

fs-sure-activate = { $n ->
    [one] One card can still be used. Finish anyway?
   *[other] { $n } cards can still be used. Finish anyway?
}
fs-sure-open = { $n ->
    [one] Within your reach: { $what }. Finish anyway?
   *[other] Within your reach: { $what }. Finish anyway?
}
fs-sure-study = { $ask ->
    [certificate] A certificate that is declined does not come back. Decline anyway?
   *[other] A creature can be studied. Finish anyway?
}
fs-sure-no = Go on
fs-sure-yes = Finish
fs-answers = { $n ->
    [one] One answer.
   *[other] { $n } answers.
}

## Projects

fs-realise-it = Realise: { $what }
fs-preview-reach = With this choice: realisable
fs-way-other = Give something else
fs-stars = { $n ->
    [one] star
   *[other] stars
}
fs-bonus-closed = closed while projects are ongoing
fs-projects-none-of = no ongoing project
fs-market-how = One press pays everything, exchanges included. Exchanges are beside the store. What you cannot pay says what is missing.

## Forest and columns

fs-to-place = To place
fs-to-place-note = choose a card, then a slot, or drag it
fs-laid = laid
fs-frees = frees column { $n }
fs-slot-shared = shared
fs-slot-own = yours
fs-slot-frees = column { $n } free
fs-slot-study = to be studied this month
fs-forest-short = top row shared, drifts left; bottom row yours, drifts right
fs-forests = Forests
fs-forest-mine = Yours
fs-columns = Columns
fs-column-n = column { $n }
fs-column-unpaid = cannot be paid
fs-columns-note = Choose two columns: what they cost and bring will stand here.
fs-columns-how = press a column to take it or to let it go
fs-sum-price = Price
fs-sum-left = leaves
fs-sum-shared = Shared
fs-sum-own = Yours

## Activating

fs-zone-personal-note = for you alone
fs-zone-shared-note = others use them too
fs-zone-other-note = each cube is a step for them
fs-zone-bell-note = one card; its heart moves her
fs-card-used = used
fs-line-special = { $special ->
    [fetch] fetch 1 card
    [draw] draw and play
    [again] activate 1 again
    [trim] remove 1 card
   *[study] study
}
fs-line-convert = by exchange
fs-line-short = needs { $what }
fs-line-reach = within reach: { $what }

## Kindness and studies

fs-fork-long = long
fs-fork-short = short
fs-way-stars = stars { $from } → { $to }
fs-way-any = { $n } of your choice
fs-way-fork = then another fork, { $left ->
    [one] 1 step left
   *[other] { $left } steps left
}
fs-way-none = no element
fs-studies = Studies
fs-studies-note = { $n ->
    [0] no creature
    [one] 1 creature
   *[other] { $n } creatures
}, { $certs ->
    [0] no certificate
    [one] 1 certificate
   *[other] { $certs } certificates
}
fs-still = { fs-the-creature } is missing
fs-study-points = Points: { $from } → { $to }.
fs-study-cert = The pair is complete ({ fs-subject }): a certificate at once.
fs-study-alone = The other creature of the pair is still missing.
fs-cert-got = The pair is complete. Benefit or points: the choice is for good.
fs-half-left = The benefit, from now on
fs-half-right = The points, at the end
fs-half-today = Points today
fs-half-cards = { $own ->
    [0] None of your { $all } cards is one of them.
    [one] 1 of your { $all } cards is one of them.
   *[other] { $own } of your { $all } cards are among them.
}
fs-lasting = { $what ->
    [rate] Exchange for
    [air] For 1
    [cuts] Elements less for a project
    [columns] Free columns each month
    [steps] Steps more each month
    [tosses] Cards to discard after a study
    [offers] Exchanges after a study
    [shares] Exchanges for each one shared
    [spiral] Elements on the rest of the spiral
   *[gain] Each time
}
fs-lasting-lack = { $name } lacks

## Choosing cards

fs-take-pick = Keep
fs-take-keep = { $ask ->
    [place_card] To the forest
    [bottom] To the very bottom
   *[other] Keep
}
fs-take-aside = Set aside
fs-take-play = Play
fs-take-take = Fetch
fs-take-final = Choose
fs-final-points = Points: { $before } → { $after } with every step
fs-final-n = Final project { $n }

## Clochette and the others

fs-alone = One seat: you play against Clochette, who has cards and points of her own.
fs-bell-note = { $ahead ->
    [yes] you lead by { $lead }
   *[no] she leads by { $lead }
}
fs-bell-points = Cards set aside: { $aside }. Spiral: { $stars }. Always: { $always }.
fs-bell-always = Always
fs-bell-path = { $steps ->
    [0] She will not move this month.
    [one] She will go one step: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }.
   *[other] She will go { $steps } steps: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }.
}
fs-has-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
fs-points-now = The points today

## Panels

fs-tab-game = Game
fs-tab-others = Others
fs-tab-reach = within reach
fs-boards = Boards
fs-boards-open = Open the boards
fs-gallery = Gallery
fs-gallery-deck = Deck
fs-gallery-deck-n = { $deck ->
    [start] Start
   *[other] { $deck }
}
fs-gallery-creature = Creature
fs-gallery-element = Element
fs-legend = Symbols
fs-legend-elements = Elements and exchange
fs-legend-element = { $letter }, { $rate } elements for 1{ $element ->
    [A] ; an air becomes an element of your choice
   *[other] {""}
}.
fs-legend-any = Any: earth, vegetal, fire or water, never air.
fs-legend-effects = Effects and forest
fs-legend-or = only one of the lines for each cube
fs-legend-top = top row: shared, drifts left
fs-legend-bottom = bottom row: yours alone, drifts right
fs-legend-signs = Signs and states
fs-legend-sign = { $sign ->
    [kind] kindness: steps on the spiral, if the card is shared
    [star] points, once the project is paid
    [cube] the card was used; a cube of others is a step
    [ribbon] certificate: a pair of creatures studied
   *[paw] here a creature is studied
}
fs-legend-state = { $state ->
    [can] yours, now
    [hole] a possible slot
    [used] a card that you have used
    [near] a project within your reach
   *[main] a good move
}

## The symbols in the rules, and keys that came too early

fs-legend-rules = { $n ->
    [0] The rules of the elements, with drawings
   *[other] The rules of phase { $n }, with drawings
}
fs-key-late = Too early: the question has changed meanwhile, nothing was played.
fs-picture-elements = Earth, vegetal, air, fire, water; the last sign stands for any element but air.
fs-picture-planning = The paw marks the two slots of study: top left, bottom right.
fs-picture-columns = The prices of the five columns, from left to right.
fs-picture-cube = A cube laid on a card: its effect is used, once.
fs-picture-production = At the left: 1 earth and 1 vegetal. At the right, with a slash between: 2 waters or 2 airs.
fs-picture-exchange = Pay what is before the arrow, take what is behind it; ×2: up to twice.
fs-picture-fetch = Pay 1 earth, take back a card of your discard.
fs-picture-draw = Pay 1 vegetal, draw two cards and play one of them.
fs-picture-again = Pay 1 water, activate one of your cards again.
fs-picture-trim = Pay 1 fire, take 1 earth, remove a card of your forest.
fs-picture-learn = Pay 1 air, study a creature of your choice.
fs-picture-kindness = The hearts of your shared cards and the cubes of the others move your marker; the stars of the spiral are points.
fs-picture-study = A creature on a paw can be studied; a complete pair brings a certificate.
fs-picture-projects = A realised project is worth its stars at the end; its hearts count when it is shared.
