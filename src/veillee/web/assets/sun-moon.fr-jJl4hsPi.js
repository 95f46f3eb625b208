var e=`<h1>Soleil et Lune : comment jouer</h1>
<p><em>Règles non officielles, dans nos propres mots. D’après</em> Sonne und Mond / Sky Tango <em>de Jacques Zeimet (Drei Hasen in der Abendsonne, 2012) ; aucune image ni aucun texte des éditeurs n’est employé ici. Là où le texte que nous connaissons se tait, notre lecture est marquée comme décision ou comme valeur maison, et presque toutes se règlent. Les codes entre crochets numérotent les règles.</em></p>
<h2>L’idée</h2>
<p>Vous posez des soleils et des lunes dans des rangées qui montent de gauche à droite, devant vous et devant les autres. Cinq ou plus à la suite peuvent être mis à l’abri, mais seulement à votre tour ; d’ici là, une éclipse peut couper la suite. Ce qui est à l’abri compte pour vous, ce qui reste devant vous compte contre vous. [SL-32 SL-33 SL-46]</p>
<h2>Les cartes</h2>
<table>
<thead>
<tr>
<th>Cartes</th>
<th align="right">Combien</th>
<th>Dessus</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>soleil</td>
<td align="right">29</td>
<td>les nombres de 1 à 29</td>
<td>[SL-01]</td>
</tr>
<tr>
<td>lune</td>
<td align="right">29</td>
<td>les nombres de 1 à 29</td>
<td>[SL-01]</td>
</tr>
<tr>
<td>éclipse solaire</td>
<td align="right">5</td>
<td>pas de nombre</td>
<td>[SL-01]</td>
</tr>
<tr>
<td>éclipse lunaire</td>
<td align="right">5</td>
<td>pas de nombre</td>
<td>[SL-01]</td>
</tr>
<tr>
<td><strong>total</strong></td>
<td align="right"><strong>68</strong></td>
<td></td>
<td>[SL-01]</td>
</tr>
</tbody></table>
<p>Certaines cartes à nombre portent un animal : papillon, oiseau et libellule le jour, chauve-souris et hibou la nuit. Lesquelles, c’est une valeur maison, qu’un fichier à vous peut remplacer. [SL-17]</p>
<p>Une place montre ce qui est dessus : un nombre la rend éclairée, une éclipse la rend obscure. Une suite est une série de places éclairées côte à côte. [SL-15 SL-25]</p>
<h2>Avant de commencer</h2>
<p><a id="sl-01"></a>Les 68 cartes sont mélangées en une seule pioche, faces cachées. [SL-01]</p>
<p><a id="sl-02"></a>Chacun pioche cinq cartes et les garde secrètes. [SL-02]</p>
<p><a id="sl-03"></a>Le hasard désigne qui commence, ou bien la table : la plus jeune personne, par exemple. Ensuite on joue dans le sens des aiguilles d’une montre. [SL-03]</p>
<p><a id="sl-04"></a>À deux ou trois, chacun joue pour soi ; à quatre, on joue en deux équipes, dont les quelques règles propres se trouvent plus bas. [SL-04]</p>
<h2>Votre tour</h2>
<p><a id="sl-05"></a>Si votre main est vide quand votre tour commence, vous piochez d’abord cinq cartes. Ce n’est pas un choix. [SL-05]</p>
<p><a id="sl-06"></a>Avec ne serait-ce qu’une carte en main, vous ne piochez pas. Pendant un tour, on ne pioche que dans un cas : après un animal. [SL-06 SL-22]</p>
<p><a id="sl-07"></a>Un tour, c’est exactement une action : jouer une carte de sa main, ou récupérer. [SL-07]</p>
<p><a id="sl-08"></a>On ne passe pas. [SL-08]</p>
<h3>Jouer un nombre</h3>
<p><a id="sl-09"></a>Devant chacun, il y a au plus une rangée de soleil et une rangée de lune ; chaque astre va dans ses propres rangées. [SL-09]</p>
<p><a id="sl-10"></a>Vous pouvez jouer dans vos rangées et dans celles de n’importe quel adversaire. [SL-10]</p>
<p><a id="sl-11"></a>Une rangée monte de gauche à droite. On peut sauter des nombres. [SL-11]</p>
<p><a id="sl-12"></a>Une carte va au bout gauche si elle est plus basse que tous les nombres visibles de la rangée, au bout droit si elle est plus haute. [SL-12]</p>
<p><a id="sl-13"></a>Jamais entre des cartes déjà posées. [SL-13]</p>
<p><a id="sl-14"></a>Là où quelqu’un n’a pas de rangée de cet astre, la carte en ouvre une, devant vous ou devant un adversaire (décision). [SL-14]</p>
<p><a id="sl-15"></a>Pour l’ordre, seuls comptent les nombres visibles ; ce qu’une éclipse cache ne compte pas. [SL-15]</p>
<p><a id="sl-16"></a>Si le bout d’une rangée est obscur, elle peut quand même grandir au-delà ; le nombre visible le plus proche décide alors (décision). [SL-16]</p>
<h3>Les animaux</h3>
<p><a id="sl-17"></a>Si la carte que vous venez de jouer porte un animal, vous devez jouer une autre carte dans le même tour, où vous voulez. [SL-17]</p>
<p><a id="sl-18"></a>Cela vaut dans toutes les rangées, aussi sur une éclipse, et encore pour la carte suivante si elle porte à son tour un animal. [SL-18]</p>
<p><a id="sl-19"></a>Il faut que ce soit une carte : récupérer à la place n’est pas permis. [SL-19]</p>
<p><a id="sl-20"></a>Si aucune de vos cartes ne peut alors être jouée, le tour s’arrête simplement (décision). [SL-20]</p>
<p><a id="sl-21"></a>Un animal déjà posé sur la table n’a plus aucun effet. [SL-21]</p>
<p><a id="sl-22"></a>L’animal était sur votre dernière carte ? Piochez cinq cartes aussitôt et continuez. [SL-22]</p>
<h3>Les éclipses</h3>
<p><a id="sl-23"></a>Une éclipse se pose sur un nombre visible, à n’importe quelle place de n’importe quelle rangée, la vôtre ou une autre. [SL-23]</p>
<p><a id="sl-24"></a>L’éclipse solaire va sur une carte de soleil, la lunaire sur une carte de lune ; donc jamais sur une autre éclipse, jamais sur un endroit vide. [SL-24]</p>
<p><a id="sl-25"></a>La place obscure partage la rangée en suites séparées, mais cela reste une seule rangée. [SL-25]</p>
<p><a id="sl-26"></a>Tout le monde peut rallumer la place en posant sur l’éclipse un nombre de l’astre de la rangée. [SL-26]</p>
<p><a id="sl-27"></a>Ce nombre doit convenir : au-dessus du nombre visible le plus proche à gauche, au-dessous du plus proche à droite, s’il y en a. [SL-27]</p>
<p><a id="sl-28"></a>De plusieurs places obscures côte à côte, on ne recouvre que celle qui touche une place éclairée. [SL-28]</p>
<p><a id="sl-29"></a>Si toute la rangée est obscure, n’importe laquelle de ses places peut être recouverte, par n’importe quel nombre (décision). [SL-29]</p>
<p><a id="sl-30"></a>Une éclipse n’est pas recouverte dans le tour où elle a été jouée ; elle ne porte pas d’animal, et termine donc le tour de toute façon. [SL-30]</p>
<p><a id="sl-31"></a>Une carte qui recouvre une éclipse est une carte comme une autre, et peut être obscurcie à son tour. Tout le monde peut regarder ce qu’elle recouvre (valeur maison). [SL-31]</p>
<h3>Récupérer</h3>
<p><a id="sl-32"></a>Au lieu de jouer, vous pouvez récupérer une ou plusieurs suites d’au moins cinq places dans les rangées posées devant vous. [SL-32]</p>
<p><a id="sl-33"></a>Seulement dans vos rangées, seulement à votre tour, et seulement des suites complètes quand il a commencé. [SL-33]</p>
<p><a id="sl-34"></a>Tant qu’une carte peut être jouée, rien n’oblige à récupérer. [SL-34]</p>
<p><a id="sl-35"></a>Une suite peut faire partie d’une rangée plus longue, mais elle n’a aucune place obscure. Sa longueur se compte en places ; les cartes cachées n’aident pas à atteindre cinq. [SL-35]</p>
<p><a id="sl-36"></a>Une suite se prend en entier (décision). [SL-36]</p>
<p><a id="sl-37"></a>Plusieurs suites, d’une rangée ou des deux, peuvent être prises dans la même action ; on peut aussi en laisser. [SL-37]</p>
<p><a id="sl-38"></a>Chaque place part avec tout ce qu’elle recouvre : éclipses recouvertes et nombres cachés rejoignent vos cartes à l’abri, faces cachées. Leur nombre est connu, et tout le monde a vu ce qui y est entré. [SL-38]</p>
<p><a id="sl-39"></a>Ce qui reste de la rangée est rapproché pour n’en former qu’une. [SL-39]</p>
<h3>L’éclipse totale</h3>
<p><a id="sl-40"></a>Si au début de votre tour, après la pioche, vous ne pouvez ni jouer ni récupérer, c’est l’éclipse totale : toute votre main et les deux rangées devant vous, avec tout ce qui y est caché, vont à la défausse, et le tour est fini. [SL-40]</p>
<p><a id="sl-41"></a>Elle ne se choisit jamais : qui peut jouer une carte quelque part, ou récupérer, doit faire l’un ou l’autre (décision). [SL-41]</p>
<p><a id="sl-42"></a>Les cartes à l’abri y restent. À votre prochain tour, vous piochez cinq cartes et continuez. [SL-42]</p>
<h2>La fin</h2>
<p><a id="sl-43"></a>Qui doit piocher dans une pioche vide mélange d’abord la défausse pour en former une nouvelle. S’il reste moins de cinq cartes dans la pioche, on ne prend que celles-là. [SL-43]</p>
<p><a id="sl-44"></a>Quand quelqu’un doit piocher et que pioche et défausse sont vides, le dernier tour de table commence : par ce tour même si c’était à son début ; par la personne suivante si c’était après un animal sur la dernière carte, et alors tout le monde, cette personne comprise, a un dernier tour (décision). [SL-44]</p>
<p><a id="sl-45"></a>Au dernier tour de table, chacun joue exactement un tour, comme d’habitude mais sans piocher, quoi que contienne la défausse. Ensuite, la partie est finie. [SL-45]</p>
<p><a id="sl-46"></a>Chaque carte de soleil ou de lune à l’abri vaut 1 point. Chacune de celles qui restent dans vos rangées, cachée ou non, et dans votre main coûte 1 point. Les éclipses ne comptent nulle part. Les mains sont montrées pour le décompte. [SL-46]</p>
<p><a id="sl-47"></a>Le plus de points l’emporte. À égalité, c’est le plus grand nombre de cartes de soleil et de lune, celles qui comptent pour et contre mises ensemble ; s’il est égal aussi, la victoire est partagée (valeur maison). [SL-47]</p>
<p>Une partie ne finit pas forcément d’elle-même, car les éclipses totales nourrissent la pioche. Les simulations l’arrêtent donc après 1000 tours ; le journal le dit, et personne ne gagne une telle partie.</p>
<h2>À quatre</h2>
<p><a id="sl-48"></a>La personne assise en face est votre partenaire : première et troisième places contre deuxième et quatrième. [SL-48]</p>
<p><a id="sl-49"></a>Une équipe n’a en tout qu’une rangée de soleil et une rangée de lune, une devant chaque partenaire. [SL-49]</p>
<p><a id="sl-50"></a>Tant qu’une équipe n’a pas de rangée, chaque astre peut être ouvert devant l’un ou l’autre. Quand elle en a une, l’autre astre ne s’ouvre que devant l’autre partenaire. Quand les deux ont disparu, le choix est de nouveau libre (décision). [SL-50]</p>
<p><a id="sl-51"></a>Vous pouvez jouer sur votre rangée, sur celle de votre partenaire et sur les deux de l’équipe adverse. [SL-51]</p>
<p><a id="sl-52"></a>Chaque partenaire ne récupère que dans la rangée posée devant soi (décision). [SL-52]</p>
<p><a id="sl-53"></a>Une éclipse totale vous coûte votre main et votre rangée ; votre partenaire garde les siennes. [SL-53]</p>
<p><a id="sl-54"></a>Les partenaires additionnent leurs points et, à égalité, leurs cartes. [SL-54]</p>
<h2>Options</h2>
<p>Là où le livret laisse une place au doute, il a fallu choisir. Qui le lit autrement peut changer ces options en créant une table. La première valeur est celle par défaut.</p>
<table>
<thead>
<tr>
<th>Option</th>
<th>Valeurs</th>
<th>Ce qu’elle change</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td>voluntary_total_eclipse</td>
<td>false, true</td>
<td>l’éclipse totale peut être choisie au début d’un tour</td>
<td>[SL-41]</td>
</tr>
<tr>
<td>empty_hand_total_eclipse</td>
<td>true, false</td>
<td>au dernier tour, main vide et rien à récupérer : éclipse totale, ou bien le tour passe et les rangées restent</td>
<td>[SL-40]</td>
</tr>
<tr>
<td>extend_beyond_dark_end</td>
<td>true, false</td>
<td>une rangée au bout obscur peut y grandir, ou bien l’éclipse doit d’abord être recouverte</td>
<td>[SL-16]</td>
</tr>
<tr>
<td>animal_without_follow_up</td>
<td>end_turn, total_eclipse</td>
<td>aucune carte à jouer après un animal : le tour s’arrête, ou une éclipse totale suit</td>
<td>[SL-20]</td>
</tr>
<tr>
<td>start_row_for_opponent</td>
<td>true, false</td>
<td>on ouvre des rangées devant les adversaires, ou seulement pour soi et son partenaire</td>
<td>[SL-14]</td>
</tr>
<tr>
<td>collect_part_of_run</td>
<td>false, true</td>
<td>les suites se prennent en entier, ou cinq places voisines ou plus de chacune</td>
<td>[SL-36]</td>
</tr>
<tr>
<td>last_round_after_animal</td>
<td>all, others_only</td>
<td>le dernier tour de table ouvert après un animal : pour tout le monde, ou sans cette personne</td>
<td>[SL-44]</td>
</tr>
<tr>
<td>pair_rows_fixed_for_game</td>
<td>false, true</td>
<td>une équipe sans rangée choisit à nouveau, ou garde ses astres toute la partie</td>
<td>[SL-50]</td>
</tr>
<tr>
<td>turn_limit</td>
<td>1000, 100, 300</td>
<td>le nombre de tours après lequel une simulation est arrêtée</td>
<td>[SL-45]</td>
</tr>
<tr>
<td>first_seat</td>
<td>random, A à D</td>
<td>qui commence : au sort, ou une place</td>
<td>[SL-03]</td>
</tr>
</tbody></table>
<h2>Pourquoi un coup est refusé</h2>
<p><a id="sl-reasons"></a>À chaque coup refusé répond une seule règle : celle de la première ligne ci-dessous qui s’applique.</p>
<table>
<thead>
<tr>
<th align="right">N°</th>
<th>Ce qui était souhaité</th>
<th>Règles</th>
</tr>
</thead>
<tbody><tr>
<td align="right"><a id="sl-reason-1"></a>1</td>
<td>quoi que ce soit une fois la partie finie</td>
<td>[SL-45]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-2"></a>2</td>
<td>quoi que ce soit de la part de qui vient de finir son tour : par une carte ou des suites récupérées, après un animal sans rien d’autre à jouer, par une éclipse totale</td>
<td>[SL-07 SL-20 SL-40]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-3"></a>3</td>
<td>quoi que ce soit d’une autre personne dont ce n’est pas le tour</td>
<td>[SL-03]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-4"></a>4</td>
<td>autre chose qu’une carte, quand il en faut encore une après un animal</td>
<td>[SL-19]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-5"></a>5</td>
<td>passer, autre chose qu’un coup, ou récupérer sans nommer de suite</td>
<td>[SL-08]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-6"></a>6</td>
<td>une éclipse totale</td>
<td>[SL-41]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-7"></a>7</td>
<td>récupérer dans la rangée de votre partenaire, ou dans toute autre qui n’est pas à vous ou n’existe pas ; de plusieurs suites, la première mauvaise compte, ici et plus bas</td>
<td>[SL-52 SL-33]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-8"></a>8</td>
<td>… moins de cinq places, ou des places que la rangée n’a pas</td>
<td>[SL-32]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-9"></a>9</td>
<td>… une place obscure parmi elles</td>
<td>[SL-35]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-10"></a>10</td>
<td>… une partie d’une suite</td>
<td>[SL-36]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-11"></a>11</td>
<td>… deux fois la même suite</td>
<td>[SL-37]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-12"></a>12</td>
<td>une carte qui n’est pas dans votre main, ou qui n’existe pas</td>
<td>[SL-07]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-13"></a>13</td>
<td>une rangée qui n’existe pas</td>
<td>[SL-10]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-14"></a>14</td>
<td>une rangée de l’autre astre, pour une éclipse ou pour un nombre</td>
<td>[SL-24 SL-09]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-15"></a>15</td>
<td>une éclipse ailleurs que sur une place éclairée</td>
<td>[SL-24]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-16"></a>16</td>
<td>ouvrir une rangée qui existe déjà</td>
<td>[SL-09]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-17"></a>17</td>
<td>à quatre, ouvrir une deuxième rangée d’un astre pour l’équipe, ou une deuxième devant la même personne</td>
<td>[SL-49]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-18"></a>18</td>
<td>un bout ou une place d’une rangée qui n’est pas ouverte</td>
<td>[SL-14]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-19"></a>19</td>
<td>un bout où le nombre ne va pas, ce bout étant obscur ou éclairé</td>
<td>[SL-16 SL-12]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-20"></a>20</td>
<td>un nombre sur une place que la rangée n’a pas</td>
<td>[SL-26]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-21"></a>21</td>
<td>un nombre sur une place éclairée, ou avant elle</td>
<td>[SL-13]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-22"></a>22</td>
<td>un nombre sur une place obscure qui n’en touche aucune d’éclairée, alors que la rangée en a</td>
<td>[SL-28]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-23"></a>23</td>
<td>un nombre sur une place obscure où il ne va pas</td>
<td>[SL-27]</td>
</tr>
</tbody></table>
<p>Les options en ajoutent trois : pas de rangée pour un adversaire après la ligne 16, astres gardés toute la partie après la ligne 17, rien au-delà d’un bout obscur avant la ligne 19. [SL-14 SL-50 SL-16]</p>
`;export{e as default};