"""What no sentence may have, in terminal and page: machine words, slips of the pen, badly spaced French.

The patterns lie in `slips.json`, where the page's own tests find them too.
"""

import json
import re
from pathlib import Path

PATTERNS = json.loads(Path(__file__).with_name("slips.json").read_text(encoding="utf-8"))
MACHINE = re.compile(PATTERNS["machine"])
ENGLISH = re.compile(PATTERNS["english"])
"""Words of moves that are English, and none in French."""
SLIPS = re.compile(PATTERNS["slips"])
SPACING = re.compile(PATTERNS["spacing"])
"""Before ; : ! ? » and after « stands a no-break space, not a common one and not none; an apostrophe is round."""
WRITTEN = re.compile(r"\b(?:game|order|A): |mailto:|https?:\S*|Sit Down!|\d:\d\d|moi:\w+")
"""What stands in French sentences as machines or others write it."""


def badly_spaced(sentence: str) -> bool:
    """Whether a French sign stands without its no-break space, or an apostrophe is a straight one."""
    return SPACING.search(WRITTEN.sub("x", sentence)) is not None


def plurals(lang: str) -> re.Pattern[str]:
    """One of several, or several of one."""
    things = PATTERNS["things"][lang]
    several = "|".join(thing for thing in things if thing != "pas")
    return re.compile(rf"\b1 ({'|'.join(things)})(s|es)\b|(?<![\d-])([2-9]|\d\d+) ({several})\b")


def slips(said: list[str], lang: str) -> list[str]:
    """The sentences in which something is wrong."""
    wrong = [MACHINE, SLIPS, plurals(lang), *([ENGLISH] if lang == "fr" else [])]
    found = {one for one in said if any(pattern.search(one) for pattern in wrong)}
    return sorted(found | {one for one in said if lang == "fr" and badly_spaced(one)})
