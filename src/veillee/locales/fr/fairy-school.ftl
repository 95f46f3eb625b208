### Fairy School : textes du jeu, français

title-fairy-school = Fairy School

## Pourquoi un acte n’est pas possible (le numéro est celui de la règle)

# FS-003
fs-refusal-003 = Tout le monde joue en même temps, phase par phase : vous avez terminé celle-ci, ou cet acte n’existe pas ; attendez les autres.
# FS-016
fs-refusal-016 = Chaque starter ne se prend qu’une fois, quand la table les choisit l’un après l’autre.
# FS-019
fs-refusal-019 = Dans le draft des cartes S, vous gardez une carte de la main reçue, puis vous attendez les autres.
# FS-020
fs-refusal-020 = Deux de vos cartes S vont sur deux emplacements vides de la rangée du haut ; les autres attendent que tout le monde ait fini.
# FS-031
fs-refusal-031 = Il vous manque des éléments pour cette conversion : 3 pour terre ou eau, 4 pour végétal ou feu, 6 pour air, et 1 air pour tout autre.
# FS-032
fs-refusal-032 = L’air ne paie pas un prix « au choix » ; changez-le d’abord en un autre élément, c’est gratuit.
# FS-033
fs-refusal-033 = Le prix se paie en entier de votre réserve, et vous ne l’avez pas.
# FS-034
fs-refusal-034 = Conversions et projets se font aux moments ouverts ; il faut maintenant décider autre chose.
# FS-035
fs-refusal-035 = Terminez d’abord ce qui est commencé : pas d’acte libre à l’intérieur d’un autre.
# FS-036
fs-refusal-036 = Les éléments se paient dans l’ordre terre, végétal, feu, eau, de sorte que le reste puisse encore être payé.
# FS-052
fs-refusal-052 = Dans le draft, vous gardez une carte de la main reçue, puis vous attendez les autres.
# FS-053
fs-refusal-053 = On garde exactement trois projets, parmi ceux qui restent à réaliser et les cartes que vous venez d’obtenir.
# FS-061
fs-refusal-061 = Une carte piochée va sur un emplacement vide de votre forêt, et toutes doivent être placées.
# FS-070
fs-refusal-070 = En phase 2, on choisit deux colonnes différentes de sa forêt.
# FS-071
fs-refusal-071 = Qui peut payer deux colonnes en joue deux, et avec celle-ci vous n’en paieriez pas de seconde.
# FS-072
fs-refusal-072 = Vous ne pouvez pas payer le prix de cette colonne.
# FS-075
fs-refusal-075 = Vous ne pouvez pas payer deux colonnes : jouez la colonne 1 ou la colonne 5, gratuitement.
# FS-080
fs-refusal-080 = En phase 3, on active les cartes de ses deux zones et des zones partagées des voisines ; cette carte n’y est pas.
# FS-081
fs-refusal-081 = À deux, il n’y a qu’une voisine, à gauche.
# FS-082
fs-refusal-082 = Il ne vous reste plus de cube d’activation.
# FS-083
fs-refusal-083 = Vous avez déjà activé cette carte ce tour-ci.
# FS-085
fs-refusal-085 = Terminez l’effet de cette carte avant de poser un autre cube.
# FS-086
fs-refusal-086 = À cette table, un cube ne se pose que pour utiliser un effet.
# FS-087
fs-refusal-087 = La carte n’a pas cette ligne ni ce résultat.
# FS-088
fs-refusal-088 = Vous avez annoncé la fin de vos activations ; attendez les autres.
# FS-103
fs-refusal-103 = Cet effet reprend une carte de votre propre défausse.
# FS-104
fs-refusal-104 = Cet effet ne joue que les cartes que vous venez de piocher.
# FS-106
fs-refusal-106 = On ne réactive qu’une carte qui porte déjà un de vos cubes.
# FS-107
fs-refusal-107 = Une réactivation n’utilise jamais une ligne qui réactive.
# FS-109
fs-refusal-109 = On n’élimine qu’une carte encore dans sa forêt.
# FS-110
fs-refusal-110 = Cette créature n’est pas dans cette partie.
# FS-121
fs-refusal-121 = À un embranchement de la piste de gentillesse, choisissez le chemin court ou le long.
# FS-122
fs-refusal-122 = Choisissez l’élément que donne cette case : terre, végétal, feu ou eau.
# FS-131
fs-refusal-131 = En phase 5, on peut étudier une créature, sur une carte à empreinte : la première de la rangée du haut, la dernière de celle du bas.
# FS-133
fs-refusal-133 = Vous avez déjà étudié cette créature.
# FS-134
fs-refusal-134 = Il ne vous reste plus de marqueur de créature.
# FS-136
fs-refusal-136 = Un certificat vient quand les deux créatures d’une paire sont étudiées : prenez sa moitié gauche ou sa droite.
# FS-152
fs-refusal-152 = La partie est terminée.
# FS-155
fs-refusal-155 = Ce n’est pas un de vos projets en cours, ou vous ne pouvez pas en payer le coût.
# FS-158
fs-refusal-158 = La piste bonus n’a plus de pas, ou vous ne pouvez pas en payer le prix.
# FS-159
fs-refusal-159 = Tant que vous avez un projet en cours, la piste bonus vous est fermée.
# FS-165
fs-refusal-165 = Ce projet final n’est pas sur la table.
# FS-166
fs-refusal-166 = Les projets finaux se choisissent l’un après l’autre ; la plus avancée sur la piste de gentillesse commence.
# FS-170
fs-refusal-170 = Les étapes du projet final se font dans l’ordre, au dernier trimestre, chacune à son coût.
# FS-172
fs-refusal-172 = Au dernier trimestre, la piste bonus ne s’ouvre qu’une fois le projet final achevé.
# FS-191
fs-refusal-191 = Nommez la carte S qui va tout au fond de votre pioche.
# FS-205
fs-refusal-205 = Dans la course, les meneuses choisissent d’abord un élément : terre, végétal, feu ou eau.
# FS-215
fs-refusal-215 = Avec les cartes décalées, on active celles des deux joueuses d’un même côté ; cette carte n’en est pas.
# FS-225
fs-refusal-225 = Mettez trois des six cartes de côté pour Clochette.
# FS-227
fs-refusal-227 = De chaque zone de Clochette, une seule carte peut être activée, une fois.
# FS-241
fs-refusal-241 = La sixième joueuse place d’abord deux cartes S sans lettre ; attendez-la.
# FS-260
fs-refusal-260 = Choisissez l’élément que donne votre certificat.
# FS-261
fs-refusal-261 = Choisissez l’élément que donne votre certificat pour votre forêt.
# FS-263
fs-refusal-263 = Dites laquelle de vos deux colonnes est gratuite, de façon à pouvoir payer l’autre.
# FS-264
fs-refusal-264 = Choisissez l’élément que vous prenez en échange.
# FS-265
fs-refusal-265 = On ne peut défausser maintenant qu’une carte de sa forêt.
# FS-266
fs-refusal-266 = Choisissez l’élément que donne votre certificat à la place.
# FS-267
fs-refusal-267 = Choisissez l’élément que votre certificat ajoute.
# FS-268
fs-refusal-268 = Nommez un élément du coût, sauf l’air, que vous économisez.
# FS-269
fs-refusal-269 = Choisissez l’élément de plus que donne votre air.
# FS-270
fs-refusal-270 = Au décompte ne restent que les conversions et l’échange en points d’un certificat, pour qui en a un.

