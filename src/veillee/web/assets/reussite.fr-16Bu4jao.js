var e=`<h1>Réussite de Noël : comment jouer</h1>
<p><em>Règles non officielles, écrites avec nos mots. Une réussite à imprimer soi-même, dont le texte ne nomme ni auteur ni éditeur ; rien de ses images ni de son texte n’est repris ici. Les codes entre crochets numérotent les règles.</em></p>
<h2>L’idée</h2>
<p>Trente-deux cartes ne demandent qu’à devenir un mur : quatre colonnes de huit, sans une carte de reste. Les lutins grimpent par valeur ou se regroupent par couleur, et quatre Pères Noël redonnent de l’élan à une colonne fatiguée. [RN-04 RN-11 RN-12 RN-16]</p>
<p>Vous tenez trois cartes et ne voyez pas plus loin. Tout l’art est de garder des portes ouvertes, et le bon Père Noël sous la main quand la dernière se ferme. [RN-03 RN-15 RN-26]</p>
<h2>Les cartes</h2>
<p>Chaque carte a une couleur, et chaque couleur a les huit mêmes cartes. Une carte s’écrit par une lettre et un chiffre : <code>R5</code> est le lutin rouge 5, et <code>R0</code>, avec un zéro, le Père Noël rouge. Les lettres viennent des noms anglais des couleurs ; au terminal, V et J sont compris aussi. [RN-02]</p>
<table>
<thead>
<tr>
<th>Couleur</th>
<th>Lettre</th>
<th align="right">Lutins</th>
<th align="right">Pères Noël</th>
<th align="right">Cartes en tout</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>rouge</td>
<td>R</td>
<td align="right">7, numérotés de 1 à 7</td>
<td align="right">1</td>
<td align="right">8</td>
<td>[RN-02]</td>
</tr>
<tr>
<td>vert</td>
<td>G</td>
<td align="right">7, numérotés de 1 à 7</td>
<td align="right">1</td>
<td align="right">8</td>
<td>[RN-02]</td>
</tr>
<tr>
<td>bleu</td>
<td>B</td>
<td align="right">7, numérotés de 1 à 7</td>
<td align="right">1</td>
<td align="right">8</td>
<td>[RN-02]</td>
</tr>
<tr>
<td>jaune</td>
<td>Y</td>
<td align="right">7, numérotés de 1 à 7</td>
<td align="right">1</td>
<td align="right">8</td>
<td>[RN-02]</td>
</tr>
<tr>
<td><strong>total</strong></td>
<td></td>
<td align="right"><strong>28</strong></td>
<td align="right"><strong>4</strong></td>
<td align="right"><strong>32</strong></td>
<td>[RN-02]</td>
</tr>
</tbody></table>
<h2>Avant de commencer</h2>
<p><a id="rn-01"></a>C’est un jeu pour une seule personne, et pour dix minutes de calme. [RN-01]</p>
<p><a id="rn-02"></a>Toutes les cartes sont de la partie : les 28 lutins et les quatre Pères Noël, un dans chaque couleur. [RN-02]</p>
<p><a id="rn-03"></a>Battez-les avec soin et posez-les en une pioche, dos visibles. Les trois premières font votre main ; 29 restent dans la pioche, et la table est encore nue. [RN-03]</p>
<p><a id="rn-04"></a>Votre but est un mur complet, large de quatre colonnes et haut de huit cartes. Il y faut les 32 cartes, jusqu’à la toute dernière. [RN-04]</p>
<h2>Votre tour</h2>
<p><a id="rn-05"></a>Chaque tour a les deux mêmes temps : poser une carte de votre main, puis en prendre une dans la pioche. [RN-05]</p>
<p><a id="rn-06"></a>Tant qu’une carte de votre main trouve une place quelque part, vous devez en poser une, mais vous choisissez laquelle et où. On ne passe pas, on ne jette rien, et ce qui est posé ne bouge plus. [RN-06]</p>
<p><a id="rn-07"></a>Les colonnes s’élèvent à partir du bas. Une carte se met au sommet d’une colonne, jamais au milieu. [RN-07]</p>
<p><a id="rn-08"></a>Tant que vous avez moins de quatre colonnes, vous pouvez en ouvrir une autre, et toute carte y convient. [RN-08]</p>
<p><a id="rn-09"></a>Quatre colonnes, vous n’en aurez jamais plus. [RN-09]</p>
<p><a id="rn-10"></a>Huit cartes remplissent une colonne, et une colonne pleine n’en accepte plus. [RN-10]</p>
<h2>Deux façons de grimper</h2>
<table>
<thead>
<tr>
<th>Règle</th>
<th>La carte suivante</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td><a id="rn-11"></a>croissante</td>
<td>vaut plus que la carte juste en dessous : les sauts sont permis, l’égalité non, et les couleurs ne comptent pas</td>
<td>[RN-11]</td>
</tr>
<tr>
<td><a id="rn-12"></a>une couleur</td>
<td>a la couleur de toutes les cartes en dessous, et les valeurs ne comptent pas</td>
<td>[RN-12]</td>
</tr>
</tbody></table>
<p><a id="rn-13"></a>Une colonne suit l’une de ces règles et s’y tient. Prises ensemble, ses cartes sont soit croissantes, soit d’une seule couleur ; elle ne passe jamais d’une règle à l’autre. [RN-13]</p>
<p><a id="rn-14"></a>Vous n’annoncez rien : les cartes parlent d’elles-mêmes. Une carte seule convient aux deux règles, et des cartes qui montent dans une même couleur aussi ; tant que cela dure, les deux voies restent ouvertes. [RN-14]</p>
<table>
<thead>
<tr>
<th>Les cartes posées</th>
<th>Ce qui peut suivre</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>3 rouge</td>
<td>toute carte rouge, ou toute carte au-dessus de 3</td>
<td>[RN-14]</td>
</tr>
<tr>
<td>3 rouge, 5 rouge</td>
<td>toute carte rouge, ou toute carte au-dessus de 5</td>
<td>[RN-14]</td>
</tr>
<tr>
<td>3 rouge, 5 rouge, 1 rouge</td>
<td>des cartes rouges seulement</td>
<td>[RN-12 RN-13]</td>
</tr>
<tr>
<td>3 rouge, 5 rouge, 6 bleu</td>
<td>des cartes au-dessus de 6 seulement</td>
<td>[RN-11 RN-13]</td>
</tr>
</tbody></table>
<h2>Les Pères Noël</h2>
<p><a id="rn-15"></a>Un Père Noël est le bienvenu sur toute colonne qui n’est pas pleine, quelle que soit sa règle, et il peut tout aussi bien en ouvrir une. [RN-15]</p>
<p><a id="rn-16"></a>Il efface l’ardoise. Les cartes sous lui n’obligent plus à rien, on repart de zéro, et une nouvelle portion de la colonne commence. [RN-16]</p>
<p><a id="rn-17"></a>Il demande une faveur : la carte juste au-dessus de lui doit être de sa couleur. Sa valeur ne regarde que vous. [RN-17]</p>
<p><a id="rn-18"></a>Une fois cette carte en place, la nouvelle portion continue librement selon l’une ou l’autre règle. [RN-18]</p>
<p><a id="rn-19"></a>La faveur concerne la prochaine carte de cette colonne, et elle peut attendre. D’ici là, jouez sur les autres comme il vous plaît. [RN-19]</p>
<p><a id="rn-20"></a>Un Père Noël ne se pose pas directement sur un autre, puisque le second n’a jamais la couleur du premier. [RN-20]</p>
<p><a id="rn-21"></a>Il peut être la huitième carte d’une colonne. Rien ne le suit alors, et il ne demande donc rien. [RN-21]</p>
<p><a id="rn-22"></a>Parmi les huit cartes de sa colonne, un Père Noël compte pour une, comme n’importe quelle autre. [RN-22]</p>
<h2>La fin</h2>
<p><a id="rn-23"></a>Quand la pioche est épuisée, vous ne piochez plus. Posez ce qui reste en main, toujours une carte par tour. [RN-23]</p>
<p><a id="rn-24"></a>Si aucune carte de votre main ne trouve de place alors qu’il vous reste des cartes, en main ou dans la pioche, la partie est perdue aussitôt. [RN-24]</p>
<p><a id="rn-25"></a>Si le mur est complet, quatre sur huit, vous avez gagné. [RN-25]</p>
<p><a id="rn-26"></a>Votre main et le mur sont sous vos yeux ; la pioche est fermée, et personne n’y fouille. Rien ne vous empêche de déduire quelles cartes elle doit encore contenir. [RN-26]</p>
<h2>Une colonne, du sommet à la base</h2>
<p>Voici une colonne achevée, telle qu’on la voit sur la table. Lisez-la à partir de la dernière ligne : c’est ainsi qu’elle a grandi. [RN-07]</p>
<table>
<thead>
<tr>
<th>Place</th>
<th>Carte</th>
<th>Pourquoi elle convenait</th>
<th>Ce qui pouvait suivre</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>8, le sommet</td>
<td>5 jaune</td>
<td>la couleur de la portion</td>
<td>rien : la colonne est pleine</td>
<td>[RN-10 RN-12]</td>
</tr>
<tr>
<td>7</td>
<td>2 jaune</td>
<td>encore du jaune, bien que plus bas</td>
<td>du jaune seulement</td>
<td>[RN-12 RN-13]</td>
</tr>
<tr>
<td>6</td>
<td>6 jaune</td>
<td>la couleur du Père Noël</td>
<td>du jaune, ou au-dessus de 6</td>
<td>[RN-17 RN-18]</td>
</tr>
<tr>
<td>5</td>
<td>Père Noël jaune</td>
<td>un Père Noël peut s’y poser</td>
<td>un lutin jaune</td>
<td>[RN-15 RN-16]</td>
</tr>
<tr>
<td>4</td>
<td>7 vert</td>
<td>au-dessus de 4</td>
<td>un Père Noël : rien ne dépasse un 7</td>
<td>[RN-11 RN-15]</td>
</tr>
<tr>
<td>3</td>
<td>4 rouge</td>
<td>au-dessus de 3</td>
<td>au-dessus de 4, ou un Père Noël ; un 2 rouge viendrait trop tard</td>
<td>[RN-11 RN-13]</td>
</tr>
<tr>
<td>2</td>
<td>3 bleu</td>
<td>au-dessus de 1</td>
<td>au-dessus de 3, ou un Père Noël</td>
<td>[RN-11]</td>
</tr>
<tr>
<td>1, la base</td>
<td>1 rouge</td>
<td>toute carte peut ouvrir</td>
<td>du rouge, au-dessus de 1, ou un Père Noël</td>
<td>[RN-08 RN-14]</td>
</tr>
</tbody></table>
<p>Le Père Noël est arrivé à point : après le 7 vert, la colonne était coincée, et avec trois lutins jaunes elle a encore trouvé le chemin du sommet. [RN-15 RN-16]</p>
<h2>Bon à savoir</h2>
<p><strong>Chaque colonne d’une partie gagnée a exactement un Père Noël.</strong> Sept cartes au plus peuvent monter, et une couleur n’a que sept lutins : la huitième carte demande un Père Noël, et il y en a quatre pour quatre colonnes. Deux Pères Noël dans une colonne, c’est permis, mais cela coûte la partie. Tout cela vaut tant qu’une colonne garde sa règle ; avec la première des deux variantes ci-dessous sur non, une colonne peut atteindre sa huitième carte sans Père Noël, et une autre en avoir deux. [RN-04 RN-13 RN-22]</p>
<p><strong>On ne perd pas avec moins de quatre colonnes.</strong> Il y a toujours la place d’en ouvrir une autre. [RN-08 RN-24]</p>
<p><strong>Une partie a 32 tours au plus.</strong> Le 29e prend la dernière carte de la pioche. [RN-05 RN-23]</p>
<h2>Questions fréquentes</h2>
<p><strong>Puis-je garder un Père Noël en réserve ?</strong> Oui, aussi longtemps qu’une autre carte de votre main trouve une place. S’il est le seul à en trouver une, il doit partir. [RN-05 RN-06]</p>
<p><strong>Dois-je ouvrir une colonne quand rien ne va ailleurs ?</strong> Si vous en avez moins de quatre, oui : c’est alors la seule façon de poser une carte. [RN-06 RN-08]</p>
<p><strong>Les valeurs égales sont-elles permises dans une colonne croissante ?</strong> Non. Deux cartes de même valeur sont toujours de couleurs différentes : la règle de couleur n’y change rien. [RN-11 RN-12]</p>
<p><strong>2 rouge, 5 rouge, 6 bleu. Un 7 rouge peut-il suivre ?</strong> Oui, car 7 dépasse 6. Un 3 rouge ne le peut pas : la colonne est désormais croissante. [RN-11 RN-13]</p>
<p><strong>Un Père Noël se tient sur des couleurs mêlées. Puis-je encore réunir une seule couleur au-dessus ?</strong> Oui. Ce qui est sous lui ne compte plus. [RN-12 RN-16]</p>
<p><strong>Un Père Noël peut-il aller sur une colonne de sa propre couleur ?</strong> Oui, et une nouvelle portion commence tout autant. [RN-15 RN-16]</p>
<p><strong>Jusqu’où peut descendre la carte posée sur un Père Noël ?</strong> Aussi bas que vous voulez. La suivante devra la dépasser, ou avoir sa couleur. [RN-17 RN-18]</p>
<p><strong>La partie ne peut plus être gagnée. Est-elle finie ?</strong> Seulement quand plus rien ne trouve de place. Vous pouvez continuer, ou arrêter et recommencer. [RN-24]</p>
<p><strong>Puis-je reprendre un coup ?</strong> Sur le papier, la règle n’en dit rien. Ici oui, autant de fois que vous le souhaitez : vous ne faites de tort à personne (valeur maison). [RN-06]</p>
<h2>Deux variantes</h2>
<p>Le texte laisse la place à deux autres lectures. Chacune est une variante à choisir avant la partie ; le réglage habituel est celui raconté plus haut. [RN-13 RN-20]</p>
<table>
<thead>
<tr>
<th>Variante</th>
<th>D’habitude</th>
<th>Dans l’autre sens</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td><code>one_rule_per_stretch</code></td>
<td>oui : une colonne garde sa règle jusqu’au prochain Père Noël</td>
<td>non : chaque carte choisit à nouveau, plus haute que celle du dessous ou de la couleur de toutes les cartes de la portion, ce qui est bien plus facile</td>
<td>[RN-13]</td>
</tr>
<tr>
<td><code>santa_on_santa</code></td>
<td>non : pas de Père Noël juste sur un autre</td>
<td>oui : c’est permis, et la carte d’au-dessus obéit au Père Noël du haut ; comme deux Pères Noël dans une colonne coûtent la partie (tant que la première variante est sur oui), une partie perdue dure seulement plus longtemps</td>
<td>[RN-17 RN-20]</td>
</tr>
</tbody></table>
<p>Par exemple, avec 5 rouge, 2 rouge et la première variante sur non, un 4 bleu peut suivre, puisqu’il dépasse 2. D’habitude il ne le peut pas : la colonne s’est fixée sur le rouge. [RN-13]</p>
<h2>Valeurs maison</h2>
<p>Là où notre source se tait, nous avons fait un choix, que nous appelons valeur maison. Les voici réunies. [RN-02 RN-06 RN-13 RN-14 RN-19 RN-20]</p>
<ul>
<li><strong>Couleurs :</strong> rouge, vert, bleu et jaune ; le texte n’en nomme aucune. [RN-02]</li>
<li><strong>Répartition des cartes :</strong> un lutin de chaque valeur et un Père Noël dans chaque couleur, ce que l’on déduit des nombres. [RN-02]</li>
<li><strong>Une règle pour toute une portion :</strong> notre lecture du texte, avec une variante pour l’autre. [RN-13]</li>
<li><strong>Pas d’annonce :</strong> la règle d’une colonne se voit à ses cartes. [RN-14]</li>
<li><strong>La carte après un Père Noël :</strong> la prochaine de sa colonne, non la prochaine de la partie. [RN-19]</li>
<li><strong>Pas de Père Noël sur un Père Noël :</strong> notre lecture, avec une variante pour l’autre. [RN-20]</li>
<li><strong>Les cartes posées restent :</strong> rien dans le texte ne les ferait bouger. [RN-06]</li>
<li><strong>Reprendre un coup :</strong> libre et sans limite. [RN-06]</li>
<li><strong>Un petit mur :</strong> l’édition <code>small</code>, 15 cartes en trois colonnes de cinq, est de nous, pour un premier essai. [RN-04]</li>
</ul>
<h2>Pourquoi un coup est refusé</h2>
<p><a id="rn-reasons"></a>À chaque coup refusé répond une seule règle : celle de la première ligne ci-dessous qui s’applique.</p>
<table>
<thead>
<tr>
<th align="right">N°</th>
<th>Ce qui était souhaité</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td align="right"><a id="rn-reason-1"></a>1</td>
<td>quoi que ce soit une fois la partie finie, gagnée ou perdue</td>
<td>[RN-25 RN-24]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-2"></a>2</td>
<td>passer, jeter, déplacer une carte posée, ou toute autre chose qui ne pose aucune carte</td>
<td>[RN-06]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-3"></a>3</td>
<td>piocher sans poser de carte</td>
<td>[RN-05]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-4"></a>4</td>
<td>une carte qui n’est pas dans votre main, ou qui n’existe pas</td>
<td>[RN-05]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-5"></a>5</td>
<td>une colonne que le mur n’a pas</td>
<td>[RN-09]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-6"></a>6</td>
<td>une colonne pleine</td>
<td>[RN-10]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-7"></a>7</td>
<td>un Père Noël juste sur un Père Noël</td>
<td>[RN-20]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-8"></a>8</td>
<td>un lutin d’une autre couleur sur un Père Noël</td>
<td>[RN-17]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-9"></a>9</td>
<td>une carte trop basse pour une portion de plusieurs couleurs : sa couleur est dans la portion, ou elle n’y est pas</td>
<td>[RN-13 RN-11]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-10"></a>10</td>
<td>une carte d’une autre couleur sur une portion qui n’est pas croissante : elle dépasse la carte du sommet, ou non</td>
<td>[RN-13 RN-12]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-11"></a>11</td>
<td>une carte qui n’obéit à aucune des deux règles, là où les deux restent ouvertes</td>
<td>[RN-11]</td>
</tr>
</tbody></table>
<p>Les lignes 9 et 10 parlent de la règle à garder quand la carte conviendrait à l’autre, que la portion a déjà quittée. [RN-13]</p>
`;export{e as default};