### The command line, English

## The house

cli-house = Veillée: card games for winter evenings.
    Usage: veillee [COMMAND] [options]
cli-house-more = “veillee COMMAND --help” tells more. “veillee --version” tells the version.
    “--lang fr” speaks French; without it, VEILLEE_LANG or the system’s language counts.
    “veillee” alone opens the house in your browser, “veillee --lan” for the whole home network.
cli-usage = Usage: { $usage }
cli-options = Options:

## Commands

cli-about-home = Open the house in your browser; “veillee” alone does the same.
cli-about-serve = Host tables for others, on an address of your choice.
cli-about-play = Play a game here, line by line, alone against bots or several at one keyboard.
cli-about-replay = Tell a game again from its replay file.
cli-about-analyse = Look at a finished game again from its replay file: chances, turning points, luck and choice, mistakes.
cli-about-verify = Check a finished game from its file (the deal, every shuffle and every move), a backup, or without a file every table of the house.
cli-about-position = Show a position: table, turn, moves and odds.
cli-about-rules = Print the rules of a game.
cli-about-games = List the games, their seats, editions and rule switches.
cli-about-edition = Check an edition file of yours (check FILE), or show an edition (show ID or show FILE).
cli-about-solve = Tell whether a position of the solitaire can be won when the order of its pile is known, and how.
cli-about-certify = Certify a deal of the solitaire by its seed (deal SEED), or check a certificate (check FILE).
cli-about-lab = Study a game by playing it many times: what can be won, and what players win. “veillee lab ladder GAME” measures its players, “veillee lab even GAME” finds a head start.
cli-about-ladder = Measure how strong the players of a game are: paired seeds, rotated seats, ratings and duels with intervals.
cli-about-even = Find the head start in points that gives players of different strength the same chance, and check it on other seeds.
cli-about-warmup = Compile all rules now, so that the first game starts at once.
cli-about-backup = Write everything that a house knows (logs, results, keys, card files) into a new file, also while it is open.
cli-about-restore = Put a backup back into a data folder, or a database, in which no table was ever laid.
cli-about-forget = Delete every table that nobody has touched for so many days.
cli-about-export = Print the whole log of a table, also a damaged one; it holds the secrets of its game.
cli-about-keys = Make a new key that signs cookies from now on: rotate still believes the last ones, renew believes no other (everybody gives a name again).
cli-about-revoke = Sign a guest out on all devices, by their id.
cli-about-erase = Delete everything of a guest, by their id: results, past games and tables of their own; at the tables of others they have no name any more.

## Arguments

cli-metavar-game = GAME
cli-metavar-table = CODE
cli-metavar-change = rotate|renew
cli-metavar-days = DAYS
cli-metavar-guest = ID
cli-metavar-file = FILE
cli-metavar-deal = SEED|FILE
cli-metavar-nodes = NUMBER
cli-metavar-deals = NUMBER
cli-metavar-games = NUMBER
cli-metavar-processes = NUMBER
cli-metavar-csv = FILE
cli-metavar-plot = FILE
cli-metavar-players = PLAYER,…
cli-metavar-at = NUMBER
cli-metavar-pairs = NUMBER
cli-metavar-first = NUMBER
cli-metavar-sprt = LOW:HIGH
cli-metavar-what = check|show
cli-metavar-proof = deal|check
cli-metavar-edition = ID|FILE
cli-metavar-seats = SEATS
cli-metavar-options = NAME=VALUE,…
cli-metavar-seed = NUMBER
cli-metavar-save = FILE
cli-metavar-host = ADDRESS
cli-metavar-port = NUMBER
cli-metavar-database = URL
cli-metavar-lang = en|fr
cli-option-seats = who sits where, such as me,fox,rabbit or me:Zoé,me:Leo; me is a person here, the others are bots, from the weakest: rabbit, hedgehog, fox, owl (default: me, with hedgehog on the other seats)
cli-option-edition = the cards: the id of an edition, or a .toml file of yours
cli-option-nodes = look at no more than so many positions, then answer “don’t know”
cli-option-deals = how many deals to solve with the pile known (default 1000)
cli-option-games = how many games each player plays (default 1000)
cli-option-processes = how many processes work side by side (default: one for each core)
cli-option-csv = also write the figures into a new file, as a table
cli-option-plot = also draw the figures into a new SVG file
cli-option-players = who plays, the weakest first, such as hedgehog,owl or tree:200,owl:5000 with so many simulations a move; two play a duel (default: every level)
cli-option-at = how many seats (default: 2)
cli-option-pairs = how many seeds; each is played from every seat (default 100)
cli-option-first = the number of the first seed (default 0)
cli-option-keep = keep what was found for the form of new tables
cli-option-proposed = play with the head starts that the form proposes, and say whether they make it even
cli-option-sprt = decide between two shares in percent, such as 50:55, and stop as soon as that is sure enough
cli-option-options = the rule switches, such as santa_on_santa=yes,one_rule_per_stretch=no; “veillee games” lists those of each game
cli-option-seed = a number; the same one gives the same deck and the same first seat
cli-option-why = instead: why a bot made the move of this number
cli-metavar-why = MOVE
cli-option-head-start = points that seats have before the game, in the order of the seats, such as 6,0
cli-metavar-head-start = POINTS,…
cli-option-hints = hints for everybody; without it only whoever plays alone or against bots may ask
cli-option-save = keep the replay in this new file
cli-option-host = the address to listen on (default: 127.0.0.1)
cli-option-port = the port to listen on (default: 8750); 0 is any free one
cli-option-database = a PostgreSQL URL; without it, an SQLite file in your data folder
cli-option-lan = open the house to the home network at once
cli-option-no-browser = print the address and open no browser
cli-option-lang = the language
cli-option-help = this help

