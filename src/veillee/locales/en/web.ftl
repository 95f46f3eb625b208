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
web-resume-more = { $n ->
    [one] See 1 more table
   *[other] See { $n } more tables
}
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
web-preparing = The rules of { $game } are being prepared for the first time: { $percent }%. You can play meanwhile; bots think less until then.
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
web-kind-me = On this device
web-kind-open = Open, by invitation
web-bot-rabbit = Rabbit bot, a beginner
web-bot-hedgehog = Hedgehog bot, careful
web-bot-fox = Fox bot, looks ahead
web-bot-owl = Owl bot, sees far
web-bot-greedy = Bot, careful player
web-bot-random = Bot, plays at random
web-bot-strong = Bot, strong player
web-bot-other = Bot: { $bot }
web-bot-name = { $n ->
    [1] Aster
    [2] Bramble
    [3] Clover
    [4] Dahlia
    [5] Elder
   *[6] Fern
}
web-add-seat = Add a seat
web-remove-seat = Remove seat { $n }
web-name-of-seat = Name at seat { $n }
web-cards-own = A card file of my own
web-cards-file = Card file (.toml)
web-cards-about = It is checked here and kept with the table and its replay: your friends need nothing.
web-cards-template = Our cards as a file, to begin with
web-cards-checking = The cards are being checked …
web-cards-large = { $file } is too large: a card file has { $most } kB at most.
web-cards-broken = In the house’s folder, { $file } cannot be used.
web-cards-problems = { $n ->
    [one] { $file } cannot be played yet; one thing is wrong:
   *[other] { $file } cannot be played yet; { $n } things are wrong:
}
web-cards-good = “{ $title }” can be played.
web-cards-hash = Checksum { $hash }
web-cards-table = Cards: “{ $title }”, from { $file } (checksum { $hash })
web-pace = Pace of the bots
web-pace-calm = Unhurried
web-pace-human = As people do
web-pace-quick = Quick
web-pace-instant = At once
web-clock = Clock
web-clock-none = None
web-clock-family = 5 minutes, plus 20 seconds a turn
web-clock-quick = 2 minutes, plus 10 seconds a turn
web-pairs = Partners sit opposite each other: seats { $one } play against seats { $two }.
web-variants = Variants
web-switches = Rule switches
web-switches-changed = { $n ->
    [0] all as usual
    [one] 1 changed
   *[other] { $n } changed
}
web-switches-note = Where the rules are open to doubt, this table may play either way.
web-switches-range = From { $least } to { $most }.
web-switches-usual = All as usual
web-create = Set the table

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
web-start-with = Start the game with { $n }
web-start-wait = Waiting for somebody to take the free seats.
web-start-host = Waiting for the host to start.
web-seats-full = All seats are taken: the host can add one for you.
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
web-waiting = { $n ->
    [one] { $who } is playing…
   *[other] { $who } are playing…
}
web-clock-yours = Your clock:
web-watching = You are watching
web-table = Table
web-others = The other players
web-your-acts = Your moves
web-cards-word = { $n ->
    [one] card
   *[other] cards
}
web-cards = { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}
web-seat-playing = playing
web-seat-last = played last
web-seat-bot = bot
web-seat-waiting = waiting
web-log = Log
web-log-empty = Nothing has happened yet.
web-undo = Undo
web-why-not = Why not?
web-rule = Rule { $clause }
web-leave = Leave
web-leave-sure = Leave the table? A bot plays on for you until you come back.
web-return = Come back to my seat
web-left-note = A bot is playing your seat.
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
web-colon = :
web-semicolon = { $first }; { $next }
web-claiming = Taking over the seat…
web-recap = While you were away
web-recap-since = { $n ->
    [one] 1 line since { $when }
   *[other] { $n } lines since { $when }
}
web-recap-more = { $n ->
    [one] Show 1 older line
   *[other] Show { $n } older lines
}
web-curtain = Please hand the device to { $who }
web-curtain-note = Nobody else should look now.
web-curtain-open = I am { $who }

## The end

