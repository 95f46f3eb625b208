"""Builds the pocket: `python -m veillee.pocket.building`. What it makes on the way is kept in `build/pocket`.

Its files go where a server finds them, and with the page beside them into `build/site`: plain files, for any host.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

from veillee.core.jit import PACKAGE
from veillee.core.registry import MODULES
from veillee.server.http.headers import policy

ROOT = PACKAGE.parents[1]
WEB, WORK = ROOT / "web", ROOT / "build" / "pocket"
PYODIDE = WEB / "node_modules" / "pyodide"
ROOMS = ("core", "games", "bots", "coach", "locales", "server", "pocket")
WHEELS = Path(__file__).with_name("wheels.lock")
PLATFORM = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")
PURE = {
    "fluent.runtime": "fluent.runtime",
    "fluent.syntax": "fluent.syntax",
    "babel": "babel",
    "attr": "attrs",
    "attrs": "attrs",
    "itsdangerous": "itsdangerous",
    "pytz": "pytz",
}
"""Modules in plain Python that the house needs, and the distributions that they come from."""
LOCALES = ("root.dat", "en.dat", "fr.dat")
PAGE_TEXTS = ("web", "lesson")
"""Sentences that the page has built in, by how their files begin."""
LEFT_OUT = (".pyc", ".so", ".pyi", ".typed", ".sql", ".mako", ".ini", ".svg", ".lock", ".ll")
ALONE = '<meta name="veillee-house" content="pocket" />'
PRESSED = ".br"
"""How the names of files end that lie there as they travel."""
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def main(out: Path, site: Path) -> None:
    """Build everything into a folder, and a site of plain files with it."""
    if not PYODIDE.exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    WORK.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as games:
        list(games.map(compile_rules, reversed(MODULES)))  # the largest first
    shutil.rmtree(out, ignore_errors=True)
    (out / "rules").mkdir(parents=True)
    node("scripts/link-rules.ts", WORK / "objects", out / "rules")
    gather(WORK / "house")
    node("scripts/pack-pocket.ts", WORK / "house", out)
    for name in ENGINE:
        shutil.copyfile(PYODIDE / name, out / name)
    (out / "licences.txt").write_text(licences(), encoding="utf-8")
    node("scripts/press-pocket.ts", out)
    list_files(out)
    lay_out(site, out)


def compile_rules(game: str) -> None:
    """The object file of a game, unless it is there for these very sources."""
    folder, digest = WORK / "objects", hashlib.sha256()
    for path in sorted(rule_files()):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    stamp = folder / f"{game}.stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == digest.hexdigest():
        return
    folder.mkdir(parents=True, exist_ok=True)
    env = {**os.environ, "VEILLEE_COMPILER": "on", "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, "-m", "veillee.pocket.building.rules", game, str(folder)], env=env, check=True)
    stamp.write_text(digest.hexdigest(), encoding="utf-8")


def rule_files() -> Iterator[Path]:
    """What the object files are made from."""
    for room in ("core", "games", "bots"):
        yield from (PACKAGE / room).rglob("*.py")
    for name in ("doors.py", "gathering.py"):
        yield PACKAGE / "compile_ahead" / name
    for name in ("rules.py", "runtime.ll", "target.py"):
        yield Path(__file__).with_name(name)


def node(script: str, *args: Path) -> None:
    """Run a script of the page's with Node."""
    subprocess.run(["node", script, *map(str, args)], cwd=WEB, check=True)


def gather(site: Path) -> None:
    """Put everything that Python may import in the pocket into one folder, as it is written."""
    shutil.rmtree(site, ignore_errors=True)
    for room in ROOMS:
        for path in kept_files(PACKAGE / room):
            copy(path, site / "veillee" / path.relative_to(PACKAGE))
    for name in ("__init__.py", "compile_ahead/__init__.py"):
        copy(PACKAGE / name, site / "veillee" / name)
    for folder in ("arrays", "newer", "web"):
        left_out = shutil.ignore_patterns("__pycache__")
        shutil.copytree(PACKAGE / "pocket" / "stand_ins" / folder, site, ignore=left_out, dirs_exist_ok=True)
    for module in PURE:
        spec = find_spec(module)
        assert spec
        assert spec.origin
        origin = Path(spec.origin)
        root = origin.parent if origin.name == "__init__.py" else origin
        base = root.parents[module.count(".")]
        for path in kept_files(root):
            copy(path, site / path.relative_to(base))
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)


