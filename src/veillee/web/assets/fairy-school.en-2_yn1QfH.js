var e=`<h1>Fairy School: how to play</h1>
<p><em>Unofficial rules in our own words. A prototype by Marine Breuilly and Ludovic Henrio; nothing of their texts or pictures is used here. The codes in brackets number the rules. Cards, tracks and certificates are data of an edition; the house edition keeps what is public and fills the rest with its own design.</em></p>
<h2>The idea</h2>
<p>You are a fairy at school. Creatures live in your forest of two rows and five columns; each turn you play two columns, use the creatures there, and those that your neighbours share with you, and gather elements to invoke stronger ones. Sharing well, studying, and a final project at the end of the year bring points. [FS-002 FS-074 FS-080 FS-120 FS-131 FS-170]</p>
<h2>A turn at a glance</h2>
<table>
<thead>
<tr>
<th>Phase</th>
<th>What happens</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>1</td>
<td>fill the forest from your pile</td>
<td>[FS-060]</td>
</tr>
<tr>
<td>2</td>
<td>choose and pay two columns</td>
<td>[FS-070]</td>
</tr>
<tr>
<td>3</td>
<td>activate creatures, yours and your neighbours&#39;</td>
<td>[FS-080]</td>
</tr>
<tr>
<td>4</td>
<td>advance on the kindness track, discard what was played</td>
<td>[FS-120]</td>
</tr>
<tr>
<td>5</td>
<td>study a creature on a footprint</td>
<td>[FS-131]</td>
</tr>
<tr>
<td>6</td>
<td>the forest moves on</td>
<td>[FS-150]</td>
</tr>
<tr>
<td>7</td>
<td>last free acts of the turn</td>
<td>[FS-152]</td>
</tr>
</tbody></table>
<h2>In general</h2>
<p><a id="fs-001"></a>Seats run clockwise: your left neighbour is the next seat, your right neighbour the one before. [FS-001]</p>
<p><a id="fs-002"></a>A year has three trimesters: I and II of three turns each, then a final one of a single turn. [FS-002]</p>
<p><a id="fs-003"></a>A turn has seven phases. Everybody plays a phase at the same time, and the next begins when all have finished. [FS-003]</p>
<p><a id="fs-004"></a>Within a phase nobody&#39;s acts change what another may do, and the order of arrival changes nothing; each seat has its own chance for its shuffles. [FS-004]</p>
<p><a id="fs-005"></a>What is called sealed stays unknown to the others until everybody has finished that phase or pick. [FS-005]</p>
<h2>Setting up</h2>
<p><a id="fs-010"></a>S cards, trimester I, trimester II and final projects are shuffled separately; a side of the bonus track is drawn by lot. [FS-010]</p>
<p><a id="fs-011"></a>One certificate of each of the five kinds is drawn and lies open. [FS-011]</p>
<p><a id="fs-012"></a>Each player has ten starting cards, 11 activation cubes, 3 certificate cubes, 7 creature markers, and a marker for each track. [FS-012]</p>
<p><a id="fs-013"></a>You begin with one earth, one vegetal, one fire and one water, and no air. [FS-013]</p>
<p><a id="fs-014"></a>All markers stand at the start of their tracks, and nothing has been studied. [FS-014]</p>
<p><a id="fs-015"></a>Your pile: at the bottom, shuffled together, the two S cards that are not in the forest and your two mermaids; on top of them your eight other starting cards, shuffled. [FS-015]</p>
<p><a id="fs-016"></a>Initiation: everybody takes a different starter, A to E, by lot or as agreed. Its two cards with a column go to the top row there, the two others under the pile. [FS-016]</p>
<p><a id="fs-017"></a>In an initiation game the three cards of trimester I with your starter&#39;s letter are your projects. [FS-017]</p>
<p><a id="fs-018"></a>Advanced: starters as before, but the projects of trimester I are drafted, in the other direction than those of II. [FS-018]</p>
<p><a id="fs-019"></a>Expert: all S cards are drafted. You are dealt four, keep one, pass the rest to the left, until you have kept four; sealed. [FS-019]</p>
<p><a id="fs-020"></a>Expert: two of your S cards go to any two slots of your top row, the others under the pile; sealed until all have done so. [FS-020]</p>
<p><a id="fs-021"></a>Expert: first the draft of S cards, then their placement, then the draft of projects (house value). [FS-021]</p>
<p><a id="fs-022"></a>If there are too few S cards, everybody gets the same smaller number. [FS-022]</p>
<p><a id="fs-024"></a>Express start: the first planning is laid out for all. Unicorn, ent, sphinx, dragon and sea serpent fill the bottom row, dwarf, elf and phoenix the free slots above; phase 1 of the first turn is skipped (house value). [FS-024]</p>
<h2>Elements</h2>
<p><a id="fs-030"></a>You may own any number of elements, never less than none. Stores are public, except while sealed. [FS-030]</p>
<p><a id="fs-031"></a>Conversions, as often as you like: three of any kind give one earth or one water, four one vegetal or one fire, six one air; one air gives any other element. [FS-031]</p>
<p><a id="fs-032"></a>“Any kind” never means air; turn it into something else first, which is free. [FS-032]</p>
<p><a id="fs-033"></a>Prices are paid in full from your own store, without change or debt. [FS-033]</p>
<p><a id="fs-034"></a>Conversions, realising projects, bonus steps and steps of the final project are free acts: they are offered at the start of a trimester, in phase 2 before columns and before an offer of a certificate, in phase 3 before each activation, line and repetition, in phase 7, and while you keep projects, before each one, sealed like the choice; then an unfinished project may be realised until you keep it again, a new one only once you have all. [FS-034]</p>
<p><a id="fs-035"></a>No free act inside another act: not while you pay, between two columns, on the way along the kindness track, in a draft, or while final projects are chosen. [FS-035]</p>
<p><a id="fs-036"></a>Elements of an “any kind” price are named one by one in the order earth, vegetal, fire, water; which ones is yours to choose. [FS-036]</p>
<h2>Cards and piles</h2>
<p><a id="fs-040"></a>You draw from the top of your own pile; when a card must be drawn and the pile is empty, your discard is shuffled first. [FS-040]</p>
<p><a id="fs-041"></a>An empty pile is not refilled before a card must be drawn. [FS-041]</p>
<p><a id="fs-042"></a>If pile and discard are too small, you draw what there is. [FS-042]</p>
<p><a id="fs-043"></a>Cards in play, in the forest or in hand are not part of a reshuffle. [FS-043]</p>
<p><a id="fs-044"></a>Discards and removed cards are public; nobody knows the order of a pile, except a project just realised on top. [FS-044]</p>
<h2>Choosing projects</h2>
<p><a id="fs-050"></a>At the start of trimester II, and of I in advanced and expert games, projects are drafted. [FS-050]</p>
<p><a id="fs-051"></a>Hands pass to the left for II, to the right for I and III. [FS-051]</p>
<p><a id="fs-052"></a>You are dealt four cards, keep one and pass the rest, until everybody has kept four; the last one comes by itself. Picks are sealed. [FS-052]</p>
<p><a id="fs-053"></a>Then, out of these and your unfinished projects, you keep exactly three, or all if there are fewer; sealed, and public afterwards. [FS-053]</p>
<p><a id="fs-054"></a>Nobody ever has more than three ongoing projects. [FS-054]</p>
<p><a id="fs-055"></a>Cards not chosen leave the game face down. [FS-055]</p>
<p><a id="fs-056"></a>If a deck is too small, the undealt cards of the trimester before are put underneath; if that is not enough, everybody gets the same smaller number. [FS-056]</p>
<h2>Phase 1: planning</h2>
<p><a id="fs-060"></a>You draw as many cards as your forest has empty slots, and see them all before placing any. [FS-060]</p>
<p><a id="fs-061"></a>Each goes to an empty slot of your choice; all must be placed, and cards already there do not move. [FS-061]</p>
<p><a id="fs-062"></a>With too few cards you choose which slots stay empty. [FS-062]</p>
<p><a id="fs-063"></a>Cards and places are sealed until everybody has finished. [FS-063]</p>
<h2>Phase 2: columns</h2>
<p><a id="fs-070"></a>You choose two different columns of your forest and pay for each. [FS-070]</p>
<p><a id="fs-071"></a>Who can pay two columns plays two; nobody plays just one by choice. [FS-071]</p>
<p><a id="fs-072"></a>Prices: one earth, one vegetal, one element of any kind, one fire, one water. A column is free if its bottom card shows one of its own creatures; griffin and cockatrice free nothing. [FS-072]</p>
<p><a id="fs-073"></a>For the middle column you choose what you pay, out of what the other column leaves. [FS-073]</p>
<p><a id="fs-074"></a>The top cards of the chosen columns go to your shared zone, the bottom cards to your personal zone. [FS-074]</p>
<p><a id="fs-075"></a>If you cannot pay two columns, you play one for nothing: column 1 or column 5. [FS-075]</p>
<p><a id="fs-076"></a>You cannot when your elements, air included, and your free columns together are fewer than two. [FS-076]</p>
<p><a id="fs-077"></a>Free acts, columns and payments of phase 2 are sealed until everybody has finished. [FS-077]</p>
<p><a id="fs-078"></a>A column with gaps may be chosen; without a bottom card its price is due. [FS-078]</p>
<h2>Phase 3: activation</h2>
<p><a id="fs-080"></a>You may activate cards of your personal zone, of your shared zone and of both neighbours&#39; shared zones, in any order, as many as you like. [FS-080]</p>
<p><a id="fs-081"></a>With three players everybody is a neighbour; with two there is one, counted once. [FS-081]</p>
<p><a id="fs-082"></a>Each activation lays one of your cubes on the card; without a cube there is none. [FS-082]</p>
<p><a id="fs-083"></a>You activate each card once a turn; several players may activate the same one. [FS-083]</p>
<p><a id="fs-084"></a>Two cards that look alike are two cards. [FS-084]</p>
<p><a id="fs-085"></a>An effect is finished before the next cube is laid. [FS-085]</p>
<p><a id="fs-086"></a>Nothing in an effect is compulsory: a cube may be laid without using it, and counts all the same. [FS-086]</p>
<p><a id="fs-087"></a>Of two lines one is applied; of several outcomes one is chosen, anew each time. [FS-087]</p>
<p><a id="fs-088"></a>Who has said “done” takes no further part in phase 3. [FS-088]</p>
<p><a id="fs-089"></a>An effect always serves the one who activates: her store, her piles, her forest. [FS-089]</p>
<h2>Effects</h2>
<p><a id="fs-100"></a>Production: take everything shown, or one of the elements separated by a slash. [FS-100]</p>
<p><a id="fs-101"></a>Exchange: pay the whole price once, take the whole gain. [FS-101]</p>
<p><a id="fs-102"></a>Repeated exchange: up to that many times; what one brings may pay for the next, and free acts may lie between. [FS-102]</p>
<p><a id="fs-103"></a>Fetch: pay, take what trails, then one card of your discard comes to your personal zone. Without a discard the exchange remains. [FS-103]</p>
<p><a id="fs-104"></a>Draw: pay, draw, put up to that many of the cards into your personal zone, discard the rest. [FS-104]</p>
<p><a id="fs-105"></a>Cards that come to your personal zone this way may be activated and are discarded in phase 4. [FS-105]</p>
<p><a id="fs-106"></a>Again: pay, take what trails, then at once lay one more cube on a card that has one of yours, and use its effect once more. [FS-106]</p>
<p><a id="fs-107"></a>A re-activation never uses a line with “again”; a card that has only such lines cannot be chosen. [FS-107]</p>
<p><a id="fs-108"></a>The card that gives “again” counts as activated. [FS-108]</p>
<p><a id="fs-109"></a>Trim: pay, take what trails, then one card of your forest may be removed from the game. [FS-109]</p>
<p><a id="fs-110"></a>Study by effect: pay, then put a marker on any creature of the game that you have not studied. [FS-110]</p>
<p><a id="fs-111"></a>A special that finds no target, or no cube, is skipped; price and gain stand. [FS-111]</p>
<h2>Phase 4: kindness</h2>
<p><a id="fs-120"></a>You advance by the kindness on your shared cards and by the cubes of others on them. [FS-120]</p>
<p><a id="fs-121"></a>Exactly that far; at a fork you choose the way when you leave it. [FS-121]</p>
<p><a id="fs-122"></a>Every space entered that shows an element gives one, passing or stopping; on a free choice, any but air. [FS-122]</p>
<p><a id="fs-123"></a>Any number of markers may share a space. [FS-123]</p>
<p><a id="fs-124"></a>Steps beyond the last space give what the edition says (house edition: one air once a turn). [FS-124]</p>
<p><a id="fs-125"></a>Then all cubes come back and played cards are discarded. [FS-125]</p>
<h2>Phase 5: study and certificates</h2>
<p><a id="fs-130"></a>The cards on T1 and B5 are taken; without any, nothing happens. [FS-130]</p>
<p><a id="fs-131"></a>You may study the creature of one of them, if you have not yet: one marker. [FS-131]</p>
<p><a id="fs-132"></a>Both cards are discarded, studied or not. [FS-132]</p>
<p><a id="fs-133"></a>A creature is studied once by each player. [FS-133]</p>
<p><a id="fs-134"></a>Without a marker there is no study. [FS-134]</p>
<p><a id="fs-136"></a>With both creatures of a pair you may at once lay a certificate cube on one half of its tile: left a lasting benefit, right points at the end. Declined, it is lost. [FS-136]</p>
<p><a id="fs-137"></a>One certificate for each pair and player; several players may hold the same half. [FS-137]</p>
<p><a id="fs-138"></a>Three certificate cubes, so at most three certificates. [FS-138]</p>
<p><a id="fs-139"></a>A benefit works from the moment it is taken, never backwards. [FS-139]</p>
<h2>Phases 6 and 7</h2>
<p><a id="fs-150"></a>All cards left in the forest move one slot: top row to the left, bottom row to the right; gaps stay. [FS-150]</p>
<p><a id="fs-151"></a>T1 and B5 were emptied, so nothing collides; T5 and B1 are empty afterwards. [FS-151]</p>
<p><a id="fs-152"></a>Phase 7 is an open moment; then the turn is over. After the last turn of a trimester comes the next, after the final one the scoring. [FS-152]</p>
<h2>Projects and bonus track</h2>
<p><a id="fs-155"></a>A project is realised by paying its cost. [FS-155]</p>
<p><a id="fs-156"></a>The card goes at once to the top of your pile, and may be drawn this very turn. [FS-156]</p>
<p><a id="fs-157"></a>You may realise several projects in a turn. [FS-157]</p>
<p><a id="fs-158"></a>Without ongoing projects you may take steps on the bonus track, each for the price of the trimester, up to its end. [FS-158]</p>
<p><a id="fs-159"></a>One ongoing project, of whichever trimester, bars the bonus track. [FS-159]</p>
<h2>Final trimester</h2>
<p><a id="fs-165"></a>One final project more than players is laid open. [FS-165]</p>
<p><a id="fs-166"></a>Everybody takes one, openly, one after the other; who is further on the kindness track chooses first. [FS-166]</p>
<p><a id="fs-167"></a>Further means: first the last space common to all ways, then the spaces gone since on a branch. [FS-167]</p>
<p><a id="fs-168"></a>If equal, who is less far on the bonus track; then by lot, or clockwise from a first seat that the table has chosen. [FS-168]</p>
<p><a id="fs-170"></a>Its steps are paid in order, any number, at any open moment of the final trimester; each gives its points. [FS-170]</p>
<p><a id="fs-171"></a>Creatures may still be realised; no new projects are dealt. [FS-171]</p>
<p><a id="fs-172"></a>The bonus track opens when your final project is finished and no project is ongoing. [FS-172]</p>
<p><a id="fs-173"></a>The final trimester is one complete turn, study and kindness included. [FS-173]</p>
<h2>Points</h2>
<p><a id="fs-175"></a>Kindness: the highest star number your marker has entered. [FS-175]</p>
<p><a id="fs-176"></a>Stars of the projects you realised and still have; removed cards and unfinished projects count for nothing. [FS-176]</p>
<p><a id="fs-177"></a>The steps of your final project. [FS-177]</p>
<p><a id="fs-178"></a>One point for each creature studied. [FS-178]</p>
<p><a id="fs-179"></a>The right halves of your certificates; exchanges into points come before the count. [FS-179]</p>
<p><a id="fs-180"></a>The number at your step of the bonus track. [FS-180]</p>
<p><a id="fs-181"></a>Elements left over are worth nothing. [FS-181]</p>
<p><a id="fs-182"></a>Most points win; if equal, victory is shared (house value). [FS-182]</p>
<h2>Variants</h2>
<p><a id="fs-190"></a>Two players: trimesters I and II have four turns each. [FS-190]</p>
<p><a id="fs-191"></a>Two players: each has a fifth S card, at the very bottom of the pile; drawn by lot, or in an expert game drafted and named by its owner. [FS-191]</p>
<p><a id="fs-192"></a>A draft of two simply swaps the hands. [FS-192]</p>
<p><a id="fs-196"></a>Fast start of a trimester: no draft; five cards each, of which, with unfinished projects, three are kept. [FS-196]</p>
<p><a id="fs-200"></a>Long variant: the creatures of the air come in, and a trimester III like II, drafted to the right, before the final one. [FS-200]</p>
<p><a id="fs-201"></a>Long: 13 activation cubes, 12 markers, twelve creatures; certificate cubes stay at three. [FS-201]</p>
<p><a id="fs-202"></a>Long: one of the two air certificates is in play; its pair is griffin and cockatrice. [FS-202]</p>
<p><a id="fs-203"></a>Long: the ten long final projects are used. [FS-203]</p>
<p><a id="fs-204"></a>Long: the final trimester is a race; when somebody has done her last step, the turn is finished and the game scored. [FS-204]</p>
<p><a id="fs-205"></a>Long: at the start of phase 7 of each race turn, whoever leads in steps gains one element but air; tied leaders all do. [FS-205]</p>
<p><a id="fs-206"></a>Long: the race ends after twelve turns at the latest (house value). [FS-206]</p>
<p><a id="fs-215"></a>Spread, from four players on: in odd turns you activate your own shared cards and those of the two players to your left, in even turns to your right. [FS-215]</p>
<p><a id="fs-216"></a>Everything else, kindness included, stays with the owner of the card. [FS-216]</p>
<h2>Alone against Clochette</h2>
<p><a id="fs-220"></a>You have a predefined starter, or with an expert start four S cards by lot that you place yourself, as there is nobody to pass any to; you choose your projects. Clochette has only a kindness marker. [FS-220]</p>
<p><a id="fs-221"></a>Both markers start five spaces on; you take what these spaces give, she never takes elements. [FS-221]</p>
<p><a id="fs-222"></a>Trimesters I and II have three turns, the final one has one. [FS-222]</p>
<p><a id="fs-225"></a>At the start of I and of II you draw six cards and set three aside for Clochette, face up; out of the rest and your unfinished projects you keep three. [FS-225]</p>
<p><a id="fs-226"></a>After phase 2 she shows two zones of two cards: S and I in trimester I, then I and II. They are set aside after the turn; a deck that runs out is reshuffled from them. [FS-226]</p>
<p><a id="fs-227"></a>You may activate one card of each of her zones, once. [FS-227]</p>
<p><a id="fs-228"></a>You advance by the kindness of your shared cards, she by that of her activated cards. [FS-228]</p>
<p><a id="fs-229"></a>She always takes the short way. [FS-229]</p>
<p><a id="fs-230"></a>Your final project is one of two drawn by lot. [FS-230]</p>
<p><a id="fs-231"></a>Her points: stars of her marker, stars of the six creatures set aside, and seven. [FS-231]</p>
<p><a id="fs-232"></a>Your grade follows from your lead: below 0 try again, 0 to 3 can do better, 4 to 7 fairly good, 8 to 10 good, 11 to 14 very good, from 15 excellent. Above 0 you have won. [FS-232]</p>
<h2>Six players</h2>
<p><a id="fs-240"></a>Six seats are allowed, with more starting cards and cubes. [FS-240]</p>
<p><a id="fs-241"></a>The sixth seat takes the three plain S cards, places two of them itself, and has three projects without a letter. [FS-241]</p>
<h2>Benefits of certificates</h2>
<p><a id="fs-260"></a>Benefits of activating come when the cube is laid, before the effect, which they may pay; re-activations and unused cubes count. Flags end with the turn. [FS-260]</p>
<p><a id="fs-261"></a>A pair in the forest pays at the end of phase 1, once. [FS-261]</p>
<p><a id="fs-262"></a>An exchange for shared creatures is offered at the end of your phase 2, once for each matching top card of your columns. [FS-262]</p>
<p><a id="fs-263"></a>Free column: so many of your columns cost nothing, your choice; they count when it is asked whether you can pay. [FS-263]</p>
<p><a id="fs-264"></a>An exchange at a study is offered at every study, by effect too, but not by the study that wins the tile, nor when you cannot pay it. [FS-264]</p>
<p><a id="fs-265"></a>Discarding from the forest comes at the end of phase 5, before the cards move. [FS-265]</p>
<p><a id="fs-266"></a>Instead of the element of a kindness space you take what the tile gives, beyond the last space too. [FS-266]</p>
<p><a id="fs-267"></a>An extra element comes with every space that gives one; extra steps every turn. [FS-267]</p>
<p><a id="fs-268"></a>A discount takes an element of your choice, not air, off each project, and off final steps where the tile says so; never off bonus steps. [FS-268]</p>
<p><a id="fs-269"></a>Better rates hold for all conversions from then on; air may give several elements, each chosen freely. [FS-269]</p>
<p><a id="fs-270"></a>Exchanges into points come after the last turn, in a moment with nothing but conversions and this exchange. [FS-270]</p>
<p><a id="fs-271"></a>Realised creatures are counted as in the scoring; starting and S cards never count. [FS-271]</p>
<p><a id="fs-272"></a>Other right halves look at the end of the game: cards removed, creatures studied, certificates held, final steps, kindness stars, or simply points. [FS-272]</p>
<h2>What lies in the box</h2>
<p><a id="fs-box"></a>Every edition has the same number of each thing; what is printed on it is the edition’s own.</p>
<table>
<thead>
<tr>
<th>What</th>
<th>How many</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>starting cards</td>
<td>ten for each player, all alike, two mermaids among them</td>
<td>[FS-012 FS-015]</td>
</tr>
<tr>
<td>S cards</td>
<td>23: five starters of four, and three plain ones</td>
<td>[FS-016 FS-019 FS-241]</td>
</tr>
<tr>
<td>trimester I, II</td>
<td>24 and 23; in the long variant 29, 31, and 10 of III</td>
<td>[FS-050 FS-200]</td>
</tr>
<tr>
<td>final projects</td>
<td>6 of four steps; in the long variant 10 of five</td>
<td>[FS-165 FS-203]</td>
</tr>
<tr>
<td>certificates</td>
<td>three of each of five kinds; two of air for the long variant</td>
<td>[FS-011 FS-202]</td>
</tr>
<tr>
<td>creatures</td>
<td>twelve in six pairs, one pair for each kind of certificate; that of the air is for the long variant</td>
<td>[FS-072 FS-136 FS-200]</td>
</tr>
</tbody></table>
<h2>Options of a table</h2>
<p><a id="fs-options"></a>Variants that people choose come first; then switches for points on which the rulebook leaves a doubt, each with our reading as its usual value.</p>
<table>
<thead>
<tr>
<th>Option</th>
<th>Values, the usual one first</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td><code>start</code></td>
<td>initiation, advanced (not alone), expert</td>
<td>[FS-016 FS-018 FS-019]</td>
</tr>
<tr>
<td><code>starters</code></td>
<td>by lot, chosen in turn; not with expert</td>
<td>[FS-016]</td>
</tr>
<tr>
<td><code>express</code></td>
<td>no, yes; not with expert</td>
<td>[FS-024]</td>
</tr>
<tr>
<td><code>fast</code></td>
<td>no, yes; not alone</td>
<td>[FS-196]</td>
</tr>
<tr>
<td><code>long</code></td>
<td>no, yes; not alone</td>
<td>[FS-200]</td>
</tr>
<tr>
<td><code>spread</code></td>
<td>no, yes; from four players on</td>
<td>[FS-215]</td>
</tr>
<tr>
<td><code>first_seat</code></td>
<td>by lot, or a seat: who chooses first where nothing else decides</td>
<td>[FS-016 FS-168]</td>
</tr>
<tr>
<td><code>study_points</code></td>
<td>1, 2 for a creature studied</td>
<td>[FS-178]</td>
</tr>
<tr>
<td><code>marker_limit</code>, <code>certificate_cube_limit</code></td>
<td>yes, no</td>
<td>[FS-134 FS-138]</td>
</tr>
<tr>
<td><code>reactivate_again_card</code></td>
<td>by its other line, never</td>
<td>[FS-107]</td>
</tr>
<tr>
<td><code>again_gain_first</code></td>
<td>yes, no: what trails comes before the re-activation</td>
<td>[FS-106]</td>
</tr>
<tr>
<td><code>empty_activation</code></td>
<td>yes, no: a cube may be laid without using the effect</td>
<td>[FS-086]</td>
</tr>
<tr>
<td><code>solo_final_turns</code></td>
<td>1, 3</td>
<td>[FS-222]</td>
</tr>
<tr>
<td><code>short_deck</code></td>
<td>topped up, fewer cards</td>
<td>[FS-056]</td>
</tr>
<tr>
<td><code>leader_ties</code>, <code>leader_needs_step</code></td>
<td>all who are tied gain, none; a leader without a step gains, or not</td>
<td>[FS-205]</td>
</tr>
<tr>
<td><code>trimmed_projects_score</code></td>
<td>no, yes</td>
<td>[FS-176]</td>
</tr>
<tr>
<td><code>long_turn_cap</code></td>
<td>12, or 2 to 30 turns of the race</td>
<td>[FS-206]</td>
</tr>
</tbody></table>
<h2>Why an act is refused</h2>
<p><a id="fs-reasons"></a>Every refused act is answered with one rule: that of the first line below that holds. It never depends on anything that the player may not know. A card that is not there and a name that nobody knows are judged alike.</p>
<table>
<thead>
<tr>
<th align="right">No.</th>
<th>What was wished for</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td align="right"><a id="fs-reason-1"></a>1</td>
<td>anything once the game is over</td>
<td>[FS-152]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-2"></a>2</td>
<td>anything in phase 3 by somebody who has said “done”</td>
<td>[FS-088]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-3"></a>3</td>
<td><code>study</code> in phase 5 by somebody who is not asked: without a marker, of a creature studied before, otherwise</td>
<td>[FS-134 FS-133 FS-131]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-4"></a>4</td>
<td>anything else by somebody who is not asked, while others choose starters, draft S cards, place them (or only the sixth seat does), draft projects, keep projects, choose final projects, take the leader’s gain, exchange for points, or do anything else</td>
<td>[FS-016 FS-019 FS-020 FS-241 FS-052 FS-053 FS-166 FS-205 FS-270 FS-003]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-5"></a>5</td>
<td><code>done</code> where something must be chosen: a starter, a card of a draft (S cards, projects), an S card and its slot, the card for the bottom, projects to keep, cards for Clochette, a final project, a slot for a drawn card, columns (if you cannot pay two), the free column, elements of a price, a discount, a way at a fork, a gain (see line 15); or before an effect was used, at a table where it must be</td>
<td>[FS-016 FS-019 FS-052 FS-020 FS-191 FS-053 FS-225 FS-166 FS-061 FS-071 FS-075 FS-263 FS-035 FS-268 FS-121 FS-086]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-6"></a>6</td>
<td>a free act that is not offered: at the exchange for points; while S cards are placed or cards set aside, in phase 1, and in phase 5; anywhere else</td>
<td>[FS-270 FS-034 FS-035]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-7"></a>7</td>
<td>another kind of act than those asked for: see the table below</td>
<td></td>
</tr>
<tr>
<td align="right"><a id="fs-reason-8"></a>8</td>
<td>a card that is not, or no longer, among those to choose from: <code>pick</code> (S cards, projects), <code>keep</code> (to place, for the bottom, as a project), <code>aside</code>, <code>final</code>, <code>take</code>, <code>play</code></td>
<td>[FS-019 FS-052 FS-020 FS-191 FS-053 FS-225 FS-165 FS-103 FS-104]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-9"></a>9</td>
<td>a slot that will not do: to place an S card, in phase 1, to trim, to discard by a certificate</td>
<td>[FS-020 FS-061 FS-109 FS-265]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-10"></a>10</td>
<td>a column as the free one, if the other could not be paid then, or if it was not chosen</td>
<td>[FS-263]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-11"></a>11</td>
<td>another column than 1 or 5, if you cannot pay two</td>
<td>[FS-075]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-12"></a>12</td>
<td>a column that does not exist, or the same one twice</td>
<td>[FS-070]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-13"></a>13</td>
<td>a column whose price cannot be paid, for the second: beside that of the first</td>
<td>[FS-072]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-14"></a>14</td>
<td>a first column beside which no second could be paid</td>
<td>[FS-071]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-15"></a>15</td>
<td>an element that is not among those to gain: by an activation, a pair in the forest, an exchange of a study, a space, a tile instead of a space, a tile beside a space, an air, the lead; or that is not to be saved</td>
<td>[FS-260 FS-261 FS-264 FS-122 FS-266 FS-267 FS-269 FS-205 FS-268]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-16"></a>16</td>
<td>an element to pay: air, one that you do not have, one out of order</td>
<td>[FS-032 FS-033 FS-036]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-17"></a>17</td>
<td>a conversion for which elements are missing</td>
<td>[FS-031]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-18"></a>18</td>
<td>a project that is not ongoing, or whose cost cannot be paid</td>
<td>[FS-155]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-19"></a>19</td>
<td>a bonus step with an ongoing project, with an unfinished final project, at the end of the track or without its price</td>
<td>[FS-159 FS-172 FS-158]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-20"></a>20</td>
<td>a final step before the final trimester, after the last step or without its cost</td>
<td>[FS-170]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-21"></a>21</td>
<td>to activate a card that is not there: on the right with two players, left or right in the spread variant, otherwise</td>
<td>[FS-081 FS-215 FS-080]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-22"></a>22</td>
<td>a first cube on a card that has one of yours, without a cube, on a second card of one of Clochette’s zones, without an effect to use at a table where it must be used</td>
<td>[FS-083 FS-082 FS-227 FS-086]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-23"></a>23</td>
<td>by “again”, a card of Clochette’s, one without a cube of yours, one that has only “again”</td>
<td>[FS-227 FS-106 FS-107]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-24"></a>24</td>
<td>a line or an outcome that the card does not have, “again” by “again”, one that cannot be paid</td>
<td>[FS-087 FS-107 FS-033]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-25"></a>25</td>
<td>to study a creature studied before, one that is not on T1 or B5 in phase 5, one that is not in the game</td>
<td>[FS-133 FS-131 FS-110]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-26"></a>26</td>
<td>a half of a certificate, or a way, that does not exist</td>
<td>[FS-136 FS-121]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-27"></a>27</td>
<td>an exchange for points of a tile that you do not hold, that is used up or that you cannot pay</td>
<td>[FS-270]</td>
</tr>
<tr>
<td align="right"><a id="fs-reason-28"></a>28</td>
<td>a starter that somebody has, or the plain cards with fewer than six players</td>
<td>[FS-016]</td>
</tr>
</tbody></table>
<p><a id="fs-other-kinds"></a>The rules of line 7, by the kind of act:</p>
<table>
<thead>
<tr>
<th>Act</th>
<th>Rules</th>
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
<td><code>act</code>; in phase 3</td>
<td>[FS-080 FS-085]</td>
</tr>
<tr>
<td><code>line</code>, <code>opt</code></td>
<td>[FS-087]</td>
</tr>
<tr>
<td><code>take</code>; <code>play</code></td>
<td>[FS-103 FS-104]</td>
</tr>
<tr>
<td><code>short</code>, <code>long</code></td>
<td>[FS-121]</td>
</tr>
<tr>
<td><code>study</code>; <code>cert</code></td>
<td>[FS-131 FS-136]</td>
</tr>
<tr>
<td><code>pick</code>; <code>keep</code></td>
<td>[FS-052 FS-053]</td>
</tr>
<tr>
<td><code>final</code>; <code>aside</code></td>
<td>[FS-166 FS-225]</td>
</tr>
<tr>
<td><code>use</code>; <code>starter</code></td>
<td>[FS-270 FS-016]</td>
</tr>
<tr>
<td><code>wait</code>, and whatever is no act at all</td>
<td>[FS-003]</td>
</tr>
</tbody></table>
`;export{e as default};