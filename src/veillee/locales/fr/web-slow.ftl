### Le navigateur : les parties qui durent des jours, français

web-lasting = Combien de temps
web-lasting-evening = D’une traite
web-lasting-days = Sur plusieurs jours
web-lasting-note = Sans pendule, chacun joue quand il peut : aucun robot ne prend la place de personne, et les robots de la table jouent tout de suite. On peut se faire prévenir quand c’est à soi.
web-door-slow = sur plusieurs jours
web-remind = Quand c’est à vous
web-remind-note = On vous prévient seulement si vous n’êtes pas à la table, une fois par tour. Le message dit à qui c’est, à quelle table et à quel jeu, rien d’autre.
web-push = Prévenir cet appareil
web-push-on = Cet appareil vous préviendra.
web-push-off = C’est retiré.
web-push-stop = Ne plus prévenir cet appareil
web-push-insecure = Un navigateur ne se laisse prévenir qu’à une adresse en https:// (ou sur la machine de la maison).
web-push-missing = Ce navigateur ne peut pas être prévenu. Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil.
web-push-denied = Vous avez refusé les notifications ; les réglages du navigateur permettent de changer d’avis.
web-push-elsewhere = { $n ->
    [one] Un autre appareil vous prévient aussi.
   *[other] { $n } autres appareils vous préviennent aussi.
}
web-webhook = Appeler une adresse (webhook)
web-webhook-note = La maison envoie un petit message JSON signé à l’adresse que vous donnez : un salon de discussion, une lampe, un programme à vous.
web-webhook-url = Adresse
web-webhook-whose = Pour quels tours
web-webhook-mine = les miens
web-webhook-all = ceux de toute la table
web-webhook-add = Ajouter
web-webhook-added = L’adresse est ajoutée.
web-webhook-secret = Le secret qui signe (HMAC-SHA256), montré cette fois seulement
web-webhook-stop = Ne plus appeler { $url }
