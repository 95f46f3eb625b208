### Fairy School at the table in the browser, English

## Elements, cards, effects

fs-letter = { $element ->
    [E] E
    [V] V
    [A] A
    [F] F
    [W] W
   *[ANY] { "?" }
}
fs-amount = { $n } { $element ->
    [E] earth
    [V] vegetal
    [A] air
    [F] fire
    [W] water
   *[ANY] of any kind
}
fs-nothing = nothing
fs-empty = empty
fs-free = free
fs-or = or
fs-take = take { $gain }
fs-pay-for = { $times ->
    [1] pay { $price }: { $gain }
   *[other] up to { $times } times, pay { $price }: { $gain }
}
fs-special-fetch = fetch a card from your discard
fs-special-draw = draw { $draws } cards and play up to { $plays }
fs-special-again = activate a card again
fs-special-trim = remove a card of your forest
fs-special-study = study a creature
fs-card-name = { fs-the-creature }
fs-card-words = { fs-creature }: { $effect }{ $kindness ->
    [0] {""}
   *[other] {" "}(kindness { $kindness })
}
fs-the-card-words = { fs-the-creature }: { $effect }{ $kindness ->
    [0] {""}
   *[other] {" "}(kindness { $kindness })
}
fs-project-words = { $card }; costs { $cost }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
fs-final-words = Final project { $n }: { $steps }
fs-final-step = { $cost } for { $stars ->
    [one] 1 point
   *[other] { $stars } points
}
fs-slot = { $row ->
    [T] top row
   *[B] bottom row
}, column { $n } ({ fs-subject })
fs-zone = { $zone ->
    [P] your personal zone
    [S] your shared zone
    [bell-L] Clochette’s first zone
    [bell-R] Clochette’s second zone
   *[other] shared by { $who }
}

## Moves

fs-do-done = { $ask ->
    [open] Done with this moment
    [planned] Plant the forest like this
    [chosen] Play these columns
    [activate] I have finished activating
    [line] Use no line
    [repeat] That is enough
    [again] Activate none again
    [take] Fetch none
    [play] Play no more
    [trim] Remove none
    [learn] Study none
    [study] Study none
    [certificate] Decline the certificate
    [toss] Discard none
    [offer] Decline the exchange
    [share] Decline the exchange
   *[other] Done
}
fs-do-slot-card = { $ask ->
    [trim] Remove { $card }: { $slot }
   *[other] Discard { $card }: { $slot }
}
fs-do-col = Column { $n } ({ fs-subject }): { $price }
fs-do-el = { $ask ->
    [pay] Pay 1 { fs-element }
    [offer] Pay 1 { fs-element }
    [discount] Save 1 { fs-element }
   *[other] Take 1 { fs-element }
}
fs-do-convert = Convert into 1 { fs-element }
fs-do-air = 1 air into { fs-element }
fs-do-act = Activate { $card } – { $zone }
fs-do-line = Line { $n }
fs-do-opt = Outcome { $n }
fs-do-take = Fetch { $card }
fs-do-play = Play { $card }
fs-do-pick = Keep { $card }
fs-do-aside = Set aside { $card }
fs-do-keep = { $ask ->
    [place_card] To the forest: { $card }
    [bottom] To the very bottom: { $card }
   *[other] Keep { $card }
}
fs-do-realise = Realise { $card }
fs-do-final = { $card }
fs-do-study = Study { fs-the-creature }
fs-do-cert = { $half ->
    [left] Left half, a lasting benefit: { $says }
   *[right] Right half, points at the end: { $says }
}
fs-do-use = Exchange into points ({ fs-subject })
fs-do-starter = Starter { $letter }
fs-do-bonus = A step on the bonus track: { $price }
fs-do-step = The next step of the final project
fs-do-short = The short way
fs-do-long = The long way
fs-do-wait = Wait
fs-act = { $verb ->
    [done] done
    [slot] { $what }
    [col] column { $what }
    [el] { fs-element }
    [convert] converts into { fs-element }
    [air] 1 air into { fs-element }
    [act] activates { $what }
    [line] line { $what }
    [opt] outcome { $what }
    [take] fetches { $what }
    [play] plays { $what }
    [realise] realises { $what }
    [bonus] a step on the bonus track
    [step] a step of the final project
    [short] the short way
    [long] the long way
    [study] studies { fs-the-creature }
    [cert] a certificate
    [final] final project { $what }
    [starter] starter { $what }
    [aside] sets aside { $what }
    [use] an exchange into points
   *[other] keeps { $what }
}
fs-group = { $verb ->
    [convert] Convert elements
    [air] Convert elements
    [realise] Realise projects
    [bonus] Bonus track
    [step] Final project
   *[other] Possible now
}
fs-free-acts = { $n ->
    [one] Free act: 1
   *[other] Free acts: { $n }
}
fs-free-acts-note = Conversions, projects, bonus and final steps: at any open moment, as often as you can pay.
fs-moves = What you can do now
fs-command-hint = A move as text, for example col 3, slot T2, act S:I78, realise I83, done.

