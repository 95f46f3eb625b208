"""The clauses of Fairy School by name: those that a refusal gives, and those that only define words.

The law in our own words is `docs/rules/fairy-school.en.md`; FS_087 is FS-087 there, in refusals and in tests.
"""

FS_003 = 3  # a phase is played by all at once, and who has finished waits
FS_016 = 16  # a starter is taken once, where the table lets players choose
FS_019 = 19  # the draft of S cards
FS_020 = 20  # two S cards on two empty slots of the top row
FS_031 = 31  # what conversions cost
FS_032 = 32  # air is not part of an ANY price
FS_033 = 33  # prices are paid exactly, from one's own store
FS_034 = 34  # free acts at open moments only
FS_035 = 35  # no free act inside another act
FS_036 = 36  # an ANY price is paid in order
FS_052 = 52  # the draft of projects
FS_053 = 53  # three projects are kept
FS_061 = 61  # a drawn card goes to an empty slot
FS_070 = 70  # two different columns
FS_071 = 71  # who can pay two columns plays two
FS_072 = 72  # the price of a column
FS_075 = 75  # unable: column 1 or column 5
FS_080 = 80  # whose cards may be activated
FS_081 = 81  # two players have one neighbour
FS_082 = 82  # no activation without a cube
FS_083 = 83  # each card once a turn
FS_085 = 85  # one effect after the other
FS_086 = 86  # cubes without effect
FS_087 = 87  # one line, one outcome
FS_088 = 88  # done with phase 3
FS_103 = 103  # fetch a card of one's own discard
FS_104 = 104  # play a drawn card
FS_106 = 106  # again needs a cube on the card
FS_107 = 107  # no `again` by `again`
FS_109 = 109  # trim a card of one's own forest
FS_110 = 110  # study a creature of the game
FS_121 = 121  # a way at a fork
FS_122 = 122  # the element of a space
FS_123 = 123  # any number of markers on a space
FS_131 = 131  # study a creature on T1 or B5
FS_133 = 133  # each creature once
FS_134 = 134  # no study without a marker
FS_136 = 136  # one half of a certificate
FS_152 = 152  # the game is over
FS_155 = 155  # the cost of a project
FS_158 = 158  # the price of a bonus step
FS_159 = 159  # an ongoing project bars the bonus track
FS_165 = 165  # one of the open final projects
FS_166 = 166  # final projects are chosen in turn
FS_170 = 170  # steps of the final project
FS_172 = 172  # the final project comes before the bonus track
FS_182 = 182  # most points win
FS_191 = 191  # the card for the very bottom
FS_205 = 205  # the leader's gain
FS_215 = 215  # spread: whose cards may be activated
FS_225 = 225  # cards set aside for Clochette
FS_227 = 227  # one card of each of Clochette's zones
FS_232 = 232  # a player alone wins by a lead
FS_241 = 241  # the sixth seat places its cards
FS_260 = 260  # the gain of an activation
FS_261 = 261  # the gain of a pair in the forest
FS_263 = 263  # which column is free
FS_264 = 264  # the exchange of a study
FS_265 = 265  # discarding from the forest after a study
FS_266 = 266  # what a tile gives instead of a space's element
FS_267 = 267  # what a tile adds to a space's element
FS_268 = 268  # which element is discounted
FS_269 = 269  # what one air gives
FS_270 = 270  # exchanges into points at the scoring

REFUSALS = (
    FS_003, FS_016, FS_019, FS_020, FS_031, FS_032, FS_033, FS_034, FS_035, FS_036, FS_052, FS_053, FS_061, FS_070,
    FS_071, FS_072, FS_075, FS_080, FS_081, FS_082, FS_083, FS_085, FS_086, FS_087, FS_088, FS_103, FS_104, FS_106,
    FS_107, FS_109, FS_110, FS_121, FS_122, FS_131, FS_133, FS_134, FS_136, FS_152, FS_155, FS_158, FS_159, FS_165,
    FS_166, FS_170, FS_172, FS_191, FS_205, FS_215, FS_225, FS_227, FS_241, FS_260, FS_261, FS_263, FS_264, FS_265,
    FS_266, FS_267, FS_268, FS_269, FS_270,
)  # fmt: skip
"""Every clause that `verdict` can give."""
DECISIONS = (FS_182, FS_232)
"""The clauses by which somebody has won."""
DEFINITIONS = (FS_123,)
"""Clauses that follow from others, so that no code decides them."""
