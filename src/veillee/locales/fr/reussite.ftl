### Réussite de Noël : textes du jeu, français

title-reussite = Réussite de Noël

## Pourquoi un acte n’est pas possible (le numéro est celui de la règle)

# RN-05: the card is not in the hand or does not exist, or drawing as an act of its own
rn-refusal-05 = À chaque tour, vous posez une carte de votre main ; la suivante est ensuite piochée d’elle-même.
# RN-06: passing, discarding, moving a laid card
rn-refusal-06 = Tant qu’une carte de votre main trouve sa place, il faut en poser une : on ne passe pas, et une carte posée ne bouge plus.
# RN-09: a column that does not exist
rn-refusal-09 = Le mur n’a pas cette colonne.
# RN-10: a full column
rn-refusal-10 = Cette colonne est complète : plus rien ne se pose dessus.
# RN-11: too low for an ascending column, and not of its colour either
rn-refusal-11 = Pour continuer ici, la carte doit dépasser celle du sommet de la colonne ou, tant que la colonne n’a qu’une couleur, être de cette couleur.
# RN-12: not of the colour that the column collects
rn-refusal-12 = Cette colonne ne réunit qu’une couleur, et votre carte en a une autre.
# RN-13: the column follows the other rule
rn-refusal-13 = Cette colonne a déjà choisi sa règle, et votre carte suivrait l’autre : seul un Père Noël permet de repartir.
# RN-17: another colour on a Santa
rn-refusal-17 = La carte juste au-dessus d’un Père Noël doit avoir sa couleur.
# RN-20: santa on Santa
rn-refusal-20 = Un Père Noël ne se pose pas directement sur un autre.
# RN-24: the game was lost
rn-refusal-24 = La partie est finie : plus aucune carte de votre main ne trouve sa place.
# RN-25: the game was won
rn-refusal-25 = La partie est finie, et gagnée : le mur est complet.

## Couleurs et cartes

rn-colour-red = rouge
rn-colour-green = vert
rn-colour-blue = bleu
rn-colour-yellow = jaune
rn-colour = { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
# A card: used inside the messages below, with their arguments
rn-card = { $value ->
    [0] le Père Noël { rn-colour }
   *[other] le { $value } { rn-colour }
}

## Variantes de règle

rn-option-one_rule_per_stretch = Une colonne garde sa règle jusqu’au prochain Père Noël
rn-option-one_rule_per_stretch-about = Comme dans la règle : croissante ou d’une couleur, jamais l’une puis l’autre. Sans cela, chaque carte choisit à nouveau : c’est bien plus facile.
rn-option-santa_on_santa = Un Père Noël peut se poser sur un autre
rn-option-santa_on_santa-about = La règle ne le permet pas. Tant qu’une colonne garde sa règle, deux Pères Noël y coûtent la partie, qui dure seulement plus longtemps ; si les colonnes peuvent changer de règle, cela aide parfois.

## Fichiers de ce jeu

rn-edition-number = { $file }, ligne { $line } : { $key } vaut { $value } ; il faut un nombre entier de 1 à { $most }.
rn-edition-wall = { $file }, ligne { $line } : le paquet a { $cards } cartes, mais le mur en prend { $places }.
rn-position-hand = La main a { $found } cartes ; elle en tient { $most }, et moins seulement quand la pioche est vide (RN-05).
rn-position-columns = columns : une liste d’au plus { $most } colonnes, chacune de bas en haut (RN-09).
rn-position-fit = Colonne { $column } : { $card } ne va pas sur les cartes du dessous.

## Le journal

rn-event-laid = Colonne { $column } : { rn-card }.
rn-event-full = La colonne { $column } est complète.
rn-event-drew = Piochée : { rn-card } ; { $left ->
    [0] la pioche est vide
    [one] il reste 1 carte dans la pioche
   *[other] il reste { $left } cartes dans la pioche
}.
rn-event-won = Le mur est complet : c’est gagné !
rn-event-lost = Plus aucune carte ne trouve sa place : perdu, avec { $left ->
    [one] 1 carte
   *[other] { $left } cartes
} de reste.

## Ce que dit le conseil

rn-coach-full = { $n ->
    [one] une colonne est complète
   *[other] { $n } colonnes sont complètes
}
rn-coach-won = le mur est complet
rn-coach-lost = plus aucune carte ne va
