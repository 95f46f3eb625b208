### La ligne de commande, français

## La maison

cli-house = Veillée : des jeux de cartes pour les soirs d’hiver.
    Usage : veillee [COMMANDE] [options]
cli-house-more = « veillee COMMANDE --help » en dit plus. « veillee --version » donne la version.
    « --lang en » parle anglais ; sans cela, VEILLEE_LANG ou la langue du système décide.
    « veillee » tout court ouvre la maison dans votre navigateur, « veillee --lan » à tout le réseau domestique.
cli-usage = Usage : { $usage }
cli-options = Options :

## Commandes

cli-about-home = Ouvrir la maison dans votre navigateur ; « veillee » tout court fait de même.
cli-about-serve = Héberger des tables pour d’autres, à l’adresse de votre choix.
cli-about-play = Jouer ici, ligne par ligne, contre des bots ou à plusieurs sur un seul clavier.
cli-about-replay = Raconter une partie à partir de son fichier.
cli-about-position = Montrer une position : la table, à qui de jouer, les coups et les chances.
cli-about-rules = Afficher les règles d’un jeu.
cli-about-games = Donner la liste des jeux, de leurs places, de leurs éditions et de leurs variantes.
cli-about-edition = Vérifier un fichier d’édition à vous (check FICHIER), ou montrer une édition (show ID ou show FICHIER).
cli-about-warmup = Compiler toutes les règles dès maintenant, pour que la première partie commence aussitôt.

## Arguments

cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-what = check|show
cli-metavar-edition = ID|FICHIER
cli-metavar-seats = PLACES
cli-metavar-options = NOM=VALEUR,…
cli-metavar-seed = NOMBRE
cli-metavar-save = FICHIER
cli-metavar-host = ADRESSE
cli-metavar-port = NOMBRE
cli-metavar-database = URL
cli-metavar-lang = en|fr
cli-option-seats = qui prend place où, par exemple moi,greedy,random ou moi:Zoé,moi:Léo ; moi est une personne ici, greedy et random sont des bots (par défaut : moi, et greedy aux autres places)
cli-option-edition = les cartes : l’id d’une édition, ou un fichier .toml à vous
cli-option-options = les variantes de règle, par exemple santa_on_santa=oui,one_rule_per_stretch=non ; « veillee games » donne celles de chaque jeu
cli-option-seed = un nombre ; le même donne la même pioche et la même première place
cli-option-save = garder la partie dans ce nouveau fichier
cli-option-host = l’adresse où écouter (par défaut : 127.0.0.1)
cli-option-port = le port où écouter (par défaut : 8750) ; 0, c’est n’importe lequel de libre
cli-option-database = une URL PostgreSQL ; sans elle, un fichier SQLite dans votre dossier de données
cli-option-lan = ouvrir tout de suite la maison au réseau domestique
cli-option-no-browser = donner l’adresse sans ouvrir de navigateur
cli-option-lang = la langue
cli-option-help = cette aide

## Ce qui peut clocher

cli-language = Nous ne parlons pas « { $language } » ; il y a : { $known }.
cli-command-unknown = Il n’y a pas de commande « { $command } » ; il y a : { $known }.
cli-option-unknown = « { $command } » n’a pas d’option « { $option } ».
cli-option-value = L’option { $option } demande une valeur.
cli-option-bare = L’option { $option } ne prend pas de valeur.
cli-arguments = « { $command } » ne s’emploie pas ainsi ; « { $command } --help » dit comment.
cli-too-much = « { $arg } » est un argument de trop pour « { $command } ».
cli-missing = { $what } manque : { $usage }
cli-port = « { $port } » n’est pas un port : c’est un nombre de 0 à 65535.
cli-switches = « { $part } » ne se lit pas parmi les options : chacune se dit une fois, comme santa_on_santa=oui.
cli-seed = La graine « { $seed } » n’est pas un nombre entier.
cli-position-game = La position ne dit pas son jeu ; ajoutez une ligne comme « game: fairy-lights ».
cli-edition-what = « veillee edition { $what } » n’existe pas ; il y a : check, show.
cli-edition-file = Quel fichier ? « veillee edition check FICHIER ».

## Réponses

cli-edition-well = Tout va bien : on peut jouer avec { $id }.
cli-game = { terminal-title } ({ $game }) : { $most ->
    [one] 1 place
   *[other] de { $least } à { $most } places
}.
cli-game-default = Édition { $id }, celle par défaut : { $title }.
cli-game-edition = Édition { $id } : { $title }.
cli-game-option = Option { $option } ({ $values } ; d’habitude { $usual }) : { $title }.
cli-typed-yes = oui
cli-typed-no = non
cli-warmup-game = { terminal-title } : compilation des règles, des bots et des parties au hasard ; cela prend quelques secondes.
cli-warmup-done = Tout est prêt après { $seconds } s. Ce qui a été compilé se trouve dans { $folder }.
cli-warmup-off = Le compilateur est éteint (VEILLEE_COMPILER) : il n’y a rien à préparer.
