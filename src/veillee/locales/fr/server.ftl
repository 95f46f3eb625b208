### La salle du serveur : ce qui se passe à une table, et ce que la maison refuse ; français

## Ce qui se passe

house-created = La table est mise.
house-sat = { $name } prend place.
house-stood = { $name } se lève.
house-bot-sat = Un robot prend la place { $who }.
house-opened = La place { $who } est libre.
house-resized = La table a maintenant { $seats ->
    [one] une place
   *[other] { $seats } places
}.
house-started = La partie commence.
house-removed = L’hôte libère la place de { $name }.
house-hosted = { $name } devient l’hôte.
house-offline = { $name } est hors ligne.
house-offline-host = L’hôte est hors ligne.
house-online = { $name } est de nouveau en ligne.
house-online-host = L’hôte est de nouveau en ligne.
house-seat-back = { $name } est de retour : le robot lui rend sa place.
house-stood-in = Un robot joue pour { $name }.
house-paced = { $pace ->
    [calm] Les robots prennent maintenant leur temps.
    [human] Les robots jouent maintenant au rythme des personnes.
    [quick] Les robots jouent maintenant vite.
   *[instant] Les robots jouent maintenant tout de suite.
}
house-waited = On attend encore { $name }.
house-asked = Quelqu’un demande la place de { $name }.
house-given = { $name } reprend sa place sur un autre appareil, avec l’accord de l’hôte.
house-not-given = L’hôte n’a pas donné la place de { $name }.
house-undone = { $who } reprend « { $move } ».
house-timed-out-you = Votre temps est écoulé : un robot termine le tour.
house-undone-you = Vous reprenez « { $move } ».
house-thinks-again = { $who } reprend un coup et réfléchit encore.
house-thinks-again-you = Vous reprenez un coup et réfléchissez encore.
house-taken-up = { $who } reprend son plan.
house-taken-up-you = Vous reprenez votre plan.
house-hinted = Vous avez demandé ce que valent vos coups.
house-asked-hint = { $who } a demandé un conseil.
house-asked-hint-you = Vous avez demandé un conseil.
house-asked-why = { $who } a demandé pourquoi { $owner } a joué ce coup.
house-asked-why-you = Vous avez demandé pourquoi { $owner } a joué ce coup.
house-gave-up = { $who } abandonne la partie.
house-gave-up-you = Vous abandonnez la partie.
house-left = { $name } s’en va ; un robot joue à sa place.
house-returned = { $name } est de retour.
house-moved = { $name } continue sur un autre appareil.
house-carried-house = La table est partie à la maison ; ici, c’est une copie.
house-carried-pocket = La table est partie dans une poche ; ici, c’est une copie.
house-carried-file = La table est partie dans un fichier ; ici, c’est une copie.
house-arrived-house = La table est à la maison. Elle a été sur un appareil : qui le tenait pouvait tout voir.
house-arrived-pocket = La table est dans la poche de cet appareil.
house-linked = Un lien qui déplace votre place vers un autre appareil a été créé.
house-timed-out = { $who } n’a plus de temps : un robot termine le tour.
house-emoted = { $who } : { house-emote }
house-emote = { $emote ->
    [hello] Bonjour !
    [well-done] Bien joué !
    [thanks] Merci !
    [oops] Oups…
    [wow] Ouah !
    [thinking] Je réfléchis…
    [hurry] À vous !
   *[good-game] Belle partie !
}
house-rematched = La prochaine partie est à la table { $code }.

## Ce qui est refusé

