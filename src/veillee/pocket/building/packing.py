"""Runs in Pyodide after whole games were played there: what was loaded of Python, and the house, as bytecode."""

import gzip
import importlib.util
import io
import marshal
import sys
import zipfile
from pathlib import Path

HOUSE = Path("/house")
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
ALSO = ("_pyodide/", "pyodide/", "json/", "re/")
"""Parts of the library that are taken whole."""
OURS = ("veillee/core/", "veillee/games/", "veillee/bots/", "veillee/coach/", "veillee/pocket/", "fluent/")
"""What may be loaded later than in the games that were played."""
LATER = {
    "encodings/idna.py",
    "encodings/latin_1.py",
    "traceback.py",
    "linecache.py",
    "tokenize.py",
    "token.py",
    "textwrap.py",
    "zipfile/__init__.py",
}


def _bytecode(source: bytes, name: str) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def _packed(files: dict[str, bytes], how: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as made:
        for name, data in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(name), data, how, 9)
    return out.getvalue()


def _loaded(folder: str) -> set[str]:
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file[len(folder) + 1 :] for file in files if file.startswith(f"{folder}/")}


def python() -> bytes:
    """What is needed of Python's library."""
    files = {}
    with zipfile.ZipFile(LIBRARY) as whole:
        names = whole.namelist()
        wanted = _loaded(LIBRARY) | LATER
        for name in names:
            if name.endswith(".py") and (name in wanted or name.startswith(ALSO)):
                files[f"{name}c"] = _bytecode(whole.read(name), name)
            elif name.endswith(".pyc") and (f"{name[:-1]}" in wanted or name in wanted or name.startswith(ALSO)):
                files[name] = whole.read(name)
    return _packed(files, zipfile.ZIP_STORED)  # whoever sends it packs it better as a whole


def house() -> bytes:
    """The house, and what others wrote that it needs."""
    files, loaded = {}, _loaded(str(HOUSE))
    for path in sorted(HOUSE.rglob("*")):
        inside = path.relative_to(HOUSE).as_posix()
        if not path.is_file() or "dist-info" in inside or inside.startswith("veillee/pocket/building/"):
            continue
        if path.suffix != ".py":
            files[inside] = path.read_bytes()
        elif inside in loaded or inside.startswith(OURS):
            files[f"{inside}c"] = _bytecode(path.read_bytes(), inside)
    return gzip.compress(_packed(files, zipfile.ZIP_STORED), 9, mtime=0)  # in one piece it is a quarter smaller