## The table

fs-calendar = The school year
fs-trimester = { $trimester ->
    [f] Final
   *[other] { $trimester }
}
fs-turn-of = { $trimester ->
    [f] final trimester
   *[other] trimester { $trimester }
}, turn { $turn } of { $of }
fs-year-over = The year is over
fs-phases = Phases
fs-phase-short = { $n ->
    [1] Planning
    [2] Columns
    [3] Activation
    [4] Kindness
    [5] Study
    [6] Evolution
   *[7] Open moment
}
fs-before-phases = { $step ->
    [starters] Starters
    [placement] S cards
    [pick] Draft
    [keep] Projects
    [aside] For Clochette
    [finals] Final projects
    [start] Open moment
    [leader] Leaders
   *[other] Last exchanges
}
fs-thinking = thinking
fs-ready = ready
fs-tv-shared = Shared cards
fs-tv-projects = { $n ->
    [0] no project under way
    [one] one project under way
   *[other] { $n } projects under way
}, { $studied ->
    [0] nothing studied
    [one] one creature studied
   *[other] { $studied } creatures studied
}
fs-is-you = (you)
fs-store = Store
fs-store-of = Store of { $who }
fs-cubes = { $n ->
    [one] cube left
   *[other] cubes left
}
fs-zones = Cards to activate
fs-zone-personal = You, personal
fs-zone-personal-of = { $who }, personal
fs-zone-shared = You, shared
fs-zone-beside = { $who }, { $far ->
    [1] on the {""}
   *[other] second to the {""}
}{ $side ->
    [left] left
   *[right] right
}
fs-zone-next = { $who }, shared
fs-zone-bell = Clochette, zone { $n }
fs-zones-empty = The cards of two columns will lie here after phase 2.
fs-your-forest = Your forest
fs-forest-of = Forest of { $who }
fs-forest-note = After each turn the top row moves left, the bottom row right; a paw marks what is studied.
fs-row-top = Top row, shared
fs-row-bottom = Bottom row, personal
fs-paw = can be studied in phase 5
fs-projects = Projects
fs-projects-none = No ongoing project: the bonus track is open.
fs-missing = Missing: { $what }.
fs-missing-none = Everything is there.
fs-realise = Realise
fs-final-project = Final project
fs-final-later = Chosen in the final trimester.
fs-final-open = Open final projects
fs-steps-done = { $done } of { $of } steps done
fs-step = Next step
fs-bonus = Bonus track
fs-bonus-price = a step costs { $price }
fs-bonus-step = Take a step
fs-pile = Pile
fs-discard = Discard
fs-removed = Removed
fs-pile-hand-note = In the pile or in hand, nobody knows which
fs-pile-note = In the pile, in an order that nobody knows
fs-decks = Decks: I { $one }, II { $two }
fs-creatures = Creatures studied
fs-studied-by = { fs-creature }: { $n ->
    [0] studied by nobody
   *[other] studied by { $who }
}
fs-certificates = Certificates
fs-cert-left = Benefit
fs-cert-right = Points
fs-cert-held = held by { $who }
fs-kindness = Kindness
fs-kindness-note = space { $space }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
fs-kindness-of = { $who }: space { $space }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
fs-way = The way at the fork
fs-tabs = Parts of the table
fs-tab-zones = Zones
fs-tab-forest = Forest
fs-tab-projects = Projects
fs-tab-boards = Boards
fs-hand = To place in your forest
fs-hand-later = Your starting cards, to be placed later
fs-starter-cards = S cards
fs-next = next
fs-draft = Your hand
fs-kept = Kept so far
fs-drawn = Drawn cards
fs-look-at = Look at the forest of { $who }
fs-points-so-far = Kindness { $stars }, studied { $studied }, bonus { $bonus }
fs-clochette = Clochette
fs-clochette-note = Her points: her stars, the stars of the cards set aside, and seven.
fs-set-aside = Set aside
fs-replay-piles = The piles, from the top
fs-pile-of = Seat { $seat }

## What the question is about

