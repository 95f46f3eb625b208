const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/lesson-D5CjyTZm.js","assets/words.svelte-lv_r0785.js","assets/game-DOc6skV4.js"])))=>i.map(i=>d[i]);
import{A as e,At as t,B as n,C as r,Ct as i,D as a,Et as o,H as s,M as c,Mt as l,N as u,Nt as d,O as f,P as p,Q as m,R as h,S as g,Tt as _,U as v,V as y,W as b,X as x,Y as S,Z as C,_ as w,_t as T,at as E,bt as D,dt as O,gt as k,ht as A,k as j,kt as M,l as N,m as P,mt as F,nt as I,o as L,ot as R,q as z,r as B,rt as V,tt as H,u as U,ut as W,vt as G,w as ee,xt as K,yt as te}from"./words.svelte-lv_r0785.js";import"./api-BbBVx4aK.js";import{F as ne,G as re,H as ie,K as q,W as ae,d as oe,l as se,m as ce,o as le,s as ue}from"./index-29ngblaf.js";import{t as de}from"./CardFan-D0vUSIuu.js";import{i as fe,n as pe,t as me}from"./roving-CIaqHl5W.js";import{i as he,r as ge,t as _e}from"./motion-C-v6Rsbq.js";import{a as ve,i as ye,n as be,o as xe,r as Se,t as Ce}from"./CountSteps-CgJiGaXd.js";import{t as we}from"./SeatHead-BfxxG7cE.js";import{t as Te}from"./long-press-B5lypSTG.js";var Ee=`### Sun and Moon: texts of the game, English

title-sun-moon = Sun and Moon

## Why an act is not possible (the number is that of the clause)

# SL-03: it is another seat’s turn
sl-refusal-03 = It is someone else’s turn just now: play goes round the table clockwise.
# SL-07: your turn has ended, or the card is not in your hand
sl-refusal-07 = A turn is one single action with the cards you hold: either this turn is spent, or that card is not in your hand.
# SL-08: passing, an unknown text, or collecting nothing
sl-refusal-08 = A turn cannot be passed: play a card, or name the runs that you collect.
# SL-09: a second row of a suit, or a card in a row of the other suit
sl-refusal-09 = Everyone has at most one sun row and one moon row, and each suit goes into its own rows.
# SL-10: a row that does not exist
sl-refusal-10 = There is no such row: cards go to your own rows or to those of the others at the table.
# SL-12: an end of the row where the number does not fit
sl-refusal-12 = At the left end a card must be lower, at the right end higher, than every visible number of the row.
# SL-13: between or on cards already laid
sl-refusal-13 = A card never goes between cards already laid, nor on a visible number.
# SL-14: there is no row to add to, or it may not be started here
sl-refusal-14 = A row has to be started before it can be extended, and it is started only where the rules allow one.
# SL-16: beyond a dark end
sl-refusal-16 = The end of this row is dark: beyond it only the nearest visible number counts, and this card does not fit.
# SL-19: after an animal only a further card
sl-refusal-19 = Your card bore an animal: now a further card must be played, nothing else.
# SL-20: your turn has ended after an animal
sl-refusal-20 = Your turn is over: after the animal there was no card left that could be played.
# SL-24: an eclipse anywhere but on a visible card of its suit
sl-refusal-24 = An eclipse goes only on a visible numbered card: a solar one on a sun card, a lunar one on a moon card.
# SL-26: on a place that the row does not have
sl-refusal-26 = The row has no such place: only an eclipse that lies there can be covered.
# SL-27: on an eclipse, wrong number
sl-refusal-27 = A card on an eclipse must lie between the nearest visible numbers to its left and right.
# SL-28: on an eclipse in the middle of others
sl-refusal-28 = Of several eclipses side by side only one that touches a visible number may be covered.
# SL-32: fewer than five places, or places that are not there
sl-refusal-32 = Only runs of at least five places that lie in your row can be collected.
# SL-33: a row of somebody else
sl-refusal-33 = You collect only from the rows in front of you.
# SL-35: a dark place in the run
sl-refusal-35 = An eclipse breaks the row there: a run that is collected has no dark place.
# SL-36: part of a run
sl-refusal-36 = A run is collected whole, from its first place to its last.
# SL-37: the same run twice
sl-refusal-37 = The same run is named twice; each can be collected once.
# SL-40: your turn has ended in a total eclipse
sl-refusal-40 = Your turn is over: it ended in a total eclipse.
# SL-41: a total eclipse although something can be done
sl-refusal-41 = A total eclipse cannot be chosen: there is a card to play or a run to collect.
# SL-45: the game is over
sl-refusal-45 = The game is over: everyone has had a last turn.
# SL-49: four players: one sun row and one moon row a pair
sl-refusal-49 = A pair has one sun row and one moon row in all, one in front of each partner: this row would break that.
# SL-50: four players, suits fixed for the game
sl-refusal-50 = In this game the partners keep their suits, and this row would be in front of the wrong one.
# SL-52: the partner’s row
sl-refusal-52 = You may play on your partner’s row, but only your partner collects from it.

## Cards and animals

sl-suit = { $suit ->
    [sun] sun
   *[moon] moon
}
# A card: used inside the messages below, with their arguments; number 0 is an eclipse
sl-card = { $number ->
    [0] { $suit ->
        [sun] a solar eclipse
       *[moon] a lunar eclipse
    }
   *[other] { sl-suit } { $number }
}
sl-animal = { $animal ->
    [butterfly] butterfly
    [bird] bird
    [dragonfly] dragonfly
    [bat] bat
   *[owl] owl
}
sl-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Rule switches

sl-option-voluntary_total_eclipse = A total eclipse may be chosen
sl-option-voluntary_total_eclipse-about = By our reading it only happens to whoever can neither play nor collect. Switched on, it may be chosen at the start of any turn.
sl-option-empty_hand_total_eclipse = An empty hand in the last round means a total eclipse
sl-option-empty_hand_total_eclipse-about = If there is nothing to collect, the rows are lost and cost no points. Switched off, the turn simply passes and the rows stay.
sl-option-extend_beyond_dark_end = A row may grow beyond an eclipse at its end
sl-option-extend_beyond_dark_end-about = The nearest visible number decides. Switched off, an eclipse at the end must be covered first.
sl-option-animal_without_follow_up = After an animal no card can be played
sl-option-animal_without_follow_up-about = Either the turn simply ends, or it ends in a total eclipse.
sl-option-animal_without_follow_up-end_turn = the turn ends
sl-option-animal_without_follow_up-total_eclipse = total eclipse
sl-option-start_row_for_opponent = A row may be started in front of an opponent
sl-option-start_row_for_opponent-about = Switched off, rows are started only in front of oneself or one’s partner.
sl-option-collect_part_of_run = Part of a run may be collected
sl-option-collect_part_of_run-about = By our reading a run goes whole. Switched on, any five or more neighbouring places of each run.
sl-option-last_round_after_animal = The last round begins after an animal
sl-option-last_round_after_animal-about = Whether the player whose animal found no cards to draw has a last turn too.
sl-option-last_round_after_animal-all = a last turn for everyone
sl-option-last_round_after_animal-others_only = a last turn for the others only
sl-option-pair_rows_fixed_for_game = Partners keep their suits for the whole game
sl-option-pair_rows_fixed_for_game-about = Switched off, a pair whose rows are both gone may choose anew.
sl-option-turn_limit = Turns after which a game is broken off
sl-option-turn_limit-about = For simulations: a game need not end by itself. It is told when this happens, and nobody wins then.
sl-option-first_seat = Who begins
sl-option-first_seat-about = By lot, or whoever your table agrees on: the youngest, say.
sl-option-first_seat-random = by lot
sl-option-first_seat-A = seat 1 (A)
sl-option-first_seat-B = seat 2 (B)
sl-option-first_seat-C = seat 3 (C)
sl-option-first_seat-D = seat 4 (D)
sl-clash-first = Seat { $who } cannot begin: the last seat of this table is { $last } (SL-03).

## Files of this game

sl-edition-list = { $file }, line { $line }: { $key } is a list of cards, such as ["S3", "M7"].
sl-edition-card = { $file }, line { $line }: { $key }: “{ $card }” is no numbered card; there are S1 to S29 and M1 to M29.
sl-edition-twice = { $file }, line { $line }: { $key }: { $card } bears an animal already.
sl-position-ended = ended: “{ $value }” is none of act, animal, eclipse.
sl-position-chain = chain: “{ $value }” is neither true nor false.
sl-position-key = key: a key has 64 hexadecimal digits.
sl-position-blocks = blocks: how much of the streams deal and first has been used.
sl-position-sun-seats = sun_seats: at a table of four, who has the sun row of a pair; one seat of each.
sl-position-hand = hands { $who }: { $found } cards; a hand has 5 at most (SL-02).
sl-position-rows = Rows go by seat and suit, from A.sun to { $last }.
sl-position-pair = { $row }: a pair has one sun row and one moon row, one in front of each partner (SL-49).
sl-position-stack = { $row }, place { $place }: from the bottom up, numbers and eclipses take turns, a number first (SL-24).
sl-position-suit = { $row }, place { $place }: a card of the other suit (SL-09).
sl-position-order = { $row }, place { $place }: the visible numbers of a row rise from left to right (SL-11).
sl-position-draw = The turn would begin by drawing a card that this position does not name (SL-05).

## The log

sl-row = { $own ->
    [own] their own { sl-suit } row
    [yours] your { sl-suit } row
   *[other] the { sl-suit } row of { $owner }
}
sl-event-start = { $who } starts { sl-row } with { sl-card }.
sl-event-left = { $who } adds { sl-card } at the left of { sl-row }.
sl-event-right = { $who } adds { sl-card } at the right of { sl-row }.
sl-event-darkened = { $who } lays { sl-card } on the { $hidden } of { sl-row }.
sl-event-lit = { $who } covers the eclipse on the { $hidden } of { sl-row } with { sl-card }.
sl-event-animal = A { sl-animal }: the turn goes on.
sl-event-animal-ends = A { sl-animal }, but there is no further card to play: the turn ends.
sl-event-collected = { $who } collects { sl-cards } ({ $runs }).
sl-event-eclipse = Total eclipse! { $who } loses hand and rows, { sl-cards } in all: { $reason ->
    [empty] no card was left in hand.
    [eclipses] the hand held only eclipses, and none had a target.
    [blocked] no card in hand had a place.
   *[choice] a free choice.
}
sl-event-shuffled = The discard is shuffled into a new pile.
sl-event-drew = { $who } draws { sl-cards }.
sl-event-idle = { $who } has no cards and nothing to collect, and sits this turn out.
sl-event-last-round = The cards are used up: everyone has one last turn.
sl-event-turn = It is { $who }’s turn.
sl-event-over = The game is over.
sl-event-stopped = The game is broken off after { $turns } turns: the turn limit is reached, and nobody wins.
`,De=`### Sun and Moon in the browser: words of its table, English

## A new table

sl-edition = Animals on the cards

## The table

sl-letter-sun = S
sl-letter-moon = M
sl-card-words = { $number ->
    [0] { $suit ->
        [sun] solar eclipse
       *[moon] lunar eclipse
    }
   *[other] { sl-suit } { $number }
}{ $animal ->
    [none] { "" }
   *[other] , { sl-animal }
}
sl-place-lit = { $card }{ $under ->
    [0] { "" }
    [one] , 1 card under it
   *[other] , { $under } cards under it
}
sl-place-dark = eclipse over { $number }, { $under ->
    [one] 1 card under it
   *[other] { $under } cards under it
}
sl-place = { $here }, place { $place } of { $of }{ $ready ->
    [yes] , in a run that is ready
   *[no] { "" }
}
sl-here = here
sl-laid = { $now ->
    [yes] laid just now by { $who }
   *[no] laid by { $who }
}
sl-laid-short = laid by { $who }
sl-place-here = { $card } here: { $where }, now { $here }
sl-place-end = { $card } here: { $where }
sl-row-of = { $whose ->
    [yours] your { sl-suit } row
   *[other] the { sl-suit } row of { $owner }
}
sl-row-label = { $row }, { $n ->
    [one] 1 place
   *[other] { $n } places
}
sl-target-start = starts { $row }
sl-target-left = left end of { $row }, before { $dark ->
    [yes] the eclipse over { $number }
   *[no] { $number }
}
sl-target-right = right end of { $row }, after { $dark ->
    [yes] the eclipse over { $number }
   *[no] { $number }
}
sl-target-place = place { $place } of { $row }
sl-piece = places { $first } to { $last } of { $row }
sl-piece-short = { sl-suit } row, places { $first } to { $last }
sl-pair = { $own ->
    [yes] Your pair: { $who }
   *[no] Other pair: { $who }
}
sl-no-row = { $suit ->
    [sun] No sun row yet
   *[moon] No moon row yet
}
sl-start = Start the { sl-suit } row here
sl-start-of = In front of { $who }
sl-in-hand = { $n ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
},
sl-won = { $n ->
    [one] 1 point won,
   *[other] { $n } points won,
}
sl-won-short = { $n ->
    [one] won
   *[other] won
}
sl-lying = { $n ->
    [0] nothing lies in rows,
    [one] 1 card in rows, minus 1 point,
   *[other] { $n } cards in rows, minus { $n } points,
}
sl-lying-short = on the table
sl-gained = collected { $cards }
sl-and = and
sl-unfold = Show the rows as cards
sl-fold = Show the rows as numbers
sl-longest = Longest run: { $n } of { $goal } places.
sl-pips = { $n } of { $goal }
sl-pips-ready = { $n }: ready
sl-goal = { $pairs ->
    [yes] Goal: { $n } places in line without an eclipse; each partner collects from the row in front of them.
   *[no] Goal: { $n } places in line without an eclipse, then collect them.
}
sl-goal-short = Goal: { $n } places in line
sl-in-pile = { $n ->
    [one] card in the pile
   *[other] cards in the pile
}
sl-pile-short = in the pile
sl-discard = Discard
sl-discard-note = Cards lost in total eclipses. They come back when the pile is empty.
sl-last-round-title = Last round.
sl-last-round = { $turns ->
    [one] This is the last turn, and nobody draws any more.
   *[other] { $turns } turns are left, this one included, and nobody draws any more.
}
sl-hint = Unseen cards
sl-unseen = { $n ->
    [one] 1 unseen card
   *[other] { $n } unseen cards
}, of which the pile has { $pile }.
sl-unseen-suit = { $suit ->
    [sun] Sun
   *[moon] Moon
}: { $n ->
    [0] no number
   *[other] { $numbers }
}, { $eclipses ->
    [0] no eclipse
    [one] 1 eclipse
   *[other] { $eclipses } eclipses
}.
sl-unseen-none = You have seen every card.
sl-animal-note = An animal: whoever plays this card plays another one at once.
sl-eclipse-note = An eclipse breaks the row here. A fitting card laid on it lights the place again.
sl-under = Under it, from the top down

## What to do

sl-hand = Your hand
sl-hand-card = { $card }{ $turn ->
    [yes] { $n ->
        [0] , no place for it
        [one] , 1 place
       *[other] , { $n } places
    }
   *[no] { "" }
}
sl-hand-empty = Your hand is empty.
sl-hand-secret = The hands are secret.
sl-choose-card = Choose a card to play.
sl-play-or-collect = Choose a card to play, or collect.
sl-only-collect = Your hand is empty: collect.
sl-goes-on = The animal plays on: another card, please.
sl-will-go-on = Animal: your turn goes on
sl-choose-place = { $card }: { $n ->
    [0] no place for it now
    [one] 1 place is lit
   *[other] { $n } places are lit
}.
sl-let-go = Take back
sl-beyond = { $way ->
    [above] { $n ->
        [one] 1 more above
       *[other] { $n } more above
    }
   *[below] { $n ->
        [one] 1 more below
       *[other] { $n } more below
    }
}
sl-collect-title = Collect
sl-collect-short = +{ $points }
sl-collect-gain = { $known ->
    [yes] { $places } places, +{ $points }
   *[no] { $places } places
}
sl-collect = { $runs ->
    [0] Choose a run
    [one] Collect the run of { $places }
   *[other] Collect { $runs } runs, { $places } places
}
sl-collect-worth = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}, your turn ends
sl-part = Which part of: { $run }
sl-total-eclipse = Total eclipse
sl-total-sure = Really? Press again
sl-total-cost = Your hand and both rows in front of you are lost; what you have collected stays.
sl-total-cost-pair = Your hand and the row in front of you are lost; your partner keeps theirs.
sl-eclipse-why = { $reason ->
    [empty] Total eclipse: your hand is empty, there is nothing to collect, and nobody draws any more.
    [eclipses] Total eclipse: you hold only eclipses, and none of them has a target.
    [blocked] Total eclipse: no card of your hand has a place, and there is nothing to collect.
   *[choice] At this table you may choose a total eclipse.
}

## The end

sl-nobody-wins = Nobody wins
sl-count-won = Collected
sl-count-rows = Left in rows
sl-count-hand = Left in hand
sl-count-together = Together
sl-pairs-add = Partners add their points.
sl-decided-total = { $last ->
    [yes] Most points win: { $total } for { $who }.
   *[no] Level on points, { $total } each: { $names }.
}
sl-decided-cards = { $last ->
    [yes] More sun and moon cards, for and against, break the tie: { $cards } against { $others } for { $who }.
   *[no] They have as many cards, for and against: { $cards }.
}
sl-decided-shared = Nothing separates them: { $who } win together.
sl-decided-limit = The game was broken off after { $turns } turns, the limit of this table.

## The replay

sl-replay-pile = Next in the pile
sl-replay-hand = Hand of seat { $seat }

## Keys

sl-keys-choose = card, then place
sl-key-collect = collect
sl-command-hint = For example: S9 A.sun right, SE B.sun 3, collect A.sun 0-4

## Read aloud

sl-read-pile = Pile: { $pile }. Discard: { $discard }.
sl-read-number = { $number }{ $under ->
    [0] { "" }
    [one] { " " }with 1 card under it
   *[other] { " " }with { $under } cards under it
}
sl-read-row = { $suit ->
    [sun] Sun row
   *[moon] Moon row
}: { $places }.{ $ready ->
    [0] { "" }
   *[other] { " " }Ready to collect: { $runs }.
}
sl-read-run = places { $first } to { $last }
sl-read-no-rows = no rows.
sl-read-hand = Your hand: { $cards }.
sl-read-score = { $who }: { $won } collected, { $hand } in hand.
`,Oe=`### Soleil et Lune : textes du jeu, français

title-sun-moon = Soleil et Lune

## Pourquoi un geste n’est pas possible (le numéro est celui de la règle)

# SL-03: c’est le tour d’une autre place
sl-refusal-03 = C’est le tour d’une autre personne pour l’instant : on joue dans le sens des aiguilles d’une montre.
# SL-07: votre tour est fini, ou la carte n’est pas dans votre main
sl-refusal-07 = Un tour, c’est une seule action avec les cartes en main : soit ce tour est joué, soit cette carte n’est pas dans votre main.
# SL-08: passer, un texte inconnu, ou ne rien récupérer
sl-refusal-08 = On ne peut pas passer son tour : jouez une carte, ou nommez les suites que vous récupérez.
# SL-09: une deuxième rangée d’un astre, ou une carte dans une rangée de l’autre astre
sl-refusal-09 = Chacun a au plus une rangée de soleil et une rangée de lune, et chaque astre va dans ses propres rangées.
# SL-10: une rangée qui n’existe pas
sl-refusal-10 = Cette rangée n’existe pas : une carte va dans vos rangées ou dans celles des autres à la table.
# SL-12: un bout de rangée où le nombre ne va pas
sl-refusal-12 = À gauche, la carte doit être plus basse, à droite plus haute, que tous les nombres visibles de la rangée.
# SL-13: entre ou sur des cartes déjà posées
sl-refusal-13 = Une carte ne se glisse jamais entre des cartes déjà posées, ni sur un nombre visible.
# SL-14: il n’y a pas de rangée à prolonger, ou on ne peut pas l’ouvrir ici
sl-refusal-14 = Une rangée doit être ouverte avant d’être prolongée, et on ne l’ouvre que là où les règles le permettent.
# SL-16: au-delà d’un bout obscur
sl-refusal-16 = Le bout de cette rangée est obscur : au-delà, seul compte le nombre visible le plus proche, et cette carte ne va pas.
# SL-19: après un animal, seulement une autre carte
sl-refusal-19 = Votre carte portait un animal : il faut maintenant jouer une autre carte, et rien d’autre.
# SL-20: votre tour s’est terminé après un animal
sl-refusal-20 = Votre tour est fini : après l’animal, plus aucune carte ne pouvait être jouée.
# SL-24: une éclipse ailleurs que sur une carte visible de son astre
sl-refusal-24 = Une éclipse ne se pose que sur un nombre visible : la solaire sur une carte de soleil, la lunaire sur une carte de lune.
# SL-26: sur une place que la rangée n’a pas
sl-refusal-26 = La rangée n’a pas cette place : on ne recouvre qu’une éclipse qui s’y trouve.
# SL-27: sur une éclipse, nombre qui ne va pas
sl-refusal-27 = Une carte posée sur une éclipse doit être comprise entre les nombres visibles les plus proches à gauche et à droite.
# SL-28: sur une éclipse au milieu d’autres
sl-refusal-28 = De plusieurs éclipses côte à côte, on ne recouvre que celle qui touche un nombre visible.
# SL-32: moins de cinq places, ou des places qui n’existent pas
sl-refusal-32 = On ne récupère que des suites d’au moins cinq places qui se trouvent dans votre rangée.
# SL-33: la rangée de quelqu’un d’autre
sl-refusal-33 = Vous ne récupérez que dans les rangées posées devant vous.
# SL-35: une place obscure dans la suite
sl-refusal-35 = Une éclipse coupe la rangée à cet endroit : une suite récupérée n’a aucune place obscure.
# SL-36: une partie d’une suite
sl-refusal-36 = Une suite se récupère en entier, de sa première place à sa dernière.
# SL-37: la même suite deux fois
sl-refusal-37 = La même suite est nommée deux fois ; chacune ne se récupère qu’une fois.
# SL-40: votre tour s’est terminé par une éclipse totale
sl-refusal-40 = Votre tour est fini : il s’est terminé par une éclipse totale.
# SL-41: une éclipse totale alors qu’on peut agir
sl-refusal-41 = L’éclipse totale ne se choisit pas : il y a une carte à jouer ou une suite à récupérer.
# SL-45: la partie est finie
sl-refusal-45 = La partie est finie : chacun a eu son dernier tour.
# SL-49: à quatre : une rangée de soleil et une rangée de lune par équipe
sl-refusal-49 = Une équipe n’a qu’une rangée de soleil et une rangée de lune, une devant chaque partenaire : cette rangée ne s’y accorde pas.
# SL-50: à quatre, astres fixés pour la partie
sl-refusal-50 = Dans cette partie, les partenaires gardent leur astre, et cette rangée serait devant le mauvais.
# SL-52: la rangée du partenaire
sl-refusal-52 = Vous pouvez jouer sur la rangée de votre partenaire, mais seul votre partenaire y récupère des cartes.

## Cartes et animaux

sl-suit = { $suit ->
    [sun] soleil
   *[moon] lune
}
# Une carte : employée dans les messages plus bas, avec leurs arguments ; le nombre 0 est une éclipse
sl-card = { $number ->
    [0] { $suit ->
        [sun] une éclipse solaire
       *[moon] une éclipse lunaire
    }
   *[other] { sl-suit } { $number }
}
sl-animal = { $animal ->
    [butterfly] papillon
    [bird] oiseau
    [dragonfly] libellule
    [bat] chauve-souris
   *[owl] hibou
}
sl-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## Options de règle

sl-option-voluntary_total_eclipse = L’éclipse totale peut être choisie
sl-option-voluntary_total_eclipse-about = Selon notre lecture, elle n’arrive qu’à qui ne peut ni jouer ni récupérer. Activée, l’option permet de la choisir au début de n’importe quel tour.
sl-option-empty_hand_total_eclipse = Au dernier tour, une main vide entraîne une éclipse totale
sl-option-empty_hand_total_eclipse-about = S’il n’y a rien à récupérer, les rangées sont perdues et ne coûtent pas de points. Désactivée, le tour passe et les rangées restent.
sl-option-extend_beyond_dark_end = Une rangée peut grandir au-delà d’une éclipse à son bout
sl-option-extend_beyond_dark_end-about = Le nombre visible le plus proche décide. Désactivée, il faut d’abord recouvrir l’éclipse du bout.
sl-option-animal_without_follow_up = Après un animal, aucune carte ne peut être jouée
sl-option-animal_without_follow_up-about = Soit le tour s’arrête, soit il finit en éclipse totale.
sl-option-animal_without_follow_up-end_turn = le tour s’arrête
sl-option-animal_without_follow_up-total_eclipse = éclipse totale
sl-option-start_row_for_opponent = On peut ouvrir une rangée devant un adversaire
sl-option-start_row_for_opponent-about = Désactivée, on n’ouvre de rangée que devant soi ou devant son partenaire.
sl-option-collect_part_of_run = On peut récupérer une partie de suite
sl-option-collect_part_of_run-about = Selon notre lecture, une suite part en entier. Activée, cinq places voisines ou plus de chaque suite.
sl-option-last_round_after_animal = Le dernier tour commence après un animal
sl-option-last_round_after_animal-about = Si la personne dont l’animal n’a plus trouvé de cartes à piocher joue aussi un dernier tour.
sl-option-last_round_after_animal-all = un dernier tour pour tout le monde
sl-option-last_round_after_animal-others_only = un dernier tour pour les autres seulement
sl-option-pair_rows_fixed_for_game = Les partenaires gardent leur astre toute la partie
sl-option-pair_rows_fixed_for_game-about = Désactivée, une équipe dont les deux rangées ont disparu choisit à nouveau.
sl-option-turn_limit = Nombre de tours après lequel la partie est arrêtée
sl-option-turn_limit-about = Pour les simulations : une partie ne finit pas forcément d’elle-même. C’est alors annoncé, et personne ne gagne.
sl-option-first_seat = Qui commence
sl-option-first_seat-about = Au sort, ou qui votre table voudra : la plus jeune personne, par exemple.
sl-option-first_seat-random = au sort
sl-option-first_seat-A = place 1 (A)
sl-option-first_seat-B = place 2 (B)
sl-option-first_seat-C = place 3 (C)
sl-option-first_seat-D = place 4 (D)
sl-clash-first = La place { $who } ne peut pas commencer : la dernière place de cette table est { $last } (SL-03).

## Fichiers de ce jeu

sl-edition-list = { $file }, ligne { $line } : { $key } est une liste de cartes, comme ["S3", "M7"].
sl-edition-card = { $file }, ligne { $line } : { $key } : « { $card } » n’est pas une carte à nombre ; il y a S1 à S29 et M1 à M29.
sl-edition-twice = { $file }, ligne { $line } : { $key } : { $card } porte déjà un animal.
sl-position-ended = ended : « { $value } » n’est ni act, ni animal, ni eclipse.
sl-position-chain = chain : « { $value } » n’est ni true ni false.
sl-position-key = key : une clé a 64 chiffres hexadécimaux.
sl-position-blocks = blocks : ce qui a servi des flux deal et first.
sl-position-sun-seats = sun_seats : à une table de quatre, qui a la rangée de soleil d’une équipe ; une place par équipe.
sl-position-hand = hands { $who } : { $found } cartes ; une main en a 5 au plus (SL-02).
sl-position-rows = Les rangées vont par place et par astre, de A.sun à { $last }.
sl-position-pair = { $row } : une équipe a une rangée de soleil et une rangée de lune, une devant chaque partenaire (SL-49).
sl-position-stack = { $row }, place { $place } : de bas en haut, nombres et éclipses alternent, un nombre d’abord (SL-24).
sl-position-suit = { $row }, place { $place } : une carte de l’autre astre (SL-09).
sl-position-order = { $row }, place { $place } : les nombres visibles d’une rangée montent de gauche à droite (SL-11).
sl-position-draw = Le tour commencerait par la pioche d’une carte que cette position ne nomme pas (SL-05).

## Le journal

sl-row = { $own ->
    [own] sa propre rangée de { sl-suit }
    [yours] votre rangée de { sl-suit }
   *[other] la rangée de { sl-suit } chez { $owner }
}
sl-event-start = { $who } : nouvelle rangée avec { sl-card }, { sl-row }.
sl-event-left = { $who } : { sl-card } à gauche, { sl-row }.
sl-event-right = { $who } : { sl-card } à droite, { sl-row }.
sl-event-darkened = { $who } : { sl-card } sur le { $hidden }, { sl-row }.
sl-event-lit = { $who } : { sl-card } recouvre l’éclipse posée sur le { $hidden }, { sl-row }.
sl-event-animal = Animal ({ sl-animal }) : le tour continue.
sl-event-animal-ends = Animal ({ sl-animal }), mais plus aucune carte à jouer : le tour s’arrête.
sl-event-collected = { $who } : { sl-cards } à l’abri ({ $runs }).
sl-event-eclipse = Éclipse totale ! { $who } : main et rangées perdues, { sl-cards } en tout ; { $reason ->
    [empty] il ne restait aucune carte en main.
    [eclipses] la main n’avait que des éclipses, et aucune n’avait de cible.
    [blocked] aucune carte en main n’avait de place.
   *[choice] choix libre.
}
sl-event-shuffled = La défausse est mélangée et forme une nouvelle pioche.
sl-event-drew = { $who } : pioche de { sl-cards }.
sl-event-idle = { $who } : ni carte ni suite à récupérer, ce tour se passe sans rien.
sl-event-last-round = Les cartes sont épuisées : chacun a encore un dernier tour.
sl-event-turn = C’est au tour de { $who }.
sl-event-over = La partie est finie.
sl-event-stopped = La partie s’arrête après { $turns } tours : la limite est atteinte, et personne ne gagne.
`,ke=`### Soleil et Lune dans le navigateur : mots de sa table, français

## Une nouvelle table

sl-edition = Animaux sur les cartes

## La table

sl-letter-sun = S
sl-letter-moon = L
sl-card-words = { $number ->
    [0] { $suit ->
        [sun] éclipse solaire
       *[moon] éclipse lunaire
    }
   *[other] { sl-suit } { $number }
}{ $animal ->
    [none] { "" }
   *[other] , { sl-animal }
}
sl-place-lit = { $card }{ $under ->
    [0] { "" }
    [one] , 1 carte dessous
   *[other] , { $under } cartes dessous
}
sl-place-dark = éclipse sur le { $number }, { $under ->
    [one] 1 carte dessous
   *[other] { $under } cartes dessous
}
sl-place = { $here }, place { $place } sur { $of }{ $ready ->
    [yes] , dans une suite prête
   *[no] { "" }
}
sl-here = ici
sl-laid = { $now ->
    [yes] posé à l’instant par { $who }
   *[no] posé par { $who }
}
sl-laid-short = posé par { $who }
sl-place-here = { $card } ici : { $where }, pour l’instant { $here }
sl-place-end = { $card } ici : { $where }
sl-row-of = { $whose ->
    [yours] votre rangée de { sl-suit }
   *[other] la rangée de { sl-suit } chez { $owner }
}
sl-row-label = { $row }, { $n ->
    [one] 1 place
   *[other] { $n } places
}
sl-target-start = ouvre { $row }
sl-target-left = bout gauche, { $row }, avant { $dark ->
    [yes] l’éclipse sur le { $number }
   *[no] le { $number }
}
sl-target-right = bout droit, { $row }, après { $dark ->
    [yes] l’éclipse sur le { $number }
   *[no] le { $number }
}
sl-target-place = place { $place }, { $row }
sl-piece = places { $first } à { $last }, { $row }
sl-piece-short = rangée de { sl-suit }, places { $first } à { $last }
sl-pair = { $own ->
    [yes] Votre équipe : { $who }
   *[no] L’autre équipe : { $who }
}
sl-no-row = { $suit ->
    [sun] Pas encore de rangée de soleil
   *[moon] Pas encore de rangée de lune
}
sl-start = Ouvrir la rangée de { sl-suit } ici
sl-start-of = Devant { $who }
sl-in-hand = { $n ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $n } cartes en main
},
sl-won = { $n ->
    [one] 1 point gagné,
   *[other] { $n } points gagnés,
}
sl-won-short = { $n ->
    [one] gagné
   *[other] gagnés
}
sl-lying = { $n ->
    [0] rien dans les rangées,
    [one] 1 carte dans les rangées, moins 1 point,
   *[other] { $n } cartes dans les rangées, moins { $n } points,
}
sl-lying-short = sur la table
sl-gained = récupère { $cards }
sl-and = et
sl-unfold = Voir les rangées en cartes
sl-fold = Voir les rangées en nombres
sl-longest = Plus longue suite\xA0: { $n } places sur { $goal }.
sl-pips = { $n } sur { $goal }
sl-pips-ready = { $n }\xA0: prête
sl-goal = { $pairs ->
    [yes] But\xA0: { $n } places de suite sans éclipse ; chacun récupère dans la rangée devant soi.
   *[no] But\xA0: { $n } places de suite sans éclipse, puis récupérer.
}
sl-goal-short = But\xA0: { $n } places de suite
sl-in-pile = { $n ->
    [one] carte dans la pioche
   *[other] cartes dans la pioche
}
sl-pile-short = en pioche
sl-discard = Défausse
sl-discard-note = Les cartes perdues dans les éclipses totales. Elles reviennent quand la pioche est vide.
sl-last-round-title = Dernier tour.
sl-last-round = { $turns ->
    [one] C’est le tout dernier, et plus personne ne pioche.
   *[other] Il reste { $turns } fois à jouer, celle-ci comprise, et plus personne ne pioche.
}
sl-hint = Cartes jamais vues
sl-unseen = { $n ->
    [one] 1 carte jamais vue
   *[other] { $n } cartes jamais vues
}, dont { $pile } dans la pioche.
sl-unseen-suit = { $suit ->
    [sun] Soleil
   *[moon] Lune
} : { $n ->
    [0] aucun nombre
   *[other] { $numbers }
}, { $eclipses ->
    [0] aucune éclipse
    [one] 1 éclipse
   *[other] { $eclipses } éclipses
}.
sl-unseen-none = Vous avez vu toutes les cartes.
sl-animal-note = Un animal : qui joue cette carte en joue aussitôt une autre.
sl-eclipse-note = Une éclipse coupe la rangée à cet endroit. Une carte qui convient, posée dessus, rallume la place.
sl-under = Dessous, de haut en bas

## Que faire

sl-hand = Votre main
sl-hand-card = { $card }{ $turn ->
    [yes] { $n ->
        [0] , aucune place
        [one] , 1 place
       *[other] , { $n } places
    }
   *[no] { "" }
}
sl-hand-empty = Votre main est vide.
sl-hand-secret = Les mains sont secrètes.
sl-choose-card = Choisissez une carte à jouer.
sl-play-or-collect = Choisissez une carte à jouer, ou récupérez.
sl-only-collect = Votre main est vide : récupérez.
sl-goes-on = L’animal fait rejouer : encore une carte.
sl-will-go-on = Animal : votre tour continue
sl-choose-place = { $card } : { $n ->
    [0] aucune place pour l’instant
    [one] 1 place est allumée
   *[other] { $n } places sont allumées
}.
sl-let-go = Reprendre
sl-beyond = { $way ->
    [above] { $n ->
        [one] encore 1 plus haut
       *[other] encore { $n } plus haut
    }
   *[below] { $n ->
        [one] encore 1 plus bas
       *[other] encore { $n } plus bas
    }
}
sl-collect-title = Récupérer
sl-collect-short = +{ $points }
sl-collect-gain = { $known ->
    [yes] { $places } places, +{ $points }
   *[no] { $places } places
}
sl-collect = { $runs ->
    [0] Choisissez une suite
    [one] Récupérer la suite de { $places }
   *[other] Récupérer { $runs } suites, { $places } places
}
sl-collect-worth = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}, fin du tour
sl-part = Quelle partie : { $run }
sl-total-eclipse = Éclipse totale
sl-total-sure = Vraiment ? Appuyez encore
sl-total-cost = Votre main et les deux rangées devant vous sont perdues ; ce qui est récupéré reste.
sl-total-cost-pair = Votre main et la rangée devant vous sont perdues ; votre partenaire garde les siennes.
sl-eclipse-why = { $reason ->
    [empty] Éclipse totale : votre main est vide, rien n’est à récupérer, et plus personne ne pioche.
    [eclipses] Éclipse totale : vous n’avez que des éclipses, et aucune n’a de cible.
    [blocked] Éclipse totale : aucune carte de votre main n’a de place, et rien n’est à récupérer.
   *[choice] À cette table, vous pouvez choisir l’éclipse totale.
}

## La fin

sl-nobody-wins = Personne ne gagne
sl-count-won = Récupérées
sl-count-rows = Restées en rangée
sl-count-hand = Restées en main
sl-count-together = Ensemble
sl-pairs-add = Les partenaires additionnent leurs points.
sl-decided-total = { $last ->
    [yes] Le plus de points l’emporte : { $total } pour { $who }.
   *[no] À égalité de points, { $total } : { $names }.
}
sl-decided-cards = { $last ->
    [yes] Le plus de cartes de soleil et de lune, pour et contre, départage : { $cards } contre { $others }, pour { $who }.
   *[no] Autant de cartes, pour et contre : { $cards }.
}
sl-decided-shared = Rien ne départage : victoire partagée pour { $who }.
sl-decided-limit = La partie s’est arrêtée après { $turns } tours, la limite de cette table.

## La relecture

sl-replay-pile = Prochaines cartes de la pioche
sl-replay-hand = Main de la place { $seat }

## Touches

sl-keys-choose = carte, puis place
sl-key-collect = récupérer
sl-command-hint = Par exemple : S9 A.sun right, SE B.sun 3, collect A.sun 0-4

## À voix haute

sl-read-pile = Pioche : { $pile }. Défausse : { $discard }.
sl-read-number = { $number }{ $under ->
    [0] { "" }
    [one] { " " }avec 1 carte dessous
   *[other] { " " }avec { $under } cartes dessous
}
sl-read-row = { $suit ->
    [sun] Rangée de soleil
   *[moon] Rangée de lune
} : { $places }.{ $ready ->
    [0] { "" }
   *[other] { " " }Suites prêtes : { $runs }.
}
sl-read-run = places { $first } à { $last }
sl-read-no-rows = aucune rangée.
sl-read-hand = Votre main : { $cards }.
sl-read-score = { $who } : { $won } à l’abri, { $hand } en main.
`,Ae=[`sun`,`moon`];function je(e){let t=/^([SM])(E|\d{1,2})$/.exec(e);if(!t)throw Error(`not a card: ${e}`);return{suit:t[1]===`S`?`sun`:`moon`,number:t[2]===`E`?0:Number(t[2])}}var Me=e=>e.endsWith(`E`),J=e=>e[e.length-1],Ne=e=>Me(J(e)),Pe=e=>e.length-1,Fe=e=>je(Ne(e)?e[e.length-2]:J(e)).number,Ie=(e,t)=>t!==void 0&&Fe(t)===Fe(e)+1;function Le(e){return{seat:`ABCDEF`.indexOf(e[0]),suit:e.slice(2)}}var Re=(e,t)=>`${`ABCDEF`[e]}.${t}`,ze=m(`<svg viewBox="-22 -17 44 34" aria-hidden="true"><path fill-rule="evenodd" class="svelte-1h392sn"></path></svg>`);function Be(t,n){let i={butterfly:`M0-5C-2-12-10-15-14-12-15-6-11-1-6 0-11 1-12 7-9 11-5 12-1 7 0 2 1 7 5 12 9 11 12 7 11 1 6 0 11-1 15-6 14-12 10-15 2-12 0-5ZM-.4-6-4-14-3.400-14.400 0-7 3.400-14.400 4-14 .4-6Z`,bird:`M-15-4C-9-9-3-8 0-2 4-9 10-11 16-8 10-7 6-3 4 2 3 6 0 8-5 9L-9 12-8 8C-6 5-4 3-3 1-5-3-9-5-15-4Z`,dragonfly:`M-1-10a2.200 2.200 0 1 1 2 0L1.500-6C7-11 13-12 15-10 15-7 8-4 2-3.500 8-3 13 0 13 2.500 10 4 4 1 1.300-1.500L.7 14H-.7L-1.300-1.500C-4 1-10 4-13 2.500-13 0-8-3-2-3.500-8-4-15-7-15-10-13-12-7-11-1.500-6Z`,bat:`M-2.500-3-3.500-9-1-6H1L3.500-9 2.500-3C5-3 7-5 8-9 13-8 18-4 21 3 17 0 14 1 13 4 11 1 8 1 7 4 5 2 2 4 0 9-2 4-5 2-7 4-8 1-11 1-13 4-14 1-17 0-21 3-18-4-13-8-8-9-7-5-5-3-2.500-3Z`,owl:`M-8-13-3-10.500H3L8-13C9-9 9.500-5 9.500 0 9.500 7 5 12 0 12S-9.500 7-9.500 0C-9.500-5-9-9-8-13ZM-4-7.500a3.300 3.300 0 1 0 .1 0ZM4-7.500a3.300 3.300 0 1 0 .1 0ZM0-3.500-1.500-1.500 0 1 1.500-1.500ZM-14 13H14v1.800H-14Z`};var a=ze(),o=T(a);W(()=>{e(a,0,`beast ${n.animal??``}`,`svelte-1h392sn`),r(o,`d`,i[n.animal])}),S(t,a)}var Ve=m(`<path d="M0-8.600V-10.400"></path>`),He=m(`<circle r="5.4" fill="currentColor"></circle><g stroke="currentColor" stroke-width="2.8" stroke-linecap="round"></g>`,1),Ue=m(`<path d="M2-10.600A11 11 0 1 0 10.600 5A9.200 9.200 0 0 1 2-10.600Z" fill="currentColor"></path>`),We=m(`<svg viewBox="-12 -12 24 24" aria-hidden="true"><!></svg>`);function Ge(i,a){let o=[0,45,90,135,180,225,270,315];var s=We(),c=A(s),l=e=>{var i=He(),a=G(k(i));n(a,20,()=>o,e=>e,(e,t)=>{var n=Ve();W(()=>r(n,`transform`,`rotate(${t??``})`)),S(e,n)}),t(a),S(e,i)},u=e=>{var t=Ue();S(e,t)};b(c,e=>{a.suit===`sun`?e(l):e(u,-1)}),t(s),W(()=>e(s,0,`glyph ${a.suit??``}`,`svelte-1qtpu3q`)),S(i,s)}var Y=2900,Ke=[`#2c2359`,`#a8446c`,`#ff9a5c`,`#6d4a78`,`#3f2a50`,`#7a5a80`],qe=[`#34467f`,`#c77fa6`,`#ffd0a0`,`#8f7aa6`,`#4d4a70`,`#b79fc0`],Je={sun:[[0,...qe],[.1,`#4c86c8`,`#e9bfbb`,`#ffe6b4`,`#9fa3c4`,`#4f6a78`,`#d8d2e0`],[.28,`#3a8fdd`,`#9ed2f0`,`#fdf2d6`,`#a3bcd8`,`#3f7467`,`#eef3f8`],[.5,`#2177cf`,`#74bbee`,`#e4f3f8`,`#9cbbdc`,`#356f5c`,`#f7fafd`],[.74,`#3f86cc`,`#c1d3d6`,`#ffe3a8`,`#a7adc4`,`#4d6f58`,`#f3ead9`],[.9,`#5d5b9e`,`#f19f66`,`#ffc862`,`#93709a`,`#5c4654`,`#cfa39a`],[1,...Ke]],moon:[[0,...Ke],[.1,`#191c4e`,`#4e3577`,`#b26a92`,`#453a6e`,`#251d44`,`#544a7c`],[.26,`#0a1334`,`#1f2d66`,`#44539a`,`#2b3a70`,`#121a3c`,`#34457c`],[.5,`#050b22`,`#0f1e4c`,`#2a4780`,`#1d3059`,`#0a1330`,`#2a3f72`],[.76,`#08112f`,`#1a336e`,`#3d619f`,`#27406f`,`#101d42`,`#34508a`],[.91,`#1a2d67`,`#595e95`,`#ad90ae`,`#544f85`,`#282450`,`#6c6796`],[1,...qe]]},X=e=>Math.round(e*10)/10,Z=e=>{let t=Math.sin(e*127.1+11.7)*43758.5453;return t-Math.floor(t)},Ye=(e,t,n)=>Math.sin(2*Math.PI*t*e/Y+n),Xe=e=>118+6*Ye(e,8,4)+3*Ye(e,21,1),Ze=e=>131+4*Ye(e,11,2.4)+2*Ye(e,29,3),Qe=(e,t,n)=>1-2/Math.PI*Math.abs(Math.asin(Ye(e,t/2,n))),$e=e=>112+7*Ye(e,3,1)-(16+7*Ye(e,5,2))*Qe(e,26,.6)-9*Qe(e,58,2),et=e=>84-52*Math.sin(Math.PI*e/Y),tt=10;function nt(e,t){let n=``;for(let r=-10;r<=Y+tt;r+=t)n+=`${n?`L`:`M`}${r} ${X(e(r))}`;return n}var rt=(e,t,n=10)=>`<path d="${nt(e,n)}V160H-10Z" fill="${t}"/>`;function it(e,t,n){return`<linearGradient id="${e}" gradientUnits="userSpaceOnUse" x2="${Y}">${Je[t].map(e=>`<stop offset="${e[0]}" stop-color="${e[n]}"/>`).join(``)}</linearGradient>`}var at=(e,t,n)=>`<linearGradient id="${e}v" x2="0" y2="1"><stop offset="${t}" stop-color="#000"/><stop offset="${n}" stop-color="#fff"/></linearGradient><mask id="${e}m" maskUnits="userSpaceOnUse" x="0" y="0" width="${Y}" height="160"><rect width="${Y}" height="160" fill="url(#${e}v)"/></mask>`,ot=(e,t)=>e===`sun`?0:Math.min(1,1.7*Math.sin(Math.PI*Math.min(Y,Math.max(0,t))/Y));function st(){let e=``;for(let t=0;t<420;t++){let n=X(Z(t)*Y),r=Z(t+77)>.93?1.5:.4+Z(t+5)*.6;e+=`<circle cx="${n}" cy="${X(3+Z(t+900)*92)}" r="${X(r)}" opacity="${X(ot(`moon`,n)*(.35+.6*Z(t+31)))}"/>`}return`<g fill="#fff">${e}</g>`}function ct(){let e=``;for(let t=0;t<13;t++){let n=X(120+t*218+Z(t+40)*90),r=X(.7+Z(t+9)*.6);e+=`<g transform="translate(${n} ${X(34+Z(t+21)*48)}) scale(${r})"><path opacity=".55" d="M-44 6c4-7 12-8 17-5 3-9 17-12 24-4 8-7 21-3 23 4 8-2 18 0 22 6Z"/><path opacity=".35" d="M-60 11c12-4 84-5 106-1-12 4-94 5-106 1Z"/></g>`}return`<g fill="#fff">${e}</g>`}function lt(e){let t=100*(e-.5),n=Math.abs(e-15)/14,r=`cx="${t}" cy="${X(et(t))}"`;return`<circle ${r} r="44" fill="url(#glow)"/><circle ${r} r="${X(12+4*n*n)}" fill="${n>.8?`#ffd98a`:`#fff5c4`}"/>`}function ut(e){let[t,n]=[13,100*(e-.5)],r=X(et(n)),i=e/30,a=X(Math.max(.1,Math.abs(Math.cos(2*Math.PI*i))*t)),[o,s]=[i<=.5,Math.abs(i-.5)<.25],c=`M${n} ${X(r-t)}A${t} ${t} 0 0 ${+!!o} ${n} ${X(r+t)}A${a} ${t} 0 0 ${+(o===s)} ${n} ${X(r-t)}Z`,l=s?`<g fill="#d9cfae" opacity=".55"><circle cx="${n-4}" cy="${X(r-3)}" r="2.8"/><circle cx="${n+4}" cy="${X(r+4)}" r="2"/></g>`:``;return`<circle cx="${n}" cy="${r}" r="38" fill="url(#glow)" opacity="${X(.25+.6*(1-Math.abs(e-15)/15))}"/><circle cx="${n}" cy="${r}" r="${t}" fill="#8fa3d8" opacity=".22"/><path d="${c}" fill="#fff6dc"/>${l}`}function dt(e,t,n,r,i){let a=``;for(let i=0,o=0;i<Y;i+=n,o++){if(Z(Math.floor(o/4)+t)<.42)continue;let[s,c]=[i+Z(o+t+3)*n*.8,r*(.6+.6*Z(o+t+8))],[l,u]=[e(s)+3,c*.3];a+=`M${X(s)} ${X(l-c)}l${X(u*.6)} ${X(c*.42)}h${X(-u*.22)}l${X(u*.62)} ${X(c*.58)}h${X(-u*2)}l${X(u*.62)} ${X(-c*.58)}h${X(-u*.22)}Z`}return`<path d="${a}" fill="${i}"/>`}function ft(e){return[180,214,252,760,798,1330,1372,1408,1446,1900,1936,2370,2660,2700].map((t,n)=>{let r=X(Ze(t)+2),i=e===`moon`?Z(n+60)>.15?`#ffc15a`:`#3a3f63`:`#5a6b86`,[a,o]=e===`moon`?[`#262b55`,`#8d9cd0`]:[`#a35f3f`,`#fdfdff`];return`<g transform="translate(${t} ${r})">${n%3?``:`<path d="M6-17c-3-4 3-6 0-10s2-6 0-9" fill="none" stroke="#fff" stroke-opacity="${e===`moon`?.3:.6}" stroke-width="1.6" stroke-linecap="round"/>`}<path d="M5-11v-6h3v8Z" fill="${a}"/><path d="M-9 0v-8h18v8Z" fill="${a}"/><path d="M-11-7 0-16 11-7Z" fill="${o}"/><path d="M-6-5.500h3.500v3.500h-3.500ZM2.500-5.500h3.500v3.500h-3.500Z" fill="${i}"/></g>`}).join(``)}function pt(e){let t=`width="${Y}" height="160"`,[n,r]=e===`sun`?[`#fff6c8`,`#ffe08a`]:[`#dfe6ff`,`#a9bcff`],i=[1,2,3,4,5,6].map(t=>it(`t${t}`,e,t)).join(``)+at(`a`,0,.42)+at(`b`,.36,.7)+`<radialGradient id="glow"><stop stop-color="${n}" stop-opacity=".85"/><stop offset=".35" stop-color="${r}" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="snow" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".85"/><stop offset=".34" stop-color="#fff" stop-opacity="0"/></linearGradient>`,a=Array.from({length:29},(t,n)=>e===`sun`?lt(n+1):ut(n+1)).join(``);return`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Y} 160" ${t} preserveAspectRatio="none"><defs>${i}</defs><rect ${t} fill="url(#t1)"/><rect ${t} fill="url(#t2)" mask="url(#am)"/><rect ${t} fill="url(#t3)" mask="url(#bm)"/>`+(e===`sun`?ct():st())+`<path d="${nt(et,20)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.200" stroke-dasharray="1 5" stroke-linecap="round"/>${a}`+rt($e,`url(#t4)`,5)+`<g opacity="${e===`sun`?.9:.28}">${rt($e,`url(#snow)`,5)}</g>`+dt(Xe,100,9,13,`url(#t5)`)+rt(Xe,`url(#t5)`)+rt(Ze,`url(#t6)`)+ft(e)+dt(e=>Ze(e)+5,300,27,26,e===`sun`?`#1d4038`:`#0a1430`)+`</svg>`}var mt=e=>`url("data:image/svg+xml,${encodeURIComponent(pt(e)).replaceAll(`'`,`%27`)}")`;function ht(){if(document.getElementById(`sl-skies`))return;let e=document.createElement(`style`);e.id=`sl-skies`,e.textContent=`.sl-sun { background-image: ${mt(`sun`)} } .sl-moon { background-image: ${mt(`moon`)} }`,document.head.append(e)}var gt=`collect `,Q=e=>{let[t,n]=e.split(` `),[r,i]=n.split(`-`).map(Number);return{row:t,first:r,last:i}},_t=e=>{let{first:t,last:n}=Q(e);return n-t+1},vt=(e,t)=>{let[n,r]=[Q(e),Q(t)];return n.row===r.row&&n.first>=r.first&&n.last<=r.last};function yt(e,t){let[n,r]=[Q(e),Q(t)];return Ae.indexOf(Le(n.row).suit)-Ae.indexOf(Le(r.row).suit)||n.first-r.first}function bt(e){let t=e.filter(e=>e.startsWith(gt)).map(e=>e.slice(8)).filter(e=>e.split(` `).length===2),n=t.filter(e=>!t.some(t=>t!==e&&vt(e,t))).toSorted(yt);return{runs:n,parts:Object.fromEntries(n.map(e=>[e,t.filter(t=>t!==e&&vt(t,e))]))}}var xt=e=>e.slice(8).match(/\S+ \S+/g)??[],St=(e,t)=>t.find(t=>t.startsWith(gt)&&xt(t).toSorted().join()===e.toSorted().join())??gt+e.join(` `);function Ct(e,t,n){let r=n.flatMap(e=>Ae.flatMap(t=>e.map(e=>Re(e,t)))),i=e=>e===`left`?-1:e===`right`?1/0:Number(e)||0;return(e.targets[t]??[]).toSorted(([e,t],[n,a])=>r.indexOf(e)-r.indexOf(n)||i(t)-i(a))}var wt=(e,t,n)=>`${e} ${t} ${n}`;function Tt(e,t){let n=0;for(let r of t){let{row:t,first:i,last:a}=Q(r),o=e.runs.findIndex(e=>e[0]===t&&e[1]===i&&e[2]===a);if(o<0)return;n+=e.run_points[o]}return n}function Et(e){if(e.startsWith(gt))return[`collect`];if(e===`total eclipse`)return[`total-eclipse`];let[t,n,r]=e.split(` `);return[`card-${t}`,`place-${n}-${r}`]}var Dt={"sl-event-darkened":`SL-23`,"sl-event-lit":`SL-26`,"sl-event-animal":`SL-17`,"sl-event-animal-ends":`SL-20`,"sl-event-collected":`SL-32`,"sl-event-eclipse":`SL-40`,"sl-event-shuffled":`SL-43`,"sl-event-last-round":`SL-44`,"sl-event-over":`SL-45`},Ot=e=>Dt[e.message],kt=e=>ue(`sun-moon`,e),At=e=>e.message===`sl-event-turn`,jt=e=>L(`sl-letter-${e}`),Mt=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function $(e,t){let n=t?.animals[e];return L(`sl-card-words`,{...je(e),animal:n??`none`})}var Nt=(e,t)=>Ne(e)?L(`sl-place-dark`,{number:Fe(e),under:Pe(e)}):L(`sl-place-lit`,{card:$(J(e),t),under:Pe(e)});function Pt(e,t,n){let{seat:r,suit:i}=Le(e);return L(`sl-row-of`,{suit:i,whose:r===n&&t[r]?.mine?`yours`:`other`,owner:t[r]?.name??``})}var Ft=(e,t,n,r)=>L(`sl-laid`,{who:e.people[r].name,now:`${t} ${n}`===e.news.last?`yes`:`no`});function It(e,[t,n],r,i){let a=e.rows[t]??[],o=n===`left`?a[0]:n===`right`?a.at(-1):a[Number(n)],s={row:Pt(t,r,i),number:o?Fe(o):0,dark:o&&Ne(o)?`yes`:`no`};return n===`start`||n===`left`||n===`right`?L(`sl-target-${n}`,s):L(`sl-target-place`,{...s,place:Number(n)+1})}function Lt(e,t,n){let{row:r,first:i,last:a}=Q(e);return L(`sl-piece`,{row:Pt(r,t,n),first:i+1,last:a+1})}function Rt(e){if(e.message!==`sl-event-collected`)return{};let t=(String(e.args.runs).match(/\S+ \S+/g)??[]).map(Q).map(({row:e,first:t,last:n})=>L(`sl-piece-short`,{suit:Le(e).suit,first:t+1,last:n+1}));return{runs:B(t)}}function zt(e,t){let n=e.rows[t],r=e.runs.filter(([e])=>e===t),i=n.map(e=>Ne(e)?L(`sl-place-dark`,{number:Fe(e),under:Pe(e)}):L(`sl-read-number`,{number:Fe(e),under:Pe(e)}));return L(`sl-read-row`,{suit:Le(t).suit,places:i.join(`, `),ready:r.length,runs:B(r.map(([,e,t])=>L(`sl-read-run`,{first:e+1,last:t+1})))})}function Bt(e,t){let n=Ae.flatMap(e=>t.map(t=>Re(t,e))).filter(t=>t in e.rows);return n.length?n.map(t=>zt(e,t)).join(` `):L(`sl-read-no-rows`)}function Vt(e,t){let n=e.flatMap((e,t)=>e.message===`sl-event-turn`?[t]:[]);return e.slice((n.at(-t)??-1)+1)}function Ht(e,t){return e.partners?[[(t+1)%4,(t+3)%4],[t,e.partners[t]]]:Array.from({length:e.seats},(n,r)=>[(t+1+r)%e.seats])}function Ut(e,t){let n=Ht(e,e.seat??0).map(n=>L(`web-said`,{who:B(n.map(e=>t[e])),what:Bt(e,n)})),r=e.turns_left===null?[]:[L(`sl-last-round`,{turns:e.turns_left})];return[L(`sl-read-pile`,{pile:e.pile,discard:e.discard.length}),...r,...n].join(` `)}var Wt=e=>e.hand===null?L(`sl-hand-secret`):e.hand.length?L(`sl-read-hand`,{cards:B(e.hand.map(t=>$(t,e)))}):L(`sl-hand-empty`),Gt=(e,t)=>[Wt(e),Bt(e,[t]),...e.moves.includes(`total eclipse`)?[L(`sl-eclipse-why`,{reason:e.total_eclipse??`choice`})]:[]].join(` `);function Kt(e,t){return e.result?e.result.sides.map(e=>L(`web-read-result`,{who:B(e.seats.map(e=>t[e])),total:e.total})).join(` `):t.map((t,n)=>L(`sl-read-score`,{who:t,won:e.won[n],hand:e.hands[n]})).join(` `)}function qt(e){return e.unseen.length?[L(`sl-unseen`,{n:e.unseen.length,pile:e.pile}),...Ae.map(t=>Jt(e,t))].join(` `):L(`sl-unseen-none`)}function Jt(e,t){let n=e.unseen.filter(e=>je(e).suit===t),r=n.filter(e=>!Me(e)).map(e=>String(je(e).number));return L(`sl-unseen-suit`,{suit:t,n:r.length,numbers:B(r),eclipses:n.length-r.length})}var Yt=m(`<path></path>`),Xt=m(`<circle r="44" fill="#ffe9b0" opacity=".16"></circle><g stroke="#ffe9b0" stroke-width="2.2" stroke-linecap="round"></g><circle r="21" fill="#06040c" stroke="#fff4d0" stroke-width="3"></circle><circle cx="14.500" cy="-14.500" r="4" fill="#fff"></circle>`,1),Zt=m(`<circle r="24" fill="#2b0f16"></circle><path d="M4-30A30 30 0 1 0 29 12A26 26 0 0 1 4-30Z" fill="#e79a76"></path><g fill="#f6c9b0"><circle cx="14" cy="-16" r="2.600"></circle><circle cx="24" cy="-5" r="2"></circle><circle cx="8" cy="-4" r="1.600"></circle></g>`,1),Qt=C(`<span class="night svelte-ndlol6"></span> <svg class="disc svelte-ndlol6" viewBox="-50 -50 100 100"><!></svg>`,1),$t=C(`<span><!></span>`),en=C(`<span class="pile svelte-ndlol6"><svg viewBox="0 0 16 16" class="svelte-ndlol6"><path d="M2 5h8v10H2ZM5 5V1h9v10h-4" fill="none" stroke="currentColor" stroke-width="1.800"></path></svg> </span>`),tn=C(`<span class="ecl svelte-ndlol6"><!></span>`),nn=C(`<!><b class="svelte-ndlol6"> </b>`,1),rn=C(`<span class="pile on svelte-ndlol6"><svg viewBox="0 0 16 16" class="svelte-ndlol6"><path d="M2 5h8v10H2ZM5 5V1h9v10h-4" fill="none" stroke="currentColor" stroke-width="1.800"></path></svg> </span>`),an=C(`<span class="mark svelte-ndlol6"><svg class="ico svelte-ndlol6"><use href="#i-check"></use></svg></span>`),on=C(`<span aria-hidden="true"><!> <span class="tag svelte-ndlol6"> </span> <!> <span class="band num svelte-ndlol6"><!></span> <!> <!></span>`);function sn(a,s){o(s,!0);let c=P(s,`under`,3,0),l=P(s,`before`,3,!1),u=P(s,`after`,3,!1),d=P(s,`chosen`,3,!1),f=i(()=>je(s.name)),p=i(()=>Me(s.name)),m=i(()=>E(p)?s.slice??15:E(f).number),h=i(()=>E(p)&&s.slice===void 0?62:et(100*(E(m)-.5)));var g=on();let v,C;var w=A(g),D=e=>{var i=Qt(),a=G(k(i),2),o=A(a),s=e=>{var i=Xt(),a=G(k(i));n(a,20,()=>({length:24}),y,(e,t,n)=>{var i=Yt();r(i,`d`,`M0 -26V${n%2?-33:-33-n*7%9}`),r(i,`transform`,`rotate(${n*15})`),S(e,i)}),t(a),M(2),S(e,i)},c=e=>{var t=Zt();M(2),S(e,t)};b(o,e=>{E(f).suit===`sun`?e(s):e(c,-1)}),t(a),S(e,i)};b(w,e=>{E(p)&&e(D)});var O=G(w,2),N=T(O,!0),F=G(O,2),I=n=>{var r=$t();let i;Be(A(r),{get animal(){return s.animal}}),t(r),W(()=>i=e(r,1,`beast svelte-ndlol6`,null,i,{low:E(h)<62})),S(n,r)};b(F,e=>{s.animal&&!E(p)&&e(I)});var L=G(F,2),R=A(L),B=e=>{var n=x(),r=k(n),i=e=>{var n=en(),r=G(A(n),1,!0);t(n),W(()=>z(r,c())),S(e,n)},a=e=>{var n=tn();Ge(A(n),{get suit(){return E(f).suit}}),t(n),S(e,n)};b(r,e=>{c()?e(i):e(a,-1)}),S(e,n)},V=e=>{var t=nn(),n=k(t);Ge(n,{get suit(){return E(f).suit}});var r=G(n),i=T(r,!0);W(()=>z(i,E(f).number)),S(e,t)};b(R,e=>{E(p)?e(B):e(V,-1)}),t(L);var H=G(L,2),U=e=>{var n=rn(),r=G(A(n),1,!0);t(n),W(()=>z(r,c())),S(e,n)};b(H,e=>{c()&&!E(p)&&e(U)});var ee=G(H,2),K=e=>{var t=an();S(e,t)};b(ee,e=>{d()&&e(K)}),t(g),W(t=>{v=e(g,1,`card sl-${E(f).suit??``} ${E(f).suit??``}`,`svelte-ndlol6`,v,{dark:E(p),before:l(),after:u(),chosen:d(),under:c()>0}),C=j(g,``,C,{"--x":`${(E(m)-1)/28*100}%`,"--y":E(h)/160}),z(N,t)},[()=>jt(E(f).suit)]),S(a,g),_()}var cn=C(`<span class="svelte-1okb4ai"><!></span>`),ln=C(`<div class="stretch svelte-1okb4ai" aria-hidden="true"></div>`),un=C(`<svelte-css-wrapper style="display: contents"><!></svelte-css-wrapper>`,1);function dn(e,r){let a=P(r,`large`,3,!1),o=[`S13`,`S14`,`S15`,`S16`,`S17`],c=[`S9`,`M14`];var u=x(),d=k(u),f=e=>{var r=ln();n(r,22,()=>o,e=>e,(e,n,r)=>{var a=cn(),s=A(a);{let e=i(()=>E(r)>0),t=i(()=>E(r)<o.length-1);sn(s,{get name(){return n},get before(){return E(e)},get after(){return E(t)}})}t(a),S(e,a)}),t(r),S(e,r)},p=e=>{var n=un(),r=k(n);s(r,()=>({"--pair":`60px`})),de(r.lastChild,{get cards(){return c},get large(){return a()},card:(e,t=l)=>{sn(e,{get name(){return t()}})},$$slots:{card:!0}}),t(r),S(e,n)};b(d,e=>{a()?e(f):e(p,-1)}),S(e,u)}var fn=C(`<kbd aria-hidden="true" class="svelte-eurh87"> </kbd>`),pn=C(`<div class="one svelte-eurh87"><button type="button"><!> <!></button></div>`),mn=C(`<p class="empty svelte-eurh87"> </p>`),hn=C(`<div class="hand svelte-eurh87" data-part="hand" role="group"></div>`);function gn(a,s){o(s,!0);let l=i(()=>s.sky.view),d=e=>s.sky.onlook([e]),f=i(()=>s.hand.map((e,t)=>({card:e,key:`${e} ${s.hand.slice(0,t).filter(t=>t===e).length}`}))),m=e=>E(l).targets[e]?.length??0,h=e=>ce(se[e],U.keys);var g=hn();n(g,31,()=>E(f),({card:e,key:t})=>t,(n,a,o)=>{let f=()=>E(a).card;var g=pn(),_=A(g);let v;var y=A(_);{let e=i(()=>s.chosen===E(o));sn(y,{get name(){return f()},get animal(){return E(l).animals[f()]},get chosen(){return E(e)}})}var x=G(y,2),C=e=>{var t=fn(),n=T(t,!0);W(e=>z(n,e),[()=>h(E(o))]),S(e,t)};b(x,e=>{s.myTurn&&s.chosen===void 0&&e(C)}),t(_),c(_,(e,t)=>Te?.(e,t),()=>()=>d(f())),t(g),W((t,n,i)=>{r(_,`aria-label`,t),r(_,`aria-pressed`,s.myTurn?s.chosen===E(o):void 0),r(_,`aria-keyshortcuts`,n),r(_,`data-act`,s.myTurn?`card-${f()}`:void 0),r(_,`draggable`,s.myTurn),v=e(_,1,`svelte-eurh87`,null,v,{stuck:i})},[()=>L(`sl-hand-card`,{card:$(f(),E(l)),n:m(f()),turn:s.myTurn?`yes`:`no`}),()=>s.myTurn&&s.chosen===void 0?h(E(o)):void 0,()=>s.myTurn&&!m(f())]),V(`dragstart`,_,e=>{e.dataTransfer?.setData(`text/x-card`,f()),s.chosen!==E(o)&&s.onchoose(E(o),!1)}),I(`click`,_,e=>s.myTurn?s.onchoose(E(o),e.detail===0):d(f())),u(g,()=>he,()=>({duration:N(260)})),p(1,g,()=>_e,()=>({key:f()})),p(2,g,()=>ge,()=>({key:f()})),S(n,g)},e=>{var t=mn(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-hand-empty`)]),S(e,t)}),t(g),c(g,e=>me?.(e)),W(e=>r(g,`aria-label`,e),[()=>L(`sl-hand`)]),S(a,g),_()}H([`click`]);var _n=C(`<span class="pill goes svelte-1y6nmgr"> </span>`),vn=C(`<button type="button" class="btn small svelte-1y6nmgr"> <kbd aria-hidden="true" class="svelte-1y6nmgr">Esc</kbd></button>`),yn=C(`<button type="button" class="btn small go svelte-1y6nmgr"><span aria-hidden="true"> </span> </button>`),bn=C(`<button type="button" data-act="total-eclipse"><span class="black svelte-1y6nmgr" aria-hidden="true"></span><span><strong class="svelte-1y6nmgr"> </strong><small class="svelte-1y6nmgr"> </small></span></button>`),xn=C(`<section class="acts svelte-1y6nmgr"><div class="say svelte-1y6nmgr"><p> <!></p> <!> <!></div> <!> <div class="rest svelte-1y6nmgr"><!></div></section>`);function Sn(a,s){o(s,!0);let c=i(()=>s.sky.view),l=i(()=>s.sky.card),u=K(!1);O(()=>{E(c),D(u,!1)});let d=i(()=>s.myTurn&&E(c).total_eclipse!==null&&E(c).total_eclipse!==`choice`),f=i(()=>s.sky.collection.runs.length),p=i(()=>s.myTurn?E(d)?L(`sl-eclipse-why`,{reason:E(c).total_eclipse}):E(l)?L(`sl-choose-place`,{card:Mt($(E(l),E(c))),n:E(c).targets[E(l)]?.length??0}):E(c).chain?L(`sl-goes-on`):E(f)?L(s.hand.length?`sl-play-or-collect`:`sl-only-collect`):L(`sl-choose-card`):L(`web-waiting`,{who:s.sky.people[E(c).active??0]?.name??``,n:1})),m=e=>e.at(0)?.scrollIntoView({block:`center`});var h=xn(),g=A(h),v=A(g);let y;var C=A(v),w=G(C),j=e=>{var t=_n(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-will-go-on`)]),S(e,t)};b(w,e=>{E(l)&&E(c).animals[E(l)]&&e(j)}),t(v);var N=G(v,2),P=e=>{var n=vn(),r=A(n);M(),t(n),W(e=>z(r,`${e??``} `),[()=>L(`sl-let-go`)]),I(`click`,n,function(...e){s.onletgo?.apply(this,e)}),S(e,n)};b(N,e=>{E(l)&&e(P)});var F=G(N,2);n(F,17,()=>[{controls:s.beyond.above.toReversed(),way:`above`,arrow:`↑`},{controls:s.beyond.below,way:`below`,arrow:`↓`}],({controls:e,way:t,arrow:n})=>t,(e,n)=>{let i=()=>E(n).controls,a=()=>E(n).way,o=()=>E(n).arrow;var s=x(),c=k(s),l=e=>{var n=yn(),s=A(n),c=T(s,!0),l=G(s);t(n),W(e=>{r(n,`data-go`,a()),z(c,o()),z(l,` ${e??``}`)},[()=>L(`sl-beyond`,{n:i().length,way:a()})]),I(`click`,n,()=>m(i())),S(e,n)};b(c,e=>{i().length&&e(l)}),S(e,s)}),t(g);var R=G(g,2);gn(R,{get sky(){return s.sky},get hand(){return s.hand},get chosen(){return s.chosen},get myTurn(){return s.myTurn},get onchoose(){return s.onchoose}});var B=G(R,2),V=A(B),H=n=>{var i=bn();let a;var o=G(A(i)),l=A(o),f=T(l,!0),p=G(l),m=T(p,!0);t(o),t(i),W((t,n,o)=>{a=e(i,1,`total svelte-1y6nmgr`,null,a,{forced:E(d)}),r(i,`aria-keyshortcuts`,t),z(f,n),z(m,o)},[()=>E(d)?ce(`end`,U.keys):void 0,()=>L(E(u)?`sl-total-sure`:`sl-total-eclipse`),()=>L(E(c).partners?`sl-total-cost-pair`:`sl-total-cost`)]),I(`click`,i,()=>E(d)||E(u)?s.oneclipse():D(u,!0)),S(n,i)};b(V,e=>{s.myTurn&&!E(l)&&E(c).total_eclipse&&e(H)}),t(B),t(h),W(t=>{r(h,`aria-label`,t),r(h,`aria-busy`,s.busy),y=e(v,1,`todo svelte-1y6nmgr`,null,y,{strong:s.myTurn&&(E(c).chain||E(d)),wait:!s.myTurn}),z(C,`${E(p)??``} `)},[()=>L(`web-your-acts`)]),S(a,h),_()}H([`click`]);var Cn=C(`<th scope="col"> <a class="clause">SL-46</a></th>`),wn=C(`<td class="svelte-1397r37"><!></td>`),Tn=C(`<tr class="svelte-1397r37"><th scope="row" class="svelte-1397r37"><!></th><!><td> </td></tr>`),En=C(`<td class="num svelte-1397r37"> </td>`),Dn=C(`<tr class="together svelte-1397r37"><th scope="row" class="svelte-1397r37"> </th><!><td class="r total num svelte-1397r37"> </td></tr>`),On=C(`<tbody><!><!></tbody>`),kn=C(`<table class="svelte-1397r37"><caption class="sr"> </caption><thead><tr class="svelte-1397r37"><th scope="col"> </th><!><th scope="col" class="r"> </th></tr></thead><!></table> <!>`,1);function An(a,s){o(s,!0);let c=i(()=>s.view.result),l=i(()=>s.view.partners!==null),d=new ve([400,1900,3e3,4e3]),f=i(()=>d.now),p=xe.of(()=>+(E(f)>=1),{duration:N(1200)}),m=xe.of(()=>+(E(f)>=2),{duration:N(900)}),h=xe.of(()=>+(E(f)>=3),{duration:N(700)}),g=i(()=>E(c).sides.toSorted((e,t)=>t.total-e.total||t.cards-e.cards)),v=i(()=>E(f)===4?E(g):E(c).sides),y=i(()=>Math.max(1,...E(c).counts.flatMap(e=>[e.won,e.rows,e.hand]))),x=i(()=>E(g)[0]),C=i(()=>E(g).filter(e=>e.total===E(x).total)),w=e=>B(e.map(e=>s.people[e].name)),D=i(()=>w(E(c).winners)),O=e=>E(f)===4&&e.some(e=>E(c).winners.includes(e)),M=i(()=>E(f)<4?L(`web-counting`):E(c).decided===`limit`?L(`sl-nobody-wins`):L(`web-won`,{who:E(D),n:E(c).winners.length})),P=[`won`,`rows`,`hand`],F={won:p,rows:m,hand:h},I=(e,t)=>Math.round(t*F[e].current),R=e=>V(I(`won`,e.won)-I(`rows`,e.rows)-I(`hand`,e.hand)),V=e=>e<0?`−${-e}`:String(e),H=i(()=>{let{decided:e}=E(c);if(e===`limit`)return[{words:L(`sl-decided-limit`,{turns:s.view.turn})}];let t=L(`sl-decided-total`,{who:E(D),names:B(E(C).map(e=>w(e.seats))),total:E(x).total,last:e===`total`?`yes`:`no`}),n=L(`sl-decided-cards`,{who:E(D),cards:E(x).cards,last:e===`cards`?`yes`:`no`,others:B(E(C).slice(1).map(e=>String(e.cards)))});return[...E(l)?[{words:L(`sl-pairs-add`),clause:`SL-54`}]:[],{words:t,clause:`SL-47`},...e===`total`?[]:[{words:n,clause:`SL-47`}],...e===`shared`?[{words:L(`sl-decided-shared`,{who:E(D)}),clause:`SL-47`}]:[]]});Se(a,{get title(){return E(M)},get onskip(){return d.skip},children:(a,o)=>{var d=kn(),p=k(d),m=A(p),h=T(m,!0),g=G(m),_=A(g),x=A(_),C=T(x,!0),w=G(x);n(w,18,()=>P,e=>e,(n,i,a)=>{var o=Cn();let s;var c=A(o),l=G(c);t(o),W((t,n)=>{s=e(o,1,``,null,s,{now:E(f)===E(a)+1}),z(c,`${t??``} `),r(l,`href`,n)},[()=>L(`sl-count-${i}`),()=>kt(`SL-46`)]),S(n,o)});var D=G(w),M=T(D,!0);t(_),t(g);var B=G(g);n(B,25,()=>E(v),e=>e.seats[0],(a,o)=>{var d=On();let f;var p=A(d);n(p,16,()=>E(o).seats,e=>e,(a,u)=>{let d=i(()=>E(c).counts[u]);var f=Tn();let p;var m=A(f),h=A(m);{let e=i(()=>O(E(o).seats)),t=i(()=>u===s.front&&s.people[u].mine);be(h,{get name(){return s.people[u].name},get won(){return E(e)},get you(){return E(t)}})}t(m);var g=G(m);n(g,16,()=>P,e=>e,(e,n)=>{var a=wn(),o=A(a);{let e=i(()=>n===`won`?`+`:E(d)[n]?`−`:``),t=i(()=>I(n,E(d)[n])),r=i(()=>E(d)[n]/E(y)*F[n].current),a=i(()=>n!==`won`);ye(o,{get words(){return`${E(e)??``}${E(t)??``}`},get share(){return E(r)},get negative(){return E(a)}})}t(a),W(e=>r(a,`data-label`,e),[()=>L(`sl-count-${n}`)]),S(e,a)});var _=G(g);let v;var b=T(_,!0);t(f),W((t,n)=>{p=j(f,``,p,{"--p":`var(--player-${u+1})`}),v=e(_,1,`r num svelte-1397r37`,null,v,{total:!E(l)}),r(_,`data-label`,t),z(b,n)},[()=>L(`web-count-total`),()=>R(E(d))]),S(a,f)});var m=G(p),h=e=>{var i=Dn(),a=A(i),s=T(a,!0),c=G(a);n(c,16,()=>P,e=>e,(e,t)=>{var n=En(),i=T(n);W((e,a)=>{r(n,`data-label`,e),z(i,`${t===`won`?`+`:E(o)[t]?`−`:``}${a??``}`)},[()=>L(`sl-count-${t}`),()=>I(t,E(o)[t])]),S(e,n)});var l=G(c),u=T(l,!0);t(i),W((e,t,n)=>{z(s,e),r(l,`data-label`,t),z(u,n)},[()=>L(`sl-count-together`),()=>L(`web-count-total`),()=>R(E(o))]),S(e,i)};b(m,e=>{E(l)&&e(h)}),t(d),W(t=>f=e(d,1,`svelte-1397r37`,null,f,{won:t}),[()=>O(E(o).seats)]),u(d,()=>he,()=>({duration:N(600)})),S(a,d)}),t(p);var V=G(p,2),U=e=>{Ce(e,{get game(){return s.view.game},get steps(){return E(H)}})};b(V,e=>{E(f)===4&&e(U)}),W((e,t,n)=>{z(h,e),z(C,t),z(M,n)},[()=>L(`web-count`),()=>L(`web-count-who`),()=>L(`web-count-total`)]),S(a,d)},$$slots:{default:!0}}),_()}function jn(e,t=0){let n=t;for(;n<=6;n++)if(e.dataset.fit=String(n),Mn(e))return n;return 6}function Mn(e){let t=e.querySelector(`.frame > .bar`),n=[...e.querySelectorAll(`.frame > :is(.others, .middle, .mine)`)];return!t||!n.length||Math.max(...n.map(e=>e.getBoundingClientRect().bottom))+scrollY+t.offsetHeight<=innerHeight}function Nn(e,t){let n=e.querySelector(`.frame > .bar`)?.getBoundingClientRect(),r=document.querySelector(`header.top`)?.getBoundingClientRect().bottom??0,i=({left:e,right:t})=>!!n&&n.left<t&&e<n.right,a={above:[],below:[]};for(let e of t){let t=e.getBoundingClientRect(),o=Math.min(innerHeight,n&&i(t)?n.top:innerHeight);t.height&&(t.top<r-1?a.above.push(e):t.bottom>o+1&&a.below.push(e))}return a}var Pn=C(`<p class="svelte-lue6xj"> </p>`),Fn=C(`<li class="svelte-lue6xj"><!><span class="sr"> </span></li>`),In=C(`<h3 class="svelte-lue6xj"> </h3> <ol class="svelte-lue6xj"></ol>`,1),Ln=C(`<div class="big svelte-lue6xj"><!></div> <!> <!> <!>`,1);function Rn(e,r){o(r,!0);let a=P(r,`stack`,15),s=i(()=>(a()??[]).toReversed()),c=e=>Me(E(s)[e])&&E(s)[e+1]?je(E(s)[e+1]).number:void 0;var l=()=>a()!==void 0,u=e=>{e||a(void 0)};{let a=i(()=>E(s)[0]?Mt($(E(s)[0],r.view)):``);le(e,{get open(){return l()},set open(e){u(e)},get title(){return E(a)},children:(e,a)=>{var o=x(),l=k(o),u=e=>{var a=Ln(),o=k(a),l=A(o);{let e=i(()=>c(0)),t=i(()=>E(s).length-1);sn(l,{get name(){return E(s)[0]},get animal(){return r.view.animals[E(s)[0]]},get slice(){return E(e)},get under(){return E(t)}})}t(o);var u=G(o,2),d=e=>{var t=Pn(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-animal-note`)]),S(e,t)};b(u,e=>{r.view.animals[E(s)[0]]&&e(d)});var f=G(u,2),p=e=>{var t=Pn(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-eclipse-note`)]),S(e,t)},m=i(()=>Me(E(s)[0]));b(f,e=>{E(m)&&e(p)});var h=G(f,2),g=e=>{var a=In(),o=k(a),l=T(o,!0),u=G(o,2);n(u,21,()=>E(s).slice(1),y,(e,n,a)=>{var o=Fn(),s=A(o);{let e=i(()=>c(a+1));sn(s,{get name(){return E(n)},get animal(){return r.view.animals[E(n)]},get slice(){return E(e)}})}var l=G(s),u=T(l,!0);t(o),W(e=>z(u,e),[()=>$(E(n),r.view)]),S(e,o)}),t(u),W(e=>z(l,e),[()=>L(`sl-under`)]),S(e,a)};b(h,e=>{E(s).length>1&&e(g)}),S(e,a)};b(l,e=>{E(s)[0]&&e(u)}),S(e,o)},$$slots:{default:!0}})}_()}var zn=m(`<svg class="back svelte-15h8v2d" viewBox="0 0 100 160" aria-hidden="true"><rect width="100" height="160" rx="10" fill="#1d2a5c"></rect><path d="M0 10A10 10 0 0 1 10 0H90A10 10 0 0 1 100 10V74C66 96 34 56 0 82Z" fill="#f0a550"></path><circle cx="50" cy="40" r="15" fill="#fff3c4"></circle><path d="M55 96a19 19 0 1 0 16 30 16 16 0 0 1-16-30Z" fill="#dbe4ff"></path><rect x="5" y="5" width="90" height="150" rx="6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"></rect></svg>`);function Bn(e){var t=zn();S(e,t)}var Vn=C(`<i><b class="svelte-384es8"></b></i>`),Hn=C(`<div class="ruler svelte-384es8"><!><span class="words svelte-384es8"> </span> <span aria-hidden="true"></span> <span class="num ecl svelte-384es8" aria-hidden="true"><span class="dot svelte-384es8"></span> </span></div>`),Un=C(`<div class="unseen svelte-384es8" role="group"></div>`);function Wn(i,a){o(a,!0);let s=(e,t)=>a.view.unseen.includes(`${e===`sun`?`S`:`M`}${t}`),c=e=>a.view.unseen.filter(t=>Me(t)&&je(t).suit===e).length;var l=Un();n(l,20,()=>Ae,e=>e,(r,i)=>{var o=Hn(),l=A(o);Ge(l,{get suit(){return i}});var u=G(l),d=T(u,!0),f=G(u,2);n(f,21,()=>({length:29}),y,(n,r,a)=>{var o=Vn();let c;var l=A(o);l.textContent=a+1,t(o),W(t=>c=e(o,1,`svelte-384es8`,null,c,{seen:t}),[()=>!s(i,a+1)]),S(n,o)}),t(f);var p=G(f,2),m=G(A(p),1,!0);t(p),t(o),W((t,n)=>{z(d,t),e(f,1,`strip sl-${i??``}`,`svelte-384es8`),z(m,n)},[()=>Jt(a.view,i),()=>c(i)]),S(r,o)}),t(l),W(e=>r(l,`aria-label`,e),[()=>L(`sl-hint`)]),S(i,l),_()}var Gn=C(`<button type="button" class="btn ghost svelte-1aybddn"><svg class="ico" aria-hidden="true"><use href="#i-eye"></use></svg><span> <span class="num"> </span></span></button>`),Kn=C(`<p><svg class="ico" aria-hidden="true"><use href="#i-clock"></use></svg><span class="svelte-1aybddn"><b> </b> </span> <a class="clause">SL-44</a></p>`),qn=C(`<p class="total svelte-1aybddn"><span class="black svelte-1aybddn" aria-hidden="true"></span><span class="svelte-1aybddn"> </span> <a class="clause svelte-1aybddn">SL-40</a></p>`),Jn=C(`<li><!><span class="sr"> </span></li>`),Yn=C(`<ul class="cards svelte-1aybddn"></ul>`),Xn=C(`<p class="soft"> <a class="clause">SL-43</a></p> <!>`,1),Zn=C(`<section class="middle svelte-1aybddn"><div class="goal svelte-1aybddn"><p class="pile svelte-1aybddn"><span aria-hidden="true"><!></span><b class="num svelte-1aybddn"> </b> <span class="long svelte-1aybddn"> </span><span class="brief svelte-1aybddn" aria-hidden="true"> </span></p> <!> <p class="aim svelte-1aybddn" data-part="goal"><span class="long svelte-1aybddn"> </span><span class="brief svelte-1aybddn" aria-hidden="true"> </span></p></div> <!> <!> <!></section> <!>`,1);function Qn(a,s){o(s,!0);let c=P(s,`announced`,3,!1),l=K(!1),u=i(()=>Ae.map(e=>({suit:e,cards:s.view.discard.filter(t=>je(t).suit===e)})));var d=Zn(),f=k(d),p=A(f),m=A(p),h=A(m);let g;Bn(A(h),{}),t(h);var v=G(h),C=T(v,!0),w=G(v,2),O=T(w,!0),j=G(w),M=T(j,!0);t(m);var N=G(m,2),F=e=>{var n=Gn(),r=G(A(n)),i=A(r),a=G(i),o=T(a,!0);t(r),t(n),W(e=>{z(i,`${e??``} `),z(o,s.view.discard.length)},[()=>L(`sl-discard`)]),I(`click`,n,()=>D(l,!0)),S(e,n)};b(N,e=>{s.view.discard.length&&e(F)});var R=G(N,2),B=A(R),V=T(B,!0),H=G(B),ee=T(H,!0);t(R),t(p);var te=G(p,2),ne=n=>{var i=Kn();let a;var o=G(A(i)),l=A(o),u=T(l,!0),d=G(l);t(o);var f=G(o,2);t(i),W((t,n,o)=>{a=e(i,1,`last svelte-1aybddn`,null,a,{announced:c()}),z(u,t),z(d,` ${n??``}`),r(f,`href`,o)},[()=>L(`sl-last-round-title`),()=>L(`sl-last-round`,{turns:s.view.turns_left}),()=>kt(`SL-44`)]),S(n,i)};b(te,e=>{s.view.turns_left!==null&&e(ne)});var re=G(te,2),ie=e=>{var n=qn(),i=G(A(n)),a=T(i,!0),o=G(i,2);t(n),W(e=>{z(a,s.eclipse),r(o,`href`,e)},[()=>kt(`SL-40`)]),S(e,n)};b(re,e=>{s.eclipse&&e(ie)});var q=G(re,2),ae=e=>{Wn(e,{get view(){return s.view}})};b(q,e=>{U.hints&&e(ae)}),t(f);var oe=G(f,2);{let e=i(()=>L(`sl-discard`));le(oe,{get title(){return E(e)},wide:!0,get open(){return E(l)},set open(e){D(l,e,!0)},children:(e,i)=>{var a=Xn(),o=k(a),c=A(o),l=G(c);t(o);var d=G(o,2);n(d,17,()=>E(u),({suit:e,cards:t})=>e,(e,r)=>{let i=()=>E(r).cards;var a=x(),o=k(a),c=e=>{var r=Yn();n(r,21,i,y,(e,n)=>{var r=Jn(),i=A(r);sn(i,{get name(){return E(n)},get animal(){return s.view.animals[E(n)]}});var a=G(i),o=T(a,!0);t(r),W(e=>z(o,e),[()=>$(E(n),s.view)]),S(e,r)}),t(r),S(e,r)};b(o,e=>{i().length&&e(c)}),S(e,a)}),W((e,t)=>{z(c,`${e??``} `),r(l,`href`,t)},[()=>L(`sl-discard-note`),()=>kt(`SL-43`)]),S(e,a)},$$slots:{default:!0}})}W((t,n,i,a,o)=>{r(f,`aria-label`,t),g=e(h,1,`mini svelte-1aybddn`,null,g,{gone:!s.view.pile}),z(C,s.view.pile),z(O,n),z(M,i),z(V,a),z(ee,o)},[()=>L(`web-table`),()=>L(`sl-in-pile`,{n:s.view.pile}),()=>L(`sl-pile-short`),()=>L(`sl-goal`,{n:s.view.goal,pairs:s.view.partners?`yes`:`no`}),()=>L(`sl-goal-short`,{n:s.view.goal})]),S(a,d),_()}H([`click`]);var $n=C(`<i></i>`),er=C(`<span class="pips svelte-c9zbw2"><span class="sr"> </span><span class="all svelte-c9zbw2" aria-hidden="true"></span><span class="num words" aria-hidden="true"> </span></span>`);function tr(r,a){o(a,!0);let s=i(()=>a.view.longest[a.row]??0);var c=er(),l=A(c),u=T(l,!0),d=G(l);n(d,21,()=>({length:a.view.goal}),y,(t,n,r)=>{var i=$n();let a;W(()=>a=e(i,1,`svelte-c9zbw2`,null,a,{full:r<E(s)})),S(t,i)}),t(d);var f=G(d),p=T(f,!0);t(c),W((e,t)=>{z(u,e),z(p,t)},[()=>L(`sl-longest`,{n:E(s),goal:a.view.goal}),()=>L(E(s)>=a.view.goal?`sl-pips-ready`:`sl-pips`,{n:E(s),goal:a.view.goal})]),S(r,c),_()}var nr=C(`<label><input type="checkbox" class="svelte-1yegrdu"/><span class="num svelte-1yegrdu" aria-hidden="true"> </span></label>`),rr=C(`<option> </option>`),ir=C(`<label class="part svelte-1yegrdu"><span class="sr svelte-1yegrdu"> </span><select></select></label>`),ar=C(`<button type="button" data-alone="" data-act="collect"><span aria-hidden="true" class="svelte-1yegrdu"><strong class="svelte-1yegrdu"> </strong><small class="num svelte-1yegrdu"> </small></span><kbd aria-hidden="true" class="svelte-1yegrdu"> </kbd></button>`),or=C(`<div class="collect svelte-1yegrdu" role="group"><!> <!> <!></div>`);function sr(s,c){o(c,!0);let l=i(()=>c.sky.collection),u=i(()=>E(l).runs),d=i(()=>E(l).parts),p=i(()=>c.sky.wanted[c.run]),m=i(()=>E(u).flatMap(e=>c.sky.wanted[e]?[c.sky.wanted[e]]:[])),h=i(()=>E(m).reduce((e,t)=>e+_t(t),0)),v=i(()=>Tt(c.sky.view,E(m))),y=e=>Lt(e,c.sky.people,c.sky.front);var x=or(),C=A(x),w=n=>{var i=nr();let a;var o=A(i);g(o);var s=G(o),l=T(s,!0);t(i),W((t,n)=>{a=e(i,1,`pick svelte-1yegrdu`,null,a,{on:E(p)}),ee(o,!!E(p)),r(o,`aria-label`,t),z(l,n)},[()=>y(c.run),()=>L(`sl-collect-short`,{points:Tt(c.sky.view,[c.run])??0})]),I(`change`,o,e=>c.sky.onwant(c.run,e.currentTarget.checked?c.run:void 0)),S(n,i)};b(C,e=>{E(u).length>1&&e(w)});var D=G(C,2),O=e=>{var r=ir(),i=A(r),o=T(i,!0),s=G(i);n(s,20,()=>[c.run,...E(d)[c.run]],e=>e,(e,t)=>{var n=rr(),r=T(n,!0),i={};W(e=>{z(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>y(t)]),S(e,n)}),t(s);var l;a(s),t(r),W(e=>{z(o,e),l!==(l=E(p))&&(s.value=(s.__value=l)??``,f(s,l))},[()=>L(`sl-part`,{run:y(c.run)})]),I(`change`,s,e=>c.sky.onwant(c.run,e.currentTarget.value)),S(e,r)};b(D,e=>{E(d)[c.run].length&&E(p)&&e(O)});var k=G(D,2),j=n=>{var i=ar();let a;var o=A(i),s=A(o),l=T(s,!0),u=G(s),d=T(u,!0);t(o);var f=G(o),p=T(f,!0);t(i),W((t,n,o,s,u)=>{a=e(i,1,`btn svelte-1yegrdu`,null,a,{main:c.sky.card===void 0}),r(i,`aria-disabled`,!E(m).length),r(i,`aria-keyshortcuts`,t),r(i,`aria-label`,n),z(l,o),z(d,s),z(p,u)},[()=>ce(`end`,U.keys),()=>[L(`sl-collect`,{runs:E(m).length,places:E(h)}),...E(v)===void 0||!E(m).length?[]:[L(`sl-collect-worth`,{points:E(v)})]].join(`, `),()=>L(`sl-collect-title`),()=>E(m).length?L(`sl-collect-gain`,{places:E(h),points:E(v)??0,known:E(v)===void 0?`no`:`yes`}):L(`sl-collect`,{runs:0,places:0}),()=>ce(`end`,U.keys)]),I(`click`,i,function(...e){c.sky.oncollect?.apply(this,e)}),S(n,i)},M=i(()=>c.run===E(u).at(-1));b(k,e=>{E(M)&&e(j)}),t(x),W(e=>r(x,`aria-label`,e),[()=>L(`sl-collect-title`)]),S(s,x),_()}H([`change`,`click`]);var cr=C(`<kbd aria-hidden="true" class="svelte-1m3xzpg"> </kbd>`),lr=C(`<button type="button" class="slot svelte-1m3xzpg" data-target=""><span class="arrow svelte-1m3xzpg" aria-hidden="true"> </span><small aria-hidden="true" class="svelte-1m3xzpg"> </small><!></button>`),ur=C(`<li class="end svelte-1m3xzpg"><!></li>`),dr=C(`<kbd class="svelte-1m3xzpg"> </kbd>`),fr=C(`<span class="here svelte-1m3xzpg" aria-hidden="true"> <!></span>`),pr=C(`<span class="fly svelte-1m3xzpg"><button type="button"><!> <span class="short num svelte-1m3xzpg" aria-hidden="true"> </span> <!></button></span>`),mr=C(`<li><!></li>`),hr=C(`<li class="told sl-news svelte-1m3xzpg" aria-hidden="true"> </li>`),gr=C(`<ol><!> <!> <!> <!></ol>`);function _r(a,s){o(s,!0);let d=(e,n=l,a=l)=>{let o=i(()=>y(n()));var c=lr(),u=A(c),d=T(u,!0),f=G(u),p=T(f,!0),m=G(f),h=e=>{var t=cr(),n=T(t,!0);W(e=>z(n,e),[()=>P(E(o))]),S(e,t)},g=i(()=>P(E(o)));b(m,e=>{E(g)&&e(h)}),t(c),W((e,t,i)=>{r(c,`data-act`,`place-${s.row??``}-${n()??``}`),r(c,`aria-label`,e),r(c,`aria-keyshortcuts`,t),z(d,a()),z(p,i)},[()=>ee(n()),()=>P(E(o)),()=>L(`sl-here`)]),I(`click`,c,()=>s.sky.onplace(s.row,n())),S(e,c)},f=i(()=>s.sky.view),m=i(()=>s.sky.card),h=i(()=>E(f).rows[s.row]??[]),g=i(()=>E(f).runs.filter(([e])=>e===s.row)),y=e=>s.sky.targets.findIndex(([t,n])=>t===s.row&&n===e),C=i(()=>E(h).some((e,t)=>y(String(t))>=0)),w=i(()=>E(h).length+(y(`left`)>=0&&y(`right`)>=0?2:1)),D=e=>E(g).find(([,t,n])=>t<=e&&e<=n),O=(e,t)=>{if(!e)return!1;let n=Q(e);return n.row===s.row&&n.first<=t&&t<=n.last},M=e=>Object.entries(s.sky.wanted).some(([t,n])=>O(t,e)&&!O(n,e)),P=e=>se[e]?ce(se[e],U.keys):void 0,F=i(()=>E(h).flatMap((e,t)=>{let n=s.sky.collection.runs.find(e=>Q(e).row===s.row&&Q(e).last===t);return[{key:e[0],stack:e,i:t},...n?[{key:n,run:n}]:[]]})),R=e=>s.sky.news.laid.get(`${s.row} ${J(e)}`),B=e=>{let t=R(e);return t===void 0?void 0:Ft(s.sky,s.row,J(e),t)},V=i(()=>s.sky.news.told.get(s.row));function H(e,t){let n=y(String(t)),r=[Nt(e,E(f)),B(e)].filter(Boolean).join(`, `);return E(m)&&n>=0?L(`sl-place-here`,{card:$(E(m),E(f)),here:r,where:It(E(f),[s.row,String(t)],s.sky.people,s.sky.front)}):L(`sl-place`,{here:r,place:t+1,of:E(h).length,ready:D(t)?`yes`:`no`})}let ee=e=>L(`sl-place-end`,{card:$(E(m),E(f)),where:It(E(f),[s.row,e],s.sky.people,s.sky.front)});var K=gr();let te,ne;var re=A(K),ie=e=>{var n=ur(),r=A(n);d(r,()=>`left`,()=>`⇤`),t(n),S(e,n)},q=i(()=>y(`left`)>=0);b(re,e=>{E(q)&&e(ie)});var ae=G(re,2);n(ae,25,()=>E(F),e=>e.key,(n,a)=>{let o=i(()=>E(a).run===void 0?E(a).i:-1),l=i(()=>E(h)[E(o)]),d=i(()=>D(E(o))),g=i(()=>E(l)!==void 0&&E(o)>0&&Ie(E(h)[E(o)-1],E(l)));var _=mr();let C;var w=A(_),O=e=>{sr(e,{get sky(){return s.sky},get run(){return E(a).run}})},j=n=>{let a=i(()=>y(String(E(o)))),u=i(()=>R(E(l)));var d=x(),_=k(d);v(_,()=>J(E(l)),n=>{var d=pr(),_=A(d);let v;var y=A(_);{let e=i(()=>J(E(l))),t=i(()=>E(f).animals[J(E(l))]),n=i(()=>Fe(E(l))),r=i(()=>Pe(E(l))),a=i(()=>Ie(E(l),E(h)[E(o)+1]));sn(y,{get name(){return E(e)},get animal(){return E(t)},get slice(){return E(n)},get under(){return E(r)},get before(){return E(g)},get after(){return E(a)}})}var x=G(y,2),C=T(x,!0),w=G(x,2),D=e=>{var n=fr(),r=A(n,!0),o=G(r),s=e=>{var t=dr(),n=T(t,!0);W(e=>z(n,e),[()=>P(E(a))]),S(e,t)},c=i(()=>P(E(a)));b(o,e=>{E(c)&&e(s)}),t(n),W(e=>z(r,e),[()=>Ne(E(l))?`☼`:`●`]),S(e,n)};b(w,e=>{E(a)>=0&&e(D)}),t(_),c(_,(e,t)=>Te?.(e,t),()=>()=>s.sky.onlook(E(l))),t(d),W((t,n,i)=>{v=e(_,1,`place svelte-1m3xzpg`,null,v,{target:E(a)>=0,dim:E(m)&&E(a)<0,fresh:E(u)!==void 0}),r(_,`data-act`,E(a)>=0?`place-${s.row}-${E(o)}`:void 0),r(_,`data-target`,E(a)>=0?``:void 0),r(_,`aria-label`,t),r(_,`aria-keyshortcuts`,n),z(C,i)},[()=>H(E(l),E(o)),()=>E(a)>=0?P(E(a)):void 0,()=>Ne(E(l))?`◐`:Fe(E(l))]),I(`click`,_,()=>E(m)?s.sky.onplace(s.row,String(E(o))):s.sky.onlook(E(l))),p(1,d,()=>_e,()=>({key:J(E(l))})),p(2,d,()=>ge,()=>({key:J(E(l))})),S(n,d)}),S(n,d)};b(w,e=>{E(a).run===void 0?E(l)&&e(j,1):e(O)}),t(_),W(t=>C=e(_,1,`svelte-1m3xzpg`,null,C,{button:E(a).run,gap:E(o)>0&&!E(g),run:E(d),first:E(d)?.[1]===E(o),last:E(d)?.[2]===E(o),left:t}),[()=>E(d)&&M(E(o))]),u(_,()=>he,()=>({duration:N(320)})),S(n,_)});var oe=G(ae,2),le=e=>{var n=ur(),r=A(n);d(r,()=>`right`,()=>`⇥`),t(n),S(e,n)},ue=i(()=>y(`right`)>=0);b(oe,e=>{E(ue)&&e(le)});var de=G(oe,2),fe=e=>{var t=hr(),n=T(t,!0);W(e=>z(n,e),[()=>Ft(s.sky,s.row,...E(V))]),S(e,t)};b(de,e=>{E(V)&&e(fe)}),t(K),c(K,e=>me?.(e)),W(t=>{te=e(K,1,`row svelte-1m3xzpg`,null,te,{lit:E(C)}),r(K,`data-part`,`row-${s.row??``}`),r(K,`aria-label`,t),ne=j(K,``,ne,{"--n":E(w)})},[()=>L(`sl-row-label`,{row:Pt(s.row,s.sky.people,s.sky.front),n:E(h).length})]),S(a,K),_()}H([`click`]);var vr=C(`<i></i>`),yr=C(`<em class="num svelte-1k8rn5k"> </em>`),br=C(`<div class="ruler svelte-1k8rn5k" aria-hidden="true"><span></span> <!> <!> <!></div>`);function xr(r,a){o(a,!0);let s=i(()=>Le(a.row).suit),c=i(()=>a.sky.view.rows[a.row]??[]),l=i(()=>a.sky.view.runs.filter(([e])=>e===a.row)),u=e=>E(l).some(([,t,n])=>t<=e&&e<=n),d=i(()=>a.sky.card&&!Me(a.sky.card)&&a.sky.targets.some(([e])=>e===a.row)?je(a.sky.card).number:void 0),f=e=>`${(e-1)/28*100}%`;var p=br(),m=A(p),h=G(m,2);n(h,19,()=>E(c),e=>e[0],(t,n,r)=>{var i=vr();let o,c;W((t,n,r,a,s,l,u)=>{o=e(i,1,`on svelte-1k8rn5k`,null,o,{"sl-sun":t,"sl-moon":n,dark:r,ready:a,fresh:s}),c=j(i,``,c,{"grid-column":l,"--x":u})},[()=>E(s)===`sun`&&!Ne(E(n)),()=>E(s)===`moon`&&!Ne(E(n)),()=>Ne(E(n)),()=>u(E(r)),()=>a.sky.news.laid.has(`${a.row} ${J(E(n))}`),()=>Fe(E(n)),()=>f(Fe(E(n)))]),S(t,i)});var g=G(h,2),v=t=>{var n=vr();let r;W(t=>{e(n,1,`wanted sl-${E(s)??``}`,`svelte-1k8rn5k`),r=j(n,``,r,{"grid-column":E(d),"--x":t})},[()=>f(E(d))]),S(t,n)};b(g,e=>{E(d)!==void 0&&e(v)});var y=G(g,2);n(y,16,()=>[1,15,29],e=>e,(e,t)=>{var n=yr();let r;var i=T(n,!0);W(()=>{r=j(n,``,r,{left:`${(t-.5)/29*100}%`}),z(i,t)}),S(e,n)}),t(p),W(()=>e(m,1,`whole sl-${E(s)??``}`,`svelte-1k8rn5k`)),S(r,p),_()}var Sr=C(`<span class="owner svelte-2s64ha"><i aria-hidden="true" class="svelte-2s64ha"> </i><b class="svelte-2s64ha"> </b></span>`),Cr=C(`<b class="suit svelte-2s64ha"> </b>`),wr=C(`<span class="told sl-news svelte-2s64ha" aria-hidden="true"> </span>`),Tr=C(`<span class="far svelte-2s64ha"><!></span>`),Er=C(`<!><!>`,1),Dr=C(`<p class="none svelte-2s64ha"> </p>`),Or=C(`<kbd aria-hidden="true" class="svelte-2s64ha"> </kbd>`),kr=C(`<button type="button" class="start svelte-2s64ha" data-target=""><svg class="ico" aria-hidden="true"><use href="#i-plus"></use></svg><span> </span><!></button>`),Ar=C(`<div class="starts svelte-2s64ha"></div>`),jr=C(`<div><p class="head svelte-2s64ha"><span class="sign svelte-2s64ha" aria-hidden="true"><!></span> <!> <!> <!></p> <div class="lane svelte-2s64ha"><!> <!></div></div>`);function Mr(a,s){o(s,!0);let c=i(()=>s.seats.length>1),l=i(()=>s.seats.map(e=>Re(e,s.suit)).find(e=>e in s.sky.view.rows)),u=i(()=>s.seats.find(e=>Re(e,s.suit)===E(l))),d=i(()=>E(l)?s.sky.news.told.get(E(l)):void 0),f=i(()=>s.sky.targets.flatMap(([e,t],n)=>{let r=t===`start`?s.seats.find(t=>Re(t,s.suit)===e):void 0;return r===void 0?[]:[{row:e,seat:r,n}]})),p=i(()=>ie(s.sky.people)),m=e=>se[e]?ce(se[e],U.keys):void 0;var h=jr(),g=A(h),v=A(g);Ge(A(v),{get suit(){return s.suit}}),t(v);var y=G(v,2),x=e=>{var n=Sr();let r;var i=A(n),a=T(i,!0),o=G(i),c=T(o,!0);t(n),W(()=>{r=j(n,``,r,{"--p":`var(--player-${E(u)+1})`}),z(a,E(p)[E(u)]),z(c,s.sky.people[E(u)].name)}),S(e,n)},C=e=>{var t=Cr(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-suit`,{suit:s.suit})]),S(e,t)};b(y,e=>{E(c)&&E(u)!==void 0?e(x):e(C,-1)});var w=G(y,2),D=e=>{var t=wr(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-laid-short`,{who:s.sky.people[E(d)[1]].name})]),S(e,t)};b(w,e=>{E(d)&&e(D)});var O=G(w,2),M=e=>{var n=Tr();tr(A(n),{get view(){return s.sky.view},get row(){return E(l)}}),t(n),W(()=>r(n,`data-part`,`pips-${E(l)??``}`)),S(e,n)};b(O,e=>{E(l)&&e(M)}),t(g);var N=G(g,2),P=A(N),F=e=>{var t=Er(),n=k(t);_r(n,{get sky(){return s.sky},get row(){return E(l)}}),xr(G(n),{get sky(){return s.sky},get row(){return E(l)}}),S(e,t)},R=e=>{var t=Dr(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-no-row`,{suit:s.suit})]),S(e,t)};b(P,e=>{E(l)?e(F):E(f).length||e(R,1)});var B=G(P,2),V=e=>{var a=Ar();n(a,21,()=>E(f),({row:e,seat:t,n})=>e,(e,n)=>{let a=()=>E(n).row,o=()=>E(n).seat,l=()=>E(n).n;var u=kr(),d=G(A(u)),f=T(d,!0),p=G(d),h=e=>{var t=Or(),n=T(t,!0);W(e=>z(n,e),[()=>m(l())]),S(e,t)},g=i(()=>m(l()));b(p,e=>{E(g)&&e(h)}),t(u),W((e,t,n)=>{r(u,`data-act`,`place-${a()??``}-start`),r(u,`aria-label`,e),r(u,`aria-keyshortcuts`,t),z(f,n)},[()=>L(`sl-place-end`,{card:$(s.sky.card,s.sky.view),where:It(s.sky.view,s.sky.targets[l()],s.sky.people,s.sky.front)}),()=>m(l()),()=>E(c)?L(`sl-start-of`,{who:s.sky.people[o()].name}):L(`sl-start`,{suit:s.suit})]),I(`click`,u,()=>s.sky.onplace(a(),`start`)),S(e,u)}),t(a),S(e,a)};b(B,e=>{E(f).length&&e(V)}),t(N),t(h),W(()=>e(h,1,`line ${s.suit??``}`,`svelte-2s64ha`)),S(a,h),_()}H([`click`]);var Nr=C(`<span class="and svelte-qx1ezt" aria-hidden="true"> </span>`),Pr=C(`<!> <div><!></div>`,1),Fr=C(`<span class="gained svelte-qx1ezt"> </span>`),Ir=C(`<button type="button" class="btn ghost icon fold svelte-qx1ezt"><svg class="ico" aria-hidden="true"><use href="#i-eye"></use></svg><span class="sr"> </span></button>`),Lr=C(`<section><header class="svelte-qx1ezt"><div class="people svelte-qx1ezt"></div> <p class="counts svelte-qx1ezt"><!> <span class="won svelte-qx1ezt"><svg class="ico svelte-qx1ezt" aria-hidden="true"><use href="#i-star"></use></svg><span class="sr"> </span><b class="num svelte-qx1ezt" aria-hidden="true"> </b><span class="wide svelte-qx1ezt" aria-hidden="true"> </span></span> <span class="lying svelte-qx1ezt"><span class="sr"> </span><b class="num svelte-qx1ezt" aria-hidden="true"> </b><span class="wide svelte-qx1ezt" aria-hidden="true"> </span></span> <span class="in svelte-qx1ezt"><span class="mini svelte-qx1ezt" aria-hidden="true"><!></span><span class="sr"> </span><span class="num" aria-hidden="true"> </span></span></p> <!></header> <div class="lines svelte-qx1ezt"></div></section>`);function Rr(a,s){o(s,!0);let c=P(s,`own`,3,!1),l=P(s,`clocks`,19,()=>[]),u=P(s,`bubbles`,19,()=>[]),d=i(()=>s.sky.view),f=i(()=>s.seats.length>1),p=e=>s.seats.reduce((t,n)=>t+e[n],0),m=i(()=>p(E(d).points)),h=i(()=>p(E(d).lying)),g=i(()=>B(s.seats.map(e=>String(E(d).hands[e])))),v=i(()=>s.seats.reduce((e,t)=>e+(s.sky.news.collected.get(t)??0),0)),y=K(!1);var x=Lr();let C,w;var O=A(x),M=A(O);n(M,22,()=>s.seats,e=>e,(n,r,a)=>{var o=Pr(),c=k(o),f=e=>{var t=Nr(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-and`)]),S(e,t)};b(c,e=>{E(a)&&e(f)});var p=G(c,2);let m;var h=A(p);{let e=i(()=>E(d).active===r),t=i(()=>s.sky.news.seats.has(r)),n=i(()=>r===s.sky.front?void 0:u()[r]);we(h,{get person(){return s.sky.people[r]},get active(){return E(e)},get last(){return E(t)},get clock(){return l()[r]},get bubble(){return E(n)}})}t(p),W(()=>m=e(p,1,`who svelte-qx1ezt`,null,m,{now:E(d).active===r})),S(n,o)}),t(M);var N=G(M,2),F=A(N),R=e=>{var t=Fr(),n=T(t,!0);W(e=>z(n,e),[()=>L(`sl-gained`,{cards:E(v)})]),S(e,t)};b(F,e=>{E(v)&&e(R)});var V=G(F,2),H=G(A(V)),U=T(H,!0),ee=G(H),te=T(ee,!0),ne=G(ee),re=T(ne,!0);t(V);var ie=G(V,2),q=A(ie),ae=T(q,!0),oe=G(q),se=T(oe,!0),ce=G(oe),le=T(ce,!0);t(ie);var ue=G(ie,2),de=A(ue);Bn(A(de),{}),t(de);var fe=G(de),pe=T(fe,!0),me=G(fe),he=T(me,!0);t(ue),t(N);var ge=G(N,2),_e=e=>{var n=Ir(),i=G(A(n)),a=T(i,!0);t(n),W(e=>{r(n,`aria-expanded`,E(y)),z(a,e)},[()=>L(E(y)?`sl-fold`:`sl-unfold`)]),I(`click`,n,()=>D(y,!E(y))),S(e,n)};b(ge,e=>{c()||e(_e)}),t(O);var ve=G(O,2);n(ve,20,()=>Ae,e=>e,(e,t)=>{Mr(e,{get sky(){return s.sky},get suit(){return t},get seats(){return s.seats}})}),t(ve),t(x),W((t,n,i,a,o,l,u)=>{C=e(x,1,`side svelte-qx1ezt`,null,C,{own:c(),pair:E(f),open:E(y),active:t}),r(x,`aria-label`,n),w=j(x,``,w,{"--p":`var(--player-${s.seats[0]+1})`}),r(N,`data-part`,`counts-${s.seats[0]??``}`),z(U,i),z(te,E(m)),z(re,a),z(ae,o),z(se,E(h)?`−${E(h)}`:`0`),z(le,l),z(pe,u),z(he,E(g))},[()=>s.seats.includes(E(d).active??-1),()=>E(f)?L(`sl-pair`,{who:B(s.seats.map(e=>s.sky.people[e].name)),own:c()?`yes`:`no`}):s.sky.people[s.seats[0]].name,()=>L(`sl-won`,{n:E(m)}),()=>L(`sl-won-short`,{n:E(m)}),()=>L(`sl-lying`,{n:E(h)}),()=>L(`sl-lying-short`),()=>L(`sl-in-hand`,{n:p(E(d).hands)})]),S(a,x),_()}H([`click`]);function zr(e,t){let n=e.findLastIndex(e=>ae(e)&&e.message!==`sl-event-turn`&&Br(e,t)),r=e.slice(n+1).filter(e=>ae(e)&&!Br(e,t)),i=r.flatMap(e=>{let{card:t,owner:n,suit:r}=e.args;return typeof t==`string`?[{row:`${n}.${r}`,card:t,seat:q(e)}]:[]}),a=r.filter(e=>e.message===`sl-event-collected`);return{laid:new Map(i.map(({row:e,card:t,seat:n})=>[`${e} ${t}`,n])),told:new Map(i.map(({row:e,card:t,seat:n})=>[e,[t,n]])),last:i.map(({row:e,card:t})=>`${e} ${t}`).at(-1),collected:new Map(a.map(e=>[q(e),Number(e.args.cards)])),seats:new Set(r.filter(e=>e.message!==`sl-event-turn`).flatMap(e=>q(e)??[]))}}var Br=(e,t)=>e.args.who===`ABCDEF`[t]&&![`sl-event-turn`,`sl-event-drew`,`sl-event-idle`].includes(e.message),Vr=C(`<div class="sides"></div>`),Hr=C(`<!> <!>`,1),Ur=C(`<!><!>`,1),Wr=C(`<div class="sky" data-fit="0" role="presentation"><!></div>  <!>`,1);function Gr(e,r){o(r,!0);let a=e=>{var r=Vr();let i;n(r,21,()=>E(M).slice(0,-1),e=>e[0],(e,t)=>{Rr(e,{get sky(){return E(Se)},get seats(){return E(t)},get clocks(){return d()},get bubbles(){return f()}})}),t(r),W(()=>i=j(r,``,i,{"--sides":E(M).length-1})),S(e,r)},s=e=>{var t=Hr(),n=k(t);{let e=i(()=>E(M).at(-1));Rr(n,{get sky(){return E(Se)},get seats(){return E(e)},own:!0,get clocks(){return d()},get bubbles(){return f()}})}var a=G(n,2),o=e=>{gn(e,{get sky(){return E(Se)},get hand(){return E(m)},chosen:void 0,myTurn:!1,onchoose:()=>void 0})};b(a,e=>{!r.onplay&&r.view.hand&&e(o)}),S(e,t)},c=e=>{Sn(e,{get sky(){return E(Se)},get busy(){return u()},get myTurn(){return E(p)},get hand(){return E(m)},get chosen(){return E(z)},get beyond(){return E(me)},onchoose:ce,oneclipse:ye,onletgo:xe})},u=P(r,`busy`,3,!1),d=P(r,`clocks`,19,()=>[]),f=P(r,`bubbles`,19,()=>[]),p=i(()=>r.onplay!==void 0&&r.view.moves.length>0),m=i(()=>r.view.hand??[]),g=i(()=>re(r.log)),v=i(()=>zr(r.log,r.front)),y=i(()=>Vt(r.log,r.view.seats)),C=i(()=>E(y).findLast(e=>e.message===`sl-event-eclipse`)),T=i(()=>E(y).some(e=>e.message===`sl-event-last-round`)),M=i(()=>Ht(r.view,r.front)),N=i(()=>bt(r.onplay?r.view.moves:[])),I=K(void 0),L=K(void 0),z=K(void 0),B=K(te({}));O(()=>{r.view.moves,D(z,void 0),D(B,{},!0)});let H=i(()=>E(z)===void 0?void 0:E(m)[E(z)]),ee=i(()=>E(H)===void 0?[]:Ct(r.view,E(H),E(M))),ne=i(()=>Object.fromEntries(E(N).runs.map(e=>[e,e in E(B)?E(B)[e]??void 0:e]))),ie=i(()=>Object.values(E(ne)).filter(e=>e!==void 0));function q(e){u()||(r.view.moves.includes(e)?r.onplay?.(e):r.onwhy?.(e))}let ae=()=>E(I)?.querySelector(`.hand button`),se=()=>[...E(I)?.querySelectorAll(`[data-target]`)??[]];async function ce(e,t){let n=E(m)[e];if(n===void 0)return;if(!r.view.targets[n]?.length){r.onwhy?.(le(n));return}if(D(z,E(z)===e?void 0:e,!0),E(z)===void 0)return;await R(),_e(he);let i=se();t?i[0]?.focus():E(I)&&!ue(i)&&i[0]?.scrollIntoView?.({block:`center`})}function le(e){let t=Re(r.front,je(e).suit);return wt(e,t,Me(e)?`0`:t in r.view.rows?`right`:`start`)}let ue=e=>{let{above:t,below:n}=Nn(E(I),e);return t.length+n.length<e.length};function de(e,t){if(E(H)===void 0)return;let n=wt(E(H),e,t);r.view.moves.includes(n)&&E(I)?.querySelector(`[data-target]:focus`)&&ae()?.focus(),q(n)}let me=K({above:[],below:[]}),he=0,ge=()=>{E(I)&&E(p)?D(me,Nn(E(I),[...se(),...E(I).querySelectorAll(`[data-act=collect]`)])):(E(me).above.length||E(me).below.length)&&D(me,{above:[],below:[]})};function _e(e){E(I)&&(he=jn(E(I),e)),ge()}O(()=>{r.view,U.cardSize;let e=E(H)===void 0?0:he;R().then(()=>_e(e))}),O(()=>{if(!E(I)||typeof ResizeObserver>`u`)return;let e=new ResizeObserver(()=>_e(E(H)===void 0?0:he));for(let t of E(I).querySelectorAll(`.frame > *`))e.observe(t);return()=>e.disconnect()});let ve=()=>q(St(E(ie),r.view.moves)),ye=()=>q(`total eclipse`);function be(e){if(e===`end`)E(N).runs.length||r.view.total_eclipse===null||r.view.total_eclipse===`choice`?ve():ye();else if(oe(e)>=0&&E(p)){let t=E(ee)[oe(e)];t?de(...t):E(H)===void 0&&ce(oe(e),!0)}}function xe(){let e=E(z)!==void 0,t=E(I)?.querySelectorAll(`.hand button`)[E(z)??0];return e&&E(I)?.querySelector(`[data-target]:focus`)&&t?.focus(),D(z,void 0),e}let Se=i(()=>({view:r.view,people:r.people,front:r.front,card:E(H),targets:E(ee),news:E(v),collection:E(N),wanted:E(ne),onplace:de,onlook:e=>D(L,e,!0),onwant:(e,t)=>E(B)[e]=t??null,oncollect:ve}));function Ce(e){e.preventDefault(),e.target.closest(`.row button, .start`)?.click()}var we={press:be,letGo:xe},Te=Wr();V(`resize`,F,()=>_e(0)),V(`scroll`,F,ge);var Ee=k(Te),De=A(Ee);{let e=e=>{var t=Ur(),n=k(t);{let e=i(()=>E(g)[0]?.n??1/0);fe(n,{get log(){return r.log},get say(){return r.say},get newFrom(){return E(e)},get game(){return r.view.game},get clauseOf(){return Ot},get isQuiet(){return At}})}var a=G(n);h(a,()=>r.aside??l),S(e,t)},t=i(()=>r.view.result?void 0:a),n=i(()=>r.view.result?void 0:s),o=i(()=>r.onplay&&r.view.hand&&!r.view.result?c:void 0);pe(De,{get view(){return r.view},get people(){return r.people},get bubble(){return f()[r.front]},get why(){return r.why},get coach(){return r.coach},get after(){return r.after},get others(){return E(t)},get mine(){return E(n)},get acts(){return E(o)},side:e,children:(e,t)=>{var n=x(),a=k(n),o=e=>{An(e,{get view(){return r.view},get people(){return r.people},get front(){return r.front}})},s=e=>{{let t=i(()=>E(C)?r.say(E(C)):void 0);Qn(e,{get view(){return r.view},get eclipse(){return E(t)},get announced(){return E(T)}})}};b(a,e=>{r.view.result?e(o):e(s,-1)}),S(e,n)},$$slots:{side:!0,default:!0}})}return t(Ee),w(Ee,e=>D(I,e),()=>E(I)),Rn(G(Ee,2),{get view(){return r.view},get stack(){return E(L)},set stack(e){D(L,e,!0)}}),V(`dragover`,Ee,e=>E(H)&&e.preventDefault()),V(`drop`,Ee,Ce),S(e,Te),_(we)}var Kr=(e,r=l)=>{var i=Jr();n(i,21,r,y,(e,n)=>{var r=qr(),i=A(r);sn(i,{get name(){return E(n)}});var a=G(i),o=T(a,!0);t(r),W(e=>z(o,e),[()=>$(E(n))]),S(e,r)}),t(i),S(e,i)},qr=C(`<li><!><span class="sr"> </span></li>`),Jr=C(`<ol class="svelte-19ycd8l"></ol>`),Yr=C(`<h2 class="h"> </h2> <!>`,1),Xr=C(`<section class="panel svelte-19ycd8l"><!> <!></section>`);function Zr(e,r){o(r,!0);let a=i(()=>(r.position.pile??[]).slice(0,10)),s=i(()=>Object.entries(r.position.hands??{}));var c=Xr(),l=A(c),u=e=>{var t=Yr(),n=k(t),r=T(n,!0);Kr(G(n,2),()=>E(a)),W(e=>z(r,e),[()=>L(`sl-replay-pile`)]),S(e,t)};b(l,e=>{E(a).length&&e(u)});var f=G(l,2);n(f,17,()=>E(s),([e,t])=>e,(e,t)=>{var n=i(()=>d(E(t),2));let r=()=>E(n)[0],a=()=>E(n)[1];var o=x(),s=k(o),c=e=>{var t=Yr(),n=k(t),i=T(n,!0);Kr(G(n,2),a),W(e=>z(i,e),[()=>L(`sl-replay-hand`,{seat:r()})]),S(e,t)};b(s,e=>{a().length&&e(c)}),S(e,o)}),t(c),S(e,c),_()}var Qr={"sl-event-start":`take`,"sl-event-left":`take`,"sl-event-right":`take`,"sl-event-lit":`take`,"sl-event-darkened":`bad`,"sl-event-collected":`good`,"sl-event-eclipse":`bad`,"sl-event-drew":`draw`};ht();var $r={texts:Object.assign({"../src/veillee/locales/en/sun-moon.ftl":Ee,"../src/veillee/locales/en/web-sun-moon.ftl":De,"../src/veillee/locales/fr/sun-moon.ftl":Oe,"../src/veillee/locales/fr/web-sun-moon.ftl":ke}),Table:Gr,Emblem:dn,Truth:Zr,lesson:()=>ne(()=>import(`./lesson-D5CjyTZm.js`).then(e=>e.default),__vite__mapDeps([0,1,2])),controlsOf:Et,clauseOf:Ot,isQuiet:At,argsOf:Rt,soundOf:e=>Qr[e.message],read:{table:Ut,mine:Gt,scores:Kt},hint:{label:`sl-hint`,icon:`i-eye`,read:qt},keys:[{acts:[`one`,`five`],words:`sl-keys-choose`},{acts:[`end`],words:`sl-key-collect`},{acts:[`hint`],words:`sl-hint`}],words:{edition:`sl-edition`,command:`sl-command-hint`},options:`sl-option`,variants:[`first_seat`]};export{$r as default};