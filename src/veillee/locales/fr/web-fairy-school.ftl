### Fairy School à la table dans le navigateur, français

## Éléments, cartes, effets

fs-letter = { $element ->
    [E] T
    [V] V
    [A] A
    [F] F
    [W] E
   *[ANY] { "?" }
}
fs-amount = { $n } { $element ->
    [E] { $n ->
        [one] terre
       *[other] terres
    }
    [V] { $n ->
        [one] végétal
       *[other] végétaux
    }
    [A] { $n ->
        [one] air
       *[other] airs
    }
    [F] { $n ->
        [one] feu
       *[other] feux
    }
    [W] { $n ->
        [one] eau
       *[other] eaux
    }
   *[ANY] au choix
}
fs-nothing = rien
fs-empty = vide
fs-free = gratuite
fs-or = ou
fs-take = prendre { $gain }
fs-pay-for = { $times ->
    [1] payer { $price } : { $gain }
   *[other] jusqu’à { $times } fois, payer { $price } : { $gain }
}
fs-special-fetch = reprendre une carte de votre défausse
fs-special-draw = piocher { $draws } cartes et en jouer jusqu’à { $plays }
fs-special-again = réactiver une carte
fs-special-trim = retirer une carte de votre forêt
fs-special-study = étudier une créature
fs-card-name = { fs-the-creature }
fs-card-words = { fs-creature } : { $effect }{ $kindness ->
    [0] {""}
   *[other] {" "}(gentillesse { $kindness })
}
fs-the-card-words = { fs-the-creature } : { $effect }{ $kindness ->
    [0] {""}
   *[other] {" "}(gentillesse { $kindness })
}
fs-project-words = { $card } ; coûte { $cost }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
fs-final-words = Projet final { $n } : { $steps }
fs-final-step = { $cost } pour { $stars ->
    [one] { $stars } point
   *[other] { $stars } points
}
fs-slot = { $row ->
    [T] rangée du haut
   *[B] rangée du bas
}, colonne { $n } ({ fs-subject })
fs-zone = { $zone ->
    [P] votre zone personnelle
    [S] votre zone partagée
    [bell-L] première zone de Clochette
    [bell-R] seconde zone de Clochette
   *[other] partagée par { $who }
}

## Coups

fs-do-done = { $ask ->
    [open] J’ai fini ce moment
    [planned] Planter la forêt ainsi
    [chosen] Jouer ces colonnes
    [activate] J’ai fini d’activer
    [line] Aucune ligne
    [repeat] C’est assez
    [again] N’en réactiver aucune
    [take] N’en reprendre aucune
    [play] N’en jouer plus
    [trim] N’en retirer aucune
    [learn] N’en étudier aucune
    [study] N’en étudier aucune
    [certificate] Refuser le certificat
    [toss] N’en défausser aucune
    [offer] Refuser l’échange
    [share] Refuser l’échange
   *[other] Terminé
}
fs-do-slot-card = { $ask ->
    [trim] Retirer { $card } : { $slot }
   *[other] Défausser { $card } : { $slot }
}
fs-do-col = Colonne { $n } ({ fs-subject }) : { $price }
fs-do-el = { $ask ->
    [pay] Payer 1 { fs-element }
    [offer] Payer 1 { fs-element }
    [discount] Économiser 1 { fs-element }
   *[other] Prendre 1 { fs-element }
}
fs-do-convert = Convertir en 1 { fs-element }
fs-do-air = 1 air en { fs-element }
fs-do-act = Activer { $card } – { $zone }
fs-do-line = Ligne { $n }
fs-do-opt = Résultat { $n }
fs-do-take = Reprendre { $card }
fs-do-play = Jouer { $card }
fs-do-pick = Garder { $card }
fs-do-aside = Mettre de côté { $card }
fs-do-keep = { $ask ->
    [place_card] Dans la forêt : { $card }
    [bottom] Tout au fond : { $card }
   *[other] Garder { $card }
}
fs-do-realise = Réaliser { $card }
fs-do-final = { $card }
fs-do-study = Étudier { fs-the-creature }
fs-do-cert = { $half ->
    [left] Moitié gauche, avantage durable : { $says }
   *[right] Moitié droite, points à la fin : { $says }
}
fs-do-use = Échanger contre des points ({ fs-subject })
fs-do-starter = Starter { $letter }
fs-do-bonus = Un pas sur la piste bonus : { $price }
fs-do-step = L’étape suivante du projet final
fs-do-short = Le chemin court
fs-do-long = Le chemin long
fs-do-wait = Attendre
fs-act = { $verb ->
    [done] terminé
    [slot] { $what }
    [col] colonne { $what }
    [el] { fs-element }
    [convert] conversion en { fs-element }
    [air] 1 air en { fs-element }
    [act] active { $what }
    [line] ligne { $what }
    [opt] résultat { $what }
    [take] reprend { $what }
    [play] joue { $what }
    [realise] réalise { $what }
    [bonus] un pas sur la piste bonus
    [step] une étape du projet final
    [short] le chemin court
    [long] le chemin long
    [study] étudie { fs-the-creature }
    [cert] un certificat
    [final] projet final { $what }
    [starter] starter { $what }
    [aside] met de côté { $what }
    [use] un échange contre des points
   *[other] garde { $what }
}
fs-group = { $verb ->
    [convert] Convertir des éléments
    [air] Convertir des éléments
    [realise] Réaliser des projets
    [bonus] Piste bonus
    [step] Projet final
   *[other] Possible maintenant
}
fs-free-acts = { $n ->
    [one] Acte libre : { $n }
   *[other] Actes libres : { $n }
}
fs-free-acts-note = Conversions, projets, bonus et étapes du projet final : à tout moment ouvert, autant que vous pouvez payer.
fs-moves = Ce que vous pouvez faire
fs-command-hint = Un coup en toutes lettres, par exemple col 3, slot T2, act S:I78, realise I83, done.

