"""The page that checks a game: as a file of one's own without a network, and as the house serves it."""

from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.checker.judging import PAGE, closed, proven
from tests.playing import play_on
from tests.web.test_access import check as check_access

WRONG = {"fairy-lights": "A take gold", "fairy-school": "A realise I1"}
"""What somebody writes in the place of the last move."""


def replay(folder: Path, game: str, *, altered: bool = False) -> tuple[Path, int]:
    """A finished game as a file, altered in its last move or not, and the number of that line."""
    match = proven(game, 2, 5)
    for _ in play_on(match, 5):
        pass
    *lines, signs, _ = match.replay().splitlines()
    if altered:
        lines[-1] = WRONG[game]
    file = folder / ("altered.txt" if altered else "game.txt")
    file.write_text(closed([*lines, signs]), encoding="utf-8")
    return file, len(lines)


@pytest.mark.parametrize("game", WRONG)
def test_a_file_is_checked_offline_by_keys_in_both_languages(chromium: Any, tmp_path: Path, game: str) -> None:
    context = chromium.new_context(viewport={"width": 360, "height": 740}, offline=True, locale="fr-FR")
    page, asked, complaints = context.new_page(), [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: complaints.append(said.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(PAGE.as_uri())
    (whole, _), (altered, line) = replay(tmp_path, game), replay(tmp_path, game, altered=True)
    page.get_by_label("Choisir le fichier d’une partie").set_input_files(whole)
    outcome = page.get_by_role("status")
    outcome.get_by_role("heading", name="game.txt : rien d’anormal.").wait_for()
    assert outcome.get_by_role("row").count() == 2
    check_access(page)
    page.get_by_role("button", name="English").focus()
    page.keyboard.press("Enter")
    outcome.get_by_role("heading", name="game.txt: nothing wrong was found.").wait_for()
    page.get_by_label("Choose the file of a game").set_input_files(altered)
    outcome.get_by_role("heading", name="altered.txt: this cannot be how it was.").wait_for()
    assert f"line {line}:\n{WRONG[game]}" in outcome.inner_text().replace("\n\n", "\n")
    check_access(page)
    context.close()
    assert (asked, complaints) == ([PAGE.as_uri()], [])


def test_the_house_serves_it_with_its_own_policy(home: str) -> None:
    answer = httpx2.get(f"{home}/check.html")
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "'self'" not in policy
    assert policy.endswith("; frame-ancestors 'none'")
