### The browser: words of the screens, English

## The house

web-title = Veillée
web-tagline = Cards, a lamp,
web-tagline-2 = snow outside.
web-pitch = Four games for winter evenings: alone, as a family or from afar.
web-home = Home
web-back = Back
web-close = Close
web-skip-content = Skip to the content
web-play = Play
web-soon = Not built yet
web-players = { $least } to { $most }
web-player-one = 1
web-minutes = { $n } min
web-players-label = Players
web-time-label = Length
web-game-fairy-lights = Fairy Lights
web-game-reussite = Réussite de Noël
web-game-sun-moon = Sun and Moon
web-game-fairy-school = Fairy School
web-pitch-fairy-lights = Push your luck, then light up your bulbs three by three.
web-pitch-reussite = Four columns, thirty-two cards, and one Santa for each column.
web-pitch-sun-moon = One sky from dawn to night, fought over card by card.
web-pitch-fairy-school = Ten clearings, five elements and a spiral of kindness.
web-join-title = Somebody waiting for you?
web-join-code = Code of the table
web-join = Join
web-join-bad = A code has five letters or digits.
web-resume = Your tables
web-resume-turn = Your turn
web-resume-go = Go on
web-resume-lobby = Waiting for players
web-resume-playing = Game in progress
web-resume-over = Game finished
web-resume-with = Table { $code }
web-resume-people = With { $who }
web-forget = Forget this table
web-language = Language
web-theme = Theme
web-theme-night = Night
web-theme-day = Day
web-theme-system = As the system
web-settings = Settings
web-rules = Rules
web-rules-table = Table { $n } of the rules
web-nowhere = Nothing here but snow.
web-nowhere-note = This address leads nowhere. The lamp is on at home.
web-loading = One moment…
web-first-time = The house is getting ready. This happens the first time only and takes about a minute.
web-error = That did not work.
web-offline = No connection. Trying again…
web-online = The connection is back.
web-stopped = The table cannot be reached any more.

## A new table

web-new = New table
web-your-name = Your name
web-name-default = Snowflake
web-name-hint = As the others will see you, 24 letters at most.
web-seats = Seats
web-seat-n = Seat { $n }
web-kind-me = Someone on this device
web-kind-open = Open, by invitation
web-bot-greedy = Bot, careful player
web-bot-random = Bot, plays at random
web-bot-name = { $bot ->
    [greedy] Careful bot
    [random] Random bot
   *[other] Bot
} { $n }
web-add-seat = Add a seat
web-remove-seat = Remove seat { $n }
web-name-of-seat = Name at seat { $n }
web-edition = Stars on the cards
web-pace = Pace of the bots
web-pace-human = As people do
web-pace-instant = At once
web-clock = Clock
web-clock-none = None
web-clock-family = 5 minutes, plus 20 seconds a turn
web-clock-quick = 2 minutes, plus 10 seconds a turn
web-create = Set the table
web-quick = Play against two bots

## The lobby

web-lobby = Table { $code }
web-invite = Invite
web-invite-link = Link of the table
web-invite-code = Code
web-copy = Copy the link
web-copied = Copied.
web-qr = QR code of the link to this table
web-local-only = This link works on this machine only.
web-lan-on = Open to the home network
web-lan-off = Close to the home network
web-lan-note = Phones and tablets on your network can then join.
web-sit = Sit here
web-stand = Stand up
web-seat-free = Free
web-seat-you = You
web-seat-host = host
web-fill-bot = Put a bot here
web-fill-open = Free this seat
web-start = Start the game
web-start-wait = Waiting for somebody to take the free seats.
web-start-host = Waiting for the host to start.
web-spectators = { $n ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $n } people are watching
}

## The table

