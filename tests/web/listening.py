"""A page as a screen reader has it: the accessibility tree, and what its live regions say."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from veillee.locales import has, text

MOST_TABS = 60

HEAR = """() => {
  window.heard = []
  const said = (node) => { const text = node.textContent.trim(); if (text) window.heard.push(text) }
  const watch = new MutationObserver((changes) => changes.forEach((c) => said(c.target.parentElement ?? c.target)))
  document.querySelectorAll('[role=status], [role=alert]').forEach((place) =>
    watch.observe(place, { childList: true, characterData: true, subtree: true }))
}"""


@dataclass
class Node:
    """A node of the tree: what it is, what it is called, and what else a screen reader says of it."""

    role: str
    name: str
    states: dict[str, Any]
    parent: "Node | None" = None
    children: list["Node"] = field(default_factory=list)

    def walk(self) -> Iterator["Node"]:
        """This node and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def within(self, role: str, name: str) -> bool:
        """Whether it stands inside something."""
        above = self.parent
        return above is not None and ((above.role, above.name) == (role, name) or above.within(role, name))


class Reader:
    """Somebody with a keyboard and a screen reader, and nothing else."""

    def __init__(self, page: Any) -> None:
        self._keyboard = page.keyboard
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")

    def tree(self) -> Node:
        """The whole page as it is read."""
        raw = self._line.send("Accessibility.getFullAXTree")["nodes"]
        made = {node["nodeId"]: _node(node) for node in raw}
        for node in raw:
            for child in node.get("childIds", ()):
                if child in made:
                    made[node["nodeId"]].children.append(made[child])
                    made[child].parent = made[node["nodeId"]]
        return made[raw[0]["nodeId"]]

    def find(self, role: str, name: str = "") -> list[Node]:
        """All nodes of a role whose name holds some words."""
        return [node for node in self.tree().walk() if node.role == role and name in node.name]

    def focus(self) -> Node | None:
        """Where the keyboard is, as it is read, within what stands around it."""
        held = self._line.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        if "objectId" not in held:
            return None
        raw = self._line.send("Accessibility.getAXNodeAndAncestors", {"objectId": held["objectId"]})["nodes"]
        around = [_node(one) for one in raw]
        for inner, outer in pairwise(around):
            inner.parent = outer
        read = around[0].states.get("focused") and around[0].role != "RootWebArea"
        return around[0] if read else None

    def press(self, key: str) -> None:
        """One key."""
        self._keyboard.press(key)

    def tab_to(self, role: str, name: str) -> Node:
        """Tab on until something with this role and name is read."""
        for _ in range(MOST_TABS):
            now = self.focus()
            if now and now.role == role and name in now.name:
                return now
            self.press("Tab")
        raise AssertionError(f"Tab never comes to the {role} “{name}”")

    def tab_into(self, role: str, name: str) -> Node:
        """Tab on until the focus is inside something."""
        for _ in range(MOST_TABS):
            now = self.focus()
            if now and now.within(role, name):
                return now
            self.press("Tab")
        raise AssertionError(f"Tab never comes into the {role} “{name}”")

    def arrow_to(self, name: str) -> Node:
        """Arrow on, within a group, until a name is read."""
        for _ in range(12):
            now = self.focus()
            if now and now.name.startswith(name):
                return now
            self.press("ArrowRight")
        raise AssertionError(f"arrows never come to “{name}”")


def _node(raw: dict[str, Any]) -> Node:
    states = {one["name"]: one["value"].get("value") for one in raw.get("properties", ())}
    ignored = raw.get("ignored", False)
    role = "" if ignored else str(raw["role"]["value"])
    return Node(role, "" if ignored else str(raw.get("name", {}).get("value", "")), states)


def events_of(page: Any) -> list[dict[str, Any]]:
    """Every event that the house sends to a page from now on."""
    found: list[dict[str, Any]] = []

    def hear(frame: Any) -> None:
        for message in map(json.loads, frame.splitlines()):
            if message["type"] == "update":
                found.extend(message["events"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return found


def in_words(event: dict[str, Any], names: dict[str, str], lang: str = "en", *, you: str = "") -> str:
    """An event as everybody should be told it; `you`: the seat of somebody who plays alone and gave no name."""
    args = {**event["args"]}
    if you and args.get("who") == you and has(lang, f"{event['message']}-you"):
        return text(lang, f"{event['message']}-you", **args)
    if args.get("who") in names:
        args["who"] = names[args["who"]]
    assert has(lang, event["message"])
    return text(lang, event["message"], **args)