## What can be wrong

cli-language = We do not speak “{ $language }”; there is: { $known }.
cli-command-unknown = There is no command “{ $command }”; there is: { $known }.
cli-option-unknown = “{ $command }” has no option “{ $option }”.
cli-option-value = The option { $option } needs a value.
cli-option-bare = The option { $option } takes no value.
cli-arguments = “{ $command }” cannot be used like that; “{ $command } --help” tells how.
cli-too-much = “{ $arg }” is one argument too many for “{ $command }”.
cli-missing = { $what } is missing: { $usage }
cli-port = “{ $port }” is no port: a port is a number from 0 to 65535.
cli-switches = “{ $part }” cannot be read among the options: each is said once, as in santa_on_santa=yes.
cli-system = The system could not do it: { $reason }.
cli-seed = The seed “{ $seed }” is not a whole number.
cli-position-game = The position does not say its game; add a line such as “game: fairy-lights”.
cli-edition-what = “veillee edition { $what }” does not exist; there is: check, show.
cli-edition-file = Which file? “veillee edition check FILE”.

## Answers

cli-edition-well = All is well: { $id } can be played.
cli-solve-winnable = Winnable ({ $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} looked at). A line that wins:
cli-solve-lost = Lost: no line of play wins ({ $nodes ->
    [one] { $nodes } position
   *[other] { $nodes } positions
} looked at).
cli-solve-unknown = Don’t know: nothing is proved after { $nodes } positions. More may be allowed with --nodes.
cli-certify-what = “{ $what }” is neither deal nor check: veillee certify deal SEED, or veillee certify check FILE.
cli-keys-what = “{ $what }” is neither rotate nor renew.
cli-keys-done = A new key signs from now on; { $keys ->
    [one] no other is believed.
   *[other] { $keys } are believed.
}
cli-revoke-done = Every cookie of { $guest } is revoked.
cli-erase-done = Everything of { $guest } is deleted: { $deleted ->
    [0] no table
    [one] one table
   *[other] { $deleted } tables
} of their own{ $changed ->
    [0] { "" }
    [one] ; at one other table they have no name any more
   *[other] ; at { $changed } other tables they have no name any more
}. Backups made before still hold it all.
cli-certify-seed = The seed “{ $seed }” has signs that cannot be written.
cli-certify-unknown = The solver cannot tell of the deal “{ $seed }”: it gets no certificate.
cli-certify-winnable = True: the deal “{ $seed }” is winnable, in { $moves } moves that were played here.
cli-certify-lost = True: the deal “{ $seed }” is lost, every line of play was tried here.
cli-verify-rules = { $game }: { $moves ->
    [one] the one move fits
   *[other] all { $moves } moves fit
} the rules and the shuffles, which were computed again here.
cli-verify-deal = The deal follows from a secret to which the house had committed itself before the start ({ $commitment }…){ $seats ->
    [0] . No seat added chance of its own.
    [one] , and from what seat { $who } added.
   *[other] , and from what the seats { $who } added.
}
cli-verify-no-proof = Who chose the deal cannot be told: this file has no commitment of a house.
cli-backup-done = { $file } holds { $entries ->
    [one] one entry
   *[other] { $entries } entries
} of tables and { $results ->
    [one] one result
   *[other] { $results } results
}. It holds the keys of the house too: keep it where only you can read it.
cli-restore-done = { $entries ->
    [one] One entry
   *[other] { $entries } entries
} of tables and { $results ->
    [one] one result
   *[other] { $results } results
} are back. A house that is open there must be started again.
cli-forget-done = { $tables ->
    [0] No table was that old.
    [one] One table is deleted.
   *[other] { $tables } tables are deleted.
}
cli-verify-backup = { $file } is whole: { $entries ->
    [one] one entry
   *[other] { $entries } entries
} of tables, { $results ->
    [one] one result
   *[other] { $results } results
}.
cli-verify-house = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} played again from the first entry to the last; { $damaged ->
    [0] all is well.
    [one] one is damaged.
   *[other] { $damaged } are damaged.
}
cli-count = { $option }: “{ $value }” is not a whole number from 1 to 1000000000.
cli-lab-game = There is no study of “{ $game }”; there is one of { $known }.
cli-even-unmeasured = Nothing was measured of a table of { $players }: “veillee lab even … --keep” does.
cli-even-proposed = { $title }: { $games } games with the head starts that the form proposes; a fair share is { NUMBER($fair, maximumFractionDigits: 1) } %; 95 % intervals.
cli-even-proposed-table = | player | head start | share of wins |
cli-even-off = Off by { NUMBER($off, maximumFractionDigits: 1) } points at most: { $even ->
    [yes] even.
   *[no] not even.
  }
