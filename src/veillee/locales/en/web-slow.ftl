### The browser: games that last for days, English

web-lasting = For how long
web-lasting-evening = In one go
web-lasting-days = Over several days
web-lasting-note = No clock, everybody plays when they can: no bot takes anybody’s place, and the table’s own bots play at once. You can be told when it is your turn.
web-door-slow = over several days
web-remind = When it is your turn
web-remind-note = You are told only while you are not at the table, once a turn. The message says whose turn it is, at which table and game, and nothing else.
web-push = Tell this device
web-push-on = This device will tell you.
web-push-off = Taken away.
web-push-stop = Stop telling this device
web-push-insecure = A browser can be told at an address with https:// only (or on the house’s own machine).
web-push-missing = This browser cannot be told. On an iPhone or iPad, first add this page to the home screen.
web-push-denied = You refused notifications; the settings of the browser let you change your mind.
web-push-elsewhere = { $n ->
    [one] Another device tells you too.
   *[other] { $n } other devices tell you too.
}
web-webhook = Call an address (webhook)
web-webhook-note = The house sends a small signed JSON message to the address that you give: a chat, a lamp, a program of yours.
web-webhook-url = Address
web-webhook-whose = Of which turns
web-webhook-mine = of mine
web-webhook-all = of the whole table
web-webhook-add = Add
web-webhook-added = The address is added.
web-webhook-secret = The secret that signs (HMAC-SHA256), shown this once
web-webhook-stop = Stop calling { $url }
