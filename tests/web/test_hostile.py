"""Hostile names everywhere: they are shown as they are written, and nothing of them runs."""

from typing import Any

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
    for path in ("/", "/settings", f"/t/{code}/seat/{NAMES[1]}", f"/rules/{NAMES[0]}", f"/new/{NAMES[0]}"):
        page.goto(path)
        page.locator("main").wait_for()
        unharmed(page)
    assert stopped == []
    assert page.evaluate(INLINE) is False, "no inline script runs"