fs-explain = Explain
fs-about = { $ask ->
    [starter] A starter gives you four S cards and, in an initiation game, three projects.
    [pick] Keep one card; the others go on to your neighbour. Nobody sees what you keep until all have chosen.
    [place_card] Two of your S cards go to the top row of your forest, the others under your pile.
    [place_slot] Cards of the top row are shared when their column is played.
    [bottom] This card comes last of all.
    [keep] These will be your ongoing projects: once paid, they join your pile and count their stars.
    [aside] Clochette always gets three of the cards that you draw, face up; their stars count for her at the end. You choose your projects from the others.
    [final] Its steps are paid in order in the final trimester.
    [open] Convert elements, realise projects, or simply say done.
    [plan] Fill every empty slot. A bottom card frees its column if it shows one of the creatures there; top cards are shared with your neighbours, who use them and bring you kindness.
    [planned] Nobody sees your plan before all have finished; until you send it, every card can still be moved.
    [chosen] Nobody sees your choice before all have finished; until you send it, columns can still be changed.
    [column] Two columns are played each turn: the top card lies in your shared zone, the bottom card is yours alone.
    [second] The second of your two columns.
    [free] Your certificate makes one of your columns free.
    [pay] Elements are paid in the order earth, vegetal, fire, water.
    [activate] Each cube you lay on a card uses its effect once. Cards of your neighbours’ shared zones are yours to use too.
    [line] Of two lines one is applied.
    [repeat] Take the effect, again as often as the card allows.
    [again] One more cube on a card that has one of yours.
    [take] A card of your discard comes to your personal zone and may be activated.
    [play] Cards that you play come to your personal zone and may be activated.
    [trim] A card that leaves the game makes your pile thinner.
    [learn] A marker on a creature you have not studied: one point, and half of a pair.
    [study] One point, and with both creatures of a pair a certificate.
    [certificate] The left half helps from now on, the right half gives points at the end.
    [offer] An exchange of your certificate.
    [share] An exchange of your certificate for shared creatures.
    [fork] The long way passes more spaces, and brings more elements; the short way comes sooner to more stars.
    [gain] It goes to your store.
    [toss] Cards discarded here make room for new ones.
    [discount] Your certificate takes one element off the cost.
    [scoring] Elements left over are worth nothing, except through a certificate.
   *[wait] All play at the same time; the next phase begins when everybody has finished.
}

## The story of a phase

fs-tale = What happened
fs-tale-skip = Skip the story
fs-tale-you = You
fs-tale-laid = { $n ->
    [one] 1 card laid
   *[other] { $n } cards laid
}{ $named ->
    [0] {""}
   *[other] {" "}({ $cards })
}
fs-tale-free = { $n ->
    [one] column { $columns } free
   *[other] columns { $columns } free
}
fs-tale-played = { $n ->
    [one] column { $columns } played
   *[other] columns { $columns } played
}
fs-tale-shared = shared: { $cards }
fs-tale-used = { $n ->
    [0] no card activated
    [one] 1 card activated
   *[other] { $n } cards activated
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others } of neighbours)
}
fs-tale-projects = projects: { $cards }
fs-tale-realised = project realised: { $cards }
fs-tale-studied = studied: { fs-creature }
fs-tale-certified = certificate of { fs-subject }, { fs-half }
fs-tale-kindness = kindness up to space { $space }
fs-tale-final = final project { $card }
fs-tale-step = step { $n } of the final project
fs-tale-bonus = step { $n } of the bonus track
fs-tale-nothing = nothing new
fs-tale-store = your store: { $change }
fs-tale-visits = { $n ->
    [one] 1 cube of others on your shared cards: 1 kindness
   *[other] { $n } cubes of others on your shared cards: { $n } kindness
}
fs-tale-reach = { $n ->
    [one] 1 shared card of others is open to you
   *[other] { $n } shared cards of others are open to you
}
fs-tale-evolution = the top row has moved left, the bottom row right
fs-tale-draw = { $n ->
    [one] 1 card drawn for your forest
   *[other] { $n } cards drawn for your forest
}

## Read aloud

fs-read-player = Store: { $store }. Kindness space { $space }, { $stars } stars; bonus step { $bonus }; { $studied } creatures studied. Forest, top row: { $top }. Bottom row: { $bottom }. Projects: { $projects }. Shared zone: { $shared }.
fs-read-cubes = { $cubes } cubes left, { $pile } cards in the pile, { $discard } in the discard.
fs-read-hand = To place: { $cards }.
fs-read-draft = Hand: { $cards }.
fs-read-kept = Kept: { $cards }.
fs-read-personal = Personal zone: { $cards }.
fs-read-missing = { $card }: { $missing }
fs-read-score = { $who }: kindness { $stars }, { $studied } creatures studied, bonus step { $bonus }.
fs-key-done = done
fs-keys-choose = choose

## The count

fs-count-kindness = Kindness
fs-count-creatures = Creatures
fs-count-final = Final project
fs-count-study = Study
fs-count-certificates = Certificates
fs-count-bonus = Bonus
fs-months = Points over the months
fs-months-start = Start
fs-months-table = As a table
fs-grade-title = { $grade ->
    [again] Try again next year
    [better] Can do better
    [fair] Fairly good
    [good] Good
    [very-good] Very good
   *[excellent] Excellent
}
fs-grade-note = You have { $total } points, Clochette { $bell }: { $ahead ->
    [yes] a lead of { $lead }
   *[no] { $lead } behind her
}.
fs-decided = Most points win; if equal, victory is shared.

## The form for a new table

fs-edition = Edition
