"""How French is spaced: a no-break space before ; : ! ? » and after «, never a common one and never none."""

import re

WRITTEN = re.compile(r"\b(?:game|order|A): |mailto:|https?:\S*|Sit Down!|\d:\d\d|moi:\w+")
"""What stands in French sentences as machines or others write it."""
BAD = re.compile(
    r"(?<![\u202f\u00a0])[:»](?![\w/])|(?<![\u202f\u00a0!?])[;!?](?!\w)|«(?![\u202f\u00a0])|(?<=[^\W\d_])'(?=[^\W\d_])"
)


def badly_spaced(sentence: str) -> bool:
    """Whether a sign stands without its no-break space, or an apostrophe is a straight one."""
    return BAD.search(WRITTEN.sub("x", sentence)) is not None
