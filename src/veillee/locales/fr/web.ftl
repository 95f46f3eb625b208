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
web-resume-more = { $n ->
    [one] Voir 1 autre table
   *[other] Voir les { $n } autres tables
}
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
web-preparing = Première fois : les règles de { $game } se préparent, { $percent } %. On peut déjà jouer ; d’ici là, les robots réfléchissent moins.
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
web-kind-me = Sur cet appareil
web-kind-open = Libre, sur invitation
web-bot-rabbit = Robot Lapin, débute
web-bot-hedgehog = Robot Hérisson, sage
web-bot-fox = Robot Renard, prévoit
web-bot-owl = Robot Hibou, voit loin
web-bot-greedy = Robot, joue avec soin
web-bot-random = Robot, joue au hasard
web-bot-strong = Robot, joue fort
web-bot-other = Robot : { $bot }
web-bot-name = { $n ->
    [1] Aubépine
    [2] Bruyère
    [3] Capucine
    [4] Dahlia
    [5] Églantine
   *[6] Fougère
}
web-add-seat = Ajouter une place
web-remove-seat = Retirer la place { $n }
web-name-of-seat = Nom à la place { $n }
web-cards-own = Mon propre fichier de cartes
web-cards-file = Fichier de cartes (.toml)
web-cards-about = Il est vérifié ici et gardé avec la table et sa partie enregistrée : vos amis n’ont besoin de rien.
web-cards-template = Nos cartes en fichier, pour commencer
web-cards-checking = Vérification des cartes…
web-cards-large = { $file } est trop gros : un fichier de cartes fait { $most } ko au plus.
web-cards-broken = Dans le dossier de la maison, { $file } est inutilisable.
web-cards-problems = { $n ->
    [one] { $file } ne peut pas encore être joué ; une chose ne va pas :
   *[other] { $file } ne peut pas encore être joué ; { $n } choses ne vont pas :
}
web-cards-good = « { $title } » peut être joué.
web-cards-hash = Empreinte { $hash }
web-cards-table = Cartes : « { $title } », du fichier { $file } (empreinte { $hash })
web-pace = Rythme des robots
web-pace-calm = Posé
web-pace-human = Comme des personnes
web-pace-quick = Rapide
web-pace-instant = Immédiat
web-clock = Pendule
web-clock-none = Aucune
web-clock-family = 5 minutes, plus 20 secondes par tour
web-clock-quick = 2 minutes, plus 10 secondes par tour
web-pairs = Les partenaires se font face : les places { $one } jouent contre les places { $two }.
web-variants = Variantes
web-switches = Options de règle
web-switches-changed = { $n ->
    [0] toutes comme d’habitude
    [one] 1 changée
   *[other] { $n } changées
}
web-switches-note = Là où la règle laisse un doute, cette table peut jouer d’une façon ou de l’autre.
web-switches-range = De { $least } à { $most }.
web-switches-usual = Tout comme d’habitude
web-create = Dresser la table

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
web-start-with = Lancer la partie à { $n }
web-start-wait = Il reste des places libres à prendre.
web-start-host = L’hôte va lancer la partie.
web-seats-full = Toutes les places sont prises : l’hôte peut en ajouter une pour vous.
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
web-waiting = { $n ->
    [one] { $who } joue…
   *[other] { $who } jouent…
}
web-clock-yours = Votre pendule :
web-watching = Vous regardez
web-table = Table
web-others = Les autres
web-your-acts = Vos coups
web-cards-word = { $n ->
    [one] carte
   *[other] cartes
}
web-cards = { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
}
web-seat-playing = joue
web-seat-last = a joué juste avant
web-seat-bot = robot
web-seat-waiting = attend
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-undo = Annuler
web-why-not = Pourquoi pas ?
web-rule = Règle { $clause }
web-leave = Quitter
web-leave-sure = Quitter la table ? Un robot joue à votre place jusqu’à votre retour.
web-return = Reprendre ma place
web-left-note = Un robot joue à votre place.
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
web-colon =  :
web-semicolon = { $first } ; { $next }
web-claiming = La place vous rejoint…
web-recap = Pendant votre absence
web-recap-since = { $n ->
    [one] 1 ligne depuis { $when }
   *[other] { $n } lignes depuis { $when }
}
web-recap-more = { $n ->
    [one] Montrer 1 ligne plus ancienne
   *[other] Montrer { $n } lignes plus anciennes
}
web-curtain = Passez l’appareil à { $who }
web-curtain-note = Que personne d’autre ne regarde.
web-curtain-open = C’est moi, { $who }

## La fin

