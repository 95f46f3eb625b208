### The browser: the evening around the tables, English

## Who is there

web-time-s = { $s } s
web-time-min = { $min } min
web-time-min-s = { $min } min { $s } s
web-time-h = { $h } h
web-state-here = here
web-state-offline = offline for { $time }
web-state-bot = a bot plays in their place
web-state-back = back
web-turn-offline = { $who }’s turn, offline
web-waiting-offline = It is { $who }’s turn, offline for { $time }.
web-bot-soon = A bot plays in { $time }.
web-host-may = You may let a bot play.

web-your-colour = Your colour
web-colour = { $n ->
    [1] amber
    [2] mint
    [3] lilac
    [4] coral
    [5] sky
   *[6] lime
}

## The host’s menu

web-seat-menu = What about { $who }?
web-is-offline = { $who } is offline
web-is-played = A bot plays for { $who }
web-menu-note = { $state ->
    [offline] The line has been down for { $time }. You are the host: choose, or wait.
    [bot] The seat goes back to { $who } on their return.
   *[here] { $who } is at the table. You are the host.
}
web-menu-bot = A bot plays for { $who }
web-menu-bot-note = { $state ->
    [offline] from now on; the seat is theirs again when they are back
   *[here] until { $who } takes the seat back
}
web-menu-wait = Wait another { $time }
web-menu-wait-note = otherwise a bot plays by itself in { $time }
web-menu-code = The code of this seat
web-menu-code-note = for another phone, or for somebody else; the whole table will see it
web-menu-host = { $who } becomes the host
web-menu-host-note = and decides in your place
web-menu-remove = Free { $who }’s seat
web-menu-remove-note = the game has not begun: somebody else may sit down
web-menu-return = Back
web-people = Around the table
web-host-gone = The host is offline
web-host-gone-note = Anybody may start the game. The host’s seat waits; a bot plays there meanwhile.
web-start-without = Start without the host
web-become-host = Become the host

## A seat, elsewhere

web-seat-elsewhere = My seat on another device
web-seat-elsewhere-title = Your seat, elsewhere
web-seat-elsewhere-note = Point the other device at this code: it takes your seat, and this one becomes a spectator.
web-seat-of = { $who }’s seat
web-seat-qr = QR code of { $who }’s seat
web-seat-once = Works once.
web-seat-copy = Copy the link of the seat
web-seat-only-you = Send it only to whoever is to play there: whoever opens it plays this seat. To invite somebody, use the other link.
web-invite-watch = Invite, or let others watch
web-who-title = Who are you?
web-who-note = The game has begun. If the seat is yours, the host gives it back.
web-who-me = I am { $who }
web-who-watch = Only watch
web-who-asked = The host has to answer…
web-wish-title = “I am { $who }”
web-wish-note = { $name } asks for this seat from another device, with its cards. Is it the right person?
web-wish-yes = Yes, give the seat back
web-wish-no = No, that is somebody else
web-wish-all = The whole table sees who was given the seat. The old device becomes a spectator.

## The line

web-line-down = The line has been down for { $time }.
web-line-down-note = Trying again in a moment. The game goes on at the house.
web-line-retry = Try now
web-unsent = Waiting to be sent
web-unsent-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
web-unsent-note = Nothing is played until the house has answered. When the line is back: sent if it is still allowed, otherwise you are told.
web-unsent-drop = Drop this move
web-unsent-one = The line is down: a move is waiting to be sent already.
web-typed-offline = The line is down: the house cannot say what it makes of “{ $typed }”.

## The form

web-stand-in = For whoever is offline
web-stand-in-off = Wait, without a bot
web-stand-in-after = A bot plays after { $min } min

## The home page

