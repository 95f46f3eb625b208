### The terminal room, English

## Linking words

terminal-comma = { $first }, { $next }
terminal-semicolon = { $first }; { $next }
terminal-both = { $first } and { $next }

## Who is who

terminal-you = You
terminal-seat = Seat { $letter }
terminal-bot = { $bot ->
    [greedy] Greedy { $letter }
   *[random] Random { $letter }
}
terminal-title = { $game ->
   *[fairy-lights] Fairy Lights
}
terminal-seat-unknown = “{ $seat }” cannot sit down; there is: { $known }.
terminal-seat-name = “{ $seat }”: a name is a short text of at most { $most } characters.
terminal-name-twice = Two seats are called “{ $name }”; give each its own name.

## What may be typed: words of every language count in every language

terminal-typed-me = me
terminal-typed-help = ? h help
terminal-typed-odds = o odds
terminal-typed-why = why w
terminal-typed-undo = u undo
terminal-typed-log = l log
terminal-typed-quit = q quit exit

## At the table

terminal-welcome = { terminal-title }, edition { $id }: { $edition }.
terminal-seated = At the table, in turn order: { $names }.
terminal-hint = Type a number or a move; ? for help, q to quit.
terminal-begins = Chance picks who begins: { $who }.
terminal-turn = { $who } to play.
terminal-turn-you = Your turn.
terminal-move = { $number }. { $move }
terminal-prompt = Your move:
terminal-wait = Enter lets the others play, u takes your move back:
terminal-wait-first = The others play first: press Enter.
terminal-input-ended = The input has ended, and so the game stops here.
terminal-not-understood = “{ $typed }” is no move and no command; ? tells what there is.
terminal-no-number = There is no move { $number }; they go from 1 to { $most }.
terminal-refused = Not possible, rule { $clause }: { $reason }
terminal-why-what = Why not what? Say a move, such as “why reveal”, “why take gold” or “why pass”.
terminal-why-allowed = Nothing is against it: you may play that.
terminal-undone = { $who }: taken back: { $move }.
terminal-not-undone = Nothing is taken back: { $reason }
terminal-log-empty = Nothing has happened yet.
terminal-kept = Nothing is lost: the replay is in { $file }, and “veillee replay { $file }” tells it again.
terminal-not-kept = The replay was not kept; “--save FILE” keeps it.
terminal-keep-where = To keep the replay, type the name of a new file; Enter lets it go:
terminal-let-go = The replay was let go.
terminal-compiling = The rules are being compiled, the first time only; this takes some seconds.

## Help

terminal-help-enter = An empty line tells the whole table again.
terminal-help-number = A number plays that move of the list.
terminal-help-odds = o: the exact odds of the next card.
terminal-help-why = why and a move: which rule forbids it now, such as “why take gold”.
terminal-help-undo = u: take back the last move, unless a card was turned up or somebody else has played since.
terminal-help-log = l: the last lines of the log again.
terminal-help-quit = q: quit. “veillee rules” tells all the rules.

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
terminal-fl-colour-unclear = “{ $word }” could be: { $colours }. Please type more of it.
terminal-fl-help-aim = The aim: sets of one colour with 3, 6, 9 or 12 bulbs go up on your garland; 4, 5, 7, 8, 10 or 11 bulbs are lost.
terminal-fl-help-reveal = r: reveal the next card. If it has the colour of the last card of the shop, you bust and your turn is over.
terminal-fl-help-take = t and a colour: take all its cards from the shop, such as “t pink”; with five cards there, two colours, such as “t pink silver”. The beginning of a colour is enough. The list tells in brackets what would become of each set.

## Fairy Lights: the log, said to the one who did it

fl-event-revealed-you = You reveal: { fl-card }.
fl-event-bust-you = Bust! Twice { fl-colour } running: your turn is over.
fl-event-took-you = { $second ->
    [none] You take { fl-colour }.
   *[other] You take { fl-colour } and { fl-second }.
}

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

## The rules, read aloud

terminal-cell = { $head }: { $cell }
