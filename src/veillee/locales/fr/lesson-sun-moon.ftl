### Soleil et Lune : ce que dit la première partie guidée, français

sl-lesson-goal = Le but : cinq places voisines dans une rangée devant vous, sans aucune éclipse. Votre rangée de soleil en a trois pour l’instant ; les cinq petites cases les comptent.
sl-lesson-lay = Une carte va au bout gauche si elle est plus basse, au bout droit si elle est plus haute, jamais entre deux. Choisissez le 14, puis la place qui s’allume au bout droit de votre soleil.
sl-lesson-eclipse = Quatre sur cinq ! Mais c’est à Noor, et chacun peut jouer dans les rangées de tous. Gardez un œil sur votre rangée de soleil…
sl-lesson-cover = Une éclipse couvre votre 9 et coupe la rangée. Tout soleil entre 5 et 12 rallume la place : choisissez le 10 et posez-le sur l’éclipse.
sl-lesson-theirs = La place brille de nouveau, et le 9 caché comptera aussi. Noor continue sa propre rangée ; ses cases disent où elle en est.
sl-lesson-animal = Le 19 porte un oiseau : qui pose un animal joue aussitôt une autre carte. Posez-le au bout droit de votre soleil.
sl-lesson-again = Cinq places de suite ! Vous les récupérerez à votre prochain tour : l’oiseau veut d’abord une autre carte. Posez la lune 16 au bout droit de votre lune.
sl-lesson-ready = Vos deux rangées sont prêtes. Mais on ne récupère qu’à son propre tour, au lieu de poser une carte. Noor ne va pas rester sans rien faire…
sl-lesson-collect = Une éclipse lunaire coupe votre lune ; la suite de soleil est encore entière. Mettez-la à l’abri : appuyez sur Récupérer.
sl-lesson-points = Six points que personne ne peut vous reprendre : cinq cartes, et le 9 qui était caché. Les éclipses ne comptent pas. Le nombre avec un moins, c’est ce qui reste dans vos rangées.
sl-lesson-attack = Noor a cinq places de suite et va récupérer à son prochain tour. Vous avez une éclipse solaire : choisissez-la et posez-la sur le 8, au milieu de son soleil.
sl-lesson-burden = Sa suite est coupée. Noor va ouvrir une rangée de soleil devant vous : chaque carte qui y reste à la fin vous coûte un point.
sl-lesson-draw = Votre main était vide : vous avez pioché les deux dernières cartes. La lune 8 convient sur l’éclipse lunaire, entre 5 et 13. Posez-la là.
sl-lesson-total = Noor n’a plus de carte et il n’y en a plus à piocher : c’est le dernier tour. Elle ne peut ni poser ni récupérer : éclipse totale, ses deux rangées sont perdues.
sl-lesson-last = Votre dernier tour. La suite de lune est prête : récupérez-la. Encore six points !
sl-lesson-end = Douze cartes récupérées ; celle de votre rangée et celle de votre main coûtent un point chacune : dix points. Noor en a quatre. Bien joué !