house-bad-field = La demande est inutilisable : { $where } { $kind ->
    [missing] manque
    [unknown] est inconnu ici
    [long] peut avoir { $limit } caractères au plus
    [many] peut avoir { $limit } éléments au plus
    [short] doit avoir { $limit } caractères au moins
    [few] doit avoir { $limit } éléments au moins
    [least] doit valoir { $limit } au moins
    [most] doit valoir { $limit } au plus
    [choice] doit être parmi { $limit }
    [form] n’est pas écrit comme il faut
    [json] n’est pas du JSON
   *[type] est une valeur d’un autre type
}.
house-bad-message = Le message est incompréhensible ({ $where }).
house-bad-name = Un nom a de 1 à { $most } caractères visibles.
house-bad-deal = Une donne se demande par son jour, sa fenêtre du calendrier de l’Avent, son niveau ou par sa graine, et seulement là où une personne joue seule.
house-bad-day = La donne du jour est celle d’aujourd’hui, pas du { $day }.
house-no-circle = Il n’y a pas de tel cercle : son lien est peut-être incomplet, ou il a été supprimé.
house-circle-seat = Il faut avoir une place dans ce cercle pour faire cela : prenez-en une d’abord.
house-circle-full = Ce cercle est au complet ({ $most } personnes) : il faut d’abord que quelqu’un rende sa place.
house-door-closed = La fenêtre { $door } s’ouvre le { $door } décembre { $year }.
house-deal-plain = Les donnes sont pour l’édition habituelle, et la donne du jour pour la règle telle qu’elle est écrite.
house-bad-push = Ce navigateur n’a pas donné de clés utilisables pour ses notifications.
house-bad-webhook = { $why ->
    [scheme] L’adresse à appeler doit commencer par https:// ou http://.
    [https] L’adresse d’un service de notifications commence par https://.
    [port] Ce port ne sert pas au Web : laissez-le, ou prenez-en un à partir de 1024.
    [private] Cette maison n’appelle que des adresses publiques, ni elle-même ni un réseau privé.
   *[form] Ce n’est pas une adresse que la maison puisse appeler.
}
house-call = C’est le tour de { $who } ({ $game }, table { $table }).
house-call-mine = À vous de jouer, { $who } ({ $game }, table { $table }).
house-bot-plays = Un robot joue pour vous à la place { $seat } : revenez d’abord à votre place.
house-busy = La maison a trop à faire en ce moment : réessayez dans un instant.
house-damaged = Le journal de la table { $table } est abîmé : son entrée { $number } n’a pas de sens. La personne qui tient la maison peut l’exporter.
house-cut-off = La demande a été coupée ; rien ne s’est passé.
house-id-used = Cet identifiant d’action désigne déjà autre chose ; rien ne s’est passé.
house-host-only = C’est réservé à la personne qui a ouvert la table.
house-link-spent = Ce lien ne marche plus : il déplace une place une seule fois, et seul le plus récent est valable.
house-no-analysis = Les parties de ce jeu ne s’analysent pas.
house-no-certificate = La donne de cette table n’a pas de certificat.
house-no-guest = Donnez-vous d’abord un nom, s’il vous plaît.
house-no-hints = Il n’y a pas d’indices dans ce jeu.
house-hints-off = À cette table il n’y a pas de conseils : on ne les a pas permis à son début.
house-no-bot-act = Ce n’est pas un coup de robot qui tienne encore.
house-hint-later = La place { $seat } n’a rien à décider maintenant.
house-no-lan = La maison ne peut pas être ouverte au réseau domestique ici.
house-no-method = Cette adresse ne connaît pas { $method }.
house-no-seat = Il n’y a pas de place { $seat } ; la table en a { $seats }.
house-no-seat-of-yours = Vous n’avez pas de place à cette table.
house-no-such-deal = Parmi { $tries } donnes avec ces règles, aucune n’est { $grade ->
    [1] douce
    [2] tranquille
    [3] délicate
   *[4] coriace
} : choisissez { $nearest ->
    [0] un autre niveau
    [1] une donne douce
    [2] une donne tranquille
    [3] une donne délicate
   *[4] une donne coriace
}.
house-no-edition = Il n’y a pas d’édition « { $edition } » ici ; il y a { $known }, ou apportez votre propre fichier de cartes.
house-no-template = { $game } n’a pas de fichier de cartes pour commencer.
house-no-card-file = Il n’y a pas de fichier de cartes « { $file } » dans le dossier de cette maison.
house-no-table = Il n’y a pas de table { $table }.
house-nobody-else = À la place { $seat }, il n’y a personne d’autre que vous.
house-no-winning-line = Il n’y a pas d’autre chemin à montrer : cette partie a été gagnée, ou ne pouvait pas l’être.
house-not-found = Il n’y a rien à cette adresse.
house-not-over = Ce sera visible une fois la partie terminée.
house-not-started = La partie n’a pas encore commencé.
house-not-vacant = La place { $seat } n’est pas à prendre : sa personne est là et joue.
house-not-your-seat = La place { $seat } n’est pas la vôtre.
house-one-player-only = Ce n’est possible que là où une personne joue seule.
house-not-slow = Les rappels sont pour les parties qui durent des jours ; à cette table, on joue d’une traite.
house-phase-gathering = La partie n’a pas encore commencé.
house-phase-over = La partie est terminée.
house-phase-playing = La partie a déjà commencé.
house-phase-carried = Cette table a été portée ailleurs ; ici, c’est une copie à relire.
house-others-sit = D’autres jouent ici sur leur propre appareil. Faites d’abord venir leurs places sur cet appareil.
house-not-carried = Cette table vit ici : rien n’en voyage avant qu’elle soit portée ailleurs.
house-table-altered = Ce fichier de table a été modifié ou abîmé ; rien n’a changé.
house-table-other = Ce n’est pas le fichier d’une table de Veillée ; rien n’a changé.
house-table-not-here = Cette table allait vers une autre maison ; rien n’a changé.
house-table-went-on = Cette table a continué ici autrement que dans le fichier ; rien n’a changé.
house-slow-clock = Une partie qui dure des jours n’a pas de pendule.
house-seat-taken = La place { $seat } est prise.
house-seats-open = Il reste des places libres : attendez quelqu’un, ou mettez-y un robot.
house-bad-contribution = Ce qu’une place ajoute à la donne, ce sont 64 chiffres hexadécimaux en minuscules.
house-statistics-altered = Ce fichier de statistiques a été modifié ou abîmé ; rien n’a changé.
house-statistics-other = Ce n’est pas un fichier de statistiques de Veillée pour ce jeu ; rien n’a changé.
house-in-doubt = La maison a perdu son journal un instant et ne peut pas dire si cela a eu lieu. Regardez avant de réessayer.
house-storage = La maison ne peut pas écrire son journal en ce moment ; rien ne s’est passé. Veuillez réessayer.
house-this-machine-only = Ce n’est possible que sur la machine où tourne la maison.
house-time-spent = Votre temps est écoulé : un robot termine le tour à la place { $seat }.
house-too-fast = C’était trop rapide : attendez un instant, s’il vous plaît.
house-too-large = C’est trop grand : { $most } octets au plus.
house-too-late = Autre chose s’est passé entre-temps.
house-too-many-reminders = On se fait rappeler à une table de { $most } façons au plus : retirez-en une d’abord.
house-log-full = Il s’est passé tant de choses à cette table ({ $most } actes) que plus rien ne peut y être noté : dressez-en une autre.
house-too-many-results = Une personne a au plus { $most } résultats d’un jeu ; rien n’a été changé.
house-undo-chance = Ce coup a fait appel au hasard et ne se reprend pas.
house-undo-other = { $who } a joué depuis.
house-undo-over = Ce coup a terminé la partie et ne se reprend pas.
house-undo-phase = Ce coup a terminé une phase pour tout le monde et ne se reprend pas.
house-undo-revealed = Ce coup a retourné une carte, et ce qui a été vu reste vu.
house-wrong-origin = Cette demande vient d’une page qui n’est pas la nôtre.
house-wrong-host = Cette maison ne répond pas au nom « { $host } ».
