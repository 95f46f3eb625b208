### The terminal room, English

## Linking words

terminal-comma = { $first }, { $next }
terminal-semicolon = { $first }; { $next }
terminal-both = { $first } and { $next }

## Who is who

terminal-you = You
terminal-seat = Seat { $letter }
terminal-bot = { $bot ->
    [rabbit] Rabbit { $letter }
    [hedgehog] Hedgehog { $letter }
    [fox] Fox { $letter }
    [owl] Owl { $letter }
    [greedy] Greedy { $letter }
    [strong] Strong { $letter }
   *[random] Random { $letter }
}
terminal-no-words = { $game } cannot be told in a terminal: it declares no words for it.
terminal-seat-unknown = “{ $seat }” cannot sit down; there is: me, { $known }.
terminal-seat-name = “{ $seat }”: a name is a short text of at most { $most } characters.
terminal-name-twice = Two seats are called “{ $name }”; give each its own name.

## What may be typed: words of every language count in every language

terminal-typed-me = me
terminal-typed-rabbit = rabbit
terminal-typed-hedgehog = hedgehog
terminal-typed-fox = fox
terminal-typed-owl = owl
terminal-typed-help = ? h help
terminal-typed-odds = o odds
terminal-typed-why = why w
terminal-typed-undo = u undo
terminal-typed-redo = r redo
terminal-typed-hint = c hint
terminal-typed-explain = e explain
terminal-typed-log = l log
terminal-typed-quit = q quit exit

## At the table

terminal-welcome = { $title }, edition { $id }: { $edition }.
terminal-seated = At the table, in turn order: { $names }.
terminal-head-starts = Head starts: { $given }.
terminal-head-starts-counted = Head starts, which the points hold: { $given }.
terminal-head-start = { $who } +{ $points }
terminal-head-starts-wrong = “{ $text }” is not a number of points for each of the { $seats } seats, such as 6,0.
terminal-hint = Type a number or a move; ? for help, q to quit.
terminal-begins = Chance picks who begins: { $who }.
terminal-turn = { $who } to play.
terminal-turn-you = Your turn.
terminal-act = { $who }: { $move }.
terminal-move = { $number }. { $move }
terminal-prompt = Your move:
terminal-wait = Enter lets the others play, u takes your move back:
terminal-wait-first = The others play first: press Enter.
terminal-input-ended = The input has ended, and so the game stops here.
terminal-not-understood = “{ $typed }” is no move and no command; ? tells what there is.
terminal-no-number = There is no move { $number }; they go from 1 to { $most }.
terminal-refused = Not possible, rule { $clause }: { $reason }
terminal-why-what = Why not what? Say a move, such as “why { $move }”.
terminal-why-allowed = Nothing is against it: you may play that.
terminal-undone = { $who }: taken back: { $move }.
terminal-not-undone = Nothing is taken back: { $reason }
terminal-nothing-again = There is nothing to play again: no move was taken back just before.
terminal-after = The game is over. Type u to take the last move back, or Enter to end:
terminal-log-empty = Nothing has happened yet.
terminal-kept = Nothing is lost: the replay is in { $file }, and “veillee replay { $file }” tells it again.
terminal-not-kept = The replay was not kept; “--save FILE” keeps it.
terminal-keep-where = To keep the replay, type the name of a new file; Enter lets it go:
terminal-let-go = The replay was let go.
terminal-compiling = The rules are being compiled, the first time only; this takes some seconds.

## Help

terminal-help-enter = An empty line tells the whole table again.
terminal-help-number = A number plays that move of the list.
terminal-help-why = why and a move: which rule forbids it now, such as “why { $move }”.
terminal-help-hint = c: the chance to win after each move, found by playing on many times with the unseen cards in other orders.
terminal-help-explain = e: why a bot made its last move; e 2: why it made the one before.
terminal-help-undo = u: take back the last move, unless a card was turned up or somebody else has played since.
terminal-help-undo-all = u: take back the last move, as often as you like, also after the end. r: play it again.
terminal-help-log = l: the last lines of the log again.
terminal-help-quit = q: quit. “veillee rules { $game }” tells all the rules.
terminal-hint-about = The chance to win after each move, with its margin, if the strong player goes on; up to { $worlds } tries for moves that deserve them:
terminal-hint-move = { $move }: { $share } % ({ $low } to { $high })
terminal-hint-over = The game is over: there is nothing left to choose.

