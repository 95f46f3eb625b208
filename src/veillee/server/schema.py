"""Writes the shapes of HTTP and socket messages as JSON schemas, from which TypeScript types are made."""

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from veillee.server import protocol
from veillee.server.http.app import make_app
from veillee.server.settings import Settings

FOLDER = Path("docs/guide/schema")
SERVER = ("Welcome", "Update", "Done", "Refusal", "Why", "Notice", "Pong")
CLIENT = ("Play", "Undo", "Series", "Emote", "AskWhy", "Ping")


def http_schema() -> dict[str, Any]:
    """The OpenAPI description."""
    return dict(make_app(Settings()).openapi())


def socket_schema() -> dict[str, Any]:
    """Every socket message; `TableChange` is a table of which any key may be missing."""
    kinds = [getattr(protocol, name) for name in (*SERVER, *CLIENT)]
    _, found = msgspec.json.schema_components([*kinds, protocol.Failure], ref_template="#/$defs/{name}")
    shapes: dict[str, Any] = dict(found)
    shapes["TableChange"] = {**shapes["TableInfo"], "title": "TableChange", "required": []}
    for name in ("Update", "Notice"):
        shapes[name]["properties"]["table"] = {"$ref": "#/$defs/TableChange"}
    shapes["FromServer"] = {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in SERVER]}
    shapes["FromClient"] = {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in CLIENT]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": shapes}


def texts() -> dict[str, str]:
    """Both files by name."""
    made = {"http.json": http_schema(), "socket.json": socket_schema()}
    return {name: json.dumps(schema, indent=2, ensure_ascii=False) + "\n" for name, schema in made.items()}


def main(folder: Path = FOLDER) -> None:
    """Write them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m veillee.server.schema", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    main(parser.parse_args().folder)
