### Réussite de Noël: what the guided first game says, English

rn-lesson-goal = The goal: a whole wall, without a card left over. We begin with a small one, three columns of five cards; the real one has four of eight.
rn-lesson-begin = Your three cards lie below. Any card may begin a column. Choose the blue 1, then the first column.
rn-lesson-rise = You drew a new card by yourself: after each card laid, one comes from the pile. On the blue 1 goes a higher card, or another blue one. Lay the red 3 on it.
rn-lesson-second = Two colours, rising: this column rises from now on, up to its end. While there are places for new columns you may always begin one. Begin the second with the green 2.
rn-lesson-both = The green 4 is higher, and green as well. Lay it on the green 2: the column has not said yet which way it goes.
rn-lesson-colour = The green 1 is lower, so it cannot rise. But it is green: lay it in the second column, which keeps to green from now on.
rn-lesson-top = Lay the blue 4 on the red 3. It is higher, and that is all that counts in a rising column.
rn-lesson-santa = Nothing is higher than a 4: the first column is stuck. That is what Santas are for. He may go on any column, and what lies below him counts no more. Lay the blue Santa there.
rn-lesson-favour = He asks for one thing: the card right above him has his colour. Its value does not matter. Lay the blue 2.
rn-lesson-first = The first column is full. The red Santa may also begin a column: lay him in the third.
rn-lesson-red = He, too, asks for his colour. Lay the red 1.
rn-lesson-count = What is still to come is no secret to whoever counts. A press on the pile shows every card that you have not seen.
rn-lesson-green = The second column waits for green. Lay the green 3.
rn-lesson-open = Above a Santa both ways are open again. Lay the red 2 in the third column: red, and higher.
rn-lesson-choice = The blue 3 is higher than the red 2. Lay it: the third column rises now, and a lower red card would come too late.
rn-lesson-last = The green Santa may well be the last card of a column: nothing follows, so he asks for nothing. Lay him in the second.
rn-lesson-roof = One card, one place. Lay the red 4, and the roof goes on.
rn-lesson-end = The wall stands, and no card is left over. In the real game there are 32 cards, and each column needs exactly one Santa: do not give them away too early.
