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
cli-about-analyse = Regarder encore une partie finie à partir de son fichier : chances, tournants, hasard et choix, erreurs.
cli-about-verify = Vérifier une partie finie à partir de son fichier (la donne, chaque mélange et chaque coup), une sauvegarde ou, sans fichier, toutes les tables de la maison.
cli-about-position = Montrer une position : la table, à qui de jouer, les coups et les chances.
cli-about-rules = Afficher les règles d’un jeu.
cli-about-games = Donner la liste des jeux, de leurs places, de leurs éditions et de leurs variantes.
cli-about-edition = Vérifier un fichier d’édition à vous (check FICHIER), ou montrer une édition (show ID ou show FICHIER).
cli-about-solve = Dire si une position de la réussite peut être gagnée quand l’ordre de la pioche est connu, et comment.
cli-about-certify = Certifier une donne de la réussite par sa graine (deal GRAINE), ou vérifier un certificat (check FICHIER).
cli-about-lab = Étudier un jeu en y jouant beaucoup : ce qui peut se gagner, et ce que gagnent les joueurs. « veillee lab ladder JEU » mesure ses joueurs, « veillee lab even JEU » trouve une avance.
cli-about-ladder = Mesurer la force des joueurs d’un jeu : graines appariées, places tournantes, cotes et duels avec leurs marges.
cli-about-even = Trouver l’avance en points qui donne la même chance à des joueurs de force différente, et la vérifier sur d’autres graines.
cli-about-warmup = Compiler toutes les règles dès maintenant, pour que la première partie commence aussitôt.
cli-about-backup = Écrire tout ce que sait une maison (journaux, résultats, clés, fichiers de cartes) dans un nouveau fichier, même pendant qu’elle est ouverte.
cli-about-restore = Remettre une sauvegarde dans un dossier de données, ou une base, où aucune table n’a jamais été dressée.
cli-about-forget = Supprimer toute table à laquelle personne n’a touché depuis tant de jours.
cli-about-export = Écrire tout le journal d’une table, même abîmé ; il contient les secrets de sa partie.
cli-about-keys = Faire une nouvelle clé qui signe désormais les cookies : rotate croit encore les dernières, renew n’en croit plus d’autre (chacun redonne son nom).
cli-about-revoke = Déconnecter une personne de tous ses appareils, par son identifiant.
cli-about-erase = Supprimer tout ce qui concerne une personne, par son identifiant : résultats, parties passées et tables à elle ; aux tables des autres elle n’a plus de nom.

## Arguments

cli-metavar-game = JEU
cli-metavar-table = CODE
cli-metavar-change = rotate|renew
cli-metavar-days = JOURS
cli-metavar-guest = ID
cli-metavar-file = FICHIER
cli-metavar-deal = GRAINE|FICHIER
cli-metavar-nodes = NOMBRE
cli-metavar-deals = NOMBRE
cli-metavar-games = NOMBRE
cli-metavar-processes = NOMBRE
cli-metavar-csv = FICHIER
cli-metavar-plot = FICHIER
cli-metavar-players = JOUEUR,…
cli-metavar-at = NOMBRE
cli-metavar-pairs = NOMBRE
cli-metavar-first = NOMBRE
cli-metavar-sprt = BAS:HAUT
cli-metavar-what = check|show
cli-metavar-proof = deal|check
cli-metavar-edition = ID|FICHIER
cli-metavar-seats = PLACES
cli-metavar-options = NOM=VALEUR,…
cli-metavar-seed = NOMBRE
cli-metavar-save = FICHIER
cli-metavar-host = ADRESSE
cli-metavar-port = NOMBRE
cli-metavar-database = URL
cli-metavar-lang = en|fr
cli-option-seats = qui prend place où, par exemple moi,renard,lapin ou moi:Zoé,moi:Léo ; moi est une personne ici, les autres sont des robots, du plus faible au plus fort : lapin, hérisson, renard, hibou (par défaut : moi, et hérisson aux autres places)
cli-option-edition = les cartes : l’id d’une édition, ou un fichier .toml à vous
cli-option-nodes = ne pas regarder plus de positions que cela, puis répondre « je ne sais pas »
cli-option-deals = combien de donnes résoudre avec la pioche connue (1000 si rien n’est dit)
cli-option-games = combien de parties joue chaque joueur (1000 si rien n’est dit)
cli-option-processes = combien de processus travaillent ensemble (un par cœur si rien n’est dit)
cli-option-csv = écrire aussi les chiffres dans un nouveau fichier, en tableau
cli-option-plot = dessiner aussi les chiffres dans un nouveau fichier SVG
cli-option-players = qui joue, du plus faible au plus fort, par exemple hedgehog,owl ou tree:200,owl:5000 avec autant de simulations par coup ; deux jouent un duel (par défaut : chaque niveau)
cli-option-at = combien de places (par défaut : 2)
cli-option-pairs = combien de graines ; chacune est jouée de chaque place (par défaut 100)
cli-option-first = le numéro de la première graine (par défaut 0)
cli-option-keep = garder ce qui a été trouvé pour le formulaire des nouvelles tables
cli-option-proposed = jouer avec les avances que le formulaire propose, et dire si elles équilibrent la table
cli-option-sprt = décider entre deux parts en pour cent, par exemple 50:55, et s’arrêter dès que c’est assez sûr
cli-option-options = les variantes de règle, par exemple santa_on_santa=oui,one_rule_per_stretch=non ; « veillee games » donne celles de chaque jeu
cli-option-seed = un nombre ; le même donne la même pioche et la même première place
cli-option-why = plutôt : pourquoi un robot a joué le coup de ce numéro
cli-metavar-why = COUP
cli-option-head-start = des points que les places ont avant la partie, dans l’ordre des places, comme 6,0
cli-metavar-head-start = POINTS,…
cli-option-hints = des conseils pour tous ; sans cela seul qui joue seul ou contre des robots peut en demander
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
cli-system = Le système n’a pas pu le faire : { $reason }.
cli-seed = La graine « { $seed } » n’est pas un nombre entier.
cli-position-game = La position ne dit pas son jeu ; ajoutez une ligne comme « game: fairy-lights ».
cli-edition-what = « veillee edition { $what } » n’existe pas ; il y a : check, show.
cli-edition-file = Quel fichier ? « veillee edition check FICHIER ».

