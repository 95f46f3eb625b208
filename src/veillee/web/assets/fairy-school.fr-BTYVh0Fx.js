var e=`<h1>Fairy School : comment jouer</h1>
<p><em>Règles non officielles, écrites avec nos mots. Prototype de Marine Breuilly et Ludovic Henrio ; rien de leurs textes ni de leurs images n’est repris ici. Les codes entre crochets numérotent les règles. Cartes, pistes et certificats sont les données d’une édition ; l’édition maison garde ce qui est public et complète le reste à sa façon.</em></p>
<h2>L’idée</h2>
<p>Vous êtes une fée à l’école. Des créatures vivent dans votre forêt de deux rangées et cinq colonnes ; à chaque tour vous jouez deux colonnes, utilisez leurs créatures et celles que vos voisines partagent, et réunissez des éléments pour en invoquer de plus fortes. Bien partager, étudier, et un projet de fin d’année rapportent des points. [FS-002 FS-074 FS-080 FS-120 FS-131 FS-170]</p>
<h2>Un tour en un coup d’œil</h2>
<table>
<thead>
<tr>
<th>Phase</th>
<th>Ce qui se passe</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>remplir la forêt depuis sa pioche</td>
<td>[FS-060]</td>
</tr>
<tr>
<td>2</td>
<td>choisir et payer deux colonnes</td>
<td>[FS-070]</td>
</tr>
<tr>
<td>3</td>
<td>activer des créatures, les siennes et celles des voisines</td>
<td>[FS-080]</td>
</tr>
<tr>
<td>4</td>
<td>avancer sur la piste de gentillesse, défausser ce qui a été joué</td>
<td>[FS-120]</td>
</tr>
<tr>
<td>5</td>
<td>étudier une créature sur une empreinte</td>
<td>[FS-131]</td>
</tr>
<tr>
<td>6</td>
<td>la forêt avance</td>
<td>[FS-150]</td>
</tr>
<tr>
<td>7</td>
<td>derniers actes libres du tour</td>
<td>[FS-152]</td>
</tr>
</tbody></table>
<h2>En général</h2>
<p><a id="fs-001"></a>Les places vont dans le sens des aiguilles d’une montre : votre voisine de gauche est la place suivante, celle de droite la précédente. [FS-001]</p>
<p><a id="fs-002"></a>L’année compte trois trimestres : I et II de trois tours chacun, puis un dernier d’un seul tour. [FS-002]</p>
<p><a id="fs-003"></a>Un tour a sept phases. Tout le monde joue une phase en même temps, et la suivante commence quand chacune a fini. [FS-003]</p>
<p><a id="fs-004"></a>Dans une phase, les actes d’une joueuse ne changent pas ce qu’une autre peut faire, et l’ordre d’arrivée ne change rien ; chaque place a son propre hasard pour ses mélanges. [FS-004]</p>
<p><a id="fs-005"></a>Ce qui est dit scellé reste inconnu des autres jusqu’à ce que toutes aient fini la phase ou le choix. [FS-005]</p>
<h2>Mise en place</h2>
<p><a id="fs-010"></a>Cartes S, trimestre I, trimestre II et projets finaux se mélangent séparément ; une face de la piste bonus est tirée au sort. [FS-010]</p>
<p><a id="fs-011"></a>Un certificat de chacune des cinq sortes est tiré et posé face visible. [FS-011]</p>
<p><a id="fs-012"></a>Chaque joueuse a dix cartes de départ, 11 cubes d’activation, 3 cubes de certificat, 7 marqueurs de créature, et un marqueur par piste. [FS-012]</p>
<p><a id="fs-013"></a>Vous commencez avec une terre, un végétal, un feu et une eau, sans air. [FS-013]</p>
<p><a id="fs-014"></a>Tous les marqueurs sont au départ de leur piste, et rien n’est étudié. [FS-014]</p>
<p><a id="fs-015"></a>Votre pioche : au fond, mélangées, les deux cartes S qui ne sont pas en forêt et vos deux sirènes ; par-dessus, vos huit autres cartes de départ, mélangées. [FS-015]</p>
<p><a id="fs-016"></a>Initiation : chacune prend un starter différent, de A à E, au sort ou d’un commun accord. Ses deux cartes à colonne vont sur la rangée du haut, les deux autres sous la pioche. [FS-016]</p>
<p><a id="fs-017"></a>En initiation, les trois cartes du trimestre I à la lettre de votre starter sont vos projets. [FS-017]</p>
<p><a id="fs-018"></a>Avancé : starters comme ci-dessus, mais les projets du trimestre I sont draftés, dans l’autre sens que ceux du II. [FS-018]</p>
<p><a id="fs-019"></a>Expert : toutes les cartes S sont draftées. On vous en donne quatre, vous en gardez une et passez le reste à gauche, jusqu’à en avoir quatre ; scellé. [FS-019]</p>
<p><a id="fs-020"></a>Expert : deux de vos cartes S vont sur deux emplacements au choix de la rangée du haut, les autres sous la pioche ; scellé jusqu’à ce que toutes aient fini. [FS-020]</p>
<p><a id="fs-021"></a>Expert : d’abord le draft des cartes S, puis leur placement, puis le draft des projets (valeur maison). [FS-021]</p>
<p><a id="fs-022"></a>S’il n’y a pas assez de cartes S, chacune en reçoit le même nombre, plus petit. [FS-022]</p>
<p><a id="fs-024"></a>Départ express : la première planification est faite pour toutes. Licorne, ent, sphinx, dragon et serpent de mer remplissent la rangée du bas, nain, elfe et phénix les places libres du haut ; la phase 1 du premier tour est sautée (valeur maison). [FS-024]</p>
<h2>Éléments</h2>
<p><a id="fs-030"></a>Vous pouvez avoir autant d’éléments que vous voulez, jamais moins que zéro. Les réserves sont publiques, sauf quand elles sont scellées. [FS-030]</p>
<p><a id="fs-031"></a>Conversions, autant que vous voulez : trois éléments au choix donnent une terre ou une eau, quatre un végétal ou un feu, six un air ; un air donne n’importe quel autre élément. [FS-031]</p>
<p><a id="fs-032"></a>« Au choix » n’est jamais l’air ; changez-le d’abord, c’est gratuit. [FS-032]</p>
<p><a id="fs-033"></a>Les prix se paient en entier de votre réserve, sans monnaie ni dette. [FS-033]</p>
<p><a id="fs-034"></a>Conversions, réalisation de projets, pas bonus et étapes du projet final sont des actes libres : ils sont offerts au début d’un trimestre, en phase 2 avant les colonnes et avant une offre de certificat, en phase 3 avant chaque activation, ligne et répétition, en phase 7, et pendant que vous gardez des projets, avant chacun, scellés comme le choix ; un projet inachevé peut alors être réalisé tant que vous ne l’avez pas repris, un nouveau seulement quand vous les avez tous. [FS-034]</p>
<p><a id="fs-035"></a>Pas d’acte libre à l’intérieur d’un autre : ni pendant un paiement, ni entre deux colonnes, ni sur la piste de gentillesse, ni dans un draft, ni au choix des projets finaux. [FS-035]</p>
<p><a id="fs-036"></a>Les éléments d’un prix au choix se nomment un à un dans l’ordre terre, végétal, feu, eau ; lesquels, c’est vous qui voyez. [FS-036]</p>
<h2>Cartes et pioches</h2>
<p><a id="fs-040"></a>On pioche sur sa propre pile ; s’il faut une carte et que la pioche est vide, on mélange d’abord sa défausse. [FS-040]</p>
<p><a id="fs-041"></a>Une pioche vide n’est pas refaite avant qu’il faille une carte. [FS-041]</p>
<p><a id="fs-042"></a>Si pioche et défausse ne suffisent pas, on pioche ce qu’il y a. [FS-042]</p>
<p><a id="fs-043"></a>Les cartes en jeu, en forêt ou en main ne sont pas remélangées. [FS-043]</p>
<p><a id="fs-044"></a>Défausses et cartes éliminées sont publiques ; personne ne connaît l’ordre d’une pioche, sauf un projet tout juste réalisé, sur le dessus. [FS-044]</p>
<h2>Choisir ses projets</h2>
<p><a id="fs-050"></a>Au début du trimestre II, et du I en partie avancée ou experte, les projets sont draftés. [FS-050]</p>
<p><a id="fs-051"></a>Les mains passent à gauche pour le II, à droite pour le I et le III. [FS-051]</p>
<p><a id="fs-052"></a>On reçoit quatre cartes, on en garde une et passe le reste, jusqu’à en avoir quatre ; la dernière vient d’elle-même. Choix scellés. [FS-052]</p>
<p><a id="fs-053"></a>Ensuite, parmi elles et vos projets inachevés, vous en gardez exactement trois, ou toutes s’il y en a moins ; scellé, puis public. [FS-053]</p>
<p><a id="fs-054"></a>Personne n’a jamais plus de trois projets en cours. [FS-054]</p>
<p><a id="fs-055"></a>Les cartes non choisies quittent la partie, face cachée. [FS-055]</p>
<p><a id="fs-056"></a>Si un paquet est trop petit, on glisse dessous les cartes restantes du trimestre d’avant ; si cela ne suffit pas, chacune en reçoit le même nombre, plus petit. [FS-056]</p>
<h2>Phase 1 : planification</h2>
<p><a id="fs-060"></a>Vous piochez autant de cartes que votre forêt a d’emplacements vides, et les voyez toutes avant d’en placer une. [FS-060]</p>
<p><a id="fs-061"></a>Chacune va sur un emplacement vide au choix ; toutes doivent être placées, et celles qui y sont ne bougent pas. [FS-061]</p>
<p><a id="fs-062"></a>S’il manque des cartes, vous choisissez les emplacements qui restent vides. [FS-062]</p>
<p><a id="fs-063"></a>Cartes et placements sont scellés jusqu’à ce que toutes aient fini. [FS-063]</p>
<h2>Phase 2 : colonnes</h2>
<p><a id="fs-070"></a>Vous choisissez deux colonnes différentes de votre forêt et payez chacune. [FS-070]</p>
<p><a id="fs-071"></a>Qui peut payer deux colonnes en joue deux ; personne n’en joue une seule de son plein gré. [FS-071]</p>
<p><a id="fs-072"></a>Prix : une terre, un végétal, un élément au choix, un feu, une eau. Une colonne est gratuite si sa carte du bas montre une de ses créatures ; griffon et cocatrix n’offrent rien. [FS-072]</p>
<p><a id="fs-073"></a>Pour la colonne du milieu, vous choisissez ce que vous payez, dans ce que laisse l’autre colonne. [FS-073]</p>
<p><a id="fs-074"></a>Les cartes du haut des colonnes choisies vont dans votre zone partagée, celles du bas dans votre zone personnelle. [FS-074]</p>
<p><a id="fs-075"></a>Si vous ne pouvez pas payer deux colonnes, vous en jouez une gratuitement : la 1 ou la 5. [FS-075]</p>
<p><a id="fs-076"></a>C’est le cas quand vos éléments, air compris, et vos colonnes gratuites font moins de deux ensemble. [FS-076]</p>
<p><a id="fs-077"></a>Actes libres, colonnes et paiements de la phase 2 sont scellés jusqu’à ce que toutes aient fini. [FS-077]</p>
<p><a id="fs-078"></a>Une colonne incomplète peut être choisie ; sans carte en bas, son prix est dû. [FS-078]</p>
<h2>Phase 3 : activation</h2>
<p><a id="fs-080"></a>Vous activez des cartes de votre zone personnelle, de votre zone partagée et de celles de vos deux voisines, dans l’ordre et le nombre de votre choix. [FS-080]</p>
<p><a id="fs-081"></a>À trois, tout le monde est voisine ; à deux, il n’y en a qu’une, comptée une fois. [FS-081]</p>
<p><a id="fs-082"></a>Chaque activation pose un de vos cubes sur la carte ; sans cube, pas d’activation. [FS-082]</p>
<p><a id="fs-083"></a>Vous activez chaque carte une fois par tour ; plusieurs joueuses peuvent activer la même. [FS-083]</p>
<p><a id="fs-084"></a>Deux cartes pareilles sont deux cartes. [FS-084]</p>
<p><a id="fs-085"></a>Un effet se termine avant que le cube suivant soit posé. [FS-085]</p>
<p><a id="fs-086"></a>Rien n’est obligatoire dans un effet : un cube peut être posé sans l’utiliser, et compte quand même. [FS-086]</p>
<p><a id="fs-087"></a>De deux lignes on en applique une ; de plusieurs résultats on en choisit un, à chaque fois. [FS-087]</p>
<p><a id="fs-088"></a>Qui a dit « terminé » ne joue plus dans la phase 3. [FS-088]</p>
<p><a id="fs-089"></a>Un effet sert toujours celle qui active : sa réserve, ses piles, sa forêt. [FS-089]</p>
<h2>Effets</h2>
<p><a id="fs-100"></a>Production : prenez tout ce qui est indiqué, ou l’un des éléments séparés par une barre oblique. [FS-100]</p>
<p><a id="fs-101"></a>Échange : payez tout le prix une fois, prenez tout le gain. [FS-101]</p>
<p><a id="fs-102"></a>Échange répété : jusqu’à ce nombre de fois ; ce que rapporte l’un peut payer le suivant, et des actes libres peuvent s’intercaler. [FS-102]</p>
<p><a id="fs-103"></a>Reprendre : payez, prenez ce qui suit, puis une carte de votre défausse rejoint votre zone personnelle. Sans défausse, l’échange reste. [FS-103]</p>
<p><a id="fs-104"></a>Piocher : payez, piochez, mettez jusqu’à tant de ces cartes dans votre zone personnelle, défaussez le reste. [FS-104]</p>
<p><a id="fs-105"></a>Les cartes ainsi venues en zone personnelle peuvent être activées et sont défaussées en phase 4. [FS-105]</p>
<p><a id="fs-106"></a>Encore : payez, prenez ce qui suit, puis posez aussitôt un cube de plus sur une carte qui en porte un à vous, et refaites son effet. [FS-106]</p>
<p><a id="fs-107"></a>Une réactivation n’utilise jamais une ligne « encore » ; une carte qui n’a que de telles lignes ne peut être choisie. [FS-107]</p>
<p><a id="fs-108"></a>La carte qui donne « encore » compte comme activée. [FS-108]</p>
<p><a id="fs-109"></a>Éliminer : payez, prenez ce qui suit, puis une carte de votre forêt peut quitter la partie. [FS-109]</p>
<p><a id="fs-110"></a>Étude par effet : payez, puis marquez n’importe quelle créature de la partie pas encore étudiée. [FS-110]</p>
<p><a id="fs-111"></a>Un effet spécial sans cible, ou sans cube, est sauté ; prix et gain restent. [FS-111]</p>
<h2>Phase 4 : gentillesse</h2>
<p><a id="fs-120"></a>Vous avancez de la gentillesse de vos cartes partagées et des cubes des autres posés dessus. [FS-120]</p>
<p><a id="fs-121"></a>D’exactement autant ; à un embranchement, vous choisissez le chemin en le quittant. [FS-121]</p>
<p><a id="fs-122"></a>Chaque case traversée ou atteinte qui montre un élément en donne un ; au choix, tout sauf l’air. [FS-122]</p>
<p><a id="fs-123"></a>Plusieurs marqueurs peuvent partager une case. [FS-123]</p>
<p><a id="fs-124"></a>Les pas au-delà de la dernière case donnent ce que dit l’édition (édition maison : un air une fois par tour). [FS-124]</p>
<p><a id="fs-125"></a>Ensuite, tous les cubes reviennent et les cartes jouées sont défaussées. [FS-125]</p>
<h2>Phase 5 : étude et certificats</h2>
<p><a id="fs-130"></a>On prend les cartes de T1 et de B5 ; s’il n’y en a pas, il ne se passe rien. [FS-130]</p>
<p><a id="fs-131"></a>Vous pouvez étudier la créature de l’une d’elles, si ce n’est déjà fait : un marqueur. [FS-131]</p>
<p><a id="fs-132"></a>Les deux cartes sont défaussées, étudiées ou non. [FS-132]</p>
<p><a id="fs-133"></a>Une créature s’étudie une fois par joueuse. [FS-133]</p>
<p><a id="fs-134"></a>Sans marqueur, pas d’étude. [FS-134]</p>
<p><a id="fs-136"></a>Avec les deux créatures d’une paire, vous pouvez aussitôt poser un cube sur une moitié de la tuile : à gauche un avantage durable, à droite des points à la fin. Refusé, c’est perdu. [FS-136]</p>
<p><a id="fs-137"></a>Un certificat par paire et par joueuse ; plusieurs peuvent avoir la même moitié. [FS-137]</p>
<p><a id="fs-138"></a>Trois cubes de certificat, donc trois certificats au plus. [FS-138]</p>
<p><a id="fs-139"></a>Un avantage vaut dès qu’il est pris, jamais en arrière. [FS-139]</p>
<h2>Phases 6 et 7</h2>
<p><a id="fs-150"></a>Toutes les cartes restées en forêt avancent d’un emplacement : rangée du haut à gauche, du bas à droite ; les trous restent. [FS-150]</p>
<p><a id="fs-151"></a>T1 et B5 ont été vidés, rien ne se heurte donc ; T5 et B1 sont vides ensuite. [FS-151]</p>
<p><a id="fs-152"></a>La phase 7 est un moment ouvert ; puis le tour est fini. Après le dernier tour d’un trimestre vient le suivant, après le tout dernier le décompte. [FS-152]</p>
<h2>Projets et piste bonus</h2>
<p><a id="fs-155"></a>Un projet se réalise en payant son coût. [FS-155]</p>
<p><a id="fs-156"></a>La carte va aussitôt sur votre pioche, et peut être piochée dans le même tour. [FS-156]</p>
<p><a id="fs-157"></a>Vous pouvez réaliser plusieurs projets dans un tour. [FS-157]</p>
<p><a id="fs-158"></a>Sans projet en cours, vous pouvez avancer sur la piste bonus, chaque pas au prix du trimestre, jusqu’au bout. [FS-158]</p>
<p><a id="fs-159"></a>Un seul projet en cours, de n’importe quel trimestre, ferme la piste bonus. [FS-159]</p>
<h2>Dernier trimestre</h2>
<p><a id="fs-165"></a>On pose face visible un projet final de plus que de joueuses. [FS-165]</p>
<p><a id="fs-166"></a>Chacune en prend un, au vu de toutes, l’une après l’autre ; la plus avancée sur la piste de gentillesse commence. [FS-166]</p>
<p><a id="fs-167"></a>Plus avancée : d’abord par la dernière case commune à tous les chemins, puis par les cases parcourues depuis sur une branche. [FS-167]</p>
<p><a id="fs-168"></a>À égalité, la moins avancée sur la piste bonus ; puis le sort, ou le sens horaire à partir d’une première place choisie pour la table. [FS-168]</p>
<p><a id="fs-170"></a>Ses étapes se paient dans l’ordre, autant qu’on veut, à tout moment ouvert du dernier trimestre ; chacune donne ses points. [FS-170]</p>
<p><a id="fs-171"></a>On peut encore réaliser des créatures ; aucun projet nouveau n’est distribué. [FS-171]</p>
<p><a id="fs-172"></a>La piste bonus s’ouvre quand votre projet final est achevé et qu’aucun projet n’est en cours. [FS-172]</p>
<p><a id="fs-173"></a>Le dernier trimestre est un tour complet, étude et gentillesse comprises. [FS-173]</p>
<h2>Points</h2>
<p><a id="fs-175"></a>Gentillesse : le plus haut nombre d’étoiles que votre marqueur a atteint. [FS-175]</p>
<p><a id="fs-176"></a>Étoiles des projets réalisés que vous avez encore ; cartes éliminées et projets inachevés ne comptent pas. [FS-176]</p>
<p><a id="fs-177"></a>Les étapes de votre projet final. [FS-177]</p>
<p><a id="fs-178"></a>Un point par créature étudiée. [FS-178]</p>
<p><a id="fs-179"></a>Les moitiés droites de vos certificats ; les échanges en points précèdent le décompte. [FS-179]</p>
<p><a id="fs-180"></a>Le nombre à votre pas de la piste bonus. [FS-180]</p>
<p><a id="fs-181"></a>Les éléments restants ne valent rien. [FS-181]</p>
<p><a id="fs-182"></a>Le plus de points gagne ; à égalité, la victoire est partagée (valeur maison). [FS-182]</p>
<h2>Variantes</h2>
<p><a id="fs-190"></a>À deux : les trimestres I et II ont quatre tours. [FS-190]</p>
<p><a id="fs-191"></a>À deux : chacune a une cinquième carte S, tout au fond de la pioche ; tirée au sort, ou draftée et désignée par sa propriétaire en partie experte. [FS-191]</p>
<p><a id="fs-192"></a>Un draft à deux échange simplement les mains. [FS-192]</p>
<p><a id="fs-196"></a>Début rapide d’un trimestre : pas de draft ; cinq cartes chacune, dont on garde trois avec les projets inachevés. [FS-196]</p>
<p><a id="fs-200"></a>Variante longue : les créatures de l’air arrivent, et un trimestre III comme le II, drafté à droite, avant le dernier. [FS-200]</p>
<p><a id="fs-201"></a>Longue : 13 cubes d’activation, 12 marqueurs, douze créatures ; toujours trois cubes de certificat. [FS-201]</p>
<p><a id="fs-202"></a>Longue : l’un des deux certificats d’air est en jeu ; sa paire est griffon et cocatrix. [FS-202]</p>
<p><a id="fs-203"></a>Longue : on utilise les dix longs projets finaux. [FS-203]</p>
<p><a id="fs-204"></a>Longue : le dernier trimestre est une course ; quand une joueuse a fait sa dernière étape, on finit le tour et on compte. [FS-204]</p>
<p><a id="fs-205"></a>Longue : au début de la phase 7 de chaque tour de course, la meneuse en étapes gagne un élément sauf l’air ; à égalité, toutes. [FS-205]</p>
<p><a id="fs-206"></a>Longue : la course s’arrête au plus tard après douze tours (valeur maison). [FS-206]</p>
<p><a id="fs-215"></a>Décalage, à partir de quatre : aux tours impairs vous activez vos cartes partagées et celles des deux joueuses à votre gauche, aux tours pairs à votre droite. [FS-215]</p>
<p><a id="fs-216"></a>Tout le reste, gentillesse comprise, revient à la propriétaire de la carte. [FS-216]</p>
<h2>Seule contre Clochette</h2>
<p><a id="fs-220"></a>Vous avez un starter prédéfini ou, au départ expert, quatre cartes S tirées au sort que vous placez vous-même, puisqu’il n’y a personne à qui en passer ; vous choisissez vos projets. Clochette n’a qu’un marqueur de gentillesse. [FS-220]</p>
<p><a id="fs-221"></a>Les deux marqueurs partent cinq cases plus loin ; vous prenez ce que donnent ces cases, elle ne prend jamais d’éléments. [FS-221]</p>
<p><a id="fs-222"></a>Les trimestres I et II ont trois tours, le dernier un. [FS-222]</p>
<p><a id="fs-225"></a>Au début du I et du II, vous piochez six cartes et en mettez trois de côté pour Clochette, face visible ; parmi le reste et vos projets inachevés, vous en gardez trois. [FS-225]</p>
<p><a id="fs-226"></a>Après la phase 2, elle montre deux zones de deux cartes : S et I au trimestre I, puis I et II. Elles sont écartées après le tour ; un paquet épuisé en est remélangé. [FS-226]</p>
<p><a id="fs-227"></a>Vous pouvez activer une carte de chacune de ses zones, une fois. [FS-227]</p>
<p><a id="fs-228"></a>Vous avancez de la gentillesse de vos cartes partagées, elle de celle de ses cartes activées. [FS-228]</p>
<p><a id="fs-229"></a>Elle prend toujours le chemin court. [FS-229]</p>
<p><a id="fs-230"></a>Votre projet final est l’un de deux tirés au sort. [FS-230]</p>
<p><a id="fs-231"></a>Ses points : étoiles de son marqueur, étoiles des six créatures mises de côté, et sept. [FS-231]</p>
<p><a id="fs-232"></a>Votre mention suit votre avance : moins de 0 à refaire, 0 à 3 peut mieux faire, 4 à 7 assez bien, 8 à 10 bien, 11 à 14 très bien, dès 15 excellent. Au-dessus de 0, c’est gagné. [FS-232]</p>
<h2>À six</h2>
<p><a id="fs-240"></a>On peut jouer à six, avec davantage de cartes de départ et de cubes. [FS-240]</p>
<p><a id="fs-241"></a>La sixième place prend les trois cartes S sans lettre, en place deux elle-même, et a trois projets sans lettre. [FS-241]</p>
<h2>Avantages des certificats</h2>
<p><a id="fs-260"></a>Les avantages d’activation viennent quand le cube est posé, avant l’effet, qu’ils peuvent payer ; réactivations et cubes sans effet comptent. Tout s’efface avec le tour. [FS-260]</p>
<p><a id="fs-261"></a>Une paire en forêt rapporte à la fin de la phase 1, une fois. [FS-261]</p>
<p><a id="fs-262"></a>Un échange pour créatures partagées s’offre à la fin de votre phase 2, une fois par carte du haut concernée de vos colonnes. [FS-262]</p>
<p><a id="fs-263"></a>Colonne gratuite : tant de vos colonnes ne coûtent rien, au choix ; elles comptent pour savoir si vous pouvez payer. [FS-263]</p>
<p><a id="fs-264"></a>Un échange à l’étude s’offre à chaque étude, même par effet, sauf à celle qui gagne la tuile et quand vous ne pouvez pas le payer. [FS-264]</p>
<p><a id="fs-265"></a>La défausse de forêt vient à la fin de la phase 5, avant que les cartes bougent. [FS-265]</p>
<p><a id="fs-266"></a>À la place de l’élément d’une case de gentillesse, vous prenez ce que donne la tuile, même au-delà de la dernière. [FS-266]</p>
<p><a id="fs-267"></a>Un élément de plus vient avec chaque case qui en donne un ; des pas de plus à chaque tour. [FS-267]</p>
<p><a id="fs-268"></a>Une remise enlève un élément au choix, sauf l’air, à chaque projet, et aux étapes finales si la tuile le dit ; jamais aux pas bonus. [FS-268]</p>
<p><a id="fs-269"></a>De meilleurs taux valent dès lors pour toutes les conversions ; l’air peut donner plusieurs éléments, chacun au choix. [FS-269]</p>
<p><a id="fs-270"></a>Les échanges en points viennent après le dernier tour, dans un moment où ne restent que les conversions et cet échange. [FS-270]</p>
<p><a id="fs-271"></a>Les créatures réalisées se comptent comme au décompte ; cartes de départ et S jamais. [FS-271]</p>
<p><a id="fs-272"></a>Les autres moitiés droites regardent la fin de la partie : cartes éliminées, créatures étudiées, certificats, étapes finales, étoiles de gentillesse, ou simplement des points. [FS-272]</p>
<h2>Ce qu’il y a dans la boîte</h2>
<p><a id="fs-box"></a>Chaque édition a le même nombre de chaque chose ; ce qui y est imprimé lui appartient.</p>
<table>
<thead>
<tr>
<th>Quoi</th>
<th>Combien</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>cartes de départ</td>
<td>dix par joueuse, toutes pareilles, dont deux sirènes</td>
<td>[FS-012 FS-015]</td>
</tr>
<tr>
<td>cartes S</td>
<td>23 : cinq starters de quatre, et trois cartes simples</td>
<td>[FS-016 FS-019 FS-241]</td>
</tr>
<tr>
<td>trimestre I, II</td>
<td>24 et 23 ; en partie longue 29, 31, et 10 du III</td>
<td>[FS-050 FS-200]</td>
</tr>
<tr>
<td>projets finaux</td>
<td>6 de quatre étapes ; en partie longue 10 de cinq</td>
<td>[FS-165 FS-203]</td>
</tr>
<tr>
<td>certificats</td>
<td>trois de chacune des cinq sortes ; deux de l’air pour la partie longue</td>
<td>[FS-011 FS-202]</td>
</tr>
<tr>
<td>créatures</td>
<td>douze en six paires, une paire par sorte de certificat ; celle de l’air est pour la partie longue</td>
<td>[FS-072 FS-136 FS-200]</td>
</tr>
</tbody></table>
<h2>Options d’une table</h2>
<p><a id="fs-options"></a>D’abord les variantes que l’on choisit ; puis des réglages pour les points où le livret laisse un doute, notre lecture étant la valeur habituelle.</p>
<table>
<thead>
<tr>
<th>Option</th>
<th>Valeurs, l’habituelle d’abord</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td><code>start</code></td>
<td>initiation, avancé (pas en solo), expert</td>
<td>[FS-016 FS-018 FS-019]</td>
</tr>
<tr>
<td><code>starters</code></td>
<td>au sort, choisis tour à tour ; pas en expert</td>
<td>[FS-016]</td>
</tr>
<tr>
<td><code>express</code></td>
<td>non, oui ; pas en expert</td>
<td>[FS-024]</td>
</tr>
<tr>
<td><code>fast</code></td>
<td>non, oui ; pas en solo</td>
<td>[FS-196]</td>
</tr>
<tr>
<td><code>long</code></td>
<td>non, oui ; pas en solo</td>
<td>[FS-200]</td>
</tr>
<tr>
<td><code>spread</code></td>
<td>non, oui ; dès quatre joueuses</td>
<td>[FS-215]</td>
</tr>
<tr>
<td><code>first_seat</code></td>
<td>au sort, ou une place : qui choisit en premier quand rien d’autre ne décide</td>
<td>[FS-016 FS-168]</td>
</tr>
<tr>
<td><code>study_points</code></td>
<td>1, 2 par créature étudiée</td>
<td>[FS-178]</td>
</tr>
<tr>
<td><code>marker_limit</code>, <code>certificate_cube_limit</code></td>
<td>oui, non</td>
<td>[FS-134 FS-138]</td>
</tr>
<tr>
<td><code>reactivate_again_card</code></td>
<td>par son autre ligne, jamais</td>
<td>[FS-107]</td>
</tr>
<tr>
<td><code>again_gain_first</code></td>
<td>oui, non : ce qui suit vient avant la réactivation</td>
<td>[FS-106]</td>
</tr>
<tr>
<td><code>empty_activation</code></td>
<td>oui, non : un cube peut être posé sans utiliser l’effet</td>
<td>[FS-086]</td>
</tr>
<tr>
<td><code>solo_final_turns</code></td>
<td>1, 3</td>
<td>[FS-222]</td>
</tr>
<tr>
<td><code>short_deck</code></td>
<td>complété, moins de cartes</td>
<td>[FS-056]</td>
</tr>
<tr>
<td><code>leader_ties</code>, <code>leader_needs_step</code></td>
<td>à égalité toutes gagnent, ou aucune ; une meneuse sans étape gagne, ou non</td>
<td>[FS-205]</td>
</tr>
<tr>
<td><code>trimmed_projects_score</code></td>
<td>non, oui</td>
<td>[FS-176]</td>
</tr>
<tr>
<td><code>long_turn_cap</code></td>
<td>12, ou de 2 à 30 tours de course</td>
<td>[FS-206]</td>
</tr>
</tbody></table>
<h2>Pourquoi un acte est refusé</h2>
<p><a id="fs-reasons"></a>À chaque acte refusé répond une seule règle : celle de la première ligne ci-dessous qui s’applique. Elle ne dépend jamais de ce que la joueuse ne peut pas savoir. Une carte absente et un nom inconnu sont jugés de même.</p>
<table>
<thead>
<tr>
<th align="right">N°</th>
<th>Ce qui était souhaité</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td align="right"><a id="fs-reason-1"></a>1</td>
<td>quoi que ce soit une fois la partie finie</td>
<td>[FS-152]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-2"></a>2</td>
<td>quoi que ce soit en phase 3 après avoir dit « terminé »</td>
<td>[FS-088]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-3"></a>3</td>
<td><code>study</code> en phase 5 sans que ce soit demandé : sans marqueur, pour une créature déjà étudiée, sinon</td>
<td>[FS-134 FS-133 FS-131]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-4"></a>4</td>
<td>autre chose sans que ce soit demandé, pendant que d’autres choisissent un starter, draftent les cartes S, les placent (ou la sixième place seule), draftent des projets, en gardent, choisissent les projets finaux, prennent le gain de la meneuse, échangent contre des points, ou font quoi que ce soit d’autre</td>
<td>[FS-016 FS-019 FS-020 FS-241 FS-052 FS-053 FS-166 FS-205 FS-270 FS-003]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-5"></a>5</td>
<td><code>done</code> quand il faut choisir : un starter, une carte d’un draft (cartes S, projets), une carte S et son emplacement, la carte du fond, les projets à garder, les cartes de Clochette, un projet final, un emplacement pour une carte piochée, des colonnes (si vous ne pouvez en payer deux), la colonne gratuite, les éléments d’un prix, une remise, un chemin à une bifurcation, un gain (voir la ligne 15) ; ou avant d’avoir utilisé un effet, à une table où il le faut</td>
<td>[FS-016 FS-019 FS-052 FS-020 FS-191 FS-053 FS-225 FS-166 FS-061 FS-071 FS-075 FS-263 FS-035 FS-268 FS-121 FS-086]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-6"></a>6</td>
<td>un acte libre qui n’est pas offert : à l’échange contre des points ; pendant que des cartes S se placent ou que des cartes se mettent de côté, en phase 1 et en phase 5 ; partout ailleurs</td>
<td>[FS-270 FS-034 FS-035]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-7"></a>7</td>
<td>une autre sorte d’acte que celles demandées : voir le tableau plus bas</td>
<td></td>
</tr>
<tr>
<td align="right"><a id="fs-reason-8"></a>8</td>
<td>une carte qui n’est pas, ou plus, parmi celles à choisir : <code>pick</code> (cartes S, projets), <code>keep</code> (à placer, pour le fond, comme projet), <code>aside</code>, <code>final</code>, <code>take</code>, <code>play</code></td>
<td>[FS-019 FS-052 FS-020 FS-191 FS-053 FS-225 FS-165 FS-103 FS-104]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-9"></a>9</td>
<td>un emplacement qui ne convient pas : pour une carte S, en phase 1, pour éliminer, pour défausser par un certificat</td>
<td>[FS-020 FS-061 FS-109 FS-265]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-10"></a>10</td>
<td>une colonne comme gratuite, si l’autre ne pouvait alors se payer, ou si elle n’est pas choisie</td>
<td>[FS-263]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-11"></a>11</td>
<td>une autre colonne que la 1 ou la 5, si vous ne pouvez en payer deux</td>
<td>[FS-075]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-12"></a>12</td>
<td>une colonne qui n’existe pas, ou deux fois la même</td>
<td>[FS-070]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-13"></a>13</td>
<td>une colonne dont le prix ne peut se payer, pour la seconde : en plus de celui de la première</td>
<td>[FS-072]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-14"></a>14</td>
<td>une première colonne à côté de laquelle aucune seconde ne se paierait</td>
<td>[FS-071]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-15"></a>15</td>
<td>un élément qui n’est pas parmi ceux à gagner : par une activation, une paire en forêt, un échange d’étude, une case, une tuile à la place d’une case, une tuile en plus d’une case, un air, la tête de la course ; ou qui n’est pas à épargner</td>
<td>[FS-260 FS-261 FS-264 FS-122 FS-266 FS-267 FS-269 FS-205 FS-268]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-16"></a>16</td>
<td>un élément à payer : de l’air, un élément que vous n’avez pas, un élément hors de l’ordre</td>
<td>[FS-032 FS-033 FS-036]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-17"></a>17</td>
<td>une conversion pour laquelle il manque des éléments</td>
<td>[FS-031]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-18"></a>18</td>
<td>un projet qui n’est pas en cours, ou dont le coût ne peut se payer</td>
<td>[FS-155]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-19"></a>19</td>
<td>un pas bonus avec un projet en cours, avec un projet final inachevé, au bout de la piste ou sans son prix</td>
<td>[FS-159 FS-172 FS-158]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-20"></a>20</td>
<td>une étape finale avant le dernier trimestre, après la dernière étape ou sans son coût</td>
<td>[FS-170]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-21"></a>21</td>
<td>activer une carte qui n’est pas là : à droite à deux joueuses, à gauche ou à droite avec la variante qui étale, sinon</td>
<td>[FS-081 FS-215 FS-080]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-22"></a>22</td>
<td>un premier cube sur une carte qui en porte un à vous, sans cube, sur une seconde carte d’une zone de Clochette, sans effet à utiliser à une table où il le faut</td>
<td>[FS-083 FS-082 FS-227 FS-086]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-23"></a>23</td>
<td>par « encore », une carte de Clochette, une carte sans cube à vous, une carte qui n’a que « encore »</td>
<td>[FS-227 FS-106 FS-107]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-24"></a>24</td>
<td>une ligne ou un résultat que la carte n’a pas, « encore » par « encore », ce qui ne peut se payer</td>
<td>[FS-087 FS-107 FS-033]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-25"></a>25</td>
<td>étudier une créature déjà étudiée, une créature qui n’est ni sur T1 ni sur B5 en phase 5, une créature qui n’est pas de la partie</td>
<td>[FS-133 FS-131 FS-110]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-26"></a>26</td>
<td>une moitié de certificat, ou un chemin, qui n’existe pas</td>
<td>[FS-136 FS-121]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-27"></a>27</td>
<td>un échange contre des points d’une tuile que vous n’avez pas, épuisée, ou que vous ne pouvez payer</td>
<td>[FS-270]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-28"></a>28</td>
<td>un starter que quelqu’un a déjà, ou les cartes simples à moins de six</td>
<td>[FS-016]</td>
</tr>
</tbody></table>
<p><a id="fs-other-kinds"></a>Les règles de la ligne 7, par sorte d’acte :</p>
<table>
<thead>
<tr>
<th>Acte</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td><code>slot</code></td>
<td>[FS-061]</td>
</tr>
<tr>
<td><code>col</code></td>
<td>[FS-070]</td>
</tr>
<tr>
<td><code>el</code></td>
<td>[FS-033]</td>
</tr>
<tr>
<td><code>act</code> ; en phase 3</td>
<td>[FS-080 FS-085]</td>
</tr>
<tr>
<td><code>line</code>, <code>opt</code></td>
<td>[FS-087]</td>
</tr>
<tr>
<td><code>take</code> ; <code>play</code></td>
<td>[FS-103 FS-104]</td>
</tr>
<tr>
<td><code>short</code>, <code>long</code></td>
<td>[FS-121]</td>
</tr>
<tr>
<td><code>study</code> ; <code>cert</code></td>
<td>[FS-131 FS-136]</td>
</tr>
<tr>
<td><code>pick</code> ; <code>keep</code></td>
<td>[FS-052 FS-053]</td>
</tr>
<tr>
<td><code>final</code> ; <code>aside</code></td>
<td>[FS-166 FS-225]</td>
</tr>
<tr>
<td><code>use</code> ; <code>starter</code></td>
<td>[FS-270 FS-016]</td>
</tr>
<tr>
<td><code>wait</code>, et ce qui n’est pas un acte</td>
<td>[FS-003]</td>
</tr>
</tbody></table>
`;export{e as default};