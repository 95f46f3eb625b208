### Le terminal, français

## Mots de liaison

terminal-comma = { $first }, { $next }
terminal-semicolon = { $first } ; { $next }
terminal-both = { $first } et { $next }

## Qui est qui

terminal-you = Vous
terminal-seat = Place { $letter }
terminal-bot = { $bot ->
    [rabbit] Lapin { $letter }
    [hedgehog] Hérisson { $letter }
    [fox] Renard { $letter }
    [owl] Hibou { $letter }
    [greedy] Avide { $letter }
    [strong] Forte { $letter }
   *[random] Hasard { $letter }
}
terminal-no-words = { $game } ne se raconte pas dans un terminal : le jeu n’a pas de mots pour cela.
terminal-seat-unknown = « { $seat } » ne peut pas prendre place ; il y a : moi, { $known }.
terminal-seat-name = « { $seat } » : un nom est un texte court, { $most } caractères au plus.
terminal-name-twice = Deux places s’appellent « { $name } » ; donnez à chacune son propre nom.

## Ce qui peut être tapé : les mots de chaque langue valent dans toutes

terminal-typed-me = moi
terminal-typed-rabbit = lapin
terminal-typed-hedgehog = hérisson
terminal-typed-fox = renard
terminal-typed-owl = hibou
terminal-typed-help = aide
terminal-typed-odds = chances
terminal-typed-why = pourquoi
terminal-typed-undo = annuler reprendre
terminal-typed-redo = refaire rejouer
terminal-typed-hint = conseil
terminal-typed-explain = expliquer
terminal-typed-log = j journal
terminal-typed-quit = quitter

## À table

terminal-welcome = { $title }, édition { $id } : { $edition }.
terminal-seated = À table, dans l’ordre des tours : { $names }.
terminal-head-starts = Avances : { $given }.
terminal-head-starts-counted = Avances, comptées dans les points : { $given }.
terminal-head-start = { $who } +{ $points }
terminal-head-starts-wrong = « { $text } » n’est pas un nombre de points pour chacune des { $seats } places, comme 6,0.
terminal-hint = Tapez un numéro ou un coup ; « ? » pour l’aide, q pour quitter.
terminal-begins = Le hasard désigne qui commence : { $who }.
terminal-turn = À { $who } de jouer.
terminal-turn-you = À vous de jouer.
terminal-act = { $who } : { $move }.
terminal-move = { $number }. { $move }
terminal-prompt = Votre coup :
terminal-wait = Entrée laisse jouer les autres, u reprend votre coup :
terminal-wait-first = Les autres jouent d’abord : tapez Entrée.
terminal-input-ended = Il n’y a plus rien à lire : la partie s’arrête ici.
terminal-not-understood = « { $typed } » n’est ni un coup ni une commande ; « ? » dit ce qu’il y a.
terminal-no-number = Il n’y a pas de coup { $number } ; ils vont de 1 à { $most }.
terminal-refused = Impossible, règle { $clause } : { $reason }
terminal-why-what = Pourquoi pas quoi ? Dites un coup, par exemple « pourquoi { $move } ».
terminal-why-allowed = Rien ne s’y oppose : ce coup est permis.
terminal-undone = { $who } : coup repris : { $move }.
terminal-not-undone = Rien n’est repris : { $reason }
terminal-nothing-again = Il n’y a rien à rejouer : aucun coup ne vient d’être repris.
terminal-after = La partie est finie. Tapez u pour reprendre le dernier coup, ou Entrée pour terminer :
terminal-log-empty = Il ne s’est encore rien passé.
terminal-kept = Rien n’est perdu : la partie est gardée dans { $file }, et « veillee replay { $file } » la raconte.
terminal-not-kept = La partie n’est pas gardée ; « --save FICHIER » la garde.
terminal-keep-where = Pour garder la partie, tapez le nom d’un nouveau fichier ; Entrée la laisse partir :
terminal-let-go = La partie n’est pas gardée.
terminal-compiling = Les règles se compilent, la première fois seulement : cela prend quelques secondes.

## Aide

terminal-help-enter = Une ligne vide redit toute la table.
terminal-help-number = Un numéro joue ce coup de la liste.
terminal-help-why = pourquoi et un coup : quelle règle l’interdit en ce moment, par exemple « pourquoi { $move } ».
terminal-help-hint = c : la chance de gagner après chaque coup, trouvée en continuant de nombreuses fois avec les cartes inconnues dans d’autres ordres.
terminal-help-explain = e : pourquoi un robot a joué son dernier coup ; e 2 : pourquoi celui d’avant.
terminal-help-undo = u : reprendre le dernier coup, sauf si une carte a été révélée ou si quelqu’un d’autre a joué depuis.
terminal-help-undo-all = u : reprendre le dernier coup, autant de fois que vous voulez, même après la fin. r : le rejouer.
terminal-help-log = j : les dernières lignes du journal.
terminal-help-quit = q : quitter. « veillee rules { $game } --lang fr » donne toutes les règles.
terminal-hint-about = La chance de gagner après chaque coup, avec sa marge, si la joueuse forte continue ; jusqu’à { $worlds } essais pour les coups qui le méritent :
terminal-hint-move = { $move } : { $share } % ({ $low } à { $high })
terminal-hint-over = La partie est finie : il n’y a plus rien à choisir.

