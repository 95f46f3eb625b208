"""The clauses of Réussite de Noël that refuse a move, by name: `RN_17` is RN-17 in docs/rules/reussite.en.md."""

RN_05 = 5
RN_06 = 6
RN_09 = 9
RN_10 = 10
RN_11 = 11
RN_12 = 12
RN_13 = 13
RN_17 = 17
RN_20 = 20
RN_24 = 24
RN_25 = 25
REFUSALS = (RN_05, RN_06, RN_09, RN_10, RN_11, RN_12, RN_13, RN_17, RN_20, RN_24, RN_25)
"""Every clause that a verdict may name."""

DEFINITIONS: tuple[int, ...] = ()
"""Clauses that no code decides: there are none."""
