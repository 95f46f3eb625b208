### La maison : erreurs et refus, français

## Parties

error-move = { $move } : refusé par { $clause }.
error-clause = { $clause } : { $reason }
error-no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-unknown-card = « { $move } » retournerait une carte que cette position ne nomme pas.
game-unknown = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
seats-range = { $most ->
    [one] Le jeu n’a qu’une place ; il ne peut pas en avoir { $seats }.
   *[other] Le nombre de places va de { $least } à { $most } ; il ne peut pas être { $seats }.
}
game-cannot-join = « { $game } » ne peut pas entrer par « { $module } » : il faut un nouvel identifiant et le paquet d’un jeu, comme dans VEILLEE_EXTRA_GAMES="id=paquet".
head-start-game = Ce jeu ne se gagne pas aux points : il n’y a pas d’avance à donner.
head-start-points = Une avance est un nombre entier de points, de 0 à { $most } ; « { $points } » n’en est pas un.
head-start-seat = Il n’y a pas de place « { $seat } » à qui donner une avance ; les places vont de A à { $last }.
head-start-alone = Qui joue seul n’a pas besoin d’avance.
option-unknown = { $game } n’a pas d’option « { $option } ».
option-switch = « { $value } » n’est pas une valeur de l’option « { $option } » ; possibles : oui (true), non (false).
option-value = « { $value } » n’est pas une valeur de l’option « { $option } » ; possibles : { $known }.
solve-no-solver = { $game } n’a pas de solveur.
solve-nodes = « { $nodes } » n’est pas un nombre de positions à regarder : un nombre entier à partir de 1.
solve-unknown-cards = Le solveur doit connaître toute la pioche, et cette position en laisse une partie ouverte.
certificate-format = Ce n’est pas un certificat de Veillée.
certificate-other-version = Ce certificat est d’une autre version du jeu ou d’une autre édition.
certificate-line = Le coup { $number } de la suite du certificat, { $move }, ne peut pas être joué : { $reason }
certificate-not-won = La suite du certificat s’arrête avant que le mur soit complet.
certificate-not-lost = Le certificat dit que la donne est perdue, mais elle peut être gagnée.
certificate-too-long = Cela ne peut pas être vérifié en un temps raisonnable : plus de { $most } positions sont perdues.

## Reprendre un coup

undo-nothing = Vous n’avez rien à reprendre.
undo-other = { $who } a joué « { $move } » depuis.
undo-chance = « { $move } » a fait appel au hasard et ne se reprend pas.
undo-revealed = « { $move } » a retourné une carte, et ce qui a été vu reste vu.
undo-over = « { $move } » a terminé la partie et ne se reprend pas.
undo-phase = « { $move } » a terminé une phase pour tout le monde et ne se reprend pas.
undo-open = Seul ce que les autres ne voient pas encore peut être disposé à nouveau.

## Fichiers

file-unreadable = { $file } ne peut pas être lu ({ $reason }).
file-not-text = { $file } n’est pas un fichier de texte.
file-large = { $file } est trop grand pour être l’un des nôtres.
file-exists = { $file } existe déjà et reste comme il est.
file-unwritable = { $file } ne peut pas être écrit ({ $reason }).

## Éditions

edition-unknown = Il n’y a pas d’édition « { $edition } » ; il y a { $known }, ou donnez le chemin d’un fichier .toml.
edition-syntax = { $file }, ligne { $line } : ce n’est pas du TOML.
edition-no-section = { $file }, ligne { $line } : la section [{ $key }] manque.
edition-other-game = { $file }, ligne { $line } : game doit être « { $game } ».
edition-no-game = { $file }, ligne { $line } : la section [edition] doit nommer son jeu : { $known }.
edition-no-id = { $file }, ligne { $line } : il faut un id à l’édition, en une ligne de signes visibles.
edition-id-taken = { $file }, ligne { $line } : l’id « { $id } » est celui d’une édition de la maison ; choisissez-en un autre.
edition-unknown-key = { $file }, ligne { $line } : « { $key } » n’est pas connu ici.
edition-missing-key = { $file }, ligne { $line } : { $key } manque.

## Positions

