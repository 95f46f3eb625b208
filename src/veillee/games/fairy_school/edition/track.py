"""Who is further on the kindness track: ranks that turn FS-167 into a comparison of two numbers."""

from veillee.games.fairy_school.edition.content import NO_SPACE, Space


def reach(spaces: list[Space], start: int, without: int) -> set[int]:
    """The spaces that can be entered from one without stepping on another."""
    seen: set[int] = set()
    todo = [start]
    while todo:
        here = todo.pop()
        if here in seen or here == without:
            continue
        seen.add(here)
        todo += [to for to in (spaces[here].short, spaces[here].long) if to != NO_SPACE]
    return seen


def ranked(spaces: list[Space]) -> list[Space]:
    """FS-167: spaces common to all ways are numbered along the main line; on a branch spaces since it count."""
    last = next(i for i, space in enumerate(spaces) if space.short == NO_SPACE)
    main = [i for i in range(len(spaces)) if i in (0, last) or last not in reach(spaces, 0, i)]
    order = order_of(spaces)
    main.sort(key=order.__getitem__)
    for number, i in enumerate(main):
        spaces[i].main, spaces[i].since = number, 0
    for i in sorted(range(len(spaces)), key=order.__getitem__):
        for to in (spaces[i].short, spaces[i].long):
            if to != NO_SPACE and to not in main:
                spaces[to].main, spaces[to].since = spaces[i].main, spaces[i].since + 1
    return spaces


def order_of(spaces: list[Space]) -> dict[int, int]:
    """The longest way to each space: an order in which every step goes up."""
    order = {0: 0}
    for _ in range(len(spaces)):
        for i, space in enumerate(spaces):
            for to in (space.short, space.long):
                if i in order and to != NO_SPACE:
                    order[to] = max(order.get(to, 0), order[i] + 1)
    return order
