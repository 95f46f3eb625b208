### Fairy School: texts of the game, English

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
fs-refusal-131 = In phase 5 you may study one creature, on a card with a footprint: the first of the top row, the last of the bottom row.
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
fs-the-creature = { $creature ->
    [unicorn] the unicorn
    [dwarf] the dwarf
    [ent] the ent
    [elf] the elf
    [sphinx] the sphinx
    [salamander] the salamander
    [dragon] the dragon
    [phoenix] the phoenix
    [mermaid] the mermaid
    [serpent] the sea serpent
    [griffin] the griffin
   *[cockatrice] the cockatrice
}
fs-of-the-creature = { $creature ->
    [unicorn] of the unicorn
    [dwarf] of the dwarf
    [ent] of the ent
    [elf] of the elf
    [sphinx] of the sphinx
    [salamander] of the salamander
    [dragon] of the dragon
    [phoenix] of the phoenix
    [mermaid] of the mermaid
    [serpent] of the sea serpent
    [griffin] of the griffin
   *[cockatrice] of the cockatrice
}
fs-space = { $step ->
    [0] { $n }
   *[other] { $n } (long way, step { $step })
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
fs-event-studied = { $who } studies { fs-the-creature }.
fs-event-certified = { $who } takes a certificate of { fs-subject }, { fs-half }.
fs-event-final = { $who } chooses the final project { $card }.
fs-event-step = { $who } does step { $n } of her final project.
fs-event-bonus = { $who } takes step { $n } of the bonus track.
fs-event-finished-you = You have finished this phase.
fs-event-act-you = You: { $move }.
fs-event-realised-you = You realise { $card }.
fs-event-studied-you = You study { fs-the-creature }.
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
    [place_slot] Where does { fs-the-creature } go, in the top row?
    [bottom] Which card lies at the very bottom of your pile?
    [keep] Keep three projects.
    [aside] Set { $left ->
        [one] one more card
       *[other] { $left } more cards
    } aside for Clochette: their stars count for her.
    [final] Choose your final project.
    [open] Open moment: conversions and projects, then done.
    [plan] Where does { fs-the-creature } go?
    [column] Choose a first column.
    [second] Choose a second column.
    [free] Which column is free?
    [pay] Pay an element ({ $left } to go).
    [share] Your certificate offers an exchange.
    [activate] Activate a card, or finish.
    [line] Which line { fs-of-the-creature }?
    [repeat] Use { fs-the-creature }?
    [again] Which card is activated again?
    [take] Which card of your discard comes back?
    [play] Which drawn card is played?
    [trim] Which card leaves the game?
    [learn] Which creature is studied?
    [certificate] Which half of the certificate?
    [offer] Your certificate offers an exchange: pay, or decline.
    [fork] Which way on the kindness track ({ $left ->
        [one] 1 step
       *[other] { $left } steps
    } to go)?
    [gain] Which element do you take?
    [study] Study a creature?
    [toss] Discard a card of your forest?
    [discount] Which element is discounted?
   *[scoring] Last exchanges before the count.
}

## What the coach says

fs-coach-realised = { $n ->
    [one] a project realised
   *[other] { $n } projects realised
}
fs-coach-studied = { $n ->
    [one] a creature studied
   *[other] { $n } creatures studied
}
fs-coach-certified = { $n ->
    [one] a certificate
   *[other] { $n } certificates
}
fs-coach-step = { $whose ->
    [other] a step of its final project
   *[own] a step of your final project
}
fs-coach-bonus = a step of the bonus track
fs-coach-kindness = a space of the kindness track