web-count = The count
web-counting = The count…
web-skip = Skip
web-count-who = Player
web-count-total = Total
web-winner = Winner:
web-won = { $n ->
    [one] { $who } wins
   *[other] { $who } win together
}
web-rematch = Play again
web-proof-title = Deal
web-proof-added = { $n ->
    [0] shuffled by the house alone so far
    [one] one seat of { $seats } shuffles along
   *[other] { $n } seats of { $seats } shuffle along
}
web-proof-about = The house has drawn a secret and committed itself to it by these signs; your device adds chance of its own before the start. So neither the house nor you can choose the deal. After the game the secret is told, and everybody can check it. Bots add nothing.
web-proof-check = Check this game
web-proof-file = Save for checking
web-proof-page = Check every move, without the house
web-proof-fits = The deal is honest: the house’s secret is the one it had committed itself to ({ $signs }), and what this device added is in it.
web-proof-not-here = The house’s secret fits its commitment ({ $signs }). This device was not there before the start, so that it cannot say whether the commitment was the same then.
web-proof-late = The house’s secret is the one it had committed itself to ({ $signs }). What this device would have added came when the cards were dealt already, so it is not in the deal.
web-proof-commitment = Not honest: before the start the house had committed itself to something else than { $signs }.
web-proof-secret = Not honest: the house’s secret is not the one that it had committed itself to ({ $signs }).
web-proof-contribution = Not honest: what this device added is not in the deal.
web-commitments = The house’s commitments
web-commitments-about = Every deal that the house has had a part in, the newest first, and what became of it. Compare the signs with those of your own tables: a house that broke games off because it disliked their deals would show here. There are no names in the list.
web-commitments-gathering = not begun yet
web-commitments-playing = being played
web-commitments-over = over; the secret was:
web-commitments-abandoned = abandoned
web-commitments-none = The house has not committed itself to anything yet.
web-commitments-more = Older ones
web-new-deal = A new deal
web-same-deal = This deal again
web-statistics = Statistics
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
web-hint-cost = Ask for hints?
web-hint-cost-note = Whoever asks gives up the clean run of this deal; taking a move back does, too. You are told this only once.
web-hint-cost-yes = Ask all the same
web-hint-cost-no = Play without
web-replay-more = Speed, point of view, file
web-replay-jump = Jump to a step
web-replay-line = Moves
web-replay-played = As played
web-replay-winning = The way that wins
web-replay-view = Seen by
web-replay-spectator = A spectator
web-replay-truth = The whole truth
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
web-set-sound = Sound
web-set-hints = Odds and hints always on the table
web-on = On
web-off = Off
web-devices = Your devices
web-devices-note = Whoever has your browser, or a copy of its cookie, plays as you. Sign out everywhere else and only this device stays.
web-devices-sign-out = Sign out on my other devices
web-devices-done = Only this device is signed in now.
web-set-keys = Keys
web-settings-note = Kept in this browser only.

## Keys

web-keys = Keys
web-table-menu = Menu of the table
web-keys-all = All keys
web-keys-note = Arrows move within a group, Enter or Space choose, Esc lets go.
web-keys-change = Change the key for “{ $act }”
web-keys-press = Press a key…
web-keys-usual = Back to the usual keys
web-key-help = This help
web-key-undo = Undo
web-key-redo = Redo (where a game has it)
web-key-hint = Odds and hints
web-key-advice = Ask the coach what my moves promise
web-key-end = Confirm what is chosen
web-key-last = Read what happened last
web-key-table = Read the table
web-key-mine = Read my side of the table
web-key-scores = Read everybody’s side
web-key-command = Type a move
web-key-draw = Draw or reveal a card
web-key-boards = The boards (where a game has them)
web-key-legend = The symbols (where a game has them)
web-key-gallery = The gallery of cards (where a game has it)
web-key-choice = Choice { $n }
web-command = Type a move
web-typed-pass = pass skip
web-command-go = Play
web-redo = Redo
web-give-up = Give up
web-give-up-sure = The game ends here and counts as given up. You can then see how it could still be won. Do you want that?
web-set-timer = Clock of games for one
web-set-story = Tell what each phase brought
web-set-ask-back = Ask back before a phase is finished with something usable
web-no-redo = There is nothing to redo here.
web-hints-off = Hints are off.

## Read aloud

web-read-result = { $who }: { $total }.

## A first game, step by step

web-learn = Learn by playing
web-learn-title = A first game
web-learn-step = { $n } of { $total }
web-learn-go = Go on
web-learn-other = That would be allowed too, but try this for now:
web-learn-not = That is not possible now; try this:
web-learn-friend = Noor
web-learn-friend-2 = Sacha
web-learn-again = Once more from the start
web-learn-first = Never played it?

## A game without a drawing

web-plain-pitch = A game of this house, told in words at a plain table.
web-plain-keys = the moves, in their order
web-plain-edition = Edition
web-plain-command = Type a move as it stands on its button, or in the game’s own short form
web-plain-yes = yes
web-plain-no = no
