"""The clauses of Sun and Moon that refuse a move, by name: `SL_07` is SL-07 in docs/rules/sun-moon.en.md."""

SL_03 = 3
SL_07 = 7
SL_08 = 8
SL_09 = 9
SL_10 = 10
SL_12 = 12
SL_13 = 13
SL_14 = 14
SL_16 = 16
SL_19 = 19
SL_20 = 20
SL_24 = 24
SL_26 = 26
SL_27 = 27
SL_28 = 28
SL_32 = 32
SL_33 = 33
SL_35 = 35
SL_36 = 36
SL_37 = 37
SL_40 = 40
SL_41 = 41
SL_45 = 45
SL_49 = 49
SL_50 = 50
SL_52 = 52
REFUSALS = (
    SL_03,
    SL_07,
    SL_08,
    SL_09,
    SL_10,
    SL_12,
    SL_13,
    SL_14,
    SL_16,
    SL_19,
    SL_20,
    SL_24,
    SL_26,
    SL_27,
    SL_28,
    SL_32,
    SL_33,
    SL_35,
    SL_36,
    SL_37,
    SL_40,
    SL_41,
    SL_45,
    SL_49,
    SL_50,
    SL_52,
)
"""Every clause that a verdict may name."""

DEFINITIONS: tuple[int, ...] = ()
"""Clauses that no code decides: there are none."""
