"""Is a kindness track whole? One start, one end, forks that join again, no circle, stars that grow."""

from collections.abc import Iterator

from veillee.core.edition import EditionFile
from veillee.games.fairy_school.edition.record import SPACES
from veillee.games.fairy_school.words import ELEMENTS

MOST_STARS = 100


def check_track(file: EditionFile) -> None:
    """FS-121, FS-167: one start, one end, forks that join again, no circle, stars that grow."""
    track = file.data.get("kindness")
    if not isinstance(track, dict):
        file.problem("edition-no-section", "kindness")
        return
    spaces, edges = ([row for row in track.get(key, ()) if isinstance(row, dict)] for key in ("space", "edge"))
    ids = [str(row.get("id")) for row in spaces]
    if not ids or len(set(ids)) < len(ids) or len(ids) > SPACES:
        file.problem("fs-edition-spaces", "kindness", found=len(ids), most=SPACES)
        return
    for nth, row in enumerate(spaces):
        if not isinstance(row.get("id"), str | int):
            file.problem("edition-missing-key", "kindness.space", "id", nth)
            return
        if row.get("gain") not in ("", "ANY", *ELEMENTS):
            file.problem("fs-edition-value", "kindness.space", "gain", nth, value=str(row.get("gain")))
        if type(row.get("stars")) is not int or not 0 <= row["stars"] <= MOST_STARS:
            file.problem("fs-edition-value", "kindness.space", "stars", nth, value=str(row.get("stars")))
            return
    check_beyond(file, track.get("after_last", {}))
    ways: dict[str, list[tuple[str, str]]] = {name: [] for name in ids}
    for nth, edge in enumerate(edges):
        begin, end, way = (str(edge.get(key)) for key in ("from", "to", "way"))
        if begin not in ways or end not in ways or way not in ("main", "short", "long"):
            file.problem("fs-edition-edge", "kindness.edge", "from", nth, begin=begin, end=end)
            return
        ways[begin].append((way, end))
    check_ways(file, str(track.get("start")), ids, ways, {str(row["id"]): row["stars"] for row in spaces})


def check_beyond(file: EditionFile, beyond: object) -> None:
    """FS-124: what steps beyond the end give, once in a turn or for each."""
    known = {"gain": ("", *ELEMENTS), "per": ("turn", "step")}
    if not isinstance(beyond, dict) or any(beyond.get(key, words[0]) not in words for key, words in known.items()):
        file.problem("fs-edition-value", "kindness", "after_last", value=str(beyond))


def check_ways(
    file: EditionFile, start: str, ids: list[str], ways: dict[str, list[tuple[str, str]]], stars: dict[str, int]
) -> None:
    """Every space is on a way from the start to the one end, and no way leads back."""
    if start not in ways:
        file.problem("fs-edition-start", "kindness", "start")
        return
    for name, out in ways.items():
        if sorted(way for way, _ in out) not in ([], ["main"], ["short"], ["long"], ["long", "short"]):
            file.problem("fs-edition-fork", "kindness.space", "id", ids.index(name), space=name)
    ends = [name for name, out in ways.items() if not out]
    if len(ends) != 1:
        file.problem("fs-edition-ends", "kindness", "last", found=len(ends))
        return
    paths = list(walks(ways, start, ()))
    if any(path is None for path in paths):
        file.problem("fs-edition-circle", "kindness", "start")
        return
    entered = {name for path in paths if path for name in path}
    for name in sorted(set(ids) - entered):
        file.problem("fs-edition-unreached", "kindness.space", "id", ids.index(name), space=name)
    for path in paths:
        numbers = [stars[name] for name in path or () if stars[name]]
        if numbers != sorted(numbers):
            file.problem("fs-edition-stars", "kindness")
            return


def walks(
    ways: dict[str, list[tuple[str, str]]], here: str, path: tuple[str, ...]
) -> Iterator[tuple[str, ...] | None]:
    """All ways to the end that stay apart at one fork at most; None for a circle."""
    while True:
        if here in path:
            yield None
            return
        path = (*path, here)
        out = ways[here]
        if not out:
            yield path
            return
        if len(out) > 1:
            side = next((end for way, end in out if way == "long"), out[0][1])
            yield from one_way(ways, side, path)
        here = next((end for way, end in out if way in ("main", "short")), out[0][1])


def one_way(
    ways: dict[str, list[tuple[str, str]]], here: str, path: tuple[str, ...]
) -> Iterator[tuple[str, ...] | None]:
    """The way on from a space, the short one at every fork."""
    while True:
        if here in path:
            yield None
            return
        path = (*path, here)
        if not ways[here]:
            yield path
            return
        here = next((end for way, end in ways[here] if way in ("main", "short")), ways[here][0][1])