## Réponses

cli-edition-well = Tout va bien : on peut jouer avec { $id }.
cli-solve-winnable = Gagnable ({ $nodes ->
    [one] { $nodes } position regardée
   *[other] { $nodes } positions regardées
}). Une suite qui gagne :
cli-solve-lost = Perdue : aucune suite de coups ne gagne ({ $nodes ->
    [one] { $nodes } position regardée
   *[other] { $nodes } positions regardées
}).
cli-solve-unknown = Je ne sais pas : rien n’est prouvé après { $nodes } positions. On peut en permettre plus avec --nodes.
cli-certify-what = « { $what } » n’est ni deal ni check : veillee certify deal GRAINE, ou veillee certify check FICHIER.
cli-keys-what = « { $what } » n’est ni rotate ni renew.
cli-keys-done = Une nouvelle clé signe désormais ; { $keys ->
    [one] aucune autre n’est crue.
   *[other] { $keys } sont crues.
}
cli-revoke-done = Tous les cookies de { $guest } sont révoqués.
cli-erase-done = Tout ce qui concerne { $guest } est supprimé : { $deleted ->
    [0] aucune table
    [one] une table
   *[other] { $deleted } tables
} à elle{ $changed ->
    [0] { "" }
    [one]  ; à une autre table, elle n’a plus de nom
   *[other]  ; à { $changed } autres tables, elle n’a plus de nom
}. Les sauvegardes faites avant contiennent encore tout.
cli-certify-seed = La graine « { $seed } » a des signes qui ne peuvent pas s’écrire.
cli-certify-unknown = Le solveur ne sait que dire de la donne « { $seed } » : elle n’a pas de certificat.
cli-certify-winnable = Vrai : la donne « { $seed } » est gagnable, en { $moves } coups joués ici même.
cli-certify-lost = Vrai : la donne « { $seed } » est perdue, toutes les suites de coups ont été essayées ici même.
cli-verify-rules = { $game } : { $moves ->
    [one] l’unique coup est conforme
   *[other] les { $moves } coups sont conformes
} aux règles et aux mélanges, recalculés ici même.
cli-verify-deal = La donne découle d’un secret auquel la maison s’était engagée avant le début ({ $commitment }…){ $seats ->
    [0] . Aucune place n’y a ajouté de hasard.
    [one] , et de ce que la place { $who } a ajouté.
   *[other] , et de ce que les places { $who } ont ajouté.
}
cli-verify-no-proof = Qui a choisi la donne ne peut se dire : ce fichier ne contient pas d’engagement d’une maison.
cli-backup-done = { $file } contient { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
} de tables et { $results ->
    [one] un résultat
   *[other] { $results } résultats
}. Les clés de la maison s’y trouvent aussi : gardez-le là où vous seul pouvez le lire.
cli-restore-done = { $entries ->
    [one] Une entrée
   *[other] { $entries } entrées
} de tables et { $results ->
    [one] un résultat
   *[other] { $results } résultats
} sont de retour. Une maison qui y est ouverte doit être redémarrée.
cli-forget-done = { $tables ->
    [0] Aucune table n’était aussi ancienne.
    [one] Une table est supprimée.
   *[other] { $tables } tables sont supprimées.
}
cli-verify-backup = { $file } est entier : { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
} de tables, { $results ->
    [one] un résultat
   *[other] { $results } résultats
}.
cli-verify-house = { $tables ->
    [one] Une table a été rejouée
   *[other] { $tables } tables ont été rejouées
} de la première entrée à la dernière ; { $damaged ->
    [0] tout va bien.
    [one] une est abîmée.
   *[other] { $damaged } sont abîmées.
}
cli-count = { $option } : « { $value } » n’est pas un nombre entier de 1 à 1000000000.
cli-lab-game = Il n’y a pas d’étude de « { $game } » ; il y en a une de { $known }.
cli-even-unmeasured = Rien n’a été mesuré d’une table de { $players } : « veillee lab even … --keep » le fait.
cli-even-proposed = { $title } : { $games } parties avec les avances que le formulaire propose ; une part équitable est { NUMBER($fair, maximumFractionDigits: 1) } % ; intervalles à 95 %.
cli-even-proposed-table = | joueur | avance | part de victoires |
cli-even-off = À { NUMBER($off, maximumFractionDigits: 1) } points près au plus : { $even ->
    [yes] équilibré.
   *[no] pas équilibré.
  }
