"""A deal that can be checked, from the lobby to the file: what was promised, what was added, what was told."""

from pathlib import Path

from tests.web.conftest import Visit
from tests.web.playing import left_to_bots, new_table


def test_the_lobby_shows_the_promise_and_the_end_checks_it(visit: Visit, tmp_path: Path) -> None:
    host = visit("/new")
    code = new_table(host, seats=("me", "open", "bot:hedgehog"))
    promised = host.request.get(f"/api/tables/{code}").json()["table"]["proof"]["commitment"]
    shown = host.locator(".proof summary")
    shown.wait_for()
    signs = " ".join(promised[n : n + 4] for n in (0, 4, 8))
    assert signs in shown.inner_text()
    guest = visit(f"/t/{code}")
    guest.get_by_label("Your name").fill("Anouk")
    guest.get_by_role("button", name="Sit here").click()
    host.wait_for_function("() => /\\b2\\b.*\\b3\\b/.test(document.querySelector('.proof summary')?.textContent)")
    host.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector("[data-table]")
    assert guest.request.post(f"/api/tables/{code}/leave", data={}).ok
    left_to_bots(host)
    host.get_by_role("button", name="Check this game").click()
    verdict = host.locator("#proof-verdict")
    assert verdict.inner_text().startswith("The deal is honest")
    assert signs in verdict.inner_text()
    with host.expect_download() as saved:
        host.get_by_role("link", name="Save for checking").click()
    file = tmp_path / "game.txt"
    saved.value.save_as(file)
    assert promised in file.read_text(encoding="utf-8")
    checker = visit("/check.html")
    checker.get_by_label("Choose the file of a game").set_input_files(file)
    outcome = checker.get_by_role("status")
    outcome.get_by_role("heading", name="game.txt: nothing wrong was found.").wait_for()
    said = outcome.inner_text()
    assert f"The house kept to its commitment {signs}" in said
    assert "from what 2 seats added: A, B" in said
