"""Pictures of Fairy School: phases of a year of three, by night and day, on a phone; the count with Clochette."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.web.school_moments import moments
from tests.web.sky_pictures import one

WIDE, SMALL, PHONE = (1440, 900), (1280, 720), (360, 740)
NIGHT, DAY = ("dark", "fr-FR"), ("light", "en-GB")
Picture = tuple[str, tuple[int, int], tuple[str, str]]
THREE: dict[str, tuple[Picture, ...]] = {
    "planning plan": (("school-planning-night-fr", WIDE, NIGHT),),
    "activation activate": (
        ("school-activation-day-en", SMALL, DAY),
        ("school-activation-phone-night-fr", PHONE, NIGHT),
    ),
    "kindness fork": (("school-fork-night-fr", WIDE, NIGHT),),
    "study certificate": (("school-certificate-day-en", SMALL, DAY),),
}
ALONE: dict[str, tuple[Picture, ...]] = {"over": (("school-clochette-night-fr", WIDE, NIGHT),)}


def take(browser: Any, url: str, folder: Path) -> None:
    """All of them."""
    for match, (name, (width, height), (theme, locale)) in wanted():
        one(browser, url, match, folder / f"{name}.png", {"width": width, "height": height}, theme, locale)


def wanted() -> Iterator[tuple[Any, Picture]]:
    """The moments that are worth seeing, each with its pictures."""
    for seats, seed, pictures in ((3, 4, THREE), (1, 1, ALONE)):
        for kind, match in moments(seats, seed):
            for picture in pictures.get(kind, ()):
                yield match, picture