## Options qui ne vont pas ensemble

fs-clash-express = Le départ express demande des starters prédéfinis ; il ne va pas avec le départ expert (FS-024).
fs-clash-starters = Au départ expert, les cartes S sont draftées : on ne choisit pas de starters (FS-019).
fs-clash-long = La variante longue ne se joue pas en solo (FS-220).
fs-clash-solo = En solo, les projets se choisissent toujours : le départ est « initiation », ou « expert » pour placer des cartes S (FS-220).
fs-clash-fast = En solo, les projets se choisissent avec Clochette ; il n’y a pas de départ rapide (FS-225).
fs-clash-spread = Les cartes décalées demandent au moins quatre joueuses (FS-215).
fs-clash-first = La place { $who } ne peut pas être première : la dernière place de cette table est { $last } (FS-168).

## Problèmes d’un fichier de cartes

fs-edition-many = { $file }, ligne { $line }, { $key } : { $found } entrées, { $most } au plus.
fs-edition-value = { $file }, ligne { $line } : « { $value } » n’est pas une valeur de { $key }.
fs-edition-range = { $file }, ligne { $line } : { $key } est un nombre entier de { $least } à { $most }, pas « { $value } ».
fs-edition-endless = { $file }, ligne { $line }, { $key } : à ces prix, avec les certificats, on pourrait échanger sans fin.
fs-edition-notation = { $file }, ligne { $line }, { $key } : « { $text } » est illisible à « { $part } ».
fs-edition-creature = { $file }, ligne { $line }, { $key } : « { $creature } » n’est pas une créature du jeu, ou figure deux fois.
fs-edition-pairs = { $file }, ligne { $line }, { $key } : il y a douze créatures, deux de chaque : earth, vegetal, middle, fire, water et air.
fs-edition-twice = { $file }, ligne { $line }, { $key } : « { $id } » est pris, ou n’est pas un nom.
fs-edition-cost = { $file }, ligne { $line } : les projets ont un { $key }, les cartes de départ et S n’en ont pas.
fs-edition-place = { $file }, ligne { $line } : les cartes S, et elles seules, ont un { $key } : une colonne ou « under ».
fs-edition-count = { $file }, ligne { $line }, { $key } : { $found } cartes dans le paquet { $deck }, il en faut { $wanted }.
fs-edition-count-long = { $file }, ligne { $line }, { $key } : { $found } cartes de la variante longue dans le paquet { $deck }, il en faut { $wanted }.
fs-edition-mermaids = { $file }, ligne { $line }, { $key } : { $found } sirènes de départ, il en faut deux.
fs-edition-starter = { $file }, ligne { $line }, { $key } : le starter { $letter } demande deux cartes S pour deux colonnes, deux pour la pioche et trois projets du trimestre I.
fs-edition-steps = { $file }, ligne { $line } : « { $id } », { $key } : il faut d’un à huit coûts avec leurs étoiles.
fs-edition-finals = { $file }, ligne { $line }, { $key } : { $found } projets finaux courts, il en faut { $wanted }.
fs-edition-finals-long = { $file }, ligne { $line }, { $key } : { $found } projets finaux longs, il en faut { $wanted }.
fs-edition-tiles = { $file }, ligne { $line }, { $key } : { $found } certificats de { $subject }, il en faut { $wanted }.
fs-edition-spaces = { $file }, ligne { $line }, { $key } : { $found } cases ; chacune a son nom, et il y en a { $most } au plus.
fs-edition-edge = { $file }, ligne { $line }, { $key } : aucun chemin ne va de « { $begin } » à « { $end } ».
fs-edition-start = { $file }, ligne { $line }, { $key } : la piste n’a pas cette case.
fs-edition-fork = { $file }, ligne { $line }, { $key } : de « { $space } » part un chemin, ou un court et un long.
fs-edition-ends = { $file }, ligne { $line }, { $key } : la piste a { $found } fins, il en faut une.
fs-edition-circle = { $file }, ligne { $line }, { $key } : la piste revient sur elle-même.
fs-edition-unreached = { $file }, ligne { $line }, { $key } : aucun chemin du départ ne mène à « { $space } ».
fs-edition-stars = { $file }, ligne { $line }, { $key } : sur chaque chemin, les étoiles doivent croître.
fs-edition-sides = { $file }, ligne { $line }, { $key } : { $found } faces de la piste bonus, il en faut deux.

