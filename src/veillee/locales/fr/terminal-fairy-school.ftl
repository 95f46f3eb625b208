### Le terminal, Fairy School, français

## Coups en mots

terminal-fs-done = terminé
terminal-fs-slot = { $what }
terminal-fs-col = colonne { $what }
terminal-fs-el = { fs-element }
terminal-fs-convert = convertir en { fs-element }
terminal-fs-air = 1 air en { fs-element }
terminal-fs-act = activer { $what }
terminal-fs-act-in = activer { $what } : { $zone }
terminal-fs-line = ligne { $what }
terminal-fs-opt = résultat { $what }
terminal-fs-take = reprendre { $what }
terminal-fs-play = jouer { $what }
terminal-fs-realise = réaliser { $what }
terminal-fs-bonus = un pas sur la piste bonus
terminal-fs-step = l’étape suivante du projet final
terminal-fs-short = le chemin court
terminal-fs-long = le chemin long
terminal-fs-study = étudier { fs-the-creature }
terminal-fs-cert = certificat, { fs-half }
terminal-fs-cert-offer = certificat ({ fs-subject }), { fs-half } : { $says }
terminal-fs-pick = garder { $what }
terminal-fs-keep = garder { $what }
terminal-fs-final = projet final { $what }
terminal-fs-aside = mettre de côté { $what }
terminal-fs-use = échanger en points ({ fs-subject })
terminal-fs-starter = starter { $what }

## À la table, dans le terminal

terminal-fs-nothing = rien
terminal-fs-empty = vide
terminal-fs-asked = { $question } – { $card }
terminal-fs-card = { fs-creature } ({ $effect })
terminal-fs-project = { fs-creature } ({ $effect }), coûte { $cost }
terminal-fs-effect-fetch = reprendre
terminal-fs-effect-again = réactiver
terminal-fs-effect-trim = élaguer
terminal-fs-effect-study = étudier
terminal-fs-effect-any = au choix
terminal-fs-effect-draw = piocher { $draws }, jouer { $plays }
terminal-fs-final-card = { $n } : { $steps }
terminal-fs-final-step = { $cost } pour { $stars }
terminal-fs-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
terminal-fs-own = Vous avez { $store } ; case de gentillesse { $space }, { terminal-fs-stars }, bonus { $bonus }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} dans la pioche.
terminal-fs-other = { $who } : { $store } ; case de gentillesse { $space }, { terminal-fs-stars }, bonus { $bonus } ; projets : { $projects }.
terminal-fs-forest-top = Forêt, rangée du haut : { $cards }.
terminal-fs-forest-bottom = Forêt, rangée du bas : { $cards }.
terminal-fs-projects = Projets : { $cards }.
terminal-fs-hand = Cartes à placer : { $cards }.
terminal-fs-draft = Main : { $cards }.
terminal-fs-kept = Gardées : { $cards }.
terminal-fs-personal = Zone personnelle : { $cards }.
terminal-fs-shared = Partagées par { $who } : { $cards }.
terminal-fs-bell = Clochette : case de gentillesse { $space }, { terminal-fs-stars } ; zone 1 : { $first } ; zone 2 : { $second } ; de côté : { $aside }.
terminal-fs-own-final = Projet final : { $card } ; { $steps ->
    [one] { $steps } étape faite
   *[other] { $steps } étapes faites
}.
terminal-fs-studied = Étudiées : { $creatures }. Certificats : { $certs }.
terminal-fs-held = { fs-subject }, { fs-half }
terminal-fs-score = { $who } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} (gentillesse { $kindness }, créatures { $creatures }, projet final { $final }, étude { $study }, certificats { $certificates }, bonus { $bonus }).
terminal-fs-winner = { $many ->
    [one] Victoire : { $who }, avec le plus de points, { $total } (FS-182).
   *[other] Victoire partagée : { $who }, avec { $total } points de part et d’autre (FS-182).
}
terminal-fs-grade = Clochette a { $points } points. Votre mention : { $grade ->
    [again] à refaire l’an prochain
    [better] peut mieux faire
    [fair] assez bien
    [good] bien
    [very-good] très bien
   *[excellent] excellent
}.
terminal-fs-odds = Votre pioche contient, dans un ordre que personne ne connaît : { $cards }.
terminal-fs-help-aim = Le but : le plus de points après trois trimestres, par créatures invoquées, gentillesse, étude, certificats et projet final.
terminal-fs-help-letters = Éléments : E terre, V végétal, A air, F feu, W eau. Une flèche paie la gauche pour la droite ; une barre sépare deux lignes, une barre oblique les résultats au choix.
terminal-fs-help-effects = Reprendre : une carte de votre défausse. Réactiver : une carte déjà activée ce tour-ci. Élaguer : une carte de votre forêt quitte la partie. Étudier : un marqueur de plus sur une créature.
terminal-fs-help-moves = Tapez un numéro de la liste, ou un coup tel que les parties enregistrées l’écrivent : col 3, line 1, opt 2, convert F, el E, study elf, done.
terminal-fs-help-odds = o : ce qui reste dans votre pioche.
terminal-fs-example = col 3
terminal-fs-edition = { $cards } cartes, { $finals } projets finaux, { $tiles } certificats ; piste de gentillesse de { $spaces } cases.
terminal-fs-edition-deck = Paquet { $deck } : { $cards }.
