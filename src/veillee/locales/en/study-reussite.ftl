### Réussite de Noël in the laboratory: words of its study, English

rn-study-title = Réussite de Noël: shares of games won, with 95 % intervals
rn-study-rules-one-rule = The game as written
rn-study-rules-one-rule-santa-on-santa = A Santa may stand on a Santa
rn-study-rules-free-rule = Columns may change their rule
rn-study-rules-free-rule-santa-on-santa = Columns may change their rule, a Santa may stand on a Santa
rn-study-known = pile known (solver)
rn-study-random = random
rn-study-greedy = greedy
rn-study-shaky-25 = hasty (25 % slips)
rn-study-shaky-10 = middling (10 % slips)
rn-study-shaky-3 = careful (3 % slips)
rn-study-quick = quick
rn-study-strong = strong