## Problèmes d’une position

fs-position-trimester = « { $value } » n’est pas un trimestre : I, II, III ou f.
fs-position-phase = « { $value } » n’est pas une phase où une position peut se trouver.
fs-position-word = { $key } : « { $value } » n’est pas parmi { $known }.
fs-position-room = { $key } : { $found } entrées, il y a place pour { $most }.
fs-position-kind = { $key } : { $card } n’a pas sa place ici.
fs-position-store = { $who } : « { $value } » n’est pas une réserve ; elle s’écrit « 1E 2W ».
fs-position-forest = { $who } : une forêt, c’est cinq emplacements, une barre, cinq emplacements ; un tiret est un emplacement vide.
fs-position-key = La clé d’une position compte 64 chiffres hexadécimaux.
fs-position-cubes = { $who } : « { $value } » ne désigne pas de cubes qui pourraient être là.
fs-position-known = known, { $key } : un nombre de 0 à 255 pour chaque carte de la zone.

## Phases et événements

fs-phase = { $phase ->
    [starters] choix des starters
    [placement] placement des cartes S
    [pick] draft : chacune garde une carte
    [aside] mise de côté pour Clochette
    [keep] choix des trois projets
    [finals] choix des projets finaux
    [start] moment ouvert
    [planning] phase 1, planification
    [columns] phase 2, colonnes
    [activation] phase 3, activation
    [kindness] phase 4, gentillesse
    [study] phase 5, étude
    [leader] les meneuses gagnent un élément
    [end] phase 7, moment ouvert
   *[scoring] derniers échanges avant le décompte
}
fs-event-act = { $who } : { $move }.
fs-event-finished = { $who } a terminé cette phase.
fs-event-kindness = { $who } atteint la case { $space } de la piste de gentillesse, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
fs-trimester-name = { $trimester ->
    [S] Mise en place
    [f] Trimestre final
   *[other] Trimestre { $trimester }
}
fs-event-phase = { fs-trimester-name }{ $turn ->
    [0] {""}
   *[other] , tour { $turn }
} : { fs-phase }.
fs-event-over = L’année est finie ; on compte les points.

