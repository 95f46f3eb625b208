"""Who is ahead: seats compared by what they have, one after the other."""

from veillee.core.jit import rule


@rule
def compare(leaders: int, most: int, seat: int, value: int) -> tuple[int, int]:
    """The seats (a bit mask) that have most so far, and how much, with one more seat; at first they are 0."""
    if leaders == 0 or value > most:
        return 1 << seat, value
    if value == most:
        return leaders | 1 << seat, most
    return leaders, most
