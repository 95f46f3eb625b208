import{$ as e,A as t,At as n,B as r,C as i,Ct as a,D as o,E as s,Et as c,M as l,Mt as u,N as d,P as f,Q as p,R as m,S as h,T as g,Tt as _,V as v,W as y,X as b,Y as x,Z as S,_ as C,_t as w,a as T,at as E,b as D,bt as O,dt as k,et as A,gt as j,ht as M,k as N,kt as P,l as F,m as I,nt as L,o as R,ot as z,p as B,q as V,r as H,rt as U,st as W,tt as G,u as K,ut as q,v as ee,vt as J,w as te,xt as Y,y as X,yt as ne}from"./words.svelte-lv_r0785.js";import{n as Z,t as re}from"./api-BbBVx4aK.js";import{A as Q,D as ie,G as ae,Q as oe,R as se,d as ce,k as le,l as ue,m as $,o as de}from"./index-29ngblaf.js";import{t as fe}from"./CardFan-D0vUSIuu.js";import{t as pe}from"./identity-B1LY00wI.js";import{i as me,n as he,t as ge}from"./roving-CIaqHl5W.js";import{i as _e,n as ve,r as ye,t as be}from"./motion-C-v6Rsbq.js";var xe=`### Réussite de Noël: texts of the game, English

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
# RN-11: too low for an ascending column, and its colour is not there either
rn-refusal-11 = A card that goes on here must be higher than the one on top of the column.
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
`,Se=`### The table of Réussite de Noël in the browser, English

## Cards and colours

rn-face = { $value ->
    [0] { rn-colour } Santa
   *[other] { rn-colour } { $value }
}
rn-letter-red = R
rn-letter-green = G
rn-letter-blue = B
rn-letter-yellow = Y
rn-santa-short = Santa
rn-value = { $value ->
    [0] Santa
   *[other] { $value }
}

## The wall

rn-wall = The wall
rn-column = column { $column }
rn-empty = nothing yet
rn-column-read = Column { $column }, { $n } of { $height }: { $cards }. Accepts: { $accepts }.
rn-accepts-full = complete
rn-accepts-any = any card
rn-accepts-needs = { rn-colour } only, on the Santa
rn-accepts-needs-santa = { rn-colour }, or a Santa
rn-accepts-both = above { $value }, or { rn-colour }
rn-accepts-ascending = above { $value }
rn-accepts-colour = { rn-colour } only
rn-accepts-santa = only a Santa
rn-lay-here = Lay here
rn-lay-here-label = Lay { $card } here.
rn-not-here = { $card } does not fit here.

## The hand and the pile

rn-hand = Your hand
rn-hand-empty = Your hand is empty.
rn-choose-card = Choose a card, then its place.
rn-choose-first = First choose a card of your hand.
rn-choose-place = Now choose a lit column.
rn-fits = fits on { $n ->
    [one] column
   *[other] columns
} { $columns }
rn-fits-none = fits nowhere now
rn-move = { $card } on column { $column }
rn-pile = The pile
rn-pile-of = { $n ->
    [0] empty
    [one] 1 card to draw
   *[other] { $n } cards to draw
}
rn-pile-santas = { $n ->
    [0] no Santa in it
    [one] 1 Santa in it
   *[other] { $n } Santas in it
}
rn-pile-read = { $n ->
    [0] The pile is empty.
    [one] The pile has 1 card.
   *[other] The pile has { $n } cards.
}
rn-unseen = Still unseen
rn-unseen-show = Which ones?
rn-unseen-note = { $n ->
    [0] Every card has been seen.
    [one] This card lies in the pile.
   *[other] These { $n } cards lie in the pile, in an order that nobody is told.
}
rn-unseen-colour = { rn-colour }: { $cards }.
rn-replay-pile = The pile, from the top
rn-finish = Lay the last { $n } cards
rn-progress = { $laid } of { $of } cards laid

## Hints

rn-hints = Hints
rn-hint = What moves promise
rn-hint-wait = Imagining how it may go on…
rn-hint-now = Chance to win now: { $now }.
rn-hint-before = Before the last move: { $before }.
rn-hint-between = , between { $low } and { $high }
rn-hint-note = From { $worlds } imagined orders of the pile, which our strongest player plays to the end; the thin line shows how sure that is.
rn-hint-read = The best moves and their chance to win: { $moves }.
rn-hint-none = There is no move to judge.

## The deal

rn-deal = The deal
rn-deal-chance = A deal by chance
rn-deal-day = Deal of the day, { $day }
rn-deal-day-about = The same for everyone today, proved winnable, by the rules as written.
rn-deal-new = A deal to your taste
rn-deal-new-about = Proved winnable, as hard as you wish.
rn-deal-shared = A shared deal
rn-deal-shared-about = The deal of a seed that somebody sent you; any word will do.
rn-seed = Seed
rn-which-deal = Which deal?
rn-deal-go = Deal the cards
rn-dealing = Looking for a deal…
rn-grade = Grade
rn-grade-1 = Gentle
rn-grade-1-about = Also forgives a hasty hand.
rn-grade-2 = Fair
rn-grade-2-about = A few careful choices are enough.
rn-grade-3 = Tricky
rn-grade-3-about = Small mistakes begin to cost the game.
rn-grade-4 = Hard
rn-grade-4-about = Few ways lead through; even careful players mostly lose.
rn-proved-winnable = Proved winnable
rn-proved-lost = Proved: this deal cannot be won
rn-certificate = Certificate
rn-switches = Rules
rn-switches-day = The deal of the day is played by the rules as written.
rn-who = Who plays
rn-who-me = I do
rn-timer = Show the clock
rn-timer-about = The time is kept either way; a pause counts for two minutes at most.
rn-time = Time
rn-clean = Clean run: nothing taken back, no hint
rn-helped = With undo or hints: not a clean run
rn-share = Share this deal
rn-share-label = Whoever opens this link plays the same deal
rn-shared = The link is copied.

## The end

rn-end-won = The wall stands, and every window is lit
rn-end-lost = No card fits any more
rn-end-given-up = Given up
rn-won = All { $laid } cards are laid.
rn-lost = { $laid ->
    [one] 1 card stands in the wall.
   *[other] { $laid } cards stand in the wall.
}
rn-end-left = Left over:
rn-end-pile = and { $n } in the pile
rn-end-clean = A clean run.
rn-end-helped = Won with undo or hints.
rn-end-time = Time: { $time }.
rn-where-lost = Where was it lost?
rn-where-never = There was no way to win this deal.
rn-where-act = Before move { $act } it could still be won: { $move }{ $more ->
    [0] .
    [one] , and 1 more move.
   *[other] , and { $more } more moves.
}
rn-where-show = Show me the way

## Statistics

rn-stat-none = No game finished yet. Statistics are kept here without any account.
rn-stat-played = Played
rn-stat-won = Won
rn-stat-of = of { $n } played
rn-stat-clean = Clean runs
rn-stat-row = Won in a row
rn-stat-clean-row = Clean in a row
rn-stat-days = Deals of the day in a row
rn-stat-best = (best: { $n })
rn-stat-time = Fastest win
rn-stat-mean = (on average { $time })
rn-stat-grades = By grade
rn-stat-fastest = Fastest
rn-stat-average = Average
rn-stat-note = A clean run is a win without undo and without hints, at the first try of its deal.
rn-files = Take them along
rn-files-note = A file with all your results, for another browser or another house. What you have already is not counted twice.
rn-elsewhere = { $n ->
    [one] One of these games comes
   *[other] { $n } of these games come
} from a file that this house did not sign: nobody here saw them played.
rn-export = Save as a file
rn-import = Add a file
rn-import-done = { $added ->
    [0] Nothing new
    [one] 1 new result
   *[other] { $added } new results
}; { $known } known already.

## Keys and the line to type moves

rn-key-cards = card of the hand
rn-key-columns = then its column
rn-key-finish = only place, or the last cards
rn-command-hint = Card and column, such as G3>1
rn-deal-cards = Other cards
rn-deal-cards-about = An edition of the house or a card file of your own; dealt at random, neither proved nor graded.
rn-edition = The cards
`,Ce=`### Réussite de Noël : textes du jeu, français

title-reussite = Réussite de Noël

## Pourquoi un acte n’est pas possible (le numéro est celui de la règle)

# RN-05: the card is not in the hand or does not exist, or drawing as an act of its own
rn-refusal-05 = À chaque tour, vous posez une carte de votre main ; la suivante est ensuite piochée d’elle-même.
# RN-06: passing, discarding, moving a laid card
rn-refusal-06 = Tant qu’une carte de votre main trouve sa place, il faut en poser une\xA0: on ne passe pas, et une carte posée ne bouge plus.
# RN-09: a column that does not exist
rn-refusal-09 = Le mur n’a pas cette colonne.
# RN-10: a full column
rn-refusal-10 = Cette colonne est complète\xA0: plus rien ne se pose dessus.
# RN-11: too low for an ascending column, and its colour is not there either
rn-refusal-11 = Pour continuer ici, la carte doit dépasser celle du sommet de la colonne.
# RN-12: not of the colour that the column collects
rn-refusal-12 = Cette colonne ne réunit qu’une couleur, et votre carte en a une autre.
# RN-13: the column follows the other rule
rn-refusal-13 = Cette colonne a déjà choisi sa règle, et votre carte suivrait l’autre\xA0: seul un Père Noël permet de repartir.
# RN-17: another colour on a Santa
rn-refusal-17 = La carte juste au-dessus d’un Père Noël doit avoir sa couleur.
# RN-20: santa on Santa
rn-refusal-20 = Un Père Noël ne se pose pas directement sur un autre.
# RN-24: the game was lost
rn-refusal-24 = La partie est finie\xA0: plus aucune carte de votre main ne trouve sa place.
# RN-25: the game was won
rn-refusal-25 = La partie est finie, et gagnée\xA0: le mur est complet.

## Couleurs et cartes

rn-colour-red = rouge
rn-colour-green = vert
rn-colour-blue = bleu
rn-colour-yellow = jaune
rn-colour = { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
# A card: used inside the messages below, with their arguments
rn-card = { $value ->
    [0] le Père Noël { rn-colour }
   *[other] le { $value } { rn-colour }
}

## Variantes de règle

rn-option-one_rule_per_stretch = Une colonne garde sa règle jusqu’au prochain Père Noël
rn-option-one_rule_per_stretch-about = Comme dans la règle\xA0: croissante ou d’une couleur, jamais l’une puis l’autre. Sans cela, chaque carte choisit à nouveau\xA0: c’est bien plus facile.
rn-option-santa_on_santa = Un Père Noël peut se poser sur un autre
rn-option-santa_on_santa-about = La règle ne le permet pas. Tant qu’une colonne garde sa règle, deux Pères Noël y coûtent la partie, qui dure seulement plus longtemps ; si les colonnes peuvent changer de règle, cela aide parfois.

## Fichiers de ce jeu

rn-edition-number = { $file }, ligne { $line }\xA0: { $key } vaut { $value } ; il faut un nombre entier de 1 à { $most }.
rn-edition-wall = { $file }, ligne { $line }\xA0: le paquet a { $cards } cartes, mais le mur en prend { $places }.
rn-position-hand = La main a { $found } cartes ; elle en tient { $most }, et moins seulement quand la pioche est vide (RN-05).
rn-position-columns = columns\xA0: une liste d’au plus { $most } colonnes, chacune de bas en haut (RN-09).
rn-position-fit = Colonne { $column }\xA0: { $card } ne va pas sur les cartes du dessous.

## Le journal

rn-event-laid = Colonne { $column }\xA0: { rn-card }.
rn-event-full = La colonne { $column } est complète.
rn-event-drew = Piochée\xA0: { rn-card } ; { $left ->
    [0] la pioche est vide
    [one] il reste 1 carte dans la pioche
   *[other] il reste { $left } cartes dans la pioche
}.
rn-event-won = Le mur est complet\xA0: c’est gagné !
rn-event-lost = Plus aucune carte ne trouve sa place\xA0: perdu, avec { $left ->
    [one] 1 carte
   *[other] { $left } cartes
} de reste.
`,we=`### La table de la Réussite de Noël dans le navigateur, français

## Cartes et couleurs

rn-face = { $value ->
    [0] Père Noël { rn-colour }
   *[other] { $value } { rn-colour }
}
rn-letter-red = R
rn-letter-green = V
rn-letter-blue = B
rn-letter-yellow = J
rn-santa-short = PN
rn-value = { $value ->
    [0] Père Noël
   *[other] { $value }
}

## Le mur

rn-wall = Le mur
rn-column = colonne { $column }
rn-empty = rien encore
rn-column-read = Colonne { $column }, { $n } sur { $height } : { $cards }. Accepte : { $accepts }.
rn-accepts-full = complète
rn-accepts-any = toute carte
rn-accepts-needs = seulement { rn-colour }, sur le Père Noël
rn-accepts-needs-santa = { rn-colour }, ou un Père Noël
rn-accepts-both = plus de { $value }, ou { rn-colour }
rn-accepts-ascending = plus de { $value }
rn-accepts-colour = seulement { rn-colour }
rn-accepts-santa = seulement un Père Noël
rn-lay-here = Poser ici
rn-lay-here-label = Poser ici : { $card }.
rn-not-here = { $card } : ne va pas ici.

## La main et la pioche

rn-hand = Votre main
rn-hand-empty = Votre main est vide.
rn-choose-card = Choisissez une carte, puis sa place.
rn-choose-first = Choisissez d’abord une carte de votre main.
rn-choose-place = Choisissez une colonne éclairée.
rn-fits = va sur { $n ->
    [one] la colonne
   *[other] les colonnes
} { $columns }
rn-fits-none = ne va nulle part pour l’instant
rn-move = { $card } sur la colonne { $column }
rn-pile = La pioche
rn-pile-of = { $n ->
    [0] vide
    [one] 1 carte à piocher
   *[other] { $n } cartes à piocher
}
rn-pile-santas = { $n ->
    [0] sans Père Noël
    [one] dont 1 Père Noël
   *[other] dont { $n } Pères Noël
}
rn-pile-read = { $n ->
    [0] La pioche est vide.
    [one] La pioche a 1 carte.
   *[other] La pioche a { $n } cartes.
}
rn-unseen = Encore cachées
rn-unseen-show = Lesquelles ?
rn-unseen-note = { $n ->
    [0] Toutes les cartes sont connues.
    [one] Cette carte est dans la pioche.
   *[other] Ces { $n } cartes sont dans la pioche, dans un ordre que personne ne connaît.
}
rn-unseen-colour = { rn-colour } : { $cards }.
rn-replay-pile = La pioche, depuis le dessus
rn-finish = Poser les { $n } dernières cartes
rn-progress = { $laid } cartes posées sur { $of }

## Indices

rn-hints = Indices
rn-hint = Ce que promettent les coups
rn-hint-wait = On imagine la suite…
rn-hint-now = Chance de gagner : { $now }.
rn-hint-before = Avant le dernier coup : { $before }.
rn-hint-between = , entre { $low } et { $high }
rn-hint-note = D’après { $worlds } ordres imaginés de la pioche, que notre meilleure joueuse joue jusqu’au bout ; le trait fin dit la marge d’erreur.
rn-hint-read = Les meilleurs coups et leur chance de gagner : { $moves }.
rn-hint-none = Il n’y a pas de coup à juger.

## La donne

rn-deal = La donne
rn-deal-chance = Une donne au hasard
rn-deal-day = Donne du jour, { $day }
rn-deal-day-about = La même pour tout le monde aujourd’hui, prouvée gagnable, avec la règle telle qu’elle est écrite.
rn-deal-new = Une donne à votre goût
rn-deal-new-about = Prouvée gagnable, du niveau que vous voulez.
rn-deal-shared = Une donne partagée
rn-deal-shared-about = La donne d’une graine que quelqu’un vous a envoyée ; n’importe quel mot convient.
rn-seed = Graine
rn-which-deal = Quelle donne ?
rn-deal-go = Distribuer les cartes
rn-dealing = On cherche une donne…
rn-grade = Niveau
rn-grade-1 = Douce
rn-grade-1-about = Pardonne même une main pressée.
rn-grade-2 = Tranquille
rn-grade-2-about = Quelques choix attentifs suffisent.
rn-grade-3 = Délicate
rn-grade-3-about = Les petites erreurs commencent à coûter la partie.
rn-grade-4 = Coriace
rn-grade-4-about = Peu de chemins passent ; même avec soin, on perd le plus souvent.
rn-proved-winnable = Prouvée gagnable
rn-proved-lost = Prouvé : cette donne ne peut pas être gagnée
rn-certificate = Certificat
rn-switches = Règles
rn-switches-day = La donne du jour se joue avec la règle telle qu’elle est écrite.
rn-who = Qui joue
rn-who-me = Moi
rn-timer = Montrer le chronomètre
rn-timer-about = Le temps est compté de toute façon ; une pause compte pour deux minutes au plus.
rn-time = Temps
rn-clean = Sans faute : rien repris, aucun indice
rn-helped = Avec reprises ou indices
rn-share = Partager
rn-share-label = Qui ouvre ce lien joue la même donne
rn-shared = Le lien est copié.

## La fin

rn-end-won = Le mur est debout, et chaque fenêtre s’éclaire
rn-end-lost = Plus aucune carte ne va
rn-end-given-up = Partie abandonnée
rn-won = Les { $laid } cartes sont posées.
rn-lost = { $laid ->
    [one] 1 carte dans le mur.
   *[other] { $laid } cartes dans le mur.
}
rn-end-left = De reste :
rn-end-pile = et { $n } dans la pioche
rn-end-clean = Une partie sans faute.
rn-end-helped = Gagnée avec reprises ou indices.
rn-end-time = Temps : { $time }.
rn-where-lost = Où l’ai-je perdue ?
rn-where-never = Cette donne ne pouvait pas être gagnée.
rn-where-act = Avant le coup { $act }, c’était encore gagnable : { $move }{ $more ->
    [0] .
    [one] , puis 1 coup.
   *[other] , puis { $more } coups.
}
rn-where-show = Montrez-moi le chemin

## Statistiques

rn-stat-none = Aucune partie terminée. Les statistiques sont gardées ici, sans aucun compte.
rn-stat-played = Jouées
rn-stat-won = Gagnées
rn-stat-of = sur { $n } jouées
rn-stat-clean = Sans faute
rn-stat-row = Gagnées de suite
rn-stat-clean-row = Sans faute de suite
rn-stat-days = Donnes du jour de suite
rn-stat-best = (record : { $n })
rn-stat-time = Victoire la plus rapide
rn-stat-mean = (en moyenne { $time })
rn-stat-grades = Par niveau
rn-stat-fastest = Record
rn-stat-average = Moyenne
rn-stat-note = Une partie sans faute est gagnée sans reprise ni indice, au premier essai de sa donne.
rn-files = Les emporter
rn-files-note = Un fichier avec tous vos résultats, pour un autre navigateur ou une autre maison. Ce que vous avez déjà n’est pas compté deux fois.
rn-elsewhere = { $n ->
    [one] Une de ces parties vient
   *[other] { $n } de ces parties viennent
} d’un fichier que cette maison n’a pas signé\xA0: personne ici ne les a vu jouer.
rn-export = Enregistrer un fichier
rn-import = Ajouter un fichier
rn-import-done = { $added ->
    [0] Rien de nouveau
    [one] 1 nouveau résultat
   *[other] { $added } nouveaux résultats
} ; { $known } déjà connus.

## Touches et ligne de commande

rn-key-cards = carte de la main
rn-key-columns = puis sa colonne
rn-key-finish = place unique, ou dernières cartes
rn-command-hint = Carte et colonne, par exemple G3>1
rn-deal-cards = D’autres cartes
rn-deal-cards-about = Une édition de la maison ou votre propre fichier de cartes ; donne au hasard, ni prouvée ni classée.
rn-edition = Les cartes
`,Te=[`red`,`green`,`blue`,`yellow`],Ee={R:`red`,G:`green`,B:`blue`,Y:`yellow`};function De(e){let t=/^([RGBY])(\d)$/.exec(e);if(!t)throw Error(`not a card: ${e}`);return{colour:Ee[t[1]],value:Number(t[2])}}var Oe=e=>Te.map(t=>({colour:t,cards:e.filter(e=>De(e).colour===t).toSorted()})).filter(e=>e.cards.length),ke={red:{shape:`M18 58C20 30 40 8 74 10c8 1 14 8 14 20c-6-6-12-8-16-7c8 10 11 22 11 35z`,pattern:`M-10 20l120 60M-10 0l120 60M-10 40l120 60M-10-20l120 60M-10-40l120 60`,width:6},green:{shape:`M18 58C16 40 10 30 4 22c16-6 32 0 46 16C64 22 80 16 96 22c-6 8-12 18-14 36z`,pattern:`M-2 24l10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8M-2 38l10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8M-2 52l10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8`,width:4},blue:{shape:`M17 58C15 32 28 17 50 17s35 15 33 41z`,pattern:`M32 34v12M26 40h12M50 24v12M44 30h12M68 34v12M62 40h12M50 43v12M44 49h12`,width:3.6},yellow:{shape:`M18 58L34 16h32L82 58z`,pattern:`M34 16L18 40M46 16L18 58M58 16L30 58M70 16L42 58M82 16L54 58M94 16L66 58M66 16l16 24M54 16l28 42M42 16l28 42M30 16l28 42M18 16l28 42M6 16l28 42`,width:2.6}},Ae=p(`<path class="line svelte-go0wqy" d="M56 74q5-5 10 0"></path>`),je=p(`<circle cx="61" cy="73" fill="#1e1a33"></circle><circle cx="59.5" cy="71.4" r="1.6" fill="#fff"></circle>`,1),Me=p(`<g fill="#c77b4f"><circle cx="29" cy="79" r="1.5"></circle><circle cx="33" cy="76" r="1.5"></circle><circle cx="67" cy="76" r="1.5"></circle><circle cx="71" cy="79" r="1.5"></circle></g>`),Ne=p(`<g fill="none" stroke="#5b3a23" stroke-width="2.6"><circle cx="39" cy="73" r="9"></circle><circle cx="61" cy="73" r="9"></circle><path d="M48 72q2-2 4 0"></path></g>`),Pe=p(`<path d="M50 84c-4-4-14-3-18 3c6 3 13 3 18 0c5 3 12 3 18 0c-4-6-14-7-18-3z" fill="#7a4a26"></path>`),Fe=p(`<path class="cloth svelte-go0wqy" d="M22 116c2-14 12-20 28-20s26 6 28 20z"></path><path class="white svelte-go0wqy" d="M30 98l6 9 7-8 7 9 7-9 7 8 6-9z"></path><path class="skin svelte-go0wqy" d="M22 66C12 58 4 58 1 60c1 10 8 20 22 20zM78 66c10-8 18-8 21-6c-1 10-8 20-22 20z"></path><path class="skin svelte-go0wqy" d="M20 58h60c3 24-8 43-30 43S17 82 20 58z"></path><g fill="#ee6a6a" opacity=".5"><ellipse cx="31" cy="82" rx="6" ry="4"></ellipse><ellipse cx="69" cy="82" rx="6" ry="4"></ellipse></g><circle cx="39" cy="73" fill="#1e1a33"></circle><circle cx="37.5" cy="71.4" r="1.6" fill="#fff"></circle><!><!><!><circle cx="50" cy="80" r="3.8" fill="#eb9a72"></circle><path></path><!>`,1),Ie=p(`<path class="cloth svelte-go0wqy" d="M8 118c2-16 14-24 42-24s40 8 42 24z"></path><path class="skin svelte-go0wqy" d="M20 56h60v20c0 20-12 30-30 30S20 96 20 76z"></path><path class="beard svelte-go0wqy" d="M17 64c-7 16-6 34 8 41c2 8 12 10 16 7c5 5 13 5 18 0c4 3 14 1 16-7c14-7 15-25 8-41c-3 8-6 13-12 15c-8-4-34-4-42 0c-6-2-9-7-12-15z"></path><path class="beard svelte-go0wqy" d="M50 84c-6-7-18-6-22 2c6 5 16 5 22 0c6 5 16 5 22 0c-4-8-16-9-22-2z"></path><circle cx="50" cy="80" r="5.5" fill="#ec7d63" stroke="#8d3a2a" stroke-width="2"></circle><path class="line svelte-go0wqy" d="M45 96q5 4 10 0"></path><circle cx="38" cy="73" r="4" fill="#1e1a33"></circle><circle cx="62" cy="73" r="4" fill="#1e1a33"></circle><path d="M31 66q6-4 12-1M57 65q6-3 12 1" fill="none" stroke="#8a97b4" stroke-width="3"></path>`,1),Le=p(`<circle class="white svelte-go0wqy" cx="88" cy="34" r="8"></circle>`),Re=p(`<g fill="#ffd35c" stroke="#7a5600" stroke-width="2.2"><circle cx="5" cy="23" r="5.5"></circle><circle cx="95" cy="23" r="5.5"></circle></g>`),ze=p(`<circle class="white svelte-go0wqy" cx="50" cy="13" r="8"></circle>`),Be=p(`<path class="white svelte-go0wqy" d="M50 1l4 8.500 9 1-6.500 6.500 1.500 9-8-4.500-8 4.500 1.500-9L37 10.500l9-1z"></path>`),Ve=p(`<rect class="white svelte-go0wqy" x="14" y="51" width="72" height="14" rx="7"></rect>`),He=p(`<path class="beard svelte-go0wqy" d="M16 50q5-5 10 0q6-5 12 0q6-5 12 0q6-5 12 0q6-5 12 0q5-5 10 0q6 8 0 15q-5 4-10 0q-6 4-12 0q-6 4-12 0q-6 4-12 0q-6 4-12 0q-5 4-10 0q-6-7 0-15z"></path>`),Ue=p(`<svg class="figure svelte-go0wqy" viewBox="-4 -2 108 120" aria-hidden="true"><g stroke-linejoin="round" stroke-linecap="round"><!><clipPath><path></path></clipPath><path style="fill: var(--c)"></path><g><path fill="none" stroke="#fff" opacity=".66"></path></g><path class="edge svelte-go0wqy"></path><!><!></g></svg>`);function We(r,o){let s=e();c(o,!0);let l=a(()=>De(o.name)),u=a(()=>ke[E(l).colour]),d=[``,`M46 89a4 4.500 0 1 0 8 0a4 4.500 0 1 0-8 0z`,`M43 88q7 6 14 0`,`M41 87q9 9 18 0`,`M39 86q11 14 22 0z`,`M42 90q9 3 17-4`,`M42 88q8 7 16 0`,`M43 92q7 5 14 0`],f=[1,4];var p=Ue(),m=M(p),h=M(m),g=e=>{var n=Fe(),r=J(j(n),5),a=J(r,2),o=e=>{var t=Ae();x(e,t)},s=e=>{var t=je(),n=j(t);P(),q(()=>i(n,`r`,E(l).value===1?5.6:4.8)),x(e,t)};y(a,e=>{E(l).value===5?e(o):e(s,-1)});var c=J(a),u=e=>{var t=Me();x(e,t)};y(c,e=>{E(l).value===2&&e(u)});var p=J(c),m=e=>{var t=Ne();x(e,t)};y(p,e=>{E(l).value===6&&e(m)});var h=J(p,2);let g;var _=J(h),v=e=>{var t=Pe();x(e,t)};y(_,e=>{E(l).value===7&&e(v)}),q(e=>{i(r,`r`,E(l).value===1?5.6:4.8),g=t(h,0,`line svelte-go0wqy`,null,g,{open:e}),i(h,`d`,d[E(l).value])},[()=>f.includes(E(l).value)]),x(e,n)},v=e=>{var t=Ie();P(8),x(e,t)};y(h,e=>{E(l).value?e(g):e(v,-1)});var b=J(h),S=w(b),C=J(b),T=J(C),D=w(T),O=J(T),k=J(O),A=e=>{var t=Le();x(e,t)},N=e=>{var t=Re();x(e,t)},F=e=>{var t=ze();x(e,t)},I=e=>{var t=Be();x(e,t)};y(k,e=>{E(l).colour===`red`?e(A):E(l).colour===`green`?e(N,1):E(l).colour===`blue`?e(F,2):e(I,-1)});var L=J(k),R=e=>{var t=Ve();x(e,t)},z=e=>{var t=He();x(e,t)};y(L,e=>{E(l).value?e(R):e(z,-1)}),n(m),n(p),q(()=>{i(b,`id`,`hat-${s}`),i(S,`d`,E(u).shape),i(C,`d`,E(u).shape),i(T,`clip-path`,`url(#hat-${s})`),i(D,`d`,E(u).pattern),i(D,`stroke-width`,E(u).width),i(O,`d`,E(u).shape)}),x(r,p),_()}var Ge=p(`<path fill="currentColor"></path>`),Ke=p(`<path d="M12 2v20M3.300 7l17.400 10M20.700 7L3.300 17M9 3.500l3 3 3-3M9 20.500l3-3 3 3" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" fill="none"></path>`),qe=p(`<svg class="mark svelte-hdmpot" viewBox="0 0 24 24" aria-hidden="true"><!></svg>`);function Je(e,t){let r={red:`M12 21C5 15 2 11.500 2 7.800C2 5 4.200 3 6.800 3C9 3 11 4.200 12 6.200C13 4.200 15 3 17.200 3C19.800 3 22 5 22 7.800C22 11.500 19 15 12 21z`,green:`M12 1l6 7h-3l5 6h-3.500l4.500 5.500H14V23h-4v-3.500H3L7.500 14H4l5-6H6z`,yellow:`M12 1.500l3.200 6.800 7.300.9-5.400 5.100 1.400 7.400L12 18.100l-6.500 3.600 1.400-7.400L1.500 9.200l7.300-.9z`};var a=qe(),o=M(a),s=e=>{var n=Ge();q(()=>i(n,`d`,r[t.colour])),x(e,n)},c=e=>{var t=Ke();x(e,t)};y(o,e=>{r[t.colour]?e(s):e(c,-1)}),n(a),x(e,a)}var Ye=(e,t)=>`${e}>${t+1}`,Xe=(e,t)=>e.filter(e=>e.startsWith(`${t}>`)).map(e=>Number(e.split(`>`)[1])-1);function Ze(e){let[t,n]=e.split(`>`);return{card:t,column:Number(n)-1}}var Qe={"rn-event-full":`RN-10`,"rn-event-won":`RN-25`,"rn-event-lost":`RN-24`},$e=e=>Qe[e.message],et=e=>e.message===`house-hinted`,tt=e=>R(`rn-face`,{...De(e)}),nt=e=>H(e.map(tt)),rt=e=>R(`rn-letter-${e}`),it=(e,t)=>{let{kind:n,colour:r,value:i}=e.takes[t];return R(`rn-accepts-${n}`,{colour:r??``,value:i})};function at(e,t){let n=e.columns[t];return R(`rn-column-read`,{column:t+1,n:n.length,height:e.height,cards:n.length?nt(n):R(`rn-empty`),accepts:it(e,t)})}var ot=e=>e.length?R(`rn-fits`,{columns:H(e.map(e=>String(e+1))),n:e.length}):R(`rn-fits-none`),st=(e,t)=>R(`web-said`,{who:tt(t),what:ot(Xe(e.moves,t))}),ct=e=>[...e.columns.map((t,n)=>at(e,n)),R(`rn-pile-read`,{n:e.pile})].join(` `),lt=e=>e.hand.length?`${e.hand.map(t=>st(e,t)).join(`. `)}.`:R(`rn-hand-empty`),ut=e=>e.result?R(e.result.won?`rn-won`:`rn-lost`,{laid:e.result.laid}):R(`rn-progress`,{laid:e.columns.flat().length,of:e.columns.length*e.height}),dt=e=>{let{card:t,column:n}=Ze(e);return R(`rn-move`,{card:tt(t),column:n+1})};function ft(e){let t=e.moves.slice(0,4).map(e=>R(`web-said`,{who:dt(e.move),what:T(e.share,1)+R(`rn-hint-between`,{low:T(e.low,1),high:T(e.high,1)})}));return t.length?R(`rn-hint-read`,{moves:t.join(`. `)}):R(`rn-hint-none`)}function pt(e){let t=Math.floor(e/1e3);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}var mt=S(`<span aria-hidden="true"><b class="svelte-1e7ztb8"> </b> <span class="sign svelte-1e7ztb8"><!><i class="svelte-1e7ztb8"> </i></span> <span class="art svelte-1e7ztb8"><!></span> <span></span></span>`);function ht(e,r){c(r,!0);let i=a(()=>De(r.name));var o=mt();let s;var l=M(o),u=w(l,!0),d=J(l,2),f=M(d);Je(f,{get colour(){return E(i).colour}});var p=J(f),m=w(p,!0);n(d);var h=J(d,2);We(M(h),{get name(){return r.name}}),n(h);var g=J(h,2);n(o),q((e,n)=>{s=t(o,1,`card rn-${E(i).colour??``}`,`svelte-1e7ztb8`,s,{santa:!E(i).value}),V(u,e),V(m,n),t(g,1,`band rn-pat rn-${E(i).colour??``}`,`svelte-1e7ztb8`)},[()=>E(i).value||R(`rn-santa-short`),()=>rt(E(i).colour)]),x(e,o),_()}function gt(e,t){let n=I(t,`large`,3,!1),r=[`B3`,`R7`,`Y0`,`G5`,`R1`],i=[`G5`,`R0`];{let t=(e,t=u)=>{ht(e,{get name(){return t()}})},o=a(()=>n()?r:i);fe(e,{get cards(){return E(o)},get large(){return n()},card:t,$$slots:{card:!0}})}}function _t(){let e=new Date;return[e.getFullYear(),e.getMonth()+1,e.getDate()].map(e=>String(e).padStart(2,`0`)).join(`-`)}var vt=e=>new Intl.DateTimeFormat(K.language===`en`?`en-GB`:`fr-FR`,{day:`numeric`,month:`long`,timeZone:`UTC`}).format(new Date(`${e}T12:00:00Z`));function yt(e){let t=new URL(`/new/${e.game}`,location.href);t.searchParams.set(`deal`,e.solo?.deal?.seed??``);for(let[n,r]of Object.entries(e.options))t.searchParams.set(n,String(r));return t.href}var bt=p(`<svg viewBox="0 0 14 24"><path d="M4 22V8a4 4 0 0 1 8 0v1.500" class="svelte-o1j5g9"></path></svg>`),xt=S(`<span class="grade svelte-o1j5g9" aria-hidden="true"></span>`);function St(e,i){var a=xt();r(a,20,()=>({length:4}),v,(e,n,r)=>{var a=bt();let o;q(()=>o=t(a,0,`svelte-o1j5g9`,null,o,{on:r<i.grade})),x(e,a)}),n(a),x(e,a)}var Ct=S(`<span class="grade svelte-bpps5o"><!> </span>`),wt=S(`<label><input type="radio" name="grade" class="svelte-bpps5o"/><span class="svelte-bpps5o"><!><b class="svelte-bpps5o"> </b><small class="svelte-bpps5o"> </small></span></label>`),Tt=S(`<fieldset class="grades svelte-bpps5o"><legend class="sr svelte-bpps5o"> </legend> <!></fieldset>`),Et=S(`<div class="field seed svelte-bpps5o"><label for="seed"> </label><input id="seed" type="text" maxlength="64" required="" autocomplete="off" spellcheck="false"/></div>`),Dt=S(`<div class="seed svelte-bpps5o"><!></div>`),Ot=S(`<p class="soft svelte-bpps5o"> </p>`),kt=S(`<label class="deal svelte-bpps5o"><input type="checkbox" class="svelte-bpps5o"/> <span class="svelte-bpps5o"><b class="svelte-bpps5o"> </b><small class="svelte-bpps5o"> </small></span></label>`),At=S(`<option> </option>`),jt=S(`<form class="svelte-bpps5o"><fieldset class="panel deals svelte-bpps5o"><legend class="h svelte-bpps5o"> </legend> <label><input type="radio" name="kind" class="svelte-bpps5o"/> <span class="svelte-bpps5o"><b class="svelte-bpps5o"> </b><small class="svelte-bpps5o"> </small> <!></span></label> <label><input type="radio" name="kind" class="svelte-bpps5o"/> <span class="svelte-bpps5o"><b class="svelte-bpps5o"> </b><small class="svelte-bpps5o"> </small></span></label> <!> <label><input type="radio" name="kind" class="svelte-bpps5o"/> <span class="svelte-bpps5o"><b class="svelte-bpps5o"> </b><small class="svelte-bpps5o"> </small></span></label> <!> <label><input type="radio" name="kind" class="svelte-bpps5o"/> <span class="svelte-bpps5o"><b class="svelte-bpps5o"> </b><small class="svelte-bpps5o"> </small></span></label> <!></fieldset> <fieldset class="panel deals svelte-bpps5o"><legend class="h svelte-bpps5o"> </legend> <!> <!></fieldset> <div class="field who"><label for="who"> </label> <select id="who"><option> </option><!></select></div> <label class="deal plain svelte-bpps5o"><input type="checkbox" class="svelte-bpps5o"/><span class="svelte-bpps5o"><b class="svelte-bpps5o"> </b><small class="svelte-bpps5o"> </small></span></label> <p class="go svelte-bpps5o"><button class="btn main big svelte-bpps5o"> </button> <a class="btn"> </a></p></form>`);function Mt(e,l){c(l,!0);let u=[],d=[],f=[1,2,3,4],p=new URLSearchParams(location.search),m=_t(),g=Y(ne(p.get(`deal`)?`seed`:`day`)),v=Y(2),b=Y(``),S=Y(ne(p.get(`deal`)??``)),C=Y(void 0),T=ne(Object.fromEntries(Object.entries(l.info.options).map(([e,t])=>[e,p.has(e)?p.get(e)===`true`:!!t.default])));Z.dealOfDay(l.info.id,m).then(e=>O(C,e),()=>void 0);let k=Y({}),A=a(()=>E(g)===`cards`?null:E(g)===`day`?{day:m}:E(g)===`grade`?{grade:E(v)}:{seed:E(S).trim()});function j(e){e.preventDefault(),l.onopen({game:l.info.id,seats:[E(b)?{kind:`bot`,bot:E(b)}:{kind:`me`}],deal:E(A),...E(g)===`cards`?E(k):{},options:E(g)===`day`?{}:{...T}})}var N=jt(),P=M(N),F=M(P),I=w(F,!0),z=J(F,2);let B;var H=M(z);h(H),H.value=H.__value=`day`;var W=J(H,2),G=M(W),re=w(G,!0),Q=J(G),ae=w(Q,!0),oe=J(Q,2),ce=e=>{var t=Ct(),r=M(t);St(r,{get grade(){return E(C).grade}});var i=J(r);n(t),q(e=>V(i,` ${e??``}`),[()=>R(`rn-grade-${E(C).grade}`)]),x(e,t)};y(oe,e=>{E(C)&&e(ce)}),n(W),n(z);var le=J(z,2);let ue;var $=M(le);h($),$.value=$.__value=`grade`;var de=J($,2),fe=M(de),pe=w(fe,!0),me=J(fe),he=w(me,!0);n(de),n(le);var ge=J(le,2),_e=e=>{var i=Tt(),a=M(i),o=w(a,!0),s=J(a,2);r(s,16,()=>f,e=>e,(e,r)=>{var i=wt();let a;var o=M(i);h(o);var s,c=J(o),l=M(c);St(l,{get grade(){return r}});var u=J(l),f=w(u,!0),p=J(u),m=w(p,!0);n(c),n(i),q((e,n)=>{a=t(i,1,`svelte-bpps5o`,null,a,{on:E(v)===r}),s!==(s=r)&&(o.value=(o.__value=s)??``),V(f,e),V(m,n)},[()=>R(`rn-grade-${r}`),()=>R(`rn-grade-${r}-about`)]),X(d,[],o,()=>E(v),e=>O(v,e)),x(e,i)}),n(i),q(e=>V(o,e),[()=>R(`rn-grade`)]),x(e,i)};y(ge,e=>{E(g)===`grade`&&e(_e)});var ve=J(ge,2);let ye;var be=M(ve);h(be),be.value=be.__value=`seed`;var xe=J(be,2),Se=M(xe),Ce=w(Se,!0),we=J(Se),Te=w(we,!0);n(xe),n(ve);var Ee=J(ve,2),De=e=>{var t=Et(),r=M(t),i=w(r,!0),a=J(r);h(a),n(t),q(e=>V(i,e),[()=>R(`rn-seed`)]),D(a,()=>E(S),e=>O(S,e)),x(e,t)};y(Ee,e=>{E(g)===`seed`&&e(De)});var Oe=J(Ee,2);let ke;var Ae=M(Oe);h(Ae),Ae.value=Ae.__value=`cards`;var je=J(Ae,2),Me=M(je),Ne=w(Me,!0),Pe=J(Me),Fe=w(Pe,!0);n(je),n(Oe);var Ie=J(Oe,2),Le=e=>{var t=Dt(),r=M(t);{let e=a(()=>R(`rn-edition`));ie(r,{get info(){return l.info},get label(){return E(e)},onchoose:e=>O(k,e)})}n(t),x(e,t)};y(Ie,e=>{E(g)===`cards`&&e(Le)}),n(P);var Re=J(P,2),ze=M(Re),Be=w(ze,!0),Ve=J(ze,2),He=e=>{var t=Ot(),n=w(t,!0);q(e=>V(n,e),[()=>R(`rn-switches-day`)]),x(e,t)};y(Ve,e=>{E(g)===`day`&&e(He)});var Ue=J(Ve,2);r(Ue,16,()=>Object.keys(l.info.options),e=>e,(e,t)=>{var r=kt(),i=M(r);h(i);var a=J(i,2),o=M(a),s=w(o,!0),c=J(o),u=w(c,!0);n(a),n(r),q((e,t,n)=>{te(i,e),V(s,t),V(u,n)},[()=>E(g)===`day`?!!l.info.options[t].default:T[t],()=>R(`rn-option-${t}`),()=>R(`rn-option-${t}-about`)]),L(`change`,i,e=>T[t]=e.currentTarget.checked),x(e,r)}),n(Re);var We=J(Re,2),Ge=M(We),Ke=w(Ge,!0),qe=J(Ge,2),Je=M(qe),Ye=w(Je,!0);Je.value=Je.__value=``;var Xe=J(Je);r(Xe,16,()=>l.info.bots,e=>e,(e,t)=>{var n=At(),r=w(n,!0),i={};q(e=>{V(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>se(t)]),x(e,n)}),n(qe),o(qe),n(We);var Ze=J(We,2),Qe=M(Ze);h(Qe);var $e=J(Qe),et=M($e),tt=w(et,!0),nt=J(et),rt=w(nt,!0);n($e),n(Ze);var it=J(Ze,2),at=M(it),ot=w(at,!0),st=J(at,2),ct=w(st,!0);n(it),n(N),q((e,n,r,a,o,s,c,u,d,f,p,m,h,_,v,y)=>{V(I,e),B=t(z,1,`deal svelte-bpps5o`,null,B,{on:E(g)===`day`}),V(re,n),V(ae,r),ue=t(le,1,`deal svelte-bpps5o`,null,ue,{on:E(g)===`grade`}),V(pe,a),V(he,o),ye=t(ve,1,`deal svelte-bpps5o`,null,ye,{on:E(g)===`seed`}),V(Ce,s),V(Te,c),ke=t(Oe,1,`deal svelte-bpps5o`,null,ke,{on:E(g)===`cards`}),V(Ne,u),V(Fe,d),Re.disabled=E(g)===`day`,V(Be,f),V(Ke,p),V(Ye,m),V(tt,h),V(rt,_),at.disabled=l.busy||E(g)===`cards`&&!E(k),V(ot,v),i(st,`href`,`/statistics/${l.info.id??``}`),V(ct,y)},[()=>R(`rn-which-deal`),()=>R(`rn-deal-day`,{day:vt(m)}),()=>R(`rn-deal-day-about`),()=>R(`rn-deal-new`),()=>R(`rn-deal-new-about`),()=>R(`rn-deal-shared`),()=>R(`rn-deal-shared-about`),()=>R(`rn-deal-cards`),()=>R(`rn-deal-cards-about`),()=>R(`rn-switches`),()=>R(`rn-who`),()=>R(`rn-who-me`),()=>R(`rn-timer`),()=>R(`rn-timer-about`),()=>l.busy?R(`rn-dealing`):R(`rn-deal-go`),()=>R(`web-statistics`)]),U(`submit`,N,j),X(u,[],H,()=>E(g),e=>O(g,e)),X(u,[],$,()=>E(g),e=>O(g,e)),X(u,[],be,()=>E(g),e=>O(g,e)),X(u,[],Ae,()=>E(g),e=>O(g,e)),s(qe,()=>E(b),e=>O(b,e)),ee(Qe,()=>K.timer,e=>K.timer=e),x(e,N),_()}G([`change`]);var Nt=new Map;function Pt(e,t){let n=JSON.stringify([t,e.columns,e.hand]),r=Nt.get(n)??Z.hint(t,e.seat??0);return Nt.set(n,r),r.catch(()=>Nt.delete(n)),r}var Ft=e=>e instanceof re?e.error.wait??0:0,It=S(`<div class="slot svelte-17fzcjd"><div><button type="button" draggable="true"><!><kbd aria-hidden="true" class="svelte-17fzcjd"> </kbd></button></div></div>`),Lt=S(`<div class="hand svelte-17fzcjd" role="group"></div>`);function Rt(e,o){c(o,!0);function s(e,t){e.dataTransfer?.setData(`text/x-rn-card`,t),o.ondrag(t)}var u=Lt();r(u,31,()=>o.cards,e=>e.id,(e,r,c)=>{let l=a(()=>o.chosen===E(r).card),u=a(()=>Xe(o.view.moves,E(r).card).length);var p=It(),m=M(p),h=M(m);let g;var _=M(h);ht(_,{get name(){return E(r).card}});var v=J(_),y=w(v,!0);n(h),n(m),n(p),q((e,n,a)=>{i(h,`data-act`,`card-${E(r).card??``}`),i(h,`aria-pressed`,E(l)),i(h,`aria-label`,e),i(h,`aria-keyshortcuts`,n),g=t(h,1,`svelte-17fzcjd`,null,g,{on:E(l),stuck:!E(u)&&o.view.moves.length>0}),V(y,a)},[()=>st(o.view,E(r).card),()=>o.chosen?void 0:$(ue[E(c)],K.keys),()=>$(ue[E(c)],K.keys)]),U(`dragstart`,h,e=>s(e,E(r).card)),L(`click`,h,()=>o.onchoose(E(r).card)),f(1,m,()=>ve),f(2,m,()=>ye,()=>({key:E(r).id})),d(p,()=>_e,()=>({duration:F(260)})),x(e,p)}),n(u),l(u,e=>ge?.(e)),q(e=>i(u,`aria-label`,e),[()=>R(`rn-hand`)]),x(e,u),_()}G([`click`]);var zt=S(`<span><span aria-hidden="true" class="svelte-1ezvgcg"><!><b> </b><i class="svelte-1ezvgcg"> </i></span><span class="sr svelte-1ezvgcg"> </span></span>`);function Bt(e,r){c(r,!0);let i=a(()=>De(r.name));var o=zt(),s=M(o),l=M(s);Je(l,{get colour(){return E(i).colour}});var u=J(l);let d;var f=w(u,!0),p=J(u),m=w(p,!0);n(s);var h=J(s),g=w(h,!0);n(o),q((e,n,r)=>{t(o,1,`chip rn-${E(i).colour??``}`,`svelte-1ezvgcg`),d=t(u,1,`svelte-1ezvgcg`,null,d,{santa:!E(i).value}),V(f,e),V(m,n),V(g,r)},[()=>E(i).value||R(`rn-santa-short`),()=>rt(E(i).colour),()=>tt(r.name)]),x(e,o),_()}var Vt=S(`<li class="svelte-bszi72"></li>`),Ht=S(`<p class="soft"> </p> <ul class="svelte-bszi72"></ul>`,1),Ut=S(`<button type="button" class="pile svelte-bszi72" aria-haspopup="dialog"><span aria-hidden="true"><b class="num svelte-bszi72"> </b></span> <span class="tx svelte-bszi72"><strong class="svelte-bszi72"> </strong><span> </span><span> </span><u class="svelte-bszi72"> </u></span></button> <!>`,1);function Wt(e,i){c(i,!0);let o=Y(!1),s=a(()=>Oe(i.view.unseen)),l=a(()=>i.view.unseen.filter(e=>De(e).value===0).length);var u=Ut(),d=j(u),f=M(d);let p;var m=M(f),h=w(m,!0);n(f);var g=J(f,2),v=M(g),y=w(v,!0),b=J(v),S=w(b,!0),C=J(b),T=w(C,!0),D=J(C),k=w(D,!0);n(g),n(d);var A=J(d,2);{let e=a(()=>R(`rn-unseen`));de(A,{get title(){return E(e)},get open(){return E(o)},set open(e){O(o,e,!0)},children:(e,t)=>{var a=Ht(),o=j(a),c=w(o,!0),l=J(o,2);r(l,21,()=>E(s),e=>e.colour,(e,t)=>{var i=Vt();r(i,20,()=>E(t).cards,e=>e,(e,t)=>{Bt(e,{get name(){return t}})}),n(i),x(e,i)}),n(l),q(e=>V(c,e),[()=>R(`rn-unseen-note`,{n:i.view.unseen.length})]),x(e,a)},$$slots:{default:!0}})}q((e,n,r,a)=>{p=t(f,1,`back svelte-bszi72`,null,p,{gone:!i.view.pile,thin:i.view.pile<2}),V(h,i.view.pile),V(y,e),V(S,n),V(T,r),V(k,a)},[()=>R(`rn-pile`),()=>R(`rn-pile-of`,{n:i.view.pile}),()=>R(`rn-pile-santas`,{n:E(l)}),()=>R(`rn-unseen-show`)]),L(`click`,d,()=>O(o,!0)),x(e,u),_()}G([`click`]);var Gt=S(`<div class="only-s strip svelte-siqwsl"><!></div>`),Kt=S(`<button type="button" class="btn main finish svelte-siqwsl" data-act="finish"><svg class="ico" aria-hidden="true"><use href="#i-last"></use></svg> </button>`),qt=S(`<section class="acts svelte-siqwsl"><!> <p class="lbl svelte-siqwsl"><strong class="svelte-siqwsl"> </strong><span role="status"> </span></p> <!> <!> <!></section>`);function Jt(e,r){c(r,!0);var a=qt(),o=M(a),s=e=>{var t=Gt(),i=M(t);m(i,()=>r.promises,()=>2),n(t),x(e,t)};y(o,e=>{r.promises&&e(s)});var l=J(o,2),u=M(l),d=w(u,!0),f=J(u);let p;var h=w(f,!0);n(l);var g=J(l,2);Rt(g,{get view(){return r.view},get cards(){return r.cards},get chosen(){return r.chosen},get onchoose(){return r.onchoose},get ondrag(){return r.ondrag}});var v=J(g,2),b=e=>{var t=Kt(),a=J(M(t),1,!0);n(t),q((e,n)=>{t.disabled=r.laying,i(t,`aria-keyshortcuts`,e),V(a,n)},[()=>$(`end`,K.keys),()=>R(`rn-finish`,{n:r.view.finish.length})]),L(`click`,t,function(...e){r.onfinish?.apply(this,e)}),x(e,t)};y(v,e=>{r.view.finish.length&&e(b)}),Wt(J(v,2),{get view(){return r.view}}),n(a),q((e,n,o)=>{i(a,`aria-label`,e),i(a,`aria-busy`,r.busy||r.laying),V(d,n),p=t(f,1,`svelte-siqwsl`,null,p,{nudge:r.nudge}),V(h,o)},[()=>R(`web-your-acts`),()=>R(`rn-hand`),()=>r.nudge?R(`rn-choose-first`):r.chosen?R(r.fitting?`rn-choose-place`:`rn-fits-none`):R(`rn-choose-card`)]),x(e,a),_()}G([`click`]);var Yt=S(`<span class="num"> </span>`);function Xt(e,t){c(t,!0);let n=Y(0);k(()=>{if(t.ms,O(n,0),!t.running)return;let e=Date.now(),r=setInterval(()=>O(n,Math.min(12e4,Date.now()-e),!0),1e3);return()=>clearInterval(r)});var r=Yt(),i=w(r,!0);q(e=>V(i,e),[()=>pt(t.ms+E(n))]),x(e,r),_()}var Zt=S(`<p class="row svelte-6cc1oc"><!> </p>`),Qt=S(`<p><svg class="ico" aria-hidden="true"><use></use></svg> </p>`),$t=S(`<span class="row svelte-6cc1oc"><svg class="ico" aria-hidden="true"><use href="#i-clock"></use></svg><span class="sr"> </span><!></span>`),en=S(`<button type="button" class="btn svelte-6cc1oc"><svg class="ico" aria-hidden="true"><use href="#i-link"></use></svg> </button>`),tn=S(`<a class="btn svelte-6cc1oc" download=""><svg class="ico" aria-hidden="true"><use href="#i-check"></use></svg> </a>`),nn=S(`<div class="field"><label for="deal-link"> </label><input id="deal-link" type="text" readonly=""/></div>`),rn=S(`<section class="panel svelte-6cc1oc" aria-labelledby="deal-title"><h2 class="h" id="deal-title"> </h2> <!> <!> <p class="row svelte-6cc1oc"><svg class="ico" aria-hidden="true"><use></use></svg> </p> <p class="row laid svelte-6cc1oc"><span class="meter svelte-6cc1oc" aria-hidden="true"><i class="svelte-6cc1oc"></i></span><span class="num"> </span> <!></p> <p class="tools svelte-6cc1oc"><!> <!> <a class="btn svelte-6cc1oc"><svg class="ico" aria-hidden="true"><use href="#i-list"></use></svg> </a></p> <!></section>`);function an(e,r){c(r,!0);let o=a(()=>r.table.solo),s=a(()=>E(o).deal),l=a(()=>E(s)?E(s).day?R(`rn-deal-day`,{day:vt(E(s).day)}):R(`rn-deal`):R(`rn-deal-chance`)),u=Y(``);async function d(){O(u,yt(r.table),!0);try{await navigator.clipboard.writeText(E(u)),oe(R(`rn-shared`))}catch{}}var f=rn(),p=M(f),m=w(p,!0),v=J(p,2),b=e=>{var t=Zt(),r=M(t);St(r,{get grade(){return E(s).grade}});var i=J(r);n(t),q(e=>V(i,` ${e??``}`),[()=>R(`rn-grade-${E(s).grade}`)]),x(e,t)};y(v,e=>{E(s)?.grade&&e(b)});var S=J(v,2),C=e=>{var r=Qt();let a;var o=M(r),c=w(o),l=J(o,1,!0);n(r),q(e=>{a=t(r,1,`row svelte-6cc1oc`,null,a,{bad:E(s).proved===`lost`}),i(c,`href`,`#${E(s).proved===`lost`?`i-bolt`:`i-check`}`),V(l,e)},[()=>R(`rn-proved-${E(s).proved}`)]),x(e,r)};y(S,e=>{E(s)?.proved&&e(C)});var T=J(S,2),D=M(T),k=w(D),A=J(D,1,!0);n(T);var j=J(T,2),P=M(j),F=M(P);let I;n(P);var z=J(P),B=w(z,!0),H=J(z,2),W=e=>{var t=$t(),i=J(M(t)),s=w(i,!0),c=J(i);{let e=a(()=>r.table.phase===`playing`);Xt(c,{get ms(){return E(o).ms},get running(){return E(e)}})}n(t),q(e=>V(s,e),[()=>R(`rn-time`)]),x(e,t)};y(H,e=>{K.timer&&e(W)}),n(j);var G=J(j,2),ee=M(G),te=e=>{var t=en(),r=J(M(t),1,!0);n(t),q(e=>V(r,e),[()=>R(`rn-share`)]),L(`click`,t,d),x(e,t)};y(ee,e=>{E(s)&&e(te)});var X=J(ee,2),ne=e=>{var t=tn(),a=J(M(t),1,!0);n(t),q(e=>{i(t,`href`,`/api/tables/${r.table.code??``}/certificate`),V(a,e)},[()=>R(`rn-certificate`)]),x(e,t)};y(X,e=>{E(s)?.proved&&r.table.phase===`over`&&e(ne)});var Z=J(X,2),re=J(M(Z),1,!0);n(Z),n(G);var Q=J(G,2),ie=e=>{var t=nn(),r=M(t),i=w(r,!0),a=J(r);h(a),n(t),q(e=>{V(i,e),g(a,E(u))},[()=>R(`rn-share-label`)]),U(`focus`,a,e=>e.currentTarget.select()),x(e,t)};y(Q,e=>{E(u)&&e(ie)}),n(f),q((e,t,n)=>{V(m,E(l)),i(k,`href`,`#${E(o).clean?`i-star`:`i-undo`}`),V(A,e),I=N(F,``,I,{width:`${r.laid/r.of*100}%`}),V(B,t),i(Z,`href`,`/statistics/${r.table.game??``}`),V(re,n)},[()=>R(E(o).clean?`rn-clean`:`rn-helped`),()=>R(`rn-progress`,{laid:r.laid,of:r.of}),()=>R(`web-statistics`)]),x(e,f),_()}G([`click`]);var on=S(`<b> </b>`),sn=S(`<!> <!>`,1),cn=S(`<p class="left svelte-1bdstuz"> <!> <!></p>`),ln=S(`<p class="svelte-1bdstuz"><button type="button" class="btn svelte-1bdstuz"><svg class="ico" aria-hidden="true"><use href="#i-hint"></use></svg> </button></p>`),un=S(`<p role="status" class="svelte-1bdstuz"> </p>`),dn=S(`<p role="status" class="svelte-1bdstuz"> </p> <p class="svelte-1bdstuz"><a class="btn svelte-1bdstuz"><svg class="ico" aria-hidden="true"><use href="#i-play"></use></svg> </a></p>`,1),fn=S(`<section aria-labelledby="result-title"><h2 id="result-title" tabindex="-1" class="svelte-1bdstuz"> </h2> <p class="svelte-1bdstuz"> <!></p> <!> <!></section>`);function pn(e,o){c(o,!0);let s=a(()=>o.view.status===`won`),l=a(()=>o.view.columns.flat().length),u=new Q,d=Y(void 0),f=Y(void 0),p=()=>u.run(async()=>O(d,await Z.turning(o.table.code)));B(()=>void z().then(()=>{o.table&&document.activeElement===document.body&&E(f)?.focus()}));var m=fn();let h;var g=M(m),v=w(g,!0);C(g,e=>O(f,e),()=>E(f));var b=J(g,2),S=M(b),T=J(S),D=e=>{var t=sn(),n=j(t),r=e=>{var t=on(),n=w(t,!0);q(e=>V(n,e),[()=>R(o.table.solo.clean?`rn-end-clean`:`rn-end-helped`)]),x(e,t)};y(n,e=>{E(s)&&e(r)});var i=J(n,2),a=e=>{var t=A();q(e=>V(t,e),[()=>R(`rn-end-time`,{time:pt(o.table.solo.ms)})]),x(e,t)};y(i,e=>{K.timer&&e(a)}),x(e,t)};y(T,e=>{o.table?.solo&&e(D)}),n(b);var k=J(b,2),N=e=>{var t=cn(),i=M(t),a=J(i);r(a,16,()=>o.view.hand,e=>e,(e,t)=>{Bt(e,{get name(){return t}})});var s=J(a,2),c=e=>{var t=A();q(e=>V(t,e),[()=>R(`rn-end-pile`,{n:o.view.pile})]),x(e,t)};y(s,e=>{o.view.pile&&e(c)}),n(t),q(e=>V(i,`${e??``} `),[()=>R(`rn-end-left`)]),x(e,t)};y(k,e=>{!E(s)&&o.view.hand.length&&e(N)});var P=J(k,2),F=e=>{var t=sn(),r=j(t),a=e=>{var t=ln(),r=M(t),i=J(M(r),1,!0);n(r),n(t),q(e=>{r.disabled=u.busy,V(i,e)},[()=>R(`rn-where-lost`)]),L(`click`,r,p),x(e,t)},s=e=>{var t=un(),n=w(t,!0);q(e=>V(n,e),[()=>R(`rn-where-never`)]),x(e,t)},c=e=>{var t=dn(),r=j(t),a=w(r,!0),s=J(r,2),c=M(s),l=J(M(c),1,!0);n(c),n(s),q((e,t)=>{V(a,e),i(c,`href`,`/replay/${o.table.code??``}?line=winning&at=${E(d).act-1}`),V(l,t)},[()=>R(`rn-where-act`,{act:E(d).act,move:dt(E(d).line[0]),more:E(d).line.length-1}),()=>R(`rn-where-show`)]),x(e,t)};y(r,e=>{E(d)===void 0?e(a):E(d)===null?e(s,1):e(c,-1)});var l=J(r,2);le(l,{get error(){return u.error}}),x(e,t)};y(P,e=>{o.table&&!E(s)&&e(F)}),n(m),q((e,n)=>{h=t(m,1,`result svelte-1bdstuz`,null,h,{won:E(s)}),V(v,e),V(S,`${n??``} `)},[()=>R(E(s)?`rn-end-won`:o.table?.solo?.given_up?`rn-end-given-up`:`rn-end-lost`),()=>R(E(s)?`rn-won`:`rn-lost`,{laid:E(l)})]),x(e,m),_()}G([`click`]);var mn=S(`<p class="soft" role="status"> </p>`),hn=S(`<li><!><span class="to svelte-13oafcs"> </span> <span class="bar svelte-13oafcs" aria-hidden="true"><i class="svelte-13oafcs"></i><u class="svelte-13oafcs"></u></span> <b class="num svelte-13oafcs"> <span class="sr"> </span></b></li>`),gn=S(`<p class="soft"> <!></p> <ul class="svelte-13oafcs"></ul> <p class="faint"> </p>`,1);function _n(e,i){c(i,!0);let o=I(i,`most`,3,6),s=a(()=>i.hints?.moves[0]?.share),l=e=>`${e*100}%`;var u=b(),d=j(u),f=e=>{var t=mn(),n=w(t,!0);q(e=>V(n,e),[()=>R(`rn-hint-wait`)]),x(e,t)},p=e=>{var c=gn(),u=j(c),d=M(u),f=J(d),p=e=>{var t=A();q(e=>V(t,e),[()=>R(`rn-hint-before`,{before:T(i.before,1)})]),x(e,t)};y(f,e=>{i.before!==void 0&&e(p)}),n(u);var m=J(u,2);r(m,21,()=>i.hints.moves.slice(0,o()),e=>e.move,(e,r)=>{let i=a(()=>Ze(E(r).move));var o=hn();let c;var u=M(o);Bt(u,{get name(){return E(i).card}});var d=J(u),f=w(d,!0),p=J(d,2),m=M(p);let h;var g=J(m);let _;n(p);var v=J(p,2),y=M(v,!0),b=J(y),S=w(b,!0);n(v),n(o),q((e,n,i,a,l,u)=>{c=t(o,1,`svelte-13oafcs`,null,c,{best:E(r).share===E(s)}),V(f,e),h=N(m,``,h,{width:n}),_=N(g,``,_,{left:i,width:a}),V(y,l),V(S,u)},[()=>R(`rn-column`,{column:E(i).column+1}),()=>l(E(r).share),()=>l(E(r).low),()=>l(E(r).high-E(r).low),()=>T(E(r).share,1),()=>R(`rn-hint-between`,{low:T(E(r).low,1),high:T(E(r).high,1)})]),x(e,o)}),n(m);var h=J(m,2),g=w(h,!0);q((e,t)=>{V(d,`${e??``} `),V(g,t)},[()=>R(`rn-hint-now`,{now:T(E(s),1)}),()=>R(`rn-hint-note`,{worlds:i.hints.worlds})]),x(e,c)};y(d,e=>{i.hints?E(s)!==void 0&&e(p,1):e(f)}),x(e,u),_()}var vn=S(`<span aria-hidden="true"><span><!></span> <span></span> <b> </b> <span><!><i class="svelte-11snxkz"> </i></span></span>`);function yn(e,r){c(r,!0);let i=I(r,`last`,3,!1),o=a(()=>De(r.name));var s=vn();let l,u;var d=M(s);let f;We(M(d),{get name(){return r.name}}),n(d);var p=J(d,2),m=J(p,2);let h;var g=w(m,!0),v=J(m,2);let y;var b=M(v);Je(b,{get colour(){return E(o).colour}});var S=J(b),C=w(S,!0);n(v),n(s),q((e,n)=>{l=t(s,1,`brick rn-${E(o).colour??``}`,`svelte-11snxkz`,l,{santa:!E(o).value,last:i(),lit:r.lit!==void 0}),u=N(s,``,u,{"--nth":r.lit}),f=t(d,1,`face svelte-11snxkz`,null,f,{"santa-face":!E(o).value}),t(p,1,`band rn-pat rn-${E(o).colour??``}`,`svelte-11snxkz`),h=t(m,1,`svelte-11snxkz`,null,h,{"santa-text":!E(o).value}),V(g,e),y=t(v,1,`sign svelte-11snxkz`,null,y,{"santa-sign":!E(o).value}),V(C,n)},[()=>E(o).value||R(`rn-santa-short`),()=>rt(E(o).colour)]),x(e,s),_()}var bn=S(`<b class="num"> </b>`),xn=S(`<span class="svelte-arkneo"><svg class="ico svelte-arkneo" aria-hidden="true"><use href="#i-plus"></use></svg> <!></span>`),Sn=S(`<span><!></span>`),Cn=S(`<span class="laid svelte-arkneo"><!></span>`),wn=S(`<span class="up num"> </span>`),Tn=S(`<span class="paper svelte-arkneo"><!></span>`),En=p(`<svg class="cap svelte-arkneo" viewBox="0 0 24 24"><path d="M4 17C5 9 10 4 18 5c2 .4 3 2 3 5-2-2-3-2-4-2 2 3 3 6 3 9z" fill="#d8344a" stroke="#9c1a30" stroke-width="1.2"></path><rect x="2" y="16" width="20" height="5" rx="2.500" fill="#fff" stroke="#8a97b4"></rect><circle cx="21" cy="11" r="2.600" fill="#fff" stroke="#8a97b4"></circle></svg>`),Dn=p(`<svg class="ico svelte-arkneo"><use href="#i-check"></use></svg>`),On=S(`<button type="button"><span class="places svelte-arkneo"><!> <!></span> <span><span class="no num svelte-arkneo"> </span> <span class="sym svelte-arkneo" aria-hidden="true"><!> <!> <!><!><!></span> <span class="what svelte-arkneo"> </span> <span class="n num svelte-arkneo"> </span></span></button>`);function kn(e,o){c(o,!0);let s=Y(!1),l=a(()=>o.view.takes[o.column]),u=a(()=>o.share===void 0?``:T(o.share,1)),d=a(()=>{let e=at(o.view,o.column);return o.chosen?`${e} ${R(o.fits?`rn-lay-here-label`:`rn-not-here`,{card:tt(o.chosen)})} ${E(u)}`.trim():e});function p(e){e.preventDefault(),O(s,!1),o.onlay?.(e.dataTransfer?.getData(`text/x-rn-card`)||void 0)}var m=On();let h;var g=M(m);let b;var S=M(g);r(S,17,()=>({length:o.view.height-o.cards.length}),v,(e,r,i)=>{let s=a(()=>i===o.view.height-o.cards.length-1);var c=Sn();let l;var d=M(c),f=e=>{var t=xn(),r=J(M(t),1,!0),i=J(r),a=e=>{var t=bn(),n=w(t,!0);q(()=>V(n,E(u))),x(e,t)};y(i,e=>{E(u)&&e(a)}),n(t),q(e=>V(r,e),[()=>R(`rn-lay-here`)]),x(e,t)};y(d,e=>{E(s)&&o.fits&&e(f)}),n(c),q(()=>l=t(c,1,`place svelte-arkneo`,null,l,{next:E(s),target:E(s)&&o.fits})),x(e,c)});var C=J(S,2);r(C,19,()=>o.cards.toReversed(),e=>e.id,(e,t,r)=>{var i=Cn(),s=M(i);{let e=a(()=>o.fresh&&E(r)===0),n=a(()=>o.view.status===`won`?o.column+(o.cards.length-1-E(r))*o.view.columns.length:void 0);yn(s,{get name(){return E(t).card},get last(){return E(e)},get lit(){return E(n)}})}n(i),f(1,i,()=>be,()=>({key:E(t).id})),x(e,i)}),n(g);var D=J(g,2);let k;var j=M(D),P=w(j,!0),F=J(j,2),I=M(F),z=e=>{var t=wn(),n=w(t);q(()=>V(n,`${E(l).value??``}↑`)),x(e,t)};y(I,e=>{(E(l).kind===`both`||E(l).kind===`ascending`)&&e(z)});var B=J(I,2),H=e=>{var t=Tn();Je(M(t),{get colour(){return E(l).colour}}),n(t),x(e,t)},W=a(()=>E(l).kind===`both`||E(l).kind===`colour`||E(l).kind.startsWith(`needs`));y(B,e=>{E(W)&&e(H)});var G=J(B,2),ee=e=>{var t=A(`∗`);x(e,t)};y(G,e=>{E(l).kind===`any`&&e(ee)});var te=J(G),X=e=>{var t=En();x(e,t)};y(te,e=>{(E(l).kind===`santa`||E(l).kind===`needs-santa`)&&e(X)});var ne=J(te),Z=e=>{var t=Dn();x(e,t)};y(ne,e=>{E(l).kind===`full`&&e(Z)}),n(F);var re=J(F,2),Q=w(re,!0),ie=J(re,2),ae=w(ie);n(D),n(m),q((e,n)=>{h=t(m,1,`col svelte-arkneo`,null,h,{fits:o.fits,over:E(s)}),i(m,`data-act`,`column-${o.column+1}`),i(m,`data-fits`,o.chosen?o.fits:void 0),i(m,`aria-label`,E(d)),i(m,`aria-keyshortcuts`,e),i(m,`aria-disabled`,!o.onlay||void 0),b=N(g,``,b,{"--h":o.view.height}),k=t(D,1,`foot rn-${E(l).colour??`red`??``}`,`svelte-arkneo`,k,{full:E(l).kind===`full`}),V(P,o.column+1),V(Q,n),V(ae,`${o.cards.length??``}/${o.view.height??``}`)},[()=>o.chosen?$(ue[o.column],K.keys):void 0,()=>it(o.view,o.column)]),L(`click`,m,()=>o.onlay?.()),U(`dragover`,m,e=>{e.preventDefault(),O(s,!0)}),U(`dragleave`,m,()=>O(s,!1)),U(`drop`,m,p),x(e,m),_()}G([`click`]);var An=S(`<div class="roof svelte-akhrok" aria-hidden="true"><span class="tiles svelte-akhrok"></span><span class="snow svelte-akhrok"></span></div>`);function jn(e){var t=An();x(e,t)}var Mn=S(`<div><!> <div class="cols svelte-2h1ze6" role="group"></div></div>`);function Nn(e,o){c(o,!0);var s=Mn();let u;var d=M(s),f=e=>{jn(e,{})};y(d,e=>{o.view.status===`won`&&e(f)});var p=J(d,2);let m;r(p,21,()=>o.view.columns,v,(e,t,n)=>{{let t=a(()=>o.fitting.includes(n)),r=a(()=>o.chosen?o.shareOf(Ye(o.chosen,n)):void 0),i=a(()=>o.fresh===n&&o.view.status!==`won`),s=a(()=>o.onlay?e=>o.onlay(n,e):void 0);kn(e,{get view(){return o.view},column:n,get cards(){return o.placed[`column ${n}`]},get chosen(){return o.chosen},get fits(){return E(t)},get share(){return E(r)},get fresh(){return E(i)},get onlay(){return E(s)}})}}),n(p),l(p,e=>ge?.(e)),n(s),q(e=>{u=t(s,1,`wall svelte-2h1ze6`,null,u,{won:o.view.status===`won`,over:o.over,watched:!o.onlay,hinting:o.hinting}),i(p,`aria-label`,e),m=N(p,``,m,{"--n":o.view.columns.length})},[()=>R(`rn-wall`)]),x(e,s),_()}var Pn=S(`<section class="panel hints" aria-labelledby="hint-title"><h2 class="h" id="hint-title"> </h2> <!></section>`),Fn=S(`<div><!></div>`),In=S(`<!> <!> <!> <!>`,1),Ln=S(`<div class="rest svelte-qop2m4"><!><!></div>`),Rn=S(`<div><!> <!> <!></div>`);function zn(e,r){c(r,!0);let i=(e,t=u)=>{_n(e,{get hints(){return E(P)},get before(){return E(F)[E(f)-1]},get most(){return t()}})},o=e=>{{let t=a(()=>E(D).length>0),n=a(()=>s()?i:void 0);Jt(e,{get view(){return r.view},get cards(){return E(S).hand},get chosen(){return E(C)},get fitting(){return E(A).length},get nudge(){return E(T)},get busy(){return l()},get laying(){return E(t)},onchoose:z,ondrag:e=>O(C,e,!0),onfinish:N,get promises(){return E(n)}})}},s=I(r,`hints`,3,!1),l=I(r,`busy`,3,!1),d=a(()=>r.onplay!==void 0&&r.view.moves.length>0),f=a(()=>r.view.columns.flat().length),p=a(()=>r.view.columns.length*r.view.height),h=a(()=>ae(r.log)),g=a(()=>Number(E(h).find(e=>e.message===`rn-event-laid`)?.args.column??0)-1),v=a(()=>r.log.findLast(e=>e.kind===`played`||e.kind===`undone`)?.kind===`undone`),b,S=a(()=>{let{hand:e,columns:t}=r.view,n=Object.fromEntries(t.map((e,t)=>[`column ${t}`,e]));return W(()=>b=pe(b,{hand:e,...n})).zones}),C=Y(void 0),T=Y(!1),D=Y([]),A=a(()=>E(C)?Xe(r.view.moves,E(C)):[]);k(()=>{r.view.hand,O(C,void 0),O(T,!1)}),k(()=>{let{moves:e}=r.view;l()||W(()=>{let[t,...n]=E(D);O(D,t&&e.includes(t)?n:[]),t&&e.includes(t)&&r.onplay?.(t)})});function N(){!l()&&!E(D).length&&r.onplay&&r.view.finish.length&&(O(D,r.view.finish.slice(1)),r.onplay(r.view.finish[0]))}let P=Y(void 0),F=Y({});k(()=>{let{hand:e,columns:t}=r.view;if(O(P,void 0),!s()||!E(d)||!r.table)return;let{code:n}=r.table,i,a=()=>void Pt(r.view,n).then(n=>{r.view.hand===e&&r.view.columns===t&&(O(P,n),O(F,{...W(()=>E(F)),[E(f)]:n.moves[0]?.share??0}))},n=>{let o=Ft(n);o&&r.view.hand===e&&r.view.columns===t&&(i=setTimeout(a,o*1e3))});return a(),()=>clearTimeout(i)});let L=e=>E(P)?.moves.find(t=>t.move===e)?.share;function z(e){r.onplay&&(O(T,!1),O(C,E(C)===e?void 0:e,!0))}function B(e,t=E(C)){if(!r.onplay||l()||r.view.over)return;if(!t){O(T,!0);return}let n=Ye(t,e);r.view.moves.includes(n)?r.onplay(n):r.onwhy?.(n)}function H(e){let t=ce(e);if(e===`end`)E(C)&&E(A).length===1?B(E(A)[0]):E(C)||N();else if(t<0)return;else E(C)?B(t):r.view.hand[t]&&z(r.view.hand[t])}function U(){let e=E(C)!==void 0;return O(C,void 0),e}var G={press:H,letGo:U};{let c=e=>{var o=In(),c=j(o),l=e=>{var t=Pn(),r=M(t),a=w(r,!0),o=J(r,2);i(o,()=>4),n(t),q(e=>V(a,e),[()=>R(`rn-hint`)]),x(e,t)};y(c,e=>{s()&&E(d)&&e(l)});var g=J(c,2),_=e=>{an(e,{get table(){return r.table},get laid(){return E(f)},get of(){return E(p)}})};y(g,e=>{r.table?.solo&&e(_)});var v=J(g,2);{let e=a(()=>E(h)[0]?.n??1/0);me(v,{get log(){return r.log},get say(){return r.say},get newFrom(){return E(e)},get game(){return r.view.game},get clauseOf(){return $e},get isQuiet(){return et}})}var b=J(v,2),S=e=>{var i=Fn();let a;var o=M(i);m(o,()=>r.aside??u),n(i),q(()=>a=t(i,1,`aside svelte-qop2m4`,null,a,{live:r.table})),x(e,i)};y(b,e=>{(!s()||!E(d))&&e(S)}),x(e,o)},l=a(()=>E(d)?o:void 0);he(e,{get view(){return r.view},get people(){return r.people},get why(){return r.why},get coach(){return r.coach},get after(){return r.after},get acts(){return E(l)},side:c,children:(e,i)=>{var o=Rn();let c;var l=M(o),u=e=>{pn(e,{get view(){return r.view},get table(){return r.table}})};y(l,e=>{(r.view.over||r.table?.solo?.given_up)&&e(u)});var f=J(l,2);{let e=a(()=>E(v)?void 0:E(g)),t=a(()=>r.view.over||(r.table?.solo?.given_up??!1)),n=a(()=>s()&&E(d)),i=a(()=>r.onplay?B:void 0);Nn(f,{get view(){return r.view},get placed(){return E(S)},get chosen(){return E(C)},get fitting(){return E(A)},shareOf:L,get fresh(){return E(e)},get over(){return E(t)},get hinting(){return E(n)},get onlay(){return E(i)}})}var p=J(f,2),m=e=>{var t=Ln(),i=M(t);Rt(i,{get view(){return r.view},get cards(){return E(S).hand},chosen:void 0,onchoose:()=>void 0,ondrag:()=>void 0}),Wt(J(i),{get view(){return r.view}}),n(t),x(e,t)};y(p,e=>{!E(d)&&!r.view.over&&!r.table?.solo?.given_up&&e(m)}),n(o),q(()=>c=t(o,1,`site svelte-qop2m4`,null,c,{up:!r.view.over})),x(e,o)},$$slots:{side:!0,default:!0}})}return _(G)}var Bn=S(`<div><dt class="svelte-18telb"> </dt> <dd class="svelte-18telb"><b class="num svelte-18telb"> </b> </dd></div>`),Vn=S(`<th scope="col" class="svelte-18telb"> </th><th scope="col" class="svelte-18telb"> </th>`,1),Hn=S(`<td class="num svelte-18telb"> </td><td class="num svelte-18telb"> </td>`,1),Un=S(`<tr class="svelte-18telb"><th scope="row" class="svelte-18telb"><!> </th><td class="svelte-18telb"> </td><td class="svelte-18telb"> </td><td class="svelte-18telb"> </td><!></tr>`),Wn=S(`<p class="faint"> </p>`),Gn=S(`<dl class="panel svelte-18telb"><div><dt class="svelte-18telb"> </dt> <dd class="svelte-18telb"><b class="svelte-18telb"> </b> </dd></div> <div><dt class="svelte-18telb"> </dt> <dd class="svelte-18telb"><b class="svelte-18telb"> </b></dd></div> <div><dt class="svelte-18telb"> </dt> <dd class="svelte-18telb"><b class="svelte-18telb"> </b> </dd></div> <div><dt class="svelte-18telb"> </dt> <dd class="svelte-18telb"><b class="svelte-18telb"> </b> </dd></div> <div><dt class="svelte-18telb"> </dt> <dd class="svelte-18telb"><b class="svelte-18telb"> </b> </dd></div> <!></dl> <div class="panel"><table class="svelte-18telb"><caption class="h svelte-18telb"> </caption><thead class="svelte-18telb"><tr><th scope="col" class="svelte-18telb"> </th><th scope="col" class="svelte-18telb"> </th><th scope="col" class="svelte-18telb"> </th><th scope="col" class="svelte-18telb"> </th><!></tr></thead><tbody class="svelte-18telb"></tbody></table></div> <!>`,1),Kn=S(`<p class="soft"> </p>`),qn=S(`<p class="soft" role="status"> </p>`),Jn=S(`<a class="btn"><svg class="ico" aria-hidden="true"><use href="#i-copy"></use></svg> </a>`),Yn=S(`<!> <section class="panel files svelte-18telb" aria-labelledby="files-title"><h2 class="h" id="files-title"> </h2> <p class="soft"> </p> <p class="row svelte-18telb"><!> <label class="btn svelte-18telb"> <input class="sr" type="file" accept="application/json,.json"/></label></p> <p role="status"> </p> <!></section> <p class="faint"> </p> <p><a class="btn main"> </a></p>`,1);function Xn(e,t){c(t,!0);let a=`reussite`,o=new Q,s=Y(void 0),l=Y(``),u=Y(!1);o.run(async()=>{O(u,await Z.guest()===null),E(u)||O(s,await Z.statistics(a,_t()))});let d=e=>e===null?`–`:pt(e),f=e=>e.played?T(e.won,e.played):`–`;async function p(e){let t=e.currentTarget,n=t.files?.[0];if(!n)return;O(l,``);let r=await n.text();await o.run(async()=>{await Z.name(K.name||R(`web-name-default`));let{added:e,known:t}=await Z.takeIn(a,m(r));O(l,R(`rn-import-done`,{added:e,known:t}),!0),O(u,!1),O(s,await Z.statistics(a,_t()))}),t.value=``}function m(e){try{return JSON.parse(e)}catch{return e}}var h=Yn(),g=j(h),v=e=>{var t=Gn(),a=j(t),o=M(a),c=M(o),l=w(c,!0),u=J(c,2),p=M(u),m=w(p,!0),h=J(p);n(u),n(o);var g=J(o,2),_=M(g),v=w(_,!0),b=J(_,2),S=M(b),C=w(S,!0);n(b),n(g);var T=J(g,2),D=M(T),O=w(D,!0),k=J(D,2),A=M(k),N=w(A,!0),P=J(A);n(k),n(T);var F=J(T,2),I=M(F),L=w(I,!0),z=J(I,2),B=M(z),H=w(B,!0),U=J(B);n(z),n(F);var W=J(F,2),G=M(W),ee=w(G,!0),te=J(G,2),Y=M(te),X=w(Y,!0),ne=J(Y);n(te),n(W);var Z=J(W,2),re=e=>{var t=Bn(),r=M(t),i=w(r,!0),a=J(r,2),o=M(a),c=w(o,!0),l=J(o);n(a),n(t),q((e,t,n)=>{V(i,e),V(c,t),V(l,` ${n??``}`)},[()=>R(`rn-stat-time`),()=>d(E(s).all.best_ms),()=>R(`rn-stat-mean`,{time:d(E(s).all.mean_ms)})]),x(e,t)};y(Z,e=>{K.timer&&e(re)}),n(a);var Q=J(a,2),ie=M(Q),ae=M(ie),oe=w(ae,!0),se=J(ae),ce=M(se),le=M(ce),ue=w(le,!0),$=J(le),de=w($,!0),fe=J($),pe=w(fe,!0),me=J(fe),he=w(me,!0),ge=J(me),_e=e=>{var t=Vn(),n=j(t),r=w(n,!0),i=J(n),a=w(i,!0);q((e,t)=>{V(r,e),V(a,t)},[()=>R(`rn-stat-fastest`),()=>R(`rn-stat-average`)]),x(e,t)};y(ge,e=>{K.timer&&e(_e)}),n(ce),n(se);var ve=J(se);r(ve,21,()=>E(s).grades,e=>e.grade,(e,t)=>{var r=Un(),a=M(r),o=M(a);St(o,{get grade(){return E(t).grade}});var s=J(o);n(a);var c=J(a),l=w(c,!0),u=J(c),p=w(u),m=J(u),h=w(m,!0),g=J(m),_=e=>{var n=Hn(),r=j(n),a=w(r,!0),o=J(r),s=w(o,!0);q((e,t,n,c)=>{i(r,`data-label`,e),V(a,t),i(o,`data-label`,n),V(s,c)},[()=>R(`rn-stat-fastest`),()=>d(E(t).best_ms),()=>R(`rn-stat-average`),()=>d(E(t).mean_ms)]),x(e,n)};y(g,e=>{K.timer&&e(_)}),n(r),q((e,n,r,a,o)=>{V(s,` ${e??``}`),i(c,`data-label`,n),V(l,E(t).played),i(u,`data-label`,r),V(p,`${E(t).won??``} (${a??``})`),i(m,`data-label`,o),V(h,E(t).clean)},[()=>R(`rn-grade-${E(t).grade}`),()=>R(`rn-stat-played`),()=>R(`rn-stat-won`),()=>f(E(t)),()=>R(`rn-stat-clean`)]),x(e,r)}),n(ve),n(ie),n(Q);var ye=J(Q,2),be=e=>{var t=Wn(),n=w(t,!0);q(e=>V(n,e),[()=>R(`rn-elsewhere`,{n:E(s).elsewhere})]),x(e,t)};y(ye,e=>{E(s).elsewhere&&e(be)}),q((e,t,n,r,i,a,o,c,u,d,f,p,g,_,y)=>{V(l,e),V(m,E(s).all.won),V(h,` ${t??``} (${n??``})`),V(v,r),V(C,E(s).all.clean),V(O,i),V(N,E(s).wins.now),V(P,` ${a??``}`),V(L,o),V(H,E(s).clean.now),V(U,` ${c??``}`),V(ee,u),V(X,E(s).days.now),V(ne,` ${d??``}`),V(oe,f),V(ue,p),V(de,g),V(pe,_),V(he,y)},[()=>R(`rn-stat-won`),()=>R(`rn-stat-of`,{n:E(s).all.played}),()=>f(E(s).all),()=>R(`rn-stat-clean`),()=>R(`rn-stat-row`),()=>R(`rn-stat-best`,{n:E(s).wins.best}),()=>R(`rn-stat-clean-row`),()=>R(`rn-stat-best`,{n:E(s).clean.best}),()=>R(`rn-stat-days`),()=>R(`rn-stat-best`,{n:E(s).days.best}),()=>R(`rn-stat-grades`),()=>R(`rn-grade`),()=>R(`rn-stat-played`),()=>R(`rn-stat-won`),()=>R(`rn-stat-clean`)]),x(e,t)},b=e=>{var t=Kn(),n=w(t,!0);q(e=>V(n,e),[()=>R(`rn-stat-none`)]),x(e,t)},S=e=>{var t=qn(),n=w(t,!0);q(e=>V(n,e),[()=>R(`web-loading`)]),x(e,t)};y(g,e=>{E(s)&&E(s).all.played?e(v):E(s)||E(u)?e(b,1):o.busy&&e(S,2)});var C=J(g,2),D=M(C),k=w(D,!0),A=J(D,2),N=w(A,!0),P=J(A,2),F=M(P),I=e=>{var t=Jn();i(t,`href`,`/api/statistics/reussite/file`),i(t,`download`,`veillee-reussite-statistics.json`);var r=J(M(t),1,!0);n(t),q(e=>V(r,e),[()=>R(`rn-export`)]),x(e,t)};y(F,e=>{E(u)||e(I)});var z=J(F,2),B=M(z,!0),H=J(B);n(z),n(P);var U=J(P,2),W=w(U,!0),G=J(U,2);le(G,{get error(){return o.error}}),n(C);var ee=J(C,2),te=w(ee,!0),X=J(ee,2),ne=M(X);i(ne,`href`,`/new/reussite`);var re=w(ne,!0);n(X),q((e,t,n,r,i)=>{V(k,e),V(N,t),V(B,n),H.disabled=o.busy,V(W,E(l)),V(te,r),V(re,i)},[()=>R(`rn-files`),()=>R(`rn-files-note`),()=>R(`rn-import`),()=>R(`rn-stat-note`),()=>R(`web-new-deal`)]),L(`change`,H,p),x(e,h),_()}G([`change`]);var Zn=S(`<li><!></li>`),Qn=S(`<section class="panel"><h2 class="h"> </h2> <ol class="svelte-uqmf5b"></ol></section>`);function $n(e,t){c(t,!0);let i=a(()=>t.position.pile??[]);var o=b(),s=j(o),l=e=>{var t=Qn(),a=M(t),o=w(a,!0),s=J(a,2);r(s,20,()=>E(i),e=>e,(e,t)=>{var r=Zn();Bt(M(r),{get name(){return t}}),n(r),x(e,r)}),n(s),n(t),q(e=>V(o,e),[()=>R(`rn-replay-pile`)]),x(e,t)};y(s,e=>{E(i).length&&e(l)}),x(e,o),_()}var er={"rn-event-laid":`take`,"rn-event-full":`good`,"rn-event-won":`end`,"rn-event-lost":`bad`},tr={texts:Object.assign({"../src/veillee/locales/en/reussite.ftl":xe,"../src/veillee/locales/en/web-reussite.ftl":Se,"../src/veillee/locales/fr/reussite.ftl":Ce,"../src/veillee/locales/fr/web-reussite.ftl":we}),Table:zn,Form:Mt,Statistics:Xn,Emblem:gt,Truth:$n,clauseOf:$e,isQuiet:et,soundOf:e=>er[e.message],read:{table:ct,mine:lt,scores:ut},hint:{label:`rn-hints`,icon:`i-hint`,each:!0,read:async(e,t)=>ft(await Pt(e,t))},keys:[{acts:[`one`,`three`],words:`rn-key-cards`},{acts:[`one`,`four`],words:`rn-key-columns`},{acts:[`undo`],words:`web-undo`},{acts:[`redo`],words:`web-redo`},{acts:[`hint`],words:`rn-hints`},{acts:[`end`],words:`rn-key-finish`}],words:{edition:`rn-edition`,command:`rn-command-hint`}};export{tr as default};