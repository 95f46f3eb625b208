### Le navigateur : textes des écrans, français

## La maison

web-title = Veillée
web-tagline = Des cartes, une lampe,
web-tagline-2 = la neige dehors.
web-pitch = Quatre jeux pour les soirs d’hiver, en solo, en famille ou à distance.
web-home = Accueil
web-back = Retour
web-close = Fermer
web-skip-content = Aller au contenu
web-play = Jouer
web-soon = Pas encore construit
web-players = { $least } à { $most }
web-player-one = 1
web-minutes = { $n } min
web-players-label = Nombre de personnes
web-time-label = Durée
web-game-fairy-lights = Fairy Lights
web-game-reussite = Réussite de Noël
web-game-sun-moon = Soleil et Lune
web-game-fairy-school = Fairy School
web-pitch-fairy-lights = Tentez la chance, puis allumez vos ampoules trois par trois.
web-pitch-reussite = Quatre colonnes, trente-deux cartes, et un Père Noël par colonne.
web-pitch-sun-moon = Un même ciel, de l’aube à la nuit, que l’on se dispute carte à carte.
web-pitch-fairy-school = Dix clairières, cinq éléments et une spirale de bonté.
web-join-title = On vous attend ?
web-join-code = Code de la table
web-join = Rejoindre
web-join-bad = Un code compte cinq lettres ou chiffres.
web-resume = Vos tables
web-resume-turn = À vous de jouer
web-resume-go = Reprendre
web-resume-lobby = En attente de monde
web-resume-playing = Partie en cours
web-resume-over = Partie finie
web-resume-with = Table { $code }
web-resume-people = Avec { $who }
web-forget = Oublier cette table
web-language = Langue
web-theme = Thème
web-theme-night = Nuit
web-theme-day = Jour
web-theme-system = Comme le système
web-settings = Réglages
web-rules = Règles
web-rules-table = Tableau { $n } des règles
web-nowhere = Ici, rien que de la neige.
web-nowhere-note = Cette adresse ne mène nulle part. À la maison, la lampe est allumée.
web-loading = Un instant…
web-first-time = La maison se prépare. Cela n’arrive que la première fois et dure environ une minute.
web-error = Cela n’a pas marché.
web-offline = Plus de connexion. Nouvel essai…
web-online = La connexion est revenue.
web-stopped = La table n’est plus joignable.

## Une nouvelle table

web-new = Nouvelle table
web-your-name = Votre nom
web-name-default = Flocon
web-name-hint = Tel que les autres le verront, 24 lettres au plus.
web-seats = Places
web-seat-n = Place { $n }
web-kind-me = Quelqu’un sur cet appareil
web-kind-open = Libre, sur invitation
web-bot-greedy = Robot, joue avec soin
web-bot-random = Robot, joue au hasard
web-bot-name = { $bot ->
    [greedy] Robot appliqué
    [random] Robot au hasard
   *[other] Robot
} { $n }
web-add-seat = Ajouter une place
web-remove-seat = Retirer la place { $n }
web-name-of-seat = Nom à la place { $n }
web-edition = Étoiles des cartes
web-pace = Rythme des robots
web-pace-human = Comme des personnes
web-pace-instant = Immédiat
web-clock = Pendule
web-clock-none = Aucune
web-clock-family = 5 minutes, plus 20 secondes par tour
web-clock-quick = 2 minutes, plus 10 secondes par tour
web-create = Dresser la table
web-quick = Jouer contre deux robots

## L’attente

web-lobby = Table { $code }
web-invite = Inviter
web-invite-link = Lien de la table
web-invite-code = Code
web-copy = Copier le lien
web-copied = Copié.
web-qr = QR code du lien vers cette table
web-local-only = Ce lien ne marche que sur cette machine.
web-lan-on = Ouvrir au réseau de la maison
web-lan-off = Fermer au réseau de la maison
web-lan-note = Les téléphones et tablettes de votre réseau pourront alors rejoindre la table.
web-sit = M’asseoir ici
web-stand = Me lever
web-seat-free = Libre
web-seat-you = Vous
web-seat-host = hôte
web-fill-bot = Mettre un robot ici
web-fill-open = Libérer cette place
web-start = Lancer la partie
web-start-wait = Il reste des places libres à prendre.
web-start-host = L’hôte va lancer la partie.
web-spectators = { $n ->
    [0] Personne ne regarde
    [one] 1 personne regarde
   *[other] { $n } personnes regardent
}

## La table