web-good-evening = Good evening, { $who }.
web-good-evening-all = Good evening.
web-doors = Who are you playing with?
web-door-friends = With friends
web-door-friends-note = each on their phone, here or far away
web-door-device = On this device
web-door-device-note = passed around the table
web-door-alone = Alone
web-door-alone-note = against bots, or a solitaire
web-home-silent = The house does not answer for the moment. Your games are safe there; it is asked again by itself.
web-which-game = Which game?
web-which-note = { $door ->
    [friends] One tap opens the table, with last time’s settings.
   *[other] One tap and the game begins, with last time’s settings.
}
web-open-table = Open a table
web-adjust = Adjust
web-player-n = Player { $n }
web-door-about = { $door ->
    [friends] { $seats } seats
    [device] { $seats } people
    [alone] { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
   *[one] { $grade ->
        [0] a deal by chance
        [1] a new gentle deal
        [2] a new fair deal
        [3] a new tricky deal
       *[4] a new hard deal
    }
}
web-door-clock = with a clock
web-day-deal = The deal of the day
web-day-deal-note = { $game }: the same for all, proved winnable.
web-day-deal-play = Play the deal
web-you-won = You win

## The television and the phones

web-tv = Show on a television
web-tv-join = Join or watch
web-tv-point = Point your camera at the code. Your phone becomes your hand.
web-tv-point-short = point at the code
web-tv-or-open = or open { $address } and type the code
web-tv-local = Phones cannot reach this machine yet: open the house to the network first.
web-tv-around = { $n ->
    [0] Nobody around the table yet.
    [one] 1 around the table.
   *[other] { $n } around the table.
}
web-tv-host-starts = { $who } starts the game on their phone.
web-tv-phase = { $done } of { $of } have finished
web-tv-wait = Waiting for { $who }.
web-hand = This phone is my hand
web-hand-wait = { $who } plays
web-hand-done = You have finished. We wait for { $who }.
web-hand-tv = Everything happens on the television.
web-hand-turns = { $n ->
    [one] You are next.
   *[other] Your turn: in { $n } turns.
}
web-tv-hand = { $n ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
## The Advent calendar

web-advent = Advent calendar
web-advent-note = Behind each window a deal of { $game }, proved winnable: gentle at first, hard towards Christmas. The same for all.
web-advent-home = A window opens every day, each with a deal that can be won.
web-advent-go = To the windows
web-advent-door = { $state ->
    [shut] Window { $door }, closed until { $door } December, grade { $grade } of 4
    [won] Window { $door }, won, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }, grade { $grade } of 4
    [today] Window { $door }, today’s, grade { $grade } of 4
   *[open] Window { $door }, to be played, grade { $grade } of 4
}
web-advent-short = { $state ->
    [today] today
   *[open] to play
}
web-advent-legend = Lit: won, with two stars for a clean run, one otherwise. Dark: still to be played, whenever you like. Closed shutters open on their day. The strokes tell the grade.
web-advent-opening = The deal is being proved…
## What the house remembers

web-memory = My games
web-memory-none = No game has been played to its end yet on this device.
web-memory-game = Game
web-memory-all = all
web-memory-person = With
web-memory-everybody = everybody
web-memory-won = Won
web-memory-of = of { $n }
web-memory-streak = In a row
web-memory-streak-now = { $now } now, { $best } at best
web-memory-points = Points
web-memory-points-best = { $best } at best, { $mean } on average
web-memory-rivals = Against whom
web-memory-rival = Against
web-memory-games = Games
web-memory-ahead = You won
web-memory-behind = They won
web-memory-seat = { $who } { $points }
web-memory-bot = { $who } (bot)
web-memory-victory = Won
web-memory-lost = Not won
web-memory-own = What belongs to you
web-memory-own-note = The house keeps your games without an account, for whoever has the cookie of this browser.
web-memory-take = Take everything out as a file
web-memory-forget = Forget everything
web-memory-sure = Your past games and statistics, tables at which nobody else sat, your name and the settings of this browser are deleted, here and in the house. There is no way back.
web-memory-stays = What stays: games that you played with others keep your name, because they are theirs, too.
web-memory-yes = Yes, forget everything
web-memory-forgotten = Forgotten. { $deleted ->
    [one] 1 table was
   *[other] { $deleted } tables were
} deleted; { $stay ->
    [0] nothing stays.
    [one] 1 table with others stays.
   *[other] { $stay } tables with others stay.
}
## Circles, and where links lead

web-reach = { $reach ->
    [network] This link leads to { $host }, in your home network: whoever is in the same Wi-Fi can open it. For friends far away the house needs an address on the internet; docs/guide/hosting.md says how.
   *[world] This link leads to { $host }: whoever has it may watch, and sit down where a seat is free.
}
web-circle = Circle
web-circles = Your circles
web-circle-new = A circle
web-circle-new-note = A permanent link for your family or your club: faces, open tables, past games and scores, without accounts.
web-circle-name = Its name
web-circle-make = Make the circle
web-circle-people = Who belongs to it
web-circle-score = won { $won } of { $played }
web-circle-join = I belong to it
web-circle-join-note = Then you see its tables and games, and the others see your name.
web-circle-tables = Open tables
web-circle-no-table = No table is open. Set one:
web-circle-games = Past games
web-circle-link = The link
web-circle-link-note = Whoever has the link of this page may join. Send it only to those who belong to it.
web-circle-reach = { $reach ->
    [network] This link leads to { $host }, in your network: whoever is on the same Wi-Fi can open it. For a family far away the house needs an address on the internet; docs/guide/hosting.md says how.
   *[world] This link leads to { $host }.
}
web-circle-url = Link of the circle
web-circle-qr = QR code of the circle “{ $name }”
web-circle-take = Take it out as a file
web-circle-leave = Leave the circle
web-circle-forget = Delete the circle
web-circle-sure = The circle disappears for everybody, with its link and its lists. The games stay with those who played them. There is no way back.
web-circle-yes = Yes, delete the circle
