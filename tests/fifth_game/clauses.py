"""The clauses of Hot Chestnuts that refuse a move, by name: `CH_06` is CH-06 in locales/en/rules.md."""

CH_02 = 2
CH_04 = 4
CH_05 = 5
CH_06 = 6
CH_09 = 9
REFUSALS = (CH_02, CH_04, CH_05, CH_06, CH_09)
"""Every clause that a verdict may name."""