## La table

fs-calendar = L’année scolaire
fs-trimester = { $trimester ->
    [f] Final
   *[other] { $trimester }
}
fs-turn-of = { $trimester ->
    [f] trimestre final
   *[other] trimestre { $trimester }
}, tour { $turn } sur { $of }
fs-year-over = L’année est finie
fs-phases = Phases
fs-phase-short = { $n ->
    [1] Planifier
    [2] Colonnes
    [3] Activer
    [4] Gentillesse
    [5] Étudier
    [6] Évolution
   *[7] Moment ouvert
}
fs-before-phases = { $step ->
    [starters] Starters
    [placement] Cartes S
    [pick] Draft
    [keep] Projets
    [aside] Pour Clochette
    [finals] Projets finaux
    [start] Moment ouvert
    [leader] Meneuses
   *[other] Derniers échanges
}
fs-thinking = réfléchit
fs-ready = a fini
fs-tv-shared = Cartes partagées
fs-tv-projects = { $n ->
    [0] aucun projet en cours
    [one] un projet en cours
   *[other] { $n } projets en cours
}, { $studied ->
    [0] rien d’étudié
    [one] une créature étudiée
   *[other] { $studied } créatures étudiées
}
fs-is-you = (vous)
fs-store = Réserve
fs-store-of = Réserve de { $who }
fs-cubes = { $n ->
    [one] cube restant
   *[other] cubes restants
}
fs-zones = Cartes à activer
fs-zone-personal = Vous, personnelle
fs-zone-personal-of = { $who }, personnelle
fs-zone-shared = Vous, partagée
fs-zone-beside = { $who }, { $far ->
    [1] {""}
   *[other] deuxième {""}
}à { $side ->
    [left] gauche
   *[right] droite
}
fs-zone-next = { $who }, partagée
fs-zone-bell = Clochette, zone { $n }
fs-zones-empty = Les cartes de deux colonnes seront ici après la phase 2.
fs-your-forest = Votre forêt
fs-forest-of = Forêt de { $who }
fs-forest-note = Après chaque tour, la rangée du haut avance à gauche, celle du bas à droite ; une patte marque ce qui s’étudie.
fs-row-top = Rangée du haut, partagée
fs-row-bottom = Rangée du bas, personnelle
fs-paw = peut s’étudier en phase 5
fs-projects = Projets
fs-projects-none = Aucun projet en cours : la piste bonus est ouverte.
fs-missing = Il manque { $what }.
fs-missing-none = Tout y est.
fs-realise = Réaliser
fs-final-project = Projet final
fs-final-later = Choisi au trimestre final.
fs-final-open = Projets finaux ouverts
fs-steps-done = { $done ->
    [one] { $done } étape sur { $of }
   *[other] { $done } étapes sur { $of }
}
fs-step = Étape suivante
fs-bonus = Piste bonus
fs-bonus-price = un pas coûte { $price }
fs-bonus-step = Faire un pas
fs-pile = Pioche
fs-discard = Défausse
fs-removed = Retirées
fs-pile-hand-note = Dans la pioche ou en main, on ne sait quoi où
fs-pile-note = Dans la pioche, dans un ordre que personne ne connaît
fs-decks = Paquets : I { $one }, II { $two }
fs-creatures = Créatures étudiées
fs-studied-by = { fs-creature } : { $n ->
    [0] étudiée par personne
   *[other] étudiée par { $who }
}
fs-certificates = Certificats
fs-cert-left = Avantage
fs-cert-right = Points
fs-cert-held = tenu par { $who }
fs-kindness = Gentillesse
fs-kindness-note = case { $space }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
fs-kindness-of = { $who } : case { $space }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
fs-way = Le chemin à la fourche
fs-tabs = Parties de la table
fs-tab-zones = Zones
fs-tab-forest = Forêt
fs-tab-projects = Projets
fs-tab-boards = Plateaux
fs-hand = À placer dans votre forêt
fs-hand-later = Vos cartes de départ, à placer plus tard
fs-starter-cards = Cartes S
fs-next = suivante
fs-draft = Votre main
fs-kept = Déjà gardées
fs-drawn = Cartes piochées
fs-look-at = Voir la forêt de { $who }
fs-points-so-far = Gentillesse { $stars }, étudiées { $studied }, bonus { $bonus }
fs-clochette = Clochette
fs-clochette-note = Ses points : ses étoiles, celles des cartes mises de côté, et sept.
fs-set-aside = Mises de côté
fs-replay-piles = Les pioches, depuis le dessus
fs-pile-of = Place { $seat }