## Replays

terminal-replay-unfinished = { $moves ->
    [0] The replay has no moves yet.
    [one] The replay stops after 1 move, before the end of the game.
   *[other] The replay stops after { $moves } moves, before the end of the game.
}

## Fairy Lights: what may be typed

terminal-fl-typed-reveal = r reveal
terminal-fl-typed-take = t take
terminal-fl-typed-pass = pass
terminal-fl-typed-and = and &
terminal-fl-example = take gold
terminal-fl-colour-unclear = “{ $word }” could be: { $colours }. Please type more of it.
terminal-fl-help-aim = The aim: sets of one colour with 3, 6, 9 or 12 bulbs go up on your garland; 4, 5, 7, 8, 10 or 11 bulbs are lost.
terminal-fl-help-reveal = r: reveal the next card. If it has the colour of the last card of the shop, you bust and your turn is over.
terminal-fl-help-take = t and a colour: take all its cards from the shop, such as “t pink”; with five cards there, two colours, such as “t pink silver”. The beginning of a colour is enough. The list tells in brackets what would become of each set.
terminal-fl-help-odds = o: the exact odds of the next card.

## Fairy Lights: the table

terminal-fl-deck = { $deck ->
    [0] The deck is empty.
    [one] Deck: 1 card.
   *[other] Deck: { $deck } cards.
}
terminal-fl-shop = Shop, from the deck outwards: { $cards }. { terminal-fl-deck }
terminal-fl-shop-empty = The shop is empty. { terminal-fl-deck }
terminal-fl-discard = { $discard ->
    [0] The discard is empty.
    [one] Discard: 1 card.
   *[other] Discard: { $discard } cards.
}
terminal-fl-garland = { $cards ->
    [0] garland empty
    [one] garland of 1 card
   *[other] garland of { $cards } cards
}
terminal-fl-seat = { $who }: { terminal-fl-garland }; open sets: { $sets }.
terminal-fl-seat-no-sets = { $who }: { terminal-fl-garland }; no open set.

## Fairy Lights: moves

