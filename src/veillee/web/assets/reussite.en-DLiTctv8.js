var e=`<h1>Réussite de Noël: how to play</h1>
<p><em>Unofficial rules, in our own words. A print-and-play solitaire whose text names neither author nor publisher; none of its art or text is used here. The codes in brackets number the rules.</em></p>
<h2>The idea</h2>
<p>Thirty-two cards want to become a wall: four columns, eight cards each, with not a card left over. Elves climb by value or gather by colour, and four Santas give a tired column a fresh start. [RN-04 RN-11 RN-12 RN-16]</p>
<p>You hold three cards and see no further. The art is to keep doors open, and to have the right Santa at hand when the last one closes. [RN-03 RN-15 RN-26]</p>
<h2>The cards</h2>
<p>Every card has a colour, and every colour has the same eight cards. A card is written as a letter and a number: <code>R5</code> is the red elf 5, and <code>R0</code>, with a zero, is the red Santa. [RN-02]</p>
<table>
<thead>
<tr>
<th>Colour</th>
<th>Letter</th>
<th align="right">Elves</th>
<th align="right">Santas</th>
<th align="right">Cards in all</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>red</td>
<td>R</td>
<td align="right">7, numbered 1 to 7</td>
<td align="right">1</td>
<td align="right">8</td>
<td>[RN-02]</td>
</tr>
<tr>
<td>green</td>
<td>G</td>
<td align="right">7, numbered 1 to 7</td>
<td align="right">1</td>
<td align="right">8</td>
<td>[RN-02]</td>
</tr>
<tr>
<td>blue</td>
<td>B</td>
<td align="right">7, numbered 1 to 7</td>
<td align="right">1</td>
<td align="right">8</td>
<td>[RN-02]</td>
</tr>
<tr>
<td>yellow</td>
<td>Y</td>
<td align="right">7, numbered 1 to 7</td>
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
<h2>Before you start</h2>
<p><a id="rn-01"></a>This is a game for one, and for ten quiet minutes. [RN-01]</p>
<p><a id="rn-02"></a>All the cards take part: the 28 elves and the four Santas, one Santa in each colour. [RN-02]</p>
<p><a id="rn-03"></a>Shuffle them well and lay them down as a face-down pile. Its first three cards are your hand; 29 stay in the pile, and the table is still bare. [RN-03]</p>
<p><a id="rn-04"></a>Your aim is a complete wall, four columns wide and eight cards high. That takes all 32 cards, to the very last. [RN-04]</p>
<h2>Your turn</h2>
<p><a id="rn-05"></a>Every turn has the same two beats: lay one card from your hand, then draw one from the pile. [RN-05]</p>
<p><a id="rn-06"></a>As long as some card of your hand fits somewhere, you have to lay one, though you choose which and where. There is no passing and no throwing away, and what is laid never moves again. [RN-06]</p>
<p><a id="rn-07"></a>Columns rise from the bottom. A card goes on the top of a column, never in between. [RN-07]</p>
<p><a id="rn-08"></a>While you have fewer than four columns, you may begin a new one, and any card will do for that. [RN-08]</p>
<p><a id="rn-09"></a>Four columns are all you ever get. [RN-09]</p>
<p><a id="rn-10"></a>Eight cards fill a column, and a full column takes no more. [RN-10]</p>
<h2>Two ways to climb</h2>
<table>
<thead>
<tr>
<th>Rule</th>
<th>The next card</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td><a id="rn-11"></a>ascending</td>
<td>has a higher value than the card just below it: gaps are fine, an equal value is not, and colours do not count</td>
<td>[RN-11]</td>
</tr>
<tr>
<td><a id="rn-12"></a>one colour</td>
<td>has the colour of all the cards below it, and values do not count</td>
<td>[RN-12]</td>
</tr>
</tbody></table>
<p><a id="rn-13"></a>A column follows one of these rules and keeps to it. Taken together, its cards are either ascending or of one colour; it never changes over from one rule to the other. [RN-13]</p>
<p><a id="rn-14"></a>You announce nothing: the cards speak for themselves. A single card suits both rules, and so do cards that ascend in one colour; for as long as that lasts, both ways stay open. [RN-14]</p>
<table>
<thead>
<tr>
<th>The cards so far</th>
<th>What may come next</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>red 3</td>
<td>any red card, or any card above 3</td>
<td>[RN-14]</td>
</tr>
<tr>
<td>red 3, red 5</td>
<td>any red card, or any card above 5</td>
<td>[RN-14]</td>
</tr>
<tr>
<td>red 3, red 5, red 1</td>
<td>red cards only</td>
<td>[RN-12 RN-13]</td>
</tr>
<tr>
<td>red 3, red 5, blue 6</td>
<td>cards above 6 only</td>
<td>[RN-11 RN-13]</td>
</tr>
</tbody></table>
<h2>Santas</h2>
<p><a id="rn-15"></a>A Santa is welcome on every column that is not full, whichever rule it follows, and he may just as well begin one. [RN-15]</p>
<p><a id="rn-16"></a>He wipes the slate clean. The cards beneath him no longer bind anything, counting starts from zero, and a new stretch of the column begins. [RN-16]</p>
<p><a id="rn-17"></a>He asks one favour: the card right above him must be of his own colour. Its value is up to you. [RN-17]</p>
<p><a id="rn-18"></a>With that card in place, the new stretch is free to go on by either rule. [RN-18]</p>
<p><a id="rn-19"></a>The favour concerns the next card of that column and can wait. Until then you may play on the others as you please. [RN-19]</p>
<p><a id="rn-20"></a>A Santa does not stand directly on another Santa, since the second is never of the first one’s colour. [RN-20]</p>
<p><a id="rn-21"></a>He may be the eighth card of a column. Nothing follows him there, so he asks for nothing. [RN-21]</p>
<p><a id="rn-22"></a>Among the eight cards of his column, a Santa counts as one like any other. [RN-22]</p>
<h2>The end</h2>
<p><a id="rn-23"></a>When the pile has run out, you no longer draw. Lay what is left in your hand, still one card a turn. [RN-23]</p>
<p><a id="rn-24"></a>If no card of your hand fits anywhere while you still have cards, in hand or in the pile, the game is lost on the spot. [RN-24]</p>
<p><a id="rn-25"></a>If the wall stands complete, four by eight, you have won. [RN-25]</p>
<p><a id="rn-26"></a>Your hand and the wall lie open before you; the pile is closed, and nobody searches it. You may of course work out which cards it must still hold. [RN-26]</p>
<h2>A column from top to bottom</h2>
<p>Here is a finished column as it stands on the table. Read it from the bottom line upwards: that is how it grew. [RN-07]</p>
<table>
<thead>
<tr>
<th>Place</th>
<th>Card</th>
<th>Why it fitted</th>
<th>What could come next</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>8, the top</td>
<td>yellow 5</td>
<td>the colour of the stretch</td>
<td>nothing: the column is full</td>
<td>[RN-10 RN-12]</td>
</tr>
<tr>
<td>7</td>
<td>yellow 2</td>
<td>yellow again, though lower</td>
<td>yellow only</td>
<td>[RN-12 RN-13]</td>
</tr>
<tr>
<td>6</td>
<td>yellow 6</td>
<td>the Santa’s colour</td>
<td>yellow, or above 6</td>
<td>[RN-17 RN-18]</td>
</tr>
<tr>
<td>5</td>
<td>yellow Santa</td>
<td>a Santa may go there</td>
<td>a yellow elf</td>
<td>[RN-15 RN-16]</td>
</tr>
<tr>
<td>4</td>
<td>green 7</td>
<td>above 4</td>
<td>a Santa: nothing beats a 7</td>
<td>[RN-11 RN-15]</td>
</tr>
<tr>
<td>3</td>
<td>red 4</td>
<td>above 3</td>
<td>above 4, or a Santa; a red 2 would come too late</td>
<td>[RN-11 RN-13]</td>
</tr>
<tr>
<td>2</td>
<td>blue 3</td>
<td>above 1</td>
<td>above 3, or a Santa</td>
<td>[RN-11]</td>
</tr>
<tr>
<td>1, the bottom</td>
<td>red 1</td>
<td>any card may begin</td>
<td>red, above 1, or a Santa</td>
<td>[RN-08 RN-14]</td>
</tr>
</tbody></table>
<p>The Santa came just in time: after the green 7 the column was stuck, and with three yellow elves it still found its way to the top. [RN-15 RN-16]</p>
<h2>Good to know</h2>
<p><strong>Every column of a won game has exactly one Santa.</strong> Seven cards are the most that can ascend, and seven elves are all there are of a colour, so an eighth card needs a Santa; and there are four of them for four columns. A column with two Santas is allowed, but it costs the game. All this holds as long as a column keeps its rule; with the first of the two switches below turned off, a column may reach its eighth card without a Santa, and another may have two. [RN-04 RN-13 RN-22]</p>
<p><strong>You cannot lose with fewer than four columns.</strong> There is always room to begin another. [RN-08 RN-24]</p>
<p><strong>A game has at most 32 turns.</strong> The 29th draws the last card of the pile. [RN-05 RN-23]</p>
<h2>Frequent questions</h2>
<p><strong>May I hold a Santa back?</strong> Yes, for as long as another card of your hand fits. If he is the only one that does, he has to go. [RN-05 RN-06]</p>
<p><strong>Must I begin a new column when nothing else fits?</strong> If you have fewer than four, yes: then it is the only way to lay a card. [RN-06 RN-08]</p>
<p><strong>Are equal values allowed in an ascending column?</strong> No. Two cards of one value always differ in colour, so the colour rule does not help either. [RN-11 RN-12]</p>
<p><strong>Red 2, red 5, blue 6. May a red 7 follow?</strong> Yes, because 7 is above 6. A red 3 may not: the column ascends now. [RN-11 RN-13]</p>
<p><strong>A Santa stands on mixed colours. Can I still collect one colour above him?</strong> Yes. What lies beneath him no longer counts. [RN-12 RN-16]</p>
<p><strong>May a Santa go on a column of his own colour?</strong> Yes, and it begins a new stretch all the same. [RN-15 RN-16]</p>
<p><strong>How low may the card on a Santa be?</strong> As low as you like. The next one must then beat it, or share its colour. [RN-17 RN-18]</p>
<p><strong>The game cannot be won any more. Is it over?</strong> Only when you are stuck. You may play on, or stop and begin anew. [RN-24]</p>
<p><strong>May I take a move back?</strong> On paper the rules are silent. Here you may, as often as you wish, for you harm nobody (house value). [RN-06]</p>
<h2>Two switches</h2>
<p>The text leaves room for two other readings. Both are switches that you may turn before a game; the usual setting is the one told above. [RN-13 RN-20]</p>
<table>
<thead>
<tr>
<th>Switch</th>
<th>Usually</th>
<th>Turned the other way</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td><code>one_rule_per_stretch</code></td>
<td>on: a column keeps its rule until the next Santa</td>
<td>off: each card chooses afresh, higher than the card below or of the colour of all cards in the stretch, which is far easier</td>
<td>[RN-13]</td>
</tr>
<tr>
<td><code>santa_on_santa</code></td>
<td>off: no Santa right on top of another</td>
<td>on: it is allowed, and the card above obeys the upper Santa; since two Santas in a column cost the game (as long as the first switch is on), a lost game merely lasts longer</td>
<td>[RN-17 RN-20]</td>
</tr>
</tbody></table>
<p>For instance, with red 5, red 2 and the first switch off, a blue 4 may follow, because it is above 2. As usual it may not: the column has settled on red. [RN-13]</p>
<h2>House values</h2>
<p>Where our source is silent, we made a choice and call it a house value. Here they are together. [RN-02 RN-06 RN-13 RN-14 RN-19 RN-20]</p>
<ul>
<li><strong>Colours:</strong> red, green, blue and yellow; the text names none. [RN-02]</li>
<li><strong>Spread of the cards:</strong> one elf of each value and one Santa in each colour, deduced from the numbers. [RN-02]</li>
<li><strong>One rule for a whole stretch:</strong> our reading of the text, with a switch for the other. [RN-13]</li>
<li><strong>No announcement:</strong> which rule a column follows is seen from its cards. [RN-14]</li>
<li><strong>The card after a Santa:</strong> the next one of his column, not the next one of the game. [RN-19]</li>
<li><strong>No Santa on a Santa:</strong> our reading, with a switch for the other. [RN-20]</li>
<li><strong>Laid cards stay:</strong> nothing in the text would let them move. [RN-06]</li>
<li><strong>Taking back:</strong> free and without limit. [RN-06]</li>
<li><strong>A small wall:</strong> the edition <code>small</code>, 15 cards in three columns of five, is ours, for a first try. [RN-04]</li>
</ul>
<h2>Why a move is refused</h2>
<p><a id="rn-reasons"></a>Every refused move is answered with one rule: that of the first line below that holds.</p>
<table>
<thead>
<tr>
<th align="right">No.</th>
<th>What was wished for</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td align="right"><a id="rn-reason-1"></a>1</td>
<td>anything once the game is over, won or lost</td>
<td>[RN-25 RN-24]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-2"></a>2</td>
<td>to pass, to throw away, to move a laid card, or anything else that lays no card</td>
<td>[RN-06]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-3"></a>3</td>
<td>to draw without laying a card</td>
<td>[RN-05]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-4"></a>4</td>
<td>a card that is not in your hand, or does not exist</td>
<td>[RN-05]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-5"></a>5</td>
<td>a column that the wall does not have</td>
<td>[RN-09]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-6"></a>6</td>
<td>a column that is full</td>
<td>[RN-10]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-7"></a>7</td>
<td>a Santa right on a Santa</td>
<td>[RN-20]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-8"></a>8</td>
<td>an elf of another colour on a Santa</td>
<td>[RN-17]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-9"></a>9</td>
<td>a card too low for a stretch of several colours: its colour is in the stretch, or it is not</td>
<td>[RN-13 RN-11]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-10"></a>10</td>
<td>a card of another colour on a stretch that does not ascend: it is higher than the top card, or it is not</td>
<td>[RN-13 RN-12]</td>
</tr>
<tr>
<td align="right"><a id="rn-reason-11"></a>11</td>
<td>a card that obeys neither rule, where both are still open</td>
<td>[RN-11]</td>
</tr>
</tbody></table>
<p>Lines 9 and 10 speak of the kept rule where the card would suit the other one, which the stretch has left already. [RN-13]</p>
`;export{e as default};