## Parties enregistrées

terminal-replay-unfinished = { $moves ->
    [0] La partie enregistrée n’a encore aucun coup.
    [one] La partie enregistrée s’arrête après 1 coup, avant la fin.
   *[other] La partie enregistrée s’arrête après { $moves } coups, avant la fin.
}

## Fairy Lights : ce qui peut être tapé

terminal-fl-typed-reveal = révéler révèle
terminal-fl-typed-take = p prendre prends
terminal-fl-typed-pass = passer passe
terminal-fl-typed-and = et
terminal-fl-example = prendre or
terminal-fl-colour-unclear = « { $word } » peut vouloir dire : { $colours }. Tapez-en un peu plus, s’il vous plaît.
terminal-fl-help-aim = Le but : une série d’une couleur à 3, 6, 9 ou 12 ampoules rejoint votre guirlande ; à 4, 5, 7, 8, 10 ou 11 ampoules, elle est perdue.
terminal-fl-help-reveal = r : révéler la carte suivante. Si elle a la couleur de la dernière carte de l’étal, c’est le court-circuit et votre tour s’arrête.
terminal-fl-help-take = t (ou p) et une couleur : prendre toutes ses cartes à l’étal, par exemple « t rose » ; avec cinq cartes, deux couleurs, par exemple « t rose argent ». Le début d’une couleur suffit. La liste dit entre parenthèses ce que deviendrait chaque série.
terminal-fl-help-odds = o : les chances exactes de la prochaine carte.

## Fairy Lights : la table

terminal-fl-deck = { $deck ->
    [0] La pioche est vide.
    [one] Pioche : 1 carte.
   *[other] Pioche : { $deck } cartes.
}
terminal-fl-shop = Étal, en s’éloignant de la pioche : { $cards }. { terminal-fl-deck }
terminal-fl-shop-empty = L’étal est vide. { terminal-fl-deck }
terminal-fl-discard = { $discard ->
    [0] La défausse est vide.
    [one] Défausse : 1 carte.
   *[other] Défausse : { $discard } cartes.
}
terminal-fl-garland = { $cards ->
    [0] guirlande vide
    [one] guirlande de 1 carte
   *[other] guirlande de { $cards } cartes
}
terminal-fl-seat = { $who } : { terminal-fl-garland } ; séries ouvertes : { $sets }.
terminal-fl-seat-no-sets = { $who } : { terminal-fl-garland } ; aucune série ouverte.

## Fairy Lights : les coups

terminal-fl-say-reveal = révéler
terminal-fl-say-take = prendre { $colours }
terminal-fl-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
terminal-fl-reveal = révéler (court-circuit si { fl-colour } sort : { $n } sur { $of }, { terminal-fl-percent })
terminal-fl-reveal-safe = révéler (sans risque : l’étal est vide)
terminal-fl-take = prendre { $parts }
terminal-fl-stars = { $stars ->
    [0] aucune étoile
    [one] 1 étoile
   *[other] { $stars } étoiles
}
terminal-fl-part = { fl-colour } (série à { fl-bulbs }, { terminal-fl-stars }, { $fate ->
    [kept] reste ouverte
    [stored] sur la guirlande
   *[lost] perdue
})

## Fairy Lights : les chances

terminal-fl-bust = Court-circuit, si { fl-colour } sort : { $n } sur { $of }, { terminal-fl-percent }.
terminal-fl-bust-safe = Court-circuit : impossible, l’étal est vide.
terminal-fl-bust-full = Rien ne peut être révélé maintenant : l’étal est plein. Voici les chances de la carte du dessus de la pioche.
terminal-fl-odds-colour = Une carte { fl-colour } : { $n } sur { $of }, { terminal-fl-percent }.
terminal-fl-odds-bulbs = Une carte à { fl-bulbs } : { $n } sur { $of }, { terminal-fl-percent }.
terminal-fl-odds-none = La pioche est vide : plus rien ne sera révélé.

## Fairy Lights : le décompte

terminal-fl-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
terminal-fl-count = { $who } : { terminal-fl-points }, { $plus ->
    [one] { $plus } étoile
   *[other] { $plus } étoiles
} sur la guirlande moins { $minus } sur les séries ouvertes ; { terminal-fl-garland }.
terminal-fl-tied = Totaux égaux, { terminal-fl-points } : { $who }.
terminal-fl-41 = La victoire va à : { $who }, meilleur total, { terminal-fl-points } (FL-41).
terminal-fl-42 = La victoire va à : { $who }, avec le plus de cartes de guirlande parmi les totaux égaux, { $cards } (FL-42).
terminal-fl-43 = La victoire va à : { $who }. Les cartes de guirlande sont égales aussi ; le plus grand nombre de points négatifs décide, { $minus } (FL-43).
terminal-fl-44 = Victoire partagée : { $who }. Totaux, cartes de guirlande et points négatifs sont tous égaux (FL-44).

