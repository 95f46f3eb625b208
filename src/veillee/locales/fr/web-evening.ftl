### Le navigateur : la soirée autour des tables, français

## Qui est là

web-time-s = { $s } s
web-time-min = { $min } min
web-time-min-s = { $min } min { $s } s
web-time-h = { $h } h
web-state-here = ici
web-state-offline = hors ligne depuis { $time }
web-state-bot = un robot joue à sa place
web-state-back = de retour
web-turn-offline = À { $who }, hors ligne
web-waiting-offline = C’est à { $who }, hors ligne depuis { $time }.
web-bot-soon = Un robot joue dans { $time }.
web-host-may = Vous pouvez laisser un robot jouer.

web-your-colour = Votre couleur
web-colour = { $n ->
    [1] ambre
    [2] menthe
    [3] lilas
    [4] corail
    [5] ciel
   *[6] tilleul
}

## Le menu de l’hôte

web-seat-menu = Que faire pour { $who } ?
web-is-offline = { $who } est hors ligne
web-is-played = Un robot joue pour { $who }
web-menu-note = { $state ->
    [offline] La ligne est coupée depuis { $time }. Vous êtes l’hôte : choisissez, ou attendez.
    [bot] La place revient à { $who } dès son retour.
   *[here] { $who } est à la table. Vous êtes l’hôte.
}
web-menu-bot = Un robot joue pour { $who }
web-menu-bot-note = { $state ->
    [offline] dès maintenant ; la place lui revient à son retour
   *[here] jusqu’à ce que { $who } reprenne sa place
}
web-menu-wait = Attendre encore { $time }
web-menu-wait-note = sinon un robot joue de lui-même dans { $time }
web-menu-code = Le code de cette place
web-menu-code-note = pour un autre téléphone, ou pour quelqu’un d’autre ; toute la table le verra
web-menu-host = { $who } devient l’hôte
web-menu-host-note = et décide à votre place
web-menu-remove = Libérer la place de { $who }
web-menu-remove-note = la partie n’a pas commencé : quelqu’un d’autre peut s’asseoir
web-menu-return = Reprendre
web-people = Autour de la table
web-host-gone = L’hôte est hors ligne
web-host-gone-note = N’importe qui peut lancer la partie. La place de l’hôte l’attend ; un robot y joue en attendant.
web-start-without = Lancer la partie sans l’hôte
web-become-host = Devenir l’hôte

## Une place, ailleurs

web-seat-elsewhere = Ma place sur un autre appareil
web-seat-elsewhere-title = Votre place, ailleurs
web-seat-elsewhere-note = Visez ce code avec l’autre appareil : il reprend votre place, et celui-ci devient spectateur.
web-seat-of = Place de { $who }
web-seat-qr = QR code de la place de { $who }
web-seat-once = Sert une seule fois.
web-seat-copy = Copier le lien de la place
web-seat-only-you = Ne l’envoyez qu’à qui doit y jouer : qui l’ouvre joue à cette place. Pour inviter quelqu’un, c’est l’autre lien.
web-invite-watch = Inviter ou laisser regarder
web-who-title = Qui êtes-vous ?
web-who-note = La partie a commencé. Si c’est votre place, l’hôte vous la rend.
web-who-me = Je suis { $who }
web-who-watch = Regarder seulement
web-who-asked = L’hôte doit répondre…
web-wish-title = « Je suis { $who } »
web-wish-note = { $name } demande cette place depuis un autre appareil, avec ses cartes. Est-ce la bonne personne ?
web-wish-yes = Oui, rendre la place
web-wish-no = Non, ce n’est pas cette personne
web-wish-all = Toute la table voit qui a reçu la place. L’ancien appareil devient spectateur.

## La ligne

web-line-down = Plus de ligne depuis { $time }.
web-line-down-note = Nouvel essai dans un instant. La partie, elle, continue à la maison.
web-line-retry = Essayer maintenant
web-unsent = En attente d’envoi
web-unsent-moves = { $n ->
    [one] 1 coup
   *[other] { $n } coups
}
web-unsent-note = Rien n’est joué tant que la maison n’a pas répondu. Au retour de la ligne : envoyé si c’est encore permis, sinon on vous le dit.
web-unsent-drop = Retirer ce coup
web-unsent-one = Plus de ligne : un coup attend déjà d’être envoyé.
web-typed-offline = Plus de ligne : la maison ne peut pas dire ce qu’elle pense de « { $typed } ».

