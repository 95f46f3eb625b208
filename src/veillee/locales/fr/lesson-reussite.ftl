### Réussite de Noël : ce que dit la première partie guidée, français

rn-lesson-goal = Le but : un mur entier, sans une carte de reste. On commence par un petit, trois colonnes de cinq cartes ; le vrai en a quatre de huit.
rn-lesson-begin = Vos trois cartes sont en bas. N’importe quelle carte peut commencer une colonne. Choisissez le bleu 1, puis la première colonne.
rn-lesson-rise = Une carte est venue d’elle-même : après chaque carte posée, on en pioche une. Sur le bleu 1 va une carte plus haute, ou une autre bleue. Posez-y le rouge 3.
rn-lesson-second = Deux couleurs qui montent : cette colonne montera jusqu’au bout. Tant qu’il reste des places, on peut toujours commencer une colonne. Commencez la deuxième avec le vert 2.
rn-lesson-both = Le vert 4 est plus haut, et vert aussi. Posez-le sur le vert 2 : la colonne n’a pas encore dit par où elle va.
rn-lesson-colour = Le vert 1 est plus bas, il ne peut pas monter. Mais il est vert : posez-le dans la deuxième colonne, qui reste verte désormais.
rn-lesson-top = Posez le bleu 4 sur le rouge 3. Il est plus haut, et c’est tout ce qui compte dans une colonne qui monte.
rn-lesson-santa = Rien n’est plus haut qu’un 4 : la première colonne est bloquée. C’est à cela que servent les Pères Noël. Il va sur n’importe quelle colonne, et ce qui est dessous ne compte plus. Posez-y le Père Noël bleu.
rn-lesson-favour = Il ne demande qu’une chose : la carte juste au-dessus de lui a sa couleur. Sa valeur est libre. Posez le bleu 2.
rn-lesson-first = La première colonne est pleine. Le Père Noël rouge peut aussi commencer une colonne : posez-le dans la troisième.
rn-lesson-red = Lui aussi demande sa couleur. Posez le rouge 1.
rn-lesson-count = Ce qui viendra encore n’est pas un secret pour qui compte. Une pression sur la pioche montre toutes les cartes que vous n’avez pas vues.
rn-lesson-green = La deuxième colonne attend du vert. Posez le vert 3.
rn-lesson-open = Au-dessus d’un Père Noël, les deux voies sont de nouveau ouvertes. Posez le rouge 2 dans la troisième colonne : rouge, et plus haut.
rn-lesson-choice = Le bleu 3 est plus haut que le rouge 2. Posez-le : la troisième colonne monte désormais, une carte rouge plus basse viendrait trop tard.
rn-lesson-last = Le Père Noël vert peut très bien être la dernière carte d’une colonne : rien ne suit, il ne demande donc rien. Posez-le dans la deuxième.
rn-lesson-roof = Une carte, une place. Posez le rouge 4, et le toit est mis.
rn-lesson-end = Le mur tient, et il ne reste aucune carte. Dans la vraie partie il y a 32 cartes, et chaque colonne a besoin d’exactement un Père Noël : ne les dépensez pas trop tôt.