## Fairy Lights : les éditions

terminal-fl-edition-kind = { fl-colour }, { fl-bulbs } : { $cards }.
terminal-fl-edition-stars = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} { $stars ->
    [0] sans étoile
    [one] à 1 étoile
   *[other] à { $stars } étoiles
}
terminal-fl-edition-total = En tout : { $cards } cartes, { $stars } étoiles.

## Réussite de Noël : ce qui peut être tapé

terminal-rn-typed-santa = père noël
terminal-rn-typed-on = le la un une lutin carte poser pose sur dans colonne
terminal-rn-typed-pass = passer passe défausser défausse
terminal-rn-typed-draw = piocher pioche
terminal-rn-example = R5 1
terminal-rn-help-aim = Le but : poser toutes les cartes en colonnes, jusqu’à ce que chaque colonne soit pleine. À chaque tour, vous posez une carte de votre main, et une autre est piochée.
terminal-rn-help-column = Une colonne monte du bas vers le haut, selon une règle : des valeurs toujours plus hautes, ou une seule couleur. Tant que ses cartes conviennent aux deux, les deux restent ouvertes.
terminal-rn-help-santa = Un Père Noël va sur toute colonne ni pleine ni coiffée d’un Père Noël, et elle repart à neuf ; la carte juste au-dessus de lui doit avoir sa couleur.
terminal-rn-help-lay = Une carte et une colonne : l’y poser, par exemple « R5 1 » ou « rouge 5 sur 1 » ; « R0 2 » ou « Père Noël rouge sur 2 » pour un Père Noël. Couleurs : R rouge, V ou G vert, B bleu, J ou Y jaune. La liste dit entre parenthèses ce que la colonne accepterait ensuite.
terminal-rn-help-odds = o : les cartes encore jamais vues, combien vont sur chaque colonne en ce moment, et combien iraient après chaque coup.

## Réussite de Noël : la table

terminal-rn-card = { $value ->
    [0] Père Noël { rn-colour }
   *[other] { $value } { rn-colour }
}
terminal-rn-value = { $value ->
    [0] Père Noël
   *[other] { $value }
}
terminal-rn-pile = { $pile ->
    [0] La pioche est vide.
    [one] Pioche : 1 carte.
   *[other] Pioche : { $pile } cartes.
}
terminal-rn-hand = Main : { $cards }. { terminal-rn-pile }
terminal-rn-column = Colonne { $column }, { $n } sur { $height }, de bas en haut : { $cards }. Ensuite : { $accepts }.
terminal-rn-column-empty = Colonne { $column } : vide. Ensuite : n’importe quelle carte.
terminal-rn-column-full = Colonne { $column }, complète, de bas en haut : { $cards }.
terminal-rn-accepts-both = du { rn-colour }, ou plus haut que { $value }
terminal-rn-accepts-ascending = plus haut que { $value }
terminal-rn-accepts-santa = seulement un Père Noël
terminal-rn-accepts-colour = seulement du { rn-colour }
terminal-rn-accepts-needs = un lutin { rn-colour }
terminal-rn-accepts-needs-santa = un lutin { rn-colour } ou un Père Noël
terminal-rn-accepts-full = complète

## Réussite de Noël : les coups

terminal-rn-move = { terminal-rn-card } sur la colonne { $column }
terminal-rn-offer = { $move } (ensuite : { $accepts })

## Réussite de Noël : ce qui n’a pas été vu

terminal-rn-unseen = { $n ->
    [one] Il reste 1 carte jamais vue.
   *[other] Il reste { $n } cartes jamais vues.
}
terminal-rn-unseen-colour = À voir en { rn-colour } : { $values }.
terminal-rn-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
terminal-rn-odds-column = La colonne { $column }, telle qu’elle est, en accepte { $n } sur { $of }, { terminal-rn-percent }.
terminal-rn-odds-move = Après { $move } : { $n } sur { $of } trouvent une place, { terminal-rn-percent } ; { $there } sur cette colonne.
terminal-rn-odds-none = Tout a été vu : la pioche est vide.

## Réussite de Noël : la fin

terminal-rn-won = Gagné : les { $laid } cartes sont toutes dans le mur (RN-25).
terminal-rn-lost = Perdu : il reste { $left ->
    [one] 1 carte
   *[other] { $left } cartes
}, { $hand } en main et { $pile } dans la pioche ; le mur en compte { $laid } (RN-24).

## Réussite de Noël : les éditions

terminal-rn-edition = { $cards } cartes : dans chacune des { $colours } couleurs, les lutins de 1 à { $values } et un Père Noël. Un mur de { $columns } colonnes de { $height } cartes, une main de { $hand }.

## Les règles, lues à voix haute

terminal-cell = { $head } : { $cell }
