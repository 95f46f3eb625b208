### The server room: what happens at a table, and what the house refuses; English

## What happens

house-created = The table is laid.
house-sat = { $name } sits down.
house-stood = { $name } stands up.
house-bot-sat = A bot sits down at seat { $who }.
house-opened = Seat { $who } is open.
house-resized = The table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
} now.
house-started = The game begins.
house-removed = The host frees { $name }’s seat.
house-hosted = { $name } is the host now.
house-offline = { $name } is offline.
house-offline-host = The host is offline.
house-online = { $name } is online again.
house-online-host = The host is online again.
house-seat-back = { $name } is back: the bot hands the seat over.
house-stood-in = A bot plays for { $name }.
house-paced = { $pace ->
    [calm] The bots take their time now.
    [human] The bots play at a human pace now.
    [quick] The bots play quickly now.
   *[instant] The bots play at once now.
}
house-waited = We go on waiting for { $name }.
house-asked = Somebody asks for { $name }’s seat.
house-given = { $name } plays on with another device, as the host agreed.
house-not-given = The host has not given { $name }’s seat away.
house-undone = { $who } takes back “{ $move }”.
house-timed-out-you = You are out of time: a bot finishes the turn.
house-undone-you = You take back “{ $move }”.
house-thinks-again = { $who } takes an act back and thinks again.
house-thinks-again-you = You take an act back and think again.
house-taken-up = { $who } takes the plan up again.
house-taken-up-you = You take your plan up again.
house-hinted = You asked what your moves promise.
house-asked-hint = { $who } asked the coach for a hint.
house-asked-hint-you = You asked the coach for a hint.
house-asked-why = { $who } asked the coach why { $owner } did that.
house-asked-why-you = You asked the coach why { $owner } did that.
house-gave-up = { $who } gives the game up.
house-gave-up-you = You give the game up.
house-left = { $name } leaves; a bot plays on for them.
house-returned = { $name } is back.
house-moved = { $name } goes on playing on another device.
house-carried-house = The table has been carried to the house; here is a copy.
house-carried-pocket = The table has been carried into a pocket; here is a copy.
house-carried-file = The table has been carried away as a file; here is a copy.
house-arrived-house = The table is at the house. It was on a device for a while: whoever held that could see everything.
house-arrived-pocket = The table is in the pocket of this device.
house-linked = A link that moves your seat to another device was made.
house-timed-out = { $who } is out of time: a bot finishes the turn.
house-emoted = { $who }: { house-emote }
house-emote = { $emote ->
    [hello] Hello!
    [well-done] Well done!
    [thanks] Thank you!
    [oops] Oops…
    [wow] Wow!
    [thinking] Let me think…
    [hurry] Your turn!
   *[good-game] Good game!
}
house-rematched = The next game is at table { $code }.

## What is refused