## De quoi il s’agit

fs-explain = Expliquer
fs-about = { $ask ->
    [starter] Un starter donne quatre cartes S et, en initiation, trois projets.
    [pick] Gardez une carte ; les autres passent à votre voisine. Personne ne voit ce que vous gardez avant que toutes aient choisi.
    [place_card] Deux de vos cartes S vont dans la rangée du haut de votre forêt, les autres sous votre pioche.
    [place_slot] Les cartes du haut sont partagées quand leur colonne est jouée.
    [bottom] Cette carte viendra la toute dernière.
    [keep] Ce seront vos projets en cours : une fois payés, ils rejoignent votre pioche et comptent leurs étoiles.
    [aside] Clochette reçoit toujours trois des cartes piochées, face visible ; leurs étoiles compteront pour elle à la fin. Vous choisissez vos projets parmi les autres.
    [final] Ses étapes se paient dans l’ordre au trimestre final.
    [open] Convertissez des éléments, réalisez des projets, ou dites simplement que vous avez fini.
    [plan] Remplissez tous les emplacements vides. Une carte du bas rend sa colonne gratuite si elle montre une créature de cette colonne ; celles du haut sont partagées avec vos voisines, qui s’en servent et vous apportent de la gentillesse.
    [planned] Personne ne voit votre plan avant que tous aient fini ; jusqu’à l’envoi, chaque carte peut encore bouger.
    [chosen] Personne ne voit votre choix avant que tous aient fini ; jusqu’à l’envoi, les colonnes peuvent encore changer.
    [column] Deux colonnes sont jouées à chaque tour : la carte du haut va dans votre zone partagée, celle du bas n’est qu’à vous.
    [second] La seconde de vos deux colonnes.
    [free] Votre certificat rend une de vos colonnes gratuite.
    [pay] Les éléments se paient dans l’ordre terre, végétal, feu, eau.
    [activate] Chaque cube posé sur une carte sert son effet une fois. Les cartes partagées de vos voisines vous servent aussi.
    [line] De deux lignes, une seule s’applique.
    [repeat] Prenez l’effet, autant de fois que la carte le permet.
    [again] Un cube de plus sur une carte qui porte déjà un des vôtres.
    [take] Une carte de votre défausse vient dans votre zone personnelle et peut être activée.
    [play] Les cartes jouées viennent dans votre zone personnelle et peuvent être activées.
    [trim] Une carte qui quitte le jeu allège votre pioche.
    [learn] Un pion sur une créature que vous n’avez pas étudiée : un point, et la moitié d’une paire.
    [study] Un point, et un certificat avec les deux créatures d’une paire.
    [certificate] La moitié gauche aide dès maintenant, la droite donne des points à la fin.
    [offer] Un échange de votre certificat.
    [share] Un échange de votre certificat pour des créatures partagées.
    [fork] Le chemin long passe par plus de cases et rapporte plus d’éléments ; le court mène plus tôt à plus d’étoiles.
    [gain] Il rejoint votre réserve.
    [toss] Les cartes défaussées ici font place à de nouvelles.
    [discount] Votre certificat retire un élément du coût.
    [scoring] Les éléments qui restent ne valent rien, sauf par un certificat.
   *[wait] Tout le monde joue en même temps ; la phase suivante commence quand toutes ont fini.
}

