"""Hostile names everywhere: they are shown as they are written, and nothing of them runs."""

import re
from pathlib import Path
from typing import Any

from tests.checker.judging import closed, proven
from tests.playing import play_on
from tests.server.houses import ROOT
from tests.web.conftest import Visit

NAMES = (
    "<img src=x onerror=hi()>",
    "<script>hi()</script>",
    '"onfocus="hi()"autofocus',
    "{@html hi()}</title><b>",
)
WATCH = "window.hurt = false; window.hi = () => { window.hurt = true }"
HARM = "window.hurt || document.querySelectorAll('img[src=x], [onfocus], [onerror], #app script').length > 0"
INLINE = """() => {
  const one = document.createElement('script')
  one.textContent = 'hi()'
  document.body.append(one)
  return window.hurt
}"""


def unharmed(page: Any, *shown: str) -> None:
    for name in shown:
        page.wait_for_function("name => document.body.innerText.includes(name)", arg=name)
    assert page.evaluate(HARM) is False, page.url


def test_hostile_names_are_only_text(visit: Visit) -> None:
    page = visit("/nowhere", refused=True)  # the browser complains of the script that its policy stops
    stopped: list[str] = []
    page.on("console", lambda said: stopped.append(said.text) if "Content Security" in said.text else None)
    page.add_init_script(WATCH)
    page.request.post("/api/guest", data={"name": NAMES[0]})
    seats = [*({"kind": "me", "name": name} for name in NAMES), {"kind": "open"}]
    made = page.request.post("/api/tables", data={"game": "fairy-lights", "seats": seats, "pace": "instant"})
    code = made.json()["table"]["code"]
    page.goto(f"/t/{code}")
    page.locator("#my-name").wait_for()
    unharmed(page, *NAMES)
    page.request.post(f"/api/tables/{code}/fill", data={"seat": 4, "kind": "bot", "bot": "random"})
    page.request.post(f"/api/tables/{code}/start", data={})
    page.locator("[data-table]").wait_for()
    unharmed(page, *NAMES)
    page.request.post(f"/api/tables/{code}/leave", data={})
    page.locator("section.count").wait_for(timeout=60_000)
    unharmed(page, *NAMES)
    page.goto(f"/replay/{code}")
    page.locator(".controls").wait_for()
    unharmed(page, *NAMES)
    circle = page.request.post("/api/circles", data={"name": NAMES[1]}).json()["id"]
    page.request.post(f"/api/circles/{circle}/tables", data={"code": code})
    for path, shown in ((f"/c/{circle}", NAMES[1]), ("/memory", NAMES[3])):
        page.goto(path)
        unharmed(page, shown)
    for path in (
        *("/", "/settings", "/commitments", f"/t/{code}/table", f"/move/{code}", f"/c/{NAMES[1]}"),
        *(f"/t/{code}/seat/{NAMES[1]}", f"/rules/{NAMES[0]}", f"/new/{NAMES[0]}"),
    ):
        page.goto(path)
        page.locator("main").wait_for()
        unharmed(page)
    assert stopped == []
    assert page.evaluate(INLINE) is False, "no inline script runs"


def test_a_hostile_file_is_only_text_for_the_page_that_checks_it(visit: Visit, tmp_path: Path) -> None:
    match = proven("fairy-lights", 4, 1)
    match.names = dict(zip("ABCD", NAMES, strict=True))
    for _ in play_on(match, 1):
        pass
    *lines, signs, _ = match.replay().splitlines()
    page = visit("/check.html", refused=True)
    page.add_init_script(WATCH)
    page.reload()
    for number, text in enumerate((match.replay(), closed([*lines[:-1], f"A {NAMES[0]}", signs]))):
        file = tmp_path / f"{number}<img src=x onerror=hi()>.txt".replace("/", "")
        file.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        unharmed(page, file.name, *(NAMES if number == 0 else NAMES[:1]))


RAW = re.compile(r"\{@html (.*?)\}|(insertAdjacentHTML|innerHTML|outerHTML|document\.write|srcdoc)\b.*")
OUR_OWN = {
    "parts/Snow.svelte": {"scene"},  # drawings that are built into the page
    "parts/Tile.svelte": {"face.art"},
    "games/plain/Emblem.svelte": {"art"},
    "lib/symbols.ts": {"insertAdjacentHTML('afterbegin', svg)"},
    "parts/RulesText.svelte": {"html"},  # our own rules files
}


def test_raw_html_comes_from_our_own_files_alone() -> None:
    web = ROOT / "web" / "src"
    found = {
        file.relative_to(web).as_posix(): {one[1] or one[0] for one in RAW.finditer(file.read_text("utf-8"))}
        for file in web.rglob("*")
        if file.suffix in (".svelte", ".ts")
    }
    assert {name: raw for name, raw in found.items() if raw} == OUR_OWN
    for file in web.rglob("*.ts"):  # whoever has an `art` or `symbols` to show has it from a file of ours
        for name in re.findall(r"^  (art|symbols),$", file.read_text("utf-8"), re.MULTILINE):
            assert f"import {name} from " in file.read_text("utf-8").rpartition(".svg?raw")[0], file
