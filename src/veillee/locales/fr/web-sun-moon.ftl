### Soleil et Lune dans le navigateur : mots de sa table, français

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
sl-won-points = { $n ->
    [one] point gagné
   *[other] points gagnés
}
sl-tv-ready = Suite de { $n } : { $who } peut la récupérer
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
sl-longest = Plus longue suite : { $n } places sur { $goal }.
sl-pips = { $n } sur { $goal }
sl-pips-ready = { $n } : prête
sl-goal = { $pairs ->
    [yes] But : { $n } places de suite sans éclipse ; chacun récupère dans la rangée devant soi.
   *[no] But : { $n } places de suite sans éclipse, puis récupérer.
}
sl-goal-short = But : { $n } de suite
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
sl-lay-where = { $card }, { $where }
sl-collect-what = récupérer { $what }
## Images dans les règles

sl-picture-row = Une rangée monte ; un 3 irait au bout gauche, un 20 au bout droit.
sl-picture-eclipse = Une éclipse sur le 9 : la place est sombre, la suite est rompue.
sl-picture-lit = Un 10 sur l’éclipse, entre 5 et 14 : la place est de nouveau éclairée.
sl-picture-run = Cinq places éclairées de suite : cette suite peut être récupérée.
