var e=`<h1>Fairy Lights : comment jouer</h1>
<p><em>Règles non officielles, écrites avec nos mots. Jeu de Joan Dufour, publié par Sit Down! / Megalopole (2022) ; rien de leurs images ni de leurs textes n’est repris ici. Les codes entre crochets numérotent les règles.</em></p>
<h2>L’idée</h2>
<p>Le soir tombe et il reste une guirlande à accrocher. Vous rassemblez des ampoules d’une même couleur, trois par trois, et chaque série finie rejoint votre guirlande avec toutes ses étoiles. [FL-24 FL-27 FL-38]</p>
<p>Deux dangers vous guettent. À trop tenter la chance, c’est le court-circuit, et vous repartez les mains vides ; à mal calculer, une série dépasse le compte et vous la perdez. [FL-13 FL-28]</p>
<p>Quand la pioche s’épuise, les étoiles de votre guirlande comptent pour vous, celles des séries inachevées comptent contre vous, et le meilleur total gagne. [FL-35 FL-38 FL-39 FL-41]</p>
<h2>Les cartes</h2>
<p>Chaque carte a une couleur avec sa créature, une ampoule ou deux, et quelques étoiles, parfois aucune. Une série se mesure en ampoules : une carte à deux ampoules pèse donc double. [FL-25 FL-38]</p>
<table>
<thead>
<tr>
<th>Couleur</th>
<th>Créature</th>
<th align="right">Cartes à 1 ampoule</th>
<th align="right">Cartes à 2 ampoules</th>
<th align="right">Cartes en tout</th>
<th align="right">Ampoules en tout</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>jaune</td>
<td>raton-poussin</td>
<td align="right">28</td>
<td align="right">6</td>
<td align="right">34</td>
<td align="right">40</td>
<td>[FL-01]</td>
</tr>
<tr>
<td>rose</td>
<td>lapin-hérisson</td>
<td align="right">23</td>
<td align="right">5</td>
<td align="right">28</td>
<td align="right">33</td>
<td>[FL-01]</td>
</tr>
<tr>
<td>orange</td>
<td>hibou-papillon</td>
<td align="right">16</td>
<td align="right">4</td>
<td align="right">20</td>
<td align="right">24</td>
<td>[FL-01]</td>
</tr>
<tr>
<td>argent</td>
<td>renard-cerf</td>
<td align="right">13</td>
<td align="right">3</td>
<td align="right">16</td>
<td align="right">19</td>
<td>[FL-01]</td>
</tr>
<tr>
<td>or</td>
<td>dragon-libellule</td>
<td align="right">5</td>
<td align="right">0</td>
<td align="right">5</td>
<td align="right">5</td>
<td>[FL-01 FL-32]</td>
</tr>
<tr>
<td><strong>total</strong></td>
<td></td>
<td align="right"><strong>85</strong></td>
<td align="right"><strong>18</strong></td>
<td align="right"><strong>103</strong></td>
<td align="right"><strong>121</strong></td>
<td>[FL-01]</td>
</tr>
</tbody></table>
<h2>Avant de commencer</h2>
<p><a id="fl-01"></a>Quel que soit votre nombre, tout le paquet sert : 103 cartes, battues ensemble en une seule pioche, dos vers le haut. [FL-01]</p>
<p><a id="fl-02"></a>On joue de deux à six (valeur maison) ; à moins ou à plus, la partie ne démarre pas. Les règles ne changent pas avec le nombre de personnes. [FL-02]</p>
<p><a id="fl-03"></a>On ne distribue rien. L’étal, la défausse, l’espace devant vous et toutes les guirlandes sont vides au départ. [FL-03]</p>
<p><a id="fl-04"></a>Le hasard désigne qui commence. Ensuite, les tours circulent autour de la table dans le sens des aiguilles d’une montre. Une table peut aussi convenir de qui commence : option <code>first_seat</code>, au sort ou une place à partir de A (valeur maison). [FL-04]</p>
<p><a id="fl-05"></a>Vue de dos, une carte ressemble à n’importe quelle autre : personne ne sait ce qui vient. Les nombres du tableau ci-dessus restent en revanche consultables à tout moment par tout le monde (valeur maison). [FL-05]</p>
<h2>Votre tour</h2>
<p><a id="fl-06"></a>Un tour a deux temps : révéler des cartes tant que vous l’osez, peut-être aucune, puis faire une seule Prise. La Prise clôt le tour, et plus rien ne se révèle après elle. [FL-06]</p>
<p>Ce qui vous est permis tient à la taille de l’étal. [FL-07 FL-08 FL-09]</p>
<table>
<thead>
<tr>
<th>Cartes à l’étal</th>
<th>Révéler encore ?</th>
<th>Une Prise serait alors</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td><a id="fl-07"></a>aucune</td>
<td>oui, c’est obligatoire</td>
<td>impossible : il n’y a encore rien</td>
<td>[FL-07]</td>
</tr>
<tr>
<td><a id="fl-08"></a>une à quatre</td>
<td>à votre guise : un tour sans rien révéler est permis</td>
<td>une couleur</td>
<td>[FL-08 FL-19]</td>
</tr>
<tr>
<td><a id="fl-09"></a>cinq</td>
<td>non, l’étal est plein</td>
<td>deux couleurs, ou la seule qui s’y trouve</td>
<td>[FL-09 FL-20 FL-22]</td>
</tr>
</tbody></table>
<h3>Révéler</h3>
<p><a id="fl-10"></a>Retournez le dessus de la pioche et ajoutez-le au bout de la rangée, du côté le plus éloigné de la pioche. Dans un étal vide, la carte ouvre une nouvelle rangée, tout contre la pioche. Une pioche vide, bien sûr, n’a plus rien à révéler. [FL-10]</p>
<p><a id="fl-11"></a>Allez-y carte par carte : vous voyez toujours ce qui est sorti avant de choisir si vous continuez. [FL-11]</p>
<p><a id="fl-12"></a>Tant que la rangée compte moins de cinq cartes, rien ne vous empêche de continuer, plusieurs fois dans le même tour si le cœur vous en dit. [FL-12]</p>
<h3>Court-circuit !</h3>
<p><a id="fl-13"></a>Regardez la nouvelle carte et sa voisine, celle qui terminait la rangée l’instant d’avant. Si elles partagent leur couleur, c’est le court-circuit : votre tour s’arrête là, et vous n’avez pas de Prise. [FL-13]</p>
<p><a id="fl-14"></a>Peu importe qui avait posé cette voisine, et quand. Une carte restée du tour de quelqu’un d’autre peut tout aussi bien vous piéger. [FL-14]</p>
<p><a id="fl-15"></a>On ne compare que les couleurs. D’autres ampoules ou d’autres étoiles ne vous sauveront pas. [FL-15]</p>
<p><a id="fl-16"></a>Seule la voisine directe est dangereuse. La même couleur plus haut dans la rangée ne fait aucun mal, et la première carte d’un étal vide est toujours sans risque. [FL-16]</p>
<p><a id="fl-17"></a>Un court-circuit n’enlève rien à l’étal. Toutes les cartes y restent, la fautive aussi : un cadeau pour la personne suivante. [FL-17]</p>
<h3>La Prise</h3>
<p><a id="fl-18"></a>Pas de court-circuit ? Alors la Prise est due, même si rien ne vous convient à l’étal. On ne passe pas, on ne s’éclipse pas. [FL-18]</p>
<p><a id="fl-19"></a>Avec une à quatre cartes à l’étal, votre Prise est d’une seule couleur : ni plus, ni moins. [FL-19]</p>
<p><a id="fl-20"></a>Avec cinq cartes, votre Prise est de deux couleurs différentes. [FL-20]</p>
<p><a id="fl-21"></a>Choisissez librement parmi les couleurs que vous voyez. Une couleur choisie vient tout entière, jusqu’à sa dernière carte à l’étal, et n’en entraîne aucune autre. [FL-21]</p>
<p><a id="fl-22"></a>Si l’étal n’a qu’une couleur, elle constitue à elle seule votre Prise, même avec cinq cartes. [FL-22]</p>
<p><a id="fl-23"></a>Comptez l’étal au moment précis de la Prise, avec les cartes révélées pendant ce tour. Retourner une cinquième carte fait donc passer votre devoir d’une couleur à deux. [FL-23]</p>
<h2>Vos séries et votre guirlande</h2>
<p><a id="fl-24"></a>Les cartes d’une Prise rejoignent votre série ouverte de leur couleur ; s’il n’y en a pas, elles en commencent une. Chaque couleur a une seule série devant vous, jamais deux. [FL-24]</p>
<p><a id="fl-25"></a>Une fois toutes les nouvelles cartes en place, additionnez les ampoules de chaque série qui a grandi. Ce calcul se fait une seule fois par Prise, et seule la somme finale compte. [FL-25]</p>
<table>
<thead>
<tr>
<th>Ampoules de la série</th>
<th>Ce qui lui arrive</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td><a id="fl-26"></a>1 ou 2</td>
<td>elle reste ouverte, faces visibles, et attend la suite</td>
<td>[FL-26]</td>
</tr>
<tr>
<td><a id="fl-27"></a>3, 6, 9 ou 12</td>
<td>finie : elle va tout entière, faces cachées, sur votre guirlande, aussitôt et sans choix possible</td>
<td>[FL-27]</td>
</tr>
<tr>
<td><a id="fl-28"></a>4, 5, 7, 8, 10 ou 11</td>
<td>perdue : elle va tout entière, anciennes cartes comprises, faces visibles, sur la défausse commune, aussitôt et sans choix possible</td>
<td>[FL-28]</td>
</tr>
</tbody></table>
<p><a id="fl-29"></a>Quand une Prise apporte deux couleurs, chaque série connaît son propre sort, et peu importe laquelle vous regardez d’abord. [FL-29]</p>
<p><a id="fl-30"></a>Ce qui tombe dans la défausse a quitté la partie ; la pioche n’est jamais regarnie. Tout le monde peut parcourir la défausse (valeur maison). [FL-30]</p>
<p><a id="fl-31"></a>Ce qui est accroché à votre guirlande est à l’abri jusqu’à la fin, et les guirlandes restent fermées pendant la partie : tout le monde voit combien de cartes elles comptent, personne ne les feuillette (valeur maison). Après une série rangée ou perdue, libre à vous de repartir de zéro dans sa couleur. [FL-31]</p>
<p><a id="fl-32"></a>L’or est précieux : avec cinq ampoules dans tout le paquet, la table entière peut espérer au mieux une série d’or finie par partie. [FL-32]</p>
<h2>Passer la main</h2>
<p><a id="fl-33"></a>Avant que la personne suivante commence, les cartes restées à l’étal glissent vers la pioche, dans le même ordre et sans laisser de trou. Des cartes qui se touchent ainsi ne provoquent aucun court-circuit. [FL-33]</p>
<p><a id="fl-34"></a>Un tour n’a que deux fins possibles : un court-circuit ou une Prise achevée. [FL-34]</p>
<h2>La dernière carte</h2>
<p><a id="fl-35"></a>La personne qui retourne la dernière carte de la pioche joue encore ce tour jusqu’au bout, Prise comprise. Puis la partie est finie, et plus personne n’a de tour. [FL-35]</p>
<p><a id="fl-36"></a>Si cette carte-là provoque un court-circuit, tout s’arrête sur-le-champ, sans Prise. [FL-36]</p>
<p><a id="fl-37"></a>Les cartes encore à l’étal à ce moment vont à la défausse et ne comptent pour personne. [FL-37]</p>
<h2>Le décompte</h2>
<ul>
<li><a id="fl-38"></a>Chaque étoile de votre guirlande : un point de plus. [FL-38]</li>
<li><a id="fl-39"></a>Chaque étoile de vos séries ouvertes : un point de moins. [FL-39]</li>
<li><a id="fl-40"></a>Tout le reste, qu’il s’agisse d’ampoules, de cartes, de grandes séries ou de défausses : aucun point. [FL-40]</li>
</ul>
<p><a id="fl-41"></a>Le meilleur total l’emporte. Un total peut descendre sous zéro. [FL-41]</p>
<p>Disons que votre guirlande montre quatorze étoiles et vos séries ouvertes trois : votre total est 14 − 3 = 11. [FL-38 FL-39]</p>
<h3>En cas de totaux égaux</h3>
<ol>
<li><a id="fl-42"></a>Parmi les personnes à égalité en tête, la guirlande qui compte le plus de cartes gagne. [FL-42]</li>
<li><a id="fl-43"></a>Si des personnes restent à égalité, le plus grand nombre de points négatifs gagne, c’est-à-dire le plus d’étoiles sur les séries ouvertes. [FL-43]</li>
<li><a id="fl-44"></a>Si cela ne les départage pas non plus, elles gagnent ensemble. [FL-44]</li>
</ol>
<p>Par exemple, deux personnes arrivent à 11 points avec neuf cartes de guirlande chacune, l’une par 14 − 3 et l’autre par 12 − 1. Trois points négatifs, c’est plus qu’un : la première des deux gagne. [FL-42 FL-43]</p>
<h2>Un tour, carte par carte</h2>
<p>Vous jouez avec Noor et Sacha, et c’est votre tour. Vous avez deux séries ouvertes : orange, une carte à deux ampoules, et argent, une carte à une ampoule. Ci-dessous, l’étal se lit en s’éloignant de la pioche, et chaque chiffre est un nombre d’ampoules. [FL-10 FL-26]</p>
<table>
<thead>
<tr>
<th>Ce qui se passe</th>
<th>L’étal</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>L’orange finirait votre série tout de suite. Mais avec cinq cartes, vous auriez deux couleurs : vous décidez de révéler.</td>
<td>orange 1, jaune 1</td>
<td>[FL-08 FL-19 FL-20]</td>
</tr>
<tr>
<td>Une carte argent : sa voisine est jaune, tout va bien. L’orange et l’argent feraient trois l’un comme l’autre, mais trois cartes ne vous en permettent qu’un. Vous continuez.</td>
<td>orange 1, jaune 1, argent 2</td>
<td>[FL-11 FL-13 FL-19]</td>
</tr>
<tr>
<td>Une carte jaune : sa voisine est argent, et l’autre jaune est trop loin pour vous nuire. Encore une !</td>
<td>orange 1, jaune 1, argent 2, jaune 1</td>
<td>[FL-12 FL-16]</td>
</tr>
<tr>
<td>Une carte rose : rien à craindre, et l’étal est plein. On ne révèle plus ; à vous de choisir deux couleurs.</td>
<td>orange 1, jaune 1, argent 2, jaune 1, rose 1</td>
<td>[FL-09 FL-20 FL-23]</td>
</tr>
<tr>
<td>Vous prenez l’orange et l’argent. L’orange fait 2 + 1 = 3, l’argent fait 1 + 2 = 3 : les deux séries vont à votre guirlande.</td>
<td>jaune 1, jaune 1, rose 1</td>
<td>[FL-21 FL-25 FL-27 FL-29]</td>
</tr>
<tr>
<td>Les autres cartes ont glissé vers la pioche. Deux jaunes se touchent à présent, ce qui ne gêne personne, et Noor prend la suite.</td>
<td>jaune 1, jaune 1, rose 1</td>
<td>[FL-33 FL-34]</td>
</tr>
</tbody></table>
<p>Noor révèle une carte rose à une ampoule, juste à côté de la vôtre : court-circuit ! Rien n’est pris, et quatre cartes attendent Sacha. [FL-13 FL-14 FL-17]</p>
<p>Sacha a deux ampoules jaunes et une ampoule rose ouvertes. Le jaune ferait 2 + 1 + 1 = 4 et coulerait la série ; le rose fait 1 + 1 + 1 = 3. Sacha prend donc le rose sans rien révéler, et range sa série. [FL-08 FL-19 FL-27 FL-28]</p>
<h2>Questions fréquentes</h2>
<p><strong>Puis-je prendre sans rien révéler ?</strong> Oui, dès qu’il y a au moins une carte à l’étal. Seul un étal vide oblige à révéler. [FL-07 FL-08]</p>
<p><strong>Dois-je annoncer que j’arrête de révéler ?</strong> Non. Votre Prise le dit pour vous. [FL-06]</p>
<p><strong>L’étal est déjà plein au début de mon tour. Que faire ?</strong> Vous passez directement à la Prise de deux couleurs ; il vous reste à décider lesquelles. [FL-09 FL-18 FL-20]</p>
<p><strong>Cinq cartes, mais deux couleurs seulement ?</strong> Vous raflez les cinq. La personne suivante trouve un étal vide et doit révéler. [FL-07 FL-20 FL-21]</p>
<p><strong>Cinq cartes d’une même couleur, est-ce possible ?</strong> Cela arrive : chaque court-circuit laisse sa carte derrière lui, et quatre de suite peuvent y suffire. Vous prenez alors cette seule couleur. [FL-17 FL-22]</p>
<p><strong>Toute couleur déjà à l’étal provoque-t-elle un court-circuit ?</strong> Non, seulement celle de la carte qui termine la rangée. [FL-13 FL-16]</p>
<p><strong>La rangée a glissé. À quelle carte compare-t-on celle que je révèle ?</strong> À celle qui termine maintenant la rangée, même si d’autres avaient été révélées après elle et ont été prises depuis. [FL-14 FL-33]</p>
<p><strong>Puis-je laisser des cartes d’une couleur que je prends ?</strong> Non. Une couleur se prend tout entière. [FL-21]</p>
<p><strong>J’ai deux ampoules ouvertes et je prends deux cartes à deux ampoules. La série casse-t-elle à quatre ?</strong> Non. On additionne une seule fois, à la fin : six ampoules, et la série est rangée. [FL-25 FL-27]</p>
<p><strong>Quand une série dépasse le compte, puis-je garder mes anciennes cartes ?</strong> Hélas non. La série est perdue en bloc. [FL-28]</p>
<p><strong>La dernière carte de la pioche était sans danger, et l’étal a moins de cinq cartes. Et après ?</strong> Il n’y a plus rien à révéler : vous prenez une couleur, et la partie s’achève ainsi. [FL-10 FL-19 FL-35]</p>
<p><strong>Et si la dernière carte est la cinquième de l’étal ?</strong> Deux couleurs, comme à n’importe quel autre tour. [FL-20 FL-23 FL-35]</p>
<p><strong>Il reste une carte dans la pioche. Pouvons-nous refuser à tour de rôle de la retourner ?</strong> Un moment. Chaque tour de ce genre retire des cartes de l’étal et, une fois celui-ci vide, quelqu’un doit révéler. [FL-07 FL-08 FL-35]</p>
<p><strong>Tout le monde joue-t-il le même nombre de tours ?</strong> Pas toujours. La partie n’attend pas que le tour de table soit complet. [FL-35]</p>
<p><strong>Les cartes sans étoile aident-elles en cas d’égalité ?</strong> Oui. À cette étape, on compte les cartes, quoi qu’elles montrent. [FL-42]</p>
<p><strong>Pourquoi plus de points négatifs feraient-ils gagner une égalité ?</strong> À totaux égaux, la plus grosse perte va aussi avec la guirlande la plus brillante. [FL-43]</p>
<p><strong>Et si l’égalité concerne trois personnes ou plus ?</strong> Suivez les étapes dans l’ordre. Chacune ne garde que les meilleurs résultats parmi ceux qui restent à égalité. [FL-42 FL-43 FL-44]</p>
<p><strong>Puis-je regarder dans une guirlande, même la mienne ?</strong> Pas avant la fin (valeur maison). Mais tout le monde a vu passer chacune de ses cartes : avoir bonne mémoire est de bonne guerre. [FL-27 FL-31]</p>
<p><strong>Et si deux personnes veulent commencer ?</strong> Le hasard tranche, et les autres suivent à partir de cette place, dans le sens des aiguilles d’une montre. [FL-04]</p>
<h2>Valeurs maison</h2>
<p>Là où nos sources se taisent ou se contredisent, nous avons fait un choix, que nous appelons valeur maison. Les voici réunies. [FL-02 FL-05 FL-30 FL-31 FL-38]</p>
<ul>
<li><strong>Nombre de personnes :</strong> de deux à six. [FL-02]</li>
<li><strong>Nombres de cartes :</strong> toujours visibles par tout le monde. [FL-05]</li>
<li><strong>Défausse :</strong> faces visibles, et tout le monde peut la parcourir. [FL-28 FL-30]</li>
<li><strong>Guirlandes :</strong> fermées pendant la partie ; seul leur nombre de cartes est montré. [FL-27 FL-31]</li>
<li><strong>Étoiles :</strong> les descriptions du jeu parlent de deux étoiles au plus par carte, ou de quatre, et aucune n’en donne la liste. Nous proposons une table pour chaque cas ; dans les deux, plus la couleur est rare, plus il y a d’étoiles par ampoule. [FL-38 FL-39]</li>
</ul>
<h3>Table d’étoiles <code>stars-0-2</code> (valeur maison, par défaut)</h3>
<table>
<thead>
<tr>
<th>Cartes</th>
<th align="right">0 étoile</th>
<th align="right">1 étoile</th>
<th align="right">2 étoiles</th>
<th align="right">Étoiles en tout</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>jaune, 1 ampoule</td>
<td align="right">14</td>
<td align="right">12</td>
<td align="right">2</td>
<td align="right">16</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>jaune, 2 ampoules</td>
<td align="right">2</td>
<td align="right">3</td>
<td align="right">1</td>
<td align="right">5</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>rose, 1 ampoule</td>
<td align="right">8</td>
<td align="right">11</td>
<td align="right">4</td>
<td align="right">19</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>rose, 2 ampoules</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">6</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>orange, 1 ampoule</td>
<td align="right">4</td>
<td align="right">8</td>
<td align="right">4</td>
<td align="right">16</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>orange, 2 ampoules</td>
<td align="right">0</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">6</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>argent, 1 ampoule</td>
<td align="right">2</td>
<td align="right">6</td>
<td align="right">5</td>
<td align="right">16</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>argent, 2 ampoules</td>
<td align="right">0</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">5</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>or, 1 ampoule</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">5</td>
<td align="right">10</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td><strong>total</strong></td>
<td align="right"><strong>31</strong></td>
<td align="right"><strong>45</strong></td>
<td align="right"><strong>27</strong></td>
<td align="right"><strong>99</strong></td>
<td>[FL-38 FL-39]</td>
</tr>
</tbody></table>
<h3>Table d’étoiles <code>stars-0-4</code> (valeur maison, l’autre choix)</h3>
<table>
<thead>
<tr>
<th>Cartes</th>
<th align="right">0 étoile</th>
<th align="right">1 étoile</th>
<th align="right">2 étoiles</th>
<th align="right">3 étoiles</th>
<th align="right">4 étoiles</th>
<th align="right">Étoiles en tout</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>jaune, 1 ampoule</td>
<td align="right">14</td>
<td align="right">14</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">14</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>jaune, 2 ampoules</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">6</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>rose, 1 ampoule</td>
<td align="right">7</td>
<td align="right">12</td>
<td align="right">4</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">20</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>rose, 2 ampoules</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">6</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>orange, 1 ampoule</td>
<td align="right">3</td>
<td align="right">6</td>
<td align="right">6</td>
<td align="right">1</td>
<td align="right">0</td>
<td align="right">21</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>orange, 2 ampoules</td>
<td align="right">0</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">1</td>
<td align="right">0</td>
<td align="right">8</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>argent, 1 ampoule</td>
<td align="right">1</td>
<td align="right">3</td>
<td align="right">5</td>
<td align="right">4</td>
<td align="right">0</td>
<td align="right">25</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>argent, 2 ampoules</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">0</td>
<td align="right">8</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>or, 1 ampoule</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">5</td>
<td align="right">20</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td><strong>total</strong></td>
<td align="right"><strong>28</strong></td>
<td align="right"><strong>40</strong></td>
<td align="right"><strong>22</strong></td>
<td align="right"><strong>8</strong></td>
<td align="right"><strong>5</strong></td>
<td align="right"><strong>128</strong></td>
<td>[FL-38 FL-39]</td>
</tr>
</tbody></table>
<h2>Pourquoi un coup est refusé</h2>
<p><a id="fl-reasons"></a>À chaque coup refusé répond une seule règle : celle de la première ligne ci-dessous qui s’applique.</p>
<table>
<thead>
<tr>
<th align="right">N°</th>
<th>Ce qui était souhaité</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td align="right"><a id="fl-reason-1"></a>1</td>
<td>quoi que ce soit une fois la partie finie : sa dernière carte a fait un court-circuit, ou non</td>
<td>[FL-36 FL-35]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-2"></a>2</td>
<td>quoi que ce soit de la part de qui vient de finir son tour, par un court-circuit ou par une Prise</td>
<td>[FL-13 FL-06]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-3"></a>3</td>
<td>quoi que ce soit d’une autre personne dont ce n’est pas le tour</td>
<td>[FL-04]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-4"></a>4</td>
<td>passer, ou finir son tour sans Prise d’une manière ou d’une autre</td>
<td>[FL-18]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-5"></a>5</td>
<td>autre chose qu’une révélation ou une Prise</td>
<td>[FL-06]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-6"></a>6</td>
<td>une révélation avec cinq cartes à l’étal, quoi qu’il reste de la pioche</td>
<td>[FL-09]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-7"></a>7</td>
<td>une révélation d’une pioche vide</td>
<td>[FL-10]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-8"></a>8</td>
<td>une Prise dans un étal vide</td>
<td>[FL-07]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-9"></a>9</td>
<td>une Prise sans couleur, avec trop peu ou trop de couleurs ou deux fois la même : parmi une à quatre cartes, parmi cinq d’une seule couleur, parmi cinq de plusieurs</td>
<td>[FL-19 FL-22 FL-20]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-10"></a>10</td>
<td>une Prise d’une couleur absente de l’étal, ou qui n’existe pas</td>
<td>[FL-21]</td>
</tr>
</tbody></table>
`;export{e as default};