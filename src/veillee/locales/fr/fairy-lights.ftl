### Fairy Lights : textes du jeu, français

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

## Ce que dit le conseil

fl-coach-stored = une série de { $n } va sur la guirlande
fl-coach-kept = une série ouverte de { $n }
fl-coach-bust = court-circuit
fl-coach-lost = une série de { $n } est perdue

## Le journal, dit à la personne qui joue

fl-event-turn-you = C’est à vous de jouer.
fl-event-revealed-you = Vous révélez : { fl-card }.
fl-event-bust-you = Court-circuit ! Deux fois { fl-colour } de suite : votre tour s’arrête.
fl-event-took-you = { $second ->
    [none] Vous prenez { fl-colour }.
   *[other] Vous prenez { fl-colour } et { fl-second }.
}