web-your-turn = Your turn
web-your-turn-name = Your turn, { $who }
web-turn-of = { $who }’s turn
web-turn-title = ● Your turn
web-waiting = { $who } is playing…
web-watching = You are watching
web-table = Table
web-others = The other players
web-your-acts = Your moves
web-shop = The shop
web-shop-count = { $n ->
    [0] empty
    [one] 1 card of 5
   *[other] { $n } cards of 5, newest on the right
}
web-shop-empty = no card
web-shop-card = { $card }, card { $place }{ $last ->
    [yes] , at the end of the row
   *[no] { "" }
}{ $bust ->
    [yes] , bust
   *[no] { "" }
}
web-bust = Bust!
web-bust-left = The cards stay for the next player.
web-deck = The deck
web-deck-printed = printed, by colour
web-deck-left = left, by colour
web-deck-button = Deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}: reveal one
web-dist-printed = { $colour }: { $n } cards printed
web-dist-left = { $colour }: { $left } left of { $n }
web-cards-word = { $n ->
    [one] card
   *[other] cards
}
web-cards = { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}
web-bulbs-short = { $bulbs ->
    [one] bulb
   *[other] bulbs
}
web-discard = Discard
web-discard-count = { $n ->
    [0] empty
    [one] 1 card, face up
   *[other] { $n } cards, face up
}
web-discard-note = { $n ->
    [one] 1 card has
   *[other] { $n } cards have
} left the game. Everybody may look through them.
web-garland = Garland
web-your-garland = Your garland
web-garland-of-who = Garland of { $who }
web-garland-safe = { $cards ->
    [0] nothing stored yet
    [one] 1 card safe
   *[other] { $cards } cards safe
}
web-garland-dark = Still dark. A set of three bulbs will light it.
web-garland-empty = empty
web-garland-colour = { $cards } { fl-colour }
web-garland-of = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $parts }
web-open-sets = Open sets
web-debt = unlit, { $n ->
    [0] no star at stake
    [one] −1 point at the end
   *[other] −{ $n } points at the end
}
web-no-sets = no open set
web-no-sets-yet = No open set.
web-set = { fl-colour } { $bulbs } of 3 with { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
web-set-stars = { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
web-seat-playing = playing
web-seat-last = played last
web-seat-away = away, a bot plays
web-seat-bot = bot
web-seat-waiting = waiting
web-reveal = Reveal
web-risk = risk { $risk } ({ $n } of { $of })
web-reveal-of = { $n ->
    [one] the last card
   *[other] { $n } cards in the deck
}
web-take = Take { $colour }
web-choose-two = Choose two colours
web-chosen = { $n } of 2 chosen
web-fate-kept = { $bulbs ->
    [one] 1 bulb
   *[other] { $bulbs } bulbs
}: open
web-fate-stored = { $bulbs } bulbs: garland
web-fate-lost = { $bulbs } bulbs: lost
web-letter-yellow = Y
web-letter-pink = P
web-letter-orange = O
web-letter-silver = S
web-letter-gold = G
web-log = Log
web-log-empty = Nothing has happened yet.
web-undo = Undo
web-odds = Odds
web-odds-off = Hide the odds
web-odds-read = { $n } of { $of } cards would bust: { $risk }.
web-odds-none = No card can be revealed now.
web-why-not = Why not?
web-rule = Rule { $clause }
web-leave = Leave
web-leave-sure = Leave the table? A bot plays on for you until you come back.
web-return = Come back to my seat
web-left-note = A bot is playing your seat.
web-seat-link = Go on with this seat on another device
web-seat-link-note = The link works once.
web-emote = Say something
web-emote-hello = Hello!
web-emote-well-done = Well done!
web-emote-thanks = Thank you!
web-emote-oops = Oops!
web-emote-wow = Wow!
web-emote-thinking = I’m thinking…
web-emote-hurry = Ready when you are.
web-emote-good-game = Good game!
web-said = { $who }: { $what }
web-claiming = Taking over the seat…

## The end

web-count = The count
web-counting = The count…
web-skip = Skip
web-count-who = Player
web-count-plus = Stars on the garland
web-count-minus = Stars on open sets
web-count-total = Total
web-winner = Winner:
web-won = { $n ->
    [one] { $who } wins
   *[other] { $who } win together
}
web-decided-41 = { $last ->
    [yes] The best total wins: { $total } for { $who }.
   *[no] { $names } are level with { $total }.
}
web-decided-42 = { $last ->
    [yes] The garland with most cards breaks the tie: { $cards } for { $who }.
   *[no] Their garlands have as many cards: { $cards }.
}
web-decided-43 = { $last ->
    [yes] Most negative points break the tie: { $minus } for { $who }.
   *[no] Their negative points are the same too: { $minus }.
}
web-decided-44 = Nothing separates them: { $who } win together.
web-rematch = Play again
web-rematch-go = Go to the next table
web-watch-replay = Watch the replay

## The replay

web-replay = Replay
web-replay-step = Step { $n } of { $total }
web-replay-first = To the start
web-replay-prev = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-jump = Jump to a step
web-replay-view = Seen by
web-replay-spectator = A spectator
web-replay-truth = The whole truth
web-replay-deck = Next in the deck
web-replay-save = Save as text

## Settings

web-set-motion = Motion
web-motion-system = As the system
web-motion-full = All
web-motion-less = Less
web-set-cards = Card size
web-size-small = Small
web-size-medium = Medium
web-size-large = Large
web-set-odds = Odds of a bust always on the table
web-on = On
web-off = Off
web-set-keys = Keys
web-settings-note = Kept in this browser only.

## Keys

web-keys = Keys
web-table-menu = Menu of the table
web-keys-colours = colours
web-keys-all = All keys
web-keys-note = Arrows move within a group, Enter or Space choose, Esc lets go.
web-keys-change = Change the key for “{ $act }”
web-keys-press = Press a key…
web-keys-usual = Back to the usual keys
web-key-help = This help
web-key-undo = Undo
web-key-redo = Redo (where a game has it)
web-key-hint = Odds of a bust
web-key-end = Take the colours chosen
web-key-last = Read what happened last
web-key-table = Read the table
web-key-mine = Read my sets and garland
web-key-scores = Read all garlands and sets
web-key-command = Type a move
web-key-reveal = Reveal a card
web-key-one = First colour
web-key-two = Second colour
web-key-three = Third colour
web-key-four = Fourth colour
web-key-five = Fifth colour
web-command = Type a move
web-command-hint = For example: reveal, take pink, take pink silver
web-command-go = Play
web-no-redo = There is nothing to redo here.

## Read aloud

web-read-table = The shop has { $n ->
    [0] no card
    [one] 1 card: { $shop }
   *[other] { $n } cards: { $shop }
}. Deck: { $deck }. Discard: { $discard }.
web-read-score = { $who }: garland { $garland }; open { $sets }.
web-read-result = { $who }: { $total }.
web-read-mine = Garland: { $garland }. Open: { $sets }.

## A first game, step by step

web-learn = Learn by playing
web-learn-title = A first game
web-learn-step = { $n } of { $total }
web-learn-go = Go on
web-learn-other = That would be allowed too, but try this for now:
web-learn-friend = Noor
web-learn-again = Once more from the start
web-lesson-begin = Night is falling and the shop is empty, so you have to reveal a card. Press Reveal.
web-lesson-again = A yellow one. You may take it or dare another card: only a card of the same colour as its neighbour, yellow, would end your turn. Dare it: reveal.
web-lesson-three = Pink! Two pink bulbs already hang in front of you; with this one they are three, and the set lights up on your garland. Take pink.
web-lesson-bust = Now it is Noor’s turn: a reveal, next to the yellow one…
web-lesson-gift = Yellow on yellow: bust! Noor takes nothing and the cards stay, a present for you. The shop grows; with five cards you may take two colours. Reveal.
web-lesson-on = Orange next to yellow: no harm. Reveal again.
web-lesson-fifth = Silver. One more card fills the shop: reveal the fifth.
web-lesson-two = Five cards: now you take two colours, all their cards. Orange makes 1 + 2 = 3 bulbs at once, and silver starts a set. Choose orange and silver, then take them.
web-lesson-lost = Orange shines on your garland. Noor takes the two yellow cards, with two yellow bulbs already open…
web-lesson-empty = Four bulbs are too many: the whole set is lost. Only 3, 6, 9 or 12 go up on the garland. The shop is empty again: reveal.
web-lesson-silver = A silver card with two bulbs: 1 + 2 = 3. Take silver and your third set lights up.
web-lesson-last = One card is left. Noor has to reveal it; whoever turns the last card plays the turn to its end.
web-lesson-debt = Gold, with two stars. Noor has to take it, and it will never be finished: stars on open sets count against Noor.
web-lesson-end = The deck is empty and the stars are counted: those on your garland for you, those on open sets against. Well played!
