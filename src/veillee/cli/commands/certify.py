"""`veillee certify`: certificates of what can be proved of a deal."""

import json

import click

from veillee.cli.command import command
from veillee.cli.parameters import argument, option
from veillee.core.errors import BadInput
from veillee.terminal.translator import Translator


@command()
@argument("proof")
@argument("deal")
@option("--edition")
@click.pass_obj
def certify(say: Translator, proof: str, deal: str, edition: str | None) -> int:
    """Write the certificate of a deal, or check one."""
    if proof == "check":
        return check_certificate(deal, edition, say)
    if proof != "deal":
        raise BadInput("cli-certify-what", what=proof)
    return print_certificate(deal, edition, say)


def print_certificate(seed: str, edition: str | None, say: Translator) -> int:
    """The certificate of the deal that a seed gives."""
    from veillee.bots import certificates
    from veillee.bots.solving import first_solved
    from veillee.cli.compiling import compile_announced

    if not seed.isprintable():
        raise BadInput("cli-certify-seed", seed=seed)
    match = certificates.dealt(first_solved().id, seed, edition)
    compile_announced(match.game.id, say)
    certificate = certificates.certify(match, seed)
    if certificate is None:
        raise BadInput("cli-certify-unknown", seed=seed)
    print(json.dumps(certificate.data(), ensure_ascii=False))
    return 0


def check_certificate(file: str, edition: str | None, say: Translator) -> int:
    """Say whether a certificate is true."""
    from veillee.bots.checker import check, read_certificate
    from veillee.cli.compiling import compile_announced
    from veillee.cli.input_file import read_input
    from veillee.games import MODULES

    certificate = read_certificate(read_input(file))
    if certificate["game"] in MODULES:
        compile_announced(certificate["game"], say)
    check(certificate, edition)
    print(say(f"cli-certify-{certificate['result']}", seed=certificate["seed"], moves=len(certificate["line"])))
    return 0
