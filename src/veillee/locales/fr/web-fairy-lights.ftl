### Fairy Lights dans le navigateur : les mots de sa table, en français

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
fl-deck-printed = toutes les cartes du jeu, par couleur
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
fl-odds-read = { $n ->
    [0] Aucune carte ne ferait court-circuit maintenant.
    [one] Une carte sur { $of } ferait court-circuit : { $risk }.
   *[other] { $n } cartes sur { $of } feraient court-circuit : { $risk }.
}
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
## Images dans les règles

fl-picture-bust = Rose contre rose : le tour s’arrête sans Prise.
fl-picture-far = Encore du jaune, mais pas à côté de l’autre : rien ne se passe.
fl-picture-three = Une ampoule et deux font trois : cette série va à la guirlande.
fl-picture-lost = Deux et deux font quatre : cette série est perdue.
