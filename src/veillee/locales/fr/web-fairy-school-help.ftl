### L’aide à la table de L’École des Fées : paiements, prévisions, son propre plan ; français

## Paiements

fs-aim = { $aim ->
    [step] la prochaine étape du projet final
   *[bonus] un pas sur la piste bonus
}
fs-stand-now = Tout est là.
fs-stand-convert = Payable après conversion ; il manque tel quel : { $what }.
fs-stand-short = Il manque { $what }{ $lack ->
    [0] {"."}
    [one] {","} ou un élément de plus à échanger.
   *[other] {","} ou { $lack } éléments de plus à échanger.
}
fs-way-of = Paiement proposé : { $what }
fs-way-first = D’abord { $steps }.
fs-way-air = 1 air devient { $what }
fs-way-convert = { $what } deviennent 1 { fs-element }
fs-way-spend = { $n ->
    [0] Ne coûte rien.
   *[other] Paie { $what }.
}
fs-way-saves = Le certificat épargne { $what }.
fs-way-left = { $n ->
    [0] Ne laisse rien.
   *[other] Laisse { $what }.
}
fs-way-pay = Payer ainsi
fs-way-keep-air = Garder l’air
fs-way-cheapest = L’autre manière
fs-way-change = Changer des éléments
fs-way-swap = { $role ->
    [realise] Épargné
    [step] Épargné
    [air] Pris
   *[other] Payé
} : { fs-element }. Plutôt { $other }
fs-way-note = On propose ce qui coûte le moins d’éléments, puis le moins de conversions ; l’air est gardé d’abord, puis ce qu’il faut à vos autres projets, puis le plus rare.

## Ce que cartes et colonnes apporteraient

fs-brings = { $special ->
    [fetch] reprendre une carte de la défausse
    [draw] piocher des cartes, on ne sait lesquelles
    [again] activer une carte encore une fois
    [trim] retirer une carte de la forêt
   *[study] étudier une créature
}
fs-cast-once = Apporte { $gain } maintenant.
fs-cast-choice = Avec cela, un élément au choix : { $what }.
fs-cast-line = { $state ->
    [now] Maintenant
    [convert] Après conversion
   *[short] Pas encore payable
} : { $paid ->
    [0] { $gain }
   *[other] payer { $pay }, { $gain }
}.
fs-cast-reach = Met à portée : { $what }.
fs-cast-waives = En bas, elle rend la colonne { $n } gratuite.
fs-cast-new = Vous n’avez pas étudié cette créature.
fs-cast-kindness = Gentillesse : { $steps }
fs-cast-steps = { $sure ->
    [exactly] exactement
   *[least] au moins
} { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}{ $gains ->
    [0] {""}
   *[other] {", "}qui apportent { $gain }
}{ $fork ->
    [yes] {", "}puis une bifurcation
   *[no] {""}
}.
fs-cast-columns = Partagé : { $shared }. Personnel : { $personal }.
fs-cast-sure = Apporte sûrement { $gain } à l’activation ; le reste dépend des cartes de vos voisins.

## Son propre plan

fs-ask-planned = Est-ce votre plan ?
fs-ask-chosen = Jouer ces colonnes ?
fs-plan-pick = Reprendre { $card } : { $slot }
fs-plan-hand = Placer : { $card }
fs-plan-swap = Mettre { $card } ici : { $slot }
fs-plan-drop = La colonne { $n } est choisie : la laisser
fs-plan-instead = Plutôt la colonne { $n }
fs-plan-note = Choisissez une carte, puis son emplacement. Une carte de votre plan peut être reprise, et une autre mise à sa place ; rien n’est envoyé avant votre accord.
fs-plan-laid = Votre plan est posé ; les autres réfléchissent encore.
fs-plan-again = Le reprendre
fs-plan-back = Choisir à nouveau les colonnes
fs-plan-compare = Comparer { $n } choix
fs-plan-columns = { $n ->
    [1] Colonne { $first }
   *[other] Colonnes { $first } et { $second }
}
