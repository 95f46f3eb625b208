import{A as e,At as t,B as n,C as r,Ct as i,Et as a,M as o,Mt as s,N as c,P as l,Q as u,R as d,Tt as f,V as p,W as m,X as h,Y as g,Z as _,_t as v,a as y,at as b,bt as x,dt as S,gt as C,ht as w,j as T,k as E,kt as D,l as O,m as k,nt as A,o as j,q as M,r as N,rt as P,st as F,tt as I,u as L,ut as R,vt as z,xt as B,yt as V}from"./words.svelte-lv_r0785.js";import"./api-BbBVx4aK.js";import{F as H,G as ee,K as te,d as ne,i as U,l as W,m as G,o as re,s as ie}from"./index-29ngblaf.js";import{t as K}from"./game-DOc6skV4.js";import{t as ae}from"./CardFan-D0vUSIuu.js";import{t as oe}from"./identity-B1LY00wI.js";import{i as se,n as ce,t as le}from"./roving-CIaqHl5W.js";import{i as ue,n as de,r as fe,t as pe}from"./motion-C-v6Rsbq.js";import{a as me,i as he,n as ge,o as _e,r as ve,t as ye}from"./CountSteps-CgJiGaXd.js";import{t as be}from"./SeatHead-BfxxG7cE.js";import{t as xe}from"./long-press-B5lypSTG.js";var Se=`### Fairy Lights: texts of the game, English

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
`,Ce=`### Fairy Lights in the browser: words of its table, English

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
fl-deck-printed = printed, by colour
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
fl-odds-read = { $n } of { $of } cards would bust: { $risk }.
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
`,we=`### Fairy Lights : textes du jeu, français

title-fairy-lights = Fairy Lights

## Pourquoi un geste n’est pas possible (le numéro est celui de la règle)

# FL-04: c’est le tour d’une autre place
fl-refusal-04 = C’est le tour d’une autre personne pour l’instant : on joue dans le sens des aiguilles d’une montre.
# FL-06: votre tour s’est terminé par votre Prise, ou le geste n’est ni révéler ni prendre
fl-refusal-06 = À son tour, on révèle des cartes, puis on fait une seule Prise qui clôt le tour : rien d’autre ne peut se jouer.
# FL-07: prise dans un étal vide
fl-refusal-07 = L’étal est vide, il n’y a encore rien à prendre : révélez d’abord une carte, s’il vous plaît.
# FL-09: révéler avec cinq cartes à l’étal
fl-refusal-09 = L’étal est plein avec ses cinq cartes, on ne peut plus en révéler : c’est le moment de votre Prise.
# FL-10: révéler avec une pioche vide
fl-refusal-10 = La pioche est vide, il n’y a plus de carte à révéler : il ne vous reste que votre Prise.
# FL-13: votre tour s’est terminé par un court-circuit
fl-refusal-13 = Votre tour s’est terminé par un court-circuit : la carte révélée avait la couleur de la précédente, il n’y a donc pas de Prise cette fois.
# FL-18: passer, ou finir le tour sans Prise
fl-refusal-18 = On ne peut ni passer ni écourter son tour : sauf court-circuit, il ne se termine que par votre Prise.
# FL-19: une à quatre cartes à l’étal, mauvais nombre de couleurs
fl-refusal-19 = Avec une à quatre cartes à l’étal, vous prenez exactement une couleur.
# FL-20: cinq cartes de plusieurs couleurs à l’étal, mauvais nombre de couleurs
fl-refusal-20 = Avec cinq cartes de plusieurs couleurs à l’étal, vous prenez exactement deux couleurs différentes.
# FL-21: une couleur absente de l’étal ou qui n’existe pas
fl-refusal-21 = Vous ne pouvez prendre que des couleurs présentes à l’étal en ce moment.
# FL-22: cinq cartes d’une seule couleur à l’étal, mauvais nombre de couleurs
fl-refusal-22 = Toutes les cartes de l’étal sont de la même couleur : vous prenez exactement cette couleur-là.
# FL-35: la partie est finie, le dernier tour ayant été joué jusqu’au bout
fl-refusal-35 = La partie est finie : la dernière carte de la pioche a été révélée et le dernier tour a été joué.
# FL-36: la partie est finie, la dernière carte de la pioche ayant fait court-circuit
fl-refusal-36 = La partie est finie : la dernière carte de la pioche a provoqué un court-circuit, ce qui a tout arrêté aussitôt.

## Couleurs, telles qu’elles figurent dans une liste

fl-colour-yellow = jaune
fl-colour-pink = rose
fl-colour-orange = orange
fl-colour-silver = argent
fl-colour-gold = or

## Créatures, une par couleur

fl-creature-yellow = raton-poussin
fl-creature-pink = lapin-hérisson
fl-creature-orange = hibou-papillon
fl-creature-silver = renard-cerf
fl-creature-gold = dragon-libellule

## Options d’une table

fl-option-first_seat = Qui commence
fl-option-first_seat-about = Au sort, ou qui votre table voudra : la plus jeune personne, par exemple.
fl-option-first_seat-random = au sort
fl-option-first_seat-A = place 1 (A)
fl-option-first_seat-B = place 2 (B)
fl-option-first_seat-C = place 3 (C)
fl-option-first_seat-D = place 4 (D)
fl-option-first_seat-E = place 5 (E)
fl-option-first_seat-F = place 6 (F)
fl-clash-first = La place { $who } ne peut pas commencer : la dernière place de cette table est { $last } (FL-04).

## Fichiers de ce jeu

fl-edition-list = { $file }, ligne { $line } : { $key } est une liste de nombres : combien de cartes portent 0, 1, 2… étoiles.
fl-edition-stars = { $file }, ligne { $line } : { $key } dépasse { $most } étoiles.
fl-edition-count = { $file }, ligne { $line } : { $key } compte { $found } cartes ; le jeu en a { $printed } (FL-01).
fl-edition-kinds = { $file }, ligne { $line } : plus de { $most } cartes différentes.
fl-position-ended = ended : « { $value } » n’est ni bust ni take.
fl-position-shop = L’étal a { $found } cartes ; il en contient 5 au plus (FL-09).
fl-position-area = areas { $who } : les séries ouvertes vont par couleur : yellow, pink, orange, silver, gold.
fl-position-colour = areas { $who } : { $card } n’appartient pas à une série { fl-colour } (FL-24).
fl-position-open = areas { $who } : la série { fl-colour } a { $bulbs } ampoules ; une série ouverte en a 1 ou 2 (FL-26).
fl-position-garland = garlands { $who } : { $bulbs } ampoules { fl-colour } ; une couleur accrochée en compte un multiple de 3 (FL-27).

## Le journal

# Une carte : employée dans les messages ci-dessous, avec leurs arguments
fl-card = { $colour ->
    [yellow] jaune
    [pink] rose
    [orange] orange
    [silver] argent
   *[gold] or
}, { $bulbs ->
    [one] 1 ampoule
   *[other] { $bulbs } ampoules
}, { $stars ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $stars } étoiles
}
fl-colour = { $colour ->
    [yellow] jaune
    [pink] rose
    [orange] orange
    [silver] argent
   *[gold] or
}
fl-second = { $second ->
    [yellow] jaune
    [pink] rose
    [orange] orange
    [silver] argent
   *[gold] or
}
fl-bulbs = { $bulbs ->
    [one] 1 ampoule
   *[other] { $bulbs } ampoules
}
fl-event-revealed = { $who } révèle : { fl-card }.
fl-event-bust = Court-circuit ! Deux fois { fl-colour } de suite : le tour s’arrête pour { $who }.
fl-event-took = { $second ->
    [none] { $who } prend { fl-colour }.
   *[other] { $who } prend { fl-colour } et { fl-second }.
}
fl-event-kept = La série { fl-colour } reste ouverte avec { fl-bulbs }.
fl-event-stored = La série { fl-colour } rejoint la guirlande avec { fl-bulbs }.
fl-event-lost = La série { fl-colour } a { fl-bulbs } et elle est perdue.
fl-event-turn = C’est à { $who } de jouer.
fl-event-over = La partie est finie.
`,Te=`### Fairy Lights dans le navigateur : les mots de sa table, en français

## Une nouvelle table

fl-edition = Étoiles des cartes

## La table

fl-shop = L’étal
fl-shop-count = { $n ->
    [0] vide
    [one] 1 carte sur 5
   *[other] { $n } cartes sur 5, la plus récente à droite
}
fl-shop-empty = aucune carte
fl-shop-card = { $card }, carte { $place }{ $last ->
    [yes] , au bout de la rangée
   *[no] { "" }
}{ $bust ->
    [yes] , court-circuit
   *[no] { "" }
}
fl-bust = Court-circuit !
fl-bust-left = Les cartes restent pour la personne suivante.
fl-deck = La pioche
fl-deck-printed = imprimées, par couleur
fl-deck-left = ce qui reste, par couleur
fl-deck-button = Pioche, { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} : en révéler une
fl-dist-printed = { $colour } : { $n } cartes imprimées
fl-dist-left = { $colour } : il en reste { $left } sur { $n }
fl-bulbs-short = { $bulbs ->
    [one] amp.
   *[other] amp.
}
fl-discard = Défausse
fl-discard-count = { $n ->
    [0] vide
    [one] 1 carte, face visible
   *[other] { $n } cartes, faces visibles
}
fl-discard-note = { $n ->
    [one] 1 carte a
   *[other] { $n } cartes ont
} quitté la partie. Tout le monde peut les parcourir.
fl-garland = Guirlande
fl-your-garland = Votre guirlande
fl-garland-of-who = Guirlande : { $who }
fl-garland-safe = { $cards ->
    [0] rien d’accroché pour l’instant
    [one] 1 carte à l’abri
   *[other] { $cards } cartes à l’abri
}
fl-garland-dark = Encore éteinte. Une série de trois ampoules l’allumera.
fl-garland-empty = vide
fl-garland-colour = { $cards } { fl-colour }
fl-garland-of = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} : { $parts }
fl-open-sets = Séries ouvertes
fl-debt = éteintes, { $n ->
    [0] aucune étoile en jeu
    [one] −1 point à la fin
   *[other] −{ $n } points à la fin
}
fl-no-sets = aucune série ouverte
fl-no-sets-yet = Aucune série ouverte.
fl-set = { fl-colour } { $bulbs } sur 3 avec { $stars ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $stars } étoiles
}
fl-set-stars = { $stars ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $stars } étoiles
}
fl-reveal = Révéler
fl-risk = risque { $risk } ({ $n } sur { $of })
fl-reveal-of = { $n ->
    [one] la dernière carte
   *[other] { $n } cartes dans la pioche
}
fl-take = Prendre { $colour }
fl-choose-two = Choisissez deux couleurs
fl-chosen = { $n } sur 2
fl-fate-kept = { $bulbs ->
    [one] 1 ampoule
   *[other] { $bulbs } ampoules
} : ouverte
fl-fate-stored = { $bulbs } ampoules : guirlande
fl-fate-lost = { $bulbs } ampoules : perdue
fl-letter-yellow = J
fl-letter-pink = R
fl-letter-orange = O
fl-letter-silver = A
fl-letter-gold = D
fl-odds = Chances
fl-odds-read = { $n } cartes sur { $of } feraient court-circuit : { $risk }.
fl-odds-none = Aucune carte ne peut être révélée maintenant.

## La fin

fl-count-plus = Étoiles de la guirlande
fl-count-minus = Étoiles des séries ouvertes
fl-decided-41 = { $last ->
    [yes] Le meilleur total l’emporte : { $total } pour { $who }.
   *[no] Égalité à { $total } entre { $names }.
}
fl-decided-42 = { $last ->
    [yes] La guirlande qui a le plus de cartes départage : { $cards } pour { $who }.
   *[no] Leurs guirlandes ont autant de cartes : { $cards }.
}
fl-decided-43 = { $last ->
    [yes] Le plus de points négatifs départage : { $minus } pour { $who }.
   *[no] Autant de points négatifs aussi : { $minus }.
}
fl-decided-44 = Rien ne les sépare : la victoire revient à { $who }, ensemble.

## La partie revue

fl-replay-deck = À venir dans la pioche

## Touches

fl-key-reveal = révéler une carte
fl-keys-colours = couleurs
fl-command-hint = Par exemple : reveal, take pink, take pink silver

## À voix haute

fl-read-table = L’étal a { $n ->
    [0] aucune carte
    [one] 1 carte : { $shop }
   *[other] { $n } cartes : { $shop }
}. Pioche : { $deck }. Défausse : { $discard }.
fl-read-score = { $who } : guirlande { $garland } ; ouvert { $sets }.
fl-read-mine = Guirlande : { $garland }. Ouvert : { $sets }.

## Une première partie, pas à pas

fl-lesson-begin = Le soir tombe et l’étal est vide : il faut révéler une carte. Appuyez sur Révéler.
fl-lesson-again = Une jaune. Vous pouvez la prendre ou oser une autre carte : seule une carte de la couleur de sa voisine, le jaune, arrêterait votre tour. Osez : révélez.
fl-lesson-three = Du rose ! Deux ampoules roses pendent déjà devant vous ; avec celle-ci, elles sont trois, et la série s’allume sur votre guirlande. Prenez le rose.
fl-lesson-bust = C’est au tour de Noor, qui révèle une carte à côté de la jaune…
fl-lesson-gift = Jaune sur jaune : court-circuit ! Noor ne prend rien et les cartes restent, un cadeau pour vous. L’étal grandit ; avec cinq cartes, on prend deux couleurs. Révélez.
fl-lesson-on = De l’orange à côté du jaune : aucun danger. Révélez encore.
fl-lesson-fifth = De l’argent. Une carte de plus et l’étal est plein : révélez la cinquième.
fl-lesson-two = Cinq cartes : vous prenez maintenant deux couleurs, avec toutes leurs cartes. L’orange fait d’un coup 1 + 2 = 3 ampoules, l’argent commence une série. Choisissez orange et argent, puis prenez.
fl-lesson-lost = L’orange brille sur votre guirlande. Noor prend les deux cartes jaunes, avec deux ampoules jaunes déjà ouvertes…
fl-lesson-empty = Quatre ampoules, c’est trop : toute la série est perdue. Seules 3, 6, 9 ou 12 rejoignent la guirlande. L’étal est vide à nouveau : révélez.
fl-lesson-silver = Une carte argent à deux ampoules : 1 + 2 = 3. Prenez l’argent, et votre troisième série s’allume.
fl-lesson-last = Il reste une carte. Noor doit la révéler ; qui retourne la dernière carte joue son tour jusqu’au bout.
fl-lesson-debt = De l’or, avec deux étoiles. Noor doit le prendre, et la série ne sera jamais finie : les étoiles des séries ouvertes comptent contre Noor.
fl-lesson-end = La pioche est vide et l’on compte les étoiles : celles de votre guirlande pour vous, celles des séries ouvertes contre. Bien joué !
`,q=[`yellow`,`pink`,`orange`,`silver`,`gold`],Ee={Y:`yellow`,P:`pink`,O:`orange`,S:`silver`,G:`gold`};function J(e){let t=/^([YPOSG])(\d)s(\d)$/.exec(e);if(!t)throw Error(`not a card: ${e}`);return{colour:Ee[t[1]],bulbs:Number(t[2]),stars:Number(t[3])}}var De=e=>e.reduce((e,t)=>e+J(t).bulbs,0),Oe=e=>e.reduce((e,t)=>e+J(t).stars,0);function ke(e){let t={yellow:0,pink:0,orange:0,silver:0,gold:0};for(let[n,r]of Object.entries(e))t[Ee[n[0]]]+=r;return t}var Ae={"fl-event-bust":`FL-13`,"fl-event-kept":`FL-26`,"fl-event-stored":`FL-27`,"fl-event-lost":`FL-28`,"fl-event-over":`FL-35`},je=e=>Ae[e.message],Me=e=>ie(`fairy-lights`,e),Ne=e=>e.message===`fl-event-turn`,Y=e=>j(`fl-card`,{...J(e)}),X=e=>j(`fl-colour-${e}`),Z=e=>j(`fl-letter-${e}`),Q=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function Pe(e,t){let n=e.areas[t]??{},r=q.filter(e=>n[e]).map(e=>j(`fl-set`,{colour:e,bulbs:De(n[e]),stars:Oe(n[e])}));return r.length?N(r):j(`fl-no-sets`)}function Fe(e,t){let{cards:n,colours:r}=e.garlands[t]??{cards:0,colours:{}};if(!n)return j(`fl-garland-empty`);let i=q.filter(e=>r[e]).map(e=>j(`fl-garland-colour`,{colour:e,cards:r[e]}));return j(`fl-garland-of`,{cards:n,parts:N(i)})}function Ie(e){let t=e.shop.length?e.shop.map(Y).join(` ; `):j(`fl-shop-empty`);return j(`fl-read-table`,{n:e.shop.length,shop:t,deck:e.deck,discard:e.discard.length})}var Le=(e,t)=>e.result?t.map((t,n)=>j(`web-read-result`,{who:t,total:e.result.counts[n].total})).join(` `):t.map((t,n)=>j(`fl-read-score`,{who:t,garland:Fe(e,n),sets:Pe(e,n)})).join(` `),Re=(e,t)=>j(`fl-read-mine`,{garland:Fe(e,t),sets:Pe(e,t)}),ze=({odds:e})=>e?.possible?j(`fl-odds-read`,{n:e.bust,of:e.of,risk:y(e.bust,e.of)}):j(`fl-odds-none`),Be=u(`<svg class="svelte-qnw22v"><use href="#i-star"></use></svg>`),Ve=_(`<span class="none svelte-qnw22v">0</span>`),He=u(`<svg viewBox="0 0 120 140" class="svelte-qnw22v"><use></use></svg>`),Ue=_(`<span class="mark svelte-qnw22v"><svg class="ico svelte-qnw22v"><use href="#i-check"></use></svg></span>`),We=_(`<span class="mark bolt svelte-qnw22v"><svg class="ico svelte-qnw22v"><use href="#i-bolt"></use></svg></span>`),Ge=_(`<span aria-hidden="true"><span></span> <span class="tag svelte-qnw22v"> </span> <span class="stars svelte-qnw22v"></span> <span></span> <span class="n num svelte-qnw22v"> <span class="unit svelte-qnw22v"> </span></span> <!> <!></span>`);function $(o,s){a(s,!0);let c=k(s,`last`,3,!1),l=k(s,`chosen`,3,!1),u=k(s,`bust`,3,!1),d=i(()=>J(s.name));var h=Ge();let _;var y=w(h),x=z(y,2),S=v(x,!0),C=z(x,2);n(C,21,()=>({length:b(d).stars}),p,(e,t)=>{var n=Be();g(e,n)},e=>{var t=Ve();g(e,t)}),t(C);var T=z(C,2);let E;n(T,21,()=>({length:b(d).bulbs}),p,(e,t)=>{var n=He(),i=v(n);R(()=>r(i,`href`,`#fl-${b(d).colour??``}`)),g(e,n)}),t(T);var D=z(T,2),O=w(D,!0),A=z(O),N=v(A,!0);t(D);var P=z(D,2),F=e=>{var t=Ue();g(e,t)};m(P,e=>{l()&&e(F)});var I=z(P,2),L=e=>{var t=We();g(e,t)};m(I,e=>{u()&&e(L)}),t(h),R((t,n)=>{_=e(h,1,`card ${b(d).colour??``}`,`svelte-qnw22v`,_,{last:c(),chosen:l(),bust:u()}),e(y,1,`band pat ${b(d).colour??``}`,`svelte-qnw22v`),M(S,t),E=e(T,1,`art svelte-qnw22v`,null,E,{two:b(d).bulbs===2}),M(O,b(d).bulbs),M(N,n)},[()=>Z(b(d).colour),()=>j(`fl-bulbs-short`,{bulbs:b(d).bulbs})]),g(o,h),f()}var Ke=_(`<div><!></div>`);function qe(n,r){let a=k(r,`large`,3,!1),o=[`S1s2`,`Y1s1`,`P1s2`,`O2s1`,`G1s2`],c=[`O1s1`,`P1s2`];var l=Ke();let u;var d=w(l);{let e=(e,t=s)=>{$(e,{get name(){return t()}})},t=i(()=>a()?o:c);ae(d,{get cards(){return b(t)},get large(){return a()},card:e,$$slots:{card:!0}})}t(l),R(()=>u=e(l,1,`svelte-q9ep8n`,null,u,{small:!a()})),g(n,l)}var Je=u(`<svg viewBox="0 0 120 140" aria-hidden="true"><use></use></svg>`);function Ye(t,n){let i=k(n,`state`,3,`plain`),a=k(n,`width`,3,`44px`);var o=Je();let s;var c=v(o);R(()=>{e(o,0,`bulb ${n.colour??``} ${i()??``}`,`svelte-in8ffs`),s=E(o,``,s,{width:a()}),r(c,`href`,`#fl-${n.colour??``}`)}),g(t,o)}function Xe(e){let t=e.filter(e=>e.startsWith(`take `)).map(e=>e.split(` `).slice(1));return{reveal:e.includes(`reveal`),takes:t,colours:q.filter(e=>t.some(t=>t.includes(e))),size:t[0]?.length??0}}var Ze=e=>[`take`,...q.filter(t=>e.includes(t))].join(` `);function Qe(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-Math.max(n,1))}var $e=(e,t)=>t.takes.some(t=>t.length===e.length&&t.every(t=>e.includes(t)));function et(e){let[t,...n]=e.split(` `);return[...n.map(e=>`${t}-${e}`),...n.length===1?[]:[t]]}var tt=u(`<svg class="risk svelte-y4jtl6" viewBox="0 0 44 44" aria-hidden="true"><circle cx="22" cy="22" r="18" class="svelte-y4jtl6"></circle><circle class="on svelte-y4jtl6" cx="22" cy="22" r="18"></circle></svg>`),nt=_(`<span class="mini svelte-y4jtl6" aria-hidden="true"></span>`),rt=_(`<button type="button" class="act svelte-y4jtl6" data-act="reveal"><!> <span class="txt svelte-y4jtl6"><strong class="svelte-y4jtl6"> </strong> <small class="svelte-y4jtl6"> </small></span> <kbd aria-hidden="true" class="svelte-y4jtl6"> </kbd></button>`),it=_(`<small> </small>`),at=u(`<svg class="ico tick svelte-y4jtl6" aria-hidden="true"><use href="#i-check"></use></svg>`),ot=_(`<kbd aria-hidden="true" class="svelte-y4jtl6"> </kbd>`),st=_(`<button type="button"><!> <span class="txt svelte-y4jtl6"><strong class="svelte-y4jtl6"> </strong> <!></span> <!></button>`),ct=_(`<button type="button" data-act="take"><span class="txt svelte-y4jtl6"><strong class="svelte-y4jtl6"> </strong> <small class="svelte-y4jtl6"> </small></span> <kbd aria-hidden="true" class="svelte-y4jtl6"> </kbd></button>`),lt=_(`<section><!> <!> <!></section>`);function ut(s,c){a(c,!0);let l=i(()=>c.offers.size>1),u=i(()=>$e(c.chosen,c.offers)),d=i(()=>L.hints&&c.view.odds?.possible?c.view.odds:null),p=i(()=>b(d)?b(d).bust/Math.max(1,b(d).of)*113.1:0),h=e=>G(W[e],L.keys);var _=lt();let x;var S=w(_),C=e=>{var n=rt(),i=w(n),a=e=>{var n=tt(),i=z(w(n));t(n),R(()=>r(i,`stroke-dasharray`,`${b(p)??``} 113.1`)),g(e,n)},o=e=>{var t=nt();g(e,t)};m(i,e=>{b(d)?e(a):e(o,-1)});var s=z(i,2),l=w(s),u=v(l,!0),f=z(l,2),h=v(f,!0);t(s);var _=z(s,2),x=v(_,!0);t(n),R((e,t,i,a)=>{r(n,`aria-keyshortcuts`,e),M(u,t),M(h,i),M(x,a)},[()=>G(`draw`,L.keys),()=>j(`fl-reveal`),()=>b(d)?j(`fl-risk`,{risk:y(b(d).bust,b(d).of),n:b(d).bust,of:b(d).of}):j(`fl-reveal-of`,{n:c.view.deck}),()=>G(`draw`,L.keys)]),A(`click`,n,function(...e){c.onreveal?.apply(this,e)}),g(e,n)};m(S,e=>{c.offers.reveal&&e(C)});var E=z(S,2);n(E,18,()=>c.offers.colours,e=>e,(n,a,o)=>{let s=i(()=>c.view.outlook[a]),u=i(()=>c.chosen.includes(a));var d=st();let f;var p=w(d);Ye(p,{get colour(){return a},width:`38px`});var _=z(p,2),y=w(_),x=v(y,!0),S=z(y,2),C=t=>{var n=it(),r=v(n,!0);R(t=>{e(n,1,T(b(s).fate),`svelte-y4jtl6`),M(r,t)},[()=>j(`fl-fate-${b(s).fate}`,{bulbs:b(s).bulbs})]),g(t,n)};m(S,e=>{b(s)&&e(C)}),t(_);var E=z(_,2),D=e=>{var t=at();g(e,t)},O=e=>{var t=ot(),n=v(t,!0);R(e=>M(n,e),[()=>h(b(o))]),g(e,t)};m(E,e=>{b(l)&&b(u)?e(D):e(O,-1)}),t(d),R((t,n)=>{f=e(d,1,`act ${a??``}`,`svelte-y4jtl6`,f,{on:b(u)}),r(d,`data-act`,`take-${a??``}`),r(d,`aria-keyshortcuts`,t),r(d,`aria-pressed`,b(l)?b(u):void 0),M(x,n)},[()=>h(b(o)),()=>b(l)?Q(X(a)):j(`fl-take`,{colour:X(a)})]),A(`click`,d,()=>b(l)?c.onchoose(a):c.ontake([a])),g(n,d)});var D=z(E,2),O=n=>{var i=ct();let a;var o=w(i),s=w(o),l=v(s,!0),d=z(s,2),f=v(d,!0);t(o);var p=z(o,2),m=v(p,!0);t(i),R((t,n,o,s)=>{a=e(i,1,`act take svelte-y4jtl6`,null,a,{ready:b(u)}),r(i,`aria-disabled`,!b(u)),r(i,`aria-keyshortcuts`,t),M(l,n),M(f,o),M(m,s)},[()=>G(`end`,L.keys),()=>b(u)?j(`fl-take`,{colour:N(c.chosen.map(X))}):j(`fl-choose-two`),()=>j(`fl-chosen`,{n:c.chosen.length}),()=>G(`end`,L.keys)]),A(`click`,i,()=>c.ontake(c.chosen)),g(n,i)};m(D,e=>{b(l)&&e(O)}),t(_),o(_,e=>le?.(e)),R(t=>{x=e(_,1,`acts svelte-y4jtl6`,null,x,{two:b(l)}),r(_,`aria-label`,t),r(_,`aria-busy`,c.busy)},[()=>j(`web-your-acts`)]),g(s,_),f()}I([`click`]);var dt=_(`<span><svg viewBox="0 0 120 140"><use></use></svg><b class="num"> </b></span>`),ft=_(`<div class="strip svelte-2u9a4i" aria-hidden="true"></div>`),pt=u(`<g><svg width="60" height="70" viewBox="0 0 120 140" overflow="visible"><use></use></svg></g>`),mt=u(`<svg><path class="wire svelte-2u9a4i"></path><!><circle cx="0" cy="5" r="4" class="svelte-2u9a4i"></circle><circle cy="5" r="4" class="svelte-2u9a4i"></circle></svg>`),ht=_(`<div class="garland svelte-2u9a4i" aria-hidden="true"></div>`);function gt(o,s){a(s,!0);let c=k(s,`small`,3,!1),u=i(()=>q.flatMap(e=>{let t=s.garland.colours[e]??0;return Array.from({length:Math.ceil(t/3)},(n,r)=>({key:`${e}${r}`,colour:e,bulbs:Math.min(3,t-3*r)}))})),d=(e,t)=>t===3&&e===1?13:t===1?10:4;var _=h(),y=C(_),x=i=>{var a=ft();n(a,20,()=>q.filter(e=>s.garland.colours[e]),e=>e,(n,i)=>{var a=dt(),o=w(a),c=v(o),u=z(o),d=v(u,!0);t(a),R(()=>{e(a,1,T(i),`svelte-2u9a4i`),e(o,0,`bulb lit ${i??``}`,`svelte-2u9a4i`),r(c,`href`,`#fl-${i??``}`),M(d,s.garland.colours[i])}),l(1,a,()=>U,()=>({duration:O(420),start:.4})),g(n,a)}),t(a),g(i,a)},S=a=>{var o=ht();n(o,21,()=>b(u),e=>e.key,(a,o)=>{let s=i(()=>b(o).bulbs*58+10);var c=mt();let u;var f=w(c),m=z(f);n(m,17,()=>({length:b(o).bulbs}),p,(n,i,a)=>{var s=pt();E(s,``,{},{"transform-origin":`${34+58*a}px 30px`});var c=w(s);r(c,`x`,4+58*a);var u=v(c);t(s),R(t=>{e(c,0,`bulb lit ${b(o).colour??``}`,`svelte-2u9a4i`),r(c,`y`,t),r(u,`href`,`#fl-${b(o).colour??``}`)},[()=>12+d(a,b(o).bulbs)]),l(1,s,()=>U,()=>({duration:O(420),delay:O(180*a),start:.4})),g(n,s)});var h=z(m,2);t(c),R(()=>{e(c,0,`swag ${b(o).colour??``}`,`svelte-2u9a4i`),r(c,`viewBox`,`0 0 ${b(s)??``} 96`),u=E(c,``,u,{"--w":b(s)}),r(f,`d`,`M0 5Q${b(s)/2} ${b(o).bulbs===1?28:44} ${b(s)??``} 5`),r(h,`cx`,b(s))}),g(a,c)}),t(o),g(a,o)};m(y,e=>{c()?e(x):e(S,-1)}),g(o,_),f()}var _t=_(`<tr><th scope="row" class="svelte-12fk9w2"><!></th><td class="svelte-12fk9w2"><!> <span class="lit svelte-12fk9w2"><!></span> <span class="faint"> </span></td><td class="svelte-12fk9w2"><!> <span class="faint"> </span></td><td class="r total num svelte-12fk9w2"> </td></tr>`),vt=_(`<table class="svelte-12fk9w2"><caption class="sr"> </caption><thead><tr class="svelte-12fk9w2"><th scope="col"> </th><th scope="col"> <a class="clause">FL-38</a></th><th scope="col"> <a class="clause">FL-39</a></th><th scope="col" class="r"> </th></tr></thead><tbody class="svelte-12fk9w2"></tbody></table> <!>`,1);function yt(o,s){a(s,!0);let l=i(()=>s.view.result),u=new me([400,2200,3700]),d=i(()=>u.now),p=_e.of(()=>+(b(d)>=1),{duration:O(1400)}),h=_e.of(()=>+(b(d)>=2),{duration:O(1100)}),_=i(()=>b(l).counts.map((e,t)=>({...e,seat:t})).toSorted((e,t)=>t.total-e.total||t.cards-e.cards||t.minus-e.minus)),y=i(()=>b(d)===3?b(_):b(_).toSorted((e,t)=>e.seat-t.seat)),x=i(()=>Math.max(1,...b(l).counts.map(e=>e.plus))),S=i(()=>N(b(l).winners.map(e=>s.people[e].name))),T=i(()=>b(_).filter(e=>e.total===b(_)[0].total)),D=[`FL-41`,`FL-42`,`FL-43`,`FL-44`],k=i(()=>D.slice(0,D.indexOf(b(l).decided)+1)),A=i(()=>b(k).map(e=>({clause:e,words:j(`fl-decided-${e.slice(-2)}`,{who:b(S),n:b(l).winners.length,total:b(_)[0].total,tied:b(T).length,names:N(b(T).map(e=>s.people[e.seat].name)),cards:b(l).counts[b(l).winners[0]].cards,minus:b(l).counts[b(l).winners[0]].minus,last:e===b(l).decided?`yes`:`no`})})));{let a=i(()=>b(d)===3?j(`web-won`,{who:b(S),n:b(l).winners.length}):j(`web-counting`));ve(o,{get title(){return b(a)},get onskip(){return u.skip},children:(a,o)=>{var u=vt(),f=C(u),_=w(f),S=v(_,!0),T=z(_),D=w(T),k=w(D),N=v(k,!0),P=z(k);let F;var I=w(P),L=z(I);t(P);var B=z(P);let V;var H=w(B),ee=z(H);t(B);var te=z(B),ne=v(te,!0);t(D),t(T);var U=z(T);n(U,29,()=>b(y),e=>e.seat,(n,a)=>{let o=i(()=>b(d)===3&&b(l).winners.includes(b(a).seat));var u=_t();let f,m;var _=w(u),y=w(_);ge(y,{get name(){return s.people[b(a).seat].name},get won(){return b(o)}}),t(_);var S=z(_),C=w(S);{let e=i(()=>Math.round(b(a).plus*p.current)),t=i(()=>b(a).plus/b(x)*p.current);he(C,{get words(){return`+${b(e)??``}`},get share(){return b(t)}})}var T=z(C,2);gt(w(T),{get garland(){return s.view.garlands[b(a).seat]},small:!0}),t(T);var D=z(T,2),k=v(D,!0);t(S);var A=z(S),N=w(A);{let e=i(()=>b(a).minus?`−`:``),t=i(()=>Math.round(b(a).minus*h.current)),n=i(()=>b(a).minus/b(x)*h.current);he(N,{get words(){return`${b(e)??``}${b(t)??``}`},get share(){return b(n)},negative:!0})}var P=z(N,2),F=v(P,!0);t(A);var I=z(A),L=v(I,!0);t(u),R((t,n,i,s,c,l)=>{f=e(u,1,`svelte-12fk9w2`,null,f,{won:b(o)}),m=E(u,``,m,{"--p":`var(--player-${b(a).seat+1})`}),r(S,`data-label`,t),M(k,n),r(A,`data-label`,i),M(F,s),r(I,`data-label`,c),M(L,l)},[()=>j(`fl-count-plus`),()=>j(`web-cards`,{n:b(a).cards}),()=>j(`fl-count-minus`),()=>Pe(s.view,b(a).seat),()=>j(`web-count-total`),()=>Math.round(b(a).plus*p.current)-Math.round(b(a).minus*h.current)]),c(u,()=>ue,()=>({duration:O(600)})),g(n,u)}),t(U),t(f);var W=z(f,2),G=e=>{ye(e,{get game(){return s.view.game},get steps(){return b(A)}})};m(W,e=>{b(d)===3&&e(G)}),R((t,n,i,a,o,s,c)=>{M(S,t),M(N,n),F=e(P,1,``,null,F,{now:b(d)===1}),M(I,`${i??``} `),r(L,`href`,a),V=e(B,1,``,null,V,{now:b(d)===2}),M(H,`${o??``} `),r(ee,`href`,s),M(ne,c)},[()=>j(`web-count`),()=>j(`web-count-who`),()=>j(`fl-count-plus`),()=>Me(`FL-38`),()=>j(`fl-count-minus`),()=>Me(`FL-39`),()=>j(`web-count-total`)]),g(a,u)},$$slots:{default:!0}})}f()}var bt=_(`<span class="under svelte-ywmj20"></span>`),xt=_(`<span class="back svelte-ywmj20"></span>`),St=_(`<span aria-hidden="true"><!> <!></span>`);function Ct(r,a){let o=k(a,`count`,3,1),s=i(()=>o()>20?2:+(o()>1));var c=St();let l;var u=w(c);n(u,17,()=>({length:b(s)}),p,(e,t,n)=>{var r=bt();let i;R(()=>i=E(r,``,i,{"--i":b(s)-n})),g(e,r)});var d=z(u,2),f=e=>{var t=xt();g(e,t)};m(d,e=>{o()&&e(f)}),t(c),R(()=>l=e(c,1,`pile svelte-ywmj20`,null,l,{gone:o()===0})),g(r,c)}var wt=_(`<b> </b><span class="faint of hide-s svelte-6udpia"> </span>`,1),Tt=_(`<b> </b>`),Et=_(`<li><span class="tag svelte-6udpia" aria-hidden="true"> </span> <span class="bar svelte-6udpia" aria-hidden="true"><i></i> <em class="svelte-6udpia"></em></span> <span class="sr"> </span> <span class="numbers num svelte-6udpia" aria-hidden="true"><!></span></li>`),Dt=_(`<section class="deck svelte-6udpia" aria-labelledby="deck-title"><h2 class="h" id="deck-title"> <span class="faint"> </span></h2> <div class="both svelte-6udpia"><button type="button" class="pile svelte-6udpia" data-part="deck"><!> <span class="count num svelte-6udpia" aria-hidden="true"> <small class="svelte-6udpia"> </small></span></button> <div class="side svelte-6udpia"><ul class="dist svelte-6udpia"></ul> <!></div></div></section>`);function Ot(o,c){a(c,!0);let l=i(()=>ke(c.view.printed)),u=i(()=>Math.max(...Object.values(b(l)))),p=i(()=>L.hints&&c.view.odds!==null),h=i(()=>b(p)&&c.view.odds?.possible?c.view.odds.danger:null);var _=Dt(),y=w(_),x=w(y),S=z(x),D=v(S,!0);t(y);var O=z(y,2),k=w(O),N=w(k);Ct(N,{get count(){return c.view.deck}});var P=z(N,2),F=w(P,!0),I=z(F),B=v(I,!0);t(P),t(k);var V=z(k,2),H=w(V);n(H,20,()=>q,e=>e,(n,r)=>{let a=i(()=>c.view.odds?.colours[r]??0);var o=Et();let s;var d=w(o),f=v(d,!0),_=z(d,2),y=w(_);let x;var S=z(y,2);let D;t(_);var O=z(_,2),k=v(O,!0),A=z(O,2),N=w(A),P=e=>{var t=wt(),n=C(t),i=v(n,!0),o=z(n),s=v(o);R(()=>{M(i,b(a)),M(s,`/ ${b(l)[r]??``}`)}),g(e,t)},F=e=>{var t=Tt(),n=v(t,!0);R(()=>M(n,b(l)[r])),g(e,t)};m(N,e=>{b(p)?e(P):e(F,-1)}),t(A),t(o),R((t,n)=>{s=e(o,1,T(r),`svelte-6udpia`,s,{hot:b(h)===r}),M(f,t),e(y,1,`pat ${r??``}`,`svelte-6udpia`),x=E(y,``,x,{width:`${(b(p)?b(a):b(l)[r])/b(u)*100}%`}),D=E(S,``,D,{width:`${b(l)[r]/b(u)*100}%`}),M(k,n)},[()=>Z(r),()=>j(b(p)?`fl-dist-left`:`fl-dist-printed`,{colour:X(r),left:b(a),n:b(l)[r]})]),g(n,o)}),t(H);var ee=z(H,2);d(ee,()=>c.children??s),t(V),t(O),t(_),R((e,t,n,i)=>{M(x,`${e??``} `),M(D,t),r(k,`aria-label`,n),M(F,c.view.deck),M(B,i)},[()=>j(`fl-deck`),()=>j(b(p)?`fl-deck-left`:`fl-deck-printed`),()=>j(`fl-deck-button`,{n:c.view.deck}),()=>j(`web-cards-word`,{n:c.view.deck})]),A(`click`,k,function(...e){c.onreveal?.apply(this,e)}),g(o,_),f()}I([`click`]);var kt=_(`<span class="one svelte-xi6otj"><!></span>`),At=_(`<li class="svelte-xi6otj"><!><span class="sr"> </span> <b class="num svelte-xi6otj"> </b></li>`),jt=_(`<section><h3 class="svelte-xi6otj"><span class="tag" aria-hidden="true"> </span> <span class="faint svelte-xi6otj"> </span></h3> <ul class="svelte-xi6otj"></ul></section>`),Mt=_(`<p class="soft"> <a class="clause">FL-30</a></p> <!>`,1),Nt=_(`<button type="button" class="disc svelte-xi6otj"><span class="fan svelte-xi6otj" aria-hidden="true"></span> <span class="tx svelte-xi6otj"><b class="svelte-xi6otj"> </b><span class="faint svelte-xi6otj"> </span></span></button> <!>`,1);function Pt(o,s){a(s,!0);let c=B(!1),l=i(()=>s.discard.slice(-3)),u=i(()=>q.map(e=>{let t=s.discard.filter(t=>J(t).colour===e),n=[...new Set(t)].map(e=>({card:e,n:t.filter(t=>t===e).length}));return{colour:e,n:t.length,kinds:n}}).filter(e=>e.n));var d=Nt(),m=C(d),h=w(m);n(h,21,()=>b(l),p,(e,n,r)=>{var i=kt();E(i,``,{},{"--i":r}),$(w(i),{get name(){return b(n)}}),t(i),g(e,i)}),t(h);var _=z(h,2),y=w(_),S=v(y,!0),D=z(y),O=v(D,!0);t(_),t(m);var k=z(m,2);{let a=i(()=>j(`fl-discard`));re(k,{get title(){return b(a)},wide:!0,get open(){return b(c)},set open(e){x(c,e,!0)},children:(i,a)=>{var o=Mt(),c=C(o),l=w(c),d=z(l);t(c);var f=z(c,2);n(f,17,()=>b(u),e=>e.colour,(r,i)=>{var a=jt(),o=w(a),s=w(o),c=v(s,!0),l=z(s),u=z(l),d=v(u,!0);t(o);var f=z(o,2);n(f,21,()=>b(i).kinds,({card:e,n:t})=>e,(e,n)=>{let r=()=>b(n).card,i=()=>b(n).n;var a=At(),o=w(a);$(o,{get name(){return r()}});var s=z(o),c=v(s),l=z(s,2),u=v(l);t(a),R(e=>{M(c,`${e??``},`),M(u,`× ${i()??``}`)},[()=>Y(r())]),g(e,a)}),t(f),t(a),R((t,n,r)=>{e(a,1,T(b(i).colour),`svelte-xi6otj`),M(c,t),M(l,` ${n??``} `),M(d,r)},[()=>Z(b(i).colour),()=>Q(X(b(i).colour)),()=>j(`web-cards`,{n:b(i).n})]),g(r,a)}),R((e,t)=>{M(l,`${e??``} `),r(d,`href`,t)},[()=>j(`fl-discard-note`,{n:s.discard.length}),()=>Me(`FL-30`)]),g(i,o)},$$slots:{default:!0}})}R((e,t)=>{m.disabled=!s.discard.length,M(S,e),M(O,t)},[()=>j(`fl-discard`),()=>j(`fl-discard-count`,{n:s.discard.length})]),A(`click`,m,()=>x(c,!0)),g(o,d),f()}I([`click`]);var Ft=_(`<div class="big svelte-bromly"><!></div> <p class="svelte-bromly"> </p>`,1);function It(e,n){a(n,!0);let r=k(n,`card`,15);var o=()=>r()!==void 0,s=e=>{e||r(void 0)};{let n=i(()=>r()?Q(j(`fl-creature-${J(r()).colour}`)):``);re(e,{get open(){return o()},set open(e){s(e)},get title(){return b(n)},children:(e,n)=>{var i=h(),a=C(i),o=e=>{var n=Ft(),i=C(n);$(w(i),{get name(){return r()}}),t(i);var a=z(i,2),o=v(a);R(e=>M(o,`${e??``}.`),[()=>Q(Y(r()))]),g(e,n)};m(a,e=>{r()&&e(o)}),g(e,i)},$$slots:{default:!0}})}f()}var Lt=_(`<span class="one svelte-ej2fdi"></span>`),Rt=_(`<li><div class="bulbs svelte-ej2fdi" aria-hidden="true"><!> <!></div> <p class="tx svelte-ej2fdi"><span class="tag svelte-ej2fdi" aria-hidden="true"> </span> <b><span class="cw svelte-ej2fdi"> </span> </b> <span class="faint stars"> </span></p></li>`),zt=_(`<li class="none faint svelte-ej2fdi"> </li>`),Bt=_(`<ul class="sets svelte-ej2fdi"></ul>`);function Vt(r,o){a(o,!0);let s=e=>e.map(e=>e.card);var c=Bt();n(c,21,()=>o.sets,({colour:e,cards:t})=>e,(r,a)=>{let c=()=>b(a).colour,u=()=>b(a).cards,d=i(()=>De(s(u())));var f=Rt();let m;var h=w(f),_=w(h);n(_,17,u,e=>e.id,(e,r)=>{var i=Lt();n(i,21,()=>({length:J(b(r).card).bulbs}),p,(e,t)=>{Ye(e,{get colour(){return c()},state:`off`,width:`var(--b)`})}),t(i),l(1,i,()=>pe,()=>({key:b(r).id})),l(2,i,()=>fe,()=>({key:b(r).id})),g(e,i)});var y=z(_,2);n(y,17,()=>({length:o.size-b(d)}),p,(e,t)=>{Ye(e,{get colour(){return c()},state:`gh`,width:`var(--b)`})}),t(h);var x=z(h,2),S=w(x),C=v(S,!0),E=z(S,2),D=w(E),O=v(D,!0),k=z(D);t(E);var A=z(E,2),N=v(A,!0);t(x),t(f),R((t,n,r,i)=>{m=e(f,1,T(c()),`svelte-ej2fdi`,m,{fresh:t}),M(C,n),M(O,r),M(k,`${b(d)??``}/${o.size??``}`),M(N,i)},[()=>o.fresh.includes(c()),()=>Z(c()),()=>Q(X(c())),()=>j(`fl-set-stars`,{stars:Oe(s(u()))})]),g(r,f)},e=>{var t=zt(),n=v(t,!0);R(e=>M(n,e),[()=>j(`fl-no-sets-yet`)]),g(e,t)}),t(c),g(r,c),f()}var Ht=_(`<p class="dark faint svelte-17hib1w"> </p>`),Ut=_(`<div class="own svelte-17hib1w" role="group"><section aria-labelledby="garland-title"><div class="hd svelte-17hib1w"><h2 class="h" id="garland-title"> </h2> <span class="faint"> </span></div> <p class="sr"> </p> <!></section> <section class="panel svelte-17hib1w" aria-labelledby="sets-title"><div class="hd svelte-17hib1w"><h2 class="h" id="sets-title"> </h2> <span class="faint"> </span></div> <!></section></div>`);function Wt(n,o){a(o,!0);let s=i(()=>q.reduce((e,t)=>e+Oe(o.view.areas[o.person.seat]?.[t]??[]),0));function c(e){e.preventDefault();let t=q.find(t=>t===e.dataTransfer?.getData(`text/x-colour`));t&&o.ondrop(t)}var l=Ut(),u=w(l);let d;var p=w(u),h=w(p),_=v(h,!0),y=z(h,2),x=v(y,!0);t(p);var S=z(p,2),C=v(S,!0),T=z(S,2),E=e=>{gt(e,{get garland(){return o.view.garlands[o.person.seat]}})},D=e=>{var t=Ht(),n=v(t,!0);R(e=>M(n,e),[()=>j(`fl-garland-dark`)]),g(e,t)};m(T,e=>{o.view.garlands[o.person.seat].cards?e(E):e(D,-1)}),t(u);var O=z(u,2),k=w(O),A=w(k),N=v(A,!0),F=z(A,2),I=v(F,!0);t(k),Vt(z(k,2),{get sets(){return o.sets},get size(){return o.view.set_size},get fresh(){return o.fresh}}),t(O),t(l),R((t,n,i,a,s)=>{r(l,`aria-label`,o.person.name),d=e(u,1,`panel svelte-17hib1w`,null,d,{active:o.view.active===o.person.seat}),M(_,t),M(x,n),M(C,i),M(N,a),M(I,s)},[()=>o.person.mine?j(`fl-your-garland`):j(`fl-garland-of-who`,{who:o.person.name}),()=>j(`fl-garland-safe`,{cards:o.view.garlands[o.person.seat].cards}),()=>Fe(o.view,o.person.seat),()=>j(`fl-open-sets`),()=>j(`fl-debt`,{n:b(s)})]),P(`dragover`,l,e=>e.preventDefault()),P(`drop`,l,c),g(n,l),f()}var Gt=_(`<span><!><b class="svelte-1ni88sb"> </b><span> <span class="of svelte-1ni88sb">/3</span></span><span class="st2 svelte-1ni88sb"> <svg class="svelte-1ni88sb"><use href="#i-star"></use></svg></span></span>`),Kt=_(`<li><!> <div class="lights svelte-1ni88sb"><span class="sr"> </span> <!> <span class="faint gc svelte-1ni88sb" aria-hidden="true"> </span></div> <p class="sr"> </p> <div class="osets svelte-1ni88sb" aria-hidden="true"></div></li>`),qt=_(`<ul></ul>`);function Jt(o,s){a(s,!0);let c=k(s,`clocks`,19,()=>[]),l=k(s,`bubbles`,19,()=>[]);var u=qt();let d,p;n(u,20,()=>s.order,e=>e,(a,o)=>{let u=i(()=>s.people[o]),d=i(()=>s.view.areas[o]??{});var f=Kt();let p,m;var h=w(f);{let e=i(()=>s.view.active===o),t=i(()=>s.last===o);be(h,{get person(){return b(u)},get active(){return b(e)},get last(){return b(t)},get clock(){return c()[o]},get bubble(){return l()[o]}})}var _=z(h,2),y=w(_),x=v(y,!0),S=z(y,2);gt(S,{get garland(){return s.view.garlands[o]},small:!0});var C=z(S,2),T=v(C,!0);t(_);var O=z(_,2),k=v(O,!0),A=z(O,2);n(A,20,()=>q.filter(e=>b(d)[e]),e=>e,(n,r)=>{var i=Gt(),a=w(i);Ye(a,{get colour(){return r},state:`off`,width:`24px`});var o=z(a),s=v(o,!0),c=z(o),l=w(c,!0);D(),t(c);var u=z(c),f=w(u,!0);D(),t(u),t(i),R((t,n,a)=>{e(i,1,`oset ${r??``}`,`svelte-1ni88sb`),M(s,t),M(l,n),M(f,a)},[()=>Z(r),()=>De(b(d)[r]),()=>Oe(b(d)[r])]),g(n,i)}),t(A),t(f),R((t,n,i)=>{r(f,`data-part`,`sets-${o??``}`),p=e(f,1,`svelte-1ni88sb`,null,p,{active:s.view.active===o}),m=E(f,``,m,{"--p":`var(--player-${o+1})`}),M(x,t),M(T,n),M(k,i)},[()=>j(`web-said`,{who:j(`fl-garland`),what:Fe(s.view,o)}),()=>j(`web-cards`,{n:s.view.garlands[o].cards}),()=>j(`web-said`,{who:j(`fl-open-sets`),what:Pe(s.view,o)})]),g(a,f)}),t(u),R(()=>{d=e(u,1,`seats svelte-1ni88sb`,null,d,{many:s.order.length>3,single:s.order.length===1}),p=E(u,``,p,{"--n":s.order.length})}),g(o,u),f()}var Yt=_(`<div class="place slot svelte-1nmesa1"><span class="svelte-1nmesa1"></span></div>`),Xt=_(`<div class="place svelte-1nmesa1"><div class="svelte-1nmesa1"><button type="button" draggable="true" class="svelte-1nmesa1"><!></button></div></div>`),Zt=_(`<p class="banner svelte-1nmesa1"><svg class="ico svelte-1nmesa1" aria-hidden="true"><use href="#i-bolt" class="svelte-1nmesa1"></use></svg> <span class="svelte-1nmesa1"> </span></p>`),Qt=_(`<section class="shop svelte-1nmesa1" aria-labelledby="shop-title"><h2 class="h svelte-1nmesa1" id="shop-title"> <span class="faint svelte-1nmesa1"> </span></h2> <div class="both svelte-1nmesa1" data-part="shop"><div class="row slots svelte-1nmesa1" aria-hidden="true"></div> <div role="group" aria-labelledby="shop-title"></div></div> <!></section>`);function $t(s,u){a(u,!0);let d=i(()=>u.shop.length-1);function h(e,t){return j(`fl-shop-card`,{card:Y(e.card),place:t+1,last:t===b(d)?`yes`:`no`,bust:u.bust&&t>=b(d)-1?`yes`:`no`})}var _=Qt(),y=w(_),x=w(y),S=z(x),C=v(S,!0);t(y);var T=z(y,2),E=w(T);n(E,21,()=>({length:u.size}),p,(e,n,r)=>{var i=Yt(),a=w(i);a.textContent=r+1,t(i),g(e,i)}),t(E);var D=z(E,2);let k;n(D,31,()=>u.shop,e=>e.id,(e,n,a)=>{var s=Xt(),f=w(s),p=w(f),m=w(p);{let e=i(()=>u.chosen.includes(J(b(n).card).colour)),t=i(()=>u.fresh&&b(a)===b(d)&&!u.bust),r=i(()=>u.bust&&b(a)>=b(d)-1);$(m,{get name(){return b(n).card},get chosen(){return b(e)},get last(){return b(t)},get bust(){return b(r)}})}t(p),o(p,(e,t)=>xe?.(e,t),()=>()=>u.onlarge(b(n).card)),t(f),t(s),R((e,t)=>{r(p,`aria-label`,e),r(p,`aria-pressed`,t)},[()=>h(b(n),b(a)),()=>u.chosen.includes(J(b(n).card).colour)]),P(`dragstart`,p,e=>e.dataTransfer?.setData(`text/x-colour`,J(b(n).card).colour)),A(`click`,p,()=>u.onchoose(J(b(n).card).colour)),l(1,f,()=>de),l(2,f,()=>fe,()=>({key:b(n).id})),c(s,()=>ue,()=>({duration:O(320)})),g(e,s)}),t(D),o(D,e=>le?.(e)),t(T);var N=z(T,2),F=e=>{var n=Zt(),r=z(w(n)),i=z(r),a=v(i,!0);t(n),R((e,t)=>{M(r,`${e??``} `),M(a,t)},[()=>j(`fl-bust`),()=>j(`fl-bust-left`)]),g(e,n)};m(N,e=>{u.bust&&e(F)}),t(_),R((t,n)=>{M(x,`${t??``} `),M(C,n),k=e(D,1,`row svelte-1nmesa1`,null,k,{flicker:u.bust})},[()=>j(`fl-shop`),()=>j(`fl-shop-count`,{n:u.shop.length})]),g(s,_),f()}I([`click`]);var en=_(`<!><!>`,1),tn=_(`<div class="only-s"><!></div>`),nn=_(`<section><div class="deckw svelte-1t75ixs"><!> <div class="hide-s"><!></div></div> <div class="vr svelte-1t75ixs" aria-hidden="true"></div> <div class="shopw svelte-1t75ixs"><!></div></section>`),rn=_(`<!>  <!>`,1);function an(n,o){a(o,!0);let c=e=>{Jt(e,{get view(){return o.view},get people(){return o.people},get order(){return b(N)},get last(){return b(A)},get clocks(){return _()},get bubbles(){return v()}})},l=e=>{Wt(e,{get view(){return o.view},get person(){return b(P)},get sets(){return b(H)},get fresh(){return b(M)},ondrop:ue})},u=e=>{ut(e,{get view(){return o.view},get offers(){return b(y)},get chosen(){return b(W)},get busy(){return p()},onreveal:re,onchoose:K,ontake:e=>G(Ze(e))})},p=k(o,`busy`,3,!1),_=k(o,`clocks`,19,()=>[]),v=k(o,`bubbles`,19,()=>[]),y=i(()=>Xe(o.view.moves)),T=i(()=>o.onplay!==void 0&&o.view.moves.length>0),E=i(()=>ee(o.log)),D=i(()=>b(E).some(e=>e.message===`fl-event-bust`)),O=i(()=>b(E).some(e=>e.message===`fl-event-revealed`)),A=i(()=>b(E)[0]?te(b(E)[0]):null),M=i(()=>b(A)===o.front?b(E).flatMap(e=>e.message===`fl-event-kept`?[String(e.args.colour)]:[]):[]),N=i(()=>Array.from({length:o.view.seats-1},(e,t)=>(o.front+1+t)%o.view.seats)),P=i(()=>o.people[o.front]),I,L=i(()=>{let{shop:e,areas:t}=o.view,n=t.flatMap((e,t)=>q.flatMap(n=>e[n]?[[`${t} ${n}`,e[n]]]:[]));return F(()=>I=oe(I,{shop:e,...Object.fromEntries(n)})).zones}),H=i(()=>q.flatMap(e=>b(L)[`${o.front} ${e}`]?[{colour:e,cards:b(L)[`${o.front} ${e}`]}]:[])),U=B(void 0),W=B(V([]));S(()=>{o.view.moves,x(W,[],!0)});function G(e){p()||(o.view.moves.includes(e)?o.onplay?.(e):o.onwhy?.(e))}let re=()=>G(`reveal`),ie=()=>G(Ze(b(W)));function K(e){b(y).colours.includes(e)?x(W,Qe(b(W),e,b(y).size),!0):G(Ze([e]))}function ae(e){let t=b(y).colours[e];t&&(b(y).size>1?K(t):G(Ze([t])))}function le(e){e===`draw`?re():e===`end`?ie():ae(ne(e))}function ue(e){b(y).size<2?G(Ze([e])):b(W).includes(e)||K(e),$e(b(W),b(y))&&b(y).size>1&&ie()}function de(){let e=b(W).length>0;return x(W,[],!0),e}var fe={press:le,letGo:de},pe=rn(),me=C(pe);{let n=e=>{var t=en(),n=C(t);{let e=i(()=>b(E)[0]?.n??1/0);se(n,{get log(){return o.log},get say(){return o.say},get newFrom(){return b(e)},get game(){return o.view.game},get clauseOf(){return je},get isQuiet(){return Ne}})}var r=z(n);d(r,()=>o.aside??s),g(e,t)},a=i(()=>o.view.result?void 0:c),f=i(()=>o.view.result?void 0:l),p=i(()=>b(T)?u:void 0);ce(me,{get view(){return o.view},get people(){return o.people},get bubble(){return v()[o.front]},get why(){return o.why},get coach(){return o.coach},get after(){return o.after},get others(){return b(a)},get mine(){return b(f)},get acts(){return b(p)},side:n,children:(n,i)=>{var a=h(),s=C(a),c=e=>{yt(e,{get view(){return o.view},get people(){return o.people}})},l=n=>{var i=nn();let a;var s=w(i),c=w(s);Ot(c,{get view(){return o.view},onreveal:re,children:(e,n)=>{var r=tn();Pt(w(r),{get discard(){return o.view.discard}}),t(r),g(e,r)},$$slots:{default:!0}});var l=z(c,2);Pt(w(l),{get discard(){return o.view.discard}}),t(l),t(s);var u=z(s,4);$t(w(u),{get shop(){return b(L).shop},get size(){return o.view.shop_size},get chosen(){return b(W)},get fresh(){return b(O)},get bust(){return b(D)},onchoose:K,onlarge:e=>x(U,e,!0)}),t(u),t(i),R(t=>{a=e(i,1,`felt svelte-1t75ixs`,null,a,{bust:b(D)}),r(i,`aria-label`,t)},[()=>j(`web-table`)]),g(n,i)};m(s,e=>{o.view.result?e(c):e(l,-1)}),g(n,a)},$$slots:{side:!0,default:!0}})}return It(z(me,2),{get card(){return b(U)},set card(e){x(U,e,!0)}}),g(n,pe),f(fe)}var on=_(`<li><!><span class="sr"> </span></li>`),sn=_(`<section class="panel"><h2 class="h"> </h2> <ol class="svelte-i0o3w8"></ol></section>`);function cn(e,r){a(r,!0);let o=i(()=>(r.position.deck??[]).slice(0,8));var s=h(),c=C(s),l=e=>{var r=sn(),i=w(r),a=v(i,!0),s=z(i,2);n(s,21,()=>b(o),p,(e,n)=>{var r=on(),i=w(r);$(i,{get name(){return b(n)}});var a=z(i),o=v(a,!0);t(r),R(e=>M(o,e),[()=>Y(b(n))]),g(e,r)}),t(s),t(r),R(e=>M(a,e),[()=>j(`fl-replay-deck`)]),g(e,r)};m(c,e=>{b(o).length&&e(l)}),g(e,s),f()}var ln={"fl-event-revealed":`draw`,"fl-event-bust":`bad`,"fl-event-took":`take`,"fl-event-stored":`good`,"fl-event-lost":`bad`},un={texts:Object.assign({"../src/veillee/locales/en/fairy-lights.ftl":Se,"../src/veillee/locales/en/web-fairy-lights.ftl":Ce,"../src/veillee/locales/fr/fairy-lights.ftl":we,"../src/veillee/locales/fr/web-fairy-lights.ftl":Te}),Table:an,Emblem:qe,Truth:cn,lesson:()=>H(()=>import(`./lesson-DvVqlcKv.js`).then(e=>K(e.default)),[]),controlsOf:et,clauseOf:je,isQuiet:Ne,soundOf:e=>ln[e.message],read:{table:Ie,mine:Re,scores:Le},hint:{label:`fl-odds`,icon:`i-percent`,read:ze},keys:[{acts:[`draw`],words:`fl-key-reveal`},{acts:[`one`,`five`],words:`fl-keys-colours`},{acts:[`hint`],words:`fl-odds`}],words:{edition:`fl-edition`,command:`fl-command-hint`},options:`fl-option`,variants:[`first_seat`]};export{un as default};