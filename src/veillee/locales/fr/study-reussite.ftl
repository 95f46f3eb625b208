### La Réussite de Noël au laboratoire : mots de son étude, français

rn-study-title = Réussite de Noël : parts de parties gagnées, avec intervalles à 95 %
rn-study-rules-one-rule = Le jeu comme il est écrit
rn-study-rules-one-rule-santa-on-santa = Un Père Noël peut se poser sur un autre
rn-study-rules-free-rule = Les colonnes peuvent changer de règle
rn-study-rules-free-rule-santa-on-santa = Les colonnes peuvent changer de règle, un Père Noël se poser sur un autre
rn-study-known = pioche connue (solveur)
rn-study-random = au hasard
rn-study-greedy = glouton
rn-study-shaky-25 = pressé (25 % de faux pas)
rn-study-shaky-10 = moyen (10 % de faux pas)
rn-study-shaky-3 = soigneux (3 % de faux pas)
rn-study-quick = rapide
rn-study-strong = fort