cli-even-players = À { $seats } places, il y a { $sides } camps : nommez autant de joueurs, deux au moins, et donnez deux graines ou plus : --players rabbit,owl.
cli-even-title = { $title } : une part équitable est de { NUMBER($fair, maximumFractionDigits: 1) } %. Avances tirées de la première moitié de { $pairs } graines, parts des victoires de l’autre ; marges à 95 %.
cli-even-table = | joueur | avance | sans elle | avec elle |
cli-ladder-player = « { $player } » n’est pas un joueur d’échelle : donnez un nom, ou un nom et un nombre de simulations, par exemple owl:5000.
cli-ladder-twice = « { $players } » nomme quelqu’un deux fois.
cli-ladder-two = Un test séquentiel demande deux joueurs : --players hedgehog,fox.
cli-ladder-sprt = « { $sprt } » n’est pas une paire de parts : donnez deux nombres en pour cent, le plus petit d’abord, par exemple 50:55.
cli-ladder-title = { $title }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
}, { $pairs } graines ; intervalles à 95 % sur les graines.
cli-ladder-duels = | joueur, adversaire | graines | part des victoires | avance en points | ms par décision |
cli-ladder-ratings = | joueur | cote (openskill) | 95 % |
cli-ladder-verdict = { $verdict ->
    [high] Décidé : { NUMBER($high, maximumFractionDigits: 1) } % plutôt que { NUMBER($low, maximumFractionDigits: 1) } %.
    [low] Décidé : { NUMBER($low, maximumFractionDigits: 1) } % plutôt que { NUMBER($high, maximumFractionDigits: 1) } %.
   *[none] Rien de décidé entre { NUMBER($low, maximumFractionDigits: 1) } % et { NUMBER($high, maximumFractionDigits: 1) } % : il faut plus de graines.
}
cli-lab-written = Écrit : { $file }.
cli-lab-row = { $who } : { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }), { $won } sur { $trials }{ $undecided ->
    [0] .
   *[other] , { $undecided } sans réponse.
}
cli-game = { $title } ({ $game }) : { $most ->
    [one] 1 place
   *[other] de { $least } à { $most } places
}.
cli-game-default = Édition { $id }, celle par défaut : { $title }.
cli-game-edition = Édition { $id } : { $title }.
cli-game-option = Option { $option } ({ $values } ; d’habitude { $usual }) : { $title }.
cli-typed-yes = oui
cli-typed-no = non
cli-warmup-game = { $title } : compilation des règles, des bots et des parties au hasard ; cela prend quelques secondes.
cli-warmup-done = Tout est prêt après { $seconds } s. Ce qui a été compilé se trouve dans { $folder }.
cli-warmup-off = Le compilateur est éteint (VEILLEE_COMPILER) : il n’y a rien à préparer.
