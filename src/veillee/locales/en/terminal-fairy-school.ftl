### The terminal, Fairy School, English

## Moves in words

terminal-fs-done = done
terminal-fs-slot = { $what }
terminal-fs-col = column { $what }
terminal-fs-el = { fs-element }
terminal-fs-convert = convert into { fs-element }
terminal-fs-air = 1 air into { fs-element }
terminal-fs-act = activate { $what }
terminal-fs-act-in = activate { $what }: { $zone }
terminal-fs-line = line { $what }
terminal-fs-opt = outcome { $what }
terminal-fs-take = take back { $what }
terminal-fs-play = play { $what }
terminal-fs-realise = realise { $what }
terminal-fs-bonus = a step on the bonus track
terminal-fs-step = the next step of the final project
terminal-fs-short = the short way
terminal-fs-long = the long way
terminal-fs-study = study { fs-the-creature }
terminal-fs-cert = certificate, { fs-half }
terminal-fs-cert-offer = certificate ({ fs-subject }), { fs-half }: { $says }
terminal-fs-pick = keep { $what }
terminal-fs-keep = keep { $what }
terminal-fs-final = final project { $what }
terminal-fs-aside = set aside { $what }
terminal-fs-use = exchange into points ({ fs-subject })
terminal-fs-starter = starter { $what }

## At the table in the terminal

terminal-fs-nothing = nothing
terminal-fs-empty = empty
terminal-fs-asked = { $question } – { $card }
terminal-fs-card = { fs-creature } ({ $effect })
terminal-fs-project = { fs-creature } ({ $effect }), costs { $cost }
terminal-fs-effect-fetch = fetch
terminal-fs-effect-again = again
terminal-fs-effect-trim = trim
terminal-fs-effect-study = study
terminal-fs-effect-any = any
terminal-fs-effect-draw = draw { $draws }, play { $plays }
terminal-fs-final-card = { $n }: { $steps }
terminal-fs-final-step = { $cost } for { $stars }
terminal-fs-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
terminal-fs-own = You have { $store }; kindness space { $space }, { terminal-fs-stars }, bonus { $bonus }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
} in the pile.
terminal-fs-other = { $who }: { $store }; kindness space { $space }, { terminal-fs-stars }, bonus { $bonus }; projects: { $projects }.
terminal-fs-forest-top = Forest, top row: { $cards }.
terminal-fs-forest-bottom = Forest, bottom row: { $cards }.
terminal-fs-projects = Projects: { $cards }.
terminal-fs-hand = Cards to place: { $cards }.
terminal-fs-draft = Hand: { $cards }.
terminal-fs-kept = Kept: { $cards }.
terminal-fs-personal = Personal zone: { $cards }.
terminal-fs-shared = Shared by { $who }: { $cards }.
terminal-fs-bell = Clochette: kindness space { $space }, { terminal-fs-stars }; zone 1: { $first }; zone 2: { $second }; set aside: { $aside }.
terminal-fs-own-final = Final project: { $card }; { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} done.
terminal-fs-studied = Studied: { $creatures }. Certificates: { $certs }.
terminal-fs-held = { fs-subject }, { fs-half }
terminal-fs-score = { $who }: { $total ->
    [one] { $total } point
   *[other] { $total } points
} (kindness { $kindness }, creatures { $creatures }, final project { $final }, study { $study }, certificates { $certificates }, bonus { $bonus }).
terminal-fs-winner = { $many ->
    [one] Victory: { $who }, with most points, { $total } (FS-182).
   *[other] Shared victory: { $who }, with { $total } points each (FS-182).
}
terminal-fs-grade = Clochette has { $points } points. Your grade: { $grade ->
    [again] try again next year
    [better] can do better
    [fair] fairly good
    [good] good
    [very-good] very good
   *[excellent] excellent
}.
terminal-fs-odds = Your pile holds, in an order that nobody knows: { $cards }.
terminal-fs-help-aim = The aim: most points after three trimesters, by creatures invoked, kindness, study, certificates and a final project.
terminal-fs-help-letters = Elements: E earth, V vegetal, A air, F fire, W water. An arrow pays the left side for the right one; a bar separates two lines, a slash outcomes to choose from.
terminal-fs-help-effects = Fetch: a card of your discard. Again: a card already activated this turn. Trim: a card of your forest leaves the game. Study: one more marker on a creature.
terminal-fs-help-moves = Type a number of the list, or a move as replays have it: col 3, line 1, opt 2, convert F, el E, study elf, done.
terminal-fs-help-odds = o: what is left in your pile.
terminal-fs-example = col 3
terminal-fs-edition = { $cards } cards, { $finals } final projects, { $tiles } certificates; kindness track of { $spaces } spaces.
terminal-fs-edition-deck = Deck { $deck }: { $cards }.
