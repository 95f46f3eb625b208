const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/lesson-C17PwdUh.js","assets/words.svelte-lv_r0785.js","assets/game-DOc6skV4.js"])))=>i.map(i=>d[i]);
import{$ as e,A as t,At as n,B as r,C as i,Ct as a,Et as o,H as s,M as c,Mt as l,Nt as u,P as d,Q as f,R as p,St as m,Tt as h,U as g,V as _,W as v,X as y,Y as b,Z as x,_ as S,_t as C,at as w,bt as T,dt as E,et as D,ft as O,g as k,gt as A,h as j,ht as M,j as N,jt as P,k as F,kt as ee,l as I,m as L,nt as R,o as z,ot as te,q as B,r as V,rt as H,st as ne,tt as U,u as re,ut as W,vt as G,x as ie,xt as K,yt as ae}from"./words.svelte-lv_r0785.js";import"./api-BbBVx4aK.js";import{F as oe,G as se,H as ce,Q as le,U as ue,d as de,o as fe,r as pe,s as me,w as he,z as ge}from"./index-29ngblaf.js";import{t as _e}from"./CardFan-D0vUSIuu.js";import{i as ve,n as ye,t as be}from"./roving-CIaqHl5W.js";import{t as xe}from"./long-press-B5lypSTG.js";var Se=`### Fairy School: texts of the game, English

title-fairy-school = Fairy School

## Why an act is not possible (the number is that of the rule)

# FS-003
fs-refusal-003 = Everybody acts at the same time, phase by phase: you have finished this one, or there is no such act; wait for the others.
# FS-016
fs-refusal-016 = Starters are taken once each, when the table chooses them one after the other.
# FS-019
fs-refusal-019 = In the draft of S cards you keep one card of the hand you were given, then wait for the others.
# FS-020
fs-refusal-020 = Two of your S cards go to two different empty slots of the top row; the others wait until all have placed theirs.
# FS-031
fs-refusal-031 = You have too few elements for this conversion: 3 for earth or water, 4 for vegetal or fire, 6 for air, and 1 air for any other.
# FS-032
fs-refusal-032 = Air does not pay an “any element” price; turn it into another element first, it costs nothing.
# FS-033
fs-refusal-033 = The price must be paid in full from your own store, and you do not have it.
# FS-034
fs-refusal-034 = Conversions and projects are for open moments; now something else must be decided.
# FS-035
fs-refusal-035 = Finish what you have begun first: no free act inside another act.
# FS-036
fs-refusal-036 = Elements are paid in the order earth, vegetal, fire, water, so that the rest can still be paid.
# FS-052
fs-refusal-052 = In the draft you keep one card of the hand you were given, then wait for the others.
# FS-053
fs-refusal-053 = Exactly three projects are kept, out of your unfinished ones and the cards you have just won.
# FS-061
fs-refusal-061 = A drawn card goes to an empty slot of your forest, and all drawn cards must be placed.
# FS-070
fs-refusal-070 = Two different columns of your forest are chosen in phase 2.
# FS-071
fs-refusal-071 = Who can pay two columns plays two, and with this one you could pay no second.
# FS-072
fs-refusal-072 = You cannot pay the price of this column.
# FS-075
fs-refusal-075 = You cannot pay two columns: play column 1 or column 5, free of charge.
# FS-080
fs-refusal-080 = You may activate cards of your own two zones and of your neighbours' shared zones, in phase 3; this card is not there.
# FS-081
fs-refusal-081 = With two players there is one neighbour, on the left.
# FS-082
fs-refusal-082 = You have no activation cube left.
# FS-083
fs-refusal-083 = You have already activated this card this turn.
# FS-085
fs-refusal-085 = Finish the effect of this card before you lay another cube.
# FS-086
fs-refusal-086 = At this table a cube is laid only to use an effect.
# FS-087
fs-refusal-087 = The card has no such line or outcome.
# FS-088
fs-refusal-088 = You have declared yourself done with activating; wait for the others.
# FS-103
fs-refusal-103 = Fetching takes one card of your own discard.
# FS-104
fs-refusal-104 = Only the cards you have just drawn may be played by this effect.
# FS-106
fs-refusal-106 = Only a card that already carries one of your cubes can be activated again.
# FS-107
fs-refusal-107 = A re-activation never uses a line that activates again.
# FS-109
fs-refusal-109 = Only a card still in your forest can be removed.
# FS-110
fs-refusal-110 = This creature does not live in this game.
# FS-121
fs-refusal-121 = At a fork of the kindness track choose the short way or the long one.
# FS-122
fs-refusal-122 = Choose the element that this space gives: earth, vegetal, fire or water.
# FS-131
fs-refusal-131 = In phase 5 you may study one creature, on a card of T1 or B5.
# FS-133
fs-refusal-133 = You have already studied this creature.
# FS-134
fs-refusal-134 = You have no creature marker left.
# FS-136
fs-refusal-136 = A certificate comes when both creatures of a pair are studied: take its left half or its right one.
# FS-152
fs-refusal-152 = The game is over.
# FS-155
fs-refusal-155 = This is none of your ongoing projects, or you cannot pay its cost.
# FS-158
fs-refusal-158 = The bonus track has no further step, or you cannot pay its price.
# FS-159
fs-refusal-159 = As long as you have an ongoing project the bonus track is closed to you.
# FS-165
fs-refusal-165 = This final project does not lie open.
# FS-166
fs-refusal-166 = Final projects are chosen one after the other; who is further on the kindness track chooses first.
# FS-170
fs-refusal-170 = Steps of the final project are done in order in the final trimester, each for its cost.
# FS-172
fs-refusal-172 = In the final trimester the bonus track opens only when the final project is finished.
# FS-191
fs-refusal-191 = Name the S card that lies at the very bottom of your pile.
# FS-205
fs-refusal-205 = In the race the leaders first choose an element: earth, vegetal, fire or water.
# FS-215
fs-refusal-215 = With spread cards you activate those of the two players on one side; this card is not among them.
# FS-225
fs-refusal-225 = Set aside three of the six cards for Clochette.
# FS-227
fs-refusal-227 = Of each of Clochette's zones one card may be activated, once.
# FS-241
fs-refusal-241 = The sixth player places two plain S cards first; wait for her.
# FS-260
fs-refusal-260 = Choose the element that your certificate gives.
# FS-261
fs-refusal-261 = Choose the element that your certificate gives for your forest.
# FS-263
fs-refusal-263 = Say which of your two columns is free, so that you can pay the other.
# FS-264
fs-refusal-264 = Choose the element that you take in exchange.
# FS-265
fs-refusal-265 = Only a card of your forest can be discarded now.
# FS-266
fs-refusal-266 = Choose the element that your certificate gives instead.
# FS-267
fs-refusal-267 = Choose the element that your certificate adds.
# FS-268
fs-refusal-268 = Name an element of the cost, not air, that you save.
# FS-269
fs-refusal-269 = Choose the further element that your air gives.
# FS-270
fs-refusal-270 = At the scoring only conversions and a certificate's exchange into points are possible, for those who hold one.

## Options that do not go together

fs-clash-express = An express start needs predefined starters; it does not go with an expert start (FS-024).
fs-clash-starters = In an expert start S cards are drafted, so no starters can be chosen (FS-019).
fs-clash-long = The long variant is not for one player (FS-220).
fs-clash-solo = One player alone always chooses projects: the start is “initiation”, or “expert” to place S cards (FS-220).
fs-clash-fast = Alone, projects are chosen with Clochette; there is no fast start (FS-225).
fs-clash-spread = Spread cards need at least four players (FS-215).
fs-clash-first = Seat { $who } cannot come first: the last seat of this table is { $last } (FS-168).

## Problems of a card file

fs-edition-many = { $file }, line { $line }, { $key }: { $found } entries, at most { $most } fit.
fs-edition-value = { $file }, line { $line }: “{ $value }” is no value of { $key }.
fs-edition-range = { $file }, line { $line }: { $key } is a whole number from { $least } to { $most }, not “{ $value }”.
fs-edition-endless = { $file }, line { $line }, { $key }: at these prices, with the certificates, exchanges would never end.
fs-edition-notation = { $file }, line { $line }, { $key }: “{ $text }” cannot be read at “{ $part }”.
fs-edition-creature = { $file }, line { $line }, { $key }: “{ $creature }” is no creature of the game, or stands there twice.
fs-edition-pairs = { $file }, line { $line }, { $key }: there are twelve creatures, two of each of earth, vegetal, middle, fire, water and air.
fs-edition-twice = { $file }, line { $line }, { $key }: “{ $id }” is taken or no name.
fs-edition-cost = { $file }, line { $line }: projects have a { $key }, starting and S cards have none.
fs-edition-place = { $file }, line { $line }: S cards, and only they, have a { $key }: a column or “under”.
fs-edition-count = { $file }, line { $line }, { $key }: { $found } cards in deck { $deck }, there must be { $wanted }.
fs-edition-count-long = { $file }, line { $line }, { $key }: { $found } cards of the long variant in deck { $deck }, there must be { $wanted }.
fs-edition-mermaids = { $file }, line { $line }, { $key }: { $found } starting mermaids, there must be two.
fs-edition-starter = { $file }, line { $line }, { $key }: starter { $letter } needs two S cards for two columns, two for the pile and three projects of trimester I.
fs-edition-steps = { $file }, line { $line }: the { $key } of “{ $id }” need one to eight costs with their stars.
fs-edition-finals = { $file }, line { $line }, { $key }: { $found } short final projects, there must be { $wanted }.
fs-edition-finals-long = { $file }, line { $line }, { $key }: { $found } long final projects, there must be { $wanted }.
fs-edition-tiles = { $file }, line { $line }, { $key }: { $found } certificates of { $subject }, there must be { $wanted }.
fs-edition-spaces = { $file }, line { $line }, { $key }: { $found } spaces; each has its own name, and at most { $most } fit.
fs-edition-edge = { $file }, line { $line }, { $key }: no way leads from “{ $begin }” to “{ $end }”.
fs-edition-start = { $file }, line { $line }, { $key }: the track has no such space.
fs-edition-fork = { $file }, line { $line }, { $key }: from “{ $space }” leads one way on, or a short one and a long one.
fs-edition-ends = { $file }, line { $line }, { $key }: the track has { $found } ends, it needs one.
fs-edition-circle = { $file }, line { $line }, { $key }: the track leads back to itself.
fs-edition-unreached = { $file }, line { $line }, { $key }: no way from the start leads to “{ $space }”.
fs-edition-stars = { $file }, line { $line }, { $key }: along every way the stars must grow.
fs-edition-sides = { $file }, line { $line }, { $key }: { $found } sides of the bonus track, there must be two.

## Problems of a position

fs-position-trimester = “{ $value }” is no trimester: I, II, III or f.
fs-position-phase = “{ $value }” is no phase at which a position can stand.
fs-position-word = { $key }: “{ $value }” is none of { $known }.
fs-position-room = { $key }: { $found } entries, there is room for { $most }.
fs-position-kind = { $key }: { $card } does not belong here.
fs-position-store = { $who }: “{ $value }” is no store; it looks like “1E 2W”.
fs-position-forest = { $who }: a forest is five slots, a slash, five slots; a dash is an empty one.
fs-position-key = The key of a position is 64 hexadecimal digits.
fs-position-cubes = { $who }: “{ $value }” names no cubes that could lie there.
fs-position-known = known, { $key }: one number from 0 to 255 for each card of the zone.

## Phases and events

fs-phase = { $phase ->
    [starters] the starters are chosen
    [placement] S cards are placed
    [pick] a card is kept from each hand
    [aside] cards are set aside for Clochette
    [keep] three projects are kept
    [finals] final projects are chosen
    [start] open moment
    [planning] phase 1, planning
    [columns] phase 2, columns
    [activation] phase 3, activation
    [kindness] phase 4, kindness
    [study] phase 5, study
    [leader] the leaders gain an element
    [end] phase 7, open moment
   *[scoring] last exchanges before the scoring
}
fs-event-act = { $who }: { $move }.
fs-event-finished = { $who } has finished this phase.
fs-event-kindness = { $who } reaches space { $space } of the kindness track, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
fs-trimester-name = { $trimester ->
    [S] Set-up
    [f] Final trimester
   *[other] Trimester { $trimester }
}
fs-event-phase = { fs-trimester-name }{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}: { fs-phase }.
fs-event-over = The year is over; the points are counted.

## Options

fs-option-start = How it starts
fs-option-start-about = Projects and starting cards: given out, or drafted.
fs-option-start-initiation = initiation: projects are given
fs-option-start-advanced = advanced: projects are drafted
fs-option-start-expert = expert: starting cards are drafted too
fs-option-starters = Who gets which starter
fs-option-starters-about = Starters are handed out by lot, or chosen one after the other.
fs-option-starters-random = by lot
fs-option-starters-chosen = chosen
fs-option-express = Express start
fs-option-express-about = The first planning is laid out for everybody, so that play begins at once.
fs-option-fast = Fast trimesters
fs-option-fast-about = Trimesters start without a draft: everybody gets five cards and keeps three.
fs-option-long = Long game
fs-option-long-about = More turns, with the creatures of the air and a race at the end.
fs-option-spread = Less dependence on neighbours
fs-option-spread-about = Instead of both neighbours’ shared cards you use those of the next two players on one side: left, then right, by turns. From four players on.
fs-option-study_points = Points for a study
fs-option-study_points-about = How many stars each creature studied is worth. A house value: the rulebook is not clear.
fs-option-marker_limit = Creature markers are limited
fs-option-marker_limit-about = Everybody has seven markers for studied creatures (twelve in the long game). Off: as many as are needed.
fs-option-certificate_cube_limit = Certificate cubes are limited
fs-option-certificate_cube_limit-about = Everybody has three cubes for certificates. Off: as many as are needed.
fs-option-reactivate_again_card = “Again” on an “again” card
fs-option-reactivate_again_card-about = Whether a card with an “again” line may itself be activated once more.
fs-option-reactivate_again_card-other_line = by its other line
fs-option-reactivate_again_card-never = never
fs-option-again_gain_first = “Again” pays first
fs-option-again_gain_first-about = The gain of an “again” line comes before the card is activated once more, so it can pay for it.
fs-option-empty_activation = A cube without effect
fs-option-empty_activation-about = A cube may be laid on a card without using its effect.
fs-option-solo_final_turns = Last trimester alone
fs-option-solo_final_turns-about = How many turns the final trimester has in a solo game.
fs-option-short_deck = When a deck runs short
fs-option-short_deck-about = Whether a deck that is too small for a draft is topped up with cards left over from the trimester before, or everybody gets fewer cards.
fs-option-short_deck-top_up = topped up
fs-option-short_deck-fewer = fewer cards
fs-option-leader_ties = Tied leaders of the race
fs-option-leader_ties-about = Whether tied leaders all gain what leading gives, or nobody does.
fs-option-leader_ties-all = all of them gain
fs-option-leader_ties-none = nobody gains
fs-option-leader_needs_step = Leading needs a step
fs-option-leader_needs_step-about = Only somebody who has done a step of the race can lead it.
fs-option-trimmed_projects_score = Removed projects score
fs-option-trimmed_projects_score-about = Projects that were realised and later removed from the game still count at the end.
fs-option-long_turn_cap = The race ends after
fs-option-long_turn_cap-about = How many turns the final race has at most.
fs-option-first_seat = Who comes first
fs-option-first_seat-about = Who chooses a starter first, and a final project where kindness and bonus are equal: as the rules have it (seat A, then by lot), or clockwise from this seat.
fs-option-first_seat-random = as the rules have it
fs-option-first_seat-A = seat 1 (A)
fs-option-first_seat-B = seat 2 (B)
fs-option-first_seat-C = seat 3 (C)
fs-option-first_seat-D = seat 4 (D)
fs-option-first_seat-E = seat 5 (E)
fs-option-first_seat-F = seat 6 (F)

## Words

fs-creature = { $creature ->
    [unicorn] unicorn
    [dwarf] dwarf
    [ent] ent
    [elf] elf
    [sphinx] sphinx
    [salamander] salamander
    [dragon] dragon
    [phoenix] phoenix
    [mermaid] mermaid
    [serpent] sea serpent
    [griffin] griffin
   *[cockatrice] cockatrice
}
fs-subject = { $subject ->
    [earth] earth
    [vegetal] vegetal
    [middle] middle
    [fire] fire
    [water] water
   *[air] air
}
fs-element = { $element ->
    [E] earth
    [V] vegetal
    [A] air
    [F] fire
   *[W] water
}
fs-half = { $half ->
    [left] left half, a lasting benefit
   *[right] right half, points at the end
}
fs-event-realised = { $who } realises { $card }.
fs-event-studied = { $who } studies: { fs-creature }.
fs-event-certified = { $who } takes a certificate of { fs-subject }, { fs-half }.
fs-event-final = { $who } chooses the final project { $card }.
fs-event-step = { $who } does step { $n } of her final project.
fs-event-bonus = { $who } takes step { $n } of the bonus track.
fs-event-realised-you = You realise { $card }.
fs-event-studied-you = You study: { fs-creature }.
fs-event-certified-you = You take a certificate of { fs-subject }, { fs-half }.
fs-event-final-you = You choose the final project { $card }.
fs-event-step-you = You do step { $n } of your final project.
fs-event-bonus-you = You take step { $n } of the bonus track.
fs-event-kindness-you = You reach space { $space } of the kindness track, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.

## When it is, and what is asked

fs-when = { fs-trimester-name }{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}: { fs-phase }.
fs-before = Set-up: { fs-phase }.
fs-ask = { $ask ->
    [starter] Choose a starter.
    [pick] Keep one card of this hand.
    [place_card] Which S card goes to the forest?
    [place_slot] Where does { $card } go, in the top row?
    [bottom] Which card lies at the very bottom of your pile?
    [keep] Keep three projects.
    [aside] Set cards aside for Clochette.
    [final] Choose your final project.
    [open] Open moment: conversions and projects, then done.
    [plan] Where does { $card } go?
    [column] Choose a first column.
    [second] Choose a second column.
    [free] Which column is free?
    [pay] Pay an element ({ $left } to go).
    [share] Your certificate offers an exchange.
    [activate] Activate a card, or done.
    [line] Which line of { $card }?
    [repeat] Use { $card }?
    [again] Which card is activated again?
    [take] Which card of your discard comes back?
    [play] Which drawn card is played?
    [trim] Which card leaves the game?
    [learn] Which creature is studied?
    [certificate] Which half of the certificate?
    [offer] Your certificate offers an exchange: pay, or done.
    [fork] Which way on the kindness track ({ $left } steps to go)?
    [gain] Which element do you take?
    [study] Study a creature?
    [toss] Discard a card of your forest?
    [discount] Which element is discounted?
   *[scoring] Last exchanges before the count.
}
`,Ce=`### Help at the table of Fairy School: payments, forecasts, one’s own plan; English

## Payments

fs-aim = { $aim ->
    [step] the next step of the final project
   *[bonus] a step on the bonus track
}
fs-stand-now = Everything is there.
fs-stand-convert = Can be paid after conversions; missing as it lies: { $what }.
fs-stand-short = Missing: { $what }{ $lack ->
    [0] {"."}
    [one] {"."} One more element of any kind, and conversions would do.
   *[other] {"."} { $lack } more elements of any kind, and conversions would do.
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
fs-cast-kindness = Kindness: { $sure ->
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
fs-plan-hand = Place { $card }
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
`,we=`### Fairy School at the table in the browser, English

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
fs-card-name = { fs-creature } { $name }
fs-card-words = { fs-creature } { $name }: { $effect }{ $kindness ->
    [0] {""}
   *[other] {" "}(kindness { $kindness })
}
fs-project-words = { $card }; costs { $cost }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
fs-final-words = { $name }: { $steps }
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
fs-do-final = Final project { $card }
fs-do-study = Study: { fs-creature }
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
    [slot] slot { $what }
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
    [study] studies: { fs-creature }
    [cert] a certificate
    [final] final project { $what }
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
fs-zone-beside = { $who }, shared ({ $far ->
    [1] {""}
   *[other] second to the {""}
}{ $side ->
    [left] left
   *[right] right
})
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
    [aside] The stars of these cards count for Clochette at the end.
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
`,Te=`### Fairy School : textes du jeu, français

title-fairy-school = Fairy School

## Pourquoi un acte n’est pas possible (le numéro est celui de la règle)

# FS-003
fs-refusal-003 = Tout le monde joue en même temps, phase par phase : vous avez terminé celle-ci, ou cet acte n’existe pas ; attendez les autres.
# FS-016
fs-refusal-016 = Chaque starter ne se prend qu’une fois, quand la table les choisit l’un après l’autre.
# FS-019
fs-refusal-019 = Dans le draft des cartes S, vous gardez une carte de la main reçue, puis vous attendez les autres.
# FS-020
fs-refusal-020 = Deux de vos cartes S vont sur deux emplacements vides de la rangée du haut ; les autres attendent que tout le monde ait fini.
# FS-031
fs-refusal-031 = Il vous manque des éléments pour cette conversion : 3 pour terre ou eau, 4 pour végétal ou feu, 6 pour air, et 1 air pour tout autre.
# FS-032
fs-refusal-032 = L’air ne paie pas un prix « au choix » ; changez-le d’abord en un autre élément, c’est gratuit.
# FS-033
fs-refusal-033 = Le prix se paie en entier de votre réserve, et vous ne l’avez pas.
# FS-034
fs-refusal-034 = Conversions et projets se font aux moments ouverts ; il faut maintenant décider autre chose.
# FS-035
fs-refusal-035 = Terminez d’abord ce qui est commencé : pas d’acte libre à l’intérieur d’un autre.
# FS-036
fs-refusal-036 = Les éléments se paient dans l’ordre terre, végétal, feu, eau, de sorte que le reste puisse encore être payé.
# FS-052
fs-refusal-052 = Dans le draft, vous gardez une carte de la main reçue, puis vous attendez les autres.
# FS-053
fs-refusal-053 = On garde exactement trois projets, parmi ceux qui restent à réaliser et les cartes que vous venez d’obtenir.
# FS-061
fs-refusal-061 = Une carte piochée va sur un emplacement vide de votre forêt, et toutes doivent être placées.
# FS-070
fs-refusal-070 = En phase 2, on choisit deux colonnes différentes de sa forêt.
# FS-071
fs-refusal-071 = Qui peut payer deux colonnes en joue deux, et avec celle-ci vous n’en paieriez pas de seconde.
# FS-072
fs-refusal-072 = Vous ne pouvez pas payer le prix de cette colonne.
# FS-075
fs-refusal-075 = Vous ne pouvez pas payer deux colonnes : jouez la colonne 1 ou la colonne 5, gratuitement.
# FS-080
fs-refusal-080 = En phase 3, on active les cartes de ses deux zones et des zones partagées des voisines ; cette carte n’y est pas.
# FS-081
fs-refusal-081 = À deux, il n’y a qu’une voisine, à gauche.
# FS-082
fs-refusal-082 = Il ne vous reste plus de cube d’activation.
# FS-083
fs-refusal-083 = Vous avez déjà activé cette carte ce tour-ci.
# FS-085
fs-refusal-085 = Terminez l’effet de cette carte avant de poser un autre cube.
# FS-086
fs-refusal-086 = À cette table, un cube ne se pose que pour utiliser un effet.
# FS-087
fs-refusal-087 = La carte n’a pas cette ligne ni ce résultat.
# FS-088
fs-refusal-088 = Vous avez annoncé la fin de vos activations ; attendez les autres.
# FS-103
fs-refusal-103 = Cet effet reprend une carte de votre propre défausse.
# FS-104
fs-refusal-104 = Cet effet ne joue que les cartes que vous venez de piocher.
# FS-106
fs-refusal-106 = On ne réactive qu’une carte qui porte déjà un de vos cubes.
# FS-107
fs-refusal-107 = Une réactivation n’utilise jamais une ligne qui réactive.
# FS-109
fs-refusal-109 = On n’élimine qu’une carte encore dans sa forêt.
# FS-110
fs-refusal-110 = Cette créature n’est pas dans cette partie.
# FS-121
fs-refusal-121 = À un embranchement de la piste de gentillesse, choisissez le chemin court ou le long.
# FS-122
fs-refusal-122 = Choisissez l’élément que donne cette case : terre, végétal, feu ou eau.
# FS-131
fs-refusal-131 = En phase 5, on peut étudier une créature, sur une carte de T1 ou de B5.
# FS-133
fs-refusal-133 = Vous avez déjà étudié cette créature.
# FS-134
fs-refusal-134 = Il ne vous reste plus de marqueur de créature.
# FS-136
fs-refusal-136 = Un certificat vient quand les deux créatures d’une paire sont étudiées : prenez sa moitié gauche ou sa droite.
# FS-152
fs-refusal-152 = La partie est terminée.
# FS-155
fs-refusal-155 = Ce n’est pas un de vos projets en cours, ou vous ne pouvez pas en payer le coût.
# FS-158
fs-refusal-158 = La piste bonus n’a plus de pas, ou vous ne pouvez pas en payer le prix.
# FS-159
fs-refusal-159 = Tant que vous avez un projet en cours, la piste bonus vous est fermée.
# FS-165
fs-refusal-165 = Ce projet final n’est pas sur la table.
# FS-166
fs-refusal-166 = Les projets finaux se choisissent l’un après l’autre ; la plus avancée sur la piste de gentillesse commence.
# FS-170
fs-refusal-170 = Les étapes du projet final se font dans l’ordre, au dernier trimestre, chacune à son coût.
# FS-172
fs-refusal-172 = Au dernier trimestre, la piste bonus ne s’ouvre qu’une fois le projet final achevé.
# FS-191
fs-refusal-191 = Nommez la carte S qui va tout au fond de votre pioche.
# FS-205
fs-refusal-205 = Dans la course, les meneuses choisissent d’abord un élément : terre, végétal, feu ou eau.
# FS-215
fs-refusal-215 = Avec les cartes décalées, on active celles des deux joueuses d’un même côté ; cette carte n’en est pas.
# FS-225
fs-refusal-225 = Mettez trois des six cartes de côté pour Clochette.
# FS-227
fs-refusal-227 = De chaque zone de Clochette, une seule carte peut être activée, une fois.
# FS-241
fs-refusal-241 = La sixième joueuse place d’abord deux cartes S sans lettre ; attendez-la.
# FS-260
fs-refusal-260 = Choisissez l’élément que donne votre certificat.
# FS-261
fs-refusal-261 = Choisissez l’élément que donne votre certificat pour votre forêt.
# FS-263
fs-refusal-263 = Dites laquelle de vos deux colonnes est gratuite, de façon à pouvoir payer l’autre.
# FS-264
fs-refusal-264 = Choisissez l’élément que vous prenez en échange.
# FS-265
fs-refusal-265 = On ne peut défausser maintenant qu’une carte de sa forêt.
# FS-266
fs-refusal-266 = Choisissez l’élément que donne votre certificat à la place.
# FS-267
fs-refusal-267 = Choisissez l’élément que votre certificat ajoute.
# FS-268
fs-refusal-268 = Nommez un élément du coût, sauf l’air, que vous économisez.
# FS-269
fs-refusal-269 = Choisissez l’élément de plus que donne votre air.
# FS-270
fs-refusal-270 = Au décompte ne restent que les conversions et l’échange en points d’un certificat, pour qui en a un.

## Options qui ne vont pas ensemble

fs-clash-express = Le départ express demande des starters prédéfinis ; il ne va pas avec le départ expert (FS-024).
fs-clash-starters = Au départ expert, les cartes S sont draftées : on ne choisit pas de starters (FS-019).
fs-clash-long = La variante longue ne se joue pas en solo (FS-220).
fs-clash-solo = En solo, les projets se choisissent toujours : le départ est « initiation », ou « expert » pour placer des cartes S (FS-220).
fs-clash-fast = En solo, les projets se choisissent avec Clochette ; il n’y a pas de départ rapide (FS-225).
fs-clash-spread = Les cartes décalées demandent au moins quatre joueuses (FS-215).
fs-clash-first = La place { $who } ne peut pas être première : la dernière place de cette table est { $last } (FS-168).

## Problèmes d’un fichier de cartes

fs-edition-many = { $file }, ligne { $line }, { $key } : { $found } entrées, { $most } au plus.
fs-edition-value = { $file }, ligne { $line } : « { $value } » n’est pas une valeur de { $key }.
fs-edition-range = { $file }, ligne { $line } : { $key } est un nombre entier de { $least } à { $most }, pas « { $value } ».
fs-edition-endless = { $file }, ligne { $line }, { $key } : à ces prix, avec les certificats, on pourrait échanger sans fin.
fs-edition-notation = { $file }, ligne { $line }, { $key } : « { $text } » est illisible à « { $part } ».
fs-edition-creature = { $file }, ligne { $line }, { $key } : « { $creature } » n’est pas une créature du jeu, ou figure deux fois.
fs-edition-pairs = { $file }, ligne { $line }, { $key } : il y a douze créatures, deux de chaque : earth, vegetal, middle, fire, water et air.
fs-edition-twice = { $file }, ligne { $line }, { $key } : « { $id } » est pris, ou n’est pas un nom.
fs-edition-cost = { $file }, ligne { $line } : les projets ont un { $key }, les cartes de départ et S n’en ont pas.
fs-edition-place = { $file }, ligne { $line } : les cartes S, et elles seules, ont un { $key } : une colonne ou « under ».
fs-edition-count = { $file }, ligne { $line }, { $key } : { $found } cartes dans le paquet { $deck }, il en faut { $wanted }.
fs-edition-count-long = { $file }, ligne { $line }, { $key } : { $found } cartes de la variante longue dans le paquet { $deck }, il en faut { $wanted }.
fs-edition-mermaids = { $file }, ligne { $line }, { $key } : { $found } sirènes de départ, il en faut deux.
fs-edition-starter = { $file }, ligne { $line }, { $key } : le starter { $letter } demande deux cartes S pour deux colonnes, deux pour la pioche et trois projets du trimestre I.
fs-edition-steps = { $file }, ligne { $line } : « { $id } », { $key } : il faut d’un à huit coûts avec leurs étoiles.
fs-edition-finals = { $file }, ligne { $line }, { $key } : { $found } projets finaux courts, il en faut { $wanted }.
fs-edition-finals-long = { $file }, ligne { $line }, { $key } : { $found } projets finaux longs, il en faut { $wanted }.
fs-edition-tiles = { $file }, ligne { $line }, { $key } : { $found } certificats de { $subject }, il en faut { $wanted }.
fs-edition-spaces = { $file }, ligne { $line }, { $key } : { $found } cases ; chacune a son nom, et il y en a { $most } au plus.
fs-edition-edge = { $file }, ligne { $line }, { $key } : aucun chemin ne va de « { $begin } » à « { $end } ».
fs-edition-start = { $file }, ligne { $line }, { $key } : la piste n’a pas cette case.
fs-edition-fork = { $file }, ligne { $line }, { $key } : de « { $space } » part un chemin, ou un court et un long.
fs-edition-ends = { $file }, ligne { $line }, { $key } : la piste a { $found } fins, il en faut une.
fs-edition-circle = { $file }, ligne { $line }, { $key } : la piste revient sur elle-même.
fs-edition-unreached = { $file }, ligne { $line }, { $key } : aucun chemin du départ ne mène à « { $space } ».
fs-edition-stars = { $file }, ligne { $line }, { $key } : sur chaque chemin, les étoiles doivent croître.
fs-edition-sides = { $file }, ligne { $line }, { $key } : { $found } faces de la piste bonus, il en faut deux.

## Problèmes d’une position

fs-position-trimester = « { $value } » n’est pas un trimestre : I, II, III ou f.
fs-position-phase = « { $value } » n’est pas une phase où une position peut se trouver.
fs-position-word = { $key } : « { $value } » n’est pas parmi { $known }.
fs-position-room = { $key } : { $found } entrées, il y a place pour { $most }.
fs-position-kind = { $key } : { $card } n’a pas sa place ici.
fs-position-store = { $who } : « { $value } » n’est pas une réserve ; elle s’écrit « 1E 2W ».
fs-position-forest = { $who } : une forêt, c’est cinq emplacements, une barre, cinq emplacements ; un tiret est un emplacement vide.
fs-position-key = La clé d’une position compte 64 chiffres hexadécimaux.
fs-position-cubes = { $who } : « { $value } » ne désigne pas de cubes qui pourraient être là.
fs-position-known = known, { $key } : un nombre de 0 à 255 pour chaque carte de la zone.

## Phases et événements

fs-phase = { $phase ->
    [starters] choix des starters
    [placement] placement des cartes S
    [pick] draft : chacune garde une carte
    [aside] mise de côté pour Clochette
    [keep] choix des trois projets
    [finals] choix des projets finaux
    [start] moment ouvert
    [planning] phase 1, planification
    [columns] phase 2, colonnes
    [activation] phase 3, activation
    [kindness] phase 4, gentillesse
    [study] phase 5, étude
    [leader] les meneuses gagnent un élément
    [end] phase 7, moment ouvert
   *[scoring] derniers échanges avant le décompte
}
fs-event-act = { $who } : { $move }.
fs-event-finished = { $who } a terminé cette phase.
fs-event-kindness = { $who } atteint la case { $space } de la piste de gentillesse, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
fs-trimester-name = { $trimester ->
    [S] Mise en place
    [f] Trimestre final
   *[other] Trimestre { $trimester }
}
fs-event-phase = { fs-trimester-name }{ $turn ->
    [0] {""}
   *[other] , tour { $turn }
} : { fs-phase }.
fs-event-over = L’année est finie ; on compte les points.

## Options

fs-option-start = Comment on débute
fs-option-start-about = Projets et cartes de départ : donnés, ou draftés.
fs-option-start-initiation = initiation : les projets sont donnés
fs-option-start-advanced = avancé : les projets sont draftés
fs-option-start-expert = expert : les cartes de départ le sont aussi
fs-option-starters = Qui reçoit quel starter
fs-option-starters-about = Les starters sont tirés au sort, ou choisis l’un après l’autre.
fs-option-starters-random = au sort
fs-option-starters-chosen = choisis
fs-option-express = Départ express
fs-option-express-about = La première planification est faite pour tout le monde : on joue tout de suite.
fs-option-fast = Trimestres rapides
fs-option-fast-about = Les trimestres débutent sans draft : chacune reçoit cinq cartes et en garde trois.
fs-option-long = Partie longue
fs-option-long-about = Plus de tours, avec les créatures de l’air et une course à la fin.
fs-option-spread = Moins dépendre des voisines
fs-option-spread-about = Au lieu des cartes partagées des deux voisines, on active celles des deux joueuses suivantes d’un même côté : à gauche, puis à droite, tour à tour. Dès quatre joueuses.
fs-option-study_points = Points par étude
fs-option-study_points-about = Combien d’étoiles vaut chaque créature étudiée. Valeur maison : la règle n’est pas claire.
fs-option-marker_limit = Les marqueurs de créature sont limités
fs-option-marker_limit-about = Chacune a sept marqueurs pour les créatures étudiées (douze en partie longue). Sans cela : autant qu’il en faut.
fs-option-certificate_cube_limit = Les cubes de certificat sont limités
fs-option-certificate_cube_limit-about = Chacune a trois cubes pour les certificats. Sans cela : autant qu’il en faut.
fs-option-reactivate_again_card = « Encore » sur une carte « encore »
fs-option-reactivate_again_card-about = Si une carte à ligne « encore » peut elle-même être activée une fois de plus.
fs-option-reactivate_again_card-other_line = par son autre ligne
fs-option-reactivate_again_card-never = jamais
fs-option-again_gain_first = « Encore » paie d’abord
fs-option-again_gain_first-about = Le gain d’une ligne « encore » vient avant la nouvelle activation, et peut donc la payer.
fs-option-empty_activation = Un cube sans effet
fs-option-empty_activation-about = Un cube peut être posé sur une carte sans en utiliser l’effet.
fs-option-solo_final_turns = Dernier trimestre en solo
fs-option-solo_final_turns-about = Combien de tours compte le dernier trimestre d’une partie en solo.
fs-option-short_deck = Quand un paquet ne suffit pas
fs-option-short_deck-about = Si un paquet trop petit pour un draft est complété par les cartes restées du trimestre d’avant, ou si chacune reçoit moins de cartes.
fs-option-short_deck-top_up = complété
fs-option-short_deck-fewer = moins de cartes
fs-option-leader_ties = Meneuses à égalité
fs-option-leader_ties-about = Si les meneuses de la course à égalité gagnent toutes ce que donne la tête, ou aucune.
fs-option-leader_ties-all = toutes gagnent
fs-option-leader_ties-none = aucune ne gagne
fs-option-leader_needs_step = Il faut une étape pour mener
fs-option-leader_needs_step-about = Seule une joueuse qui a fait une étape de la course peut la mener.
fs-option-trimmed_projects_score = Les projets retirés comptent
fs-option-trimmed_projects_score-about = Les projets réalisés puis retirés du jeu comptent encore à la fin.
fs-option-long_turn_cap = La course finit après
fs-option-long_turn_cap-about = Combien de tours compte au plus la course finale.
fs-option-first_seat = Qui passe en premier
fs-option-first_seat-about = Qui choisit d’abord un starter, et un projet final quand gentillesse et bonus sont égaux : selon la règle (la place A, puis le sort), ou dans le sens horaire à partir de cette place.
fs-option-first_seat-random = selon la règle
fs-option-first_seat-A = place 1 (A)
fs-option-first_seat-B = place 2 (B)
fs-option-first_seat-C = place 3 (C)
fs-option-first_seat-D = place 4 (D)
fs-option-first_seat-E = place 5 (E)
fs-option-first_seat-F = place 6 (F)

## Mots

fs-creature = { $creature ->
    [unicorn] licorne
    [dwarf] nain
    [ent] ent
    [elf] elfe
    [sphinx] sphinx
    [salamander] salamandre
    [dragon] dragon
    [phoenix] phénix
    [mermaid] sirène
    [serpent] serpent de mer
    [griffin] griffon
   *[cockatrice] cocatrix
}
fs-subject = { $subject ->
    [earth] terre
    [vegetal] végétal
    [middle] milieu
    [fire] feu
    [water] eau
   *[air] air
}
fs-element = { $element ->
    [E] terre
    [V] végétal
    [A] air
    [F] feu
   *[W] eau
}
fs-half = { $half ->
    [left] moitié gauche, avantage durable
   *[right] moitié droite, points à la fin
}
fs-event-realised = { $who } réalise { $card }.
fs-event-studied = { $who } étudie : { fs-creature }.
fs-event-certified = { $who } prend un certificat ({ fs-subject }), { fs-half }.
fs-event-final = { $who } choisit le projet final { $card }.
fs-event-step = { $who } fait l’étape { $n } de son projet final.
fs-event-bonus = { $who } fait le pas { $n } de la piste bonus.
fs-event-realised-you = Vous réalisez { $card }.
fs-event-studied-you = Vous étudiez : { fs-creature }.
fs-event-certified-you = Vous prenez un certificat ({ fs-subject }), { fs-half }.
fs-event-final-you = Vous choisissez le projet final { $card }.
fs-event-step-you = Vous faites l’étape { $n } de votre projet final.
fs-event-bonus-you = Vous faites le pas { $n } de la piste bonus.
fs-event-kindness-you = Vous atteignez la case { $space } de la piste de gentillesse, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.

## Où l’on en est, et ce qui est demandé

fs-when = { fs-trimester-name }{ $turn ->
    [0] {""}
   *[other] , tour { $turn }
} : { fs-phase }.
fs-before = Mise en place : { fs-phase }.
fs-ask = { $ask ->
    [starter] Choisissez un starter.
    [pick] Gardez une carte de cette main.
    [place_card] Quelle carte S va en forêt ?
    [place_slot] Où va { $card }, dans la rangée du haut ?
    [bottom] Quelle carte va tout au fond de votre pioche ?
    [keep] Gardez trois projets.
    [aside] Mettez des cartes de côté pour Clochette.
    [final] Choisissez votre projet final.
    [open] Moment ouvert : conversions et projets, puis terminé.
    [plan] Où va { $card } ?
    [column] Choisissez une première colonne.
    [second] Choisissez une seconde colonne.
    [free] Quelle colonne est gratuite ?
    [pay] Payez un élément (encore { $left }).
    [share] Votre certificat offre un échange.
    [activate] Activez une carte, ou terminé.
    [line] Quelle ligne de { $card } ?
    [repeat] Utiliser { $card } ?
    [again] Quelle carte est réactivée ?
    [take] Quelle carte de votre défausse revient ?
    [play] Quelle carte piochée est jouée ?
    [trim] Quelle carte quitte la partie ?
    [learn] Quelle créature est étudiée ?
    [certificate] Quelle moitié du certificat ?
    [offer] Votre certificat offre un échange : payez, ou terminé.
    [fork] Quel chemin sur la piste de gentillesse (encore { $left } pas) ?
    [gain] Quel élément prenez-vous ?
    [study] Étudier une créature ?
    [toss] Défausser une carte de votre forêt ?
    [discount] Quel élément est remisé ?
   *[scoring] Derniers échanges avant le décompte.
}
`,Ee=`### L’aide à la table de L’École des Fées : paiements, prévisions, son propre plan ; français

## Paiements

fs-aim = { $aim ->
    [step] la prochaine étape du projet final
   *[bonus] un pas sur la piste bonus
}
fs-stand-now = Tout est là.
fs-stand-convert = Payable après conversion ; il manque tel quel : { $what }.
fs-stand-short = Il manque : { $what }{ $lack ->
    [0] {"."}
    [one] {"."} Un élément quelconque de plus, et les conversions suffiraient.
   *[other] {"."} { $lack } éléments quelconques de plus, et les conversions suffiraient.
}
fs-way-of = Paiement proposé : { $what }
fs-way-first = D’abord { $steps }.
fs-way-air = 1 air devient { $what }
fs-way-convert = { $what } deviennent 1 { fs-element }
fs-way-spend = { $n ->
    [0] Ne coûte rien.
   *[other] Paie { $what }.
}
fs-way-saves = Le certificat épargne { $what }.
fs-way-left = { $n ->
    [0] Ne laisse rien.
   *[other] Laisse { $what }.
}
fs-way-pay = Payer ainsi
fs-way-keep-air = Garder l’air
fs-way-cheapest = L’autre manière
fs-way-change = Changer des éléments
fs-way-swap = { $role ->
    [realise] Épargné
    [step] Épargné
    [air] Pris
   *[other] Payé
} : { fs-element }. Plutôt { $other }
fs-way-note = On propose ce qui coûte le moins d’éléments, puis le moins de conversions ; l’air est gardé d’abord, puis ce qu’il faut à vos autres projets, puis le plus rare.

## Ce que cartes et colonnes apporteraient

fs-brings = { $special ->
    [fetch] reprendre une carte de la défausse
    [draw] piocher des cartes, on ne sait lesquelles
    [again] activer une carte encore une fois
    [trim] retirer une carte de la forêt
   *[study] étudier une créature
}
fs-cast-once = Apporte { $gain } maintenant.
fs-cast-choice = Avec cela, un élément au choix : { $what }.
fs-cast-line = { $state ->
    [now] Maintenant
    [convert] Après conversion
   *[short] Pas encore payable
} : { $paid ->
    [0] { $gain }
   *[other] payer { $pay }, { $gain }
}.
fs-cast-reach = Met à portée : { $what }.
fs-cast-waives = En bas, elle rend la colonne { $n } gratuite.
fs-cast-new = Vous n’avez pas étudié cette créature.
fs-cast-kindness = Gentillesse : { $sure ->
    [exactly] exactement
   *[least] au moins
} { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}{ $gains ->
    [0] {""}
   *[other] {", "}qui apportent { $gain }
}{ $fork ->
    [yes] {", "}puis une bifurcation
   *[no] {""}
}.
fs-cast-columns = Partagé : { $shared }. Personnel : { $personal }.
fs-cast-sure = Apporte sûrement { $gain } à l’activation ; le reste dépend des cartes de vos voisins.

## Son propre plan

fs-ask-planned = Est-ce votre plan ?
fs-ask-chosen = Jouer ces colonnes ?
fs-plan-pick = Reprendre { $card } : { $slot }
fs-plan-hand = Placer { $card }
fs-plan-swap = Mettre { $card } ici : { $slot }
fs-plan-drop = La colonne { $n } est choisie : la laisser
fs-plan-instead = Plutôt la colonne { $n }
fs-plan-note = Choisissez une carte, puis son emplacement. Une carte de votre plan peut être reprise, et une autre mise à sa place ; rien n’est envoyé avant votre accord.
fs-plan-laid = Votre plan est posé ; les autres réfléchissent encore.
fs-plan-again = Le reprendre
fs-plan-back = Choisir à nouveau les colonnes
fs-plan-compare = Comparer { $n } choix
fs-plan-columns = { $n ->
    [1] Colonne { $first }
   *[other] Colonnes { $first } et { $second }
}
`,De=`### Fairy School à la table dans le navigateur, français

## Éléments, cartes, effets

fs-letter = { $element ->
    [E] T
    [V] V
    [A] A
    [F] F
    [W] E
   *[ANY] { "?" }
}
fs-amount = { $n } { $element ->
    [E] { $n ->
        [one] terre
       *[other] terres
    }
    [V] { $n ->
        [one] végétal
       *[other] végétaux
    }
    [A] { $n ->
        [one] air
       *[other] airs
    }
    [F] { $n ->
        [one] feu
       *[other] feux
    }
    [W] { $n ->
        [one] eau
       *[other] eaux
    }
   *[ANY] au choix
}
fs-nothing = rien
fs-empty = vide
fs-free = gratuite
fs-or = ou
fs-take = prendre { $gain }
fs-pay-for = { $times ->
    [1] payer { $price } : { $gain }
   *[other] jusqu’à { $times } fois, payer { $price } : { $gain }
}
fs-special-fetch = reprendre une carte de votre défausse
fs-special-draw = piocher { $draws } cartes et en jouer jusqu’à { $plays }
fs-special-again = réactiver une carte
fs-special-trim = retirer une carte de votre forêt
fs-special-study = étudier une créature
fs-card-name = { fs-creature } { $name }
fs-card-words = { fs-creature } { $name } : { $effect }{ $kindness ->
    [0] {""}
   *[other] {" "}(gentillesse { $kindness })
}
fs-project-words = { $card } ; coûte { $cost }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
fs-final-words = { $name } : { $steps }
fs-final-step = { $cost } pour { $stars ->
    [one] { $stars } point
   *[other] { $stars } points
}
fs-slot = { $row ->
    [T] rangée du haut
   *[B] rangée du bas
}, colonne { $n } ({ fs-subject })
fs-zone = { $zone ->
    [P] votre zone personnelle
    [S] votre zone partagée
    [bell-L] première zone de Clochette
    [bell-R] seconde zone de Clochette
   *[other] partagée par { $who }
}

## Coups

fs-do-done = { $ask ->
    [open] J’ai fini ce moment
    [planned] Planter la forêt ainsi
    [chosen] Jouer ces colonnes
    [activate] J’ai fini d’activer
    [line] Aucune ligne
    [repeat] C’est assez
    [again] N’en réactiver aucune
    [take] N’en reprendre aucune
    [play] N’en jouer plus
    [trim] N’en retirer aucune
    [learn] N’en étudier aucune
    [study] N’en étudier aucune
    [certificate] Refuser le certificat
    [toss] N’en défausser aucune
    [offer] Refuser l’échange
    [share] Refuser l’échange
   *[other] Terminé
}
fs-do-slot-card = { $ask ->
    [trim] Retirer { $card } : { $slot }
   *[other] Défausser { $card } : { $slot }
}
fs-do-col = Colonne { $n } ({ fs-subject }) : { $price }
fs-do-el = { $ask ->
    [pay] Payer 1 { fs-element }
    [offer] Payer 1 { fs-element }
    [discount] Économiser 1 { fs-element }
   *[other] Prendre 1 { fs-element }
}
fs-do-convert = Convertir en 1 { fs-element }
fs-do-air = 1 air en { fs-element }
fs-do-act = Activer { $card } – { $zone }
fs-do-line = Ligne { $n }
fs-do-opt = Résultat { $n }
fs-do-take = Reprendre { $card }
fs-do-play = Jouer { $card }
fs-do-pick = Garder { $card }
fs-do-aside = Mettre de côté { $card }
fs-do-keep = { $ask ->
    [place_card] Dans la forêt : { $card }
    [bottom] Tout au fond : { $card }
   *[other] Garder { $card }
}
fs-do-realise = Réaliser { $card }
fs-do-final = Projet final { $card }
fs-do-study = Étudier : { fs-creature }
fs-do-cert = { $half ->
    [left] Moitié gauche, avantage durable : { $says }
   *[right] Moitié droite, points à la fin : { $says }
}
fs-do-use = Échanger contre des points ({ fs-subject })
fs-do-starter = Starter { $letter }
fs-do-bonus = Un pas sur la piste bonus : { $price }
fs-do-step = L’étape suivante du projet final
fs-do-short = Le chemin court
fs-do-long = Le chemin long
fs-do-wait = Attendre
fs-act = { $verb ->
    [done] terminé
    [slot] emplacement { $what }
    [col] colonne { $what }
    [el] { fs-element }
    [convert] conversion en { fs-element }
    [air] 1 air en { fs-element }
    [act] active { $what }
    [line] ligne { $what }
    [opt] résultat { $what }
    [take] reprend { $what }
    [play] joue { $what }
    [realise] réalise { $what }
    [bonus] un pas sur la piste bonus
    [step] une étape du projet final
    [short] le chemin court
    [long] le chemin long
    [study] étudie : { fs-creature }
    [cert] un certificat
    [final] projet final { $what }
   *[other] garde { $what }
}
fs-group = { $verb ->
    [convert] Convertir des éléments
    [air] Convertir des éléments
    [realise] Réaliser des projets
    [bonus] Piste bonus
    [step] Projet final
   *[other] Possible maintenant
}
fs-free-acts = { $n ->
    [one] Acte libre : { $n }
   *[other] Actes libres : { $n }
}
fs-free-acts-note = Conversions, projets, bonus et étapes du projet final : à tout moment ouvert, autant que vous pouvez payer.
fs-moves = Ce que vous pouvez faire
fs-command-hint = Un coup en toutes lettres, par exemple col 3, slot T2, act S:I78, realise I83, done.

## La table

fs-calendar = L’année scolaire
fs-trimester = { $trimester ->
    [f] Final
   *[other] { $trimester }
}
fs-turn-of = { $trimester ->
    [f] trimestre final
   *[other] trimestre { $trimester }
}, tour { $turn } sur { $of }
fs-year-over = L’année est finie
fs-phases = Phases
fs-phase-short = { $n ->
    [1] Planifier
    [2] Colonnes
    [3] Activer
    [4] Gentillesse
    [5] Étudier
    [6] Évolution
   *[7] Moment ouvert
}
fs-before-phases = { $step ->
    [starters] Starters
    [placement] Cartes S
    [pick] Draft
    [keep] Projets
    [aside] Pour Clochette
    [finals] Projets finaux
    [start] Moment ouvert
    [leader] Meneuses
   *[other] Derniers échanges
}
fs-thinking = réfléchit
fs-ready = a fini
fs-is-you = (vous)
fs-store = Réserve
fs-store-of = Réserve de { $who }
fs-cubes = { $n ->
    [one] cube restant
   *[other] cubes restants
}
fs-zones = Cartes à activer
fs-zone-personal = Vous, personnelle
fs-zone-personal-of = { $who }, personnelle
fs-zone-shared = Vous, partagée
fs-zone-beside = { $who }, partagée ({ $far ->
    [1] {""}
   *[other] deuxième {""}
}à { $side ->
    [left] gauche
   *[right] droite
})
fs-zone-next = { $who }, partagée
fs-zone-bell = Clochette, zone { $n }
fs-zones-empty = Les cartes de deux colonnes seront ici après la phase 2.
fs-your-forest = Votre forêt
fs-forest-of = Forêt de { $who }
fs-forest-note = Après chaque tour, la rangée du haut avance à gauche, celle du bas à droite ; une patte marque ce qui s’étudie.
fs-row-top = Rangée du haut, partagée
fs-row-bottom = Rangée du bas, personnelle
fs-paw = peut s’étudier en phase 5
fs-projects = Projets
fs-projects-none = Aucun projet en cours : la piste bonus est ouverte.
fs-missing = Il manque { $what }.
fs-missing-none = Tout y est.
fs-realise = Réaliser
fs-final-project = Projet final
fs-final-later = Choisi au trimestre final.
fs-final-open = Projets finaux ouverts
fs-steps-done = { $done } étapes sur { $of }
fs-step = Étape suivante
fs-bonus = Piste bonus
fs-bonus-price = un pas coûte { $price }
fs-bonus-step = Faire un pas
fs-pile = Pioche
fs-discard = Défausse
fs-removed = Retirées
fs-pile-hand-note = Dans la pioche ou en main, on ne sait quoi où
fs-pile-note = Dans la pioche, dans un ordre que personne ne connaît
fs-decks = Paquets : I { $one }, II { $two }
fs-creatures = Créatures étudiées
fs-studied-by = { fs-creature } : { $n ->
    [0] étudiée par personne
   *[other] étudiée par { $who }
}
fs-certificates = Certificats
fs-cert-left = Avantage
fs-cert-right = Points
fs-cert-held = tenu par { $who }
fs-kindness = Gentillesse
fs-kindness-note = case { $space }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
fs-kindness-of = { $who } : case { $space }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
fs-way = Le chemin à la fourche
fs-tabs = Parties de la table
fs-tab-zones = Zones
fs-tab-forest = Forêt
fs-tab-projects = Projets
fs-tab-boards = Plateaux
fs-hand = À placer dans votre forêt
fs-hand-later = Vos cartes de départ, à placer plus tard
fs-starter-cards = Cartes S
fs-next = suivante
fs-draft = Votre main
fs-kept = Déjà gardées
fs-drawn = Cartes piochées
fs-look-at = Voir la forêt de { $who }
fs-points-so-far = Gentillesse { $stars }, étudiées { $studied }, bonus { $bonus }
fs-clochette = Clochette
fs-clochette-note = Ses points : ses étoiles, celles des cartes mises de côté, et sept.
fs-set-aside = Mises de côté
fs-replay-piles = Les pioches, depuis le dessus
fs-pile-of = Place { $seat }

## De quoi il s’agit

fs-explain = Expliquer
fs-about = { $ask ->
    [starter] Un starter donne quatre cartes S et, en initiation, trois projets.
    [pick] Gardez une carte ; les autres passent à votre voisine. Personne ne voit ce que vous gardez avant que toutes aient choisi.
    [place_card] Deux de vos cartes S vont dans la rangée du haut de votre forêt, les autres sous votre pioche.
    [place_slot] Les cartes du haut sont partagées quand leur colonne est jouée.
    [bottom] Cette carte viendra la toute dernière.
    [keep] Ce seront vos projets en cours : une fois payés, ils rejoignent votre pioche et comptent leurs étoiles.
    [aside] Les étoiles de ces cartes compteront pour Clochette à la fin.
    [final] Ses étapes se paient dans l’ordre au trimestre final.
    [open] Convertissez des éléments, réalisez des projets, ou dites simplement que vous avez fini.
    [plan] Remplissez tous les emplacements vides. Une carte du bas rend sa colonne gratuite si elle montre une créature de cette colonne ; celles du haut sont partagées avec vos voisines, qui s’en servent et vous apportent de la gentillesse.
    [planned] Personne ne voit votre plan avant que tous aient fini ; jusqu’à l’envoi, chaque carte peut encore bouger.
    [chosen] Personne ne voit votre choix avant que tous aient fini ; jusqu’à l’envoi, les colonnes peuvent encore changer.
    [column] Deux colonnes sont jouées à chaque tour : la carte du haut va dans votre zone partagée, celle du bas n’est qu’à vous.
    [second] La seconde de vos deux colonnes.
    [free] Votre certificat rend une de vos colonnes gratuite.
    [pay] Les éléments se paient dans l’ordre terre, végétal, feu, eau.
    [activate] Chaque cube posé sur une carte sert son effet une fois. Les cartes partagées de vos voisines vous servent aussi.
    [line] De deux lignes, une seule s’applique.
    [repeat] Prenez l’effet, autant de fois que la carte le permet.
    [again] Un cube de plus sur une carte qui porte déjà un des vôtres.
    [take] Une carte de votre défausse vient dans votre zone personnelle et peut être activée.
    [play] Les cartes jouées viennent dans votre zone personnelle et peuvent être activées.
    [trim] Une carte qui quitte le jeu allège votre pioche.
    [learn] Un pion sur une créature que vous n’avez pas étudiée : un point, et la moitié d’une paire.
    [study] Un point, et un certificat avec les deux créatures d’une paire.
    [certificate] La moitié gauche aide dès maintenant, la droite donne des points à la fin.
    [offer] Un échange de votre certificat.
    [share] Un échange de votre certificat pour des créatures partagées.
    [fork] Le chemin long passe par plus de cases et rapporte plus d’éléments ; le court mène plus tôt à plus d’étoiles.
    [gain] Il rejoint votre réserve.
    [toss] Les cartes défaussées ici font place à de nouvelles.
    [discount] Votre certificat retire un élément du coût.
    [scoring] Les éléments qui restent ne valent rien, sauf par un certificat.
   *[wait] Tout le monde joue en même temps ; la phase suivante commence quand toutes ont fini.
}

## L’histoire d’une phase

fs-tale = Ce qui s’est passé
fs-tale-skip = Passer l’histoire
fs-tale-you = Vous
fs-tale-laid = { $n ->
    [one] { $n } carte posée
   *[other] { $n } cartes posées
}{ $named ->
    [0] {""}
   *[other] {" "}({ $cards })
}
fs-tale-free = { $n ->
    [one] colonne { $columns } gratuite
   *[other] colonnes { $columns } gratuites
}
fs-tale-played = { $n ->
    [one] colonne { $columns } jouée
   *[other] colonnes { $columns } jouées
}
fs-tale-shared = en partage : { $cards }
fs-tale-used = { $n ->
    [0] aucune carte activée
    [one] { $n } carte activée
   *[other] { $n } cartes activées
}{ $others ->
    [0] {""}
   *[other] {" "}(dont { $others } chez les voisines)
}
fs-tale-projects = projets : { $cards }
fs-tale-realised = projet réalisé : { $cards }
fs-tale-studied = étude : { fs-creature }
fs-tale-certified = certificat ({ fs-subject }), { fs-half }
fs-tale-kindness = gentillesse jusqu’à la case { $space }
fs-tale-final = projet final { $card }
fs-tale-step = étape { $n } du projet final
fs-tale-bonus = pas { $n } de la piste bonus
fs-tale-nothing = rien de nouveau
fs-tale-store = votre réserve : { $change }
fs-tale-visits = { $n ->
    [one] { $n } cube des autres sur vos cartes partagées : { $n } de gentillesse
   *[other] { $n } cubes des autres sur vos cartes partagées : { $n } de gentillesse
}
fs-tale-reach = { $n ->
    [one] { $n } carte partagée des autres vous est ouverte
   *[other] { $n } cartes partagées des autres vous sont ouvertes
}
fs-tale-evolution = la rangée du haut a glissé à gauche, celle du bas à droite
fs-tale-draw = { $n ->
    [one] { $n } carte piochée pour votre forêt
   *[other] { $n } cartes piochées pour votre forêt
}

## Lu à voix haute

fs-read-player = Réserve : { $store }. Gentillesse, case { $space }, { $stars } étoiles ; bonus, pas { $bonus } ; { $studied } créatures étudiées. Forêt, rangée du haut : { $top }. Rangée du bas : { $bottom }. Projets : { $projects }. Zone partagée : { $shared }.
fs-read-cubes = { $cubes } cubes restants, { $pile } cartes dans la pioche, { $discard } dans la défausse.
fs-read-hand = À placer : { $cards }.
fs-read-draft = Main : { $cards }.
fs-read-kept = Gardées : { $cards }.
fs-read-personal = Zone personnelle : { $cards }.
fs-read-missing = { $card } : { $missing }
fs-read-score = { $who } : gentillesse { $stars }, { $studied } créatures étudiées, bonus, pas { $bonus }.
fs-key-done = terminer
fs-keys-choose = choisir

## Le compte

fs-count-kindness = Gentillesse
fs-count-creatures = Créatures
fs-count-final = Projet final
fs-count-study = Étude
fs-count-certificates = Certificats
fs-count-bonus = Bonus
fs-months = Les points au fil des mois
fs-months-start = Début
fs-months-table = En tableau
fs-grade-title = { $grade ->
    [again] À refaire l’an prochain
    [better] Peut mieux faire
    [fair] Assez bien
    [good] Bien
    [very-good] Très bien
   *[excellent] Excellent
}
fs-grade-note = Vous avez { $total } points, Clochette { $bell } : { $ahead ->
    [yes] une avance de { $lead }
   *[no] un retard de { $lead }
}.
fs-decided = Le plus de points gagne ; à égalité, la victoire est partagée.

## Le formulaire d’une nouvelle table

fs-edition = Édition
`,Oe=x(`<span><svg class="svelte-1wmpuna"><use></use></svg></span>`),ke=x(`<svelte-css-wrapper style="display: contents"><!></svelte-css-wrapper>`,1);function Ae(e,r){let o=L(r,`large`,3,!1),c={unicorn:`earth`,elf:`vegetal`,phoenix:`fire`,mermaid:`water`,sphinx:`middle`,ent:`vegetal`,dragon:`fire`},u=[`unicorn`,`elf`,`phoenix`,`mermaid`,`sphinx`],d=[`ent`,`dragon`];var f=ke(),p=A(f);{let e=(e,r=l)=>{var a=Oe(),o=M(a),s=C(o);n(a),W(()=>{t(a,1,`card fs-${c[r()]??``}`,`svelte-1wmpuna`),i(s,`href`,`#fs-cr-${r()??``}`)}),b(e,a)},r=a(()=>o()?u:d);s(p,()=>({"--w":`122px`,"--pair":`64px`})),_e(p.lastChild,{get cards(){return w(r)},get large(){return o()},card:e,$$slots:{card:!0}}),n(p)}b(e,f)}var q=e=>e.split(` `).filter(Boolean).map(e=>{let[,t,n]=/^(\d*)(ANY|[EVAFW])$/.exec(e)??[];return{element:n??`ANY`,n:Number(t||1)}});function je(e){let[t,n]=e.split(` + `),r=/^draw (\d) play (\d)$/.exec(t);return r?{special:`draw`,draws:Number(r[1]),plays:Number(r[2]),gain:q(n??``)}:/^(fetch|again|trim|study)$/.test(t)?{special:t,draws:0,plays:0,gain:q(n??``)}:{special:null,draws:0,plays:0,gain:q(e)}}function Me(e){let t=e.lastIndexOf(` -> `),[n,r]=(t<0?``:e.slice(0,t)).split(` x`);return{price:q(n),times:Number(r??1),outcomes:(t<0?e:e.slice(t+4)).split(` / `).map(je)}}var Ne=e=>e.split(` | `).map(Me),Pe=[`E`,`V`,`A`,`F`,`W`],Fe=[`earth`,`vegetal`,`middle`,`fire`,`water`,`air`],Ie=(e,{pairs:t})=>Fe.find(n=>t[n].includes(e)),Le=[`T1`,`T2`,`T3`,`T4`,`T5`,`B1`,`B2`,`B3`,`B4`,`B5`],Re=e=>e.split(/[\s/]+/).map(e=>e===`-`?null:e);function ze(e){let t={};for(let n of e.split(` `).filter(Boolean)){let e=n.slice(-1);t[e]=Number(n.slice(0,-1)||1)}return t}var J=e=>e.split(`#`)[0],Be={"fs-event-realised":`FS-156`,"fs-event-studied":`FS-131`,"fs-event-certified":`FS-136`,"fs-event-final":`FS-166`,"fs-event-step":`FS-170`,"fs-event-bonus":`FS-158`,"fs-event-kindness":`FS-120`,"fs-event-over":`FS-182`},Ve=e=>Be[e.message],He=e=>e.message===`fs-event-act`,Ue,We=e=>void(Ue=e),Y=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ge=e=>new Intl.ListFormat(re.language===`en`?`en-GB`:`fr-FR`,{type:`disjunction`}).format(e),Ke=e=>z(`fs-creature`,{creature:e}),qe=({element:e,n:t})=>z(`fs-amount`,{element:e,n:t}),X=e=>e?V(q(e).map(qe)):z(`fs-nothing`);function Je({special:e,draws:t,plays:n,gain:r}){let i=r.length?[z(`fs-take`,{gain:V(r.map(qe))})]:[];return V([...e?[z(`fs-special-${e}`,{draws:t,plays:n})]:[],...i])}function Ye(e){let t=Ge(e.outcomes.map(Je));return e.price.length?z(`fs-pay-for`,{price:V(e.price.map(qe)),times:e.times,gain:t}):t}var Xe=e=>Ne(e).map(Ye).join(` ${z(`fs-or`)} `);function Ze(e,t=Ue){let n=t?.cards[J(e)];return n?z(`fs-card-words`,{creature:n.creature,name:e,effect:Xe(n.effect),kindness:n.kindness}):e}function Z(e,t=Ue){let n=t?.cards[J(e)];return n?z(`fs-card-name`,{creature:n.creature,name:e}):e}function Qe(e,t){let n=t.cards[J(e)];return n?z(`fs-project-words`,{card:Ze(e,t),cost:X(n.cost),stars:n.stars}):e}var $e=(e,t)=>z(`fs-final-words`,{name:e,steps:V((t.finals[e]??[]).map(({cost:e,stars:t})=>z(`fs-final-step`,{cost:X(e),stars:t})))}),et=(e,t)=>e[t][re.language]??``,tt=(e,t)=>z(`fs-slot`,{row:e[0],n:Number(e[1]),subject:t.columns[Number(e[1])-1]}),nt=e=>e?qe({element:e,n:1}):z(`fs-free`);function rt(e,t,n){let r=(t===`L`||t===`R`)&&e.seat!==null?e.players[e.seat].neighbours[t]:null;return z(`fs-zone`,{zone:e.seats===1&&r===null&&t!==`P`&&t!==`S`?`bell-${t}`:t,who:r===null?``:n[r]})}function it(e,t){let n=e.question?.subject,r=n&&e.tiles[n]?e.box.tiles[e.tiles[n]]:void 0;return z(`fs-do-cert`,{half:t,says:r?et(r,t):``})}function at(e,t,n){let[r,i=``]=e.split(` `),a=t.question?.ask??``,{box:o}=t,s=t.question?.card?Ne(o.cards[J(t.question.card)]?.effect??``):[];switch(r){case`slot`:{let e=t.seat===null?null:Re(t.players[t.seat].forest)[Le.indexOf(i)];return e?z(`fs-do-slot-card`,{ask:a,card:Z(e,o),slot:tt(i,o)}):Y(tt(i,o))}case`col`:return z(`fs-do-col`,{n:Number(i),subject:o.columns[Number(i)-1],price:nt(t.seat===null?null:t.players[t.seat].columns[Number(i)-1])});case`el`:return z(`fs-do-el`,{ask:a,element:i});case`convert`:return z(`fs-do-convert`,{element:i});case`air`:return z(`fs-do-air`,{element:i});case`act`:{let[e,r]=i.split(`:`);return z(`fs-do-act`,{card:Ze(r,o),zone:rt(t,e,n)})}case`line`:return s[Number(i)-1]?Y(Ye(s[Number(i)-1])):z(`fs-do-line`,{n:i});case`opt`:return ot(s,Number(i),t);case`take`:case`play`:case`pick`:case`aside`:return z(`fs-do-${r}`,{card:Ze(i,o)});case`keep`:return z(`fs-do-keep`,{ask:a,card:o.cards[J(i)]?.cost?Qe(i,o):Ze(i,o)});case`realise`:return z(`fs-do-realise`,{card:Qe(i,o)});case`final`:return z(`fs-do-final`,{card:$e(i,o)});case`study`:return z(`fs-do-study`,{creature:i});case`cert`:return it(t,i);case`use`:return z(`fs-do-use`,{subject:i});case`starter`:return z(`fs-do-starter`,{letter:i});case`bonus`:return z(`fs-do-bonus`,{price:X(t.bonus.price??``)});case`done`:return z(`fs-do-done`,{ask:a});default:return z(`fs-do-${r}`)}}function ot(e,t,n){let r=e[(n.question?.line??1)-1],i=r?.outcomes[t-1];return!r||!i?z(`fs-do-opt`,{n:t}):Y(Ye({...r,outcomes:[i],times:1}))}function st(e){let[t,n=``]=e.split(` `),r=n.includes(`:`)?n.split(`:`)[1]:n;return z(`fs-act`,{verb:t,what:Ue?.cards[J(r)]?Z(r):n,element:n,creature:n})}function ct(e){return e.message===`fs-event-act`?{move:st(String(e.args.move))}:e.message===`fs-event-realised`?{card:Z(String(e.args.card))}:e.message===`house-undone`&&Ue&&/^(slot|col|el|act|line|opt|pick|keep|convert|air) /.test(String(e.args.move))?{move:st(String(e.args.move))}:{}}var lt=10,ut=8;function dt(e){return e<1||e>lt?``:Y(new Intl.DateTimeFormat(re.language,{month:`long`}).format(new Date(2026,ut+e-1,1)))}var ft=e=>e.trimester?z(`fs-when`,{trimester:e.trimester,turn:e.turn,phase:e.step}):z(`fs-before`,{phase:e.step}),pt=e=>e.question?.ask===`planned`||e.question?.ask===`chosen`?z(`fs-ask-${e.question.ask}`):e.question?z(`fs-ask`,{ask:e.question.ask,card:e.question.card?Z(e.question.card,e.box):``,left:e.question.left??0}):``;function mt(e,t,n){let r=e.players[t].lacks[n];return r?z(`fs-missing`,{what:X(r)}):z(`fs-missing-none`)}var ht=e=>z(`fs-about`,{ask:e.question?.ask??`wait`}),gt=e=>z(`fs-element`,{element:e}),_t=e=>z(`fs-letter`,{element:e}),vt=x(`<span class="el svelte-1dldltz" aria-hidden="true"><svg class="svelte-1dldltz"><use></use></svg><b class="svelte-1dldltz"> </b></span>`);function yt(e,t){o(t,!0);var r=vt(),a=M(r),s=C(a),c=G(a),l=C(c,!0);n(r),W(e=>{i(s,`href`,`#fs-el-${(t.element===`ANY`?`any`:t.element)??``}`),B(l,e)},[()=>_t(t.element)]),b(e,r),h()}var bt=x(`<i class="svelte-13xq8yh"> </i>`),xt=x(`<span class="q svelte-13xq8yh"><!><!></span>`);function Q(e,t){var i=y(),a=A(i);r(a,17,()=>t.of,({element:e,n:t})=>e,(e,t)=>{let r=()=>w(t).element,i=()=>w(t).n;var a=xt(),o=M(a),s=e=>{var t=bt(),n=C(t,!0);W(()=>B(n,i())),b(e,t)};v(o,e=>{i()>1&&e(s)}),yt(G(o),{get element(){return r()}}),n(a),b(e,a)}),b(e,i)}var St=x(`<em class="svelte-1ua48dn"> </em>`),Ct=x(`<b class="svelte-1ua48dn"> </b>`),wt=x(`<!><!><b class="svelte-1ua48dn">→</b>`,1),Tt=x(`<b class="svelte-1ua48dn">/</b>`),Et=x(`<small class="svelte-1ua48dn"> </small>`),Dt=f(`<svg class="sg svelte-1ua48dn"><use></use></svg><!>`,1),Ot=x(`<!> <!> <!>`,1),kt=x(`<!> <span class="ln svelte-1ua48dn"><!> <!></span>`,1),At=x(`<span class="fx svelte-1ua48dn" aria-hidden="true"></span>`);function jt(e,t){o(t,!0);let a={fetch:`fetch`,draw:`draw`,again:`again`,trim:`tree`,study:`paw`};var s=At();r(s,21,()=>Ne(t.effect),_,(e,t,o)=>{var s=kt(),c=A(s),l=e=>{var t=St(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-or`)]),b(e,t)};v(c,e=>{o&&e(l)});var u=G(c,2),d=M(u),f=e=>{var n=wt(),r=A(n);Q(r,{get of(){return w(t).price}});var i=G(r),a=e=>{var n=Ct(),r=C(n);W(()=>B(r,`×${w(t).times??``}`)),b(e,n)};v(i,e=>{w(t).times>1&&e(a)}),ee(),b(e,n)};v(d,e=>{w(t).price.length&&e(f)});var p=G(d,2);r(p,17,()=>w(t).outcomes,_,(e,t,n)=>{var r=Ot(),o=A(r),s=e=>{var t=Tt();b(e,t)};v(o,e=>{n&&e(s)});var c=G(o,2),l=e=>{var n=Dt(),r=A(n),o=C(r),s=G(r),c=e=>{var n=Et(),r=C(n);W(()=>B(r,`${w(t).draws??``}›${w(t).plays??``}`)),b(e,n)};v(s,e=>{w(t).draws&&e(c)}),W(()=>i(o,`href`,`#fs-sg-${a[w(t).special]??``}`)),b(e,n)};v(c,e=>{w(t).special&&e(l)}),Q(G(c,2),{get of(){return w(t).gain}}),b(e,r)}),n(u),b(e,s)}),n(s),b(e,s),h()}var Mt=new Set([`$$slots`,`$$events`,`$$legacy`,`words`,`box`,`creature`,`element`]),Nt=x(`<span aria-hidden="true"><svg class="svelte-z4xjq4"><use></use></svg></span>`),Pt=x(`<span class="sr">:</span><small class="svelte-z4xjq4"> </small>`,1),Ft=x(`<button><!> <span><b class="svelte-z4xjq4"> </b><!></span></button>`);function It(e,r){o(r,!0);let s=j(r,Mt),c=a(()=>u(r.words,2)),l=a(()=>w(c)[0]),d=a(()=>w(c)[1]);var f=Ft();ie(f,()=>({type:`button`,class:`do`,...s}),void 0,void 0,void 0,`svelte-z4xjq4`);var p=M(f),m=e=>{var a=Nt(),o=M(a),s=C(o);n(a),W(e=>{t(a,1,`cr fs-${e??``}`,`svelte-z4xjq4`),i(s,`href`,`#fs-cr-${r.creature??``}`)},[()=>Ie(r.creature,r.box)]),b(e,a)},g=e=>{yt(e,{get element(){return r.element}})};v(p,e=>{r.creature?e(m):r.element&&e(g,1)});var _=G(p,2),y=M(_),x=C(y,!0),S=G(y),T=e=>{var t=Pt(),n=G(A(t)),r=C(n,!0);W(()=>B(r,w(d))),b(e,t)};v(S,e=>{w(d)&&e(T)}),n(_),n(f),W(()=>B(x,w(l))),b(e,f),h()}var Lt=9,Rt=(e,t)=>e===`step`||e===`bonus`?z(`fs-aim`,{aim:e}):Z(e,t.box);function zt({state:e,missing:t,lack:n}){return e===`short`?z(`fs-stand-short`,{what:X(t),lack:n<=Lt?n:0}):z(`fs-stand-${e}`,{what:X(t)})}function Bt(e){return e.acts.flatMap(({act:e,els:t})=>{let[n,r=``]=e.split(` `);return n===`air`?[z(`fs-way-air`,{what:V([r,...t].map(e=>qe({element:e,n:1})))})]:n===`convert`?[z(`fs-way-convert`,{element:r,what:X(Vt(t))})]:[]})}var Vt=e=>[...new Set(e)].map(t=>`${[...e].filter(e=>e===t).length}${t}`).join(` `);function Ht(e){let t=Bt(e);return[...t.length?[z(`fs-way-first`,{steps:V(t)})]:[],z(`fs-way-spend`,{what:X(e.spend),n:+!!e.spend}),...e.cuts?[z(`fs-way-saves`,{what:X(e.cuts)})]:[],z(`fs-way-left`,{what:X(e.left),n:+!!e.left})].join(` `)}function Ut(e,t){let n=[...e.gain?[z(`fs-take`,{gain:X(e.gain)})]:[],...e.special?[z(`fs-brings`,{special:e.special})]:[]];return[z(`fs-cast-line`,{state:e.state,pay:e.pay?X(e.pay):``,paid:+!!e.pay,gain:V(n)}),...Wt(e.reach,t)].join(` `)}var Wt=(e,t)=>e.length?[z(`fs-cast-reach`,{what:V(e.map(e=>Rt(e,t)))})]:[];function Gt(e,t){return[...e.at_once?[z(`fs-cast-once`,{gain:X(e.at_once)})]:[],...e.choice?[z(`fs-cast-choice`,{what:V([...e.choice].map(e=>qe({element:e,n:1})))})]:[],...Wt(e.reach,t),...e.lines.map(e=>Ut(e,t)),...e.waives?[z(`fs-cast-waives`,{n:e.waives})]:[],...e.studied===!1?[z(`fs-cast-new`)]:[],...e.project?[zt(e.project)]:[]].join(` `)}function Kt(e){let t=[...e.gain?[X(e.gain)]:[],...e.any?[qe({element:`ANY`,n:e.any})]:[]];return z(`fs-cast-kindness`,{sure:e.exact?`exactly`:`least`,steps:e.steps,gain:V(t),gains:t.length,fork:e.fork?`yes`:`no`})}function qt(e,t){let n=e=>e.length?V(e.map(e=>Z(e,t.box))):z(`fs-nothing`);return[...e.way?[Ht(e.way)]:[],z(`fs-cast-columns`,{shared:n(e.shared),personal:n(e.personal)}),...e.gain?[z(`fs-cast-sure`,{gain:X(e.gain)})]:[],...e.kindness?[Kt(e.kindness)]:[],...Wt(e.reach,t)].map(Y)}var Jt=x(`<span class="now svelte-1xjlql7"><b class="svelte-1xjlql7">+</b><!></span>`),Yt=x(`<b class="svelte-1xjlql7">−</b><!>`,1),Xt=x(`<b class="svelte-1xjlql7">+</b><!>`,1),Zt=f(`<svg class="svelte-1xjlql7"><use></use></svg>`),Qt=x(`<span><!> <!> <!></span>`),$t=x(`<span class="reach svelte-1xjlql7"><svg class="svelte-1xjlql7"><use href="#fs-sg-star"></use></svg><!></span>`),en=x(`<p class="fc"><span class="sr"> </span> <span class="in svelte-1xjlql7" aria-hidden="true"><!> <!> <!></span></p>`);function tn(e,s){o(s,!0);let c={fetch:`fetch`,draw:`draw`,again:`again`,trim:`tree`,study:`paw`},l=a(()=>[...new Set([...s.of.reach,...s.of.lines.flatMap(e=>e.reach)])]);var u=en(),d=M(u),f=C(d,!0),p=G(d,2),m=M(p),g=e=>{var t=Jt(),r=G(M(t));{let e=a(()=>q(s.of.at_once));Q(r,{get of(){return w(e)}})}n(t),b(e,t)};v(m,e=>{s.of.at_once&&e(g)});var x=G(m,2);r(x,17,()=>s.of.lines,_,(e,r)=>{var o=Qt();let s;var l=M(o),u=e=>{var t=Yt(),n=G(A(t));{let e=a(()=>q(w(r).pay));Q(n,{get of(){return w(e)}})}b(e,t)};v(l,e=>{w(r).pay&&e(u)});var d=G(l,2),f=e=>{var t=Xt(),n=G(A(t));{let e=a(()=>q(w(r).gain));Q(n,{get of(){return w(e)}})}b(e,t)};v(d,e=>{w(r).gain&&e(f)});var p=G(d,2),m=e=>{var t=Zt(),n=C(t);W(()=>i(n,`href`,`#fs-sg-${c[w(r).special]??``}`)),b(e,t)};v(p,e=>{w(r).special&&e(m)}),n(o),W(()=>s=t(o,1,`svelte-1xjlql7`,null,s,{now:w(r).state===`now`,later:w(r).state===`convert`,no:w(r).state===`short`})),b(e,o)});var S=G(x,2),T=e=>{var t=$t(),o=G(M(t));r(o,16,()=>w(l),e=>e,(e,t)=>{let n=a(()=>s.view.box.cards[t]?.creature);var r=y(),o=A(r),c=e=>{var t=Zt(),r=C(t);W(()=>i(r,`href`,`#fs-cr-${w(n)??``}`)),b(e,t)};v(o,e=>{w(n)&&e(c)}),b(e,r)}),n(t),b(e,t)};v(S,e=>{w(l).length&&e(T)}),n(p),n(u),W((e,t)=>{i(u,`id`,s.id),B(f,e),i(p,`title`,t)},[()=>Gt(s.of,s.view),()=>Gt(s.of,s.view)]),b(e,u),h()}function nn({moves:e,box:t}){let n=e=>t.free_acts.includes(e.split(` `)[0]),r=e.filter(n);return{main:e.filter(e=>e!==`done`&&!n(e)),free:r,done:e.includes(`done`)}}var rn=[`act`,`slot`,`col`,`pick`,`keep`,`aside`,`play`,`take`,`final`,`starter`],an=e=>e.length>0&&e.every(e=>rn.includes(e.split(` `)[0])),on={plan:`forest`,place_slot:`forest`,column:`forest`,second:`forest`,free:`forest`,toss:`forest`,trim:`forest`,open:`projects`,final:`zones`,fork:`boards`,study:`boards`,learn:`boards`,certificate:`boards`},sn=e=>e===void 0?void 0:on[e]??`zones`;function cn(e,t){let n=e.split(` `)[1]??``;return t.cards[J(n.split(`:`).at(-1))]?.creature??(e.startsWith(`study `)?n:void 0)}var ln=e=>/^(?:el|convert|air) (.)$/.exec(e)?.[1],un=({acts:e})=>e.flatMap(({act:e,els:t})=>[e,...[...t].map(e=>`el ${e}`)]),dn=e=>Pe.filter(t=>e[t]).map(t=>`${e[t]}${t}`).join(` `);function fn(e,t,n){let r=ze(e);return dn({...r,[t]:(r[t]??0)-1,[n]:(r[n]??0)+1})}function pn({price:e},t,n,r){let{els:i,role:a,among:o}=t.acts[n],s=i[r],c=ze(t.left),l=o.filter(e=>e!==s);if(a===`pay`||a===`exchange`)return l.filter(e=>c[e]);if(!c[s])return[];let[u,d]=[ze(e),ze(t.cuts)];return a===`take`?l:l.filter(e=>(u[e]??0)>(d[e]??0))}function mn(e,t,n,r){let i=e.acts[t],{els:a,role:o}=i,s=a[n],c=[...a].with(n,r).toSorted((e,t)=>Pe.indexOf(e)-Pe.indexOf(t)),l={...e,acts:e.acts.with(t,{...i,els:c.join(``)})};return l.left=o===`save`||o===`take`?fn(e.left,s,r):fn(e.left,r,s),o===`save`?[l.cuts,l.spend]=[fn(e.cuts,s,r),fn(e.spend,r,s)]:o===`pay`&&(l.spend=fn(e.spend,s,r)),l}var hn=x(`<span class="svelte-1d1ybok"><!><b>→</b><!></span>`),gn=x(`<span class="svelte-1d1ybok"><!><b>→</b><!><!></span>`),_n=x(`<button type="button" class="btn ghost"> </button>`),vn=x(`<li><button type="button" class="el svelte-1d1ybok"><!><b aria-hidden="true">⇄</b><!></button></li>`),yn=x(`<ul class="els svelte-1d1ybok"></ul>`),bn=x(`<div class="pay svelte-1d1ybok" role="group"><p class="steps svelte-1d1ybok" aria-hidden="true"><!> <span class="svelte-1d1ybok"><b>−</b><!></span> <span class="left svelte-1d1ybok"><b>=</b><!></span></p> <p class="words svelte-1d1ybok"> </p> <p class="do svelte-1d1ybok"><button type="button" class="btn main"> <span class="sr"> </span></button> <!> <!></p> <!></div>`);function xn(t,s){let c=e();o(s,!0);let l=K(void 0),u=a(()=>JSON.stringify(s.purchase)),d=K(!1),f=a(()=>w(l)?.of===w(u)?w(l).way:s.purchase.ways[0]),p=e=>void T(l,{of:w(u),way:e}),m=e=>un(e).join()===un(w(f)).join();function g(e,t){let[n]=pn(s.purchase,w(f),e,t);n&&p(mn(w(f),e,t,n))}var x=bn(),S=M(x),E=M(S);r(E,17,()=>w(f).acts,_,(e,t)=>{let r=()=>w(t).act,i=()=>w(t).els,o=a(()=>{let[e,t]=r().split(` `);return{verb:e,element:t}});var s=y(),c=A(s),l=e=>{var t=hn(),r=M(t);{let e=a(()=>q(Vt(i())));Q(r,{get of(){return w(e)}})}yt(G(r,2),{get element(){return w(o).element}}),n(t),b(e,t)},u=e=>{var t=gn(),r=M(t);yt(r,{element:`A`});var s=G(r,2);yt(s,{get element(){return w(o).element}});var c=G(s);{let e=a(()=>q(Vt(i())));Q(c,{get of(){return w(e)}})}n(t),b(e,t)};v(c,e=>{w(o).verb===`convert`?e(l):w(o).verb===`air`&&e(u,1)}),b(e,s)});var O=G(E,2),k=G(M(O));{let e=a(()=>q(w(f).spend));Q(k,{get of(){return w(e)}})}n(O);var j=G(O,2),N=G(M(j)),P=e=>{{let t=a(()=>q(w(f).left));Q(e,{get of(){return w(t)}})}},F=e=>{var t=D(`∅`);b(e,t)};v(N,e=>{w(f).left?e(P):e(F,-1)}),n(j),n(S);var ee=G(S,2),I=C(ee,!0),L=G(ee,2),te=M(L),V=M(te,!0),H=G(V),ne=C(H);n(te);var U=G(te,2);r(U,17,()=>s.purchase.ways.filter(e=>!m(e)),_,(e,t)=>{var n=_n(),r=C(n,!0);W(e=>B(r,e),[()=>z(w(l)?.of===w(u)?`fs-way-cheapest`:`fs-way-keep-air`)]),R(`click`,n,()=>p(w(t))),b(e,n)});var re=G(U,2),ie=e=>{var t=_n(),n=C(t,!0);W(e=>{i(t,`aria-expanded`,w(d)),B(n,e)},[()=>z(`fs-way-change`)]),R(`click`,t,()=>T(d,!w(d))),b(e,t)},ae=a(()=>w(f).acts.some(({els:e},t)=>[...e].some((e,n)=>pn(s.purchase,w(f),t,n).length)));v(re,e=>{w(ae)&&e(ie)}),n(L);var oe=G(L,2),se=e=>{var t=yn();r(t,21,()=>w(f).acts,_,(e,t,o)=>{let c=()=>w(t).act,l=()=>w(t).els;var u=y(),d=A(u);r(d,19,()=>[...l()],(e,t)=>`${o} ${t}`,(e,t,r)=>{let l=a(()=>{let[e]=pn(s.purchase,w(f),o,w(r));return{next:e}});var u=y(),d=A(u),p=e=>{var a=vn(),s=M(a),u=M(s);yt(u,{get element(){return w(t)}}),yt(G(u,2),{get element(){return w(l).next}}),n(s),n(a),W(e=>{i(s,`data-change`,`${o} ${w(r)??``}`),i(s,`aria-label`,e)},[()=>z(`fs-way-swap`,{role:c().split(` `)[0],element:w(t),other:gt(w(l).next)})]),R(`click`,s,()=>g(o,w(r))),b(e,a)};v(d,e=>{w(l).next&&e(p)}),b(e,u)}),b(e,u)}),n(t),b(e,t)};v(oe,e=>{w(d)&&e(se)}),n(x),W((e,t,n)=>{i(x,`aria-label`,e),i(ee,`id`,`pay-${c}`),B(I,t),i(te,`data-pay`,s.purchase.move),i(te,`aria-disabled`,s.busy),i(te,`aria-describedby`,`pay-${c}`),B(V,n),B(ne,`: ${s.what??``}`)},[()=>z(`fs-way-of`,{what:s.what}),()=>Ht(w(f)),()=>z(`fs-way-pay`)]),R(`click`,te,()=>!s.busy&&s.onpay(un(w(f)))),b(t,x),h()}U([`click`]);var Sn=x(`<button type="button"><svg aria-hidden="true" class="svelte-1lf7px8"><use></use></svg></button>`),Cn=x(`<div class="picks svelte-1lf7px8" role="group"></div>`);function wn(e,s){o(s,!0);var l=Cn();r(l,22,()=>s.hand,e=>e,(e,r,o)=>{let c=a(()=>s.box.cards[J(r)].creature);var l=Sn(),u=M(l),d=C(u);n(l),W((e,n)=>{t(l,1,`cr fs-${e??``}`,`svelte-1lf7px8`),i(l,`aria-pressed`,w(o)===0),i(l,`aria-label`,n),i(d,`href`,`#fs-cr-${w(c)??``}`)},[()=>Ie(w(c),s.box),()=>z(`fs-plan-hand`,{card:Z(r,s.box)})]),R(`click`,l,()=>s.onpick(r)),b(e,l)}),n(l),c(l,e=>be?.(e)),W(e=>i(l,`aria-label`,e),[()=>z(`fs-hand`)]),b(e,l),h()}U([`click`]);var Tn=e=>e.map((t,n)=>{let r=e.slice(0,n).filter(e=>e===t).length;return r?`${t}#${r+1}`:t});function En(e,t,n){if(t===n)return`S`;let{L:r,R:i}=e.players[t].neighbours;return r===n?`L`:i===n?`R`:void 0}function Dn(e,t,n){return e.players.flatMap((r,i)=>{let a=En(e,i,t);return a?Array.from({length:r.laid[a][n]??0},()=>i):[]})}function On(e,t){let n=e.players[t],r=(e,r)=>Array.from({length:n.laid[e][r]??0},()=>t),i=(n,i,a)=>({letter:n,owner:i,cards:Tn(a).map((a,o)=>{let s=n===`P`||i===null?r(n===`S`?`P`:n,o):Dn(e,i,o);return{name:a,move:`act ${n}:${a}`,cubes:s,mine:s.includes(t)}})}),a=t=>{if(e.clochette)return[i(t,null,e.clochette.zones[t===`L`?0:1])];let r=n.neighbours[t];return r===null?[]:[i(t,r,e.players[r].shared)]};return[...a(`L`),i(`S`,t,n.shared),i(`P`,t,n.personal),...a(`R`)]}var kn=K(!1),An=x(`<span aria-hidden="true"><svg class="svelte-1j2vtr"><use></use></svg><!></span>`),jn=x(`<button type="button" class="btn ghost svelte-1j2vtr"> </button>`),Mn=x(`<button type="button" class="btn main svelte-1j2vtr" data-act="done"> </button>`),Nn=x(`<p class="about svelte-1j2vtr"> </p>`),Pn=x(`<li> </li>`),Fn=x(`<ul class="cast svelte-1j2vtr"></ul>`),In=x(`<div class="list svelte-1j2vtr" role="group"></div>`),Ln=x(`<details class="svelte-1j2vtr"><summary class="svelte-1j2vtr"> </summary> <div class="list svelte-1j2vtr" role="group"></div></details>`),Rn=x(`<details class="compare svelte-1j2vtr"><summary class="svelte-1j2vtr"> </summary> <div class="list svelte-1j2vtr" role="group"></div></details>`),zn=x(`<details class="free svelte-1j2vtr"><summary class="svelte-1j2vtr"> </summary> <p class="faint"> </p> <!></details>`),Bn=x(`<div class="folds svelte-1j2vtr"><!> <!> <!></div>`),Vn=x(`<section><div class="ask svelte-1j2vtr"><!> <h2 data-ask="" tabindex="-1" class="svelte-1j2vtr"> </h2> <!> <!></div> <!> <!> <!> <!> <!> <!> <!> <!></section>`);function Hn(e,s){o(s,!0);let u=(e,t=l)=>{{let n=a(()=>S(at(t(),s.view,s.names))),r=a(()=>cn(t(),s.view.box)),i=a(()=>ln(t()));It(e,{get words(){return w(n)},get creature(){return w(r)},get element(){return w(i)},get box(){return s.view.box},get"data-act"(){return t()},get"aria-disabled"(){return s.busy},onclick:()=>s.onplay(t())})}},d=L(s,`tight`,3,!1),f=a(()=>nn(s.view)),p=a(()=>an(w(f).main)),m=a(()=>s.view.question?.card?s.view.box.cards[J(s.view.question.card)]:void 0),g=a(()=>s.view.question?.ask===`plan`?s.view.help?.cards[J(s.view.question.card??``)]:void 0),_=a(()=>s.onpick&&s.view.question?.ask===`plan`&&s.view.seat!==null?Tn(s.view.players[s.view.seat].hand??[]):[]),x=a(()=>s.onchoose&&[`column`,`second`,`chosen`].includes(s.view.question?.ask??``)?(s.view.help?.columns??[]).filter(({way:e})=>e):[]),S=e=>{let t=e.search(/\s?: /);return t<0?[e,``]:[e.slice(0,t),e.slice(t).replace(/^\s?: /,``)]};var E=Vn();let D;var O=M(E),j=M(O),N=e=>{var r=An(),a=M(r),o=C(a);jt(G(a),{get effect(){return w(m).effect}}),n(r),W(e=>{t(r,1,`it fs-${e??``}`,`svelte-1j2vtr`),i(o,`href`,`#fs-cr-${w(m).creature??``}`)},[()=>Ie(w(m).creature,s.view.box)]),b(e,r)};v(j,e=>{w(m)&&e(N)});var P=G(j,2),F=C(P,!0),ee=G(P,2),I=e=>{var t=jn(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-plan-back`)]),R(`click`,t,()=>!s.busy&&s.onback()),b(e,t)};v(ee,e=>{s.onback&&e(I)});var te=G(ee,2),V=e=>{var t=Mn(),n=C(t,!0);W(e=>{i(t,`aria-disabled`,s.busy),B(n,e)},[()=>at(`done`,s.view,s.names)]),R(`click`,t,()=>s.onplay(`done`)),b(e,t)};v(te,e=>{w(f).done&&e(V)}),n(O);var H=G(O,2),ne=e=>{wn(e,{get hand(){return w(_)},get box(){return s.view.box},get onpick(){return s.onpick}})};v(H,e=>{s.onpick&&w(_).length>1&&e(ne)});var U=G(H,2),ie=e=>{tn(e,{get of(){return w(g)},get view(){return s.view}})};v(U,e=>{w(g)&&e(ie)});var K=G(U,2),ae=e=>{var t=Nn(),n=C(t,!0);W(e=>B(n,e),[()=>ht(s.view)]),b(e,t)};v(K,e=>{re.hints&&e(ae)});var oe=G(K,2),se=e=>{var t=Fn();r(t,20,()=>qt(s.columns,s.view),e=>e,(e,t)=>{var n=Pn(),r=C(n,!0);W(()=>B(r,t)),b(e,n)}),n(t),b(e,t)};v(oe,e=>{s.columns&&e(se)});var ce=G(oe,2),le=e=>{var t=Nn(),n=C(t,!0);W(e=>B(n,e),[()=>Kt(s.view.help.kindness)]),b(e,t)};v(ce,e=>{s.view.question?.ask===`activate`&&s.view.help?.kindness&&e(le)});var ue=G(ce,2),de=e=>{var t=In();r(t,20,()=>w(f).main,e=>e,(e,t)=>{u(e,()=>t)}),n(t),c(t,e=>be?.(e)),W(e=>i(t,`aria-label`,e),[()=>pt(s.view)]),b(e,t)};v(ue,e=>{w(f).main.length&&!w(p)&&e(de)});var fe=G(ue,2),pe=e=>{var t=y(),n=A(t);r(n,17,()=>s.view.help?.offers??[],e=>e.move,(e,t)=>{var n=y(),r=A(n),i=e=>{{let n=a(()=>at(w(t).move,s.view,s.names));xn(e,{get purchase(){return w(t)},get what(){return w(n)},get busy(){return s.busy},get onpay(){return s.onseries}})}};v(r,e=>{w(t).state===`convert`&&w(t).ways.length&&e(i)}),b(e,n)}),b(e,t)};v(fe,e=>{s.onseries&&e(pe)});var me=G(fe,2),he=e=>{var t=Bn(),o=M(t),l=e=>{var t=Ln(),a=M(t),o=C(a),l=G(a,2);r(l,20,()=>w(f).main,e=>e,(e,t)=>{u(e,()=>t)}),n(l),c(l,e=>be?.(e)),n(t),W((e,t)=>{B(o,`${e??``} (${w(f).main.length??``})`),i(l,`aria-label`,t)},[()=>z(`fs-moves`),()=>pt(s.view)]),k(`open`,`toggle`,t,e=>T(kn,e),()=>w(kn)),b(e,t)};v(o,e=>{w(p)&&e(l)});var d=G(o,2),m=e=>{var t=Rn(),o=M(t),l=C(o,!0),u=G(o,2);r(u,21,()=>w(x),e=>e.columns.join(),(e,t)=>{{let n=a(()=>[z(`fs-plan-columns`,{n:w(t).columns.length,first:w(t).columns[0],second:w(t).columns[1]??``}),qt(w(t),s.view).join(` `)]),r=a(()=>w(t).columns.join(` `)),i=a(()=>w(t)===s.columns);It(e,{get words(){return w(n)},get box(){return s.view.box},get"data-plan"(){return`columns ${w(r)??``}`},get"aria-pressed"(){return w(i)},onclick:()=>s.onchoose?.(w(t).columns)})}}),n(u),c(u,e=>be?.(e)),n(t),W((e,t)=>{B(l,e),i(u,`aria-label`,t)},[()=>z(`fs-plan-compare`,{n:w(x).length}),()=>z(`fs-plan-compare`,{n:w(x).length})]),b(e,t)};v(d,e=>{w(x).length&&e(m)});var h=G(d,2),g=e=>{var t=zn(),o=M(t),l=C(o,!0),d=G(o,2),p=C(d,!0),m=G(d,2);r(m,16,()=>s.view.box.free_acts,e=>e,(e,t)=>{let o=a(()=>w(f).free.filter(e=>e.split(` `)[0]===t));var s=y(),l=A(s),d=e=>{var a=In();r(a,20,()=>w(o),e=>e,(e,t)=>{u(e,()=>t)}),n(a),c(a,e=>be?.(e)),W(e=>i(a,`aria-label`,e),[()=>z(`fs-group`,{verb:t})]),b(e,a)};v(l,e=>{w(o).length&&e(d)}),b(e,s)}),n(t),W((e,t)=>{B(l,e),B(p,t)},[()=>z(`fs-free-acts`,{n:w(f).free.length}),()=>z(`fs-free-acts-note`)]),b(e,t)};v(h,e=>{w(f).free.length&&e(g)}),n(t),b(e,t)};v(me,e=>{(w(p)||w(f).free.length||w(x).length)&&e(he)}),n(E),W((e,n)=>{D=t(E,1,`acts svelte-1j2vtr`,null,D,{tight:d()}),i(E,`aria-busy`,s.busy),i(E,`aria-label`,e),B(F,n)},[()=>z(`fs-moves`),()=>pt(s.view)]),b(e,E),h()}U([`click`]);var Un=x(`<b class="svelte-do7a0d"> </b>`),Wn=x(`<i></i>`),Gn=x(`<span class="tri svelte-do7a0d"><em class="svelte-do7a0d"> </em><!></span>`),Kn=x(`<li class="now svelte-do7a0d"> </li>`),qn=x(`<li> <!></li>`),Jn=x(`<button type="button" class="btn ghost tale"><svg class="ico" aria-hidden="true"><use href="#i-eye"></use></svg><span> </span></button>`),Yn=f(`<svg class="ico"><use href="#i-bot"></use></svg>`),Xn=x(` <em class="svelte-do7a0d"> </em>`,1),Zn=x(`<li class="svelte-do7a0d"><button type="button"><i aria-hidden="true" class="svelte-do7a0d"><!></i> <span class="nm svelte-do7a0d"> <!><small class="svelte-do7a0d"> </small></span></button></li>`),Qn=x(`<div class="cal svelte-do7a0d"><p class="sr"> </p> <p class="month svelte-do7a0d" aria-hidden="true"><!> <!></p> <ol class="phases svelte-do7a0d" aria-hidden="true"><!> <!></ol> <!> <ul class="people svelte-do7a0d"></ul></div>`);function $n(e,s){o(s,!0);let c=[`I`,`II`,`III`,`f`],l=a(()=>c.filter(e=>s.view.turns[e]!==void 0)),u=a(()=>s.view.trimester?w(l).indexOf(s.view.trimester):-1),d=a(()=>typeof s.view.phase==`number`);var f=Qn(),p=M(f),m=C(p,!0),g=G(p,2),x=M(g),S=e=>{var t=Un(),n=C(t,!0);W(e=>B(n,e),[()=>dt(s.view.game_turn)]),b(e,t)},T=a(()=>s.view.game_turn&&dt(s.view.game_turn));v(x,e=>{w(T)&&e(S)});var E=G(x,2);r(E,18,()=>w(l),e=>e,(e,i,o)=>{let c=a(()=>s.view.turns[i]??1);var l=Gn(),d=M(l),f=C(d,!0),p=G(d),m=e=>{var t=D();W(()=>B(t,w(o)===w(u)?`${s.view.turn}/${w(c)}`:w(c))),b(e,t)},h=e=>{var n=y(),i=A(n);r(i,17,()=>({length:w(c)}),_,(e,n,r)=>{var i=Wn();let a;W(()=>a=t(i,1,`svelte-do7a0d`,null,a,{past:w(o)<w(u)||w(o)===w(u)&&r+1<s.view.turn,now:w(o)===w(u)&&r+1===s.view.turn})),b(e,i)}),b(e,n)};v(p,e=>{w(c)>4?e(m):e(h,-1)}),n(l),W(e=>B(f,e),[()=>z(`fs-trimester`,{trimester:i})]),b(e,l)}),n(g);var O=G(g,2),k=M(O),j=e=>{var t=Kn(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-before-phases`,{step:s.view.step})]),b(e,t)};v(k,e=>{w(d)||e(j)});var N=G(k,2);r(N,16,()=>[1,2,3,4,5,6,7],e=>e,(e,r)=>{var i=qn();let a;var o=M(i,!0),c=G(o),l=e=>{var t=D();W(e=>B(t,` ${e??``}`),[()=>z(`fs-phase-short`,{n:r})]),b(e,t)};v(c,e=>{s.view.phase===r&&e(l)}),n(i),W(e=>{a=t(i,1,`svelte-do7a0d`,null,a,{now:s.view.phase===r,past:e}),B(o,r)},[()=>w(d)&&Number(s.view.phase)>r]),b(e,i)}),n(O);var P=G(O,2),ee=e=>{var t=Jn(),r=G(M(t)),i=C(r,!0);n(t),W(e=>B(i,e),[()=>z(`fs-tale`)]),R(`click`,t,function(...e){s.onstory?.apply(this,e)}),b(e,t)};v(P,e=>{s.onstory&&e(ee)});var I=G(P,2);r(I,21,()=>s.people,e=>e.seat,(e,r)=>{let o=a(()=>s.view.to_act.includes(w(r).seat));var c=Zn(),l=M(c);let u,d;var f=M(l),p=M(f),m=e=>{var t=Yn();b(e,t)},h=e=>{var t=D();W(e=>B(t,e),[()=>ge(w(r).name)]),b(e,t)};v(p,e=>{w(r).kind===`bot`?e(m):e(h,-1)}),n(f);var g=G(f,2),_=M(g,!0),y=G(_),x=e=>{var t=Xn(),n=A(t,!0);n.nodeValue=` `;var r=G(n),i=C(r,!0);W(e=>B(i,e),[()=>z(`fs-is-you`)]),b(e,t)};v(y,e=>{w(r).seat===s.front&&w(r).mine&&e(x)});var S=G(y),T=C(S,!0);n(g),n(l),n(c),W((e,n,a)=>{i(l,`aria-label`,`${w(r).name??``}, ${e??``}. ${n??``}`),u=t(l,1,`svelte-do7a0d`,null,u,{thinking:w(o)}),d=F(l,``,d,{"--c":`var(--player-${w(r).seat+1})`}),B(_,w(r).name),B(T,a)},[()=>z(w(o)?`fs-thinking`:`fs-ready`),()=>z(`fs-look-at`,{who:w(r).name}),()=>s.bubbles[w(r).seat]??s.clocks[w(r).seat]??(w(o)?`${z(`fs-thinking`)}…`:`✓ ${z(`fs-ready`)}`)]),R(`click`,l,()=>s.onlook(w(r).seat)),b(e,c)}),n(I),n(f),W(e=>B(m,e),[()=>ft(s.view)]),b(e,f),h()}U([`click`]);var er=x(`<li><svg class="dash svelte-1dv7tll" viewBox="0 0 30 6"><line x1="0" x2="30" y1="3" y2="3" class="svelte-1dv7tll"></line></svg> </li>`),tr=f(`<line x1="30" class="svelte-1dv7tll"></line><text x="24" class="n svelte-1dv7tll"> </text>`,1),nr=f(`<text> </text>`),rr=f(`<circle r="3.5"></circle>`),ir=f(`<polyline class="svelte-1dv7tll"></polyline><!>`,1),ar=x(`<th scope="col" class="svelte-1dv7tll"> </th>`),or=x(`<td class="num svelte-1dv7tll"> </td>`),sr=x(`<tr><th scope="row" class="svelte-1dv7tll"><i aria-hidden="true" class="svelte-1dv7tll"></i> </th><!></tr>`),cr=x(`<figure class="svelte-1dv7tll"><figcaption class="h"> </figcaption> <ul aria-hidden="true" class="svelte-1dv7tll"></ul> <svg aria-hidden="true" class="svelte-1dv7tll"><!><!><!></svg> <details class="svelte-1dv7tll"><summary class="svelte-1dv7tll"> </summary> <div class="wide svelte-1dv7tll"><table class="svelte-1dv7tll"><thead><tr><th scope="col" class="svelte-1dv7tll"> </th><!></tr></thead><tbody></tbody></table></div></details></figure>`);function lr(e,s){o(s,!0);let c=new he(`max-width: 700px`),l=a(()=>c.current?330:640),u=a(()=>Math.max(1,...s.months.flatMap(({points:e})=>e))),d=e=>30+e/Math.max(1,s.months.length-1)*(w(l)-50),f=e=>176-e/w(u)*156,p=({turn:e})=>e===0?z(`fs-months-start`):dt(e)||String(e),m=e=>e.turn===0?p(e):p(e).slice(0,3),g=[``,`8 4`,`2 4`,`12 3 2 3`,`5 5`,`1 3`];var v=cr(),y=M(v),x=C(y,!0),S=G(y,2);r(S,21,()=>s.people,({seat:e,name:t})=>e,(e,t)=>{let r=()=>w(t).seat,a=()=>w(t).name;var o=er(),s=M(o),c=M(s);let l;n(s);var u=G(s,1,!0);n(o),W(()=>{i(c,`stroke-dasharray`,g[r()]),l=F(c,``,l,{stroke:`var(--player-${r()+1})`}),B(u,a())}),b(e,o)}),n(S);var T=G(S,2),E=M(T);r(E,17,()=>[0,Math.round(w(u)/2),w(u)],_,(e,t)=>{var n=tr(),r=A(n),a=G(r),o=C(a,!0);W((e,n,s)=>{i(r,`x2`,w(l)-20),i(r,`y1`,e),i(r,`y2`,n),i(a,`y`,s),B(o,w(t))},[()=>f(w(t)),()=>f(w(t)),()=>f(w(t))+4]),b(e,n)});var D=G(E);r(D,19,()=>s.months,e=>e.turn,(e,n,r)=>{var a=nr();i(a,`y`,194);let o;var s=C(a,!0);W((e,n)=>{i(a,`x`,e),o=t(a,0,`svelte-1dv7tll`,null,o,{first:w(r)===0}),B(s,n)},[()=>w(r)?d(w(r)):8,()=>m(w(n))]),b(e,a)});var O=G(D);r(O,17,()=>s.people,({seat:e})=>e,(e,t)=>{let n=()=>w(t).seat;var a=ir(),o=A(a);let c;var l=G(o);r(l,19,()=>s.months,({turn:e,points:t})=>e,(e,t,r)=>{let a=()=>w(t).points;var o=rr();let s;W((e,t)=>{i(o,`cx`,e),i(o,`cy`,t),s=F(o,``,s,{fill:`var(--player-${n()+1})`})},[()=>d(w(r)),()=>f(a()[n()]??0)]),b(e,o)}),W(e=>{i(o,`points`,e),i(o,`stroke-dasharray`,g[n()]),c=F(o,``,c,{stroke:`var(--player-${n()+1})`})},[()=>s.months.map(({points:e},t)=>`${d(t)},${f(e[n()]??0)}`).join(` `)]),b(e,a)}),n(T);var k=G(T,2),j=M(k),N=C(j,!0),P=G(j,2),ee=M(P),I=M(ee),L=M(I),R=M(L),te=C(R,!0),V=G(R);r(V,17,()=>s.months,e=>e.turn,(e,t)=>{var n=ar(),r=C(n,!0);W(e=>B(r,e),[()=>p(w(t))]),b(e,n)}),n(L),n(I);var H=G(I);r(H,21,()=>s.people,({seat:e,name:t})=>e,(e,t)=>{let i=()=>w(t).seat,a=()=>w(t).name;var o=sr(),c=M(o),l=M(c);let u;var d=G(l,1,!0);n(c);var f=G(c);r(f,17,()=>s.months,({turn:e,points:t})=>e,(e,t)=>{let n=()=>w(t).points;var r=or(),a=C(r,!0);W(()=>B(a,n()[i()])),b(e,r)}),n(o),W(()=>{u=F(l,``,u,{background:`var(--player-${i()+1})`}),B(d,a())}),b(e,o)}),n(H),n(ee),n(P),n(k),n(v),W((e,t,n)=>{B(x,e),i(T,`viewBox`,`0 0 ${w(l)??``} 200`),B(N,t),B(te,n)},[()=>z(`fs-months`),()=>z(`fs-months-table`),()=>z(`web-count-who`)]),b(e,v),h()}var ur=x(`<p class="note-line"> <a class="clause">FS-232</a></p>`),dr=x(`<th scope="col" class="svelte-9pghb7"><i aria-hidden="true"></i> <a class="clause"> </a></th>`),fr=x(`<svg class="ico svelte-9pghb7" aria-hidden="true"><use href="#i-crown"></use></svg><span class="sr"> </span>`,1),pr=x(` <span class="you svelte-9pghb7"> </span>`,1),mr=x(`<td class="num svelte-9pghb7"><i aria-hidden="true"></i> </td>`),hr=x(`<tr><th scope="row" class="svelte-9pghb7"><!> <!></th><!><td class="r total num svelte-9pghb7"> </td></tr>`),gr=x(`<i> </i>`),_r=x(`<div class="svelte-9pghb7"><span class="svelte-9pghb7"> </span> <p class="svelte-9pghb7"></p></div>`),vr=x(`<p class="soft"> <a class="clause">FS-182</a></p>`),yr=x(`<section class="count svelte-9pghb7" aria-labelledby="count-title"><h2 id="count-title" tabindex="-1" class="svelte-9pghb7"> </h2> <!> <table class="svelte-9pghb7"><caption class="sr"> </caption><thead class="svelte-9pghb7"><tr class="svelte-9pghb7"><th scope="col" class="svelte-9pghb7"> </th><!><th scope="col" class="r svelte-9pghb7"> </th></tr></thead><tbody class="svelte-9pghb7"></tbody></table> <div class="bars svelte-9pghb7" aria-hidden="true"></div> <!> <!></section>`);function br(e,s){o(s,!0);let c=a(()=>s.view.result),l=[[`kindness`,`FS-175`],[`creatures`,`FS-176`],[`final`,`FS-177`],[`study`,`FS-178`],[`certificates`,`FS-179`],[`bonus`,`FS-180`]],d=a(()=>w(c).counts.map((e,t)=>({count:e,seat:t})).toSorted((e,t)=>t.count.total-e.count.total)),f=a(()=>Math.max(1,...w(c).counts.map(e=>e.total))),p=a(()=>w(c).counts[0].total-(w(c).clochette??0)),m=a(()=>V(w(c).winners.map(e=>s.people[e].name))),g=a(()=>w(c).grade?z(`fs-grade-title`,{grade:w(c).grade}):z(`web-won`,{who:w(m),n:w(c).winners.length}));var _=yr(),x=M(_),S=C(x,!0),T=G(x,2),E=e=>{var t=ur(),r=M(t),a=G(r);n(t),W((e,t)=>{B(r,`${e??``} `),i(a,`href`,t)},[()=>z(`fs-grade-note`,{total:w(c).counts[0].total,bell:w(c).clochette??0,lead:Math.abs(w(p)),ahead:w(p)<0?`no`:`yes`}),()=>me(`fairy-school`,`FS-232`)]),b(e,t)};v(T,e=>{w(c).grade&&e(E)});var D=G(T,2),O=M(D),k=C(O,!0),j=G(O),P=M(j),ee=M(P),I=C(ee,!0),L=G(ee);r(L,17,()=>l,([e,t])=>e,(e,r)=>{var o=a(()=>u(w(r),2));let s=()=>w(o)[0],c=()=>w(o)[1];var l=dr(),d=M(l),f=G(d),p=G(f),m=C(p,!0);n(l),W((e,n)=>{t(d,1,`sw ${s()??``}`,`svelte-9pghb7`),B(f,`${e??``} `),i(p,`href`,n),B(m,c())},[()=>z(`fs-count-${s()}`),()=>me(`fairy-school`,c())]),b(e,l)});var R=G(L),te=C(R,!0);n(P),n(j);var H=G(j);r(H,21,()=>w(d),({count:e,seat:t})=>t,(e,o)=>{let d=()=>w(o).count,f=()=>w(o).seat;var p=hr();let m,h;var g=M(p),_=M(g),y=e=>{var t=fr(),n=G(A(t)),r=C(n,!0);W(e=>B(r,e),[()=>z(`web-winner`)]),b(e,t)},x=a(()=>w(c).winners.includes(f()));v(_,e=>{w(x)&&e(y)});var S=G(_,1,!0),T=G(S),E=e=>{var t=pr(),n=A(t,!0);n.nodeValue=` `;var r=G(n),i=C(r,!0);W(e=>B(i,e),[()=>z(`web-seat-you`)]),b(e,t)};v(T,e=>{f()===s.front&&s.people[f()].mine&&e(E)}),n(g);var D=G(g);r(D,17,()=>l,([e])=>e,(e,r)=>{var o=a(()=>u(w(r),1));let s=()=>w(o)[0];var c=mr(),l=M(c),f=G(l,1,!0);n(c),W(e=>{i(c,`data-label`,e),t(l,1,`sw ${s()??``}`,`svelte-9pghb7`),B(f,d()[s()])},[()=>z(`fs-count-${s()}`)]),b(e,c)});var O=G(D),k=C(O,!0);n(p),W(e=>{m=t(p,1,`svelte-9pghb7`,null,m,{won:e}),h=F(p,``,h,{"--p":`var(--player-${f()+1})`}),B(S,s.people[f()].name),B(k,d().total)},[()=>w(c).winners.includes(f())]),b(e,p)}),n(H),n(D);var ne=G(D,2);r(ne,21,()=>w(d),({count:e,seat:t})=>t,(e,i)=>{let o=()=>w(i).count,c=()=>w(i).seat;var d=_r(),p=M(d),m=C(p,!0),h=G(p,2);let g;r(h,21,()=>l,([e])=>e,(e,n)=>{var r=a(()=>u(w(n),1));let i=()=>w(r)[0];var s=y(),c=A(s),l=e=>{var n=gr();let r;var a=C(n,!0);W(()=>{t(n,1,N(i()),`svelte-9pghb7`),r=F(n,``,r,{flex:o()[i()]}),B(a,o()[i()])}),b(e,n)};v(c,e=>{o()[i()]>0&&e(l)}),b(e,s)}),n(h),n(d),W(()=>{B(m,s.people[c()].name),g=F(h,``,g,{width:`${o().total/w(f)*100}%`})}),b(e,d)}),n(ne);var U=G(ne,2),re=e=>{lr(e,{get months(){return s.months},get people(){return s.people}})};v(U,e=>{s.months.length>1&&e(re)});var ie=G(U,2),K=e=>{var t=vr(),r=M(t),a=G(r);n(t),W((e,t)=>{B(r,`${e??``} `),i(a,`href`,t)},[()=>z(`fs-decided`),()=>me(`fairy-school`,`FS-182`)]),b(e,t)};v(ie,e=>{w(c).grade||e(K)}),n(_),W((e,t,n)=>{B(S,w(g)),B(k,e),B(I,t),B(te,n)},[()=>z(`web-count`),()=>z(`web-count-who`),()=>z(`web-count-total`)]),b(e,_),h()}var xr=x(`<span class="k svelte-uimz8m"><svg class="svelte-uimz8m"><use href="#fs-sg-kind"></use></svg> </span>`),Sr=x(`<span class="s svelte-uimz8m"><svg class="svelte-uimz8m"><use href="#fs-sg-star"></use></svg> </span>`),Cr=x(`<i class="svelte-uimz8m"><svg class="svelte-uimz8m"><use href="#fs-sg-cube"></use></svg><b class="svelte-uimz8m"> </b></i>`),wr=x(`<span class="cubes svelte-uimz8m"></span>`),Tr=x(`<span aria-hidden="true"><span class="pic svelte-uimz8m"><svg class="svelte-uimz8m"><use></use></svg> <!> <!> <!></span> <span class="nm svelte-uimz8m"> </span> <span class="e svelte-uimz8m"><!></span></span>`),Er=x(`<span class="card svelte-uimz8m"><span class="nm svelte-uimz8m"> </span></span>`);function Dr(e,s){o(s,!0);let c=L(s,`cubes`,19,()=>[]),l=L(s,`signs`,19,()=>[]),u=L(s,`used`,3,!1),d=a(()=>s.box.cards[J(s.name)]);var f=y(),p=A(f),m=e=>{var a=Tr();let o;var f=M(a),p=M(f),m=C(p),h=G(p,2),g=e=>{var t=xr(),r=G(M(t),1,!0);n(t),W(()=>B(r,w(d).kindness)),b(e,t)};v(h,e=>{w(d).kindness&&e(g)});var y=G(h,2),x=e=>{var t=Sr(),r=G(M(t),1,!0);n(t),W(()=>B(r,w(d).stars)),b(e,t)};v(y,e=>{w(d).stars&&e(x)});var S=G(y,2),T=e=>{var t=wr();r(t,21,c,_,(e,t)=>{var r=Cr();let i;var a=G(M(r)),o=C(a,!0);n(r),W(()=>{i=F(r,``,i,{color:`var(--player-${w(t)+1})`}),B(o,l()[w(t)])}),b(e,r)}),n(t),b(e,t)};v(S,e=>{c().length&&e(T)}),n(f);var E=G(f,2),D=C(E,!0),O=G(E,2);jt(M(O),{get effect(){return w(d).effect}}),n(O),n(a),W((e,n)=>{o=t(a,1,`card fs-${e??``}`,`svelte-uimz8m`,o,{used:u()}),i(m,`href`,`#fs-cr-${w(d).creature??``}`),B(D,n)},[()=>Ie(w(d).creature,s.box),()=>Y(Ke(w(d).creature))]),b(e,a)},g=e=>{var t=Er(),r=M(t),i=C(r,!0);n(t),W(()=>B(i,s.name)),b(e,t)};v(p,e=>{w(d)?e(m):e(g,-1)}),b(e,f),h()}var Or=x(`<button type="button"><!></button>`);function kr(e,r){o(r,!0);let a=L(r,`cubes`,19,()=>[]),s=L(r,`signs`,19,()=>[]),l=L(r,`used`,3,!1),u=()=>r.onpick?r.onpick():r.move&&r.onchoose?r.onchoose(r.move):r.onlook(r.name),d=e=>e.dataTransfer?.setData(`text/x-card`,r.name);var f=Or();let p;Dr(M(f),{get name(){return r.name},get box(){return r.box},get cubes(){return a()},get signs(){return s()},get used(){return l()}}),n(f),c(f,(e,t)=>xe?.(e,t),()=>()=>r.onlook(r.name)),W(e=>{p=t(f,1,`slot svelte-3d3uun`,null,p,{can:r.move&&r.onchoose,planned:r.onpick,picked:r.picked}),i(f,`data-act`,r.move&&r.onchoose?r.move:void 0),i(f,`data-plan`,r.onpick?r.name:void 0),i(f,`aria-pressed`,r.picked),i(f,`aria-describedby`,r.about),i(f,`draggable`,r.onpick?`true`:void 0),i(f,`aria-label`,e)},[()=>(r.onpick||r.move&&r.onchoose)&&r.label?r.label:Y(Ze(r.name,r.box))]),H(`dragstart`,f,function(...e){(r.onpick?d:void 0)?.apply(this,e)}),R(`click`,f,u),b(e,f),h()}U([`click`]);var Ar=x(`<span aria-hidden="true"> </span>`),jr=x(`<span class="cost svelte-2ugwkj" aria-hidden="true"><!></span>`),Mr=x(`<span class="next svelte-2ugwkj"> </span>`),Nr=x(`<li><!> <!> <!> <!> <!></li>`),Pr=x(`<p class="faint"> </p>`),Fr=x(`<section class="panel svelte-2ugwkj"><h2 class="h"> </h2> <!> <ul class="svelte-2ugwkj"></ul></section>`),Ir=x(`<section class="panel svelte-2ugwkj"><h2 class="h"> </h2> <ul class="svelte-2ugwkj"></ul></section>`),Lr=x(`<span class="step svelte-2ugwkj"><!><em class="svelte-2ugwkj"> </em></span>`),Rr=x(`<b> </b><!>`,1),zr=x(`<button type="button" class="final can svelte-2ugwkj"><!></button>`),Br=x(`<div class="final svelte-2ugwkj"><span class="sr"> </span><span aria-hidden="true"><!></span></div>`),Vr=x(`<li class="svelte-2ugwkj"><!></li>`),Hr=x(`<section class="panel svelte-2ugwkj"><h2 class="h"> </h2> <ul class="finals svelte-2ugwkj"></ul></section>`),Ur=x(`<!> <!> <!>`,1);function Wr(e,s){o(s,!0);let c=(e,r=l,i=l,o=l,c)=>{let u=m(()=>P(c?.(),!1)),d=a(()=>s.view.seat===s.seat?s.view.help?.cards[J(r())]:void 0);var f=Nr();let p;var h=M(f);{let e=a(()=>w(u)?z(`fs-plan-hand`,{card:Ze(r(),s.view.box)}):i()?at(i(),s.view,s.names):void 0),t=a(()=>w(u)?()=>s.onpick?.(r()):void 0),n=a(()=>w(u)?o():void 0),c=a(()=>w(d)?`fs-cast-${r()}`:void 0);kr(h,{get name(){return r()},get box(){return s.view.box},get move(){return i()},get label(){return w(e)},get onpick(){return w(t)},get picked(){return w(n)},get about(){return w(c)},get onchoose(){return s.onplay},get onlook(){return s.onlook}})}var g=G(h,2),_=e=>{tn(e,{get of(){return w(d)},get view(){return s.view},get id(){return`fs-cast-${r()??``}`}})};v(g,e=>{w(d)&&e(_)});var y=G(g,2),x=e=>{var n=Ar(),r=C(n,!0);W(e=>{t(n,1,`stand ${w(d).project.state??``}`,`svelte-2ugwkj`),B(r,e)},[()=>zt(w(d).project)]),b(e,n)};v(y,e=>{w(d)?.project&&e(x)});var S=G(y,2),T=e=>{var t=jr(),i=M(t);{let e=a(()=>q(s.view.box.cards[J(r())].cost));Q(i,{get of(){return w(e)}})}n(t),b(e,t)},E=a(()=>s.view.box.cards[J(r())]?.cost);v(S,e=>{w(E)&&e(T)});var D=G(S,2),O=e=>{var t=Mr(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-next`)]),b(e,t)};v(D,e=>{o()&&!w(u)&&e(O)}),n(f),W(()=>p=t(f,1,`svelte-2ugwkj`,null,p,{first:o()&&!w(u)})),b(e,f)},u=a(()=>s.view.players[s.seat]),d={hand:[`keep`],draft:[`pick`,`aside`],kept:[`keep`],drawn:[`play`]},f=a(()=>s.view.step===`planning`),p=a(()=>(w(f)?[`hand`,`draft`,`kept`,`drawn`]:[`draft`,`kept`,`drawn`,`hand`]).filter(e=>w(u)[e]?.length)),g=a(()=>s.moves.filter(e=>e.startsWith(`take `)).map(e=>e.slice(5))),y=(e,t)=>d[e].map(e=>`${e} ${t}`).find(e=>s.moves.includes(e));var x=Ur(),S=A(x);r(S,16,()=>w(p),e=>e,(e,t)=>{let o=a(()=>z(t===`hand`&&!w(f)?`fs-hand-later`:`fs-${t}`));var l=Fr(),d=M(l),p=C(d,!0),m=G(d,2),h=e=>{var t=Pr(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-plan-note`)]),b(e,t)};v(m,e=>{t===`hand`&&s.onpick&&e(h)});var g=G(m,2);r(g,22,()=>Tn(w(u)[t]??[]),e=>e,(e,n,r)=>{{let i=a(()=>y(t,n));c(e,()=>n,()=>w(i),()=>w(f)&&t===`hand`&&w(r)===0,()=>t===`hand`&&s.onpick!==void 0)}}),n(g),n(l),W(()=>{i(l,`aria-label`,w(o)),B(p,w(o))}),b(e,l)});var T=G(S,2),E=e=>{var t=Ir(),a=M(t),o=C(a,!0),s=G(a,2);r(s,20,()=>w(g),e=>e,(e,t)=>{c(e,()=>t,()=>`take ${t}`,()=>!1)}),n(s),n(t),W((e,n)=>{i(t,`aria-label`,e),B(o,n)},[()=>z(`fs-discard`),()=>z(`fs-discard`)]),b(e,t)};v(T,e=>{w(g).length&&e(E)});var D=G(T,2),O=e=>{var t=Hr(),o=M(t),c=C(o,!0),l=G(o,2);r(l,20,()=>s.view.open_finals,e=>e,(e,t)=>{a(()=>`final ${t}`);var o=Vr();{let e=e=>{var i=Rr(),o=A(i),c=C(o,!0),l=G(o);r(l,17,()=>s.view.box.finals[t]??[],_,(e,t)=>{var r=Lr(),i=M(r);{let e=a(()=>q(w(t).cost));Q(i,{get of(){return w(e)}})}var o=G(i),s=C(o);n(r),W(()=>B(s,`★ ${w(t).stars??``}`)),b(e,r)}),W(()=>B(c,t)),b(e,i)},f=a(()=>`final ${t}`);var c=M(o),l=t=>{var r=zr(),a=M(r);e(a),n(r),W(e=>{i(r,`data-act`,w(f)),i(r,`aria-label`,e)},[()=>at(w(f),s.view,s.names)]),R(`click`,r,()=>s.onplay(w(f))),b(t,r)},u=a(()=>s.onplay&&s.moves.includes(w(f))),d=r=>{var i=Br(),a=M(i),o=C(a,!0),c=G(a),l=M(c);e(l),n(c),n(i),W(e=>B(o,e),[()=>$e(t,s.view.box)]),b(r,i)};v(c,e=>{w(u)?e(l):e(d,-1)}),n(o)}b(e,o)}),n(l),n(t),W((e,n)=>{i(t,`aria-label`,e),B(c,n)},[()=>z(`fs-final-open`),()=>z(`fs-final-open`)]),b(e,t)};v(D,e=>{s.view.step===`finals`&&s.view.open_finals.length&&e(O)}),b(e,x),h()}U([`click`]);var Gr=x(`<b class="svelte-hgx3b5"> </b>`),Kr=x(`<svg aria-hidden="true" class="svelte-hgx3b5"><use></use></svg><span class="sr"> </span>`,1),qr=x(`<!> <span class="pair svelte-hgx3b5"></span>`,1),Jr=x(`<button type="button" aria-pressed="true"><!></button>`),Yr=x(`<button type="button" aria-pressed="false"><!></button>`),Xr=x(`<button type="button"><!></button>`),Zr=x(`<span><span class="sr"> </span><!></span>`),Qr=x(`<li><!></li>`),$r=x(`<ol class="prices svelte-hgx3b5"></ol>`);function ei(e,s){o(s,!0);let c=e=>s.onplay!==void 0&&s.moves.includes(e),l=e=>s.chosen.length===2&&!s.chosen.includes(e)&&(s.view.help?.columns??[]).some(({columns:t,way:n})=>n&&t.includes(e)&&t.includes(s.chosen[1]));var u=$r();r(u,21,()=>s.view.players[s.seat].columns,_,(e,o,u)=>{a(()=>`col ${u+1}`),a(()=>z(`fs-do-col`,{n:u+1,subject:s.view.box.columns[u],price:nt(w(o))}));var d=Qr();{let e=e=>{var t=qr(),a=A(t),c=e=>{yt(e,{get element(){return w(o)}})},l=e=>{var t=Gr(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-free`)]),b(e,t)};v(a,e=>{w(o)?e(c):e(l,-1)});var d=G(a,2);r(d,20,()=>s.view.box.pairs[s.view.box.columns[u]],e=>e,(e,t)=>{var n=Kr(),r=A(n),a=C(r),o=G(r),s=C(o,!0);W(e=>{i(a,`href`,`#fs-cr-${t??``}`),B(s,e)},[()=>Ke(t)]),b(e,n)}),n(d),b(e,t)},S=a(()=>`col ${u+1}`),T=a(()=>z(`fs-do-col`,{n:u+1,subject:s.view.box.columns[u],price:nt(w(o))}));var f=M(d),p=r=>{var a=Jr();let c;var l=M(a);e(l),n(a),W(e=>{c=t(a,1,`price can chosen svelte-hgx3b5`,null,c,{free:!w(o)}),i(a,`data-plan`,w(S)),i(a,`aria-label`,e)},[()=>z(`fs-plan-drop`,{n:u+1})]),R(`click`,a,()=>s.oncolumn?.(u+1)),b(r,a)},m=a(()=>s.chosen.includes(u+1)),h=r=>{var a=Yr();let c;var l=M(a);e(l),n(a),W(e=>{c=t(a,1,`price svelte-hgx3b5`,null,c,{free:!w(o)}),i(a,`data-plan`,w(S)),i(a,`aria-label`,e)},[()=>z(`fs-plan-instead`,{n:u+1})]),R(`click`,a,()=>s.oncolumn?.(u+1)),b(r,a)},g=a(()=>l(u+1)),_=r=>{var a=Xr();let c;var l=M(a);e(l),n(a),W(()=>{c=t(a,1,`price can svelte-hgx3b5`,null,c,{free:!w(o)}),i(a,`data-act`,w(S)),i(a,`aria-label`,w(T))}),R(`click`,a,()=>s.onplay?.(w(S))),b(r,a)},y=a(()=>c(w(S))),x=r=>{var i=Zr();let a;var s=M(i),c=C(s,!0),l=G(s);e(l),n(i),W(()=>{a=t(i,1,`price svelte-hgx3b5`,null,a,{free:!w(o)}),B(c,w(T))}),b(r,i)};v(f,e=>{w(m)?e(p):w(g)?e(h,1):w(y)?e(_,2):e(x,-1)}),n(d)}b(e,d)}),n(u),b(e,u),h()}U([`click`]);var ti=x(`<button type="button" class="hole can svelte-947c0s"><span aria-hidden="true">+</span></button>`),ni=x(`<span class="hole svelte-947c0s"><span class="sr"> </span></span>`),ri=x(`<span class="paw svelte-947c0s"><svg aria-hidden="true" class="svelte-947c0s"><use href="#fs-sg-paw"></use></svg><span class="sr"> </span></span>`),ii=x(`<li class="svelte-947c0s"><!> <!></li>`),ai=x(`<ol></ol>`),oi=x(`<div class="forest svelte-947c0s"><!> <!> <!></div>`);function si(e,s){o(s,!0);let c=(e,o=l)=>{var c=ai();let u;r(c,22,()=>Le.slice(o(),o()+5),e=>e,(e,t,r)=>{let c=a(()=>w(m)[o()+w(r)]),l=a(()=>`slot ${t}`);var u=ii(),f=M(u),p=e=>{{let n=a(()=>_(w(c),t));kr(e,{get name(){return w(c)},get box(){return s.view.box},get label(){return w(n)},onpick:()=>{s.onpick?.(w(c),t),E(t)},get onlook(){return s.onlook}})}},h=a(()=>w(c)&&d().includes(t)),x=e=>{{let t=a(()=>g(w(l))?w(l):void 0),n=a(()=>g(w(l))?at(w(l),s.view,s.names):void 0);kr(e,{get name(){return w(c)},get box(){return s.view.box},get move(){return w(t)},get label(){return w(n)},get onchoose(){return s.onplay},get onlook(){return s.onlook}})}},S=e=>{var n=ti();W(e=>{i(n,`data-act`,w(l)),i(n,`aria-label`,e)},[()=>Y(tt(t,s.view.box))]),R(`click`,n,()=>{s.onplay?.(w(l)),E(t)}),b(e,n)},T=a(()=>g(w(l))),D=e=>{var r=ni(),i=M(r),a=C(i);n(r),W((e,t)=>B(a,`${e??``}, ${t??``}`),[()=>Y(tt(t,s.view.box)),()=>z(`fs-empty`)]),b(e,r)};v(f,e=>{w(h)?e(p):w(c)?e(x,1):w(T)?e(S,2):e(D,-1)});var O=G(f,2),k=e=>{var t=ri(),r=G(M(t)),a=C(r,!0);n(t),W((e,n)=>{i(t,`title`,e),B(a,n)},[()=>z(`fs-paw`),()=>z(`fs-paw`)]),b(e,t)},A=a(()=>s.view.box.study_slots.includes(t));v(O,e=>{w(A)&&e(k)}),n(u),W(()=>i(u,`data-slot`,t)),H(`dragover`,u,e=>(d().includes(t)||g(w(l)))&&e.preventDefault()),H(`drop`,u,e=>y(e,t)),b(e,u)}),n(c),W(e=>{u=t(c,1,`row svelte-947c0s`,null,u,{top:o()===0}),i(c,`aria-label`,e)},[()=>z(o()?`fs-row-bottom`:`fs-row-top`)]),b(e,c)},u=L(s,`moves`,19,()=>[]),d=L(s,`slots`,19,()=>[]),f=L(s,`columns`,19,()=>[]),p=a(()=>s.view.players[s.seat]),m=a(()=>Re(w(p).forest)),g=e=>s.onplay!==void 0&&u().includes(e),_=(e,t)=>s.picked?z(`fs-plan-swap`,{card:Z(s.picked,s.view.box),slot:tt(t,s.view.box)}):z(`fs-plan-pick`,{card:Z(e,s.view.box),slot:tt(t,s.view.box)});function y(e,t){let n=e.dataTransfer?.getData(`text/x-card`);n&&(d().includes(t)||g(`slot ${t}`))&&(e.preventDefault(),s.onlay?.(n,t))}let x=K(void 0);function E(e){te().then(()=>{document.activeElement===document.body&&(w(x)?.querySelector(`[data-slot=${e}] button`)??w(x)?.querySelector(`button`))?.focus({preventScroll:!0})})}var D=oi(),O=M(D);c(O,()=>0);var k=G(O,2);ei(k,{get view(){return s.view},get seat(){return s.seat},get moves(){return u()},get chosen(){return f()},get oncolumn(){return s.oncolumn},get onplay(){return s.onplay}}),c(G(k,2),()=>5),n(D),S(D,e=>T(x,e),()=>w(x)),b(e,D),h()}U([`click`]);var ci=x(`<li class="svelte-v0ilth"><!></li>`),li=x(`<h3 class="h"> </h3> <ul class="svelte-v0ilth"></ul>`,1),ui=x(`<details><summary class="svelte-v0ilth"> </summary> <ul class="svelte-v0ilth"></ul></details>`),di=x(`<p class="line svelte-v0ilth"><!><span> </span></p> <p class="soft svelte-v0ilth"> </p> <!> <!> <!>`,1),fi=x(`<p class="soft svelte-v0ilth"> </p>`),pi=x(`<div class="large svelte-v0ilth"><!></div> <!> <p class="svelte-v0ilth"> </p>`,1),mi=x(`<!> <!>`,1);function hi(e,t){o(t,!0);let i=L(t,`card`,15),s=L(t,`seat`,15),c=a(()=>t.people.map(e=>e.name)),l=a(()=>i()?t.view.box.cards[J(i())]:void 0),u=a(()=>i()?t.view.help?.cards[J(i())]??Object.entries(t.view.help?.cards??{}).find(([e])=>e.endsWith(`:${i()}`))?.[1]:void 0),d=a(()=>s()===void 0?void 0:t.view.players[s()]),f=[`shared`,`personal`,`projects`,`discard`,`removed`],p={shared:`fs-zone-next`,personal:`fs-zone-personal-of`,projects:`fs-projects`,discard:`fs-discard`,removed:`fs-removed`};var m=mi(),g=A(m),x=()=>s()!==void 0,S=e=>{e||s(void 0)};{let e=a(()=>s()===void 0?``:z(`fs-forest-of`,{who:w(c)[s()]??``}));fe(g,{wide:!0,get title(){return w(e)},get open(){return x()},set open(e){S(e)},children:(e,o)=>{var l=y(),u=A(l),m=e=>{var o=di(),l=A(o),u=M(l);{let e=a(()=>q(w(d).store));Q(u,{get of(){return w(e)}})}var m=G(u),h=C(m,!0);n(l);var g=G(l,2),x=C(g),S=G(g,2);si(S,{get view(){return t.view},get seat(){return s()},get names(){return w(c)},onlook:e=>i(e)});var T=G(S,2);r(T,16,()=>f,e=>e,(e,a)=>{var o=y(),l=A(o),u=e=>{var o=li(),l=A(o),u=C(l,!0),f=G(l,2);r(f,21,()=>w(d)[a],_,(e,r)=>{var a=ci();kr(M(a),{get name(){return w(r)},get box(){return t.view.box},onlook:e=>i(e)}),n(a),b(e,a)}),n(f),W(e=>B(u,e),[()=>z(p[a],{who:w(c)[s()]})]),b(e,o)};v(l,e=>{w(d)[a].length&&e(u)}),b(e,o)});var E=G(T,2),D=e=>{var a=ui(),o=M(a),s=C(o),c=G(o,2);r(c,21,()=>w(d).deck,_,(e,r)=>{var a=ci();kr(M(a),{get name(){return w(r)},get box(){return t.view.box},onlook:e=>i(e)}),n(a),b(e,a)}),n(c),n(a),W(e=>B(s,`${e??``} (${w(d).deck.length??``})`),[()=>z(w(d).deck.length>w(d).pile_size?`fs-pile-hand-note`:`fs-pile-note`)]),b(e,a)};v(E,e=>{w(d).deck.length&&e(D)}),W((e,t,n)=>{B(h,e),B(x,`${t??``} · ${n??``}
      ${w(d).pile_size??``}`)},[()=>X(w(d).store),()=>z(`fs-points-so-far`,{stars:w(d).stars,studied:w(d).studied.length,bonus:w(d).bonus}),()=>z(`fs-pile`)]),b(e,o)};v(u,e=>{w(d)&&s()!==void 0&&e(m)}),b(e,l)},$$slots:{default:!0}})}var T=G(g,2),E=()=>i()!==void 0,D=e=>{e||i(void 0)};{let e=a(()=>i()?Y(Z(i(),t.view.box)):``);fe(T,{get title(){return w(e)},get open(){return E()},set open(e){D(e)},children:(e,r)=>{var a=y(),o=A(a),s=e=>{var r=pi(),a=A(r);Dr(M(a),{get name(){return i()},get box(){return t.view.box}}),n(a);var o=G(a,2),s=e=>{var n=fi(),r=C(n,!0);W(e=>B(r,e),[()=>Gt(w(u),t.view)]),b(e,n)};v(o,e=>{w(u)&&e(s)});var c=G(o,2),d=C(c,!0);W(e=>B(d,e),[()=>Y(w(l).cost?Qe(i(),t.view.box):Ze(i(),t.view.box))]),b(e,r)};v(o,e=>{i()&&w(l)&&e(s)}),b(e,a)},$$slots:{default:!0}})}b(e,m),h()}var gi=x(`<i class="svelte-1bdgdl8"> </i>`),_i=x(`<svg aria-hidden="true" class="svelte-1bdgdl8"><use></use></svg><span class="mk svelte-1bdgdl8" aria-hidden="true"></span>`,1),vi=x(`<button type="button" class="cr can svelte-1bdgdl8"><!></button>`),yi=x(`<span><!><span class="sr"> </span></span>`),bi=x(` <b class="svelte-1bdgdl8"> </b>`,1),xi=x(`<div class="svelte-1bdgdl8"><dt class="svelte-1bdgdl8"> </dt> <dd class="svelte-1bdgdl8"> <!></dd></div>`),Si=x(`<dl class="svelte-1bdgdl8"></dl>`),Ci=x(`<li><div class="two svelte-1bdgdl8"></div> <!></li>`),wi=x(`<section class="panel svelte-1bdgdl8" aria-labelledby="fs-creatures-title"><h2 class="h" id="fs-creatures-title"> </h2> <ul class="svelte-1bdgdl8"></ul></section>`);function Ti(e,s){o(s,!0);let c=a(()=>ce(s.people)),l=a(()=>Fe.filter(e=>s.view.tiles[e]!==void 0)),u=e=>s.view.players.flatMap((t,n)=>t.studied.includes(e)?[n]:[]),d=(e,t)=>s.view.players.flatMap((n,r)=>n.certs[e]===t?[r]:[]),f=e=>V(e.map(e=>s.people[e]?.name??``));var p=wi(),m=M(p),g=C(m),_=G(m,2);r(_,20,()=>w(l),e=>e,(e,o)=>{let l=a(()=>s.view.box.tiles[s.view.tiles[o]]);var p=Ci(),m=M(p);r(m,20,()=>s.view.box.pairs[o],e=>e,(e,o)=>{let l=e=>{var t=_i(),a=A(t),s=C(a),l=G(a);r(l,20,()=>w(d),e=>e,(e,t)=>{var n=gi();let r;var i=C(n,!0);W(()=>{r=F(n,``,r,{background:`var(--player-${t+1})`}),B(i,w(c)[t])}),b(e,n)}),n(l),W(()=>i(s,`href`,`#fs-cr-${o??``}`)),b(e,t)},d=a(()=>u(o)),p=a(()=>z(`fs-studied-by`,{creature:o,n:w(d).length,who:f(w(d))}));var m=y(),h=A(m),g=e=>{var t=vi(),r=M(t);l(r),n(t),W(e=>{i(t,`data-act`,`study ${o??``}`),i(t,`aria-label`,e)},[()=>z(`fs-do-study`,{creature:o})]),R(`click`,t,()=>s.onplay(`study ${o}`)),b(e,t)},_=a(()=>s.onplay&&s.moves.includes(`study ${o}`)),x=e=>{var r=yi();let a;var o=M(r);l(o);var s=G(o),c=C(s,!0);n(r),W(()=>{a=t(r,1,`cr svelte-1bdgdl8`,null,a,{on:w(d).length}),i(r,`title`,w(p)),B(c,w(p))}),b(e,r)};v(h,e=>{w(_)?e(g):e(x,-1)}),b(e,m)}),n(m);var h=G(m,2),g=e=>{var t=Si();r(t,20,()=>[`left`,`right`],e=>e,(e,t)=>{var r=xi(),i=M(r),s=C(i,!0),c=G(i,2),u=M(c,!0),p=G(u),m=e=>{var n=bi(),r=A(n,!0);r.nodeValue=` `;var i=G(r),a=C(i,!0);W(e=>B(a,e),[()=>z(`fs-cert-held`,{who:f(d(o,t))})]),b(e,n)},h=a(()=>d(o,t).length);v(p,e=>{w(h)&&e(m)}),n(c),n(r),W((e,t)=>{B(s,e),B(u,t)},[()=>z(`fs-cert-${t}`),()=>et(w(l),t)]),b(e,r)}),n(t),b(e,t)};v(h,e=>{w(l)&&e(g)}),n(p),W(()=>t(p,1,`pair fs-${o??``}`,`svelte-1bdgdl8`)),b(e,p)}),n(_),n(p),W((e,t)=>B(g,`${e??``}, ${t??``}`),[()=>z(`fs-creatures`),()=>z(`fs-certificates`)]),b(e,p),h()}U([`click`]);var Ei=x(`<span class="kd svelte-1mg26fe" aria-hidden="true"><svg class="svelte-1mg26fe"><use href="#fs-sg-kind"></use></svg> </span>`),Di=x(`<span><!> </span>`),Oi=x(`<button type="button"> <span class="sr"> </span></button>`),ki=x(`<div class="wide svelte-1mg26fe"><!></div>`),Ai=x(`<article><button type="button"><svg aria-hidden="true" class="svelte-1mg26fe"><use></use></svg></button> <div><h3 class="svelte-1mg26fe"> <span class="vp svelte-1mg26fe" aria-hidden="true"><svg class="svelte-1mg26fe"><use href="#fs-sg-star"></use></svg> </span><!></h3> <p class="needs svelte-1mg26fe" aria-hidden="true"></p> <p class="miss svelte-1mg26fe"> </p></div> <div class="does svelte-1mg26fe"><span class="fx svelte-1mg26fe"><!></span> <!></div> <!></article>`);function ji(e,s){o(s,!0);let c=a(()=>ze(s.view.players[s.seat].store));var l=Ai();let u;var d=M(l),f=M(d),p=C(f);n(d);var m=G(d,2),g=M(m),_=M(g),y=G(_),x=G(M(y),1,!0);n(y);var S=G(y),T=e=>{var t=Ei(),r=G(M(t),1,!0);n(t),W(()=>B(r,s.card.kindness)),b(e,t)};v(S,e=>{s.card.kindness&&e(T)}),n(g);var E=G(g,2);r(E,21,()=>q(s.card.cost),e=>e.element,(e,r)=>{var i=Di();let o;var s=M(i);{let e=a(()=>[{...w(r),n:1}]);Q(s,{get of(){return w(e)}})}var l=G(s);n(i),W(e=>{o=t(i,1,`svelte-1mg26fe`,null,o,{short:(w(c)[w(r).element]??0)<w(r).n}),B(l,`${e??``}/${w(r).n??``}`)},[()=>Math.min(w(c)[w(r).element]??0,w(r).n)]),b(e,i)}),n(E);var D=G(E,2),O=C(D,!0);n(m);var k=G(m,2),A=M(k);jt(M(A),{get effect(){return s.card.effect}}),n(A);var j=G(A,2),N=e=>{var r=Oi();let a;var o=M(r,!0),c=G(o),l=C(c);n(r),W((e,n)=>{a=t(r,1,`btn`,null,a,{main:s.ready}),i(r,`data-act`,s.ready?`realise ${s.name}`:void 0),B(o,e),B(l,`${n??``} ${s.name??``}`)},[()=>z(`fs-realise`),()=>Ke(s.card.creature)]),R(`click`,r,function(...e){s.onrealise?.apply(this,e)}),b(e,r)};v(j,e=>{s.onrealise&&e(N)}),n(k);var P=G(k,2),F=e=>{var t=ki(),r=M(t);{let e=a(()=>Ke(s.card.creature)),t=a(()=>s.name);xn(r,{get purchase(){return s.proposal},get what(){return`${w(e)??``} ${w(t)??``}`},get busy(){return s.busy},get onpay(){return s.onpay}})}n(t),b(e,t)};v(P,e=>{s.proposal&&e(F)}),n(l),W((e,n,r,a)=>{u=t(l,1,`proj svelte-1mg26fe`,null,u,{ready:s.ready,soon:s.aim?.state===`convert`}),t(d,1,`pem fs-${e??``}`,`svelte-1mg26fe`),i(d,`aria-label`,n),i(p,`href`,`#fs-cr-${s.card.creature??``}`),B(_,`${r??``} `),B(x,s.card.stars),B(O,a)},[()=>Ie(s.card.creature,s.view.box),()=>Y(Qe(s.name,s.view.box)),()=>Y(Ke(s.card.creature)),()=>s.aim?zt(s.aim):mt(s.view,s.seat,s.name)]),R(`click`,d,()=>s.onlook(s.name)),b(e,l),h()}U([`click`]);var Mi=x(`<p class="soft"> </p>`),Ni=x(`<p class="faint"> </p>`),Pi=x(`<li><!><b class="svelte-1e4g16p"><svg class="svelte-1e4g16p"><use href="#fs-sg-star"></use></svg> </b></li>`),Fi=x(`<button type="button"> </button>`),Ii=x(`<p class="miss svelte-1e4g16p"> </p>`),Li=x(`<p class="sr"> </p> <p class="faint"> </p> <ol class="steps svelte-1e4g16p" aria-hidden="true"></ol> <!> <!> <!>`,1),Ri=x(`<li><svg aria-hidden="true" class="svelte-1e4g16p"><use href="#fs-sg-star"></use></svg> </li>`),zi=x(`<section class="panel projects svelte-1e4g16p"><h2 class="h"> </h2> <!> <!> <div class="tracks svelte-1e4g16p"><div class="svelte-1e4g16p"><h3 class="svelte-1e4g16p"> </h3> <!></div> <div class="svelte-1e4g16p"><h3 class="svelte-1e4g16p"> </h3> <!> <ol class="bonus svelte-1e4g16p"></ol> <!> <!> <!></div></div></section>`);function Bi(e,s){o(s,!0);let c=(e,t=l,n=l)=>{xn(e,{get purchase(){return t()},get what(){return n()},get busy(){return u()},onpay:e=>s.onseries?.(e)})},u=L(s,`busy`,3,!1),d=a(()=>s.view.players[s.seat]),f=e=>s.view.seat===s.seat?s.view.help?.aims[e]:void 0,p=e=>{let t=f(e);return s.onseries&&t?.ways.some(({acts:e})=>e.length>1||e[0]?.els)?t:void 0},m=e=>s.moves.includes(e)?s.onplay?.(e):s.onwhy?.(e),g=a(()=>w(d).final?s.view.box.finals[w(d).final]??[]:[]);var x=zi(),S=M(x),T=C(S,!0),E=G(S,2);r(E,16,()=>w(d).projects,e=>e,(e,t)=>{let n=a(()=>s.view.box.cards[t]);var r=y(),i=A(r),o=e=>{{let r=a(()=>s.moves.includes(`realise ${t}`)),i=a(()=>f(t)),o=a(()=>p(t)),c=a(()=>s.onplay?()=>m(`realise ${t}`):void 0);ji(e,{get view(){return s.view},get seat(){return s.seat},get name(){return t},get card(){return w(n)},get ready(){return w(r)},get aim(){return w(i)},get proposal(){return w(o)},get busy(){return u()},onpay:e=>s.onseries?.(e),get onrealise(){return w(c)},get onlook(){return s.onlook}})}};v(i,e=>{w(n)&&e(o)}),b(e,r)},e=>{var t=Mi(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-projects-none`)]),b(e,t)});var D=G(E,2),O=e=>{var t=Ni(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-way-note`)]),b(e,t)},k=a(()=>s.onseries&&Object.keys(s.view.help?.aims??{}).some(e=>p(e)));v(D,e=>{w(k)&&e(O)});var j=G(D,2),N=M(j),P=M(N),F=C(P,!0),ee=G(P,2),I=e=>{var o=Li(),l=A(o),u=C(l,!0),h=G(l,2),y=C(h,!0),x=G(h,2);r(x,21,()=>w(g),_,(e,r,i)=>{var o=Pi();let s;var c=M(o);{let e=a(()=>q(w(r).cost));Q(c,{get of(){return w(e)}})}var l=G(c),u=G(M(l),1,!0);n(l),n(o),W(()=>{s=t(o,1,`svelte-1e4g16p`,null,s,{done:i<(w(d).steps??0)}),B(u,w(r).stars)}),b(e,o)}),n(x);var S=G(x,2),T=e=>{var n=Fi();let r;var a=C(n,!0);W((e,o,s)=>{r=t(n,1,`btn`,null,r,{main:e}),i(n,`data-act`,o),B(a,s)},[()=>s.moves.includes(`step`),()=>s.moves.includes(`step`)?`step`:void 0,()=>z(`fs-step`)]),R(`click`,n,()=>m(`step`)),b(e,n)};v(S,e=>{s.onplay&&e(T)});var E=G(S,2),D=e=>{var t=Ii(),n=C(t,!0);W(e=>B(n,e),[()=>zt(f(`step`))]),b(e,t)},O=a(()=>f(`step`));v(E,e=>{w(O)&&e(D)});var k=G(E,2),j=e=>{{let t=a(()=>p(`step`)),n=a(()=>z(`fs-step`));c(e,()=>w(t),()=>w(n))}},N=a(()=>p(`step`));v(k,e=>{w(N)&&e(j)}),W((e,t)=>{B(u,e),B(y,t)},[()=>$e(w(d).final,s.view.box),()=>z(`fs-steps-done`,{done:w(d).steps??0,of:w(g).length})]),b(e,o)},te=e=>{var t=Ni(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-final-later`)]),b(e,t)};v(ee,e=>{w(d).final?e(I):e(te,-1)}),n(N);var V=G(N,2),H=M(V),ne=C(H,!0),U=G(H,2),re=e=>{var t=Ni(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-bonus-price`,{price:X(s.view.bonus.price)})]),b(e,t)};v(U,e=>{s.view.bonus.price&&e(re)});var ie=G(U,2);r(ie,21,()=>s.view.bonus.stars,_,(e,r,i)=>{var a=Ri();let o;var s=G(M(a),1,!0);n(a),W(()=>{o=t(a,1,`svelte-1e4g16p`,null,o,{done:i<w(d).bonus}),B(s,w(r))}),b(e,a)}),n(ie);var K=G(ie,2),ae=e=>{var n=Fi();let r;var a=C(n,!0);W((e,o,s)=>{r=t(n,1,`btn`,null,r,{main:e}),i(n,`data-act`,o),B(a,s)},[()=>s.moves.includes(`bonus`),()=>s.moves.includes(`bonus`)?`bonus`:void 0,()=>z(`fs-bonus-step`)]),R(`click`,n,()=>m(`bonus`)),b(e,n)};v(K,e=>{s.onplay&&e(ae)});var oe=G(K,2),se=e=>{var t=Ii(),n=C(t,!0);W(e=>B(n,e),[()=>zt(f(`bonus`))]),b(e,t)},ce=a(()=>f(`bonus`));v(oe,e=>{w(ce)&&e(se)});var le=G(oe,2),ue=e=>{{let t=a(()=>p(`bonus`)),n=a(()=>z(`fs-bonus-step`));c(e,()=>w(t),()=>w(n))}},de=a(()=>p(`bonus`));v(le,e=>{w(de)&&e(ue)}),n(V),n(j),n(x),W((e,t,n)=>{i(x,`aria-labelledby`,`fs-projects-title-${s.seat??``}`),i(S,`id`,`fs-projects-title-${s.seat??``}`),B(T,e),B(F,t),B(ne,n)},[()=>z(`fs-projects`),()=>z(`fs-final-project`),()=>z(`fs-bonus`)]),b(e,x),h()}U([`click`]);var Vi=128,Hi=21.5,Ui=45/(2*Math.PI),Wi=19,Gi=Math.PI*.75;function Ki(e){let t=0;for(let n=0;n<e;n+=.25)t+=Hi*Math.min(.25,e-n)/Math.max(16,Vi-Ui*t);return{angle:t+Gi,radius:Math.max(14,Vi-Ui*t)}}function qi(e,t){let{angle:n,radius:r}=Ki(e);return{x:160+Math.cos(n)*(r+t),y:160+Math.sin(n)*(r+t)}}function Ji(e){let t=new Map(e.map(e=>[e.name,e])),n=new Map,r=[];for(let n=e[0];n&&!r.includes(n.name);n=t.get(n.ways[0]??``))r.push(n.name);r.forEach((e,r)=>n.set(e,{...t.get(e),...qi(r,0)}));let i=[],a=(e,t,r)=>{let[a,o]=[n.get(e),n.get(t??``)];a&&o&&i.push({from:a,to:o,long:r})};return r.forEach((i,o)=>{let{ways:s}=t.get(i);if(a(i,s[0],!1),s[0]===s[1])return;let c=[],l=s[1];for(;l&&!r.includes(l)&&c.length<e.length;)c.push(l),l=t.get(l).ways[0];let u=Math.max(1,r.indexOf(l??``)-o);c.forEach((e,r)=>n.set(e,{...t.get(e),...qi(o+u*(r+1)/(c.length+1),Wi)})),[i,...c].forEach((e,t)=>a(e,c[t]??l,!0))}),{spots:[...n.values()],edges:i}}var Yi=x(`<li class="svelte-9qf7jo"> </li>`),Xi=f(`<line></line>`),Zi=f(`<svg width="18" height="18"><use></use></svg><text class="l svelte-9qf7jo"> </text>`,1),Qi=f(`<circle class="star svelte-9qf7jo" r="9"></circle><text class="n svelte-9qf7jo"> </text>`,1),$i=f(`<circle r="5" class="svelte-9qf7jo"></circle>`),ea=f(`<g class="marker svelte-9qf7jo"><circle r="11" class="svelte-9qf7jo"></circle><text y="4" class="svelte-9qf7jo"> </text></g>`),ta=x(`<p class="ways svelte-9qf7jo" role="group"><button type="button" class="btn svelte-9qf7jo"> </button><button type="button" class="btn svelte-9qf7jo"> </button></p>`),na=x(`<section class="panel svelte-9qf7jo" aria-labelledby="fs-kindness-title"><h2 class="h" id="fs-kindness-title"> </h2> <ul class="who svelte-9qf7jo"></ul> <svg aria-hidden="true" class="svelte-9qf7jo"><!><!><!></svg> <!></section>`);function ra(e,s){o(s,!0);let c=a(()=>Ji(s.view.box.track)),l=a(()=>[...s.view.players.map(({kindness:e,stars:t},n)=>({space:e,stars:t,who:s.people[n]?.name??``,colour:`var(--player-${n+1})`,letter:ge(s.people[n]?.name??`?`)})),...s.view.clochette?[{space:s.view.clochette.kindness,stars:s.view.clochette.stars,who:z(`fs-clochette`),colour:`var(--player-3)`,letter:`✦`}]:[]]),u=a(()=>w(l).map((e,t)=>({...e,beside:w(l).slice(0,t).filter(t=>t.space===e.space).length,spot:w(c).spots.find(t=>t.name===e.space)})));var d=na(),f=M(d),p=C(f,!0),m=G(f,2);r(m,21,()=>w(l),({who:e,space:t,stars:n,colour:r})=>e,(e,t)=>{let n=()=>w(t).who,r=()=>w(t).space,i=()=>w(t).stars,a=()=>w(t).colour;var o=Yi();let s;var c=C(o,!0);W(e=>{s=F(o,``,s,{"--c":a()}),B(c,e)},[()=>z(`fs-kindness-of`,{who:n(),space:r(),stars:i()})]),b(e,o)}),n(m);var g=G(m,2),x=M(g);r(x,17,()=>w(c).edges,({from:e,to:t,long:n})=>`${e.name} ${t.name}`,(e,n)=>{let r=()=>w(n).from,a=()=>w(n).to,o=()=>w(n).long;var s=Xi();let c;W(()=>{i(s,`x1`,r().x),i(s,`y1`,r().y),i(s,`x2`,a().x),i(s,`y2`,a().y),c=t(s,0,`svelte-9qf7jo`,null,c,{long:o()})}),b(e,s)});var S=G(x);r(S,17,()=>w(c).spots,e=>e.name,(e,t)=>{var n=y(),r=A(n),a=e=>{var n=Zi(),r=A(n),a=C(r),o=G(r),s=C(o,!0);W(e=>{i(r,`x`,w(t).x-9),i(r,`y`,w(t).y-9),i(a,`href`,`#fs-el-${(w(t).gain===`ANY`?`any`:w(t).gain)??``}`),i(o,`x`,w(t).x),i(o,`y`,w(t).y+3.5),B(s,e)},[()=>_t(w(t).gain)]),b(e,n)},o=e=>{var n=Qi(),r=A(n),a=G(r),o=C(a,!0);W(()=>{i(r,`cx`,w(t).x),i(r,`cy`,w(t).y),i(a,`x`,w(t).x),i(a,`y`,w(t).y+3.8),B(o,w(t).stars)}),b(e,n)},s=e=>{var n=$i();W(()=>{i(n,`cx`,w(t).x),i(n,`cy`,w(t).y)}),b(e,n)};v(r,e=>{w(t).gain?e(a):w(t).stars?e(o,1):e(s,-1)}),b(e,n)});var T=G(S);r(T,17,()=>w(u),_,(e,t)=>{let r=()=>w(t).spot,i=()=>w(t).beside,a=()=>w(t).colour,o=()=>w(t).letter;var s=y(),c=A(s),l=e=>{var t=ea();let s;var c=M(t);let l;var u=G(c),d=C(u,!0);n(t),W(()=>{s=F(t,``,s,{transform:`translate(${r().x+i()*10}px, ${r().y-8-i()*5}px)`}),l=F(c,``,l,{fill:a()}),B(d,o())}),b(e,t)};v(c,e=>{r()&&e(l)}),b(e,s)}),n(g);var E=G(g,2),D=e=>{var t=ta(),r=M(t),a=C(r,!0),o=G(r),c=C(o,!0);n(t),W((e,n,r)=>{i(t,`aria-label`,e),B(a,n),B(c,r)},[()=>z(`fs-way`),()=>z(`fs-do-short`),()=>z(`fs-do-long`)]),R(`click`,r,()=>s.onplay(`short`)),R(`click`,o,()=>s.onplay(`long`)),b(e,t)},O=a(()=>s.onplay&&s.moves.includes(`short`));v(E,e=>{w(O)&&e(D)}),n(d),W(e=>{B(p,e),i(g,`viewBox`,`-6 -6 332 332`)},[()=>z(`fs-kindness`)]),b(e,d),h()}U([`click`]);var ia=x(`<div class="mine svelte-1xy968e"><section aria-labelledby="fs-forest-title"><h2 class="h" id="fs-forest-title"> <span class="faint"> </span></h2> <!> <p class="faint drift svelte-1xy968e"> </p></section> <div><!></div> <div><!><!></div></div>`);function aa(e,r){o(r,!0);let i=a(()=>r.people[r.front]),s=a(()=>r.people.map(({name:e})=>e));var c=ia(),l=M(c);let u;var d=M(l),f=M(d),p=G(f),m=C(p);n(d);var g=G(d,2);si(g,{get view(){return r.shown},get seat(){return r.front},get names(){return w(s)},get moves(){return r.moves},get slots(){return r.laid.slots},get columns(){return r.laid.columns},get picked(){return r.plan.picked},get onplay(){return r.onplay},get onpick(){return r.onpick},onlay:(e,t)=>r.plan.lay(e,t),oncolumn:e=>r.plan.toggle(e,2),get onlook(){return r.onlook}});var _=G(g,2),v=C(_,!0);n(l);var y=G(l,2);let x;Bi(M(y),{get view(){return r.view},get seat(){return r.front},get moves(){return r.moves},get busy(){return r.busy},get onplay(){return r.onplay},get onseries(){return r.onseries},get onwhy(){return r.onwhy},get onlook(){return r.onlook}}),n(y);var S=G(y,2);let T;var E=M(S);ra(E,{get view(){return r.view},get people(){return r.people},get moves(){return r.moves},get onplay(){return r.onplay}}),Ti(G(E),{get view(){return r.view},get people(){return r.people},get moves(){return r.moves},get onplay(){return r.onplay}}),n(S),n(c),W((e,n,i,a)=>{u=t(l,1,`panel pane svelte-1xy968e`,null,u,{on:r.tab===`forest`}),B(f,`${e??``} `),B(m,`${n??``}
        ${r.view.players[r.front].pile_size??``} · ${i??``}
        ${r.view.players[r.front].discard.length??``}`),B(v,a),x=t(y,1,`pane svelte-1xy968e`,null,x,{on:r.tab===`projects`}),T=t(S,1,`pane boards svelte-1xy968e`,null,T,{on:r.tab===`boards`})},[()=>w(i).mine?z(`fs-your-forest`):z(`fs-forest-of`,{who:w(i).name}),()=>z(`fs-pile`),()=>z(`fs-discard`),()=>z(`fs-forest-note`)]),b(e,c),h()}function oa(e,{seats:t,game_turn:n}){let r=[...ue.slice(0,t)],i=e.filter(({message:e,args:t})=>(e===`fs-event-phase`||e===`fs-event-over`)&&r.every(e=>typeof t[e]==`number`));return i.map(({args:e},t)=>({turn:n-(i.length-1-t),points:r.map(t=>Number(e[t]))}))}var sa={cards:[],columns:[]},ca=class{#e=K(sa);#t=``;#n=K();get picked(){return w(this.#n)}set picked(e){T(this.#n,e,!0)}open(e){e!==this.#t&&(this.#t=e,this.picked=void 0,T(this.#e,la(e)))}get cards(){return w(this.#e).cards}get columns(){return w(this.#e).columns}#r(e){T(this.#e,{...w(this.#e),...e});try{sessionStorage.setItem(this.#t,JSON.stringify(w(this.#e)))}catch{}}lay(e,t){let n=this.cards.find(([e])=>e===t)?.[1];this.#r({cards:[...this.cards.filter(([n,r])=>n!==t&&r!==e),[t,e]]}),this.picked=n===e?void 0:n}pickUp(e){this.#r({cards:this.cards.filter(([,t])=>t!==e)}),this.picked=e}toggle(e,t){let n=this.columns.filter(t=>t!==e);this.#r({columns:n.length<this.columns.length?n:[...n,e].slice(-t)})}choose(e){this.#r({columns:e})}back(){let[e,t]=[this.cards.at(-1),this.columns.at(-1)];return e?this.pickUp(e[1]):t!==void 0&&this.#r({columns:this.columns.slice(0,-1)}),e!==void 0||t!==void 0}};function la(e){try{return{...sa,...JSON.parse(sessionStorage.getItem(e)??`{}`)}}catch{return sa}}function ua(e,t,n){let r=e.seat===t?e.question?.ask:void 0;return r===`plan`?da(e,t,n):r===`column`&&e.help?.columns.length?ma(e,n,e.help.columns):{view:e,slots:[],columns:[]}}function da(e,t,n){let r=e.players[t],i=Tn(r.hand??[]),a=e.moves.filter(e=>e.startsWith(`slot `)).map(e=>e.slice(5)),o=n.cards.filter(([e,t])=>a.includes(e)&&i.includes(t)),s=i.filter(e=>!o.some(([,t])=>t===e)),c=a.filter(e=>!o.some(([t])=>t===e)),l=e.question?.to_place??i.length;o.length===l&&s.length===1&&n.picked===void 0&&o.push([c.pop(),s.pop()]);let u=s.find(e=>e===n.picked)??s[0];s=u?[u,...s.filter(e=>e!==u)]:[];let d=o.map(([e])=>e),f=new Map(o),p=Re(r.forest).map((e,t)=>f.get(Le[t])??e),m={...r,hand:s,forest:fa(p),columns:pa(e,r,p)},h={players:e.players.with(t,m)};if(u)return{view:{...e,...h,question:{ask:`plan`,card:u},moves:c.map(e=>`slot ${e}`)},slots:d,columns:[]};let g=i.map(e=>`slot ${o.find(([,t])=>t===e)[0]}`).slice(0,l);return{view:{...e,...h,question:{ask:`planned`},moves:[`done`]},slots:d,columns:[],moves:g}}var fa=e=>{let t=e.map(e=>e??`-`);return`${t.slice(0,5).join(` `)} / ${t.slice(5).join(` `)}`},pa=(e,t,n)=>t.columns.map((t,r)=>n.some((t,n)=>t&&e.help?.cards[J(t)]?.frees?.[Le[n]]===r+1)?null:t);function ma(e,t,n){let r=n[0].columns.length,i=n.filter(({way:e})=>e),a=e=>i.filter(({columns:t})=>e.every(e=>t.includes(e))),o=a(t.columns).length?t.columns.slice(0,r):[],s=o.length===r?a(o)[0]:void 0,c=nn(e).free;if(s)return{view:{...e,question:{ask:`chosen`},moves:[`done`,...c]},slots:[],columns:o,forecast:s,moves:un(s.way)};let l=[1,2,3,4,5].filter(e=>!o.includes(e)&&a([...o,e]).length),u={ask:o.length?`second`:`column`};return{view:{...e,question:u,moves:[...l.map(e=>`col ${e}`),...c]},slots:[],columns:o}}var ha=x(`<p class="sent svelte-18zoj7s"><span> </span><button type="button" class="btn"> </button></p>`);function ga(e,t){o(t,!0);var r=ha(),i=M(r),a=C(i,!0),s=G(i),c=C(s,!0);n(r),W((e,t)=>{B(a,e),B(c,t)},[()=>z(`fs-plan-laid`),()=>z(`fs-plan-again`)]),R(`click`,s,()=>!t.busy&&t.onagain()),b(e,r),h()}U([`click`]);var _a=x(`<span class="cost svelte-1fat74r"><span class="sr"> </span><!></span>`),va=x(`<li class="svelte-1fat74r"><!><!></li>`),ya=x(`<div class="svelte-1fat74r"><h3 class="svelte-1fat74r"> </h3> <ul class="svelte-1fat74r"></ul></div>`),ba=x(`<section class="panel svelte-1fat74r"><button type="button" class="btn main"> </button> <!> <!></section>`);function xa(e,t){o(t,!0);let s=(e,i=l,o=l)=>{var s=ya(),c=M(s),u=C(c,!0),d=G(c,2);r(d,20,o,e=>e,(e,r)=>{var i=va(),o=M(i);kr(o,{get name(){return r},get box(){return t.view.box},get onlook(){return t.onlook}});var s=G(o),c=e=>{var i=_a(),o=M(i),s=C(o,!0),c=G(o);{let e=a(()=>q(t.view.box.cards[r].cost));Q(c,{get of(){return w(e)}})}n(i),W(e=>B(s,e),[()=>X(t.view.box.cards[r].cost)]),b(e,i)};v(s,e=>{t.view.box.cards[r].cost&&e(c)}),n(i),b(e,i)}),n(d),n(s),W(()=>B(u,i())),b(e,s)},c=a(()=>t.moves.filter(e=>e.startsWith(`starter `)).map(e=>({move:e,letter:e.slice(8)}))),u=(e,n)=>Object.entries(t.view.box.cards).filter(([,t])=>t.starter===e&&t.deck===n).map(([e])=>e);var d=y(),f=A(d);r(f,17,()=>w(c),({move:e,letter:t})=>t,(e,r)=>{let o=()=>w(r).move,c=()=>w(r).letter;var l=ba(),d=M(l),f=C(d,!0),p=G(d,2);{let e=a(()=>z(`fs-starter-cards`)),t=a(()=>u(c(),`S`));s(p,()=>w(e),()=>w(t))}var m=G(p,2),h=e=>{{let t=a(()=>z(`fs-projects`)),n=a(()=>u(c(),`I`));s(e,()=>w(t),()=>w(n))}};v(m,e=>{t.view.question?.projects&&e(h)}),n(l),W((e,t)=>{i(l,`aria-label`,e),i(d,`data-act`,o()),B(f,t)},[()=>z(`fs-do-starter`,{letter:c()}),()=>z(`fs-do-starter`,{letter:c()})]),R(`click`,d,()=>t.onplay?.(o())),b(e,l)}),b(e,d),h()}U([`click`]);var Sa=[`starters`,`s_draft`,`placement`,`build`,`choice`,`pick`,`aside`],Ca=({message:e})=>e===`fs-event-phase`,wa=({message:e})=>e===`fs-event-act`;function Ta(e){let t=[];for(let n of e){let e=n.message===`house-undone`?t.findLastIndex(e=>wa(e)&&e.seat===n.seat):-1,r=t.findIndex((n,r)=>r>e&&(wa(n)||n.n!==t[e]?.n));e>=0?t.splice(e,(r<0?t.length:r)-e):t.push(n)}return t}function Ea(e,t){let n=[],r=[],i=t;for(let t of e)r.push(t),Ca(t)&&(n.push({phase:i,lines:Ta(r)}),r=[],i=String(t.args.phase));return{ended:n,rest:Ta(r)}}var $=(e,t={})=>({what:e,args:{},columns:[],cards:[],creatures:[],...t}),Da=(e,t)=>e.filter(e=>wa(e)&&e.seat===t&&String(e.args.move).startsWith(`act `)).map(e=>String(e.args.move).slice(4));function Oa(e,t){return e.filter(e=>e.seat===t).flatMap(({message:e,args:t})=>{switch(e){case`fs-event-realised`:return[$(`realised`,{cards:[String(t.card)]})];case`fs-event-studied`:return[$(`studied`,{args:{creature:t.creature},creatures:[t.creature]})];case`fs-event-certified`:return[$(`certified`,{args:{subject:t.subject,half:t.half}})];case`fs-event-kindness`:return[$(`kindness`,{args:{space:t.space,stars:t.stars}})];case`fs-event-final`:return[$(`final`,{args:{card:t.card}})];case`fs-event-step`:return[$(`step`,{args:{n:t.n}})];case`fs-event-bonus`:return[$(`bonus`,{args:{n:t.n}})];default:return[]}})}function ka(e,t,n,r){if(!r)return[];let i=r.players[t],a=n?.players[t],[o,s]=[Re(i.forest),a?Re(a.forest):void 0];if(e===`planning`){let e=s?o.flatMap((e,t)=>e&&!s[t]?[e]:[]):[],t=i.columns.flatMap((e,t)=>e?[]:[t+1]);return[...e.length?[$(`laid`,{args:{n:e.length},cards:e})]:[],...t.length?[$(`free`,{columns:t})]:[]]}if(e===`columns`){let e=s?[1,2,3,4,5].filter(e=>[e-1,e+4].some(e=>s[e]&&!o[e])):[],t=a?a.projects.filter(e=>!i.projects.includes(e)):[];return[...e.length?[$(`played`,{columns:e})]:[],...i.shared.length?[$(`shared`,{cards:i.shared})]:[],...t.length?[$(`realised`,{cards:t})]:[]]}return e===`keep`?[$(`projects`,{cards:i.projects})]:[]}function Aa({phase:e=``,lines:t},n,r,i){let a=Da(t,n),o=a.map(e=>e.split(`:`)[1]),s=a.filter(e=>/^[LR]/.test(e)).length;return[...ka(e,n,r,i),...e===`activation`?[$(`used`,{args:{n:a.length,others:s},cards:o})]:[],...Oa(t,n)]}function ja(e,{seats:t,box:n},r,i,a=!0){let o=e.phase??r?.step;if(o===void 0||Sa.includes(o))return;let s=Array.from({length:t},(t,n)=>Aa({...e,phase:o},n,r,i));if(s.flat().length)return{key:e.lines.at(-1).key,phase:o,deeds:s,lines:e.lines,box:n,before:r,after:i,fresh:a}}function Ma({before:e,after:t},n){if(!e||!t)return[];let[r,i]=[e,t].map(e=>ze(e.players[n].store));return Pe.map(e=>({element:e,n:(i[e]??0)-(r[e]??0)})).filter(({n:e})=>e!==0)}function Na({lines:e,before:t,after:n},r){let i=t??n;return i?i.players.flatMap((t,n)=>n===r?[]:Da(e,n).filter(e=>t.neighbours[e[0]]===r)).length:0}function Pa({after:e},t){let{L:n,R:r}=e?.players[t]?.neighbours??{L:null,R:null};return(e?.clochette?e.clochette.zones.flat():[n,r].flatMap(t=>t===null?[]:e?.players[t]?.shared??[])).length}var Fa=4,Ia=({phase:e})=>Y(z(`fs-phase`,{phase:e})),La=(e,t)=>e.flatMap(e=>t.cards[J(e)]?.creature??[]);function Ra({what:e,args:t,columns:n,cards:r},i){let a=r.map(t=>e===`realised`?Z(t,i):La([t],i).map(Ke).join(``)),o=a.length&&a.length<=Fa?V(a):``;return z(`fs-tale-${e}`,{...t,n:t.n??(n.length||r.length),columns:V(n.map(String)),cards:o,named:+!!o})}var za=(e,t)=>e.deeds[t]?.length?e.deeds[t].map(t=>Ra(t,e.box)).join(`, `):z(`fs-tale-nothing`),Ba=(e,t)=>(e.deeds[t]??[]).flatMap(({cards:t,creatures:n})=>[...n,...La(t,e.box)]),Va=({n:e,element:t})=>`${e>0?`+`:`−`}${qe({element:t,n:Math.abs(e)})}`;function Ha(e,{seat:t,mine:n}){if(!n)return[];let{phase:r,after:i}=e,a=Ma(e,t),o=r===`activation`?Na(e,t):0;return[a.length>0&&z(`fs-tale-store`,{change:V(a.map(Va))}),o>0&&z(`fs-tale-visits`,{n:o}),r===`columns`&&Pa(e,t)>0&&z(`fs-tale-reach`,{n:Pa(e,t)}),r===`study`&&z(`fs-tale-evolution`),i?.step===`planning`&&Ua(i,t)>0&&z(`fs-tale-draw`,{n:Ua(i,t)})].filter(e=>!!e)}var Ua=(e,t)=>e.players[t]?.hand_size??0,Wa=(e,t)=>t.filter(({seat:t})=>e.phase===`study`||e.deeds[t]?.length);function Ga(e,t,n){let r=Wa(e,t).map(({seat:t,name:r,mine:i})=>z(`web-said`,{who:i&&t===n?z(`fs-tale-you`):r,what:za(e,t)}));return[`${Ia(e)}.`,...r.map(Ka),...Ha(e,t[n]).map(Ka)].join(` `)}var Ka=e=>/[.!?]$/.test(e)?e:`${Y(e)}.`,qa=x(`<p class="svelte-1wqy013"><svg class="arrow svelte-1wqy013" aria-hidden="true" viewBox="0 0 10 10"><path d="M2 1l6 4-6 4z" fill="currentColor"></path></svg> </p>`),Ja=x(`<i><svg class="svelte-1wqy013"><use></use></svg></i>`),Ya=x(`<li class="svelte-1wqy013"><b> </b> <span class="pics svelte-1wqy013" aria-hidden="true"></span></li>`),Xa=x(`<!> <ul class="svelte-1wqy013"></ul>`,1);function Za(e,s){o(s,!0);let c=a(()=>Ha(s.story,s.people[s.front])),l=a(()=>Wa(s.story,s.people));var u=Xa(),d=A(u),f=e=>{var t=qa(),r=G(M(t),1,!0);n(t),W(e=>B(r,e),[()=>Y(w(c).join(` · `))]),b(e,t)};v(d,e=>{w(c).length&&e(f)});var p=G(d,2);r(p,21,()=>w(l),({seat:e,name:t,mine:n})=>e,(e,a)=>{let o=()=>w(a).seat,c=()=>w(a).name,l=()=>w(a).mine;var u=Ya();let d;var f=M(u),p=C(f,!0),m=G(f),h=G(m);r(h,21,()=>Ba(s.story,o()),_,(e,r)=>{var a=Ja(),o=M(a),c=C(o);n(a),W(e=>{t(a,1,`fs-${e??``}`,`svelte-1wqy013`),i(c,`href`,`#fs-cr-${w(r)??``}`)},[()=>Ie(w(r),s.story.box)]),b(e,a)}),n(h),n(u),W((e,t)=>{d=F(u,``,d,{"--p":`var(--player-${o()+1})`}),B(p,e),B(m,` – ${t??``} `)},[()=>l()&&o()===s.front?z(`fs-tale-you`):c(),()=>za(s.story,o())]),b(e,u)}),n(p),b(e,u),h()}var Qa=x(`<section class="svelte-wu4ebj"><h3 class="h"> </h3> <!></section>`);function $a(e,t){o(t,!0);let i=L(t,`open`,15);{let o=a(()=>z(`fs-tale`));fe(e,{get title(){return w(o)},wide:!0,get open(){return i()},set open(e){i(e)},children:(e,i)=>{var a=y(),o=A(a);r(o,17,()=>t.stories.toReversed(),e=>e.key,(e,r)=>{var i=Qa(),a=M(i),o=C(a,!0);Za(G(a,2),{get story(){return w(r)},get people(){return t.people},get front(){return t.front}}),n(i),W(e=>B(o,e),[()=>Ia(w(r))]),b(e,i)}),b(e,a)},$$slots:{default:!0}})}h()}var eo=x(`<button type="button" class="ask svelte-57clne"><!><b class="num svelte-57clne"> </b></button>`),to=x(`<span class="one svelte-57clne"><!><b class="num svelte-57clne"> </b><span class="sr"> </span><small class="hide-s svelte-57clne" aria-hidden="true"> </small></span>`),no=x(`<li><!></li>`),ro=x(`<section class="store svelte-57clne"><h2 class="h hide-s"> </h2> <ul class="svelte-57clne"></ul> <p class="cubes svelte-57clne"><svg aria-hidden="true" class="svelte-57clne"><use href="#fs-sg-cube"></use></svg><b class="num svelte-57clne"> </b> <small class="hide-s svelte-57clne"> </small><span class="sr only-s"> </span></p></section>`);function io(e,s){o(s,!0);let c=a(()=>ze(s.player.store));var l=ro(),u=M(l),d=C(u,!0),f=G(u,2);r(f,20,()=>Pe,e=>e,(e,r)=>{let o=a(()=>w(c)[r]??0),l=a(()=>`el ${r}`);var u=no();let d;var f=M(u),p=e=>{var t=eo(),a=M(t);yt(a,{get element(){return r}});var c=G(a),u=C(c,!0);n(t),W(e=>{i(t,`data-act`,w(l)),i(t,`aria-label`,`${w(o)??``} ${e??``}`),B(u,w(o))},[()=>gt(r)]),R(`click`,t,()=>s.onplay(w(l))),b(e,t)},m=a(()=>s.onplay&&s.moves.includes(w(l))),h=e=>{var t=to(),i=M(t);yt(i,{get element(){return r}});var a=G(i),s=C(a,!0),c=G(a),l=C(c,!0),u=G(c),d=C(u,!0);n(t),W((e,t)=>{B(s,w(o)),B(l,e),B(d,t)},[()=>gt(r),()=>gt(r)]),b(e,t)};v(f,e=>{w(m)?e(p):e(h,-1)}),n(u),W(()=>d=t(u,1,`svelte-57clne`,null,d,{none:!w(o)})),b(e,u)}),n(f);var p=G(f,2),m=G(M(p)),g=C(m,!0),_=G(m,2),y=C(_,!0),x=G(_),S=C(x,!0);n(p),n(l),W((e,t,n)=>{i(l,`aria-label`,s.label),B(d,e),B(g,s.player.cubes_left),B(y,t),B(S,n)},[()=>z(`fs-store`),()=>z(`fs-cubes`,{n:s.player.cubes_left}),()=>z(`fs-cubes`,{n:s.player.cubes_left})]),b(e,l),h()}U([`click`]);var ao=x(`<aside class="note tale svelte-vqe2ar"><h2> </h2> <!> <button type="button" class="svelte-vqe2ar"><svg class="ico" aria-hidden="true"><use href="#i-close"></use></svg></button></aside>`);function oo(e,t){o(t,!0);var r=ao(),a=M(r),s=C(a,!0),c=G(a,2);Za(c,{get story(){return t.story},get people(){return t.people},get front(){return t.front}});var l=G(c,2);n(r),W((e,t,n)=>{i(r,`aria-label`,e),B(s,t),i(l,`aria-label`,n)},[()=>z(`fs-tale`),()=>Ia(t.story),()=>z(`fs-tale-skip`)]),R(`click`,l,function(...e){t.onskip?.apply(this,e)}),d(1,r,()=>pe,()=>({y:12,duration:I(220)})),b(e,r),h()}U([`click`]);var so=e=>e.some(e=>e.message===`fs-event-act`),co=class{#e=K([]);get stories(){return w(this.#e)}set stories(e){T(this.#e,e)}#t=K(ae({}));#n;#r;#i;#a=[];hear(e,t){let n=this.#n===``?-1:t.findLastIndex(e=>e.key===this.#n),r=this.#n===``||n>=0;r||this.#o();let{ended:i,rest:a}=Ea(r?[...this.#a,...t.slice(n+1)]:t,this.#i),o=so(a)?void 0:e,s=o??(e.step===`activation`?e:void 0),c=i.flatMap((t,n)=>ja(t,e,n||!o?void 0:this.#r,n<i.length-1?void 0:s,r)??[]);return c.length&&(this.stories=[...this.stories,...c].slice(-12)),(i.length||!r)&&(this.#r=o),this.#i=e.step,this.#n=t.at(-1)?.key??``,this.#a=a,r&&!e.over?c.at(-1):void 0}openFor(e){let t=this.stories.at(-1);return t?.fresh&&w(this.#t)[e]!==t.key?t:void 0}skip(e){let t=this.stories.at(-1);t&&(w(this.#t)[e]=t.key)}#o(){this.stories=[],this.#r=this.#i=void 0,this.#a=[]}},lo=new Map;function uo(e){let t=e&&lo.get(e)||new co;return e&&lo.set(e,t),t}var fo=x(`<button type="button" class="svelte-crrl9z"> </button>`),po=x(`<div class="tabs svelte-crrl9z" role="group"></div>`);function mo(e,t){o(t,!0);let a=L(t,`tab`,15),s=[`zones`,`forest`,`projects`,`boards`];var c=po();r(c,20,()=>s,e=>e,(e,t)=>{var n=fo(),r=C(n,!0);W(e=>{i(n,`aria-pressed`,a()===t),B(r,e)},[()=>z(`fs-tab-${t}`)]),R(`click`,n,()=>a(t)),b(e,n)}),n(c),W(e=>i(c,`aria-label`,e),[()=>z(`fs-tabs`)]),b(e,c),h()}U([`click`]);var ho=x(`<li class="svelte-991ho0"><!><!></li>`),go=x(`<ul class="svelte-991ho0"></ul>`),_o=x(`<p class="faint"> </p>`),vo=x(`<div role="group"><h2 class="svelte-991ho0"><span class="dot svelte-991ho0" aria-hidden="true"></span> </h2> <!></div>`),yo=x(`<section class="zones svelte-991ho0"></section>`);function bo(e,s){o(s,!0);let c=a(()=>On(s.view,s.seat)),l=a(()=>s.people.map(e=>e.name)),u=a(()=>ce(s.people));function d({letter:e,owner:t}){if(t===null)return z(`fs-zone-bell`,{n:e===`L`?1:2});if(e===`S`)return s.people[s.seat]?.mine?z(`fs-zone-shared`):z(`fs-zone-next`,{who:w(l)[s.seat]});if(e===`P`)return s.people[s.seat]?.mine?z(`fs-zone-personal`):w(l)[s.seat];let n=s.view.players[s.seat].sides[e];return s.view.seats===2||!n?z(`fs-zone-next`,{who:w(l)[t]}):z(`fs-zone-beside`,{who:w(l)[t],side:n.side,far:n.far})}var f=yo();let p;r(f,21,()=>w(c),e=>e.letter,(e,o)=>{var c=vo();let f,p;var m=M(c),h=G(M(m),1,!0);n(m);var g=G(m,2),_=e=>{var t=go();r(t,21,()=>w(o).cards,e=>e.name,(e,t)=>{let r=a(()=>s.view.seat===s.seat?s.view.help?.cards[w(t).move]:void 0);var i=ho(),o=M(i);{let e=a(()=>w(r)?`fs-cast-${w(t).move}`:void 0),n=a(()=>s.moves.includes(w(t).move)?w(t).move:void 0),i=a(()=>s.moves.includes(w(t).move)?at(w(t).move,s.view,w(l)):void 0);kr(o,{get name(){return w(t).name},get about(){return w(e)},get box(){return s.view.box},get cubes(){return w(t).cubes},get signs(){return w(u)},get used(){return w(t).mine},get move(){return w(n)},get label(){return w(i)},get onchoose(){return s.onplay},get onlook(){return s.onlook}})}var c=G(o),d=e=>{tn(e,{get of(){return w(r)},get view(){return s.view},get id(){return`fs-cast-${w(t).move??``}`}})},f=a(()=>w(r)&&s.moves.includes(w(t).move));v(c,e=>{w(f)&&e(d)}),n(i),b(e,i)}),n(t),b(e,t)},y=e=>{var t=_o(),n=C(t,!0);W(e=>B(n,e),[()=>z(`fs-empty`)]),b(e,t)};v(g,e=>{w(o).cards.length?e(_):e(y,-1)}),n(c),W((e,n,r)=>{f=t(c,1,`zone svelte-991ho0`,null,f,{me:w(o).owner===s.seat}),i(c,`aria-label`,e),p=F(c,``,p,{"--c":`var(--player-${(w(o).owner??2)+1})`,"--w":n}),B(h,r)},[()=>d(w(o)),()=>Math.max(2,w(o).cards.length),()=>d(w(o))]),b(e,c)}),n(f),W(e=>{i(f,`aria-label`,e),p=F(f,``,p,{"--n":w(c).length})},[()=>z(`fs-zones`)]),b(e,f),h()}var xo=x(`<!><!>`,1),So=x(`<!><!><!>`,1),Co=x(`<div class="middle svelte-qof288"><!> <!> <div><!> <!> <!></div></div>`),wo=x(`<!>    <!> <!>`,1);function To(e,r){o(r,!0);let i=e=>{{let t=a(()=>V.stories.length?()=>T(U,!0):void 0);$n(e,{get view(){return r.view},get people(){return r.people},get clocks(){return _()},get bubbles(){return x()},get front(){return r.front},onlook:e=>T(R,e,!0),get onstory(){return w(t)}})}},s=e=>{var t=y(),n=A(t),i=e=>{var t=y(),n=A(t);g(n,()=>w(ie).key,e=>{oo(e,{get story(){return w(ie)},get people(){return r.people},get front(){return r.front},onskip:ae})}),b(e,t)};v(n,e=>{w(ie)&&e(i)}),b(e,t)},c=e=>{var t=xo(),n=A(t),i=e=>{s(e)};v(n,e=>{H.current||e(i)});var a=G(n);p(a,()=>r.coach??l),b(e,t)},u=e=>{aa(e,{get view(){return r.view},get shown(){return w(j)},get laid(){return w(k)},get plan(){return D},get people(){return r.people},get front(){return r.front},get moves(){return w(N)},get tab(){return w(B)},get busy(){return m()},get onplay(){return w(fe)},onpick:ue,get onseries(){return r.onseries},get onwhy(){return r.onwhy},onlook:e=>T(I,e,!0)})},d=e=>{{let t=a(()=>w(ie)!==void 0),n=a(()=>w(j)===r.view?void 0:e=>D.pickUp(e)),i=a(()=>w(j)===r.view?void 0:e=>D.choose(e)),o=a(()=>r.onseries&&r.view.step===`columns`&&[`free`,`share`].includes(r.view.question?.ask??``)?()=>r.onseries([],!0):void 0);Hn(e,{get view(){return w(j)},get names(){return w(S)},get busy(){return m()},get tight(){return w(t)},get columns(){return w(k).forecast},onplay:oe,get onseries(){return r.onseries},get onpick(){return w(n)},get onchoose(){return w(i)},get onback(){return w(o)}})}},f=e=>{ga(e,{get busy(){return m()},onagain:()=>r.onseries?.([],!0)})},m=L(r,`busy`,3,!1),_=L(r,`clocks`,19,()=>[]),x=L(r,`bubbles`,19,()=>[]),S=a(()=>r.people.map(e=>e.name)),C=a(()=>r.onplay!==void 0&&r.view.moves.length>0),D=new ca;O(()=>D.open(`fs-plan ${r.table?.code} ${r.view.seat} ${r.view.game_turn} ${r.view.step}`));let k=a(()=>r.onplay&&r.onseries?ua(r.view,r.front,D):{view:r.view,slots:[],columns:[]}),j=a(()=>w(k).view),N=a(()=>w(C)?w(j).moves:[]),P=a(()=>se(r.log)),F=a(()=>r.people[r.front]),ee=a(()=>r.onseries!==void 0&&!r.view.moves.length&&[`planning`,`columns`].includes(r.view.step)&&r.view.seat===r.front&&w(F).mine);O(()=>We(r.view.box));let I=K(void 0),R=K(void 0),B=K(`forest`);E(()=>{let e=sn(r.view.question?.ask);e!==void 0&&e!==ne(()=>w(B))&&(T(B,e,!0),matchMedia(`(max-width: 700px)`).matches&&scrollTo({top:0}))});let V=uo(r.table?.code),H=new he(`min-width: 1100px`),U=K(!1),ie=a(()=>re.story&&!r.view.result&&(H.current||!r.coach)?V.openFor(r.front):void 0);E(()=>{let e=((e,t)=>ne(()=>V.hear(e,t)))(r.view,r.log);e&&re.story&&r.table&&le(ne(()=>Ga(e,r.people,r.front)))});function ae(){V.skip(r.front),te().then(()=>document.activeElement===document.body&&document.querySelector(`.cal .tale`)?.focus({preventScroll:!0}))}function oe(e){m()||(V.skip(r.front),!(w(j)!==r.view&&w(j).moves.includes(e)&&ce(e))&&(r.view.moves.includes(e)?r.onplay?.(e):r.onwhy?.(e)))}function ce(e){let[t,n=``]=e.split(` `);if(e===`done`&&w(k).moves)r.onseries?.(w(k).moves);else if(t===`slot`&&w(j).question?.card)D.lay(w(j).question.card,n);else if(t===`col`)D.toggle(Number(n),r.view.help.columns[0].columns.length);else return!1;return!0}function ue(e,t){t&&D.picked&&D.picked!==e?D.lay(D.picked,t):D.pickUp(e)}let fe=a(()=>r.onplay?oe:void 0);function pe(e){if(e===`end`)oe(`done`);else{let t=nn(r.view).main[de(e)];t&&w(C)&&oe(t)}}function me(){let e=w(I)!==void 0||w(R)!==void 0||D.picked!==void 0||w(ie)!==void 0;return T(I,T(R,D.picked=void 0,!0),!0),V.skip(r.front),e}var ge={press:pe,letGo:me,takeBack:()=>w(j)!==r.view&&D.back()},_e=wo(),be=A(_e);{let e=e=>{var t=So(),n=A(t),i=e=>{s(e)};v(n,e=>{H.current&&e(i)});var o=G(n);{let e=a(()=>w(P)[0]?.n??1/0);ve(o,{get log(){return r.log},get say(){return r.say},get newFrom(){return w(e)},get game(){return r.view.game},get clauseOf(){return Ve},get isQuiet(){return He}})}var c=G(o);p(c,()=>r.aside??l),b(e,t)},o=a(()=>r.view.result?void 0:i),m=a(()=>r.view.result?void 0:u),h=a(()=>w(C)?d:w(ee)?f:void 0);ye(be,{get view(){return w(j)},get people(){return r.people},get bubble(){return x()[r.front]},get why(){return r.why},get coach(){return c},get after(){return r.after},get others(){return w(o)},get mine(){return w(m)},get acts(){return w(h)},side:e,children:(e,i)=>{var o=y(),s=A(o),c=e=>{{let t=a(()=>oa(r.log,r.view));br(e,{get view(){return r.view},get people(){return r.people},get front(){return r.front},get months(){return w(t)}})}},l=e=>{var i=Co(),o=M(i);{let e=a(()=>w(F).mine?z(`fs-store`):z(`fs-store-of`,{who:w(F).name}));io(o,{get player(){return r.view.players[r.front]},get label(){return w(e)},get moves(){return w(N)},get onplay(){return w(fe)}})}var s=G(o,2);mo(s,{get tab(){return w(B)},set tab(e){T(B,e,!0)}});var c=G(s,2);let l;var u=M(c);xa(u,{get view(){return r.view},get moves(){return w(N)},get onplay(){return w(fe)},onlook:e=>T(I,e,!0)});var d=G(u,2);{let e=a(()=>w(j)===r.view?void 0:e=>ue(e));Wr(d,{get view(){return w(j)},get seat(){return r.front},get names(){return w(S)},get moves(){return w(N)},get onplay(){return w(fe)},get onpick(){return w(e)},onlook:e=>T(I,e,!0)})}bo(G(d,2),{get view(){return r.view},get seat(){return r.front},get people(){return r.people},get moves(){return w(N)},get onplay(){return w(fe)},onlook:e=>T(I,e,!0)}),n(c),n(i),W(()=>l=t(c,1,`pane stack svelte-qof288`,null,l,{on:w(B)===`zones`})),b(e,i)};v(s,e=>{r.view.result?e(c):e(l,-1)}),b(e,o)},$$slots:{side:!0,default:!0}})}var xe=G(be,2);return $a(xe,{get stories(){return V.stories},get people(){return r.people},get front(){return r.front},get open(){return w(U)},set open(e){T(U,e,!0)}}),hi(G(xe,2),{get view(){return r.view},get people(){return r.people},get card(){return w(I)},set card(e){T(I,e,!0)},get seat(){return w(R)},set seat(e){T(R,e,!0)}}),b(e,_e),h(ge)}var Eo=`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">
<symbol id="fs-cr-unicorn" viewBox="0 0 64 64"><path fill="currentColor" d="M28 21 15 2 35 17Z"/><path fill="currentColor" d="M45 60C47 46 45 36 39 27L42 17 33 21C26 23 21 28 18 36L10 45C9 50 12 53 16 52L27 47C30 47 32 46 33 44 35 50 34 55 31 60Z"/><path fill="currentColor" opacity=".7" d="M43 22C54 26 60 40 57 60H50C52 46 50 32 43 22Z"/><path d="M19 7 23 10M22 12 28 15" stroke="var(--cut,#fff)" stroke-width="2"/><circle cx="27" cy="33" r="2.400" fill="var(--cut,#fff)"/><path d="M40 30C45 38 46 48 45 58" fill="none" stroke="var(--cut,#fff)" stroke-width="2"/></symbol>
<symbol id="fs-cr-dwarf" viewBox="0 0 64 64"><path fill="currentColor" d="M30 3C42 6 48 18 49 29H15C16 18 20 10 30 3Z"/><rect x="10" y="27" width="44" height="7" rx="3.500" fill="currentColor"/><path fill="currentColor" opacity=".7" d="M18 34H46V42H18Z"/><path fill="currentColor" d="M13 38C13 52 23 59 32 62 41 59 51 52 51 38 46 43 41 43 38 41 35 45 29 45 26 41 23 43 18 43 13 38Z"/><circle cx="32" cy="40" r="4.500" fill="currentColor" stroke="var(--cut,#fff)" stroke-width="2"/><circle cx="24" cy="38" r="2" fill="var(--cut,#fff)"/><circle cx="40" cy="38" r="2" fill="var(--cut,#fff)"/><path d="M27 49 28 56M37 49 36 56M32 50V58M14 27H50" stroke="var(--cut,#fff)" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="fs-cr-ent" viewBox="0 0 64 64"><path fill="currentColor" opacity=".75" d="M32 3C24 2 17 6 16 12 8 12 4 19 8 25 5 32 12 37 19 34 24 38 40 38 45 34 52 37 59 32 56 25 60 19 56 12 48 12 47 6 40 2 32 3Z"/><path fill="currentColor" d="M24 22 17 16 19 14 27 20H30L31 12H34L35 20 44 14 46 16 40 24C40 38 42 50 52 60H38L32 53 26 60H12C22 50 24 38 24 22Z"/><path d="M26 34 30 36M38 34 34 36M28 45Q32 48 36 45M32 36V41" fill="none" stroke="var(--cut,#fff)" stroke-width="2.400" stroke-linecap="round"/></symbol>
<symbol id="fs-cr-elf" viewBox="0 0 64 64"><path fill="currentColor" opacity=".75" d="M19 28 2 17C3 29 8 38 20 42ZM45 28 62 17C61 29 56 38 44 42Z"/><path fill="currentColor" d="M32 12C21 12 17 21 18 32 19 45 26 55 32 60 38 55 45 45 46 32 47 21 43 12 32 12Z"/><path fill="currentColor" d="M32 14C25 11 25 5 32 1 39 5 39 11 32 14ZM22 16C15 16 13 11 14 6 20 6 24 10 22 16ZM42 16C49 16 51 11 50 6 44 6 40 10 42 16Z"/><path d="M18 26C24 24 29 20 32 16 35 20 40 24 46 26" fill="none" stroke="var(--cut,#fff)" stroke-width="2.400"/><path d="M22 34Q26 30 30 35 26 37 22 34ZM42 34Q38 30 34 35 38 37 42 34Z" fill="var(--cut,#fff)"/><path d="M28 47Q32 50 36 47" fill="none" stroke="var(--cut,#fff)" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="fs-cr-dragon" viewBox="0 0 64 64"><path fill="currentColor" opacity=".75" d="M11 32 1 26 13 23ZM10 44 0 42 10 36ZM17 21 9 11 23 15Z"/><path fill="currentColor" d="M8 42C8 26 17 15 30 15L24 2C32 3 38 8 40 15 50 17 58 24 61 33L57 37 47 36 44 40 52 41 57 45C52 50 43 50 36 47 37 53 34 58 30 62H10C8 55 8 48 8 42Z"/><path d="M34 25 43 28C41 31 36 31 34 25Z" fill="var(--cut,#fff)"/><circle cx="54" cy="30" r="1.600" fill="var(--cut,#fff)"/><path d="M14 54Q20 50 26 54M13 46Q19 42 26 46M15 38Q20 34 26 38" fill="none" stroke="var(--cut,#fff)" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="fs-cr-phoenix" viewBox="0 0 64 64"><path fill="currentColor" d="M29 32C18 34 5 26 2 7 8 12 13 12 18 12 24 13 28 18 30 25ZM35 32C46 34 59 26 62 7 56 12 51 12 46 12 40 13 36 18 34 25Z"/><path fill="currentColor" d="M32 12C36 12 38 15 38 18 38 23 41 28 41 35 41 42 36 46 32 62 28 46 23 42 23 35 23 28 26 23 26 18 26 15 28 12 32 12ZM32 11 28 3 32 6 36 2Z"/><path fill="currentColor" opacity=".75" d="M22 38C14 44 14 52 18 60 20 53 24 50 27 49ZM42 38C50 44 50 52 46 60 44 53 40 50 37 49Z"/><circle cx="32" cy="18" r="1.800" fill="var(--cut,#fff)"/><path d="M12 18Q18 26 26 27M52 18Q46 26 38 27M32 36V48M28 34Q32 38 36 34" fill="none" stroke="var(--cut,#fff)" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="fs-cr-mermaid" viewBox="0 0 64 64"><path fill="currentColor" d="M32 20C28 9 17 3 3 6 6 17 15 24 27 25 25 36 21 45 13 53H51C43 45 39 36 37 25 49 24 58 17 61 6 47 3 36 9 32 20Z"/><path d="M10 10Q20 12 28 21M54 10Q44 12 36 21M27 33Q32 37 37 33M24 41Q28 45 32 41 36 45 40 41" fill="none" stroke="var(--cut,#fff)" stroke-width="2.200" stroke-linecap="round"/><path fill="none" stroke="currentColor" opacity=".75" stroke-width="4" stroke-linecap="round" d="M3 57Q10 51 17 57T32 57 47 57 61 57"/></symbol>
<symbol id="fs-cr-serpent" viewBox="0 0 64 64"><g fill="none" stroke="currentColor" stroke-linecap="round"><path stroke-width="8" d="M24 50C24 38 26 30 24 20 22 12 14 12 12 17M32 50C32 30 47 30 47 50"/><path stroke-width="6" d="M55 50C55 40 59 37 61 34"/><path opacity=".75" stroke-width="4" d="M3 57Q10 51 17 57T32 57 47 57 61 57"/></g><path fill="currentColor" d="M27 18C25 8 13 6 8 13L2 20C3 25 9 26 14 23L25 24ZM25 12 30 4 31 14Z"/><circle cx="15" cy="15" r="2" fill="var(--cut,#fff)"/><path d="M22 30 27 29M22 38 27 38" stroke="var(--cut,#fff)" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="fs-cr-sphinx" viewBox="0 0 64 64"><path fill="currentColor" d="M32 4C18 4 12 14 12 27L5 58H22L24 44 32 52 40 44 42 58H59L52 27C52 14 46 4 32 4Z"/><path fill="var(--cut,#fff)" d="M22 24Q32 19 42 24V34C42 42 37 47 32 47S22 42 22 34Z"/><path fill="currentColor" d="M25 31Q28 28 31 31 28 33 25 31ZM39 31Q36 28 33 31 36 33 39 31ZM28 40Q32 42.500 36 40 32 44 28 40Z"/><path d="M32 7V15M18 20 15 44M46 20 49 44M13 50 21 51M51 50 43 51" stroke="var(--cut,#fff)" stroke-width="2.200" stroke-linecap="round"/><path fill="currentColor" d="M30 47H34L33.500 58H30.500Z"/></symbol>
<symbol id="fs-cr-salamander" viewBox="0 0 64 64"><g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="10" d="M22 16C32 20 30 28 31 33 33 41 42 40 45 46"/><path stroke-width="6" d="M45 46C50 55 40 63 31 58 26 55 28 49 33 50"/><path stroke-width="4.500" d="M30 22 42 17 47 20M42 17 44 11M26 26 15 31 13 37M15 31 9 29M32 38 22 44 22 51M22 44 15 45M42 40 52 34 58 36M52 34 53 28"/></g><path fill="currentColor" d="M28 12C27 4 14 2 9 9 6 15 12 22 20 21Z"/><g fill="var(--cut,#fff)"><circle cx="16" cy="9" r="1.800"/><circle cx="12" cy="14" r="1.800"/><circle cx="28" cy="22" r="2"/><circle cx="31" cy="30" r="2"/><circle cx="35" cy="38" r="2"/><circle cx="43" cy="44" r="2"/></g></symbol>
<symbol id="fs-cr-griffin" viewBox="0 0 64 64"><path fill="currentColor" opacity=".75" d="M40 20C54 20 62 34 60 60H50C52 44 50 30 40 20Z"/><path fill="currentColor" d="M49 61C52 42 48 22 38 15L43 2 31 11C21 12 14 18 12 26L3 31C1 38 4 43 9 46 9 41 12 39 18 39 23 39 25 42 24 46 23 52 19 57 15 61Z"/><path d="M22 22 31 25C29 29 24 28 22 22Z" fill="var(--cut,#fff)"/><path d="M12 28C11 33 14 36 20 37M30 40 34 45 38 40 42 45M27 49 32 54 37 49 42 54" fill="none" stroke="var(--cut,#fff)" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="fs-cr-cockatrice" viewBox="0 0 64 64"><path fill="currentColor" opacity=".75" d="M24 18C17 10 22 3 28 9 28 1 37 1 38 8 44 3 51 8 46 18L40 24ZM19 40C11 42 11 51 17 54 23 51 24 45 22 40Z"/><path fill="currentColor" d="M43 18C32 12 19 18 19 29L4 33 20 39C22 47 20 54 16 61H41L60 46 48 44C52 36 51 24 43 18Z"/><circle cx="29" cy="27" r="2.800" fill="var(--cut,#fff)"/><path d="M19 29C21 32 21 36 20 39M33 40Q37 44 41 40M30 48Q34 52 38 48 42 52 46 48M41 61 52 50" fill="none" stroke="var(--cut,#fff)" stroke-width="2.200" stroke-linecap="round"/></symbol>
<symbol id="fs-el-E" viewBox="0 0 40 40"><path d="M11 3H29L38 20 29 37H11L2 20Z" fill="var(--el-earth,#b98756)" stroke="var(--el-earth-ink,#1f1206)" stroke-width="1.500"/><path d="M11 3 15 10H29M15 10 8 20" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.500"/></symbol>
<symbol id="fs-el-V" viewBox="0 0 40 40"><path d="M37 3C38 24 32 37 17 37 7 37 2 30 3 22 5 9 18 4 37 3Z" fill="var(--el-vegetal,#74bf5c)" stroke="var(--el-vegetal-ink,#0b1f06)" stroke-width="1.500"/><path d="M34 7 25 15" stroke="#fff" stroke-opacity=".5" stroke-width="1.800"/></symbol>
<symbol id="fs-el-A" viewBox="0 0 40 40"><path d="M9 34C3 34 1 28 3 24 3 20 6 18 9 18 9 9 17 4 24 7 29 8 32 12 32 17 37 17 39 21 39 26 39 31 36 34 31 34Z" fill="var(--el-air,#bfe3f5)" stroke="var(--el-air-ink,#0b2230)" stroke-width="1.500"/></symbol>
<symbol id="fs-el-F" viewBox="0 0 40 40"><path d="M20 1C22 8 27 10 28 15 30 14 31 11 31 8 36 14 38 20 37 26 36 34 29 39 20 39S4 34 3 26C2 20 4 14 9 8 9 12 11 14 13 15 13 10 17 7 20 1Z" fill="var(--el-fire,#ff7a52)" stroke="var(--el-fire-ink,#330d00)" stroke-width="1.500"/></symbol>
<symbol id="fs-el-W" viewBox="0 0 40 40"><path d="M20 1C25 10 35 17 35 26A15 13.500 0 0 1 5 26C5 17 15 10 20 1Z" fill="var(--el-water,#4fa3e6)" stroke="var(--el-water-ink,#03172b)" stroke-width="1.500"/><path d="M11 24C11 20 14 16 16 14" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="fs-el-any" viewBox="0 0 40 40"><path d="M20 20V2A18 18 0 0 1 38 20Z" fill="var(--el-vegetal)"/><path d="M20 20H38A18 18 0 0 1 20 38Z" fill="var(--el-water)"/><path d="M20 20V38A18 18 0 0 1 2 20Z" fill="var(--el-fire)"/><path d="M20 20H2A18 18 0 0 1 20 2Z" fill="var(--el-earth)"/><circle cx="20" cy="20" r="9" fill="#fffdf6"/></symbol>
<symbol id="fs-sg-kind" viewBox="0 0 24 24"><path fill="currentColor" d="M12 21C4 15 1.500 11 2 7.500 2.500 4 6 2.500 9 4.200 10.500 5 11.500 6.200 12 7.500 12.500 6.200 13.500 5 15 4.200 18 2.500 21.500 4 22 7.500 22.500 11 20 15 12 21Z"/></symbol>
<symbol id="fs-sg-star" viewBox="0 0 24 24"><path fill="currentColor" d="M12 1.500 15.200 8.300 22.600 9.200 17.100 14.300 18.600 21.600 12 18 5.400 21.600 6.900 14.300 1.400 9.200 8.800 8.300Z"/></symbol>
<symbol id="fs-sg-cube" viewBox="0 0 24 24"><path fill="currentColor" d="M12 2 21 7V17L12 22 3 17V7Z"/><path d="M3 7 12 12 21 7M12 12V22" fill="none" stroke="#0b1226" stroke-opacity=".55" stroke-width="1.600"/></symbol>
<symbol id="fs-sg-again" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" d="M19.500 12A7.500 7.500 0 1 1 16.500 6"/><path fill="currentColor" d="M13 6.500 20.500 8 19 .8Z"/></symbol>
<symbol id="fs-sg-draw" viewBox="0 0 24 24"><rect x="3" y="6" width="10" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M8 3H16A2 2 0 0 1 18 5V16M21 9V19M18.500 16.500 21 19.500 23.500 16.500" fill="none" stroke="currentColor" stroke-width="2"/></symbol>
<symbol id="fs-sg-tree" viewBox="0 0 24 24"><path fill="currentColor" d="M12 1 19 10H16L21 17H13.500V23H10.500V17H3L8 10H5Z"/></symbol>
<symbol id="fs-sg-paw" viewBox="0 0 24 24"><g fill="currentColor"><ellipse cx="5" cy="11" rx="2.300" ry="3"/><ellipse cx="9.500" cy="6" rx="2.300" ry="3.200"/><ellipse cx="15" cy="6" rx="2.300" ry="3.200"/><ellipse cx="19.500" cy="11" rx="2.300" ry="3"/><path d="M12 11C8 11 5 16 6.500 19 8 22 10.500 20 12 20S16 22 17.500 19C19 16 16 11 12 11Z"/></g></symbol>
<symbol id="fs-sg-ribbon" viewBox="0 0 24 24"><path fill="currentColor" opacity=".75" d="M7 13 5 23 9 21 11 23 12 15ZM17 13 19 23 15 21 13 23 12 15Z"/><circle cx="12" cy="8.500" r="7.500" fill="currentColor"/><circle cx="12" cy="8.500" r="4.600" fill="none" stroke="var(--cut,#fff)" stroke-width="1.500"/></symbol>
<symbol id="fs-sg-fetch" viewBox="0 0 24 24"><rect x="9" y="3" width="11" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M14.500 21H7A3 3 0 0 1 4 18V12M1 14.500 4 11 7 14.500" fill="none" stroke="currentColor" stroke-width="2"/></symbol>
</svg>
`,Do=x(`<li> </li>`),Oo=x(`<h3 class="svelte-1bw34xh"> </h3> <ol class="svelte-1bw34xh"></ol>`,1),ko=x(`<section class="panel svelte-1bw34xh"><h2 class="h"> </h2> <!></section>`);function Ao(e,t){o(t,!0);let i=a(()=>[...`ABCDEF`].flatMap(e=>{let n=t.position[e];return n?.pile?.length?[{letter:e,pile:n.pile.slice(0,8)}]:[]}));var s=ko(),c=M(s),l=C(c,!0),u=G(c,2);r(u,17,()=>w(i),({letter:e,pile:t})=>e,(e,t)=>{let i=()=>w(t).letter,a=()=>w(t).pile;var o=Oo(),s=A(o),c=C(s,!0),l=G(s,2);r(l,21,a,_,(e,t)=>{var n=Do(),r=C(n,!0);W(e=>B(r,e),[()=>Y(Z(w(t)))]),b(e,n)}),n(l),W(e=>B(c,e),[()=>z(`fs-pile-of`,{seat:i()})]),b(e,o)}),n(s),W(e=>B(l,e),[()=>z(`fs-replay-piles`)]),b(e,s),h()}var jo=(e,t)=>e.length?V(e.map(e=>Ze(e,t))):z(`fs-nothing`);function Mo(e,t,n){return Re(e.players[t].forest).slice(n*5,n*5+5).map(t=>t?Z(t,e.box):z(`fs-empty`)).join(`, `)}function No(e,t){let{store:n,kindness:r,stars:i,bonus:a,projects:o,studied:s,shared:c}=e.players[t];return z(`fs-read-player`,{store:X(n),space:r,stars:i,bonus:a,studied:s.length,top:Mo(e,t,0),bottom:Mo(e,t,1),projects:o.length?V(o.map(t=>Z(t,e.box))):z(`fs-nothing`),shared:jo(c,e.box)})}var Po=(e,t)=>[ft(e),...t.map((t,n)=>z(`web-said`,{who:t,what:No(e,n)}))].join(` `);function Fo(e,t){let n=e.players[t],r=[`hand`,`draft`,`kept`,`personal`].filter(e=>n[e]?.length);return[pt(e),No(e,t),z(`fs-read-cubes`,{cubes:n.cubes_left,pile:n.pile_size,discard:n.discard.length}),...r.map(t=>z(`fs-read-${t}`,{cards:jo(n[t],e.box)})),...n.projects.map(n=>z(`fs-read-missing`,{card:Z(n,e.box),missing:mt(e,t,n)}))].filter(Boolean).join(` `)}var Io=(e,t)=>e.result?e.result.counts.map((e,n)=>z(`web-read-result`,{who:t[n],total:e.total})).join(` `):t.map((t,n)=>z(`fs-read-score`,{who:t,stars:e.players[n].stars,studied:e.players[n].studied.length,bonus:e.players[n].bonus})).join(` `),Lo={"fs-event-act":`take`,"fs-event-realised":`good`,"fs-event-studied":`good`,"fs-event-certified":`good`,"fs-event-phase":`draw`},Ro={texts:Object.assign({"../src/veillee/locales/en/fairy-school.ftl":Se,"../src/veillee/locales/en/web-fairy-school-help.ftl":Ce,"../src/veillee/locales/en/web-fairy-school.ftl":we,"../src/veillee/locales/fr/fairy-school.ftl":Te,"../src/veillee/locales/fr/web-fairy-school-help.ftl":Ee,"../src/veillee/locales/fr/web-fairy-school.ftl":De}),symbols:Eo,Table:To,Emblem:Ae,Truth:Ao,lesson:()=>oe(()=>import(`./lesson-C17PwdUh.js`).then(e=>e.default),__vite__mapDeps([0,1,2])),clauseOf:Ve,isQuiet:He,argsOf:ct,soundOf:e=>Lo[e.message],read:{table:Po,mine:Fo,scores:Io},hint:{label:`fs-explain`,icon:`i-hint`,read:ht},keys:[{acts:[`one`,`ten`],words:`fs-keys-choose`},{acts:[`end`],words:`fs-key-done`},{acts:[`hint`],words:`fs-explain`}],words:{edition:`fs-edition`,command:`fs-command-hint`},options:`fs-option`,variants:[`start`,`starters`,`express`,`fast`,`long`,`spread`]};export{Ro as default};