## L’histoire d’une phase

fs-tale = Ce qui s’est passé
fs-tale-skip = Passer l’histoire
fs-tale-you = Vous
fs-tale-laid = { $n ->
    [one] { $n } carte posée
   *[other] { $n } cartes posées
}{ $named ->
    [0] {""}
   *[other] {" "}({ $cards })
}
fs-tale-free = { $n ->
    [one] colonne { $columns } gratuite
   *[other] colonnes { $columns } gratuites
}
fs-tale-played = { $n ->
    [one] colonne { $columns } jouée
   *[other] colonnes { $columns } jouées
}
fs-tale-shared = en partage : { $cards }
fs-tale-used = { $n ->
    [0] aucune carte activée
    [one] { $n } carte activée
   *[other] { $n } cartes activées
}{ $others ->
    [0] {""}
   *[other] {" "}(dont { $others } chez les voisines)
}
fs-tale-projects = projets : { $cards }
fs-tale-realised = projet réalisé : { $cards }
fs-tale-studied = étude : { fs-creature }
fs-tale-certified = certificat ({ fs-subject }), { fs-half }
fs-tale-kindness = gentillesse jusqu’à la case { $space }
fs-tale-final = projet final { $card }
fs-tale-step = étape { $n } du projet final
fs-tale-bonus = pas { $n } de la piste bonus
fs-tale-nothing = rien de nouveau
fs-tale-store = votre réserve : { $change }
fs-tale-visits = { $n ->
    [one] { $n } cube des autres sur vos cartes partagées : { $n } de gentillesse
   *[other] { $n } cubes des autres sur vos cartes partagées : { $n } de gentillesse
}
fs-tale-reach = { $n ->
    [one] { $n } carte partagée des autres vous est ouverte
   *[other] { $n } cartes partagées des autres vous sont ouvertes
}
fs-tale-evolution = la rangée du haut a glissé à gauche, celle du bas à droite
fs-tale-draw = { $n ->
    [one] { $n } carte piochée pour votre forêt
   *[other] { $n } cartes piochées pour votre forêt
}

## Lu à voix haute

fs-read-player = Réserve : { $store }. Gentillesse, case { $space }, { $stars } étoiles ; bonus, pas { $bonus } ; { $studied } créatures étudiées. Forêt, rangée du haut : { $top }. Rangée du bas : { $bottom }. Projets : { $projects }. Zone partagée : { $shared }.
fs-read-cubes = { $cubes } cubes restants, { $pile } cartes dans la pioche, { $discard } dans la défausse.
fs-read-hand = À placer : { $cards }.
fs-read-draft = Main : { $cards }.
fs-read-kept = Gardées : { $cards }.
fs-read-personal = Zone personnelle : { $cards }.
fs-read-missing = { $card } : { $missing }
fs-read-score = { $who } : gentillesse { $stars }, { $studied } créatures étudiées, bonus, pas { $bonus }.
fs-key-done = terminer
fs-keys-choose = choisir

## Le compte

fs-count-kindness = Gentillesse
fs-count-creatures = Créatures
fs-count-final = Projet final
fs-count-study = Étude
fs-count-certificates = Certificats
fs-count-bonus = Bonus
fs-months = Les points au fil des mois
fs-months-start = Début
fs-months-table = En tableau
fs-grade-title = { $grade ->
    [again] À refaire l’an prochain
    [better] Peut mieux faire
    [fair] Assez bien
    [good] Bien
    [very-good] Très bien
   *[excellent] Excellent
}
fs-grade-note = Vous avez { $total } points, Clochette { $bell } : { $ahead ->
    [yes] une avance de { $lead }
   *[no] un retard de { $lead }
}.
fs-decided = Le plus de points gagne ; à égalité, la victoire est partagée.

## Le formulaire d’une nouvelle table

fs-edition = Édition