cli-even-players = At { $seats } seats there are { $sides } sides: name as many players, two at least, and give two seeds or more: --players rabbit,owl.
cli-even-title = { $title }: a fair share is { NUMBER($fair, maximumFractionDigits: 1) } %. Head starts from the first half of { $pairs } seeds, shares of wins from the other; 95 % intervals.
cli-even-table = | player | head start | without it | with it |
cli-ladder-player = “{ $player }” is no player of a ladder: give a name, or a name and a number of simulations, such as owl:5000.
cli-ladder-twice = “{ $players }” names somebody twice.
cli-ladder-two = A sequential test needs two players: --players hedgehog,fox.
cli-ladder-sprt = “{ $sprt }” is no pair of shares: give two numbers of percent, the lower one first, such as 50:55.
cli-ladder-title = { $title }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $pairs } seeds; 95 % intervals over seeds.
cli-ladder-duels = | player, opponent | seeds | share of wins | lead in points | ms a decision |
cli-ladder-ratings = | player | rating (openskill) | 95 % |
cli-ladder-verdict = { $verdict ->
    [high] Decided: { NUMBER($high, maximumFractionDigits: 1) } % rather than { NUMBER($low, maximumFractionDigits: 1) } %.
    [low] Decided: { NUMBER($low, maximumFractionDigits: 1) } % rather than { NUMBER($high, maximumFractionDigits: 1) } %.
   *[none] Not decided between { NUMBER($low, maximumFractionDigits: 1) } % and { NUMBER($high, maximumFractionDigits: 1) } %: more seeds are needed.
}
cli-lab-written = Written: { $file }.
cli-lab-row = { $who }: { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }), { $won } of { $trials }{ $undecided ->
    [0] .
   *[other] , { $undecided } undecided.
}
cli-game = { $title } ({ $game }): { $most ->
    [one] 1 seat
   *[other] { $least } to { $most } seats
}.
cli-game-default = Edition { $id }, the default: { $title }.
cli-game-edition = Edition { $id }: { $title }.
cli-game-option = Option { $option } ({ $values }; usually { $usual }): { $title }.
cli-typed-yes = yes true
cli-typed-no = no false
cli-warmup-game = { $title }: compiling the rules, the bots and the playouts; this takes some seconds.
cli-warmup-done = Ready after { $seconds } s. What was compiled lies in { $folder }.
cli-warmup-off = The compiler is off (VEILLEE_COMPILER): there is nothing to get ready.
