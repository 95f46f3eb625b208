### Marrons chauds : textes du jeu, français

title-chestnuts = Marrons chauds

## Pourquoi pas
ch-refusal-02 = Il n’y a pas de telle carte.
ch-refusal-04 = Chacun pose une carte à chaque tour : personne ne passe.
ch-refusal-05 = Vous avez posé votre carte ; attendez que chacun l’ait fait.
ch-refusal-06 = Vous n’avez pas cette carte en main.
ch-refusal-09 = La partie est finie.

## Ce qui s’est passé
ch-event-laid = { $who } pose le { $card } face cachée.
ch-event-ready = { $who } a posé une carte.
ch-event-turned = { $who } retourne le { $card }.
ch-event-won = { $who } gagne le tour : { $points } points.
ch-event-over = Toutes les cartes sont jouées.
ch-event-laid-you = Vous posez le { $card } face cachée.
ch-event-turned-you = Vous retournez le { $card }.
ch-event-won-you = Vous gagnez le tour : { $points } points.

## Coups
ch-move-lay = poser { $what }

## Ce que dit une vue
ch-view-round = Tour
ch-view-rounds = Tours en tout
ch-view-hand = Votre main
ch-view-laid = Votre carte de ce tour
ch-view-hands = Cartes en main
ch-view-aside = Cartes que personne n’a
ch-view-played = Face visible
ch-view-points = Points
ch-view-result = Résultat
ch-view-winners = Gagnants

## Fichiers
ch-edition-number = { $file }, ligne { $line } : { $key } vaut « { $value } » ; il faut un nombre de 1 à { $most }.
ch-edition-hands = { $file }, ligne { $line } : { $key } : { $cards } cartes ne suffisent pas pour { $seats } places.
ch-position-cards = La place { $who } doit avoir { $wanted } cartes, en main et face visible ensemble.
ch-position-rounds = Chacun doit avoir joué autant de cartes.

## Le terminal
terminal-ch-typed-lay = poser
terminal-ch-round = Tour { $round } sur { $rounds }.
terminal-ch-seat = { $who } : face visible { $cards } ; { $points } points.
terminal-ch-hand = Votre main : { $cards }.
terminal-ch-none = rien
terminal-ch-unseen = Pas vues : { $others } cartes dans les autres mains, { $aside } de côté.
terminal-ch-wins = Le plus de points : { $who }.
terminal-ch-help = « poser 7 » pose le 7 face cachée. La plus haute carte gagne autant de points que la plus basse en montre.
terminal-ch-edition = { $cards } cartes, { $hand } dans chaque main.
