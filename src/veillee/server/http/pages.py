"""The page: the built front end from the package, or a plain page that says how to build it."""

import gzip
import os.path
import re
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from veillee.server.errors import Refused
from veillee.server.http.responses import accepts_gzip

router = APIRouter(include_in_schema=False)
BUILT = Path(str(files("veillee"))) / "web"
POCKET, IN_POCKET = Path(str(files("veillee"))) / "pocket" / "files", "pocket/"
"""The house for a browser, if it was built (`make pocket`), and where it is asked for."""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Veillée</title>
<h1>Veillée</h1>
<p>The house is open, but its page has not been built. Run <code>make run</code> in the sources,
or install the wheel, which brings the page along.</p>
<p lang="fr">La maison est ouverte, mais sa page n’est pas construite. Lancez <code>make run</code> dans les
sources, ou installez le paquet, qui apporte la page.</p>
<p><a href="/api/docs">/api/docs</a></p></html>
"""
CHECKER = "check.html"
"""The page that checks a game by itself; it brings its own policy, which allows it no request."""
OWN_POLICY = re.compile(rb'http-equiv="Content-Security-Policy" content="([^"]*)"')
PACKED_ALREADY = ("image/png", "font/woff2")
PRESSED = ".br"
"""What is added to the name of a file that was packed by brotli when it was built."""
FOREVER = "public, max-age=31536000, immutable"


@router.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """A file of the page, or the page itself for every address that it knows how to show."""
    if path.startswith("api/") or "\0" in path:
        raise Refused("not-found", "house-not-found")
    built: Path = request.app.state.page
    if not (built / "index.html").is_file():
        return HTMLResponse(NOT_BUILT)
    folder, name = (POCKET, path.removeprefix(IN_POCKET)) if path.startswith(IN_POCKET) else (built, path)
    found = folder / name
    if name and os.path.isfile(found) and found.resolve().is_relative_to(folder.resolve()):  # noqa: PTH113 - any length
        lasting = FOREVER if path.startswith("assets/") else "no-cache"
        policy = own_policy(found) if path == CHECKER else {}
        return await file_of(request, found, {"Cache-Control": lasting, **policy})
    return await file_of(request, built / "index.html", {"Cache-Control": "no-cache"})


async def file_of(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """A file as it travels: as it was pressed when it was built, or packed once, beside the loop, and kept."""
    kind = guess_type(path.name)[0] or "application/octet-stream"
    pressed, accepted = Path(f"{path}{PRESSED}"), request.headers.get("accept-encoding", "")
    if "br" in accepted and "range" not in request.headers and pressed.is_file():
        return FileResponse(pressed, media_type=kind, headers={**headers, **packing("br")})
    if kind in PACKED_ALREADY or "range" in request.headers or not accepts_gzip(request):
        return FileResponse(path, headers=headers)
    pool, found = request.app.state.house.pools.files, path.stat()
    body = await pool.once((path, found.st_mtime_ns, found.st_size), lambda: pool.run(packed_file, path))
    return Response(body, media_type=kind, headers={**headers, **packing("gzip")})


def packing(way: str) -> dict[str, str]:
    """The headers of a file that is packed."""
    return {"Content-Encoding": way, "Vary": "Accept-Encoding"}


def packed_file(path: Path) -> bytes:
    """A file packed as well as can be: it is done once."""
    return gzip.compress(path.read_bytes(), mtime=0)


def own_policy(page: Path) -> dict[str, str]:
    """The policy that a page brings in its head, as a header."""
    with page.open("rb") as file:
        found = OWN_POLICY.search(file.read(2000))
    return {"Content-Security-Policy": f"{found[1].decode()}; frame-ancestors 'none'"} if found else {}