## Le formulaire

web-stand-in = Pour qui est hors ligne
web-stand-in-off = Attendre, sans robot
web-stand-in-after = Un robot joue après { $min } min

## L’accueil

web-good-evening = Bonsoir { $who }.
web-good-evening-all = Bonsoir.
web-doors = Avec qui jouez-vous ?
web-door-friends = Avec des amis
web-door-friends-note = chacun sur son téléphone, ici ou loin
web-door-device = Sur cet appareil
web-door-device-note = on se le passe autour de la table
web-door-alone = En solo
web-door-alone-note = contre des robots, ou une réussite
web-home-silent = La maison ne répond pas pour l’instant. Vos parties y restent ; on réessaie tout seul.
web-which-game = À quel jeu ?
web-which-note = { $door ->
    [friends] Un toucher ouvre la table, avec les réglages de la dernière fois.
   *[other] Un toucher et la partie commence, avec les réglages de la dernière fois.
}
web-open-table = Ouvrir une table
web-adjust = Régler
web-player-n = Joueur { $n }
web-door-about = { $door ->
    [friends] { $seats } places
    [device] { $seats } personnes
    [alone] { $bots ->
        [one] 1 robot
       *[other] { $bots } robots
    }
   *[one] { $grade ->
        [0] une donne au hasard
        [1] une nouvelle donne douce
        [2] une nouvelle donne tranquille
        [3] une nouvelle donne délicate
       *[4] une nouvelle donne coriace
    }
}
web-door-clock = avec pendule
web-day-deal = La donne du jour
web-day-deal-note = { $game } : la même pour tout le monde, prouvée gagnable.
web-day-deal-play = Jouer la donne
web-you-won = Vous gagnez

## La télévision et les téléphones

web-tv = Montrer sur une télévision
web-tv-join = Rejoindre ou regarder
web-tv-point = Visez le code avec l’appareil photo. Votre téléphone devient votre main.
web-tv-point-short = visez le code
web-tv-or-open = ou ouvrez { $address } et tapez le code
web-tv-local = Les téléphones ne peuvent pas encore joindre cette machine : ouvrez d’abord la maison au réseau.
web-tv-around = { $n ->
    [0] Personne encore autour de la table.
    [one] 1 autour de la table.
   *[other] { $n } autour de la table.
}
web-tv-host-starts = { $who } lance la partie sur son téléphone.
web-tv-phase = { $done } sur { $of } ont fini
web-tv-wait = On attend { $who }.
web-hand = Ce téléphone est ma main
web-hand-wait = { $who } joue
web-hand-done = Vous avez fini. On attend { $who }.
web-hand-tv = Tout se passe sur la télévision.
web-hand-turns = { $n ->
    [one] Ensuite, c’est à vous.
   *[other] Votre tour : dans { $n } tours.
}
web-tv-hand = { $n ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $n } cartes en main
}
## Le calendrier de l’Avent

web-advent = Calendrier de l’Avent
web-advent-note = Derrière chaque fenêtre, une donne de { $game } prouvée gagnable : douce d’abord, difficile vers Noël. La même pour tous.
web-advent-home = Une fenêtre s’ouvre chaque jour, chacune avec une donne qui peut être gagnée.
web-advent-go = Aux fenêtres
web-advent-door = { $state ->
    [shut] Fenêtre { $door }, fermée jusqu’au { $door } décembre, niveau { $grade } sur 4
    [won] Fenêtre { $door }, réussie, { $stars ->
        [one] 1 étoile
       *[other] { $stars } étoiles
    }, niveau { $grade } sur 4
    [today] Fenêtre { $door }, celle d’aujourd’hui, niveau { $grade } sur 4
   *[open] Fenêtre { $door }, à jouer, niveau { $grade } sur 4
}
web-advent-short = { $state ->
    [today] aujourd’hui
   *[open] à jouer
}
web-advent-legend = Allumée : réussie, deux étoiles sans aide ni retour, une sinon. Sombre : encore à jouer, quand vous voulez. Les volets s’ouvrent à leur jour. Les traits disent le niveau.
web-advent-opening = On prouve la donne…
## Ce dont la maison se souvient