web-count = Le décompte
web-counting = Le décompte…
web-skip = Passer
web-count-who = Place
web-count-total = Total
web-winner = Victoire :
web-won = { $n ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}
web-rematch = Rejouer
web-proof-title = Donne
web-proof-added = { $n ->
    [0] mélangée par la maison seule jusqu’ici
    [one] une place sur { $seats } mélange aussi
   *[other] { $n } places sur { $seats } mélangent aussi
}
web-proof-about = La maison a tiré un secret et s’y est engagée par ces signes ; votre appareil ajoute son propre hasard avant le début. Ainsi ni la maison ni vous ne pouvez choisir la donne. Après la partie, le secret est dit et chacun peut vérifier. Les robots n’ajoutent rien.
web-proof-check = Vérifier cette partie
web-proof-file = Garder pour vérifier
web-proof-page = Vérifier chaque coup, sans la maison
web-proof-fits = La donne est honnête : le secret de la maison est celui auquel elle s’était engagée ({ $signs }), et ce que cet appareil a ajouté s’y trouve.
web-proof-not-here = Le secret de la maison correspond à son engagement ({ $signs }). Cet appareil n’était pas là avant le début : il ne peut pas dire si l’engagement était alors le même.
web-proof-late = Le secret de la maison est celui auquel elle s’était engagée ({ $signs }). Ce que cet appareil aurait ajouté est arrivé quand les cartes étaient déjà données : la donne ne le contient pas.
web-proof-commitment = Malhonnête : avant le début, la maison s’était engagée à autre chose que { $signs }.
web-proof-secret = Malhonnête : le secret de la maison n’est pas celui auquel elle s’était engagée ({ $signs }).
web-proof-contribution = Malhonnête : ce que cet appareil a ajouté ne se trouve pas dans la donne.
web-commitments = Les engagements de la maison
web-commitments-about = Toutes les donnes auxquelles la maison a eu part, les plus récentes d’abord, et ce qu’elles sont devenues. Comparez les signes avec ceux de vos tables : une maison qui interromprait les parties dont la donne lui déplaît se verrait ici. Aucun nom ne figure dans la liste.
web-commitments-gathering = pas encore commencée
web-commitments-playing = en cours
web-commitments-over = finie ; le secret était :
web-commitments-abandoned = abandonnée
web-commitments-none = La maison ne s’est encore engagée à rien.
web-commitments-more = Plus anciens
web-new-deal = Une nouvelle donne
web-same-deal = La même donne
web-statistics = Statistiques
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
web-hint-cost = Demander un indice ?
web-hint-cost-note = Qui demande renonce à la partie sans faute, pour cette donne. Annuler un coup aussi. Ceci ne vous sera dit qu’une fois.
web-hint-cost-yes = Demander quand même
web-hint-cost-no = Jouer sans indice
web-replay-more = Vitesse, point de vue, fichier
web-replay-jump = Aller à un coup
web-replay-line = Coups
web-replay-played = Tels que joués
web-replay-winning = Le chemin qui gagne
web-replay-view = Vue par
web-replay-spectator = Le public
web-replay-truth = Toute la vérité
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
web-set-sound = Son
web-set-hints = Chances et conseils toujours sur la table
web-on = Oui
web-off = Non
web-devices = Vos appareils
web-devices-note = Qui a votre navigateur, ou une copie de son cookie, joue à votre place. Déconnectez-vous partout ailleurs et seul cet appareil reste.
web-devices-sign-out = Déconnecter mes autres appareils
web-devices-done = Seul cet appareil est connecté désormais.
web-set-keys = Touches
web-settings-note = Gardés dans ce navigateur seulement.

## Touches

web-keys = Touches
web-table-menu = Menu de la table
web-keys-all = Toutes les touches
web-keys-note = Les flèches vont d’un élément à l’autre, Entrée ou Espace choisit, Échap renonce.
web-keys-change = Changer la touche pour « { $act } »
web-keys-press = Appuyez sur une touche…
web-keys-usual = Revenir aux touches habituelles
web-key-help = Cette aide
web-key-undo = Annuler
web-key-redo = Refaire (là où un jeu le permet)
web-key-hint = Chances et conseils
web-key-advice = Demander ce que valent mes coups
web-key-end = Valider ce qui est choisi
web-key-last = Lire ce qui vient d’arriver
web-key-table = Lire la table
web-key-mine = Lire mon côté de la table
web-key-scores = Lire le côté de chacun
web-key-command = Écrire un coup
web-key-draw = Piocher ou révéler une carte
web-key-boards = Les plateaux (où le jeu en a)
web-key-legend = Les symboles (où le jeu en a)
web-key-gallery = La galerie des cartes (où le jeu en a)
web-key-choice = Choix { $n }
web-command = Écrire un coup
web-typed-pass = passer passe passez
web-command-go = Jouer
web-redo = Rétablir
web-give-up = Abandonner
web-give-up-sure = La partie s’arrête ici et compte comme abandonnée. Vous pourrez alors voir comment la gagner. Le voulez-vous ?
web-set-timer = Chronomètre des parties en solo
web-set-story = Raconter ce que chaque phase a apporté
web-set-ask-back = Redemander avant de finir une phase avec quelque chose d’utilisable
web-no-redo = Il n’y a rien à refaire ici.
web-hints-off = Les conseils sont masqués.

## À voix haute

web-read-result = { $who } : { $total }.

## Une première partie, pas à pas

web-learn = Apprendre en jouant
web-learn-title = Une première partie
web-learn-step = { $n } sur { $total }
web-learn-go = Continuer
web-learn-other = Ce serait permis aussi, mais essayez plutôt ceci :
web-learn-not = Ce n’est pas possible maintenant ; essayez ceci :
web-learn-friend = Noor
web-learn-friend-2 = Sacha
web-learn-again = Recommencer depuis le début
web-learn-first = Jamais joué ?

## Un jeu sans dessin

web-plain-pitch = Un jeu de cette maison, raconté en mots à une table simple.
web-plain-keys = les coups, dans leur ordre
web-plain-edition = Édition
web-plain-command = Écrivez un coup comme sur son bouton, ou dans la forme courte du jeu
web-plain-yes = oui
web-plain-no = non