house-bad-field = The request cannot be used: { $where } { $kind ->
    [missing] is missing
    [unknown] is not known here
    [long] may have at most { $limit } characters
    [many] may have at most { $limit } parts
    [short] must have at least { $limit } characters
    [few] must have at least { $limit } parts
    [least] must be at least { $limit }
    [most] must be at most { $limit }
    [choice] must be one of { $limit }
    [form] is not written as it should be
    [json] is not JSON
   *[type] is a value of the wrong kind
}.
house-bad-message = The message cannot be understood ({ $where }).
house-bad-name = A name has 1 to { $most } visible characters.
house-bad-deal = A deal is asked for by its day, its door in the Advent calendar, its grade or by its seed, and only where one person plays alone.
house-bad-day = The deal of the day is for today, not for { $day }.
house-no-circle = There is no such circle: its link may be incomplete, or it was deleted.
house-circle-seat = Only whoever has a seat in this circle can do this: take one first.
house-circle-full = This circle has all the people that it can have ({ $most }): somebody has to give their seat up first.
house-door-closed = Door { $door } opens on { $door } December { $year }.
house-deal-plain = Deals are for the usual edition, and the deal of the day is for the rules as they are written.
house-bad-push = This browser has given no usable keys for its notifications.
house-bad-webhook = { $why ->
    [scheme] The address to call must begin with https:// or http://.
    [https] The address of a push service begins with https://.
    [port] This port is not used by the web: leave it out, or take one from 1024 on.
    [private] This house calls public addresses only, neither itself nor a private network.
   *[form] This is no address that the house could call.
}
house-call = It is the turn of { $who } ({ $game }, table { $table }).
house-call-mine = Your turn, { $who } ({ $game }, table { $table }).
house-bot-plays = A bot is playing seat { $seat } for you: come back to your seat first.
house-busy = The house has too much to do just now: please try again in a moment.
house-damaged = The log of table { $table } is damaged: its entry { $number } makes no sense. Whoever runs the house can export it.
house-cut-off = The request was cut off; nothing has happened.
house-id-used = This action id already stands for something else; nothing has happened.
house-host-only = Only the host of the table can do this.
house-link-spent = This link does not work any more: it moves a seat once, and only the newest one does.
house-no-analysis = Games of this kind cannot be analysed.
house-no-certificate = The deal of this table has no certificate.
house-no-guest = Please give yourself a name first.
house-no-hints = There are no hints in this game.
house-hints-off = At this table nobody is given hints: it was not agreed on at its start.
house-no-bot-act = That is no move of a bot which still stands.
house-hint-later = Seat { $seat } has nothing to decide now.
house-no-lan = The house cannot be opened to the home network here.
house-no-method = This address does not know { $method }.
house-no-seat = There is no seat { $seat }; the table has { $seats }.
house-no-seat-of-yours = You have no seat at this table.
house-no-such-deal = Among { $tries } deals with these rules none is { $grade ->
    [1] gentle
    [2] fair
    [3] tricky
   *[4] hard
}: choose { $nearest ->
    [0] another grade
    [1] a gentle one
    [2] a fair one
    [3] a tricky one
   *[4] a hard one
}.
house-no-edition = There is no edition “{ $edition }” here; there is { $known }, or bring a card file of your own.
house-no-template = { $game } has no card file to begin with.
house-no-card-file = There is no card file “{ $file }” in the folder of this house.
house-no-table = There is no table { $table }.
house-nobody-else = At seat { $seat } there is nobody but you.
house-no-winning-line = There is no other way to show: this game was won, or could never be.
house-not-found = There is nothing at this address.
house-not-over = This can be seen once the game is over.
house-not-started = The game has not begun yet.
house-not-vacant = Seat { $seat } is not to be had: its person is there and plays.
house-not-your-seat = Seat { $seat } is not yours.
house-one-player-only = This is only possible where one person plays alone.
house-not-slow = Reminders are for games that last for days; at this table one plays in one go.
house-phase-gathering = The game has not begun yet.
house-phase-over = The game is over.
house-phase-playing = The game has begun already.
house-phase-carried = This table has been carried elsewhere; here is a copy to look at.
house-others-sit = Others sit here on their own devices. Have their seats brought to this device first.
house-not-carried = This table lives here: nothing of it travels before it is carried away.
house-table-altered = This table’s file was altered or is damaged; nothing was changed.
house-table-other = This is not the file of a Veillée table; nothing was changed.
house-table-not-here = This table was on its way to another house; nothing was changed.
house-table-went-on = This table has gone on here in another way than in the file; nothing was changed.
house-slow-clock = A game that lasts for days has no clock.
house-seat-taken = Seat { $seat } is taken.
house-seats-open = There are open seats: wait for somebody, or put a bot there.
house-bad-contribution = What a seat adds to the deal is 64 small hexadecimal digits.
house-statistics-altered = This statistics file was altered or is damaged; nothing was changed.
house-statistics-other = This is not a statistics file of Veillée for this game; nothing was changed.
house-in-doubt = The house lost its log for a moment and cannot say whether that has happened. Please look before you try again.
house-storage = The house cannot write its log just now; nothing has happened. Please try again.
house-this-machine-only = This can only be done on the machine that the house runs on.
house-time-spent = Your time is spent: a bot finishes the turn at seat { $seat }.
house-too-fast = That was too fast: please wait a moment.
house-too-large = That is too large: { $most } bytes at most.
house-too-late = Something else has happened in the meantime.
house-too-many-reminders = One is reminded in { $most } ways at most at one table: take one away first.
house-log-full = So much has happened at this table ({ $most } acts) that nothing more can be written down: lay another one.
house-too-many-results = A guest has { $most } results of a game at most; nothing was changed.
house-undo-chance = This move left something to chance and cannot be taken back.
house-undo-other = { $who } has played since.
house-undo-over = This move ended the game and cannot be taken back.
house-undo-phase = This move ended a phase for everybody and cannot be taken back.
house-undo-revealed = This move turned up a card, and what was seen cannot be unseen.
house-wrong-origin = This request comes from a page that is not ours.
house-wrong-host = This house does not answer to the name “{ $host }”.
