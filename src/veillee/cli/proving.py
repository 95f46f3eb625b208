"""`veillee solve` and `veillee certify`: what can be proved of a deal."""

import json

from veillee.cli.compiling import get_ready
from veillee.cli.files import read_input
from veillee.core.errors import BadInput
from veillee.core.position import parse_position
from veillee.games import MODULES, load
from veillee.terminal.translator import Translator


def solve(values: dict[str, str | None], say: Translator) -> int:
    """Whether a position can be won by one who knows the pile, and how."""
    from veillee.bots.solving import DEFAULT_NODES, first_solved
    from veillee.bots.solving import solve as solve_position

    data = parse_position(read_input(values["file"] or ""))
    data.setdefault("game", first_solved().id)
    nodes = read_count("nodes", values["nodes"], DEFAULT_NODES)
    match = load(data, values["edition"])
    get_ready(match.game.id, say)
    found = solve_position(match, nodes)
    print(say(f"cli-solve-{found.result}", nodes=found.nodes))
    if found.line:
        print(*found.line)
    return 0


def certify(values: dict[str, str | None], say: Translator) -> int:
    """Write the certificate of a deal, or check one."""
    what, given = values["proof"] or "", values["deal"] or ""
    if what == "check":
        return check_certificate(given, values["edition"], say)
    if what != "deal":
        raise BadInput("cli-certify-what", what=what)
    from veillee.bots.certificates import certify as certify_deal
    from veillee.bots.certificates import dealt
    from veillee.bots.solving import first_solved

    if not given.isprintable():
        raise BadInput("cli-certify-seed", seed=given)
    match = dealt(first_solved().id, given, values["edition"])
    get_ready(match.game.id, say)
    certificate = certify_deal(match, given)
    if certificate is None:
        raise BadInput("cli-certify-unknown", seed=given)
    print(json.dumps(certificate.data(), ensure_ascii=False))
    return 0


def check_certificate(file: str, edition: str | None, say: Translator) -> int:
    """Say whether a certificate is true."""
    from veillee.bots.checker import check, read_certificate

    certificate = read_certificate(read_input(file))
    if certificate["game"] in MODULES:
        get_ready(certificate["game"], say)
    check(certificate, edition)
    print(say(f"cli-certify-{certificate['result']}", seed=certificate["seed"], moves=len(certificate["line"])))
    return 0


def read_count(name: str, text: str | None, usual: int) -> int:
    """A number from 1 on."""
    if text is None:
        return usual
    if not text.isascii() or not text.isdigit() or not 0 < int(text[:12]) <= 10**9:
        raise BadInput("cli-count", option=f"--{name}", value=text)
    return int(text)
