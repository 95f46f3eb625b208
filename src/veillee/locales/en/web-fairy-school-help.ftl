### Help at the table of Fairy School: payments, forecasts, one’s own plan; English

## Payments

fs-aim = { $aim ->
    [step] the next step of the final project
   *[bonus] a step on the bonus track
}
fs-stand-now = Everything is there.
fs-stand-convert = Can be paid after conversions; missing as it lies: { $what }.
fs-stand-short = Missing { $what }{ $lack ->
    [0] {"."}
    [one] {","} or one more element to exchange.
   *[other] {","} or { $lack } more elements to exchange.
}
fs-way-of = Payment proposed: { $what }
fs-way-first = First { $steps }.
fs-way-air = 1 air becomes { $what }
fs-way-convert = { $what } become 1 { fs-element }
fs-way-spend = { $n ->
    [0] Costs nothing.
   *[other] Pays { $what }.
}
fs-way-saves = The certificate saves { $what }.
fs-way-left = { $n ->
    [0] Leaves nothing.
   *[other] Leaves { $what }.
}
fs-way-pay = Pay this way
fs-way-keep-air = Keep the air
fs-way-cheapest = The other way
fs-way-change = Change elements
fs-way-swap = { $role ->
    [realise] Saved
    [step] Saved
    [air] Taken
   *[other] Paid
}: { fs-element }. Rather { $other }
fs-way-note = Proposed is what gives up the fewest elements, then converts least; it keeps air, then what your other projects need, then what is rarest.

## What cards and columns would bring

fs-brings = { $special ->
    [fetch] fetch a card from the discard
    [draw] draw cards, which ones is open
    [again] activate a card again
    [trim] remove a card of the forest
   *[study] study a creature
}
fs-cast-once = Brings { $gain } now.
fs-cast-choice = With it one of your choice: { $what }.
fs-cast-line = { $state ->
    [now] Now
    [convert] After conversions
   *[short] Not payable yet
}: { $paid ->
    [0] { $gain }
   *[other] pay { $pay }, { $gain }
}.
fs-cast-reach = Brings within reach: { $what }.
fs-cast-waives = In the bottom row it frees column { $n }.
fs-cast-new = You have not studied this creature.
fs-cast-kindness = Kindness: { $steps }
fs-cast-steps = { $sure ->
    [exactly] exactly
   *[least] at least
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $gains ->
    [0] {""}
   *[other] {", "}which bring { $gain }
}{ $fork ->
    [yes] {", "}then a fork
   *[no] {""}
}.
fs-cast-columns = Shared: { $shared }. Personal: { $personal }.
fs-cast-sure = Sure to bring { $gain } when activated; more depends on your neighbours’ cards.

## One’s own plan

fs-ask-planned = Is this your plan?
fs-ask-chosen = Play these columns?
fs-plan-pick = Pick up { $card }: { $slot }
fs-plan-hand = Place: { $card }
fs-plan-swap = Put { $card } here: { $slot }
fs-plan-drop = Column { $n } is chosen: let it go
fs-plan-instead = Column { $n } instead
fs-plan-note = Choose a card, then its slot. A card of your plan can be picked up again, and another put in its place; nothing is sent before you say so.
fs-plan-laid = Your plan is laid; the others are still thinking.
fs-plan-again = Take it up again
fs-plan-back = Choose the columns again
fs-plan-compare = Compare { $n } choices
fs-plan-columns = { $n ->
    [1] Column { $first }
   *[other] Columns { $first } and { $second }
}
