var e=`<h1>Fairy Lights: how to play</h1>
<p><em>Unofficial rules, in our own words. Game by Joan Dufour, published by Sit Down! / Megalopole (2022); none of their art or text is used here. The codes in brackets number the rules.</em></p>
<h2>The idea</h2>
<p>Night is falling and there is a garland to hang. You gather bulbs of one colour, three by three, and every set you finish joins your garland with all its stars. [FL-24 FL-27 FL-38]</p>
<p>Two things can go wrong. Push your luck too far and you bust, leaving the turn empty-handed; count carelessly and a set overshoots and is lost. [FL-13 FL-28]</p>
<p>When the deck runs out, the stars on your garland count for you, those on unfinished sets count against you, and the best total wins. [FL-35 FL-38 FL-39 FL-41]</p>
<h2>The cards</h2>
<p>Every card has a colour with its own creature, one bulb or two, and a few stars, sometimes none. Sets are measured in bulbs, so a two-bulb card weighs double. [FL-25 FL-38]</p>
<table>
<thead>
<tr>
<th>Colour</th>
<th>Creature</th>
<th align="right">Cards with 1 bulb</th>
<th align="right">Cards with 2 bulbs</th>
<th align="right">Cards in all</th>
<th align="right">Bulbs in all</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>yellow</td>
<td>raccoon-chick</td>
<td align="right">28</td>
<td align="right">6</td>
<td align="right">34</td>
<td align="right">40</td>
<td>[FL-01]</td>
</tr>
<tr>
<td>pink</td>
<td>rabbit-hedgehog</td>
<td align="right">23</td>
<td align="right">5</td>
<td align="right">28</td>
<td align="right">33</td>
<td>[FL-01]</td>
</tr>
<tr>
<td>orange</td>
<td>owl-butterfly</td>
<td align="right">16</td>
<td align="right">4</td>
<td align="right">20</td>
<td align="right">24</td>
<td>[FL-01]</td>
</tr>
<tr>
<td>silver</td>
<td>fox-deer</td>
<td align="right">13</td>
<td align="right">3</td>
<td align="right">16</td>
<td align="right">19</td>
<td>[FL-01]</td>
</tr>
<tr>
<td>gold</td>
<td>dragon-dragonfly</td>
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
<h2>Before you start</h2>
<p><a id="fl-01"></a>However many you are, the whole pack goes in: 103 cards, shuffled into one deck with their backs up. [FL-01]</p>
<p><a id="fl-02"></a>Two to six people can play (house value); a game with fewer or more will not start. The rules are the same for every number of players. [FL-02]</p>
<p><a id="fl-03"></a>No cards are dealt. The shop, the discard, the space in front of you and all the garlands begin empty. [FL-03]</p>
<p><a id="fl-04"></a>Chance picks who begins. From there, turns travel clockwise around the table. A table may agree on who begins instead: option <code>first_seat</code>, by lot or a seat from A on (house value). [FL-04]</p>
<p><a id="fl-05"></a>Seen from behind, one card looks just like another, so nobody knows what comes next. The counts in the table above may be consulted by anyone at any time (house value). [FL-05]</p>
<h2>Your turn</h2>
<p><a id="fl-06"></a>A turn has two beats: reveal cards for as long as you dare, perhaps none at all, then make one Take. The Take closes the turn, and nothing is revealed after it. [FL-06]</p>
<p>What you may do hangs on the size of the shop. [FL-07 FL-08 FL-09]</p>
<table>
<thead>
<tr>
<th>Cards in the shop</th>
<th>Another reveal?</th>
<th>A Take now would be</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td><a id="fl-07"></a>none</td>
<td>yes, it is compulsory</td>
<td>not possible: nothing is there yet</td>
<td>[FL-07]</td>
</tr>
<tr>
<td><a id="fl-08"></a>one to four</td>
<td>as you please, so a turn with no reveal is fine</td>
<td>one colour</td>
<td>[FL-08 FL-19]</td>
</tr>
<tr>
<td><a id="fl-09"></a>five</td>
<td>no, the shop is full</td>
<td>two colours, or the only one there is</td>
<td>[FL-09 FL-20 FL-22]</td>
</tr>
</tbody></table>
<h3>Revealing</h3>
<p><a id="fl-10"></a>Turn up the top of the deck and add it to the far end of the row, the end away from the deck. In an empty shop it starts a new row, right next to the deck. An empty deck, of course, has nothing left to reveal. [FL-10]</p>
<p><a id="fl-11"></a>Go one card at a time: you always see what came up before choosing whether to go on. [FL-11]</p>
<p><a id="fl-12"></a>As long as the row is shorter than five cards, nothing stops you from going on, several times in one turn if you wish. [FL-12]</p>
<h3>Bust!</h3>
<p><a id="fl-13"></a>Look at the new card and at its neighbour, the card that ended the row a moment ago. If they share a colour, you bust: your turn stops there and you get no Take. [FL-13]</p>
<p><a id="fl-14"></a>Who laid that neighbour, and how long ago, makes no difference. A card left over from someone else’s turn can trip you just as well. [FL-14]</p>
<p><a id="fl-15"></a>Colour is all that is compared. Other bulbs or other stars will not save you. [FL-15]</p>
<p><a id="fl-16"></a>Only the direct neighbour is dangerous. The same colour further up the row is harmless, and the first card of an empty shop is always safe. [FL-16]</p>
<p><a id="fl-17"></a>A bust removes nothing from the shop. Every card stays, the unlucky one too: a present for the next player. [FL-17]</p>
<h3>The Take</h3>
<p><a id="fl-18"></a>No bust? Then a Take is due, even if nothing on offer suits you. There is no passing and no slipping away. [FL-18]</p>
<p><a id="fl-19"></a>While the shop has one to four cards, your Take is a single colour: no more, no less. [FL-19]</p>
<p><a id="fl-20"></a>With five cards there, your Take is two different colours. [FL-20]</p>
<p><a id="fl-21"></a>Choose freely among the colours you see. A chosen colour comes complete, down to its last card in the shop, and brings no other colour with it. [FL-21]</p>
<p><a id="fl-22"></a>If the whole shop is of one colour, that colour alone is your Take, even when there are five cards. [FL-22]</p>
<p><a id="fl-23"></a>Count the shop at the very moment of your Take, with this turn’s reveals included. Turning up a fifth card therefore changes your duty from one colour to two. [FL-23]</p>
<h2>Your sets and your garland</h2>
<p><a id="fl-24"></a>The cards of a Take join your open set of their colour; if you have none, they begin one. Each colour has one set in front of you, never two. [FL-24]</p>
<p><a id="fl-25"></a>Once all the new cards lie in place, add up the bulbs of each set that grew. You do this a single time per Take, and only the final sum matters. [FL-25]</p>
<table>
<thead>
<tr>
<th>Bulbs in the set</th>
<th>What happens to it</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td><a id="fl-26"></a>1 or 2</td>
<td>it stays open, face up, and waits for more</td>
<td>[FL-26]</td>
</tr>
<tr>
<td><a id="fl-27"></a>3, 6, 9 or 12</td>
<td>finished: all of it goes face down on your garland, at once and without a choice</td>
<td>[FL-27]</td>
</tr>
<tr>
<td><a id="fl-28"></a>4, 5, 7, 8, 10 or 11</td>
<td>lost: all of it, older cards too, goes face up on the shared discard, at once and without a choice</td>
<td>[FL-28]</td>
</tr>
</tbody></table>
<p><a id="fl-29"></a>When a Take brings two colours, each set meets its own fate, and it does not matter which you look at first. [FL-29]</p>
<p><a id="fl-30"></a>What lands in the discard is gone for this game; the deck is never topped up from it. Anyone may look through the discard (house value). [FL-30]</p>
<p><a id="fl-31"></a>What hangs on your garland is safe until the end, and garlands stay closed during play: everybody sees how many cards they hold, nobody leafs through them (house value). After a set is stored or lost, you are free to begin its colour afresh. [FL-31]</p>
<p><a id="fl-32"></a>Gold is precious: with five bulbs in the entire pack, one finished gold set per game is the most the whole table can hope for. [FL-32]</p>
<h2>Handing over</h2>
<p><a id="fl-33"></a>Before the next player begins, the cards left in the shop slide up to the deck in the same order, leaving no gaps. Cards that come to touch in this way bust nobody. [FL-33]</p>
<p><a id="fl-34"></a>A turn has just two possible endings: a bust or a finished Take. [FL-34]</p>
<h2>The last card</h2>
<p><a id="fl-35"></a>Whoever turns up the last card of the deck still plays that turn to its end, Take included. Then the game is over, and nobody has another turn. [FL-35]</p>
<p><a id="fl-36"></a>If that very card is a bust, everything stops on the spot, with no Take. [FL-36]</p>
<p><a id="fl-37"></a>Cards still in the shop at that point go to the discard and count for no one. [FL-37]</p>
<h2>Counting up</h2>
<ul>
<li><a id="fl-38"></a>Each star in your garland: plus one point. [FL-38]</li>
<li><a id="fl-39"></a>Each star on your open sets: minus one point. [FL-39]</li>
<li><a id="fl-40"></a>Anything else, be it bulbs, cards, big sets or discards: no points. [FL-40]</li>
</ul>
<p><a id="fl-41"></a>The best total wins the game. Totals below zero are allowed. [FL-41]</p>
<p>Say your garland shows fourteen stars and your open sets three: your total is 14 − 3 = 11. [FL-38 FL-39]</p>
<h3>If totals are equal</h3>
<ol>
<li><a id="fl-42"></a>Among those level at the top, the garland with the most cards wins. [FL-42]</li>
<li><a id="fl-43"></a>If some are still level, the most minus points win, that is, the most stars on open sets. [FL-43]</li>
<li><a id="fl-44"></a>If that does not part them either, they win together. [FL-44]</li>
</ol>
<p>For instance, two players reach 11 points with nine garland cards each, one by 14 − 3 and the other by 12 − 1. Three minus points are more than one, so the first of them wins. [FL-42 FL-43]</p>
<h2>A turn, card by card</h2>
<p>You are playing with Noor and Sacha, and it is your turn. You have two open sets: orange, one card with two bulbs, and silver, one card with one bulb. Below, the shop is read from the deck outwards, and each figure is a number of bulbs. [FL-10 FL-26]</p>
<table>
<thead>
<tr>
<th>What happens</th>
<th>The shop</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>Orange would finish your set right now. But with five cards you could have two colours, so you decide to reveal.</td>
<td>orange 1, yellow 1</td>
<td>[FL-08 FL-19 FL-20]</td>
</tr>
<tr>
<td>A silver card: its neighbour is yellow, all is well. Orange and silver would each make three, yet three cards only allow you one of them. You go on.</td>
<td>orange 1, yellow 1, silver 2</td>
<td>[FL-11 FL-13 FL-19]</td>
</tr>
<tr>
<td>A yellow card: its neighbour is silver, and the other yellow lies too far up to harm you. Once more!</td>
<td>orange 1, yellow 1, silver 2, yellow 1</td>
<td>[FL-12 FL-16]</td>
</tr>
<tr>
<td>A pink card: safe again, and the shop is full. No more reveals; two colours are yours to choose.</td>
<td>orange 1, yellow 1, silver 2, yellow 1, pink 1</td>
<td>[FL-09 FL-20 FL-23]</td>
</tr>
<tr>
<td>You take orange and silver. Orange makes 2 + 1 = 3, silver makes 1 + 2 = 3: both sets go to your garland.</td>
<td>yellow 1, yellow 1, pink 1</td>
<td>[FL-21 FL-25 FL-27 FL-29]</td>
</tr>
<tr>
<td>The other cards have moved up to the deck. Two yellows now touch, which bothers nobody, and Noor is next.</td>
<td>yellow 1, yellow 1, pink 1</td>
<td>[FL-33 FL-34]</td>
</tr>
</tbody></table>
<p>Noor reveals a pink card with one bulb, right beside your pink one: bust! Nothing is taken, and four cards await Sacha. [FL-13 FL-14 FL-17]</p>
<p>Sacha has two open yellow bulbs and one open pink bulb. Yellow would make 2 + 1 + 1 = 4 and sink the set; pink makes 1 + 1 + 1 = 3. So Sacha takes pink without revealing anything, and stores it. [FL-08 FL-19 FL-27 FL-28]</p>
<h2>Frequent questions</h2>
<p><strong>May I take without revealing anything?</strong> Yes, whenever at least one card lies in the shop. Only an empty shop forces a reveal. [FL-07 FL-08]</p>
<p><strong>Do I have to say that I stop revealing?</strong> No. Your Take says it for you. [FL-06]</p>
<p><strong>The shop is already full when my turn begins. What now?</strong> You go straight to the Take of two colours; all you decide is which. [FL-09 FL-18 FL-20]</p>
<p><strong>Five cards, but just two colours?</strong> You sweep up all five. The next player finds an empty shop and has to reveal. [FL-07 FL-20 FL-21]</p>
<p><strong>Can five cards really be of one colour?</strong> It happens: each bust leaves its card behind, so four in a row can do it. You then take that one colour. [FL-17 FL-22]</p>
<p><strong>Do I bust on any colour that is already in the shop?</strong> No, only on the colour of the card that ends the row. [FL-13 FL-16]</p>
<p><strong>The row has moved up. Which card is my reveal compared with?</strong> With the card that ends the row now, even if others were revealed after it and have since been taken. [FL-14 FL-33]</p>
<p><strong>May I leave behind some cards of a colour I take?</strong> No. A colour is taken whole. [FL-21]</p>
<p><strong>I have two open bulbs and take two cards of two bulbs. Does the set break at four?</strong> No. You add up once, at the end: six bulbs, and the set is stored. [FL-25 FL-27]</p>
<p><strong>When a set overshoots, do I keep the cards I had before?</strong> Sadly not. The set is lost as a whole. [FL-28]</p>
<p><strong>The deck’s last card was safe, and the shop has fewer than five cards. What then?</strong> There is nothing more to reveal, so you take one colour, and that ends the game. [FL-10 FL-19 FL-35]</p>
<p><strong>And if the last card is the fifth in the shop?</strong> Two colours, just as on any other turn. [FL-20 FL-23 FL-35]</p>
<p><strong>One card is left in the deck. Can we all refuse to turn it up?</strong> For a while. Every such turn takes cards out of the shop, and once it is empty somebody has to reveal. [FL-07 FL-08 FL-35]</p>
<p><strong>Does everyone get the same number of turns?</strong> Not always. The game does not wait for the round to be completed. [FL-35]</p>
<p><strong>Do cards without stars help in a tie?</strong> Yes. That step counts cards, whatever they show. [FL-42]</p>
<p><strong>Why should more minus points win a tie?</strong> With equal totals, the bigger loss also means the brighter garland. [FL-43]</p>
<p><strong>What if three or more are tied?</strong> Take the steps in order. Each one keeps only the best of those still level. [FL-42 FL-43 FL-44]</p>
<p><strong>May I look into a garland, even my own?</strong> Not before the end (house value). All of its cards were seen by everyone on the way, though, so a good memory is fair play. [FL-27 FL-31]</p>
<p><strong>What if two people want to begin?</strong> Chance decides, and the others follow clockwise from that seat. [FL-04]</p>
<h2>House values</h2>
<p>Where our sources are silent or disagree, we made a choice and call it a house value. Here they are together. [FL-02 FL-05 FL-30 FL-31 FL-38]</p>
<ul>
<li><strong>Players:</strong> two to six. [FL-02]</li>
<li><strong>Card counts:</strong> always open to everybody. [FL-05]</li>
<li><strong>Discard:</strong> face up, and anyone may look through it. [FL-28 FL-30]</li>
<li><strong>Garlands:</strong> closed during play; only the number of cards is shown. [FL-27 FL-31]</li>
<li><strong>Stars:</strong> descriptions of the game speak of at most two or at most four stars on a card, and none lists them all. We offer one table for each; in both, the rarer the colour, the more stars per bulb. [FL-38 FL-39]</li>
</ul>
<h3>Star table <code>stars-0-2</code> (house value, the default)</h3>
<table>
<thead>
<tr>
<th>Cards</th>
<th align="right">0 stars</th>
<th align="right">1 star</th>
<th align="right">2 stars</th>
<th align="right">Stars in all</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>yellow, 1 bulb</td>
<td align="right">14</td>
<td align="right">12</td>
<td align="right">2</td>
<td align="right">16</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>yellow, 2 bulbs</td>
<td align="right">2</td>
<td align="right">3</td>
<td align="right">1</td>
<td align="right">5</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>pink, 1 bulb</td>
<td align="right">8</td>
<td align="right">11</td>
<td align="right">4</td>
<td align="right">19</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>pink, 2 bulbs</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">6</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>orange, 1 bulb</td>
<td align="right">4</td>
<td align="right">8</td>
<td align="right">4</td>
<td align="right">16</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>orange, 2 bulbs</td>
<td align="right">0</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">6</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>silver, 1 bulb</td>
<td align="right">2</td>
<td align="right">6</td>
<td align="right">5</td>
<td align="right">16</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>silver, 2 bulbs</td>
<td align="right">0</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">5</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>gold, 1 bulb</td>
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
<h3>Star table <code>stars-0-4</code> (house value, the alternative)</h3>
<table>
<thead>
<tr>
<th>Cards</th>
<th align="right">0 stars</th>
<th align="right">1 star</th>
<th align="right">2 stars</th>
<th align="right">3 stars</th>
<th align="right">4 stars</th>
<th align="right">Stars in all</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>yellow, 1 bulb</td>
<td align="right">14</td>
<td align="right">14</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">14</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>yellow, 2 bulbs</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">6</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>pink, 1 bulb</td>
<td align="right">7</td>
<td align="right">12</td>
<td align="right">4</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">20</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>pink, 2 bulbs</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">2</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">6</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>orange, 1 bulb</td>
<td align="right">3</td>
<td align="right">6</td>
<td align="right">6</td>
<td align="right">1</td>
<td align="right">0</td>
<td align="right">21</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>orange, 2 bulbs</td>
<td align="right">0</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">1</td>
<td align="right">0</td>
<td align="right">8</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>silver, 1 bulb</td>
<td align="right">1</td>
<td align="right">3</td>
<td align="right">5</td>
<td align="right">4</td>
<td align="right">0</td>
<td align="right">25</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>silver, 2 bulbs</td>
<td align="right">0</td>
<td align="right">0</td>
<td align="right">1</td>
<td align="right">2</td>
<td align="right">0</td>
<td align="right">8</td>
<td>[FL-38 FL-39]</td>
</tr>
<tr>
<td>gold, 1 bulb</td>
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
<h2>Why a move is refused</h2>
<p><a id="fl-reasons"></a>Every refused move is answered with one rule: that of the first line below that holds.</p>
<table>
<thead>
<tr>
<th align="right">No.</th>
<th>What was wished for</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td align="right"><a id="fl-reason-1"></a>1</td>
<td>anything once the game is over: its last card was a bust, or it was not</td>
<td>[FL-36 FL-35]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-2"></a>2</td>
<td>anything by the player whose turn has just ended, in a bust or by a Take</td>
<td>[FL-13 FL-06]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-3"></a>3</td>
<td>anything by another player whose turn it is not</td>
<td>[FL-04]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-4"></a>4</td>
<td>to pass, or to end the turn in any way without a Take</td>
<td>[FL-18]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-5"></a>5</td>
<td>something that is neither a reveal nor a Take</td>
<td>[FL-06]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-6"></a>6</td>
<td>a reveal with five cards in the shop, whatever is left of the deck</td>
<td>[FL-09]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-7"></a>7</td>
<td>a reveal from an empty deck</td>
<td>[FL-10]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-8"></a>8</td>
<td>a Take from an empty shop</td>
<td>[FL-07]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-9"></a>9</td>
<td>a Take of no colour, too few, too many or one twice: from one to four cards, from five cards of one colour, from five of several</td>
<td>[FL-19 FL-22 FL-20]</td>
</tr>
<tr>
<td align="right"><a id="fl-reason-10"></a>10</td>
<td>a Take of a colour that the shop does not show, or that does not exist</td>
<td>[FL-21]</td>
</tr>
</tbody></table>
`;export{e as default};