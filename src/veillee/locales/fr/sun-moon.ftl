### Soleil et Lune : textes du jeu, français

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
sl-position-stopped = stopped : « { $value } » n’est ni true ni false.
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

## Ce que dit le conseil

sl-coach-collected = { $whose ->
    [other] il récupère
   *[own] vous récupérez
} { $n ->
    [one] une carte
   *[other] { $n } cartes
}
sl-coach-animal = { $whose ->
    [other] un animal le fait rejouer
   *[own] un animal vous fait rejouer
}
sl-coach-eclipse = une éclipse totale de { $n ->
    [one] une carte
   *[other] { $n } cartes
}
sl-threat-collected = les autres récupèrent { $n ->
    [one] une carte
   *[other] { $n } cartes
}
sl-threat-darkened = { $whose ->
    [other] une éclipse dans ses rangées
   *[own] une éclipse dans vos rangées
}

## Le journal, dit à qui l’a fait

sl-row-you = { $own ->
    [own] votre rangée de { sl-suit }
   *[other] la rangée de { sl-suit } chez { $owner }
}
sl-event-turn-you = C’est à votre tour.
sl-event-start-you = Vous ouvrez avec { sl-card } : { sl-row-you }.
sl-event-left-you = Vous posez { sl-card } à gauche : { sl-row-you }.
sl-event-right-you = Vous posez { sl-card } à droite : { sl-row-you }.
sl-event-darkened-you = Vous posez { sl-card } sur le { $hidden } : { sl-row-you }.
sl-event-lit-you = Vous posez { sl-card } sur l’éclipse qui cache le { $hidden } : { sl-row-you }.
sl-event-collected-you = Vous récupérez { sl-cards } ({ $runs }).
sl-event-eclipse-you = Éclipse totale ! Vous perdez main et rangées, { sl-cards } en tout ; { $reason ->
    [empty] il ne vous restait aucune carte en main.
    [eclipses] vous n’aviez que des éclipses, et aucune n’avait de cible.
    [blocked] aucune carte de votre main n’avait de place.
   *[choice] c’était votre choix.
}
sl-event-drew-you = Vous piochez { sl-cards }.
sl-event-idle-you = Vous n’avez ni carte ni suite à récupérer : ce tour se passe sans rien.
