"""Writes the shapes of HTTP and socket messages as JSON schemas, from which TypeScript types are made."""

import json
from pathlib import Path

import msgspec
from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import TypedDict, get_original_bases

from veillee.core.plain import PlainData
from veillee.core.view_types import GameView
from veillee.games import MODULES, game_of
from veillee.server import protocol
from veillee.server.http.app import make_app
from veillee.server.settings import Settings

FOLDER = Path("docs/guide/schema")
SERVER = ("Welcome", "Update", "Done", "Refusal", "Why", "Notice", "Pong")
CLIENT = ("Play", "Undo", "Series", "Emote", "AskWhy", "Ping")


def http_schema() -> PlainData:
    """The OpenAPI description."""
    return dict(make_app(Settings()).openapi())


def socket_schema() -> PlainData:
    """Every socket message; `TableChange` is a table of which any key may be missing."""
    kinds = [getattr(protocol, name) for name in (*SERVER, *CLIENT)]
    _, found = msgspec.json.schema_components([*kinds, protocol.Failure], ref_template="#/$defs/{name}")
    shapes: PlainData = dict(found)
    shapes |= view_shapes()
    shapes["TableChange"] = {**shapes["TableInfo"], "title": "TableChange", "required": []}
    for name in ("Update", "Notice"):
        shapes[name]["properties"]["table"] = ref("TableChange")
    shapes["Welcome"]["properties"]["views"]["items"] = ref("View")
    shapes["Update"]["properties"]["views"]["items"] = ref("ViewChange")
    shapes["FromServer"] = {"oneOf": [ref(name) for name in SERVER]}
    shapes["FromClient"] = {"oneOf": [ref(name) for name in CLIENT]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": shapes}


def ref(name: str) -> dict[str, str]:
    """A shape that has a name."""
    return {"$ref": f"#/$defs/{name}"}


class WithoutTitles(GenerateJsonSchema):
    """JSON schemas whose fields have no titles: these would only repeat their names."""

    def field_title_should_be_set(self, schema: object) -> bool:
        """Never."""
        return False


def view_shapes() -> PlainData:
    """The view of every game: the frame and the game's own part; of a change any key but `seat` may be missing."""
    views = {game.id: game.view for game in map(game_of, MODULES)}
    parts = {part.__name__: part for view in views.values() for part in get_original_bases(view)}
    shapes = shapes_of({**parts, GameView.__name__: GameView})
    shapes["GameViewChange"] = change_of(shapes, ["GameView"])
    for game, view in views.items():
        name, own = view.__name__, [part.__name__ for part in get_original_bases(view)]
        known = {"type": "object", "properties": {"game": {"const": game}}, "required": ["game"]}
        shapes[name] = {"title": name, "description": view.__doc__, "allOf": [*map(ref, own), known]}
        shapes[f"{name}Change"] = change_of(shapes, own)
    names = [view.__name__ for view in views.values()]
    shapes["View"] = {"oneOf": [ref(name) for name in names]}
    shapes["ViewChange"] = {"anyOf": [ref(f"{name}Change") for name in names]}
    return shapes


def change_of(shapes: PlainData, parts: list[str]) -> PlainData:
    """Some of the keys of a view, and whose view it is."""
    fields = {key: shape for part in parts for key, shape in shapes[part]["properties"].items()}
    return {"type": "object", "properties": fields, "required": ["seat"]}


def shapes_of(parts: PlainData) -> PlainData:
    """Some typed structures and all that they are made of, as JSON schemas by name."""
    several = TypedDict("Several", parts)  # type: ignore[misc]
    config = ConfigDict(use_attribute_docstrings=True)
    adapter: TypeAdapter[object] = TypeAdapter(list[several], config=config)
    shapes: PlainData = adapter.json_schema(schema_generator=WithoutTitles)["$defs"]
    del shapes["Several"]
    return shapes


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
    main()