web-your-turn = À vous
web-your-turn-name = À vous, { $who }
web-turn-of = À { $who }
web-turn-title = ● À vous
web-waiting = { $who } joue…
web-watching = Vous regardez
web-table = Table
web-others = Les autres
web-your-acts = Vos coups
web-shop = L’étal
web-shop-count = { $n ->
    [0] vide
    [one] 1 carte sur 5
   *[other] { $n } cartes sur 5, la plus récente à droite
}
web-shop-empty = aucune carte
web-shop-card = { $card }, carte { $place }{ $last ->
    [yes] , au bout de la rangée
   *[no] { "" }
}{ $bust ->
    [yes] , court-circuit
   *[no] { "" }
}
web-bust = Court-circuit !
web-bust-left = Les cartes restent pour la personne suivante.
web-deck = La pioche
web-deck-printed = imprimées, par couleur
web-deck-left = ce qui reste, par couleur
web-deck-button = Pioche, { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} : en révéler une
web-dist-printed = { $colour } : { $n } cartes imprimées
web-dist-left = { $colour } : il en reste { $left } sur { $n }
web-cards-word = { $n ->
    [one] carte
   *[other] cartes
}
web-cards = { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
}
web-bulbs-short = { $bulbs ->
    [one] amp.
   *[other] amp.
}
web-discard = Défausse
web-discard-count = { $n ->
    [0] vide
    [one] 1 carte, face visible
   *[other] { $n } cartes, faces visibles
}
web-discard-note = { $n ->
    [one] 1 carte a
   *[other] { $n } cartes ont
} quitté la partie. Tout le monde peut les parcourir.
web-garland = Guirlande
web-your-garland = Votre guirlande
web-garland-of-who = Guirlande : { $who }
web-garland-safe = { $cards ->
    [0] rien d’accroché pour l’instant
    [one] 1 carte à l’abri
   *[other] { $cards } cartes à l’abri
}
web-garland-dark = Encore éteinte. Une série de trois ampoules l’allumera.
web-garland-empty = vide
web-garland-colour = { $cards } { fl-colour }
web-garland-of = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} : { $parts }
web-open-sets = Séries ouvertes
web-debt = éteintes, { $n ->
    [0] aucune étoile en jeu
    [one] −1 point à la fin
   *[other] −{ $n } points à la fin
}
web-no-sets = aucune série ouverte
web-no-sets-yet = Aucune série ouverte.
web-set = { fl-colour } { $bulbs } sur 3 avec { $stars ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $stars } étoiles
}
web-set-stars = { $stars ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $stars } étoiles
}
web-seat-playing = joue
web-seat-last = a joué juste avant
web-seat-away = s’est absenté·e, un robot joue
web-seat-bot = robot
web-seat-waiting = attend
web-reveal = Révéler
web-risk = risque { $risk } ({ $n } sur { $of })
web-reveal-of = { $n ->
    [one] la dernière carte
   *[other] { $n } cartes dans la pioche
}
web-take = Prendre { $colour }
web-choose-two = Choisissez deux couleurs
web-chosen = { $n } sur 2
web-fate-kept = { $bulbs ->
    [one] 1 ampoule
   *[other] { $bulbs } ampoules
} : ouverte
web-fate-stored = { $bulbs } ampoules : guirlande
web-fate-lost = { $bulbs } ampoules : perdue
web-letter-yellow = J
web-letter-pink = R
web-letter-orange = O
web-letter-silver = A
web-letter-gold = D
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-undo = Annuler
web-odds = Chances
web-odds-off = Cacher les chances
web-odds-read = { $n } cartes sur { $of } feraient court-circuit : { $risk }.
web-odds-none = Aucune carte ne peut être révélée maintenant.
web-why-not = Pourquoi pas ?
web-rule = Règle { $clause }
web-leave = Quitter
web-leave-sure = Quitter la table ? Un robot joue à votre place jusqu’à votre retour.
web-return = Reprendre ma place
web-left-note = Un robot joue à votre place.
web-seat-link = Continuer cette place sur un autre appareil
web-seat-link-note = Le lien ne sert qu’une fois.
web-emote = Dire un mot
web-emote-hello = Bonjour !
web-emote-well-done = Bien joué !
web-emote-thanks = Merci !
web-emote-oops = Oups !
web-emote-wow = Ouah !
web-emote-thinking = Je réfléchis…
web-emote-hurry = Quand vous voulez.
web-emote-good-game = Belle partie !
web-said = { $who } : { $what }
web-claiming = La place vous rejoint…

## La fin

web-count = Le décompte
web-counting = Le décompte…
web-skip = Passer
web-count-who = Place
web-count-plus = Étoiles de la guirlande
web-count-minus = Étoiles des séries ouvertes
web-count-total = Total
web-winner = Victoire :
web-won = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}
web-decided-41 = { $last ->
    [yes] Le meilleur total l’emporte : { $total } pour { $who }.
   *[no] Égalité à { $total } entre { $names }.
}
web-decided-42 = { $last ->
    [yes] La guirlande qui a le plus de cartes départage : { $cards } pour { $who }.
   *[no] Leurs guirlandes ont autant de cartes : { $cards }.
}
web-decided-43 = { $last ->
    [yes] Le plus de points négatifs départage : { $minus } pour { $who }.
   *[no] Autant de points négatifs aussi : { $minus }.
}
web-decided-44 = Rien ne les sépare : la victoire revient à { $who }, ensemble.
web-rematch = Rejouer
web-rematch-go = Aller à la table suivante
web-watch-replay = Revoir la partie

## La partie revue

