### La table de la Réussite de Noël dans le navigateur, français

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
rn-hint-alike = et { $n ->
    [one] un autre coup
   *[other] { $n } autres coups
}
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
rn-share-reach = { $reach ->
    [network] Ce lien mène à { $host }, dans votre réseau : qui est sur le même Wi-Fi peut l’ouvrir.
   *[world] Ce lien mène à { $host }.
}
rn-result-title = Veillée, { $day }
rn-result-share = Partager le résultat
rn-result-note = Quelques signes qui ne disent rien des cartes.

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
rn-stat-of = { $n ->
    [one] sur { $n } jouée
   *[other] sur { $n } jouées
}
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
} d’un fichier que cette maison n’a pas signé : personne ici ne les a vu jouer.
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
## Images dans les règles

rn-picture-rise = En montant, de bas en haut : les couleurs sont libres.
rn-picture-colour = Une seule couleur : les valeurs sont libres.
rn-picture-both = Rouge, et montant : les deux voies restent ouvertes.
rn-picture-santa = Sur un Père Noël jaune va un lutin jaune, quelle que soit sa valeur.