## Options

fs-option-start = Comment on débute
fs-option-start-about = Projets et cartes de départ : donnés, ou draftés.
fs-option-start-initiation = initiation : les projets sont donnés
fs-option-start-advanced = avancé : les projets sont draftés
fs-option-start-expert = expert : les cartes de départ le sont aussi
fs-option-starters = Qui reçoit quel starter
fs-option-starters-about = Les starters sont tirés au sort, ou choisis l’un après l’autre.
fs-option-starters-random = au sort
fs-option-starters-chosen = choisis
fs-option-express = Départ express
fs-option-express-about = La première planification est faite pour tout le monde : on joue tout de suite.
fs-option-fast = Trimestres rapides
fs-option-fast-about = Les trimestres débutent sans draft : chacune reçoit cinq cartes et en garde trois.
fs-option-long = Partie longue
fs-option-long-about = Plus de tours, avec les créatures de l’air et une course à la fin.
fs-option-spread = Moins dépendre des voisines
fs-option-spread-about = Au lieu des cartes partagées des deux voisines, on active celles des deux joueuses suivantes d’un même côté : à gauche, puis à droite, tour à tour. Dès quatre joueuses.
fs-option-study_points = Points par étude
fs-option-study_points-about = Combien d’étoiles vaut chaque créature étudiée. Valeur maison : la règle n’est pas claire.
fs-option-marker_limit = Les marqueurs de créature sont limités
fs-option-marker_limit-about = Chacune a sept marqueurs pour les créatures étudiées (douze en partie longue). Sans cela : autant qu’il en faut.
fs-option-certificate_cube_limit = Les cubes de certificat sont limités
fs-option-certificate_cube_limit-about = Chacune a trois cubes pour les certificats. Sans cela : autant qu’il en faut.
fs-option-reactivate_again_card = « Encore » sur une carte « encore »
fs-option-reactivate_again_card-about = Si une carte à ligne « encore » peut elle-même être activée une fois de plus.
fs-option-reactivate_again_card-other_line = par son autre ligne
fs-option-reactivate_again_card-never = jamais
fs-option-again_gain_first = « Encore » paie d’abord
fs-option-again_gain_first-about = Le gain d’une ligne « encore » vient avant la nouvelle activation, et peut donc la payer.
fs-option-empty_activation = Un cube sans effet
fs-option-empty_activation-about = Un cube peut être posé sur une carte sans en utiliser l’effet.
fs-option-solo_final_turns = Dernier trimestre en solo
fs-option-solo_final_turns-about = Combien de tours compte le dernier trimestre d’une partie en solo.
fs-option-short_deck = Quand un paquet ne suffit pas
fs-option-short_deck-about = Si un paquet trop petit pour un draft est complété par les cartes restées du trimestre d’avant, ou si chacune reçoit moins de cartes.
fs-option-short_deck-top_up = complété
fs-option-short_deck-fewer = moins de cartes
fs-option-leader_ties = Meneuses à égalité
fs-option-leader_ties-about = Si les meneuses de la course à égalité gagnent toutes ce que donne la tête, ou aucune.
fs-option-leader_ties-all = toutes gagnent
fs-option-leader_ties-none = aucune ne gagne
fs-option-leader_needs_step = Il faut une étape pour mener
fs-option-leader_needs_step-about = Seule une joueuse qui a fait une étape de la course peut la mener.
fs-option-trimmed_projects_score = Les projets retirés comptent
fs-option-trimmed_projects_score-about = Les projets réalisés puis retirés du jeu comptent encore à la fin.
fs-option-long_turn_cap = La course finit après
fs-option-long_turn_cap-about = Combien de tours compte au plus la course finale.
fs-option-first_seat = Qui passe en premier
fs-option-first_seat-about = Qui choisit d’abord un starter, et un projet final quand gentillesse et bonus sont égaux : selon la règle (la place A, puis le sort), ou dans le sens horaire à partir de cette place.
fs-option-first_seat-random = selon la règle
fs-option-first_seat-A = place 1 (A)
fs-option-first_seat-B = place 2 (B)
fs-option-first_seat-C = place 3 (C)
fs-option-first_seat-D = place 4 (D)
fs-option-first_seat-E = place 5 (E)
fs-option-first_seat-F = place 6 (F)