terminal-fl-say-reveal = reveal
terminal-fl-say-take = take { $colours }
terminal-fl-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
terminal-fl-reveal = reveal (a bust if { fl-colour } comes: { $n } in { $of }, { terminal-fl-percent })
terminal-fl-reveal-safe = reveal (no risk: the shop is empty)
terminal-fl-take = take { $parts }
terminal-fl-stars = { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
terminal-fl-part = { fl-colour } (a set of { fl-bulbs }, { terminal-fl-stars }, { $fate ->
    [kept] stays open
    [stored] goes on the garland
   *[lost] is lost
})

## Fairy Lights: odds

terminal-fl-bust = Bust, if { fl-colour } comes: { $n } in { $of }, { terminal-fl-percent }.
terminal-fl-bust-safe = Bust: impossible, the shop is empty.
terminal-fl-bust-full = Nothing can be revealed now: the shop is full. These are the odds of the top card of the deck.
terminal-fl-odds-colour = Next card { fl-colour }: { $n } in { $of }, { terminal-fl-percent }.
terminal-fl-odds-bulbs = Next card with { fl-bulbs }: { $n } in { $of }, { terminal-fl-percent }.
terminal-fl-odds-none = The deck is empty: nothing more will be revealed.

## Fairy Lights: the count

terminal-fl-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
terminal-fl-count = { $who }: { terminal-fl-points }, { $plus ->
    [one] { $plus } star
   *[other] { $plus } stars
} on the garland less { $minus } on open sets; { terminal-fl-garland }.
terminal-fl-tied = Equal totals of { terminal-fl-points }: { $who }.
terminal-fl-41 = The win goes to: { $who }, with the best total, { terminal-fl-points } (FL-41).
terminal-fl-42 = The win goes to: { $who }, with the most garland cards among those who are equal, { $cards } (FL-42).
terminal-fl-43 = The win goes to: { $who }. Garland cards are equal too; the most negative points decide, { $minus } (FL-43).
terminal-fl-44 = The win is shared: { $who }. Totals, garland cards and negative points are all equal (FL-44).

## Fairy Lights: editions

terminal-fl-edition-kind = { fl-colour }, { fl-bulbs }: { $cards }.
terminal-fl-edition-stars = { $n ->
    [one] 1 card
   *[other] { $n } cards
} with { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
terminal-fl-edition-total = In all: { $cards } cards, { $stars } stars.

## Réussite de Noël: what may be typed

terminal-rn-typed-santa = santa claus father christmas
terminal-rn-typed-on = the a an elf card lay put place on onto in to column
terminal-rn-typed-pass = pass discard skip
terminal-rn-typed-draw = draw
terminal-rn-example = R5 1
terminal-rn-help-aim = The aim: lay all cards in columns until every column is full. Each turn you lay one card of your hand, and one is drawn.
terminal-rn-help-column = A column grows from the bottom up, by one rule: ever higher values, or one single colour. As long as its cards suit both, both stay open.
terminal-rn-help-santa = A Santa goes on any column that is neither full nor topped by a Santa, and begins it anew; the card right above him must have his colour.
terminal-rn-help-lay = A card and a column: lay it there, such as “R5 1” or “red 5 on 1”; “R0 2” or “red Santa on 2” for a Santa. Colours: R red, G green, B blue, Y yellow. The list tells in brackets what the column would accept then.
terminal-rn-help-odds = o: the cards that are still unseen, how many of them fit on each column now, and how many would after each move.

## Réussite de Noël: the table

terminal-rn-card = { $value ->
    [0] { rn-colour } Santa
   *[other] { rn-colour } { $value }
}
terminal-rn-value = { $value ->
    [0] Santa
   *[other] { $value }
}
terminal-rn-pile = { $pile ->
    [0] The pile is empty.
    [one] Pile: 1 card.
   *[other] Pile: { $pile } cards.
}
terminal-rn-hand = Hand: { $cards }. { terminal-rn-pile }
terminal-rn-column = Column { $column }, { $n } of { $height } from the bottom: { $cards }. Next: { $accepts }.
terminal-rn-column-empty = Column { $column }: empty. Next: any card.
terminal-rn-column-full = Column { $column }, complete, from the bottom: { $cards }.
terminal-rn-accepts-both = { rn-colour }, or higher than { $value }
terminal-rn-accepts-ascending = higher than { $value }
terminal-rn-accepts-santa = only a Santa
terminal-rn-accepts-colour = { rn-colour } only
terminal-rn-accepts-needs = a { rn-colour } elf
terminal-rn-accepts-needs-santa = a { rn-colour } elf or a Santa
terminal-rn-accepts-full = complete

## Réussite de Noël: the moves

terminal-rn-move = { terminal-rn-card } on column { $column }
terminal-rn-offer = { $move } (then: { $accepts })

## Réussite de Noël: what is unseen

terminal-rn-unseen = { $n ->
    [one] 1 card is still unseen.
   *[other] { $n } cards are still unseen.
}
terminal-rn-unseen-colour = Unseen { rn-colour }: { $values }.
terminal-rn-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
terminal-rn-odds-column = Column { $column }, as it stands, takes { $n } of { $of }, { terminal-rn-percent }.
terminal-rn-odds-move = After { $move }: { $n } of { $of } fit somewhere, { terminal-rn-percent }; { $there } on that column.
terminal-rn-odds-none = Nothing is unseen any more: the pile is empty.

## Réussite de Noël: the end

terminal-rn-won = Won: all { $laid } cards stand in the wall (RN-25).
terminal-rn-lost = Lost: { $left ->
    [one] 1 card is
   *[other] { $left } cards are
} left over, { $hand } in hand and { $pile } in the pile; { $laid ->
    [one] 1 stands
   *[other] { $laid } stand
} in the wall (RN-24).

## Réussite de Noël: editions

terminal-rn-edition = { $cards } cards: in each of { $colours } colours the elves from 1 to { $values } and a Santa. A wall of { $columns } columns of { $height } cards, a hand of { $hand }.

## The rules, read aloud

terminal-cell = { $head }: { $cell }
