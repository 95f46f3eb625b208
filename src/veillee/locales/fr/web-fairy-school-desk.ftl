### La table de L’École des Fées : réserve et échange, choix, panneaux ; français

## Réserve et échange

fs-store-exchange = et échange
fs-swap-rate = pour { $rate }
fs-swap = Échanger : 1 { fs-element } pour { $rate } éléments
fs-swap-short = 1 { fs-element } pour { $rate } éléments : il n’y en a pas assez
fs-give-title = 1 { fs-element } pour { $rate } éléments
fs-give-goals = Il en manque pour { $what }.
fs-give-no-goal = Aucun de vos projets n’en manque.
fs-give-less = Donner un { fs-element } de moins
fs-give-more = Donner un { fs-element } de plus
fs-give-do = Échanger : { fs-element } { $from } → { $to }
fs-give-rest = Encore { $n } à donner
fs-give-cancel = Annuler
fs-piles = Pioche et défausse
fs-piles-open = Ouvrir votre pioche et votre défausse

## Demander en retour

fs-sure-activate = { $n ->
    [one] Une carte peut encore servir. Finir quand même ?
   *[other] { $n } cartes peuvent encore servir. Finir quand même ?
}
fs-sure-open = { $n ->
    [one] À votre portée : { $what }. Finir quand même ?
   *[other] À votre portée : { $what }. Finir quand même ?
}
fs-sure-study = { $ask ->
    [certificate] Un certificat décliné ne revient pas. Décliner quand même ?
   *[other] Une créature peut être étudiée. Finir quand même ?
}
fs-sure-no = Continuer
fs-sure-yes = Finir
fs-answers = { $n ->
    [one] Une réponse.
   *[other] { $n } réponses.
}

## Projets

fs-realise-it = Réaliser : { $what }
fs-preview-reach = Avec ce choix : réalisable
fs-way-other = Donner autre chose
fs-stars = { $n ->
    [one] étoile
   *[other] étoiles
}
fs-bonus-closed = fermée : projets en cours
fs-projects-none-of = aucun projet en cours
fs-market-how = Un seul clic paie tout, échange compris. Les échanges sont à côté de la réserve. Ce que vous ne pouvez pas payer dit ce qui manque.

## Forêt et colonnes

fs-to-place = À placer
fs-to-place-note = une carte, puis sa place ; ou glissez
fs-laid = posée
fs-frees = libère la colonne { $n }
fs-slot-shared = partagée
fs-slot-own = à vous
fs-slot-frees = colonne { $n } gratuite
fs-slot-study = à l’étude ce mois-ci
fs-forest-short = en haut partagé, glisse à gauche ; en bas à vous, glisse à droite
fs-forests = Forêts
fs-forest-mine = La vôtre
fs-columns = Colonnes
fs-column-n = colonne { $n }
fs-column-unpaid = pas payable
fs-columns-note = Choisissez deux colonnes : ce qu’elles coûtent et apportent se lira ici.
fs-columns-how = touchez une colonne pour la prendre ou la laisser
fs-sum-price = Prix
fs-sum-left = il reste
fs-sum-shared = Partagées
fs-sum-own = À vous

## Activer

fs-zone-personal-note = rien que pour vous
fs-zone-shared-note = les autres s’en servent aussi
fs-zone-other-note = chaque cube l’avance d’un pas
fs-zone-bell-note = une carte ; son cœur l’avance
fs-card-used = a servi
fs-line-special = { $special ->
    [fetch] reprendre 1 carte
    [draw] piocher et jouer
    [again] réactiver 1 carte
    [trim] retirer 1 carte
   *[study] étudier
}
fs-line-convert = échange compris
fs-line-short = il faut { $what }
fs-line-reach = à portée : { $what }

## Gentillesse et études

fs-fork-long = long
fs-fork-short = court
fs-way-stars = étoiles { $from } → { $to }
fs-way-any = { $n } au choix
fs-way-fork = puis une autre fourche, { $left ->
    [one] encore 1 pas
   *[other] encore { $left } pas
}
fs-way-none = aucun élément
fs-studies = Études
fs-studies-note = { $n ->
    [0] aucune créature
    [one] 1 créature
   *[other] { $n } créatures
}, { $certs ->
    [0] aucun certificat
    [one] 1 certificat
   *[other] { $certs } certificats
}
fs-still = Manque { fs-the-creature }
fs-study-points = Points : { $from } → { $to }.
fs-study-cert = La paire est complète ({ fs-subject }) : un certificat, tout de suite.
fs-study-alone = L’autre créature de la paire manque encore.
fs-cert-got = La paire est complète. Avantage ou points : le choix est définitif.
fs-half-left = L’avantage, dès maintenant
fs-half-right = Les points, à la fin
fs-half-today = Points aujourd’hui
fs-half-cards = { $own ->
    [0] Aucune de vos { $all } cartes n’en fait partie.
    [one] 1 de vos { $all } cartes en fait partie.
   *[other] { $own } de vos { $all } cartes en font partie.
}
fs-lasting = { $what ->
    [rate] Échange contre
    [air] Pour 1
    [cuts] Éléments en moins par projet
    [columns] Colonnes gratuites par mois
    [steps] Pas de plus par mois
    [tosses] Cartes à défausser après l’étude
    [offers] Échanges après chaque étude
    [shares] Échanges pour chacune partagée
    [spiral] Éléments sur le reste de la spirale
   *[gain] Chaque fois
}
fs-lasting-lack = { $name }, il manque

