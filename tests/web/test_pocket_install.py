"""Putting the house into the pocket: what the page says meanwhile and afterwards, and a pause on the way."""

from typing import Any

from tests.web.pocket import PATIENCE

ENGINE = "/pocket/pyodide.asm.wasm"
UNWATCHED = """() => {
  const workers = navigator.serviceWorker, register = workers.register.bind(workers)
  workers.register = () => Promise.resolve()
  self.watched = () => { workers.register = register }
}"""
"""What the page fetches is held up by the test; what its service worker fetches could not be."""
GAMES = ["Fairy Lights", "Réussite de Noël", "Soleil et Lune", "Fairy School"]
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  offer.prompt = async () => { self.asked = offer.defaultPrevented }
  dispatchEvent(offer)
}"""
"""What a browser says that can put the page on the home screen."""


def rows(page: Any) -> list[str]:
    """What the list says, a line each."""
    return [" ".join(row.split()) for row in page.locator("main li").all_inner_texts()]


def test_paused_on_the_way_it_goes_on_where_it_was(visit: Any) -> None:
    page, asked = visit("/pocket"), list[str]()
    page.set_default_timeout(PATIENCE)
    page.evaluate(UNWATCHED)
    page.route(f"**{ENGINE}", lambda route: None)
    page.get_by_role("button", name="Install").click()
    page.get_by_role("heading", name="Installing").wait_for()
    page.wait_for_function("() => document.querySelectorAll('main li')[2].innerText.includes(' of ')")
    games, bots, engine = rows(page)
    assert "done" in games
    assert "next" in bots
    assert "of 4" in engine  # megabytes, of which some are there
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("heading", name="Paused").wait_for()
    assert page.get_by_role("progressbar").get_attribute("aria-valuenow") != "0"
    page.unroute(f"**{ENGINE}")
    page.evaluate("() => self.watched()")
    page.on("request", lambda request: asked.append(request.url.partition("/pocket/")[2]))
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("heading", name="It is in your pocket").wait_for()
    again = asked[: asked.index("pyodide.asm.wasm")]
    assert "pocket.json" in again
    assert "house.bin" not in again


def test_each_game_is_listed_and_the_home_screen_offered(visit: Any) -> None:
    page = visit("/pocket", lang="fr", phone=True)
    page.set_default_timeout(PATIENCE)
    install = page.get_by_role("button", name="Installer")
    install.wait_for()
    assert len(rows(page)) == 3
    install.click()
    page.get_by_role("heading", name="C’est dans la poche").wait_for()
    assert page.locator("main li b").all_inner_texts() == [
        "Fairy Lights",
        "Réussite de Noël",
        "Soleil et Lune",
        "Fairy School",
    ]
    page.get_by_text("Le menu de votre navigateur peut mettre la maison sur l’écran d’accueil.").wait_for()
    page.evaluate(OFFER)
    page.get_by_role("button", name="Mettre sur l’écran d’accueil").click()
    assert page.evaluate("() => self.asked")
    page.evaluate("() => dispatchEvent(new Event('appinstalled'))")
    page.get_by_text("Le menu de votre navigateur").wait_for(state="detached")
    page.get_by_role("button", name="Jouer Soleil et Lune").click()
    page.wait_for_url("**/new/sun-moon")
    assert page.evaluate("() => sessionStorage.getItem('veillee.house')") == "pocket"
