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
