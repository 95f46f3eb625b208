### The house: errors and refusals, English

## Matches

error-move = { $move }: refused by { $clause }.
error-clause = { $clause }: { $reason }
error-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
error-unknown-card = “{ $move }” would turn up a card that this position does not name.
game-unknown = There is no game “{ $game }”; there is: { $known }.
seats-range = { $most ->
    [one] The game is for one seat, not { $seats }.
   *[other] The game takes { $least } to { $most } seats, not { $seats }.
}
game-cannot-join = “{ $game }” cannot join as “{ $module }”: a new id and the package of a game are needed, as in VEILLEE_EXTRA_GAMES="id=package".
head-start-game = This game is not won by points: there is no head start in it.
head-start-points = A head start is a whole number of points from 0 to { $most }, not “{ $points }”.
head-start-seat = There is no seat “{ $seat }” to be given a head start; seats go from A to { $last }.
head-start-alone = Whoever plays alone needs no head start.
option-unknown = { $game } has no option “{ $option }”.
option-switch = “{ $value }” is no value of the option “{ $option }”; possible are yes (true), no (false).
option-value = “{ $value }” is no value of the option “{ $option }”; possible are { $known }.
solve-no-solver = { $game } has no solver.
solve-nodes = “{ $nodes }” is no number of positions to look at: a whole number from 1 on.
solve-unknown-cards = The solver must know the whole pile, and this position leaves some of it open.
certificate-format = This is not a certificate of Veillée.
certificate-other-version = This certificate is of another version of the game or of another edition.
certificate-line = Move { $number } of the certificate’s line, { $move }, cannot be played: { $reason }
certificate-not-won = The certificate’s line ends before the wall is complete.
certificate-not-lost = The certificate says that the deal is lost, but it can be won.
certificate-too-long = This cannot be checked in reasonable time: more than { $most } positions are lost.

## Taking back

undo-nothing = There is nothing of yours to take back.
undo-other = { $who } has played “{ $move }” since.
undo-chance = “{ $move }” left something to chance and cannot be taken back.
undo-revealed = “{ $move }” turned up a card, and what was seen cannot be unseen.
undo-over = “{ $move }” ended the game and cannot be taken back.
undo-phase = “{ $move }” ended a phase for everybody and cannot be taken back.
undo-open = Only what is still hidden from the others can be laid out anew.

## Files

file-unreadable = { $file } cannot be read ({ $reason }).
file-not-text = { $file } is not a text file.
file-large = { $file } is too large to be one of ours.
file-exists = { $file } exists already and is left as it is.
file-unwritable = { $file } cannot be written ({ $reason }).

## Editions

edition-unknown = There is no edition “{ $edition }”; there is { $known }, or give the path of a .toml file.
edition-syntax = { $file }, line { $line }: this is not TOML.
edition-no-section = { $file }, line { $line }: the section [{ $key }] is missing.
edition-other-game = { $file }, line { $line }: game must be “{ $game }”.
edition-no-game = { $file }, line { $line }: the section [edition] must name its game: { $known }.
edition-no-id = { $file }, line { $line }: the edition needs an id, in one line of visible signs.
edition-id-taken = { $file }, line { $line }: the id “{ $id }” belongs to an edition of the house; choose another.
edition-unknown-key = { $file }, line { $line }: “{ $key }” is not known here.
edition-missing-key = { $file }, line { $line }: { $key } is missing.

## Positions

position-syntax = The position is neither JSON nor YAML (line { $line }).
position-no-mapping = A position is a list of keys and values, such as “order: [A, B]”.
position-key = A position has no “{ $key }”.
position-order = “order” lists the seats as A, B, C …; { $most ->
    [one] the game has only A
   *[other] the game takes { $least } to { $most }
}.
position-seat = { $key }: “{ $value }” is no seat; seats are A to { $last }.
position-since = “since” is a list of pairs: a seat and its move.
position-since-move = since, { $who } “{ $move }”: { $reason }
position-since-end = The moves under “since” go on beyond the end of their phase.
position-number = { $key }: { $value } is not a number from 0 to { $most }.
position-by-seat = “{ $key }” goes by seat, such as “A: …”.
position-cards = “{ $key }” is a list of cards.
position-card = { $key }: the edition { $edition } has no card “{ $card }”.
position-copies = { $card } stands there { $found ->
    [one] once
   *[other] { $found } times
}; the edition has it { $most ->
    [0] not at all
    [one] once
   *[other] { $most } times
}.
position-total = The position has { $found } cards in all; there are only { $most }.
position-names = “names” gives short names by seat letter.
position-mapping = “{ $key }” is a list of keys and values.

## Replays

replay-format = This is not a replay of ours: its first line is not “veillee replay 1”.
replay-truncated = The replay is cut short: its end is missing.
replay-altered = The replay was altered: its checksum does not fit.
proof-head = The replay was altered: its first lines are not those of the game that was played.
proof-line = The replay was altered: line { $line }, “{ $text }”, is not what was played there.
proof-secret = The secret is not the one to which the house had committed itself ({ $commitment }…): it could have chosen the deal.
proof-key = The deal does not follow from the secret of the house and what the seats added.
replay-head = The replay’s first lines are not as they should be.
rules-version = This game was begun by version { $version } of the rules of { $game }; here version { $ours } is played, by which it could take another course.
replay-edition = The replay was played with an edition “{ $edition }” that is not here; give its file with --edition.
replay-edition-changed = The cards of the edition “{ $edition }” have been changed or reworded since this replay was played; give its file as it was then with --edition.
replay-move = The replay’s line { $line }, “{ $move }”, cannot be played ({ $reason }).

## Bots

bot-unknown-cards = This player must know which cards are left, and this position does not name them all.
bot-unknown = There is no bot “{ $bot }”; there is: { $known }.

## Reasons

reason-missing = there is no such file
reason-forbidden = reading or writing it is not allowed
reason-folder = it is a folder
reason-no-folder = there is no such folder, or it is none
reason-long = its name is too long
reason-full = there is no room left
reason-taken = this address is taken
reason-no-address = this machine has no such address
reason-other = the system does not let us
reason-no-seat = no seat of this match
compiler-unknown = VEILLEE_COMPILER is “{ $word }”; it may be on, ahead, off or checked.

## A house that cannot open

open-address = The house cannot open at { $address }: { $reason }.
backup-none = { $file } is no backup of a house.
backup-altered = { $file } was cut or altered: nothing was put back from it.
backup-newer = { $file } was made by a newer Veillée than this one.
backup-not-empty = There are tables already: a backup is only put back where no table was ever laid.
open-folder = The data folder “{ $folder }” cannot be used: { $reason }.
open-database-url = The database URL cannot be read: it begins with “postgresql://” or “sqlite:///”.
open-database = The database { $database } does not open ({ $problem }).
open-rate = { $name }: “{ $value }” is not a number a second, above 0.
open-log = VEILLEE_LOG: “{ $level }” is none of { $known }.
open-limit = VEILLEE_LIMITS: “{ $limit }” is no limit with a number above 0; there are { $known }.
open-secret = { $where } holds no key, or one of fewer than { $least } signs: take it away and a good one is made, or give a longer one.
open-secret-given = The keys come from { $variable }: put a new one before the others there, and start the house again.
open-variable = { $name }: “{ $value }” cannot be used; { $name ->
    [VEILLEE_CONTACT] it is an address that begins with mailto: or https://.
   *[other] it is 1 or 0.
}
open-vapid = { $where } holds no key for push messages (32 bytes as base64url): take it away and a good one is made.
