### Le navigateur : des chances égales, français

web-head-start = Avance
web-head-start-n = avance +{ $points }
web-even = Des chances égales
web-even-off = Pas d’avance
web-even-on = Proposer des avances
web-even-note = Dites comment chacun joue : le niveau des robots et des avances en points sont proposés, pour que tous aient à peu près les mêmes chances de gagner. Toute la table les voit, et vous pouvez les changer.
web-even-levels = Ce jeu ne se gagne pas aux points : seul le niveau des robots est proposé.
web-even-strength = Comment joue { $who }
web-even-child = comme un enfant
web-even-sometimes = de temps en temps
web-even-well = bien
web-even-expert = en expert
web-even-points = Avance pour { $who }
web-even-unit = points
web-even-again = Proposer de nouveau
web-door-head-start = avec des avances
web-memory-seat-given = { $who } { $points } (avance +{ $given })
web-memory-evened = dont { $n } avec des avances
web-even-tied = À points égaux, qui en a reçu le moins d’avance est devant.
