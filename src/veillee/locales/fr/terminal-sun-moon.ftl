### Le terminal, Soleil et Lune, français

## Ce qui peut être tapé

terminal-sl-typed-sun = soleil
terminal-sl-typed-moon = lune
terminal-sl-typed-start = ouvrir nouvelle debut
terminal-sl-typed-left = gauche
terminal-sl-typed-right = droite
terminal-sl-typed-pass = passer passe
terminal-sl-typed-total = eclipse totale
terminal-sl-typed-collect = recuperer recupere
terminal-sl-example = S9 A.soleil droite
terminal-sl-help-aim = Le but : des suites d’au moins cinq cartes visibles devant vous, récupérées à votre tour. Chaque carte récupérée vaut un point, chaque carte restée dans vos rangées ou en main en coûte un ; les éclipses ne comptent pas (SL-46).
terminal-sl-help-play = Une carte, une rangée et un bout : « S9 A.soleil droite », « L4 B.lune gauche », « S9 A.soleil ouvrir » pour une nouvelle rangée. Le soleil va de S1 à S29, la lune de M1 à M29 (ou L1 à L29) ; une rangée monte de gauche à droite et reçoit des cartes à ses bouts.
terminal-sl-help-eclipse = SE et ME (ou LE) sont des éclipses : « SE B.soleil 3 » cache la carte de la place 3, en comptant depuis 0. Un nombre posé de même sur une éclipse rallume la place.
terminal-sl-help-animal = Une carte avec un animal prolonge le tour : il faut jouer une autre carte.
terminal-sl-help-collect = « récupérer A.soleil 0-4 » prend cette suite ; plusieurs à la fois : « récupérer A.soleil 0-4 A.lune 2-6 ».
terminal-sl-help-odds = o : les cartes que vous n’avez pas encore vues, dans la pioche et dans les autres mains.

## La table

terminal-sl-pile = { $pile ->
    [0] La pioche est vide
    [one] Pioche : { $pile } carte
   *[other] Pioche : { $pile } cartes
} ; { $discard ->
    [0] la défausse est vide.
    [one] défausse : { $discard } carte.
   *[other] défausse : { $discard } cartes.
}
terminal-sl-last-round = { $turns ->
    [one] Dernier tour de table : c’est le tout dernier tour, et on ne pioche plus.
   *[other] Dernier tour de table : il reste { $turns } tours, celui-ci compris, et on ne pioche plus.
}
terminal-sl-seat = { $who } : { sl-cards } à l’abri, { $hand } en main.
terminal-sl-seat-paired = { $who }, avec { $partner } : { sl-cards } à l’abri, { $hand } en main.
terminal-sl-row-name = { $seat }.{ $suit ->
    [sun] soleil
   *[moon] lune
}
terminal-sl-row = Rangée { $row } : { $places }.
terminal-sl-row-ready = Rangée { $row } : { $places }. À récupérer : places { $runs }.
terminal-sl-dark = obscur ({ $number } caché, { $under ->
    [one] { $under } carte
   *[other] { $under } cartes
} sous l’éclipse)
terminal-sl-covered = { $number } ({ $under ->
    [one] { $under } carte
   *[other] { $under } cartes
} dessous)
terminal-sl-card = { $number ->
    [0] { $suit ->
        [sun] éclipse solaire SE
       *[moon] éclipse lunaire ME
    }
   *[other] { sl-suit } { $number }
}
terminal-sl-card-animal = { $words } avec animal ({ sl-animal })
terminal-sl-hand = Votre main : { $cards }.
terminal-sl-hand-empty = Votre main est vide.
terminal-sl-chain = Après l’animal, il faut jouer une autre carte.
terminal-sl-eclipse = { $reason ->
    [empty] Éclipse totale : votre main est vide, il n’y a rien à récupérer, et on ne pioche plus.
    [eclipses] Éclipse totale : vous n’avez que des éclipses, et aucune n’a de cible.
    [blocked] Éclipse totale : aucune carte de votre main n’a de place nulle part, et il n’y a rien à récupérer.
   *[choice] Une éclipse totale peut être choisie.
}

## Les coups

terminal-sl-row-of = { $own ->
    [yours] votre rangée de { sl-suit }
   *[other] la rangée de { sl-suit } chez { $owner }
}
terminal-sl-play-start = { sl-card }, pour ouvrir { terminal-sl-row-of }
terminal-sl-play-left = { sl-card } à gauche, { terminal-sl-row-of }
terminal-sl-play-right = { sl-card } à droite, { terminal-sl-row-of }
terminal-sl-play-dark = { sl-card } sur le { $hidden }, { terminal-sl-row-of }
terminal-sl-play-lit = { sl-card } sur l’éclipse qui cache le { $hidden }, { terminal-sl-row-of }
terminal-sl-goes-on = { $move } ({ sl-animal } : le tour continue)
terminal-sl-collect = récupérer { $runs } ({ $places } places)
terminal-sl-run = rangée de { sl-suit }, places { $first } à { $last }
terminal-sl-row-at = la rangée de { sl-suit } de la place { $seat }
terminal-sl-total = éclipse totale
terminal-sl-say-play = { $card } vers { $row }, { $where }
terminal-sl-say-collect = récupérer { $runs }
terminal-sl-at-start = nouvelle rangée
terminal-sl-at-left = à gauche
terminal-sl-at-right = à droite
terminal-sl-at-place = place { $place }

## Cartes pas encore vues

terminal-sl-unseen = Pas encore vues : { sl-cards }, dont { $pile } dans la pioche.
terminal-sl-unseen-suit = Cartes de { sl-suit } pas encore vues, { $n } : { $numbers } ; { $eclipses ->
    [0] aucune éclipse.
    [one] { $eclipses } éclipse.
   *[other] { $eclipses } éclipses.
}
terminal-sl-unseen-none = Vous avez vu toutes les cartes.

## Le décompte

terminal-sl-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
terminal-sl-count = { $who } : { terminal-sl-points }, { $won } à l’abri moins { $rows } dans les rangées et { $hand } en main, sans compter les éclipses ; { $cards } cartes en tout.
terminal-sl-side = { $who } ensemble : { terminal-sl-points }.
terminal-sl-won-total = Victoire : { $who }, avec { terminal-sl-points } (SL-47).
terminal-sl-won-cards = Points égaux, { $total } de part et d’autre : le plus grand nombre de cartes, comptées pour et contre, l’emporte. Victoire : { $who }, { $cards } cartes (SL-47).
terminal-sl-won-shared = Victoire partagée : { $who }. Points ({ $total }) et cartes ({ $cards }) sont égaux (SL-47).
terminal-sl-limit = Personne ne gagne : la partie a été arrêtée après { $turns } tours, la limite des simulations.

## Éditions

terminal-sl-edition-animal = { sl-animal } : { $cards }.
terminal-sl-edition-total = { $n ->
    [0] Aucune carte ne porte d’animal.
   *[other] En tout, { $n } cartes portent un animal.
}
