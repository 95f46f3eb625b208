"""The clauses of Fairy Lights that refuse a move, by name: `FL_13` is FL-13 in docs/rules/fairy-lights.en.md."""

FL_04 = 4
FL_06 = 6
FL_07 = 7
FL_09 = 9
FL_10 = 10
FL_13 = 13
FL_18 = 18
FL_19 = 19
FL_20 = 20
FL_21 = 21
FL_22 = 22
FL_35 = 35
FL_36 = 36
REFUSALS = (FL_04, FL_06, FL_07, FL_09, FL_10, FL_13, FL_18, FL_19, FL_20, FL_21, FL_22, FL_35, FL_36)
"""Every clause that a verdict may name."""

FL_32 = 32
DEFINITIONS = (FL_32,)
"""Clauses that no code decides: how often gold can be stored follows from its five bulbs."""
