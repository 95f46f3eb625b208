"""The pocket as a site of plain files, served by something that knows nothing of it; and what a page may run."""

from collections.abc import Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.web import playing
from tests.web.playing import at_once
from tests.web.pocket import PATIENCE, device_of

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
COMPILES = """() => new Promise((done) => setTimeout(() => {
  try {
    done(!!new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))
  } catch {
    done(false)
  }
}))"""
"""Whether WebAssembly may be compiled, asked by the page itself: a debugger may more."""


class PlainHost(SimpleHTTPRequestHandler):
    """Files, and one for whatever is not there, as hosts of plain files do."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the page that the site has for it."""
        page = (SITE / "404.html").read_bytes()
        self.send_response(code, message)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        if self.command != "HEAD" and code == HTTPStatus.NOT_FOUND:
            self.wfile.write(page)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The address of a plain host."""
    assert (SITE / "404.html").exists(), "the pocket is not built: make pocket"
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(PlainHost, directory=str(SITE))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()


def test_plain_files_are_a_house(chromium: Any, site: str) -> None:
    """A table without any server, from any address of the site; nothing of it breaks its own policy."""
    context = chromium.new_context(base_url=site, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page, said = context.new_page(), list[str]()
    page.on("console", lambda message: said.append(message.text))
    page.goto("/new/fairy-lights")
    code = playing.new_table(page, seats=("me", "bot:hedgehog"))
    assert playing.play_on({page: at_once}, 1, acts=3) == 3
    page.reload()
    page.locator("[data-table]").wait_for()
    assert str(page.url).endswith(f"/t/{code}")
    assert playing.play_on({page: at_once}, 2, acts=2) == 2
    page.goto("/")
    assert page.get_by_role("radio", name="With friends").is_disabled()
    assert not [words for words in said if "Content Security Policy" in words]
    assert not page.evaluate(COMPILES)
    context.close()


def test_only_the_worker_may_compile(chromium: Any, home: str) -> None:
    device = device_of(chromium, home)
    page = device.new_page()
    page.goto("/")
    page.evaluate("() => sessionStorage.setItem('veillee.house', 'pocket')")
    page.goto("/")
    page.get_by_text("Pocket", exact=True).wait_for()
    assert not page.evaluate(COMPILES)
    assert page.workers[0].evaluate(COMPILES)
    device.close()