def kept_files(root: Path) -> Iterator[Path]:
    """The files of a package that travel."""
    for path in [root] if root.is_file() else sorted(root.rglob("*")):
        away = {"__pycache__", "files", "stand_ins", "zoneinfo", "migrations"} & set(path.parts)
        locale = "locale-data" in path.parts and path.name not in LOCALES
        built = path.is_relative_to(Path(__file__).parent) and path.name not in (
            "__init__.py",
            "exercise.py",
            "packing.py",
        )
        of_page = path.suffix == ".ftl" and path.name.startswith(PAGE_TEXTS)
        left_out = path.suffix in LEFT_OUT or away or locale or built or of_page
        if path.is_file() and not left_out:
            yield path


def copy(source: Path, target: Path) -> None:
    """Copy a file to where its folder may be missing."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def wheels() -> list[Path]:
    """The compiled packages, fetched once and checked by their hashes."""
    folder = WORK / "wheels" / hashlib.sha256(WHEELS.read_bytes()).hexdigest()[:16]
    if not folder.exists():
        platform, python, abi = PLATFORM
        asked = ("--platform", platform, "--python-version", python, "--implementation", "cp", "--abi", abi)
        pip = (sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps")
        only = ("--only-binary=:all:", "--require-hashes", "-r", str(WHEELS), "-d", str(folder))
        subprocess.run([*pip, *asked, *only], check=True)
    return sorted(folder.glob("*.whl"))


def licences() -> str:
    """What is in the pocket that others wrote, and under which licence."""
    parts = [f"Veillée: MIT\n\n{(ROOT / 'LICENSE').read_text(encoding='utf-8')}"]
    pyodide = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    parts.append(
        f"Pyodide {pyodide['version']}: {pyodide['license']}, https://github.com/pyodide/pyodide\n"
        "It holds CPython (PSF-2.0), https://www.python.org, and musl (MIT), by way of Emscripten (MIT)."
    )
    for name in sorted({*PURE.values(), "msgspec"}):
        found = distribution(name)
        said = found.metadata.get("License-Expression") or found.metadata.get("License") or "see below"
        texts = [
            file.read_text() for file in found.files or () if "licen" in file.name.lower() and file.suffix != ".py"
        ]
        parts.append("\n\n".join([f"{name} {found.version}: {said}", *(text or "" for text in texts)]))
    return ("\n\n" + "-" * 80 + "\n\n").join(parts) + "\n"


def lay_out(site: Path, pocket: Path) -> None:
    """The page and the pocket as a site of plain files: its page says that there is no server behind it.

    It brings its policy along, and lies where plain hosts look for a page that they have not: any address is its.
    """
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(PACKAGE / "web", site, ignore=shutil.ignore_patterns(".*", "check.html"))
    shutil.copytree(pocket, site / "pocket")
    page = (site / "index.html").read_text(encoding="utf-8")
    rules = policy().partition("; frame-ancestors")[0]  # which only a header may say
    said = f'{ALONE}<meta http-equiv="Content-Security-Policy" content="{rules}" />'
    for name in ("index.html", "404.html"):
        (site / name).write_text(page.replace("<head>", f"<head>{said}", 1), encoding="utf-8")


def list_files(out: Path) -> None:
    """Say what there is, how large, also as it travels, and which version it is: the hash of all of it."""
    found = (path for path in sorted(out.rglob("*")) if path.is_file() and path.suffix != PRESSED)
    files = {path.relative_to(out).as_posix(): path for path in found}
    digests = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()}
    version = hashlib.sha256(json.dumps(digests).encode()).hexdigest()[:16]
    listed = [
        {"path": name, "bytes": path.stat().st_size, "packed": Path(f"{path}{PRESSED}").stat().st_size}
        for name, path in files.items()
    ]
    (out / "pocket.json").write_text(json.dumps({"version": version, "files": listed}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(PACKAGE / "pocket" / "files", ROOT / "build" / "site")