## Mots

fs-creature = { $creature ->
    [unicorn] licorne
    [dwarf] nain
    [ent] Ent
    [elf] elfe
    [sphinx] sphinx
    [salamander] salamandre
    [dragon] dragon
    [phoenix] phénix
    [mermaid] sirène
    [serpent] serpent de mer
    [griffin] griffon
   *[cockatrice] cocatrix
}
fs-the-creature = { $creature ->
    [unicorn] la licorne
    [dwarf] le nain
    [ent] l’Ent
    [elf] l’elfe
    [sphinx] le sphinx
    [salamander] la salamandre
    [dragon] le dragon
    [phoenix] le phénix
    [mermaid] la sirène
    [serpent] le serpent de mer
    [griffin] le griffon
   *[cockatrice] la cocatrix
}
fs-of-the-creature = { $creature ->
    [unicorn] de la licorne
    [dwarf] du nain
    [ent] de l’Ent
    [elf] de l’elfe
    [sphinx] du sphinx
    [salamander] de la salamandre
    [dragon] du dragon
    [phoenix] du phénix
    [mermaid] de la sirène
    [serpent] du serpent de mer
    [griffin] du griffon
   *[cockatrice] de la cocatrix
}
fs-space = { $step ->
    [0] { $n }
   *[other] { $n } (chemin long, pas { $step })
}
fs-subject = { $subject ->
    [earth] terre
    [vegetal] végétal
    [middle] milieu
    [fire] feu
    [water] eau
   *[air] air
}
fs-element = { $element ->
    [E] terre
    [V] végétal
    [A] air
    [F] feu
   *[W] eau
}
fs-half = { $half ->
    [left] moitié gauche, avantage durable
   *[right] moitié droite, points à la fin
}
fs-event-realised = { $who } réalise { $card }.
fs-event-studied = { $who } étudie { fs-the-creature }.
fs-event-certified = { $who } prend un certificat ({ fs-subject }), { fs-half }.
fs-event-final = { $who } choisit le projet final { $card }.
fs-event-step = { $who } fait l’étape { $n } de son projet final.
fs-event-bonus = { $who } fait le pas { $n } de la piste bonus.
fs-event-finished-you = Vous avez terminé cette phase.
fs-event-act-you = Vous : { $move }.
fs-event-realised-you = Vous réalisez { $card }.
fs-event-studied-you = Vous étudiez { fs-the-creature }.
fs-event-certified-you = Vous prenez un certificat ({ fs-subject }), { fs-half }.
fs-event-final-you = Vous choisissez le projet final { $card }.
fs-event-step-you = Vous faites l’étape { $n } de votre projet final.
fs-event-bonus-you = Vous faites le pas { $n } de la piste bonus.
fs-event-kindness-you = Vous atteignez la case { $space } de la piste de gentillesse, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.

