var e=`<h1>Sun and Moon: how to play</h1>
<p><em>Unofficial rules, in our own words. After</em> Sonne und Mond / Sky Tango <em>by Jacques Zeimet (Drei Hasen in der Abendsonne, 2012); none of their art or text is used here. Where the text that we know is silent, our reading is marked as a ruling or as a house value, and most of these can be switched. The codes in brackets number the rules.</em></p>
<h2>The idea</h2>
<p>You lay suns and moons in rows that rise from left to right, in front of yourself and of the others. Five or more in an unbroken run can be brought home, but only on your own turn, and until then an eclipse may break them. What you bring home counts for you, what is left lying in front of you counts against you. [SL-32 SL-33 SL-46]</p>
<h2>The cards</h2>
<table>
<thead>
<tr>
<th>Cards</th>
<th align="right">How many</th>
<th>On them</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>sun</td>
<td align="right">29</td>
<td>the numbers 1 to 29</td>
<td>[SL-01]</td>
</tr>
<tr>
<td>moon</td>
<td align="right">29</td>
<td>the numbers 1 to 29</td>
<td>[SL-01]</td>
</tr>
<tr>
<td>solar eclipse</td>
<td align="right">5</td>
<td>no number</td>
<td>[SL-01]</td>
</tr>
<tr>
<td>lunar eclipse</td>
<td align="right">5</td>
<td>no number</td>
<td>[SL-01]</td>
</tr>
<tr>
<td><strong>total</strong></td>
<td align="right"><strong>68</strong></td>
<td></td>
<td>[SL-01]</td>
</tr>
</tbody></table>
<p>Some numbered cards bear an animal: butterfly, bird and dragonfly by day, bat and owl by night. Which cards these are is a house value and can be replaced by a file of one’s own. [SL-17]</p>
<p>A place shows what lies on top: a number makes it lit, an eclipse makes it dark. A run is a series of lit places side by side. [SL-15 SL-25]</p>
<h2>Before you start</h2>
<p><a id="sl-01"></a>All 68 cards are shuffled into one face-down pile. [SL-01]</p>
<p><a id="sl-02"></a>Everyone draws five cards and keeps them secret. [SL-02]</p>
<p><a id="sl-03"></a>Chance picks who begins, or the table does: the youngest, say. Then turns go round clockwise. [SL-03]</p>
<p><a id="sl-04"></a>Two or three play each for themselves, four in two pairs, whose few extra rules stand further below. [SL-04]</p>
<h2>Your turn</h2>
<p><a id="sl-05"></a>If your hand is empty when your turn begins, you first draw five. There is no choice about it. [SL-05]</p>
<p><a id="sl-06"></a>With even one card in hand you draw nothing. During a turn cards are drawn in one case only, after an animal. [SL-06 SL-22]</p>
<p><a id="sl-07"></a>A turn is exactly one action: play a card from your hand, or collect. [SL-07]</p>
<p><a id="sl-08"></a>There is no passing. [SL-08]</p>
<h3>Playing a number</h3>
<p><a id="sl-09"></a>In front of each player lies at most one sun row and one moon row; each suit goes into its own rows. [SL-09]</p>
<p><a id="sl-10"></a>You may play to your own rows and to those of any opponent. [SL-10]</p>
<p><a id="sl-11"></a>A row rises from left to right. Numbers may be skipped. [SL-11]</p>
<p><a id="sl-12"></a>A card goes to the left end if it is lower than every visible number of the row, to the right end if it is higher. [SL-12]</p>
<p><a id="sl-13"></a>Never between cards that lie there already. [SL-13]</p>
<p><a id="sl-14"></a>Where a player has no row of that suit, the card starts one, in front of you or of an opponent (ruling). [SL-14]</p>
<p><a id="sl-15"></a>Only visible numbers count for the order; what an eclipse hides does not. [SL-15]</p>
<p><a id="sl-16"></a>If the end of a row is dark, the row may still grow beyond it; then the nearest visible number decides (ruling). [SL-16]</p>
<h3>Animals</h3>
<p><a id="sl-17"></a>If the card you have just played bears an animal, you must play another card in the same turn, wherever you like. [SL-17]</p>
<p><a id="sl-18"></a>That holds in any row and on an eclipse too, and again for the next card if it bears an animal as well. [SL-18]</p>
<p><a id="sl-19"></a>It has to be a card: collecting instead is not allowed. [SL-19]</p>
<p><a id="sl-20"></a>If none of your cards can be played then, the turn simply ends (ruling). [SL-20]</p>
<p><a id="sl-21"></a>An animal that already lies on the table does nothing any more. [SL-21]</p>
<p><a id="sl-22"></a>Was the animal on your last card? Then draw five at once and play on. [SL-22]</p>
<h3>Eclipses</h3>
<p><a id="sl-23"></a>An eclipse is laid on a visible number, at any place of any row, your own or another. [SL-23]</p>
<p><a id="sl-24"></a>A solar eclipse goes on a sun card, a lunar one on a moon card; so never on another eclipse and never on an empty spot. [SL-24]</p>
<p><a id="sl-25"></a>The dark place divides the row into separate runs, but it stays one row. [SL-25]</p>
<p><a id="sl-26"></a>Anyone may light the place again by laying a number of the row’s suit on the eclipse. [SL-26]</p>
<p><a id="sl-27"></a>That number must fit: above the nearest visible number to the left, below the nearest to the right, where there are such. [SL-27]</p>
<p><a id="sl-28"></a>Of several dark places side by side, only one that touches a lit place may be covered. [SL-28]</p>
<p><a id="sl-29"></a>If the whole row is dark, any of its places may be covered with any number (ruling). [SL-29]</p>
<p><a id="sl-30"></a>No eclipse is covered in the turn in which it was played; it bears no animal, so it ends the turn anyway. [SL-30]</p>
<p><a id="sl-31"></a>A card that covers an eclipse is a card like any other, and may itself be darkened again. Everyone may look at what lies below it (house value). [SL-31]</p>
<h3>Collecting</h3>
<p><a id="sl-32"></a>Instead of playing you may collect one or more runs of at least five places from the rows in front of you. [SL-32]</p>
<p><a id="sl-33"></a>Only from your own rows, only on your own turn, and only runs that were complete when it began. [SL-33]</p>
<p><a id="sl-34"></a>As long as a card can be played, you need not collect. [SL-34]</p>
<p><a id="sl-35"></a>A run may be part of a longer row, but it has no dark place. Its length is counted in places; hidden cards do not help to reach five. [SL-35]</p>
<p><a id="sl-36"></a>A run is taken whole (ruling). [SL-36]</p>
<p><a id="sl-37"></a>Several runs, of one row or of both, may be taken in the same action; you may also leave some. [SL-37]</p>
<p><a id="sl-38"></a>Each place goes with everything under it: covered eclipses and hidden numbers join your score pile, face down. Its size is open, and everyone saw what went in. [SL-38]</p>
<p><a id="sl-39"></a>What is left of the row is pushed together into one row. [SL-39]</p>
<h3>Total eclipse</h3>
<p><a id="sl-40"></a>If at the start of your turn, after drawing, you can neither play nor collect, there is a total eclipse: your whole hand and both rows in front of you, with everything hidden in them, go to the discard, and the turn is over. [SL-40]</p>
<p><a id="sl-41"></a>It is never chosen: whoever can play a card anywhere, or collect, must do one of these (ruling). [SL-41]</p>
<p><a id="sl-42"></a>Score piles are safe. At your next turn you draw five and go on. [SL-42]</p>
<h2>The end</h2>
<p><a id="sl-43"></a>Whoever has to draw from an empty pile first shuffles the discard into a new one. If the pile has fewer than five cards, you take just these. [SL-43]</p>
<p><a id="sl-44"></a>When somebody has to draw and both pile and discard are empty, the last round begins: with this very turn if that was at its start; with the next player if it was after an animal on the last card, and then everybody, that player too, has a last turn (ruling). [SL-44]</p>
<p><a id="sl-45"></a>In the last round everyone has exactly one turn, as usual but without drawing, whatever the discard holds. Then the game is over. [SL-45]</p>
<p><a id="sl-46"></a>Each sun or moon card in your score pile is worth 1 point. Each one in your rows, hidden or not, and in your hand costs 1 point. Eclipses count nothing anywhere. Hands are laid open for the count. [SL-46]</p>
<p><a id="sl-47"></a>Most points win. If points are equal, the one with more sun and moon cards wins, those for and those against added together; if these are equal too, the win is shared (house value). [SL-47]</p>
<p>A game need not end by itself, since total eclipses feed the pile. Simulations therefore break it off after 1000 turns; the log says so, and nobody wins such a game.</p>
<h2>Four players</h2>
<p><a id="sl-48"></a>Who sits opposite is your partner: the first and third seat against the second and fourth. [SL-48]</p>
<p><a id="sl-49"></a>A pair has one sun row and one moon row in all, one in front of each partner. [SL-49]</p>
<p><a id="sl-50"></a>While a pair has no row, either suit may be started in front of either partner. When it has one, the other suit can only be started in front of the other partner. When both are gone, the choice is free again (ruling). [SL-50]</p>
<p><a id="sl-51"></a>You may play on your own row, on your partner’s and on both of the opponents’. [SL-51]</p>
<p><a id="sl-52"></a>Each partner collects only from the row in front of them (ruling). [SL-52]</p>
<p><a id="sl-53"></a>A total eclipse costs you your own hand and row; your partner keeps theirs. [SL-53]</p>
<p><a id="sl-54"></a>Partners add their points, and in a tie their cards. [SL-54]</p>
<h2>Switches</h2>
<p>Where the rulebook leaves room we had to choose. Whoever reads it otherwise can change these when a table is made. The first value is the default.</p>
<table>
<thead>
<tr>
<th>Switch</th>
<th>Values</th>
<th>What it changes</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td>voluntary_total_eclipse</td>
<td>false, true</td>
<td>a total eclipse may be chosen at the start of a turn</td>
<td>[SL-41]</td>
</tr>
<tr>
<td>empty_hand_total_eclipse</td>
<td>true, false</td>
<td>in the last round, an empty hand and nothing to collect: a total eclipse, or the turn passes and the rows stay</td>
<td>[SL-40]</td>
</tr>
<tr>
<td>extend_beyond_dark_end</td>
<td>true, false</td>
<td>a row with a dark end may grow there, or the eclipse must be covered first</td>
<td>[SL-16]</td>
</tr>
<tr>
<td>animal_without_follow_up</td>
<td>end_turn, total_eclipse</td>
<td>no card to play after an animal: the turn ends, or a total eclipse follows</td>
<td>[SL-20]</td>
</tr>
<tr>
<td>start_row_for_opponent</td>
<td>true, false</td>
<td>rows may be started in front of opponents, or only for oneself and one’s partner</td>
<td>[SL-14]</td>
</tr>
<tr>
<td>collect_part_of_run</td>
<td>false, true</td>
<td>runs are taken whole, or any five or more neighbouring places of each</td>
<td>[SL-36]</td>
</tr>
<tr>
<td>last_round_after_animal</td>
<td>all, others_only</td>
<td>the last round found after an animal: a last turn for everyone, or not for that player</td>
<td>[SL-44]</td>
</tr>
<tr>
<td>pair_rows_fixed_for_game</td>
<td>false, true</td>
<td>a pair without rows chooses anew, or keeps its suits for the game</td>
<td>[SL-50]</td>
</tr>
<tr>
<td>turn_limit</td>
<td>1000, 100, 300</td>
<td>the turns after which a simulation is broken off</td>
<td>[SL-45]</td>
</tr>
<tr>
<td>first_seat</td>
<td>random, A to D</td>
<td>who begins: by lot, or a seat</td>
<td>[SL-03]</td>
</tr>
</tbody></table>
<h2>Why a move is refused</h2>
<p><a id="sl-reasons"></a>Every refused move is answered with one rule: that of the first line below that holds.</p>
<table>
<thead>
<tr>
<th align="right">No.</th>
<th>What was wished for</th>
<th>Rules</th>
</tr>
</thead>
<tbody><tr>
<td align="right"><a id="sl-reason-1"></a>1</td>
<td>anything once the game is over</td>
<td>[SL-45]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-2"></a>2</td>
<td>anything by the player whose turn has just ended: by a card or a collection, after an animal with nothing left to play, in a total eclipse</td>
<td>[SL-07 SL-20 SL-40]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-3"></a>3</td>
<td>anything by another player whose turn it is not</td>
<td>[SL-03]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-4"></a>4</td>
<td>anything but a card, when another card is owed after an animal</td>
<td>[SL-19]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-5"></a>5</td>
<td>to pass, something that is no move, or to collect without naming a run</td>
<td>[SL-08]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-6"></a>6</td>
<td>a total eclipse</td>
<td>[SL-41]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-7"></a>7</td>
<td>to collect from your partner’s row, or from any other row that is not yours or does not exist; of several runs the first bad one counts, here and below</td>
<td>[SL-52 SL-33]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-8"></a>8</td>
<td>… fewer than five places, or places that the row does not have</td>
<td>[SL-32]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-9"></a>9</td>
<td>… a dark place among them</td>
<td>[SL-35]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-10"></a>10</td>
<td>… a part of a run</td>
<td>[SL-36]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-11"></a>11</td>
<td>… one run twice</td>
<td>[SL-37]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-12"></a>12</td>
<td>a card that is not in your hand, or does not exist</td>
<td>[SL-07]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-13"></a>13</td>
<td>a row that does not exist</td>
<td>[SL-10]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-14"></a>14</td>
<td>a row of the other suit, for an eclipse or for a number</td>
<td>[SL-24 SL-09]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-15"></a>15</td>
<td>an eclipse anywhere but on a lit place</td>
<td>[SL-24]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-16"></a>16</td>
<td>to start a row that is there already</td>
<td>[SL-09]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-17"></a>17</td>
<td>in pairs, to start a second row of a suit for the pair or of any suit in front of one partner</td>
<td>[SL-49]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-18"></a>18</td>
<td>an end or a place of a row that has not been started</td>
<td>[SL-14]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-19"></a>19</td>
<td>an end where the number does not fit, that end being dark or lit</td>
<td>[SL-16 SL-12]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-20"></a>20</td>
<td>a number on a place that the row does not have</td>
<td>[SL-26]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-21"></a>21</td>
<td>a number on or before a lit place</td>
<td>[SL-13]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-22"></a>22</td>
<td>a number on a dark place that touches no lit one, though the row has some</td>
<td>[SL-28]</td>
</tr>
<tr>
<td align="right"><a id="sl-reason-23"></a>23</td>
<td>a number on a dark place where it does not fit</td>
<td>[SL-27]</td>
</tr>
</tbody></table>
<p>Switches add three: no row for an opponent comes after line 16, suits kept for the game after line 17, no growth beyond a dark end before line 19. [SL-14 SL-50 SL-16]</p>
`;export{e as default};