web-replay = Revoir
web-replay-step = Coup { $n } sur { $total }
web-replay-first = Au début
web-replay-prev = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-jump = Aller à un coup
web-replay-view = Vue par
web-replay-spectator = Le public
web-replay-truth = Toute la vérité
web-replay-deck = À venir dans la pioche
web-replay-save = Enregistrer en texte

## Réglages

web-set-motion = Mouvement
web-motion-system = Comme le système
web-motion-full = Tout
web-motion-less = Moins
web-set-cards = Taille des cartes
web-size-small = Petite
web-size-medium = Moyenne
web-size-large = Grande
web-set-odds = Risque de court-circuit toujours affiché
web-on = Oui
web-off = Non
web-set-keys = Touches
web-settings-note = Gardés dans ce navigateur seulement.

## Touches

web-keys = Touches
web-table-menu = Menu de la table
web-keys-colours = couleurs
web-keys-all = Toutes les touches
web-keys-note = Les flèches vont d’un élément à l’autre, Entrée ou Espace choisit, Échap renonce.
web-keys-change = Changer la touche pour « { $act } »
web-keys-press = Appuyez sur une touche…
web-keys-usual = Revenir aux touches habituelles
web-key-help = Cette aide
web-key-undo = Annuler
web-key-redo = Refaire (là où un jeu le permet)
web-key-hint = Risque de court-circuit
web-key-end = Prendre les couleurs choisies
web-key-last = Lire ce qui vient d’arriver
web-key-table = Lire la table
web-key-mine = Lire mes séries et ma guirlande
web-key-scores = Lire toutes les guirlandes et séries
web-key-command = Écrire un coup
web-key-reveal = Révéler une carte
web-key-one = Première couleur
web-key-two = Deuxième couleur
web-key-three = Troisième couleur
web-key-four = Quatrième couleur
web-key-five = Cinquième couleur
web-command = Écrire un coup
web-command-hint = Par exemple : reveal, take pink, take pink silver
web-command-go = Jouer
web-no-redo = Il n’y a rien à refaire ici.

## À voix haute

web-read-table = L’étal a { $n ->
    [0] aucune carte
    [one] 1 carte : { $shop }
   *[other] { $n } cartes : { $shop }
}. Pioche : { $deck }. Défausse : { $discard }.
web-read-score = { $who } : guirlande { $garland } ; ouvert { $sets }.
web-read-result = { $who } : { $total }.
web-read-mine = Guirlande : { $garland }. Ouvert : { $sets }.

## Une première partie, pas à pas

web-learn = Apprendre en jouant
web-learn-title = Une première partie
web-learn-step = { $n } sur { $total }
web-learn-go = Continuer
web-learn-other = Ce serait permis aussi, mais essayez plutôt ceci :
web-learn-friend = Noor
web-learn-again = Recommencer depuis le début
web-lesson-begin = Le soir tombe et l’étal est vide : il faut révéler une carte. Appuyez sur Révéler.
web-lesson-again = Une jaune. Vous pouvez la prendre ou oser une autre carte : seule une carte de la couleur de sa voisine, le jaune, arrêterait votre tour. Osez : révélez.
web-lesson-three = Du rose ! Deux ampoules roses pendent déjà devant vous ; avec celle-ci, elles sont trois, et la série s’allume sur votre guirlande. Prenez le rose.
web-lesson-bust = C’est au tour de Noor, qui révèle une carte à côté de la jaune…
web-lesson-gift = Jaune sur jaune : court-circuit ! Noor ne prend rien et les cartes restent, un cadeau pour vous. L’étal grandit ; avec cinq cartes, on prend deux couleurs. Révélez.
web-lesson-on = De l’orange à côté du jaune : aucun danger. Révélez encore.
web-lesson-fifth = De l’argent. Une carte de plus et l’étal est plein : révélez la cinquième.
web-lesson-two = Cinq cartes : vous prenez maintenant deux couleurs, avec toutes leurs cartes. L’orange fait d’un coup 1 + 2 = 3 ampoules, l’argent commence une série. Choisissez orange et argent, puis prenez.
web-lesson-lost = L’orange brille sur votre guirlande. Noor prend les deux cartes jaunes, avec deux ampoules jaunes déjà ouvertes…
web-lesson-empty = Quatre ampoules, c’est trop : toute la série est perdue. Seules 3, 6, 9 ou 12 rejoignent la guirlande. L’étal est vide à nouveau : révélez.
web-lesson-silver = Une carte argent à deux ampoules : 1 + 2 = 3. Prenez l’argent, et votre troisième série s’allume.
web-lesson-last = Il reste une carte. Noor doit la révéler ; qui retourne la dernière carte joue son tour jusqu’au bout.
web-lesson-debt = De l’or, avec deux étoiles. Noor doit le prendre, et la série ne sera jamais finie : les étoiles des séries ouvertes comptent contre Noor.
web-lesson-end = La pioche est vide et l’on compte les étoiles : celles de votre guirlande pour vous, celles des séries ouvertes contre. Bien joué !