## Choisir des cartes

fs-take-pick = Garder
fs-take-keep = { $ask ->
    [place_card] Dans la forêt
    [bottom] Tout au fond
   *[other] Garder
}
fs-take-aside = Mettre de côté
fs-take-play = Jouer
fs-take-take = Reprendre
fs-take-final = Choisir
fs-final-points = Points : { $before } → { $after } avec toutes les étapes
fs-final-n = Projet final { $n }

## Clochette et les autres

fs-alone = Une seule place : vous jouez contre Clochette, qui a ses propres cartes et ses points.
fs-bell-note = { $ahead ->
    [yes] vous menez de { $lead }
   *[no] elle mène de { $lead }
}
fs-bell-points = Cartes mises de côté : { $aside }. Spirale : { $stars }. Toujours : { $always }.
fs-bell-always = Toujours
fs-bell-path = { $steps ->
    [0] Elle n’avancera pas ce mois-ci.
    [one] Elle avancera d’un pas : { $stars ->
        [one] 1 étoile
       *[other] { $stars } étoiles
    }.
   *[other] Elle avancera de { $steps } pas : { $stars ->
        [one] 1 étoile
       *[other] { $stars } étoiles
    }.
}
fs-has-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
fs-points-now = Les points d’aujourd’hui

## Panneaux

fs-tab-game = Jeu
fs-tab-others = Autres
fs-tab-reach = à portée
fs-boards = Plateaux
fs-boards-open = Ouvrir les plateaux
fs-gallery = Galerie
fs-gallery-deck = Paquet
fs-gallery-deck-n = { $deck ->
    [start] Départ
   *[other] { $deck }
}
fs-gallery-creature = Créature
fs-gallery-element = Élément
fs-legend = Symboles
fs-legend-elements = Éléments et échange
fs-legend-element = { $letter }, { $rate } éléments contre 1{ $element ->
    [A]  ; un air devient un élément au choix
   *[other] {""}
}.
fs-legend-any = Au choix : terre, végétal, feu ou eau, jamais l’air.
fs-legend-effects = Effets et forêt
fs-legend-or = une seule des lignes à chaque cube
fs-legend-top = rangée du haut : partagée, glisse à gauche
fs-legend-bottom = rangée du bas : à vous seule, glisse à droite
fs-legend-signs = Signes et états
fs-legend-sign = { $sign ->
    [kind] gentillesse : des pas sur la spirale, si la carte est partagée
    [star] des points, une fois le projet payé
    [cube] la carte a servi ; un cube des autres vaut un pas
    [ribbon] certificat : une paire de créatures étudiée
   *[paw] ici, une créature s’étudie
}
fs-legend-state = { $state ->
    [can] à vous, maintenant
    [hole] un emplacement possible
    [used] une carte qui vous a déjà servi
    [near] un projet à votre portée
   *[main] un bon coup
}

## The symbols in the rules, and keys that came too early

fs-legend-rules = { $n ->
    [0] Les règles des éléments, avec dessins
   *[other] Les règles de la phase { $n }, avec dessins
}
fs-key-late = Trop tôt : la question a changé entre-temps, rien n’a été joué.
fs-picture-elements = Terre, végétal, air, feu, eau ; le dernier signe vaut n’importe quel élément sauf l’air.
fs-picture-planning = La patte marque les deux emplacements de l’étude : en haut à gauche, en bas à droite.
fs-picture-columns = Les prix des cinq colonnes, de gauche à droite.
fs-picture-cube = Un cube posé sur une carte : son effet sert, une fois.
fs-picture-production = À gauche : 1 terre et 1 végétal. À droite, séparés par une barre : 2 eaux ou 2 airs.
fs-picture-exchange = Payer ce qui est devant la flèche, prendre ce qui est derrière ; ×2 : jusqu’à deux fois.
fs-picture-fetch = Payer 1 terre, reprendre une carte de sa défausse.
fs-picture-draw = Payer 1 végétal, piocher deux cartes et en jouer une.
fs-picture-again = Payer 1 eau, réactiver une de ses cartes.
fs-picture-trim = Payer 1 feu, prendre 1 terre, retirer une carte de sa forêt.
fs-picture-learn = Payer 1 air, étudier une créature au choix.
fs-picture-kindness = Les cœurs de vos cartes partagées et les cubes des autres font avancer votre pion ; les étoiles de la spirale sont des points.
fs-picture-study = Une créature sur une patte peut être étudiée ; une paire complète donne un certificat.
fs-picture-projects = Un projet réalisé vaut ses étoiles à la fin ; ses cœurs comptent quand il est partagé.
