### La page qui vérifie une partie à elle seule, français

checker-title = Vérifier une partie
checker-language = Français
checker-intro = Déposez ici le fichier d’une partie finie. La page refait le mélange et chaque coup, toute seule : rien n’est envoyé nulle part, et elle marche sans réseau.
checker-choose = Choisir le fichier d’une partie
checker-drop = ou déposez-le n’importe où sur cette page.
checker-about = Écrite d’après les règles seules, à part du programme avec lequel la maison joue, pour que l’un contrôle l’autre. Une copie de cette page sur votre appareil se passe de toute maison.
checker-keep = Garder une copie de cette page
checker-fine = { $name } : rien d’anormal.
checker-refused = { $name } : cela n’a pas pu se passer ainsi.
checker-first-difference = La première différence est à la ligne { $line } :
checker-shown = Ce que cela montre
checker-open = Ce que cela ne montre pas
checker-won = victoire
checker-head-start = dont { $points } d’avance
checker-winners = { $n ->
    [one] Victoire de { $who }.
   *[other] Victoire partagée : { $who }.
  }
checker-nobody = Personne n’a gagné.

## Ce qui ne va pas dans un fichier

checker-format = Ce n’est pas une partie de Veillée : un tel fichier commence par « veillee replay 1 ».
checker-cut = Le fichier est incomplet : sa dernière ligne, qui commence par « end », manque.
checker-no-signs = La ligne de signes qui suit les coups manque.
checker-head-line = Ici doit se trouver une ligne qui commence par « { $name } ».
checker-json = Ce que dit cette ligne est illisible.
checker-number = Il devrait y avoir un nombre ici.
checker-game = Cette page ne connaît pas le jeu « { $game } ».
checker-version = La partie a été jouée avec une autre version des règles que celle que connaît cette page.
checker-seats = Ce jeu ne se joue pas à autant.
checker-option = Ce réglage n’existe pas, ou pas avec cette valeur : { $name }.
checker-head-starts = Il devrait y avoir ici des points d’avance pour des places de ce jeu : des nombres entiers jusqu’à 99.
checker-key = Il devrait y avoir ici une clé de 64 chiffres hexadécimaux.
checker-edition-line = Il devrait y avoir ici le nom d’une édition et son empreinte.
checker-edition-unknown = Cette page n’a pas l’édition { $edition }, et le fichier ne l’apporte pas.
checker-edition-other = Le fichier de cartes que contient cette partie n’est pas celui de { $edition }.
checker-edition-digest = Les cartes ne sont pas celles de cette empreinte : quelqu’un a changé l’édition { $edition }, ou cette ligne.
checker-edition-file = Le fichier de cartes que contient cette partie est illisible.
checker-edition-cards = On ne peut pas jouer avec ces cartes.
checker-proof-shape = Il devrait y avoir ici un engagement, un secret, et ce que chaque place a ajouté.
checker-secret = Le secret n’est pas celui auquel la maison s’était engagée ({ $signs }).
checker-key-follows = Cette clé ne suit pas de ce que la maison et les places ont ajouté selon la ligne { $line }.
checker-altered-head = Une des { $last } premières lignes n’est pas telle qu’elle a été signée.
checker-altered-move = Cette ligne n’est pas celle qui a été signée : elle a été changée, ou des lignes ont été enlevées ou ajoutées avant elle.
checker-altered-end = La dernière ligne ne va pas avec les autres : quelque chose dans le fichier a été changé.
checker-count = Le fichier a { $moves } coups, et non autant que le dit cette ligne.
checker-no-move = Ce n’est pas un coup : il devrait commencer par la lettre d’une place.
checker-forbidden = Les règles interdisent ce coup ({ $clause }) : { $why }

## Ce que montre la vérification

checker-shown-deal = La maison a tenu son engagement { $signs }, et la donne est celle de la clé qui suit de son secret { $n ->
    [0] seul : aucune place n’a rien ajouté.
    [one] et de ce que la place { $who } a ajouté.
   *[other] et de ce que { $n } places ont ajouté : { $who }.
  }
checker-shown-signs = Ce qui était convenu au départ et tous les coups sont tels qu’ils ont été signés.
checker-shown-rules = { $moves ->
    [0] Rien n’a été joué.
    [one] L’unique coup est permis par les règles de { $title }, tout refait depuis le mélange.
   *[other] Les { $moves } coups sont tous permis par les règles de { $title }, tout refait depuis le mélange.
  }

## Ce qu’elle ne peut pas montrer

checker-open-no-proof = D’où vient la donne : ce fichier n’en dit rien.
checker-open-position = D’où viennent les cartes, et si chaque coup est permis : cette partie a commencé par une position que quelqu’un a disposée, à partir de laquelle cette page ne rejoue pas ; « veillee verify » le fait.
checker-open-unfinished = Comment elle a fini : le fichier s’arrête avant la fin de la partie.
checker-open-lobby = Si l’engagement est bien celui qu’on vous a dit : comparez { $signs } avec ce que montrait votre salon.
checker-open-end = Si c’est bien votre partie : qui a tout le fichier peut en signer un autre. Comparez sa dernière ligne, qui commence par « end { $signs } », avec le fichier de quelqu’un d’autre.