position-syntax = La position n’est ni du JSON ni du YAML (ligne { $line }).
position-no-mapping = Une position est une liste de clés et de valeurs, comme « order: [A, B] ».
position-key = Une position n’a pas de « { $key } ».
position-order = « order » énumère les places : A, B, C… ; { $most ->
    [one] le jeu n’a que A
   *[other] le jeu se joue de { $least } à { $most }
}.
position-seat = { $key } : « { $value } » n’est pas une place ; les places vont de A à { $last }.
position-since = « since » est une liste de paires : une place et son coup.
position-since-move = since, { $who } « { $move } » : { $reason }
position-since-end = Les coups sous « since » dépassent la fin de leur phase.
position-number = { $key } : { $value } n’est pas un nombre de 0 à { $most }.
position-by-seat = « { $key } » se donne par place, comme « A: … ».
position-cards = « { $key } » est une liste de cartes.
position-card = { $key } : l’édition { $edition } n’a pas de carte « { $card } ».
position-copies = { $card } s’y trouve { $found } fois ; l’édition { $most ->
    [0] ne l’a pas
   *[other] ne l’a que { $most } fois
}.
position-total = La position compte { $found } cartes en tout ; il n’y en a que { $most }.
position-names = « names » donne des noms courts, par lettre de place.
position-mapping = « { $key } » est une liste de clés et de valeurs.

## Parties enregistrées

replay-format = Ce n’est pas une de nos parties enregistrées : la première ligne n’est pas « veillee replay 1 ».
replay-truncated = La partie enregistrée est tronquée : il en manque la fin.
replay-altered = La partie enregistrée a été modifiée : sa somme de contrôle ne correspond pas.
proof-head = La partie enregistrée a été modifiée : ses premières lignes ne sont pas celles de la partie jouée.
proof-line = La partie enregistrée a été modifiée : la ligne { $line }, « { $text } », n’est pas ce qui a été joué là.
proof-secret = Le secret n’est pas celui auquel la maison s’était engagée ({ $commitment }…) : elle aurait pu choisir la donne.
proof-key = La donne ne découle pas du secret de la maison et de ce que les places ont ajouté.
replay-head = Les premières lignes de la partie enregistrée ne sont pas comme il faut.
rules-version = Cette partie a commencé avec la version { $version } des règles de { $game } ; ici on joue la version { $ours }, avec laquelle elle pourrait prendre un autre cours.
replay-edition = Cette partie a été jouée avec une édition « { $edition } » qui n’est pas ici ; donnez son fichier avec --edition.
replay-edition-changed = Les cartes de l’édition « { $edition } » ont été changées ou reformulées depuis cette partie ; donnez son fichier tel qu’il était alors avec --edition.
replay-move = La ligne { $line } de la partie enregistrée, « { $move } », ne peut pas être jouée ({ $reason }).

## Bots

bot-unknown-cards = Ce joueur doit savoir quelles cartes restent, et cette position ne les nomme pas toutes.
bot-unknown = Il n’y a pas de bot « { $bot } » ; il y a : { $known }.

## Raisons

reason-missing = il n’existe pas
reason-forbidden = il n’est pas permis de le lire ou de l’écrire
reason-folder = c’est un dossier
reason-no-folder = ce dossier n’existe pas, ou n’en est pas un
reason-long = ce nom est trop long
reason-full = il n’y a plus de place
reason-taken = cette adresse est déjà prise
reason-no-address = cette machine n’a pas cette adresse
reason-other = le système ne le permet pas
reason-no-seat = ce n’est pas une place de cette partie
compiler-unknown = VEILLEE_COMPILER vaut « { $word } » ; ce peut être on, ahead, off ou checked.

## Une maison qui ne peut pas s’ouvrir

open-address = La maison ne peut pas s’ouvrir à { $address } : { $reason }.
backup-none = { $file } n’est pas la sauvegarde d’une maison.
backup-altered = { $file } a été coupé ou modifié : rien n’en a été remis.
backup-newer = { $file } vient d’une version de Veillée plus récente que celle-ci.
backup-not-empty = Il y a déjà des tables : une sauvegarde n’est remise que là où aucune table n’a jamais été dressée.
open-folder = Le dossier de données « { $folder } » est inutilisable : { $reason }.
open-database-url = L’URL de la base de données ne se lit pas : elle commence par « postgresql:// » ou par « sqlite:/// ».
open-database = La base de données { $database } ne s’ouvre pas ({ $problem }).
open-rate = { $name } : « { $value } » n’est pas un nombre par seconde, plus grand que 0.
open-log = VEILLEE_LOG : « { $level } » n’est pas parmi { $known }.
open-limit = VEILLEE_LIMITS : « { $limit } » n’est pas une limite avec un nombre au-dessus de 0 ; il y a { $known }.
open-secret = { $where } ne contient aucune clé, ou une clé de moins de { $least } signes : retirez-le et une bonne sera faite, ou donnez-en une plus longue.
open-secret-given = Les clés viennent de { $variable } : mettez-y une nouvelle avant les autres et relancez la maison.
open-variable = { $name } : « { $value } » ne convient pas ; { $name ->
    [VEILLEE_CONTACT] c’est une adresse qui commence par mailto: ou https://.
   *[other] c’est 1 ou 0.
}
open-vapid = { $where } ne contient pas de clé pour les notifications (32 octets en base64url) : retirez-le et une bonne sera faite.
