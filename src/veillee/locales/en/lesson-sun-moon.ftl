### Sun and Moon: what the guided first game says, English

sl-lesson-goal = The goal: five neighbouring places in a row in front of you, none of them dark. Your sun row has three so far; the five small boxes count them.
sl-lesson-lay = A card goes to the left end if it is lower, to the right end if it is higher, never in between. Choose the 14, then the place that lights up at the right end of your sun row.
sl-lesson-eclipse = Four of five! But now it is Noor’s turn, and everybody may play on everybody’s rows. Keep an eye on your sun row…
sl-lesson-cover = An eclipse covers your 9 and breaks the row. Any sun between 5 and 12 lights the place again: choose the 10 and lay it on the eclipse.
sl-lesson-theirs = The place shines again, and the 9 beneath will count as well. Noor goes on with a row of her own; its boxes tell how close she is.
sl-lesson-animal = The 19 bears a bird: whoever lays an animal plays another card at once. Lay it at the right end of your sun row.
sl-lesson-again = Five places in line! You will collect them on your next turn: the bird wants another card first. Lay the moon 16 at the right end of your moon row.
sl-lesson-ready = Both your rows are ready. But one collects on one’s own turn only, and in place of playing a card. Noor will not look on…
sl-lesson-collect = A lunar eclipse breaks your moon row; the sun run is still whole. Take it to safety: press Collect.
sl-lesson-points = Six points nobody can take from you: five cards, and the 9 that lay hidden. Eclipses count nothing. The number with a minus is what still lies in your rows.
sl-lesson-attack = Noor has five in line and will collect on her next turn. You hold a solar eclipse: choose it and lay it on the 8 in the middle of her sun row.
sl-lesson-burden = Her run is broken. Noor will now start a sun row in front of you: each card that still lies there at the end costs you a point.
sl-lesson-draw = Your hand was empty, so you drew: the last two cards of the pile. The moon 8 fits on the lunar eclipse, between 5 and 13. Lay it there.
sl-lesson-total = Noor has no card left and there is none to draw: the last round. She can neither play nor collect, and that means a total eclipse: both her rows are lost.
sl-lesson-last = Your last turn. The moon run is ready: collect it. Six more points!
sl-lesson-end = Twelve cards collected; one in your row and one in your hand cost a point each: ten points. Noor has four. Well played!