web-memory = Mes parties
web-memory-none = Aucune partie n’a encore été terminée sur cet appareil.
web-memory-game = Jeu
web-memory-all = tous
web-memory-person = Avec
web-memory-everybody = tout le monde
web-memory-won = Gagnées
web-memory-of = sur { $n }
web-memory-streak = De suite
web-memory-streak-now = { $now } maintenant, { $best } au mieux
web-memory-points = Points
web-memory-points-best = { $best } au mieux, { $mean } en moyenne
web-memory-rivals = Contre qui
web-memory-rival = Contre
web-memory-games = Parties
web-memory-ahead = À vous
web-memory-behind = À l’autre
web-memory-seat = { $who } { $points }
web-memory-bot = { $who } (robot)
web-memory-victory = Gagnée
web-memory-lost = Pas gagnée
web-memory-own = Ce qui est à vous
web-memory-own-note = La maison garde vos parties sans compte, pour qui a le cookie de ce navigateur.
web-memory-take = Tout emporter dans un fichier
web-memory-forget = Tout oublier
web-memory-sure = Vos parties passées et vos statistiques, les tables où personne d’autre n’était assis, votre nom et les réglages de ce navigateur sont effacés, ici et dans la maison. Sans retour possible.
web-memory-stays = Ce qui reste : les parties jouées avec d’autres gardent votre nom, car elles sont aussi à eux.
web-memory-yes = Oui, tout oublier
web-memory-forgotten = Oublié. { $deleted ->
    [0] Aucune table effacée
    [one] 1 table effacée
   *[other] { $deleted } tables effacées
} ; { $stay ->
    [0] rien ne reste.
    [one] 1 table avec d’autres reste.
   *[other] { $stay } tables avec d’autres restent.
}
## Les cercles, et où mènent les liens

web-reach = { $reach ->
    [network] Ce lien mène à { $host }, dans votre réseau : qui est sur le même Wi-Fi peut l’ouvrir. Pour des amis au loin, il faut à la maison une adresse sur internet ; docs/guide/hosting.md dit comment.
   *[world] Ce lien mène à { $host } : qui l’a peut regarder, et s’asseoir là où une place est libre.
}
web-circle = Cercle
web-circles = Vos cercles
web-circle-new = Un cercle
web-circle-new-note = Un lien permanent pour votre famille ou votre club : visages, tables ouvertes, parties passées et scores, sans compte.
web-circle-name = Son nom
web-circle-make = Créer le cercle
web-circle-people = Qui en fait partie
web-circle-score = { $won } sur { $played }
web-circle-join = J’en fais partie
web-circle-join-note = Vous verrez alors ses tables et ses parties, et les autres verront votre nom.
web-circle-tables = Tables ouvertes
web-circle-no-table = Aucune table n’est ouverte. Dressez-en une :
web-circle-games = Parties passées
web-circle-link = Le lien
web-circle-link-note = Qui a le lien de cette page peut entrer. Ne l’envoyez qu’à ceux qui en font partie.
web-circle-reach = { $reach ->
    [network] Ce lien mène à { $host }, dans votre réseau : qui est sur le même Wi-Fi peut l’ouvrir. Pour une famille au loin, il faut à la maison une adresse sur internet ; docs/guide/hosting.md dit comment.
   *[world] Ce lien mène à { $host }.
}
web-circle-url = Lien du cercle
web-circle-qr = QR code du cercle « { $name } »
web-circle-take = L’emporter dans un fichier
web-circle-leave = Quitter le cercle
web-circle-forget = Supprimer le cercle
web-circle-sure = Le cercle disparaît pour tous, avec son lien et ses listes. Les parties restent à ceux qui les ont jouées. Sans retour possible.
web-circle-yes = Oui, supprimer le cercle