## Où l’on en est, et ce qui est demandé

fs-when = { fs-trimester-name }{ $turn ->
    [0] {""}
   *[other] , tour { $turn }
} : { fs-phase }.
fs-before = Mise en place : { fs-phase }.
fs-ask = { $ask ->
    [starter] Choisissez un starter.
    [pick] Gardez une carte de cette main.
    [place_card] Quelle carte S va en forêt ?
    [place_slot] Où va { fs-the-creature }, dans la rangée du haut ?
    [bottom] Quelle carte va tout au fond de votre pioche ?
    [keep] Gardez trois projets.
    [aside] Mettez encore { $left ->
        [one] une carte
       *[other] { $left } cartes
    } de côté pour Clochette : leurs étoiles compteront pour elle.
    [final] Choisissez votre projet final.
    [open] Moment ouvert : conversions et projets, puis terminé.
    [plan] Où va { fs-the-creature } ?
    [column] Choisissez une première colonne.
    [second] Choisissez une seconde colonne.
    [free] Quelle colonne est gratuite ?
    [pay] Payez un élément (encore { $left }).
    [share] Votre certificat offre un échange.
    [activate] Activez une carte, ou finissez.
    [line] Quelle ligne { fs-of-the-creature } ?
    [repeat] Utiliser { fs-the-creature } ?
    [again] Quelle carte est réactivée ?
    [take] Quelle carte de votre défausse revient ?
    [play] Quelle carte piochée est jouée ?
    [trim] Quelle carte quitte la partie ?
    [learn] Quelle créature est étudiée ?
    [certificate] Quelle moitié du certificat ?
    [offer] Votre certificat offre un échange : payez, ou refusez.
    [fork] Quel chemin sur la piste de gentillesse (encore { $left } pas) ?
    [gain] Quel élément prenez-vous ?
    [study] Étudier une créature ?
    [toss] Défausser une carte de votre forêt ?
    [discount] Quel élément est remisé ?
   *[scoring] Derniers échanges avant le décompte.
}

## Ce que dit le conseil

fs-coach-realised = { $n ->
    [one] un projet réalisé
   *[other] { $n } projets réalisés
}
fs-coach-studied = { $n ->
    [one] une créature étudiée
   *[other] { $n } créatures étudiées
}
fs-coach-certified = { $n ->
    [one] un certificat
   *[other] { $n } certificats
}
fs-coach-step = { $whose ->
    [other] une étape de son projet final
   *[own] une étape de votre projet final
}
fs-coach-bonus = une étape de la piste bonus
fs-coach-kindness = une case de la piste de bienveillance
