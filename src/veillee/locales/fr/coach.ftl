### Le conseil : indices, pourquoi, analyse, français

## Conseils

coach-hint = Conseil
coach-hint-title = Ce que valent vos coups
coach-hint-wait = On réfléchit…
coach-hint-noted = Demander se note dans le journal.
coach-hint-note = Chances si notre meilleur joueur continue, d’après { $worlds } essais ; les traits disent à quel point c’est sûr.
coach-hint-rest = { $n ->
    [one] Un autre coup : { $share } % au plus.
   *[other] { $n } autres coups : { $share } % au plus.
}
coach-hint-again = Votre tour a changé : demandez encore.
coach-not-to-act = Cette place n’a rien à décider maintenant.
coach-read = { $move } : { $share } %, entre { $low } et { $high }.
coach-off = Il n’y a pas de conseils à cette table.
coach-best = le meilleur
coach-share = { $share } %
coach-margin = ± { $margin }
coach-between = entre { $low } et { $high } %
coach-moves = { $first } ou { $next }
coach-moves-more = { $first } et { $n } semblables
coach-wins = { $move } : { $gains }.
coach-promises = { $move } promet le plus.
coach-only = { $move } est le seul coup.
coach-risks = Le risque : { $risks }.
coach-instead = { $other } à la place : { $facts }.
coach-level = { $other } vaut à peu près autant.
coach-often = { $what } ({ $share } %)
coach-form = Conseils
coach-form-off = personne
coach-form-on = tout le monde
coach-form-note = Entre joueurs il n’y a pas de conseils sans l’accord de tous ; demander se note dans le journal.
coach-agreed = Les conseils sont permis à cette table ; demander se note dans le journal.

## Pourquoi ce coup ?

coach-why = Pourquoi ?
coach-why-title = Pourquoi ? { $what }
coach-why-wait = On y réfléchit encore une fois…
coach-why-played = joué
coach-why-hidden = ce que permettent ses cartes cachées
coach-why-ahead = Ce qu’il attend ensuite : { $moves }.
coach-why-move = { $who } : { $move }
coach-why-seat = C’est ainsi vu de votre place. Ce que vous ne voyez pas reste caché jusqu’à la fin de la partie.
coach-why-knew = D’après ce qu’il savait alors, et rien d’autre.
coach-why-own = Les chances sont les siennes, d’après { $worlds ->
    [one] un essai
   *[other] { $worlds } essais
}.
coach-why-rule = Ici il suit une règle simple et ne pèse pas de chances : celles-ci viennent de notre meilleur joueur, d’après { $worlds ->
    [one] un essai
   *[other] { $worlds } essais
}.
coach-why-sealed = Ce qui se joue en secret s’explique après la partie.
coach-why-unknown = De votre place on ne peut rien dire de ce coup. Demandez après la partie.
coach-why-nothing = Aucun robot n’a joué de coup à expliquer.
coach-why-act = Il n’y a pas de coup { $number } : la partie en a { $most }.
coach-why-person = Le coup { $number } n’est pas d’un robot, d’après le fichier.
coach-why-number = Un numéro compte à rebours depuis le dernier coup d’un robot, de 1 à { $most }.
coach-played = { $move } : c’était son choix.
coach-better = { $other } promet davantage.

## Analyse

coach-analysis = Analyse
coach-analysis-title = Chance de gagner, coup par coup
coach-analysis-margin = À { $margin } points près autour de la moitié, 19 fois sur 20 ; les mains sont connues, ce que personne n’a vu ne l’est pas.
coach-analysis-wait = On regarde toute la partie encore une fois. Cela peut prendre une demi-minute.
coach-not-over = Seule une partie jouée jusqu’au bout s’analyse.
coach-chart = Les chances de tous après chaque coup ; le tableau dessous dit la même chose.
coach-table = Les chances en tableau
coach-after-act = Après le coup { $n } : { $chances }.
coach-of = { $who } { $share } %
coach-column-start = début
coach-column-before = avant { $n }
coach-column-after = après { $n }
coach-column-end = fin
coach-turning = Les tournants
coach-turning-none = Aucun coup n’a décidé la partie à lui seul.
coach-turn = Coup { $n }
coach-turn-told = Coup { $n } : { $events } { $kind }, { $change }.
coach-turn-look = Regarder le coup { $n }
coach-luck = hasard
coach-choice = choix
coach-change = { $who } { $before } % → { $after } %
coach-balance = Hasard et choix
coach-balance-note = départ + hasard + choix = fin
coach-balance-key = Hasard : ce qu’apportent les cartes que personne ne connaissait. Choix : ce que changent les coups de tous. Trait fin : départ ; trait épais : fin.
coach-balance-line = { $who } : départ { $start } %, hasard { $luck }, choix { $choice }, fin { $end } %
coach-mistakes = Apprendre de ses coups
coach-mistakes-none = Rien de ce qui a été joué n’a coûté beaucoup.
coach-mistakes-found = { $n } sur { $of }
coach-mistake = Coup { $n } : { $move }
coach-mistake-who = Coup { $n }, { $who } : { $move }
coach-mistake-kept = Il gardait { $share } % ; { $best } % était possible.
coach-mistake-told = Coup { $n }, { $who } : { $move } gardait { $share } % ; { $better } aurait gardé { $best } %.
coach-given = { $n } points cédés
coach-try = Essayer
coach-try-again = Encore
coach-try-title = Trouvez mieux
coach-try-note = { $move } gardait { $share } %. Jouez ce que vous croyez meilleur.
coach-try-right = Trouvé : { $move } garde { $share } %.
coach-try-wrong = { $move } garde { $share } %. Il y a mieux : essayez encore.
coach-try-show = Montrer
coach-try-shown = Ce qu’il y avait de mieux : { $moves }, { $share } %.
coach-try-back = Retour à l’analyse
