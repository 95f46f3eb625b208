"""--lang first, then VEILLEE_LANG, LC_ALL, LC_MESSAGES, LANG; English if none says otherwise."""

import pytest

from tests.cli.conftest import Run
from veillee.cli.language import language_of_system, split_language


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LC_MESSAGES": "en_GB", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "en_GB", "VEILLEE_LANG": "fr"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_system_language(env: dict[str, str], lang: str) -> None:
    assert language_of_system(env) == lang


def test_lang_may_stand_anywhere() -> None:
    assert split_language(["--lang", "fr", "play"]) == ("fr", ["play"])
    assert split_language(["play", "--lang=fr", "--seed", "1"]) == ("fr", ["play", "--seed", "1"])
    assert split_language(["rules", "--", "--lang"]) == (None, ["rules", "--", "--lang"])


def test_the_option_wins(veillee: Run) -> None:
    assert "soirs d’hiver" in veillee("--help", LANG="fr_FR.UTF-8").stdout
    assert "winter evenings" in veillee("--help", "--lang", "en", LANG="fr_FR.UTF-8").stdout
